"""Harbours, ponds, lakes, ice and the empty sea."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.creatures import cow
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import boat, castle, tree


def sunrise(m: Manner) -> None:
    """A harbour in the mist, and one small sun."""
    sun = (216.0, 128.0)
    m.heaven(206, sun)
    m.shine(sun, 60, m.c.ochre)
    m.panel.circle(sun, 17, fill=mix(m.c.red, m.c.ochre, 40))
    for x, tall in ((40, 90), (72, 120), (110, 76), (292, 100), (318, 70)):
        m.mark([(x, 214), (x, 214 - tall)], 3, mix(m.c.blue, m.c.far, 40), 0.7)
    m.ridge([(-20, 206), (100, 198), (140, 210), (280, 210), (360, 196)], m.c.blue, 0.6)
    m.sea(208, sun)
    m.marks(
        [[(sun[0] - 8 - 2 * n, 218 + 15 * n), (sun[0] + 9 + 2 * n, 218 + 15 * n)] for n in range(9)],
        6,
        mix(m.c.red, m.c.ochre, 50),
        0.85,
    )
    for x, y, size in ((130, 322, 74), (74, 286, 48), (42, 262, 32)):
        boat(m, (x, y), size, mix(m.c.blue, m.c.dark, 50))
        figure(m, (x, y), size * 0.6, "stride", 1, Guise("robe", mix(m.c.dark, m.c.blue, 20)))


def monk(m: Manner) -> None:
    """One man, the sea, and far too much sky."""
    m.heaven(300, (230, 240))
    m.sea(300, (230, 240))
    m.ridge([(-20, 366), (70, 350), (140, 336), (230, 366), (360, 384)], mix(m.c.linen, m.c.stone, 50))
    figure(m, (124, 352), 56, "stand", 1, Guise("robe", m.c.dark, hair=m.c.wood))
    m.marks(
        [[(x, y), (x + 6, y - 4), (x + 12, y)] for x, y in ((60, 210), (190, 180), (240, 260), (150, 250))],
        2,
        m.c.linen,
        0.8,
    )


def ice(m: Manner) -> None:
    """Slabs of ice pushed into a mountain."""
    m.heaven(220, (170, 110))
    m.sea(216, (170, 120))
    pale = mix(m.c.linen, m.c.sky, 30)
    for x, y, size in ((60, 246, 50), (296, 240, 60), (220, 230, 40)):
        m.mass([(x - size * 0.5, y), (x, y - size), (x + size * 0.5, y)], m.aerial(pale, 0.4), straight=True)
    for n in range(15):
        at = m.dice.about(170, 120 - 4 * n)
        y = 420 - n * 15
        wide, tilt = m.dice.between(90, 170) - 5 * n, m.dice.between(14, 80)
        tone = mix(pale, m.dice.pick((m.c.blue, m.c.ochre, m.c.stone)), m.dice.below(34) + 8)
        m.mass(
            [
                (at - wide / 2, y),
                (at + wide * 0.1, y - tilt),
                (at + wide * 0.5, y - tilt * 0.8),
                (at + wide * 0.2, y + 16),
                (at - wide * 0.4, y + 24),
            ],
            tone,
            straight=True,
        )
    m.mass([(150, 240), (196, 120), (214, 128), (230, 250)], pale, straight=True)
    m.mark([(256, 330), (290, 300)], 6, m.c.wood)
    m.mark([(268, 338), (276, 286)], 3, m.c.wood)


def castle_lake(m: Manner) -> None:
    """A ruin that is only a stain of blue in the morning."""
    sun = (170.0, 110.0)
    m.heaven(220, sun)
    m.shine(sun, 120, m.c.light)
    m.hills(222, 16, m.c.far, 0.3)
    castle(m, (182, 236), 130, 0.44)
    m.ridge([(-20, 244), (110, 236), (180, 228), (260, 244), (360, 238)], mix(m.c.blue, m.c.far, 40), 0.3)
    m.sea(252, sun)
    m.ridge([(-20, 300), (70, 310), (120, 350), (60, 400), (-20, 420)], mix(m.c.ochre, m.c.land, 50))
    cow(m, (226, 350), 50, -1, mix(m.c.red, m.c.wood, 40))
    cow(m, (276, 362), 40, -1, mix(m.c.wood, m.c.dark, 20))


def lilies(m: Manner) -> None:
    """Nothing but a pond, the sky lying in it, and leaves."""
    m.sea(-8, (180, 120))
    for x, wide in ((40, 120), (250, 150), (320, 90)):
        m.mass(
            [
                (x - wide / 2, -10),
                (x - wide * 0.3, 130),
                (x, 170 + wide * 0.3),
                (x + wide * 0.3, 120),
                (x + wide / 2, -10),
            ],
            mix(m.c.leaf, m.c.blue, 40),
        )
    m.mass([(90, 200), (150, 130), (230, 190), (210, 300), (130, 320)], mix(m.c.horizon, m.c.rose, 40))
    for n in range(17):
        a, b = (n * 0.7548 + 0.1) % 1, (n * 0.5698 + 0.3) % 1
        left, top = 340 * a, 60 + 370 * b
        size = 22 + 40 * b
        m.ball((left, top), size, size * 0.3, mix(m.c.leaf, m.dice.pick((m.c.green, m.c.field, m.c.blue)), 34))
        if n % 3 != 1:
            petals = [(left + dx, top - size * up) for dx, up in ((-4, 0.18), (5, 0.18), (0, 0.34))]
            m.spots(petals, 6 + 8 * b, m.c.rose)
            m.spots([(left, top - size * 0.24)], 5 + 5 * b, m.c.linen)


def bathers_island(m: Manner) -> None:
    """Boats, a raft under a tree, and everyone in their Sunday best."""
    lamp = (120.0, 160.0)
    m.heaven(150, lamp)
    for x in (20, 76, 140, 206, 268, 324):
        tree(m, (x, 190), 120 + m.dice.about(0, 26), 90)
    m.sea(188, lamp)
    m.mass([(110, 286), (170, 272), (250, 282), (236, 302), (140, 306)], mix(m.c.field, m.c.land, 40))
    tree(m, (180, 288), 200, 110)
    for x in (134, 152, 200, 218, 236):
        figure(
            m,
            (x, 294 + m.dice.about(0, 4)),
            56,
            "stand",
            m.dice.side(),
            Guise(m.dice.pick(("robe", "tunic")), m.dice.pick((m.c.linen, m.c.blue, m.c.rose, m.c.dark)), hat="brim"),
        )
    m.mark([(236, 296), (348, 322)], 7, m.c.wood)
    for x, y, size in ((70, 372, 110), (170, 400, 120), (280, 392, 100)):
        boat(m, (x, y), size, m.dice.pick((m.c.wood, m.c.green, m.c.red)))
