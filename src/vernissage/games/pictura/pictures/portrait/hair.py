"""Hair behind the head and over the brow, as the fashion of the age was."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.portrait.face import Face
from vernissage.games.pictura.pictures.portrait.headgear import put_on


def hair_behind(face: Face) -> None:
    """Hair and hat behind the head."""
    m, who = face.m, face.who
    if m.fashion == "wig":
        if who.woman:
            m.mass(
                face.shape((-0.7, 0.1), (-0.98, -0.7), (-0.7, -1.5), (0, -1.75), (0.7, -1.5), (0.98, -0.7), (0.7, 0.1)),
                face.hair,
            )
        else:
            m.mass(
                face.shape(
                    (-0.84, 0.7), (-1.06, -0.1), (-0.8, -1.0), (0, -1.28), (0.8, -1.0), (1.06, -0.1), (0.84, 0.7)
                ),
                face.hair,
            )
    elif who.woman:
        low = 1.3 if m.fashion in ("cap", "straw") else 0.5
        m.mass(
            face.shape((-0.72, low), (-1.0, 0.2), (-0.9, -0.7), (0, -1.22), (0.9, -0.7), (1.0, 0.2), (0.72, low)),
            face.hair,
        )
    elif m.fashion in ("cap", "ruff"):
        m.mass(
            face.shape((-0.7, 0.85), (-0.98, 0.1), (-0.86, -0.75), (0, -1.18), (0.86, -0.75), (0.98, 0.1), (0.7, 0.85)),
            face.hair,
        )
    else:
        m.mass(
            face.shape(
                (-0.82, 0.25), (-0.92, -0.5), (-0.5, -1.1), (0, -1.24), (0.56, -1.1), (0.94, -0.5), (0.84, 0.25)
            ),
            face.hair,
        )


def hair_over(face: Face) -> None:
    """Hair over the brow, and what is worn on it."""
    m, c, s, who, hair = face.m, face.m.c, face.size, face.who, face.hair
    if who.wears == "bald":
        return
    if m.fashion == "wig":
        rolls = (
            [(-0.86, -0.1), (0.86, -0.1), (-0.9, 0.26), (0.9, 0.26)]
            if not who.woman
            else [(-0.72, -0.8), (0.72, -0.8), (-0.5, -1.3), (0.5, -1.3), (0, -1.5), (-0.8, -0.3), (0.8, -0.3)]
        )
        m.mass(
            face.shape(
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
            m.ball(face.at(x, y), s * 0.26, s * 0.17, hair)
        curl = [
            [face.at(x + dx * 0.1, y + dy * 0.06) for dx, dy in ((-1, 0), (0, -1), (1, 0), (0.2, 1))] for x, y in rolls
        ]
        m.marks(curl, s * 0.04, mix(hair, c.dark, 40), 0.7)
        if who.woman:
            for x, y, tone in ((0.4, -1.12, c.rose), (0.62, -1.0, c.red), (0.2, -1.22, c.linen)):
                m.spots(face.shape((x, y)), s * 0.26, tone)
    elif who.woman:
        m.mass(
            face.shape(
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
            [face.shape((d * 0.12, -1.06), (d * 0.62, -0.7), (d * 0.78, 0.0)) for d in (-1, 1)],
            s * 0.035,
            mix(hair, c.light, 40),
            0.6,
        )
    else:
        m.mass(
            face.shape(
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
                face.shape(
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
    put_on(face)
