"""The city at dusk: dark blocks against the last light, and windows lit in them."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import BLUE, mix
from vernissage.art.geometry import Point, between, sine
from vernissage.art.scenes.sheet import Genre, Sheet, dots, slants, strew
from vernissage.art.svg import line, number, place, rectangle, smooth

HUE = BLUE
MOODS = ("crescent", "moon", "rain", "snow", "fog", "stars", "dusk", "storm")
_NIGHT, _INK, _LAMP, _GLOW, _ROSE, _SNOW = "#0a1c3d", "#071226", "#ffd66e", "#fff0b8", "#f2a97f", "#eaf2fb"
_RAVEN = "#061530"
_SKIES = {
    "crescent": ("#0b2450", "#1d63a6", "#8cc1e6"),
    "moon": ("#081b3f", "#164f8f", "#5d9fd2"),
    "rain": ("#1a3356", "#3b668f", "#7e9fbb"),
    "snow": ("#23456f", "#5f8fbb", "#bcd3e6"),
    "fog": ("#35608c", "#7ba3c4", "#c3d5e2"),
    "stars": ("#061634", "#0f4382", "#4c90c8"),
    "dusk": ("#0d2c5e", "#2f7cc0", "#f5b98c"),
    "storm": ("#0a1a33", "#2a5b8c", "#f0c27a"),
}


def _sky(sheet: Sheet, horizon: float, moon: float = 0.74) -> None:
    """The sky down to the horizon and what the mood puts there."""
    canvas, dice, width = sheet.canvas, sheet.dice, sheet.width
    top, middle, low = _SKIES[sheet.mood]
    canvas.path(
        sheet.below(0),
        fill=canvas.gradient(
            [(0, top), (round(65 * horizon / sheet.height), middle), (round(100 * horizon / sheet.height), low)], 90
        ),
    )
    size = 11 * sheet.grain
    x, y = width * moon, max(size * 1.9, horizon * 0.24)
    if sheet.mood == "moon":
        canvas.circle((x, y), size * 2.1, fill=_GLOW, opacity=0.16)
        canvas.circle((x, y), size * 1.3, fill=_GLOW)
    elif sheet.mood == "crescent":
        s = size * 1.25
        canvas.path(
            pen("M", x, y - s, "a", s, s, 0, 1, 1, -s, s * 1.4, "a", s * 1.25, s * 1.25, 0, 0, 0, s, -s * 1.4, "z"),
            fill=_GLOW,
        )
    elif sheet.mood == "stars":
        strew(sheet, round(8 * sheet.grain * width / 156), 6, horizon * 0.66, 3.4, _GLOW)
        canvas.path(_spark(x, y, size * 1.2), fill="#fff")
    elif sheet.mood == "storm":
        for n in range(3):
            cx, cy = width * (0.1 + 0.42 * n), horizon * (0.1 + 0.16 * (n % 2))
            canvas.path(_cloud(sheet, cx, cy, width * 0.34), fill=mix(top, middle, 20 + 15 * n))
    elif sheet.mood in ("rain", "snow", "dusk"):
        for n in range(2):
            cy = horizon * (0.16 + 0.24 * n)
            canvas.path(
                _streak(sheet, dice.between(0, 0.6) * width, cy, width * 0.5), fill=mix(middle, low, 25), opacity=0.55
            )


def _spark(x: float, y: float, r: float) -> str:
    inner = r * 0.16
    return line(
        [
            (x, y - r),
            (x + inner, y - inner),
            (x + r, y),
            (x + inner, y + inner),
            (x, y + r),
            (x - inner, y + inner),
            (x - r, y),
            (x - inner, y - inner),
        ],
        closed=True,
    )


def _cloud(sheet: Sheet, x: float, y: float, reach: float) -> str:
    dice = sheet.dice
    points: list[Point] = [(x - reach, y + reach * 0.12)]
    for n in range(5):
        points.append((x + reach * (n - 2) / 2.4, y - reach * dice.between(0.1, 0.26) * (1.3 - 0.3 * abs(n - 2))))
    points += [(x + reach, y + reach * 0.12), (x, y + reach * 0.2)]
    return smooth(points, closed=True)


def _streak(sheet: Sheet, x: float, y: float, length: float) -> str:
    thick = 3.5 * sheet.grain
    return smooth(
        [(x, y), (x + length * 0.4, y - thick), (x + length, y - thick * 0.3), (x + length * 0.5, y + thick)],
        closed=True,
    )


class _Town:
    """Houses of one depth: their walls, their lit and dark windows, and the roofs on which snow lies."""

    def __init__(self, sheet: Sheet, wall: str, lit: str = _LAMP) -> None:
        self.sheet, self.wall, self.lit = sheet, wall, lit
        self.walls = self.lights = self.blinds = self.roofs = ""

    def house(self, x: float, wide: float, top: float, base: float, roof: str) -> None:
        """One house; the roof is flat, gable, step, bell, spire, dome or aerial."""
        g = self.sheet.grain
        mid, right = x + wide / 2, x + wide
        crown: list[Point]
        if roof == "gable":
            crown = [(x, top), (mid, top - wide * 0.55), (right, top)]
        elif roof == "spire":
            crown = [
                (x, top),
                (x + wide * 0.12, top),
                (mid, top - wide * 1.5),
                (right - wide * 0.12, top),
                (right, top),
            ]
        elif roof == "step":
            s, up = wide / 6, wide * 0.16
            crown = [(x, top), (x + s, top), (x + s, top - up), (x + 2 * s, top - up), (x + 2 * s, top - 2 * up)]
            crown += [(2 * mid - px, py) for px, py in reversed(crown)]
        elif roof == "bell":
            crown = [
                (x, top),
                (x + wide * 0.16, top - wide * 0.1),
                (x + wide * 0.24, top - wide * 0.42),
                (mid, top - wide * 0.56),
            ]
            crown += [(2 * mid - px, py) for px, py in reversed(crown[:3])]
        elif roof == "dome":
            crown = [(mid + wide * 0.5 * (n / 5 - 1), top - wide * 0.5 * sine(n / 20)) for n in range(5)]
            crown += [(mid - 1, top - wide * 0.5), (mid, top - wide * 0.8), (mid + 1, top - wide * 0.5)]
            crown += [(2 * mid - px, py) for px, py in reversed(crown[:5])]
        elif roof == "aerial":
            crown = [
                (x, top),
                (mid - 1, top),
                (mid - 1, top - 20 * g),
                (mid + 1, top - 20 * g),
                (mid + 1, top),
                (right, top),
            ]
        else:
            crown = [(x, top), (right, top)]
        self.walls += line([(x, base), *crown, (right, base)], closed=True)
        self.roofs += line(crown)

    def windows(self, x: float, y: float, columns: int, rows: int, step: Point, size: Point, lit: int = 62) -> None:
        """A grid of windows, of which so many in a hundred are lit."""
        for row in range(rows):
            for column in range(columns):
                pane = rectangle(x + column * step[0], y + row * step[1], *size)
                if self.sheet.dice.luck(lit):
                    self.lights += pane
                elif self.sheet.dice.luck(45):
                    self.blinds += pane

    def front(self, x: float, wide: float, top: float, base: float, pane: float, lit: int = 62) -> None:
        """Windows over a whole front, as many as fit."""
        step = (pane * 2.0, pane * 2.5)
        columns = max(1, int((wide - pane * 0.7) / step[0]))
        rows = max(1, int((base - top - pane * 0.6) / step[1]))
        left = x + (wide - (columns - 1) * step[0] - pane) / 2
        self.windows(left, top + pane * 0.9, columns, rows, step, (pane, pane * 1.45), lit)

    def paint(self) -> None:
        """All of it, the lights last."""
        canvas = self.sheet.canvas
        canvas.path(self.walls, fill=self.wall)
        if self.sheet.mood == "snow" and self.lights:
            canvas.path(
                self.roofs, fill="none", stroke=_SNOW, stroke_width=2.6 * self.sheet.grain, stroke_linejoin="round"
            )
        if self.blinds:
            canvas.path(self.blinds, fill=mix(self.wall, "#9cc4ea", 26))
        if self.lights:
            canvas.path(self.lights, fill=self.lit)


def _weather(sheet: Sheet) -> None:
    """What falls, or drifts, before everything."""
    canvas, width, height = sheet.canvas, sheet.width, sheet.height
    area = width * height / 24336
    if sheet.mood == "rain":
        rain = slants(sheet, round(16 + 10 * area), 15 * sheet.grain, 4.5 * sheet.grain)
        canvas.path(rain, stroke="#dcebf8", stroke_width=1.3 * sheet.grain, opacity=0.6, stroke_linecap="round")
    elif sheet.mood == "snow":
        strew(sheet, round(18 + 13 * area), 4, height - 4, 5 * sheet.grain, "#fff")
    elif sheet.mood == "fog":
        for n in range(5):
            y, swing = height * (0.4 + 0.13 * n), height * 0.02
            top = [(width * t, y + swing * sine(sheet.dice.between(0, 1))) for t in (-0.05, 0.25, 0.5, 0.75, 1.05)]
            canvas.path(sheet.under(top), fill="#d6e4ef", opacity=0.13)


def _row(
    sheet: Sheet, town: _Town, horizon: float, low: float, high: float, wide: float, roofs: tuple[str, ...], pane: float
) -> None:
    """Houses from edge to edge, between two heights."""
    dice = sheet.dice
    x = -wide * dice.between(0, 0.5)
    last = 0.0
    while x < sheet.width:
        span = wide * dice.between(0.75, 1.25)
        top = horizon - dice.between(low, high)
        if abs(top - last) < 0.12 * (high - low):
            top = horizon - (low + high - (horizon - top))
        town.house(x, span, top, sheet.height, dice.pick(roofs))
        if pane:
            town.front(x, span, top, horizon, pane)
        x += span + 0.6
        last = top


def _far(sheet: Sheet, horizon: float, high: float) -> None:
    town = _Town(sheet, mix(_SKIES[sheet.mood][1], _NIGHT, 30))
    _row(
        sheet,
        town,
        horizon,
        high * 0.3,
        high,
        26 * sheet.grain,
        ("flat", "flat", "gable", "aerial", "spire", "dome"),
        0,
    )
    town.paint()


def _water(sheet: Sheet, shore: float) -> None:
    """The river: the colours of the sky upside down, and the lights drawn out in it."""
    canvas, dice, g = sheet.canvas, sheet.dice, sheet.grain
    top, middle, low = _SKIES[sheet.mood]
    canvas.path(sheet.below(shore), fill=canvas.gradient([(0, mix(low, _NIGHT, 45)), (100, mix(top, _INK, 25))], 90))
    lights, shine = "", ""
    x = 6 * g
    while x < sheet.width - 4:
        y = shore + 4 * g
        while y < sheet.height - 2 and dice.luck(88):
            wide = dice.between(3, 7) * g
            lights += rectangle(x - wide / 2 + dice.about(0, 1.5), y, wide, 2 * g)
            y += dice.between(4.5, 6.5) * g
        x += dice.between(13, 22) * g
    for _ in range(round(sheet.width / 34)):
        shine += pen(
            "M", dice.between(0, sheet.width), dice.between(shore + 4, sheet.height), "h", dice.between(8, 26) * g
        )
    canvas.path(shine, stroke=mix(middle, "#ffffff", 30), stroke_width=1.2 * g, opacity=0.6)
    canvas.path(lights, fill=_LAMP, opacity=0.85)


def _tower(sheet: Sheet) -> None:
    """A clock tower over low roofs."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.85, dice.pick((0.16, 0.84)))
    _far(sheet, height, height * 0.42)
    wide = min(width * 0.3, height * 0.19)
    x, top = width * dice.about(0.5, 0.08) - wide / 2, height * 0.46
    tower = _Town(sheet, "#0f3566")
    tower.house(x, wide, top, height, "flat")
    tower.house(x - wide * 0.08, wide * 1.16, top - wide * 0.12, top + wide * 0.06, "flat")
    tower.house(x + wide * 0.06, wide * 0.88, top - wide * 0.9, top, "spire")
    tower.front(x, wide, top + wide * 0.95, height * 0.92, 8 * g, 60)
    tower.paint()
    mid = x + wide / 2
    canvas.circle((mid, top + wide * 0.46), wide * 0.36, fill=_GLOW, stroke=_INK, stroke_width=1.6 * g)
    canvas.path(
        pen("M", mid, top + wide * 0.2, "v", wide * 0.26, "l", wide * 0.17, wide * 0.1),
        fill="none",
        stroke=_INK,
        stroke_width=2.4 * g,
        stroke_linecap="round",
    )
    for side in (-1, 1):
        canvas.path(_lancet(mid + wide * (0.21 * side - 0.09), top - wide * 0.56, wide * 0.18, wide * 0.4), fill=_LAMP)
    near = _Town(sheet, _INK)
    _row(sheet, near, height, height * 0.08, height * 0.2, 44 * g, ("gable", "gable", "flat", "bell"), 8.5 * g)
    near.paint()
    _weather(sheet)


def _street(sheet: Sheet) -> None:
    """Down a street to where it ends in light."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    vx, vy = width * dice.about(0.5, 0.1), height * 0.7
    _sky(sheet, vy, vx / width)
    gap = width * 0.1
    if sheet.mood in ("dusk", "storm", "stars", "rain", "fog", "snow"):
        canvas.circle((vx, vy), width * 0.2, fill=_ROSE, opacity=0.5)
    canvas.path(
        line([(vx - gap, vy), (vx + gap, vy), (width * 1.1, height), (-width * 0.1, height)], closed=True),
        fill="#274f7d",
    )
    canvas.path(
        line(
            [(vx - gap * 0.3, vy), (vx + gap * 0.3, vy), (vx + width * 0.2, height), (vx - width * 0.2, height)],
            closed=True,
        ),
        fill=_ROSE if sheet.mood != "snow" else _SNOW,
        opacity=0.5,
    )
    for side, wall in ((-1, "#12355f"), (1, "#0a2145")):
        edge = 0.0 if side < 0 else width
        lights = blinds = ""
        eave = dice.about(0.04, 0.03)
        near_top, far_top = (edge, height * eave), (vx + side * gap, vy - height * 0.2)
        near_low, far_low = (edge, height * 0.98), (vx + side * gap, vy)
        houses = 4
        parts = [0, 0.36, 0.62, 0.82, 1]
        outline: list[Point] = [near_low]
        for n in range(houses):
            lift = dice.between(-0.05, 0.07) * height * (1 - parts[n] * 0.8)
            for part in (parts[n], parts[n + 1]):
                x, y = between(near_top, far_top, part)
                outline.append((x, y + lift))
        canvas.polygon([*outline, far_low], fill=wall)
        if sheet.mood == "snow":
            canvas.path(line(outline[1:]), fill="none", stroke=_SNOW, stroke_width=3 * g)
        rows = max(3, round(height / (42 * g)))
        for n in range(houses):
            cuts = ((0.14, 0.44), (0.58, 0.86)) if n < 2 else ((0.25, 0.75),)
            for a, b in cuts:
                one, two = parts[n] + (parts[n + 1] - parts[n]) * a, parts[n] + (parts[n + 1] - parts[n]) * b
                for row in range(rows):
                    high, low = (row + 0.55) / (rows + 0.3), (row + 1.1) / (rows + 0.3)
                    quad = [
                        between(between(near_top, far_top, t), between(near_low, far_low, t), v)
                        for t, v in ((one, high), (two, high), (two, low), (one, low))
                    ]
                    if dice.luck(62):
                        lights += line(quad, closed=True)
                    elif n < 2:
                        blinds += line(quad, closed=True)
        canvas.path(blinds, fill=mix(wall, "#9cc4ea", 22))
        canvas.path(lights, fill=_LAMP)
    canvas.circle((vx, vy - 4 * g), 4 * g, fill=_GLOW)
    _weather(sheet)


def _hill_town(sheet: Sheet) -> None:
    """House above house, up to a church."""
    dice, width, height, g = sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.6, dice.pick((0.17, 0.83)))
    rows = max(3, round(height / (52 * g)))
    top = _Town(sheet, "#4686bd")
    wide = 30 * g
    mid = width * dice.about(0.5, 0.12)
    top.house(mid - wide * 0.25, wide * 0.5, height * 0.24, height * 0.5, "spire")
    top.house(mid + wide * 0.25, wide * 0.9, height * 0.34, height * 0.5, "gable")
    top.paint()
    for row in range(rows):
        part = row / (rows - 1)
        town = _Town(sheet, mix("#3a78b0", _INK, round(90 * part)))
        y = height * (0.44 + 0.44 * part)
        span = width * (0.24 + 0.4 * part)
        size = (30 + 14 * part) * g
        x = mid - span - size * dice.between(0, 0.6)
        while x < mid + span:
            one = size * dice.between(0.8, 1.2)
            bow = (x + one / 2 - mid) / width
            roof = y + dice.about(0, 5 * g) + height * 0.28 * bow * bow
            town.house(x, one, roof, height, dice.pick(("gable", "gable", "flat", "step")))
            pane = one * 0.2
            town.windows(
                x + one * 0.2,
                roof + one * 0.14,
                2,
                1 if row < rows - 1 else 2,
                (one * 0.4, one * 0.5),
                (pane, pane * 1.4),
                66,
            )
            x += one * dice.between(1, 1.12)
        town.paint()
    _weather(sheet)


def _house_opposite(sheet: Sheet) -> None:
    """One front, and in each window somebody's evening."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.3, 0.47)
    columns = 2 if width < 170 else 3 if width < 400 else 4
    eave = min(height * 0.24, 74 * g)
    wall = _Town(sheet, "#123a6b")
    wall.house(0, width, eave, height, "flat")
    wall.house(width * 0.16, 16 * g, eave - 22 * g, eave, "flat")
    wall.house(width * 0.7, 20 * g, eave - 15 * g, eave, "flat")
    wall.paint()
    canvas.rect(0, eave, width, 6 * g, fill="#0a2145")
    step = width / columns
    pane = step * 0.56
    rows = max(2, round((height - eave) / (step * 1.12)))
    rise = (height - eave - 8 * g) / rows
    tall = min(rise * 0.7, pane * 1.35)
    lit = dice.shuffled(range(columns * rows))[: round(columns * rows * 0.68)]
    scenes = dice.shuffled(("plant", "cat", "lamp", "sitter", "curtain", "cat", "sitter", "plant", "lamp"))
    for n in range(columns * rows):
        x, y = (n % columns + 0.5) * step - pane / 2, eave + 8 * g + (n // columns) * rise + (rise - tall) * 0.4
        canvas.rect(x - 3 * g, y + tall, pane + 6 * g, 4 * g, fill=_SNOW if sheet.mood == "snow" else "#3d75ad")
        canvas.rect(
            x,
            y,
            pane,
            tall,
            fill=(_LAMP, "#ffc04d", _GLOW)[n % 3] if n in lit else "#0a2145",
            stroke=_RAVEN,
            stroke_width=2 * g,
        )
        if n in lit:
            _inside(sheet, scenes[n % len(scenes)], x, y, pane, tall)
        canvas.path(
            pen("M", x + pane / 2, y, "v", tall, "M", x, y + tall * 0.4, "h", pane),
            stroke=_RAVEN,
            stroke_width=1.6 * g,
        )
    _weather(sheet)


def _inside(sheet: Sheet, scene: str, x: float, y: float, wide: float, tall: float) -> None:
    """Who or what is seen in a window."""
    base, mid = y + tall, x + wide * sheet.dice.pick((0.34, 0.66))
    s = wide / 40
    shapes = {
        "plant": "M-6 0h12l2-9h-16zM0-8C-2-20-12-22-14-28C-4-27 0-20 0-14C0-24 6-30 14-30C13-22 4-18 1-8z",
        "cat": "M-9 0C-10-10-5-14-3-16L-5-24L-1-21H3L7-24L6-14C10-8 10-4 9 0C14 0 15-6 13-10C19-4 16 2 9 1z",
        "lamp": "M-8 0h16l-6-2v-14h10l-5-14h-14l-5 14h10v14z",
        "sitter": "M-16 0C-16-14-8-16-4-18A8 8 0 1 1 5-18C10-16 17-13 17 0z",
        "curtain": "",
    }
    if scene == "curtain":
        for side in (0, 1):
            edge, inner = x + side * wide, x + wide * (0.42 if not side else 0.58)
            sheet.canvas.path(
                pen("M", edge, y, "L", inner, y, "C", inner, y + tall * 0.5, edge, y + tall * 0.6, edge, base, "z"),
                fill="#d9863d",
            )
        return
    with sheet.canvas.group(transform=place(mid, base, s)):
        sheet.canvas.path(shapes[scene], fill="#4a2b1c")


def _forty_floors(sheet: Sheet) -> None:
    """A skyscraper in steps, with others behind it."""
    dice, width, height, g = sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.9, dice.pick((0.14, 0.86)))
    _far(sheet, height, height * 0.5)
    back = _Town(sheet, "#1c5490")
    for share, high in ((0.02, 0.36), (0.72, 0.46)):
        x, wide, top = width * share, width * 0.25, height * dice.about(high, 0.05)
        back.house(x, wide, top, height, dice.pick(("flat", "aerial", "step")))
        back.front(x, wide, top, height * 0.95, 6.5 * g, 50)
    back.paint()
    tower = _Town(sheet, "#0b2850")
    mid = width * dice.about(0.5, 0.06)
    steps = ((0.46, 0.62, 1.0), (0.36, 0.4, 0.62), (0.24, 0.24, 0.4))
    for share, top, base in steps:
        tower.house(mid - width * share / 2, width * share, height * top, height, "flat")
        tower.front(mid - width * share / 2, width * share, height * top, height * base - 2 * g, 7 * g, 80)
    tower.house(mid - width * 0.08, width * 0.16, height * 0.19, height * 0.3, "spire")
    tower.paint()
    near = _Town(sheet, _INK)
    _row(sheet, near, height, height * 0.06, height * 0.14, 50 * g, ("flat", "step"), 0)
    near.paint()
    _weather(sheet)


def _cathedral(sheet: Sheet) -> None:
    """Two spires and a rose window, lit from within."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.88, 0.5)
    _far(sheet, height, height * 0.34)
    church = _Town(sheet, "#0f3262")
    body = min(width * 0.62, height * 0.6)
    mid, wing = width / 2, body * 0.3
    top = height * 0.46
    for side in (-1, 1):
        x = mid + side * body * 0.5 - wing / 2
        church.house(x, wing, top, height, "spire")
        for n in range(2):
            y = top + wing * (0.4 + 1.1 * n)
            church.lights += _lancet(x + wing * 0.3, y, wing * 0.4, wing * 0.75)
    church.house(mid - body * 0.36, body * 0.72, top + body * 0.28, height, "gable")
    church.paint()
    centre, r = (mid, top + body * 0.42), body * 0.17
    canvas.circle(centre, r, fill=_LAMP, stroke=_INK, stroke_width=2 * g)
    spokes = "".join(
        line(
            [
                (centre[0] - r * sine(n / 12 + 0.25), centre[1] - r * sine(n / 12)),
                (centre[0] + r * sine(n / 12 + 0.25), centre[1] + r * sine(n / 12)),
            ]
        )
        for n in range(6)
    )
    canvas.path(spokes, stroke=_INK, stroke_width=1.3 * g)
    canvas.circle(centre, r * 0.35, fill=_GLOW, stroke=_INK, stroke_width=1.3 * g)
    canvas.path(_lancet(mid - body * 0.1, height * 0.98 - body * 0.26, body * 0.2, body * 0.26), fill=_LAMP)
    row = height * 0.98 - body * 0.5
    if row > centre[1] + r * 1.3:
        arches = "".join(_lancet(mid + body * (0.17 * n - 0.05), row, body * 0.1, body * 0.18) for n in (-1, 0, 1))
        canvas.path(arches, fill=_LAMP)
    near = _Town(sheet, _INK)
    for side in (0, 1):
        wide = max(30 * g, (width - body * 1.3) / 2 + body * 0.1)
        x = -wide * 0.15 if not side else width - wide * 0.85
        near.house(x, wide, height * 0.8, height, dice.pick(("gable", "step", "bell")))
        near.front(x, wide, height * 0.8, height, 8 * g)
    near.paint()
    _weather(sheet)


def _lancet(x: float, y: float, wide: float, tall: float) -> str:
    r, half = wide * 0.75, wide / 2
    left = pen("M", x, y + tall, "v", -tall * 0.6, "a", r, r, 0, 0, 1, half, -tall * 0.4)
    return left + pen("a", r, r, 0, 0, 1, half, tall * 0.4, "v", tall * 0.6, "z")


def _far_bank(sheet: Sheet) -> None:
    """The whole city from across the river."""
    dice, height, g = sheet.dice, sheet.height, sheet.grain
    shore = height * 0.7
    _sky(sheet, shore, dice.pick((0.2, 0.5, 0.8)))
    _far(sheet, shore, height * 0.5)
    town = _Town(sheet, "#0c2c58")
    _row(
        sheet,
        town,
        shore,
        height * 0.16,
        height * 0.44,
        30 * g,
        ("flat", "flat", "step", "spire", "dome", "aerial"),
        6.5 * g,
    )
    town.paint()
    _water(sheet, shore)
    _weather(sheet)


def _canal_houses(sheet: Sheet) -> None:
    """Narrow gables in a row along the quay."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    shore = height * 0.76
    _sky(sheet, shore * 0.9, dice.pick((0.2, 0.5, 0.8)))
    count = max(4, round(width / (38 * g)))
    wide = width / count
    tones = ("#12396b", "#0a2247", "#1b4f88", "#0e2d59")
    for n in range(count):
        house = _Town(sheet, tones[(n * 3 + n // 4) % 4])
        top = height * dice.between(0.26, 0.4)
        roof = ("bell", "step", "gable")[(n + dice.below(2)) % 3]
        house.house(n * wide, wide, top, shore, roof)
        pane = wide * 0.2
        rows = max(2, int((shore - top) / (pane * 2.1)))
        house.windows(
            n * wide + wide * 0.2, top + pane * 0.4, 2, rows, (wide * 0.4, (shore - top) / rows), (pane, pane * 1.3), 64
        )
        house.lights += rectangle(n * wide + wide * 0.42, top - wide * 0.22, wide * 0.16, wide * 0.16)
        house.paint()
    _water(sheet, shore)
    canvas.rect(0, shore, width, 4 * g, fill="#2c5f97" if sheet.mood != "snow" else _SNOW)
    bx = width * dice.between(0.2, 0.6)
    canvas.path(
        pen("M", bx, height * 0.88, "h", 52 * g, "l", -8 * g, 9 * g, "h", -36 * g, "z"),
        fill=_INK,
    )
    canvas.rect(bx + 14 * g, height * 0.88 - 8 * g, 20 * g, 8 * g, fill=_INK)
    canvas.rect(bx + 17 * g, height * 0.88 - 6 * g, 5 * g, 4 * g, fill=_LAMP)
    canvas.rect(bx + 26 * g, height * 0.88 - 6 * g, 5 * g, 4 * g, fill=_LAMP)
    _weather(sheet)


def _iron_bridge(sheet: Sheet) -> None:
    """A bridge hung with lamps, the city beyond."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    shore = height * 0.66
    _sky(sheet, shore, dice.pick((0.5, 0.52)))
    town = _Town(sheet, "#1d5590")
    _row(sheet, town, shore, height * 0.08, height * 0.3, 30 * g, ("flat", "gable", "spire", "dome", "aerial"), 6.5 * g)
    town.paint()
    _water(sheet, shore)
    deck, top = height * 0.72, height * 0.22
    left, right, post = width * 0.2, width * 0.8, 9 * g
    for x in (left, right):
        canvas.rect(x - post / 2, top, post, height - top, fill=_INK)
        canvas.rect(x - post * 0.9, top - 3 * g, post * 1.8, 5 * g, fill=_INK)
        canvas.rect(x - post * 1.1, height * 0.86, post * 2.2, height * 0.14, fill=_INK)
        canvas.circle((x, top - 7 * g), 3.4 * g, fill=_GLOW)
    count = max(8, round(width / (14 * g)))
    cable: list[Point] = []
    for n in range(count + 1):
        x = width * n / count
        if left <= x <= right:
            part = (2 * x - left - right) / (right - left)
        else:
            part = x / left if x < left else (width - x) / (width - right)
        y = deck - 10 * g - (deck - 10 * g - top) * part * part
        cable.append((x, y))
    canvas.path("".join(pen("M", x, y, "V", deck) for x, y in cable), stroke=_INK, stroke_width=1.4 * g)
    canvas.path(line(cable), fill="none", stroke=_INK, stroke_width=3 * g)
    dots(sheet, cable[1::2], 4 * g, _LAMP)
    canvas.rect(0, deck, width, 8 * g, fill=_INK)
    canvas.path(
        pen("M", 4, deck + 3.6 * g, "h", width),
        stroke=_LAMP,
        stroke_width=2.6 * g,
        stroke_dasharray=f"{number(5 * g)} {number(9 * g)}",
    )
    if sheet.mood == "snow":
        canvas.rect(0, deck - 1.5 * g, width, 2.5 * g, fill=_SNOW)
    _weather(sheet)


def _last_train(sheet: Sheet) -> None:
    """A lit train on the viaduct, above the street lamps."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.8, dice.pick((0.2, 0.8)))
    _far(sheet, height, height * 0.72)
    town = _Town(sheet, "#17497f")
    _row(sheet, town, height * 0.56, height * 0.04, height * 0.24, 40 * g, ("flat", "gable", "aerial", "step"), 6.5 * g)
    town.paint()
    deck = height * 0.58
    arch = min(44 * g, width / 3)
    count = round(width / arch)
    arch = width / count
    r = arch * 0.39
    holes = "".join(
        pen("M", n * arch + arch * 0.11, height, "V", deck + 10 * g + r, "a", r, r, 0, 0, 1, 2 * r, 0, "V", height, "z")
        for n in range(count)
    )
    canvas.path(sheet.below(deck), fill=_INK)
    canvas.path(holes, fill="#2a659f")
    dots(sheet, [(n * arch + arch / 2, height - 16 * g) for n in range(count)], 7 * g, _GLOW)
    if sheet.mood == "snow":
        canvas.rect(0, deck - 2 * g, width, 4 * g, fill=_SNOW)
    car, tall = 58 * g, 22 * g
    x = width * dice.between(0.08, 0.2)
    while x < width:
        canvas.rect(x, deck - 3 * g - tall, car, tall, fill=_RAVEN, rx=3 * g)
        for n in range(4):
            canvas.rect(x + (5 + 13.2 * n) * g, deck - 3 * g - tall + 5 * g, 9.4 * g, 9.5 * g, fill=_LAMP)
        x += car + 2.5 * g
    canvas.rect(0, deck - 2.5 * g, width, 3 * g, fill=_RAVEN)
    _weather(sheet)


GENRE = Genre(
    upright=(_tower, _street, _hill_town, _house_opposite, _forty_floors, _cathedral),
    wide=(_far_bank, _canal_houses, _iron_bridge, _last_train),
    moods=MOODS,
)
