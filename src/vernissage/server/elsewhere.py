"""Who is at which table in the other processes, so that no bot stands in for a person who is there; and which games are
reviewed there, so that none is reviewed twice and whoever waits is told how far it is.

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
    """Word of a process: who is with it, and how far the reviews are that it makes, by table."""

    by: str
    people: People
    reviews: dict[str, float] = {}


class Elsewhere:
    """What the other processes said."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._said: dict[str, PeopleWord] = {}
        self._missed: dict[str, int] = {}
        """How often this process heard itself since another one said something."""

    def has(self, table: str, guest: str) -> bool:
        """Whether a guest is at a table of his in another process."""
        return any(guest in word.people.get(table, ()) for word in self._said.values())

    def review(self, table: str) -> float | None:
        """The part of a table's review that is done in another process; None if none makes it."""
        return max((word.reviews[table] for word in self._said.values() if table in word.reviews), default=None)

    def word(self) -> PeopleWord:
        """What this process says."""
        return PeopleWord(
            self._house.process,
            {table.id: table.people for table in self._house.kept_tables if table.people},
            self._house.reviews.under_way,
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
            self._note(word)
            return
        for process in list(self._missed):
            self._missed[process] += 1
            if self._missed[process] > MOST_MISSED:
                del self._missed[process]
                self._note(PeopleWord(process, {}))

    def _note(self, word: PeopleWord) -> None:
        before = self._said.pop(word.by, PeopleWord(word.by, {})).people
        if word.people or word.reviews:
            self._said[word.by] = word
        for table in self._house.kept_tables:
            if before.get(table.id) != word.people.get(table.id):
                table.notice_people()
