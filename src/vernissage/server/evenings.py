"""Evenings: one deal at several tables, results side by side.

Until the last table of the deal is over, each of them is *sealed*: nobody sees more of it than those who sit there. No
spectator is let in, for nobody can know whom a spectator will talk to; there is no record, no seed and no result to be
had, for the players of the table and the host of the house neither. Who has sat at one table when it began sits at no
other of the same deal.
"""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from vernissage.core import chance
from vernissage.core.errors import VernissageError
from vernissage.core.registry import title as find_title
from vernissage.server import wire
from vernissage.server import wire_people as people_wire
from vernissage.server.house import House, new_id
from vernissage.server.ledger import UNFINISHED
from vernissage.server.rows import evenings, places, results
from vernissage.server.storage import seats, tables


class NoSuchEvening(VernissageError, LookupError):
    """There is no evening of that id."""


class Evenings:
    """Opens deals for several tables, and says when they are over."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._engine = house.storage.engine

    async def open(self, request: people_wire.EveningRequest, guest: str, nickname: str) -> str:
        """Deal once, for several tables; the first has a seat for who asked, if wanted."""
        title = find_title(request.title)
        id, seed = new_id(), chance.seed_bytes(None)
        rows = [
            self.house.laid(self._order(request, number), guest, nickname, seed, id) for number in range(request.tables)
        ]
        async with self._engine.begin() as connection:
            row = {"id": id, "title": title.key, "options": rows[0][0]["options"], "host": guest}
            row["tables"] = [table["id"] for table, _ in rows]
            await connection.execute(sa.insert(evenings).values(**row, created=time.time()))
            await connection.execute(sa.insert(tables), [table for table, _ in rows])
            await connection.execute(sa.insert(seats), [seat for _, places_laid in rows for seat in places_laid])
        return id

    @staticmethod
    def _order(request: people_wire.EveningRequest, number: int) -> wire.TableRequest:
        return wire.TableRequest(
            title=request.title,
            seats=tuple(wire.SeatRequest("open") if one.kind == "me" and number else one for one in request.seats),
            options=request.options,
            public=request.public,
            shuffle_seats=False,  # the seats of all tables are compared with each other
            hammer=request.hammer,
            away=request.away,
        )

    async def row(self, id: str) -> Any:
        async with self._engine.begin() as connection:
            row = (await connection.execute(sa.select(evenings).where(evenings.c.id == id))).one_or_none()
        if row is None:
            raise NoSuchEvening(f"there is no evening {id[:16]!r}")
        return row

    async def results(self, id: str) -> dict[str, list[Any]]:
        """The seats of the tables of an evening that were played to their end, by table."""
        found = (
            sa.select(places)
            .join(results, results.c.table_id == places.c.table_id)
            .where(results.c.evening == id)
            .order_by(places.c.table_id, places.c.seat)
        )
        by_table: dict[str, list[Any]] = {}
        async with self._engine.begin() as connection:
            for row in await connection.execute(found):
                by_table.setdefault(row.table_id, []).append(row)
        return by_table

    async def unseal(self) -> list[str]:
        """Open the deals none of whose tables is to be played any more; the tables that were opened."""
        other = tables.alias()
        waits = sa.exists().where(other.c.evening == tables.c.evening, other.c.status.in_(UNFINISHED))
        done = sa.and_(tables.c.sealed, sa.not_(waits))
        async with self._engine.begin() as connection:
            opened = list((await connection.execute(sa.select(tables.c.id).where(done))).scalars())
            if opened:
                change = sa.update(tables).where(tables.c.id.in_(opened)).values(sealed=False)
                await connection.execute(change)
        return opened
