"""The log of a table, and the game it makes: what is stored there, and what happened by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from vernissage.core.errors import VernissageError
from vernissage.core.events import Event
from vernissage.core.games import Game, Proposal
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.core.titles import Title
from vernissage.core.views import View
from vernissage.server.faults import described
from vernissage.server.seating import Seat
from vernissage.server.storage import LogEntry

Views = dict[int | None, View]
"""By seat, None for a spectator."""


class Unplayable(VernissageError):
    """A stored log that the title's rules cannot follow here."""


class Line:
    """An event, when it happened, and what caused it: `person`, `order` (of a person), `bot` or `clock`."""

    __slots__ = ("at", "cause", "event", "seat", "told")

    def __init__(self, event: Event, at: float, cause: str, seat: int = -1) -> None:
        self.event = event
        self.at = at
        self.cause = cause
        self.seat = seat
        """Whose answer caused it; -1: nobody's."""
        self.told: dict[str, bytes] = {}
        """By language: how it is told, but for its number, which each audience counts for itself."""

    def done_by(self, seats: Sequence[Seat]) -> Literal["", "clock", "bot"]:
        """Who did it in a player's place: the clock, or a bot that stood in for a person."""
        if self.cause == "bot" and seats[self.seat].kind == "person":
            return "bot"
        return "clock" if self.cause == "clock" else ""


class TableLog:
    """What happened at a table since its game began. It follows its entries one by one, each as a whole."""

    def __init__(self, game: Game[Any], began: float) -> None:
        self.game = game
        self.number = 0
        self.last: LogEntry | None = None
        self.lines = [Line(event, began, "") for event in game.events]
        self._heard: dict[int | None, list[Line]] = {}
        self._read: dict[int | None, int] = {}
        self._views: dict[int | None, View] = {}

    @property
    def position(self) -> Position:
        position: Position = self.game.position
        return position

    def heard(self, seat: int | None) -> list[Line]:
        """What a seat, or a spectator, may know of it: a list that grows."""
        heard = self._heard.setdefault(seat, [])
        read = self._read.get(seat, 0)
        if read < len(self.lines):
            heard += [line for line in self.lines[read:] if line.event.seen_by(seat)]
            self._read[seat] = len(self.lines)
        return heard

    def view(self, seat: int | None) -> View:
        """The position as a seat, or a spectator, may know it, looked at once."""
        if seat not in self._views:
            self._views[seat] = self.position.view(seat)
        return self._views[seat]

    def follow(self, entry: LogEntry) -> None:
        """Take over an entry that is stored already; Unplayable, with nothing changed, if the rules cannot."""
        try:
            proposal = self._proposal(entry)
        except Exception as error:
            raise Unplayable(f"entry {entry.number} ({entry.kind}) fails: {described(error)}") from error
        self.adopt(entry, proposal)

    def _proposal(self, entry: LogEntry) -> Proposal[Any] | None:
        if entry.kind == "move":
            return self.game.propose(entry.seat, self.game.title.parse_move(entry.move))
        if entry.kind == "back":
            return self.game.propose_back(entry.seat, int(entry.move))
        return None

    def adopt(self, entry: LogEntry, proposal: Proposal[Any] | None, views: Views | None = None) -> None:
        """An entry is stored: what was worked out for it happens. `views` are those of the position it leads to."""
        if proposal is not None:
            self._views = views or {}
            self.lines += [Line(event, entry.at, entry.cause, entry.seat) for event in self.game.adopt(proposal)]
        self.number, self.last = entry.number, entry

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back at the table.

        None once it said done, and none while sealed answers are awaited (another answer replaces the first): else
        the number would change, and tell the seat so, when somebody else does what nobody is told of.
        """
        position = self.position
        if self.last is None or self.last.kind == "done":
            return 0
        if position.frames and position.question.mode is Mode.SEALED:
            return 0
        return self.game.undoable(seat)

    @property
    def held_by(self) -> int | None:
        """The seat that may still take back its last move: nobody else is asked until it says done."""
        position, last = self.position, self.last
        if last is None or not position.frames or last.cause != "person" or not self.undoable(last.seat):
            return None
        return last.seat if any(seat != last.seat for seat in position.question.awaited(position)) else None


class Beginning(Protocol):
    """What is stored of a table's beginning."""

    set_up: str
    """The text of the position it was forked at; empty for a deal."""
    seed: str
    options: Any
    components: str


def first_game(title: Title[Any, Any], table: Beginning, names: tuple[str, ...]) -> Game[Any]:
    """The game of a table at its beginning: dealt from its seed, or set up where it was forked."""
    if table.set_up:
        return title.at(table.set_up, names)
    own = table.components or None
    return title.new(len(names), table.seed, dict(table.options), components=own, names=names)


def shown(position: Position) -> Views:
    """A position as everybody at the table will see it: what cannot be shown must not come about."""
    if not position.frames and position.outcome is None:
        raise RuntimeError("the game stops without an outcome")
    views: Views = position.setup.title.views(position)
    return views
