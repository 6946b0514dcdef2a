"""A small writer of SVG. Names inside a drawing begin with the work's id, so that many drawings share one page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr  # nosec B406 # written, never parsed

from vernissage.art.geometry import Point

WIDTH, HEIGHT = 300, 400
Value = str | float


def number(value: float) -> str:
    """A number with at most one decimal.

    >>> [number(x) for x in (3, 2.04, -0.04, -12.3, 0.5)]
    ['3', '2', '0', '-12.3', '.5']
    """
    return _tenths(round(value * 10))


def _tenths(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    text = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return "-" + text if tenths < 0 else text


def _joined(numbers: Sequence[int]) -> str:
    """Tenths one after another, with a space only where the next one does not begin with a minus."""
    text = ""
    for tenths in numbers:
        word = _tenths(tenths)
        text += word if not text or word[0] == "-" else " " + word
    return text


def _rounded(points: Sequence[Point]) -> list[tuple[int, int]]:
    return [(round(x * 10), round(y * 10)) for x, y in points]


def line(points: Sequence[Point], closed: bool = False) -> str:
    """Path data through points, straight from one to the next.

    >>> line([(0, 0), (10, 0), (10, 5.5)], closed=True)
    'M0 0l10 0 0 5.5z'
    """
    exact = _rounded(points)
    steps = [b[axis] - a[axis] for a, b in pairwise(exact) for axis in (0, 1)]
    return f"M{_joined(exact[0])}l{_joined(steps)}{'z' if closed else ''}"


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a smooth curve through points (Catmull and Rom's)."""
    exact = _rounded(points)
    count = len(exact)
    if closed:
        ring = [exact[-1], *exact, exact[0], exact[1]]
    else:
        ring = [exact[0], *exact, exact[-1]]
    start, first = ring[0], ring[2]
    steps = []
    for i in range(1, count + (1 if closed else 0)):
        (x, y), end, after = ring[i], ring[i + 1], ring[i + 2]
        if i == 1:
            steps += [(first[0] - start[0]) // 6, (first[1] - start[1]) // 6]
        steps += [end[0] - x - (after[0] - x) // 6, end[1] - y - (after[1] - y) // 6, end[0] - x, end[1] - y]
    opening = f"M{_joined(exact[0])}c{_joined(steps[:6])}"
    rest = f"s{_joined(steps[6:])}" if len(steps) > 6 else ""
    return opening + rest + ("z" if closed else "")


def disc(centre: Point, radius: float) -> str:
    """Path data of a circle."""
    r = number(radius)
    return f"M{number(centre[0] - radius)} {number(centre[1])}a{r} {r} 0 1 0 {number(2 * radius)} 0a{r} {r} 0 1 0 " + (
        f"{number(-2 * radius)} 0z"
    )


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """Path data of an upright rectangle."""
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def turn(centre: Point, degrees: float) -> str:
    """The transform that turns about a centre."""
    return f"rotate({number(degrees)} {number(centre[0])} {number(centre[1])})"


def place(x: float, y: float, scale: float = 1.0, degrees: float = 0.0) -> str:
    """The transform that puts what is drawn about 0, 0 somewhere, larger or smaller, and turned."""
    return f"translate({number(x)} {number(y)})" + (
        (f"rotate({number(degrees)})" if degrees else "") + (f"scale({scale:.2f})" if scale != 1.0 else "")
    )


class Drawing:
    """A picture in the making, as high as 4 and as wide as 3.

    Attributes are written as keywords, `stroke_width` for stroke-width.

    >>> drawing = Drawing("work-1")
    >>> drawing.circle((150, 200), 40, fill="#fff")
    >>> drawing.svg()
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><circle cx="150" cy="200" r="40" fill="#fff"/></svg>'
    """

    def __init__(self, work: str) -> None:
        self.work = work
        self._names = 0
        self._parts: list[str] = []

    def svg(self) -> str:
        """The whole picture."""
        body = "".join(self._parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>'

    def fill(self, colour: str) -> None:
        """Cover the whole ground."""
        self._parts.append(f"<path{_attributes({'fill': colour, 'd': f'M0 0h{WIDTH}v{HEIGHT}H0z'})}/>")

    def rect(self, x: float, y: float, width: float, height: float, **attributes: Value) -> None:
        """An upright rectangle."""
        self._add("rect", {"x": x, "y": y, "width": width, "height": height, **attributes})

    def circle(self, centre: Point, radius: float, **attributes: Value) -> None:
        """A circle."""
        self._add("circle", {"cx": centre[0], "cy": centre[1], "r": radius, **attributes})

    def polygon(self, points: Sequence[Point], **attributes: Value) -> None:
        """A closed shape with straight sides."""
        self.path(line(points, closed=True), **attributes)

    def path(self, data: str, **attributes: Value) -> None:
        """A shape by its path data."""
        self._add("path", {**attributes, "d": data})

    @contextmanager
    def group(self, **attributes: Value) -> Iterator[None]:
        """What is drawn inside shares these attributes."""
        self._parts.append(f"<g{_attributes(attributes)}>")
        yield
        self._parts.append("</g>")

    def clip(self, data: str) -> str:
        """A window with the shape of this path data: the value of a `clip_path` attribute."""
        name, reference = self._name()
        self._parts.append(f'<clipPath id="{name}"><path{_attributes({"d": data})}/></clipPath>')
        return reference

    def gradient(self, stops: Sequence[tuple[int, str]], degrees: float = 0.0) -> str:
        """Colours at percents across a shape, for a `fill` or `stroke` attribute."""
        name, reference = self._name()
        marks = "".join(f'<stop offset="{percent}%" stop-color="{colour}"/>' for percent, colour in stops)
        along = f' gradientTransform="rotate({number(degrees)} .5 .5)"' if degrees else ""
        self._parts.append(f'<linearGradient id="{name}"{along}>{marks}</linearGradient>')
        return reference

    @contextmanager
    def pattern(self, width: float, height: float, degrees: float = 0.0) -> Iterator[str]:
        """What is drawn inside repeats in tiles: gives the value of a `fill` attribute."""
        name, reference = self._name()
        size: dict[str, Value] = {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}
        if degrees:
            size["patternTransform"] = f"rotate({number(degrees)})"
        self._parts.append(f'<pattern id="{name}"{_attributes(size)}>')
        yield reference
        self._parts.append("</pattern>")

    def _name(self) -> tuple[str, str]:
        self._names += 1
        name = f"{self.work}-{self._names}"
        return escape(name, {'"': "&quot;"}), f"url(#{name})"

    def _add(self, tag: str, attributes: dict[str, Value]) -> None:
        self._parts.append(f"<{tag}{_attributes(attributes)}/>")


def _attributes(attributes: dict[str, Value]) -> str:
    written = ""
    for key, value in attributes.items():
        name = key if key in _MIXED_CASE else key.replace("_", "-")
        if key in _FINE:
            text = f"{value:.2f}"
        else:
            text = value if isinstance(value, str) else number(value)
        written += f" {name}={quoteattr(text)}"
    return written


_MIXED_CASE = frozenset({"patternUnits", "patternTransform"})
_FINE = frozenset({"opacity", "fill_opacity", "stroke_opacity"})
