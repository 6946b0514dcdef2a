"""A table in this process, under a clock that the test moves: no test waits for time to pass."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.deals import card_of, hands_of, rich_seed
from tests.server.doors import PATIENCE
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.server import automaton, clocks, keeping, notices, placing, playing, screens, watch, wire
from vernissage.server import table as table_module
from vernissage.server.house import House
from vernissage.server.live import Visitor
from vernissage.server.screens import Audience
from vernissage.server.settings import Settings
from vernissage.server.storage import Storage, tables
from vernissage.server.table import LiveTable
from vernissage.server.thinking import Asked

Think = Callable[[Position, int], Move]


class Clock:
    """Stands in for the module `time`."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return 1_700_000_000.0 + self.now


class _Silence:
    """No other process to tell."""

    def publish(self, *_: Any) -> None: ...


def any_move(position: Position, seat: int) -> Move:
    """The first of a seat's moves."""
    return next(iter(position.moves(seat)))


def silence(position: Position, seat: int) -> Move:
    """The last single choice of a seat, which is to pass where that can be done."""
    moves = position.moves(seat)
    return moves.options[-1] if moves.options else any_move(position, seat)


class Parlour:
    """A house without doors, and the people in it."""

    def __init__(self, data: Path, clock: Clock, pace: float = 1.0) -> None:
        self.clock = clock
        self.settings = Settings(data=data, pace=pace)
        self.settings.prepare()
        self.house = self.another_process()
        self.think: Think = silence
        self.thoughts = 0

    def another_process(self) -> House:
        """A second house on the same database."""
        house = House(self.settings, Storage(self.settings.database_address), _Silence())  # type: ignore[arg-type]
        house.thinkers.answer = self.answer  # type: ignore[method-assign]
        return house

    async def answer(self, asked: Asked) -> Move:
        """How bots think here."""
        self.thoughts += 1
        return self.think(asked.position, asked.seat)

    async def table(self, *seats: str, start: bool = True, seed: str = "", **how: Any) -> LiveTable:
        """A table of Modern Art: the first `me` is Ann, the host; other names are bots."""
        for guest in ("ann", "bob", "cleo", "dora"):
            await self.house.storage.put_guest(guest, guest.title(), 0.0)
        wanted = tuple(
            wire.SeatRequest("me" if seat == "ann" else "open")
            if seat in ("ann", "bob", "cleo", "dora", "open")
            else wire.SeatRequest("bot", seat)
            for seat in seats
        )
        request = wire.TableRequest(how.pop("title", "modern_art"), wanted, shuffle_seats=False, **how)
        table = await self.house.new_table(request, "ann", "Ann")
        for number, seat in enumerate(seats):
            if seat in ("bob", "cleo", "dora"):
                await table.sit(seat, seat.title(), number)
        mystery = how.get("options", {}).get("mystery_hand") == "on"
        table.seed = seed or rich_seed(mystery)
        setup = table.title.setup(len(table.seats), table.options, table.components or None)
        table.commitment = table.title.commit(setup, bytes.fromhex(table.seed))
        await self.rewrite(table, seed=table.seed, commitment=table.commitment)
        if start:
            await table.start()
            await until(lambda: not table.automaton.woken.is_set())  # it has looked at the clock
        return table

    async def rewrite(self, table: LiveTable, **values: Any) -> None:
        """What is stored of a table is another thing, past the house."""
        async with self.house.storage.engine.begin() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table.id).values(**values))

    def enter(self, table: LiveTable, guest: str) -> Visitor:
        """A browser tab opens."""
        visitor = Visitor(self.house, table, guest, guest.title(), "127.0.0.1", "en")
        table.enter(visitor)
        return visitor

    async def say(self, table: LiveTable, seat: int, move: str) -> None:
        """A person's move, as a record writes it."""
        assert table.position is not None
        await table.play(seat, table.title.parse_move(move), table.position.number)

    def pass_time(self, seconds: float, *tables: LiveTable) -> None:
        self.clock.now += seconds
        for table in tables:
            table.wake()


async def until(condition: Callable[[], Any]) -> None:
    """Let others run until it is so."""

    async def look() -> None:
        while not condition():
            await asyncio.sleep(0.001)

    await asyncio.wait_for(look(), PATIENCE)


def hand(table: LiveTable, seat: int) -> list[str]:
    assert table.position is not None
    return hands_of(table.position)[seat]  # type: ignore[arg-type]


async def offer(table: LiveTable, seat: int, auction: str) -> None:
    """A person offers a card of Modern Art that is sold in that way."""
    assert table.position is not None
    move = table.title.parse_move(f"offer {card_of(hand(table, seat), auction)}")
    await table.play(seat, move, table.position.number)


async def held(room: Parlour, **how: Any) -> LiveTable:
    """Ann has left the mystery hand as it is, and may take that back."""
    table = await room.table("ann", "bob", "cleo", options={"mystery_hand": "on"}, **how)
    for guest in ("ann", "bob", "cleo"):
        room.enter(table, guest)
    await offer(table, 0, "fixed")
    await room.say(table, 0, "price 3")
    await room.say(table, 1, "buy")
    await room.say(table, 0, "leave")
    assert table.held_by == 0
    return table


def asked(table: LiveTable) -> tuple[int, ...]:
    """The seats the game waits for."""
    assert table.position is not None
    return table.position.decision.seats


def audience(table: LiveTable, guest: str) -> Audience:
    """Those who see what a guest sees, in a browser that has no board for the title."""
    return Audience(table.seat_of(guest), guest == table.host, "en", board=True)


def told(table: LiveTable, guest: str) -> wire.State:
    """A visitor's screen."""
    seen_as = audience(table, guest)
    table.screens.change()
    screen = table.screens.screen(seen_as)
    whole = json.loads(table.screens.first(seen_as, screen, 0, 0))
    clock = whole["clock"] and wire.Clock(**whole["clock"])
    events = tuple(wire.EventLine(**line) for line in whole["events"])
    return msgspec.structs.replace(screen.parts, clock=clock, events=events)


def causes(table: LiveTable) -> list[tuple[str, str]]:
    """What happened and by whose hand."""
    return [(type(line.event).__name__, line.cause) for line in table.lines if line.cause]


@contextlib.asynccontextmanager
async def parlour(data: Path, patch: pytest.MonkeyPatch, pace: float = 1.0) -> AsyncIterator[Parlour]:
    """A house under a clock of our own."""
    clock = Clock()
    for module in (automaton, clocks, keeping, notices, placing, playing, screens, table_module, watch):
        patch.setattr(module, "time", clock)
    room = Parlour(data, clock, pace)
    await room.house.storage.open()
    try:
        yield room
    finally:
        for table in list(itertools.chain(room.house._tables.values())):
            await table.close()
        await room.house.thinkers.close()
        await room.house.storage.close()
