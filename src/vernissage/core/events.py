"""Events: what happened, as named values, each with its audience. Log, animation and digest come from them."""

from __future__ import annotations

from typing import Annotated

import msgspec

Seat = Annotated[int, "seat"]
"""A field of a move, event or view that holds a seat. Texts show the player's name for it."""


class Event(msgspec.Struct, frozen=True, tag_field="event", kw_only=True):
    """The base of a title's events. `audience` is None for everyone, else the seats that may know it."""

    audience: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return self.audience is None or seat in self.audience


class TakenBack(Event, frozen=True, tag="taken_back", kw_only=True):
    """A seat took back the last of its moves that the others had heard of."""

    seat: Seat
    moves: int


def audience_of(mask: int, seats: int) -> tuple[int, ...] | None:
    """The audience a bit mask means (-1: everyone)."""
    return None if mask < 0 else tuple(seat for seat in range(seats) if mask >> seat & 1)
