"""The Rococo: pastel and powder, curls upon curls, no corner anywhere; an oval among gilt scrolls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.art.svg import line, rectangle, smooth
from vernissage.games.pictura.pictures.manner import Manner, Palette
from vernissage.games.pictura.pictures.outlines import is_small, lumps
from vernissage.games.pictura.pictures.panel import HEIGHT, WIDTH

_IVORY, _GILT, _GLEAM, _UMBER = "#f4ead9", "#d8ae52", "#fff0c4", "#8c6424"


class Rococo(Manner):
    """Light comes from everywhere, and every edge curls."""

    fashion = "wig"
    contour = 1.2
    palette: ClassVar[Palette] = Palette(
        zenith="#6fb2e0",
        sky="#a9d6ee",
        horizon="#fde6dc",
        cloud="#fff3ec",
        far="#a8cbd8",
        land="#abc583",
        field="#e6d99a",
        leaf="#74ac7c",
        water="#84c6d2",
        skin="#fddcc8",
        hair="#efe4d4",
        linen="#fdf3e8",
        red="#e2667c",
        blue="#7aa2e2",
        green="#80c2a0",
        ochre="#f6d593",
        rose="#f7a4b8",
        gold="#e6c066",
        metal="#d3dde4",
        wood="#b98a62",
        stone="#ead9c6",
        dark="#80565a",
        light="#fffef8",
    )

    def body(self, data: str, corners: Sequence[Point], colour: str) -> None:
        c = self.c
        if is_small(corners):
            self.panel.path(data, fill=colour, stroke=mix(colour, c.dark, 56))
            return
        if colour not in self._mixed:
            stops = [(0, mix(colour, c.light, 36), 1.0), (50, colour, 1.0), (100, mix(colour, c.dark, 34), 1.0)]
            self._mixed[colour] = self.panel.veil(stops, 70)
        self.panel.path(data, fill=self._mixed[colour], stroke=mix(colour, c.dark, 56))

    def curls(
        self, count: int, area: tuple[float, float, float, float], size: float, colour: str, width: float
    ) -> None:
        """Small spirals strewn over an area: x, y, width, height."""
        x, y, wide, tall = area
        strokes = []
        for _ in range(count):
            at = (self.dice.between(x, x + wide), self.dice.between(y, y + tall))
            turn, way = self.dice.between(0, 1), self.dice.side()
            strokes.append([polar(at, size * (1 - 0.2 * k), turn + way * 0.19 * k) for k in range(5)])
        self.marks(strokes, width, colour, 0.8)

    def heaven(self, horizon: float, lamp: Point) -> None:
        c, dice, panel = self.c, self.dice, self.panel
        fill = panel.veil([(0, c.zenith, 1.0), (58, c.sky, 1.0), (100, c.horizon, 1.0)])
        panel.path(rectangle(-8, -8, WIDTH + 16, horizon + 50), fill=fill)
        for n in range(3):
            self.cloud((dice.between(20, 320), horizon * (0.2 + 0.26 * n)), dice.between(90, 150))

    def sea(self, top: float, lamp: Point) -> None:
        c = self.c
        fill = self.panel.veil([(0, mix(c.water, c.light, 55), 1.0), (100, mix(c.water, c.blue, 40), 1.0)])
        self.panel.path(rectangle(-8, top, WIDTH + 16, HEIGHT), fill=fill)
        self.curls(14, (0, top + 8, WIDTH, HEIGHT - top), 11, c.light, 2.2)

    def room(self, floor: float) -> None:
        c, panel = self.c, self.panel
        panel.path(
            self.whole(), fill=panel.veil([(0, mix(c.stone, c.blue, 30), 1.0), (100, mix(c.stone, c.rose, 20), 1.0)])
        )
        for x in (14.0, 126.0, 238.0):
            door = pen("M", x, floor - 14, "V", 96, "c", 0, -46, 30, -24, 44, -50, "c", 14, 26, 44, 4, 44, 50)
            panel.path(door + pen("V", floor - 14, "z"), fill="none", stroke=c.gold, stroke_width=3.4)
        panel.path(
            rectangle(-8, floor, WIDTH + 16, HEIGHT),
            fill=panel.veil([(0, mix(c.wood, c.light, 45), 1.0), (100, c.wood, 1.0)]),
        )
        lattice = [[(40 * n - 100, floor), (62 * n - 220, HEIGHT)] for n in range(12)]
        lattice += [[(40 * n - 100, floor), (62 * n - 340, HEIGHT)] for n in range(12)]
        self.marks(lattice, 1.4, mix(c.wood, c.dark, 24), 0.6)

    def backdrop(self, open_air: bool) -> None:
        c, panel = self.c, self.panel
        if open_air:
            self.heaven(300, (170, 100))
            for x, y, size in ((30, 190, 150), (322, 150, 140), (300, 290, 120), (20, 330, 130)):
                self.crown((x, y), size, size, mix(c.leaf, c.sky, 36))
            return
        tone = mix(c.stone, c.green if self.dice.luck(50) else c.blue, 30)
        panel.path(
            self.whole(),
            fill=panel.lamp([(0, mix(tone, c.light, 70), 1.0), (100, mix(tone, c.dark, 20), 1.0)], (150, 150), 330),
        )
        self.curls(9, (20, 30, 300, 240), 15, mix(tone, c.light, 50), 2.4)

    def crown(self, centre: Point, wide: float, tall: float, colour: str) -> None:
        c, dice = self.c, self.dice
        for dx, dy, size, tone in (
            (0.1, 0.1, 0.95, mix(colour, c.dark, 18)),
            (-0.14, 0.0, 0.74, colour),
            (0.08, -0.2, 0.56, mix(colour, c.ochre, 42)),
        ):
            at = (centre[0] + dx * wide, centre[1] + dy * tall)
            self.panel.path(smooth(lumps(dice, at, wide * size, tall * size, 8, 0.14), closed=True), fill=tone)
        count = max(2, min(5, round(wide * tall / 2600)))
        self.curls(
            count,
            (centre[0] - wide * 0.36, centre[1] - tall * 0.36, wide * 0.66, tall * 0.66),
            min(11, wide * 0.14),
            mix(colour, c.light, 60),
            2,
        )

    def cloud(self, centre: Point, wide: float) -> None:
        x, y = centre
        c, panel = self.c, self.panel
        puffs = (
            (-0.36, 0.04, 0.17, c.rose),
            (0.34, 0.05, 0.19, c.rose),
            (-0.17, -0.06, 0.22, c.cloud),
            (0.14, -0.1, 0.26, c.cloud),
            (0.0, 0.06, 0.24, c.light),
        )
        for dx, dy, size, tone in puffs:
            panel.circle((x + dx * wide, y + dy * wide), size * wide, fill=mix(tone, c.cloud, 40), opacity=0.9)
        self.mark(
            [(x - 0.3 * wide, y + 0.1 * wide), (x, y + 0.22 * wide), (x + 0.36 * wide, y + 0.1 * wide)], 3, c.rose, 0.7
        )

    @contextmanager
    def touch(self) -> Iterator[None]:
        with self.panel.group(filter=self.panel.bloom(7)):
            yield

    def finish(self) -> None:
        c, panel = self.c, self.panel
        veil = [(0, c.light, 0.0), (70, c.light, 0.0), (100, mix(c.light, c.rose, 50), 0.42)]
        panel.path(self.whole(), fill=panel.lamp(veil, (WIDTH / 2, HEIGHT / 2), 250))
        if self.habit == "petals":
            self.spots([(self.dice.between(40, 300), self.dice.between(60, 400)) for _ in range(16)], 6, c.rose)
        elif self.habit == "feathers":
            plumes = []
            for _ in range(7):
                x, y = self.dice.between(30, 310), self.dice.between(30, 210)
                plumes += [
                    [(x, y), (x + 13 + 4 * k, y - 20 + 9 * k), (x + 32 + 3 * k, y - 24 + 16 * k)] for k in range(3)
                ]
            self.marks(plumes, 3, mix(c.ochre, c.light, 50), 0.6)
        elif self.habit == "rays":
            for n in range(4):
                beam = line([(190 + 14 * n, -10), (90 + 60 * n, 450), (120 + 60 * n, 450)], closed=True)
                panel.path(beam, fill=c.light, opacity=0.2)
        elif self.habit == "serpentine":
            self.mark([(60, 430), (150, 380), (120, 300), (230, 210), (200, 110), (280, 30)], 5, c.light, 0.4)
        elif self.habit == "silk":
            sheen = [[(60 + 70 * n, 430), (90 + 66 * n, 340), (70 + 70 * n, 270)] for n in range(4)]
            self.marks(sheen, 2.4, c.light, 0.55)
        elif self.habit == "dusk":
            panel.path(self.whole(), fill=panel.veil([(0, c.wood, 0.1), (100, c.dark, 0.22)]))

    def window(self) -> str:
        a, b = WIDTH / 2, HEIGHT / 2
        return pen("M", 0, b, "a", a, b, 0, 1, 1, WIDTH, 0, "a", a, b, 0, 1, 1, -WIDTH, 0, "z")

    def frame(self) -> None:
        panel = self.panel
        oval = pen("M", 30, 250, "a", 170, 220, 0, 1, 1, 340, 0, "a", 170, 220, 0, 1, 1, -340, 0, "z")
        ground = panel.veil([(0, "#fffaf0", 1.0), (100, "#e6d8c2", 1.0)], 60)
        panel.path(rectangle(0, 0, 400, 500) + oval, fill=ground, fill_rule="evenodd")
        panel.path(oval, fill="none", stroke=_UMBER, stroke_width=15)
        panel.path(oval, fill="none", stroke=_GILT, stroke_width=12)
        panel.path(oval, fill="none", stroke=_GLEAM, stroke_width=3.5)
        with panel.pattern(112, 130) as corner:
            panel.path(_SCROLL, fill=_GILT, stroke=_UMBER, stroke_width=1.6, stroke_linejoin="round")
            panel.path(_CUTS, fill="none", stroke=_GLEAM, stroke_width=2.6, stroke_linecap="round")
        for turn in ("", "matrix(-1 0 0 1 400 0)", "matrix(-1 0 0 -1 400 500)", "matrix(1 0 0 -1 0 500)"):
            panel.path("M0 0h111v129H0z", fill=corner, **({"transform": turn} if turn else {}))
        crest = "M200 44c-22 0-36-14-34-30c8 6 14 2 14-6c8 6 14 2 20-6c6 8 12 12 20 6c0 8 6 12 14 6c2 16-12 30-34 30z"
        panel.path(crest, fill=_GILT, stroke=_UMBER, stroke_width=1.6)
        panel.path(
            "M200 40V10M188 38C184 30 184 22 186 16M212 38C216 30 216 22 214 16",
            fill="none",
            stroke=_GLEAM,
            stroke_width=2,
        )
        panel.path(rectangle(2, 2, 396, 496), fill="none", stroke=_GILT, stroke_width=4)


_SCROLL = (
    "M8 8C34 4 62 6 80 16C94 10 108 18 106 32C104 44 88 46 84 36C66 34 58 44 60 56C50 48 42 50 44 62"
    "C34 62 32 74 38 84C50 86 50 104 38 108C22 112 14 98 18 84C6 66 4 34 8 8z"
)
_CUTS = (
    "M14 14C34 16 50 26 54 44M14 14C16 34 24 52 40 60M22 12C44 14 66 22 82 26M12 24C14 48 18 66 28 84"
    "M94 30a5 5 0 1 1-6-4M34 96a5 5 0 1 1-4-6"
)
