"""Four frames around a picture, each known by its outline: carved gold swells at its corners and middles, shells run
round in scallops, walnut is plain and mitred, ebony has square blocks for corners and an ivory line.

A frame is drawn over the picture's edge. Each of its four sides is drawn as if it lay on top, from left to right,
with the outer edge up, and turned into its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from vernissage.art.canvas import Canvas, pen
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, polar
from vernissage.art.svg import line, place, rectangle, smooth

BREADTH = 22.0
"""From the outer edge of a frame to the picture."""

Frame = Callable[[Canvas, PictureDice], None]


def _corners(canvas: Canvas) -> tuple[tuple[float, float, int, float], ...]:
    """Where each side begins, its turn, and its length."""
    width, height = float(canvas.width), float(canvas.height)
    return (0, 0, 0, width), (width, 0, 90, height), (width, height, 180, width), (0, height, 270, height)


@contextmanager
def _side(canvas: Canvas, x: float, y: float, degrees: int) -> Iterator[None]:
    if degrees:
        with canvas.group(transform=place(x, y, degrees=degrees)):
            yield
    else:
        yield


def _shade(canvas: Canvas) -> None:
    """What the frame throws on the picture, with the light from above and from the left."""
    width, height = canvas.width - 2 * BREADTH, canvas.height - 2 * BREADTH
    shadow = pen("M", BREADTH, BREADTH, "h", width, "v", 5, "h", 5 - width, "v", height - 5, "h", -5, "z")
    canvas.path(shadow, opacity=0.28)


def _rail(length: float, top: float, bottom: float) -> list[Point]:
    """A side between two depths, cut aslant at both ends."""
    return [(top, top), (length - top, top), (length - bottom, bottom), (bottom, bottom)]


_GILT, _GLEAM, _HOLLOW, _UMBER = "#cf9d33", "#f8e3a2", "#8a5f18", "#4f340c"


def gold(canvas: Canvas, dice: PictureDice) -> None:
    """Carved and gilt: a hollow with beads, scrolls in the corners and a palmette in the middle of each side."""
    _shade(canvas)
    for x, y, degrees, length in _corners(canvas):
        with _side(canvas, x, y, degrees):
            canvas.polygon(_rail(length, 4, BREADTH), fill=_GILT)
            canvas.polygon(_rail(length, 5, 8), fill=_GLEAM)
            canvas.polygon(_rail(length, 10, 17), fill=_HOLLOW)
            count = int((length - 40) // 9)
            beads = pen("M", (length - 9 * count) / 2, 13.5, "h", 9 * count + 1)
            canvas.path(
                beads, fill="none", stroke=_GLEAM, stroke_width=5, stroke_linecap="round", stroke_dasharray="0 9"
            )
            canvas.path(pen("M", BREADTH - 1, BREADTH - 1, "h", length - 2 * BREADTH + 2), stroke=_UMBER)
    with canvas.pattern(66, 66) as scroll:
        _carving(canvas, _SCROLL, _SCROLL_CUTS)
    with canvas.pattern(72, 30) as palmette, canvas.group(transform=place(36, 0)):
        _carving(canvas, _PALMETTE, _PALMETTE_CUTS)
    for x, y, degrees, length in _corners(canvas):
        with _side(canvas, x, y, degrees):
            canvas.path("M0 0h65v65h-65z", fill=scroll)
            canvas.path("M0 0h71v29h-71z", fill=palmette, transform=place(length / 2 - 36, 0))


def _carving(canvas: Canvas, shape: str, cuts: str) -> None:
    canvas.path(shape, fill=_GILT, stroke=_UMBER, stroke_width=1.8, stroke_linejoin="round")
    canvas.path(cuts, fill="none", stroke=_UMBER, stroke_width=1.8, stroke_linecap="round")


_SCROLL = (
    "M3 3C10 1 17 2 21 6C26 1 35 1 39 6C43 3 49 4 52 8C56 8 59 10 61 13C56 18 49 20 44 18C42 24 35 26 31 23"
    "C33 30 30 33 23 31C26 35 24 42 18 44C20 49 18 56 13 61C10 59 8 56 8 52C4 49 3 43 6 39"
    "C1 35 1 26 6 21C2 17 1 10 3 3z"
)
_SCROLL_CUTS = "M8 8L26 26M21 7C27 11 27 17 22 17M7 21C11 27 17 27 17 22M40 7C44 11 40 16 36 14M7 40C11 44 16 40 14 36"
_PALMETTE = (
    "M0 1.5C6 1.5 10 5 11 9C14 4 21 4 23 9C27 8 31 10 33 13C29 18 22 20 17 17C15 22 8 25 5 23C4 27 2 28 0 28"
    "C-2 28-4 27-5 23C-8 25-15 22-17 17C-22 20-29 18-33 13C-31 10-27 8-23 9C-21 4-14 4-11 9C-10 5-6 1.5 0 1.5z"
)
_PALMETTE_CUTS = "M0 24V6M0 24C-4 20-6 14-5 9M0 24C4 20 6 14 5 9M10 12C12 16 18 16 20 11M-10 12C-12 16-18 16-20 11"


_PEARL, _CORAL, _REEF = "#f8d3bf", "#b85f4b", "#56291f"
_PITCH = 100 / 3
"""How far one scallop is from the next: three to a square."""


def shell(canvas: Canvas, dice: PictureDice) -> None:
    """Scallops side by side, their rims outwards; a great one in each corner."""
    _shade(canvas)
    with canvas.pattern(_PITCH, BREADTH) as scallops:
        _scallop(canvas, (_PITCH / 2, 21.0), 17.0, 0.75, 0.46, 5)
    with canvas.pattern(46, 46) as great:
        _scallop(canvas, (31.0, 31.0), 26.0, 0.625, 0.46, 7)
    for x, y, degrees, length in _corners(canvas):
        with _side(canvas, x, y, degrees):
            canvas.polygon(_rail(length, 12, BREADTH), fill=_CORAL)
            canvas.path(rectangle(_PITCH, 0, length - 2 * _PITCH, BREADTH), fill=scallops)
            canvas.path(rectangle(20, 19, length - 40, 3), fill=_REEF)
    for x, y, degrees, _ in _corners(canvas):
        with _side(canvas, x, y, degrees):
            canvas.path("M0 0h45v45h-45z", fill=great)


def _scallop(canvas: Canvas, apex: Point, radius: float, turns: float, spread: float, lobes: int) -> None:
    canvas.path(
        _fan(apex, radius, turns, spread, lobes), fill=_PEARL, stroke=_REEF, stroke_width=2.4, stroke_linejoin="round"
    )
    rays = [polar(apex, radius * 0.94, turns + spread * (n / lobes - 0.5)) for n in range(1, lobes)]
    canvas.path("".join(line([apex, ray]) for ray in rays), stroke=_CORAL, stroke_width=radius * 0.09)
    canvas.circle(apex, radius * 0.17, fill=_CORAL, stroke=_REEF, stroke_width=1.6)


def _fan(apex: Point, radius: float, turns: float, spread: float, lobes: int) -> str:
    """A scallop: ribs from the apex, a lobe at the end of each gap."""
    rim = [
        polar(apex, radius * (0.92 if n in (0, lobes) else 1), turns + spread * (n / lobes - 0.5))
        for n in range(lobes + 1)
    ]
    data = pen("M", apex[0], apex[1], "L", rim[0][0], rim[0][1])
    for n in range(lobes):
        (ax, ay), (bx, by) = rim[n], rim[n + 1]
        r = radius * spread * 3.3 / lobes
        data += pen("a", r, r, 0, 0, 1, round(bx, 1) - round(ax, 1), round(by, 1) - round(ay, 1))
    return data + "z"


_WALNUT = ("#94633a", "#6a4124", "#543219", "#7d5230")
_GRAIN, _SLIP = "#3d2412", "#e3c594"


def walnut(canvas: Canvas, dice: PictureDice) -> None:
    """Plain boards with their grain, the corners cut aslant, a pale slip next to the picture."""
    _shade(canvas)
    for tone, (x, y, degrees, length) in zip(_WALNUT, _corners(canvas), strict=True):
        with _side(canvas, x, y, degrees):
            canvas.polygon(_rail(length, 1, BREADTH), fill=tone)
            grain = ""
            for depth in (4.5, 8.0, 11.5):
                start, end = dice.between(12, 30), length - dice.between(12, 30)
                steps = max(3, round(length / 80))
                grain += smooth([(start + (end - start) * n / steps, dice.about(depth, 1.6)) for n in range(steps + 1)])
            canvas.path(grain, fill="none", stroke=_GRAIN, stroke_width=0.9, opacity=0.7)
            canvas.polygon(_rail(length, 15, 18.5), fill=_GRAIN, opacity=0.55)
            canvas.polygon(_rail(length, 18.5, BREADTH), fill=_SLIP)
    ends = line([(0, 0), (BREADTH, BREADTH)])
    for x, y, degrees, _ in _corners(canvas):
        with _side(canvas, x, y, degrees):
            canvas.path(ends, stroke="#24140a", stroke_width=2)


_EBONY, _RIPPLE, _EDGE, _IVORY = "#15120f", "#4a433a", "#8f8474", "#f4ebd8"


def ebony(canvas: Canvas, dice: PictureDice) -> None:
    """Black and rippled, an ivory line all round, and a square block with an ivory lozenge in each corner."""
    _shade(canvas)
    for x, y, degrees, length in _corners(canvas):
        with _side(canvas, x, y, degrees):
            canvas.path(rectangle(20, 5, length - 40, BREADTH - 5), fill=_EBONY)
            canvas.path(pen("M", 24, 6, "h", length - 48), stroke=_EDGE, stroke_width=1.8)
            canvas.path(pen("M", 30, 11, "h", length - 60), stroke=_RIPPLE, stroke_width=5, stroke_dasharray="1.4 2.6")
            canvas.path(pen("M", 24, 18, "h", length - 48), stroke=_IVORY, stroke_width=2.2)
    for x, y, degrees, _ in _corners(canvas):
        with _side(canvas, x, y, degrees):
            canvas.rect(2, 2, 30, 30, fill=_EBONY, stroke=_EDGE, stroke_width=1.8)
            canvas.path("M17 8l9 9-9 9-9-9z", fill=_IVORY)


FRAMES: dict[str, Frame] = {"gold": gold, "shell": shell, "walnut": walnut, "ebony": ebony}
