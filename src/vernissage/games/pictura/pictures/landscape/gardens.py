"""Gardens, parks and old trees."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.landscape.staffage import walkers
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import cypress, tree


def garden(m: Manner) -> None:
    """A garden wall with an arch, cypresses behind it."""
    m.heaven(200, (110, 80))
    for x, tall in ((40, 250), (92, 290), (140, 230), (222, 280), (268, 240), (310, 300)):
        cypress(m, (x, 270), tall)
    m.slab(-12, 232, 364, 120, mix(m.c.stone, m.c.rose, 16))
    m.slab(-12, 222, 364, 14, m.c.stone)
    m.mass(
        [(132, 352), (132, 280), (146, 256), (170, 246), (194, 256), (208, 280), (208, 352)],
        mix(m.c.dark, m.c.wood, 30),
    )
    for k in range(4):
        m.mark([(128, 266 + 26 * k), (212, 260 + 26 * k)], 8, mix(m.c.wood, m.c.stone, 40))
    for x in (70, 270):
        m.slab(x - 12, 270, 24, 80, mix(m.c.stone, m.c.linen, 50))
        m.ball((x, 262), 9, 12, m.c.linen)
    m.slab(-12, 350, 364, 110, mix(m.c.field, m.c.stone, 40))
    for x in (20, 320):
        m.crown((x, 352), 90, 60, m.c.leaf)
    walkers(m, ((116, 404, 62), (240, 388, 54)))


def avenue(m: Manner) -> None:
    """Trees that close over a path, and light at its end."""
    far = (170.0, 240.0)
    m.heaven(270, far)
    m.hills(262, 6, m.c.leaf, 0.5)
    m.ridge([(-20, 276), (170, 268), (360, 276)], m.c.land)
    m.mass([(156, 268), (186, 268), (290, 460), (60, 460)], mix(m.c.field, m.c.linen, 30), straight=True)
    m.shine(far, 90, m.c.light, 0.6)
    for n in range(5):
        t = n / 4
        spread_, foot, tall = 34 + 130 * t, 274 + 130 * t * t, 100 + 260 * t
        for side in (-1, 1):
            tone = m.aerial(mix(m.c.leaf, m.c.field, 24 - 6 * n), 0.4 - 0.1 * n)
            tree(m, (far[0] + side * spread_, foot), tall, 50 + 90 * t, tone)
    walkers(m, ((164, 310, 34), (180, 314, 34), (150, 372, 62)))


def park(m: Manner) -> None:
    """A fountain among high trees, and company on the grass."""
    m.heaven(250, (170, 120))
    for x, size in ((40, 230), (296, 250), (110, 150), (240, 140)):
        tree(m, (x, 306), size, size * 0.72, mix(m.c.leaf, m.c.field, 20), 0.1)
    m.ridge([(-20, 300), (100, 292), (240, 300), (360, 290)], mix(m.c.land, m.c.field, 34))
    m.mass([(120, 318), (170, 306), (220, 318), (170, 330)], mix(m.c.water, m.c.light, 30))
    m.slab(162, 260, 16, 54, m.c.stone)
    m.ball((170, 262), 26, 8, m.c.stone)
    jets = [[(170, 258), (170 + 13 * k, 196), (170 + 26 * k, 252)] for k in (-1.4, -0.6, 0.6, 1.4)]
    m.marks(jets, 3, m.c.light, 0.9)
    m.mark([(170, 258), (170, 176)], 5, m.c.light, 0.9)
    for x, y, way in ((76, 370, 1), (118, 384, -1), (252, 376, -1)):
        figure(m, (x, y), 96, "sit", way, Guise("robe", m.dice.pick(m.c.cloths), m.c.linen))
    walkers(m, ((220, 344, 60), (240, 346, 60), (150, 352, 50)))
    m.crown((20, 430), 120, 80, m.c.leaf)
    m.crown((330, 430), 120, 70, m.c.leaf)


def forest(m: Manner) -> None:
    """Old trees over a pool."""
    m.heaven(220, (200, 150))
    for x, size in ((110, 170), (170, 190), (232, 160)):
        tree(m, (x, 280), size, size * 0.7, m.c.leaf, 0.4)
    m.ridge([(-20, 284), (120, 272), (230, 286), (360, 268)], m.c.land, 0.1)
    m.mass([(80, 372), (150, 340), (250, 346), (300, 384), (220, 420), (110, 412)], m.c.water)
    for x, y, size in ((56, 360, 330), (296, 350, 300)):
        tree(m, (x, y), size, 170)
    m.limb([(20, 400), (90, 372), (150, 392)], (26, 16, 7), m.c.wood)
    m.ridge([(-20, 420), (80, 402), (170, 430), (270, 410), (360, 424)], mix(m.c.land, m.c.dark, 30))
    walkers(m, ((206, 350, 54),))
