"""The parts of an observation: how many whole numbers each has, and between which bounds they lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Plane(NamedTuple):
    """A part of an observation. Its numbers are never below `low` nor above `high`, in no game of the set-up."""

    size: int
    high: int = 1
    low: int = 0


Planes = Mapping[str, Plane]
"""The parts in the order they are written, by name."""

WIDEST = 2**31 - 1
"""Further from 0 no number of an observation may lie: environments hand it on in 32 bits."""


def size_of(planes: Planes) -> int:
    """How many numbers all of them have.

    >>> size_of({"round": Plane(1, high=4), "hand": Plane(25, high=16)})
    26
    """
    return sum(plane.size for plane in planes.values())
