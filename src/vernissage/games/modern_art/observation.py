"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/modern_art.md gives the meaning of each part.
"""

from __future__ import annotations

import functools
from collections.abc import MutableSequence

from vernissage.core.setups import Setup
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.components import AUCTIONS, Box
from vernissage.games.modern_art.position import NO_BID, ModernArtPosition

_MOST_SEATS = 5


def layout(setup: Setup) -> dict[str, int]:
    """The parts of an observation and how many integers each has."""
    box: Box = setup.components
    return _parts(len(box.artists))


@functools.cache
def _size(artists: int) -> int:
    return sum(_parts(artists).values())


def _parts(artists: int) -> dict[str, int]:
    kinds = artists * len(AUCTIONS)
    return {
        "question": len(ModernArtPosition.QUESTIONS),
        "round": 1,
        "hand by artist and auction": kinds,
        "lot by artist and auction": kinds,
        "offered by artist": artists,
        "markers in all by artist": artists,
        "worth now by artist": artists,
        "cards in hand by seat": _MOST_SEATS,
        "wall by seat and artist": _MOST_SEATS * artists,
        "own cash": 1,
        "price": 1,
        "leader by seat": _MOST_SEATS,
        "seller by seat": _MOST_SEATS,
        "declared by seat": _MOST_SEATS,
        "sealed by seat": _MOST_SEATS,
        "undealt": 1,
        "mystery": 1,
    }


def write(p: ModernArtPosition, buffer: MutableSequence[int], seat: int) -> None:
    """Write the observation of a seat into a buffer of the title's `observation_size`."""
    box = p.box
    seats = p.seats
    artists, auctions = len(box.artists), len(AUCTIONS)
    for i in range(_size(artists)):
        buffer[i] = 0
    if p.frames:
        buffer[p.frames[-1][0]] = 1
    at = len(ModernArtPosition.QUESTIONS)
    buffer[at] = p.round
    at += 1
    for cards in (p.hands[seat], p.lot):
        for card in cards:
            buffer[at + box.artist[card] * auctions + box.auction[card]] += 1
        at += artists * auctions
    row = scoring.round_markers(p.offered, box.ranked)
    worth = scoring.worth((*p.markers, row), row)
    for artist in range(artists):
        buffer[at + artist] = p.offered[artist]
        buffer[at + artists + artist] = sum(marks[artist] for marks in p.markers)
        buffer[at + 2 * artists + artist] = worth[artist]
    at += 3 * artists
    for place in range(seats):
        other = (seat + place) % seats
        buffer[at + place] = len(p.hands[other])
        for card in p.walls[other]:
            buffer[at + _MOST_SEATS + place * artists + box.artist[card]] += 1
    at += _MOST_SEATS * (1 + artists)
    buffer[at] = p.cash[seat]
    buffer[at + 1] = p.price
    at += 2
    for who in (p.leader, p.seller):
        if who >= 0:
            buffer[at + (who - seat) % seats] = 1
        at += _MOST_SEATS
    for place in range(seats):
        other = (seat + place) % seats
        buffer[at + place] = p.declared >> other & 1
        buffer[at + _MOST_SEATS + place] = p.bids[other] != NO_BID
    at += 2 * _MOST_SEATS
    buffer[at] = len(box.cards) - p.dealt
    buffer[at + 1] = len(p.hands[seats]) if p.mystery else 0
