"""Paintings of something seen: flowers, a field, a guitar, a harbour."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, between, polar, sine, tilted
from vernissage.art.svg import line, rectangle, smooth
from vernissage.games.gallerist.pictures.painting.brushwork import (
    AMBER,
    COBALT,
    CREAM,
    CRIMSON,
    FLAME,
    PINE,
    SUN,
    TEAL,
    UMBER,
    WINE,
    brush,
    dabs,
    prime,
    wash,
)
from vernissage.games.gallerist.pictures.plate import Ground, dots


def sunflowers(ground: Ground) -> None:
    """A jug of flowers that have seen better days, and burn all the more."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    table = 276.0
    prime(ground, TEAL)
    wash(ground, (0, 0, width, table), (TEAL, "#2aa39b", "#187a78", "#45b3a6"), 17, 0.17)
    wash(ground, (0, table, width, height - table), (FLAME, "#d4431a", "#f0702c", CRIMSON), 17, 0.0)
    stems = (((131, 236), (80, 150)), ((130, 236), (128, 120)), ((133, 236), (184, 140)), ((134, 236), (214, 196)))
    for foot, top in (*stems, ((128, 236), (52, 206))):
        brush(plate, dice, [foot, between(foot, top, 0.5), top], 9, PINE, 3)
    leaves = ((100.0, 196.0, 0.4), (168.0, 190.0, 0.1), (150.0, 214.0, 0.2), (108.0, 222.0, 0.3), (178.0, 222.0, 0.0))
    dabs(plate, [((x, y), turns, 26) for x, y, turns in leaves], 13, "#2d7a44")
    dabs(plate, [((x + 2, y - 2), turns, 20) for x, y, turns in leaves], 4, "#7fb64a")
    for x, y, size in (
        (80.0, 132.0, 44.0),
        (184.0, 122.0, 46.0),
        (128.0, 66.0, 42.0),
        (50.0, 212.0, 32.0),
        (214.0, 204.0, 34.0),
    ):
        _sunflower(ground, (x, y), size)
    jug = smooth(
        [(98, 228), (86, 268), (100, 316), (132, 324), (164, 316), (178, 268), (164, 228), (132, 234)], closed=True
    )
    plate.path(jug, fill="#f3d9a0")
    for n, colour in enumerate(("#fff3d2", "#f3d9a0", "#e6b968", "#c98a3e", "#a5602a")):
        x = 99 + n * 16
        brush(plate, dice, [(x + 4, 240), (x - 4 + n * 2, 270), (x + 5, 308 - abs(n - 2) * 3)], 17, colour, 4)
    brush(plate, dice, [(92, 276), (132, 286), (174, 276)], 9, COBALT, 3)
    brush(plate, dice, [(100, 228), (132, 234), (164, 228)], 9, "#fff3d2", 3)
    brush(plate, dice, [(168, 326), (214, 332), (256, 326)], 12, WINE, 4)


def _sunflower(ground: Ground, centre: Point, size: float) -> None:
    plate, dice = ground.plate, ground.dice
    for colour, reach, long, count in (("#c96a10", 0.74, 0.62, 17), (AMBER, 0.68, 0.56, 16), (SUN, 0.6, 0.42, 13)):
        marks = []
        start = dice.between(0, 1)
        for n in range(count):
            turns = start + n / count + dice.about(0, 0.012)
            marks.append((polar(centre, size * reach, turns), turns + dice.about(0, 0.02), size * long))
        dabs(plate, marks, size * 0.2, colour)
    plate.circle(centre, size * 0.42, fill="#4a2210")
    seeds = [polar(centre, size * 0.4 * dice.between(0.1, 1), n * 0.618) for n in range(22)]
    dots(plate, seeds[:14], size * 0.13, "#8a4516")
    dots(plate, seeds[14:], size * 0.11, "#e08a1e")


def wheat(ground: Ground) -> None:
    """Noon: the sun turns in its own heat, and the field leans away from it."""
    plate, dice, width = ground.plate, ground.dice, ground.width
    sun, horizon = (176.0, 92.0), 204.0
    prime(ground, "#f2b63a")
    rings: dict[str, list[tuple[Point, float, float]]] = {}
    radius = 12.0
    while radius < 280:
        count = int(radius * 6.28 / 21)
        for n in range(count):
            turns = (n + dice.between(0, 0.6)) / count
            at = polar(sun, radius + dice.about(0, 2), turns)
            if -8 < at[0] < width + 8 and -8 < at[1] < horizon + 8:
                heat = (
                    ("#fffbe0", "#fff0a0", SUN)
                    if radius < 40
                    else (SUN, AMBER, "#f7b733")
                    if radius < 96
                    else (
                        (AMBER, "#f2834a", "#f7b26a", "#6fb7c9")
                        if radius < 150
                        else (TEAL, "#4aa7c0", "#7cc3cc", COBALT)
                    )
                )
                rings.setdefault(dice.pick(heat), []).append((at, turns + 0.25, 19))
        radius += 10.5
    plate.circle(sun, 30, fill="#fff0a0")
    for colour, marks in rings.items():
        dabs(plate, marks, 10.5, colour)
    hills = smooth([(-8, 204), (50, 178), (110, 196), (180, 182), (270, 200)]) + pen("V", 240, "H", -8, "z")
    plate.path(hills, fill=COBALT)
    dabs(
        plate,
        [((dice.between(0, width), dice.between(192, 214)), dice.about(0.02, 0.03), 22) for _ in range(22)],
        7,
        "#3f6fc0",
    )
    plate.path(rectangle(-12, 219, width + 24, 160), fill="#d98a12")
    for row in range(9):
        y = horizon + 8 + row * (11 + 1.6 * row)
        tall, thick = 18 + row * 3.4, 4.5 + row * 0.75
        for colour in dice.several(("#d98a12", SUN, AMBER, "#b8621a", "#ffe28a", FLAME), 4):
            marks = [
                ((dice.between(-6, width + 6), y + dice.about(6, 8)), 0.25 + 0.09 * sine(n * 0.31 + row * 0.2), tall)
                for n in range(11)
            ]
            dabs(plate, marks, thick, colour)
    crows = "".join(
        pen("M", x - 9, y - 4, "q", 5, -3, 9, 4, "q", 3, -8, 10, -6)
        for x, y in ((40, 52), (66, 72), (30, 92), (70, 126))
    )
    plate.path(crows, fill="none", stroke=UMBER, stroke_width=4, stroke_linecap="round")


def guitar(ground: Ground) -> None:
    """A guitar, a glass and a newspaper, from all sides at once."""
    plate, dice = ground.plate, ground.dice
    prime(ground, "#b8742c")
    planes: tuple[tuple[float, float, float, float, float, str], ...] = (
        (60, 70, 170, 150, 0.04, "#7a4a1e"), (210, 90, 150, 190, -0.05, "#d99a45"), (60, 270, 170, 170, -0.03, AMBER),
        (214, 290, 150, 170, 0.05, "#5f3418"), (128, 186, 150, 250, 0.03, "#efc27a"), (176, 132, 110, 130, -0.09, TEAL),
        (84, 150, 90, 120, 0.07, CREAM), (172, 262, 120, 100, -0.04, FLAME), (92, 320, 150, 60, 0.02, "#2f2a2c"),
    )  # fmt: skip
    for x, y, wide, tall, turns, colour in planes:
        corners = tilted((x, y), wide, tall, turns)
        plate.polygon(corners, fill=colour)
        tones = (mix(colour, "#ffffff", 16), mix(colour, "#000000", 18))
        for shade, tint in enumerate(tones):
            marks = []
            for n in range(shade, 8, 2):
                a, b = between(corners[0], corners[3], (n + 0.5) / 8), between(corners[1], corners[2], (n + 0.5) / 8)
                marks.append((between(a, b, dice.about(0.48, 0.05)), turns, wide * dice.between(0.6, 0.8)))
            dabs(plate, marks, tall / 9, tint)
    body = [
        (122, 196),
        (96, 216),
        (104, 246),
        (84, 280),
        (104, 326),
        (150, 334),
        (182, 300),
        (166, 262),
        (174, 226),
        (150, 202),
    ]
    left = smooth(body, closed=True)
    plate.path(left, fill="#8e3d16")
    right = smooth([(138, 190), (176, 206), (182, 238), (172, 262), (204, 288), (190, 334), (140, 342)]) + "z"
    plate.path(right, fill="#f0a63c")
    plate.path(left + right, fill="none", stroke=UMBER, stroke_width=4.5)
    plate.circle((140, 262), 21, fill=UMBER)
    plate.path(pen("M", 140, 241, "a", 21, 21, 0, 0, 1, 0, 42, "z"), fill=CREAM)
    plate.path(line([(128, 196), (146, 196), (168, 46), (150, 42)], closed=True), fill=UMBER)
    plate.path(
        line([(146, 40), (178, 44), (176, 20), (150, 16)], closed=True), fill="#8e3d16", stroke=UMBER, stroke_width=3
    )
    strings = "".join(line([(153 + 5 * n, 44), (131 + 6 * n, 320)]) for n in range(3))
    plate.path(strings, stroke=CREAM, stroke_width=2)
    plate.path(line([(112, 314), (164, 318)]), stroke=UMBER, stroke_width=8)
    glass = line(
        [
            (206, 150),
            (242, 150),
            (234, 196),
            (228, 200),
            (228, 226),
            (240, 232),
            (208, 232),
            (220, 226),
            (220, 200),
            (212, 196),
        ],
        closed=True,
    )
    plate.path(glass, fill="#cfe6df", stroke=UMBER, stroke_width=3.5)
    plate.path(line([(210, 172), (238, 172), (233, 194), (214, 194)], closed=True), fill=CRIMSON)
    print_ = "".join(pen("M", 36, 122 + 9 * n, "l", dice.between(24, 50), 4) for n in range(7))
    plate.path(print_, stroke=UMBER, stroke_width=3)
    edges = (
        line([(0, 96), (96, 60), (262, 120)])
        + line([(20, 362), (70, 230), (54, 0)])
        + line([(262, 236), (196, 262), (222, 362)])
    )
    plate.path(edges, fill="none", stroke=UMBER, stroke_width=3.5)


def harbour(ground: Ground) -> None:
    """Sails at noon, and a sea that has more colours than the sky."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    horizon = 150.0
    prime(ground, "#f7c873")
    wash(ground, (0, 0, width, horizon), ("#f7c873", AMBER, "#ffe2a0", "#f4a07a", "#ffd9b8"), 16, 0.02)
    coast = smooth([(-8, 140), (40, 118), (84, 132), (140, 112), (200, 128), (270, 108)]) + pen("V", 160, "H", -8, "z")
    plate.path(coast, fill="#7b3f8c")
    dabs(plate, [((dice.between(0, width), dice.between(126, 148)), 0.94, 15) for _ in range(22)], 7, "#a8509a")
    dabs(plate, [((dice.between(0, width), dice.between(132, 150)), 0.02, 15) for _ in range(14)], 6, PINE)
    plate.path(rectangle(-4, horizon, width + 8, height), fill=TEAL)
    for colour in (COBALT, "#2aa39b", FLAME, "#5fc0c8", SUN, "#163d80", AMBER, CREAM):
        marks = []
        for n in range(24):
            y = horizon + 6 + (height - horizon) * ((n * 0.5698 + dice.between(0, 0.05)) % 1)
            size = 12 + (y - horizon) * 0.1
            warm = colour in (FLAME, SUN, AMBER, CREAM)
            x = dice.about(150, 40 + (y - horizon) * 0.4) if warm else dice.between(-5, width + 5)
            marks.append(((x, y), dice.about(0, 0.02), size))
        dabs(plate, marks, 8, colour)
    for x, foot, scale, sail, jib in (
        (66.0, 216.0, 0.74, CREAM, AMBER),
        (226.0, 196.0, 0.5, "#ffe2a0", CRIMSON),
        (158.0, 284.0, 1.2, FLAME, SUN),
    ):
        u = scale
        for n in range(5):
            y = foot + 12 * u + n * 11 * u
            marks = [((x + dice.about(0, 14 * u), y), 0.0, (40 - 5 * n) * u)]
            dabs(plate, marks, 8 * u, (mix(sail, COBALT, 24), jib, UMBER)[n % 3])
        plate.path(
            line([(x + 2 * u, foot - 12 * u), (x + 2 * u, foot - 132 * u), (x + 54 * u, foot - 18 * u)], closed=True),
            fill=sail,
        )
        plate.path(
            line([(x - 4 * u, foot - 12 * u), (x - 3 * u, foot - 118 * u), (x - 40 * u, foot - 14 * u)], closed=True),
            fill=jib,
        )
        for n in range(4):
            a = (x + 8 * u, foot - (24 + 24 * n) * u)
            brush(
                plate,
                dice,
                [a, (a[0] + (36 - 9 * n) * u, a[1] + 2 * u)],
                13 * u,
                mix(sail, "#ffffff" if n % 2 else "#7a2a10", 26),
                3,
            )
        plate.path(line([(x, foot), (x, foot - 138 * u)]), stroke=UMBER, stroke_width=3 * u + 1)
        hull = smooth(
            [
                (x - 46 * u, foot - 9 * u),
                (x - 30 * u, foot + 9 * u),
                (x + 30 * u, foot + 9 * u),
                (x + 54 * u, foot - 11 * u),
            ]
        )
        plate.path(hull + "z", fill=COBALT if u > 1 else CRIMSON, stroke=UMBER, stroke_width=2)
