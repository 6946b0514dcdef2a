"""Photographs taken where the town ends."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, between, polar
from vernissage.art.geometry import mix as part_way
from vernissage.art.svg import disc, line, rectangle, smooth
from vernissage.games.gallerist.pictures.photography.darkroom import WHITE, halo, sky, tone, walker
from vernissage.games.gallerist.pictures.plate import Ground, dots


def pier(ground: Ground) -> None:
    """Two rows of posts that walk out into a sea smoothed by a long exposure."""
    plate, dice, width = ground.plate, ground.dice, ground.width
    horizon, far = 104.0, 246.0
    sky(ground, 24, 94, horizon)
    halo(ground, (far, horizon - 12), 120, 0.9)
    plate.circle((far, horizon - 15), 11, fill=WHITE, filter=plate.soft(1.2))
    sea = plate.gradient([(0, tone(92)), (24, tone(64)), (100, tone(14))], 90)
    plate.path(ground.below(horizon), fill=sea)
    mist = plate.soft(7)
    plate.path(rectangle(-20, horizon - 5, width + 40, 12), fill=tone(97), filter=mist, opacity=0.9)
    glitter = "".join(
        pen("M", far - dice.between(4, 10 + 3 * n), horizon + 5 + n * n * 0.55, "h", dice.between(10, 22 + 5 * n))
        for n in range(13)
    )
    plate.path(glitter, stroke=WHITE, stroke_width=2.4, opacity=0.5, filter=plate.soft(1.6))
    posts: list[tuple[float, float, float, float]] = []
    reach = 1.0
    for _ in range(9):
        for side in (-0.98, 0.3):
            x, foot = far + side * 250 * reach, horizon + 128 * reach
            posts.append((x, foot, 92 * reach * dice.about(1, 0.12), 17 * reach))
        reach *= 0.7
    posts.reverse()
    wet = "".join(pen("M", x, foot, "v", 0.9 * tall) for x, foot, tall, _ in posts[8:])
    plate.path(wet, stroke=tone(4), stroke_width=11, opacity=0.3, filter=plate.soft(4))
    for n, (x, foot, tall, thick) in enumerate(posts):
        grey = max(5, 62 - 4 * n)
        plate.path(rectangle(x - thick / 2, foot - tall, thick, tall + 1), fill=tone(grey))
        if n > 7:
            plate.path(rectangle(x + thick * 0.2, foot - tall, thick * 0.26, tall), fill=tone(grey + 34))
            plate.path(rectangle(x - thick / 2, foot - tall, thick, thick * 0.2), fill=tone(grey + 46))
    plate.path(rectangle(-20, ground.height - 22, width + 40, 30), fill=tone(60), opacity=0.35, filter=mist)


def dunes(ground: Ground) -> None:
    """Sand in the last light: each crest a knife edge between white and black."""
    plate, dice, height = ground.plate, ground.dice, ground.height
    sky(ground, 10, 46, 120)
    back: list[Point] = [(-10, 112), (60, 92), (130, 104), (206, 72), (290, 98), (370, 84)]
    plate.path(smooth(back) + pen("V", height, "H", -10, "z"), fill=tone(58))
    shade: list[Point] = [(206, 72), (222, 90), (208, 112), (236, 140), (300, 150), (370, 150)]
    plate.path(smooth(shade) + "V84" + "L290 98z", fill=tone(15))
    middle: list[Point] = [(-10, 150), (70, 118), (118, 112), (176, 138), (240, 160), (370, 132)]
    light = plate.gradient([(0, tone(90)), (100, tone(52))], 78)
    plate.path(smooth(middle) + pen("V", height, "H", -10, "z"), fill=light)
    dark: list[Point] = [(118, 112), (132, 130), (118, 152), (152, 176), (226, 196), (370, 190)]
    plate.path(smooth(dark) + pen("V", 132, "L", 240, 160, "C", 196, 152, 160, 122, 118, 112, "z"), fill=tone(9))
    front: list[Point] = [(-10, 214), (60, 190), (150, 186), (236, 210), (300, 206), (370, 186)]
    sand = plate.gradient([(0, tone(96)), (60, tone(70)), (100, tone(34))], 62)
    plate.path(smooth(front) + pen("V", height + 10, "H", -10, "z"), fill=sand)
    ripples = ""
    for n in range(13):
        y = 196 + n * (4.4 + 0.16 * n)
        ripples += smooth([(x * 40 - 12, y + 16 * (1 - x / 5) + dice.about(0, 2.6) + x * 1.4) for x in range(10)])
    plate.path(ripples, fill="none", stroke=tone(12), stroke_width=1.5, opacity=0.42)
    hollow: list[Point] = [(150, 186), (172, 202), (160, 224), (196, 252)]
    plate.path(smooth(hollow) + pen("H", 372, "V", 186, "L", 300, 206, "L", 236, 210, "z"), fill=tone(6), opacity=0.88)
    x, foot = 78.0, 117.5
    plate.path(line([(x - 1, foot), (x + 1.5, foot), (x - 58, foot + 22)], closed=True), fill=tone(6), opacity=0.75)
    plate.path(walker(x, foot + 0.5, 17), fill=tone(1))
    trail = [(x - 8 - n * 7, foot + 2 + n * 2.6 + dice.about(0, 0.8)) for n in range(11)]
    dots(plate, trail, 1.8, tone(24), 0.8)


def dandelion(ground: Ground) -> None:
    """A dandelion clock against the light, and the first seeds on their way."""
    plate, dice = ground.plate, ground.dice
    centre = (150.0, 108.0)
    plate.path(
        ground.all(), fill=plate.glow([(0, tone(40), 1.0), (60, tone(14), 1.0), (100, tone(4), 1.0)], (0.44, 0.4))
    )
    far = plate.soft(5)
    for _ in range(11):
        spot = (dice.between(0, 360), dice.between(0, 248))
        plate.circle(spot, dice.between(8, 22), fill=WHITE, opacity=dice.between(0.05, 0.17), filter=far)
    stem = smooth([(centre[0], centre[1] + 4), (156, 170), (150, 214), (138, 262)])
    plate.path(stem, fill="none", stroke=tone(20), stroke_width=5.4)
    plate.path(stem, fill="none", stroke=tone(86), stroke_width=1.3, transform="translate(1.6)")
    halo(ground, centre, 100, 0.6)
    for layer, (count, grey, wide) in enumerate(((26, 64, 0.7), (30, 84, 0.8), (30, 100, 0.9))):
        stalks, tufts = "", ""
        for n in range(count):
            turns = n * 0.618034 + 0.21 * layer
            depth = 1.0 if layer < 2 else 0.2 + 0.72 * n / count
            tip = polar(centre, (84 - 9 * layer) * depth * dice.about(1, 0.03), turns)
            stalks += line([polar(centre, 9, turns), tip])
            fan = 0.058 + 0.09 * (1 - depth)
            for hair in range(7):
                tufts += line([tip, polar(tip, 15 - 4 * (1 - depth) - abs(hair - 3) * 0.7, turns + (hair - 3) * fan)])
        plate.path(stalks, stroke=tone(grey - 26), stroke_width=wide * 0.8)
        plate.path(tufts, stroke=tone(grey), stroke_width=wide)
    plate.circle(centre, 10, fill=tone(8))
    dots(plate, [polar(centre, dice.between(1, 9), n * 0.618) for n in range(26)], 2.2, tone(36))
    for n in range(6):
        x, y = 248 + n * 17 + dice.about(0, 6), 92 - n * 12 + dice.about(0, 14) + (n % 2) * 34
        lean, size = dice.about(-0.2, 0.05), 15 - n
        foot, tip = polar((x, y), size * 1.5, lean + 0.5), (x, y)
        plate.path(line([foot, tip]), stroke=tone(60), stroke_width=0.8)
        tuft = "".join(line([tip, polar(tip, size, lean + (h - 4) * 0.05)]) for h in range(9))
        plate.path(tuft, stroke=WHITE, stroke_width=0.8, opacity=0.95 - n * 0.1)
        dots(plate, [foot], 2.4, tone(30))


def moonrise(ground: Ground) -> None:
    """A moon over rock and snow, and over the lake that repeats them."""
    plate, dice, width, height = ground.plate, ground.dice, ground.width, ground.height
    shore = 168.0
    sky(ground, 3, 56, shore)
    dots(plate, [(dice.between(0, width), dice.between(0, 80)) for _ in range(26)], 0.9, WHITE, 0.55)
    moon = (96.0, 44.0)
    halo(ground, moon, 52, 0.5)
    plate.circle(moon, 14, fill=WHITE)
    plate.path(disc((91, 41), 3.4) + disc((100, 49), 2.4) + disc((100, 38), 1.8), fill=tone(80))
    peaks = ((28.0, 112.0, 70.0), (342.0, 92.0, 84.0), (128.0, 96.0, 70.0), (228.0, 40.0, 118.0))
    rocks = [_peak(dice, x, top, half, shore) for x, top, half in peaks]
    with plate.group(transform=f"matrix(1 0 0 -.56 0 {shore * 1.56:.0f})", filter=plate.soft(1.6)):
        for n, (lit, dark, _) in enumerate(rocks):
            plate.path(dark, fill=tone(10))
            plate.path(lit, fill=tone(46 + 7 * n))
    for n, (lit, dark, gullies) in enumerate(rocks):
        plate.path(dark, fill=plate.gradient([(0, tone(6)), (100, tone(36 - 4 * n))], 90))
        plate.path(lit, fill=plate.gradient([(0, tone(76 + 8 * n)), (100, tone(40 + 6 * n))], 90))
        plate.path(gullies, fill=tone(12), opacity=0.8)
    plate.path(rectangle(0, shore - 1.4, width, 3), fill=tone(70), opacity=0.6, filter=plate.soft(1))
    lake = plate.fade([(0, tone(2), 0.1), (100, tone(1), 0.82)])
    plate.path(ground.below(shore), fill=lake)
    ripple = "".join(
        pen("M", dice.between(-10, width), shore + 4 + n * 2.6, "h", dice.between(24, 90)) for n in range(26)
    )
    plate.path(ripple, stroke=tone(3), stroke_width=1, opacity=0.5)
    glitter = "".join(
        pen("M", dice.about(moon[0], 5 + n * 0.7), shore + 6 + n * 5, "h", dice.between(6, 16)) for n in range(14)
    )
    plate.path(glitter, stroke=WHITE, stroke_width=1.5, opacity=0.7)
    firs = ""
    for n in range(15):
        x = (n * 0.618 % 1) * 108 - 14 if n % 2 else 268 + (n * 0.618 % 1) * 100
        firs += _fir(dice, x, height + 6, 38 + abs(x - 182) * 0.32 + dice.about(0, 10))
    plate.path(firs, fill=tone(1))


def _peak(dice: PictureDice, x: float, top: float, half: float, shore: float) -> tuple[str, str, str]:
    """A mountain: the side in the light, the side in shadow, and the dark gullies in the snow."""
    left: list[Point] = [(x - half, shore)]
    right: list[Point] = []
    ridge: list[Point] = []
    for n in range(1, 9):
        part = n / 9
        left.append((x - half * (1 - part) + dice.about(0, 2.4), part_way(shore, top, part * part) + dice.about(0, 3)))
        right.append((x + half * part + dice.about(0, 2.4), part_way(shore, top, (1 - part) * (1 - part))))
        ridge.append((x + half * (0.22 * part + (0.07 if n % 2 else -0.05) * (0.5 + part)), part_way(top, shore, part)))
    ridge.append((x + half * 0.2, shore))
    lit = line([*left, (x, top), *ridge], closed=True)
    dark = line([(x, top), *right, (x + half, shore), (x, shore)], closed=True)
    gullies = ""
    for n in range(5):
        a = between(left[7 - n], ridge[n], 0.5 + dice.about(0, 0.14))
        long = half * dice.between(0.12, 0.26)
        gullies += line([a, (a[0] - long * 0.5, a[1] + long), (a[0] - long * 0.16, a[1] + long * 0.7)], closed=True)
    return lit, dark, gullies


def _fir(dice: PictureDice, x: float, foot: float, tall: float) -> str:
    """Path data of a fir, ragged on both sides."""
    points: list[Point] = [(x, foot - tall)]
    for side in (1, -1):
        tiers = [
            point
            for n in range(1, 6)
            for point in (
                (x + side * tall * 0.045 * n * dice.about(1, 0.2), foot - tall * (1 - 0.18 * n)),
                (x + side * tall * 0.022 * n, foot - tall * (1 - 0.18 * n) - tall * 0.02),
            )
        ]
        points += tiers if side > 0 else tiers[::-1]
    return line(points, closed=True)
