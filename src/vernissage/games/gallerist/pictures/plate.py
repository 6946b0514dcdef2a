"""A canvas that also takes light: gradients that fade out, soft edges, and the grain of film."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vernissage.art.canvas import Canvas, pen
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import Point
from vernissage.art.svg import number

Stop = tuple[int, str, float]
"""A percent on the way, a colour, and how much of it covers what is below."""


class Plate(Canvas):
    """A picture in the making, with light and blur.

    >>> plate = Plate("work-1", 3, 4)
    >>> plate.soft(2.5), plate.glow([(0, "#ffffff", 1.0), (100, "#ffffff", 0.0)])
    ('url(#work-1-1)', 'url(#work-1-2)')
    """

    def glow(self, stops: Sequence[Stop], centre: Point = (0.5, 0.5), reach: float = 0.5) -> str:
        """Colours from the inside out, for a `fill`; centre and reach are parts of the shape that is filled."""
        name, reference = self._name()
        x, y, r = (f"{part:.2f}" for part in (*centre, reach))
        self._parts.append(f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{r}">{_stops(stops)}</radialGradient>')
        return reference

    def fade(self, stops: Sequence[Stop], degrees: float = 90.0) -> str:
        """Colours across a shape that may fade out, from top to bottom unless turned."""
        name, reference = self._name()
        along = f'gradientTransform="rotate({number(degrees)} .5 .5)"'
        self._parts.append(f'<linearGradient id="{name}" {along}>{_stops(stops)}</linearGradient>')
        return reference

    def soft(self, amount: float) -> str:
        """The blur of a lens, for a `filter`."""
        blur = f'<feGaussianBlur stdDeviation="{number(amount)}"/>'
        return self._filter(blur)

    def grain(self, seed: int, coarse: str, strength: str) -> str:
        """Specks of light and dark, for the `filter` of a shape whose own colour does not matter."""
        specks = f'<feTurbulence type="fractalNoise" baseFrequency="{coarse}" numOctaves="2" seed="{seed}"/>'
        row = "4 0 0 0 -1.5 "
        return self._filter(f'{specks}<feColorMatrix values="{3 * row}0 0 0 0 {strength}"/>')

    def impasto(self, seed: int, rough: float, thick: float) -> str:
        """Paint that stands up, for the `filter` of a group: edges run a little, and light falls on every ridge."""
        rag = f'<feTurbulence type="fractalNoise" baseFrequency=".08" numOctaves="2" seed="{seed}" result="rag"/>'
        run = f'<feDisplacementMap in="SourceGraphic" in2="rag" scale="{number(rough)}" xChannelSelector="R" '
        run += 'yChannelSelector="G" result="paint"/>'
        height = '<feColorMatrix type="luminanceToAlpha" result="tone"/>'
        height += '<feComposite in="tone" in2="rag" operator="arithmetic" k2=".9" k3=".5"/>'
        light = f'<feDiffuseLighting surfaceScale="{number(thick)}" diffuseConstant="1.25" lighting-color="#fff">'
        light += '<feDistantLight azimuth="235" elevation="54"/></feDiffuseLighting>'
        mixed = '<feComposite in2="paint" operator="arithmetic" k1="1"/><feComposite in2="paint" operator="in"/>'
        return self._filter(rag + run + height + light + mixed)

    def _filter(self, steps: str) -> str:
        name, reference = self._name()
        box = 'x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"'
        self._parts.append(f'<filter id="{name}" {box}>{steps}</filter>')
        return reference


def _stops(stops: Sequence[Stop]) -> str:
    marks = ""
    for percent, colour, cover in stops:
        thin = "" if cover == 1.0 else f' stop-opacity="{cover:.2f}"'
        marks += f'<stop offset="{percent}%" stop-color="{colour}"{thin}/>'
    return marks


@dataclass(frozen=True)
class Ground:
    """What a composition works on: its part of a plate, with its own zero, and the dice for what is left open."""

    plate: Plate
    dice: PictureDice
    width: float
    height: float

    def all(self) -> str:
        """Path data of the whole ground."""
        return self.below(0)

    def below(self, y: float) -> str:
        """Path data of all that lies lower than this."""
        return pen("M", 0, y, "h", self.width, "v", self.height - y, "h", -self.width, "z")


Subject = Callable[[Ground], None]


def dots(plate: Plate, centres: Sequence[Point], size: float, colour: str, opacity: float = 1.0) -> None:
    """Round dots of one size, drawn as strokes of no length."""
    data = "".join(pen("M", x, y, "h", 0) for x, y in centres)
    if data:
        plate.path(data, stroke=colour, stroke_width=size, stroke_linecap="round", stroke_opacity=opacity)
