"""Layouts as moves: every arrangement has one form, `done` alone changes nothing, and counting does not enumerate."""

from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

import vernissage
from vernissage.core.questions import BARE, Layout, Order, Several


class Shelf(Layout):
    """Five places, for any cells a test puts on them."""

    key = "shelf"
    places = 5
    first = 100
    done = 99

    def arrangement(self, p: Any, seat: int) -> Sequence[int]:
        cells: Sequence[int] = p.cells
        return cells

    def settle(self, p: Any, seat: int, arrangement: tuple[int, ...]) -> None:
        p.settled = arrangement


SHELF = Shelf()


def shelf(*cells: int) -> Any:
    return SimpleNamespace(cells=cells, partial=(), settled=None)


def sequences(p: Any) -> list[tuple[int, ...]]:
    """Every whole move, by trying all codes that are offered."""
    found = []
    for code in SHELF.options(p, 0):
        if code == SHELF.done:
            found.append((*p.partial, code))
        else:
            after = shelf(*p.cells)
            after.partial = (*p.partial, code)
            found += sequences(after)
    return found


@pytest.mark.parametrize("cells", [(1, 2, 3, BARE, BARE), (BARE, 4, BARE, 5, BARE), (BARE,) * 5, (1, 2, 3, 4, 5)])
def test_every_arrangement_has_one_form(cells: tuple[int, ...]) -> None:
    p = shelf(*cells)
    moves = sequences(p)
    reached = [tuple(SHELF.after(p, 0, codes[:-1])) for codes in moves]
    assert len(set(reached)) == len(reached)
    assert set(reached) == set(itertools.permutations(cells))
    assert SHELF.wholes(p, 0) == len(moves)
    for codes, target in zip(moves, reached, strict=True):
        assert SHELF.codes_to(p, 0, target) == codes


def test_done_at_once_leaves_everything_where_it_is() -> None:
    p = shelf(1, BARE, 2, BARE, 3)
    assert SHELF.options(p, 0)[0] == SHELF.done
    SHELF.apply(p, 0, SHELF.done)
    assert p.settled == p.cells


def test_changes_are_applied_as_a_whole() -> None:
    p = shelf(1, BARE, 2, BARE, 3)
    for code in SHELF.codes_to(p, 0, (3, 2, 1, BARE, BARE)):
        assert p.settled is None
        SHELF.apply(p, 0, code)
    assert p.settled == (3, 2, 1, BARE, BARE)
    assert p.partial == ()


class Some(Several):
    key = "some"
    done = 99

    def items(self, p: Any, seat: int) -> Sequence[int]:
        return range(40)

    def bounds(self, p: Any, seat: int) -> tuple[int, int]:
        return 1, 3

    def settle(self, p: Any, seat: int, picked: tuple[int, ...]) -> None:
        p.settled = picked


class All(Order):
    key = "all"
    done = 99

    def items(self, p: Any, seat: int) -> Sequence[int]:
        return range(10)

    def settle(self, p: Any, seat: int, picked: tuple[int, ...]) -> None:
        p.settled = picked


def test_choices_of_several_are_counted_without_listing_them() -> None:
    assert Some().wholes(shelf(), 0) == 40 + math.comb(40, 2) + math.comb(40, 3)
    assert All().wholes(shelf(), 0) == math.factorial(10)


def test_a_position_counts_its_layouts_and_offers_the_one_that_changes_nothing() -> None:
    position = vernissage.title("pictura").new(2, 1).position
    while position.question.key != "final":
        position.push(position.codes()[-1] if position.question.key != "action" else position.codes()[0])
    moves = position.moves(0)
    hanging = sum(place is not None for place in position.view(0).players[0].wall)
    assert hanging > 3
    assert len(moves) == min(math.perm(25, hanging), sys.maxsize)
    assert len(moves.options) == 1
    assert moves.options[0] in moves
    position.push_move(0, moves.options[0])
    assert position.view(0).layout == position.view(0).players[0].wall
