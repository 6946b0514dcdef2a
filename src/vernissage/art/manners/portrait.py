"""Portraits: a face that looks at you, dressed as its age was; sometimes two, or a family."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.art.manners.figures import Look, figure
from vernissage.art.manners.manner import Manner, Scene, lumps
from vernissage.art.manners.places import drapery
from vernissage.art.svg import smooth


@dataclass(frozen=True)
class Sitter:
    """Who sits: a woman or a man, old or young, and what they brought."""

    woman: bool
    old: bool = False
    beard: bool = False
    wears: str = ""
    holds: str = ""
    coat: str = ""


class _Face:
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

    def paint(self) -> None:
        self.behind()
        self.body()
        self.neck()
        self.collar()
        self.head()
        self.features()
        self.top()

    def behind(self) -> None:
        """Hair and hat behind the head."""
        m, who = self.m, self.who
        if m.fashion == "wig":
            if who.woman:
                m.mass(
                    self.shape(
                        (-0.7, 0.1), (-0.98, -0.7), (-0.7, -1.5), (0, -1.75), (0.7, -1.5), (0.98, -0.7), (0.7, 0.1)
                    ),
                    self.hair,
                )
            else:
                m.mass(
                    self.shape(
                        (-0.84, 0.7), (-1.06, -0.1), (-0.8, -1.0), (0, -1.28), (0.8, -1.0), (1.06, -0.1), (0.84, 0.7)
                    ),
                    self.hair,
                )
        elif who.woman:
            low = 1.3 if m.fashion in ("cap", "straw") else 0.5
            m.mass(
                self.shape((-0.72, low), (-1.0, 0.2), (-0.9, -0.7), (0, -1.22), (0.9, -0.7), (1.0, 0.2), (0.72, low)),
                self.hair,
            )
        elif m.fashion in ("cap", "ruff"):
            m.mass(
                self.shape(
                    (-0.7, 0.85), (-0.98, 0.1), (-0.86, -0.75), (0, -1.18), (0.86, -0.75), (0.98, 0.1), (0.7, 0.85)
                ),
                self.hair,
            )
        else:
            m.mass(
                self.shape(
                    (-0.82, 0.25), (-0.92, -0.5), (-0.5, -1.1), (0, -1.24), (0.56, -1.1), (0.94, -0.5), (0.84, 0.25)
                ),
                self.hair,
            )

    def body(self) -> None:
        m, c, coat = self.m, self.m.c, self.coat
        slope = 1.9 if self.who.woman else 1.7
        wide = 1.62 if self.who.woman else 1.86
        low = 6.0
        m.mass(
            self.shape(
                (-0.4, 1.2),
                (-wide * 0.7, slope - 0.2),
                (-wide, slope + 0.5),
                (-wide - 0.25, 3.6),
                (-wide, low),
                (wide, low),
                (wide + 0.25, 3.6),
                (wide, slope + 0.5),
                (wide * 0.7, slope - 0.2),
                (0.4, 1.2),
            ),
            coat,
        )
        dark = mix(coat, c.dark, 46)
        m.marks(
            [
                self.shape((-wide * 0.62, 2.5), (-wide * 0.66, 3.4), (-wide * 0.6, 4.6)),
                self.shape((wide * 0.62, 2.5), (wide * 0.66, 3.4), (wide * 0.6, 4.6)),
            ],
            self.size * 0.05,
            dark,
            0.7,
        )
        if self.who.woman and m.fashion != "ruff":
            m.mass(
                self.shape(
                    (-0.62, 1.5),
                    (-0.86, 1.86),
                    (-0.4, 2.34),
                    (0, 2.42),
                    (0.4, 2.34),
                    (0.86, 1.86),
                    (0.62, 1.5),
                    (0, 1.3),
                ),
                c.skin,
            )
        elif not self.who.woman:
            m.mass(self.shape((-0.34, 1.24), (-0.1, 3.2), (0.1, 3.2), (0.34, 1.24)), c.linen)
            m.marks(
                [self.shape((-0.42, 1.3), (-0.2, 3.2), (-0.16, 5)), self.shape((0.42, 1.3), (0.2, 3.2), (0.16, 5))],
                self.size * 0.06,
                dark,
            )
        if self.size > 40:
            self.hands()

    def hands(self) -> None:
        m, c, s = self.m, self.m.c, self.size
        m.limb(
            self.shape((-1.8, 2.85), (-1.3, 3.75), (-0.2, 3.65)),
            (s * 0.62, s * 0.66, s * 0.4),
            mix(self.coat, c.dark, 10),
        )
        m.limb(self.shape((1.8, 2.85), (1.4, 3.95), (0.1, 3.85)), (s * 0.62, s * 0.66, s * 0.4), self.coat)
        m.mass(self.shape((0.15, 3.65), (-0.2, 3.55), (-0.62, 3.71), (-0.6, 3.91), (-0.2, 4.01), (0.2, 4.01)), c.skin)
        fingers = [self.shape((-0.26, 3.67 + 0.11 * k), (-0.6, 3.75 + 0.07 * k)) for k in range(3)]
        m.marks(fingers, s * 0.03, mix(c.skin, c.dark, 46), 0.7)
        if self.who.holds:
            _hold(m, self.who.holds, self.at(-0.35, 3.6), s)

    def neck(self) -> None:
        m, s, c = self.m, self.size, self.m.c
        m.limb(
            self.shape((0, 1.56), (self.turn * 0.04, 1.1), (self.turn * 0.1, 0.6)),
            (s * 0.86, s * 0.64, s * 0.6),
            mix(c.skin, c.dark, 12),
        )

    def collar(self) -> None:
        m, c, s, who = self.m, self.m.c, self.size, self.who
        if m.fashion == "ruff":
            if who.woman:
                m.mass(
                    self.shape(
                        (-0.4, 1.16),
                        (-1.36, 1.5),
                        (-1.2, 2.1),
                        (-0.4, 1.9),
                        (0, 2.2),
                        (0.4, 1.9),
                        (1.2, 2.1),
                        (1.36, 1.5),
                        (0.4, 1.16),
                        (0, 1.36),
                    ),
                    c.linen,
                )
            else:
                m.mass(
                    self.shape(
                        (-0.46, 1.06),
                        (-1.26, 1.42),
                        (-1.16, 1.9),
                        (-0.1, 1.7),
                        (0.1, 1.7),
                        (1.16, 1.9),
                        (1.26, 1.42),
                        (0.46, 1.06),
                        (0, 1.24),
                    ),
                    c.linen,
                )
            m.marks(
                [self.shape((0.3 * k, 1.3), (0.4 * k, 1.72)) for k in (-2, -1, 1, 2)],
                s * 0.03,
                mix(c.linen, c.dark, 40),
                0.7,
            )
        elif m.fashion == "wig":
            lace = [
                self.at(0.12 * (k - 4), 1.42 + 0.14 * (k % 2) + (0.5 if who.woman else 0.16 * (4 - abs(k - 4))))
                for k in range(9)
            ]
            if who.woman:
                m.mark(
                    self.shape((-0.3, 1.14), (0, 1.26), (0.3, 1.14)),
                    s * 0.14,
                    c.blue if self.coat != c.blue else c.rose,
                )
                for x in (-0.16, 0.16):
                    m.ball(self.at(x, 2.5), s * 0.2, s * 0.13, c.rose if self.coat != c.rose else c.blue)
            else:
                m.mass([self.at(-0.3, 1.1), *lace, self.at(0.3, 1.1)], c.linen)
        elif m.fashion == "cravat":
            if who.woman:
                m.mark(
                    self.shape((-1.3, 1.9), (-0.5, 2.5), (0.4, 2.56), (1.3, 1.96)), s * 0.34, mix(c.red, c.ochre, 30)
                )
            else:
                for side in (-1, 1):
                    m.mass(
                        self.shape((side * 0.3, 0.86), (side * 0.74, 0.62), (side * 0.86, 1.4), (side * 0.2, 1.7)),
                        c.linen,
                    )
                m.mass(self.shape((-0.4, 1.1), (0, 1.2), (0.4, 1.1), (0.42, 1.5), (0, 1.66), (-0.42, 1.5)), c.dark)
        elif m.fashion == "straw":
            if who.woman:
                m.mass(self.shape((-0.5, 1.2), (0, 1.4), (0.5, 1.2), (0.46, 1.5), (0, 2.2), (-0.46, 1.5)), c.linen)
                m.spots(self.shape((0, 1.5)), s * 0.3, c.rose)
            else:
                m.mass(self.shape((-0.4, 1.1), (0.4, 1.1), (0.5, 1.4), (-0.5, 1.4)), c.linen)
                m.mass(self.shape((-0.34, 1.36), (0.34, 1.6), (0.34, 1.36), (-0.34, 1.6)), c.blue)
        elif who.woman:
            m.mark(self.shape((-0.62, 1.5), (-0.5, 2.2), (0, 2.42), (0.5, 2.2), (0.62, 1.5)), s * 0.09, c.gold)
        else:
            m.mark(self.shape((-0.44, 1.24), (0, 1.42), (0.44, 1.24)), s * 0.16, c.linen)
            if self.who.wears == "fur":
                m.mass(lumps(m.dice, self.at(-0.5, 2.4), s * 0.8, s * 2.4, 11, 0.12), mix(c.wood, c.ochre, 30))
                m.mass(lumps(m.dice, self.at(0.5, 2.4), s * 0.8, s * 2.4, 11, 0.12), mix(c.wood, c.ochre, 30))

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

    def top(self) -> None:
        """Hair over the brow, and what is worn on it."""
        m, c, s, who, hair = self.m, self.m.c, self.size, self.who, self.hair
        if who.wears == "bald":
            return
        if m.fashion == "wig":
            rolls = (
                [(-0.86, -0.1), (0.86, -0.1), (-0.9, 0.26), (0.9, 0.26)]
                if not who.woman
                else [(-0.72, -0.8), (0.72, -0.8), (-0.5, -1.3), (0.5, -1.3), (0, -1.5), (-0.8, -0.3), (0.8, -0.3)]
            )
            m.mass(
                self.shape(
                    (-0.8, -0.3),
                    (-0.6, -0.95),
                    (0, -1.16),
                    (0.6, -0.95),
                    (0.8, -0.3),
                    (0.5, -0.66),
                    (0, -0.78),
                    (-0.5, -0.66),
                ),
                hair,
            )
            for x, y in rolls:
                m.ball(self.at(x, y), s * 0.26, s * 0.17, hair)
            curl = [
                [self.at(x + dx * 0.1, y + dy * 0.06) for dx, dy in ((-1, 0), (0, -1), (1, 0), (0.2, 1))]
                for x, y in rolls
            ]
            m.marks(curl, s * 0.04, mix(hair, c.dark, 40), 0.7)
            if who.woman:
                for x, y, tone in ((0.4, -1.12, c.rose), (0.62, -1.0, c.red), (0.2, -1.22, c.linen)):
                    m.spots(self.shape((x, y)), s * 0.26, tone)
        elif who.woman:
            m.mass(
                self.shape(
                    (-0.82, 0.2),
                    (-0.84, -0.5),
                    (-0.4, -1.08),
                    (0, -1.14),
                    (0.4, -1.08),
                    (0.84, -0.5),
                    (0.82, 0.2),
                    (0.62, -0.4),
                    (0.1, -0.82),
                    (-0.1, -0.82),
                    (-0.62, -0.4),
                ),
                hair,
            )
            m.marks(
                [self.shape((d * 0.12, -1.06), (d * 0.62, -0.7), (d * 0.78, 0.0)) for d in (-1, 1)],
                s * 0.035,
                mix(hair, c.light, 40),
                0.6,
            )
        else:
            m.mass(
                self.shape(
                    (-0.8, -0.1),
                    (-0.8, -0.7),
                    (-0.3, -1.16),
                    (0.3, -1.16),
                    (0.8, -0.7),
                    (0.8, -0.1),
                    (0.64, -0.56),
                    (0.2, -0.74),
                    (-0.2, -0.68),
                    (-0.64, -0.5),
                ),
                hair,
            )
            if m.fashion == "cravat":
                m.mass(
                    self.shape(
                        (-0.8, -0.5),
                        (-0.9, -1.0),
                        (-0.5, -1.3),
                        (-0.1, -1.2),
                        (0.3, -1.46),
                        (0.7, -1.2),
                        (1.1, -1.1),
                        (0.86, -0.5),
                        (0.3, -0.9),
                        (-0.2, -0.72),
                    ),
                    hair,
                )
        _headgear(self)


def _side(face: _Face, side: int) -> str:
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


def _headgear(face: _Face) -> None:
    m, c, s, who = face.m, face.m.c, face.size, face.who
    worn = who.wears
    if worn == "turban":
        m.mass(
            face.shape(
                (-0.9, -0.34), (-0.96, -0.9), (-0.4, -1.42), (0.4, -1.4), (0.96, -0.8), (0.86, -0.34), (0, -0.62)
            ),
            c.blue,
        )
        m.mass(face.shape((0.5, -1.3), (0.96, -1.1), (1.3, 0.4), (1.1, 1.5), (0.86, 0.4)), c.gold)
        m.spots(face.shape((-0.8, 0.5)), s * 0.24, mix(c.linen, c.metal, 30))
        m.spots(face.shape((-0.84, 0.45)), s * 0.08, c.light)
    elif worn == "veil":
        m.mass(
            face.shape(
                (-0.8, 1.2),
                (-1.1, 0),
                (-0.84, -0.92),
                (0, -1.3),
                (0.84, -0.92),
                (1.1, 0),
                (0.8, 1.2),
                (0.8, -0.3),
                (0.4, -0.92),
                (-0.4, -0.92),
                (-0.8, -0.3),
            ),
            c.linen,
        )
    elif worn == "flat cap":
        m.mass(
            face.shape((-1.1, -0.5), (-1.2, -0.9), (-0.5, -1.36), (0.6, -1.4), (1.26, -0.9), (1.06, -0.54), (0, -0.72)),
            mix(c.red, c.dark, 30) if face.coat != c.red else c.dark,
        )
    elif worn == "great hat":
        m.ball(face.at(0, -0.66), s * 1.75, s * 0.3, mix(c.dark, c.wood, 14))
        m.mass(face.shape((-0.8, -0.7), (-0.74, -1.5), (0.74, -1.5), (0.8, -0.7)), mix(c.dark, c.wood, 14))
        m.mark(face.shape((0.5, -1.0), (1.3, -1.5), (1.8, -0.9)), s * 0.22, c.linen)
    elif worn == "pope":
        m.mass(face.shape((-0.82, -0.4), (-0.8, -1.1), (0, -1.42), (0.8, -1.1), (0.82, -0.4), (0, -0.7)), c.red)
        m.mass(face.shape((-0.5, 1.2), (-1.7, 2.0), (-1.5, 3.2), (0, 3.5), (1.5, 3.2), (1.7, 2.0), (0.5, 1.2)), c.red)
        m.mark(face.shape((-0.4, 1.26), (0, 1.44), (0.4, 1.26)), s * 0.2, c.linen)
    elif worn == "bonnet":
        m.mass(
            face.shape(
                (-0.86, 0.5),
                (-1.2, -0.2),
                (-1.0, -1.1),
                (0, -1.5),
                (1.0, -1.1),
                (1.2, -0.2),
                (0.86, 0.5),
                (0.84, -0.4),
                (0.5, -0.9),
                (-0.5, -0.9),
                (-0.84, -0.4),
            ),
            c.linen,
        )
        m.marks([face.shape((d * 0.86, 0.5), (d * 0.5, 1.1), (d * 0.1, 1.3)) for d in (-1, 1)], s * 0.08, c.linen)
    elif worn == "straw hat":
        m.mass(
            face.shape(
                (-1.5, -0.5),
                (-0.9, -0.92),
                (0, -1.0),
                (0.9, -0.92),
                (1.5, -0.5),
                (0.8, -0.56),
                (0, -0.62),
                (-0.8, -0.56),
            ),
            c.gold,
        )
        m.mass(face.shape((-0.7, -0.84), (-0.6, -1.46), (0.6, -1.46), (0.7, -0.84)), c.gold)
        m.mark(face.shape((-0.7, -0.94), (0, -1.02), (0.7, -0.94)), s * 0.2, c.blue)
        for x, tone in ((0.4, c.rose), (0.66, c.red), (0.2, c.linen)):
            m.spots(face.shape((x, -1.08)), s * 0.28, tone)
    elif worn == "cap":
        m.mass(
            face.shape((-0.9, -0.5), (-0.94, -1.0), (0, -1.4), (0.94, -1.0), (0.9, -0.5), (0, -0.66)),
            c.blue if m.fashion != "wig" else c.red,
        )
        m.mark(face.shape((-0.9, -0.56), (0, -0.74), (0.9, -0.56)), s * 0.14, c.gold)
    elif worn == "ribbon":
        m.mass(face.shape((0.2, -1.06), (0.7, -1.44), (0.9, -1.0), (0.5, -0.86), (0.1, -0.7)), c.blue)


def _hold(m: Manner, what: str, at: Point, s: float) -> None:
    c = m.c
    x, y = at
    if what == "ermine":
        m.limb(
            [
                (x + s * 0.9, y + s * 0.3),
                (x + s * 0.2, y - s * 0.1),
                (x - s * 0.5, y - s * 0.4),
                (x - s * 0.9, y - s * 1.0),
            ],
            (s * 0.3, s * 0.5, s * 0.42, s * 0.34),
            c.linen,
        )
        m.spots([(x - s * 0.98, y - s * 1.02)], s * 0.09, c.dark)
        m.marks([[(x - s * 0.76, y - s * 1.16), (x - s * 0.74, y - s * 1.3)]], s * 0.14, c.linen)
    elif what == "medal":
        m.ball((x, y - s * 0.3), s * 0.44, s * 0.46, c.gold)
        m.ball((x, y - s * 0.3), s * 0.3, s * 0.32, mix(c.gold, c.wood, 40))
    elif what == "books":
        m.slab(x - s * 0.9, y - s * 0.5, s * 1.5, s * 0.34, c.red)
        m.slab(x - s * 0.8, y - s * 0.86, s * 1.3, s * 0.36, c.linen)
    elif what == "book":
        m.mass(
            [
                (x - s * 0.9, y - s * 0.5),
                (x, y - s * 0.2),
                (x + s * 0.8, y - s * 0.56),
                (x + s * 0.8, y + s * 0.1),
                (x, y + s * 0.4),
                (x - s * 0.9, y + s * 0.14),
            ],
            c.linen,
            straight=True,
        )
        m.mark([(x, y - s * 0.2), (x, y + s * 0.4)], s * 0.05, c.dark)
    elif what == "pug":
        tan = mix(c.ochre, c.wood, 30)
        m.mass(lumps(m.dice, (x - s * 0.60, y + s * 0.3), s * 1.3, s * 1.5, 8, 0.1), tan)
        m.ball((x - s * 0.60, y - s * 0.5), s * 0.56, s * 0.5, tan)
        m.ball((x - s * 0.64, y - s * 0.36), s * 0.34, s * 0.28, c.dark)
        m.spots([(x - s * 0.86, y - s * 0.6), (x - s * 0.36, y - s * 0.6)], s * 0.16, c.dark)
        m.marks(
            [
                [(x - s * 1.06, y - s * 0.86), (x - s * 1.14, y - s * 0.6)],
                [(x - s * 0.16, y - s * 0.86), (x - s * 0.08, y - s * 0.6)],
            ],
            s * 0.2,
            c.dark,
        )
    elif what == "basket":
        m.ball((x, y - s * 0.1), s * 1.5, s * 0.36, c.wood)
        m.spots([(x + s * (0.3 * k - 0.9), y - s * 0.3) for k in range(7)], s * 0.3, mix(c.rose, c.ochre, 30))
    elif what == "pearl":
        m.spots([(x, y - s * 0.1)], s * 0.2, c.light)


def _sit(m: Manner, who: Sitter, open_air: bool, at: Point = (170.0, 162.0), size: float = 66.0) -> None:
    m.backdrop(open_air)
    _Face(m, who, at, size, m.dice.side() * m.dice.between(0.4, 1.0)).paint()


def single(m: Manner, who: Sitter, open_air: bool = True) -> None:
    """Half length, near enough to speak to."""
    _sit(m, who, open_air, (m.dice.about(170, 8), 158.0), 66 + m.dice.about(0, 4))


def pair(m: Manner) -> None:
    """Two who belong together."""
    m.backdrop(open_air=False)
    c = m.c
    shawl = mix(c.red, c.ochre, 20)
    _Face(m, Sitter(True, coat=shawl), (112, 150), 50, 0.6).paint()
    _Face(m, Sitter(True, coat=shawl), (226, 156), 50, -0.6).paint()


def family(m: Manner, sitters: tuple[tuple[Sitter, float, float, float], ...]) -> None:
    """Several at once, the tallest behind."""
    m.backdrop(open_air=False)
    drapery(m, m.dice.pick((m.c.red, m.c.green, m.c.blue)))
    for who, x, y, size in sitters:
        _Face(m, who, (x, y), size, 0.7 if x < 170 else -0.7).paint()


def company(m: Manner) -> None:
    """A guard turning out: hats, sashes, pikes."""
    m.backdrop(open_air=False)
    c = m.c
    pikes = [[(m.dice.between(10, 330), 300), (m.dice.between(10, 330), 20)] for _ in range(7)]
    m.marks(pikes, 4, mix(c.wood, c.ochre, 30))
    for x, y in ((46, 130), (180, 108), (300, 134)):
        who = Sitter(
            False,
            beard=m.dice.luck(60),
            wears="great hat",
            coat=m.dice.pick((c.dark, c.wood, mix(c.green, c.dark, 40))),
        )
        _Face(m, who, (x, y), 27, m.dice.side() * 0.8).paint()
    _Face(m, Sitter(False, beard=True, wears="great hat", coat=c.ochre), (238, 176), 38, -0.8).paint()
    _Face(m, Sitter(False, beard=True, wears="great hat", coat=c.dark), (134, 172), 42, 0.8).paint()
    m.mark([(66, 260), (140, 330), (200, 420)], 24, c.red)


def court(m: Manner) -> None:
    """Maids about a small princess, a painter at his canvas."""
    m.room(330)
    c = m.c
    m.slab(-12, 40, 84, 330, mix(c.wood, c.dark, 20))
    m.slab(150, 70, 60, 64, mix(c.metal, c.light, 20))
    m.slab(240, 110, 50, 150, mix(c.ochre, c.light, 34))
    figure(m, (266, 250), 90, "stand", -1, Look("tunic", c.dark))
    figure(m, (98, 372), 206, "point", 1, Look("tunic", c.dark, c.dark, hat="brim"))
    _Face(m, Sitter(True, coat=c.linen, wears="ribbon"), (182, 236), 31, 0.5).paint()
    _Face(m, Sitter(True, coat=mix(c.metal, c.green, 30)), (104, 262), 28, 0.8).paint()
    _Face(m, Sitter(True, coat=mix(c.blue, c.dark, 30)), (262, 246), 28, -0.8).paint()


def standing(m: Manner) -> None:
    """Full length, alone on an empty ground."""
    c = m.c
    m.backdrop(open_air=False)
    if m.fashion == "wig":
        m.backdrop(open_air=True)
        for x, way in ((70, 1), (270, -1)):
            m.crown((x, 350), 110, 90, c.leaf)
            figure(m, (x, 430), 130, "stand", way, Look("tunic", m.dice.pick((c.red, c.blue)), c.linen))
        m.limb([(170, 210), (170, 300), (170, 350)], (70, 96, 112), c.linen)
        for side in (-1, 1):
            m.limb([(170 + side * 34, 214), (170 + side * 52, 270), (170 + side * 46, 336)], (30, 30, 24), c.linen)
            m.limb([(170 + side * 26, 340), (170 + side * 28, 420)], (40, 28), c.linen)
            m.ball((170 + side * 32, 428), 18, 8, c.rose)
        m.spots([(170, 226 + 18 * k) for k in range(7)], 6, c.stone)
        m.ball((170, 150), 66, 18, c.linen)
        _Face(m, Sitter(False, wears="bald"), (170, 158), 37, 0.3).head()
        face = _Face(m, Sitter(False, wears="bald"), (170, 158), 37, 0.3)
        face.features()
        m.mass([(132, 138), (140, 104), (170, 96), (200, 104), (208, 138), (170, 126)], c.linen)
        m.spots([polar((170, 206), 36, 0.02 + k / 20) for k in range(10)], 16, c.linen)
        return
    m.panel.path("M140 424h90", stroke=c.dark, stroke_width=13, stroke_opacity=0.3)
    for side in (-1, 1):
        m.limb([(170 + side * 20, 280), (170 + side * 26, 350), (170 + side * 24, 412)], (50, 44, 26), c.red)
        m.ball((170 + side * 34, 420), 22, 8, c.dark)
    m.mass([(128, 178), (170, 164), (212, 178), (218, 250), (206, 290), (134, 290), (122, 250)], c.dark)
    m.mark([(134, 190), (160, 240), (210, 284)], 13, c.linen)
    m.spots([(170, 190 + 15 * k) for k in range(6)], 6, c.gold)
    for side in (-1, 1):
        m.limb(
            [(170 + side * 38, 186), (170 + side * 62, 222), (170 + side * 20, 186 - side * 4)], (24, 22, 16), c.dark
        )
    _Face(m, Sitter(False, wears="bald"), (170, 124), 37, 0.3).head()
    _Face(m, Sitter(False, wears="bald"), (170, 124), 37, 0.3).features()
    m.mass([(132, 110), (136, 70), (204, 66), (208, 108), (170, 98)], c.red)
    m.mark([(132, 106), (170, 96), (208, 104)], 9, c.gold)
    m.mark([(120, 176), (236, 146)], 7, mix(c.wood, c.dark, 30))
    m.spots([(150, 168), (206, 154)], 15, c.skin)


def seated_lady(m: Manner, green: bool) -> None:
    """A great dress, and somebody in it."""
    c = m.c
    m.backdrop(open_air=False)
    if not green:
        drapery(m, mix(c.gold, c.green, 30))
    dress = c.green if green else mix(c.green, c.blue, 40)
    m.mass([(150, 200), (106, 290), (30, 400), (20, 470), (330, 470), (316, 390), (236, 290), (200, 200)], dress)
    dark = mix(dress, c.dark, 56)
    m.marks(
        [[(160 + 5 * k, 230), (150 + 22 * k - 40, 330), (120 + 46 * k - 80, 450)] for k in range(5)],
        9 if green else 3,
        dark,
        0.7,
    )
    if not green:
        for n in range(12):
            m.spots([polar((170, 330), 30 + 9 * n, n * 0.38)], 13, (c.rose, c.red)[n % 2])
        m.slab(250, 330, 70, 12, c.gold)
    _Face(
        m,
        Sitter(True, coat=dress, holds="" if green else "book", wears="bonnet" if green else ""),
        (174, 118),
        40,
        -0.8,
    ).paint()


def reading(m: Manner) -> None:
    """Leaning on the elbow, thinking of something else."""
    c = m.c
    m.backdrop(open_air=True)
    m.slab(-12, 330, 364, 130, c.red)
    face = _Face(m, Sitter(False, coat=c.blue, wears="cap"), (176, 168), 62, -0.7)
    face.paint()
    m.limb([(60, 440), (70, 350), (118, 226)], (70, 56, 36), c.blue)
    m.limb([(112, 244), (124, 200), (150, 184)], (34, 32, 20), c.skin)
    m.slab(20, 372, 90, 22, c.gold)
    for x, y in ((250, 380), (270, 366), (288, 384)):
        m.mark([(x, y + 40), (x, y)], 3, c.leaf)
        m.spots([(x, y), (x - 5, y + 12), (x + 5, y + 14)], 12, mix(c.blue, c.rose, 50))


_CHILDREN = (
    (Sitter(True), 116.0, 130.0, 38.0),
    (Sitter(True, wears="ribbon"), 218.0, 236.0, 30.0),
    (Sitter(True, wears="ribbon"), 110.0, 268.0, 28.0),
)
_HOUSEHOLD = (
    (Sitter(False, old=True), 262.0, 128.0, 36.0),
    (Sitter(True), 92.0, 122.0, 37.0),
    (Sitter(True, wears="ribbon"), 214.0, 232.0, 29.0),
    (Sitter(True, wears="ribbon"), 112.0, 244.0, 29.0),
)
_ROYALS = (
    (Sitter(True), 104.0, 110.0, 27.0),
    (Sitter(False), 290.0, 124.0, 28.0),
    (Sitter(False, old=True), 232.0, 130.0, 36.0),
    (Sitter(True, wears="ribbon"), 150.0, 136.0, 36.0),
    (Sitter(False), 196.0, 258.0, 26.0),
    (Sitter(True), 80.0, 244.0, 27.0),
)
SUBJECTS: dict[str, Scene] = {
    "veiled": partial(single, who=Sitter(True, wears="veil")),
    "ermine": partial(single, who=Sitter(True, holds="ermine"), open_air=False),
    "medal": partial(single, who=Sitter(False, holds="medal", wears="cap")),
    "courtier": partial(single, who=Sitter(False, beard=True, wears="flat cap", holds="pearl"), open_air=False),
    "fur": partial(single, who=Sitter(False, beard=True, wears="fur"), open_air=False),
    "jurist": partial(single, who=Sitter(False, old=True, wears="flat cap", holds="books"), open_air=False),
    "company": company,
    "court": court,
    "pope": partial(single, who=Sitter(False, old=True, beard=True, wears="pope"), open_air=True),
    "gentleman": partial(single, who=Sitter(False, beard=True), open_air=False),
    "earring": partial(single, who=Sitter(True, wears="turban"), open_air=False),
    "girl": partial(single, who=Sitter(True, wears="veil"), open_air=False),
    "standing": standing,
    "lady": partial(seated_lady, green=False),
    "dress": partial(seated_lady, green=True),
    "abbot": partial(single, who=Sitter(False, wears="great hat"), open_air=True),
    "captain": partial(single, who=Sitter(False, old=True), open_air=True),
    "painter and dog": partial(single, who=Sitter(False, wears="cap", holds="pug"), open_air=False),
    "seller": partial(single, who=Sitter(True, wears="bonnet", holds="basket"), open_air=True),
    "royals": partial(family, sitters=_ROYALS),
    "children": partial(family, sitters=_CHILDREN),
    "household": partial(family, sitters=_HOUSEHOLD),
    "sisters": pair,
    "troubled man": partial(single, who=Sitter(False, old=False), open_air=False),
    "old woman": partial(single, who=Sitter(True, old=True, wears="bonnet"), open_air=False),
    "envious woman": partial(single, who=Sitter(True, old=True, wears="veil"), open_air=True),
    "friar": partial(single, who=Sitter(False, wears="bald"), open_air=True),
    "young girl": partial(single, who=Sitter(True, wears="straw hat"), open_air=True),
    "thinker": reading,
}
