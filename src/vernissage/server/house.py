"""The house: its guests, its tables, and the word that passes between processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from vernissage.bots import bot
from vernissage.core import chance
from vernissage.core.errors import OptionError, VernissageError
from vernissage.core.registry import title as find_title
from vernissage.server import wire
from vernissage.server.limits import Limits
from vernissage.server.settings import Settings
from vernissage.server.storage import Storage
from vernissage.server.table import LiveTable, TableError

CHANNEL = "tables"
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo")
_LOBBY = 30


class NoSuchTable(VernissageError, LookupError):
    """There is no table of that id."""


class House:
    """One server process."""

    def __init__(self, settings: Settings, storage: Storage, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.storage = storage
        self.channels = channels
        self.limits = Limits()
        self.process = secrets.token_hex(8)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._follower: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and take up the tables that were being played."""
        await self.storage.open()
        self._follower = asyncio.create_task(self._follow(), name="word from other processes")
        for id in await self.storage.running():
            await self.table(id)

    async def close(self) -> None:
        if self._follower is not None:
            self._follower.cancel()
        for table in self._tables.values():
            await table.close()
        await self.storage.close()

    # Word between processes: only ever which table changed, never what.

    async def announce(self, table: str) -> None:
        self.channels.publish({"table": table, "by": self.process}, [CHANNEL])

    async def _follow(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                word = msgspec.json.decode(data)
                table = self._tables.get(word["table"])
                if word["by"] != self.process and table is not None:
                    await table.refresh()

    # Tables.

    async def table(self, id: str) -> LiveTable:
        """The live table of that id, opened if need be."""
        if id in self._tables:
            return self._tables[id]
        async with self._opening.setdefault(id, asyncio.Lock()):
            if id not in self._tables:
                found = await self.storage.table(id)
                if found is None:
                    raise NoSuchTable(f"there is no table {id[:16]!r}")
                table = LiveTable(self, *found)
                await table.open()
                self._tables[id] = table
        self._opening.pop(id, None)
        return self._tables[id]

    def forget(self, table: LiveTable) -> None:
        """Let go of a table nobody looks at and nobody plays."""
        if not table.visitors and table.status != "playing":
            self._tables.pop(table.id, None)

    async def new_table(self, request: wire.TableRequest, guest: str, nickname: str) -> LiveTable:
        """Open a table as a guest asked for."""
        title = find_title(request.title)
        setup = title.setup(len(request.seats), request.options)
        if sum(seat.kind == "me" for seat in request.seats) > 1:
            raise OptionError("you can sit on one seat only")
        taken = {nickname}
        names = self.bot_names(taken)
        rows: list[dict[str, Any]] = []
        id = "".join(secrets.choice(_ALPHABET) for _ in range(8))
        for number, wanted in enumerate(request.seats):
            row = {"table_id": id, "seat": number, "guest": None, "name": "", "bot": None, "left": False}
            row |= {"kind": "open", "link": secrets.token_urlsafe(24)}
            if wanted.kind == "me":
                row |= {"kind": "person", "guest": guest, "name": nickname}
            elif wanted.kind == "bot":
                chosen = bot(wanted.bot or "random", title).name
                row |= {"kind": "bot", "bot": chosen, "name": next(names)}
            rows.append(row)
        seed = chance.seed_bytes(None)
        now = time.time()
        await self.storage.add_table(
            {
                "id": id,
                "title": title.key,
                "options": dict(setup.options),
                "status": "open",
                "host": guest,
                "public": request.public,
                "shuffle_seats": request.shuffle_seats,
                "hammer": request.hammer,
                "away": request.away,
                "seed": seed.hex(),
                "commitment": title.commit(setup, seed),
                "rules": title.rules_version,
                "created": now,
                "changed": now,
            },
            rows,
        )
        return await self.table(id)

    async def rematch(self, old: LiveTable, guest: str, nickname: str) -> LiveTable:
        """The same again: same title, options and company. Who asks first opens it, the others follow."""
        if old.status not in ("over", "ended"):
            raise TableError("not-over")
        if old.rematch is not None:
            return await self.table(old.rematch)
        seats = []
        for place in old.seats:
            kind = "me" if place.guest == guest else "bot" if place.kind == "bot" else "open"
            seats.append(wire.SeatRequest(kind, place.bot if kind == "bot" else None))  # type: ignore[arg-type]
        options = {
            key: ("on" if value else "off") if isinstance(value, bool) else value for key, value in old.options.items()
        }
        request = wire.TableRequest(
            old.title.key, tuple(seats), options, old.public, old.shuffle_seats, old.hammer, old.away
        )
        new = await self.new_table(request, guest, nickname)
        await old.set_rematch(new.id)
        return new

    def bot_names(self, taken: set[str]) -> Iterator[str]:
        """Names for bots that nobody else at the table has."""
        yield from (name for name in _BOT_NAMES if name not in taken)
        yield from (f"{name} II" for name in _BOT_NAMES)

    async def lobby_tables(self, statuses: tuple[str, ...]) -> list[LiveTable]:
        return [await self.table(id) for id in await self.storage.public_tables(statuses, _LOBBY)]

    async def tables_of(self, guest: str) -> list[LiveTable]:
        return [await self.table(id) for id in await self.storage.tables_of(guest, _LOBBY)]
