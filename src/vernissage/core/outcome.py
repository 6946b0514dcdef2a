"""How a game ended."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

import msgspec

from vernissage.core.naming import Seat


def share_of(winners: Collection[int], seat: int) -> float:
    """The part of a win that is a seat's: several winners have equal parts of it."""
    return 1.0 / len(winners) if seat in winners else 0.0


class Outcome(msgspec.Struct, frozen=True):
    """Scores by seat, the winners (several share a win; none, if the game itself wins), and the reason it ended."""

    scores: Annotated[tuple[int, ...], "by seat"]
    winners: tuple[Seat, ...]
    reason: str

    @classmethod
    def by_score(cls, scores: tuple[int, ...], reason: str) -> Outcome:
        """The highest score wins; a tie is a shared win."""
        best = max(scores)
        return cls(scores, tuple(seat for seat, score in enumerate(scores) if score == best), reason)

    def share(self, seat: int) -> float:
        """The part of the win that is a seat's.

        >>> [Outcome((30, 50, 50), (1, 2), "over").share(seat) for seat in range(3)]
        [0.0, 0.5, 0.5]
        """
        return share_of(self.winners, seat)
