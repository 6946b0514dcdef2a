"""Four rails of a frame, mitred at the corners and lit from above."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.art.colour import mix
from vernissage.art.geometry import box
from vernissage.games.pictura.pictures.panel import Panel


def rails(panel: Panel, tone: str, glint: str, shade: str, steps: Sequence[tuple[float, float, int]]) -> None:
    """Mouldings from the outside in: from where, to where, and how much they are turned away from the light."""
    lights = (24, 6, -34, -14)
    for start, end, away in steps:
        outer = box(start, start, panel.width - 2 * start, panel.height - 2 * start)
        inner = box(end, end, panel.width - 2 * end, panel.height - 2 * end)
        for n, lit in enumerate(lights):
            value = lit * (-1 if away < 0 else 1) - abs(away)
            colour = mix(tone, glint, value) if value > 0 else mix(tone, shade, -value)
            panel.polygon([outer[n], outer[(n + 1) % 4], inner[(n + 1) % 4], inner[n]], fill=colour)
