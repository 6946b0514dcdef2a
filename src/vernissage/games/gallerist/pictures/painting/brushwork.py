"""The paint on the table, and the ways to put it on."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, along, between, distance, polar
from vernissage.art.svg import line, rectangle, smooth
from vernissage.games.gallerist.pictures.plate import Ground, Plate

FLAME, AMBER, SUN, CRIMSON, WINE = "#e8531f", "#f39a1f", "#ffd04a", "#c2182f", "#5e0f24"
COBALT, TEAL, CREAM, UMBER, PINE = "#1c4fa3", "#1f8f8a", "#fbeccb", "#2a1712", "#1f5b3a"


def dabs(plate: Plate, marks: Sequence[tuple[Point, float, float]], width: float, colour: str) -> None:
    """Short strokes of one colour: for each its middle, its direction in turns and its length."""
    data = "".join(line([polar(at, -long / 2, turns), polar(at, long / 2, turns)]) for at, turns, long in marks)
    if data:
        plate.path(data, stroke=colour, stroke_width=width, stroke_linecap="round")


def brush(plate: Plate, dice: PictureDice, path: Sequence[Point], width: float, colour: str, hairs: int = 7) -> None:
    """One long stroke of a flat brush: hairs side by side that set on together and run dry one by one."""
    spine = along(list(path), 2 * len(path) - 1)
    data = ""
    for hair in range(hairs):
        side = (hair + 0.5) / hairs - 0.5
        points: list[Point] = []
        for n, (x, y) in enumerate(spine):
            a, b = spine[max(0, n - 1)], spine[min(len(spine) - 1, n + 1)]
            long = distance(a, b) or 1.0
            points.append((x - (b[1] - a[1]) / long * side * width, y + (b[0] - a[0]) / long * side * width))
        points[0] = between(points[0], points[1], dice.about(0, 0.3))
        points[-1] = between(points[-1], points[-2], dice.between(-0.4, 0.9))
        data += smooth(points)
    plate.path(data, fill="none", stroke=colour, stroke_width=width / hairs * 1.24, stroke_linecap="round")


def prime(ground: Ground, colour: str) -> None:
    """Cover the canvas, and the part of it that is folded over the edge: paint runs in from there."""
    ground.plate.path(rectangle(-12, -12, ground.width + 24, ground.height + 24), fill=colour)


def wash(
    ground: Ground, area: tuple[float, float, float, float], colours: Sequence[str], thick: float, turns: float
) -> None:
    """An area covered stroke by stroke, in any of some colours; x, y, width, height."""
    dice, (x, y, wide, tall) = ground.dice, area
    count = int(wide * tall / (thick * thick * 1.5))
    marks: dict[str, list[tuple[Point, float, float]]] = {colour: [] for colour in colours}
    for n in range(count):
        at = (x + wide * ((n * 0.7548777) % 1), y + tall * ((n * 0.5698403) % 1))
        marks[dice.pick(colours)].append((at, turns + dice.about(0, 0.035), thick * dice.between(1.6, 2.8)))
    for colour, some in marks.items():
        dabs(ground.plate, some, thick, colour)
