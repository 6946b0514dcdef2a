"""Goddesses above the clouds, and what they were given."""

from __future__ import annotations

from vernissage.art.geometry import polar
from vernissage.games.pictura.pictures.creatures import lion
from vernissage.games.pictura.pictures.figures import Guise, child, figure
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.mythology.love import cupid
from vernissage.games.pictura.pictures.places import drapery


def harvest_goddess(m: Manner) -> None:
    """Enthroned on a cloud with an armful of wheat."""
    c = m.c
    m.heaven(400, (170, 120))
    for x, y in ((60, 400), (280, 400), (170, 420), (110, 380), (236, 384)):
        m.cloud((x, y), 160)
    who = figure(m, (164, 404), 330, "hold", 1, Guise("robe", c.rose, c.linen, c.gold))
    hx, hy = who.hand
    m.marks([[(hx - 6, hy + 40), (hx + 6 + 9 * k, hy - 74 + 3 * abs(k))] for k in range(-3, 4)], 5, c.gold)
    m.spots([(hx + 6 + 9 * k, hy - 76 + 3 * abs(k)) for k in range(-3, 4)], 11, c.gold)
    m.spots([polar(who.head, 27, 0.5 + n / 14) for n in range(8)], 12, c.ochre)
    child(m, (262, 410), 120, "raise", -1)
    lion(m, (70, 420), 90, 1)
    m.mark([(230, 320), (262, 290), (290, 320)], 6, c.metal)


def gifts(m: Manner) -> None:
    """A palace of clouds; sisters look at what love has given."""
    c = m.c
    m.room(330)
    drapery(m, c.rose)
    for x in (70, 120):
        m.slab(x - 9, 70, 18, 270, c.linen)
    her = figure(m, (214, 396), 250, "sit", -1, Guise("bare", c.linen, hair=c.gold))
    m.shine(her.head, 60, c.gold, 0.6)
    for x, cloth, pose in ((70, c.blue, "stand"), (118, c.ochre, "kneel")):
        figure(m, (x, 414), 220, pose, 1, Guise("robe", cloth, c.linen))
    m.slab(126, 392, 70, 36, c.gold)
    m.spots([(140, 388), (156, 384), (172, 388), (186, 386)], 12, c.light)
    m.cloud((280, 420), 150)
    m.cloud((40, 430), 120)
    for x, y, way in ((120, 120, 1), (190, 90, -1)):
        cupid(m, (x, y), 80, way)
