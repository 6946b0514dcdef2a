"""Landscapes in layers, from the palest and farthest to the darkest and nearest, and the weather over them."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import GREEN, ladder, mix
from vernissage.art.geometry import Point, along, hill, sine
from vernissage.art.geometry import mix as way
from vernissage.art.scenes.sheet import Genre, Sheet, slants, strew
from vernissage.art.svg import disc, line, number, place, smooth

HUE = GREEN
MOODS = ("sun", "rain", "snow", "mist", "rainbow", "storm", "wind", "sunset")
_DEEP, _LEAF, _PALE, _BARK = "#06382b", "#0a8a63", "#a9d8b8", "#2d2a20"
_SKIES = {
    "sun": ("#bfe6ee", "#f4f3d2"),
    "rain": ("#8fa9a8", "#cbd8cf"),
    "snow": ("#b9cdd2", "#eef3ee"),
    "mist": ("#cfe0d6", "#f2f4e6"),
    "rainbow": ("#8cc0cc", "#e2efdd"),
    "storm": ("#4d6a70", "#d9d79a"),
    "wind": ("#9fd3dc", "#e6f2da"),
    "sunset": ("#8fc7b5", "#fbd38a"),
}
_BOW = ("#d4574a", "#eb9b45", "#f4dc62", "#4fae72", "#4a8fc4")


def _tones(sheet: Sheet, count: int) -> list[str]:
    """The greens of so many layers, far ones first; snow whitens them all."""
    low = _SKIES[sheet.mood][1]
    far = mix(_PALE, low, 30)
    tones = (
        ladder(far, _LEAF, (count + 1) // 2) + ladder(_LEAF, _DEEP, count - (count + 1) // 2 + 1)[1:]
        if count > 2
        else [_LEAF, _DEEP]
    )
    if sheet.mood == "snow":
        return [mix(tone, "#f7faf7", 70 - 34 * n // count) for n, tone in enumerate(tones)]
    return tones


def _ridge(sheet: Sheet, y: float, swing: float, bumps: float = 1.6) -> list[Point]:
    """A line of hills from edge to edge."""
    dice = sheet.dice
    phase, other = dice.between(0, 1), dice.between(0, 1)
    steps = max(5, round(5 * bumps * sheet.width / max(sheet.height, 156)))
    points = []
    for n in range(steps + 1):
        t = n / steps
        rise = sine(phase + bumps * t) + 0.45 * sine(other + 2.3 * bumps * t)
        points.append((t * (sheet.width + 4) - 2, y - swing * rise * 0.7))
    return points


def _sky(sheet: Sheet, horizon: float, side: float | None = None) -> None:
    """The sky and what of the weather stands in it."""
    canvas, dice, width, g = sheet.canvas, sheet.dice, sheet.width, sheet.grain
    top, low = _SKIES[sheet.mood]
    percent = round(100 * horizon / sheet.height)
    canvas.path(sheet.below(0), fill=canvas.gradient([(0, top), (percent, low)], 90))
    x = width * (dice.pick((0.24, 0.76)) if side is None else side)
    if sheet.mood == "sun":
        y, r = max(horizon * 0.36, 26 * g), 14 * g
        canvas.circle((x, y), r * 1.75, fill="#fdf3b0", opacity=0.55)
        canvas.circle((x, y), r, fill="#f6c945")
    elif sheet.mood == "sunset":
        r = min(width, horizon * 1.7) * 0.24
        canvas.circle((x, horizon - r * 0.35), r * 1.45, fill="#f9b65c", opacity=0.5)
        canvas.circle((x, horizon - r * 0.35), r, fill="#ee6f3c")
    elif sheet.mood == "rainbow":
        r = min(width * 0.62, horizon * 1.05)
        band = r * 0.07
        for n, tone in enumerate(_BOW):
            canvas.circle(
                (width * 0.5, horizon + r * 0.12),
                r - band * n,
                fill="none",
                stroke=tone,
                stroke_width=band + 0.4,
                opacity=0.85,
            )
    elif sheet.mood in ("storm", "rain"):
        dark = "#2c4248" if sheet.mood == "storm" else "#6f8a8b"
        for n in range(3):
            cx, cy = width * (0.12 + 0.4 * n), horizon * (0.14 + 0.12 * (n % 2))
            canvas.path(_cloud(sheet, cx, cy, max(width * 0.32, 44 * g)), fill=mix(dark, top, 20 * n))
        if sheet.mood == "storm":
            bolt = [(6, 0), (-6, 26), (1, 25), (-7, 56), (13, 18), (5, 19), (13, 0)]
            s = max(0.5, horizon * 0.75 / 56)
            canvas.polygon([(x + px * s * 0.8, horizon * 0.2 + py * s) for px, py in bolt], fill="#fff4ae")
    elif sheet.mood == "wind":
        for n in range(3):
            y = horizon * (0.2 + 0.25 * n)
            start, reach = width * dice.between(-0.1, 0.45), width * dice.between(0.3, 0.5)
            curl = 7 * g
            swirl = pen("M", start, y, "c", reach * 0.4, -curl, reach * 0.6, curl, reach, 0)
            swirl += pen("a", curl, curl, 0, 1, 0, -curl, -curl)
            canvas.path(swirl, fill="none", stroke="#fff", stroke_width=3.4 * g, stroke_linecap="round")
    elif sheet.mood == "snow":
        canvas.path(_cloud(sheet, width * 0.3, horizon * 0.2, width * 0.3), fill="#dde7e8")


def _cloud(sheet: Sheet, x: float, y: float, reach: float) -> str:
    dice = sheet.dice
    points: list[Point] = [(x - reach, y + reach * 0.1)]
    for n in range(5):
        points.append((x + reach * (n - 2) / 2.6, y - reach * dice.between(0.12, 0.3) * (1.4 - 0.35 * abs(n - 2))))
    points += [(x + reach, y + reach * 0.1), (x + reach * 0.3, y + reach * 0.2), (x - reach * 0.4, y + reach * 0.22)]
    return smooth(points, closed=True)


def _veil(sheet: Sheet, y: float) -> None:
    """A bank of mist between two layers, on misty days."""
    if sheet.mood != "mist":
        return
    thick = sheet.height * 0.05
    one = _ridge(sheet, y, thick * 0.6)
    other = [(px, py + thick * sheet.dice.between(1.2, 2.2)) for px, py in reversed(_ridge(sheet, y, thick * 0.4))]
    sheet.canvas.path(smooth(one) + "L" + smooth(other)[1:] + "z", fill="#fbfcf4", opacity=0.82)


def _weather(sheet: Sheet) -> None:
    """What falls before everything."""
    area = sheet.width * sheet.height / 24336
    if sheet.mood == "rain":
        rain = slants(sheet, round(18 + 10 * area), 17 * sheet.grain, 5 * sheet.grain)
        sheet.canvas.path(rain, stroke="#eef6f0", stroke_width=1.4 * sheet.grain, opacity=0.75, stroke_linecap="round")
    elif sheet.mood == "snow":
        strew(sheet, round(18 + 13 * area), 4, sheet.height - 4, 5 * sheet.grain, "#fff")


def _firs(sheet: Sheet, spots: list[Point], tall: float, colour: str) -> None:
    """Fir trees: three tiers and a bit of trunk."""
    data = snow = ""
    for x, y in spots:
        t = tall * sheet.dice.between(0.75, 1.2)
        w = t * 0.24
        bend = t * 0.12 if sheet.mood == "wind" else 0.0
        data += line(
            [
                (x - w, y),
                (x - w * 0.35, y - t * 0.4),
                (x - w * 0.7, y - t * 0.36),
                (x + bend, y - t),
                (x + w * 0.7, y - t * 0.36),
                (x + w * 0.35, y - t * 0.4),
                (x + w, y),
            ],
            closed=True,
        )
        if sheet.mood == "snow":
            snow += line([(x - w * 0.35, y - t * 0.66), (x, y - t), (x + w * 0.35, y - t * 0.66)], closed=True)
    sheet.canvas.path(data, fill=colour)
    if snow:
        sheet.canvas.path(snow, fill="#fff")


def _rounds(sheet: Sheet, spots: list[Point], size: float, colour: str) -> None:
    """Round trees, each a disc on a stick."""
    crowns = sticks = ""
    for x, y in spots:
        r = size * sheet.dice.between(0.7, 1.15)
        lean = r * 0.5 if sheet.mood == "wind" else 0.0
        sticks += pen("M", x, y, "l", lean * 0.4, -r * 1.7)
        crowns += disc((x + lean, y - r * 1.9), r)
    sheet.canvas.path(sticks, stroke=_BARK, stroke_width=max(1.5, size * 0.2))
    sheet.canvas.path(crowns, fill=colour)


def _some(sheet: Sheet, ridge: list[Point], count: int) -> list[Point]:
    """Spots on a ridge."""
    fine = along(ridge, 60)
    return [(x, y + 2) for x, y in sorted(sheet.dice.several(fine[3:-3], count))]


def _far_hills(sheet: Sheet) -> None:
    """Ridge behind ridge."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.42)
    layers = 5 if height < 200 else 6
    tones = _tones(sheet, layers)
    for n in range(layers):
        y = height * way(0.42, 0.92, n / (layers - 1))
        ridge = _ridge(sheet, y, height * way(0.05, 0.1, dice.between(0, 1)), 1.2 + 0.4 * (layers - n) / layers)
        canvas.path(sheet.under(ridge), fill=tones[n])
        if n == layers - 3:
            _rounds(sheet, _some(sheet, ridge, 3 + round(width / 90)), 5 * g, mix(tones[n], _DEEP, 55))
        if n == layers - 1:
            _firs(sheet, _some(sheet, ridge, 2 + round(width / 110)), 34 * g, mix(_DEEP, "#000000", 25))
        elif n:
            _veil(sheet, y + height * 0.05)
    _weather(sheet)


def _lake(sheet: Sheet) -> None:
    """Mountains, and the same again in the water."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    shore = height * 0.56
    _sky(sheet, shore)
    tones = _tones(sheet, 4)
    water = mix(_SKIES[sheet.mood][1], "#5fb3a8", 45)
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
    _veil(sheet, shore - height * 0.06)
    canvas.path(sheet.below(shore), fill=water)
    for points, tone in peaks:
        canvas.polygon([(x, shore + (shore - y) * 0.62) for x, y in points], fill=mix(tone, water, 48))
    ripples = ""
    for _ in range(round(8 + width / 26)):
        y = dice.between(shore + 5, height * 0.92)
        ripples += pen("M", dice.between(-10, width * 0.95), y, "h", dice.between(10, 40) * g)
    canvas.path(ripples, stroke="#f4fbf2", stroke_width=1.6 * g, opacity=0.75, stroke_linecap="round")
    canvas.path(pen("M", 0, shore, "h", width), stroke=_DEEP, stroke_width=2.4 * g)
    bx, by, s = width * dice.between(0.3, 0.65), height * 0.74, g
    with canvas.group(transform=place(bx, by, s)):
        canvas.path("M-17 0H19L12 8H-11z", fill=_BARK)
        canvas.path("M0-2V-32L17-4zM-2-4V-26L-12-4z", fill="#fffdf0")
    bank = [
        (-4.0, height * 0.9),
        (width * 0.25, height * 0.88),
        (width * 0.6, height * 0.97),
        (width + 4, height * 0.95),
    ]
    canvas.path(sheet.under(bank), fill=tones[3])
    _firs(
        sheet,
        [(width * 0.06, height * 0.93), (width * 0.06 + 15 * g, height * 0.95)],
        46 * g,
        mix(_DEEP, "#000000", 20),
    )
    _weather(sheet)


def _dunes(sheet: Sheet) -> None:
    """Dunes with grass, the sea behind."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    horizon = height * 0.44
    _sky(sheet, horizon)
    sea = mix("#2f9d92", _SKIES[sheet.mood][0], 30)
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
            _veil(sheet, y)
        blades = ""
        for x, gy in _some(sheet, ridge, round(5 + width / 50) + 3 * n):
            tall = dice.between(8, 15) * g * (0.6 + 0.25 * n)
            bend = tall * (0.8 if sheet.mood == "wind" else dice.about(0.1, 0.3))
            blades += pen("M", x, gy + 2, "q", 0, -tall * 0.7, bend, -tall)
            blades += pen("M", x + 3 * g, gy + 2, "q", 0, -tall * 0.5, bend * 1.2, -tall * 0.7)
        if n:
            canvas.path(
                blades, fill="none", stroke="#1c7150" if n < 3 else _DEEP, stroke_width=1.8 * g, stroke_linecap="round"
            )
    _weather(sheet)


def _fields(sheet: Sheet) -> None:
    """Furrows running to a farm under trees."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    horizon = height * 0.5
    _sky(sheet, horizon)
    tones = _tones(sheet, 5)
    far = _ridge(sheet, horizon - height * 0.05, height * 0.05)
    canvas.path(sheet.under(far), fill=tones[0])
    _veil(sheet, horizon - height * 0.02)
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
        for x, _ in _some(sheet, [(0, 0), (width * 0.5, 0), (width, 0)], 4 + round(width / 60))
        if abs(x - vx) > 16 * g
    ]
    data = ""
    for x, y in spots:
        t = dice.between(22, 36) * g
        bend = t * 0.2 if sheet.mood == "wind" else 0
        data += smooth(
            [(x, y), (x - t * 0.16, y - t * 0.4), (x + bend, y - t), (x + t * 0.16, y - t * 0.4)], closed=True
        )
    canvas.path(data, fill=_DEEP)
    _veil(sheet, horizon - height * 0.03)
    with canvas.group(transform=place(vx, horizon + 3, g)):
        canvas.path("M-13 0V-12H13V0z", fill="#fbf3df")
        canvas.path("M-16-11L0-23L16-11z", fill="#b9492f" if sheet.mood != "snow" else "#ffffff")
        canvas.path("M-3 0v-8h6v8z", fill=_BARK)
    _weather(sheet)


def _waterfall(sheet: Sheet) -> None:
    """White water between two green walls."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.34, 0.5)
    tones = _tones(sheet, 5)
    canvas.path(sheet.under(_ridge(sheet, height * 0.3, height * 0.03)), fill=tones[0])
    _veil(sheet, height * 0.26)
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
                _firs(
                    sheet,
                    [(way(out, inner, p), top + height * 0.02) for p in (0.25, 0.5, 0.72)],
                    26 * g,
                    mix(tones[3], _DEEP, 60),
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
    _veil(sheet, pool - height * 0.06)
    _weather(sheet)


def _road(sheet: Sheet) -> None:
    """A road that winds over the hills and is lost."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    horizon = height * 0.36
    _sky(sheet, horizon)
    layers = 4
    tones = _tones(sheet, layers + 1)
    side = dice.side()
    left: list[Point] = []
    for n in range(layers):
        y = height * way(0.38, 0.64, n / (layers - 1))
        ridge = _ridge(sheet, y, height * 0.035, 1.1)
        canvas.path(sheet.under(ridge), fill=tones[n])
        if n in (1, 2):
            _rounds(sheet, _some(sheet, ridge, 2 + round(width / 90)), (3.5 + 2 * n) * g, mix(tones[n], _DEEP, 60))
            _veil(sheet, y + height * 0.03)
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
    _firs(
        sheet,
        [(width * (0.5 - side * 0.36), height * 0.97), (width * (0.5 - side * 0.24), height * 0.9)],
        60 * g,
        _DEEP,
    )
    _weather(sheet)


def _pine(sheet: Sheet) -> None:
    """One tree on a rise, the land far below."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    side = dice.side()
    _sky(sheet, height * 0.56, 0.5 - side * 0.24)
    tones = _tones(sheet, 4)
    for n in range(3):
        canvas.path(sheet.under(_ridge(sheet, height * (0.56 + 0.09 * n), height * 0.04)), fill=tones[n])
        _veil(sheet, height * (0.6 + 0.09 * n))
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
    canvas.path(smooth(trunk), fill="none", stroke=_BARK, stroke_width=8 * g, stroke_linecap="round")
    pads = ((0.42, 0.22, side), (0.58, 0.3, -side), (0.76, 0.26, side), (1.0, 0.3, 0))
    for part, reach, to in pads:
        px, py = way(trunk[1][0], trunk[3][0], (part - 0.3) / 0.7), way(base, top, part)
        reach *= width * 0.9
        cx = px + to * reach * 0.55
        canvas.path(
            smooth([(px, py + 8 * g), (way(px, cx, 0.6), py + 3 * g), (cx, py)]),
            fill="none",
            stroke=_BARK,
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
        canvas.path(smooth(pad, closed=True), fill=_DEEP)
        crest = [(cx - reach * 0.6, py - high * 0.3), (cx, py - high * 0.75), (cx + reach * 0.55, py - high * 0.3)]
        canvas.path(
            smooth(crest),
            fill="none",
            stroke="#fff" if sheet.mood == "snow" else "#2aa57c",
            stroke_width=3.4 * g,
            stroke_linecap="round",
        )
    _weather(sheet)


def _pass(sheet: Sheet) -> None:
    """Between two mountains."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.5, 0.5)
    tones = _tones(sheet, 5)
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
            fill=mix(tones[1 + n], _DEEP, 45),
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
        _veil(sheet, height * (0.5 + 0.14 * n))
    canvas.path(sheet.under(_ridge(sheet, height * 0.78, height * 0.04)), fill=tones[3])
    river = [
        (low[0], height * 0.76),
        (low[0] + width * 0.06, height * 0.84),
        (low[0] - width * 0.08, height * 0.92),
        (low[0] + width * 0.02, height + 6),
    ]
    canvas.path(smooth(river), fill="none", stroke="#d7f0ea", stroke_width=7 * g, stroke_linecap="round")
    spots = [(width * t, height * dice.between(0.9, 0.99)) for t in (0.07, 0.2, 0.8, 0.93)]
    _firs(sheet, spots, 42 * g, _DEEP)
    _weather(sheet)


def _birches(sheet: Sheet) -> None:
    """White trunks, and green behind them."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.6)
    tones = _tones(sheet, 5)
    canvas.path(sheet.under(_ridge(sheet, height * 0.46, height * 0.05)), fill=tones[1])
    _veil(sheet, height * 0.54)
    canvas.path(sheet.under(_ridge(sheet, height * 0.62, height * 0.04)), fill=tones[2])
    _veil(sheet, height * 0.68)
    canvas.path(sheet.under(_ridge(sheet, height * 0.8, height * 0.03)), fill=tones[4])
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
        canvas.path(marks, stroke=_BARK, stroke_width=2.2 * g)
    crown = [
        (-4.0, height * 0.1),
        *((width * (n + 0.5) / 5, height * dice.between(0.08, 0.2)) for n in range(5)),
        (width + 4, height * 0.12),
    ]
    leaves = f"{smooth(crown)}V-4H-4z"
    canvas.path(leaves, fill=_LEAF if sheet.mood != "snow" else "#e9f1ea")
    light = mix(_LEAF, "#bfe08a", 45) if sheet.mood != "snow" else "#ffffff"
    strew(sheet, round(width * 2 / (11 * g)), height * 0.04, height * 0.27, 10 * g, light)
    _weather(sheet)


def _terraces(sheet: Sheet) -> None:
    """Steps of fields down a slope, water standing in them."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    _sky(sheet, height * 0.34)
    tones = _tones(sheet, 6)
    canvas.path(sheet.under(_ridge(sheet, height * 0.3, height * 0.05)), fill=tones[0])
    _veil(sheet, height * 0.34)
    steps = max(5, round(height / (26 * g)))
    phase, side = dice.between(0, 1), dice.side()
    shine = mix(_SKIES[sheet.mood][1], "#ffffff", 40)
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
        canvas.path(sheet.under(ridge), fill=mix(tone, _DEEP, 35 if n % 2 else 0))
        canvas.path(
            smooth(ridge),
            fill="none",
            stroke=shine if n % 2 else mix(tone, "#d9f0a8", 40),
            stroke_width=(3.2 if n % 2 else 2.2) * g,
        )
        if n == 1:
            _rounds(sheet, _some(sheet, ridge, 2 + round(width / 110)), 6 * g, _DEEP)
    with canvas.group(transform=place(width * (0.5 + 0.2 * side), height * 0.7, g)):
        canvas.path("M-10 0V-10H10V0z", fill="#fbf3df")
        canvas.path("M-15-8L0-21L15-8z", fill=_BARK if sheet.mood != "snow" else "#ffffff")
    _weather(sheet)


GENRE = Genre(
    upright=(_waterfall, _road, _pine, _pass, _birches, _terraces),
    wide=(_lake, _far_hills, _dunes, _fields),
    moods=MOODS,
)
