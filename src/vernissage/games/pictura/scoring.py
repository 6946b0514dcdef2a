"""Points: what collections, layouts and a whole museum are worth. Pure functions.

A player's museum is a square of 25 places, numbered row by row from the top left. A set of places is one whole number,
a bit for each, so that the group a painting belongs to is found by a few shifts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vernissage.core.questions import BARE
from vernissage.games.pictura.printed import CELLS, DOMAIN_COUNT, PERIOD_COUNT, SIDE

FULL = (1 << CELLS) - 1
_LEFT = sum(1 << row * SIDE for row in range(SIDE))
_NOT_FIRST = FULL & ~_LEFT
_NOT_LAST = FULL & ~(_LEFT << (SIDE - 1))
_MIDDLE = SIDE // 2
GALLERY = sum(1 << cell for cell in range(CELLS) if cell // SIDE == _MIDDLE or cell % SIDE == _MIDDLE)
"""The Grand Gallery: the cross of the middle row and the middle column. PI-R21."""


class Scale(NamedTuple):
    """What layouts are worth."""

    least: int
    """Paintings of a collection at least."""
    periods: tuple[int, ...]
    """By the number of paintings: what a collection of a period is worth. PI-63, PI-R8."""
    domains: tuple[int, ...]
    gallery: int
    museum: int


class CountedLayout(NamedTuple):
    """A layout, counted."""

    groups: tuple[int, ...]
    """By period, then by domain: how many paintings the largest connected group has."""
    values: tuple[int, ...]
    """What each of these collections is worth."""
    gallery: int
    museum: int

    @property
    def total(self) -> int:
        return sum(self.values) + self.gallery + self.museum


class Sheet(NamedTuple):
    """A final count: PI-63 to PI-69 in the order they are counted."""

    prestige: int
    collections: tuple[int, ...]
    """By period, then by domain."""
    goal: int
    exhibitions: int
    gallery: int
    museum: int
    rewards: int
    discard: int

    @property
    def total(self) -> int:
        return sum(self.collections) + self.prestige + sum(self[2:])


def beside(cells: int) -> int:
    """The places that share an edge with a place of a set. PI-33: not those across a corner."""
    return ((cells & _NOT_LAST) << 1 | (cells & _NOT_FIRST) >> 1 | cells << SIDE | cells >> SIDE) & FULL


def groups(cells: int) -> list[int]:
    """The connected groups of a set of places. PI-33: by edges, not diagonally.

    >>> [group.bit_count() for group in groups(0b00011_00001_00000_01000_10000)]
    [1, 1, 3]
    """
    found = []
    while cells:
        group = cells & -cells
        while True:
            grown = cells & (
                group | (group & _NOT_LAST) << 1 | (group & _NOT_FIRST) >> 1 | group << SIDE | group >> SIDE
            )
            if grown == group:
                break
            group = grown
        found.append(group)
        cells ^= group
    return found


def largest(cells: int) -> int:
    """How many places the largest connected group of a set has. PI-35: no other counts.

    >>> largest(0b00011_00001_00000_01000_10000)
    3
    """
    return max(map(int.bit_count, groups(cells)), default=0)


def largest_groups(period: Sequence[int], domain: Sequence[int], wall: Sequence[int]) -> list[int]:
    """The places of the largest connected group of each period, then of each domain; of equals the first."""
    kinds = (*sets_of(period, wall, PERIOD_COUNT), *sets_of(domain, wall, DOMAIN_COUNT))
    return [max(groups(cells), key=int.bit_count, default=0) for cells in kinds]


def places(cells: int) -> tuple[int, ...]:
    """The places of a set, in order."""
    return tuple(cell for cell in range(CELLS) if cells >> cell & 1)


def sets_of(kinds: Sequence[int], wall: Sequence[int], count: int) -> list[int]:
    """The places of each kind: `kinds` gives the period, or the domain, of what hangs on a wall."""
    sets = [0] * count
    for cell, card in enumerate(wall):
        if card != BARE:
            sets[kinds[card]] |= 1 << cell
    return sets


def layout(scale: Scale, period: Sequence[int], domain: Sequence[int], wall: Sequence[int]) -> CountedLayout:
    """A wall, counted: what hangs on each of its 25 places, by number; `period` and `domain` tell of each number.

    PI-34, PI-R9: a painting counts for its period and for its domain. PI-36: what is not connected is no collection.
    """
    kinds = (*sets_of(period, wall, PERIOD_COUNT), *sets_of(domain, wall, DOMAIN_COUNT))
    sizes = tuple(largest(cells) for cells in kinds)
    values = tuple(collection_value(scale, kind, size) for kind, size in enumerate(sizes))
    # PI-66: the whole cross in paintings of one period, or of one domain. PI-67: no place is bare.
    gallery = scale.gallery if any(cells & GALLERY == GALLERY for cells in kinds) else 0
    return CountedLayout(sizes, values, gallery, scale.museum if BARE not in wall else 0)


def counts(period: tuple[int, ...], domain: tuple[int, ...], wall: tuple[int, ...]) -> list[int]:
    """How many paintings of each period, then of each domain, hang on a wall."""
    found = [0] * (PERIOD_COUNT + DOMAIN_COUNT)
    for card in wall:
        if card != BARE:
            found[period[card]] += 1
            found[PERIOD_COUNT + domain[card]] += 1
    return found


def collection_value(scale: Scale, kind: int, size: int) -> int:
    """What a collection of so many paintings is worth. PI-18, PI-R16: in the game only which paintings hang matters."""
    return (scale.periods if kind < PERIOD_COUNT else scale.domains)[size]


def discard_cost(costs: Sequence[int], further: int, cards: int, halved: bool) -> int:
    """PI-69: what a discard of so many paintings costs at the end. PI-R38: with the depot half, rounded up.

    >>> [discard_cost((0, 1, 1, 2, 3, 5, 7, 10), 3, cards, False) for cards in (0, 2, 5, 9)]
    [0, 1, 5, 16]
    """
    last = len(costs) - 1
    cost = costs[cards] if cards <= last else costs[last] + further * (cards - last)
    return (cost + 1) // 2 if halved else cost
