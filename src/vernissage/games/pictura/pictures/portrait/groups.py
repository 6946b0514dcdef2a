"""Two who belong together, families, a guard, a court."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import drapery
from vernissage.games.pictura.pictures.portrait.face import Face, Sitter
from vernissage.games.pictura.pictures.portrait.sitting import paint


def pair(m: Manner) -> None:
    """Two who belong together."""
    m.backdrop(open_air=False)
    c = m.c
    shawl = mix(c.red, c.ochre, 20)
    paint(Face(m, Sitter(True, coat=shawl), (112, 150), 50, 0.6))
    paint(Face(m, Sitter(True, coat=shawl), (226, 156), 50, -0.6))


def family(m: Manner, sitters: tuple[tuple[Sitter, float, float, float], ...]) -> None:
    """Several at once, the tallest behind."""
    m.backdrop(open_air=False)
    drapery(m, m.dice.pick((m.c.red, m.c.green, m.c.blue)))
    for who, x, y, size in sitters:
        paint(Face(m, who, (x, y), size, 0.7 if x < 170 else -0.7))


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
        paint(Face(m, who, (x, y), 27, m.dice.side() * 0.8))
    paint(Face(m, Sitter(False, beard=True, wears="great hat", coat=c.ochre), (238, 176), 38, -0.8))
    paint(Face(m, Sitter(False, beard=True, wears="great hat", coat=c.dark), (134, 172), 42, 0.8))
    m.mark([(66, 260), (140, 330), (200, 420)], 24, c.red)


def court(m: Manner) -> None:
    """Maids about a small princess, a painter at his canvas."""
    m.room(330)
    c = m.c
    m.slab(-12, 40, 84, 330, mix(c.wood, c.dark, 20))
    m.slab(150, 70, 60, 64, mix(c.metal, c.light, 20))
    m.slab(240, 110, 50, 150, mix(c.ochre, c.light, 34))
    figure(m, (266, 250), 90, "stand", -1, Guise("tunic", c.dark))
    figure(m, (98, 372), 206, "point", 1, Guise("tunic", c.dark, c.dark, hat="brim"))
    paint(Face(m, Sitter(True, coat=c.linen, wears="ribbon"), (182, 236), 31, 0.5))
    paint(Face(m, Sitter(True, coat=mix(c.metal, c.green, 30)), (104, 262), 28, 0.8))
    paint(Face(m, Sitter(True, coat=mix(c.blue, c.dark, 30)), (262, 246), 28, -0.8))


CHILDREN = (
    (Sitter(True), 116.0, 130.0, 38.0),
    (Sitter(True, wears="ribbon"), 218.0, 236.0, 30.0),
    (Sitter(True, wears="ribbon"), 110.0, 268.0, 28.0),
)
HOUSEHOLD = (
    (Sitter(False, old=True), 262.0, 128.0, 36.0),
    (Sitter(True), 92.0, 122.0, 37.0),
    (Sitter(True, wears="ribbon"), 214.0, 232.0, 29.0),
    (Sitter(True, wears="ribbon"), 112.0, 244.0, 29.0),
)
ROYALS = (
    (Sitter(True), 104.0, 110.0, 27.0),
    (Sitter(False), 290.0, 124.0, 28.0),
    (Sitter(False, old=True), 232.0, 130.0, 36.0),
    (Sitter(True, wears="ribbon"), 150.0, 136.0, 36.0),
    (Sitter(False), 196.0, 258.0, 26.0),
    (Sitter(True), 80.0, 244.0, 27.0),
)
