"""Landscapes: no one large enough to matter; a horizon, and what the air does to what is far."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.art.manners.figures import Look, cow, figure
from vernissage.art.manners.manner import Manner, Scene
from vernissage.art.manners.places import (
    bare_tree,
    boat,
    castle,
    cross,
    cypress,
    house,
    rocks,
    ship,
    town,
    tree,
    watermill,
    windmill,
)


def _walkers(m: Manner, places: tuple[tuple[float, float, float], ...]) -> None:
    """Small people on their way: x, y and how tall."""
    for x, y, tall in places:
        look = Look(m.dice.pick(("robe", "tunic")), m.dice.pick(m.c.cloths), m.c.linen, hat=m.dice.pick(("", "brim")))
        figure(m, (x, y), tall, m.dice.pick(("stand", "stride", "point")), m.dice.side(), look)


def _frame_trees(m: Manner, left: float = 0.0, tall: float = 300.0) -> None:
    """A great tree at the edge, as a wing of the stage."""
    tree(m, (32 + left, 420), tall, tall * 0.58)
    tree(m, (318, 400), tall * 0.56, tall * 0.34)


def valley(m: Manner) -> None:
    """A river that winds out of blue distance."""
    lamp = (214.0, 150.0)
    m.heaven(190, lamp)
    m.hills(206, 20, m.c.land, 0.66)
    m.hills(244, 16, m.c.field, 0.4)
    castle(m, (262, 246), 44, 0.4)
    m.ridge([(-20, 286), (80, 268), (190, 292), (360, 272)], m.c.land, 0.16)
    river: list[Point] = [(196, 292), (150, 306), (214, 332), (130, 366), (210, 420), (160, 470)]
    widths = (5.0, 11.0, 17.0, 30.0, 48.0, 80.0)
    m.limb(river, widths, mix(m.c.water, m.c.horizon, 26))
    for x, y, size in ((96, 292, 42), (262, 306, 52), (292, 318, 44), (60, 320, 50)):
        tree(m, (x, y), size, size * 0.7, "", 0.14)
    m.ridge([(-20, 392), (60, 372), (130, 420), (190, 470)], mix(m.c.land, m.c.dark, 24))
    _frame_trees(m)
    _walkers(m, ((96, 402, 46), (114, 408, 44)))


def rainbow(m: Manner) -> None:
    """A wide plain after rain, and an arch over it."""
    m.heaven(230, (90, 130))
    bow = (214.0, 262.0)
    for n, colour in enumerate((m.c.red, m.c.ochre, m.c.gold, m.c.green, m.c.blue)):
        arch = [polar(bow, 172 - 7 * n, 0.5 + 0.5 * k / 10) for k in range(11)]
        m.mark(arch, 7, mix(colour, m.c.light, 34), 0.62)
    m.hills(238, 10, m.c.land, 0.5)
    m.hills(276, 10, m.c.field, 0.16)
    for x, size in ((50, 92), (112, 74), (286, 84)):
        tree(m, (x, 300), size, size * 0.76)
    m.ridge([(-20, 330), (120, 316), (230, 338), (360, 318)], mix(m.c.field, m.c.land, 40))
    for x, y, size, way in ((90, 392, 46, 1), (170, 404, 52, -1), (254, 384, 44, 1)):
        cow(m, (x, y), size, way, m.dice.pick((m.c.wood, m.c.linen, mix(m.c.wood, m.c.red, 30))))


def snow(m: Manner) -> None:
    """White hills, black trees, and people on the ice below."""
    white = mix(m.c.linen, m.c.sky, 22)
    m.heaven(150, (240, 110))
    m.ridge([(-20, 150), (60, 158), (170, 120), (250, 66), (300, 108), (360, 96)], mix(white, m.c.far, 40))
    m.ridge([(-20, 200), (100, 186), (220, 210), (360, 184)], mix(white, m.c.far, 20))
    ice = mix(m.c.water, m.c.far, 46)
    m.mass([(120, 262), (220, 244), (350, 254), (352, 330), (240, 318), (150, 306)], ice)
    town(m, 196, 330, 232, 26, 0.2)
    people = [(m.dice.between(170, 326), m.dice.between(266, 310)) for _ in range(11)]
    m.marks([[p, (p[0] + 1, p[1] - 9)] for p in people], 3.4, m.c.dark)
    m.ridge([(-20, 262), (60, 286), (140, 330), (230, 392), (330, 470)], white)
    for x, y, tall in ((26, 330, 250), (84, 356, 230), (150, 400, 220)):
        bare_tree(m, (x, y), tall)
    for k, (x, y) in enumerate(((60, 386), (98, 408), (140, 432))):
        figure(m, (x, y), 66, "stride", 1, Look("tunic", (m.c.wood, m.c.red, m.c.dark)[k], m.c.wood, hat="brim"))
        m.mark([(x - 20, y - 34), (x + 12, y - 74)], 2.4, m.c.dark)


def harvest(m: Manner) -> None:
    """Gold up to the knee, and sheaves in rows."""
    m.heaven(160, (90, 90))
    m.hills(172, 12, m.c.land, 0.6)
    m.hills(196, 8, m.c.leaf, 0.3)
    gold = mix(m.c.gold, m.c.field, 30)
    m.ridge([(-20, 232), (120, 214), (240, 230), (360, 212)], gold)
    m.ridge([(-20, 316), (100, 290), (220, 330), (360, 300)], mix(gold, m.c.ochre, 50))
    for x, y, size in ((60, 286, 30), (112, 280, 26), (160, 292, 34), (236, 288, 30), (292, 300, 38)):
        _sheaf(m, x, y, size)
    ears = [[(x, 344), (x + m.dice.about(0, 8), 322)] for x in range(150, 346, 9)]
    m.marks(ears, 3, mix(m.c.gold, m.c.light, 30))
    for x, y, size in ((244, 400, 74), (70, 410, 62), (308, 428, 66)):
        _sheaf(m, x, y, size)
    tree(m, (120, 372), 250, 140)
    _walkers(m, ((196, 372, 60), (168, 352, 50)))


def _sheaf(m: Manner, x: float, y: float, size: float) -> None:
    straw = m.c.gold
    m.mass(
        [
            (x - size * 0.26, y),
            (x - size * 0.12, y - size * 0.5),
            (x - size * 0.34, y - size),
            (x + size * 0.34, y - size),
            (x + size * 0.12, y - size * 0.5),
            (x + size * 0.26, y),
        ],
        straw,
    )
    m.mark([(x - size * 0.14, y - size * 0.48), (x + size * 0.14, y - size * 0.48)], size * 0.09, m.c.wood)


def stacks(m: Manner) -> None:
    """Two stacks, and their shadows in the evening."""
    m.heaven(170, (250, 120))
    m.hills(180, 10, m.c.blue, 0.5)
    m.hills(206, 6, m.c.leaf, 0.34)
    m.ridge([(-20, 226), (120, 220), (240, 228), (360, 220)], mix(m.c.field, m.c.rose, 20))
    for x, y, size in ((262, 268, 70), (124, 346, 150)):
        m.mass(
            [
                (x - size * 0.4, y),
                (x - size * 1.1, y + size * 0.26),
                (x - size * 0.5, y + size * 0.34),
                (x + size * 0.4, y + 4),
            ],
            mix(m.c.blue, m.c.field, 34),
        )
        m.mass(
            [
                (x - size * 0.42, y + 4),
                (x - size * 0.5, y - size * 0.5),
                (x + size * 0.5, y - size * 0.5),
                (x + size * 0.44, y + 4),
            ],
            mix(m.c.ochre, m.c.wood, 20),
        )
        m.mass(
            [
                (x - size * 0.6, y - size * 0.44),
                (x - size * 0.2, y - size * 0.86),
                (x, y - size * 1.06),
                (x + size * 0.2, y - size * 0.86),
                (x + size * 0.6, y - size * 0.44),
                (x, y - size * 0.38),
            ],
            mix(m.c.ochre, m.c.rose, 26),
        )


def herd(m: Manner) -> None:
    """Cattle driven home under an autumn sky."""
    m.heaven(170, (250, 110))
    m.ridge([(-20, 150), (70, 90), (150, 160), (250, 130), (360, 176)], mix(m.c.stone, m.c.far, 40), 0.3)
    m.hills(210, 14, m.c.land, 0.4)
    m.ridge([(-20, 270), (110, 250), (220, 280), (360, 260)], mix(m.c.field, m.c.land, 40))
    m.ridge([(-20, 340), (120, 322), (240, 350), (360, 330)], mix(m.c.ochre, m.c.land, 46))
    for n in range(6):
        colour = m.dice.pick((m.c.wood, m.c.linen, mix(m.c.ochre, m.c.wood, 50), m.c.dark))
        cow(m, (70 + 44 * n, 336 + 26 * (n % 3) + 4 * n), 50 + 4 * (n % 3), 1, colour)
    bare_tree(m, (34, 400), 270)
    bare_tree(m, (312, 420), 210)
    _walkers(m, ((58, 424, 70), (280, 340, 40)))


def gloom(m: Manner) -> None:
    """Bare branches before a swollen river and a storm that is coming."""
    m.heaven(180, (70, 120))
    m.ridge([(-20, 130), (60, 150), (140, 90), (200, 150), (360, 190)], mix(m.c.stone, m.c.blue, 30), 0.3)
    m.sea(196, (90, 140))
    for x, y in ((200, 236), (258, 250), (226, 274)):
        ship(m, (x, y), 30, m.dice.side())
    m.ridge([(-20, 280), (90, 270), (170, 320), (250, 360), (360, 342)], mix(m.c.land, m.c.wood, 40))
    town(m, 20, 120, 300, 34, 0.06)
    m.ridge([(-20, 372), (100, 350), (240, 400), (360, 380)], mix(m.c.wood, m.c.land, 40))
    for x, y, tall in ((60, 420, 230), (300, 430, 280), (262, 424, 200)):
        bare_tree(m, (x, y), tall)
    _walkers(m, ((140, 418, 60), (170, 426, 58)))


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
        figure(m, (x, y), size * 0.6, "stride", 1, Look("robe", mix(m.c.dark, m.c.blue, 20)))


def monk(m: Manner) -> None:
    """One man, the sea, and far too much sky."""
    m.heaven(300, (230, 240))
    m.sea(300, (230, 240))
    m.ridge([(-20, 366), (70, 350), (140, 336), (230, 366), (360, 384)], mix(m.c.linen, m.c.stone, 50))
    figure(m, (124, 352), 56, "stand", 1, Look("robe", m.c.dark, hair=m.c.wood))
    m.marks(
        [[(x, y), (x + 6, y - 4), (x + 12, y)] for x, y in ((60, 210), (190, 180), (240, 260), (150, 250))],
        2,
        m.c.linen,
        0.8,
    )


def fog(m: Manner) -> None:
    """Somebody on a rock, above the clouds."""
    m.heaven(250, (180, 140))
    m.ridge([(-20, 170), (50, 136), (110, 196), (170, 130), (214, 92), (262, 180), (360, 150)], m.c.blue, 0.66)
    for y, tone in ((230, 0.5), (290, 0.3)):
        for x in (20, 110, 210, 310):
            m.cloud((x + m.dice.about(0, 20), y + m.dice.about(0, 14)), 150)
        rocks(m, 30 + y * 0.4, 110 + y * 0.4, y + 20, 50, m.aerial(m.c.stone, tone))
    for x in (30, 150, 290):
        m.cloud((x, 346), 170)
    rocks(m, 40, 300, 450, 130, mix(m.c.stone, m.c.dark, 56))
    m.ridge([(-20, 450), (80, 410), (150, 360), (190, 358), (250, 400), (360, 450)], mix(m.c.stone, m.c.dark, 66))
    body = figure(
        m,
        (172, 364),
        168,
        "stand",
        -1,
        Look("tunic", mix(m.c.green, m.c.dark, 46), mix(m.c.dark, m.c.green, 20), mix(m.c.ochre, m.c.hair, 40)),
    )
    m.mark([body.hand, (body.hand[0] - 12, 370)], 3, m.c.dark)


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


def mill(m: Manner) -> None:
    """A windmill on a bastion over the water."""
    m.heaven(250, (90, 160))
    m.hills(254, 8, m.c.land, 0.5)
    m.sea(264, (90, 170))
    m.ridge([(70, 480), (96, 330), (130, 270), (200, 240), (280, 244), (360, 262)], mix(m.c.land, m.c.stone, 30))
    m.slab(150, 250, 190, 66, mix(m.c.stone, m.c.wood, 40))
    windmill(m, (226, 256), 210)
    boat(m, (78, 370), 74)
    _walkers(m, ((80, 370, 38), (172, 330, 36)))
    m.ridge([(-20, 420), (80, 402), (170, 424), (360, 396)], mix(m.c.land, m.c.dark, 40))


def stream_mill(m: Manner) -> None:
    """A mill under trees, with its wheel turning."""
    m.heaven(200, (100, 110))
    m.hills(206, 14, m.c.leaf, 0.5)
    m.sea(300, (120, 150))
    m.ridge([(-20, 300), (60, 282), (150, 308), (190, 330), (110, 360), (-20, 380)], m.c.land, 0.1)
    m.ridge([(150, 480), (190, 400), (250, 322), (360, 300)], m.c.land)
    tree(m, (300, 320), 250, 150)
    watermill(m, (214, 336), 120)
    tree(m, (54, 330), 230, 130)
    tree(m, (110, 322), 120, 76, mix(m.c.leaf, m.c.field, 30))
    _walkers(m, ((86, 352, 44),))


def view(m: Manner) -> None:
    """A town across the water, doubled in it."""
    lamp = (100.0, 120.0)
    m.heaven(210, lamp)
    m.cloud((240, 70), 180)
    town(m, -10, 350, 250, 58, 0.1)
    m.slab(-10, 246, 360, 12, mix(m.c.wood, m.c.stone, 40))
    m.sea(256, lamp)
    glass = [[(x, 262), (x + m.dice.about(0, 4), 262 + m.dice.between(20, 70))] for x in range(6, 340, 15)]
    m.marks(glass, 8, mix(m.c.wood, m.c.water, 40), 0.34)
    boat(m, (246, 300), 80)
    boat(m, (286, 320), 60)
    m.ridge([(-20, 366), (90, 376), (180, 420), (230, 470)], mix(m.c.field, m.c.stone, 40))
    _walkers(m, ((48, 404, 50), (66, 406, 50), (120, 424, 52)))


def street(m: Manner) -> None:
    """Brick fronts, whitewash, an open door, somebody sewing."""
    m.heaven(170, (80, 80))
    brick = mix(m.c.red, m.c.wood, 40)
    m.slab(110, 96, 250, 340, brick)
    steps = [
        (110.0, 96.0),
        (110.0, 76.0),
        (140.0, 76.0),
        (140.0, 50.0),
        (172.0, 50.0),
        (172.0, 20.0),
        (206.0, 20.0),
        (206.0, -6.0),
        (370.0, -6.0),
        (370.0, 110.0),
    ]
    m.mass(steps, brick, straight=True)
    m.slab(-12, 190, 126, 200, mix(m.c.stone, m.c.ochre, 30))
    m.mass([(-12, 196), (40, 120), (114, 196)], mix(m.c.red, m.c.dark, 34), straight=True)
    m.slab(110, 296, 250, 96, m.c.linen)
    dark = mix(m.c.dark, m.c.wood, 30)
    for x, y in ((140, 120), (222, 120), (140, 206), (222, 206), (284, 120), (284, 206)):
        m.slab(x, y, 42, 56, dark)
        m.marks([[(x + 21, y), (x + 21, y + 56)], [(x, y + 22), (x + 42, y + 22)]], 2.4, m.c.linen)
        m.slab(x - 14, y + 22, 14, 36, m.c.green)
    m.slab(206, 310, 52, 82, dark)
    m.slab(30, 290, 40, 102, dark)
    m.slab(-12, 390, 370, 70, m.c.stone)
    m.marks([[(-8, 402 + 12 * n), (348, 402 + 12 * n)] for n in range(4)], 1.6, mix(m.c.stone, m.c.dark, 34))
    figure(m, (232, 394), 74, "sit", -1, Look("robe", m.c.blue, m.c.linen, hat="veil"))
    _walkers(m, ((52, 392, 70), (150, 424, 46)))


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
    _walkers(m, ((116, 404, 62), (240, 388, 54)))


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
    _walkers(m, ((164, 310, 34), (180, 314, 34), (150, 372, 62)))


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
        figure(m, (x, y), 96, "sit", way, Look("robe", m.dice.pick(m.c.cloths), m.c.linen))
    _walkers(m, ((220, 344, 60), (240, 346, 60), (150, 352, 50)))
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
    _walkers(m, ((206, 350, 54),))


def rails_and_rain(m: Manner) -> None:
    """A bridge, a train, and weather going the same way."""
    m.heaven(230, (230, 120))
    m.hills(236, 10, m.c.land, 0.7)
    m.sea(256, (110, 180))
    for k in range(5):
        m.slab(26 + 30 * k, 250, 12, 90 - 12 * k, m.aerial(m.c.stone, 0.3))
    m.mass([(176, 226), (196, 224), (372, 400), (372, 480), (240, 480)], mix(m.c.wood, m.c.stone, 30), straight=True)
    m.marks([[(184, 232), (262, 470)], [(190, 230), (340, 450)]], 4, m.c.dark, 0.8)
    m.mass([(196, 252), (222, 246), (262, 300), (266, 344), (226, 352), (204, 296)], m.c.dark, straight=True)
    m.ball((244, 326), 21, 25, mix(m.c.dark, m.c.wood, 30))
    m.shine((244, 330), 34, m.c.ochre, 1.0)
    m.limb([(240, 300), (238, 262)], (10, 14), m.c.dark)
    for x, y, size in ((232, 236, 44), (204, 206, 64), (160, 180, 80)):
        m.cloud((x, y), size)
    rain = [
        [(x, y), (x - 16, y + 52)] for x, y in ((m.dice.between(0, 350), m.dice.between(-20, 390)) for _ in range(46))
    ]
    m.marks(rain, 1.8, m.c.light, 0.4)


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


def aqueduct(m: Manner) -> None:
    """Arches over a gorge in evening light."""
    m.heaven(210, (80, 150))
    m.ridge([(-20, 190), (70, 130), (150, 196), (250, 120), (360, 180)], m.c.stone, 0.5)
    tone = mix(m.c.stone, m.c.ochre, 34)
    m.slab(-12, 210, 300, 24, tone)
    for k in range(6):
        x = -8 + 54 * k
        m.slab(x, 232, 16, 90, tone)
        m.mark([(x + 16, 262), (x + 35, 238), (x + 54, 262)], 7, tone)
    castle(m, (290, 216), 90, 0.16)
    rocks(m, 220, 370, 330, 120, mix(m.c.stone, m.c.wood, 40))
    m.sea(330, (100, 170))
    m.ridge([(-20, 380), (70, 366), (190, 410), (360, 372)], mix(m.c.land, m.c.dark, 30))
    tree(m, (44, 400), 330, 150)
    for x, way in ((176, 1), (216, -1)):
        figure(m, (x, 424), 84, "sit", way, Look("bare", m.dice.pick(m.c.cloths)))


def meadow(m: Manner) -> None:
    """Poppies down a slope, two parasols among them."""
    m.heaven(170, (240, 80))
    m.cloud((110, 60), 130)
    m.hills(186, 10, m.c.leaf, 0.3)
    for x in (30, 76, 130, 260, 310):
        tree(m, (x, 208), 64 + m.dice.about(0, 14), 54)
    house(m, 184, 206, 44, 30, m.c.linen, m.c.red, door=False)
    m.ridge([(-20, 216), (120, 206), (240, 220), (360, 206)], mix(m.c.field, m.c.land, 46))
    m.ridge([(-20, 330), (110, 272), (240, 244), (360, 226)], m.c.land)
    for n, size in enumerate((5, 8, 12, 16)):
        dots = [(m.dice.between(-6, 240 - 10 * n), 276 + 36 * n + m.dice.between(0, 40)) for _ in range(18 - 2 * n)]
        m.spots(dots, size, m.c.red)
    for x, y, tall in ((236, 380, 104), (146, 290, 52)):
        body = figure(m, (x, y), tall, "stand", -1, Look("robe", mix(m.c.blue, m.c.linen, 34), m.c.linen, hat="brim"))
        m.mass(
            [
                (body.hand[0] - tall * 0.34, y - tall * 0.94),
                (body.hand[0] - tall * 0.1, y - tall * 1.22),
                (body.hand[0] + tall * 0.14, y - tall * 0.98),
            ],
            mix(m.c.green, m.c.linen, 40),
        )
        m.mark([body.hand, (body.hand[0] - tall * 0.1, y - tall * 1.1)], 2, m.c.wood)
    figure(m, (276, 384), 66, "stand", -1, Look("robe", m.c.linen, hat="brim"))


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
            Look(m.dice.pick(("robe", "tunic")), m.dice.pick((m.c.linen, m.c.blue, m.c.rose, m.c.dark)), hat="brim"),
        )
    m.mark([(236, 296), (348, 322)], 7, m.c.wood)
    for x, y, size in ((70, 372, 110), (170, 400, 120), (280, 392, 100)):
        boat(m, (x, y), size, m.dice.pick((m.c.wood, m.c.green, m.c.red)))


def starry(m: Manner) -> None:
    """A night that turns, over a town that sleeps."""
    moon = (278.0, 74.0)
    m.heaven(290, moon)
    for x, y, size in ((60, 60, 15), (130, 40, 11), (196, 92, 13), (96, 138, 14), (36, 170, 10), (240, 160, 11)):
        m.shine((x, y), size * 3, m.c.gold, 0.9)
        m.panel.circle((x, y), size * 0.6, fill=m.c.light)
    m.shine(moon, 80, m.c.gold)
    m.panel.circle(moon, 24, fill=m.c.gold)
    m.marks(
        [[polar((166, 176), 54 - 9 * k, 0.14 * k + 0.13 * t) for t in range(7)] for k in range(4)],
        8,
        mix(m.c.sky, m.c.light, 40),
    )
    m.hills(282, 16, m.c.blue, 0.2)
    m.ridge([(-20, 330), (120, 318), (240, 336), (360, 310)], mix(m.c.blue, m.c.dark, 30))
    town(m, 90, 330, 390, 40, 0.0)
    m.spots([(m.dice.between(110, 320), m.dice.between(366, 386)) for _ in range(9)], 6, m.c.gold)
    m.ridge([(-20, 400), (120, 392), (240, 404), (360, 394)], mix(m.c.green, m.c.dark, 40))
    for x, tall in ((58, 370), (90, 260)):
        m.mass(
            [
                (x, 450),
                (x - 34, 400),
                (x - 22, 300),
                (x - 26, 450 - tall * 0.66),
                (x, 450 - tall),
                (x + 16, 450 - tall * 0.6),
                (x + 28, 330),
                (x + 30, 410),
            ],
            mix(m.c.green, m.c.dark, 60),
        )


def highland(m: Manner) -> None:
    """A fortress on its cliff, olive groves below."""
    m.heaven(150, (90, 80))
    m.hills(160, 20, m.c.far, 0.3)
    m.ridge(
        [(-20, 300), (80, 270), (130, 130), (180, 80), (250, 110), (280, 220), (360, 280)],
        mix(m.c.stone, m.c.field, 30),
    )
    m.marks(
        [[(150, 120), (140, 210)], [(190, 96), (196, 190)], [(230, 110), (246, 200)]],
        3,
        mix(m.c.stone, m.c.dark, 40),
        0.7,
    )
    castle(m, (196, 98), 60, 0.1)
    town(m, 120, 240, 296, 32, 0.1)
    m.ridge([(-20, 320), (110, 292), (230, 310), (360, 290)], mix(m.c.field, m.c.land, 40))
    for n in range(13):
        a, b = (n * 0.7548 + 0.2) % 1, (n * 0.5698 + 0.6) % 1
        tree(m, (8 + 324 * a, 330 + 90 * b), 34 + 24 * b, 30 + 20 * b, mix(m.c.leaf, m.c.stone, 24))
    cross(m, (300, 396), 44)


SUBJECTS: dict[str, Scene] = {
    "valley": valley,
    "rainbow": rainbow,
    "snow": snow,
    "harvest": harvest,
    "stacks": stacks,
    "herd": herd,
    "gloom": gloom,
    "sunrise": sunrise,
    "monk": monk,
    "fog": fog,
    "ice": ice,
    "mill": mill,
    "stream mill": stream_mill,
    "view": view,
    "street": street,
    "garden": garden,
    "avenue": avenue,
    "park": park,
    "forest": forest,
    "rain": rails_and_rain,
    "castle": castle_lake,
    "aqueduct": aqueduct,
    "meadow": meadow,
    "lilies": lilies,
    "bathing": bathers_island,
    "starry": starry,
    "highland": highland,
}
