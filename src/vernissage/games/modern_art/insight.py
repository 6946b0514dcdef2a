"""What a thoughtful player has in mind beside the table: who has how much cash, which cards are still to come, and what
things are worth. All of it follows from what the seat was told.
"""

from __future__ import annotations

from vernissage.core.planes import Plane, Planes
from vernissage.core.setups import Setup
from vernissage.games.modern_art import heuristic
from vernissage.games.modern_art.components import PLAYERS, Box
from vernissage.games.modern_art.position import ModernArtPosition

_MOST_SEATS = PLAYERS[1]
_MOST_PARTS = 300
"""A price is told in hundredths of what the lot is worth, up to three times that."""


def layout(setup: Setup) -> Planes:
    """The parts of what `worked_out` gives."""
    box: Box = setup.components
    artists, money = len(box.artists), box.most_money(setup.seats)
    dearest = max(box.ranked) * box.rounds
    return {
        "cash by seat": Plane(_MOST_SEATS, high=money),
        "unseen by artist": Plane(artists, high=len(box.cards)),
        "expected by artist": Plane(artists, high=dearest),
        "lot expected": Plane(1, high=2 * dearest),
        "lot at most": Plane(1, high=money),
        "price in hundredths of the lot": Plane(1, high=_MOST_PARTS),
    }


def worked_out(p: ModernArtPosition, seat: int) -> list[int]:
    """The numbers, seats counted from the seat's own place."""
    box: Box = p.box
    seats, artists = p.seats, len(box.artists)
    row = [p.cash[(seat + place) % seats] for place in range(seats)] + [0] * (_MOST_SEATS - seats)
    unseen = [0] * artists
    for artist in box.artist:
        unseen[artist] += 1
    seen = [*p.hands[seat], *p.unsold, *p.discard, *p.lot]
    for wall in p.walls:
        seen += wall
    for card in seen:
        unseen[box.artist[card]] -= 1
    row += unseen
    row += [int(value) for value in heuristic.values(p, seat, p.offered)]
    if not p.lot:
        return [*row, 0, 0, 0]
    worth = heuristic.lot_value(p, seat)
    part = min(_MOST_PARTS, int(100 * p.price / worth)) if worth >= 1 else _MOST_PARTS
    return [*row, int(worth), heuristic.most_to_pay(p, seat, worth), part]
