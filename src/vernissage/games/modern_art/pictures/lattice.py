"""Grids and lattices with broken cells and layered transparencies."""

from __future__ import annotations

from vernissage.art import Composition
from vernissage.art.colour import ORANGE, YELLOW, ladder
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, tilted
from vernissage.art.svg import HEIGHT, WIDTH, Drawing, line, number, rectangle

HUE = ORANGE
_SAND, _CREAM, _STRAW = "#ead9b5", "#f2e7cd", "#f3dfae"
_AMBER, _RUST, _UMBER, _SOOT, _SLATE = "#c57a00", "#9a4f0f", "#5b3a1c", "#2d2620", "#46627a"
_GROUNDS = (_CREAM, _SAND, _STRAW)
_GLASS = (ORANGE, _AMBER, YELLOW, _RUST, _SLATE, _UMBER)


def _cells(columns: int, rows: int, margin: float) -> list[tuple[int, int, float, float, float]]:
    """Square cells in a grid centred in the picture: column, row, left, top, size."""
    size = min((WIDTH - 2 * margin) / columns, (HEIGHT - 2 * margin) / rows)
    left, top = (WIDTH - size * columns) / 2, (HEIGHT - size * rows) / 2
    return [(c, r, left + size * c, top + size * r, size) for r in range(rows) for c in range(columns)]


def _pencil(drawing: Drawing, dice: PictureDice) -> None:
    """A pencilled grid over pale washes; a few cells came out darker."""
    drawing.fill(_CREAM)
    rows = dice.pick((12, 16))
    height = 352 / rows
    for row in range(0, rows, 2):
        drawing.rect(
            24,
            24 + row * height,
            252,
            height,
            fill=dice.pick((ORANGE, _STRAW, _AMBER)),
            opacity=dice.between(0.35, 0.75),
        )
    columns = dice.pick((9, 12))
    width = 252 / columns
    across = "".join(f"M24 {number(24 + height * n)}h252" for n in range(rows + 1))
    down = "".join(f"M{number(24 + width * n)} 24v352" for n in range(columns + 1))
    drawing.path(across + down, stroke=_SOOT, stroke_width=1.2)
    for _ in range(dice.pick((3, 4, 5))):
        c, r = dice.below(columns), dice.below(rows)
        drawing.rect(24 + c * width, 24 + r * height, width, height, fill=dice.pick((_SOOT, _RUST, ORANGE)))


def _chart(drawing: Drawing, dice: PictureDice) -> None:
    """A chart of colours with places left empty."""
    drawing.fill(_CREAM)
    columns, rows = dice.pick(((5, 7), (6, 8)))
    colours = [*ladder(YELLOW, ORANGE, 4), *ladder(ORANGE, _RUST, 4), _AMBER, _UMBER, _SLATE, _SOOT]
    for _, _, x, y, size in _cells(columns, rows, 22):
        if dice.luck(13):
            continue
        drawing.rect(x + 2, y + 2, size - 4, size - 4, fill=dice.pick(colours))


def _directions(drawing: Drawing, dice: PictureDice) -> None:
    """Each cell hatched in one direction or several."""
    drawing.fill(dice.pick(_GROUNDS))
    colours = (_SOOT, _SOOT, _RUST, ORANGE, _AMBER)
    data: dict[str, str] = {}
    squares = ""
    for _, _, x, y, size in _cells(3, 4, 24):
        colour = dice.pick(colours)
        squares += rectangle(x, y, size, size)
        ways = dice.several("hvdu", dice.pick((1, 1, 2, 2, 3)))
        if dice.luck(10):
            ways = []
        for way in ways:
            data[colour] = data.get(colour, "") + _hatch(x, y, size, way)
    for colour, hatching in data.items():
        drawing.path(hatching, stroke=colour, stroke_width=3)
    drawing.path(squares, fill="none", stroke=_SOOT, stroke_width=3)


def _hatch(x: float, y: float, size: float, way: str) -> str:
    """Parallel lines in a square: h across, v down, d and u aslant."""
    count = 9
    gap = size / count
    data = ""
    for n in range(1, count):
        at = number(n * gap)
        if way == "h":
            data += f"M{number(x)} {number(y + n * gap)}h{number(size)}"
        elif way == "v":
            data += f"M{number(x + n * gap)} {number(y)}v{number(size)}"
        elif n % 2 == 0:
            far = size - n * gap
            if way == "d":
                data += f"M{number(x)} {number(y + far)}l{at} {at}M{number(x + far)} {number(y)}l{at} {at}"
            else:
                data += f"M{number(x)} {number(y + n * gap)}l{at}-{at}M{number(x + far)} {number(y + size)}l{at}-{at}"
    if way == "d":
        data += f"M{number(x)} {number(y)}l{number(size)} {number(size)}"
    elif way == "u":
        data += f"M{number(x)} {number(y + size)}l{number(size)}-{number(size)}"
    return data


def _sheets(drawing: Drawing, dice: PictureDice) -> None:
    """Three gridded sheets of glass, one on another, none quite straight."""
    drawing.fill(dice.pick(_GROUNDS))
    for colour in dice.pick(((_SLATE, ORANGE, YELLOW), (YELLOW, _RUST, ORANGE), (ORANGE, _SLATE, _AMBER))):
        centre = (dice.about(150, 26), dice.about(200, 30))
        turns = dice.about(0, 0.035)
        size = dice.between(46, 56)
        gone = {dice.below(15) for _ in range(4)}
        data = ""
        for n in range(15):
            if n in gone:
                continue
            c, r = n % 3 - 1, n // 3 - 2
            middle = tilted(centre, size * 1.12 * 2 * c or 0.001, size * 1.12 * 2 * r or 0.001, turns)[2]
            data += line(tilted(middle, size, size, turns), closed=True)
        drawing.path(data, fill=colour, fill_opacity=0.72)


def _fence(drawing: Drawing, dice: PictureDice) -> None:
    """A lattice of bars from which pieces are missing."""
    drawing.fill(dice.pick((ORANGE, _AMBER, _STRAW)))
    columns, rows = dice.pick(((4, 5), (5, 7), (3, 4)))
    width, height = 260 / columns, 350 / rows
    data = ""
    for c in range(columns + 1):
        for r in range(rows):
            if not dice.luck(24):
                data += f"M{number(20 + c * width)} {number(25 + r * height)}v{number(height)}"
    for r in range(rows + 1):
        for c in range(columns):
            if not dice.luck(24):
                data += f"M{number(20 + c * width)} {number(25 + r * height)}h{number(width)}"
    for _ in range(3):
        c, r = dice.below(columns), dice.below(rows)
        drawing.rect(20 + c * width, 25 + r * height, width, height, fill=dice.pick((YELLOW, _RUST, _CREAM)))
    drawing.path(data, stroke=_SOOT, stroke_width=dice.pick((7, 9, 11)), stroke_linecap="square")


def _gravel(drawing: Drawing, dice: PictureDice) -> None:
    """Order above, and below it less and less."""
    drawing.fill(dice.pick(_GROUNDS))
    columns, rows = dice.pick(((6, 9), (7, 10), (5, 7)))
    data: dict[str, str] = {}
    flip = dice.luck(35)
    for _, r, x, y, size in _cells(columns, rows, 26):
        loose = r / (rows - 1)
        loose = 1 - loose if flip else loose
        loose *= loose
        middle = (x + size / 2 + dice.about(0, size * 0.45 * loose), y + size / 2 + dice.about(0, size * 0.45 * loose))
        colour = dice.pick((ORANGE, _AMBER, _RUST, YELLOW)) if dice.luck(28) else "none"
        data[colour] = data.get(colour, "") + line(tilted(middle, size, size, dice.about(0, 0.13 * loose)), closed=True)
    for colour, squares in data.items():
        drawing.path(squares, fill=colour, fill_opacity=0.75, stroke=_SOOT, stroke_width=1.6)


def _estates(drawing: Drawing, dice: PictureDice) -> None:
    """A field divided, and divided again."""
    drawing.fill(_SOOT)
    plots = [(14.0, 14.0, 272.0, 372.0)]
    while len(plots) < 17:
        plots.sort(key=lambda plot: plot[2] * plot[3])
        x, y, width, height = plots.pop()
        part = dice.pick((0.33, 0.4, 0.5, 0.6, 0.67))
        if width > height * dice.between(0.8, 1.1):
            plots += [(x, y, width * part, height), (x + width * part, y, width * (1 - part), height)]
        else:
            plots += [(x, y, width, height * part), (x, y + height * part, width, height * (1 - part))]
    for n, (x, y, width, height) in enumerate(plots):
        colour = (ORANGE, _CREAM, _AMBER, _SAND, YELLOW, _RUST)[(n + dice.below(3)) % 6]
        if dice.luck(92):
            drawing.rect(x + 2.5, y + 2.5, width - 5, height - 5, fill=colour)


def _weave(drawing: Drawing, dice: PictureDice) -> None:
    """Bands across and bands down, and what they do to one another."""
    drawing.fill(dice.pick(_GROUNDS))
    for upright in (False, True):
        at = dice.between(-10, 14)
        while at < (WIDTH if upright else HEIGHT):
            wide = dice.between(12, 52)
            colour = dice.pick(_GLASS)
            if upright:
                drawing.rect(at, 0, wide, HEIGHT, fill=colour, fill_opacity=0.55)
            else:
                drawing.rect(0, at, WIDTH, wide, fill=colour, fill_opacity=0.55)
            at += wide + dice.between(10, 34)


def _spill(drawing: Drawing, dice: PictureDice) -> None:
    """A full grid, and the cells that fell out of it."""
    drawing.fill(dice.pick(_GROUNDS))
    columns = dice.pick((5, 6))
    size = 248 / columns
    rows = 4
    fallen = dice.several([(c, r) for r in range(1, rows) for c in range(columns)], columns + 2)
    left = 26
    kept = ""
    for r in range(rows):
        for c in range(columns):
            if (c, r) not in fallen:
                kept += rectangle(left + c * size + 2, 26 + r * size + 2, size - 4, size - 4)
    drawing.path(kept, fill=_SOOT)
    for c, r in fallen:
        y = dice.between(250, 372 - size / 2)
        middle = (left + (c + 0.5) * size + dice.about(0, 16), y + r)
        colour = dice.pick((ORANGE, _AMBER, _RUST, YELLOW))
        drawing.polygon(tilted(middle, size - 4, size - 4, dice.about(0, 0.12)), fill=colour, fill_opacity=0.85)


def _twist(drawing: Drawing, dice: PictureDice) -> None:
    """One lattice, and the same lattice turned."""
    drawing.fill(dice.pick((_SAND, _STRAW, ORANGE)))
    gap = dice.between(40, 52)
    turns = dice.pick((0.03, 0.05, 0.07, 0.125)) * dice.side()
    for colour, angle, width in ((_SOOT, 0.0, 12), (dice.pick((_CREAM, _RUST, YELLOW)), turns, 12)):
        data = ""
        for n in range(-7, 8):
            data += f"M{number(150 + n * gap)}-150v700M-200 {number(200 + n * gap)}h700"
        with drawing.group(opacity=0.8, transform=f"rotate({number(angle * 360)} 150 200)"):
            drawing.path(data, stroke=colour, stroke_width=width)


def _nests(drawing: Drawing, dice: PictureDice) -> None:
    """Squares in squares in every cell, all leaning somewhere else."""
    drawing.fill(dice.pick((_CREAM, _STRAW)))
    for _, _, x, y, size in _cells(3, 4, 20):
        colours = dice.several((ORANGE, _AMBER, _RUST, _UMBER, YELLOW, _SAND, _SOOT), 3)
        if dice.luck(9):
            colours = colours[:1]
        lean: Point = (dice.pick((-1, 0, 1)) * 0.6, dice.pick((-1, 0, 1)) * 0.6)
        for n, colour in enumerate(colours):
            part = (0.92, 0.6, 0.28)[n]
            free = (0.92 - part) / 2 * size
            at = (x + size * (1 - part) / 2 + lean[0] * free, y + size * (1 - part) / 2 + lean[1] * free)
            drawing.rect(*at, size * part, size * part, fill=colour)


def _scaffold(drawing: Drawing, dice: PictureDice) -> None:
    """A scaffold with a few panes hung in it."""
    drawing.fill(dice.pick(_GROUNDS))
    cells = _cells(5, 7, 22)
    size = cells[0][4]
    frame = "".join(rectangle(x, y, size, size) for _, _, x, y, _ in cells if not dice.luck(14))
    for c, r, x, y, _ in dice.several(cells, 8):
        wide, high = dice.pick(((1, 1), (2, 1), (1, 2), (2, 2)))
        wide, high = min(wide, 5 - c), min(high, 7 - r)
        drawing.rect(x, y, size * wide, size * high, fill=dice.pick(_GLASS), fill_opacity=0.6)
    drawing.path(frame, fill="none", stroke=_SOOT, stroke_width=2.4)
    braces = ""
    for _, _, x, y, _ in dice.several(cells, 7):
        down = dice.luck(50)
        braces += f"M{number(x)} {number(y if down else y + size)}l{number(size)} {number(size if down else -size)}"
    drawing.path(braces, stroke=_SOOT, stroke_width=2.4)


def _shutter(drawing: Drawing, dice: PictureDice) -> None:
    """Rows that shrink towards a line, in columns that do not follow."""
    drawing.fill(_SOOT)
    columns = dice.pick((3, 4, 5))
    width = 272 / columns
    for c in range(columns):
        colours = dice.pick((ladder(YELLOW, _RUST, 7), ladder(_CREAM, ORANGE, 7), ladder(ORANGE, _UMBER, 7)))
        y, height = 14.0, dice.between(84, 110)
        if dice.luck(40):
            colours = list(reversed(colours))
        for colour in colours:
            if y + 4 > 386:
                break
            if not dice.luck(8):
                drawing.rect(14 + c * width + 2, y + 2, width - 4, min(height, 386 - y) - 4, fill=colour)
            y += height
            height *= dice.between(0.7, 0.8)
        if y + 6 < 386:
            drawing.rect(14 + c * width + 2, y + 2, width - 4, 386 - y - 4, fill=colours[-1], opacity=0.35)


def _fault(drawing: Drawing, dice: PictureDice) -> None:
    """A grid that has slipped along a fault."""
    drawing.fill(dice.pick((_CREAM, _SAND)))
    high, low = dice.between(110, 190), dice.between(210, 290)
    if dice.luck(50):
        high, low = low, high
    shift = dice.side() * dice.between(14, 24)
    above = drawing.clip(line([(0, 0), (WIDTH, 0), (WIDTH, low - 4), (0, high - 4)], closed=True))
    below = drawing.clip(line([(0, high + 4), (WIDTH, low + 4), (WIDTH, HEIGHT), (0, HEIGHT)], closed=True))
    for window, move, colour in ((above, 0.0, _SOOT), (below, shift, ORANGE)):
        data = "".join(
            rectangle(-34 + 46 * c + move + 3, -20 + 46 * r + 3 + move / 2, 40, 40) for c in range(9) for r in range(10)
        )
        drawing.path(data, fill=colour, clip_path=window)
    for _ in range(4):
        c, r = 1 + dice.below(5), dice.below(2) if dice.luck(50) else 6 + dice.below(2)
        move = 0.0 if r < 3 else shift
        colour = dice.pick((YELLOW, _RUST)) if r < 3 else dice.pick((_RUST, _SOOT))
        drawing.rect(-34 + 46 * c + move + 3, -20 + 46 * r + 3 + move / 2, 40, 40, fill=colour)


def _veils(drawing: Drawing, dice: PictureDice) -> None:
    """Large panes over a fine grid, growing darker where they meet."""
    drawing.fill(dice.pick(_GROUNDS))
    lines = "".join(f"M{n * 20} 0v400" for n in range(1, 15)) + "".join(f"M0 {n * 20}h300" for n in range(1, 20))
    for _ in range(7):
        width, height = 20 * (3 + dice.below(6)), 20 * (3 + dice.below(8))
        x, y = 20 * (1 + dice.below(14 - width // 20)), 20 * (1 + dice.below(19 - height // 20))
        drawing.rect(x, y, width, height, fill=dice.pick((ORANGE, ORANGE, _AMBER, _RUST, _SLATE)), fill_opacity=0.6)
    drawing.path(lines, stroke=_CREAM, stroke_width=1.8)


COMPOSITIONS: tuple[Composition, ...] = (
    _chart,
    _fence,
    _sheets,
    _gravel,
    _weave,
    _directions,
    _spill,
    _estates,
    _pencil,
    _twist,
    _nests,
    _fault,
    _scaffold,
    _shutter,
    _veils,
)
