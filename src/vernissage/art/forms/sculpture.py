"""Sculptures: one volume on a plinth in an arched niche, the light from the upper left, its shadow on the wall."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vernissage.art.canvas import pen
from vernissage.art.colour import YELLOW, mix
from vernissage.art.dice import Dice
from vernissage.art.forms.plate import Ground, Plate, Subject, dots
from vernissage.art.geometry import Point, cosine, distance, polar, sine
from vernissage.art.svg import disc, line, number, place, rectangle, smooth

HUE = YELLOW
_STONE = "#fffaf0"

Spot = tuple[float, float, float]
"""A point in space: to the right, down, and towards the one who looks."""


def install(work: str, subject: Subject) -> str:
    """The SVG of a niche and what stands in it, three wide and four high; nothing is drawn beyond the arch."""
    plate, dice = Plate(work, 3, 4), Dice(work)
    niche(plate)
    with plate.group(clip_path=plate.clip(_arch(10))):
        plinth(plate)
        subject(Ground(plate, dice, 300, 400))
    return plate.svg()


def _arch(inset: float) -> str:
    """Path data of a niche, so far inside the outermost one."""
    half = 150 - inset
    return pen("M", inset, 400 - inset, "V", 150, "a", half, half, 0, 0, 1, 2 * half, 0, "V", 400 - inset, "z")


def niche(plate: Plate) -> None:
    """An arch of plaster, hollow like half a tower, and its floor."""
    plate.path(_arch(0), fill=_STONE)
    plate.path(_arch(1), fill="none", stroke="#cbb98a", stroke_width=2)
    wall = [
        (0, "#fff8df", 1.0),
        (34, "#f9ebc0", 1.0),
        (62, "#e6d192", 1.0),
        (84, "#c3a75f", 1.0),
        (100, "#a18642", 1.0),
    ]
    plate.path(_arch(10), fill=plate.glow(wall, (0.5, 0.44), 0.66))
    plate.path(_arch(10), fill=plate.fade([(0, "#5c4a1c", 0.36), (22, "#5c4a1c", 0.1), (46, "#5c4a1c", 0.0)], 0))
    floor = pen("M", 10, 356, "Q", 150, 338, 290, 356, "V", 390, "H", 10, "z")
    plate.path(floor, fill=plate.gradient([(0, "#b89d56"), (44, "#f3e2ae"), (100, "#c2a862")]))


def plinth(plate: Plate) -> None:
    """A white block, lit on its front and dark on its right."""
    blur = plate.soft(5)
    plate.path(pen("M", 190, 378, "L", 310, 360, "V", 384, "H", 120, "z"), fill="#4a3a12", opacity=0.42, filter=blur)
    plate.path(
        line([(92, 296), (186, 296), (186, 380), (92, 380)], closed=True),
        fill=plate.gradient([(0, "#fffdf6"), (100, "#e9dfc6")], 30),
    )
    plate.path(line([(186, 296), (208, 288), (208, 368), (186, 380)], closed=True), fill="#a8976a")
    plate.path(line([(92, 296), (114, 288), (208, 288), (186, 296)], closed=True), fill="#fffdf4")


def _cast(ground: Ground, data: str, **attributes: str | float) -> None:
    """The shadow of a shape on the wall and on the plinth."""
    plate = ground.plate
    with plate.group(transform="translate(30 16)", filter=plate.soft(5), opacity=0.34):
        plate.path(data, **{"fill": "#4a3a12", **attributes})
    foot = plate.glow([(0, "#2a2008", 0.6), (100, "#2a2008", 0.0)])
    plate.path(disc((0, 0), 40), fill=foot, transform="translate(158 292) scale(1.1 .14)")


def swell(plate: Plate, data: str, colour: str, dark: str, light: str, depth: float) -> None:
    """A shape as a swelling body: shadow creeps in from the lower right, light from the upper left."""
    window = plate.clip(data)
    with plate.group(clip_path=window):
        plate.path(data, fill=colour)
        soft = plate.soft(depth * 0.5)
        for edge, shift, wide in ((light, 0.8, 1.9), (dark, -0.6, 1.45)):
            plate.path(
                data,
                fill="none",
                stroke=edge,
                stroke_width=depth * wide,
                filter=soft,
                transform=place(shift * depth, shift * depth),
            )
        thin = depth * 0.22
        bounce, blur = mix(colour, light, 30), plate.soft(thin * 0.5)
        plate.path(data, fill="none", stroke=bounce, stroke_width=thin, filter=blur, opacity=0.55)


def flight(ground: Ground) -> None:
    """Neither bird nor feather: only the rising of polished brass."""
    plate = ground.plate
    form = (
        "M150 262C141 258 142 250 144 240C126 190 122 140 140 84C146 66 153 52 160 46"
        "C163 52 166 66 167 84C172 140 170 190 156 240C158 250 159 258 150 262z"
    )
    base = rectangle(124, 262, 52, 30)
    _cast(ground, form + base)
    brass = [(0, "#5a3a06"), (16, "#c8901e"), (30, "#fff0b4"), (40, "#e9b53c"), (58, "#8a5c10"), (72, "#d9a232")]
    plate.path(form, fill=plate.gradient([*brass, (86, "#7a4c0a"), (100, "#3d2604")], 4))
    plate.path(
        "M139 200C132 160 136 110 152 66C143 108 141 160 146 214z", fill="#fffbe6", opacity=0.85, filter=plate.soft(1.2)
    )
    plate.path(
        "M162 96C165 140 164 180 157 214C161 176 162 136 159 100z", fill="#fff0b4", opacity=0.6, filter=plate.soft(1)
    )
    grey = plate.gradient([(0, "#6f6a5f"), (28, "#d8d3c6"), (60, "#8d877a"), (100, "#4b463c")])
    plate.path(base, fill=grey)
    plate.path("M124 262h52v4h-52z", fill="#efeadd")


def hollow(ground: Ground) -> None:
    """A figure, or two, or the space between them, in white marble."""
    plate = ground.plate
    outer: list[Point] = [
        (118, 292),
        (104, 262),
        (108, 226),
        (94, 190),
        (100, 146),
        (126, 116),
        (150, 92),
        (176, 96),
        (190, 124),
        (204, 158),
        (198, 198),
        (206, 236),
        (196, 270),
        (184, 292),
        (152, 286),
    ]
    eye: list[Point] = [(148, 150), (128, 176), (130, 212), (150, 228), (170, 204), (168, 168)]
    body, gap = smooth(outer, closed=True), smooth(eye, closed=True)
    _cast(ground, body + gap, fill_rule="evenodd")
    swell(plate, body, "#f4efe4", "#9c9078", "#ffffff", 22)
    plate.path(gap, fill="#b9a878")
    window = plate.clip(gap)
    with plate.group(clip_path=window):
        plate.path(
            gap, fill="none", stroke="#4c4334", stroke_width=26, filter=plate.soft(6), transform="translate(8 9)"
        )
        plate.path(
            gap, fill="none", stroke="#fffdf5", stroke_width=12, filter=plate.soft(3), transform="translate(-4 -4)"
        )
    plate.path(gap, fill="none", stroke="#fffefa", stroke_width=2, opacity=0.8)


def passer_by(ground: Ground) -> None:
    """Somebody on the way, worn thin by the walking, in rough bronze."""
    plate, dice = ground.plate, ground.dice
    head = smooth([(146, 58), (152, 50), (160, 56), (160, 70), (153, 80), (146, 72)], closed=True)
    limbs = (
        ([(153.0, 76.0), (151.0, 88.0)], 7.0),
        ([(151, 88), (148, 120), (150, 156)], 15.0),
        ([(150, 154), (138, 200), (128, 244), (112, 284)], 9.5),
        ([(151, 154), (164, 196), (172, 240), (182, 284)], 9.5),
        ([(148, 94), (134, 126), (130, 160)], 5.5),
        ([(154, 94), (168, 126), (178, 154)], 5.5),
        ([(112, 284), (128, 289)], 11.0),
        ([(181, 284), (198, 289)], 11.0),
    )
    shadow = plate.soft(4)
    with plate.group(transform="translate(30 14)", filter=shadow, opacity=0.36):
        for points, thick in limbs:
            plate.path(smooth(points), fill="none", stroke="#4a3a12", stroke_width=thick, stroke_linecap="round")
        plate.path(head, fill="#4a3a12")
    slab = line([(98, 286), (204, 286), (200, 293), (94, 293)], closed=True)
    with plate.group(filter=plate.impasto(1 + dice.below(90), 7, 6)):
        plate.path(slab, fill="#4d3a22")
        for colour, share, shift in (("#2b2013", 1.0, 0.0), ("#7a5c33", 0.62, -1.4), ("#c9a565", 0.24, -2.6)):
            with plate.group(transform=place(shift, shift * 0.6), stroke_linecap="round"):
                for points, thick in limbs:
                    plate.path(smooth(points), fill="none", stroke=colour, stroke_width=thick * share)
                plate.path(
                    head,
                    fill=colour,
                    transform=f"translate({number(153 * (1 - share))} {number(64 * (1 - share))}) scale({share:.2f})",
                )


def stabile(ground: Ground) -> None:
    """Red plates that stand, black and yellow leaves that the air moves."""
    plate = ground.plate
    legs = (
        "M150 150C146 210 126 262 100 292L116 292C136 272 148 246 153 218"
        "C158 246 170 272 190 292L206 292C178 262 160 210 158 150z"
    )
    fin = "M154 150C158 196 166 236 158 290L148 290C152 240 146 196 150 150z"
    wires = smooth([(62, 128), (104, 108), (154, 126), (206, 118), (244, 84)]) + smooth(
        [(40, 166), (62, 128), (92, 152)]
    )
    wires += smooth([(218, 62), (244, 84), (262, 122)]) + pen("M", 154, 152, "V", 124)
    leaves: tuple[tuple[float, float, float, str], ...] = (
        (40, 174, 20, "#1d1a18"),
        (94, 160, 14, "#f2bb1d"),
        (214, 56, 17, "#d3261d"),
        (262, 132, 22, "#1d1a18"),
        (62, 122, 6, "#d3261d"),
    )
    shapes = "".join(_leaf(x, y, size) for x, y, size, _ in leaves)
    _cast(ground, legs + fin + shapes)
    with plate.group(transform="translate(30 16)", opacity=0.3):
        plate.path(wires, fill="none", stroke="#4a3a12", stroke_width=2)
    plate.path(fin, fill="#7c120d")
    plate.path(legs, fill=plate.gradient([(0, "#ef4a3a"), (50, "#c9211a"), (100, "#8f140f")]))
    plate.path("M150 150C146 210 126 262 100 292L104 292C130 262 150 206 153 152z", fill="#ff8474", opacity=0.8)
    plate.path(wires, fill="none", stroke="#24201c", stroke_width=2.2)
    for x, y, size, colour in leaves:
        tones = [(0, mix(colour, "#ffffff", 38)), (55, colour), (100, mix(colour, "#000000", 36))]
        plate.path(_leaf(x, y, size), fill=plate.gradient(tones, 50))
    dots(plate, [(154, 126), (120, 290), (186, 290)], 5, "#24201c")


def _leaf(x: float, y: float, size: float) -> str:
    return smooth(
        [(x - size, y), (x - size * 0.2, y - size * 0.8), (x + size, y - size * 0.2), (x + size * 0.3, y + size * 0.8)],
        closed=True,
    )


def _lit(a: Spot, b: Spot, c: Spot) -> tuple[float, float]:
    """How much light a facet gets, from 0 to 1, and how far it is turned towards the one who looks."""
    ux, uy, uz = (q - p for p, q in zip(a, b, strict=True))
    vx, vy, vz = (q - p for p, q in zip(a, c, strict=True))
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    long = distance((distance((nx, ny), (0, 0)), nz), (0, 0)) or 1.0
    nx, ny, nz = nx / long, ny / long, nz / long
    return max(0.0, -0.52 * nx - 0.6 * ny + 0.61 * nz), nz


def _facets(plate: Plate, facets: Iterable[tuple[Spot, Spot, Spot, Spot]], ramp: Callable[[float], str]) -> None:
    """Facets from the farthest to the nearest, each in the tone of the light it gets."""
    seen: list[tuple[float, str, list[Point]]] = []
    for a, b, c, d in facets:
        light, towards = _lit(a, b, d)
        if towards > 0:
            x, y = (a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4
            corners: list[Point] = [(x + (p[0] - x) * 1.06, y + (p[1] - y) * 1.06) for p in (a, b, c, d)]
            seen.append((a[2] + b[2] + c[2] + d[2], ramp(light), corners))
    seen.sort(key=lambda facet: facet[0])
    for _, tone, corners in seen:
        plate.polygon(corners, fill=tone)


def _ramp(*colours: str) -> Callable[[float], str]:
    """From no light to all of it by way of some colours."""

    def tone(light: float) -> str:
        part = min(0.999, light) * (len(colours) - 1)
        at = int(part)
        return mix(colours[at], colours[at + 1], 10 * int(10 * (part - at)))

    return tone


def ring(ground: Ground) -> None:
    """A square bar of steel, bent to a ring and twisted before its ends met."""
    plate = ground.plate
    steps = 76

    def spot(n: int, corner: int) -> Spot:
        turns = n / steps
        around = 0.25 * corner + 0.75 * turns
        reach, z = 68 + 31 * cosine(around), 31 * sine(around)
        x, y = reach * cosine(turns), reach * sine(turns)
        x, z = 0.9 * x - 0.44 * z, 0.44 * x + 0.9 * z
        return 150 + x, 168 + y - 0.12 * z, z

    facets = [(spot(n, k), spot(n, k + 1), spot(n + 1, k + 1), spot(n + 1, k)) for n in range(steps) for k in range(4)]
    base = rectangle(122, 252, 56, 40)
    outline = disc((150, 168), 90) + disc((150, 168), 44)
    _cast(ground, outline + base, fill_rule="evenodd")
    plate.path(base, fill=plate.gradient([(0, "#1c1a18"), (30, "#5a554d"), (100, "#141210")]))
    steel = _ramp("#151b20", "#333e46", "#5c6a74", "#93a1aa", "#c9d3d8", "#f4f7f8", "#ffffff")
    _facets(plate, facets, steel)


def cairn(ground: Ground) -> None:
    """Stones that should fall, and do not."""
    plate, dice = ground.plate, ground.dice
    stones = (
        (150.0, 264.0, 66.0, 31.0, "#6d6a66"),
        (142.0, 212.0, 44.0, 24.0, "#c9b59a"),
        (160.0, 170.0, 52.0, 20.0, "#3e4146"),
        (150.0, 128.0, 26.0, 24.0, "#b4563a"),
        (154.0, 88.0, 34.0, 17.0, "#e4ded2"),
        (150.0, 60.0, 13.0, 11.0, "#55606a"),
    )
    shapes = []
    for x, y, wide, tall, _ in stones:
        ring = [polar((0, 0), 1, n / 9 + 0.02) for n in range(9)]
        shapes.append(
            smooth(
                [(x + a * wide * dice.about(1, 0.07), y + b * tall * dice.about(1, 0.07)) for a, b in ring], closed=True
            )
        )
    _cast(ground, "".join(shapes))
    for shape, (x, y, wide, tall, colour) in zip(shapes, stones, strict=True):
        swell(plate, shape, colour, mix(colour, "#0c0a08", 60), mix(colour, "#ffffff", 72), tall * 0.62)
        specks = [(x + dice.about(0, wide * 0.8), y + dice.about(0, tall * 0.7)) for _ in range(int(wide / 3))]
        dots(plate, specks, 1.3, mix(colour, "#000000", 46), 0.6)


def column(ground: Ground) -> None:
    """An oak beam, turned upon itself until it holds."""
    plate = ground.plate
    slices = 27

    def spot(n: int, corner: int) -> Spot:
        part = n / slices
        half = 47 - 20 * part + 5 * sine(part * 1.5 + 0.1)
        turns = 0.125 + 0.25 * corner + 0.55 * part
        x, z = half * cosine(turns), half * sine(turns)
        return 150 + x, 286 - 218 * part + z * 0.2, z

    _cast(ground, line([(108, 292), (116, 180), (126, 64), (174, 64), (184, 180), (196, 292)], closed=True))
    oak = _ramp("#3d200c", "#6e3f1a", "#a5682c", "#d39a52", "#f2c98a", "#ffe6b8")
    facets = [(spot(n, k), spot(n, k + 1), spot(n + 1, k + 1), spot(n + 1, k)) for n in range(slices) for k in range(4)]
    _facets(plate, facets, oak)
    top = [(x, y) for x, y, _ in (spot(slices, k) for k in range(4))]
    plate.polygon(top, fill="#f7d9a6")
    heart = (150.0, top[0][1] / 2 + top[2][1] / 2)
    for part in (0.7, 0.42, 0.16):
        ring = [(heart[0] + (x - heart[0]) * part, heart[1] + (y - heart[1]) * part) for x, y in top]
        plate.path(smooth(ring, closed=True), fill="none", stroke="#b4783a", stroke_width=1)


def balloon(ground: Ground) -> None:
    """A giraffe, twisted from twelve balloons, and cast in steel."""
    plate = ground.plate
    parts: tuple[tuple[float, float, float, float, float], ...] = (
        (192, 262, 11, 30, 6),
        (120, 262, 11, 30, -4),
        (178, 264, 11.5, 30, -5),
        (136, 264, 11.5, 30, 5),
        (204, 224, 7, 18, -42),
        (158, 226, 36, 17, -4),
        (125, 190, 13.5, 31, -13),
        (113, 138, 13, 30, -11),
        (104, 92, 12, 27, -8),
        (116, 58, 7, 14, 32),
        (100, 54, 7, 14, 4),
        (84, 76, 22, 11, -14),
    )
    _cast(ground, "".join(_oval(x, y, a, b, lean) for x, y, a, b, lean in parts))
    for n, (x, y, a, b, lean) in enumerate(parts):
        shape = _oval(x, y, a, b, lean)
        far = n < 2
        colour = "#b3156b" if far else "#f0309a"
        swell(plate, shape, colour, "#7d0a4c", "#ff8ccb", min(a, b) * 0.7)
        if not far:
            shine = _oval(x - a * 0.34, y - b * 0.34, a * 0.2, b * 0.34, lean)
            plate.path(shine, fill="#ffffff", opacity=0.92)
            glint = _oval(x + a * 0.4, y + b * 0.36, a * 0.1, b * 0.3, lean)
            plate.path(glint, fill="#ffc2e4", opacity=0.7)
    dots(plate, [(63, 82)], 5, "#7a0a48")


def _oval(x: float, y: float, wide: float, tall: float, degrees: float) -> str:
    """Path data of an ellipse, turned."""
    turns = degrees / 360
    c, s = cosine(turns), sine(turns)
    w, h, r = number(wide), number(tall), number(degrees)
    dx, dy = wide * c, wide * s
    arc = f"a{w} {h} {r} 1 0 "
    there, back = (f"{number(2 * dx * way)} {number(2 * dy * way)}" for way in (1, -1))
    return f"M{number(x - dx)} {number(y - dy)}{arc}{there}{arc}{back}z"


SUBJECTS: tuple[Subject, ...] = (flight, hollow, passer_by, stabile, ring, cairn, column, balloon)
