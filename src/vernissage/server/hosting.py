"""What the host of a house does while it is open: look, end, delete, quieten, and let old tables go in time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec.structs import replace

from vernissage import __version__
from vernissage.core.errors import VernissageError
from vernissage.server import wire_host as wire
from vernissage.server.connections import GONE, READ_ANEW, Connections
from vernissage.server.faults import described
from vernissage.server.house import House
from vernissage.server.ledger import UNFINISHED, Ledger, Retention
from vernissage.server.personal import Personal
from vernissage.server.presence import is_of_storage
from vernissage.server.stored import SetAside

logger = logging.getLogger(__name__)
CHANNEL = "host"
"""Word between processes: which table is gone, or must be read anew."""
LOOK_EVERY = 600.0
_SHOWN = 500
_MEMBERS = 200


class Hosting:
    """The host's hands in one process."""

    def __init__(self, house: House, connections: Connections, channels: ChannelsPlugin) -> None:
        self.house = house
        self.personal = Personal(house)
        self.connections = connections
        self.ledger = Ledger(house.storage)
        self.opened = time.time()
        self._channels = channels
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._tell_what_goes()
        self._tasks = [
            asyncio.create_task(self._follow(), name="word from other hosts"),
            asyncio.create_task(self._keep_in_time(), name="tables whose time is over"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Looking.

    async def retention(self) -> Retention:
        return await self.ledger.retention(self.house.settings.keep_days, time.time())

    async def desk(self, trouble: str) -> wire.HostDesk:
        counts, guests = await self.ledger.counts()
        silent = await self.ledger.muted()
        member_count, members = await self.ledger.members(_MEMBERS)
        return wire.HostDesk(
            version=__version__,
            opened=self.opened,
            database=self.house.storage.engine.dialect.name,
            bytes=await self.ledger.size(),
            sockets=len(self.connections),
            guests=guests,
            counts=counts,
            keep_days=self.house.settings.keep_days,
            closed=bool(self.house.settings.house_password),
            trouble=trouble,
            muted=tuple(wire.MutedGuest(guest, name) for guest, name in silent.items()),
            member_count=member_count,
            members=tuple(members),
            tables=tuple(await self.tables(_SHOWN)),
        )

    async def tables(self, most: int = 10_000) -> list[wire.HostTable]:
        sockets = self.connections.by_table()
        aside = {table.id: SetAside(table).code for table in self.house.set_aside()}
        return [
            replace(table, sockets=sockets.get(table.id, 0), set_aside=table.set_aside or aside.get(table.id, ""))
            for table in await self.ledger.tables(await self.retention(), most)
        ]

    async def record(self, id: str) -> str:
        return await self.ledger.record(id)

    # Doing.

    async def end(self, id: str) -> None:
        try:
            table = await self.house.table(id)
        except SetAside:
            await self.ledger.end(id)
            await self._pass_on("anew", id)
            self.house.finished.set()
            return
        await table.set_status("ended", UNFINISHED)

    async def delete(self, id: str) -> None:
        await self.ledger.delete(id)
        await self._pass_on("gone", id)
        self.house.finished.set()

    async def remove_line(self, id: str, number: int) -> None:
        await self.ledger.remove_line(id, number)
        await self._pass_on("anew", id)

    async def mute(self, guest: str, wanted: bool) -> None:
        await self.ledger.mute(guest, wanted)

    async def delete_person(self, guest: str) -> None:
        """All that is stored about a guest goes; whoever looks at a table where he was reads it anew."""
        touched = await self.personal.delete(guest)
        await self.hang_up(guest)
        for id in touched:
            await self._pass_on("anew", id)

    async def hang_up(self, guest: str) -> None:
        """All live connections of a guest end, in every process: the browsers come back as whoever they are then."""
        await self._pass_on("out", guest)

    # Word between processes.

    async def _pass_on(self, what: str, id: str) -> None:
        await self._heed(what, id)
        self._channels.publish({"what": what, "table": id, "by": self.house.process}, [CHANNEL])

    async def _heed(self, what: str, id: str) -> None:
        """Whoever is at the table is told, and reads it anew; a table that is being played goes on by itself."""
        if what == "out":
            await self.house.hang_up(id)
            return
        was_here = any(table.id == id for table in self.house.in_memory())
        await self.house.forget_tables(id)
        self.connections.close(*((GONE, "no such table") if what == "gone" else (READ_ANEW, "read anew")), id)
        if was_here and what == "anew":
            with contextlib.suppress(VernissageError):
                await self.house.table(id)

    async def _follow(self) -> None:
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                word: dict[str, Any] = msgspec.json.decode(data)
                if word["by"] != self.house.process:
                    with contextlib.suppress(Exception):
                        await self._heed(word["what"], word["table"])

    # Tables whose time is over.

    async def _tell_what_goes(self) -> None:
        """Never by surprise: what will go is said at the start, and stands on the host's page."""
        retention = await self.retention()
        if not retention.days:
            return
        going = [table.goes for table in await self.ledger.tables(retention, 10_000) if table.goes is not None]
        if going:
            first = time.strftime("%Y-%m-%d", time.localtime(min(going)))
            logger.warning(
                "finished tables are kept for %d %s: %d will go, the first on %s; the host's page lists them",
                retention.days,
                "day" if retention.days == 1 else "days",
                len(going),
                first,
            )

    async def _keep_in_time(self) -> None:
        while True:
            try:
                await self.let_go(time.time())
            except Exception as error:
                if is_of_storage(error):
                    logger.warning("finished tables could not be let go (%s); it is tried again", described(error))
                else:
                    logger.exception("finished tables could not be let go")
            await asyncio.sleep(LOOK_EVERY)

    async def let_go(self, now: float) -> list[str]:
        """Delete the finished tables whose time is over, but none that somebody looks at."""
        gone = []
        for id in await self.ledger.due(await self.retention(), now):
            if not self.connections.at(id):
                await self.delete(id)
                gone.append(id)
        if gone:
            logger.warning("%d finished tables were deleted, as their time was over: %s", len(gone), ", ".join(gone))
        return gone
