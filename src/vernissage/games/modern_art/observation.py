"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/modern_art.md gives the meaning of each part.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.planes import Plane, Planes
from vernissage.core.rows import ONE, ZERO, Rows, kept, number, numbers, signs, zeros
from vernissage.core.setups import Setup
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.components import AUCTIONS, PLAYERS, Box
from vernissage.games.modern_art.position import NO_BID, ModernArtPosition

_MOST_SEATS: Final[int] = PLAYERS[1]
_ASKED: Final[list[bytes]] = signs(len(ModernArtPosition.QUESTIONS))
_SEAT: Final[list[bytes]] = signs(_MOST_SEATS)


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


class _Latest:
    """What a game was made of when it was last observed, and the pieces that came of it."""

    def __init__(self, seats: int) -> None:
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.of_hands: list[bytes] = [b""] * seats
        self.walls: list[tuple[int, ...]] = [()] * seats
        self.of_walls: list[bytes] = [b""] * seats
        self.markers: tuple[tuple[int, ...], ...] = ()
        self.offered: list[int] = []
        self.of_market: bytes = b""


class Pieces(Rows):
    """Observations, and what was counted for them lately: hands, walls and the market change with few answers."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        box: Box = setup.components
        self.artists: int = len(box.artists)
        self.artist_of: tuple[int, ...] = box.artist
        self.kind_of: list[int] = [
            artist * len(AUCTIONS) + auction for artist, auction in zip(box.artist, box.auction, strict=True)
        ]
        self.ranked: tuple[int, ...] = box.ranked
        self.empty_places: bytes = zeros(_MOST_SEATS - setup.seats)
        self.empty_walls: bytes = zeros((_MOST_SEATS - setup.seats) * self.artists)
        self.no_cards: bytes = zeros(self.artists * len(AUCTIONS))
        self.games: list[_Latest] = []
        self.markets: dict[tuple[object, ...], bytes] = {}

    def row(self, p: ModernArtPosition, seat: int, game: int = 0) -> bytes:
        seats = p.seats
        while game >= len(self.games):
            self.games.append(_Latest(seats))
        latest = self.games[game]
        others = [*range(seat, seats), *range(seat)]
        pieces = [
            _ASKED[p.frames[-1][0]] if p.frames else _ASKED[-1],
            number(p.round),
            self.hand(latest, seat, p.hands[seat]),
            self.by_kind(p.lot) if p.lot else self.no_cards,
            self.market(latest, p),
        ]
        for other in others:
            pieces.append(number(len(p.hands[other])))
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(self.wall(latest, other, p.walls[other]))
        pieces.append(self.empty_walls)
        pieces.append(number(p.cash[seat]))
        pieces.append(number(p.price))
        pieces.append(_SEAT[(p.leader - seat) % seats] if p.leader >= 0 else _SEAT[-1])
        pieces.append(_SEAT[(p.seller - seat) % seats] if p.seller >= 0 else _SEAT[-1])
        for other in others:
            pieces.append(ONE if p.declared >> other & 1 else ZERO)
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(ZERO if p.bids[other] == NO_BID else ONE)
        pieces.append(self.empty_places)
        pieces.append(number(len(p.box.cards) - p.dealt))
        pieces.append(number(len(p.hands[seats])) if p.mystery else ZERO)
        return b"".join(pieces)

    def hand(self, latest: _Latest, seat: int, cards: tuple[int, ...]) -> bytes:
        """A seat's hand by artist and auction."""
        if cards is not latest.hands[seat] or not cards:
            latest.hands[seat], latest.of_hands[seat] = cards, self.by_kind(cards)
        return latest.of_hands[seat]

    def by_kind(self, cards: tuple[int, ...]) -> bytes:
        """How many cards there are of each artist and auction."""
        counts = [0] * (self.artists * len(AUCTIONS))
        for card in cards:
            counts[self.kind_of[card]] += 1
        return numbers(counts)

    def wall(self, latest: _Latest, seat: int, cards: tuple[int, ...]) -> bytes:
        """A seat's wall by artist."""
        if cards is not latest.walls[seat] or not cards:
            counts = [0] * self.artists
            for card in cards:
                counts[self.artist_of[card]] += 1
            latest.walls[seat], latest.of_walls[seat] = cards, numbers(counts)
        return latest.of_walls[seat]

    def market(self, latest: _Latest, p: ModernArtPosition) -> bytes:
        """What is known of the artists: offered, markers in all, worth now."""
        if p.markers is latest.markers and p.offered == latest.offered:
            return latest.of_market
        offered = p.offered[:]
        latest.markers, latest.offered = p.markers, offered
        key = (p.markers, tuple(offered))
        found = self.markets.get(key)
        if found is None:
            earned = scoring.round_markers(offered, self.ranked)
            in_all = [sum(row[artist] for row in p.markers) for artist in range(self.artists)]
            worth = scoring.worth((*p.markers, earned), earned)
            found = kept(self.markets, key, numbers([*offered, *in_all, *worth]))
        latest.of_market = found
        return found
