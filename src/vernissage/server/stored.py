"""A table of this house that is set aside: it cannot be played here.

It is of other rules than the title has here, of a title that is not here, or its log cannot be followed any more.

Nothing of it is replayed. It is shown as far as it was stored: who sat there, and the log of moves as texts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from vernissage.core.errors import UnknownTitle
from vernissage.core.moves import tag_of
from vernissage.core.records import UNKNOWN, Header, Record
from vernissage.core.registry import title as find_title
from vernissage.core.titles import Title
from vernissage.server.awaiting import read as read_awaited
from vernissage.server.opened import Opened
from vernissage.server.refusals import TableError
from vernissage.server.reserves import Reserves
from vernissage.server.seating import Seat, seat_of, seats_of
from vernissage.server.storage import LogEntry


class StoredTable(Opened):
    """The rows of a table that is not open in this process, or cannot be played here."""

    def __init__(self, row: Any, seat_rows: Sequence[Any], title: Title[Any, Any] | None) -> None:
        super().__init__(row)
        self.key: str = row.title
        self.title = title
        """None: it is not installed."""
        self.rules: int = row.rules
        self.status: str = row.status
        self.host: str = row.host
        self.created: float = row.created
        self.rematch: str | None = row.rematch
        self.sealed: bool = row.sealed
        """Whether another table of the same deal may still be played."""
        self.awaited = read_awaited(row) or {}
        """Whom the game waits for, and since when."""
        self.winners: tuple[int, ...] = tuple(row.winners or ())
        self.seats = [Seat(s.seat, s.kind, s.guest, s.name, s.bot, s.left, s.link) for s in seat_rows]
        self.reserves = Reserves.read(row, self, self.awaited)
        """Everybody's clock; None at a live table."""

    @property
    def plays(self) -> int | None:
        """The version of the rules this house plays; None if it has not the title."""
        return None if self.title is None else self.title.rules_version

    @property
    def name(self) -> str:
        return self.key if self.title is None else self.title.facts.name

    def seat_of(self, guest: str | None) -> int | None:
        return seat_of(self.seats, self.status, guest)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        return seats_of(self.seats, guest)

    def record(self, log: Sequence[LogEntry], seat: int | None, uncut: bool = False) -> Record:
        """The record as it was stored; while the game was not over, as far as a seat or a spectator may have it.

        The host of the house can have it `uncut`.
        """
        if self.status == "open":
            raise TableError("not-started")
        if self.sealed and not uncut:
            raise TableError("sealed")
        over = uncut or self.status == "over"
        whole = Record(
            Header(
                title=self.key,
                rules=self.rules,
                components=hashlib.sha256(self.components.encode()).hexdigest() if self.components else UNKNOWN,
                options=self.options,
                seats=len(self.seats),
                names=tuple(place.name for place in self.seats),
                commitment=self.commitment,
                seed=self.seed if over else "",
                own_components=self.components,
                start=self.set_up if over else "",
                redacted="" if over else "spectator" if seat is None else str(seat),
            )
        )
        cut = Record(whole.header)
        kept_as = {0: 0}
        shown = self._open_moves()
        for line in log:
            if line.kind == "back":
                standing = whole.standing()
                taken = standing[-int(line.move) :]
                to = standing[-len(taken) - 1].number if len(taken) < len(standing) else 0
                number = whole.append_back(line.seat, to, 0).number
                hidden = all(_is_covered(entry.move, shown) for entry in taken)
            elif line.kind == "move":
                number = whole.append(line.seat, line.move, 0).number
                hidden = _is_covered(line.move, shown)
            else:
                continue
            if not hidden or over or line.seat == seat:
                if line.kind == "back":
                    cut.append_back(line.seat, kept_as[whole.entries[-1].back], 0)
                else:
                    cut.append(line.seat, line.move, 0)
            kept_as[number] = len(cut.entries)
        return cut

    def _open_moves(self) -> frozenset[str] | None:
        """The kinds of moves that everybody is shown; None where the title is not here to tell.

        Of the others, which were shown in time only the rules know that are not here: all of them stay covered.
        """
        title = self.title
        if title is None:
            return None
        questions = [question for question in title.position_type.QUESTIONS if not question.is_step]
        covered = {tag_of(move) for question in questions if question.covered for move in question.answers}
        return frozenset(tag_of(move) for question in questions for move in question.answers) - covered


def _is_covered(move: str, shown: frozenset[str] | None) -> bool:
    return shown is None or move.split(" ", 1)[0] not in shown


class SetAside(TableError):
    """The table cannot be played here; `table` is what was stored of it."""

    def __init__(self, table: StoredTable) -> None:
        here = "cannot-follow" if table.plays == table.rules else "other-rules"
        super().__init__("no-title" if table.plays is None else here)
        self.table = table
        self.facts |= {"title": table.name, "rules": table.rules, "plays": table.plays or 0}


def check_rules(row: Any, seat_rows: Sequence[Any]) -> None:
    """Raise SetAside unless a stored table is of a title, and of a version of its rules, that is played here."""
    try:
        title = find_title(row.title)
    except UnknownTitle:
        raise SetAside(StoredTable(row, seat_rows, None)) from None
    if title.rules_version != row.rules:
        raise SetAside(StoredTable(row, seat_rows, title))
