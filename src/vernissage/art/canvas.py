"""A drawing of any proportion: a work hangs on a wall of squares and covers so many across and so many down."""

from __future__ import annotations

from vernissage.art.svg import Drawing, number

CELL = 100
"""How long the side of a square is in a drawing."""


def pen(*marks: str | float) -> str:
    """Path data from its letters and numbers.

    >>> pen("M", 0, 12.34, "h", 20, "l", -3, -4, "z")
    'M0 12.3h20l-3-4z'
    """
    data = ""
    for mark in marks:
        word = mark if isinstance(mark, str) else number(mark)
        if data and not data[-1].isalpha() and not word[0].isalpha() and word[0] != "-":
            data += " "
        data += word
    return data


class Canvas(Drawing):
    """A picture in the making, as many squares wide and high as asked for.

    >>> canvas = Canvas("work-1", 3, 2)
    >>> canvas.fill("#fff")
    >>> canvas.svg()
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#fff" d="M0 0h300v200h-300z"/></svg>'
    """

    def __init__(self, work: str, columns: int, rows: int) -> None:
        super().__init__(work)
        self.width, self.height = columns * CELL, rows * CELL

    def svg(self) -> str:
        """The whole picture."""
        body = "".join(self._parts)
        size = f"{number(self.width)} {number(self.height)}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{body}</svg>'

    def fill(self, colour: str) -> None:
        """Cover the whole ground."""
        width, height = number(self.width), number(self.height)
        self.path(f"M0 0h{width}v{height}h-{width}z", fill=colour)
