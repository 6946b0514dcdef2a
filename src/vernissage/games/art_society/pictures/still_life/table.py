"""The wall, the table and its edge, and how things are put on it."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.svg import disc, number, place, rectangle, smooth
from vernissage.games.art_society.pictures.sheet import PaintedSheet
from vernissage.games.art_society.pictures.still_life.things import INK, RED, THINGS, WHITE

_WALLS = (("#f0d63c", "#e3bd27"), ("#f5e27a", "#ecd152"), ("#ecc52f", "#dba91f"), ("#f3dd55", "#e7c43a"))
_TABLES = (("#7b4a28", "#4e2c16"), ("#5a4632", "#372718"), ("#8a4a34", "#5c2c1f"), ("#465a5e", "#29383b"))


class Tabletop:
    """The wall, the table and its edge; then things are put on it, those at the back first."""

    def __init__(self, sheet: PaintedSheet, free: float) -> None:
        self.sheet, self.canvas, self.dice = sheet, sheet.canvas, sheet.dice
        width, height, g = sheet.width, sheet.height, sheet.grain
        self.wall, self.dim = self.dice.pick(_WALLS)
        self.top, self.front = self.dice.pick(_TABLES)
        self.free = free
        """The part of the width where there is room for one thing more."""
        drop = min(height * 0.2, 62 * g)
        self.edge = height - drop
        self.back = self.edge - min(height * 0.13, 34 * g)
        self.base = self.edge - (self.edge - self.back) * 0.42
        sheet.ground(self.wall)
        if sheet.mood == "window":
            self._window()
        elif sheet.mood == "candle":
            sheet.ground(mix(self.dim, "#8a5a10", 35))
            canvas, x = self.canvas, width * free
            for r in (0.75, 0.5, 0.28):
                canvas.circle((x, self.base - 62 * g), max(width, height) * r, fill="#ffe46a", opacity=0.34)
        else:
            self._paper()
        self.canvas.path(sheet.below(self.back), fill=self.top)
        self._cloth()

    def _window(self) -> None:
        """A window in the wall, and its light across it."""
        sheet, canvas = self.sheet, self.canvas
        width, tall = sheet.width * 0.34, min(self.back * 0.62, sheet.width * 0.5)
        x, y = sheet.width * 0.07, self.back * 0.1
        canvas.path(
            pen("M", x + width, y, "L", sheet.width, y + tall * 0.5, "V", self.back, "H", sheet.width * 0.5, "z"),
            fill="#fff6c4",
            opacity=0.55,
        )
        canvas.rect(x, y, width, tall, fill="#cfe6ee", stroke=WHITE, stroke_width=5 * sheet.grain)
        canvas.path(
            smooth([(x, y + tall * 0.7), (x + width * 0.4, y + tall * 0.6), (x + width, y + tall * 0.74)])
            + pen("V", y + tall, "H", x, "z"),
            fill="#8fb98a",
        )
        canvas.path(
            pen("M", x + width / 2, y, "v", tall, "M", x, y + tall * 0.45, "h", width),
            stroke=WHITE,
            stroke_width=3.4 * sheet.grain,
        )

    def _paper(self) -> None:
        """Something quiet on the wall: stripes, a hanging cloth, or a line where it changes colour."""
        canvas, width, g = self.canvas, self.sheet.width, self.sheet.grain
        kind = self.dice.below(3)
        if kind == 0:
            canvas.path(
                pen("M", 0, self.back / 2, "h", width),
                stroke=self.dim,
                stroke_width=self.back,
                stroke_dasharray=f"{number(9 * g)} {number(17 * g)}",
                opacity=0.7,
            )
        elif kind == 1:
            side = self.dice.below(2)
            out, inner = (0.0, 0.34) if not side else (1.0, 0.66)
            drape = pen("M", out * width, 0) + self._fold(out, inner, 1, "H") + pen("H", out * width, "z")
            canvas.path(drape, fill=mix(self.dim, "#b5761a", 55))
            folds = self._fold(out, inner, 0.35) + self._fold(out, inner, 0.7)
            canvas.path(folds, fill="none", stroke="#8f5a12", stroke_width=2 * g)
        else:
            canvas.path(
                pen("M", 0, self.back * 0.5, "h", width, "v", self.back * 0.5, "h", -width, "z"),
                fill=self.dim,
            )
            canvas.path(pen("M", 0, self.back * 0.5, "h", width), stroke=INK, stroke_width=1.6 * g, opacity=0.6)

    def _fold(self, out: float, inner: float, part: float, start: str = "M") -> str:
        """A line down a curtain, so far from its outer edge; it is tied back at half height."""
        top, low = (self.sheet.width * (out + (inner - out) * part * share) for share in (1.0, 0.34))
        begin = pen(start, top) if start == "H" else pen(start, top, 0)
        return begin + pen("C", top, self.back * 0.4, low, self.back * 0.5, low, self.back)

    def _cloth(self) -> None:
        """The front of the table, a cloth over part of its edge."""
        sheet, canvas, width, height, g = self.sheet, self.canvas, self.sheet.width, self.sheet.height, self.sheet.grain
        canvas.path(sheet.below(self.edge), fill=self.front)
        canvas.path(pen("M", 0, self.edge, "h", width), stroke=mix(self.top, "#ffffff", 35), stroke_width=2 * g)
        checks = sheet.mood == "checks"
        x = width * (0.0 if checks else self.dice.pick((0.08, 0.3, 0.42)))
        wide = width * (1.0 if checks else 0.5)
        low = self.edge + (height - self.edge) * 0.74
        hem = [(x + wide * n / 6, low + (4 if n % 2 else -4) * g) for n in range(7)]
        cloth = (
            pen("M", x + wide * 0.06, self.back + 3 * g, "H", x + wide * 0.94, "L", x + wide, self.edge, "V", low)
            + "".join(pen("L", px, py) for px, py in reversed(hem))
            + pen("V", self.edge, "z")
        )
        canvas.path(cloth, fill=WHITE)
        if checks:
            step = 16 * g
            cols = "".join(
                rectangle(step * 2 * n, self.back + 3 * g, step, low - self.back - 3 * g)
                for n in range(int(width / step / 2) + 1)
            )
            rows = "".join(rectangle(0, self.edge + dy * g, width, h * g) for dy, h in ((-9, 6), (10, 16)))
            canvas.path(cols, fill=RED, opacity=0.6)
            canvas.path(rows, fill=RED, opacity=0.6)
        else:
            folds = "".join(
                pen("M", x + wide * t, self.edge + 2 * g, "L", x + wide * (t + 0.03), low) for t in (0.2, 0.46, 0.78)
            )
            canvas.path(folds, stroke="#cfc3ae", stroke_width=2.4 * g)
        canvas.path(pen("M", x, self.edge, "h", wide), stroke="#cfc3ae", stroke_width=1.8 * g)

    def put(self, thing: str, x: float, size: float, depth: float = 0.0, colour: str = "", lift: float = 0.0) -> None:
        """A thing at a part of the width, so high, a little nearer or farther; its shadow falls to the right.

        What is lifted lies on other things.
        """
        pieces = THINGS[thing]
        scale = size / pieces[0]
        at = self.base + depth * (self.edge - self.back) * 0.4 - lift
        reach = pieces[1] * scale
        px = self.sheet.width * x
        if not lift:
            shadow = [(-reach * 0.7, 0.0), (reach * 0.4, -4.0), (reach * 1.7, 0.0), (reach * 0.4, 5.0)]
            spots = [(px + sx, at + sy * self.sheet.grain) for sx, sy in shadow]
            self.canvas.path(smooth(spots, closed=True), opacity=0.3)
        with self.canvas.group(transform=place(px, at, scale)):
            for data, fill in pieces[2]:
                tone = colour if fill == "*" else mix(colour, INK, 32) if fill == "**" else fill
                if tone.startswith("-"):
                    self.canvas.path(data, fill="none", stroke=tone[1:], stroke_width=4, stroke_linecap="round")
                else:
                    self.canvas.path(data, fill=tone)

    def hang(self, tall: float) -> None:
        """A pan or a lamp, where a tall picture leaves room over what stands on the table."""
        room, s = self.base - tall, self.sheet.width / 160
        if room < 100 * s:
            return
        x = self.sheet.width * self.dice.pick((0.5, 0.6))
        with self.canvas.group(transform=place(x, room * 0.46, s)):
            if self.dice.luck(50):
                self.canvas.path("M0-200V-34", stroke=INK, stroke_width=2.6)
                self.canvas.path("M-9-36H9C12-20 40-14 46 10H-46C-40-14-12-20-9-36z", fill="#2f5d56")
                self.canvas.path("M-14 10A14 14 0 0 0 14 10z", fill="#fff6c4")
            else:
                self.canvas.path("M-5-62H5L4-24H-4z" + disc((0, -60), 6), fill=INK)
                self.canvas.circle((0, 6), 32, fill="#a5522a")
                self.canvas.circle((3, 9), 25, fill="#6d3118")

    def finish(self, unit: float = 1.0) -> None:
        """What the title adds, in the free place."""
        x = self.free
        g = self.sheet.grain * unit
        mood = self.sheet.mood
        if mood == "lemon":
            self.put("lemon", x, 30 * g, 1)
        elif mood == "candle":
            self.put("candle", x, 88 * g, 0.9)
        elif mood == "eggs":
            self.put("egg", x - 13 * g / self.sheet.width, 25 * g, 0.4)
            self.put("egg", x + 11 * g / self.sheet.width, 22 * g, 1.2)
        elif mood == "knife":
            self.put("knife", x - 0.08, 11 * g, 1.4)
        elif mood == "letter":
            self.put("letter", x, 25 * g, 1.2)
        elif mood == "cherries":
            self.put("cherries", x, 32 * g, 1)
        else:
            self.put("apple", x, 30 * g, 1, RED)
