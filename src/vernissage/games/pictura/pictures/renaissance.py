"""The Renaissance: clear contours, even light, azure over ochre, everything in its place; an arch in carved gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, between, polar
from vernissage.art.svg import line, rectangle, smooth
from vernissage.games.pictura.pictures.manner import Manner, Palette
from vernissage.games.pictura.pictures.outlines import is_small
from vernissage.games.pictura.pictures.panel import BREADTH, HEIGHT, WIDTH

_GILT, _GLEAM, _GROOVE, _AZURE = "#d3a338", "#fbe9ae", "#6d4711", "#24508f"


class Renaissance(Manner):
    """Every form modelled from light to shade inside a drawn line."""

    fashion = "cap"
    contour = 1.5
    palette: ClassVar[Palette] = Palette(
        zenith="#2b6cb8",
        sky="#7db4e0",
        horizon="#f6ebcb",
        cloud="#fdf6e4",
        far="#93b8c8",
        land="#8d9148",
        field="#cfae5c",
        leaf="#3c6e3b",
        water="#5a98b8",
        skin="#efc89e",
        hair="#7d4a20",
        linen="#f8f1de",
        red="#bd3127",
        blue="#2350a0",
        green="#3a7549",
        ochre="#dd9f2c",
        rose="#d98c7c",
        gold="#e2b448",
        metal="#9ca6ad",
        wood="#8d5b2f",
        stone="#ddcca8",
        dark="#3a2313",
        light="#fff8e2",
    )

    def body(self, data: str, corners: Sequence[Point], colour: str) -> None:
        if is_small(corners):
            self.panel.path(data, fill=colour, stroke=mix(colour, self.c.dark, 62), stroke_width=1)
            return
        if colour not in self._mixed:
            light, dark = mix(colour, self.c.light, 34), mix(colour, self.c.dark, 34)
            self._mixed[colour] = self.panel.veil([(0, light, 1.0), (48, colour, 1.0), (100, dark, 1.0)], 18)
        edge = mix(colour, self.c.dark, 62)
        self.panel.path(data, fill=self._mixed[colour], stroke=edge)

    def sticks(self, limbs: Sequence[Sequence[Point]], width: float, colour: str) -> None:
        self.marks(limbs, width + 2.2, mix(colour, self.c.dark, 62))
        self.marks(limbs, width, colour)

    def heaven(self, horizon: float, lamp: Point) -> None:
        c, deep = self.c, horizon + 40
        fill = self.panel.veil([(0, c.zenith, 1.0), (52, c.sky, 1.0), (92, c.horizon, 1.0)])
        self.panel.path(rectangle(-8, -8, WIDTH + 16, deep + 8), fill=fill)
        for n in range(3):
            y = horizon * (0.3 + 0.2 * n)
            x = self.dice.between(30, 250)
            self.mark([(x, y), (x + 40, y - 4), (x + 90 - 20 * n, y)], 9 - 2 * n, c.cloud, 0.42)
        self._range(horizon)

    def _range(self, horizon: float) -> None:
        """Blue hills at the edge of the world."""
        dice = self.dice
        for n, up in enumerate((46, 24)):
            top = [(-10 + 60 * k, horizon - up * dice.between(0.35, 1.1)) for k in range(7)]
            tone = mix(self.c.far, self.c.zenith, 34 - 16 * n)
            data = smooth(top) + pen("V", horizon + 30, "H", -10, "z")
            self.panel.path(data, fill=tone)

    def sea(self, top: float, lamp: Point) -> None:
        c = self.c
        fill = self.panel.veil([(0, mix(c.water, c.horizon, 45), 1.0), (100, mix(c.water, c.zenith, 45), 1.0)])
        self.panel.path(rectangle(-8, top, WIDTH + 16, HEIGHT - top + 8), fill=fill)
        waves = []
        y, step = top + 8, 7.0
        while y < HEIGHT:
            for x in range(-10, 350, 48):
                start = x + self.dice.between(0, 22)
                waves.append([(start, y), (start + 9, y - 3), (start + 18, y)])
            y, step = y + step, step * 1.22
        self.marks(waves, 1.4, mix(c.water, c.light, 60))

    def room(self, floor: float) -> None:
        c, panel = self.c, self.panel
        panel.path(self.whole(), fill=mix(c.stone, c.ochre, 18))
        eye = (WIDTH / 2, floor - 74)
        self._sky_behind(eye[1] + 30)
        for side in (-1, 1):
            edge = WIDTH / 2 + side * 190
            near, far = [(edge, -60), (edge, HEIGHT)], [(WIDTH / 2 + side * 84, 60), (WIDTH / 2 + side * 84, floor)]
            wall = [near[0], far[0], far[1], near[1]]
            self.mass(wall, mix(c.stone, c.dark, 10 if side < 0 else 26), straight=True)
            for t in (0.3, 0.68):
                top, foot = between(near[0], far[0], t), between(near[1], far[1], t)
                panel.path(line([top, foot]), stroke=mix(c.stone, c.dark, 45), stroke_width=5 - 3 * t)
        arch = pen("M", 70, -8, "H", 270, "V", floor, "H", 254, "V", 128, "a", 84, 84, 0, 0, 0, -168, 0)
        self.panel.path(arch + pen("V", floor, "H", 70, "z"), fill=c.stone, stroke=mix(c.stone, c.dark, 60))
        panel.path(rectangle(-8, floor, WIDTH + 16, HEIGHT), fill=mix(c.linen, c.stone, 40))
        self._tiles(floor, eye)

    def _sky_behind(self, horizon: float) -> None:
        c = self.c
        fill = self.panel.veil([(0, c.zenith, 1.0), (55, c.sky, 1.0), (100, c.horizon, 1.0)])
        self.panel.path(rectangle(80, 40, 180, horizon - 20), fill=fill)
        self._range(horizon)
        self.panel.path(rectangle(80, horizon, 180, 60), fill=mix(c.land, c.far, 30))

    def _tiles(self, floor: float, eye: Point) -> None:
        """A chequered floor that runs to the vanishing point."""
        rows = [floor]
        step = 9.0
        while rows[-1] < HEIGHT + 30:
            rows.append(rows[-1] + step)
            step *= 1.5
        tiles = ""
        for n in range(len(rows) - 1):
            for k in range(-7, 7):
                if (n + k) % 2 == 0:
                    corners = []
                    for across, y in ((k, rows[n]), (k + 1, rows[n]), (k + 1, rows[n + 1]), (k, rows[n + 1])):
                        corners.append((eye[0] + across * 66 * (y - eye[1]) / (HEIGHT - eye[1]), y))
                    if max(x for x, _ in corners) > -8 and min(x for x, _ in corners) < WIDTH + 8:
                        tiles += line(corners, closed=True)
        self.panel.path(tiles, fill=mix(self.c.red, self.c.wood, 46), opacity=0.75)

    def backdrop(self, open_air: bool) -> None:
        c = self.c
        if open_air:
            self.heaven(236, (WIDTH / 2, 100))
            self.panel.path(rectangle(-8, 234, WIDTH + 16, 220), fill=mix(c.land, c.far, 22))
            river = [(20, 236), (64, 258), (30, 286), (90, 330)]
            self.mark(river, 10, mix(c.water, c.horizon, 40))
            for x, y, size in ((282, 244, 18), (306, 262, 26), (40, 246, 16)):
                self.crown((x, y), size, size * 1.3, c.leaf)
            return
        fill = self.panel.veil([(0, mix(c.stone, c.blue, 30), 1.0), (100, mix(c.stone, c.light, 20), 1.0)])
        self.panel.path(self.whole(), fill=fill)
        niche = pen("M", 52, HEIGHT, "V", 168, "a", 118, 118, 0, 0, 1, 236, 0, "V", HEIGHT, "z")
        shade = self.panel.veil([(0, mix(c.stone, c.dark, 62), 1.0), (100, mix(c.stone, c.dark, 22), 1.0)], 20)
        self.panel.path(niche, fill=shade, stroke=mix(c.stone, c.dark, 60), stroke_width=2)

    def crown(self, centre: Point, wide: float, tall: float, colour: str) -> None:
        self.ball(centre, wide / 2, tall / 2, mix(colour, self.c.dark, 16))
        count = max(5, min(22, round(wide * tall / 130)))
        leaves = []
        for n in range(count):
            across, down = (n * 0.7548 + 0.2) % 1 - 0.5, (n * 0.5698 + 0.4) % 1 - 0.5
            if across * across + down * down < 0.2:
                leaves.append((centre[0] + across * wide, centre[1] + down * tall))
        self.spots(leaves, max(2.4, wide * 0.09), mix(colour, self.c.gold, 42))

    def cloud(self, centre: Point, wide: float) -> None:
        x, y = centre
        for k, dx in enumerate((-0.32, 0.3, 0.0)):
            size = wide * (0.26 + 0.08 * (k == 2))
            self.ball((x + dx * wide, y - (8 if k == 2 else 0)), size, size * 0.5, self.c.cloud)

    def finish(self) -> None:
        c, dice = self.c, self.dice
        if self.habit == "sfumato":
            smoke = self.panel.lamp([(40, c.dark, 0.0), (100, c.dark, 0.5)], (WIDTH / 2, 200), 300)
            self.panel.path(self.whole(), fill=smoke)
        elif self.habit == "blossoms":
            for colour in (c.linen, c.rose, c.gold):
                self.spots([(dice.between(6, 334), dice.between(404, 438)) for _ in range(9)], 5, colour)
        elif self.habit == "hatching":
            strokes = []
            for n in range(46):
                x, y = dice.between(-10, 330), dice.between(20, 430)
                long = dice.between(14, 34)
                strokes += [[(x + 4.5 * k, y), (x + 4.5 * k + long * 0.7, y - long)] for k in range(2 + n % 3)]
            self.marks(strokes, 0.8, c.dark, 0.3)
        elif self.habit == "crows":
            birds = []
            for _ in range(5):
                x, y = dice.between(70, 280), dice.between(50, 150)
                birds.append([(x - 9, y - 5), (x - 3, y - 4), (x, y), (x + 4, y - 5), (x + 10, y - 5)])
            self.marks(birds, 2.2, c.dark)
        glaze = self.panel.veil([(0, "#ffffff", 0.16), (40, "#ffffff", 0.0), (100, c.ochre, 0.14)], 40)
        self.panel.path(self.whole(), fill=glaze)

    def window(self) -> str:
        r = WIDTH / 2
        return pen("M", 0, HEIGHT, "V", r, "a", r, r, 0, 0, 1, WIDTH, 0, "V", HEIGHT, "z")

    def frame(self) -> None:
        panel = self.panel
        r = WIDTH / 2
        opening = pen("M", BREADTH, HEIGHT + BREADTH, "V", r + BREADTH, "a", r, r, 0, 0, 1, WIDTH, 0)
        opening += pen("V", HEIGHT + BREADTH, "z")
        front = panel.veil([(0, _GLEAM, 1.0), (30, _GILT, 1.0), (100, "#a97822", 1.0)], 60)
        panel.path(rectangle(0, 0, 400, 500) + opening, fill=front, fill_rule="evenodd")
        panel.path(opening, fill="none", stroke=_GROOVE, stroke_width=3)
        inner = r + 7
        rim = pen("M", BREADTH - 7, 470, "V", r + BREADTH, "a", inner, inner, 0, 0, 1, 2 * inner, 0, "V", 470)
        panel.path(rim, fill="none", stroke=_GLEAM, stroke_width=5)
        panel.path(rim, fill="none", stroke=_GROOVE, stroke_width=1.2, stroke_dasharray="3 9")
        flutes = "".join(pen("M", x, 210, "V", 466) for x in (8, 14, 386, 392))
        panel.path(flutes, stroke=_GROOVE, stroke_width=2.4)
        panel.path(rectangle(2, 196, 24, 9) + rectangle(374, 196, 24, 9), fill=_GLEAM, stroke=_GROOVE)
        for x in (46.0, 354.0):
            panel.circle((x, 46), 25, fill=_AZURE, stroke=_GROOVE, stroke_width=5)
            panel.circle((x, 46), 25, fill="none", stroke=_GLEAM, stroke_width=2)
            petals = "".join(pen("M", *polar((x, 46), 9, n / 5 - 0.05), "h", 0) for n in range(5))
            panel.path(petals, stroke=_GLEAM, stroke_width=11, stroke_linecap="round")
        panel.path(rectangle(0, 474, 400, 26), fill=_AZURE, stroke=_GROOVE, stroke_width=2)
        studs = pen("M", 20, 487, "H", 384)
        panel.path(studs, stroke=_GLEAM, stroke_width=9, stroke_linecap="round", stroke_dasharray="0 22.5", fill="none")
        panel.path(rectangle(0.5, 0.5, 399, 499), fill="none", stroke=_GROOVE)
