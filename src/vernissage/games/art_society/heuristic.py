"""What a sensible player of Art Society knows: which genres will count, where a painting does least harm, what to bid.

Everything here looks only at what the seat may know: the walls, the museum, the lots, its own hand and its own draft.
"""

from __future__ import annotations

import functools
from math import exp
from typing import Final, NamedTuple

from vernissage.core.chance import Dice
from vernissage.games.art_society.components import Box
from vernissage.games.art_society.decisions import BID, HANG, LOT, START
from vernissage.games.art_society.decisions.choices import exchangeable, fitting
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition
from vernissage.games.art_society.wall import Grid, squares

P = ArtSocietyPosition

# Tried out in games of one variant against two of the other; see docs/titles/art_society.md.
_DEAD: Final = 0.55
"""What a free square that no painting can reach any more costs."""
_ROOM_2X2: Final = 0.030
"""What each place left for a painting of that size is worth: the hanging that rules out fewest is the best."""
_ROOM_2X3: Final = 0.020
_ROOM_3X2: Final = 0.020
_ROOM_3X3: Final = 0.020
_ROOM_4X3: Final = 0.012
_ROOM_3X4: Final = 0.012
_CORNER: Final = 1.6
"""What covering a corner is worth now: not all of what it saves, for it may be covered later too."""
_SHIELD: Final = 0.8
"""What one matching frame is worth: a decor tile scores its shields, but takes their squares."""
_KEEP: Final = 0.4
"""What a painting given to the assistant is worth beside one that is hung."""
_MANY_PLACES: Final = 20
_SPREAD: Final = 5.0
"""How much better the best lot has to be than the others to be worth the highest card."""


def choose(p: P, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    question = p.frames[-1][0]
    if question == LOT:
        return _lot(p, seat)
    return _start(p, seat) if question == START else answer(Prospect(p, seat))


def answer(prospect: Prospect) -> int:
    """The answer to a question about paintings, as a seat sees its prospects."""
    question = prospect.p.frames[-1][0]
    if question == HANG:
        return _hang(prospect)
    return prospect.box.bid_code + bidding(prospect).card if question == BID else _take(prospect)


def worth(p: P) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By genre: the multiplier it can expect at the end, and the chance to be the first."""
    # A marker moves about 5 spaces every fourth round; the more rounds are left, the less a lead decides.
    left = max(2, len(p.hands[0]) - 6)
    totals = zip(p.prestige, p.entered(), strict=True)
    return _worth(tuple(float(total) if is_in else total - 2.0 for total, is_in in totals), left, p.box.multipliers)


@functools.lru_cache(maxsize=256)
def _worth(
    totals: tuple[float, ...], left: int, multipliers: tuple[int, ...]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The same by the markers alone, which stay where they are for most of a round."""
    sharpness = 1.6 / (4.0 + left)
    prospects = [sharpness * total for total in totals]
    values, firsts = [], []
    for genre, own in enumerate(prospects):
        ahead = [1.0] + [0.0] * (len(prospects) - 1)  # ahead[k]: the chance that exactly k other genres end in front
        for other, prospect in enumerate(prospects):
            if other != genre:
                passes = 1.0 / (1.0 + exp(4.0 * (own - prospect)))
                for k in range(len(prospects) - 1, 0, -1):
                    ahead[k] = ahead[k] * (1.0 - passes) + ahead[k - 1] * passes
                ahead[0] *= 1.0 - passes
        values.append(sum(chance * times for chance, times in zip(ahead, multipliers, strict=True)))
        firsts.append(ahead[0])
    return tuple(values), tuple(firsts)


def room(box: Box, occupied: int) -> float:
    """How good the free squares are: placements left, less the squares no painting can ever cover.

    Kept for a while: the same places are weighed to bid, to take and to hang.
    """
    size = (box.grid.width, box.grid.height)
    known = _KNOWN.get(size)
    if known is None:
        known = _KNOWN[size] = {}
    found = known.get(occupied)
    if found is None:
        if len(known) >= _MOST_KNOWN:
            known.clear()
        found = known[occupied] = _room(box, occupied)
    return found


_KNOWN: dict[tuple[int, int], dict[int, float]] = {}
_MOST_KNOWN: Final = 20_000


def _room(box: Box, occupied: int) -> float:
    grid = box.grid
    wide, inner = grid.width, grid.not_first
    free = grid.full & ~occupied
    pairs = free & (free & inner) >> 1
    below = pairs >> wide
    blocks = pairs & below  # the top left squares of free blocks of 2x2
    reach = blocks | blocks << 1
    reach |= reach << wide
    value = -_DEAD * (free & ~reach).bit_count()
    if not blocks:
        return value
    triples = pairs & (pairs & inner) >> 1
    wides = triples & triples >> wide
    cubes = wides & triples >> 2 * wide
    value += _ROOM_2X2 * blocks.bit_count()
    value += _ROOM_2X3 * (blocks & pairs >> 2 * wide).bit_count()
    value += _ROOM_3X2 * wides.bit_count()
    if not cubes:
        return value
    value += _ROOM_3X3 * cubes.bit_count()
    value += _ROOM_4X3 * (cubes & (cubes & inner) >> 1).bit_count()
    return value + _ROOM_3X4 * (cubes & cubes >> wide).bit_count()


_Case = tuple[Grid, int, tuple[int, ...], int, float, float]
"""What the best place for a painting depends on: the box, by its wall; the painting, what hangs, what is covered, and
what the genre will be worth.
"""
_BEST: dict[_Case, tuple[float, int]] = {}
_MOST_BEST: Final = 4096


class Prospect:
    """What a seat's wall needs to know to value one painting after the other."""

    def __init__(self, p: P, seat: int) -> None:
        self.p, self.seat, self.box = p, seat, p.box
        self.values, self.firsts = worth(p)
        self.mask = p.masks[seat]
        self.now = room(p.box, self.mask)
        placed = [divmod(code, p.box.cells) for code in p.hung[seat]]
        self.by_genre: list[list[tuple[int, int]]] = [[] for _ in GENRES]
        self.by_frame: list[list[int]] = [[] for _ in range(4)]
        for tile, cell in placed:
            size = p.box.size[tile]
            area = p.box.footprints[size][cell]
            self.by_genre[p.box.genre[tile]].append((area, p.box.borders[size][cell]))
            self.by_frame[p.box.frame[tile]].append(area)
        self.corners = sum(p.box.grid.corners) & ~self.mask

    def places(self, spots: int) -> list[int]:
        """The squares that are weighed: all of those where a tile can hang."""
        return list(squares(spots))

    def best(self, tile: int, spots: int) -> tuple[float, int]:
        """The best place for a painting, and what hanging it there is worth.

        Kept for a while: a painting is weighed to bid for it, to take it and to hang it.
        """
        genre = self.box.genre[tile]
        key = (self.box.grid, tile, self.p.hung[self.seat], self.mask, self.values[genre], self.firsts[genre])
        found = _BEST.get(key)
        if found is None:
            if len(_BEST) >= _MOST_BEST:
                _BEST.clear()
            found = _BEST[key] = self.weighed(tile, spots)
        return found

    def weighed(self, tile: int, spots: int) -> tuple[float, int]:
        """The same, worked out."""
        box, mask = self.box, self.mask
        size, genre = box.size[tile], box.genre[tile]
        value, first = self.values[genre], self.firsts[genre] * box.points_eye_line
        kin, frames = self.by_genre[genre], self.by_frame[box.frame[tile]]
        taboo = framed = 0
        for _, border in kin:
            taboo |= border
        for other in frames:
            framed |= other
        prints, borders = box.footprints[size], box.borders[size]
        most, where = -1e9, -1
        for cell in self.places(spots):
            area = prints[cell]
            border = borders[cell]
            gain = room(box, mask | area) - self.now
            if area & taboo:
                # A faux pas: this one counts for nothing, nor does its neighbour, unless that was lost before.
                for other, edge in kin:
                    if other & border and not any(edge & third for third, _ in kin if third != other):
                        gain -= value
            else:
                gain += value
            if area & box.eye_line:
                gain += first
            if area & self.corners:
                gain += _CORNER * (area & self.corners).bit_count()
            if border & framed:
                for other in frames:
                    if other & border:
                        gain += _SHIELD
            if gain > most:
                most, where = gain, cell
        return most, where

    def best_decor(self, shape: int, spots: int) -> tuple[float, int]:
        """The same for a decor tile."""
        box = self.box
        most, where = -1e9, -1
        for cell in self.places(spots):
            area = box.footprints[shape][cell]
            gain = box.shields[shape] + room(box, self.mask | area) - self.now
            gain += _CORNER * (area & self.corners).bit_count()
            if gain > most:
                most, where = gain, cell
        return most, where


def _start(p: P, seat: int) -> int:
    """Low or high, so that large paintings still find room on the other side."""
    tile = p.starts[seat]
    prints = p.box.footprints[p.box.size[tile]]
    return tile * p.box.cells + max(p.box.star_squares, key=lambda cell: room(p.box, prints[cell]))


def _lot(p: P, seat: int) -> int:
    """Backs that fit one's own wall well and the others' less; few of one kind, so that there is a choice."""
    box = p.box
    best, code = -1e9, -1
    fits: dict[int, float] = {}
    """By size: in how many more places it fits the own wall than the others'."""
    for number, pile in enumerate(p.piles):
        if not pile:
            continue
        size = box.size[pile[0]]
        if size not in fits:
            own, others = fit(p, seat, size)
            fits[size] = own - 0.7 * others / (p.seats - 1)
        width, height = box.sizes[size]
        again = sum(box.pile[tile] == number for tile in p.lots)
        value = fits[size] - 0.5 * width * height - 2.0 * again
        if value > best:
            best, code = value, box.lot_code + number
    return code


def fit(p: P, seat: int, size: int) -> tuple[int, int]:
    """In how many places a size fits the own wall, and in how many those of the others; many are as good as more."""
    own = others = 0
    for other, mask in enumerate(p.masks):
        places = min(_MANY_PLACES, p.box.spots(size, mask).bit_count())
        if other == seat:
            own = places
        else:
            others += places
    return own, others


class Bidding(NamedTuple):
    """What a seat thinks of an auction."""

    best: float
    """What the best lot is worth to it."""
    others: float
    """What the others are worth that might be left."""
    card: int


def bidding(prospect: Prospect) -> Bidding:
    """High cards for lots that are much better for this wall than the ones the others would leave."""
    p, seat = prospect.p, prospect.seat
    gains = sorted((lot_gain(prospect, tile) for tile in p.lots), reverse=True)
    others = sum(gains[1 : p.seats]) / (len(gains) - 2 if len(gains) > 2 else 1)
    spread = gains[0] - others
    hand = p.hands[seat]
    part = min(1.0, max(0.0, spread / _SPREAD))
    return Bidding(gains[0], others, hand[round(part * (len(hand) - 1))])


def lot_gain(prospect: Prospect, tile: int) -> float:
    """What a painting on offer is worth to a seat."""
    p, seat = prospect.p, prospect.seat
    spots = fitting(p, seat, tile)
    hung = prospect.best(tile, spots)[0] if spots else _homeless(prospect, tile)
    if p.assistants[seat] == NOTHING:
        return max(hung, kept(prospect, tile))
    return hung


def kept(prospect: Prospect, tile: int) -> float:
    """What a painting is worth with the assistant."""
    return _KEEP * prospect.values[prospect.box.genre[tile]]


def kept_decor(shields: int) -> float:
    """What a decor tile is worth with the assistant."""
    return 0.2 * shields - 0.5


def _homeless(prospect: Prospect, tile: int) -> float:
    """What a painting that does not fit is worth: a swap, or a superfluous painting."""
    p, seat = prospect.p, prospect.seat
    swaps = [prospect.best(other, spots)[0] for other in exchangeable(p, tile) if (spots := fitting(p, seat, other))]
    return max([*swaps, superfluous(p, seat)])


def superfluous(p: P, seat: int) -> float:
    """What it is worth to lay a painting beside the wall."""
    return p.box.points_superfluous - (3.0 if len(p.superfluous[seat]) + 1 >= p.box.superfluous_end else 1.0)


def _take(prospect: Prospect) -> int:
    p = prospect.p
    return p.box.take_code + max(p.lots, key=lambda tile: (lot_gain(prospect, tile), -tile))


def _hang(prospect: Prospect) -> int:
    """The best step of the turn: hang, swap, keep, take decor; then confirm."""
    p, seat, box = prospect.p, prospect.seat, prospect.box
    held, taken = p.assistants[seat], p.taken
    choices: list[tuple[float, int]] = []
    if p.dues:
        choices += _decor_choices(p, seat, prospect)
        if choices:
            return max(choices)[1]
    if held != NOTHING and not p.fresh:
        if held < len(box.paintings):
            gain, cell = prospect.best(held, fitting(p, seat, held))
            code = held * box.cells + cell
        else:
            shape = held - len(box.paintings)
            gain, cell = prospect.best_decor(shape, box.spots(shape, prospect.mask))
            code = box.held_code + cell
        if cell >= 0 and gain > (0.0 if taken == NOTHING else 0.5):
            choices.append((gain, code))
    if taken == NOTHING:
        return max(choices)[1] if choices else box.done_code
    if spots := fitting(p, seat, taken):
        gain, cell = prospect.best(taken, spots)
        choices.append((gain, taken * box.cells + cell))
    else:
        choices.append((superfluous(p, seat), box.superfluous_code))
        for tile in exchangeable(p, taken):
            if spots := fitting(p, seat, tile):
                gain, cell = prospect.best(tile, spots)
                choices.append((gain, tile * box.cells + cell))
    if held == NOTHING:
        choices.append((kept(prospect, taken), box.keep_code))
    return max(choices)[1]


def _decor_choices(p: P, seat: int, prospect: Prospect) -> list[tuple[float, int]]:
    """Decor one has to take: on the wall where it does least harm, else with the assistant."""
    box = p.box
    _, most, forced = p.owed()
    free = p.assistants[seat] == NOTHING
    choices = []
    for shape, shields in enumerate(box.shields):
        if shields > most or not p.stock[shape]:
            continue
        gain, cell = prospect.best_decor(shape, box.spots(shape, prospect.mask))
        if cell >= 0:
            choices.append((gain, box.decor_code + shape * box.cells + cell))
        if free:
            choices.append((kept_decor(shields), box.keep_decor_code + shape))
    if choices and max(choices)[0] < 0 and not forced:
        return []  # the rest of a combination may be left
    return choices
