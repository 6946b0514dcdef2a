"""What upright landscapes show."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, sine
from vernissage.art.geometry import mix as way
from vernissage.art.svg import disc, line, number, place, smooth
from vernissage.games.art_society.pictures.land.air import SKIES, sky, weather
from vernissage.games.art_society.pictures.land.layers import (
    BARK,
    DEEP,
    LEAF,
    firs,
    greens,
    hills,
    round_trees,
    spots_on,
    veil,
)
from vernissage.games.art_society.pictures.sheet import PaintedSheet, strew


def waterfall(sheet: PaintedSheet) -> None:
    """White water between two green walls."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.34, 0.5)
    tones = greens(sheet, 5)
    canvas.path(sheet.under(hills(sheet, height * 0.3, height * 0.03)), fill=tones[0])
    veil(sheet, height * 0.26)
    lip, mid, wide = height * 0.36, width * dice.about(0.5, 0.05), width * 0.24
    pool = height * 0.82
    canvas.path(sheet.below(lip), fill=tones[2])
    drop, bow = pool - lip, wide * 0.3
    fall = pen("M", mid - wide / 2, lip, "c", -wide * 0.1, drop * 0.5, -wide * 0.2, drop, -bow, drop)
    fall += pen("H", mid + wide * 0.8, "c", -wide * 0.1, 0, -wide * 0.2, -drop * 0.5, -bow, -drop, "z")
    canvas.path(fall, fill="#f6fbf6")
    streaks = ""
    for n in range(6):
        x = mid + wide * (n / 6 - 0.42)
        streaks += pen("M", x, lip + dice.between(4, 30) * g, "V", way(lip, pool, dice.between(0.5, 0.95)))
    canvas.path(streaks, stroke="#8cc7c4", stroke_width=2.2 * g, stroke_linecap="round")
    for side in (-1, 1):
        for depth, tone in ((0.0, tones[3]), (1.0, tones[4])):
            edge = mid + side * wide * 0.5
            inner = edge + side * depth * wide * 0.5
            top = lip - height * (0.1 - 0.13 * depth)
            out = -4 if side < 0 else width + 4
            cliff: list[Point] = [
                (out, top - height * 0.06),
                (way(out, inner, 0.55), top - height * dice.between(0, 0.03)),
                (inner, top + height * 0.06),
            ]
            for n in range(3):
                y = way(top + height * 0.1, pool, (n + 0.6) / 3)
                cliff.append((inner + side * wide * (0.1 * depth + dice.between(-0.1, 0.2)), y))
            cliff += [(inner - side * wide * 0.18, pool + height * 0.03), (out, height * 0.9)]
            canvas.polygon(cliff, fill=tone)
            if not depth:
                firs(
                    sheet,
                    [(way(out, inner, p), top + height * 0.02) for p in (0.25, 0.5, 0.72)],
                    26 * g,
                    mix(tones[3], DEEP, 60),
                )
    canvas.path(sheet.below(pool), fill="#3f9f97")
    ring = "".join(
        pen("M", mid - wide * (0.9 + 0.3 * n), pool + (4 + 8 * n) * g, "h", wide * (1.8 + 0.6 * n)) for n in range(3)
    )
    canvas.path(
        ring,
        stroke="#eafaf4",
        stroke_width=2.6 * g,
        stroke_linecap="round",
        stroke_dasharray=f"{number(22 * g)} {number(9 * g)}",
    )
    canvas.path(
        "".join(disc((mid + wide * (n / 4 - 0.75), pool), dice.between(5, 9) * g) for n in range(7)), fill="#ffffff"
    )
    veil(sheet, pool - height * 0.06)
    weather(sheet)


def road(sheet: PaintedSheet) -> None:
    """A road that winds over the hills and is lost."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    horizon = height * 0.36
    sky(sheet, horizon)
    layers = 4
    tones = greens(sheet, layers + 1)
    side = dice.side()
    left: list[Point] = []
    for n in range(layers):
        y = height * way(0.38, 0.64, n / (layers - 1))
        ridge = hills(sheet, y, height * 0.035, 1.1)
        canvas.path(sheet.under(ridge), fill=tones[n])
        if n in (1, 2):
            round_trees(
                sheet, spots_on(sheet, ridge, 2 + round(width / 90)), (3.5 + 2 * n) * g, mix(tones[n], DEEP, 60)
            )
            veil(sheet, y + height * 0.03)
    right: list[Point] = []
    for n in range(17):
        t = n / 16
        depth = t * t
        y = way(height * 0.5, height + 4, t * (0.35 + 0.65 * t))
        x = width * 0.5 + side * width * 0.3 * sine(0.18 + 1.3 * (1 - t) * (1 - 0.35 * t)) * (0.35 + 0.65 * t)
        half = (1.5 + 30 * depth) * g
        left.append((x - half, y))
        right.append((x + half, y))
    canvas.path(smooth([*left, *reversed(right)], closed=True), fill="#f3e6bd" if sheet.mood != "snow" else "#aebfb4")
    firs(
        sheet,
        [(width * (0.5 - side * 0.36), height * 0.97), (width * (0.5 - side * 0.24), height * 0.9)],
        60 * g,
        DEEP,
    )
    weather(sheet)


def pine(sheet: PaintedSheet) -> None:
    """One tree on a rise, the land far below."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    side = dice.side()
    sky(sheet, height * 0.56, 0.5 - side * 0.24)
    tones = greens(sheet, 4)
    for n in range(3):
        canvas.path(sheet.under(hills(sheet, height * (0.56 + 0.09 * n), height * 0.04)), fill=tones[n])
        veil(sheet, height * (0.6 + 0.09 * n))
    mound = [
        (-4.0, height * (0.86 + 0.08 * side)),
        (width * 0.3, height * (0.83 + 0.03 * side)),
        (width * 0.65, height * (0.83 - 0.03 * side)),
        (width + 4, height * (0.86 - 0.08 * side)),
    ]
    canvas.path(sheet.under(mound), fill=tones[3])
    x, base, top = width * (0.5 + side * 0.14), height * 0.87, height * 0.2
    tall = base - top
    lean = (-side if sheet.mood != "wind" else 1) * width * 0.08
    trunk = [
        (x, base),
        (x + side * width * 0.05, way(base, top, 0.3)),
        (x + lean * 0.6, way(base, top, 0.62)),
        (x + lean, top),
    ]
    canvas.path(smooth(trunk), fill="none", stroke=BARK, stroke_width=8 * g, stroke_linecap="round")
    pads = ((0.42, 0.22, side), (0.58, 0.3, -side), (0.76, 0.26, side), (1.0, 0.3, 0))
    for part, reach, to in pads:
        px, py = way(trunk[1][0], trunk[3][0], (part - 0.3) / 0.7), way(base, top, part)
        reach *= width * 0.9
        cx = px + to * reach * 0.55
        canvas.path(
            smooth([(px, py + 8 * g), (way(px, cx, 0.6), py + 3 * g), (cx, py)]),
            fill="none",
            stroke=BARK,
            stroke_width=4 * g,
        )
        high = min(reach * 0.5, tall * 0.12)
        pad = [
            (cx - reach, py + high * 0.3),
            (cx - reach * 0.6, py - high * 0.6),
            (cx, py - high * dice.between(0.9, 1.2)),
            (cx + reach * 0.6, py - high * 0.6),
            (cx + reach, py + high * 0.3),
            (cx + reach * 0.3, py + high * 0.15),
            (cx - reach * 0.4, py + high * 0.35),
        ]
        canvas.path(smooth(pad, closed=True), fill=DEEP)
        crest = [(cx - reach * 0.6, py - high * 0.3), (cx, py - high * 0.75), (cx + reach * 0.55, py - high * 0.3)]
        canvas.path(
            smooth(crest),
            fill="none",
            stroke="#fff" if sheet.mood == "snow" else "#2aa57c",
            stroke_width=3.4 * g,
            stroke_linecap="round",
        )
    weather(sheet)


def mountain_pass(sheet: PaintedSheet) -> None:
    """Between two mountains."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.5, 0.5)
    tones = greens(sheet, 5)
    low = (width * dice.about(0.5, 0.08), height * 0.56)
    far: list[Point] = [
        (-4, height * 0.5),
        (width * 0.28, height * 0.4),
        low,
        (width * 0.74, height * 0.38),
        (width + 4, height * 0.5),
        (width, height),
        (0, height),
    ]
    canvas.polygon(far, fill=tones[0])
    for n, side in enumerate((-1, 1) if dice.luck(50) else (1, -1)):
        out = width * (0.5 + 0.55 * side)
        peak = (width * (0.5 + side * dice.between(0.2, 0.3)), height * (0.14 + 0.09 * n))
        foot = (width * (0.5 - side * 0.22), height * 0.8)
        canvas.polygon([(out, height * 0.3), peak, foot, (out, height)], fill=tones[1 + n])
        canvas.polygon(
            [
                peak,
                foot,
                (way(peak[0], foot[0], 0.35), height * 0.82),
                (peak[0] + side * width * 0.03, way(peak[1], height * 0.8, 0.5)),
            ],
            fill=mix(tones[1 + n], DEEP, 45),
        )
        a, b = (
            (way(peak[0], out, 0.4), way(peak[1], height * 0.3, 0.4)),
            (way(peak[0], foot[0], 0.22), way(peak[1], foot[1], 0.22)),
        )
        zig = [
            (way(b[0], a[0], t), way(b[1], a[1], t) + (height * 0.035 if k % 2 == 0 else -height * 0.02))
            for k, t in enumerate((0.2, 0.4, 0.6, 0.8))
        ]
        canvas.polygon([peak, b, *zig, a], fill="#f7fbf5")
        veil(sheet, height * (0.5 + 0.14 * n))
    canvas.path(sheet.under(hills(sheet, height * 0.78, height * 0.04)), fill=tones[3])
    river = [
        (low[0], height * 0.76),
        (low[0] + width * 0.06, height * 0.84),
        (low[0] - width * 0.08, height * 0.92),
        (low[0] + width * 0.02, height + 6),
    ]
    canvas.path(smooth(river), fill="none", stroke="#d7f0ea", stroke_width=7 * g, stroke_linecap="round")
    spots = [(width * t, height * dice.between(0.9, 0.99)) for t in (0.07, 0.2, 0.8, 0.93)]
    firs(sheet, spots, 42 * g, DEEP)
    weather(sheet)


def birches(sheet: PaintedSheet) -> None:
    """White trunks, and green behind them."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.6)
    tones = greens(sheet, 5)
    canvas.path(sheet.under(hills(sheet, height * 0.46, height * 0.05)), fill=tones[1])
    veil(sheet, height * 0.54)
    canvas.path(sheet.under(hills(sheet, height * 0.62, height * 0.04)), fill=tones[2])
    veil(sheet, height * 0.68)
    canvas.path(sheet.under(hills(sheet, height * 0.8, height * 0.03)), fill=tones[4])
    count = max(4, round(width / (34 * g)))
    for n in dice.shuffled(range(count)):
        x = width * (n + dice.between(0.25, 0.75)) / count
        base = height * dice.between(0.84, 0.97)
        wide = dice.between(6, 10) * g
        lean = width * (0.05 if sheet.mood == "wind" else dice.about(0, 0.03))
        canvas.path(
            line(
                [
                    (x - wide / 2, base),
                    (x - wide * 0.35 + lean, -4),
                    (x + wide * 0.35 + lean, -4),
                    (x + wide / 2, base),
                ],
                closed=True,
            ),
            fill="#fbfaf0",
        )
        marks = ""
        y = base - 10 * g
        while y > 0:
            px = x + lean * (base - y) / base
            side = dice.side()
            marks += pen("M", px + side * wide * 0.46, y, "h", -side * wide * dice.between(0.3, 0.7))
            y -= dice.between(14, 26) * g
        canvas.path(marks, stroke=BARK, stroke_width=2.2 * g)
    crown = [
        (-4.0, height * 0.1),
        *((width * (n + 0.5) / 5, height * dice.between(0.08, 0.2)) for n in range(5)),
        (width + 4, height * 0.12),
    ]
    leaves = f"{smooth(crown)}V-4H-4z"
    canvas.path(leaves, fill=LEAF if sheet.mood != "snow" else "#e9f1ea")
    light = mix(LEAF, "#bfe08a", 45) if sheet.mood != "snow" else "#ffffff"
    strew(sheet, round(width * 2 / (11 * g)), height * 0.04, height * 0.27, 10 * g, light)
    weather(sheet)


def terraces(sheet: PaintedSheet) -> None:
    """Steps of fields down a slope, water standing in them."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.34)
    tones = greens(sheet, 6)
    canvas.path(sheet.under(hills(sheet, height * 0.3, height * 0.05)), fill=tones[0])
    veil(sheet, height * 0.34)
    steps = max(5, round(height / (26 * g)))
    phase, side = dice.between(0, 1), dice.side()
    shine = mix(SKIES[sheet.mood][1], "#ffffff", 40)
    for n in range(steps):
        t = n / (steps - 1)
        y = height * way(0.42, 0.98, t)
        ridge = [
            (
                width * k / 8 - 2 + 4 * k / 8,
                y + side * height * 0.07 * (k / 8 - 0.5) + height * 0.035 * sine(phase + 0.05 * n + 1.1 * k / 8),
            )
            for k in range(9)
        ]
        tone = tones[1 + min(4, round(4 * t))]
        canvas.path(sheet.under(ridge), fill=mix(tone, DEEP, 35 if n % 2 else 0))
        canvas.path(
            smooth(ridge),
            fill="none",
            stroke=shine if n % 2 else mix(tone, "#d9f0a8", 40),
            stroke_width=(3.2 if n % 2 else 2.2) * g,
        )
        if n == 1:
            round_trees(sheet, spots_on(sheet, ridge, 2 + round(width / 110)), 6 * g, DEEP)
    with canvas.group(transform=place(width * (0.5 + 0.2 * side), height * 0.7, g)):
        canvas.path("M-10 0V-10H10V0z", fill="#fbf3df")
        canvas.path("M-15-8L0-21L15-8z", fill=BARK if sheet.mood != "snow" else "#ffffff")
    weather(sheet)
