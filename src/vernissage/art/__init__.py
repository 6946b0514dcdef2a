"""Drawing tools for generated pictures: every work is drawn from its id, the same everywhere and for ever.

A hand is a way of drawing, a composition one picture in it; a title says which work is in which hand.

>>> from vernissage.art.hands import hard_edge
>>> picture = paint("anything-1", hard_edge.COMPOSITIONS[0])
>>> picture.startswith("<svg ") and picture == paint("anything-1", hard_edge.COMPOSITIONS[0])
True
"""

from __future__ import annotations

from collections.abc import Callable

from vernissage.art.dice import Dice
from vernissage.art.svg import Drawing

Composition = Callable[[Drawing, Dice], None]


def paint(work: str, composition: Composition) -> str:
    """The SVG of a work in one composition; the work's id decides everything the composition leaves open."""
    drawing = Drawing(work)
    composition(drawing, Dice(work))
    return drawing.svg()
