"""Who sits, and the bare face: its shape, its features, the shadow on its far side."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.art.colour import mix
from vernissage.art.geometry import Point
from vernissage.art.svg import smooth
from vernissage.games.pictura.pictures.manner import Manner


@dataclass(frozen=True)
class Sitter:
    """Who sits: a woman or a man, old or young, and what they brought."""

    woman: bool
    old: bool = False
    beard: bool = False
    wears: str = ""
    holds: str = ""
    coat: str = ""


class Face:
    """One head with its shoulders; all measures are in half heads."""

    def __init__(self, m: Manner, sitter: Sitter, at: Point, size: float, turn: float) -> None:
        self.m, self.who, self.size, self.turn = m, sitter, size, turn
        self.x, self.y = at
        c = m.c
        self.hair = mix(c.stone, c.linen, 40) if sitter.old and m.fashion != "wig" else c.hair
        self.coat = sitter.coat or m.dice.pick(
            (c.red, c.blue, c.green, c.ochre) if sitter.woman else (c.dark, c.blue, c.red, mix(c.green, c.dark, 40))
        )
        if not sitter.coat and m.fashion in ("wig", "straw"):
            self.coat = m.dice.pick((c.blue, c.rose, c.green, c.ochre) if sitter.woman else (c.red, c.blue, c.green))

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.size, self.y + y * self.size

    def shape(self, *points: Point) -> list[Point]:
        return [self.at(*p) for p in points]

    def neck(self) -> None:
        m, s, c = self.m, self.size, self.m.c
        m.limb(
            self.shape((0, 1.56), (self.turn * 0.04, 1.1), (self.turn * 0.1, 0.6)),
            (s * 0.86, s * 0.64, s * 0.6),
            mix(c.skin, c.dark, 12),
        )

    def head(self) -> None:
        m, t = self.m, self.turn
        m.mass(
            self.shape(
                (t * 0.02, -1.0),
                (0.6, -0.8),
                (0.77, -0.24),
                (0.7, 0.3),
                (0.46 + t * 0.06, 0.76),
                (t * 0.14, 1.02),
                (-0.46 + t * 0.06, 0.76),
                (-0.7, 0.3),
                (-0.77, -0.24),
                (-0.6, -0.8),
            ),
            m.c.skin,
        )

    def features(self) -> None:
        m, c, s, t = self.m, self.m.c, self.size, self.turn
        ink, warm = mix(c.dark, c.hair, 30), mix(c.skin, c.red, 30)
        shade = mix(c.skin, c.dark, 40)
        if s > 40 and m.fashion in ("cap", "wig", "straw"):
            for side in (-1, 1):
                m.shine(self.at(side * 0.42 + t * 0.16, 0.34), s * 0.3, warm, 0.7)
        mid = t * 0.2
        for side in (-1, 1):
            ex = mid + side * (0.31 if side * t < 0 else 0.28)
            white = self.shape((ex - 0.17, 0.0), (ex, -0.09), (ex + 0.17, 0.0), (ex, 0.07))
            m.panel.polygon(white, fill=mix(c.linen, c.skin, 20))
            m.spots(
                self.shape((ex + t * 0.04, -0.02)),
                s * 0.14,
                mix(c.wood, c.dark, 40) if m.fashion != "straw" else c.dark,
            )
            if s > 40:
                m.spots(self.shape((ex + t * 0.04 + 0.03, -0.05)), s * 0.04, c.light)
            m.mark(self.shape((ex - 0.19, 0.01), (ex, -0.11), (ex + 0.19, 0.0)), s * 0.045, ink)
            lift = -0.24 if self.who.woman else -0.2
            m.mark(
                self.shape(
                    (ex - side * 0.2, lift + 0.02), (ex + side * 0.04, lift - 0.05), (ex + side * 0.24, lift + 0.05)
                ),
                s * (0.05 if self.who.woman else 0.085),
                mix(ink, self.hair, 50),
                0.85,
            )
        nose = self.shape(
            (mid + t * 0.02, -0.1), (mid + t * 0.1, 0.24), (mid + t * 0.15, 0.38), (mid - t * 0.02 + 0.02, 0.42)
        )
        m.mark(nose, s * 0.05, shade, 0.8)
        m.mark(self.shape((mid - 0.1, 0.42), (mid, 0.45), (mid + 0.1, 0.42)), s * 0.05, shade, 0.7)
        lips = mix(c.red, c.skin, 20 if self.who.woman else 46)
        m.panel.polygon(
            self.shape(
                (mid - 0.22, 0.59), (mid - 0.06, 0.57), (mid, 0.6), (mid + 0.06, 0.57), (mid + 0.22, 0.59), (mid, 0.73)
            ),
            fill=lips,
        )
        m.mark(self.shape((mid - 0.24, 0.585), (mid, 0.645), (mid + 0.24, 0.585)), s * 0.03, mix(lips, c.dark, 60))
        if self.who.old:
            m.marks(
                [self.shape((mid + d * 0.3, 0.4), (mid + d * 0.4, 0.62)) for d in (-1, 1)]
                + [self.shape((mid - 0.3, -0.46 - 0.12 * k), (mid + 0.3, -0.46 - 0.12 * k)) for k in range(2)],
                s * 0.03,
                shade,
                0.7,
            )
        if self.who.beard:
            tone = mix(self.hair, c.dark, 10) if m.fashion != "wig" else c.stone
            m.mass(
                self.shape(
                    (mid - 0.3, 0.52),
                    (mid, 0.5),
                    (mid + 0.3, 0.52),
                    (0.66, 0.34),
                    (0.56, 0.9),
                    (t * 0.14, 1.5),
                    (-0.56, 0.9),
                    (-0.66, 0.34),
                ),
                tone,
            )
            m.mark(self.shape((mid - 0.14, 0.7), (mid, 0.72), (mid + 0.14, 0.7)), s * 0.08, lips)
        side = -1 if t > 0 else 1
        m.panel.path(_side(self, side), fill=c.dark, opacity=0.14)


def _side(face: Face, side: int) -> str:
    return smooth(
        face.shape(
            (side * 0.3, -0.9),
            (side * 0.6, -0.78),
            (side * 0.76, -0.24),
            (side * 0.69, 0.3),
            (side * 0.44, 0.78),
            (side * 0.1, 0.98),
            (side * 0.4, 0.5),
            (side * 0.44, -0.3),
        ),
        closed=True,
    )
