"""Romanticism: storm and distance, a light behind everything, small people before large things; an Empire frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.art.svg import line, rectangle, smooth
from vernissage.games.pictura.pictures.frames import rails
from vernissage.games.pictura.pictures.manner import Manner, Palette
from vernissage.games.pictura.pictures.outlines import is_small, lumps
from vernissage.games.pictura.pictures.panel import BREADTH, HEIGHT, WIDTH

_CUT = 46.0
"""How much of each corner the frame takes."""


class Romantic(Manner):
    """Forms stand dark against the light, and only their edges catch it."""

    fashion = "cravat"
    contour = 2.2
    palette: ClassVar[Palette] = Palette(
        zenith="#232c3d",
        sky="#5d6576",
        horizon="#f6bd68",
        cloud="#343b4a",
        far="#848290",
        land="#3a362c",
        field="#74623a",
        leaf="#2f3a24",
        water="#3c5160",
        skin="#dfab7d",
        hair="#2e1d12",
        linen="#efe3c8",
        red="#b02a1c",
        blue="#2e5079",
        green="#43563a",
        ochre="#c08c32",
        rose="#ad5d4f",
        gold="#dba342",
        metal="#878d94",
        wood="#523823",
        stone="#807a74",
        dark="#12100d",
        light="#ffe0a0",
    )

    def body(self, data: str, corners: Sequence[Point], colour: str) -> None:
        c = self.c
        if is_small(corners):
            self.panel.path(data, fill=mix(colour, c.dark, 20))
            return
        if colour not in self._mixed:
            stops = [(0, mix(colour, c.light, 22), 1.0), (30, colour, 1.0), (100, mix(colour, c.dark, 66), 1.0)]
            self._mixed[colour] = self.panel.veil(stops, 108)
        if "rim" not in self._mixed:
            self._mixed["rim"] = self.panel.veil([(0, c.light, 0.95), (36, c.horizon, 0.3), (62, c.dark, 0.0)], 104)
        xs = [x for x, _ in corners]
        rim = {"stroke": self._mixed["rim"]} if max(xs) - min(xs) < WIDTH else {}
        self.panel.path(data, fill=self._mixed[colour], **rim)

    def heaven(self, horizon: float, lamp: Point) -> None:
        c, dice, panel = self.c, self.dice, self.panel
        sun = (lamp[0], min(lamp[1], horizon - 24))
        sky = rectangle(-8, -8, WIDTH + 16, horizon + 60)
        stops = [
            (0, c.light, 1.0),
            (16, c.horizon, 1.0),
            (44, mix(c.horizon, c.sky, 62), 1.0),
            (72, c.sky, 1.0),
            (100, c.zenith, 1.0),
        ]
        panel.path(sky, fill=panel.lamp(stops, sun, 330))
        seed = 1 + dice.below(90)
        calm = self.habit in ("solitude", "ivory")
        coarse = ".004 .022" if calm else ".008 .018"
        panel.path(sky, filter=panel.vapour(seed, coarse, c.cloud, "-1.05" if calm else "-1.15", "2.6"))
        panel.path(sky, filter=panel.vapour(seed + 3, ".012 .03", c.horizon, "-1.6", "3"), opacity=0.55)
        streaks: list[list[Point]] = []
        for n in range(6 if calm else 14):
            reach, turn = dice.between(80, 300), dice.between(0.45, 1.05)
            streaks.append([polar(sun, reach + 14 * k * (n % 3), turn + 0.045 * k) for k in range(4)])
        with panel.group(filter=panel.haze(9)):
            self.marks(streaks[::2], 20, c.cloud, 0.5)
            self.marks(streaks[1::2], 14, c.light, 0.3)
        self.shine(sun, 74, c.light, 0.95)

    def sea(self, top: float, lamp: Point) -> None:
        c, panel, dice = self.c, self.panel, self.dice
        fill = panel.veil(
            [(0, mix(c.water, c.horizon, 58), 1.0), (26, c.water, 1.0), (100, mix(c.water, c.dark, 68), 1.0)]
        )
        panel.path(rectangle(-8, top, WIDTH + 16, HEIGHT), fill=fill)
        y, step = top + 10, 12.0
        rows = 0
        while y < HEIGHT + 20 and self.habit != "solitude":
            swell = [(-20 + 38 * k, y + dice.about(0, step * 0.42)) for k in range(11)]
            data = smooth(swell) + pen("V", HEIGHT + 20, "H", -20, "z")
            panel.path(data, fill=mix(c.water, c.dark, min(66, 14 + 10 * rows)), opacity=0.7)
            self.mark(swell, 1.6 + rows * 0.3, mix(c.linen, c.horizon, 36), 0.6)
            y, step, rows = y + step, step * 1.4, rows + 1
        path = [
            [(lamp[0] - 10 - n * 2, top + 3 + n * n * 0.7), (lamp[0] + 10 + n * 2, top + 3 + n * n * 0.7)]
            for n in range(11)
        ]
        self.marks(path, 2.4, c.light, 0.6)

    def room(self, floor: float) -> None:
        c, panel = self.c, self.panel
        panel.path(self.whole(), fill=mix(c.stone, c.dark, 74))
        panel.path(
            self.whole(),
            fill=panel.lamp(
                [(0, c.horizon, 0.95), (34, mix(c.horizon, c.rose, 50), 0.5), (100, c.dark, 0.0)], (214, 150), 230
            ),
        )
        panel.path(self.whole(), filter=panel.vapour(1 + self.dice.below(90), ".01 .014", c.dark, "-1.3", "2.8"))
        panel.path(
            rectangle(-8, floor, WIDTH + 16, HEIGHT),
            fill=panel.veil([(0, mix(c.wood, c.horizon, 30), 1.0), (100, mix(c.wood, c.dark, 60), 1.0)]),
        )

    def backdrop(self, open_air: bool) -> None:
        c, panel = self.c, self.panel
        if open_air:
            self.heaven(330, (250, 190))
            self.ridge([(-20, 350), (80, 330), (200, 346), (360, 322)], c.land, 0.3)
            return
        panel.path(
            self.whole(),
            fill=panel.lamp(
                [(0, mix(c.ochre, c.stone, 40), 1.0), (100, mix(c.wood, c.dark, 70), 1.0)], (226, 160), 300
            ),
        )
        panel.path(self.whole(), filter=panel.vapour(1 + self.dice.below(90), ".012 .02", c.dark, "-1.3", "2.5"))

    def crown(self, centre: Point, wide: float, tall: float, colour: str) -> None:
        dice, c = self.dice, self.c
        data = ""
        for _ in range(3):
            at = (centre[0] + dice.about(0, wide * 0.2), centre[1] + dice.about(0, tall * 0.2))
            data += smooth(lumps(dice, at, wide * 0.8, tall * 0.72, 9, 0.32), closed=True)
        self.panel.path(data, fill=mix(colour, c.dark, 34))
        x, y = centre
        fork = (x, y + tall * 0.2)
        limbs = [[(x, y + tall * 0.5), fork, polar(fork, tall * 0.44, 0.75 + 0.075 * n)] for n in (-1.6, -0.5, 1.2)]
        self.marks(limbs, max(1.4, wide * 0.026), mix(c.wood, c.dark, 50))
        edge = [polar(centre, 1, 0.55 + 0.1 * n) for n in range(5)]
        rim = [(centre[0] + (x - centre[0]) * wide * 0.42, centre[1] + (y - centre[1]) * tall * 0.42) for x, y in edge]
        self.mark(rim, 2, mix(colour, c.light, 56), 0.6)

    def cloud(self, centre: Point, wide: float) -> None:
        shape = lumps(self.dice, centre, wide, wide * 0.44, 9, 0.25)
        self.mass(shape, mix(self.c.cloud, self.c.horizon, 24))

    @contextmanager
    def touch(self) -> Iterator[None]:
        with self.panel.group(filter=self.panel.ragged(1 + self.dice.below(90), ".05", 5)):
            yield

    def finish(self) -> None:
        c, panel = self.c, self.panel
        panel.path(
            self.whole(), fill=panel.lamp([(45, c.dark, 0.0), (100, c.dark, 0.66)], (WIDTH / 2, HEIGHT * 0.45), 310)
        )
        if self.habit == "vortex":
            sun = (200.0, 170.0)
            rings = [[polar(sun, 40 + 24 * n + 6 * k, 0.1 * n + 0.11 * k) for k in range(7)] for n in range(9)]
            self.marks(rings, 13, mix(c.horizon, c.light, 50), 0.16)
            self.shine(sun, 200, c.light, 0.4)
        elif self.habit == "blaze":
            panel.path(self.whole(), fill=panel.veil([(0, c.green, 0.0), (100, c.red, 0.24)], 60))
        elif self.habit == "pitch":
            panel.path(self.whole(), fill=panel.veil([(0, c.dark, 0.3), (50, c.dark, 0.0), (100, c.dark, 0.4)]))
        elif self.habit == "solitude":
            panel.path(
                rectangle(-8, 196, WIDTH + 16, 120),
                fill=panel.veil([(0, c.linen, 0.0), (50, c.linen, 0.3), (100, c.linen, 0.0)]),
            )

    def window(self) -> str:
        return line(_octagon(0, 0, WIDTH, HEIGHT, _CUT), closed=True)

    def frame(self) -> None:
        panel = self.panel
        opening = line(_octagon(BREADTH, BREADTH, WIDTH, HEIGHT, _CUT), closed=True)
        tone = panel.veil([(0, "#c79a4c", 1.0), (50, "#96682a", 1.0), (100, "#6b4618", 1.0)], 55)
        panel.path(rectangle(0, 0, 400, 500) + opening, fill=tone, fill_rule="evenodd")
        rails(panel, "#a87a36", "#f3d490", "#3a230a", ((0, 4, 0), (4, 9, -8)))
        panel.path(opening, fill="none", stroke="#3a230a", stroke_width=6)
        panel.path(opening, fill="none", stroke="#e9c67c", stroke_width=2)
        palm = ""
        for n in range(-2, 3):
            tip = polar((0, 0), 36 - 4 * abs(n), 0.125 + 0.062 * n)
            left, right = polar(tip, 15, 0.125 + 0.062 * n + 0.42), polar(tip, 15, 0.125 + 0.062 * n - 0.42)
            palm += smooth([(3, 3), left, tip, right], closed=True)
        with panel.pattern(70, 70) as corner, panel.group(transform="translate(12 12)"):
            panel.path(palm, fill="#e9c67c", stroke="#3a230a", stroke_width=1.4)
        for x, y, turn in ((0, 0, 0), (400, 0, 90), (400, 500, 180), (0, 500, 270)):
            panel.path("M0 0h69v69H0z", fill=corner, transform=f"translate({x} {y})rotate({turn})")


def _octagon(x: float, y: float, wide: float, tall: float, cut: float) -> list[Point]:
    right, low = x + wide, y + tall
    return [
        (x + cut, y),
        (right - cut, y),
        (right, y + cut),
        (right, low - cut),
        (right - cut, low),
        (x + cut, low),
        (x, low - cut),
        (x, y + cut),
    ]
