"""Answers that are weighed, and how they compare."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from vernissage.bots.worlds import Codes, Met

_PAST = 0.5
"""What a world counts that was met in a search before: the seat knew less then, and answered less well afterwards."""
_SPREAD = 0.4
"""By how much what an answer is worth differs from world to world."""


class Past(NamedTuple):
    """What was found out about an answer in searches before."""

    worlds: int
    worth: float

    def gain(self, other: Past) -> tuple[float, float]:
        """How much better it was than another one, which met worlds of its own, and the standard error of that."""
        return self.worth - other.worth, _SPREAD * math.sqrt((1 / self.worlds + 1 / other.worlds) / _PAST)


class Arm:
    """An answer, and what came of it in each world since it was taken up."""

    def __init__(self, codes: Codes, since: int, plan: Codes = ()) -> None:
        self.codes = codes
        self.plan = plan
        """The codes of the answers that are to follow in the same turn."""
        self.since = since
        """The world it met first: it has met all from there on until it was given up."""
        self.before: Past | None = None
        self.worths: list[float] = []
        self.shares: list[float] = []

    @property
    def worth(self) -> float:
        return statistics.fmean(self.worths)

    def note(self, met: Met) -> None:
        worth, share = met
        self.worths.append(worth)
        self.shares.append(share)

    def gain(self, other: Arm) -> tuple[float, float]:
        """How much better it is than another one, world by world, and the standard error of that."""
        first = max(self.since, other.since)
        ours, theirs = self.worths[first - self.since :], other.worths[first - other.since :]
        gains = [one - two for one, two in zip(ours, theirs, strict=False)]  # as long as both were in the running
        if len(gains) < 2:
            return self.worth - other.worth, math.inf
        count = len(gains)  # there are thousands of them, and `statistics` would sum them up as fractions
        gain = sum(gains) / count
        error = math.sqrt(sum([(one - gain) ** 2 for one in gains]) / ((count - 1) * count))
        if self.before is None or other.before is None or error == 0:
            return gain, error
        past, doubt = self.before.gain(other.before)
        trust, trust_in_past = error**-2, doubt**-2
        both = trust + trust_in_past
        return (trust * gain + trust_in_past * past) / both, both**-0.5

    def interval(self) -> tuple[float, float, float]:
        """The share of a win it can expect, and the bounds of that, 95 %."""
        mean, low, high = bounds(self.shares)
        return mean, max(0.0, low), min(1.0, high)


def bounds(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of what came of some worlds, and its bounds, 95 %. A few that agree prove little.

    >>> mean, low, high = bounds([0.0, 1.0] * 50)
    >>> mean, round(low, 1), round(high, 1)
    (0.5, 0.4, 0.6)
    """
    mean, count = statistics.fmean(values), len(values)
    spread = statistics.stdev(values) if count > 1 else 0.5
    half = 1.96 * max(spread, 0.5 / count) / math.sqrt(count)
    return mean, mean - half, mean + half
