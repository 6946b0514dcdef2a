"""What the manners paint on: a panel of four by five with light that fades, soft edges, clouds and thick paint."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.art.canvas import Canvas
from vernissage.art.geometry import Point
from vernissage.art.svg import number

BREADTH = 30.0
"""From the outer edge of a frame to the picture."""
WIDTH, HEIGHT = 340.0, 440.0
"""The picture inside the frame."""

Stop = tuple[int, str, float]
"""A percent on the way, a colour, and how much of it covers what is below."""


class Panel(Canvas):
    """A picture in the making, with its frame four hundred wide and five hundred high.

    >>> panel = Panel("work-1")
    >>> panel.lamp([(0, "#ffffff", 1.0), (100, "#ffffff", 0.0)], (170, 220), 90), panel.haze(2.5)
    ('url(#work-1-1)', 'url(#work-1-2)')
    """

    def __init__(self, work: str) -> None:
        super().__init__(work, 4, 5)

    def lamp(self, stops: Sequence[Stop], centre: Point, reach: float) -> str:
        """Colours from the inside out, for a `fill`; centre and reach are those of the picture, not of the shape."""
        name, reference = self._name()
        x, y, r = (number(part) for part in (*centre, reach))
        at = f'cx="{x}" cy="{y}" r="{r}" gradientUnits="userSpaceOnUse"'
        self._parts.append(f'<radialGradient id="{name}" {at}>{_stops(stops)}</radialGradient>')
        return reference

    def veil(self, stops: Sequence[Stop], degrees: float = 90.0) -> str:
        """Colours across a shape that may fade out, from top to bottom unless turned."""
        name, reference = self._name()
        along = f' gradientTransform="rotate({number(degrees)} .5 .5)"' if degrees else ""
        self._parts.append(f'<linearGradient id="{name}"{along}>{_stops(stops)}</linearGradient>')
        return reference

    def haze(self, amount: float) -> str:
        """Soft edges, for a `filter`."""
        return self._filter(f'<feGaussianBlur stdDeviation="{number(amount)}"/>')

    def bloom(self, amount: float) -> str:
        """Powdered light, for the `filter` of a group: everything shines a little beyond its edge."""
        blur = f'<feGaussianBlur stdDeviation="{number(amount)}" result="b"/>'
        return self._filter(f'{blur}<feComposite in="SourceGraphic" in2="b" operator="arithmetic" k2=".79" k3=".24"/>')

    def vapour(self, seed: int, coarse: str, colour: str, low: str, gain: str) -> str:
        """Drifting cloud of one colour, for the `filter` of a shape whose own colour does not matter."""
        noise = f'<feTurbulence type="fractalNoise" baseFrequency="{coarse}" numOctaves="4" seed="{seed}"/>'
        red, green, blue = (f"{int(colour[at : at + 2], 16) / 255:.3f}" for at in (1, 3, 5))
        rows = f"0 0 0 0 {red} 0 0 0 0 {green} 0 0 0 0 {blue} {gain} 0 0 0 {low}"
        return self._filter(f'{noise}<feColorMatrix values="{rows}"/><feComposite in2="SourceGraphic" operator="in"/>')

    def ragged(self, seed: int, coarse: str, reach: float) -> str:
        """Edges that a loaded brush left uneven, for the `filter` of a group."""
        noise = f'<feTurbulence type="fractalNoise" baseFrequency="{coarse}" numOctaves="2" seed="{seed}" result="n"/>'
        move = f'<feDisplacementMap in="SourceGraphic" in2="n" scale="{number(reach)}" xChannelSelector="R" '
        return self._filter(f'{noise}{move}yChannelSelector="G"/>')

    def thick(self, seed: int, height: float) -> str:
        """Paint that stands up, for the `filter` of a group: light falls from the upper left on every ridge."""
        noise = f'<feTurbulence type="fractalNoise" baseFrequency=".11" numOctaves="2" seed="{seed}" result="n"/>'
        move = '<feDisplacementMap in="SourceGraphic" in2="n" scale="4" xChannelSelector="R" yChannelSelector="G" '
        tone = 'result="p"/><feColorMatrix type="luminanceToAlpha"/>'
        tone += '<feComposite in2="n" operator="arithmetic" k2=".8" k3=".35"/>'
        light = f'<feDiffuseLighting surfaceScale="{number(height)}" diffuseConstant="1.22" lighting-color="#fff">'
        light += '<feDistantLight azimuth="225" elevation="56"/></feDiffuseLighting>'
        return self._filter(
            f'{noise}{move}{tone}{light}<feComposite in2="p" operator="arithmetic" k1="1"/>'
            '<feComposite in2="p" operator="in"/>'
        )

    def _filter(self, steps: str) -> str:
        name, reference = self._name()
        box = 'x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"'
        self._parts.append(f'<filter id="{name}" {box}>{steps}</filter>')
        return reference


def _stops(stops: Sequence[Stop]) -> str:
    marks = ""
    for percent, colour, cover in stops:
        thin = "" if cover == 1.0 else f' stop-opacity="{cover:.2f}"'
        marks += f'<stop offset="{percent}%" stop-color="{colour}"{thin}/>'
    return marks
