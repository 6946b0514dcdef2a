"""The few statistics the reports need, as plain functions."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

Z_95 = 1.959963984540054
"""The standard normal quantile that leaves 2.5 % on either side."""


class Summary(NamedTuple):
    """How a list of numbers is spread. The deviation is the sample's, 0 for a single number."""

    mean: float
    deviation: float
    least: float
    median: float
    most: float


def summary(values: Sequence[float]) -> Summary:
    """Mean, standard deviation, least, median and most of one number or more.

    >>> summary([2, 4, 4, 4, 5, 5, 7, 9]).median
    4.5
    """
    mean = math.fsum(values) / len(values)
    spread = math.fsum((value - mean) ** 2 for value in values)
    deviation = math.sqrt(spread / (len(values) - 1)) if len(values) > 1 else 0.0
    return Summary(mean, deviation, min(values), statistics.median(values), max(values))


def wilson(successes: float, trials: float, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a share, 95 % unless told. A shared win may count as a fraction.

    >>> low, high = wilson(10, 100)
    >>> f"{low:.4f} {high:.4f}"
    '0.0552 0.1744'
    """
    share = successes / trials
    weight = z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * math.sqrt(share * (1 - share) / trials + weight / (4 * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The chance that a chi-square variable with `freedom` degrees of freedom is at least `statistic`.

    >>> round(chi_square_tail(5.991, 2), 3)
    0.05
    """
    half = statistic / 2
    # One term for each two degrees of freedom, from 2 upwards if they are even, from 1 if they are odd.
    if freedom % 2:
        tail, term, step = math.erfc(math.sqrt(half)), math.exp(-half) * math.sqrt(half / math.pi) * 2, 1.5
    else:
        tail, term, step = 0.0, math.exp(-half), 1.0
    for _ in range(freedom // 2):
        tail += term
        term *= half / step
        step += 1
    return min(1.0, tail)


def evenness(counts: Sequence[float]) -> float:
    """The p-value of Pearson's test that all counts come from equal chances; small means uneven.

    >>> round(evenness([20, 30]), 4)
    0.1573

    One count alone, or no wins at all, are as even as can be.
    """
    if len(counts) < 2 or not any(counts):
        return 1.0
    expected = math.fsum(counts) / len(counts)
    statistic = math.fsum((count - expected) ** 2 / expected for count in counts)
    return chi_square_tail(statistic, len(counts) - 1)


def clustered(groups: Sequence[Sequence[float]], z: float = Z_95) -> tuple[float, float, float]:
    """The share of successes in groups of trials that may be alike, and Wilson's interval of it.

    Games of one deal tell less than as many games of different deals if the deal decides them. So the trials count as
    fewer by as much as the shares of the groups vary more than chance alone would have it, and never as more.

    >>> [round(number, 3) for number in clustered([[1, 0], [0, 1], [1, 0], [0, 1]])]  # as if they were apart
    [0.5, 0.215, 0.785]
    >>> [round(number, 3) for number in clustered([[1, 1], [0, 0], [1, 1], [0, 0]])]  # hardly four trials
    [0.5, 0.125, 0.875]
    """
    trials = sum(len(group) for group in groups)
    successes = math.fsum(one for group in groups for one in group)
    share = successes / trials
    alone = share * (1 - share) / trials
    effect = 1.0
    if len(groups) > 1 and alone > 0:
        off = math.fsum((math.fsum(group) - share * len(group)) ** 2 for group in groups)
        among = off * len(groups) / (len(groups) - 1) / trials**2
        effect = max(1.0, among / alone)
    return share, *wilson(successes / effect, trials / effect, z)
