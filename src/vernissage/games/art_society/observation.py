"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/art_society.md gives the meaning of each part.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.planes import Plane, Planes
from vernissage.core.rows import ONE, ZERO, Rows, kept, number, numbers, signs, zeros
from vernissage.core.setups import Setup
from vernissage.games.art_society import scoring
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.decisions import TAKE
from vernissage.games.art_society.file import FRAMES, GENRES, PLAYERS
from vernissage.games.art_society.position import NO_BID, NOTHING, ArtSocietyPosition
from vernissage.games.art_society.wall import squares

_MOST_SEATS: Final[int] = PLAYERS[1]
_MOST_LOTS: Final[int] = _MOST_SEATS + 1
_ASKED: Final[list[bytes]] = signs(len(ArtSocietyPosition.QUESTIONS))
_TILE: Final = 5
"""Integers that tell a painting: genre and frame from 1, width, height, value."""
_NO_LOTS: Final[list[bytes]] = [zeros((_MOST_LOTS - lots) * _TILE) for lots in range(_MOST_LOTS + 1)]
"""Behind so many lots."""


def layout(setup: Setup) -> Planes:
    """The parts of an observation."""
    box: Box = setup.components
    paintings, cards = len(box.paintings), box.bid_cards
    of_a_tile = max(len(GENRES), len(FRAMES), *box.value, *(side for size in box.sizes for side in size))
    return {
        "question": Plane(len(ArtSocietyPosition.QUESTIONS)),
        "round": Plane(1, high=cards),
        "own bid cards": Plane(cards),
        "bid cards left by seat": Plane(_MOST_SEATS, high=cards),
        "bid shown by seat": Plane(_MOST_SEATS, high=cards),
        "auctioneer by seat": Plane(_MOST_SEATS),
        "place in the order by seat": Plane(_MOST_SEATS, high=_MOST_SEATS),
        "bid laid by seat": Plane(_MOST_SEATS),
        "own bid laid": Plane(1, high=cards),
        "spent bid cards by seat": Plane(_MOST_SEATS * cards),
        "lots": Plane(_MOST_LOTS * _TILE, high=of_a_tile),
        "new painting": Plane(_TILE, high=of_a_tile),
        "assistant by seat": Plane(_MOST_SEATS * _TILE, high=of_a_tile),
        "superfluous by seat": Plane(_MOST_SEATS, high=paintings),
        "decor due": Plane(1, high=box.cells),
        "prestige by genre": Plane(len(GENRES), high=paintings),
        "multiplier by genre": Plane(len(GENRES), high=paintings),
        "museum by genre": Plane(len(GENRES), high=paintings),
        "piles": Plane(len(box.piles), high=paintings),
        "decor left by shape": Plane(len(box.shapes), high=max(box.decor_counts)),
        "walls by seat and square": Plane(_MOST_SEATS * box.cells, high=1 + len(GENRES) * len(FRAMES)),
    }


class _Latest:
    """What a game was made of when it was last observed, and the pieces that came of it."""

    def __init__(self, seats: int) -> None:
        self.hung: list[tuple[int, ...]] = [()] * seats
        self.decor: list[tuple[int, ...]] = [()] * seats
        self.walls: list[bytes] = [b""] * seats
        self.auction: tuple[object, ...] = ()
        self.of_auction: list[bytes] = [b""] * seats
        """By seat that looks: bid cards, bids and the order; empty if that was not put together yet."""
        self.supply: tuple[object, ...] = ()
        self.of_supply: bytes = b""
        self.museum: tuple[int, ...] = ()
        self.prestige: list[int] = []
        self.ranking: bytes = b""
        self.shown: tuple[int, ...] = ()
        self.of_shown: bytes = b""


class Pieces(Rows):
    """Observations, and what was worked out for them lately: most answers change no wall, no collection, no hand."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        box: Box = setup.components
        self.box: Box = box
        tiles = range(len(box.paintings) + len(box.shapes))
        self.tiles: list[bytes] = [*(_tile(box, tile, face_down=False) for tile in tiles), zeros(_TILE)]
        """Each tile; the last one is that of `NOTHING`."""
        self.face_down: list[bytes] = [_tile(box, tile, face_down=True) for tile in tiles]
        self.empty_places: bytes = zeros(_MOST_SEATS - setup.seats)
        self.empty_cards: bytes = zeros((_MOST_SEATS - setup.seats) * box.bid_cards)
        self.empty_tiles: bytes = zeros((_MOST_SEATS - setup.seats) * _TILE)
        self.empty_walls: bytes = zeros((_MOST_SEATS - setup.seats) * box.cells)
        self.lot: int = next(question.index for question in ArtSocietyPosition.QUESTIONS if question.key == "lot")
        self.covered_cards: bytes = zeros(box.bid_cards)
        self.cards: dict[tuple[int, ...], bytes] = {}
        self.walls: dict[tuple[tuple[int, ...], tuple[int, ...]], bytes] = {}
        self.games: list[_Latest] = []

    def row(self, p: ArtSocietyPosition, seat: int, game: int = 0) -> bytes:
        seats, frames = p.seats, p.frames
        while game >= len(self.games):
            self.games.append(_Latest(seats))
        latest = self.games[game]
        drafter = p.drafter()
        hidden = drafter not in (NOTHING, seat)  # another seat's draft does not show
        others = [*range(seat, seats), *range(seat)]
        asked = -1 if not frames else TAKE if hidden else frames[-1][0]
        pieces = [
            _ASKED[asked],
            number(p.round + (not frames)),  # the last round is over too
            self.auction(latest, p, seat, others),
        ]
        lots = p.before[0].lots if hidden else p.lots
        choosing = asked >= 0 and frames[-1][0] == self.lot
        for tile in lots:
            pieces.append(self.face_down[tile] if choosing else self.tiles[tile])
        pieces.append(_NO_LOTS[len(lots)])
        pieces.append(self.tiles[NOTHING if hidden else p.taken])
        for other in others:
            pieces.append(self.tiles[p.before[0].assistant if hidden and other == drafter else p.assistants[other]])
        pieces.append(self.empty_tiles)
        for other in others:
            pieces.append(number(len(p.before[0].superfluous if hidden and other == drafter else p.superfluous[other])))
        pieces.append(self.empty_places)
        pieces.append(ZERO if hidden or not p.dues else number(sum(p.owed().left)))
        pieces.append(self.ranking(latest, p))
        pieces.append(self.museum(latest, p.before[0].museum if hidden else p.museum))
        pieces.append(self.supply(latest, p, [*p.before[0].stock] if hidden else p.stock))
        for other in others:
            if hidden and other == drafter:
                pieces.append(self.wall(latest, other, p.before[0].hung, p.before[0].decor))
            else:
                pieces.append(self.wall(latest, other, p.hung[other], p.decor[other]))
        pieces.append(self.empty_walls)
        return b"".join(pieces)

    def auction(self, latest: _Latest, p: ArtSocietyPosition, seat: int, others: list[int]) -> bytes:
        """Bid cards, bids and the order."""
        there = (p.hands, p.bids, p.spent, p.shown, p.auctioneer, p.order)
        if there != latest.auction:
            latest.auction = (p.hands[:], p.bids[:], p.spent[:], *there[3:])
            latest.of_auction = [b""] * p.seats
        found = latest.of_auction[seat]
        if found:
            return found
        pieces = [self.signs_of(p.hands[seat])]
        for other in others:
            pieces.append(number(len(p.hands[other])))
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(number(p.shown[other][0]) if p.shown else ZERO)
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(ONE if other == p.auctioneer else ZERO)
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(number(p.order.index(other) + 1) if p.order else ZERO)
        pieces.append(self.empty_places)
        for other in others:
            pieces.append(ZERO if p.bids[other] == NO_BID else ONE)
        pieces.append(self.empty_places)
        pieces.append(number(p.bids[seat]))
        for other in others:
            shows = other == seat or p.open_bids
            pieces.append(self.signs_of(p.spent[other][1:]) if shows else self.covered_cards)
        pieces.append(self.empty_cards)
        found = latest.of_auction[seat] = b"".join(pieces)
        return found

    def supply(self, latest: _Latest, p: ArtSocietyPosition, stock: list[int]) -> bytes:
        """Paintings left in the piles, decor left by shape."""
        there = (p.piles, stock)
        if there != latest.supply:
            latest.supply = (p.piles[:], stock[:])
            latest.of_supply = numbers([*(len(pile) for pile in p.piles), *stock])
        return latest.of_supply

    def signs_of(self, cards: tuple[int, ...]) -> bytes:
        """Which bid cards there are."""
        found = self.cards.get(cards)
        if found is not None:
            return found
        there = [0] * self.box.bid_cards
        for card in cards:
            there[card - 1] = 1
        return kept(self.cards, cards, numbers(there))

    def ranking(self, latest: _Latest, p: ArtSocietyPosition) -> bytes:
        """By genre: prestige, multiplier."""
        if p.museum is not latest.museum or p.prestige != latest.prestige or not p.museum:
            worth = scoring.multipliers(self.box, p.prestige, p.entered())
            latest.museum, latest.prestige = p.museum, p.prestige[:]
            latest.ranking = numbers([*p.prestige, *worth])
        return latest.ranking

    def museum(self, latest: _Latest, tiles: tuple[int, ...]) -> bytes:
        """By genre: how many paintings the museum has."""
        if tiles is not latest.shown or not tiles:
            counts = [0] * len(GENRES)
            for tile in tiles:
                counts[self.box.genre[tile]] += 1
            latest.shown, latest.of_shown = tiles, numbers(counts)
        return latest.of_shown

    def wall(self, latest: _Latest, seat: int, hung: tuple[int, ...], decor: tuple[int, ...]) -> bytes:
        """A seat's wall, square by square."""
        if hung is latest.hung[seat] and decor is latest.decor[seat] and hung:
            return latest.walls[seat]
        key = (hung, decor)
        found = self.walls.get(key)
        if found is None:
            found = kept(self.walls, key, self.squares(hung, decor))
        latest.hung[seat], latest.decor[seat], latest.walls[seat] = hung, decor, found
        return found

    def squares(self, hung: tuple[int, ...], decor: tuple[int, ...]) -> bytes:
        """Each square: 0 free, 1 decor, else 2 + genre times frames + frame."""
        box = self.box
        wall = [0] * box.cells
        for code in hung:
            tile, cell = divmod(code, box.cells)
            mark = 2 + box.genre[tile] * len(FRAMES) + box.frame[tile]
            for square in squares(box.footprints[box.size[tile]][cell]):
                wall[square] = mark
        for code in decor:
            shape, cell = divmod(code, box.cells)
            for square in squares(box.footprints[shape][cell]):
                wall[square] = 1
        return numbers(wall)


def _tile(box: Box, tile: int, face_down: bool) -> bytes:
    """A painting, or a decor shape behind the last painting."""
    if tile >= len(box.paintings):
        return numbers([0, 0, *box.sizes[tile - len(box.paintings)], 0])
    genre, frame = (0, 0) if face_down else (box.genre[tile] + 1, box.frame[tile] + 1)
    return numbers([genre, frame, *box.sizes[box.size[tile]], box.value[tile]])
