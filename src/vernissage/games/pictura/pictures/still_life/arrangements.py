"""Baskets, vases, rows and pyramids of things."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import polar
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.still_life.flowers import blossom, bouquet, leaves, rose
from vernissage.games.pictura.pictures.still_life.fruit import basket, fruit, grapes, heap, lemon
from vernissage.games.pictura.pictures.still_life.table import gloss, knife, lay_table, napkin, shadow
from vernissage.games.pictura.pictures.still_life.vessels import glass, goblet, jar, jug, pot, vase


def basket_of(m: Manner, what: str) -> None:
    """A basket on the edge of the table, filled."""
    lay_table(m)
    c = m.c
    if what == "flowers":
        leaves(m, (170, 214), 110, 10)
        for n in range(15):
            at = polar((170, 222), 84 if n < 9 else 40, 0.48 + 0.56 * (n % 9) / 8)
            (rose if n % 2 else blossom)(
                m, at, 44 + m.dice.about(0, 6), (c.rose, c.red, c.linen, c.gold, c.blue)[n % 5]
            )
        basket(m, 170, 346, 210)
    elif what == "berries":
        base = 286.0
        for row in range(8):
            count = 9 - row
            for k in range(count):
                m.ball(
                    (170 + 21 * (k - (count - 1) / 2), base - row * 16),
                    11,
                    11,
                    mix(c.red, c.rose, 30 * ((row + k) % 2)),
                )
        basket(m, 170, 346, 210)
        glass(m, 276, 346, 80)
        blossom(m, (66, 346), 30, c.linen)
        blossom(m, (88, 356), 26, c.linen)
    else:
        leaves(m, (80, 250), 56, 5)
        leaves(m, (270, 250), 54, 5)
        heap(
            m,
            170,
            272,
            190,
            62,
            (c.red, c.gold, c.ochre, c.rose) if what != "apples" else (c.red, c.gold, c.green, c.red),
        )
        grapes(m, 236, 262, 66, mix(c.blue, c.dark, 30))
        basket(m, 170, 346, 220)
    if what == "apples":
        napkin(m, 110)
        for x, base in ((40, 362), (84, 350), (232, 366), (276, 356), (308, 372)):
            fruit(m, x, base, 46, m.dice.pick((c.red, c.gold, c.ochre)), False)
    elif what == "fruit":
        fruit(m, 300, 356, 50, c.red)


def flowers_in_vase(m: Manner, kind: str) -> None:
    """A vase of flowers before a wall."""
    lay_table(m)
    c = m.c
    vase(m, 170, 356, 150, c.blue if kind != "sun" else c.ochre)
    bouquet(m, 170, 300, 230, kind)
    if kind != "sun":
        rose(m, (256, 350), 40, c.rose)
        m.mark([(256, 352), (300, 366)], 3, c.leaf)
        m.spots([(80, 356), (98, 364)], 12, c.red)


def row_of(m: Manner, what: str) -> None:
    """Things in a row, each for itself."""
    lay_table(m)
    c = m.c
    if what == "citrus":
        for x, base, size in ((50, 350, 50), (104, 356, 52), (76, 322, 50)):
            lemon(m, x, base, size)
        heap(m, 190, 350, 120, 50, (c.ochre, mix(c.ochre, c.red, 24)))
        leaves(m, (190, 250), 44, 6)
        blossom(m, (190, 246), 30, c.linen)
        m.ball((292, 356), 44, 9, c.metal)
        goblet(m, 292, 356, 62, mix(c.linen, c.metal, 30))
        rose(m, (262, 348), 32, c.rose)
    elif what == "vessels":
        goblet(m, 46, 356, 116, c.gold)
        jug(m, 122, 356, 168, c.linen)
        vase(m, 212, 356, 150, mix(c.red, c.wood, 40))
        jug(m, 290, 356, 136, mix(c.linen, c.stone, 40), -1)
    elif what == "cup":
        m.ball((170, 350), 110, 20, c.metal)
        m.ball((170, 346), 92, 13, mix(c.metal, c.light, 40))
        m.mark([(226, 296), (258, 286), (250, 330)], 9, mix(c.linen, c.stone, 20))
        m.mass([(110, 264), (230, 264), (222, 320), (200, 344), (140, 344), (118, 320)], c.linen)
        m.ball((170, 264), 60, 12, mix(c.water, c.light, 24))
        gloss(m, (128, 276), 50)
        rose(m, (96, 334), 52, c.rose)
        leaves(m, (76, 346), 34, 3)
    elif what == "water":
        glass(m, 122, 356, 150)
        pot(m, 226, 356, 150, mix(c.wood, c.red, 24))
        for x, base in ((52, 358), (76, 370), (64, 346)):
            m.ball((x, base - 12), 17, 15, mix(c.linen, c.rose, 20))
        m.mark([(270, 366), (310, 340)], 4, c.leaf)
        m.ball((300, 360), 15, 14, c.linen)
    elif what == "goblet":
        goblet(m, 110, 356, 170, mix(c.metal, c.light, 20))
        for x, base in ((196, 358), (244, 362), (220, 330)):
            fruit(m, x, base, 62, c.red)
        m.ball((288, 352), 42, 13, mix(c.wood, c.ochre, 30))
        m.mark([(270, 350), (324, 316)], 5, c.metal)
        for x in (150, 166):
            m.ball((x, 366), 11, 10, mix(c.wood, c.ochre, 40))
    elif what == "jar":
        jar(m, 126, 356, 170, c.ochre)
        glass(m, 214, 356, 110, c.red)
        m.ball((276, 346), 48, 14, c.linen)
        pot(m, 290, 342, 70, c.linen)
        m.ball((52, 346), 36, 24, mix(c.ochre, c.wood, 40))
        knife(m, 196, 372, 90)
        for x in (240, 262):
            fruit(m, x, 378, 32, c.ochre, False)
    elif what == "onions":
        for n, (x, base) in enumerate(
            (
                (70, 316),
                (128, 306),
                (190, 314),
                (250, 308),
                (100, 346),
                (164, 352),
                (228, 346),
                (286, 344),
                (136, 386),
                (200, 384),
            )
        ):
            bulb = 62 + m.dice.about(0, 8)
            tone = mix(c.ochre, c.rose, 20 + 9 * (n % 4))
            shadow(m, x, base, bulb)
            m.ball((x, base - bulb * 0.4), bulb * 0.56, bulb * 0.42, tone)
            m.limb(
                [(x, base - bulb * 0.7), (x + bulb * 0.1, base - bulb), (x + bulb * 0.3, base - bulb * 1.3)],
                (bulb * 0.3, bulb * 0.1, bulb * 0.05),
                mix(tone, c.light, 30),
            )
            m.marks(
                [
                    [(x, base - bulb * 0.8), (x + bulb * 0.34 * k, base - bulb * 0.4), (x + bulb * 0.1 * k, base - 3)]
                    for k in (-1, 0, 1)
                ],
                1.6,
                mix(tone, c.wood, 60),
                0.7,
            )
        napkin(m, 250)
    else:
        heap(m, 96, 350, 130, 52, (c.red, c.gold, c.rose))
        napkin(m, 186)
        heap(m, 250, 356, 130, 56, (c.ochre, c.ochre, c.red))
        jug(m, 180, 300, 120, c.linen)
        for x in (40, 168, 206, 310):
            fruit(m, x, 380, 46, m.dice.pick((c.ochre, c.red, c.gold)), False)


def buffet(m: Manner) -> None:
    """Stone steps with a pyramid of fruit, and a dog that looks up."""
    m.backdrop(open_air=False)
    c = m.c
    m.slab(-12, 318, 364, 150, c.stone)
    m.mass([(40, 322), (60, 280), (170, 262), (280, 282), (300, 322)], c.linen)
    goblet(m, 74, 296, 110, c.metal)
    m.ball((176, 276), 62, 10, c.metal)
    for row, count in enumerate((4, 3, 2, 1)):
        for k in range(count):
            fruit(
                m, 176 + 38 * (k - (count - 1) / 2), 272 - 30 * row, 44, (c.red, c.ochre, c.gold)[(row + k) % 3], False
            )
    glass(m, 268, 300, 96, c.red)
    m.marks([[(110, 300), (134, 316)], [(126, 296), (150, 314)]], 12, c.stone)
    lemon(m, 236, 318, 34)
    fur = mix(c.wood, c.linen, 30)
    m.mass([(40, 440), (52, 384), (84, 372), (120, 392), (134, 440)], fur)
    m.limb([(96, 386), (112, 356), (140, 342)], (34, 30, 14), fur)
    m.mass([(96, 350), (84, 372), (78, 356)], mix(fur, c.dark, 40))
    m.spots([(122, 348)], 5, c.dark)
