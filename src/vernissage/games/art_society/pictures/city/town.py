"""Houses of one depth, rows of them, and the river that repeats their lights."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, sine
from vernissage.art.svg import line, rectangle
from vernissage.games.art_society.pictures.city.dusk import INK, LAMP, NIGHT, SKIES, SNOW
from vernissage.games.art_society.pictures.sheet import PaintedSheet


class Town:
    """Houses of one depth: their walls, their lit and dark windows, and the roofs on which snow lies."""

    def __init__(self, sheet: PaintedSheet, wall: str, lit: str = LAMP) -> None:
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
                self.roofs, fill="none", stroke=SNOW, stroke_width=2.6 * self.sheet.grain, stroke_linejoin="round"
            )
        if self.blinds:
            canvas.path(self.blinds, fill=mix(self.wall, "#9cc4ea", 26))
        if self.lights:
            canvas.path(self.lights, fill=self.lit)


def row_of_houses(
    sheet: PaintedSheet,
    town: Town,
    horizon: float,
    low: float,
    high: float,
    wide: float,
    roofs: tuple[str, ...],
    pane: float,
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


def far_roofs(sheet: PaintedSheet, horizon: float, high: float) -> None:
    """A pale row of roofs behind the others."""
    town = Town(sheet, mix(SKIES[sheet.mood][1], NIGHT, 30))
    row_of_houses(
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


def river(sheet: PaintedSheet, shore: float) -> None:
    """The river: the colours of the sky upside down, and the lights drawn out in it."""
    canvas, dice, g = sheet.canvas, sheet.dice, sheet.grain
    top, middle, low = SKIES[sheet.mood]
    canvas.path(sheet.below(shore), fill=canvas.gradient([(0, mix(low, NIGHT, 45)), (100, mix(top, INK, 25))], 90))
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
    canvas.path(lights, fill=LAMP, opacity=0.85)


def lancet(x: float, y: float, wide: float, tall: float) -> str:
    """Path data of a pointed window."""
    r, half = wide * 0.75, wide / 2
    left = pen("M", x, y + tall, "v", -tall * 0.6, "a", r, r, 0, 0, 1, half, -tall * 0.4)
    return left + pen("a", r, r, 0, 0, 1, half, tall * 0.4, "v", tall * 0.6, "z")
