"""Colours: the set of Okabe and Ito, which colour-blind eyes tell apart, and steps from one colour to another."""

from __future__ import annotations

ORANGE = "#e69f00"
SKY = "#56b4e9"
GREEN = "#009e73"
YELLOW = "#f0e442"
BLUE = "#0072b2"
VERMILLION = "#d55e00"
PURPLE = "#cc79a7"


def mix(one: str, other: str, percent: int) -> str:
    """The colour that lies so far on the way from one to another.

    >>> mix("#000000", "#ffffff", 50)
    '#808080'
    """
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{(a * (100 - percent) + b * percent + 50) // 100:02x}" for a, b in pairs)


def ladder(one: str, other: str, steps: int) -> list[str]:
    """Colours in even steps, both ends among them."""
    return [mix(one, other, 100 * step // (steps - 1)) for step in range(steps)]


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
