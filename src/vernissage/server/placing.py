"""A table that people sit down at: seats taken and left, and what its host does."""

from __future__ import annotations

import logging
import time
from typing import Any

from vernissage.bots import bot
from vernissage.core.games import Game
from vernissage.server import awaiting
from vernissage.server.keeping import KeptTable
from vernissage.server.log import shown
from vernissage.server.refusals import Trouble
from vernissage.server.seating import Seating
from vernissage.server.storage import Conflict

logger = logging.getLogger(__name__)


class SeatedTable(KeptTable):
    """Who sits where, when the game begins, pauses and ends, and where its players go on."""

    async def sit(self, guest: str, name: str, seat: int | None) -> None:
        """Take a seat, or take one's own seat back."""
        async with self.lock:
            own = self.seats_of(guest)
            await self._change(lambda seating: seating.sit(guest, name, seat), newcomer=guest)
            if not own:
                self.clocks.absent_since[guest] = time.monotonic()
            self.standing_in.difference_update(own)
        await self.tell()

    async def leave(self, guest: str) -> None:
        """Stand up: before the start the seat is open again, later a bot plays on."""
        async with self.lock:
            await self._change(lambda seating: seating.leave(guest))
        await self.tell()

    async def remove(self, seat: int) -> None:
        """The host takes a person off a seat for good."""
        async with self.lock:
            await self._change(lambda seating: seating.remove(seat, self.stand_in))
        await self.tell()

    async def seat_bot(self, seat: int, name: str | None) -> None:
        """The host gives a seat that nobody took to a bot, or (None) to whoever comes; UnknownBot if there is none."""
        chosen = None if name is None else bot(name, self.title).name
        async with self.lock:

            def change(seating: Seating) -> Seating:
                return seating.seat_bot(seat, chosen, next(self.house.bot_names(set(seating.names))))

            await self._change(change)
        await self.tell()

    async def claim(self, key: str, guest: str) -> None:
        """Bring a seat to the device that holds its personal link."""
        async with self.lock:
            await self._change(lambda seating: seating.claim(key, guest), newcomer=guest)
            self.standing_in.difference_update(self.seats_of(guest))
            self.clocks.absent_since[guest] = time.monotonic()
        await self.tell()

    async def start(self) -> None:
        """Begin: open seats go to bots, seats are drawn if wanted, and the first question is asked."""
        async with self.lock:
            created = time.time()
            dealt: list[Game[Any]] = []
            awaited: dict[str, float] = {}

            def begin(seating: Seating) -> Seating:
                names = self.house.bot_names(set(seating.names))
                begun = seating.start(self.stand_in, names, self.shuffle_seats)
                dealt[:] = [self._dealt(begun)]
                awaited.update(awaiting.stored(awaiting.since({}, awaiting.asked_at(dealt[0].position), None, created)))
                return begun

            await self._change(begin, created=created, awaited=awaited)
            self.created = created
            self._awaited = None
            self._begin(dealt[0])
            self._let_bots_wait()
        await self.tell()

    def _dealt(self, seating: Seating) -> Game[Any]:
        """The game that begins: rules that fail at the deal fail here, where the table is still open."""
        try:
            game = self._first_game(seating)
            shown(game.position)
        except Exception as error:
            logger.exception("table %s: the rules of %s failed at the deal", self.id, self.title.key)
            raise Trouble from error
        return game

    async def set_status(self, status: str, allowed: tuple[str, ...]) -> None:
        """Pause, resume, end."""
        async with self.lock:
            await self._change(lambda seating: seating.turn(status, allowed))
            self.clocks.restart()
            self._let_bots_wait()
        await self.tell()

    async def set_rematch(self, table: str) -> None:
        """The players go on to another table; Conflict if they go on to one already."""
        async with self.lock:
            try:
                with self._storing():
                    await self.house.storage.set_rematch(self.id, table)
            except Conflict:
                await self._read_again()
                raise
            self.rematch = table
        await self.tell()
