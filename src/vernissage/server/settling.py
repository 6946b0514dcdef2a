"""After the last move: results are written, and a deal is opened when the last of its tables is over.

It is done apart from the game, so that no player waits for it, and it cannot be lost: what a process that was killed
left undone is found at the next start, and looked for from time to time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import msgspec

from vernissage.core.errors import VernissageError
from vernissage.core.market import Quote
from vernissage.core.outcome import Outcome
from vernissage.core.skill import ranks
from vernissage.server.evenings import Evenings
from vernissage.server.faults import described
from vernissage.server.house import House
from vernissage.server.results import Result, Results, market_of
from vernissage.server.table import LiveTable

logger = logging.getLogger(__name__)
LOOK_EVERY = 60.0
"""Seconds between two looks for what was left undone."""


class Settling:
    """Writes results in one process, one after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.results = Results(house.storage.engine)
        self.evenings = Evenings(house)
        self._unreadable: set[str] = set()
        """Tables that cannot be followed here: they have no result."""
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="results")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self.house.finished.clear()
            try:
                await self.settle()
            except Exception as error:
                logger.warning("results could not be written (%s); it is tried again", described(error))
                await asyncio.sleep(1.0)
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self.house.finished.wait()
            except TimeoutError:
                pass

    async def settle(self) -> int:
        """Open the deals that are over and write every result that is missing; how many were written."""
        written = 0
        async with self._turn:
            for id in await self.evenings.unseal():
                await self.house.read_again(id)
            for id in await self.results.unsettled():
                if id not in self._unreadable:
                    written += await self._settle(id)
        return written

    async def _settle(self, id: str) -> bool:
        try:
            table = await self.house.table(id)
        except VernissageError as error:
            logger.info("table %s has no result: %s", id, error)
            self._unreadable.add(id)
            return False
        outcome = None if table.position is None else table.position.outcome
        if outcome is None:
            self._unreadable.add(id)
            return False
        seats = places_of(table, outcome)
        quotes = () if table.components else await self._quotes(table)
        return await self.results.write(Result(id, table.title.key, table.changed, table.evening, seats, quotes))

    async def _quotes(self, table: LiveTable) -> tuple[Quote, ...]:
        """A title that fails at this is not on the market; the result stands all the same."""
        assert table.game is not None
        try:
            told = await self.house.thinkers.work(market_of, table.title.key, table.game.record.dump())
            return tuple(msgspec.json.decode(told, type=list[Quote]))
        except Exception as error:
            logger.warning("table %s says nothing of the art market (%s)", table.id, described(error))
            return ()

    async def rebuild(self) -> dict[str, int]:
        """All ratings anew, from all results, those that were missing among them: how many games by title."""
        await self.settle()
        async with self._turn:
            return {title: await self.results.rebuild(title) for title in await self.results.titles()}

    async def rebuild_titles(self, titles: list[str]) -> None:
        async with self._turn:
            for title in titles:
                await self.results.rebuild(title)


def places_of(table: LiveTable, outcome: Outcome) -> tuple[dict[str, Any], ...]:
    """How each seat of a game did, as it is stored."""
    placed = ranks(outcome.scores, outcome.winners)
    shared = Counter(place.guest for place in table.seats)  # who of a shared device won is nobody's result
    # A seat may be brought to another device, where it is another guest's: its name at this table stays.
    helped = {line.name for line in table.guest_book.lines if line.kind == "hint"}
    return tuple(
        {
            "seat": place.seat,
            "guest": place.guest if shared[place.guest] == 1 and place.kind == "person" else None,
            "bot": place.bot if place.kind == "bot" else None,
            "name": place.name,
            "score": outcome.scores[place.seat],
            "rank": placed[place.seat],
            "won": place.seat in outcome.winners,
            "hinted": place.kind == "person" and place.name in helped,
        }
        for place in table.seats
    )
