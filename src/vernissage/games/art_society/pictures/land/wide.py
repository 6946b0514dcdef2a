"""What wide landscapes show."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, hill
from vernissage.art.geometry import mix as way
from vernissage.art.svg import line, place, smooth
from vernissage.games.art_society.pictures.land.air import SKIES, sky, weather
from vernissage.games.art_society.pictures.land.layers import (
    BARK,
    DEEP,
    firs,
    greens,
    hills,
    round_trees,
    spots_on,
    veil,
)
from vernissage.games.art_society.pictures.sheet import PaintedSheet


def far_hills(sheet: PaintedSheet) -> None:
    """Ridge behind ridge."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.42)
    layers = 5 if height < 200 else 6
    tones = greens(sheet, layers)
    for n in range(layers):
        y = height * way(0.42, 0.92, n / (layers - 1))
        ridge = hills(sheet, y, height * way(0.05, 0.1, dice.between(0, 1)), 1.2 + 0.4 * (layers - n) / layers)
        canvas.path(sheet.under(ridge), fill=tones[n])
        if n == layers - 3:
            round_trees(sheet, spots_on(sheet, ridge, 3 + round(width / 90)), 5 * g, mix(tones[n], DEEP, 55))
        if n == layers - 1:
            firs(sheet, spots_on(sheet, ridge, 2 + round(width / 110)), 34 * g, mix(DEEP, "#000000", 25))
        elif n:
            veil(sheet, y + height * 0.05)
    weather(sheet)


def lake(sheet: PaintedSheet) -> None:
    """Mountains, and the same again in the water."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    shore = height * 0.56
    sky(sheet, shore)
    tones = greens(sheet, 4)
    water = mix(SKIES[sheet.mood][1], "#5fb3a8", 45)
    peaks: list[tuple[list[Point], str]] = []
    for n in range(2):
        count = 3 + round(width / 170)
        points: list[Point] = [(-6.0, shore)]
        for k in range(2 * count + 1):
            x = width * (k / (2 * count)) + dice.about(0, width * 0.03)
            rise = dice.between(0.26, 0.42) if (k + n) % 2 else dice.between(0.06, 0.16)
            points.append((x, shore - height * rise * (1 - 0.35 * n)))
        points.append((width + 6, shore))
        peaks.append((points, tones[n + 0]))
    for points, tone in peaks:
        canvas.polygon(points, fill=tone)
    if sheet.mood != "snow":
        tips = ""
        for n, (x, y) in enumerate(peaks[0][0][1:-1], 1):
            (ax, ay), (bx, by) = peaks[0][0][n - 1], peaks[0][0][n + 1]
            if y < ay and y < by and shore - y > height * 0.24:
                tips += line(
                    [
                        (way(x, ax, 0.3), way(y, ay, 0.3)),
                        (x, y),
                        (way(x, bx, 0.3), way(y, by, 0.3)),
                        (x, way(y, max(ay, by), 0.16)),
                    ],
                    closed=True,
                )
        if tips:
            canvas.path(tips, fill="#f5faf3")
    veil(sheet, shore - height * 0.06)
    canvas.path(sheet.below(shore), fill=water)
    for points, tone in peaks:
        canvas.polygon([(x, shore + (shore - y) * 0.62) for x, y in points], fill=mix(tone, water, 48))
    ripples = ""
    for _ in range(round(8 + width / 26)):
        y = dice.between(shore + 5, height * 0.92)
        ripples += pen("M", dice.between(-10, width * 0.95), y, "h", dice.between(10, 40) * g)
    canvas.path(ripples, stroke="#f4fbf2", stroke_width=1.6 * g, opacity=0.75, stroke_linecap="round")
    canvas.path(pen("M", 0, shore, "h", width), stroke=DEEP, stroke_width=2.4 * g)
    bx, by, s = width * dice.between(0.3, 0.65), height * 0.74, g
    with canvas.group(transform=place(bx, by, s)):
        canvas.path("M-17 0H19L12 8H-11z", fill=BARK)
        canvas.path("M0-2V-32L17-4zM-2-4V-26L-12-4z", fill="#fffdf0")
    bank = [
        (-4.0, height * 0.9),
        (width * 0.25, height * 0.88),
        (width * 0.6, height * 0.97),
        (width + 4, height * 0.95),
    ]
    canvas.path(sheet.under(bank), fill=tones[3])
    firs(
        sheet,
        [(width * 0.06, height * 0.93), (width * 0.06 + 15 * g, height * 0.95)],
        46 * g,
        mix(DEEP, "#000000", 20),
    )
    weather(sheet)


def dunes(sheet: PaintedSheet) -> None:
    """Dunes with grass, the sea behind."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    horizon = height * 0.44
    sky(sheet, horizon)
    sea = mix("#2f9d92", SKIES[sheet.mood][0], 30)
    canvas.path(sheet.below(horizon), fill=sea)
    foam = "".join(
        pen("M", dice.between(-10, width * 0.9), horizon + (5 + 6 * n) * g, "h", dice.between(20, 60) * g)
        for n in range(4)
    )
    canvas.path(foam, stroke="#f2fbf4", stroke_width=1.8 * g, stroke_linecap="round")
    sx = width * dice.between(0.3, 0.7)
    with canvas.group(transform=place(sx, horizon + 1, 0.7 * g)):
        canvas.path("M-12-2H14L9 4H-8zM1-4V-28L15-4z", fill="#fffdf0")
    sand = ("#e9ddb0", "#d3c98c", "#a9b774", "#2f8f62")
    if sheet.mood == "snow":
        sand = ("#f4f4ea", "#e4ebe2", "#cbdad0", "#8fb5a2")
    for n, tone in enumerate(sand):
        y = height * way(0.62, 0.93, n / 3)
        side = dice.side() if n else 1
        ridge = [
            (width * t if side > 0 else width * (1 - t), y - height * 0.11 * hill((t - 0.62) * 1.9) + height * 0.07 * t)
            for t in (-0.02, 0.2, 0.4, 0.56, 0.7, 0.85, 1.02)
        ]
        if side < 0:
            ridge.reverse()
        canvas.path(sheet.under(ridge), fill=tone)
        if n == 1:
            veil(sheet, y)
        blades = ""
        for x, gy in spots_on(sheet, ridge, round(5 + width / 50) + 3 * n):
            tall = dice.between(8, 15) * g * (0.6 + 0.25 * n)
            bend = tall * (0.8 if sheet.mood == "wind" else dice.about(0.1, 0.3))
            blades += pen("M", x, gy + 2, "q", 0, -tall * 0.7, bend, -tall)
            blades += pen("M", x + 3 * g, gy + 2, "q", 0, -tall * 0.5, bend * 1.2, -tall * 0.7)
        if n:
            canvas.path(
                blades, fill="none", stroke="#1c7150" if n < 3 else DEEP, stroke_width=1.8 * g, stroke_linecap="round"
            )
    weather(sheet)


def fields(sheet: PaintedSheet) -> None:
    """Furrows running to a farm under trees."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    horizon = height * 0.5
    sky(sheet, horizon)
    tones = greens(sheet, 5)
    far = hills(sheet, horizon - height * 0.05, height * 0.05)
    canvas.path(sheet.under(far), fill=tones[0])
    veil(sheet, horizon - height * 0.02)
    canvas.path(sheet.below(horizon), fill=tones[2])
    vx = width * dice.pick((0.3, 0.5, 0.68))
    dark = "#5d4a2c" if sheet.mood != "snow" else "#8f9a86"
    count = 9 + 2 * round(width / 150)
    stripes = earth = ""
    for n in range(count):
        a, b = (n - count / 2) / count, (n + 0.5 - count / 2) / count
        quad = line(
            [
                (vx + a * 20 * g, horizon),
                (vx + b * 20 * g, horizon),
                (vx + b * width * 3.4, height),
                (vx + a * width * 3.4, height),
            ],
            closed=True,
        )
        if n % 4 == 1:
            earth += quad
        else:
            stripes += quad
    canvas.path(stripes, fill=tones[4])
    canvas.path(earth, fill=dark)
    spots = [
        (x, horizon + 3)
        for x, _ in spots_on(sheet, [(0, 0), (width * 0.5, 0), (width, 0)], 4 + round(width / 60))
        if abs(x - vx) > 16 * g
    ]
    data = ""
    for x, y in spots:
        t = dice.between(22, 36) * g
        bend = t * 0.2 if sheet.mood == "wind" else 0
        data += smooth(
            [(x, y), (x - t * 0.16, y - t * 0.4), (x + bend, y - t), (x + t * 0.16, y - t * 0.4)], closed=True
        )
    canvas.path(data, fill=DEEP)
    veil(sheet, horizon - height * 0.03)
    with canvas.group(transform=place(vx, horizon + 3, g)):
        canvas.path("M-13 0V-12H13V0z", fill="#fbf3df")
        canvas.path("M-16-11L0-23L16-11z", fill="#b9492f" if sheet.mood != "snow" else "#ffffff")
        canvas.path("M-3 0v-8h6v8z", fill=BARK)
    weather(sheet)
