"""Positions as arrays of numbers: one buffer is written, and no object is made for each number in it.

Compiled with the engine: every step of every environment goes through here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vernissage.core.position import Position
from vernissage.core.rows import WIDTH, Rows

if TYPE_CHECKING:
    from vernissage.core.setups import Setup

NUMBER = WIDTH
"""The bytes of a number of an observation."""


class Encoder:
    """Writes observations and masks of the games of one set-up into buffers of bytes that the caller holds."""

    def __init__(self, setup: Setup) -> None:
        self.rows: Rows = setup.title.rows(setup)
        self.size: int = setup.observation_size
        self.width: int = NUMBER * self.size
        self.space: int = setup.title.space(setup)
        self.ones: bytes = b"\1" * self.space

    def observe(self, position: Position, seat: int, into: Any, at: int, game: int = 0) -> None:
        """Write what a seat may know, as numbers of 32 bits, from that byte on; games in turn are numbered."""
        into[at : at + self.width] = self.rows.row(position, seat, game)

    def mask(self, position: Position, seat: int, into: Any, at: int) -> None:
        """Set the bytes of the codes with which a seat may answer; the others are 0 already."""
        frame = position.frames[-1]
        question = position.questions[frame[0]]
        if not question.is_listed or seat != frame[1]:
            options = question.options(position, seat)
        elif position.listed is not None:
            options = position.listed
        else:
            options = position.listed = question.options(position, seat)  # for whoever checks the answer, too
        for code in options:
            into[at + code] = 1
        if question.is_listed:
            return
        span = question.amounts(position, seat)
        count = len(span)
        if count:
            start = at + span.start
            into[start : start + count] = self.ones[:count]
