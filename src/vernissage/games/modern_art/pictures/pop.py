"""Pop: halftone dots and flat shapes in bright pairs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vernissage.art import Composition
from vernissage.art.colour import PURPLE
from vernissage.art.dice import PictureDice
from vernissage.art.geometry import TAU, ease, mix, polar, regular
from vernissage.art.svg import HEIGHT, WIDTH, Drawing, line, number, place
from vernissage.games.modern_art.pictures.motifs import (
    BANANA,
    BOLT,
    BUBBLE,
    CHERRIES,
    CONE,
    CUP,
    EYE,
    FISH,
    FLOWER,
    GLASSES,
    HEART,
    LIPS,
    LIPSTICK,
    LOLLIPOP,
    STAR,
    UMBRELLA,
    Motif,
)

HUE = PURPLE
_MAGENTA, _VIOLET, _LEMON, _AQUA, _MILK, _BLACK = "#d6408d", "#74348c", "#ffe14a", "#25b3c1", "#fff6ee", "#1b1a19"


@dataclass(frozen=True)
class _Scheme:
    """The colours of one print."""

    ground: str
    dots: str
    main: str
    second: str


_SCHEMES = (
    _Scheme(PURPLE, _MILK, _LEMON, _AQUA),
    _Scheme(_LEMON, PURPLE, _MAGENTA, _MILK),
    _Scheme(_MILK, PURPLE, _MAGENTA, _LEMON),
    _Scheme(_AQUA, _MILK, _MAGENTA, _LEMON),
    _Scheme(_VIOLET, PURPLE, _LEMON, _MAGENTA),
    _Scheme(_MAGENTA, _LEMON, _MILK, _AQUA),
    _Scheme(PURPLE, _VIOLET, _LEMON, _MILK),
)


@dataclass(frozen=True)
class _Ink:
    """The colours of one impression of a motif."""

    main: str
    second: str
    line: str = _BLACK


def _print(drawing: Drawing, motif: Motif, at: str, ink: _Ink, off: tuple[float, float], weight: float = 7) -> None:
    """One impression: the colours a little off the outline, as a cheap press does it."""
    with drawing.group(transform=at, stroke_linecap="round", stroke_linejoin="round"):
        if motif.behind:
            drawing.path(motif.behind, fill="none", stroke=ink.line, stroke_width=weight + 2)
        with drawing.group(transform=place(*off)):
            drawing.path(motif.shape, fill=ink.main)
            if motif.second:
                drawing.path(motif.second, fill=ink.second)
        drawing.path(motif.shape + motif.second + motif.lines, fill="none", stroke=ink.line, stroke_width=weight)
        if motif.dark:
            drawing.path(motif.dark, fill=ink.line)
        if motif.shine:
            drawing.path(motif.shine, fill="none", stroke=_MILK, stroke_width=weight)


def _dots(
    drawing: Drawing,
    colour: str,
    size: Callable[[float], float],
    pitch: float = 15.0,
    degrees: float = 0.0,
) -> None:
    """Halftone: rows of dots, `size(part of the way down)` wide."""
    step = pitch * 0.5
    rows = round(520 / step)
    with drawing.group(
        stroke=colour,
        stroke_linecap="round",
        stroke_dasharray=f"0 {number(pitch)}",
        transform=f"rotate({number(degrees)} 150 200)",
    ):
        for row in range(rows):
            wide = size(row / (rows - 1))
            if wide >= 1:
                x = -120 + (pitch / 2 if row % 2 else 0)
                drawing.path(f"M{number(x)} {number(-60 + row * step)}H420", stroke_width=wide)


def _screen(drawing: Drawing, colour: str, size: float, pitch: float) -> str:
    """Even dots, as something to fill a shape with."""
    with drawing.pattern(pitch, pitch, 45) as fill:
        drawing.circle((pitch / 2, pitch / 2), size / 2, fill=colour)
    return fill


def _fade(top: float, bottom: float) -> Callable[[float], float]:
    return lambda part: mix(top, bottom, ease((part - 0.1) / 0.8))


def _rays_of(count: int, x: float, y: float) -> str:
    data = ""
    for n in range(count):
        a, b = polar((x, y), 420, (n + 0.0) / count), polar((x, y), 420, (n + 0.5) / count)
        data += line([(x, y), a, b], closed=True)
    return data


def _off(dice: PictureDice) -> tuple[float, float]:
    return dice.side() * dice.between(4, 7), dice.between(4, 7)


def _solo(motif: Motif) -> Composition:
    """One thing, large, on fading dots."""

    def compose(drawing: Drawing, dice: PictureDice) -> None:
        s = dice.pick(_SCHEMES)
        drawing.fill(s.ground)
        _dots(drawing, s.dots, _fade(*dice.pick(((0, 13), (13, 0), (1, 12)))), degrees=dice.pick((0, 20, -20, 160)))
        at = place(150, 200, dice.between(1.12, 1.24), dice.about(0, 14))
        _print(drawing, motif, at, _Ink(s.main, s.second), _off(dice))

    return compose


def _shine(motif: Motif) -> Composition:
    """One thing before rays, the rays full of dots."""

    def compose(drawing: Drawing, dice: PictureDice) -> None:
        s = dice.pick(_SCHEMES)
        drawing.fill(s.ground)
        x, y = dice.about(150, 20), dice.about(205, 30)
        drawing.path(_rays_of(dice.pick((9, 11, 13)), x, y), fill=_screen(drawing, s.dots, 8.4, 9.9))
        _print(drawing, motif, place(150, 202, 1.16, dice.about(0, 10)), _Ink(s.main, s.second), _off(dice))

    return compose


def _four(motif: Motif) -> Composition:
    """The same thing four times, each time in other colours."""

    def compose(drawing: Drawing, dice: PictureDice) -> None:
        colours = dice.shuffled(((PURPLE, _LEMON, _AQUA), (_LEMON, _MAGENTA, _MILK), (_AQUA, _LEMON, _MAGENTA)))
        panels = [*colours, (_VIOLET, PURPLE, _LEMON)]
        dotted = dice.below(4)
        off, degrees = _off(dice), dice.about(0, 10)
        for n, (ground, main, second) in enumerate(dice.shuffled(panels)):
            x, y = 150 * (n % 2), 200 * (n // 2)
            drawing.rect(x, y, 150, 200, fill=ground)
            if n in (dotted, 3 - dotted):
                screen = _screen(drawing, PURPLE if ground == _LEMON else _MILK, 6.6, 10.6)
                drawing.rect(x, y, 150, 200, fill=screen)
            _print(drawing, motif, place(x + 75, y + 100, 0.6, degrees), _Ink(main, second), off, 9)

    return compose


def _close(motif: Motif) -> Composition:
    """So near that it leaves the picture, and dots for its flesh."""

    def compose(drawing: Drawing, dice: PictureDice) -> None:
        s = dice.pick(_SCHEMES)
        drawing.fill(s.ground)
        scale = dice.between(1.75, 2.05)
        at = place(150 + dice.about(0, 26), 200 + dice.about(0, 26), scale, dice.about(0, 24))
        window = drawing.clip(motif.shape)
        with drawing.group(transform=at):
            drawing.path(motif.shape, fill=s.main)
            with drawing.group(clip_path=window), drawing.group(transform="translate(-105 -140)scale(.7)"):
                _dots(drawing, s.dots if s.dots != s.main else s.ground, _fade(0, 12), pitch=14)
        _print(drawing, motif, at, _Ink("none", s.second), (2, 2), 6)

    return compose


def _split(motif: Motif) -> Composition:
    """Cut in two: what is ground on one side is figure on the other."""

    def compose(drawing: Drawing, dice: PictureDice) -> None:
        s = dice.pick(_SCHEMES)
        drawing.fill(s.ground)
        a, b = dice.pick(((150, 150), (70, 230), (230, 70)))
        window = drawing.clip(line([(a, 0), (WIDTH, 0), (WIDTH, HEIGHT), (b, HEIGHT)], closed=True))
        at = place(150, 200, 1.2, dice.about(0, 10))
        off = _off(dice)
        drawing.fill(_screen(drawing, s.dots, 7.4, 11.3))
        _print(drawing, motif, at, _Ink(s.main, s.second), off)
        with drawing.group(clip_path=window):
            drawing.fill(s.main)
            _print(drawing, motif, at, _Ink(s.ground, s.second), off)

    return compose


def _roll(motif: Motif) -> Composition:
    """Three pulls from one screen, running out of ink."""

    def compose(drawing: Drawing, dice: PictureDice) -> None:
        s = dice.pick(_SCHEMES)
        drawing.fill(s.ground)
        _dots(drawing, s.dots, _fade(2, 10), pitch=13)
        side, lean = dice.side(), dice.between(4, 12)
        inks = (_Ink(s.main, s.second), _Ink(s.second, s.main), _Ink(s.main, s.second))
        for n, ink in enumerate(inks):
            at = place(150 + side * (n - 1) * 42, 82 + 118 * n, 0.72, side * lean * (1 - n))
            _print(drawing, motif, at, ink, (5 + 2 * n, 4), 8)

    return compose


def _halo(motif: Motif) -> Composition:
    """One thing in a burst, dots in rings about it."""

    def compose(drawing: Drawing, dice: PictureDice) -> None:
        s = dice.pick(_SCHEMES)
        drawing.fill(s.ground)
        with drawing.group(fill="none", stroke=s.dots, stroke_linecap="round"):
            for ring in range(16):
                radius = 86 + 12.0 * ring
                gap = TAU * radius / round(TAU * radius / 14)
                drawing.circle(
                    (150, 200),
                    radius,
                    stroke_width=mix(2.5, 11.5, ring / 15),
                    stroke_dasharray=f"0 {gap:.2f}",
                )
        spikes = dice.pick((11, 13))
        outer, inner = regular((150, 200), 138, spikes), regular((150, 200), 104, spikes, 0.5 / spikes)
        burst = [p for pair in zip(outer, inner, strict=True) for p in pair]
        drawing.polygon(burst, fill=s.second, stroke=_BLACK, stroke_width=6, stroke_linejoin="round")
        _print(drawing, motif, place(150, 200, 0.8, dice.about(0, 12)), _Ink(s.main, s.ground), (5, 5), 8)

    return compose


COMPOSITIONS: tuple[Composition, ...] = (
    _solo(CONE),
    _four(FLOWER),
    _close(LIPS),
    _shine(BOLT),
    _roll(BANANA),
    _halo(STAR),
    _split(UMBRELLA),
    _solo(CHERRIES),
    _four(LIPSTICK),
    _close(EYE),
    _shine(CUP),
    _split(HEART),
    _roll(FISH),
    _solo(GLASSES),
    _halo(BUBBLE),
    _four(LOLLIPOP),
)
