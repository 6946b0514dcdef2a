"""Somebody who sits for a portrait: flat pieces about 0, 0 that each form of art renders in its own way.

A face is a hundred and ten high, from the crown at -54 to the chin at 56; shoulders reach down to 170.
"""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.art.geometry import Point, along, distance, polar
from vernissage.art.svg import line, smooth


@dataclass(frozen=True)
class Look:
    """Who sits: the cut of face and hair, what grows on the chin, and what is worn."""

    face: str
    hair: str
    beard: str = ""
    wears: tuple[str, ...] = ()


@dataclass(frozen=True)
class Piece:
    """A part of a portrait: an area, or with a width the stroke along its points."""

    role: str
    points: tuple[Point, ...]
    curved: bool = True
    width: float = 0.0

    def path(self) -> str:
        """Path data of the area or of the stroke's middle."""
        return (smooth if self.curved else line)(self.points, closed=not self.width)

    def outline(self) -> list[Point]:
        """Points close to each other along it."""
        if self.width:
            return along(list(self.points), 5 * len(self.points))
        if not self.curved:
            return list(self.points)
        return along([*self.points, self.points[0]], 6 * len(self.points))

    def covers(self, spot: Point, outline: list[Point], more: float = 0.0) -> bool:
        """Whether a spot lies in it, or in a stroke so much wider; the outline is given, for it serves many spots."""
        if self.width:
            return any(distance(spot, point) <= (self.width + more) / 2 for point in outline)
        inside, before = False, outline[-1]
        for x, y in outline:
            crosses = (y > spot[1]) != (before[1] > spot[1])
            if crosses and spot[0] < x + (before[0] - x) * (spot[1] - y) / (before[1] - y):
                inside = not inside
            before = (x, y)
        return inside


def _shape(numbers: str) -> tuple[Point, ...]:
    """Points from their numbers, x and y in turn."""
    each = [float(word) for word in numbers.split()]
    return tuple(zip(each[::2], each[1::2], strict=True))


def _mirrored(numbers: str) -> tuple[Point, ...]:
    """Half a shape from top to bottom, and its other half."""
    points = _shape(numbers)
    return points + tuple((-x, y) for x, y in reversed(points) if x)


_FACES = {
    "oval": _mirrored("0 -54 28 -46 39 -18 36 14 24 42 0 56"),
    "long": _mirrored("0 -54 26 -46 34 -18 33 18 20 48 0 60"),
    "broad": _mirrored("0 -52 30 -46 42 -16 41 18 30 44 0 54"),
    "pointed": _mirrored("0 -54 30 -46 40 -16 34 14 17 42 0 58"),
}
_SHADES = _shape("4 -53 28 -46 40 -16 37 16 24 44 2 56 8 40 4 24 13 14 6 0")
_NECK = _shape("-17 30 17 30 20 82 0 92 -20 82")
_SHOULDERS = _shape("-20 76 0 92 20 76 56 86 88 108 102 150 108 190 -108 190 -102 150 -88 108 -56 86")
_BACKS = {
    "bob": _mirrored("0 -70 38 -58 52 -20 54 22 46 44 28 40"),
    "long": _mirrored("0 -70 38 -60 52 -22 54 30 64 80 56 110 30 96"),
    "afro": _mirrored("0 -92 38 -84 66 -54 70 -16 56 18 36 30"),
    "bun": _mirrored("0 -96 17 -90 20 -74 34 -60 44 -22 38 6"),
    "tied": _mirrored("0 -66 34 -56 44 -20 38 8"),
    "curls": _mirrored("0 -74 14 -76 28 -66 42 -60 46 -44 56 -30 50 -12 54 6 42 14"),
}
_FRONTS = {
    "crop": _shape("-42 -2 -44 -40 -22 -64 10 -68 38 -50 43 -4 36 -22 26 -36 0 -34 -28 -34 -36 -22"),
    "bob": _shape("-42 8 -44 -34 -24 -62 0 -66 24 -62 44 -34 42 8 36 -22 0 -22 -36 -22"),
    "long": _shape("-44 20 -44 -36 -16 -64 14 -66 42 -42 44 20 38 -10 24 -34 -2 -48 -24 -30 -38 -8"),
    "afro": _shape("-40 -20 -34 -50 0 -62 34 -50 40 -20 26 -40 0 -44 -26 -40"),
    "bun": _shape("-40 -4 -38 -46 0 -64 38 -46 40 -4 32 -30 0 -46 -32 -30"),
    "tied": _shape("-40 0 -42 -42 -8 -64 30 -58 43 -22 41 4 30 -30 8 -40 -20 -30 -34 -14"),
    "quiff": _shape("-41 -4 -44 -36 -40 -66 -8 -88 34 -82 48 -58 42 -4 37 -28 20 -44 -14 -40 -34 -28"),
    "curls": _shape("-42 -14 -44 -44 -28 -60 -8 -62 8 -60 26 -62 42 -46 42 -14 32 -34 18 -30 2 -38 -14 -30 -30 -34"),
}
_BEARDS = {
    "full": _shape("-39 -2 -40 30 -26 62 0 76 26 62 40 30 39 -2 32 16 18 24 0 20 -18 24 -32 16"),
    "goatee": _shape("-14 40 -12 56 0 68 12 56 14 40 0 44"),
    "moustache": _shape("0 22 -14 22 -28 34 -12 34 0 30 12 34 28 34 14 22"),
}


def pieces(look: Look) -> list[Piece]:
    """All pieces from the farthest to the nearest."""
    parts: list[Piece] = []
    if look.hair in _BACKS:
        parts.append(Piece("hair", _BACKS[look.hair]))
    parts += [
        Piece("skin", _NECK, curved=False),
        Piece("shade", ((-17, 40), (17, 40), (19, 76), (12, 74), (-16, 56)), curved=False),
        Piece("cloth", _SHOULDERS),
    ]
    if "scarf" in look.wears:
        parts.append(Piece("accent", ((-34, 72), (0, 88), (34, 72), (40, 92), (0, 112), (-40, 92))))
    if look.hair != "long":
        parts += [Piece("skin", tuple(polar((side * 40, 2), 9, n / 6) for n in range(6))) for side in (-1, 1)]
    parts += [Piece("skin", _FACES[look.face]), Piece("shade", _SHADES)]
    if look.beard:
        parts.append(Piece("hair", _BEARDS[look.beard]))
    parts += _features(look)
    if look.hair in _FRONTS:
        parts.append(Piece("hair", _FRONTS[look.hair]))
    return parts + _worn(look)


def _features(look: Look) -> list[Piece]:
    parts = []
    for side in (-1, 1):
        parts.append(Piece("eye", tuple((side * 17 + x, -3 + y) for x, y in ((-8, 1), (0, -4), (8, 1), (0, 4)))))
        parts.append(Piece("pupil", tuple(polar((side * 17, -3), 3.4, n / 6) for n in range(6))))
        parts.append(Piece("line", ((side * 8, -15), (side * 18, -19), (side * 28, -14)), width=4.0))
    parts.append(Piece("nose", ((3, -8), (6, 10), (8, 17), (-2, 19)), width=2.6))
    if look.beard != "moustache":
        parts.append(Piece("lips", ((-12, 33), (-4, 30), (0, 31), (4, 30), (12, 33), (0, 39))))
    return parts


def _worn(look: Look) -> list[Piece]:
    parts = []
    if "round glasses" in look.wears:
        for side in (-1, 1):
            ring = tuple(polar((side * 17, -3), 14, n / 12) for n in range(13))
            parts.append(Piece("frame", ring, width=3.2))
        parts.append(Piece("frame", ((-3, -4), (0, -6), (3, -4)), width=3.2))
    if "square glasses" in look.wears:
        for side in (-1, 1):
            corners: tuple[Point, ...] = ((3, -14), (33, -14), (31, 8), (6, 8), (3, -14))
            parts.append(Piece("frame", tuple((side * x, y) for x, y in corners), curved=False, width=4.2))
        parts.append(Piece("frame", ((-3, -9), (3, -9)), curved=False, width=4.2))
    if "beret" in look.wears:
        parts.append(
            Piece("accent", ((-46, -36), (-58, -54), (-34, -76), (8, -84), (50, -66), (50, -44), (36, -34), (-6, -44)))
        )
    if "brim" in look.wears:
        parts.append(Piece("accent", ((-38, -40), (-36, -78), (-12, -88), (14, -88), (36, -78), (38, -40))))
        parts.append(Piece("line", ((-38, -46), (0, -40), (38, -46)), width=8.0))
        parts.append(
            Piece("accent", ((-72, -36), (-36, -46), (0, -48), (36, -46), (72, -36), (36, -30), (0, -30), (-36, -30)))
        )
    if "headphones" in look.wears:
        parts.append(Piece("accent", ((-46, -6), (-46, -48), (0, -76), (46, -48), (46, -6)), width=8.0))
        for side in (-1, 1):
            parts.append(
                Piece("accent", tuple((side * 46 + x, 2 + y) for x, y in ((-9, -18), (9, -18), (9, 18), (-9, 18))))
            )
    if "earrings" in look.wears:
        parts += [Piece("accent", tuple(polar((side * 42, 22), 7, n / 6) for n in range(6))) for side in (-1, 1)]
    return parts
