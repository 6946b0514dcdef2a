"""Learners who know nothing: they play whatever the mask allows."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numpy.typing import NDArray

PLAYERS = {"art_society": 3, "gallerist": 2, "modern_art": 4, "pictura": 2}
"""How many play each title of the house here."""


def chosen(mask: NDArray[Any], dice: random.Random) -> int:
    """Any legal code."""
    codes = np.flatnonzero(mask)
    return int(codes[int(dice.random() * len(codes))])
