"""The Baroque: darkness and one light, bodies that come forward out of it; a broad black frame with a gilt slip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point
from vernissage.art.svg import line, rectangle, smooth
from vernissage.games.pictura.pictures.frames import rails
from vernissage.games.pictura.pictures.manner import Manner, Palette
from vernissage.games.pictura.pictures.outlines import is_small, lumps
from vernissage.games.pictura.pictures.panel import BREADTH, HEIGHT, WIDTH

_LAMP: Point = (112.0, 150.0)
"""Where the one light falls."""


class Baroque(Manner):
    """Forms have a side in the light; the other is lost."""

    fashion = "ruff"
    palette: ClassVar[Palette] = Palette(
        zenith="#171310",
        sky="#4d5052",
        horizon="#d2a05a",
        cloud="#6d6151",
        far="#6a6350",
        land="#5a4422",
        field="#8a6730",
        leaf="#525c28",
        water="#3f4a50",
        skin="#f0c196",
        hair="#351d0c",
        linen="#f7ecd6",
        red="#b3221b",
        blue="#2a4f8c",
        green="#3f5a36",
        ochre="#d0932e",
        rose="#c26a50",
        gold="#e6b04a",
        metal="#a29c8e",
        wood="#64391a",
        stone="#7d6b51",
        dark="#0a0604",
        light="#ffe9b8",
    )

    def body(self, data: str, corners: Sequence[Point], colour: str) -> None:
        if is_small(corners):
            self.panel.path(data, fill=mix(colour, self.c.dark, 20))
            return
        if colour not in self._mixed:
            c = self.c
            stops = [
                (4, mix(colour, c.light, 32), 1.0),
                (36, colour, 1.0),
                (86, mix(colour, c.dark, 84), 1.0),
            ]
            self._mixed[colour] = self.panel.veil(stops, 32)
        self.panel.path(data, fill=self._mixed[colour])

    def heaven(self, horizon: float, lamp: Point) -> None:
        c, dice, panel = self.c, self.dice, self.panel
        stops = [(0, c.zenith, 1.0), (45, c.sky, 1.0), (80, mix(c.horizon, c.sky, 30), 1.0), (100, c.horizon, 1.0)]
        panel.path(rectangle(-8, -8, WIDTH + 16, horizon + 50), fill=panel.veil(stops))
        self.shine((lamp[0], min(lamp[1], horizon - 40)), 190, c.light, 0.75)
        with panel.group(filter=panel.haze(5)):
            for n in range(6):
                at = (dice.between(-20, 360), horizon * (0.05 + 0.13 * n))
                shape = lumps(dice, at, 190 - 12 * n, 62 - 5 * n, 8)
                tone = mix(c.zenith, c.cloud, 18 + 11 * n)
                panel.path(smooth(shape, closed=True), fill=tone, opacity=0.85)
                rim = [(x, y - 3) for x, y in shape if y < at[1]]
                self.mark(sorted(rim), 5, mix(c.cloud, c.light, 36 + 6 * n), 0.7)

    def sea(self, top: float, lamp: Point) -> None:
        c, panel = self.c, self.panel
        fill = panel.veil([(0, mix(c.water, c.horizon, 62), 1.0), (34, c.water, 1.0), (100, c.zenith, 1.0)])
        panel.path(rectangle(-8, top, WIDTH + 16, HEIGHT), fill=fill)
        glints = []
        for n in range(34):
            y = top + 4 + (HEIGHT - top) * (n / 34) * (n / 34)
            x = self.dice.about(lamp[0], 30 + (y - top) * 0.5)
            glints.append([(x - 6 - n * 0.3, y), (x + 6 + n * 0.3, y)])
        self.marks(glints, 2, mix(c.horizon, c.light, 40), 0.7)

    def room(self, floor: float) -> None:
        c, panel = self.c, self.panel
        panel.path(self.whole(), fill=c.dark)
        panel.path(self.whole(), fill=panel.lamp([(0, c.stone, 0.95), (100, c.stone, 0.0)], (84, 120), 230))
        panel.path(rectangle(-8, floor, WIDTH + 16, HEIGHT), fill=mix(c.wood, c.dark, 46))
        panel.path(
            rectangle(-8, floor, WIDTH + 16, HEIGHT),
            fill=panel.lamp([(0, c.ochre, 0.5), (100, c.ochre, 0.0)], (150, 410), 190),
        )
        boards = "".join(pen("M", -8, floor + 14 * n * (1 + 0.22 * n), "H", 350) for n in range(1, 6))
        panel.path(boards, stroke=c.dark, stroke_width=1.6, opacity=0.6)
        self._beam()

    def _beam(self) -> None:
        """Light through a high window."""
        c = self.c
        if self.habit == "window":
            self.slab(-6, 40, 58, 150, mix(c.metal, c.light, 30))
            panes = [[(x, 40), (x, 190)] for x in (12, 32)] + [[(-6, y), (52, y)] for y in (78, 116, 154)]
            self.marks(panes, 2.4, c.wood)
        fill = self.panel.veil([(0, c.light, 0.55), (100, c.light, 0.0)], 28)
        self.panel.path(line([(-8, -8), (90, -8), (330, 330), (190, 400), (-8, 120)], closed=True), fill=fill)

    def backdrop(self, open_air: bool) -> None:
        c, panel = self.c, self.panel
        panel.path(self.whole(), fill=mix(c.dark, c.wood, 14))
        glow = panel.lamp([(0, mix(c.stone, c.ochre, 30), 0.85), (100, c.dark, 0.0)], (232, 190), 210)
        panel.path(self.whole(), fill=glow)
        if open_air:
            self.mass([(-20, -20), (120, -20), (96, 60), (58, 150), (30, 300), (-20, 330)], mix(c.red, c.dark, 40))
            folds = [[(16 + 24 * k, -8), (8 + 16 * k, 130), (-8 + 9 * k, 290)] for k in range(4)]
            self.marks(folds, 3, c.dark, 0.5)
        elif self.habit == "window":
            self._beam()

    def crown(self, centre: Point, wide: float, tall: float, colour: str) -> None:
        dice, c = self.dice, self.c
        self.panel.path(smooth(lumps(dice, centre, wide, tall, 9), closed=True), fill=mix(colour, c.dark, 55))
        for dx, dy, size, tone in ((-0.16, -0.14, 0.56, 18), (-0.24, -0.24, 0.34, 2)):
            at = (centre[0] + dx * wide, centre[1] + dy * tall)
            shape = lumps(dice, at, wide * size, tall * size, 7)
            self.panel.path(
                smooth(shape, closed=True), fill=mix(colour, c.dark, tone) if tone > 9 else mix(colour, c.gold, 34)
            )

    def cloud(self, centre: Point, wide: float) -> None:
        x, y = centre
        for dx, dy, size in ((-0.34, 0.02, 0.3), (0.3, 0.02, 0.34), (0.0, -0.04, 0.36)):
            self.ball(
                (x + dx * wide, y + dy * wide), size * wide, size * wide * 0.5, mix(self.c.cloud, self.c.horizon, 34)
            )

    def finish(self) -> None:
        c, panel = self.c, self.panel
        centre, reach = (_LAMP, 345.0) if self.habit != "silver" else ((150.0, 190.0), 360.0)
        night = [(0, c.dark, 0.0), (34, c.dark, 0.06), (66, c.dark, 0.46), (100, c.dark, 0.88)]
        panel.path(self.whole(), fill=panel.lamp(night, (centre[0] + 40, centre[1] + 60), reach))
        if self.habit == "embers":
            panel.path(self.whole(), fill=panel.lamp([(0, "#ffb347", 0.2), (100, "#7a3a00", 0.06)], (150, 210), 260))
        elif self.habit == "flourish":
            panel.path(self.whole(), fill=panel.lamp([(0, c.red, 0.34), (100, c.red, 0.0)], (250, 330), 240))
        self.cast()

    def frame(self) -> None:
        panel = self.panel
        rails(panel, "#1d1815", "#7d7263", "#000000", ((0, 5, 0), (5, 23, 30), (23, 26, -10)))
        rails(panel, "#b98a35", "#ffe7a8", "#4a300a", ((26, BREADTH, 0),))
        for inset, width, dash in ((10.0, 5.0, "1.6 3"), (18.0, 3.0, "1.6 3")):
            data = rectangle(inset, inset, 400 - 2 * inset, 500 - 2 * inset)
            panel.path(data, fill="none", stroke="#6a6053", stroke_width=width, stroke_dasharray=dash)
