"""Ink gestures: one or two sweeping strokes on empty paper."""

from __future__ import annotations

from vernissage.art import Composition
from vernissage.art.colour import VERMILLION
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, along, cosine, mix, polar, sine
from vernissage.art.svg import Drawing, smooth
from vernissage.games.modern_art.pictures.brush import INK, RED, Brush, bone, press, slab, sweep, swell, tapered

HUE = VERMILLION
_WASH = "#8f8a86"


def _enso(drawing: Drawing, dice: PictureDice) -> None:
    """The open circle, in one breath."""
    brush = Brush(drawing, dice)
    start, side = dice.between(0.2, 0.45), dice.side()
    radius = dice.about(100, 4)
    way = [polar((150, 190), radius * mix(0.94, 1.06, n / 14), start + side * 0.92 * n / 14) for n in range(15)]
    brush.stroke(way, dice.about(58, 6), sweep, dry=0.22, hairs=15)
    brush.splatter(way[-1], 52, 8, start + side * (0.92 + 0.25))
    brush.seal(241, 350)


def _fall(drawing: Drawing, dice: PictureDice) -> None:
    """One stroke from above, and where it lands."""
    brush = Brush(drawing, dice)
    x, lean = dice.about(150, 26), dice.about(0, 20)
    way = [(x, -40.0), (x + lean * 0.4, 110.0), (x - lean * 0.3, 210.0), (x + lean, 296.0)]
    brush.stroke(way, dice.about(92, 12), slab, dry=0.28, hairs=19)
    brush.splatter((x + lean, 300), 84, 24, 0.25)
    brush.seal(34 if x > 150 else 245, 40)


def _horizon(drawing: Drawing, dice: PictureDice) -> None:
    """Water in grey, its edge in black, a red sun."""
    brush = Brush(drawing, dice)
    y = dice.about(262, 16)
    side = dice.side()
    brush.sun((150 + side * dice.between(30, 62), dice.about(122, 14)), dice.about(36, 6))
    wash = [(-20.0, y + 46), (90.0, y + 36), (210.0, y + 48), (320.0, y + 38)]
    brush.stroke(wash, 78, slab, _WASH, dry=0.4, hairs=13, opacity=0.5)
    edge = [(150 - side * 128, y + 6), (150.0 - side * 40, y - 5), (150 + side * 60, y + 6), (150 + side * 138, y - 2)]
    brush.stroke(edge, 17, sweep, dry=0.5, hairs=5)


def _wave(drawing: Drawing, dice: PictureDice) -> None:
    """A wave that runs through the sheet."""
    brush = Brush(drawing, dice)
    side, height = dice.side(), dice.about(46, 5)
    y = dice.about(206, 12)
    way = [
        (150 + side * mix(-174, 118, n / 14), y - height * mix(0.8, 1.15, n / 14) * sine(1.3 * n / 14))
        for n in range(15)
    ]
    brush.stroke(way, dice.about(50, 5), sweep, dry=0.3, hairs=13)
    brush.splatter(way[-1], 34, 8, 0.95 if side > 0 else 0.55)
    brush.seal(44 if side > 0 else 236, 330)


def _crossing(drawing: Drawing, dice: PictureDice) -> None:
    """Black one way, red the other."""
    brush = Brush(drawing, dice)
    side, bow = dice.side(), dice.about(0, 26)
    x = dice.about(150, 14)
    red: list[Point] = [(x + side * 108, 96.0), (x + side * 20, 200 + bow), (x - side * 112, 286.0)]
    black = [(x - side * 76, 42.0), (x - side * 8, 190.0), (x + side * 66, 362.0)]
    brush.stroke(red, 40, sweep, RED, dry=0.45, hairs=8)
    brush.stroke(black, dice.about(56, 6), sweep, dry=0.4, hairs=11)
    brush.splatter(black[-1], 34, 7, 0.25 - side * 0.06)


def _elegy(drawing: Drawing, dice: PictureDice) -> None:
    """Uprights, and weights held between them."""
    brush = Brush(drawing, dice)
    uprights = [
        (dice.about(26, 6), dice.about(64, 6)),
        (dice.about(164, 8), dice.about(44, 5)),
        (284.0, dice.about(58, 6)),
    ]
    for x, width in uprights:
        way = [
            (x + dice.about(0, 4), -30.0),
            (x + dice.about(0, 6), 170.0),
            (x + dice.about(0, 5), dice.between(330, 372)),
        ]
        brush.stroke(way, width, slab, dry=0.5, hairs=10)
    red = dice.below(2)
    for n in range(2):
        x = (uprights[n][0] + uprights[n + 1][0]) / 2 + 4 * (1 - 2 * n)
        y, high = dice.about((150, 214)[n], 22), dice.about(66, 8)
        ring = [(x + 41 * cosine(k / 14) * dice.about(1, 0.05), y + high * sine(k / 14)) for k in range(14)]
        drawing.path(smooth(ring, closed=True), fill=RED if n == red else INK)


def _loop(drawing: Drawing, dice: PictureDice) -> None:
    """Out, round, and away."""
    brush = Brush(drawing, dice)
    flip = dice.side()
    shape = [
        (-112, 96),
        (-58, 26),
        (10, -66),
        (62, -112),
        (84, -62),
        (38, -14),
        (-26, -22),
        (-40, -78),
        (18, 6),
        (64, 76),
        (128, 112),
    ]
    way = [(150 + flip * x * dice.about(1, 0.05), 205 + y * dice.about(1.05, 0.06)) for x, y in shape]
    brush.stroke(way, dice.about(30, 4), sweep, dry=0.5, hairs=8)
    brush.seal(40 if flip > 0 else 238, 40)


def _spiral(drawing: Drawing, dice: PictureDice) -> None:
    """Inwards, until the brush is empty."""
    brush = Brush(drawing, dice)
    start, side = dice.between(0, 1), dice.side()
    centre = (dice.about(150, 8), dice.about(196, 10))
    way = [polar(centre, mix(122, 9, n / 26), start + side * 2.35 * n / 26) for n in range(27)]
    brush.stroke(way, dice.about(31, 3), sweep, dry=0.5, hairs=7)
    brush.seal(244, 356)


def _summit(drawing: Drawing, dice: PictureDice) -> None:
    """A mountain: up on one breath, down on the next."""
    brush = Brush(drawing, dice)
    side, top = dice.side(), dice.about(108, 14)
    wash: list[Point] = [
        (150 - side * 150, 330.0),
        (150 - side * 40, 300.0),
        (150 + side * 60, 322.0),
        (150 + side * 160, 300.0),
    ]
    brush.stroke(wash, 60, slab, _WASH, dry=0.5, hairs=9, opacity=0.35)
    peak = 150 + side * dice.between(-10, 34)
    way = [(150 - side * 126, 318.0), (150 - side * 62, 226.0), (peak - side * 6, top), (peak + side * 10, top + 6)]
    way += [(peak + side * 40, 224.0), (150 + side * 118, 306.0)]
    brush.stroke(way, dice.about(36, 5), sweep, dry=0.42, hairs=10)
    brush.sun((150 - side * 84, 84), 15)


def _breaths(drawing: Drawing, dice: PictureDice) -> None:
    """Three strokes, none like another."""
    brush = Brush(drawing, dice)
    red = dice.below(3)
    for row, (reach, width) in enumerate(((76, 40), (52, 34), (116, 52))):
        x, y = dice.about(148, 10), 100 + 98 * row + dice.about(0, 8)
        bow = dice.between(4, 12) * (-1 if row < 2 else 1)
        way = [(x - reach, y + 9), (x - reach * 0.3, y + bow), (x + reach * 0.4, y + bow - 5), (x + reach, y - 7)]
        brush.stroke(way, width, bone, RED if row == red else INK, dry=0.25, hairs=10)
    brush.splatter((264, 290), 20, 4, 0.0)


def _branch(drawing: Drawing, dice: PictureDice) -> None:
    """A bough in winter and what flowers on it."""
    brush = Brush(drawing, dice)
    side = dice.side()
    bough: list[Point] = [
        (150 - side * 168, 330.0),
        (150 - side * 84, 268.0),
        (150 - side * 10, 232.0),
        (150 + side * 44, 150.0),
    ]
    bough.append((150 + side * 110, 74.0))
    brush.stroke(bough, dice.about(40, 5), tapered, dry=0.2, hairs=9)
    twig: list[Point] = [(150 - side * 6, 226.0), (150 + side * 52, 226.0), (150 + side * 118, 186.0)]
    brush.stroke(twig, 13, tapered, dry=0.7, hairs=2)
    for point in dice.several(along(bough, 12)[6:] + along(twig, 6)[2:], 6):
        brush.sun((point[0] + dice.about(0, 9), point[1] + dice.about(0, 9)), dice.between(5, 12))


def _flash(drawing: Drawing, dice: PictureDice) -> None:
    """Down, back, and down again."""
    brush = Brush(drawing, dice)
    side = dice.side()
    x = dice.about(150, 10)
    shape = [(58, 36), (-10, 112), (-74, 196), (-66, 208), (2, 182), (62, 170), (58, 184), (6, 268), (-46, 368)]
    way = [(x + side * (px + dice.about(0, 4)), py + dice.about(0, 4)) for px, py in shape]
    brush.stroke(way, dice.about(42, 4), sweep, dry=0.45, hairs=10)
    brush.splatter(way[-1], 26, 6, 0.3 if side > 0 else 0.2)
    brush.seal(40 if side > 0 else 240, 60)


def _ember(drawing: Drawing, dice: PictureDice) -> None:
    """A broad sweep of red, and a black thread."""
    brush = Brush(drawing, dice)
    side = dice.side()
    y = dice.about(214, 18)
    red: list[Point] = [
        (150 - side * 150, y + 60),
        (150 - side * 50, y - 4),
        (150 + side * 60, y - 26),
        (150 + side * 128, y - 84),
    ]
    brush.stroke(red, dice.about(98, 10), sweep, RED, dry=0.3, hairs=19)
    thread: list[Point] = [(150 - side * 120, y + 116), (150.0, y + 84), (150 + side * 130, y + 104)]
    brush.stroke(thread, 9, swell, dry=0.9, hairs=0)
    brush.splatter((150 + side * 132, y - 88), 40, 9, 0.86 if side > 0 else 0.64, RED)


def _rain(drawing: Drawing, dice: PictureDice) -> None:
    """Thin strokes aslant, and the one that is red."""
    brush = Brush(drawing, dice)
    lean = dice.side() * dice.between(20, 40)
    red = dice.below(5)
    for n in range(5):
        x, top = 62 + 44 * n + dice.about(0, 8), dice.between(30, 120)
        length = dice.between(150, 220)
        way = [(x + lean, top), (x + lean * 0.4, top + length * 0.5), (x - lean * 0.6, top + length)]
        brush.stroke(way, dice.between(12, 26), press, RED if n == red else INK, dry=0.5, hairs=5)


COMPOSITIONS: tuple[Composition, ...] = (
    _enso,
    _fall,
    _crossing,
    _wave,
    _horizon,
    _elegy,
    _spiral,
    _branch,
    _breaths,
    _summit,
    _loop,
    _rain,
    _flash,
    _ember,
)
