"""Open country: valleys, fields and heights, in every season."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.games.pictura.pictures.creatures import cow
from vernissage.games.pictura.pictures.figures import Guise, figure
from vernissage.games.pictura.pictures.landscape.staffage import frame_trees, walkers
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.places import bare_tree, castle, cross, house, rocks, ship, town, tree


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
    frame_trees(m)
    walkers(m, ((96, 402, 46), (114, 408, 44)))


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
        figure(m, (x, y), 66, "stride", 1, Guise("tunic", (m.c.wood, m.c.red, m.c.dark)[k], m.c.wood, hat="brim"))
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
    walkers(m, ((196, 372, 60), (168, 352, 50)))


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
    walkers(m, ((58, 424, 70), (280, 340, 40)))


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
    walkers(m, ((140, 418, 60), (170, 426, 58)))


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
        Guise("tunic", mix(m.c.green, m.c.dark, 46), mix(m.c.dark, m.c.green, 20), mix(m.c.ochre, m.c.hair, 40)),
    )
    m.mark([body.hand, (body.hand[0] - 12, 370)], 3, m.c.dark)


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
        body = figure(m, (x, y), tall, "stand", -1, Guise("robe", mix(m.c.blue, m.c.linen, 34), m.c.linen, hat="brim"))
        m.mass(
            [
                (body.hand[0] - tall * 0.34, y - tall * 0.94),
                (body.hand[0] - tall * 0.1, y - tall * 1.22),
                (body.hand[0] + tall * 0.14, y - tall * 0.98),
            ],
            mix(m.c.green, m.c.linen, 40),
        )
        m.mark([body.hand, (body.hand[0] - tall * 0.1, y - tall * 1.1)], 2, m.c.wood)
    figure(m, (276, 384), 66, "stand", -1, Guise("robe", m.c.linen, hat="brim"))


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
