"""Points and curves. Only sums, products, quotients and square roots, which give the same bits on every machine:
the sine of a mathematics library may differ in its last digit, and so may `sum` of floats between Python versions.
"""

from __future__ import annotations

import math

Point = tuple[float, float]

TAU = 6.283185307179586


def sine(turns: float) -> float:
    """The sine of an angle in whole turns.

    >>> [round(sine(t / 12), 6) for t in (0, 1, 3, 6, 9)]
    [0.0, 0.5, 1.0, 0.0, -1.0]
    """
    part = turns - math.floor(turns)
    if part > 0.75:
        part -= 1.0
    elif part > 0.25:
        part = 0.5 - part
    x = part * TAU
    square = x * x
    total, term = x, x
    for n in (6.0, 20.0, 42.0, 72.0, 110.0, 156.0, 210.0):
        term *= -square / n
        total += term
    return total


def cosine(turns: float) -> float:
    """The cosine of an angle in whole turns."""
    return sine(turns + 0.25)


def polar(centre: Point, radius: float, turns: float) -> Point:
    """The point so far from a centre; a quarter turn is downwards, as screens count."""
    return centre[0] + radius * cosine(turns), centre[1] + radius * sine(turns)


def turned(point: Point, centre: Point, turns: float) -> Point:
    """A point turned about a centre."""
    x, y = point[0] - centre[0], point[1] - centre[1]
    c, s = cosine(turns), sine(turns)
    return centre[0] + x * c - y * s, centre[1] + x * s + y * c


def mix(a: float, b: float, part: float) -> float:
    """The number that lies so far on the way from `a` to `b`."""
    return a + (b - a) * part


def between(a: Point, b: Point, part: float) -> Point:
    """The point that lies so far on the way from `a` to `b`."""
    return mix(a[0], b[0], part), mix(a[1], b[1], part)


def distance(a: Point, b: Point) -> float:
    """How far two points are apart."""
    x, y = a[0] - b[0], a[1] - b[1]
    return math.sqrt(x * x + y * y)


def ease(part: float) -> float:
    """A soft way from 0 to 1, flat at both ends and beyond them."""
    part = min(1.0, max(0.0, part))
    return part * part * (3.0 - 2.0 * part)


def hill(offset: float) -> float:
    """A soft hill: 1 at 0, flat at its top, 0 from -1 down and from 1 up."""
    rest = 1.0 - min(1.0, offset * offset)
    return rest * rest


def regular(centre: Point, radius: float, corners: int, turns: float = 0.0) -> list[Point]:
    """The corners of a regular polygon; the first points up, then turned."""
    return [polar(centre, radius, turns - 0.25 + corner / corners) for corner in range(corners)]


def box(x: float, y: float, width: float, height: float) -> list[Point]:
    """The corners of a rectangle."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def tilted(centre: Point, width: float, height: float, turns: float) -> list[Point]:
    """The corners of a rectangle about a centre, turned."""
    return [turned(p, centre, turns) for p in box(centre[0] - width / 2, centre[1] - height / 2, width, height)]


def along(points: list[Point], count: int) -> list[Point]:
    """So many points, evenly spread along the smooth curve through the given ones."""
    fine: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        before, a, b, after = points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]
        for step in range(24):
            t = step / 24
            fine.append((_catmull(before[0], a[0], b[0], after[0], t), _catmull(before[1], a[1], b[1], after[1], t)))
    fine.append(points[last])
    reached = [0.0]
    for i in range(1, len(fine)):
        reached.append(reached[-1] + distance(fine[i - 1], fine[i]))
    spread: list[Point] = []
    i = 1
    for n in range(count):
        wanted = reached[-1] * n / (count - 1)
        while i < len(fine) - 1 and reached[i] < wanted:
            i += 1
        length = reached[i] - reached[i - 1]
        spread.append(between(fine[i - 1], fine[i], (wanted - reached[i - 1]) / length if length else 0.0))
    return spread


def _catmull(before: float, a: float, b: float, after: float, t: float) -> float:
    return a + 0.5 * t * (b - before + t * (2 * before - 5 * a + 4 * b - after + t * (3 * (a - b) + after - before)))
