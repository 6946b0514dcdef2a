"""Who knows the deal of an evening: nobody plays the same deal at two tables."""

from __future__ import annotations

from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.server.refusals import TableError
from vernissage.server.rows import deals_seen
from vernissage.server.seating import Seating
from vernissage.server.storage import seats, tables


class Dealt(Protocol):
    """A table, as far as its deal goes."""

    id: str
    evening: str | None
    """The evening whose deal is played there and at other tables."""
    sealed: bool
    """Whether another table of the same deal may still be played."""


async def mind_deal(engine: AsyncEngine, table: Dealt, seating: Seating, newcomer: str | None = None) -> None:
    """Nobody plays one deal at two tables: who sits here while it is played knows it, even if he loses the seat."""
    if table.evening is None:
        return
    if newcomer is not None and table.sealed:
        await check_may_sit(engine, table.evening, table.id, newcomer)
    if seating.status != "open":
        people = [place.guest for place in seating.seats if place.guest is not None]
        await note_seen(engine, table.evening, table.id, people)


async def check_may_sit(engine: AsyncEngine, evening: str, table: str, guest: str) -> None:
    """Raise TableError if a guest sits, or has sat, at another table of the same deal."""
    here = sa.select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    sits = here.where(tables.c.evening == evening, seats.c.guest == guest, tables.c.id != table)
    saw = sa.select(deals_seen.c.evening).where(
        deals_seen.c.evening == evening, deals_seen.c.guest == guest, deals_seen.c.table_id != table
    )
    async with engine.begin() as connection:
        for found in (sits, saw):
            if (await connection.execute(found)).first() is not None:
                raise TableError("knows-deal")


async def note_seen(engine: AsyncEngine, evening: str, table: str, guests: list[str]) -> None:
    """These guests see the deal at this table from now on; TableError if one of them has seen it at another.

    However quickly somebody took two seats: a deal is noted once for a guest, by the key of its row.
    """
    try:
        async with engine.begin() as connection:
            found = sa.select(deals_seen.c.guest, deals_seen.c.table_id).where(deals_seen.c.evening == evening)
            known = {row.guest: row.table_id for row in await connection.execute(found)}
            if any(known.get(guest, table) != table for guest in guests):
                raise TableError("knows-deal")
            fresh = [{"evening": evening, "guest": guest, "table_id": table} for guest in guests if guest not in known]
            if fresh:
                await connection.execute(sa.insert(deals_seen), fresh)
    except IntegrityError:
        raise TableError("knows-deal") from None
