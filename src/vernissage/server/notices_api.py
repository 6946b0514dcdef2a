"""Notices over HTTP: where a visitor is told that it is his turn."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State

from vernissage.server import wire_notices as wire
from vernissage.server.api import check_limit
from vernissage.server.postbox import Postbox
from vernissage.server.push import Push


class NoticesApi(Controller):
    """Everything under /api/notices."""

    path = "/api/notices"

    def _postbox(self, state: State) -> Postbox:
        postbox: Postbox = state.house.postbox
        return postbox

    def _push(self, state: State) -> Push:
        push: Push = state.house.push
        return push

    async def _telling(self, state: State, guest: str | None) -> wire.Telling:
        email, wanted = (None, None) if guest is None else await self._postbox(state).of(guest)
        browsers = () if guest is None else await self._push(state).of(guest)
        member = guest is not None and await state.members.card(guest) is not None
        webhook = bool(state.house.settings.webhook)
        return wire.Telling(
            mail=self._postbox(state).is_open,
            member=member,
            email=email,
            wanted=wanted,
            webhook=webhook,
            push=await self._push(state).key(),
            devices=browsers,
        )

    @get("/")
    async def telling(self, state: State, request: Request[Any, Any, Any]) -> wire.Telling:
        """Where the visitor is told."""
        guest = await state.guests.who(request)
        return await self._telling(state, None if guest is None else guest.id)

    @post("/mail", status_code=200)
    async def ask(self, state: State, request: Request[Any, Any, Any], data: wire.MailRequest) -> wire.Telling:
        """Give an address; a letter goes there, and nothing else until it is confirmed."""
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.letters, guest.id, request)
        await self._postbox(state).ask(guest.id, data.email, data.language)
        return await self._telling(state, guest.id)

    @delete("/mail", status_code=200)
    async def forget(self, state: State, request: Request[Any, Any, Any]) -> wire.Telling:
        """No more e-mail, and the address is forgotten."""
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.cards, guest.id, request)
        await self._postbox(state).forget(guest.id)
        return await self._telling(state, guest.id)

    @post("/mail/confirm", status_code=200)
    async def confirm(self, state: State, request: Request[Any, Any, Any], data: wire.LetterRequest) -> wire.Telling:
        """Confirm an address by what stood in the letter."""
        guest = await state.guests.who(request)
        check_limit(state.house, state.house.limits.cards, None if guest is None else guest.id, request)
        state.house.notices.can_reach(await self._postbox(state).confirm(data.token))
        return await self._telling(state, None if guest is None else guest.id)

    @post("/mail/unsubscribe", status_code=200)
    async def unsubscribe(
        self, state: State, request: Request[Any, Any, Any], data: wire.LetterRequest
    ) -> wire.Telling:
        """No more letters to the address of a letter."""
        guest = await state.guests.who(request)
        check_limit(state.house, state.house.limits.cards, None if guest is None else guest.id, request)
        await self._postbox(state).unsubscribe(data.token)
        return await self._telling(state, None if guest is None else guest.id)

    @post("/devices", status_code=200)
    async def tell_here(self, state: State, request: Request[Any, Any, Any], data: wire.DeviceRequest) -> wire.Telling:
        """Tell the visitor in this browser, or change in which language."""
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.cards, guest.id, request)
        await self._push(state).add(guest.id, data)
        state.house.notices.can_reach(guest.id)
        return await self._telling(state, guest.id)

    @delete("/devices/{id:str}", status_code=200)
    async def forget_device(self, state: State, request: Request[Any, Any, Any], id: str) -> wire.Telling:
        """Tell the visitor no more in a browser."""
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.cards, guest.id, request)
        await self._push(state).remove(guest.id, id)
        return await self._telling(state, guest.id)
