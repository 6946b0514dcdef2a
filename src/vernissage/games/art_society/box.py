"""What is in the box, as the rules read it all the time: numbers, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from vernissage.core.codes import Codebook
from vernissage.core.naming import Naming
from vernissage.games.art_society.wall import Grid

_MOST_KNOWN: Final = 1024
"""Walls of which it is kept where a tile of a size can be hung."""


@dataclass(frozen=True)
class DecorPattern:
    """A way to lay a straight line of decor: how long, lying or upright, and the tiles as (shape, steps along it)."""

    name: str
    length: int
    upright: bool
    parts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False)  # there is one of each; what is built from it is kept by it
class Box:
    """Everything in the box. A painting is a number, and so is a hanging: painting times squares plus square."""

    grid: Grid
    stars: int
    star_squares: tuple[int, ...]
    """Where the top left square of a starting painting goes so that it covers a star."""
    eye_line: int
    eye_rows: tuple[int, int]
    """The first and the last row at eye level, counted from 1."""
    bid_cards: int
    starting_bids: tuple[int, ...]
    extra_lots: int
    superfluous_end: int
    multipliers: tuple[int, ...]
    absent: int
    lap: int
    points_eye_line: int
    points_full: int
    points_corner: int
    points_superfluous: int
    combination: int
    decor_counts: tuple[int, ...]

    paintings: tuple[str, ...]
    """The name of each painting, as moves and records write it: genre-frame-size; the starting ones are the last."""
    numbers: dict[str, int]
    genre: tuple[int, ...]
    frame: tuple[int, ...]
    value: tuple[int, ...]
    """The number on its back, 0 for a starting painting."""
    size: tuple[int, ...]
    """The number of its size in `sizes`."""
    auction: int
    """How many are for auction: those before the starting ones."""
    pile: tuple[int, ...]
    """The pile each painting for auction belongs to: those with the same size and number on the back."""
    piles: tuple[str, ...]
    pile_numbers: dict[str, int]
    pile_tiles: tuple[tuple[int, ...], ...]

    sizes: tuple[tuple[int, int], ...]
    """Width and height of each size; the shapes of decor come first."""
    anchors: tuple[int, ...]
    footprints: tuple[tuple[int, ...], ...]
    """By size and square: the squares a tile covers there, 0 where it would stick out."""
    borders: tuple[tuple[int, ...], ...]
    """By size and square: those squares and all next to them."""
    shapes: tuple[str, ...]
    """The names of the decor shapes: 2x1 is two wide."""
    shields: tuple[int, ...]
    patterns: tuple[DecorPattern, ...]
    """The ways to lay a line of decor, for trades."""
    lines: tuple[tuple[frozenset[int], ...], ...]
    """By pattern and square: the decor such a line is made of from there on, nothing where it would stick out."""

    cells: int
    vocabulary: dict[str, Naming]
    codebook: Codebook
    decor_code: int
    """The code of decor shape 0 on square 0; the codes before are hangings of paintings."""
    held_code: int
    """The code of the assistant's decor hung on square 0."""
    trade_code: int
    take_code: int
    lot_code: int
    bid_code: int
    """The code of bid card 0, which there is not."""
    keep_code: int
    keep_decor_code: int
    superfluous_code: int
    done_code: int
    known_spots: list[dict[int, int]] = field(compare=False, repr=False)
    """By size: where such a tile can be hung on walls that were asked for lately, by their covered squares."""

    def spots(self, size: int, occupied: int) -> int:
        """Where a tile of this size can be hung, as a set of squares for its top left one.

        Kept for a while: the same wall is asked again to count answers, to take one, to look ahead.
        """
        known = self.known_spots[size]
        found = known.get(occupied, -1)
        if found < 0:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            width, height = self.sizes[size]
            found = known[occupied] = self.grid.spots(width, height, self.anchors[size], occupied)
        return found

    def covered(self, hung: Sequence[int], decor: Sequence[int]) -> int:
        """The squares that paintings and decor cover."""
        area = 0
        for code in hung:
            area |= self.footprints[self.size[code // self.cells]][code % self.cells]
        for code in decor:
            area |= self.footprints[code // self.cells][code % self.cells]
        return area
