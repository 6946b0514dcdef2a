"""Outlines around points and joints, and what lies inside them."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.art.canvas import pen
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, distance, polar
from vernissage.art.svg import line, smooth


def outline(points: Sequence[Point], straight: bool = False, closed: bool = True) -> str:
    """Path data through points; a large shape is drawn to whole units, which nobody sees and which saves many bytes."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    if max(max(xs) - min(xs), max(ys) - min(ys)) < _FINE:
        return line(points, closed) if straight else smooth(points, closed)
    exact = [(round(x), round(y)) for x, y in points]
    if straight:
        return line(exact, closed)
    ring = [exact[-1], *exact, *exact[:2]] if closed else [exact[0], *exact, exact[-1]]
    data: list[str | float] = ["M", *exact[0]]
    for i in range(1, len(exact) + closed):
        before, (x, y), end, after = ring[i - 1], ring[i], ring[i + 1], ring[i + 2]
        if i == 1:
            data += ["c", (end[0] - before[0]) // 6, (end[1] - before[1]) // 6]
        elif i == 2:
            data += ["s"]
        data += [end[0] - (after[0] - x) // 6 - x, end[1] - (after[1] - y) // 6 - y, end[0] - x, end[1] - y]
    return pen(*data, *("z" if closed else ""))


_FINE = 18.0
"""What is smaller than this is drawn to tenths."""


def is_small(corners: Sequence[Point]) -> bool:
    """Whether something is too small for light and shade."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return (max(xs) - min(xs)) * (max(ys) - min(ys)) < 330


def limb_outline(joints: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """The outline of something that runs through joints, as thick at each as it says."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(joints) - 1
    for n, (x, y) in enumerate(joints):
        a, b = joints[max(0, n - 1)], joints[min(last, n + 1)]
        long = distance(a, b) or 1.0
        across, down = -(b[1] - a[1]) / long * widths[n] / 2, (b[0] - a[0]) / long * widths[n] / 2
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    (ax, ay), (bx, by) = joints[-2], joints[-1]
    long = distance((ax, ay), (bx, by)) or 1.0
    tip = (bx + (bx - ax) / long * widths[-1] * 0.4, by + (by - ay) / long * widths[-1] * 0.4)
    return [*left, tip, *reversed(right)]


def lumps(dice: PictureDice, centre: Point, wide: float, tall: float, count: int, rough: float = 0.2) -> list[Point]:
    """Points round a centre, some nearer and some further: a bush, a cloud, a stone."""
    points = []
    for n in range(count):
        x, y = polar((0, 0), dice.between(1 - rough, 1 + rough), (n + dice.about(0, 0.25)) / count)
        points.append((centre[0] + x * wide / 2, centre[1] + y * tall / 2))
    return points


def hull(points: Sequence[Point]) -> list[Point]:
    """The corners of the tightest shape without dents around points."""
    ordered = sorted(points)

    def half(run: Sequence[Point]) -> list[Point]:
        kept: list[Point] = []
        for p in run:
            while len(kept) > 1 and _turns(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        return kept[:-1]

    return half(ordered) + half(ordered[::-1])


def _turns(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def inside(point: Point, corners: Sequence[Point]) -> bool:
    """Whether a point lies in a shape with straight sides."""
    x, y = point
    within = False
    before = corners[-1]
    for here in corners:
        if (here[1] > y) != (before[1] > y) and x < (before[0] - here[0]) * (y - here[1]) / (
            before[1] - here[1]
        ) + here[0]:
            within = not within
        before = here
    return within


def spread(n: int) -> Point:
    """The n-th of points that fill a unit square evenly without a grid."""
    return (n * 0.7548777 + 0.31) % 1, (n * 0.5698403 + 0.17) % 1
