"""The games kept as golden playthroughs: a few ways to set up each title, told apart by a short name."""

from __future__ import annotations

from pathlib import Path

import vernissage
from vernissage.core.conformance import Case

FOLDER = Path(__file__).parent

_MODERN_ART = vernissage.title("modern_art")
_ART_SOCIETY = vernissage.title("art_society")
_GALLERIST = vernissage.title("gallerist")
_PICTURA = vernissage.title("pictura")

CASES: dict[str, Case] = {
    "art_society/2-seats": Case(_ART_SOCIETY, 2, (), seed=21),
    "art_society/3-seats-open-bids": Case(_ART_SOCIETY, 3, (("open_bids", True),), seed=22),
    "art_society/4-seats-exact": Case(_ART_SOCIETY, 4, (("decor_total", "exact"),), seed=23),
    "gallerist/1-seat": Case(_GALLERIST, 1, (), seed=31),
    "gallerist/2-seats-stalled": Case(_GALLERIST, 2, (), seed=36),
    "gallerist/3-seats": Case(_GALLERIST, 3, (), seed=33),
    "modern_art/3-seats-mystery-hand": Case(_MODERN_ART, 3, (("mystery_hand", True),), seed=11),
    "modern_art/4-seats": Case(_MODERN_ART, 4, (), seed=12),
    "modern_art/5-seats-classic": Case(_MODERN_ART, 5, (("edition", "classic"),), seed=13),
    "pictura/2-seats": Case(_PICTURA, 2, (), seed=36),
    "pictura/3-seats": Case(_PICTURA, 3, (), seed=44),
    "pictura/4-seats": Case(_PICTURA, 4, (), seed=47),
}
"""By the file it is kept in, from this folder on and without its ending."""


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"
