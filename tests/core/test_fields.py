"""A position's fields are declared once: copy, equality and byte form follow from the declaration."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar

import msgspec
import pytest

from tests.conformance.toys import Toy, ToyPosition
from vernissage.core import fields
from vernissage.core.fields import Derived, Fixed, Undeclarable
from vernissage.core.position import Position
from vernissage.games.modern_art import title
from vernissage.games.modern_art.fields import ModernArtFields
from vernissage.games.modern_art.state import ModernArtState

ROOT = Path(__file__).parents[2]
SETUP = Toy().setup(2)
P = TypeVar("P", bound=Position)


def laid_out(kind: type[P]) -> P:
    """A blank position of that kind."""
    position = kind()
    position.lay_out(SETUP, bytes(32))
    return position


class Point(NamedTuple):
    x: int
    y: int


class Shape(NamedTuple):
    name: str
    points: tuple[Point, ...]
    at: Point


class AllKinds(Position):
    """A field of each kind there can be."""

    LIMIT: ClassVar[int] = 3

    box: Fixed[dict[str, list[int]]]
    total: Derived[int]
    squares: Derived[list[int]]
    number_of_cards: int
    on: bool
    word: str
    cards: tuple[Annotated[int, "card"], ...]
    pair: tuple[int, str]
    single: tuple[int]
    nested: tuple[tuple[int, ...], ...]
    numbers: list[int]
    hands: Annotated[list[tuple[int, ...]], "by seat"]
    pairs: list[tuple[int, bool]]
    point: Point
    points: list[Point]
    shapes: tuple[Shape, ...]

    def prepare(self) -> None:
        self.box = {"cards": [1, 2]}
        self.numbers = [1, 2, 3]
        self.derive()

    def derive(self) -> None:
        self.total = sum(self.numbers)
        self.squares = [number * number for number in self.numbers]


def filled() -> AllKinds:
    position = laid_out(AllKinds)
    position.number_of_cards, position.on, position.word = 4, True, "été"
    position.cards, position.pair, position.single = (3, 1), (2, "b"), (9,)
    position.nested = ((1,), (), (2, 3))
    position.numbers, position.hands = [5, 6], [(1,), (2, 3)]
    position.pairs = [(1, True), (2, False)]
    position.point = Point(1, 2)
    position.points = [Point(3, 4)]
    position.shapes = (Shape("line", (Point(0, 0), Point(1, 1)), Point(5, 5)),)
    position.derive()
    return position


STORED = [
    *("number_of_cards", "on", "word", "cards", "pair", "single", "nested", "numbers", "hands", "pairs"),
    *("point", "points", "shapes"),
]


def test_what_is_stored_and_what_is_not() -> None:
    assert list(AllKinds.FIELDS) == STORED
    assert set(AllKinds.OTHERS) == {"box", "total", "squares"}
    assert list(fields.declared(AllKinds)) == ["box", "total", "squares", *STORED]


def test_every_field_begins_empty() -> None:
    position = laid_out(AllKinds)
    empty = (0, False, "", (), (0, ""), (0,), (), (1, 2, 3), (), (), Point(0, 0), (), ())
    assert position.state() == empty
    assert type(position.point) is Point
    assert (position.total, position.squares) == (6, [1, 4, 9])


def test_a_clone_is_equal_and_apart() -> None:
    position = filled()
    clone = position.clone()
    assert clone == position
    assert (clone.total, clone.squares) == (11, [25, 36])
    assert clone.box is position.box, "what is fixed is shared"
    before = position.state()
    clone.numbers[0] = 7
    clone.hands.append((9,))
    clone.pairs.clear()
    clone.points[0] = Point(7, 7)
    clone.squares[0] = 0
    assert position.state() == before
    assert position.squares == [25, 36]
    assert clone != position


@pytest.mark.parametrize("name", STORED)
def test_every_stored_field_counts(name: str) -> None:
    position, other = filled(), filled()
    assert position == other
    kept = getattr(position, name)
    value = laid_out(AllKinds)
    value.numbers = []
    setattr(other, name, getattr(value, name))
    assert getattr(other, name) != kept
    assert position != other


def test_what_is_derived_or_fixed_does_not_count() -> None:
    position, other = filled(), filled()
    other.total, other.squares, other.box = 0, [], {}
    assert position == other


def test_the_byte_form_brings_everything_back_with_its_type() -> None:
    position = filled()
    plain = msgspec.msgpack.decode(msgspec.msgpack.encode(position.state()))
    again = laid_out(AllKinds)
    again.restore(plain)
    assert again.state() == position.state()
    assert again == position
    assert (again.total, again.squares) == (11, [25, 36]), "what is derived is worked out again"
    for name in STORED:
        assert type(getattr(again, name)) is type(getattr(position, name)), name
    assert type(again.points[0]) is Point
    assert type(again.shapes[0].points[1]) is Point
    assert type(again.pairs[0]) is tuple
    assert type(again.nested[2]) is tuple


def test_a_position_restored_from_its_own_state_is_apart() -> None:
    position, other = filled(), laid_out(AllKinds)
    other.restore(position.state())
    other.numbers.append(1)
    other.hands[0] = ()
    assert position.numbers == [5, 6]
    assert position.hands == [(1,), (2, 3)]


def test_a_method_that_a_class_writes_itself_is_kept() -> None:
    class OwnEmpty(Position):
        number_of_cards: int

        def empty(self) -> None:
            self.number_of_cards = 52

    assert laid_out(OwnEmpty).clone().state() == (52,)


# What cannot be declared.

SENTENCE = "a position holds whole numbers, switches, texts, tuples of these, and lists of them, a list only outermost"
BAD: dict[str, tuple[Any, str]] = {
    "a list in a list": (list[list[int]], "list[int]"),
    "a list in a tuple": (tuple[list[int], ...], "list[int]"),
    "a list in a tuple in a list": (list[tuple[int, list[int]]], "list[int]"),
    "a dict": (dict[str, int], "dict[str, int]"),
    "a set": (set[int], "set[int]"),
    "a fraction": (float, "<class 'float'>"),
    "bytes": (bytes, "<class 'bytes'>"),
    "something or nothing": (int | None, "int | None"),
    "any tuple": (tuple, "<class 'tuple'>"),
    "any list": (list, "<class 'list'>"),
    "a derived dict": (Derived[dict[str, int]], "dict[str, int]"),
    "a derived list of lists": (Derived[list[list[int]]], "list[int]"),
    "a mark around it": (Annotated[list[list[int]], "by seat"], "list[int]"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_field_that_no_position_can_hold_is_refused(what: str) -> None:
    hint, named = BAD[what]
    with pytest.raises(Undeclarable) as error:
        type("Odd", (Position,), {"__annotations__": {"cards": hint}, "__module__": __name__})
    assert str(error.value) == f"the field cards holds {named}: {SENTENCE}"


def test_a_row_may_hold_no_list() -> None:
    class Row(NamedTuple):
        cards: list[int]

    with pytest.raises(Undeclarable, match="the field rows holds"):
        fields.methods({"rows": list[Row]})


def test_what_is_fixed_may_be_anything() -> None:
    assert "other.box = self.box\n" in fields.methods({"box": Fixed[dict[str, list[int]]]})


@pytest.mark.parametrize("name", ["frames", "seed", "number", "view", "state", "seat"])
def test_a_field_that_every_position_has_is_refused(name: str) -> None:
    with pytest.raises(Undeclarable) as error:
        type("Odd", (Position,), {"__annotations__": {name: int}, "__module__": __name__})
    assert str(error.value) == f"Odd declares {name}, which every position has"


def test_fields_are_declared_in_one_class() -> None:
    with pytest.raises(Undeclarable) as error:
        type("More", (ToyPosition,), {"__annotations__": {"weather": int}, "__module__": __name__})
    assert str(error.value) == "More declares weather beside the fields of ToyPosition"


def test_a_position_without_fields_has_no_clone() -> None:
    class Bare(Position):
        pass

    with pytest.raises(AssertionError, match="Bare declares no fields"):
        laid_out(Bare).clone()


# The files of the titles.


def test_the_written_files_are_up_to_date() -> None:
    found = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "fields.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


def is_kept(attribute: object) -> bool:
    """Whether an attribute of a class is a place in its objects: of `__slots__`, or compiled."""
    return inspect.ismemberdescriptor(attribute) or inspect.isgetsetdescriptor(attribute)


def test_the_written_class_is_what_its_declaration_gives() -> None:
    assert list(ModernArtState.FIELDS) == list(fields.stored(ModernArtFields))
    assert set(ModernArtState.OTHERS) == {"box", "seats", "split", "mystery"}
    kept = {name for name, value in vars(ModernArtState).items() if is_kept(value)}
    assert kept == set(fields.declared(ModernArtFields))
    assert not hasattr(title.new(3, 1).position, "__dict__")


def test_the_written_class_does_what_a_class_made_at_run_time_does() -> None:
    """The same methods from the same declaration, whether they were written down or not."""
    hints = fields.declared(ModernArtFields)
    scope: dict[str, Any] = {name: row for hint in hints.values() for name, row in fields.rows(hint).items()}
    exec("from __future__ import annotations\n" + fields.methods(hints), scope)
    position = title.new(4, 2).position
    for _ in range(60):
        position.push(position.codes()[-1])
    assert scope["state"](position) == position.state()
    assert scope["clone"](position) == position.clone()
    other = title.new(4, 3).position
    scope["restore"](other, position.state())
    assert other.state() == position.state()
