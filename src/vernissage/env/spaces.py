"""The spaces of a set-up, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vernissage.core.setups import Setup

Observation = dict[str, NDArray[Any]]
"""`observation`: the planes one after the other, in 32 bits. `action_mask`: a byte for each code, 1 if it is legal."""


def bounds(setup: Setup) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The lowest and the highest value of each number of an observation."""
    planes = setup.title.planes(setup).values()
    low = [plane.low for plane in planes for _ in range(plane.size)]
    high = [plane.high for plane in planes for _ in range(plane.size)]
    return np.array(low, np.int32), np.array(high, np.int32)


def action_space(setup: Setup) -> spaces.Discrete:
    """The codes of the title."""
    return spaces.Discrete(setup.title.space(setup))


def observation_space(setup: Setup) -> spaces.Dict:
    """What an observation holds, and its mask."""
    low, high = bounds(setup)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (setup.title.space(setup),), np.int8),
        }
    )
