"""Op art: lines that bend and beat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from vernissage.art import Composition
from vernissage.art.colour import GREEN
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, between, cosine, distance, hill, mix, polar, regular, sine
from vernissage.art.svg import HEIGHT, WIDTH, Drawing, disc, line, number, rectangle, smooth

HUE = GREEN
_INK, _CHALK, _PINE, _MINT = "#0a1b17", "#f5f7f2", "#00573f", "#bfe6d8"
Scheme = tuple[str, str, str]
"""Ground, lines, and the few lines that differ."""

_DAY: Scheme = (_CHALK, _INK, GREEN)
_NIGHT: Scheme = (_INK, _CHALK, GREEN)
_LEAF: Scheme = (GREEN, _INK, _CHALK)
_DEW: Scheme = (_MINT, _INK, GREEN)
_FOREST: Scheme = (_PINE, _CHALK, _MINT)


def _lay(drawing: Drawing, dice: PictureDice, *schemes: Scheme) -> Scheme:
    """Lay the ground and say which colours there are."""
    scheme = dice.pick(schemes)
    drawing.fill(scheme[0])
    return scheme


def _lines(shape: Callable[[float, float], Point], rows: int, points: int, first: float, last: float) -> list[str]:
    """Smooth lines from `shape(row, part of the way)`, rows from `first` to `last`."""
    return [
        smooth([shape(mix(first, last, row / (rows - 1)), part / (points - 1)) for part in range(points)])
        for row in range(rows)
    ]


def _meander(extremes: list[Point]) -> str:
    """A wave down the picture through its turning points."""
    data = f"M{number(extremes[0][0])} {number(extremes[0][1])}"
    for (ax, ay), (bx, by) in pairwise(extremes):
        bend = (by - ay) * 0.37
        data += f"C{number(ax)} {number(ay + bend)} {number(bx)} {number(by - bend)} {number(bx)} {number(by)}"
    return data


def _stroke(drawing: Drawing, data: list[str], colour: str, width: float) -> None:
    drawing.path("".join(data), fill="none", stroke=colour, stroke_width=width)


def _bulge(drawing: Drawing, dice: PictureDice) -> None:
    """Upright lines, pushed apart by something behind them."""
    _, lines, other = _lay(drawing, dice, _DAY, _LEAF)
    centre = (dice.about(150, 34), dice.about(195, 50))
    reach, push = dice.between(130, 160), dice.between(0.75, 0.95)

    def shape(row: float, part: float) -> Point:
        x, y = WIDTH * row, -8 + 416 * part
        return x + (x - centre[0]) * push * hill(distance((x, y), centre) / reach), y

    data = _lines(shape, 31, 13, -0.06, 1.06)
    _stroke(drawing, data[0::2], lines, 6.4)
    _stroke(drawing, data[1::2], other, 4.4)


def _ripple(drawing: Drawing, dice: PictureDice) -> None:
    """Waves that quicken on their way down."""
    _, lines, other = _lay(drawing, dice, _LEAF)
    swing, side = dice.between(15, 22), dice.side()
    heights = [-40.0]
    step = dice.between(100, 120)
    while heights[-1] < 400:
        heights.append(heights[-1] + step)
        step = max(24.0, step * dice.between(0.78, 0.82))
    waves = [
        _meander([(x + side * swing * (1 if n % 2 else -1), y) for n, y in enumerate(heights)])
        for x in range(-18, 330, 12)
    ]
    accent = dice.between(0.3, 0.7)
    cut = round(len(waves) * accent)
    _stroke(drawing, waves[:cut], lines, 6)
    _stroke(drawing, waves[cut : cut + 3], other, 6)
    _stroke(drawing, waves[cut + 3 :], lines, 6)


def _fold(drawing: Drawing, dice: PictureDice) -> None:
    """Bars that narrow into a winding fold."""
    _, lines, other = _lay(drawing, dice, _DAY, _NIGHT)
    phase, swing, middle = dice.between(0, 1), dice.between(38, 56), dice.about(150, 24)

    def edge(step: float, side: int) -> list[Point]:
        points = []
        for n in range(9):
            fold = middle + swing * sine(phase + n / 8)
            reach = fold + 8 if side < 0 else WIDTH - fold + 8
            points.append((fold + side * reach * (1 - cosine(step / 48)), -6 + 412 * n / 8))
        return points

    for side in (-1, 1):
        bars = [_strip(edge(n, side), edge(n + 0.5, side)) for n in range(12)]
        drawing.path("".join(bars[:8] + bars[9:]), fill=lines)
        drawing.path(bars[8], fill=other)


def _strip(one: list[Point], other: list[Point]) -> str:
    """What lies between two smooth lines."""
    return smooth(one) + "L" + smooth(list(reversed(other)))[1:] + "z"


def _beat(drawing: Drawing, dice: PictureDice) -> None:
    """Two sets of rings that come in and out of step."""
    _, lines, other = _lay(drawing, dice, _DAY)
    turns, apart = dice.between(0, 0.5), dice.between(34, 62)
    for colour, side in ((other, 1), (lines, -1)):
        centre = polar((150, 200), side * apart, turns)
        rings = "".join(disc(centre, 6.5 * (2 * n + 1)) for n in range(24))
        drawing.path(rings, fill="none", stroke=colour, stroke_width=5.2)


def _hidden(drawing: Drawing, dice: PictureDice) -> None:
    """A figure without an outline: only the lines in it have slipped."""
    ground, lines, other = _lay(drawing, dice, _DAY, _NIGHT)
    degrees = dice.pick((0, 0, 45, -45))
    turns = dice.pick((0.0, 0.5, 0.04, -0.06))
    figure = line(regular((150, dice.about(216, 8)), dice.between(128, 142), 3, turns), closed=True)
    window = drawing.clip(figure)
    bars = "".join(f"M-150 {y}h600" for y in range(-106, 520, 13))
    with drawing.group(transform=f"rotate({degrees} 150 200)", stroke=lines, stroke_width=6.5):
        drawing.path(bars)
    with drawing.group(clip_path=window):
        drawing.fill(ground)
        drawing.path(bars, stroke=other, stroke_width=6.5, transform=f"rotate({degrees + 90} 150 200)")


def _whirl(drawing: Drawing, dice: PictureDice) -> None:
    """Triangles that chase one another inwards."""
    _, lines, other = _lay(drawing, dice, _DAY, _NIGHT)
    centre = (dice.about(150, 40), dice.about(200, 60))
    corners: list[Point] = [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]
    step = dice.between(0.062, 0.072)
    data = ""
    for side in range(4):
        triangle = [corners[side], corners[(side + 1) % 4], centre]
        if side % 2:
            triangle.reverse()
        for _ in range(32):
            data += line(triangle, closed=True)
            triangle = [between(triangle[k], triangle[(k + 1) % 3], step) for k in range(3)]
        drawing.polygon(triangle, fill=other)
    drawing.path(data, fill=lines, fill_rule="evenodd")


def _chevron(drawing: Drawing, dice: PictureDice) -> None:
    """Folded paper: zigzags whose folds close up."""
    _, lines, other = _lay(drawing, dice, _DAY, _DEW)
    fold = dice.about(150, 60)
    columns = [0.0]
    while columns[-1] < WIDTH:
        columns.append(columns[-1] + 13 + 46 * _away(columns[-1] + 14, fold))
    lift = dice.between(16, 26)
    data = [line([(x, y + (lift if n % 2 else -lift)) for n, x in enumerate(columns)]) for y in range(-30, 440, 13)]
    _stroke(drawing, data[0::3], other, 6.4)
    _stroke(drawing, data[1::3] + data[2::3], lines, 6.4)


def _away(x: float, fold: float) -> float:
    """How far from a fold, 0 to 1."""
    return min(1.0, abs(x - fold) / 150)


def _rays(drawing: Drawing, dice: PictureDice) -> None:
    """Rays that twist as they leave."""
    _, lines, other = _lay(drawing, dice, _LEAF, _NIGHT)
    centre = (dice.about(150, 50), dice.about(200, 70))
    count = dice.pick((18, 22, 26))
    twist, swing = dice.side() * dice.between(0.1, 0.22), dice.between(0.02, 0.05)
    radii = [14, 60, 110, 170, 240, 330, 420]

    def arm(turns: float) -> list[Point]:
        return [polar(centre, r, turns + twist * r / 250 + swing * sine(r / 190)) for r in radii]

    data = [_strip(arm(n / count), arm((n + 0.5) / count)) for n in range(count)]
    drawing.path("".join(data), fill=lines)
    drawing.circle(centre, 14, fill=other)


def _strings(drawing: Drawing, dice: PictureDice) -> None:
    """Straight threads that make a curve."""
    _, lines, other = _lay(drawing, dice, _NIGHT, _FOREST)
    count = 22 + dice.below(8)
    reach = dice.between(0.94, 1.06)
    one = [line([(0, HEIGHT * n / count), (WIDTH * reach * n / count, HEIGHT)]) for n in range(count + 1)]
    two = [line([(WIDTH * n / count, 0), (WIDTH, HEIGHT * n / count)]) for n in range(count + 1)]
    mirror = "matrix(-1 0 0 1 300 0)" if dice.luck(50) else "none"
    with drawing.group(transform=mirror):
        _stroke(drawing, two, other, 3.4)
        _stroke(drawing, one, lines, 4)


def _slip(drawing: Drawing, dice: PictureDice) -> None:
    """Rings cut into strips, every second strip out of step."""
    _, lines, other = _lay(drawing, dice, _DAY, _LEAF)
    centre = (dice.about(150, 40), dice.about(200, 60))
    strips = dice.pick((4, 5, 6))
    width = WIDTH / strips
    for odd, colour in ((0, lines), (1, other if dice.luck(40) else lines)):
        window = drawing.clip("".join(rectangle(n * width, 0, width, HEIGHT) for n in range(odd, strips, 2)))
        rings = "".join(disc(centre, 10 + 24 * n - 12 * odd) for n in range(odd, 15))
        drawing.path(rings, fill="none", stroke=colour, stroke_width=12, clip_path=window)


def _bands(drawing: Drawing, dice: PictureDice) -> None:
    """Bands that swell and are pinched as their edges drift apart."""
    _, lines, other = _lay(drawing, dice, _DAY, _DEW)
    drift, phase, lean = dice.between(0.05, 0.09), dice.between(0, 1), dice.side() * dice.between(20, 60)
    rows = 19

    def edge(row: int) -> list[Point]:
        return [
            (
                -6 + 312 * n / 8,
                -40 + 25.5 * row + 15 * sine(phase + 1.4 * n / 8 + drift * row * (1 + row % 2)) + lean * n / 8,
            )
            for n in range(9)
        ]

    for row in range(0, rows, 2):
        drawing.path(_strip(edge(row), edge(row + 1)), fill=other if row % 6 == 4 else lines)


def _swell(drawing: Drawing, dice: PictureDice) -> None:
    """Lines that thicken and thin, and so model a form they never draw."""
    _, lines, other = _lay(drawing, dice, _DAY, _DEW)
    phase, slant = dice.between(0, 1), dice.pick((-0.09, -0.06, 0.06, 0.09))
    data = []
    for n in range(23):
        x = -4 + 14 * n
        halves = []
        for k in range(11):
            y = -6 + 412 * k / 10
            halves.append((y, 3.3 + 2.9 * sine(phase + 1.5 * k / 10 + slant * n)))
        left = [(x - half, y) for y, half in halves]
        data.append(_strip(left, [(x + half, y) for y, half in halves]))
    accent = 4 + dice.below(14)
    drawing.path("".join(data[:accent] + data[accent + 1 :]), fill=lines)
    drawing.path(data[accent], fill=other)


def _well(drawing: Drawing, dice: PictureDice) -> None:
    """Rings that sink away to one side."""
    ground, lines, other = _lay(drawing, dice, _NIGHT, _DAY)
    turns, bend = dice.between(0, 1), dice.side() * 0.016
    centre: Point = (150, 200)
    radius = 262.0
    n = 0
    while radius > 9:
        drawing.circle(centre, radius, fill=lines if n % 2 == 0 else ground)
        step = max(6.5, radius * 0.088)
        centre = polar(centre, step * 0.72, turns + bend * n)
        radius -= step
        n += 1
    drawing.circle(centre, max(5.0, radius), fill=other)


def _pond(drawing: Drawing, dice: PictureDice) -> None:
    """Two stones in still water."""
    _, lines, other = _lay(drawing, dice, _FOREST, _NIGHT)
    one = (dice.between(40, 120), dice.between(60, 150))
    two = (dice.between(180, 260), dice.between(240, 340))
    height = dice.between(10, 13)

    def shape(row: float, part: float) -> Point:
        x, y = -6 + 312 * part, HEIGHT * row
        lift = 0.0
        for stone in (one, two):
            far = distance((x, y), stone)
            lift += height * cosine(far / 92) * hill(far / 300)
        return x, y - lift

    data = _lines(shape, 33, 17, -0.05, 1.05)
    mark = 8 + dice.below(14)
    _stroke(drawing, data[:mark] + data[mark + 2 :], lines, 6)
    _stroke(drawing, data[mark : mark + 2], other, 6)


COMPOSITIONS: tuple[Composition, ...] = (
    _bulge,
    _whirl,
    _ripple,
    _hidden,
    _slip,
    _bands,
    _rays,
    _fold,
    _pond,
    _beat,
    _chevron,
    _swell,
    _well,
    _strings,
)
