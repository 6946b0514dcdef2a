"""How far ahead a search looks in The Gallerist, and what it makes of what it finds there.

A turn is several answers, so it is weighed as a whole (`courses`), and in play-outs everybody plays whole turns, each
the one that is foremost by the estimate. That costs a quarter of a millisecond a turn and is nearly the greedy player's
own play; one who plays by instinct ends fifty behind it.

The estimate behind the greedy player's turns was set by eye and says too much of bids, for one, and too little of
visitors. It says what to do next well enough; who is ahead is told better by its parts as they are weighed here, by
what came of them in games.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from vernissage.core.chance import Dice
from vernissage.core.horizon import Horizon
from vernissage.games.gallerist import scoring
from vernissage.games.gallerist.decisions import turns
from vernissage.games.gallerist.heuristic import instinct, lookahead
from vernissage.games.gallerist.heuristic.estimate import Expectation, turns_left
from vernissage.games.gallerist.position import GalleristPosition

P = GalleristPosition


class Weights(NamedTuple):
    """By what the parts of an `Expectation` are multiplied, and what it is worth to be asked next."""

    cash: float
    tiles: float
    track: float
    at_hand: float
    pull: float
    works: float
    visitors: float
    assistants: float
    market: float
    goals: float
    next: float


# Fitted by `tools/expectations.py --games 150`.
_LEFT: Final = (0.0, 2.0, 4.0, 7.0, 10.0, 14.0, 19.0)
"""Turns left, on the average of the seats."""
_WEIGHTS: Final = (
    Weights(1.07, 0.83, 1.20, 0.27, 0.18, 0.95, -0.65, 1.05, 1.07, 0.37, 3.85),
    Weights(1.06, 1.00, 0.77, -0.40, 0.88, 0.94, -0.48, 0.49, 1.10, 0.34, 4.92),
    Weights(1.02, 1.14, 0.72, 1.12, 1.34, 0.90, 1.59, 0.98, 0.96, 0.37, 3.84),
    Weights(1.12, 1.03, 1.03, 0.91, 0.93, 0.95, 2.06, 1.72, 0.64, 0.38, 2.01),
    Weights(1.20, 1.07, 1.12, 1.28, 0.36, 0.91, 2.07, 1.61, 0.63, 0.16, 3.04),
    Weights(1.28, 0.77, 1.59, 1.07, 0.21, 0.92, 2.46, 1.52, 0.25, -0.36, -0.77),
    Weights(1.01, 0.49, 1.37, 0.93, 1.00, 0.75, 2.08, 0.55, 0.08, 0.31, 0.01),
)
"""The weights at each of them."""
_LEADS: Final = (
    *(4.8, 4.8, 4.8, 4.8, 5.0, 5.0, 5.5, 6.0, 6.5, 6.5, 7.5, 8.5),
    *(9.0, 10.0, 11.0, 11.5, 13.0, 13.0, 14.5, 14.5, 15.0, 15.5, 16.6, 16.6, 40.0),
)
"""How surely a lead wins, by round: fitted as `tools/leads.py` does, to games of the greedy player, 160 with three
players and 100 with four.
"""
_SOLO_LINE = 80.0
"""What each line of a level of the solo game counts beside the money, as far as it is reached."""
_SOLO_LEVEL = 2000.0
"""What a level counts that is reached, beside the first one, which wins the game."""


def courses(p: P, seat: int) -> list[tuple[int, ...]]:
    """The turns a seat may think of; where it starts, and which easel it gets, are no turns."""
    if p.frames[-1][0] in _ALONE:
        return []
    return lookahead.courses(p, seat, p.question.codes(p, seat))


def play_on(p: P, dice: Dice) -> P:
    """The rest of the turn that is on."""
    question, seat = p.frames[-1][:2]
    if question not in _ALONE:
        return lookahead.played(p, seat)
    p.push(instinct.choose(p, seat, dice))
    return p


def expected(p: P) -> list[float]:
    """What each seat can expect to have in the end; in a solo game what is there of the first two levels, too."""
    if p.solo:
        return [_solo(p)]
    if not p.frames:
        return [float(scoring.sheet(p, seat).total) for seat in range(p.seats)]
    left = [turns_left(p, seat) for seat in range(p.seats)]
    weights = weights_at(sum(left) / p.seats)
    return [_weighed(p, seat, left[seat], weights) for seat in range(p.seats)]


def weights_at(left: float) -> list[float]:
    """The weights with so many turns left, on the way from one row to the next."""
    row = 0
    while row + 2 < len(_LEFT) and left >= _LEFT[row + 1]:
        row += 1
    part = min(1.0, (left - _LEFT[row]) / (_LEFT[row + 1] - _LEFT[row]))
    return [one + part * (other - one) for one, other in zip(_WEIGHTS[row], _WEIGHTS[row + 1], strict=True)]


def counts(p: P, seat: int, left: float) -> list[float]:
    """What the weights multiply."""
    part = Expectation(p, seat, left)
    return [
        float(part.cash),
        part.tiles,
        part.track,
        part.soon * part.at_hand,
        part.soon * part.pull,
        part.works,
        part.visitors,
        part.assistants,
        part.market,
        part.goals,
        float(p.frames[-1][1] == seat),
    ]


def _weighed(p: P, seat: int, left: float, weights: list[float]) -> float:
    found = 0.0
    for weight, count in zip(weights, counts(p, seat, left), strict=True):
        found += weight * count
    return found


def _solo(p: P) -> float:
    """The money, and how far one has come with each line of the levels that are within reach."""
    worth = float(scoring.sheet(p, 0).total)
    lines = scoring.solo_lines(p)
    for level in scoring.LEVELS[1:3]:
        parts = [min(1.0, line.there / line.needed) for line in lines if line.level == level]
        worth += _SOLO_LINE * sum(parts) + _SOLO_LEVEL * (min(parts) == 1.0 and level != scoring.LEVELS[1])
    return worth


_ALONE: Final = (turns.START, turns.EASEL)
HORIZON: Final = Horizon(2, lambda position: position.round, expected, _LEADS, play_on)
