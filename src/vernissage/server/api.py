"""The HTTP side: the door, the lobby, tables, texts and pictures."""

from __future__ import annotations

import functools
import io
import math
import time
from typing import Any

import segno
from litestar import Controller, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import CacheControlHeader, State

from vernissage import __version__
from vernissage.core.errors import VernissageError
from vernissage.core.redaction import redacted
from vernissage.core.registry import title as find_title
from vernissage.core.registry import titles
from vernissage.core.text import LANGUAGES, Words, read_messages
from vernissage.core.titles import Title
from vernissage.server import messages, scenes, wire
from vernissage.server.guests import Guest, Guests
from vernissage.server.house import House
from vernissage.server.limits import Limit
from vernissage.server.live import Visitor
from vernissage.server.refusals import NoSuchTable, TableError, Worded
from vernissage.server.stored import SetAside, StoredTable
from vernissage.server.table import LiveTable

TOO_MANY = 4429
SEATS = tuple("01234567")
"""As which seat a connection can ask to look."""
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


class TooFast(Worded):
    """More often than one visitor may."""


class NotTheHost(VernissageError):
    """Only the host of a table may do this."""


def _chapters(title: Title[Any, Any], words: Words) -> list[wire.RulesChapter]:
    """The title's chapters, then the house's own: how answers are given at a table."""
    english = title.words("en")  # the ids of rules are the same in all languages, and stand there
    told = [
        wire.RulesChapter(heading, text, english.cited(f"rules-{number}-title"))
        for number, (heading, text) in enumerate(words.chapters(), 1)
    ]
    cited = english.cited("rules-house-title")
    return [*told, wire.RulesChapter(words.say("rules-house-title"), words.say("rules-house-text"), cited)]


def language_of(lang: str) -> str:
    """A language the house speaks: the one asked for, or English."""
    return lang if lang in LANGUAGES else "en"


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return request.client.host if request.client else "unknown"


def check_limit(house: House, limit: Limit, guest: str | None, request: Request[Any, Any, Any]) -> None:
    """Raise TooFast if a visitor, or the address he comes from, does a thing more often than one may."""
    if not house.limits.allows(limit, guest, address_of(request)):
        raise TooFast("table-refusal-too-fast")


def address_for(state: State, request: Request[Any, Any, Any]) -> str:
    """Where friends find the house. Behind https only the proxy knows its name: the one this visitor came by."""
    host = request.headers.get("host", "")
    return f"https://{host}" if state.house.settings.https and host else str(state.address)


class Api(Controller):
    """Everything under /api."""

    path = "/api"

    def _house(self, state: State) -> House:
        house: House = state.house
        return house

    async def _host(self, state: State, request: Request[Any, Any, Any], id: str) -> tuple[LiveTable, Guest]:
        guests: Guests = state.guests
        guest = await guests.known(request)
        check_limit(state.house, state.house.limits.requests, guest.id, request)
        table = await self._house(state).table(id)
        if table.host != guest.id:
            raise NotTheHost("only the host of the table can do this")
        return table, guest

    @get("/house")
    async def house(self, state: State, request: Request[Any, Any, Any], lang: str = "en") -> wire.HouseInfo:
        guest = await state.guests.who(request)
        return wire.HouseInfo(
            version=__version__,
            build=state.build,
            languages=LANGUAGES,
            titles=tuple(messages.title_info(title, language_of(lang)) for title in on_the_shelf()),
            bots=messages.bot_infos(language_of(lang)),
            you=None if guest is None else wire.You(guest.id, guest.nickname),
            address=address_for(state, request),
        )

    @post("/guest", status_code=200)
    async def guest(self, state: State, request: Request[Any, Any, Any], data: wire.GuestRequest) -> Response[wire.You]:
        known = state.guests.id_in(request)
        check_limit(state.house, state.house.limits.guests, known, request)
        guest, cookie = await state.guests.welcome(request, data.nickname)
        return Response(wire.You(guest.id, guest.nickname), cookies=[cookie])

    @get("/tables")
    async def lobby(self, state: State, request: Request[Any, Any, Any], lang: str = "en") -> wire.Lobby:
        house = self._house(state)
        guest = await state.guests.who(request)
        id = None if guest is None else guest.id

        def shown(tables: list[LiveTable | StoredTable]) -> tuple[wire.TableInfo, ...]:
            return tuple(messages.listed_info(house, table, id, language_of(lang)) for table in tables)

        yours = [] if id is None else await house.tables_of(id)
        turns = {table.id: since for table in yours if (since := messages.your_turn(house, table, id)) is not None}
        falls = {table.id: at for table in yours if (at := messages.your_clock(table, id)) is not None}
        yours.sort(key=lambda table: turns.get(table.id, math.inf))
        return wire.Lobby(
            open=shown(await house.lobby_tables(("open",))),
            playing=shown(await house.lobby_tables(("playing", "paused"))),
            yours=shown(yours),
            turns=turns,
            falls={table: at for table, at in falls.items() if table in turns},
            now=round(time.time(), 3),
        )

    @post("/tables")
    async def open_table(
        self, state: State, request: Request[Any, Any, Any], data: wire.TableRequest, lang: str = "en"
    ) -> wire.TableInfo:
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.tables, guest.id, request)
        table = await self._house(state).new_table(data, guest.id, guest.nickname)
        return messages.live_info(table, guest.id, language_of(lang))

    @get("/tables/{id:str}")
    async def table(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.TableInfo:
        guest = await state.guests.who(request)
        table = await self._house(state).kept(id)
        return messages.kept_info(table, None if guest is None else guest.id, language_of(lang))

    @post("/tables/{id:str}/seat", status_code=200)
    async def sit(
        self, state: State, request: Request[Any, Any, Any], id: str, data: wire.TakeSeat, lang: str = "en"
    ) -> wire.TableInfo:
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.requests, guest.id, request)
        table = await self._house(state).table(id)
        await table.sit(guest.id, guest.nickname, data.seat)
        return messages.live_info(table, guest.id, language_of(lang))

    @delete("/tables/{id:str}/seat", status_code=200)
    async def leave(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.TableInfo:
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.requests, guest.id, request)
        table = await self._house(state).table(id)
        await table.leave(guest.id)
        return messages.live_info(table, guest.id, language_of(lang))

    @post("/tables/{id:str}/start", status_code=200)
    async def start(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.TableInfo:
        table, guest = await self._host(state, request, id)
        await table.start()
        return messages.live_info(table, guest.id, language_of(lang))

    @post("/tables/{id:str}/pause", status_code=200)
    async def pause(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.TableInfo:
        table, guest = await self._host(state, request, id)
        await table.set_status("paused", ("playing",))
        return messages.live_info(table, guest.id, language_of(lang))

    @post("/tables/{id:str}/resume", status_code=200)
    async def resume(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.TableInfo:
        table, guest = await self._host(state, request, id)
        await table.set_status("playing", ("paused",))
        return messages.live_info(table, guest.id, language_of(lang))

    @post("/tables/{id:str}/end", status_code=200)
    async def end(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.TableInfo:
        table, guest = await self._host(state, request, id)
        await table.set_status("ended", ("open", "playing", "paused"))
        return messages.live_info(table, guest.id, language_of(lang))

    @post("/tables/{id:str}/remove", status_code=200)
    async def remove(
        self, state: State, request: Request[Any, Any, Any], id: str, data: wire.SeatNumber, lang: str = "en"
    ) -> wire.TableInfo:
        table, guest = await self._host(state, request, id)
        await table.remove(data.seat)
        return messages.live_info(table, guest.id, language_of(lang))

    @post("/tables/{id:str}/bot", status_code=200)
    async def seat_bot(
        self, state: State, request: Request[Any, Any, Any], id: str, data: wire.SeatBot, lang: str = "en"
    ) -> wire.TableInfo:
        """Before the start: a bot for a seat nobody took, another one for a bot's, or nobody there again."""
        table, guest = await self._host(state, request, id)
        await table.seat_bot(data.seat, data.bot)
        return messages.live_info(table, guest.id, language_of(lang))

    @post("/tables/{id:str}/rematch", status_code=200)
    async def rematch(self, state: State, request: Request[Any, Any, Any], id: str, lang: str = "en") -> wire.TableInfo:
        guest = await state.guests.known(request)
        check_limit(state.house, state.house.limits.tables, guest.id, request)
        old = await self._house(state).table(id)
        if old.seat_of(guest.id) is None and old.host != guest.id:
            raise TableError("not-seated")
        table = await self._house(state).rematch(old, guest.id, guest.nickname)
        return messages.live_info(table, guest.id, language_of(lang))

    @get("/tables/{id:str}/links")
    async def links(self, state: State, request: Request[Any, Any, Any], id: str) -> wire.Links:
        guest = await state.guests.who(request)
        table = await self._house(state).table(id)
        seat = None if guest is None else table.seat_of(guest.id)
        invite = f"{address_for(state, request)}/t/{table.id}"
        if seat is None:
            return wire.Links(invite, None, None)
        personal = f"{invite}?key={table.seats[seat].link}"
        return wire.Links(invite, personal, segno.make(personal, error="m").svg_data_uri(scale=4, border=2))

    @post("/tables/{id:str}/claim", status_code=200)
    async def claim(
        self, state: State, request: Request[Any, Any, Any], id: str, data: wire.ClaimRequest, lang: str = "en"
    ) -> Response[wire.TableInfo]:
        table = await self._house(state).table(id)
        known = await state.guests.who(request)
        check_limit(state.house, state.house.limits.guests, None if known is None else known.id, request)
        place = table.seating.place_of(data.key)
        if place is None:
            raise TableError("no-such-link")
        cookies = []
        if known is None:
            known, cookie = await state.guests.welcome(request, place.name)
            cookies.append(cookie)
        await table.claim(data.key, known.id)
        return Response(messages.live_info(table, known.id, language_of(lang)), cookies=cookies)

    @get("/tables/{id:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, state: State, request: Request[Any, Any, Any], id: str) -> bytes:
        table = await self._house(state).table(id)
        picture = io.BytesIO()
        invite = f"{address_for(state, request)}/t/{table.id}"
        segno.make(invite, error="m").save(picture, kind="svg", scale=4, border=2)
        return picture.getvalue()

    @get("/tables/{id:str}/record", media_type="text/plain")
    async def record(self, state: State, request: Request[Any, Any, Any], id: str) -> Response[str]:
        table = await self._house(state).kept(id)
        guest = await state.guests.who(request)
        seat = table.seat_of(None if guest is None else guest.id)
        if isinstance(table, StoredTable):
            record = table.record(await self._house(state).storage.log(id), seat)
        elif table.game is None:
            raise TableError("not-started")
        elif table.sealed:
            raise TableError("sealed")
        else:
            record = table.game.record if table.game.outcome is not None else redacted(table.game, seat)
        name = scenes.file_name(record.header.title, table.id)
        return Response(record.dump(), headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @get("/titles/{key:str}/texts/{file:str}", media_type="text/plain")
    async def texts(self, key: str, file: str) -> str:
        language = file.removesuffix(".ftl")
        title = find_title(key)
        if language not in LANGUAGES:
            raise NoSuchTable(f"there are no texts in {language[:8]!r}")
        return read_messages("vernissage.core", language) + "\n" + read_messages(title.package, language)

    @get("/titles/{key:str}/rules/{lang:str}")
    async def rules(self, key: str, lang: str) -> list[wire.RulesChapter]:
        title = find_title(key)
        return _chapters(title, title.words(language_of(lang)))

    @get("/tables/{id:str}/rules/{lang:str}")
    async def table_rules(self, state: State, id: str, lang: str) -> list[wire.RulesChapter]:
        """The rules as a table plays them: by its options and its box."""
        table = await self._house(state).table(id)
        return _chapters(table.title, table.screens.words(language_of(lang)))

    @get("/titles/{key:str}/works/{file:str}")
    async def work(self, key: str, file: str) -> Response[Any]:
        title = find_title(key)
        name, _, ending = file.rpartition(".")
        if ending == "json" and name in LANGUAGES:
            return Response(_labels(key, name))
        try:
            picture = _picture(key, name) if ending == "svg" else b""
        except LookupError:
            picture = b""
        if not picture:
            raise NoSuchTable(f"{title.facts.name} has no work {file[:40]!r}")
        return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": FOR_EVER.to_header()})

    @websocket("/tables/{id:str}/live")
    async def live(self, socket: WebSocket[Any, Any, Any], state: State, id: str) -> None:
        if not same_origin(socket.headers.get("origin", ""), socket.headers.get("host", "")):
            await socket.close(code=4403, reason="another origin")
            return
        address = address_of(socket)
        known = state.guests.id_in(socket)
        with self._house(state).sockets.held(known, address) as within:
            await socket.accept()
            if within:
                await self._visit(socket, state, id, address)
            else:
                await socket.close(code=TOO_MANY, reason="too many connections")

    async def _visit(self, socket: WebSocket[Any, Any, Any], state: State, id: str, address: str) -> None:
        guest = await state.guests.who(socket)
        try:
            table = await self._house(state).table(id)
        except SetAside:
            await socket.close(code=4409, reason="this table cannot be played here")
            return
        except VernissageError:
            await socket.close(code=4404, reason="no such table")
            return
        if guest is None:
            guest = Guest(f"watcher {id} {address}", "")
        language = socket.query_params.get("lang", "en")
        visitor = Visitor(self._house(state), table, guest.id, guest.nickname, address, language)
        visitor.last_event = _count(socket.query_params.get("last"))
        visitor.last_chat = _count(socket.query_params.get("chat"))
        looks_as = socket.query_params.get("as", "")
        visitor.looks_as = int(looks_as) if looks_as in SEATS else None
        visitor.has_board = table.title.key in socket.query_params.get("boards", "").split(",")
        await visitor.serve(socket, state.build)


def on_the_shelf() -> list[Title[Any, Any]]:
    """The titles as visitors find them: the classics first."""
    return sorted(titles(), key=lambda title: (title.facts.year, title.key))


def same_origin(origin: str, host: str) -> bool:
    """Browsers say where a page came from; only our own pages may change things or open a live connection."""
    return not origin or origin.partition("://")[2] == host


def _count(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else 0


@functools.lru_cache(maxsize=1024)
def _picture(key: str, work: str) -> bytes:
    return find_title(key).picture(work).encode()


@functools.lru_cache(maxsize=16)
def _labels(key: str, language: str) -> dict[str, dict[str, str]]:
    title = find_title(key)
    return {work: title.label(work, language) for work in title.works()}
