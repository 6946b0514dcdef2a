"""Coats, collars and hands."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.outlines import lumps
from vernissage.games.pictura.pictures.portrait.face import Face
from vernissage.games.pictura.pictures.portrait.held import hold


def body(face: Face) -> None:
    """Shoulders and chest, and what covers them."""
    m, c, coat = face.m, face.m.c, face.coat
    slope = 1.9 if face.who.woman else 1.7
    wide = 1.62 if face.who.woman else 1.86
    low = 6.0
    m.mass(
        face.shape(
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
            face.shape((-wide * 0.62, 2.5), (-wide * 0.66, 3.4), (-wide * 0.6, 4.6)),
            face.shape((wide * 0.62, 2.5), (wide * 0.66, 3.4), (wide * 0.6, 4.6)),
        ],
        face.size * 0.05,
        dark,
        0.7,
    )
    if face.who.woman and m.fashion != "ruff":
        m.mass(
            face.shape(
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
    elif not face.who.woman:
        m.mass(face.shape((-0.34, 1.24), (-0.1, 3.2), (0.1, 3.2), (0.34, 1.24)), c.linen)
        m.marks(
            [face.shape((-0.42, 1.3), (-0.2, 3.2), (-0.16, 5)), face.shape((0.42, 1.3), (0.2, 3.2), (0.16, 5))],
            face.size * 0.06,
            dark,
        )
    if face.size > 40:
        _hands(face)


def _hands(face: Face) -> None:
    """Both arms, the hands laid one over the other."""
    m, c, s = face.m, face.m.c, face.size
    m.limb(
        face.shape((-1.8, 2.85), (-1.3, 3.75), (-0.2, 3.65)),
        (s * 0.62, s * 0.66, s * 0.4),
        mix(face.coat, c.dark, 10),
    )
    m.limb(face.shape((1.8, 2.85), (1.4, 3.95), (0.1, 3.85)), (s * 0.62, s * 0.66, s * 0.4), face.coat)
    m.mass(face.shape((0.15, 3.65), (-0.2, 3.55), (-0.62, 3.71), (-0.6, 3.91), (-0.2, 4.01), (0.2, 4.01)), c.skin)
    fingers = [face.shape((-0.26, 3.67 + 0.11 * k), (-0.6, 3.75 + 0.07 * k)) for k in range(3)]
    m.marks(fingers, s * 0.03, mix(c.skin, c.dark, 46), 0.7)
    if face.who.holds:
        hold(m, face.who.holds, face.at(-0.35, 3.6), s)


def collar(face: Face) -> None:
    """What lies about the neck, as the fashion is."""
    m, c, s, who = face.m, face.m.c, face.size, face.who
    if m.fashion == "ruff":
        if who.woman:
            m.mass(
                face.shape(
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
                face.shape(
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
            [face.shape((0.3 * k, 1.3), (0.4 * k, 1.72)) for k in (-2, -1, 1, 2)],
            s * 0.03,
            mix(c.linen, c.dark, 40),
            0.7,
        )
    elif m.fashion == "wig":
        lace = [
            face.at(0.12 * (k - 4), 1.42 + 0.14 * (k % 2) + (0.5 if who.woman else 0.16 * (4 - abs(k - 4))))
            for k in range(9)
        ]
        if who.woman:
            m.mark(
                face.shape((-0.3, 1.14), (0, 1.26), (0.3, 1.14)),
                s * 0.14,
                c.blue if face.coat != c.blue else c.rose,
            )
            for x in (-0.16, 0.16):
                m.ball(face.at(x, 2.5), s * 0.2, s * 0.13, c.rose if face.coat != c.rose else c.blue)
        else:
            m.mass([face.at(-0.3, 1.1), *lace, face.at(0.3, 1.1)], c.linen)
    elif m.fashion == "cravat":
        if who.woman:
            m.mark(face.shape((-1.3, 1.9), (-0.5, 2.5), (0.4, 2.56), (1.3, 1.96)), s * 0.34, mix(c.red, c.ochre, 30))
        else:
            for side in (-1, 1):
                m.mass(
                    face.shape((side * 0.3, 0.86), (side * 0.74, 0.62), (side * 0.86, 1.4), (side * 0.2, 1.7)),
                    c.linen,
                )
            m.mass(face.shape((-0.4, 1.1), (0, 1.2), (0.4, 1.1), (0.42, 1.5), (0, 1.66), (-0.42, 1.5)), c.dark)
    elif m.fashion == "straw":
        if who.woman:
            m.mass(face.shape((-0.5, 1.2), (0, 1.4), (0.5, 1.2), (0.46, 1.5), (0, 2.2), (-0.46, 1.5)), c.linen)
            m.spots(face.shape((0, 1.5)), s * 0.3, c.rose)
        else:
            m.mass(face.shape((-0.4, 1.1), (0.4, 1.1), (0.5, 1.4), (-0.5, 1.4)), c.linen)
            m.mass(face.shape((-0.34, 1.36), (0.34, 1.6), (0.34, 1.36), (-0.34, 1.6)), c.blue)
    elif who.woman:
        m.mark(face.shape((-0.62, 1.5), (-0.5, 2.2), (0, 2.42), (0.5, 2.2), (0.62, 1.5)), s * 0.09, c.gold)
    else:
        m.mark(face.shape((-0.44, 1.24), (0, 1.42), (0.44, 1.24)), s * 0.16, c.linen)
        if face.who.wears == "fur":
            m.mass(lumps(m.dice, face.at(-0.5, 2.4), s * 0.8, s * 2.4, 11, 0.12), mix(c.wood, c.ochre, 30))
            m.mass(lumps(m.dice, face.at(0.5, 2.4), s * 0.8, s * 2.4, 11, 0.12), mix(c.wood, c.ochre, 30))
