"""The log of a table, and the game it makes: what is stored there, and what happened by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vernissage.core.errors import VernissageError
from vernissage.core.events import Event
from vernissage.core.games import Game, Proposal
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.server.faults import described
from vernissage.server.storage import LogEntry


class Unplayable(VernissageError):
    """A stored log that the title's rules cannot follow here."""


@dataclass(frozen=True)
class Line:
    """An event, when it happened, and what caused it: `person`, `order` (of a person), `bot` or `clock`."""

    event: Event
    at: float
    cause: str


class TableLog:
    """What happened at a table since its game began. It follows its entries one by one, each as a whole."""

    def __init__(self, game: Game[Any], began: float) -> None:
        self.game = game
        self.number = 0
        self.last: LogEntry | None = None
        self.lines = [Line(event, began, "") for event in game.events]

    @property
    def position(self) -> Position:
        position: Position = self.game.position
        return position

    def told(self, seat: int | None) -> Iterator[Line]:
        """What a seat, or a spectator, may know of it."""
        return (line for line in self.lines if line.event.seen_by(seat))

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

    def adopt(self, entry: LogEntry, proposal: Proposal[Any] | None) -> None:
        """An entry is stored: what was worked out for it happens."""
        if proposal is not None:
            self.lines += [Line(event, entry.at, entry.cause) for event in self.game.adopt(proposal)]
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


def check_shown(position: Position) -> None:
    """Look at a position as everybody at the table will: what cannot be shown must not come about."""
    if not position.frames and position.outcome is None:
        raise RuntimeError("the game stops without an outcome")
    for seat in (None, *range(position.setup.seats)):
        position.view(seat)
