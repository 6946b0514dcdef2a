"""Names for the engine's numbers: each is written and read, and what stands for nothing is said so."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import pytest

from vernissage.core.errors import VernissageError
from vernissage.core.naming import (
    Beyond,
    Mask,
    Names,
    Naming,
    Numbers,
    Packed,
    Parts,
    Reading,
    Unnamed,
    bare,
    is_row,
    mark_of,
    row_types,
    seat_names,
    written,
)

CARDS = Names("card", ("ace", "king", "queen"))
SIDES = Names("side", ("front", "back"))
SEATS = seat_names(3)
MANY = Names("artist", [f"artist-{number}" for number in range(13)])


@pytest.mark.parametrize(
    ("naming", "value", "plain"),
    [
        (CARDS, 0, "ace"),
        (CARDS, 2, "queen"),
        (CARDS, -1, "none"),
        (SEATS, 1, "seat 1"),
        (SEATS, -1, "nobody"),
        (Numbers(0, 9), 4, 4),
        (Numbers(5, 9), 0, 5),
        (Numbers(-3, 3), 0, -3),
        (Mask(CARDS), 0, []),
        (Mask(CARDS), 0b101, ["ace", "queen"]),
        (Parts("red", "blue"), (2, 0), {"red": 2, "blue": 0}),
        (Packed(card=CARDS, side=SIDES), 0, {"card": "ace", "side": "front"}),
        (Packed(card=CARDS, side=SIDES), 5, {"card": "queen", "side": "back"}),
        (Packed(card=CARDS, side=SIDES), -1, "none"),
        (Packed(price=Numbers(1, 6), card=CARDS), 3 * 3 + 2, {"price": 4, "card": "queen"}),
    ],
)
def test_what_is_written_is_read_again(naming: Naming, value: Any, plain: Any) -> None:
    assert naming.write(value) == plain
    assert naming.read(plain) == value
    assert type(naming.read(plain)) is type(value)


def test_how_many_there_are() -> None:
    assert (CARDS.size, SEATS.size, Numbers(5, 9).size, Mask(CARDS).size) == (3, 3, 5, 8)
    packed = Packed(card=CARDS, price=Numbers(1, 4), side=SIDES)
    assert packed.size == 3 * 4 * 2
    for number in range(packed.size):
        assert packed.pack(*packed.unpack(number)) == number
        assert packed.read(packed.write(number)) == number


BAD: dict[str, tuple[Naming, Any, str]] = {
    "another name": (CARDS, "knave", "'knave' is no card; there are ace, king, queen"),
    "a number": (CARDS, 1, "1 is no card; there are ace, king, queen"),
    "a switch": (CARDS, True, "True is no card; there are ace, king, queen"),
    "a list": (CARDS, ["ace"], "['ace'] is no card; there are ace, king, queen"),
    "nothing": (CARDS, None, "None is no card; there are ace, king, queen"),
    "another nobody": (SEATS, "none", "'none' is no seat; there are seat 0, seat 1, seat 2"),
    "a huge name": (CARDS, "x" * 10_000, f"'{'x' * 58}… is no card; there are ace, king, queen"),
    "one of many": (MANY, "x", "'x' is no artist; an artist is named like 'artist-0'"),
    "a number in words": (Numbers(1, 6), "4", "a whole number is wanted, not '4'"),
    "a fraction": (Numbers(1, 6), 4.0, "a whole number is wanted, not 4.0"),
    "a switch for a number": (Numbers(0, 6), True, "a whole number is wanted, not True"),
    "too low": (Numbers(1, 6), 0, "a number from 1 to 6 is wanted, not 0"),
    "too high": (Numbers(1, 6), 7, "a number from 1 to 6 is wanted, not 7"),
    "too long to write": (Numbers(1, 6), 10**5000, "a number from 1 to 6 is wanted, not <int>"),
    "no list of names": (Mask(CARDS), "ace", "a list of names is wanted, not 'ace'"),
    "a mask as a number": (Mask(CARDS), 5, "a list of names is wanted, not 5"),
    "an odd one in a set": (Mask(CARDS), ["ace", "knave"], "'knave' is no card; there are ace, king, queen"),
    "nobody in a set": (Mask(SEATS), ["nobody"], "'nobody' is no seat; there are seat 0, seat 1, seat 2"),
    "no table of parts": (Parts("red", "blue"), [1, 2], "a table of red, blue is wanted, not [1, 2]"),
    "a part missing": (Parts("red", "blue"), {"red": 1}, "a table of red, blue is wanted, not {'red': 1}"),
    "a part in words": (Parts("red", "blue"), {"red": 1, "blue": "2"}, "blue is a whole number, not '2'"),
    "no table of facts": (Packed(card=CARDS, side=SIDES), 3, "a table of card, side is wanted, not 3"),
    "a fact missing": (Packed(card=CARDS, side=SIDES), {"card": "ace"}, "a table of card, side is wanted"),
    "a fact that is none": (
        Packed(card=CARDS, side=SIDES),
        {"card": "ace", "side": "left"},
        "'left' is no side; there are front, back",
    ),
    "a fact of nothing": (
        Packed(card=CARDS, side=SIDES),
        {"card": "none", "side": "back"},
        "'none' is no card; there are ace, king, queen",
    ),
    "a fact beyond": (Packed(n=Numbers(1, 3)), {"n": 4}, "a number from 1 to 3 is wanted, not 4"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_stands_for_nothing_is_refused(what: str) -> None:
    naming, plain, said = BAD[what]
    with pytest.raises(Unnamed) as error:
        naming.read(plain)
    assert str(error.value).startswith(said)
    assert len(str(error.value)) < 200
    assert isinstance(error.value, VernissageError)


@pytest.mark.parametrize(
    ("naming", "none"), [(CARDS, "none"), (SEATS, "nobody"), (Packed(card=CARDS, side=SIDES), "none")]
)
def test_nothing_is_none_of_those_there_are(naming: Naming, none: str) -> None:
    assert naming.read(none) == -1
    with pytest.raises(Unnamed):
        naming.one(none)


def test_a_number_that_is_beyond_says_between_which() -> None:
    with pytest.raises(Beyond) as error:
        Numbers(2, 8).read(9)
    assert (error.value.low, error.value.high, error.value.given) == (2, 8, 9)


# Whole values.


class Sale(NamedTuple):
    card: Annotated[int, "card"]
    buyer: Annotated[int, "seat"]
    prices: tuple[int, ...]


VOCABULARY = {
    "card": CARDS,
    "side": SIDES,
    "seat": SEATS,
    "seats": Mask(SEATS),
    "packed": Packed(card=CARDS, side=SIDES),
}
VALUES: dict[str, tuple[Any, Any, Any]] = {
    "a number": (int, 5, 5),
    "a switch": (bool, True, True),
    "a text": (str, "x", "x"),
    "a card": (Annotated[int, "card"], 1, "king"),
    "cards": (tuple[Annotated[int, "card"], ...], (1, -1), ["king", "none"]),
    "hands": (list[tuple[Annotated[int, "card"], ...]], [(0,), ()], [["ace"], []]),
    "a pair": (tuple[int, Annotated[int, "seat"]], (4, 2), [4, "seat 2"]),
    "by card": (Annotated[list[int], "by card"], [3, 0, 1], {"ace": 3, "king": 0, "queen": 1}),
    "a tuple by side": (
        Annotated[tuple[Annotated[int, "seat"], ...], "by side"],
        (1, -1),
        {"front": "seat 1", "back": "nobody"},
    ),
    "a mask": (Annotated[int, "seats"], 0b110, ["seat 1", "seat 2"]),
    "packed": (list[Annotated[int, "packed"]], [3, -1], [{"card": "king", "side": "back"}, "none"]),
    "a row": (Sale, Sale(2, 0, (1, 2)), {"card": "queen", "buyer": "seat 0", "prices": [1, 2]}),
    "a mark nobody names": (Annotated[int, "weather"], 7, 7),
}


@pytest.mark.parametrize("what", VALUES)
def test_values_are_written_and_read_by_their_type(what: str) -> None:
    hint, value, plain = VALUES[what]
    assert written(hint, value, VOCABULARY) == plain
    reading = Reading(VOCABULARY)
    again = reading.value(hint, plain, "it")
    assert reading.problems == []
    assert again == value
    assert type(again) is type(value)


def test_every_problem_is_gathered_with_its_place() -> None:
    reading = Reading(VOCABULARY)
    reading.value(list[tuple[Annotated[int, "card"], ...]], [["ace", "x"], "king", ["none", 3]], "hands")
    reading.value(Annotated[list[int], "by card"], {"ace": 1, "king": "2", "joker": 3}, "counts")
    reading.value(Annotated[list[int], "by card"], {"ace": 1, "king": "2", "queen": True}, "counts")
    reading.value(tuple[int, int], [1, 2, 3], "pair")
    reading.value(list[Sale], [{"card": "jack", "buyer": "seat 9", "prices": [1, "2"]}, {"card": "ace"}], "sales")
    reading.value(int, 1 << 63, "big")
    reading.value(int, -(1 << 63), "low")
    reading.value(int, (1 << 63) - 1, "fits")
    card = "is no card; there are ace, king, queen"
    assert reading.problems == [
        f"hands[0][1]: 'x' {card}",
        "hands[1]: a list is wanted, not 'king'",
        f"hands[2][1]: 3 {card}",
        f"counts: 'joker' {card}",
        "counts: queen missing",
        "counts.king: a whole number is wanted, not '2'",
        "counts.queen: a whole number is wanted, not True",
        "pair: 2 entries are wanted, not 3",
        f"sales[0].card: 'jack' {card}",
        "sales[0].buyer: 'seat 9' is no seat; there are seat 0, seat 1, seat 2",
        "sales[0].prices[1]: a whole number is wanted, not '2'",
        "sales[1]: a table of card, buyer, prices is wanted, not {'card': 'ace'}",
        "big: a whole number is wanted, not 9223372036854775808",
        "low: a whole number is wanted, not -9223372036854775808",
    ]


def test_types_and_their_marks() -> None:
    assert mark_of(Annotated[int, object(), "card"]) == "card"
    assert mark_of(int) == ""
    assert bare(Annotated[int, "card"]) is int
    assert is_row(Sale)
    assert not is_row(tuple)
    assert not is_row(tuple[int, ...])
    assert list(row_types(Sale)) == ["card", "buyer", "prices"]
