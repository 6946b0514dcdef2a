"""How strong players are, by openskill: one model for the people of a house and for the bots of the arena.

It needs the package openskill, which is in the extras `serve` and `report`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

FIRST, STEP = 1000, 40
"""Strength is told in whole numbers: what is certain of it (three sigma below mu), from 1000 on, in steps of 40."""
_model = PlackettLuce()


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int

    @property
    def strength(self) -> int:
        return round(FIRST + STEP * (self.mu - 3 * self.sigma))


NEW = Rating(_model.mu, _model.sigma, 0)


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings of those who played, after a game in which they came out in these places.

    >>> winner, loser = rated([NEW, NEW], [1, 2])
    >>> winner.strength > loser.strength
    True
    """
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _model.rate(teams, ranks=[*ranks])
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, after, strict=True)]


def ranks(scores: Sequence[int], winners: Iterable[int]) -> list[int]:
    """Places from 1 on: winners first, whatever broke a tie, then by score; equal ones share a place.

    >>> ranks([7, 9, 9, 3], [1])
    [3, 1, 2, 4]
    """
    won = set(winners)
    keys = [(1, -score) if seat not in won else (0, 0) for seat, score in enumerate(scores)]
    return [1 + sum(other < mine for other in keys) for mine in keys]
