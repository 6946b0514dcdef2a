"""What each player can expect to have in the end, seen from the end of a round.

Between rounds nothing hangs on a wall: what is worth something are cash and the cards still in hand. A card brings more
the more its artist has earned so far, a double more than others, and whoever sells next is a little ahead. The parts
are fitted to games of sensible players (`tools/prospects.py`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from vernissage.core.horizon import Horizon
from vernissage.games.modern_art.components import DOUBLE
from vernissage.games.modern_art.position import ModernArtPosition


class HandWorth(NamedTuple):
    """What counts beside cash, in money."""

    marker: float
    """A card in hand, for each money that its artist's markers show."""
    card: float
    double: float
    """A double, beside what every card counts."""
    seller: float


_BY_ROUND: Final = (
    HandWorth(0.63, 10.8, 11.5, 0.9),
    HandWorth(0.63, 10.8, 11.5, 0.9),
    HandWorth(0.43, 5.9, 10.5, 7.3),
    HandWorth(0.25, 4.0, 6.4, 12.2),
)
"""By the rounds that are over, the first of them none."""
_LEADS: Final = (6.5, 6.5, 9.5, 14.5)
"""How surely a lead wins, by the rounds that are over, fitted with the parts."""


def expected(p: ModernArtPosition) -> list[float]:
    """What each seat can expect to have in the end."""
    parts, box = _BY_ROUND[min(p.round, len(_BY_ROUND) - 1)], p.box
    worth = [parts.card + parts.marker * sum(row[artist] for row in p.markers) for artist in range(len(box.artists))]
    found = []
    for seat in range(p.seats):
        more = 0.0
        for card in p.hands[seat]:
            more += worth[box.artist[card]]
            if box.auction[card] == DOUBLE:
                more += parts.double
        found.append(p.cash[seat] + more + (parts.seller if seat == p.seller else 0.0))
    return found


HORIZON: Final = Horizon(1, lambda position: position.round, expected, _LEADS)
