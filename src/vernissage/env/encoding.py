"""Positions as arrays of numbers: one buffer is written, and no object is made for each number in it.

Compiled with the engine: every step of every environment goes through here.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

from vernissage.core.authored import Authored
from vernissage.core.position import Position

if TYPE_CHECKING:
    from vernissage.core.setups import Setup

NUMBER = 4
"""The bytes of a number of an observation."""


class Encoder:
    """Writes observations and masks of the games of one set-up into buffers of bytes that the caller holds."""

    def __init__(self, setup: Setup) -> None:
        self.title: Any = setup.title
        self.observes: bool = type(setup.title).observe is not Authored.observe
        self.size: int = setup.observation_size
        self.space: int = setup.title.space(setup)
        self.pack: Any = struct.Struct(f"={self.size}i").pack_into
        self.ones: bytes = b"\1" * self.space

    def observe(self, position: Position, seat: int, into: Any, at: int) -> None:
        """Write what a seat may know, as numbers of 32 bits, from that byte on."""
        if self.observes:
            self.pack(into, at, *self.title.observe(position, seat))
        else:
            row = [0] * self.size
            self.title.encode(position, row, seat)
            self.pack(into, at, *row)

    def mask(self, position: Position, seat: int, into: Any, at: int) -> None:
        """Set the bytes of the codes with which a seat may answer; the others are 0 already."""
        question = position.QUESTIONS[position.frames[-1][0]]
        for code in question.options(position, seat):
            into[at + code] = 1
        span = question.amounts(position, seat)
        count = len(span)
        if count:
            start = at + span.start
            into[start : start + count] = self.ones[:count]
