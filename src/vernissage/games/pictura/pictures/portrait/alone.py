"""One sitter: half length, full length, in a great dress, over a book."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import drapery
from vernissage.games.pictura.pictures.portrait.face import Face, Sitter
from vernissage.games.pictura.pictures.portrait.sitting import paint


def _sit(m: Manner, who: Sitter, open_air: bool, at: Point = (170.0, 162.0), size: float = 66.0) -> None:
    m.backdrop(open_air)
    paint(Face(m, who, at, size, m.dice.side() * m.dice.between(0.4, 1.0)))


def single(m: Manner, who: Sitter, open_air: bool = True) -> None:
    """Half length, near enough to speak to."""
    _sit(m, who, open_air, (m.dice.about(170, 8), 158.0), 66 + m.dice.about(0, 4))


def standing(m: Manner) -> None:
    """Full length, alone on an empty ground."""
    c = m.c
    m.backdrop(open_air=False)
    if m.fashion == "wig":
        m.backdrop(open_air=True)
        for x, way in ((70, 1), (270, -1)):
            m.crown((x, 350), 110, 90, c.leaf)
            figure(m, (x, 430), 130, "stand", way, Guise("tunic", m.dice.pick((c.red, c.blue)), c.linen))
        m.limb([(170, 210), (170, 300), (170, 350)], (70, 96, 112), c.linen)
        for side in (-1, 1):
            m.limb([(170 + side * 34, 214), (170 + side * 52, 270), (170 + side * 46, 336)], (30, 30, 24), c.linen)
            m.limb([(170 + side * 26, 340), (170 + side * 28, 420)], (40, 28), c.linen)
            m.ball((170 + side * 32, 428), 18, 8, c.rose)
        m.spots([(170, 226 + 18 * k) for k in range(7)], 6, c.stone)
        m.ball((170, 150), 66, 18, c.linen)
        Face(m, Sitter(False, wears="bald"), (170, 158), 37, 0.3).head()
        face = Face(m, Sitter(False, wears="bald"), (170, 158), 37, 0.3)
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
    Face(m, Sitter(False, wears="bald"), (170, 124), 37, 0.3).head()
    Face(m, Sitter(False, wears="bald"), (170, 124), 37, 0.3).features()
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
    paint(
        Face(
            m,
            Sitter(True, coat=dress, holds="" if green else "book", wears="bonnet" if green else ""),
            (174, 118),
            40,
            -0.8,
        )
    )


def reading(m: Manner) -> None:
    """Leaning on the elbow, thinking of something else."""
    c = m.c
    m.backdrop(open_air=True)
    m.slab(-12, 330, 364, 130, c.red)
    face = Face(m, Sitter(False, coat=c.blue, wears="cap"), (176, 168), 62, -0.7)
    paint(face)
    m.limb([(60, 440), (70, 350), (118, 226)], (70, 56, 36), c.blue)
    m.limb([(112, 244), (124, 200), (150, 184)], (34, 32, 20), c.skin)
    m.slab(20, 372, 90, 22, c.gold)
    for x, y in ((250, 380), (270, 366), (288, 384)):
        m.mark([(x, y + 40), (x, y)], 3, c.leaf)
        m.spots([(x, y), (x - 5, y + 12), (x + 5, y + 14)], 12, mix(c.blue, c.rose, 50))
