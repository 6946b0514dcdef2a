"""Word to people who are not looking: it is your turn, or a game of yours is over.

What is due stands in the database, one row for a person and a table, until the person looks at that table again: so
nobody is told twice, whichever process does it, and nothing is lost with one. A row is sent by whoever takes it first,
in its own time; no move waits for it. It says which table, whose turn and where, and nothing of the game itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from vernissage.core.errors import UnknownTitle
from vernissage.core.registry import title as find_title
from vernissage.server import metrics
from vernissage.server.faults import described
from vernissage.server.rows import notices
from vernissage.server.stored import StoredTable

if TYPE_CHECKING:
    from vernissage.server.house import House
    from vernissage.server.table import LiveTable

logger = logging.getLogger(__name__)
DELAY = 60.0
"""Seconds after which word is sent: who only reloads the page, or is on the way here, needs none."""
LOOK_EVERY = 5.0
LEASE = 300.0
"""Seconds after which what one process took and did not finish is taken by another."""
PAUSES = (60.0, 300.0, 1800.0, 7200.0)
"""Seconds between two tries; after the last one it is given up."""
MOST = 50
Kind = Literal["turn", "over"]


class Notice(Struct, frozen=True):
    """What is told, and of what."""

    event: Kind
    table: str
    title: str
    title_name: str
    player: str
    """Who is told: the name at that table."""
    players: tuple[str, ...]
    link: str
    falls: int | None
    """When the player's clock falls, in seconds since 1970; None where none runs."""
    at: int
    """Since when it is so."""


class Failed(Exception):
    """It could not be sent; `final`: nor will it ever be."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Channel(Protocol):
    """A way to tell somebody."""

    name: str

    async def reaches(self, guest: str) -> Sequence[str]:
        """The ways to a guest by this channel; each begins with the channel's name, a space ends it."""
        ...

    async def send(self, guest: str, notice: Notice, way: str) -> bool:
        """Tell a guest; False where he does not want to be told this way. Failed, if it could not be done."""
        ...


class Notices:
    """What is to be told from this process."""

    def __init__(self, house: House, channels: Sequence[Channel], site: str) -> None:
        self._house = house
        self._channels = {channel.name: channel for channel in channels}
        self._site = site
        self._queue: asyncio.Queue[tuple[str, str, Kind | None]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self._channels:
            self._tasks = [
                asyncio.create_task(self._write(), name="notices to write down"),
                asyncio.create_task(self._run(), name="notices to send"),
            ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Noticing.

    def look(self, table: LiveTable) -> None:
        """Something changed at a table: whom to tell of it."""
        if not self._channels or table.game is None:
            return
        over = table.status in ("over", "ended")
        if not over and table.status != "playing":
            return
        for place in table.seats:
            guest = place.guest
            if guest is None or place.kind != "person" or place.left or guest in table.noticed:
                continue
            since = table.changed if over else table.awaited.get(place.seat)
            if since is None or table.is_connected(guest) or since <= table.looked.get(guest, 0.0):
                continue
            table.noticed.add(guest)
            self._queue.put_nowait((guest, table.id, "over" if over else "turn"))

    def seen(self, table: LiveTable, guest: str) -> None:
        """A person looks at a table: what there was to tell is told, and the next thing may be told again."""
        table.noticed.discard(guest)
        if self._channels:
            self._queue.put_nowait((guest, table.id, None))

    def can_reach(self, guest: str) -> None:
        """There is a new way to a person: what was not to be told before is told by it."""
        for table in self._house.in_memory():
            table.noticed.discard(guest)

    async def _write(self) -> None:
        while True:
            guest, table, kind = await self._queue.get()
            try:
                await self.write(guest, table, kind)
            except Exception as error:
                logger.warning("a notice could not be written down (%s)", described(error))

    async def write(self, guest: str, table: str, kind: Kind | None) -> None:
        """Write down what is to be told; None: nothing any more."""
        now = time.time()
        async with self._house.storage.engine.begin() as connection:
            known = (await connection.execute(sa.select(notices.c.at).where(_row(guest, table)))).first()
            if known is not None and kind is None:
                await connection.execute(sa.delete(notices).where(_row(guest, table)))
        if known is not None or kind is None:
            return
        ways = [way for channel in self._channels.values() for way in await channel.reaches(guest)]
        if not ways:  # most people are told nowhere, and nothing is stored for them
            return
        async with self._house.storage.engine.begin() as connection:
            row = {"guest": guest, "table_id": table, "kind": kind, "at": now, "next_try": now + DELAY, "tries": 0}
            try:
                async with connection.begin_nested():
                    await connection.execute(sa.insert(notices).values(**row, pending=ways))
            except IntegrityError:  # another process wrote the same, or the guest is gone
                return

    # Sending.

    async def _run(self) -> None:
        had_trouble = False
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.send_due()
                had_trouble = False
            except Exception as error:
                if not had_trouble:
                    logger.warning("notices cannot be read (%s); it is tried again", described(error))
                had_trouble = True

    async def send_due(self) -> None:
        """Send what is due, all of it at once."""
        now = time.time()
        async with self._house.storage.engine.begin() as connection:
            found = sa.select(notices).where(notices.c.next_try <= now).order_by(notices.c.next_try).limit(MOST)
            rows = (await connection.execute(found)).all()
        mine = [row for row in rows if await self._take(row, now)]
        await asyncio.gather(*(self._send(row, now) for row in mine))

    async def _take(self, row: Any, now: float) -> bool:
        """Whether this process is the one that sends it."""
        same = sa.and_(_row(row.guest, row.table_id), notices.c.next_try == row.next_try)
        async with self._house.storage.engine.begin() as connection:
            taken = await connection.execute(sa.update(notices).where(same).values(next_try=now + LEASE))
        return bool(taken.rowcount)

    async def _send(self, row: Any, now: float) -> None:
        notice = await self._notice(row)
        if notice is None:
            await self.write(row.guest, row.table_id, None)
            if (here := self._house.held(row.table_id)) is not None:
                here.noticed.discard(row.guest)
            return
        pending = [way for way in row.pending if _channel(way) in self._channels]
        left = [way for way in pending if not await self._is_done(way, row.guest, notice)]
        given_up = bool(left) and row.tries >= len(PAUSES)
        for way in left if given_up else ():
            metrics.NOTICES.labels(_channel(way), "given-up").inc()
        again = None if given_up or not left else now + PAUSES[row.tries]
        values = {"pending": left, "tries": row.tries + 1, "next_try": again}
        async with self._house.storage.engine.begin() as connection:
            await connection.execute(sa.update(notices).where(_row(row.guest, row.table_id)).values(**values))

    async def _is_done(self, way: str, guest: str, notice: Notice) -> bool:
        """Whether nothing is left to do on a way."""
        name = _channel(way)
        try:
            if await self._channels[name].send(guest, notice, way):
                metrics.NOTICES.labels(name, "sent").inc()
        except Failed as error:
            metrics.NOTICES.labels(name, "failed").inc()
            logger.warning("a notice could not be sent by %s: %s", name, error)
            return error.final
        except Exception as error:  # it is one person's, and keeps nobody else's
            metrics.NOTICES.labels(name, "failed").inc()
            logger.warning("a notice could not be sent by %s (%s)", name, described(error))
            return False
        return True

    async def _notice(self, row: Any) -> Notice | None:
        """What is to be told; None if it is so no longer, or known already."""
        found = await self._house.storage.table(row.table_id)
        here = self._house.held(row.table_id)
        if found is None or (here is not None and here.is_connected(row.guest)):
            return None
        if self._house.elsewhere.has(row.table_id, row.guest):
            return None
        try:
            title = find_title(found[0].title)
        except UnknownTitle:
            return None
        table = StoredTable(*found, title)
        own = [seat for seat in table.seats_of(row.guest) if table.seats[seat].kind == "person"]
        over = table.status in ("over", "ended")  # it may have ended since
        if not over:
            own = [seat for seat in own if seat in table.awaited and not table.seats[seat].left]
        if not own or (not over and (table.status != "playing" or self._house.why_set_aside(table) is not None)):
            return None
        falls = None if table.reserves is None else table.reserves.falls.get(own[0])
        return Notice(
            event="over" if over else "turn",
            table=table.id,
            title=table.key,
            title_name=title.facts.name,
            player=table.seats[own[0]].name,
            players=tuple(place.name for place in table.seats),
            link=f"{self._site}/t/{table.id}",
            falls=None if falls is None else round(falls),
            at=round(row.at),
        )


def _channel(way: str) -> str:
    return way.partition(" ")[0]


def _row(guest: str, table: str) -> sa.ColumnElement[bool]:
    return sa.and_(notices.c.guest == guest, notices.c.table_id == table)
