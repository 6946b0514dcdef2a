"""The screens of a table: one for each audience, built once when something changes, whoever looks at it."""

from __future__ import annotations

import time
import weakref
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import msgspec

from vernissage.core.text import Words
from vernissage.server import messages, scenes, wire
from vernissage.server.deltas import differences

if TYPE_CHECKING:
    from vernissage.server.table import LiveTable

PAGE = 40
"""How many lines of the log, and of the chat, a visitor is told at once; earlier ones he asks for."""
LONG_PAGE = 100
EVENTS_ROOM = 5_000
"""How many bytes the lines of the log may have in a first message, so that it is there soon; the last one always is."""
CHAT_ROOM = 3_000
_encode = msgspec.json.Encoder().encode


_L = TypeVar("_L")


def _latest(lines: tuple[_L, ...], room: int) -> tuple[_L, ...]:
    """As many of the last lines as there is room for, and one at least."""
    kept = len(lines)
    for line in reversed(lines):
        room -= len(_encode(line))
        if room < 0 and kept < len(lines):
            break
        kept -= 1
    return lines[kept:]


class Audience(NamedTuple):
    """Whoever sees the same screen: a seat (None: the spectators), the host or not, in a language."""

    seat: int | None
    hosts: bool
    language: str
    board: bool
    """Whether the client needs the view as plain tables, having no board of its own for the title."""
    shared: tuple[int, ...] = ()
    """The seats that share the device, where there are several."""


class Screen:
    """What stood on the screen of an audience at one moment."""

    __slots__ = ("chat", "falls", "heard", "parts", "told")

    def __init__(self, parts: wire.State, falls: float | None, heard: int, chat: int) -> None:
        self.parts = parts
        """Everything but the clock and the lines."""
        self.falls = falls
        self.heard = heard
        """How many events this audience has heard of."""
        self.chat = chat
        self.told: dict[Screen | None, bytes | None] = {}
        """What brings another screen up to this one, as it is sent: visitors of one audience share it."""


class Screens:
    """The screens of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._look_at = weakref.ref(table)  # a table that nobody holds must go at once: the next visitor reads it anew
        self._moment = 0
        self._built: dict[Audience, tuple[int, Screen]] = {}
        self._waiting: dict[str, tuple[int, str]] = {}
        self._words: dict[str, tuple[Any, Words]] = {}
        self._infos: dict[Audience, tuple[Any, wire.TableInfo]] = {}

    @property
    def _table(self) -> LiveTable:
        table = self._look_at()
        assert table is not None
        return table

    def change(self) -> None:
        """Something at the table changed: what was built before is of the past."""
        self._moment += 1

    def words(self, language: str) -> Words:
        """The texts of the table in a language, kept while its players have the same names."""
        names = self._table.seating.names
        kept = self._words.get(language)
        if kept is None or kept[0] != names:
            kept = self._words[language] = (names, messages.words_of(self._table, language))
        return kept[1]

    def screen(self, audience: Audience) -> Screen:
        """The screen of an audience as it is now."""
        moment, screen = self._built.get(audience, (-1, None))
        if screen is None or moment != self._moment:
            if screen is not None:
                screen.told.clear()
            screen = self._build(audience)
            self._built[audience] = self._moment, screen
        return screen

    def forget(self, audiences: set[Audience]) -> None:
        """Keep the screens of these audiences alone."""
        for kept in (self._built, self._infos):
            for audience in [one for one in kept if one not in audiences]:
                del kept[audience]

    def first(self, audience: Audience, screen: Screen, last_event: int, last_chat: int) -> bytes:
        """The whole screen, for a visitor who has lines of an earlier connection."""
        if not last_event and not last_chat and (kept := screen.told.get(None)):
            return kept
        whole = msgspec.structs.replace(
            screen.parts,
            clock=self._clock(screen),
            events=_latest(self.events(audience, max(last_event, screen.heard - PAGE), screen.heard), EVENTS_ROOM),
            chat=_latest(self.chat(max(last_chat, screen.chat - PAGE), screen.chat), CHAT_ROOM),
        )
        data = _encode(whole)
        if not last_event and not last_chat:
            screen.told[None] = data
        return data

    def news(self, audience: Audience, screen: Screen, before: Screen) -> bytes | None:
        """What is new on a screen since the one a visitor saw last; None if nothing is."""
        if before not in screen.told:
            screen.told[before] = self._news(audience, screen, before)
        return screen.told[before]

    def _news(self, audience: Audience, screen: Screen, before: Screen) -> bytes | None:
        changes = tuple(differences(before.parts, screen.parts))
        more = screen.heard > before.heard or screen.chat > before.chat
        if not changes and not more and screen.falls == before.falls:
            return None
        changed = wire.Changed(
            changes=changes,
            clock=self._clock(screen),
            events=self.events(audience, before.heard, screen.heard),
            chat=self.chat(before.chat, screen.chat),
        )
        return _encode(changed)

    def events(self, audience: Audience, after: int, to: int) -> tuple[wire.EventLine, ...]:
        """Lines of the log as this audience numbers them, already in their JSON form."""
        log = self._table.log
        if log is None or to <= after:
            return ()
        heard, language = log.heard(audience.seat), audience.language
        words = self.words(language)
        found = []
        for n in range(after + 1, to + 1):
            line = heard[n - 1]
            tail = line.told.get(language)
            if tail is None:
                text = words.told("event", line.event)
                whole = wire.EventLine(0, line.event, text, round(line.at, 3), line.done_by(self._table.seats))
                tail = line.told[language] = _encode(whole).removeprefix(b'{"n":0')
            found.append(msgspec.Raw(b'{"n":%d%s' % (n, tail)))
        return cast("tuple[wire.EventLine, ...]", tuple(found))

    def chat(self, after: int, to: int) -> tuple[wire.ChatLine, ...]:
        table = self._table
        lines = table.guest_book.lines[after:to]
        return tuple(
            wire.ChatLine(line.number, line.name, table.seat_of(line.guest), line.text, line.at, line.kind)
            for line in lines
        )

    def _build(self, audience: Audience) -> Screen:
        table = self._table
        position, log, seat = table.position, table.log, audience.seat
        words = self.words(audience.language)
        info = self._info(audience)
        chat = len(table.guest_book.lines)
        if position is None or log is None:
            waiting = words.say("table-ended" if table.status == "ended" else "table-not-started")
            parts = wire.State(info, None, None, waiting, None, (), 0, None, None, (), (), words.known)
            return Screen(parts, None, 0, chat)
        if table.is_closed_to(seat):
            parts = wire.State(info, None, None, words.say("table-sealed"), None, (), 0, None, None, (), ())
            return Screen(parts, None, 0, sum(line.at < table.created for line in table.guest_book.lines))
        held, playing = log.held_by, table.status == "playing"
        parts = scenes.screen(
            position,
            seat,
            words,
            info,
            view=log.view(seat),
            waiting=self._awaited(audience.language, held),
            asked=seat is not None and playing and held in (None, seat),
            board=audience.board,
            offered=not audience.board,
            orders=tuple(wire.OrderInfo(key, order.up_to, order.then) for key, order in table.orders_of(seat)),
            undoable=log.undoable(seat) if playing and seat is not None else 0,
            held_by=held,
        )
        falls = table.hammer_falls_at if playing else None
        return Screen(parts, falls, len(log.heard(seat)), chat)

    def _info(self, audience: Audience) -> wire.TableInfo:
        """The table as this audience sees it; most moves change nothing of it."""
        table = self._table
        over = table.position is not None and not table.position.frames
        here = tuple(table.is_connected(place.guest) for place in table.seats)
        absent = frozenset(table.standing_in), tuple(table.has_fallen(place.seat) for place in table.seats)
        rest = (table.rematch, table.created, over, table.sealed, table.reserves)
        stands = (table.seating, table.comings, here, absent, *rest)
        kept = self._infos.get(audience)
        if kept is None or kept[0] != stands:
            words = self.words(audience.language)
            kept = (stands, messages.table_info(table, audience.seat, audience.hosts, words, audience.shared))
            self._infos[audience] = kept
        return kept[1]

    def _awaited(self, language: str, held: int | None) -> str:
        moment, text = self._waiting.get(language, (-1, ""))
        if moment != self._moment:
            text = self._waited_for(held, self.words(language))
            self._waiting[language] = self._moment, text
        return text

    def _waited_for(self, held: int | None, words: Words) -> str:
        """Whom the game waits for, in words, or why it does not go on."""
        table = self._table
        position = table.position
        assert position is not None
        if table.status == "paused":
            return words.say("table-paused")
        if table.status == "ended" and position.frames:
            return words.say("table-ended")
        if held is not None and position.frames:
            return words.say("table-held", player=words.seat(held))
        return scenes.awaited(position, words)

    def _clock(self, screen: Screen) -> wire.Clock | None:
        if screen.falls is None:
            return None
        return wire.Clock("hammer", round(max(0.0, screen.falls - time.monotonic()), 1), self._table.hammer)
