"""How strong people are at a title, by openskill: worked out once a game, and anew from all results on demand.

There are two ratings a title. Among *people* only the people of a table are compared with each other; in games with
*bots* everybody is, and the bots are rated too. A game with two people and a bot counts for both. Whoever asked for a
hint in a game gains no rating by it, and may lose: nobody rises on the house's advice, and nobody gets out of a defeat
by asking for it. The others are rated as ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from typing import Any, NamedTuple

from vernissage.core.skill import NEW, Rating, rated

PEOPLE, BOTS = "people", "bots"


class Placed(NamedTuple):
    """How a seat came out of a game: a guest's, or a bot's; neither for somebody whose data was deleted."""

    guest: str | None
    bot: str | None
    rank: int
    hinted: bool = False
    """Whether the house told this person, in the game, what it would do."""

    @property
    def subject(self) -> str | None:
        """Whose rating it is."""
        return self.guest or (None if self.bot is None else f"bot {self.bot}")


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
    after = rated([known.get(key, NEW) for key in keys], [seat.rank for seat in seats])
    found: dict[Key, Rating] = {}
    for seat, key, new in zip(seats, keys, after, strict=True):
        old = known.get(key, NEW)
        # What was won with the house's help makes nobody stronger, nor surer of it; what was lost counts.
        found.setdefault(
            key, Rating(min(old.mu, new.mu), old.sigma, new.games) if seat.hinted else new
        )  # of two bots of one name the first tells for both
    return found


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
