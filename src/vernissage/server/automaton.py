"""What a table does by itself: its bots, forced answers, standing orders, the hammer, stand-ins."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import random
import time
import weakref
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from vernissage.core.errors import VernissageError
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.server.faults import described
from vernissage.server.orders import ordered
from vernissage.server.presence import is_of_storage
from vernissage.server.refusals import Trouble
from vernissage.server.thinking import Asked

if TYPE_CHECKING:
    from vernissage.server.table import LiveTable

logger = logging.getLogger(__name__)
_dice = random.SystemRandom()

FORCED_PAUSE = 0.6
LONGEST_HOLD = 90
"""Seconds after which a move of an absent player is final where no bot ever stands in: the others must be asked."""
OTHER_MOVES = 20
"""How many other moves are tried for a bot whose own the rules fail at."""
LONGEST_PAUSE = 60.0
"""Seconds between two tries, at most, where the rules fail at whatever the table would do."""

Act = Callable[[], Awaitable[None]]


class Automaton:
    """The table's own hand. It acts when something is due, one thing at a time, and sleeps until it is woken."""

    def __init__(self, table: LiveTable) -> None:
        self._table = weakref.ref(table)  # a table that nobody holds must go at once: the next visitor reads it anew
        self.woken = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def table(self) -> LiveTable:
        table = self._table()
        assert table is not None
        return table

    def wake(self) -> None:
        """Look again at what is to be done next."""
        self.woken.set()
        table = self.table
        if table.status == "playing" and not self._is_closed and (self._runner is None or self._runner.done()):
            own = contextvars.Context()  # what it does belongs to no request
            self._runner = asyncio.create_task(self._run(table), name=f"table {table.id}", context=own)

    async def close(self) -> None:
        """For good: those who leave now wake it in vain."""
        self._is_closed = True
        if self._runner is not None:
            self._runner.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._runner

    async def _run(self, table: LiveTable) -> None:
        failed = 0
        while table.status == "playing":
            self.woken.clear()
            try:
                due, act = self.next_act()
                wait = due - time.monotonic()
                if act is None and table.rests:
                    self.table.house.keep(table)  # which lets it go: the watch wakes it when a clock falls
                    return
                if act is None or wait > 0:
                    await self._sleep(None if act is None else wait)
                    continue
                await act()
                failed = 0
            except Trouble:
                failed += 1  # the table has said what failed
            except VernissageError:
                continue  # somebody was quicker: look again
            except Exception as error:
                if is_of_storage(error):
                    logger.error("table %s could not store what it did by itself (%s)", table.id, described(error))
                else:
                    logger.exception("table %s could not go on by itself", table.id)
                failed += 1
            if failed:
                await self._sleep(min(2.0 ** (failed - 1), LONGEST_PAUSE))

    async def _sleep(self, seconds: float | None) -> None:
        """Until somebody does something, or so long."""
        # Not wait_for: until Python 3.12 it may swallow the cancellation that closes the table.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.woken.wait()

    def next_act(self) -> tuple[float, Act | None]:
        """What the table does next by itself, and when."""
        table, position = self.table, self.table.position
        if position is None or not position.frames:
            return 0.0, None
        holder = table.held_by
        if holder is not None:
            if table.bot_name(holder) is not None:
                return 0.0, lambda: table.done(holder, "bot")
            gone = self._absent_at(holder, self.table.away or LONGEST_HOLD)
            return (0.0, None) if gone is None else (gone, lambda: table.done(holder, "clock"))
        acts = [act for seat in position.question.awaited(position) if (act := self._act_for(position, seat))]
        if (falls := table.hammer_falls_at) is not None:
            acts.append((falls, self._hammer_falls))
        return min(acts, key=lambda one: one[0]) if acts else (0.0, None)

    def _act_for(self, position: Position, seat: int) -> tuple[float, Act] | None:
        """What the table would do for a seat the game waits for."""
        table, clocks = self.table, self.table.clocks
        if position.question.openly_forced(position, seat):
            due = clocks.asked_since + FORCED_PAUSE if table.people_are_here else clocks.bot_due
            return due, lambda: self._play_forced(seat)
        if table.bot_name(seat) is not None:
            return clocks.bot_due, lambda: self._ask_bot(seat)
        order = dict(table.orders_of(seat)).get(position.question.key)
        if order is not None and (move := ordered(order, position, seat)) is not None:
            number = position.number
            return clocks.bot_due, lambda: table.play(seat, move, number, "order")
        if (gone := self.gone_at(seat)) is not None:
            return gone, lambda: self._stand_in(seat)
        return None

    def gone_at(self, seat: int) -> float | None:
        """When a bot will stand in for an absent person; None while he is here, or where no bot ever does."""
        return self._absent_at(seat, self.table.away) if self.table.away else None

    def _absent_at(self, seat: int, seconds: float) -> float | None:
        """When a person will have been absent for so long; None while he is here."""
        table = self.table
        guest = table.seats[seat].guest
        if guest is None or table.is_connected(guest):
            return None
        return table.clocks.absent_since.setdefault(guest, time.monotonic()) + seconds

    async def _stand_in(self, seat: int) -> None:
        self.table.standing_in.add(seat)
        self.table.wake()

    async def _play_forced(self, seat: int) -> None:
        position = self.table.position
        assert position is not None
        await self.table.play(seat, next(iter(position.moves(seat))), position.number, "clock")

    async def _ask_bot(self, seat: int) -> None:
        table, log = self.table, self.table.log
        name = table.bot_name(seat)
        assert log is not None
        if name is None:
            return
        asked = Asked(table.id, seat, name, log.position.clone(), [line.event for line in log.heard(seat)])
        move = await table.house.thinkers.answer(asked)
        if table.bot_name(seat) is not None:
            await self._play_or_another(asked.position, seat, move)

    async def _play_or_another(self, asked: Position, seat: int, move: Move) -> None:
        """A bot's move; if the rules fail at it, any other one they do not fail at."""
        tried: list[Move] = []
        for _ in range(OTHER_MOVES):
            if move not in tried:
                try:
                    await self.table.play(seat, move, asked.number, "bot")
                    return
                except Trouble:
                    tried.append(move)
            move = asked.moves(seat).sample(_dice)
        raise Trouble

    async def _hammer_falls(self) -> None:
        """The countdown is over: every silent seat is noted as silent, by the clock."""
        position = self.table.position
        assert position is not None
        number = position.number
        for seat in position.question.awaited(position):
            if position.number != number:
                return
            question = position.question
            code = question.silence(position, seat)
            if code is not None:
                await self.table.play(seat, question.move_of(position, seat, (code,)), number, "clock")
