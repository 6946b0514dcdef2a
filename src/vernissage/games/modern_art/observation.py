"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/modern_art.md gives the meaning of each part.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.planes import Plane, Planes
from vernissage.core.rows import ZERO, Rows, flags, kept, number, numbers, signs, turned, zeros
from vernissage.core.setups import Setup
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.components import AUCTIONS, PLAYERS, Box
from vernissage.games.modern_art.position import NO_BID, ModernArtPosition

_MOST_SEATS: Final[int] = PLAYERS[1]
_ASKED: Final[list[bytes]] = signs(len(ModernArtPosition.QUESTIONS))
_SEAT: Final[list[bytes]] = signs(_MOST_SEATS)
_SEATS: Final[list[bytes]] = flags(_MOST_SEATS)
"""By bit mask."""


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
        self.own: list[tuple[int, ...]] = [()] * seats
        self.of_own: list[bytes] = [b""] * seats
        self.lot: tuple[int, ...] = ()
        self.of_lot: bytes = b""
        self.hands: list[tuple[int, ...]] = []
        self.walls: list[tuple[int, ...]] = []
        self.of_walls: list[bytes] = [b""] * seats
        self.around: list[bytes] = [b""] * seats
        """By seat that looks: the cards in everybody's hand, and the walls; empty if that was not put together yet."""
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
        self.nobody_bid: list[int] = [NO_BID] * setup.seats
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
        seats, frames = p.seats, p.frames
        while game >= len(self.games):
            self.games.append(_Latest(seats))
        latest = self.games[game]
        leader, seller = p.leader, p.seller
        return b"".join(
            (
                _ASKED[frames[-1][0]] if frames else _ASKED[-1],
                number(p.round),
                self.hand(latest, seat, p.hands[seat]),
                self.lot(latest, p.lot),
                self.market(latest, p),
                self.around(latest, p, seat),
                number(p.cash[seat]),
                number(p.price),
                _SEAT[(leader - seat) % seats] if leader >= 0 else _SEAT[-1],
                _SEAT[(seller - seat) % seats] if seller >= 0 else _SEAT[-1],
                _SEATS[turned(p.declared, seat, seats)] if p.declared else _SEATS[0],
                self.sealed(p, seat),
                number(len(p.box.cards) - p.dealt),
                number(len(p.hands[seats])) if p.mystery else ZERO,
            )
        )

    def hand(self, latest: _Latest, seat: int, cards: tuple[int, ...]) -> bytes:
        """A seat's hand by artist and auction."""
        if cards is not latest.own[seat] or not cards:
            latest.own[seat], latest.of_own[seat] = cards, self.by_kind(cards)
        return latest.of_own[seat]

    def lot(self, latest: _Latest, cards: tuple[int, ...]) -> bytes:
        """What is on the easel by artist and auction."""
        if not cards:
            return self.no_cards
        if cards is not latest.lot:
            latest.lot, latest.of_lot = cards, self.by_kind(cards)
        return latest.of_lot

    def around(self, latest: _Latest, p: ModernArtPosition, seat: int) -> bytes:
        """By seat: the cards in hand, and the wall by artist."""
        if p.hands != latest.hands or p.walls != latest.walls:
            for other, wall in enumerate(p.walls):
                if not latest.walls or wall != latest.walls[other]:
                    latest.of_walls[other] = self.wall(wall)
            latest.hands, latest.walls = p.hands[:], p.walls[:]
            latest.around = [b""] * p.seats
        found = latest.around[seat]
        if not found:
            others = [*range(seat, p.seats), *range(seat)]
            pieces = [number(len(p.hands[other])) for other in others]
            pieces.append(self.empty_places)
            for other in others:
                pieces.append(latest.of_walls[other])
            pieces.append(self.empty_walls)
            found = latest.around[seat] = b"".join(pieces)
        return found

    def sealed(self, p: ModernArtPosition, seat: int) -> bytes:
        """By seat: whether a bid lies face down."""
        bids = p.bids
        if bids == self.nobody_bid:
            return _SEATS[0]
        laid = 0
        for other, bid in enumerate(bids):
            if bid != NO_BID:
                laid |= 1 << other
        return _SEATS[turned(laid, seat, p.seats)]

    def by_kind(self, cards: tuple[int, ...]) -> bytes:
        """How many cards there are of each artist and auction."""
        counts = [0] * (self.artists * len(AUCTIONS))
        for card in cards:
            counts[self.kind_of[card]] += 1
        return numbers(counts)

    def wall(self, cards: tuple[int, ...]) -> bytes:
        """A wall by artist."""
        counts = [0] * self.artists
        for card in cards:
            counts[self.artist_of[card]] += 1
        return numbers(counts)

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
