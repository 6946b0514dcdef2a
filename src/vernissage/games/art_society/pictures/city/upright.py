"""What upright views of the city show."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import Point, between, sine
from vernissage.art.svg import line, place
from vernissage.games.art_society.pictures.city.dusk import GLOW, INK, LAMP, RAVEN, ROSE, SNOW, sky, weather
from vernissage.games.art_society.pictures.city.town import Town, far_roofs, lancet, row_of_houses
from vernissage.games.art_society.pictures.sheet import PaintedSheet


def clock_tower(sheet: PaintedSheet) -> None:
    """A clock tower over low roofs."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.85, dice.pick((0.16, 0.84)))
    far_roofs(sheet, height, height * 0.42)
    wide = min(width * 0.3, height * 0.19)
    x, top = width * dice.about(0.5, 0.08) - wide / 2, height * 0.46
    tower = Town(sheet, "#0f3566")
    tower.house(x, wide, top, height, "flat")
    tower.house(x - wide * 0.08, wide * 1.16, top - wide * 0.12, top + wide * 0.06, "flat")
    tower.house(x + wide * 0.06, wide * 0.88, top - wide * 0.9, top, "spire")
    tower.front(x, wide, top + wide * 0.95, height * 0.92, 8 * g, 60)
    tower.paint()
    mid = x + wide / 2
    canvas.circle((mid, top + wide * 0.46), wide * 0.36, fill=GLOW, stroke=INK, stroke_width=1.6 * g)
    canvas.path(
        pen("M", mid, top + wide * 0.2, "v", wide * 0.26, "l", wide * 0.17, wide * 0.1),
        fill="none",
        stroke=INK,
        stroke_width=2.4 * g,
        stroke_linecap="round",
    )
    for side in (-1, 1):
        canvas.path(lancet(mid + wide * (0.21 * side - 0.09), top - wide * 0.56, wide * 0.18, wide * 0.4), fill=LAMP)
    near = Town(sheet, INK)
    row_of_houses(sheet, near, height, height * 0.08, height * 0.2, 44 * g, ("gable", "gable", "flat", "bell"), 8.5 * g)
    near.paint()
    weather(sheet)


def street(sheet: PaintedSheet) -> None:
    """Down a street to where it ends in light."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    vx, vy = width * dice.about(0.5, 0.1), height * 0.7
    sky(sheet, vy, vx / width)
    gap = width * 0.1
    if sheet.mood in ("dusk", "storm", "stars", "rain", "fog", "snow"):
        canvas.circle((vx, vy), width * 0.2, fill=ROSE, opacity=0.5)
    canvas.path(
        line([(vx - gap, vy), (vx + gap, vy), (width * 1.1, height), (-width * 0.1, height)], closed=True),
        fill="#274f7d",
    )
    canvas.path(
        line(
            [(vx - gap * 0.3, vy), (vx + gap * 0.3, vy), (vx + width * 0.2, height), (vx - width * 0.2, height)],
            closed=True,
        ),
        fill=ROSE if sheet.mood != "snow" else SNOW,
        opacity=0.5,
    )
    for side, wall in ((-1, "#12355f"), (1, "#0a2145")):
        edge = 0.0 if side < 0 else width
        lights = blinds = ""
        eave = dice.about(0.04, 0.03)
        near_top, far_top = (edge, height * eave), (vx + side * gap, vy - height * 0.2)
        near_low, far_low = (edge, height * 0.98), (vx + side * gap, vy)
        houses = 4
        parts = [0, 0.36, 0.62, 0.82, 1]
        outline: list[Point] = [near_low]
        for n in range(houses):
            lift = dice.between(-0.05, 0.07) * height * (1 - parts[n] * 0.8)
            for part in (parts[n], parts[n + 1]):
                x, y = between(near_top, far_top, part)
                outline.append((x, y + lift))
        canvas.polygon([*outline, far_low], fill=wall)
        if sheet.mood == "snow":
            canvas.path(line(outline[1:]), fill="none", stroke=SNOW, stroke_width=3 * g)
        rows = max(3, round(height / (42 * g)))
        for n in range(houses):
            cuts = ((0.14, 0.44), (0.58, 0.86)) if n < 2 else ((0.25, 0.75),)
            for a, b in cuts:
                one, two = parts[n] + (parts[n + 1] - parts[n]) * a, parts[n] + (parts[n + 1] - parts[n]) * b
                for row in range(rows):
                    high, low = (row + 0.55) / (rows + 0.3), (row + 1.1) / (rows + 0.3)
                    quad = [
                        between(between(near_top, far_top, t), between(near_low, far_low, t), v)
                        for t, v in ((one, high), (two, high), (two, low), (one, low))
                    ]
                    if dice.luck(62):
                        lights += line(quad, closed=True)
                    elif n < 2:
                        blinds += line(quad, closed=True)
        canvas.path(blinds, fill=mix(wall, "#9cc4ea", 22))
        canvas.path(lights, fill=LAMP)
    canvas.circle((vx, vy - 4 * g), 4 * g, fill=GLOW)
    weather(sheet)


def hill_town(sheet: PaintedSheet) -> None:
    """House above house, up to a church."""
    dice, width, height, g = sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.6, dice.pick((0.17, 0.83)))
    rows = max(3, round(height / (52 * g)))
    top = Town(sheet, "#4686bd")
    wide = 30 * g
    mid = width * dice.about(0.5, 0.12)
    top.house(mid - wide * 0.25, wide * 0.5, height * 0.24, height * 0.5, "spire")
    top.house(mid + wide * 0.25, wide * 0.9, height * 0.34, height * 0.5, "gable")
    top.paint()
    for row in range(rows):
        part = row / (rows - 1)
        town = Town(sheet, mix("#3a78b0", INK, round(90 * part)))
        y = height * (0.44 + 0.44 * part)
        span = width * (0.24 + 0.4 * part)
        size = (30 + 14 * part) * g
        x = mid - span - size * dice.between(0, 0.6)
        while x < mid + span:
            one = size * dice.between(0.8, 1.2)
            bow = (x + one / 2 - mid) / width
            roof = y + dice.about(0, 5 * g) + height * 0.28 * bow * bow
            town.house(x, one, roof, height, dice.pick(("gable", "gable", "flat", "step")))
            pane = one * 0.2
            town.windows(
                x + one * 0.2,
                roof + one * 0.14,
                2,
                1 if row < rows - 1 else 2,
                (one * 0.4, one * 0.5),
                (pane, pane * 1.4),
                66,
            )
            x += one * dice.between(1, 1.12)
        town.paint()
    weather(sheet)


def house_opposite(sheet: PaintedSheet) -> None:
    """One front, and in each window somebody's evening."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.3, 0.47)
    columns = 2 if width < 170 else 3 if width < 400 else 4
    eave = min(height * 0.24, 74 * g)
    wall = Town(sheet, "#123a6b")
    wall.house(0, width, eave, height, "flat")
    wall.house(width * 0.16, 16 * g, eave - 22 * g, eave, "flat")
    wall.house(width * 0.7, 20 * g, eave - 15 * g, eave, "flat")
    wall.paint()
    canvas.rect(0, eave, width, 6 * g, fill="#0a2145")
    step = width / columns
    pane = step * 0.56
    rows = max(2, round((height - eave) / (step * 1.12)))
    rise = (height - eave - 8 * g) / rows
    tall = min(rise * 0.7, pane * 1.35)
    lit = dice.shuffled(range(columns * rows))[: round(columns * rows * 0.68)]
    scenes = dice.shuffled(("plant", "cat", "lamp", "sitter", "curtain", "cat", "sitter", "plant", "lamp"))
    for n in range(columns * rows):
        x, y = (n % columns + 0.5) * step - pane / 2, eave + 8 * g + (n // columns) * rise + (rise - tall) * 0.4
        canvas.rect(x - 3 * g, y + tall, pane + 6 * g, 4 * g, fill=SNOW if sheet.mood == "snow" else "#3d75ad")
        canvas.rect(
            x,
            y,
            pane,
            tall,
            fill=(LAMP, "#ffc04d", GLOW)[n % 3] if n in lit else "#0a2145",
            stroke=RAVEN,
            stroke_width=2 * g,
        )
        if n in lit:
            _inside(sheet, scenes[n % len(scenes)], x, y, pane, tall)
        canvas.path(
            pen("M", x + pane / 2, y, "v", tall, "M", x, y + tall * 0.4, "h", pane),
            stroke=RAVEN,
            stroke_width=1.6 * g,
        )
    weather(sheet)


def _inside(sheet: PaintedSheet, scene: str, x: float, y: float, wide: float, tall: float) -> None:
    """Who or what is seen in a window."""
    base, mid = y + tall, x + wide * sheet.dice.pick((0.34, 0.66))
    s = wide / 40
    shapes = {
        "plant": "M-6 0h12l2-9h-16zM0-8C-2-20-12-22-14-28C-4-27 0-20 0-14C0-24 6-30 14-30C13-22 4-18 1-8z",
        "cat": "M-9 0C-10-10-5-14-3-16L-5-24L-1-21H3L7-24L6-14C10-8 10-4 9 0C14 0 15-6 13-10C19-4 16 2 9 1z",
        "lamp": "M-8 0h16l-6-2v-14h10l-5-14h-14l-5 14h10v14z",
        "sitter": "M-16 0C-16-14-8-16-4-18A8 8 0 1 1 5-18C10-16 17-13 17 0z",
        "curtain": "",
    }
    if scene == "curtain":
        for side in (0, 1):
            edge, inner = x + side * wide, x + wide * (0.42 if not side else 0.58)
            sheet.canvas.path(
                pen("M", edge, y, "L", inner, y, "C", inner, y + tall * 0.5, edge, y + tall * 0.6, edge, base, "z"),
                fill="#d9863d",
            )
        return
    with sheet.canvas.group(transform=place(mid, base, s)):
        sheet.canvas.path(shapes[scene], fill="#4a2b1c")


def forty_floors(sheet: PaintedSheet) -> None:
    """A skyscraper in steps, with others behind it."""
    dice, width, height, g = sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.9, dice.pick((0.14, 0.86)))
    far_roofs(sheet, height, height * 0.5)
    back = Town(sheet, "#1c5490")
    for share, high in ((0.02, 0.36), (0.72, 0.46)):
        x, wide, top = width * share, width * 0.25, height * dice.about(high, 0.05)
        back.house(x, wide, top, height, dice.pick(("flat", "aerial", "step")))
        back.front(x, wide, top, height * 0.95, 6.5 * g, 50)
    back.paint()
    tower = Town(sheet, "#0b2850")
    mid = width * dice.about(0.5, 0.06)
    steps = ((0.46, 0.62, 1.0), (0.36, 0.4, 0.62), (0.24, 0.24, 0.4))
    for share, top, base in steps:
        tower.house(mid - width * share / 2, width * share, height * top, height, "flat")
        tower.front(mid - width * share / 2, width * share, height * top, height * base - 2 * g, 7 * g, 80)
    tower.house(mid - width * 0.08, width * 0.16, height * 0.19, height * 0.3, "spire")
    tower.paint()
    near = Town(sheet, INK)
    row_of_houses(sheet, near, height, height * 0.06, height * 0.14, 50 * g, ("flat", "step"), 0)
    near.paint()
    weather(sheet)


def cathedral(sheet: PaintedSheet) -> None:
    """Two spires and a rose window, lit from within."""
    canvas, dice, width, height, g = sheet.canvas, sheet.dice, sheet.width, sheet.height, sheet.grain
    sky(sheet, height * 0.88, 0.5)
    far_roofs(sheet, height, height * 0.34)
    church = Town(sheet, "#0f3262")
    body = min(width * 0.62, height * 0.6)
    mid, wing = width / 2, body * 0.3
    top = height * 0.46
    for side in (-1, 1):
        x = mid + side * body * 0.5 - wing / 2
        church.house(x, wing, top, height, "spire")
        for n in range(2):
            y = top + wing * (0.4 + 1.1 * n)
            church.lights += lancet(x + wing * 0.3, y, wing * 0.4, wing * 0.75)
    church.house(mid - body * 0.36, body * 0.72, top + body * 0.28, height, "gable")
    church.paint()
    centre, r = (mid, top + body * 0.42), body * 0.17
    canvas.circle(centre, r, fill=LAMP, stroke=INK, stroke_width=2 * g)
    spokes = "".join(
        line(
            [
                (centre[0] - r * sine(n / 12 + 0.25), centre[1] - r * sine(n / 12)),
                (centre[0] + r * sine(n / 12 + 0.25), centre[1] + r * sine(n / 12)),
            ]
        )
        for n in range(6)
    )
    canvas.path(spokes, stroke=INK, stroke_width=1.3 * g)
    canvas.circle(centre, r * 0.35, fill=GLOW, stroke=INK, stroke_width=1.3 * g)
    canvas.path(lancet(mid - body * 0.1, height * 0.98 - body * 0.26, body * 0.2, body * 0.26), fill=LAMP)
    row = height * 0.98 - body * 0.5
    if row > centre[1] + r * 1.3:
        arches = "".join(lancet(mid + body * (0.17 * n - 0.05), row, body * 0.1, body * 0.18) for n in (-1, 0, 1))
        canvas.path(arches, fill=LAMP)
    near = Town(sheet, INK)
    for side in (0, 1):
        wide = max(30 * g, (width - body * 1.3) / 2 + body * 0.1)
        x = -wide * 0.15 if not side else width - wide * 0.85
        near.house(x, wide, height * 0.8, height, dice.pick(("gable", "step", "bell")))
        near.front(x, wide, height * 0.8, height, 8 * g)
    near.paint()
    weather(sheet)
