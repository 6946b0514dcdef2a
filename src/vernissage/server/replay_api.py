"""The HTTP side of looking back: a table's game, or a record from a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State

from vernissage.server import forks, messages, wire, wire_replay
from vernissage.server.api import check_limit, language_of
from vernissage.server.house import House
from vernissage.server.refusals import NoSuchTable
from vernissage.server.replaying import Walk

MOST_BODY = 2 * wire_replay.LARGEST_FILE
"""Bytes of a record in its JSON form: line ends and quotes take two."""


class ReplayApi(Controller):
    """Everything under /api that shows what was played."""

    path = "/api"

    @get("/tables/{id:str}/replay")
    async def replay(
        self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en", eyes: str = "", boards: str = ""
    ) -> Response[bytes]:
        """The whole walk, without its pages."""
        return _json((await self._walk(state, request, id, lang, eyes, boards)).replay)

    @get("/tables/{id:str}/replay/{page:int}")
    async def page(
        self,
        state: State,
        request: Request[Any, Any, Any],
        id: str,
        page: int,
        lang: str = "en",
        eyes: str = "",
        boards: str = "",
    ) -> Response[bytes]:
        """Some of its steps."""
        return _json(_page(await self._walk(state, request, id, lang, eyes, boards), page))

    @post("/replay", status_code=200, request_max_body_size=MOST_BODY)
    async def file(
        self, state: State, request: Request[Any, Any, Any], data: wire_replay.RecordRequest, lang: str = "en"
    ) -> Response[bytes]:
        """The walk through a record from a file. Nothing of it is stored."""
        return _json((await self._file(state, request, data, lang)).replay)

    @post("/replay/{page:int}", status_code=200, request_max_body_size=MOST_BODY)
    async def file_page(
        self,
        state: State,
        request: Request[Any, Any, Any],
        data: wire_replay.RecordRequest,
        page: int,
        lang: str = "en",
    ) -> Response[bytes]:
        return _json(_page(await self._file(state, request, data, lang), page))

    @post("/tables/{id:str}/fork")
    async def fork(
        self, state: State, request: Request[Any, Any, Any], id: str, data: wire_replay.ForkRequest, lang: str = "en"
    ) -> wire.TableInfo:
        """Another table that goes on from a step, against bots."""
        house: House = state.house
        guest = await state.guests.known(request)
        check_limit(house, house.limits.tables, guest.id, request)
        check_limit(house, house.limits.replays, guest.id, request)
        table = await forks.fork(house, await house.table(id), data, guest.id, guest.nickname)
        return messages.live_info(table, guest.id, language_of(lang))

    async def _walk(
        self, state: State, request: Request[Any, Any, Any], id: str, lang: str, eyes: str, boards: str
    ) -> Walk:
        house: House = state.house
        guest = await state.guests.who(request)
        known = None if guest is None else guest.id
        check_limit(house, house.limits.requests, known, request)
        table = await house.table(id)
        board = table.title.key not in boards.split(",")
        return await house.replays.of_table(
            table, known, eyes, language_of(lang), board, _limited(house, known, request)
        )

    async def _file(
        self, state: State, request: Request[Any, Any, Any], data: wire_replay.RecordRequest, lang: str
    ) -> Walk:
        house: House = state.house
        guest = await state.guests.who(request)
        known = None if guest is None else guest.id
        check_limit(house, house.limits.requests, known, request)
        return await house.replays.of_file(data, language_of(lang), _limited(house, known, request))


def _limited(house: House, guest: str | None, request: Request[Any, Any, Any]) -> Callable[[], None]:
    """Working a walk out takes a worker's time, so it is counted apart from asking for one that is there."""
    return lambda: check_limit(house, house.limits.replays, guest, request)


def _page(walk: Walk, page: int) -> bytes:
    if not 0 <= page < len(walk.pages):
        raise NoSuchTable(f"this replay has pages 0 to {len(walk.pages) - 1}, not {page}")
    return walk.pages[page]


def _json(content: bytes) -> Response[bytes]:
    return Response(content, media_type="application/json", headers={"Cache-Control": "no-store"})
