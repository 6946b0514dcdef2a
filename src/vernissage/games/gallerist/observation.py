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
from vernissage.games.gallerist.fields import Slots, Three
from vernissage.games.gallerist.position import NONE, NOTHING, GalleristPosition

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
_NO_FACTS: Final[list[bytes]] = [zeros(_FACTS - facts) for facts in range(_FACTS + 1)]
"""Behind so many facts."""
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


class _OfASeat:
    """What lay at a seat when it was last looked at, and the piece that came of it."""

    def __init__(self) -> None:
        self.cash: int = -1
        self.influence: int = -1
        self.desks: int = -1
        self.queue: int = -1
        self.retired: int = -1
        self.stands: int = NOTHING
        self.commission: int = NOTHING
        self.third: int = NOTHING
        self.prize: int = NOTHING
        self.worth: int = -1
        self.tickets: Three = NONE
        self.lobby: Three = NONE
        self.gallery: Three = NONE
        self.slots: Slots = NONE
        self.spaces: tuple[int, ...] = ()
        self.wall: tuple[int, ...] = ()
        self.sold: tuple[int, ...] = ()
        self.piece: bytes = b""

    def is_of(self, p: GalleristPosition, seat: int, worth: int) -> bool:
        """Whether all still lies there as it did; tiles and works stand in tuples, which are replaced by others."""
        return (
            self.cash == p.cash[seat]
            and self.influence == p.influence[seat]
            and self.tickets == p.tickets[seat]
            and self.lobby == p.lobbies[seat]
            and self.gallery == p.galleries[seat]
            and self.slots == p.slots[seat]
            and self.spaces is p.spaces[seat]
            and self.wall is p.walls[seat]
            and self.sold is p.sold[seat]
            and self.desks == p.desks[seat]
            and self.queue == p.queue[seat]
            and self.retired == p.retired[seat]
            and self.stands == p.stands[seat]
            and self.commission == p.commissions[seat]
            and self.third == p.third[seat]
            and self.prize == p.prizes[seat]
            and self.worth == worth
        )

    def note(self, p: GalleristPosition, seat: int, worth: int) -> None:
        """Keep what lies there now."""
        self.cash, self.influence = p.cash[seat], p.influence[seat]
        self.tickets, self.lobby, self.gallery = p.tickets[seat], p.lobbies[seat], p.galleries[seat]
        self.slots, self.spaces = p.slots[seat], p.spaces[seat]
        self.wall, self.sold = p.walls[seat], p.sold[seat]
        self.desks, self.queue, self.retired = p.desks[seat], p.queue[seat], p.retired[seat]
        self.stands, self.commission = p.stands[seat], p.commissions[seat]
        self.third, self.prize, self.worth = p.third[seat], p.prizes[seat], worth


class _Latest:
    """What a game was made of when it was last observed, and the pieces that came of it."""

    def __init__(self, seats: int) -> None:
        self.bag: tuple[int, ...] = ()
        self.of_bag: bytes = zeros(3)
        self.art: tuple[object, ...] = ()
        self.of_art: bytes = b""
        """Artists, forms, easels, promotion tokens and contracts on display."""
        self.standing: tuple[object, ...] = ()
        self.of_standing: list[bytes] = [b""] * seats
        """By seat that looks, locations and market; empty if that was not put together yet."""
        self.seats: list[_OfASeat] = [_OfASeat() for _ in range(seats)]
        self.walls: list[tuple[int, ...]] = [()] * seats
        self.sold: list[tuple[int, ...]] = [()] * seats
        self.of_works: list[bytes] = [zeros(2 * len(c.FORMS) + _SHOWN)] * seats


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
        pieces.append(_NO_FACTS[len(facts)])
        pieces += [number(p.round), number(p.phase), ONE if p.executed else ZERO, ONE if p.scored else ZERO]
        pieces += [number(_place(p, p.turn, seat)), number(_place(p, p.first, seat))]
        _three(pieces, p.office)
        _three(pieces, p.spent)
        _three(pieces, p.plaza)
        pieces.append(self.bag(latest, p))
        pieces.append(self.art(latest, p))
        pieces.append(self.standing(latest, p, seat))
        pieces += [_CARD[p.curators[seat]], _CARD[p.dealers[seat]]]
        for place in range(p.seats):
            pieces.append(self.seat(latest, p, (seat + place) % p.seats))
        pieces.append(self.empty_seats)
        return b"".join(pieces)

    def art(self, latest: _Latest, p: GalleristPosition) -> bytes:
        """Artists, forms, easels, promotion tokens and contracts on display."""
        of_artists = (p.fame, p.promotion, p.signatures, p.bonuses, p.collectors)
        there = (of_artists, p.piles, p.onlookers, p.easels, p.tokens, p.display)
        if there == latest.art:
            return latest.of_art
        latest.art = (
            (p.fame[:], p.promotion[:], p.signatures[:], p.bonuses[:], p.collectors[:]),
            p.piles[:],
            p.onlookers[:],
            p.easels,
            p.tokens[:],
            p.display[:],
        )
        pieces: list[bytes] = []
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
        pieces.append(numbers([int(work in p.easels) for work in range(self.works)]))
        for left in p.tokens:
            pieces.append(number(left))
        for cards in p.display:
            pieces.append(number(cards[-1] + 1) if cards else ZERO)
        latest.of_art = b"".join(pieces)
        return latest.of_art

    def standing(self, latest: _Latest, p: GalleristPosition, seat: int) -> bytes:
        """Whose pieces are where: on locations and on the market."""
        there = (p.places, p.grid, p.start_tiles, p.tiles, p.waiting, p.waiting_at, p.lacerda, p.reserve)
        if there != latest.standing:
            latest.standing = (p.places[:], p.grid[:], p.start_tiles, p.tiles[:], *there[4:])
            latest.of_standing = [b""] * p.seats
        found = latest.of_standing[seat]
        if found:
            return found
        pieces: list[bytes] = []
        for location, piece in enumerate(p.places):
            _piece(pieces, p, piece, seat)
            pieces.append(number(p.start_tiles[location] + 1))
        _piece(pieces, p, p.waiting, seat)
        pieces += [number(p.waiting_at + 1), number(p.lacerda + 1), number(p.reserve)]
        for owner in p.grid:
            pieces.append(ZERO if owner == NOTHING else number(1 + _place(p, owner, seat)))
        for tile in p.tiles:
            pieces.append(number(tile + 1))
        found = latest.of_standing[seat] = b"".join(pieces)
        return found

    def seat(self, latest: _Latest, p: GalleristPosition, seat: int) -> bytes:
        """All that lies at a seat."""
        worth = 0
        for work in p.walls[seat]:
            worth += p.value(packed.artist_of(work))
        last = latest.seats[seat]
        if last.is_of(p, seat, worth):
            return last.piece
        last.note(p, seat, worth)
        pieces: list[bytes] = []
        pieces += [number(p.cash[seat]), number(p.influence[seat]), number(p.desks[seat]), number(p.queue[seat])]
        pieces += [number(p.retired[seat]), number(p.stands[seat] + 1), number(p.commissions[seat] + 1)]
        _three(pieces, p.tickets[seat])
        _three(pieces, p.lobbies[seat])
        _three(pieces, p.galleries[seat])
        for card in p.slots[seat]:
            pieces.append(number(card + 1))
        for tile in p.spaces[seat]:
            pieces.append(number(tile + 1))
        pieces += [number(p.third[seat] + 1), number(p.prizes[seat] + 1)]
        pieces.append(self.acquired(latest, p, seat))
        pieces.append(number(worth))
        last.piece = b"".join(pieces)
        return last.piece

    def bag(self, latest: _Latest, p: GalleristPosition) -> bytes:
        """The visitors in the bag by kind."""
        if p.bag is not latest.bag:
            latest.bag, latest.of_bag = p.bag, numbers([*p.in_bag()])
        return latest.of_bag

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
