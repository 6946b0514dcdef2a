"""What a net sees of a position: the observation of its seat, what a thoughtful player works out, and both to scale."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vernissage.core.planes import Planes
from vernissage.core.position import Position
from vernissage.core.setups import Setup

_WIDE = 64
"""Bounds further apart than this are read twice: in proportion, and by the logarithm, where small numbers differ."""


class Inputs:
    """How positions of one set-up become rows of numbers.

    >>> import vernissage
    >>> game = vernissage.title("modern_art").new(4, 7)
    >>> inputs = Inputs(game.position.setup)
    >>> row = np.zeros((1, inputs.raw), np.int32)
    >>> inputs.write(game.position, 0, memoryview(row.data).cast("B"), 0)
    >>> inputs.scaled(row).shape == (1, inputs.size)
    True
    """

    def __init__(self, setup: Setup) -> None:
        self.title: Any = setup.title
        self.seen = setup.observation_size
        insight = self.title.insight_planes(setup)
        planes = [*_spread(self.title.planes(setup)), *_spread(insight)]
        self.raw = len(planes)
        """Numbers of a row before they are brought to scale."""
        low, high = (np.array(bounds, np.float32) for bounds in zip(*planes, strict=True))
        self._low, self._wide = low, np.flatnonzero(high - low > _WIDE)
        self._scale = 1 / np.maximum(1, high - low)
        self._logs = 1 / np.log1p(np.maximum(1, (high - low)[self._wide]))
        self.size = self.raw + len(self._wide)
        self._pack = struct.Struct(f"={self.raw}i").pack_into

    def write(self, position: Position, seat: int, into: memoryview, at: int) -> None:
        """Write the row of a seat, as numbers of 32 bits, from that byte on."""
        row = [0] * self.seen
        position.encode_into(row, seat)
        self._pack(into, at, *row, *self.title.insight(position, seat))

    def scaled(self, rows: NDArray[np.int32]) -> NDArray[np.float32]:
        """Rows as a net reads them: nearly all numbers between 0 and 1."""
        above = rows.astype(np.float32) - self._low
        return np.concatenate([above * self._scale, np.log1p(np.maximum(0, above[:, self._wide])) * self._logs], axis=1)

    def row(self, position: Position, seat: int) -> NDArray[np.float32]:
        """One position as a net reads it."""
        raw = np.zeros((1, self.raw), np.int32)
        self.write(position, seat, memoryview(raw.data).cast("B"), 0)
        return self.scaled(raw)


def _spread(planes: Planes) -> list[tuple[int, int]]:
    return [(plane.low, plane.high) for plane in planes.values() for _ in range(plane.size)]
