"""Impressionism: nothing but dabs of colour, shadows in violet, light in yellow; a broad white frame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, cosine, polar, sine
from vernissage.art.svg import rectangle, smooth
from vernissage.games.pictura.pictures.frames import rails
from vernissage.games.pictura.pictures.manner import Manner, Palette
from vernissage.games.pictura.pictures.outlines import inside, lumps, spread
from vernissage.games.pictura.pictures.panel import BREADTH, HEIGHT, WIDTH

_SUN, _SHADE = "#fff0a8", "#5b4fb0"
_OUTLINED = ("swirl", "planes", "flat")
"""Habits of those who drew a strong line round things."""


class Impressionist(Manner):
    """Every form is broken into strokes of neighbouring colours; how they lie is the painter's own."""

    fashion = "straw"
    contour = 2.0
    palette: ClassVar[Palette] = Palette(
        zenith="#6aa2e0",
        sky="#a6c8ee",
        horizon="#f9e0bd",
        cloud="#fdf6ec",
        far="#a0abdb",
        land="#7cab56",
        field="#dccb58",
        leaf="#46924c",
        water="#5a9ccb",
        skin="#f4c2a0",
        hair="#80492f",
        linen="#faf7f5",
        red="#e04836",
        blue="#3a62bd",
        green="#3a9e6a",
        ochre="#efab36",
        rose="#ee94a6",
        gold="#f6c93a",
        metal="#aab6d2",
        wood="#a66c48",
        stone="#d2c3c6",
        dark="#2d3370",
        light="#fffadf",
    )

    def _broken(self, colour: str) -> tuple[str, str, str]:
        """A colour as three: towards the sun, towards its neighbour, and towards the shade."""
        return mix(colour, _SUN, 38), mix(colour, self.c.rose, 22), mix(colour, _SHADE, 34)

    def _lie(self, at: Point) -> float:
        """The direction of a dab, in turns."""
        x, y = at
        dice = self.dice
        if self.habit == "swirl":
            return 0.25 * sine(x / 190 + 0.2) + 0.22 * cosine(y / 150) + dice.about(0, 0.02)
        if self.habit == "planes":
            return 0.89 + dice.about(0, 0.015)
        if self.habit == "chalk":
            return 0.84 + dice.about(0, 0.03)
        if self.habit == "feather":
            return 0.12 * sine(x / 90 + y / 130) + dice.about(0.9, 0.06)
        if self.habit == "flat":
            return 0.97 + dice.about(0, 0.05)
        return dice.about(0, 0.035)

    def _stroke(self) -> tuple[float, float]:
        """How thick and how long a dab is."""
        return {
            "swirl": (8.0, 26.0),
            "planes": (13.0, 17.0),
            "chalk": (6.5, 30.0),
            "feather": (7.0, 22.0),
            "flat": (17.0, 24.0),
        }.get(self.habit, (8.5, 17.0))

    def dab(
        self,
        corners: Sequence[Point],
        colours: Sequence[str],
        cover: float,
        fine: float = 1.0,
        lit: bool = False,
        most: int = 72,
    ) -> None:
        """Strokes strewn over a shape in any of some colours; if it is lit, in their order away from the light."""
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        left, top = max(-8, min(xs)), max(-8, min(ys))
        wide, tall = max(0.0, min(WIDTH + 8, max(xs)) - left), max(0.0, min(HEIGHT + 8, max(ys)) - top)
        thick, long = self._stroke()
        narrow = max(3.0, min(wide, tall))
        if wide * tall < 1500 or narrow < 10:
            return
        fine = min(fine, max(0.5, narrow / (2.4 * thick)))
        thick, long = thick * fine, min(long * fine, narrow * 0.9)
        count = min(most, round(wide * tall * cover / (thick * (long + thick * 0.6))))
        if count < 26:
            colours = (colours[0], colours[-1])
        data = [""] * len(colours)
        for n in range(count):
            a, b = spread(n)
            at = (left + wide * a, top + tall * b)
            if not inside(at, corners):
                continue
            turn = self._lie(at)
            x, y = long * cosine(turn), long * sine(turn)
            shade = (a + b) / 2 + self.dice.about(0, 0.22) if lit else self.dice.between(0, 1)
            data[min(len(colours) - 1, max(0, int(shade * len(colours))))] += pen(
                "M", round(at[0] - x / 2), round(at[1] - y / 2), "l", round(x), round(y)
            )
        for colour, some in zip(colours, data, strict=True):
            if some:
                self.panel.path(some, stroke=colour, stroke_width=thick)

    def body(self, data: str, corners: Sequence[Point], colour: str) -> None:
        self.panel.path(data, fill=colour, stroke=mix(colour, self.c.dark, 68 if self.habit in _OUTLINED else 44))
        if colour == self.c.skin:
            self.dab(corners, (mix(colour, _SUN, 26), mix(colour, self.c.rose, 34)), 0.5, 0.7, lit=True)
        else:
            self.dab(corners, self._broken(colour), 0.54, lit=True)

    def heaven(self, horizon: float, lamp: Point) -> None:
        c = self.c
        self.panel.path(self.whole(), fill=mix(c.sky, c.horizon, 30))
        bands = (
            (-8.0, 0.34, (c.zenith, mix(c.zenith, c.cloud, 34), mix(c.zenith, _SHADE, 16))),
            (0.3, 0.72, (c.sky, c.cloud, mix(c.zenith, c.rose, 40))),
            (0.66, 1.06, (c.horizon, c.cloud, mix(c.rose, c.horizon, 50))),
        )
        for top, low, colours in bands:
            a, b = max(-8.0, top * horizon), low * horizon
            self.dab([(-8, a), (348, a), (348, b), (-8, b)], colours, 0.85, 1.25)
        if self.habit == "swirl":
            rings = []
            for x, y, size in ((lamp[0], lamp[1] * 0.8, 34.0), (70, 60, 22.0), (150, 120, 26.0)):
                rings += [[polar((x, y), size - 8 * k, 0.2 * k + 0.16 * t) for t in range(6)] for k in range(3)]
            self.marks(rings, 5, mix(c.gold, c.light, 40))

    def sea(self, top: float, lamp: Point) -> None:
        c = self.c
        self.panel.path(rectangle(-8, top, WIDTH + 16, HEIGHT), fill=mix(c.water, c.sky, 30))
        area = [(-8, top), (348, top), (348, 448), (-8, 448)]
        self.dab(
            area, (c.water, mix(c.water, c.green, 40), mix(c.sky, c.cloud, 40), mix(c.blue, c.water, 40)), 0.7, 1.1
        )
        glints = []
        for n in range(14):
            y = top + 6 + n * (HEIGHT - top) / 15
            x = self.dice.about(lamp[0], 12 + n * 2)
            glints.append([(x - 7 - n, y), (x + 7 + n, y)])
        self.marks(glints, 6, mix(c.ochre, c.horizon, 30))

    def room(self, floor: float) -> None:
        c = self.c
        tone = self.dice.pick((mix(c.green, c.sky, 50), mix(c.rose, c.stone, 50), mix(c.ochre, c.stone, 50)))
        self.panel.path(self.whole(), fill=tone)
        self.dab([(-8, -8), (348, -8), (348, floor), (-8, floor)], self._broken(tone), 0.55, 1.3)
        self.panel.path(rectangle(-8, floor, WIDTH + 16, HEIGHT), fill=mix(c.wood, c.ochre, 40))
        ground = mix(c.wood, c.ochre, 40)
        self.dab([(-8, floor), (348, floor), (348, 448), (-8, 448)], self._broken(ground), 0.6, 1.2)

    def backdrop(self, open_air: bool) -> None:
        c = self.c
        tone = mix(c.leaf, c.sky, 34) if open_air else mix(self.dice.pick((c.sky, c.rose, c.green)), c.stone, 46)
        self.panel.path(self.whole(), fill=tone)
        area = [(-8.0, -8.0), (348.0, -8.0), (348.0, 448.0), (-8.0, 448.0)]
        more = (c.leaf, mix(c.land, _SUN, 40)) if open_air else (mix(tone, c.light, 50),)
        self.dab(area, (*self._broken(tone), *more), 0.9, 1.3, most=230)
        if open_air:
            for colour in (c.rose, c.linen, c.red):
                self.spots([(self.dice.between(0, 340), self.dice.between(20, 420)) for _ in range(11)], 9, colour)

    def crown(self, centre: Point, wide: float, tall: float, colour: str) -> None:
        c = self.c
        shape = lumps(self.dice, centre, wide, tall, 9, 0.24)
        self.panel.path(smooth(shape, closed=True), fill=mix(colour, _SHADE, 20))
        self.dab(shape, (mix(colour, _SUN, 44), mix(colour, c.blue, 34), colour, mix(colour, c.ochre, 34)), 0.9)

    def cloud(self, centre: Point, wide: float) -> None:
        c = self.c
        shape = lumps(self.dice, centre, wide, wide * 0.4, 8)
        self.panel.path(smooth(shape, closed=True), fill=c.cloud)
        self.dab(shape, (c.cloud, mix(c.rose, c.cloud, 50), mix(c.zenith, c.cloud, 50)), 0.8)

    @contextmanager
    def touch(self) -> Iterator[None]:
        cap = "square" if self.habit == "planes" else "round"
        with self.panel.group(filter=self.panel.thick(1 + self.dice.below(90), 3.2), stroke_linecap=cap):
            yield

    def finish(self) -> None:
        self.cast()

    def frame(self) -> None:
        panel = self.panel
        rails(panel, "#f3f0e8", "#ffffff", "#a39c8c", ((0, 4, -10), (4, 22, 0), (22, 26, -16)))
        rails(panel, "#e3ded2", "#ffffff", "#8a8373", ((26, BREADTH, 20),))
        panel.path(rectangle(0.7, 0.7, 398.6, 498.6), fill="none", stroke="#8f8877", stroke_width=1.4)
