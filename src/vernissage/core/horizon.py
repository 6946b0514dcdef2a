"""How far ahead a search plays, and what it makes of what it finds there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from vernissage.core.chance import Dice


class Horizon(NamedTuple):
    """The end of a round at which a play-out may stop, because the seats can be compared there."""

    rounds: int
    """How many ends of a round a play-out goes on to: 1 is the end of the round that is on."""
    round_of: Callable[[Any], int]
    """The round a position is in."""
    expected: Callable[[Any], Sequence[float]]
    """What each seat can expect to score, by a whole position."""
    leads: tuple[float, ...] = (5.0,)
    """By round: how surely a lead at its end wins, for `sharpness`; the last one holds for all later rounds."""
    play_on: Callable[[Any, Dice], Any] | None = None
    """Plays an imagined position on by all the answers of a turn that is thought of as a whole, and gives the position
    it comes to; the first one may be used up. None: a play-out goes on by instinct, answer by answer.
    """

    def sharpness(self, now: int) -> float:
        """How surely a lead wins at the beginning of a round: a seat's chances grow by this exponent with its score,
        counted in what a seat has on average. `tools/leads.py` fits it to games.
        """
        return self.leads[min(now, len(self.leads) - 1)]
