"""Drawing tools for generated pictures: every work is drawn from its id, the same everywhere and for ever.

A composition is one way to fill a sheet; a title keeps its own beside its rules and says which work is done in which.

>>> def two_halves(drawing: Drawing, dice: PictureDice) -> None:
...     drawing.fill(dice.pick(("#fff", "#eee")))
...     drawing.path("M0 0h150v400h-150z", fill="#222")
>>> picture = paint("anything-1", two_halves)
>>> picture.startswith("<svg ") and picture == paint("anything-1", two_halves)
True
"""

from __future__ import annotations

from collections.abc import Callable

from vernissage.art.dice import PictureDice
from vernissage.art.svg import Drawing

Composition = Callable[[Drawing, PictureDice], None]


def paint(work: str, composition: Composition) -> str:
    """The SVG of a work in one composition; the work's id decides everything the composition leaves open."""
    drawing = Drawing(work)
    composition(drawing, PictureDice(work))
    return drawing.svg()
