"""Who is at which table in the other processes, so that no bot stands in for a person who is there.

Each process says every second who is with it. One that was killed says nothing any more: it is forgotten when a process
has heard itself so often without it. By that measure no time passes while Redis is gone, and nobody loses his seat.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from vernissage.server.house import House

CHANNEL = "people"
EVERY = 1.0
MOST_MISSED = 10

People = dict[str, frozenset[str]]
"""The guests who are at a table of theirs, by the table's id."""


class PeopleWord(msgspec.Struct, frozen=True):
    """Word of a process: who is with it."""

    by: str
    people: People


class Elsewhere:
    """What the other processes said."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._said: dict[str, People] = {}
        self._missed: dict[str, int] = {}
        """How often this process heard itself since another one said something."""

    def has(self, table: str, guest: str) -> bool:
        """Whether a guest is at a table of his in another process."""
        return any(guest in people.get(table, ()) for people in self._said.values())

    def word(self) -> PeopleWord:
        """What this process says."""
        return PeopleWord(
            self._house.process, {table.id: table.people for table in self._house.kept_tables if table.people}
        )

    async def speak(self) -> None:
        while True:
            self._house.channels.publish(msgspec.json.encode(self.word()), [CHANNEL])
            await asyncio.sleep(EVERY)

    async def listen(self) -> None:
        async with self._house.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                with contextlib.suppress(msgspec.MsgspecError):  # of another version, or no word of ours
                    self.hear(msgspec.json.decode(data, type=PeopleWord))

    def hear(self, word: PeopleWord) -> None:
        if word.by != self._house.process:
            self._missed[word.by] = 0
            self._note(word.by, word.people)
            return
        for process in list(self._missed):
            self._missed[process] += 1
            if self._missed[process] > MOST_MISSED:
                del self._missed[process]
                self._note(process, {})

    def _note(self, process: str, people: People) -> None:
        before = self._said.pop(process, {})
        if people:
            self._said[process] = people
        for table in self._house.kept_tables:
            if before.get(table.id) != people.get(table.id):
                table.notice_people()
