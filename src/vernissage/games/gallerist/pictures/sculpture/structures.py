"""Plates, bars and beams, hung, bent and twisted."""

from __future__ import annotations

from vernissage.art.canvas import pen
from vernissage.art.colour import mix
from vernissage.art.geometry import cosine, sine
from vernissage.art.svg import disc, line, rectangle, smooth
from vernissage.games.gallerist.pictures.plate import Ground, dots
from vernissage.games.gallerist.pictures.sculpture.light import Spot, cast_shadow, light_ramp, paint_facets


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
    cast_shadow(ground, legs + fin + shapes)
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
    cast_shadow(ground, outline + base, fill_rule="evenodd")
    plate.path(base, fill=plate.gradient([(0, "#1c1a18"), (30, "#5a554d"), (100, "#141210")]))
    steel = light_ramp("#151b20", "#333e46", "#5c6a74", "#93a1aa", "#c9d3d8", "#f4f7f8", "#ffffff")
    paint_facets(plate, facets, steel)


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

    cast_shadow(ground, line([(108, 292), (116, 180), (126, 64), (174, 64), (184, 180), (196, 292)], closed=True))
    oak = light_ramp("#3d200c", "#6e3f1a", "#a5682c", "#d39a52", "#f2c98a", "#ffe6b8")
    facets = [(spot(n, k), spot(n, k + 1), spot(n + 1, k + 1), spot(n + 1, k)) for n in range(slices) for k in range(4)]
    paint_facets(plate, facets, oak)
    top = [(x, y) for x, y, _ in (spot(slices, k) for k in range(4))]
    plate.polygon(top, fill="#f7d9a6")
    heart = (150.0, top[0][1] / 2 + top[2][1] / 2)
    for part in (0.7, 0.42, 0.16):
        ring = [(heart[0] + (x - heart[0]) * part, heart[1] + (y - heart[1]) * part) for x, y in top]
        plate.path(smooth(ring, closed=True), fill="none", stroke="#b4783a", stroke_width=1)
