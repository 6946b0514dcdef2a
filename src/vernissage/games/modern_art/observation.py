"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/modern_art.md gives the meaning of each part.
"""

from __future__ import annotations

import functools

from vernissage.core.planes import Plane, Planes
from vernissage.core.setups import Setup
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.components import AUCTIONS, PLAYERS, Box
from vernissage.games.modern_art.position import NO_BID, ModernArtPosition

_MOST_SEATS = PLAYERS[1]


def layout(setup: Setup) -> Planes:
    """The parts of an observation."""
    box: Box = setup.components
    artists, cards, money = len(box.artists), len(box.cards), box.most_money(setup.seats)
    kinds, dearest = artists * len(AUCTIONS), max(box.ranked) * box.rounds
    return {
        "question": Plane(len(ModernArtPosition.QUESTIONS)),
        "round": Plane(1, high=box.rounds),
        "hand by artist and auction": Plane(kinds, high=cards),
        "lot by artist and auction": Plane(kinds, high=2),
        "offered by artist": Plane(artists, high=box.closing + 1),
        "markers in all by artist": Plane(artists, high=dearest),
        "worth now by artist": Plane(artists, high=dearest),
        "cards in hand by seat": Plane(_MOST_SEATS, high=cards),
        "wall by seat and artist": Plane(_MOST_SEATS * artists, high=box.closing + 1),
        "own cash": Plane(1, high=money),
        "price": Plane(1, high=money),
        "leader by seat": Plane(_MOST_SEATS),
        "seller by seat": Plane(_MOST_SEATS),
        "declared by seat": Plane(_MOST_SEATS),
        "sealed by seat": Plane(_MOST_SEATS),
        "undealt": Plane(1, high=cards),
        "mystery": Plane(1, high=cards),
    }


@functools.lru_cache(maxsize=4096)
def _market(markers: tuple[tuple[int, ...], ...], offered: tuple[int, ...], ranked: tuple[int, ...]) -> tuple[int, ...]:
    """What is known of the artists. It changes with an offer or a round, and is asked for at every question."""
    earned = scoring.round_markers(offered, ranked)
    in_all = (sum(row[artist] for row in markers) for artist in range(len(offered)))
    return (*offered, *in_all, *scoring.worth((*markers, earned), earned))


def observed(p: ModernArtPosition, seat: int) -> list[int]:
    """The observation of a seat."""
    box: Box = p.box
    seats, artist_of, auction_of = p.seats, box.artist, box.auction
    artists, auctions = len(box.artists), len(AUCTIONS)
    row = [0] * p.setup.observation_size
    if p.frames:
        row[p.frames[-1][0]] = 1
    at = len(ModernArtPosition.QUESTIONS)
    row[at] = p.round
    at += 1
    for cards in (p.hands[seat], p.lot):
        for card in cards:
            row[at + artist_of[card] * auctions + auction_of[card]] += 1
        at += artists * auctions
    for number in _market(p.markers, tuple(p.offered), box.ranked):
        row[at] = number
        at += 1
    for place in range(seats):
        other = (seat + place) % seats
        row[at + place] = len(p.hands[other])
        for card in p.walls[other]:
            row[at + _MOST_SEATS + place * artists + artist_of[card]] += 1
    at += _MOST_SEATS * (1 + artists)
    row[at] = p.cash[seat]
    row[at + 1] = p.price
    at += 2
    if p.leader >= 0:
        row[at + (p.leader - seat) % seats] = 1
    if p.seller >= 0:
        row[at + _MOST_SEATS + (p.seller - seat) % seats] = 1
    at += 2 * _MOST_SEATS
    for place in range(seats):
        other = (seat + place) % seats
        row[at + place] = p.declared >> other & 1
        row[at + _MOST_SEATS + place] = p.bids[other] != NO_BID
    at += 2 * _MOST_SEATS
    row[at] = len(box.cards) - p.dealt
    row[at + 1] = len(p.hands[seats]) if p.mystery else 0
    return row
