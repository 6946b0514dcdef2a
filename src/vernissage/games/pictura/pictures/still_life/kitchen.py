"""What was caught or bought, on the kitchen table."""

from __future__ import annotations

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, polar
from vernissage.games.pictura.pictures.manner import Manner
from vernissage.games.pictura.pictures.still_life.fruit import basket, fruit
from vernissage.games.pictura.pictures.still_life.table import knife, lay_table
from vernissage.games.pictura.pictures.still_life.vessels import jug


def fish(m: Manner, x: float, base: float, long: float, colour: str, way: int = 1) -> None:
    """A fish on its side."""
    y = base - long * 0.16
    m.mass(
        [
            (x - way * long * 0.34, y),
            (x - way * long * 0.56, y - long * 0.16),
            (x - way * long * 0.5, y),
            (x - way * long * 0.56, y + long * 0.16),
        ],
        mix(colour, m.c.dark, 24),
        straight=True,
    )
    m.mass(
        [
            (x - way * long * 0.4, y),
            (x - way * long * 0.1, y - long * 0.17),
            (x + way * long * 0.26, y - long * 0.15),
            (x + way * long * 0.48, y + long * 0.02),
            (x + way * long * 0.2, y + long * 0.15),
            (x - way * long * 0.14, y + long * 0.13),
        ],
        colour,
    )
    scales = [
        [
            (x + way * long * (0.14 - 0.12 * k), y - long * 0.1),
            (x + way * long * (0.19 - 0.12 * k), y),
            (x + way * long * (0.14 - 0.12 * k), y + long * 0.1),
        ]
        for k in range(4)
    ]
    m.marks(scales, 1.8, mix(colour, m.c.dark, 50), 0.8)
    m.spots([(x + way * long * 0.34, y - long * 0.04)], long * 0.07, m.c.light)
    m.spots([(x + way * long * 0.34, y - long * 0.04)], long * 0.036, m.c.dark)


def catch(m: Manner, what: str) -> None:
    """What was caught, on the kitchen table."""
    lay_table(m)
    c = m.c
    if what == "bream":
        for n, (x, base, way) in enumerate(
            ((110, 366, 1), (230, 360, -1), (170, 332, 1), (110, 304, -1), (234, 300, 1))
        ):
            fish(m, x, base, 150, mix(c.gold, c.metal, 20 + 9 * n), way)
    elif what == "ray":
        m.mark([(170, 20), (170, 90)], 5, c.metal)
        m.mass(
            [
                (170, 70),
                (206, 110),
                (284, 190),
                (236, 250),
                (196, 320),
                (170, 336),
                (144, 320),
                (104, 250),
                (56, 190),
                (134, 110),
            ],
            mix(c.rose, c.linen, 46),
        )
        m.mass([(170, 140), (200, 180), (190, 260), (170, 280), (150, 260), (140, 180)], mix(c.red, c.rose, 30))
        m.marks([[(150, 116), (158, 120)], [(190, 116), (182, 120)], [(156, 136), (170, 142), (184, 136)]], 4, c.dark)
        m.limb([(170, 330), (180, 380), (160, 420)], (14, 8, 3), mix(c.rose, c.linen, 46))
        jug(m, 294, 356, 96, c.green)
        for x in (52, 84, 70):
            m.ball((x, 356 - (20 if x == 70 else 0)), 24, 10, c.stone)
        knife(m, 240, 376, 90)
    elif what == "lobster":
        m.heaven(190, (250, 120))
        m.hills(210, 16, c.land, 0.3)
        m.ridge([(-20, 270), (120, 256), (240, 272), (360, 258)], mix(c.wood, c.land, 40))
        m.slab(-12, 372, 364, 90, mix(c.wood, c.dark, 30))
        for x, base in ((110, 356), (214, 372)):
            _lobster(m, x, base, 150)
        _bird(m, 262, 336, 120)
        fish(m, 70, 402, 110, c.metal)
    elif what == "turkey":
        _bird(m, 170, 370, 250)
        basket(m, 300, 356, 90)
    elif what == "peacock":
        m.mark([(206, -8), (206, 40)], 4, c.wood)
        _peacock(m, (206, 40), 1)
        _peacock(m, (90, 380), 0)
        basket(m, 270, 366, 110)
        fruit(m, 260, 326, 40, c.red)
        fruit(m, 290, 326, 40, c.gold)
    elif what == "ox":
        m.mark([(60, 40), (280, 40)], 12, c.wood)
        m.marks([[(80, 30), (80, 430)], [(264, 30), (264, 430)]], 9, mix(c.wood, c.dark, 30))
        fat = mix(c.rose, c.linen, 40)
        for side in (-1, 1):
            m.limb(
                [(172 + side * 66, 34), (172 + side * 58, 84), (172 + side * 40, 150)],
                (16, 40, 64),
                mix(c.red, c.rose, 50),
            )
        m.mass(
            [
                (112, 120),
                (172, 150),
                (232, 120),
                (250, 210),
                (262, 300),
                (232, 370),
                (172, 392),
                (112, 370),
                (82, 300),
                (94, 210),
            ],
            mix(c.red, c.rose, 46),
        )
        m.mass(
            [(172, 150), (196, 200), (208, 290), (196, 360), (172, 376), (148, 360), (136, 290), (148, 200)],
            mix(c.red, c.dark, 56),
        )
        ribs = [
            [(172 + side * 34, 214 + 22 * k), (172 + side * 56, 206 + 22 * k), (172 + side * 80, 220 + 22 * k)]
            for k in range(7)
            for side in (-1, 1)
        ]
        m.marks(ribs, 6, fat)
        m.marks([[(172 + side * 26, 190), (172 + side * 37, 290), (172 + side * 24, 364)] for side in (-1, 1)], 7, fat)
    else:
        for x, wide in ((100, 130), (236, 120)):
            m.mass(
                [
                    (x - wide / 2, 352),
                    (x - wide * 0.5, 290),
                    (x - wide * 0.2, 252),
                    (x + wide * 0.3, 258),
                    (x + wide / 2, 310),
                    (x + wide * 0.44, 352),
                ],
                mix(c.rose, c.linen, 30),
            )
            m.marks(
                [
                    [
                        (x - wide * 0.34 + wide * 0.14 * k, 346),
                        (x - wide * 0.3 + wide * 0.15 * k, 300),
                        (x - wide * 0.2 + wide * 0.12 * k, 270),
                    ]
                    for k in range(6)
                ],
                6,
                c.red,
            )
        m.mass([(140, 390), (150, 350), (196, 344), (224, 366), (214, 396)], mix(c.rose, c.stone, 30))
        m.mass([(150, 352), (128, 326), (162, 338)], mix(c.rose, c.stone, 40), straight=True)
        m.marks([[(176, 364), (186, 364)], [(206, 372), (218, 376)]], 3.4, c.dark)
        knife(m, 270, 386, 110)


def _lobster(m: Manner, x: float, base: float, long: float) -> None:
    red = m.c.red
    y = base - long * 0.12
    m.marks(
        [
            [(x + long * 0.2, y), (x + long * 0.5, y - long * 0.36), (x + long * 0.3, y - long * 0.6)],
            [(x + long * 0.2, y), (x + long * 0.58, y - long * 0.2), (x + long * 0.6, y - long * 0.5)],
        ],
        2,
        red,
    )
    legs = [[(x + long * (0.14 - 0.09 * k), y), (x + long * (0.1 - 0.11 * k), y + long * 0.2)] for k in range(5)]
    m.marks(legs, long * 0.03, mix(red, m.c.dark, 24))
    for side in (-1, 1):
        claw = (x + long * 0.48, y + side * long * 0.14)
        m.limb(
            [(x + long * 0.16, y), (x + long * 0.34, y + side * long * 0.16), claw],
            (long * 0.06, long * 0.06, long * 0.08),
            red,
        )
        m.mass(
            [
                claw,
                (claw[0] + long * 0.1, claw[1] - long * 0.09),
                (claw[0] + long * 0.24, claw[1] - long * 0.02),
                (claw[0] + long * 0.12, claw[1]),
                (claw[0] + long * 0.22, claw[1] + long * 0.05),
                (claw[0] + long * 0.08, claw[1] + long * 0.07),
            ],
            red,
        )
    m.limb(
        [(x - long * 0.44, y), (x - long * 0.2, y), (x + long * 0.06, y), (x + long * 0.24, y)],
        (long * 0.1, long * 0.15, long * 0.19, long * 0.1),
        red,
    )
    m.marks(
        [
            [(x - long * (0.36 - 0.09 * k), y - long * 0.07), (x - long * (0.34 - 0.09 * k), y + long * 0.07)]
            for k in range(5)
        ],
        2.2,
        mix(red, m.c.dark, 50),
    )
    m.mass(
        [
            (x - long * 0.42, y),
            (x - long * 0.58, y - long * 0.12),
            (x - long * 0.6, y),
            (x - long * 0.58, y + long * 0.12),
        ],
        red,
    )


def _bird(m: Manner, x: float, base: float, long: float) -> None:
    """A bird that will not fly again."""
    c = m.c
    y = base - long * 0.16
    plume = mix(c.wood, c.stone, 30)
    m.marks(
        [
            [
                (x - long * 0.3, y - long * 0.06),
                (x - long * 0.46, y - long * 0.3),
                (x - long * (0.56 - 0.1 * k), y - long * 0.36),
            ]
            for k in range(2)
        ],
        long * 0.026,
        c.ochre,
    )
    m.mass(
        [
            (x - long * 0.42, y),
            (x - long * 0.2, y - long * 0.2),
            (x + long * 0.16, y - long * 0.16),
            (x + long * 0.3, y),
            (x + long * 0.1, y + long * 0.15),
            (x - long * 0.24, y + long * 0.15),
        ],
        plume,
    )
    m.limb(
        [(x + long * 0.24, y - long * 0.02), (x + long * 0.4, y + long * 0.08), (x + long * 0.42, y + long * 0.24)],
        (long * 0.14, long * 0.08, long * 0.08),
        mix(c.red, c.rose, 30),
    )
    m.mass(
        [
            (x + long * 0.1, y - long * 0.06),
            (x - long * 0.3, y - long * 0.34),
            (x - long * 0.56, y - long * 0.26),
            (x - long * 0.3, y + long * 0.06),
        ],
        mix(plume, c.dark, 30),
    )
    m.marks(
        [
            [(x + long * 0.02 - long * 0.06 * k, y - long * 0.1), (x - long * 0.2 - long * 0.07 * k, y - long * 0.14)]
            for k in range(5)
        ],
        long * 0.02,
        mix(plume, c.light, 40),
    )


def _peacock(m: Manner, at: Point, hung: int) -> None:
    c = m.c
    x, y = at
    if hung:
        body = [(x, y), (x + 34, y + 60), (x + 26, y + 150), (x, y + 190), (x - 26, y + 150), (x - 30, y + 60)]
        tail, neck = (x, y + 10), [(x, y + 180), (x + 10, y + 230), (x - 6, y + 266)]
    else:
        body = [(x - 60, y - 40), (x, y - 66), (x + 60, y - 40), (x + 50, y - 6), (x, y + 2), (x - 56, y - 10)]
        tail, neck = (x - 40, y - 30), [(x + 50, y - 26), (x + 84, y - 16), (x + 96, y + 18)]
    fan = [polar(tail, 90 - 8 * (k % 2), (0.66 if hung else 0.46) + 0.045 * k) for k in range(8)]
    m.marks([[tail, p] for p in fan], 8, mix(c.green, c.dark, 20))
    m.spots(fan, 15, c.blue)
    m.spots(fan, 7, c.gold)
    m.mass(body, mix(c.blue, c.wood, 34))
    m.limb(neck, (22, 14, 12), c.blue)
