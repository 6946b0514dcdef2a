"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/gallerist.md gives the meaning of each part.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.planes import Plane, Planes
from vernissage.core.rows import ONE, ZERO, Rows, number, numbers, signs, zeros
from vernissage.core.setups import Setup
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.components import ARTISTS, CELLS
from vernissage.games.gallerist.fields import Three
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

QUESTIONS = (
    *("start", "turn", "leave", "action", "after", "kicked_out", "visitors", "assistant", "discover", "buy", "acclaim"),
    *("sign", "slot", "sell", "fulfil", "send", "face", "hire", "promote", "tile", "space", "usher", "bid", "pay"),
    *("fame", "ticket", "exchange", "admit", "call", "toss", "easel"),
)
"""The questions in the order of an observation, which stays the same whatever order the rules name them in."""
_ASKED: Final[dict[str, bytes]] = dict(zip(QUESTIONS, signs(len(QUESTIONS)), strict=False))
_OVER: Final[bytes] = zeros(len(QUESTIONS))
_CARD: Final[list[bytes]] = signs(c.CARDS)
_SEATS: Final[int] = c.PLAYERS[1]
_FACTS: Final = 4
_PIECES: Final = 100
"""More than there is of any kind of piece in a box."""
_MOST: Final = 10_000
"""No price, purse or count of rounds comes near it."""
_OF_A_SEAT: Final = 40
_SHOWN: Final = 4
"""Works on a wall of which the artist is told."""


def layout(setup: Setup) -> Planes:
    """The parts of an observation."""
    return {
        "question": Plane(len(QUESTIONS)),
        "facts of the question": Plane(_FACTS, high=_MOST, low=-1),
        "round, phase, executive action used, intermediate scoring over, whose turn, first player": Plane(
            6, high=_MOST
        ),
        "box office, discarded tickets, plaza, bag": Plane(12, high=_PIECES),
        "by artist: fame, promotion, signatures, bonus, collector": Plane(ARTISTS * 5, high=_PIECES, low=-1),
        "by form: top work, works left, onlookers": Plane(len(c.FORMS) * 5, high=_PIECES),
        "easels by work": Plane(len(setup.components.works)),
        "promotion tokens": Plane(c.LEVELS, high=_PIECES),
        "contract on top by place": Plane(4, high=_PIECES),
        "locations: owner, kind, tile": Plane(len(c.LOCATIONS) * 3, high=_PIECES),
        "piece kicked out: owner, kind, location": Plane(3, high=_SEATS + 1),
        "Lacerda: location, assistants": Plane(2, high=_PIECES),
        "market: owner by space": Plane(CELLS, high=_SEATS + 1),
        "market: tile by space": Plane(c.ROWS * c.COLUMNS, high=_PIECES),
        "own curator and dealer": Plane(2 * c.CARDS),
        "by seat": Plane(_SEATS * _OF_A_SEAT, high=_MOST),
    }


class _Latest:
    """What a game was made of when it was last observed, and the pieces that came of it."""

    def __init__(self, seats: int) -> None:
        self.bag: tuple[int, ...] = ()
        self.of_bag: bytes = zeros(3)
        self.walls: list[tuple[int, ...]] = [()] * seats
        self.sold: list[tuple[int, ...]] = [()] * seats
        self.of_works: list[bytes] = [zeros(2 * len(c.FORMS) + _SHOWN)] * seats
        self.spaces: list[tuple[int, ...]] = [()] * seats
        self.of_spaces: list[bytes] = [b""] * seats
        self.easels: tuple[int, ...] = ()
        self.of_easels: bytes = b""


class Pieces(Rows):
    """Observations, and what was worked out for them lately."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.asked: list[bytes] = [_ASKED.get(question.key, _OVER) for question in GalleristPosition.QUESTIONS]
        """By question of the rules."""
        self.works: int = len(setup.components.works)
        self.empty_seats: bytes = zeros((_SEATS - setup.seats) * _OF_A_SEAT)
        self.games: list[_Latest] = []

    def row(self, p: GalleristPosition, seat: int, game: int = 0) -> bytes:
        frames = p.frames
        while game >= len(self.games):
            self.games.append(_Latest(p.seats))
        latest = self.games[game]
        pieces = [self.asked[frames[-1][0]] if frames else _OVER]
        facts = frames[-1][2 : 2 + _FACTS] if frames else ()
        for fact in facts:
            pieces.append(number(fact))
        pieces.append(zeros(_FACTS - len(facts)))
        pieces += [number(p.round), number(p.phase), ONE if p.executed else ZERO, ONE if p.scored else ZERO]
        pieces += [number(_place(p, p.turn, seat)), number(_place(p, p.first, seat))]
        _three(pieces, p.office)
        _three(pieces, p.spent)
        _three(pieces, p.plaza)
        pieces.append(self.bag(latest, p))
        for artist in range(ARTISTS):
            bonus = p.bonuses[artist]
            pieces.append(number(p.fame[artist]))  # -1 for one who is not discovered
            pieces.append(number(p.promotion[artist]))
            pieces.append(number(p.signatures[artist]))
            pieces.append(number(p.box.artist_bonuses[bonus]) if bonus != NOTHING else ZERO)
            pieces.append(number(p.collectors[artist]))
        for form, pile in enumerate(p.piles):
            pieces.append(number(pile[0] + 1) if pile else ZERO)
            pieces.append(number(len(pile)))
            _three(pieces, p.onlookers[form])
        pieces.append(self.easel_works(latest, p.easels))
        for left in p.tokens:
            pieces.append(number(left))
        for cards in p.display:
            pieces.append(number(cards[-1] + 1) if cards else ZERO)
        for location, piece in enumerate(p.places):
            _piece(pieces, p, piece, seat)
            pieces.append(number(p.start_tiles[location] + 1))
        _piece(pieces, p, p.waiting, seat)
        pieces += [number(p.waiting_at + 1), number(p.lacerda + 1), number(p.reserve)]
        for owner in p.grid:
            pieces.append(ZERO if owner == NOTHING else number(1 + _place(p, owner, seat)))
        for tile in p.tiles:
            pieces.append(number(tile + 1))
        pieces += [_CARD[p.curators[seat]], _CARD[p.dealers[seat]]]
        for place in range(p.seats):
            self.seat(pieces, latest, p, (seat + place) % p.seats)
        pieces.append(self.empty_seats)
        return b"".join(pieces)

    def seat(self, pieces: list[bytes], latest: _Latest, p: GalleristPosition, seat: int) -> None:
        """All that lies at a seat."""
        pieces += [number(p.cash[seat]), number(p.influence[seat]), number(p.desks[seat]), number(p.queue[seat])]
        pieces += [number(p.retired[seat]), number(p.stands[seat] + 1), number(p.commissions[seat] + 1)]
        _three(pieces, p.tickets[seat])
        _three(pieces, p.lobbies[seat])
        _three(pieces, p.galleries[seat])
        for card in p.slots[seat]:
            pieces.append(number(card + 1))
        pieces.append(self.tiles_on(latest, p, seat))
        pieces += [number(p.third[seat] + 1), number(p.prizes[seat] + 1)]
        pieces.append(self.acquired(latest, p, seat))
        worth = 0
        for work in p.walls[seat]:
            worth += p.value(packed.artist_of(work))
        pieces.append(number(worth))

    def bag(self, latest: _Latest, p: GalleristPosition) -> bytes:
        """The visitors in the bag by kind."""
        if p.bag is not latest.bag:
            latest.bag, latest.of_bag = p.bag, numbers([*p.in_bag()])
        return latest.of_bag

    def easel_works(self, latest: _Latest, works: tuple[int, ...]) -> bytes:
        """Which works stand on easels."""
        if works is not latest.easels or not works:
            latest.easels, latest.of_easels = works, numbers([int(work in works) for work in range(self.works)])
        return latest.of_easels

    def tiles_on(self, latest: _Latest, p: GalleristPosition, seat: int) -> bytes:
        """The reputation tiles on a seat's spaces, from 1 on."""
        tiles = p.spaces[seat]
        if tiles is not latest.spaces[seat]:
            latest.spaces[seat], latest.of_spaces[seat] = tiles, numbers([tile + 1 for tile in tiles])
        return latest.of_spaces[seat]

    def acquired(self, latest: _Latest, p: GalleristPosition, seat: int) -> bytes:
        """By form, the works a seat shows and those it has sold; the artists of those it shows."""
        wall, sold = p.walls[seat], p.sold[seat]
        if wall is latest.walls[seat] and sold is latest.sold[seat]:
            return latest.of_works[seat]
        latest.walls[seat], latest.sold[seat] = wall, sold
        row = [0] * (2 * len(c.FORMS) + _SHOWN)
        for place, work in enumerate(wall):
            row[p.box.work_form[packed.work_of(work)]] += 1
            if place < _SHOWN:
                row[2 * len(c.FORMS) + place] = packed.artist_of(work) + 1
        for work in sold:
            row[len(c.FORMS) + p.box.work_form[packed.sold_work(work)]] += 1
        latest.of_works[seat] = numbers(row)
        return latest.of_works[seat]


def _three(pieces: list[bytes], counts: Three) -> None:
    first, second, third = counts
    pieces.append(number(first))
    pieces.append(number(second))
    pieces.append(number(third))


def _place(p: GalleristPosition, owner: int, seat: int) -> int:
    """A seat counted from one's own; Lacerda comes behind all seats."""
    return (owner - seat) % p.seats if owner < p.seats else p.seats


def _piece(pieces: list[bytes], p: GalleristPosition, piece: int, seat: int) -> None:
    """Whose a piece is, from 1 on, and 1 for an assistant; zeros for none."""
    if piece == NOTHING:
        pieces.append(ZERO)
        pieces.append(ZERO)
    else:
        pieces.append(number(1 + _place(p, packed.owner_of(piece), seat)))
        pieces.append(ONE if packed.is_assistant(piece) else ZERO)
