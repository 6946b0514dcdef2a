"""How a game ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Scores by seat, the winners (several share a win; none, if the game itself wins), and the reason it ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str

    @classmethod
    def by_score(cls, scores: tuple[int, ...], reason: str) -> Outcome:
        """The highest score wins; a tie is a shared win."""
        best = max(scores)
        return cls(scores, tuple(seat for seat, score in enumerate(scores) if score == best), reason)
