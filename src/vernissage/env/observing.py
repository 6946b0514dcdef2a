"""Observations one at a time: each in a buffer of its own, which the learner may keep."""

from __future__ import annotations

import numpy as np

from vernissage.core.position import Position
from vernissage.core.setups import Setup
from vernissage.env.encoding import NUMBER, Encoder
from vernissage.env.spaces import Observation


class Observer:
    """Makes the observations of the games of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self._encoder = Encoder(setup)
        self._size, self._space = self._encoder.size, self._encoder.space
        self._mask = NUMBER * self._size
        self._whole = self._mask + self._space

    def observe(self, position: Position, seat: int, asked: bool) -> Observation:
        """What a seat may know, and with which codes it may answer, which are none where it is not asked."""
        buffer = bytearray(self._whole)
        self._encoder.observe(position, seat, buffer, 0)
        if asked:
            self._encoder.mask(position, seat, buffer, self._mask)
        return {
            "observation": np.frombuffer(buffer, np.int32, self._size),
            "action_mask": np.frombuffer(buffer, np.int8, self._space, self._mask),
        }
