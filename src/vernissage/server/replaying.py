"""A recorded game as a walk of steps for one pair of eyes: runs in a worker process.

The true positions are followed here, and nothing of them leaves but views: what a seat was shown at the time, the lines
it was told, and what a title makes of its view. An entry of the record that changed neither is no step, so the steps
do not tell how often another seat tried something in its own draft or replaced a sealed answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

import vernissage
from vernissage.core.board import Table
from vernissage.core.errors import OtherRules, RecordError, VernissageError
from vernissage.core.events import Event
from vernissage.core.games import Game, opening, step
from vernissage.core.records import Record, read
from vernissage.core.titles import Title
from vernissage.core.views import View
from vernissage.server import scenes, wire, wire_replay
from vernissage.server.deltas import Path, differences

PAGE = 64
"""Steps of a page: a game has two to ten of them, each a few dozen kilobytes before it is packed."""
ALL, NOBODY = "all", "none"


class Source(msgspec.Struct, frozen=True):
    """What is to be walked through."""

    text: str
    """The whole record."""
    table: str = ""
    """The id of its table; empty: it came from a file."""
    bots: tuple[str | None, ...] = ()
    """By seat, the bot that played there."""
    causes: tuple[tuple[float, str], ...] = ()
    """When each event happened and by whom, as its line tells it; none where that is not known."""
    is_open: bool = False
    """Whether everything may be seen: the game is over, or the record is the visitor's own file."""


class Walk(msgspec.Struct, frozen=True):
    """What the worker gives back: the replay and its pages, in their JSON form; or what is wrong with the record."""

    replay: bytes = b""
    pages: tuple[bytes, ...] = ()
    problem: str = ""
    detail: str = ""


def walk(
    title_key: str, source: Source, eyes: str, may_see: tuple[str, ...] | None, language: str, board: bool
) -> bytes:
    """The walk through a record, in its msgpack form. `may_see` are the eyes the visitor may choose; None: any."""
    title = vernissage.title(title_key)
    try:
        walked = _Walker(title, source, eyes, language, board).walk(may_see)
    except OtherRules as error:
        walked = Walk(problem="other-rules", detail=str(error))
    except _CutDown as error:
        walked = Walk(problem="cut-down", detail=str(error))
    except (VernissageError, RecursionError) as error:
        walked = Walk(problem="broken", detail=str(error)[:300])
    return msgspec.msgpack.encode(walked)


def audience(eyes: str) -> int | None:
    """The seat whose views are shown; None: a spectator's."""
    return int(eyes) if eyes.isdigit() else None


Views = dict[int | None, View]
"""What was shown, by seat; None: to a spectator."""


def steps(game: Game[Any], record: Record, eyes: str) -> Iterator[tuple[int, Views, int]]:
    """Play a record entry by entry; after each that showed these eyes anything its number, the views, the events.

    The eyes of all have everybody's views, others their own.
    """
    seats = (None, *range(game.setup.seats)) if eyes == ALL else (audience(eyes),)
    shown: Views = {seat: game.view(seat) for seat in seats}
    yield 0, shown, len(game.events)
    for number, entry in enumerate(record.entries, 1):
        heard = len(game.events)
        step(game, entry)
        now = {seat: game.view(seat) for seat in seats}
        if now != shown or any(event.seen_by(seat) for event in game.events[heard:] for seat in seats):
            yield number, now, len(game.events)
        shown = now


class _Walker:
    def __init__(self, title: Title[Any, Any], source: Source, eyes: str, language: str, board: bool) -> None:
        self.title = title
        self.source = source
        self.record = read(title, source.text)
        if self.record.header.redacted:
            raise _CutDown(0, "it was cut down to what one seat may know")
        self.game = opening(title, self.record)
        self.names = self.record.header.names
        self.words = scenes.words_for(self.game.setup, self.names, language)
        self.eyes = eyes
        self.seat = audience(eyes)
        self.board = board
        self.told = 0

    def walk(self, may_see: tuple[str, ...] | None) -> Walk:
        everybody = (ALL, *map(str, range(self.game.setup.seats)), NOBODY)
        if self.eyes not in everybody:
            raise RecordError(0, f"there is no seat {self.eyes} at this game")
        found: list[tuple[int, int, int | None, int | None, tuple[int | None, ...]]] = []
        pages: list[wire_replay.ReplayPage] = []
        page: list[wire_replay.ReplayStep] = []
        first = before = None
        heard = 0
        for entry, views, events in steps(self.game, self.record, self.eyes):
            view = views[self.seat]
            lines = self._lines(self.game.events[heard:events], heard)
            heard = events
            shown = self._shown(views)
            if first is not None and len(page) == PAGE:
                pages.append(wire_replay.ReplayPage(len(pages) * PAGE, first, tuple(page)))
                first, page = None, []
            if first is None:
                first = shown
                changes: tuple[tuple[Path, Any], ...] = ()
            else:
                changes = tuple(differences(before, shown))
            page.append(wire_replay.ReplayStep(changes, lines))
            before = shown
            found.append((self.told, entry, self.title.round_of(view), self.title.turn_of(view), self._scores(views)))
        assert first is not None
        assert before is not None
        pages.append(wire_replay.ReplayPage(len(pages) * PAGE, first, tuple(page)))
        told, entries, rounds, turns, scores = zip(*found, strict=True)
        over = self.game.outcome is not None
        replay = wire_replay.Replay(
            table=before.state.table,
            eyes=self.eyes,
            may_see=everybody if may_see is None else may_see,
            over=over,
            page=PAGE,
            heard=told,
            entries=entries if self.source.is_open else (),
            rounds=rounds,
            turns=turns,
            scores=scores,
            deal=self._deal() if self.source.is_open else None,
            pages=len(pages),
        )
        return Walk(msgspec.json.encode(replay), tuple(map(msgspec.json.encode, pages)))

    def _lines(self, events: Sequence[Event], after: int) -> tuple[wire.EventLine, ...]:
        """What happened at a step, as these eyes were told it."""
        lines = []
        for place, event in enumerate(events, after):
            if event.seen_by(self.seat) or self.eyes == ALL:
                self.told += 1
                at, by = self.source.causes[place] if place < len(self.source.causes) else (0.0, "")
                text = self.words.told("event", event)
                lines.append(wire.EventLine(self.told, event, text, at, by))  # type: ignore[arg-type]
        return tuple(lines)

    def _shown(self, views: Views) -> wire_replay.Shown:
        position, words = self.game.position, self.words
        over = position.outcome is not None
        table = scenes.company(
            self.game.setup,
            self.seat,
            words,
            bots=self.source.bots,
            id=self.source.table,
            status="over" if over else "playing",
            commitment=self.game.commitment,
            winners=position.outcome.winners if position.outcome is not None else (),
        )
        state = scenes.screen(position, self.seat, words, table, view=views[self.seat], asked=False, board=self.board)
        return wire_replay.Shown(state, self._secrets(views) if self.eyes == ALL else ())

    def _secrets(self, views: Views) -> tuple[wire_replay.Secret, ...]:
        """What each seat alone knew: what stands in the tables of its view and not in a spectator's."""
        open_to_all = {table.heading: table for table in self.title.board(views[None], self.words).tables}
        found = []
        for seat in range(self.game.setup.seats):
            tables = self.title.board(views[seat], self.words).tables
            hidden = (_hidden(table, open_to_all.get(table.heading)) for table in tables)
            found.append(wire_replay.Secret(seat, tuple(table for table in hidden if table is not None)))
        return tuple(found)

    def _scores(self, views: Views) -> tuple[int | None, ...]:
        """What each seat would have scored, as these eyes knew; all eyes together know what each knew of itself."""
        if self.eyes != ALL:
            return self.title.standing(views[self.seat])
        seats = range(self.game.setup.seats)
        return tuple(self.title.standing(views[seat])[seat] for seat in seats)

    def _deal(self) -> wire_replay.Deal | None:
        """What the commitment was made of: a position that was set up has none."""
        header, title = self.record.header, self.title
        if not self.game.commitment or not header.seed:
            return None
        return wire_replay.Deal(
            commitment=self.game.commitment,
            title=title.key,
            rules=title.rules_version,
            components=self.game.setup.digest,
            seats=header.seats,
            options=tuple(sorted(self.game.setup.options.items())),
            seed=header.seed,
            file=scenes.file_name(title.key, self.source.table) if self.source.table else "",
        )


def _hidden(table: Table, known: Table | None) -> Table | None:
    """The rows of a table that another of the same heading has not; None if there are none."""
    if known is None:
        return table
    rows = tuple(row for row in table.rows if row not in known.rows)
    return msgspec.structs.replace(table, rows=rows) if rows else None


class _CutDown(RecordError):
    """A record that holds what one seat may know: no position can be built from it."""


def position_at(title: Title[Any, Any], text: str, eyes: str, wanted: int) -> Game[Any] | None:
    """The game as it stood at a step of these eyes; None if there are not so many."""
    record = read(title, text)
    game = opening(title, record)
    for number, _ in enumerate(steps(game, record, eyes)):
        if number == wanted:
            return game
    return None
