"""The guest book of a table: its chat, as far as it was read from the database."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.server.storage import Storage
from vernissage.server.wire import Remarked


@dataclass(frozen=True)
class Remark:
    number: int
    guest: str
    name: str
    text: str
    at: float
    kind: Remarked = "said"
    """What somebody said, or that somebody asked for a hint."""


class GuestBook:
    """The lines of one table, oldest first."""

    def __init__(self, table: str) -> None:
        self._table = table
        self.lines: list[Remark] = []

    async def follow(self, storage: Storage) -> None:
        """Read what was written since."""
        last = self.lines[-1].number if self.lines else 0
        for row in await storage.chat(self._table, last):
            self.lines.append(Remark(row.number, row.guest, row.name, row.text, row.at, row.kind))
