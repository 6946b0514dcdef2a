"""Names for the engine's numbers: one vocabulary serves moves, events and the text form of positions.

The engine counts cards, places and kinds; people read names. A title says once which names its marks have
(`Title.vocabulary`), and every field whose type carries the mark, `Annotated[int, "card"]`, is written and read by it.

>>> cards = Names("card", ("ace", "king"))
>>> cards.write(1), cards.read("ace"), cards.write(-1)
('king', 0, 'none')
"""

from __future__ import annotations

import abc
import functools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from vernissage.core.errors import VernissageError, shown

BY = "by "
"""The mark of a list that is written as a table: `Annotated[list[int], "by artist"]` has a number for each artist."""
_SOME = 12
_BIG = 1 << 63
"""Numbers of a position stay below it, so that its byte form can hold them."""


class Unnamed(VernissageError, ValueError):
    """A name that stands for nothing here; the sentence lists what there is."""


class Beyond(Unnamed):
    """A number that is none of those there are."""

    def __init__(self, low: int, high: int, given: int) -> None:
        super().__init__(f"a number from {low} to {high} is wanted, not {shown(given, 24)}")
        self.low, self.high, self.given = low, high, given


class Naming(abc.ABC):
    """How one kind of number is written and read."""

    size: int = 0
    """How many there are, where the numbers go from 0 on."""

    @abc.abstractmethod
    def write(self, value: Any) -> Any:
        """The value as plain data with names."""

    @abc.abstractmethod
    def read(self, plain: Any) -> Any:
        """The value that plain data stands for, or Unnamed."""

    def one(self, plain: Any) -> Any:
        """The same where something has to be: "none" is none of those there are."""
        return self.read(plain)


class Names(Naming):
    """A number is the place of its name in a list; -1, where nothing is, has a name too."""

    def __init__(self, what: str, names: Sequence[str], none: str = "none") -> None:
        self.what = what
        self.names = tuple(names)
        self.none = none
        self.size = len(self.names)
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def write(self, value: int) -> str:
        if 0 <= value < self.size:
            return self.names[value]
        if value == -1:
            return self.none
        raise Unnamed(f"{shown(value)} is the number of no {self.what}; there are 0 to {self.size - 1}")

    def read(self, plain: Any) -> int:
        return -1 if plain == self.none else self.one(plain)

    def one(self, plain: Any) -> int:
        number = self.numbers.get(plain) if isinstance(plain, str) else None
        if number is None:
            raise Unnamed(f"{shown(plain)} is no {self.what}; {self.those_there_are()}")
        return number

    def those_there_are(self) -> str:
        """What a message says about the names: all of them, or what one looks like."""
        if len(self.names) <= _SOME:
            return f"there are {', '.join(self.names)}"
        article = "an" if self.what[0] in "aeiou" else "a"
        return f"{article} {self.what} is named like {self.names[0]!r}"


class Numbers(Naming):
    """Numbers that are their own names, from `low` to `high`, counted from 0 in the engine."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high, self.size = low, high, high - low + 1

    def write(self, value: int) -> int:
        return self.low + value

    def read(self, plain: Any) -> int:
        if type(plain) is not int:
            raise Unnamed(f"a whole number is wanted, not {shown(plain)}")
        if not self.low <= plain <= self.high:
            raise Beyond(self.low, self.high, plain)
        return plain - self.low


class Mask(Naming):
    """A set of things as a bit mask, written as the list of their names."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.size = 1 << names.size

    def write(self, value: int) -> list[str]:
        if not 0 <= value < self.size:
            raise Unnamed(f"{shown(value)} is the number of no set of {self.names.what}s")
        return [name for number, name in enumerate(self.names.names) if value >> number & 1]

    def read(self, plain: Any) -> int:
        if not isinstance(plain, list):
            raise Unnamed(f"a list of names is wanted, not {shown(plain)}")
        return functools.reduce(int.__or__, (1 << self.names.one(name) for name in plain), 0)


class Parts(Naming):
    """A fixed number of counts, written as a table that names each."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def write(self, value: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.names, value, strict=True))

    def read(self, plain: Any) -> tuple[int, ...]:
        if not isinstance(plain, dict) or set(plain) != set(self.names):
            raise Unnamed(f"a table of {', '.join(self.names)} is wanted, not {shown(plain)}")
        for name, value in plain.items():
            if type(value) is not int:
                raise Unnamed(f"{name} is a whole number, not {shown(value)}")
        return tuple(plain[name] for name in self.names)


class Packed(Naming):
    """Several facts in one number, each a digit of its own base, the last one changing fastest; -1 is none of it.

    >>> contract = Packed(card=Names("card", ("ace", "king")), turned=Names("side", ("front", "back")))
    >>> contract.write(3), contract.read({"card": "king", "turned": "back"})
    ({'card': 'king', 'turned': 'back'}, 3)
    """

    def __init__(self, **parts: Names | Numbers) -> None:
        self.parts = parts
        self.size = math.prod(names.size for names in parts.values())

    def pack(self, *digits: int) -> int:
        """The number of some facts."""
        number = 0
        for names, digit in zip(self.parts.values(), digits, strict=True):
            number = number * names.size + digit
        return number

    def unpack(self, number: int) -> tuple[int, ...]:
        """The facts of a number."""
        digits: list[int] = []
        for names in reversed(self.parts.values()):
            number, digit = divmod(number, names.size)
            digits.append(digit)
        return tuple(digits[::-1])

    def write(self, value: int) -> Any:
        if value == -1:
            return "none"
        if not 0 <= value < self.size:
            raise Unnamed(f"{shown(value)} is the number of nothing; there are 0 to {self.size - 1}")
        digits = zip(self.parts.items(), self.unpack(value), strict=True)
        return {key: names.write(digit) for (key, names), digit in digits}

    def read(self, plain: Any) -> int:
        return -1 if plain == "none" else self.one(plain)

    def one(self, plain: Any) -> int:
        if not isinstance(plain, dict) or set(plain) != set(self.parts):
            raise Unnamed(f"a table of {', '.join(self.parts)} is wanted, not {shown(plain)}")
        return self.pack(*(names.one(plain[key]) for key, names in self.parts.items()))


Seat = Annotated[int, "seat"]
"""A field of a move, event or view that holds a seat. Texts show the player's name for it."""


def seat_names(seats: int) -> Names:
    """The names of the seats: `seat 0`, and `nobody`."""
    return Names("seat", [f"seat {seat}" for seat in range(seats)], none="nobody")


Vocabulary = Mapping[str, Naming]


class Known(dict[str, Naming]):
    """A vocabulary that says what it has when it is asked for a mark without names."""

    def __missing__(self, mark: str) -> Naming:
        raise KeyError(f"there are no names for the mark {mark!r}; `vocabulary` has {', '.join(sorted(self))}")


def mark_of(hint: Any) -> str:
    """The mark of an annotated type, empty if it has none."""
    return next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, str)), "")


def bare(hint: Any) -> Any:
    """A type without its marks."""
    return get_args(hint)[0] if hasattr(hint, "__metadata__") else hint


def is_row(hint: Any) -> bool:
    """Whether a type is a named tuple."""
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


@functools.cache
def row_types(row: Any) -> dict[str, Any]:
    """The fields of a named tuple and their types."""
    return get_type_hints(row, include_extras=True)


def written(hint: Any, value: Any, vocabulary: Vocabulary) -> Any:
    """A value of that type as plain data with names."""
    mark, base = mark_of(hint), bare(hint)
    if mark.startswith(BY):
        names = vocabulary[mark[len(BY) :]]
        assert isinstance(names, Names)
        return {names.write(key): written(_item(base), item, vocabulary) for key, item in enumerate(value)}
    if mark in vocabulary:
        return vocabulary[mark].write(value)
    if is_row(base):
        types = row_types(base)
        return {name: written(types[name], item, vocabulary) for name, item in zip(types, value, strict=True)}
    if isinstance(value, tuple | list):
        types_in = _items(base, len(value))
        return [written(kind, item, vocabulary) for kind, item in zip(types_in, value, strict=True)]
    return value


def places_of(hint: Any, value: Any, mark: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The numbers with a mark inside a value, by the place in it they stand at; -1 is nothing."""
    if mark_of(hint) == mark:
        yield "", () if value == -1 else (value,)
        return
    base = bare(hint)
    if get_origin(base) not in (tuple, list):
        return
    kinds = _items(base, len(value))
    if all(mark_of(kind) == mark for kind in kinds):
        yield "", tuple(item for item in value if item != -1)
    else:
        for number, (kind, item) in enumerate(zip(kinds, value, strict=True)):
            for place, held in places_of(kind, item, mark):
                yield f" {number}{place}", held


class Reading:
    """Reads values back and gathers every problem, each with the place it stands at."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.problems: list[str] = []

    def wrong(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    def value(self, hint: Any, plain: Any, where: str) -> Any:
        """The value of that type; what cannot be read is noted, and None stands for it."""
        mark, base = mark_of(hint), bare(hint)
        if mark.startswith(BY):
            return self._keyed(mark[len(BY) :], base, plain, where)
        if mark in self.vocabulary:
            try:
                return self.vocabulary[mark].read(plain)
            except Unnamed as error:
                return self.wrong(where, str(error))
        if is_row(base):
            return self._row(base, plain, where)
        origin = get_origin(base)
        if origin in (tuple, list):
            return self._items(base, plain, where)
        if type(plain) is not base or (base is int and not -_BIG < plain < _BIG):
            words = {int: "a whole number", bool: "true or false", str: "a text"}
            return self.wrong(where, f"{words.get(base, base.__name__)} is wanted, not {shown(plain)}")
        return plain

    def _keyed(self, mark: str, base: Any, plain: Any, where: str) -> Any:
        names = self.vocabulary[mark]
        assert isinstance(names, Names)
        if not isinstance(plain, dict):
            return self.wrong(where, f"a table with an entry for each {names.what} is wanted, not {shown(plain)}")
        for key in plain:
            if key not in names.numbers:
                self.wrong(where, f"{shown(key)} is no {names.what}; {names.those_there_are()}")
        missing = [name for name in names.names if name not in plain]
        if missing:
            return self.wrong(where, f"{', '.join(missing[:_SOME])} missing")
        kind = _item(base)
        items = [self.value(kind, plain[name], f"{where}.{name}") for name in names.names]
        return items if get_origin(base) is list else tuple(items)

    def _row(self, row: Any, plain: Any, where: str) -> Any:
        types = row_types(row)
        if not isinstance(plain, dict) or set(plain) != set(types):
            return self.wrong(where, f"a table of {', '.join(types)} is wanted, not {shown(plain)}")
        return row(*(self.value(kind, plain[name], f"{where}.{name}") for name, kind in types.items()))

    def _items(self, base: Any, plain: Any, where: str) -> Any:
        if not isinstance(plain, list):
            return self.wrong(where, f"a list is wanted, not {shown(plain)}")
        types = _items(base, len(plain))
        if len(types) != len(plain):
            return self.wrong(where, f"{len(types)} entries are wanted, not {len(plain)}")
        paired = enumerate(zip(types, plain, strict=True))
        items = [self.value(kind, item, f"{where}[{place}]") for place, (kind, item) in paired]
        return items if get_origin(base) is list else tuple(items)


def _item(base: Any) -> Any:
    return get_args(base)[0]


def _items(base: Any, count: int) -> list[Any]:
    """The type of each item of a list or tuple with so many."""
    args = get_args(base)
    if get_origin(base) is list or args[-1:] == (Ellipsis,):
        return [args[0]] * count
    return list(args)
