"""What is worn on the head."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.portrait.face import Face


def put_on(face: Face) -> None:
    """Whatever the sitter wears on the head, if anything."""
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
