"""Things to print: hearts, lips, bananas."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.art.geometry import polar, regular
from vernissage.art.svg import disc, line, smooth


@dataclass(frozen=True)
class Motif:
    """A thing to print, drawn about 0, 0 and a hundred wide each way."""

    shape: str
    """What the main colour fills and the outline follows."""
    second: str = ""
    """What the second colour fills, outlined as well."""
    lines: str = ""
    """Lines in the outline's weight."""
    dark: str = ""
    shine: str = ""
    """A white line where the light falls."""
    behind: str = ""
    """Lines under everything."""


HEART = Motif(
    "M0 88C-42 50-98 14-98-36C-98-76-70-92-46-92C-22-92-6-78 0-60C6-78 22-92 46-92C70-92 98-76 98-36C98 14 42 50 0 88z",
    shine="M-72-34C-72-54-60-66-44-67",
)
BOLT = Motif("M22-108L-66 14L-10 16L-34 108L70-32L12-32L50-108z", shine="M6-74L-30-24")
LIPS = Motif(
    "M-104-4C-72-32-46-62-22-58C-10-56-5-46 0-44C5-46 10-56 22-58C46-62 72-32 104-4C72 44 38 64 0 64"
    "C-38 64-72 44-104-4z",
    second="M-84-4C-56-14-30-10 0-6C30-10 56-14 84-4C56 16 30 22 0 22C-30 22-56 16-84-4z",
    lines="M-104-4C-96-8-90-6-84-4M104-4C96-8 90-6 84-4",
    shine="M-44 42C-24 50-4 50 14 48",
)
CHERRIES = Motif(
    disc((-46, 48), 42) + disc((48, 60), 42),
    second="M22-88C52-116 92-106 104-76C72-60 40-64 22-88z",
    behind="M-44 8C-40-34-10-70 22-88M48 20C52-26 42-62 22-88",
    shine="M-72 44C-72 32-64 24-54 22M22 56C22 44 30 36 40 34",
)
CONE = Motif(
    "M-60 4C-70-18-62-42-46-50C-46-88-22-106 0-106C26-106 48-88 47-50C62-42 70-18 60 4C48 20 36 0 22 12C10 22 0 6-12 14"
    "C-24 22-40 4-60 4z",
    second="M-48 6L0 112L48 6z",
    lines="M-30 46L24 8M-12 84L46 12M30 46L-24 8M12 84L-46 12",
    shine="M-26-58C-26-74-16-84-4-86",
)
BANANA = Motif(
    "M-84-78C-78 4-26 70 66 78C80 80 96 72 92 58C90 50 84 48 76 46C22 36-30-8-54-82C-56-96-64-104-74-102"
    "C-82-100-86-92-84-78z",
    lines="M-70-84C-60-10-8 48 78 60",
    dark="M66 78C80 80 96 72 92 58C90 50 84 48 76 46zM-84-78L-54-82C-56-96-64-104-74-102C-82-100-86-92-84-78z",
)
EYE = Motif(
    "M-108 8C-66-52 66-52 108 8C66 62-66 62-108 8z",
    second=disc((0, 5), 42),
    dark=disc((0, 5), 20),
    lines="M-84-28L-100-56M-48-44L-58-78M0-50V-86M48-44L58-78M84-28L100-56",
    shine="M-24-4C-22-14-14-20-6-22",
)
CUP = Motif(
    "M-66-26H48V28C48 60 26 74-8 74C-42 74-66 60-66 28z",
    second="M-100 78C-60 72 50 72 88 78C70 100 40 104-6 104C-52 104-82 100-100 78z",
    behind="M48-10C98-20 98 44 46 40",
    lines="M-38-48C-54-66-22-82-38-104M-8-48C-24-66 8-82-8-104M22-48C6-66 38-82 22-104",
    shine="M-48-6V24",
)
BUBBLE = Motif(
    "M-100-20C-100-66-56-92 0-92C56-92 100-66 100-20C100 26 56 50 4 50C-4 50-14 50-22 48C-34 72-56 92-86 100"
    "C-74 82-66 58-64 34C-88 20-100 2-100-20z",
    dark="M-14-74H16L10-12H-8z" + disc((1, 14), 14),
)
STAR = Motif(
    line(
        [p for pair in zip(regular((0, 6), 108, 5), regular((0, 6), 46, 5, 0.1), strict=True) for p in pair],
        closed=True,
    ),
    shine="M-10-40L-20-12L-48-10",
)
GLASSES = Motif(
    "M-108-48C-74-52-34-44-14-26C-6 20-28 48-56 48C-86 48-100 10-108-48z"
    "M108-48C74-52 34-44 14-26C6 20 28 48 56 48C86 48 100 10 108-48z",
    behind="M-16-20C-8-34 8-34 16-20",
    shine="M-84-24L-70 6M-64-24L-48 12M36-20L52 14M56-22L68 6",
)
UMBRELLA = Motif(
    "M-104 14C-104-52-56-94 0-94C56-94 104-52 104 14C88-8 62-8 52 14C38-8 12-8 0 14"
    "C-12-8-38-8-52 14C-62-8-88-8-104 14z",
    second="M0-94C-30-70-52-30-52 14C-38-8-12-8 0 14zM0-94C56-94 104-52 104 14C88-8 62-8 52 14C52-30 30-70 0-94z",
    behind="M0-108V82C0 108-38 108-38 80",
)
LOLLIPOP = Motif(
    disc((0, -34), 72),
    behind="M0 30V120",
    lines=smooth([polar((0, -34), 4 + 58 * n / 20, 2.4 * n / 20) for n in range(21)]),
    shine="M-52-44C-50-60-40-72-28-78",
)
FISH = Motif(
    "M-104 4C-70-58 22-62 60-10L104-52C92-18 92 20 104 56L60 18C22 66-70 64-104 4z",
    second="M-10-44C0-72 22-84 44-82C36-66 34-50 36-36C24-42 8-46-10-44z",
    lines="M-58-34C-40-10-40 22-56 44M-16-12C-6 0-6 12-16 24M12-12C22 0 22 12 12 24",
    dark=disc((-74, -6), 8),
)
LIPSTICK = Motif(
    "M-24-16V-70C-24-92 6-106 24-110V-16z",
    second="M-38 28H38V108H-38zM-28-16H28V28H-28z",
    lines="M-38 44H38",
    shine="M-10-70V-34",
)


def _flower(petals: int) -> Motif:
    ring = [
        polar((0, 0), (50, 96, 112, 96)[n % 4], (n // 4 + (0, 0.2, 0.5, 0.8)[n % 4]) / petals)
        for n in range(4 * petals)
    ]
    return Motif(smooth(ring, closed=True), second=disc((0, 0), 30), dark=disc((0, 0), 9))


FLOWER = _flower(5)
