"""Chance for pictures: a stream of numbers fixed by a work's id."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from vernissage.core.chance import Stream

T = TypeVar("T")
_TAG = b"vernissage/picture/1"
_STEPS = 1 << 24


class PictureDice:
    """What is left open in a picture, decided by the id of the work alone.

    >>> dice = PictureDice("a work")
    >>> [dice.below(6) for _ in range(5)], PictureDice("a work").below(6), PictureDice("another").below(6)
    ([4, 2, 5, 2, 3], 4, 2)
    """

    def __init__(self, work: str) -> None:
        self._stream = Stream(hashlib.sha256(_TAG + work.encode()).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self._stream.below(n)

    def between(self, low: float, high: float) -> float:
        """A number from `low` up to `high`."""
        return low + (high - low) * (self.below(_STEPS) / _STEPS)

    def about(self, middle: float, reach: float) -> float:
        """A number at most `reach` away from `middle`."""
        return self.between(middle - reach, middle + reach)

    def pick(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.below(len(items))]

    def several(self, items: Sequence[T], count: int) -> list[T]:
        """So many of them, each at most once, in any order."""
        return self.shuffled(items)[:count]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of them, in any order."""
        order = list(range(len(items)))
        self._stream.shuffle(order)
        return [items[place] for place in order]

    def luck(self, percent: int) -> bool:
        """True so many times in a hundred."""
        return self.below(100) < percent

    def side(self) -> int:
        """Either 1 or -1."""
        return 1 - 2 * self.below(2)
