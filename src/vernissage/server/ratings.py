"""How strong people are at a title, by openskill: worked out once a game, and anew from all results on demand.

There are two ratings a title. Among *people* only the people of a table are compared with each other; in games with
*bots* everybody is, and the bots are rated too. A game with two people and a bot counts for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

PEOPLE, BOTS = "people", "bots"
FIRST, STEP = 1000, 40
"""Strength is told in whole numbers: what is certain of it (three sigma below mu), from 1000 on, in steps of 40."""
_model = PlackettLuce()


class Placed(NamedTuple):
    """How a seat came out of a game: a guest's, or a bot's; neither for somebody whose data was deleted."""

    guest: str | None
    bot: str | None
    rank: int

    @property
    def subject(self) -> str | None:
        """Whose rating it is."""
        return self.guest or (None if self.bot is None else f"bot {self.bot}")


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int

    @property
    def strength(self) -> int:
        return round(FIRST + STEP * (self.mu - 3 * self.sigma))


NEW = Rating(_model.mu, _model.sigma, 0)
Key = tuple[str, str]
"""Whose rating, and in which company."""


def rate(known: Mapping[Key, Rating], seats: Sequence[Placed]) -> dict[Key, Rating]:
    """The ratings that a game changes, as they are after it."""
    changed = _compared(known, [seat for seat in seats if seat.guest is not None], PEOPLE)
    if any(seat.bot is not None for seat in seats) and any(seat.guest is not None for seat in seats):
        changed |= _compared(known, [seat for seat in seats if seat.subject is not None], BOTS)
    return changed


def _compared(known: Mapping[Key, Rating], seats: Sequence[Placed], company: str) -> dict[Key, Rating]:
    keys = [(seat.subject or "", company) for seat in seats]
    if len(seats) < 2:
        return {}
    before = [known.get(key, NEW) for key in keys]
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _model.rate(teams, ranks=[seat.rank for seat in seats])
    found: dict[Key, Rating] = {}
    for key, old, (new,) in zip(keys, before, after, strict=True):
        if key not in found:  # of two bots of one name the first tells for both
            found[key] = Rating(new.mu, new.sigma, old.games + 1)
    return found


def ranks(scores: Sequence[int], winners: Iterable[int]) -> list[int]:
    """Places from 1 on: winners first, whatever broke a tie, then by score; equal ones share a place."""
    won = set(winners)
    keys = [(1, -score) if seat not in won else (0, 0) for seat, score in enumerate(scores)]
    return [1 + sum(other < mine for other in keys) for mine in keys]


def rebuilt(games: Iterable[Sequence[Placed]]) -> dict[Key, Rating]:
    """All ratings of a title, from its games in the order they ended."""
    known: MutableMapping[Key, Rating] = {}
    for seats in games:
        known.update(rate(known, seats))
    return dict(known)


def rows(title: str, changed: Mapping[Key, Rating]) -> list[dict[str, Any]]:
    """As the database keeps them."""
    return [
        {"subject": subject, "title": title, "company": company, **rating._asdict()}
        for (subject, company), rating in changed.items()
    ]
