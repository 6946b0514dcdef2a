"""Rows of numbers, put together from pieces that are kept: each is what it would be if nothing were kept."""

from __future__ import annotations

import random
import struct
from array import array

import pytest

from tests.titles import OWN
from vernissage.core import rows
from vernissage.core.titles import Title


def read(piece: bytes) -> list[int]:
    return memoryview(piece).cast("i").tolist()


@pytest.mark.parametrize("value", [-(2**31), -2, -1, 0, 1, 255, 256, 2**31 - 1])
def test_a_number_is_read_as_it_was_written(value: int) -> None:
    assert read(rows.number(value)) == [value]
    assert read(rows.numbers([7, value, 0])) == [7, value, 0]


def test_no_number_is_cut_short() -> None:
    with pytest.raises(OverflowError):
        rows.number(2**31)
    with pytest.raises(struct.error):
        rows.numbers([0, 2**31])


def test_signs_have_a_one_in_one_place_and_the_last_none() -> None:
    assert [read(sign) for sign in rows.signs(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]
    assert read(rows.signs(3)[-1]) == read(rows.zeros(3))


def test_flags_have_ones_at_the_places_of_a_set_as_one_seat_counts_them() -> None:
    assert [read(piece) for piece in rows.flags(2)] == [[0, 0], [1, 0], [0, 1], [1, 1]]
    of_five = rows.flags(5)
    for seats in (3, 5):
        for places in range(1 << seats):
            for seat in range(seats):
                seen = [places >> (seat + place) % seats & 1 for place in range(seats)]
                assert read(of_five[rows.turned(places, seat, seats)]) == seen + [0] * (5 - seats)


def test_only_so_many_pieces_are_kept() -> None:
    pieces: dict[int, bytes] = {}
    for key in range(10_000):
        assert rows.kept(pieces, key, rows.number(key)) == rows.number(key)
    assert 0 < len(pieces) < 5_000


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_a_row_does_not_depend_on_what_was_kept(title: Title) -> None:  # type: ignore[type-arg]
    seats = title.facts.players[1]
    setup, dice = title.setup(seats), random.Random(5)
    position = title.blank(setup, dice.randbytes(32))
    title.deal(position)
    while True:
        if not position.frames or dice.random() < 0.1:
            seat = dice.randrange(seats)
            fresh = read(title.rows(setup).row(position, seat))
            assert title.observe(position, seat) == fresh
            numbers = array("i", [9] * (len(fresh) + 1))
            position.encode_into(numbers, seat)
            assert numbers.tolist() == [*fresh, 9]
        if not position.frames:
            break
        position.push(position.nth(int(dice.random() * position.count())))
