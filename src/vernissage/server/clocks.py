"""The clocks of a table: since when something is asked, when the hammer falls, when bots speak, who is gone.

They run in memory by the server's own clock; after a restart they start in full.
"""

from __future__ import annotations

import random
import time

from vernissage.core.position import Position
from vernissage.core.questions import Mode

PACE = (0.8, 2.5)
"""Seconds between the last event and a bot's answer, at least and at most, when people are at the table."""
_dice = random.SystemRandom()


class Clocks:
    """What is asked now and since when, and what follows from it."""

    def __init__(self, hammer: int) -> None:
        self.hammer = hammer
        """Seconds of the countdown in open auctions; 0: none."""
        self.asked = -1
        self.asked_since = time.monotonic()
        self.floor_since: int | None = None
        """The number of the decision the open auction that runs now began with."""
        self.bot_due = 0.0
        self.absent_since: dict[str, float] = {}

    def look(self, position: Position) -> None:
        """Note what is asked now, and since when."""
        if position.number != self.asked:
            self.asked = position.number
            self.restart()
        if not position.frames or position.question.mode is not Mode.FLOOR:
            self.floor_since = None
        elif self.floor_since is None:
            self.floor_since = position.number

    def restart(self) -> None:
        """What is asked is asked from now on."""
        self.asked_since = time.monotonic()

    def let_bots_wait(self, pace: float, seats: int) -> None:
        """Bots speak some time after something happened; comings, goings and chat do not hold them up."""
        pause = _dice.uniform(*PACE) * pace
        if self.hammer and self.floor_since is not None:
            pause = min(pause, self.hammer / (seats + 1))  # each bot has its say before the hammer falls
        self.bot_due = time.monotonic() + pause

    def hammer_falls_at(self, position: Position) -> float | None:
        """When the countdown ends that runs now: in an open auction where silence means something."""
        if not self.hammer or self.floor_since is None:
            return None
        silences = (position.question.silence(position, seat) for seat in position.question.awaited(position))
        return None if all(code is None for code in silences) else self.asked_since + self.hammer

    def is_too_late(self, position: Position) -> bool:
        """Whether the hammer has fallen, though the table has not come to note it yet."""
        falls = self.hammer_falls_at(position)
        return falls is not None and time.monotonic() >= falls
