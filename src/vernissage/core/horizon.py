"""How far ahead a search plays, and what it makes of what it finds there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Horizon(NamedTuple):
    """The end of a round at which a play-out may stop, because the seats can be compared there."""

    rounds: int
    """How many ends of a round a play-out goes on to: 1 is the end of the round that is on."""
    round_of: Callable[[Any], int]
    """The round a position is in."""
    expected: Callable[[Any], Sequence[float]]
    """What each seat can expect to score, by a whole position."""
