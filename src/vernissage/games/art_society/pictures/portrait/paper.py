"""Paper: its colours, the shadow along an edge, the red ground."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.svg import line, number, place
from vernissage.games.art_society.pictures.sheet import PaintedSheet

INK, CREAM, BLACK = "#2a1512", "#fff1df", "#1c1413"
_GROUNDS = (
    ("#d5481f", "#a82a1c"),
    ("#c93a2b", "#e8734a"),
    ("#e2603a", "#b3301f"),
    ("#b92b2b", "#da5a34"),
    ("#e4572e", "#f08a5d"),
)


def lay(sheet: PaintedSheet, data: str, colour: str, shadow: float = 2.2) -> None:
    """A piece of paper, and the shadow along its edge."""
    canvas = sheet.canvas
    if shadow:
        canvas.path(data, fill="#2a0d08", opacity=0.3, transform=place(shadow, shadow))
    canvas.path(data, fill=colour)


def red_ground(sheet: PaintedSheet, centre: float, level: float) -> None:
    """Red paper, and one more piece of red behind the head."""
    canvas, dice, width, height = sheet.canvas, sheet.dice, sheet.width, sheet.height
    one, two = dice.pick(_GROUNDS)
    sheet.ground(one)
    kind = dice.below(5)
    if kind == 0:
        canvas.circle((centre, level), min(width, height) * 0.44, fill=two)
    elif kind == 1:
        tilt = width * 0.12 * dice.side()
        canvas.path(
            line([(centre + tilt, 0), (width, 0), (width, height), (centre - tilt, height)], closed=True), fill=two
        )
    elif kind == 2:
        stripe = 13 * sheet.grain
        canvas.path(
            pen("M", 0, height / 2, "h", width),
            stroke=two,
            stroke_width=height,
            stroke_dasharray=f"{number(stripe)} {number(stripe)}",
        )
    elif kind == 3:
        half = min(width * 0.4, height * 0.5)
        canvas.path(
            pen("M", centre - half, height, "V", level, "a", half, half, 0, 0, 1, 2 * half, 0, "V", height, "z"),
            fill=two,
        )
    else:
        step = 34 * sheet.grain
        with canvas.pattern(34, 34, dice.pick((30, 45, 60))) as leaves:
            canvas.path("M4 17C8 8 18 6 26 8C27 17 21 26 11 27z", fill=two)
        with canvas.group(transform=f"scale({step / 34:.2f})"):
            canvas.rect(0, 0, width * 34 / step, height * 34 / step, fill=leaves)
