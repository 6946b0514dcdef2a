"""What a table was opened with. Nothing of it changes while the table stands."""

from __future__ import annotations

from typing import Any


class Opened:
    """A table as its host ordered it, as the database has it."""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.seed: str = row.seed
        self.commitment: str = row.commitment
        self.options: dict[str, Any] = dict(row.options)
        self.components: str = row.components
        self.set_up: str = getattr(row, "set_up", None) or ""
        """The text of the position it was forked at; not read for a list."""
        self.fork: dict[str, Any] | None = row.fork
        self.public: bool = row.public
        self.shuffle_seats: bool = row.shuffle_seats
        self.hammer: int = row.hammer
        self.away: int = row.away
        self.reserve: int = row.reserve
        """Seconds each person has in reserve, at most; 0: the table is live and has no such clocks."""
        self.refill: int = row.refill
        """Seconds that come back whenever a person is asked anew."""
        self.hints: bool = row.hints
        """Whether those who play may ask the house what it would do."""
        self.evening: str | None = row.evening
        """The evening whose deal is played here and at other tables."""
