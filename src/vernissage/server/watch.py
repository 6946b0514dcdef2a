"""The one look at all clocks of the house: which relaxed tables have something to do, in memory or not.

A clock runs only while the house is open and the table can be played there. So it is noted, every few seconds, that it
is; who finds an old note, at the start or when the database is back, moves the clocks that run on by as long as nothing
could be noted. Those of tables that are set aside are moved on at every note.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vernissage.core.registry import titles
from vernissage.server.faults import described
from vernissage.server.ledger import notes
from vernissage.server.refusals import NoSuchTable
from vernissage.server.storage import playable, tables
from vernissage.server.stored import SetAside

if TYPE_CHECKING:
    from vernissage.server.house import House

logger = logging.getLogger(__name__)
EVERY = 10.0
"""Seconds between two looks: so late may a clock fall."""
GAP = 60.0
"""Seconds without a note after which the house counts as having been closed."""
MOST = 200
"""So many tables are looked after at one look."""
_NOTE = "open"


class Watch:
    """Looks after the clocks from one process. Others may do the same: a move is stored once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._noted = 0.0

    @property
    def now(self) -> float:
        """The time by which clocks fall: it stands still while it cannot be noted that the house is open."""
        return min(time.time(), self._noted + GAP)

    async def keep(self) -> None:
        had_trouble = False
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                had_trouble = False
            except Exception as error:
                if not had_trouble:
                    logger.warning(
                        "the clocks cannot be looked at (%s); they stand still until they can", described(error)
                    )
                had_trouble = True

    async def look(self) -> None:
        """Note that the house is open, and wake every table that has something to do."""
        house = self._house
        played = [(title.key, title.rules_version) for title in titles()]
        here = playable(played, [table.id for table in house.set_aside()])
        await self.note(sa.not_(here))
        for id in await house.storage.due(self.now, here, MOST):
            try:
                (await house.table(id)).wake()
            except (NoSuchTable, SetAside) as error:
                logger.warning("table %s is not looked after: %s", id, error)

    async def note(self, aside: sa.ColumnElement[bool] | None = None) -> None:
        """The house is open; if that was not noted for a while, the clocks stood still. Those `aside` always do."""
        with contextlib.suppress(IntegrityError):  # another process, started at the same moment, wrote the first note
            await self._note(time.time(), aside)

    async def _note(self, now: float, aside: sa.ColumnElement[bool] | None) -> None:
        async with self._house.storage.engine.begin() as connection:
            own = notes.c.key == _NOTE
            noted = (await connection.execute(sa.select(notes.c.value).where(own).with_for_update())).scalar()
            if noted is None:
                await connection.execute(sa.insert(notes).values(key=_NOTE, value=now))
            else:
                await connection.execute(sa.update(notes).where(own).values(value=now))
            closed = 0.0 if noted is None else now - noted
            if closed > GAP:
                await _move_on(connection, closed, sa.true(), changed=now)
            elif aside is not None:
                await _move_on(connection, closed, aside)
        if closed > GAP:
            self._house.look_again(None)
        self._noted = now


async def _move_on(connection: AsyncConnection, seconds: float, which: sa.ColumnElement[bool], **values: float) -> None:
    """The clocks that run at these tables fall so much later."""
    going = sa.and_(tables.c.status == "playing", tables.c.clocks.is_not(None), which)
    rows = (await connection.execute(sa.select(tables.c.id, tables.c.clocks, tables.c.due).where(going))).all()
    for row in rows:
        falls: dict[str, Any] = row.clocks["falls"]
        later = {seat: at + seconds for seat, at in falls.items()}
        due = row.due + seconds if row.due in falls.values() else row.due
        change = sa.update(tables).where(tables.c.id == row.id)
        await connection.execute(change.values(clocks={**row.clocks, "falls": later}, due=due, **values))
