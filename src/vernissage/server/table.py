"""A live table: who is at it, what they are told, and its own hand. How it is kept and played is said beside it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from vernissage.server.automaton import Automaton
from vernissage.server.ledger import Ledger
from vernissage.server.placing import SeatedTable
from vernissage.server.playing import PlayedTable
from vernissage.server.refusals import TableError
from vernissage.server.screens import Screens

if TYPE_CHECKING:
    from vernissage.server.house import House
    from vernissage.server.live import Visitor

COMING_AND_GOING = 0.2
"""Seconds after which others are told who came or went: of a crowd that comes at once they hear together."""


class LiveTable(SeatedTable, PlayedTable):
    """One table in this process."""

    def __init__(self, house: House, row: Any, seat_rows: Any) -> None:
        super().__init__(house, row, seat_rows)
        self.present: Counter[str] = Counter()
        """The guests who are here, with how many connections."""
        self.comings = 0
        """How often somebody came or went."""
        self.looked: dict[str, float] = {}
        """When those who sit here and went were last here."""
        self.noticed: set[str] = set()
        """Those who are being told, elsewhere, of something here, and have not looked since."""
        self.screens = Screens(self)
        self._telling_soon: asyncio.TimerHandle | None = None
        self.automaton = Automaton(self)

    @property
    def rests(self) -> bool:
        """Whether nobody looks and the table has nothing to do until a clock falls or somebody comes: it needs no
        place in memory."""
        waits = self.reserves is not None or not self.away
        if not waits or self.visitors or self.status != "playing":
            return False
        return self.automaton.next_act()[1] is None

    @property
    def offers_hints(self) -> bool:
        """Whether hints can be had here: the host wants them, the house gives them, and knows how to play the title."""
        knows = (self.title.instinct() or self.title.policy()) is not None
        return self.hints and knows and self.house.hints.seconds > 0

    # Who is here.

    def is_connected(self, guest: str | None) -> bool:
        """Whether a guest is here, or at this table in another process."""
        return guest is not None and (guest in self.present or self.house.elsewhere.has(self.id, guest))

    @property
    def people(self) -> frozenset[str]:
        """Those who sit at the table and are here, in this process."""
        return frozenset(place.guest for place in self.seats if place.guest is not None and place.guest in self.present)

    def enter(self, visitor: Visitor) -> None:
        """A visitor connects; a person who returns takes over from the bot that stood in."""
        self.visitors.add(visitor)
        self.present[visitor.guest] += 1
        self.comings += 1
        if own := self.seats_of(visitor.guest):
            self.house.notices.seen(self, visitor.guest)
            self.standing_in.difference_update(own)
            self.clocks.absent_since.pop(visitor.guest, None)
        self.wake_soon()

    def notice_people(self) -> None:
        """People came or went in another process: who returned there takes over from the bot here, too."""
        for place in self.seats:
            if self.is_connected(place.guest):
                self.standing_in.discard(place.seat)
                self.clocks.absent_since.pop(place.guest or "", None)
        self.wake()

    def exit(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.comings += 1
        self.present[visitor.guest] -= 1
        if not self.present[visitor.guest]:
            del self.present[visitor.guest]
        if self.seats_of(visitor.guest) and not self.is_connected(visitor.guest):
            self.clocks.absent_since[visitor.guest] = time.monotonic()
            self.looked[visitor.guest] = time.time()
        self.wake_soon()

    # Telling.

    async def say(self, guest: str, name: str, text: str) -> None:
        """A line in the guest book."""
        if await Ledger(self.house.storage).is_muted(guest):
            raise TableError("muted")
        if self.is_closed_to(self.seat_of(guest)):
            raise TableError("sealed")
        async with self.lock:
            with self._storing():
                await self.house.storage.add_chat(self.id, guest, name, text, time.time())
            await self.guest_book.follow(self.house.storage)
        await self.tell()

    async def tell_of_hint(self, seat: int) -> None:
        """A line in the guest book: somebody asked for a hint. It says nothing else."""
        place = self.seats[seat]
        async with self.lock:
            with self._storing():
                await self.house.storage.add_chat(self.id, place.guest or "", place.name, "", time.time(), "hint")
            await self.guest_book.follow(self.house.storage)
        await self.tell()

    async def tell(self) -> None:
        """Everybody's screen is brought up to date, here and in other processes."""
        self.wake()
        self.house.notices.look(self)
        await self.house.announce(self.id)

    def wake(self) -> None:
        """Look again: who is to be told what, and who is to act next."""
        self.house.keep(self)
        self.screens.change()
        for visitor in self.visitors:
            visitor.wake.set()
        self.automaton.wake()

    def wake_soon(self) -> None:
        """Somebody came or went: he is told at once, the others when more may have done so."""
        self.house.keep(self)
        self.screens.change()
        self.automaton.wake()
        if self._telling_soon is None:
            self._telling_soon = asyncio.get_running_loop().call_later(COMING_AND_GOING, self._wake_all)

    def _wake_all(self) -> None:
        self._telling_soon = None
        self.screens.forget({visitor.audience for visitor in self.visitors})
        self.wake()

    async def retire(self) -> None:
        """The table is gone, or another copy of it is the true one: nothing can happen at this one any more."""
        async with self.lock:
            self.seating = replace(self.seating, status="ended")
        await self.close()

    async def close(self) -> None:
        await self.automaton.close()
