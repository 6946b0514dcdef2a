"""Light from the upper left: cast shadows, swelling bodies, facets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vernissage.art.colour import mix
from vernissage.art.geometry import Point, distance
from vernissage.art.svg import disc, place
from vernissage.games.gallerist.pictures.plate import Ground, Plate

Spot = tuple[float, float, float]
"""A point in space: to the right, down, and towards the one who looks."""


def cast_shadow(ground: Ground, data: str, **attributes: str | float) -> None:
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


def _lit(a: Spot, b: Spot, c: Spot) -> tuple[float, float]:
    """How much light a facet gets, from 0 to 1, and how far it is turned towards the one who looks."""
    ux, uy, uz = (q - p for p, q in zip(a, b, strict=True))
    vx, vy, vz = (q - p for p, q in zip(a, c, strict=True))
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    long = distance((distance((nx, ny), (0, 0)), nz), (0, 0)) or 1.0
    nx, ny, nz = nx / long, ny / long, nz / long
    return max(0.0, -0.52 * nx - 0.6 * ny + 0.61 * nz), nz


def paint_facets(plate: Plate, facets: Iterable[tuple[Spot, Spot, Spot, Spot]], ramp: Callable[[float], str]) -> None:
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


def light_ramp(*colours: str) -> Callable[[float], str]:
    """From no light to all of it by way of some colours."""

    def tone(light: float) -> str:
        part = min(0.999, light) * (len(colours) - 1)
        at = int(part)
        return mix(colours[at], colours[at + 1], 10 * int(10 * (part - at)))

    return tone
