"""The live connection of one visitor: what he says is carried out or refused, what changes is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from vernissage.core.errors import IllegalMove, Refusal, StaleAnswer, UnreadableMove, VernissageError, WrongSeat
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.text import LANGUAGES
from vernissage.core.views import View
from vernissage.server import metrics, previews, wire
from vernissage.server.connections import READ_ANEW
from vernissage.server.faults import described
from vernissage.server.guests import clean_line
from vernissage.server.hints import check_asked, told
from vernissage.server.house import House
from vernissage.server.limits import Limit
from vernissage.server.presence import is_of_storage
from vernissage.server.refusals import TableError, sentence
from vernissage.server.screens import LONG_PAGE, Audience, Screen
from vernissage.server.table import LiveTable

logger = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(wire.Said)
_encode = msgspec.json.Encoder().encode
_MOST_BAD = 20
"""Messages that cannot be read, or come too fast, before the connection is closed."""
Asking = wire.Advise | wire.Foresee | wire.AskHint
"""What is worked out in another process; the answer comes when it is ready."""
Told = wire.Advised | wire.Previews | wire.Hinted
TOO_MUCH = 4408
TROUBLE = 1011
IDLE = 4410


class Visitor:
    """One open connection to a table."""

    def __init__(self, house: House, table: LiveTable, guest: str, nickname: str, address: str, language: str) -> None:
        self.house = house
        self.table = table
        self.guest = guest
        self.nickname = nickname
        self.address = address
        self.language = language if language in LANGUAGES else "en"
        self.last_event = 0
        self.last_chat = 0
        self.wake = asyncio.Event()
        self.looks_as: int | None = None
        """Of several seats on one device the one that looks; None: the device is handed over, nobody does."""
        self.has_board = False
        """Whether the client draws the title itself and needs no plain tables."""
        self._socket: WebSocket[Any, Any, Any] | None = None
        self._screen: Screen | None = None
        """What stands on it, as far as it was told."""
        self._seen_as: Audience | None = None
        self._bad = 0
        self._working: dict[type[wire.Say], asyncio.Task[None]] = {}

    async def serve(self, socket: WebSocket[Any, Any, Any], build: str) -> None:
        """Tell and listen until the connection ends."""
        self._socket = socket
        await socket.send_text(_encode(wire.Hello(build, round(time.time(), 3))).decode())
        self.table.enter(self)
        self.wake.set()
        teller = asyncio.create_task(self._tell(socket))
        try:
            await self._listen(socket)
        except WebSocketDisconnect:
            pass
        finally:
            teller.cancel()
            for task in self._working.values():
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):  # it may have met a broken connection
                await teller
            self.table.exit(self)

    async def hang_up(self) -> None:
        """This visitor is somebody else now, or nobody: the browser comes back as whoever it is."""
        if self._socket is not None:
            with contextlib.suppress(Exception):  # it may be gone already
                await self._socket.close(code=READ_ANEW, reason="read anew")

    @property
    def audience(self) -> Audience:
        """Those who see the same screen."""
        own = self.table.seats_of(self.guest)
        shared = own if len(own) > 1 else ()
        return Audience(self.seat, self.guest == self.table.host, self.language, not self.has_board, shared)

    @property
    def seat(self) -> int | None:
        """The seat whose screen this is; None for a spectator's."""
        own = self.table.seats_of(self.guest)
        if len(own) > 1 and self.looks_as in own and self.table.status != "open":
            return self.looks_as
        return self.table.seat_of(self.guest)

    async def _tell(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                with metrics.TELLING.time():
                    told = self._told()
            except Exception:
                logger.exception("table %s: a visitor could not be told", self.table.id)
                await socket.close(code=TROUBLE, reason="something went wrong here")
                return
            if told is not None:
                await socket.send_text(told.decode())

    def _told(self) -> bytes | None:
        """What brings this visitor's screen up to date: nobody is sent a message that only others have reason for."""
        screens, audience, before = self.table.screens, self.audience, self._screen
        screen = screens.screen(audience)
        if before is None or audience != self._seen_as:  # each audience counts its own events: another hears anew
            last = (self.last_event, self.last_chat) if before is None else (0, 0)
            self._seen_as, self._screen = audience, _not_behind(screen, *last)
            return screens.first(audience, screen, *last)
        if screen is before:
            return None
        self._screen = _not_behind(screen, before.heard, before.chat)
        return screens.news(audience, self._screen, before)

    async def _listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        while True:
            try:
                async with asyncio.timeout(self.house.settings.idle_seconds):
                    data = await socket.receive_text()
            except TimeoutError:
                await socket.close(code=IDLE, reason="nothing was said for a long time")
                return
            answer = await self._hear(data, socket)
            metrics.refused(answer)
            if self._bad > _MOST_BAD:
                await socket.close(code=TOO_MUCH, reason="too many messages that cannot be read")
                return
            if answer is not None:
                try:
                    await socket.send_text(_encode(answer).decode())
                except (OSError, RuntimeError) as error:  # he went while it was carried out
                    raise WebSocketDisconnect(detail="gone") from error

    async def _hear(self, data: str, socket: WebSocket[Any, Any, Any]) -> wire.Tell | None:
        try:
            said = _decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self._bad += 1
            return wire.Refused(None, "unreadable", "", str(error)[:200])
        id = getattr(said, "id", None)
        if not self.house.limits.allows(self._limit(said), self.guest, self.address):
            self._bad += 1
            return self._refused(id, "too-fast")
        try:
            if isinstance(said, Asking):
                self._begin_work(said, socket)
                return None
            if isinstance(said, wire.Earlier):
                return self._pages(said)
            await self._carry_out(said)
        except StaleAnswer as error:
            return self._refused_by_rule(id, "stale", error)
        except WrongSeat as error:
            return self._refused_by_rule(id, "wrong-seat", error)
        except IllegalMove as error:
            return self._refused_by_rule(id, "illegal", error)
        except TableError as error:
            return self._refused(id, error.code)
        except UnreadableMove as error:
            return wire.Refused(id, "unreadable", "", str(error)[:200])
        except VernissageError as error:
            return wire.Refused(id, "refused", "", sentence(error, self.language)[:200])
        except Exception as error:
            if is_of_storage(error):
                logger.error("table %s: nothing can be stored (%s)", self.table.id, described(error))
                return self._refused(id, "no-storage")
            logger.exception("table %s: a message could not be carried out", self.table.id)
            return self._refused(id, "trouble")
        return None if id is None else wire.Answered(id)

    def _limit(self, said: wire.Said) -> Limit:
        limits = self.house.limits
        if isinstance(said, wire.Chat):
            return limits.chat
        if isinstance(said, wire.Foresee):
            return limits.previews
        if isinstance(said, wire.AskHint):
            return limits.hints
        return limits.advice if isinstance(said, wire.Advise) else limits.said

    def _begin_work(self, said: Asking, socket: WebSocket[Any, Any, Any]) -> None:
        """The answer comes when it is ready, one of a kind at a time; what the visitor does meanwhile does not wait."""
        seat = self.seat
        position = self.table.position
        if seat is None:
            raise TableError("not-seated")
        if position is None:
            raise TableError("not-started")
        before = self._working.get(type(said))
        if before is not None and not before.done():
            raise TableError("too-fast")
        if not isinstance(said, wire.Advise) and said.number != position.number:
            raise StaleAnswer(Refusal("CORE-4", "stale", position.number, said.number))
        work: Coroutine[Any, Any, Told]
        if isinstance(said, wire.Advise):
            work = self._advised(said.id, position, seat)
        elif isinstance(said, wire.Foresee):
            work = self._foreseen(said.id, position.view(seat), [self._move(move) for move in said.moves])
        else:
            check_asked(self.table, seat)
            work = self._hinted(said.id, seat)
        task = self._working[type(said)] = asyncio.create_task(self._answer(said.id, work, socket))
        task.add_done_callback(lambda _: work.close())  # whoever left at once is answered before it was begun

    async def _advised(self, id: int, position: Position, seat: int) -> wire.Advised:
        return wire.Advised(id, await self.house.thinkers.advice(position, seat))

    async def _foreseen(self, id: int, view: View, moves: list[Move]) -> wire.Previews:
        told = previews.foreseen(
            self.house.thinkers, self.table.title, view, moves, self.language, self.table.seating.names
        )
        return wire.Previews(id, await told)

    async def _hinted(self, id: int, seat: int) -> wire.Hinted:
        hint = await self.house.hints.of(self.table, seat)
        return wire.Hinted(id, told(self.table.title, hint, self.table.screens.words(self.language)))

    async def _answer(self, id: int, work: Coroutine[Any, Any, Told], socket: WebSocket[Any, Any, Any]) -> None:
        answer: Told | wire.Refused
        try:
            answer = await work
        except UnreadableMove as error:
            answer = wire.Refused(id, "unreadable", "", str(error)[:200])
        except TableError as error:
            answer = self._refused(id, error.code)
        except Exception as error:
            logger.warning("table %s: an answer could not be worked out (%s)", self.table.id, described(error))
            answer = self._refused(id, "trouble")
        with contextlib.suppress(Exception):  # he may have gone
            await socket.send_text(_encode(answer).decode())

    def _pages(self, said: wire.Earlier) -> wire.Pages:
        """Lines before one he has: never more than stand on his own screen."""
        screens, audience = self.table.screens, self.audience
        screen = screens.screen(audience)
        if said.of == "chat":
            to = min(said.before - 1, screen.chat)
            return wire.Pages(said.id, (), screens.chat(max(to - LONG_PAGE, 0), to))
        to = min(said.before - 1, screen.heard)
        return wire.Pages(said.id, screens.events(audience, max(to - LONG_PAGE, 0), to), ())

    def _refused(self, id: int | None, code: str) -> wire.Refused:
        words = self.table.screens.words(self.language)
        return wire.Refused(id, code, "", words.say(f"table-refusal-{code}"))

    def _refused_by_rule(self, id: int | None, code: str, error: IllegalMove) -> wire.Refused:
        try:
            text = self.table.screens.words(self.language).refusal(error.refusal)
        except Exception as missing:  # a title that lacks the sentence still says no
            logger.warning("table %s: a refusal cannot be put into words (%s)", self.table.id, described(missing))
            text = str(error.refusal)
        return wire.Refused(id, code, error.refusal.rule, text)

    async def _carry_out(
        self, said: wire.Play | wire.Back | wire.GiveOrder | wire.Done | wire.Why | wire.Chat | wire.Ping
    ) -> None:
        if isinstance(said, wire.Ping):
            return
        if isinstance(said, wire.Chat):
            if not self.nickname:
                raise TableError("no-nickname")
            await self.table.say(self.guest, self.nickname, clean_line(said.text))
            return
        seat = self.seat
        if seat is None:
            raise TableError("not-seated")
        if isinstance(said, wire.Play):
            await self.table.play(seat, self._move(said.move), said.number)
        elif isinstance(said, wire.Back):
            await self.table.take_back(seat, said.moves)
        elif isinstance(said, wire.GiveOrder):
            await self.table.give_order(seat, said.key, said.up_to, said.then)
        elif isinstance(said, wire.Done):
            await self.table.done(seat)
        else:
            if self.table.position is None:
                raise TableError("not-started")
            self.table.position.check(seat, self._move(said.move))

    def _move(self, move: dict[str, Any]) -> Move:
        try:
            data = _encode(move)
        except (msgspec.MsgspecError, OverflowError, RecursionError, ValueError) as error:
            raise UnreadableMove(f"this is no move: {error}") from None
        return self.table.title.moveset.decode(data)


def _not_behind(screen: Screen, heard: int, chat: int) -> Screen:
    """A screen for somebody who may have heard more in another process than this one knows yet: he hears it once."""
    if heard <= screen.heard and chat <= screen.chat:
        return screen
    return Screen(screen.parts, screen.falls, max(heard, screen.heard), max(chat, screen.chat))
