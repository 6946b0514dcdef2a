"""The geometry of a wall: a set of squares is one whole number, a bit for each square, row by row from the top left."""

from __future__ import annotations

from collections.abc import Iterator


class Grid:
    """A wall of so many columns and rows. Squares are numbered row by row; `a1` is the top left one."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells = width * height
        self.full = (1 << self.cells) - 1
        column = sum(1 << row * width for row in range(height))
        self.not_first = self.full & ~column
        self._not_last = self.full & ~(column << (width - 1))
        self.corners = tuple(1 << cell for cell in (0, width - 1, self.cells - width, self.cells - 1))

    def name(self, cell: int) -> str:
        """The name of a square.

        >>> Grid(14, 9).name(20)
        'g2'
        """
        return f"{chr(97 + cell % self.width)}{cell // self.width + 1}"

    def cell(self, name: str) -> int:
        """The square of that name, -1 if there is none.

        >>> Grid(14, 9).cell("g2"), Grid(14, 9).cell("p2")
        (20, -1)
        """
        column, row = ord(name[0]) - 97 if name else -1, name[1:]
        if not (row.isascii() and row.isdigit() and len(row) <= 2 and row[0] != "0"):
            return -1
        if not (0 <= column < self.width and int(row) <= self.height):
            return -1
        return (int(row) - 1) * self.width + column

    def grown(self, squares: int) -> int:
        """These squares and all that share an edge with one of them."""
        return (
            squares
            | (squares & self._not_last) << 1
            | (squares & self.not_first) >> 1
            | squares << self.width & self.full
            | squares >> self.width
        )

    def anchors(self, width: int, height: int) -> int:
        """Where the top left square of a tile of this size can lie so that it does not stick out. AS-13."""
        row = (1 << (self.width - width + 1)) - 1 if width <= self.width else 0
        return sum(row << line * self.width for line in range(self.height - height + 1))

    def footprint(self, width: int, height: int, cell: int) -> int:
        """The squares of a tile whose top left square is this one. AS-15: it is never turned."""
        row = (1 << width) - 1
        return sum(row << line * self.width for line in range(height)) << cell

    def rows(self, first: int, last: int) -> int:
        """All squares from one row to another, counted from 1."""
        return sum(((1 << self.width) - 1) << row * self.width for row in range(first - 1, last))

    def spots(self, width: int, height: int, anchors: int, occupied: int) -> int:
        """Where a tile can be hung: inside the grid, on free squares, edge to edge with a tile that hangs.

        AS-13, AS-14: the set of squares its top left one may be; `anchors` are those of its size.
        """
        free = self.full & ~occupied
        edge = self.grown(occupied) & free
        fits, touches = free, edge
        for step in range(1, width):
            fits &= free >> step
            touches |= edge >> step
        free, edge = fits, touches
        for step in range(self.width, height * self.width, self.width):
            fits &= free >> step
            touches |= edge >> step
        return fits & touches & anchors


def squares(mask: int) -> Iterator[int]:
    """The squares of a set, in order.

    >>> list(squares(0b1010))
    [1, 3]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
