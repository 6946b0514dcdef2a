"""Member cards over HTTP: the card, its code and passkeys, signing in and out, and all that is stored about oneself.

Refusals are `Problem`s: 400 what cannot be read, 401 who is not known or shows no right key, 404 what is not there,
409 what cannot be done now, 429 too often.
"""

from __future__ import annotations

import hmac
import time
from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State

from vernissage.core.errors import OptionError
from vernissage.server import wire_people as wire
from vernissage.server.api import address_of, check_limit
from vernissage.server.guests import Guest, clean_nickname
from vernissage.server.limits import Limit
from vernissage.server.members import Members, WrongCode
from vernissage.server.wire import You


class MembersApi(Controller):
    """Everything under /api/member."""

    path = "/api/member"

    def _members(self, state: State) -> Members:
        members: Members = state.members
        return members

    async def _guest(self, state: State, request: Request[Any, Any, Any], limit: Limit | None = None) -> Guest:
        guest: Guest = await state.guests.known(request)
        check_limit(state.house, limit or state.house.limits.cards, guest.id, request)
        return guest

    def _origin(self, state: State, request: Request[Any, Any, Any]) -> str:
        return self._members(state).passkeys.origin(request.headers.get("host", ""))

    async def _membership(self, state: State, request: Request[Any, Any, Any], guest: Guest | None) -> wire.Membership:
        card = None if guest is None else await self._members(state).card(guest.id)
        you = None if guest is None else You(guest.id, guest.nickname)
        return wire.Membership(you, card, bool(self._origin(state, request)))

    @get("/")
    async def membership(self, state: State, request: Request[Any, Any, Any]) -> wire.Membership:
        """The visitor's card."""
        return await self._membership(state, request, await state.guests.who(request))

    @post("/code", status_code=200)
    async def new_code(self, state: State, request: Request[Any, Any, Any]) -> wire.NewCode:
        """Another recovery code; whoever has no card gets one."""
        guest = await self._guest(state, request)
        code = await self._members(state).new_code(guest.id)
        return wire.NewCode(code, await self._membership(state, request, guest))

    @delete("/code", status_code=200)
    async def remove_code(self, state: State, request: Request[Any, Any, Any]) -> wire.Membership:
        guest = await self._guest(state, request)
        await self._members(state).remove_code(guest.id)
        return await self._membership(state, request, guest)

    @post("/passkeys/options", status_code=200)
    async def passkey_options(self, state: State, request: Request[Any, Any, Any]) -> wire.Ceremony:
        guest = await self._guest(state, request)
        return await self._members(state).passkey_options(guest, self._origin(state, request))

    @post("/passkeys", status_code=200)
    async def add_passkey(
        self, state: State, request: Request[Any, Any, Any], data: wire.NewPasskey
    ) -> wire.Membership:
        guest = await self._guest(state, request)
        await self._members(state).add_passkey(guest.id, self._origin(state, request), data)
        return await self._membership(state, request, guest)

    @delete("/passkeys/{id:str}", status_code=200)
    async def remove_passkey(self, state: State, request: Request[Any, Any, Any], id: str) -> wire.Membership:
        guest = await self._guest(state, request)
        await self._members(state).remove_passkey(guest.id, id)
        return await self._membership(state, request, guest)

    @post("/hidden", status_code=200)
    async def hide(self, state: State, request: Request[Any, Any, Any], data: wire.HideRequest) -> wire.Membership:
        guest = await self._guest(state, request)
        await self._members(state).hide(guest.id, data.hidden)
        return await self._membership(state, request, guest)

    # Signing in and out.

    @post("/enter/options", status_code=200)
    async def enter_options(self, state: State, request: Request[Any, Any, Any]) -> wire.Ceremony:
        check_limit(state.house, state.house.limits.cards, state.guests.id_in(request), request)
        return self._members(state).passkeys.authentication(self._origin(state, request))

    @post("/enter", status_code=200)
    async def enter(
        self, state: State, request: Request[Any, Any, Any], data: wire.EnterRequest
    ) -> Response[wire.Entered]:
        """Sign in. Where a guest without a card has games on this device, the first answer asks about them."""
        members, here = self._members(state), await state.guests.who(request)
        check_limit(state.house, state.house.limits.cards, None if here is None else here.id, request)
        id = await self._shown(state, request, data, "" if here is None else here.id)
        member = await members.member(id)
        left = None if here is None else await members.left_here(here.id, member.id)
        if here is not None and left is not None:
            if data.games == "ask":
                token = members.pass_for(member.id, here.id)
                return Response(wire.Entered(None, token, left.tables, left.running))
            if data.games == "join":
                titles = await members.join(here.id, member.id)
                await state.settling.rebuild_titles(titles)
        if here is not None and here.id != member.id:
            await state.hosting.hang_up(here.id)
        entered = wire.Entered(You(member.id, member.nickname), "", 0, 0)
        return Response(entered, cookies=[state.guests.cookie(member)])

    async def _shown(self, state: State, request: Request[Any, Any, Any], data: wire.EnterRequest, here: str) -> str:
        members = self._members(state)
        if data.token:
            return members.by_pass(data.token, here)
        if data.passkey is not None:
            return await members.by_passkey(self._origin(state, request), data.passkey, address_of(request))
        if not data.code:
            raise WrongCode("member-refusal-neither")
        return await members.by_code(data.code, address_of(request))

    @post("/out", status_code=200)
    async def sign_out(
        self, state: State, request: Request[Any, Any, Any], data: wire.SignOut
    ) -> Response[wire.Membership]:
        """Leave this device; or end the sessions everywhere else, and stay here."""
        guest = await self._guest(state, request)
        members = self._members(state)
        if data.everywhere:
            await members.end_sessions(guest.id)
            stays: Guest | None = await members.member(guest.id)
        else:
            stays = None
        await state.house.push.leave(guest.id, data.device, others=data.everywhere)
        await state.hosting.hang_up(guest.id)
        told = await self._membership(state, request, stays)
        return Response(told, cookies=[state.guests.cookie(stays)])

    # Everything about oneself.

    @get("/data", media_type="application/zip")
    async def data(self, state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
        """All that is stored about the visitor, in one file."""
        guest = await self._guest(state, request, state.house.limits.exports)
        name = f"vernissage-{time.strftime('%Y-%m-%d')}.zip"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(await state.personal.file(guest), headers=headers, media_type="application/zip")

    @post("/delete", status_code=200)
    async def delete_all(
        self, state: State, request: Request[Any, Any, Any], data: wire.DeleteRequest
    ) -> Response[wire.Membership]:
        """Delete all that is stored about the visitor. The name is given once more: nobody does this by mistake."""
        guest = await self._guest(state, request)
        if not hmac.compare_digest(clean_nickname(data.nickname).encode(), guest.nickname.encode()):
            raise OptionError("that is not your name here; nothing was deleted")
        await state.hosting.delete_person(guest.id)
        told = await self._membership(state, request, None)
        return Response(told, cookies=[state.guests.cookie(None)])
