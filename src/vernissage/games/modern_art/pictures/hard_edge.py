"""Hard-edged fields and discs in few colours, with a sheen of metal."""

from __future__ import annotations

import math
from dataclasses import dataclass

from vernissage.art import Composition
from vernissage.art.colour import SKY
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, polar
from vernissage.art.svg import HEIGHT, WIDTH, Drawing, disc, number, rectangle, turn

HUE = SKY
_WHITE, _MIST, _STEEL, _LEAD, _GRAPHITE, _NIGHT = "#eef0f1", "#c8cfd5", "#9aa5ae", "#65717b", "#3a444c", "#171c21"
_COAL = "#29323a"
_DEEP = "#0b4f86"
_SHEENS = (
    ((0, "#7f8a93"), (44, "#e9edef"), (56, "#dfe4e7"), (100, "#8a959d")),
    ((0, "#f0f2f3"), (50, "#a9b3ba"), (50, "#c9d0d5"), (100, "#7c8790")),
    ((0, "#aeb8bf"), (34, "#dde2e5"), (34, "#8e99a2"), (70, "#b4bdc4"), (70, "#e6eaec"), (100, "#b9c2c8")),
)
"""Polished, folded once, faceted."""


@dataclass(frozen=True)
class _Scheme:
    """The few colours of one picture: two fields, a bright one, a dark one."""

    field: str
    other: str
    bright: str
    dark: str


_DAWN = _Scheme(_MIST, _GRAPHITE, SKY, _NIGHT)
_DUSK = _Scheme(_STEEL, _COAL, SKY, _NIGHT)
_SHADOW = _Scheme(_GRAPHITE, _MIST, SKY, _NIGHT)
_AIR = _Scheme(SKY, _GRAPHITE, _WHITE, _NIGHT)
_FOG = _Scheme(_WHITE, _LEAD, SKY, _NIGHT)
_DARK = _Scheme(_COAL, _LEAD, SKY, _DEEP)
_SEA = _Scheme(_DEEP, _COAL, SKY, _WHITE)


def _metal(drawing: Drawing, dice: PictureDice) -> str:
    return drawing.gradient(dice.pick(_SHEENS), dice.pick((0, 25, 45, 65, 90, 135)))


def _eclipse(drawing: Drawing, dice: PictureDice) -> None:
    """A disc across the border of two fields that trades colours with them."""
    s = dice.pick((_AIR, _SHADOW))
    border = dice.about(200, 45)
    degrees = dice.pick((0, 0, 90, -35, 35))
    radius = dice.about(100, 14)
    middle = (150 + dice.about(0, 12), 200 + dice.about(0, 16))
    metal = _metal(drawing, dice)
    lower = drawing.clip(rectangle(-300, border, 900, 600))
    drawing.fill(s.field)
    drawing.circle(middle, radius, fill=metal)
    with drawing.group(transform=turn(middle, degrees)), drawing.group(clip_path=lower):
        drawing.rect(-300, -300, 900, 1000, fill=s.other)
        drawing.circle(middle, radius, fill=s.bright)


def _slide(drawing: Drawing, dice: PictureDice) -> None:
    """A disc cut in half, its halves moved along the cut."""
    s = dice.pick((_DARK, _DAWN))
    x = dice.about(150, 18)
    radius = dice.about(96, 8)
    shift = dice.side() * dice.between(52, 76)
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    drawing.rect(x, 0, WIDTH - x, HEIGHT, fill=s.other)
    for y, sweep, colour in ((200 - shift, 0, s.dark), (200 + shift, 1, metal)):
        start, r, high = f"{number(x)} {number(y - radius)}", number(radius), number(2 * radius)
        drawing.path(f"M{start}a{r} {r} 0 0 {sweep} 0 {high}z", fill=colour)
    drawing.circle((x - dice.between(60, 90), 200 + shift * 2.05), 13, fill=s.bright)


def _nested(drawing: Drawing, dice: PictureDice) -> None:
    """A few wide discs inside one another that touch at one point."""
    s = dice.pick((_DUSK, _FOG))
    radius = dice.between(128, 138)
    touch = dice.pick((0.25, 0.75, 0.125, 0.625, 0.375, 0.875))
    at = polar((150, 200), radius, touch)
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    for part, colour in ((1.0, s.other), (0.72, metal), (0.46, s.dark), (0.22, s.bright)):
        drawing.circle(polar(at, radius * part, touch + 0.5), radius * part, fill=colour)


def _column(drawing: Drawing, dice: PictureDice) -> None:
    """Three discs one above another, against two fields."""
    s = dice.pick((_DAWN, _SHADOW))
    border = dice.pick((100, 200))
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    drawing.rect(0, 0, border, HEIGHT, fill=s.other)
    fills = dice.shuffled((metal, s.bright, s.dark))
    for row, colour in enumerate(fills):
        drawing.circle((150, 80 + 120 * row), 50, fill=colour)


def _corner(drawing: Drawing, dice: PictureDice) -> None:
    """A disc too large for the picture, and a small one that answers it."""
    s = dice.pick((_SHADOW, _DARK))
    left = dice.luck(50)
    radius = dice.between(228, 250)
    large = (10.0 if left else 290.0, 366.0)
    small = (dice.between(222, 240) if left else dice.between(60, 78), 66.0)
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    drawing.circle(large, radius, fill=metal)
    drawing.circle(large, radius * 0.52, fill=s.dark)
    drawing.circle(small, dice.between(26, 34), fill=s.bright)


def _lens(drawing: Drawing, dice: PictureDice) -> None:
    """Two discs, and what they have in common."""
    s = dice.pick((_FOG, _DAWN))
    turns = dice.pick((0.25, 0.25, 0.14, 0.36, 0.0))
    apart = 50 if turns else 42
    radius = 96 if turns else 92
    one, other = polar((150, 200), apart, turns), polar((150, 200), apart, turns + 0.5)
    metal = _metal(drawing, dice)
    shared = drawing.clip(disc(one, radius))
    drawing.fill(s.field)
    drawing.circle(one, radius, fill=s.dark)
    drawing.circle(other, radius, fill=metal)
    drawing.circle(other, radius, fill=s.bright, clip_path=shared)


def _wedge(drawing: Drawing, dice: PictureDice) -> None:
    """A slope, a wedge driven into it, and a disc that rests on both."""
    s = dice.pick((_AIR, _DAWN))
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    high, low = dice.between(118, 146), dice.between(290, 330)
    slope = (low - high) / WIDTH
    radius = dice.between(64, 76)
    x = dice.between(150, 180)
    with drawing.group(**({"transform": "matrix(-1 0 0 1 300 0)"} if dice.luck(50) else {})):
        rest = high + slope * x - radius * math.sqrt(1 + slope * slope)
        drawing.circle((x, rest), radius, fill=metal)
        drawing.polygon([(0, high), (WIDTH, low), (WIDTH, HEIGHT), (0, HEIGHT)], fill=s.other)
        drawing.polygon([(0, high), (WIDTH, HEIGHT), (0, HEIGHT)], fill=s.bright)
        drawing.polygon([(0, dice.between(300, 340)), (WIDTH, HEIGHT), (0, HEIGHT)], fill=s.dark)


def _domes(drawing: Drawing, dice: PictureDice) -> None:
    """Half discs, standing and hanging, on one line."""
    s = dice.pick((_SEA, _DARK))
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    line_at = dice.pick((176, 200, 224))
    drawing.rect(0, line_at, WIDTH, HEIGHT - line_at, fill=s.other)
    side = dice.side()
    for x, radius, up, colour in ((-38, 104, 1, metal), (40, 96, -1, s.bright), (-72, 40, -1, s.dark)):
        start = 150 + side * x - radius
        drawing.path(
            f"M{number(start)} {line_at}a{number(radius)} {number(radius)} 0 0 {(1 + up) // 2} {number(2 * radius)} 0z",
            fill=colour,
        )


def _arches(drawing: Drawing, dice: PictureDice) -> None:
    """Wide quarter rings about a corner, and one disc on its own."""
    s = dice.pick((_DAWN, _DUSK))
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    with drawing.group(transform=dice.pick(("matrix(1 0 0 -1 0 400)", "rotate(180 150 200)"))):
        for radius, colour in ((300, s.other), (236, metal), (148, s.field), (92, s.dark)):
            drawing.circle((0, 400), radius, fill=colour)
        drawing.circle((dice.about(238, 6), dice.about(72, 8)), 32, fill=s.bright)


def _slices(drawing: Drawing, dice: PictureDice) -> None:
    """A disc in slices, each pushed aside a little."""
    s = dice.pick((_SEA, _SHADOW))
    cuts = dice.pick((3, 4, 5))
    radius = 104
    side = dice.side()
    metal = _metal(drawing, dice)
    drawing.fill(s.field)
    drawing.rect(0, 0, WIDTH, 200 - radius, fill=s.other)
    height = 2 * radius / cuts
    colours = [metal, s.dark, metal, s.dark, metal]
    colours[dice.below(cuts)] = s.bright
    for cut in range(cuts):
        top = 200 - radius + cut * height
        window = drawing.clip(rectangle(0, top, WIDTH, height))
        shift = side * dice.between(14, 38) * (1 if cut % 2 else -1)
        with drawing.group(clip_path=window):
            drawing.circle((150 + shift, 200), radius, fill=colours[cut])


def _plates(drawing: Drawing, dice: PictureDice) -> None:
    """Tall plates side by side, with holes bored through them."""
    s = dice.pick((_DUSK, _DAWN))
    one = dice.between(70, 120)
    two = one + dice.between(80, 110)
    metal = _metal(drawing, dice)
    drawing.fill(s.other)
    drawing.rect(0, 0, one, HEIGHT, fill=s.field)
    drawing.rect(one, 0, two - one, HEIGHT, fill=metal)
    middle = (one + two) / 2
    holes: list[tuple[Point, float, str]] = [
        ((middle, dice.between(70, 110)), 30, s.dark),
        ((middle, dice.between(280, 330)), 30, s.bright),
        ((two, dice.between(170, 220)), 46, s.dark),
    ]
    for centre, radius, colour in holes:
        drawing.circle(centre, radius, fill=colour)


def _orbit(drawing: Drawing, dice: PictureDice) -> None:
    """A ring across the whole height, and a small disc on its way round."""
    s = dice.pick((_DUSK, _DAWN))
    metal = _metal(drawing, dice)
    middle = (dice.pick((96.0, 150.0, 204.0)), 200.0)
    radius = dice.between(112, 122)
    drawing.fill(s.other)
    drawing.rect(0, 200, WIDTH, 200, fill=s.field)
    drawing.circle(middle, radius, fill="none", stroke=metal, stroke_width=46)
    at = dice.pick((0.08, 0.42, 0.58, 0.92, 0.17, 0.83))
    drawing.circle(polar(middle, radius, at), 23, fill=s.bright)
    drawing.circle(middle, 40, fill=s.dark)


COMPOSITIONS: tuple[Composition, ...] = (
    _eclipse,
    _slide,
    _nested,
    _corner,
    _slices,
    _lens,
    _wedge,
    _domes,
    _arches,
    _column,
    _plates,
    _orbit,
)
