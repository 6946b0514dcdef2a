"""What a seat may know, as a row of integers for learning, seats counted from the seat's own place.

The order is that of `layout`; docs/titles/gallerist.md gives the meaning of each part.
"""

from __future__ import annotations

from vernissage.core.planes import Plane, Planes
from vernissage.core.setups import Setup
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.components import ARTISTS, CELLS
from vernissage.games.gallerist.position import NOTHING, UNDISCOVERED, GalleristPosition

QUESTIONS = (
    *("start", "turn", "leave", "action", "after", "kicked_out", "visitors", "assistant", "discover", "buy", "acclaim"),
    *("sign", "slot", "sell", "fulfil", "send", "face", "hire", "promote", "tile", "space", "usher", "bid", "pay"),
    *("fame", "ticket", "exchange", "admit", "call", "toss", "easel"),
)
"""The questions in the order of an observation, which stays the same whatever order the rules name them in."""
_SEATS = c.PLAYERS[1]
_FACTS = 4
_PIECES = 100
"""More than there is of any kind of piece in a box."""
_MOST = 10_000
"""No price, purse or count of rounds comes near it."""
_OF_A_SEAT = 40


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


def observed(p: GalleristPosition, seat: int) -> list[int]:
    """The observation of a seat."""
    values: list[int] = [0] * len(QUESTIONS)
    facts: tuple[int, ...] = ()
    if p.frames:
        values[QUESTIONS.index(p.question.key)] = 1
        facts = p.frames[-1][2 : 2 + _FACTS]
    values += [*facts, *([0] * (_FACTS - len(facts)))]
    values += [p.round, p.phase, int(p.executed), int(p.scored), _place(p, p.turn, seat), _place(p, p.first, seat)]
    values += [*p.office, *p.spent, *p.plaza, *p.in_bag()]
    for artist in range(ARTISTS):
        bonus = p.bonuses[artist]
        values += [
            p.fame[artist] if p.fame[artist] != UNDISCOVERED else -1,
            p.promotion[artist],
            p.signatures[artist],
            p.box.artist_bonuses[bonus] if bonus != NOTHING else 0,
            p.collectors[artist],
        ]
    for form, pile in enumerate(p.piles):
        values += [pile[0] + 1 if pile else 0, len(pile), *p.onlookers[form]]
    values += [int(work in p.easels) for work in range(len(p.box.works))]
    values += p.tokens
    values += [cards[-1] + 1 if cards else 0 for cards in p.display]
    for piece, tile in zip(p.places, p.start_tiles, strict=True):
        values += [*_piece(p, piece, seat), tile + 1]
    values += [*_piece(p, p.waiting, seat), p.waiting_at + 1]
    values += [p.lacerda + 1, p.reserve]
    values += [0 if owner == NOTHING else 1 + _place(p, owner, seat) for owner in p.grid]
    values += [tile + 1 for tile in p.tiles]
    values += [int(p.curators[seat] == card) for card in range(c.CARDS)]
    values += [int(p.dealers[seat] == card) for card in range(c.CARDS)]
    for place in range(_SEATS):
        values += _of_a_seat(p, (seat + place) % p.seats) if place < p.seats else [0] * _OF_A_SEAT
    return values


def _place(p: GalleristPosition, owner: int, seat: int) -> int:
    """A seat counted from one's own; Lacerda comes behind all seats."""
    return (owner - seat) % p.seats if owner < p.seats else p.seats


def _piece(p: GalleristPosition, piece: int, seat: int) -> tuple[int, int]:
    """Whose a piece is, from 1 on, and 1 for an assistant; zeros for none."""
    return (
        (0, 0) if piece == NOTHING else (1 + _place(p, packed.owner_of(piece), seat), int(packed.is_assistant(piece)))
    )


def _of_a_seat(p: GalleristPosition, seat: int) -> list[int]:
    acquired = [0] * (2 * len(c.FORMS))
    for work in p.walls[seat]:
        acquired[p.box.work_form[packed.work_of(work)]] += 1
    for work in p.sold[seat]:
        acquired[len(c.FORMS) + p.box.work_form[packed.sold_work(work)]] += 1
    return [
        p.cash[seat],
        p.influence[seat],
        p.desks[seat],
        p.queue[seat],
        p.retired[seat],
        p.stands[seat] + 1,
        p.commissions[seat] + 1,
        *p.tickets[seat],
        *p.lobbies[seat],
        *p.galleries[seat],
        *(card + 1 for card in p.slots[seat]),
        *(tile + 1 for tile in p.spaces[seat]),
        p.third[seat] + 1,
        p.prizes[seat] + 1,
        *acquired,
        *([packed.artist_of(work) + 1 for work in p.walls[seat]] + [0] * 4)[:4],
        sum(p.value(packed.artist_of(work)) for work in p.walls[seat]),
    ]
