"""Digital works: fields, lattices and automata that glow on a dark screen with round corners."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import GREEN, mix
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point, cosine, distance, hill, polar, sine
from vernissage.art.svg import line, place, rectangle, smooth
from vernissage.games.gallerist.pictures.plate import Ground, Plate, Subject, dots

HUE = GREEN
NIGHT, CASE = "#06100f", "#14181b"
MINT, LIME, CYAN, ROSE, VIOLET, SNOW = "#1fe6a4", "#b6ff5c", "#2fc9ff", "#ff3d9a", "#7b5cff", "#eafff6"
_MARGIN, _SIDE = 17.0, 366.0


def screen(x: float, y: float, side: float, round_: float) -> str:
    """Path data of a square with round corners."""
    flat = side - 2 * round_
    corner = ("a", round_, round_, 0, 0, 1)
    data = pen("M", x + round_, y, "h", flat, *corner, round_, round_, "v", flat, *corner, -round_, round_)
    return data + pen("h", -flat, *corner, -round_, -round_, "v", -flat, *corner, round_, -round_, "z")


def project(work: str, subject: Subject) -> str:
    """The SVG of a lit screen, four wide and four high."""
    plate, dice = Plate(work, 4, 4), PictureDice(work)
    plate.path(screen(0, 0, 400, 34), fill=CASE)
    plate.path(screen(3, 3, 394, 31), fill="none", stroke="#3b4448", stroke_width=2)
    window = plate.clip(screen(0, 0, _SIDE, 18))
    with plate.group(transform=place(_MARGIN, _MARGIN), clip_path=window):
        plate.path(rectangle(0, 0, _SIDE, _SIDE), fill=NIGHT)
        subject(Ground(plate, dice, _SIDE, _SIDE))
    return plate.svg()


def _swell(dice: PictureDice) -> list[tuple[float, float, float, float]]:
    """A few waves in different directions; their sum is a landscape without seams."""
    return [
        (dice.about(0, 1.1) / 366, dice.about(0, 1.1) / 366, dice.between(0, 1), dice.between(0.5, 1.0))
        for _ in range(4)
    ]


def _height(waves: list[tuple[float, float, float, float]], x: float, y: float) -> float:
    total = 0.0
    for across, down, start, weight in waves:
        total += weight * sine(x * across + y * down + start)
    return total


def current(ground: Ground) -> None:
    """A field of directions, shown by what drifts in it."""
    plate, dice, side = ground.plate, ground.dice, ground.width
    waves = _swell(dice)
    drifts: list[tuple[float, list[Point]]] = []
    for n in range(170):
        x, y = side * ((n * 0.7548777) % 1) * 1.2 - 36, side * ((n * 0.5698403) % 1) * 1.2 - 36
        level, path = _height(waves, x, y), [(x, y)]
        for step in range(9):
            x, y = polar((x, y), 9.5, _height(waves, x, y) * 0.3)
            if step % 3 == 2:
                path.append((x, y))
        drifts.append((level, path))
    drifts.sort()
    colours = (VIOLET, CYAN, GREEN, MINT, LIME)
    for n, colour in enumerate(colours):
        some = [path for _, path in drifts[len(drifts) * n // 5 : len(drifts) * (n + 1) // 5]]
        data = "".join(smooth(path) for path in some)
        plate.path(data, fill="none", stroke=colour, stroke_width=5.4, stroke_linecap="round")
        dots(plate, [path[-1] for path in some], 8.6, mix(colour, SNOW, 70))


def voxels(ground: Ground) -> None:
    """An island of cubes."""
    plate, dice, side = ground.plate, ground.dice, ground.width
    count, half, tall = 11, 16.2, 12.5
    plate.path(ground.all(), fill=plate.glow([(0, "#134038", 1.0), (100, NIGHT, 1.0)], (0.5, 0.46), 0.6))
    waves = _swell(dice)
    ramp = ("#123f7a", "#1b6fb8", CYAN, MINT, "#4fe87a", LIME, "#f3ffb0", SNOW)
    runs: list[tuple[str, str]] = []

    def lay(colour: str, corners: list[Point]) -> None:
        data = line(corners, closed=True)
        if runs and runs[-1][0] == colour:
            runs[-1] = (colour, runs[-1][1] + data)
        else:
            runs.append((colour, data))

    for total in range(2 * count - 1):
        for a in range(max(0, total - count + 1), min(count, total + 1)):
            b = total - a
            away = distance((a, b), ((count - 1) / 2, (count - 1) / 2)) / (count * 0.56)
            level = max(0, round(hill(away) * 8.2 + _height(waves, a * 75, b * 75) * 0.9))
            level = min(level, 10)
            x, foot = side / 2 + (a - b) * half, side * 0.44 + (a + b) * half * 0.5
            top = foot - level * tall
            colour = ramp[min(level, 10) * 7 // 10]
            drop = level * tall + 9
            left = [(x - half, top), (x, top + half / 2), (x, top + half / 2 + drop), (x - half, top + drop)]
            right = [(x + half, top), (x, top + half / 2), (x, top + half / 2 + drop), (x + half, top + drop)]
            lay(mix(colour, NIGHT, 62), left)
            lay(mix(colour, NIGHT, 36), right)
            lay(colour, [(x, top - half / 2), (x + half, top), (x, top + half / 2), (x - half, top)])
    for colour, data in runs:
        plate.path(data, fill=colour)
    stars = [(dice.between(8, 358), dice.between(8, 150)) for _ in range(44)]
    dots(plate, [p for p in stars if distance(p, (183, 150)) > 120], 2.6, MINT, 0.8)


def automaton(ground: Ground) -> None:
    """Rule 30: from a single lit cell, line by line, order and noise."""
    plate, dice, side = ground.plate, ground.dice, ground.width
    cells = 61
    rows = 46
    pitch = side / rows
    row = [0] * cells
    row[cells // 2] = 1
    colours = (SNOW, LIME, MINT, GREEN, CYAN, VIOLET, ROSE)
    layers = [""] * len(colours)
    skip = (cells - rows) // 2
    for y in range(rows):
        x = skip
        while x < skip + rows:
            if row[x]:
                end = x
                while end < skip + rows and row[end]:
                    end += 1
                layer = min(len(colours) - 1, (y + dice.below(5)) * len(colours) // (rows + 4))
                layers[layer] += pen("M", (x - skip) * pitch + 0.6, (y + 0.5) * pitch, "h", (end - x) * pitch - 1.2)
                x = end
            x += 1
        row = [row[n - 1] ^ (row[n] | row[(n + 1) % cells]) for n in range(cells)]
    for colour, data in zip(colours, layers, strict=True):
        if data:
            plate.path(data, stroke=colour, stroke_width=pitch - 1.2)


def glitch(ground: Ground) -> None:
    """A sunset over a wire sea, torn by a bad signal."""
    plate, dice, side = ground.plate, ground.dice, ground.width
    sun, horizon = (183.0, 168.0), 236.0
    plate.path(ground.all(), fill=plate.gradient([(0, "#0b0b2e"), (62, "#3a1160"), (100, NIGHT)], 90))
    disc_ = plate.gradient([(0, LIME), (48, MINT), (100, CYAN)], 90)
    edges = [52.0]
    while edges[-1] < horizon:
        edges.append(edges[-1] + dice.between(9, 24))
    for n, top in enumerate(edges[:-1]):
        bottom = min(edges[n + 1], horizon)
        slip = dice.about(0, 34) if dice.luck(52) else 0.0
        window = plate.clip(rectangle(-60, top, side + 120, bottom - top - (1.5 + n * 0.35)))
        with plate.group(transform=place(slip, 0)), plate.group(clip_path=window):
            if slip:
                plate.circle((sun[0] - 9, sun[1]), 112, fill=ROSE)
                plate.circle((sun[0] + 9, sun[1]), 112, fill=VIOLET)
            plate.circle(sun, 112, fill=disc_)
    plate.path(ground.below(horizon), fill="#071a1c")
    wires = ""
    for n in range(-9, 10):
        wires += line([(sun[0] + n * 14, horizon), (sun[0] + n * 62, side)])
    gap, y = 4.0, horizon
    while y < side:
        wires += pen("M", 0, y, "h", side)
        y += gap
        gap *= 1.42
    plate.path(wires, stroke=MINT, stroke_width=1.8)
    for _ in range(15):
        x, y = dice.between(-20, 300), dice.between(8, 350)
        wide = dice.between(24, 110)
        plate.path(rectangle(x, y, wide, dice.between(2, 7)), fill=dice.pick((ROSE, CYAN, SNOW, LIME)), opacity=0.85)
    with plate.pattern(4, 4) as lines:
        plate.path("M0 0h4v1.4h-4z", fill="#000000", opacity=0.32)
    plate.path(ground.all(), fill=lines)


def space_filling(ground: Ground) -> None:
    """One line that visits every cell of the screen, and changes colour on the way."""
    plate, side = ground.plate, ground.width
    order = 16
    pitch = (side - 34) / order
    points = [_hilbert(order, n) for n in range(order * order)]
    centres = [(17 + (x + 0.5) * pitch, 17 + (y + 0.5) * pitch) for x, y in points]
    stations = (VIOLET, CYAN, MINT, LIME, SNOW, LIME, MINT, CYAN, VIOLET)
    legs = 32
    size = len(centres) // legs
    for thick, blend in ((15.0, 66), (7.5, 0)):
        for leg in range(legs):
            part = leg / (legs - 1) * (len(stations) - 1)
            at = min(int(part), len(stations) - 2)
            colour = mix(mix(stations[at], stations[at + 1], round(100 * (part - at))), NIGHT, blend)
            stretch = centres[leg * size : (leg + 1) * size + 1]
            plate.path(
                line(stretch),
                fill="none",
                stroke=colour,
                stroke_width=thick,
                stroke_linecap="square",
                stroke_linejoin="round" if blend else "miter",
            )
    for end in (centres[0], centres[-1]):
        plate.circle(end, 9.5, fill=NIGHT, stroke=ROSE, stroke_width=5)


def _hilbert(order: int, index: int) -> tuple[int, int]:
    """Where Hilbert's curve is after so many steps."""
    x = y = 0
    size = 1
    while size < order:
        right = 1 & (index // 2)
        down = 1 & (index ^ right)
        if not down:
            if right:
                x, y = size - 1 - x, size - 1 - y
            x, y = y, x
        x, y = x + size * right, y + size * down
        index //= 4
        size *= 2
    return x, y


def signal(ground: Ground) -> None:
    """Line behind line, each a measured noise, together a range of hills."""
    plate, dice = ground.plate, ground.dice
    rows = 25
    for n in range(rows):
        base = 84 + n * 10.8
        bumps = [(dice.about(183, 78), dice.between(15, 34), dice.between(8, 34)) for _ in range(6)]
        points: list[Point] = [(-4, base)]
        for step in range(27):
            x = 14 + step * 13.0
            lift = dice.between(0, 2.2)
            for centre, wide, tall in bumps:
                lift += tall * hill((x - centre) / wide)
            lift += dice.between(-3, 5) * hill((x - 183) / 130)
            points.append((x, base - lift))
        points.append((370, base))
        part = n / (rows - 1)
        colour = mix(CYAN, MINT, round(part * 200)) if part < 0.5 else mix(MINT, LIME, round(part * 200 - 100))
        plate.path(smooth(points), fill=NIGHT, stroke=colour, stroke_width=2.6)


def eye(ground: Ground) -> None:
    """A wall of lamps, each dimmed until all together look back."""
    plate, dice, side = ground.plate, ground.dice, ground.width
    count = 27
    pitch = side / count
    bins: dict[tuple[int, int], list[Point]] = {}
    for a in range(count):
        for b in range(count):
            x, y = (a + 0.5) * pitch, (b + 0.5) * pitch
            across = (x - side / 2) / 172
            lid = 96 * (1 - across * across)
            level = y - side / 2
            away = distance((x, y), (side / 2, side / 2))
            if abs(across) >= 1 or abs(level) > lid:
                over = abs(level) - max(0.0, lid)
                size, hue = 0.2 + 0.34 * hill((over - 22) / 20), 0
            elif distance((x, y), (side / 2 + 26, side / 2 - 28)) < 15:
                size, hue = 1.0, 4
            elif away < 30:
                size, hue = 0.14, 0
            elif away < 80:
                ray = 0.5 + 0.5 * sine(away / 17 + 0.2)
                size, hue = 0.58 + 0.36 * ray, 1 if away > 56 else 2
            else:
                size, hue = 0.74 + 0.2 * hill(across), 3
            bins.setdefault((round(size * 8), hue), []).append((x, y))
    hues = ("#17705a", CYAN, LIME, MINT, SNOW)
    for (size_, hue), centres in sorted(bins.items()):
        dots(plate, centres, size_ / 8 * pitch, hues[hue])
    broken = [((dice.below(count) + 0.5) * pitch, (dice.below(4) + 0.5) * pitch) for _ in range(3)]
    dots(plate, broken, pitch * 0.7, ROSE)


def knot(ground: Ground) -> None:
    """A knot that has no ends, as a cloud of measured points."""
    plate, side = ground.plate, ground.width
    plate.path(ground.all(), fill=plate.glow([(0, "#0f3b40", 1.0), (100, NIGHT, 1.0)], reach=0.62))
    around, along, thick = 12, 108, 29
    rings: list[tuple[float, list[Point]]] = []
    for n in range(along):
        here, ahead = _trefoil(n / along), _trefoil((n + 1) / along)
        x, y, z = (b - a for a, b in zip(here, ahead, strict=True))
        flat = distance((x, y), (0, 0))
        long = distance((flat, z), (0, 0))
        ux, uy = -y / flat, x / flat
        vx, vy = -z * uy / long, z * ux / long
        ring: list[Point] = []
        for k in range(around):
            c, s = thick * cosine(k / around), thick * sine(k / around)
            ring.append((side / 2 + here[0] + c * ux + s * vx, side / 2 + 14 + here[1] + c * uy + s * vy))
        rings.append((here[2], ring))
    rings.sort()
    for n, (_, ring) in enumerate(rings):
        part = n / (along - 1) * 4
        at = min(3, int(part))
        shades = ("#3a2d9c", VIOLET, CYAN, MINT, LIME)
        colour = mix(shades[at], shades[at + 1], round(100 * (part - at)))
        plate.path(smooth(ring[::2], closed=True), fill=mix(colour, NIGHT, 84), stroke=colour, stroke_width=1.9)


def _trefoil(turns: float) -> tuple[float, float, float]:
    wide = 88 + 42 * cosine(3 * turns)
    return wide * cosine(2 * turns + 0.083), wide * sine(2 * turns + 0.083), 62 * sine(3 * turns)


SUBJECTS: tuple[Subject, ...] = (current, voxels, automaton, glitch, space_filling, signal, eye, knot)
