"""What a turn earns in decor, and what is left of it once tiles were taken.

While it is taken, a tile is for no award in particular: AS-R6 settles decor on confirming. So a tile may be taken as
long as all tiles can be dealt out to the awards in some way, in whatever order they came.
"""

from __future__ import annotations

import functools
from typing import NamedTuple


class Owed(NamedTuple):
    """What is left to take, over all ways to deal out the tiles taken so far."""

    left: tuple[int, ...]
    """The shields left of the awards, largest first, in the way that leaves the most of them."""
    most: int
    """The largest tile that may be taken, in shields; 0 for none."""
    forced: int
    """Some tile of up to so many shields has to be taken while there is a place for it; 0 for none."""


@functools.lru_cache(maxsize=4096)
def owed(dues: tuple[int, ...], paid: tuple[int, ...], combination: int, exact: bool) -> Owed:
    """What is left of awards after some tiles.

    AS-17, AS-R23: an award is one tile. AS-18: from `combination` frames on, several. AS-R16: what is left of
    several may be left, except with `exact`.

    >>> owed((4, 2), (1,), 4, False)
    Owed(left=(3, 2), most=4, forced=2)
    >>> owed((4, 2), (1, 2), 4, False)
    Owed(left=(3,), most=3, forced=0)
    >>> owed((4, 2), (1, 2, 3), 4, False)
    Owed(left=(), most=0, forced=0)
    """
    ways = {tuple(sorted((due, False) for due in dues))}
    for shields in paid:
        ways = {after for way in ways for after in _spent(way, shields, combination)}

    def forced(way: _Way) -> int:
        return max((left for left, begun in way if exact or not begun), default=0)

    lefts = [tuple(left for left, _ in reversed(way)) for way in ways]
    return Owed(
        left=max(lefts, key=lambda left: (sum(left), left)),
        most=max((max(left, default=0) for left in lefts), default=0),
        forced=min(map(forced, ways)),
    )


_Way = tuple[tuple[int, bool], ...]
"""The awards not used up: the shields left of each, and whether a tile was taken for it."""


def _spent(way: _Way, shields: int, combination: int) -> set[_Way]:
    """The ways to take one more tile."""
    found = set()
    for at, (left, begun) in enumerate(way):
        if left >= shields:
            rest = left - shields if begun or left >= combination else 0
            kept = ((rest, True),) if rest else ()
            found.add(tuple(sorted((*way[:at], *kept, *way[at + 1 :]))))
    return found
