"""Which seats a game waits for, and since when: kept with the table, so that a list of tables opens no game.

It is what everybody at the table is told (`State.waiting`): of a sealed question who has not answered yet, of a move
that can still be taken back the one who made it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.games import Proposal
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.server.log import TableLog
from vernissage.server.storage import LogEntry

Awaited = Mapping[int, float]
"""By seat: since when, in seconds since 1970."""


def asked_at(position: Position) -> Sequence[int]:
    """The seats a position waits for; none when the game is over."""
    return tuple(position.question.awaited(position)) if position.frames else ()


def asked_after(log: TableLog, entry: LogEntry, proposal: Proposal[Any] | None) -> Sequence[int]:
    """The seats that will be waited for once an entry is stored and adopted."""
    position = log.position if proposal is None else proposal.position
    asked = asked_at(position)
    if proposal is None or entry.cause != "person" or all(seat == entry.seat for seat in asked):
        return asked
    if position.question.mode is Mode.SEALED:
        return asked
    if entry.kind == "move":
        held = log.position.ply >= position.barrier
    else:
        held = log.undoable(entry.seat) > int(entry.move)
    return (entry.seat,) if held else asked


def found(log: TableLog, created: float) -> dict[int, float]:
    """Whom the game of a log waits for, where it was not stored."""
    asked = asked_at(log.position) if log.held_by is None else (log.held_by,)
    return since({}, asked, None, created if log.last is None else log.last.at)


def since(before: Awaited, asked: Sequence[int], answered: int | None, now: float) -> dict[int, float]:
    """Who is waited for now, and since when: who just answered and is asked again is asked anew."""
    return {seat: before[seat] if seat in before and seat != answered else now for seat in asked}


def stored(awaited: Awaited) -> dict[str, float]:
    """As the database keeps it."""
    return {str(seat): at for seat, at in awaited.items()}


def read(row: Any) -> dict[int, float] | None:
    """As the database has it; None for a table of an older form."""
    return None if row.awaited is None else {int(seat): at for seat, at in row.awaited.items()}
