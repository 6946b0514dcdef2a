"""How a game ended."""

from __future__ import annotations

from typing import Annotated

import msgspec

from vernissage.core.naming import Seat


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
