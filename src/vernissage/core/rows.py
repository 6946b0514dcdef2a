"""Rows of whole numbers as bytes, 32 bits each, put together from pieces: what an observation is.

A piece is made once and used again wherever the same numbers stand, so that an observation costs what has changed.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any, Final

from vernissage.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from vernissage.core.position import Position
    from vernissage.core.setups import Setup

WIDTH: Final = 4
"""The bytes of a number."""
_MOST_KEPT: Final = 4096
_LEAST: Final = -1
_MOST: Final = 255
_SMALL: Final[list[bytes]] = [value.to_bytes(WIDTH, sys.byteorder, signed=True) for value in range(_LEAST, _MOST + 1)]

ZERO: Final[bytes] = _SMALL[-_LEAST]
ONE: Final[bytes] = _SMALL[1 - _LEAST]


def number(value: int) -> bytes:
    """A piece of one number."""
    return _SMALL[value - _LEAST] if _LEAST <= value <= _MOST else value.to_bytes(WIDTH, sys.byteorder, signed=True)


def numbers(values: list[int]) -> bytes:
    """A piece of some numbers."""
    try:
        narrow = bytearray(values)
    except ValueError:  # one is below 0 or above 255
        return struct.pack(f"={len(values)}i", *values)
    # Each byte becomes a character of 32 bits, in the byte order of this machine, behind a mark of that order.
    return narrow.decode("latin-1").encode("utf-32")[WIDTH:]


def zeros(count: int) -> bytes:
    """A piece where nothing stands."""
    return bytes(WIDTH * count)


def signs(count: int) -> list[bytes]:
    """For each of so many places the piece with a 1 there; the last one, which is that of the place -1, has none."""
    return [zeros(place) + ONE + zeros(count - place - 1) for place in range(count)] + [zeros(count)]


def flags(count: int) -> list[bytes]:
    """For each set of so many places, given as a bit mask, the piece with a 1 at those."""
    return [numbers([places >> place & 1 for place in range(count)]) for places in range(1 << count)]


def turned(places: int, seat: int, seats: int) -> int:
    """A bit mask of seats, counted from one of them on."""
    return (places >> seat | places << (seats - seat)) & ((1 << seats) - 1)


def kept(pieces: dict[Any, bytes], key: Any, piece: bytes) -> bytes:
    """Keep a piece by what it was made from, for a while."""
    if len(pieces) >= _MOST_KEPT:
        pieces.clear()
    pieces[key] = piece
    return piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """Makes the observations of the games of one set-up; a title can keep pieces of them here for the next ones."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Any = setup

    def row(self, p: Any, seat: int, game: int = 0) -> bytes:
        """What a seat may know: the numbers of all planes, one after the other.

        Whoever observes several games in turn numbers them, so that each can be compared with what it was last.
        """
        raise NotImplementedError


class PlainRows(Rows):
    """The observations of a title that gives them as numbers, by `observe` or by `encode`."""

    def __init__(self, setup: Setup, observes: bool) -> None:
        super().__init__(setup)
        self.observes: bool = observes
        self.size: int = setup.observation_size
        self.pack: Any = struct.Struct(f"={self.size}i").pack

    def row(self, p: Any, seat: int, game: int = 0) -> bytes:
        title = self.setup.title
        if self.observes:
            packed: bytes = self.pack(*title.observe(p, seat))
            return packed
        values = [0] * self.size
        title.encode(p, values, seat)
        filled: bytes = self.pack(*values)
        return filled


def told(p: Position, seat: int) -> list[int]:
    """The numbers of an observation."""
    row: bytes = p.setup.rows.row(p, seat)
    return memoryview(row).cast("i").tolist()


def write(row: bytes, buffer: MutableSequence[int]) -> None:
    """Write a row into a buffer of numbers; one of 32 bits, such as an `array("i")`, takes it as it is."""
    given: Any = buffer
    if not isinstance(buffer, list):
        flat = memoryview(given)
        if flat.format == "i" and flat.contiguous and len(flat) * WIDTH >= len(row):
            flat.cast("B")[: len(row)] = row
            return
    for place, value in enumerate(memoryview(row).cast("i")):
        given[place] = value
