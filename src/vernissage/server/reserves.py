"""The clocks of a relaxed table: each person has a reserve of time, which runs while the seat is asked, and refills.

Stored with the table, in the commit of each move: when a running clock falls, and what a standing one has left. So a
clock that runs needs no writing, and a step of a draft, which nobody else may notice, changes nothing of it.

A clock refills when its person is asked anew by what somebody else did. Several answers in a row are one turn, and
taking a move back gives no time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from vernissage.server.seating import Seat


@dataclass(frozen=True)
class Reserves:
    """Everybody's clock. A seat is in one of the two, by whether its clock runs."""

    most: int
    refill: int
    left: Mapping[int, float]
    """Seconds of the clocks that stand."""
    falls: Mapping[int, float]
    """When those that run will fall, in seconds since 1970."""

    @classmethod
    def full(cls, most: int, refill: int, seats: int) -> Reserves:
        """As a game begins."""
        return cls(most, refill, dict.fromkeys(range(seats), float(most)), {})

    @classmethod
    def read(cls, row: Any, seating: Seated, asked: Collection[int]) -> Reserves | None:
        """As the database has them; None for a live table, and before the start.

        Where one process stored a pause and another a move at the same moment, what runs is put right.
        """
        if not row.reserve or row.clocks is None:
            return None
        by_seat = ({int(seat): at for seat, at in row.clocks[part].items()} for part in ("left", "falls"))
        return cls(row.reserve, row.refill, *by_seat).run(running(seating, asked), row.changed)

    def run(self, seats: Collection[int], now: float, refilled: Collection[int] = ()) -> Reserves:
        """These clocks run from now on, and no others; a clock that ran already is not touched."""
        left, falls = {}, {}
        for seat in sorted(self.left.keys() | self.falls.keys()):
            at = self.falls.get(seat)
            if at is None and seat in seats:
                more = self.refill if seat in refilled else 0
                falls[seat] = now + min(self.most, self.left[seat] + more)
            elif at is None:
                left[seat] = self.left[seat]
            elif seat in seats:
                falls[seat] = at
            else:
                left[seat] = max(0.0, at - now)
        return replace(self, left=left, falls=falls)

    def has_fallen(self, seat: int, now: float) -> bool:
        return seat in self.falls and now >= self.falls[seat]


class Seated(Protocol):
    """Who sits where, and whether the game is played."""

    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def status(self) -> str: ...


def running(seating: Seated, asked: Collection[int]) -> frozenset[int]:
    """The seats whose clock runs: people who are asked, while the game is played and no bot plays for them."""
    if seating.status != "playing":
        return frozenset()
    seats = seating.seats
    return frozenset(seat for seat in asked if seats[seat].kind == "person" and not seats[seat].left)


def stored(reserves: Reserves | None, asked: Collection[int], now: float) -> dict[str, Any]:
    """What the database keeps: the clocks, and when the house itself has something to do at the table.

    That is at once where a bot is asked, else when a clock falls.
    """
    if reserves is None:
        return {"clocks": None, "due": None}
    left = {str(seat): seconds for seat, seconds in reserves.left.items()}
    falls = {str(seat): at for seat, at in reserves.falls.items()}
    due = min((reserves.falls.get(seat, now) for seat in asked), default=None)
    return {"clocks": {"left": left, "falls": falls}, "due": due}
