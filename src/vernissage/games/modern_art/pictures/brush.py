"""A brush full of ink: how it is pressed, how it runs dry, the paper and the seal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, along, distance, ease, hill, mix, polar
from vernissage.art.svg import Drawing, disc, line, rectangle, smooth

_PAPERS = ("#f0e9da", "#ede5d5", "#f2ebdd", "#ebe4d7")
INK = "#15131a"
RED = "#cf4a12"
Pressure = Callable[[float], float]
"""How hard the brush is pressed at a part of the way, 0 to 1."""


def sweep(t: float) -> float:
    """Set down hard, pulled, lifted off."""
    return (
        (0.62 + 0.38 * hill((t - 0.12) / 0.5)) * (0.86 + 0.14 * ease(t / 0.06)) * (1.0 - 0.74 * ease((t - 0.5) / 0.5))
    )


def swell(t: float) -> float:
    """Thin, full, thin."""
    return 0.12 + 0.88 * hill((t - 0.5) / 0.62)


def slab(t: float) -> float:
    """Full from end to end."""
    return 0.94 + 0.06 * hill((t - 0.1) / 0.2) - 0.06 * ease((t - 0.6) / 0.4)


def press(t: float) -> float:
    """Heavier and heavier, and stopped."""
    return 0.16 + 0.84 * ease(t / 0.85)


def bone(t: float) -> float:
    """Heavy where it begins and where it stops, light between."""
    return 0.58 + 0.42 * hill(t / 0.42) + 0.3 * hill((t - 0.93) / 0.3)


def tapered(t: float) -> float:
    """From full to a point."""
    return 1.0 - 0.88 * ease(t)


class Brush:
    """A brush on one sheet of paper."""

    def __init__(self, drawing: Drawing, dice: PictureDice) -> None:
        self.drawing = drawing
        self.dice = dice
        self.paper = dice.pick(_PAPERS)
        drawing.fill(self.paper)

    def stroke(
        self,
        way: list[Point],
        width: float,
        pressure: Pressure = sweep,
        colour: str = INK,
        dry: float = 0.55,
        hairs: int = 9,
        opacity: float = 1.0,
    ) -> None:
        """A stroke along a way; from the part `dry` on, the paper shows between the hairs."""
        dice = self.dice
        count = max(9, round(_length(way) / 21))
        spine = along(way, count)
        left: list[Point] = []
        right: list[Point] = []
        normals: list[Point] = []
        rough = width * 0.018
        for i, (x, y) in enumerate(spine):
            (ax, ay), (bx, by) = spine[max(0, i - 1)], spine[min(count - 1, i + 1)]
            length = distance((ax, ay), (bx, by)) or 1.0
            half = width / 2 * pressure(i / (count - 1))
            nx, ny = (ay - by) / length * half, (bx - ax) / length * half
            normals.append((nx, ny))
            one, two = 1 + dice.about(0, rough) / half, 1 + dice.about(0, rough) / half
            left.append((x + nx * one, y + ny * one))
            right.append((x - nx * two, y - ny * two))
        outline = [*left, *self._lift_off(spine, normals), *reversed(right), *self._set_down(spine[0], normals[0])]
        with self.drawing.group(**({"opacity": opacity} if opacity < 1 else {})):
            self.drawing.path(smooth(outline, closed=True), fill=colour)
            self._dry(spine, normals, dry, hairs)
            if hairs:
                self.drawing.path(self._hairs(spine, normals, hairs), fill=colour)

    def _set_down(self, at: Point, normal: Point) -> list[Point]:
        """The round print of a brush where it first meets the paper, a little askew."""
        lean = self.dice.about(0, 0.3)
        cap = []
        for side, back in ((-0.72, 0.62 - lean), (0.0, 0.86), (0.72, 0.62 + lean)):
            cap.append((at[0] + normal[0] * side - normal[1] * back, at[1] + normal[1] * side + normal[0] * back))
        return cap

    def _lift_off(self, spine: list[Point], normals: list[Point]) -> list[Point]:
        """The torn edge where most of the brush has left the paper."""
        (x, y), (nx, ny) = spine[-1], normals[-1]
        edge = []
        for lane in (0.8, 0.45, 0.1, -0.2, -0.5, -0.8):
            far = self.dice.between(-0.12, 0.22)
            edge.append((x + nx * lane + ny * far, y + ny * lane - nx * far))
        return edge

    def _hairs(self, spine: list[Point], normals: list[Point], hairs: int) -> str:
        """Single hairs that leave the paper later than the rest."""
        (x, y), (nx, ny) = spine[-1], normals[-1]
        (px, py) = spine[-2]
        step = distance((x, y), (px, py)) or 1.0
        tx, ty = (x - px) / step, (y - py) / step
        half = distance((0, 0), (nx, ny))
        data = ""
        for hair in range(hairs):
            lane = mix(-0.9, 0.9, (hair + self.dice.between(0.1, 0.9)) / hairs)
            far = self.dice.between(0.1, 1) * (7 + half * 0.8)
            wide = max(0.5, half * self.dice.between(0.03, 0.1))
            back = self.dice.between(0.3, 1) * step
            cx, cy = x + nx * lane, y + ny * lane
            wx, wy = -ty * wide, tx * wide
            sx, sy = cx - tx * back, cy - ty * back
            data += line(
                [(sx, sy), (cx - wx, cy - wy), (cx + tx * far, cy + ty * far), (cx + wx, cy + wy)], closed=True
            )
        return data

    def _dry(self, spine: list[Point], normals: list[Point], dry: float, hairs: int) -> None:
        """Flying white: gaps between the hairs, more and longer towards the end of the stroke."""
        dice = self.dice
        count = len(spine)
        data = ""
        for hair in range(hairs):
            lane = mix(-0.88, 0.88, (hair + dice.between(0.15, 0.85)) / hairs)
            first = int(dice.between(dry, 0.95) * (count - 1))
            last = count if dice.luck(66) else min(count, first + 3 + dice.below(5))
            if last - first < 3:
                continue
            one, other = [], []
            thick = dice.between(0.015, 0.065)
            for i in range(first, last):
                t = (i - first) / (last - 1 - first)
                wide = thick * (ease(t * 1.6) if last == count else hill(2 * t - 1)) + 0.002
                (x, y), (nx, ny) = spine[i], normals[i]
                one.append((x + nx * (lane - wide), y + ny * (lane - wide)))
                other.append((x + nx * (lane + wide), y + ny * (lane + wide)))
            if last == count:
                (x, y), (px, py), (nx, ny) = spine[-1], spine[-2], normals[-1]
                far = dice.between(0.3, 0.9)
                one.append((x + (x - px) * far + nx * lane, y + (y - py) * far + ny * lane))
            data += smooth([*one, *reversed(other)], closed=True)
        if data:
            self.drawing.path(data, fill=self.paper)

    def splatter(self, at: Point, reach: float, drops: int, toward: float, colour: str = INK) -> None:
        """Drops thrown off the brush, smaller the farther they fly."""
        data = ""
        for _ in range(drops):
            far = self.dice.between(0.12, 1)
            centre = polar(at, 8 + reach * far, self.dice.about(toward, 0.04 + 0.07 * far))
            data += disc(centre, max(0.6, (1.15 - far) * self.dice.between(0.8, 4.4)))
        self.drawing.path(data, fill=colour)

    def seal(self, x: float, y: float, size: float = 21) -> None:
        """The red stamp in a corner, with a sign cut out of it."""
        cut = ""
        part = size / 7
        for _ in range(4):
            px, py = x + part * (1 + self.dice.below(4)), y + part * (1 + self.dice.below(4))
            wide = self.dice.luck(50)
            cut += rectangle(px, py, part * (2 if wide else 0.8), part * (0.8 if wide else 2))
        self.drawing.path(smooth(_stamp(x, y, size), closed=True), fill=RED)
        self.drawing.path(cut, fill=self.paper)

    def sun(self, centre: Point, radius: float) -> None:
        """A red disc painted by hand."""
        ring = [polar(centre, radius * self.dice.about(1, 0.025), n / 14) for n in range(14)]
        self.drawing.path(smooth(ring, closed=True), fill=RED)


def _stamp(x: float, y: float, size: float) -> list[Point]:
    steps = (0.04, 0.35, 0.65, 0.96)
    top = [(x + size * s, y) for s in steps]
    side = [(x + size, y + size * s) for s in steps]
    bottom = [(x + size * s, y + size) for s in reversed(steps)]
    back = [(x, y + size * s) for s in reversed(steps)]
    return top + side + bottom + back


def _length(way: list[Point]) -> float:
    total = 0.0
    for a, b in pairwise(way):
        total += distance(a, b)
    return total
