"""The house: its guests, its tables, and the word that passes between processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy.ext.asyncio import AsyncConnection

from vernissage.bots import bot, quick_bot
from vernissage.core import chance
from vernissage.core.errors import ComponentsError, OptionError, UnknownTitle, VernissageError
from vernissage.core.registry import title as find_title
from vernissage.core.registry import titles
from vernissage.core.titles import Title
from vernissage.server import thinking, wire
from vernissage.server.elsewhere import Elsewhere
from vernissage.server.guests import clean_nickname
from vernissage.server.hints import Hints
from vernissage.server.ledger import Ledger
from vernissage.server.limits import Limits, Sockets
from vernissage.server.log import Unplayable
from vernissage.server.notices import Channel, Notices
from vernissage.server.postbox import Postbox
from vernissage.server.push import Push
from vernissage.server.refusals import NoSuchTable, TableError
from vernissage.server.replays import Replays
from vernissage.server.reviews import Reviews
from vernissage.server.seating import new_link
from vernissage.server.settings import Settings
from vernissage.server.storage import Conflict, Storage, StoredRows
from vernissage.server.stored import SetAside, StoredTable, check_rules
from vernissage.server.table import LiveTable
from vernissage.server.watch import Watch
from vernissage.server.webhook import Webhook

logger = logging.getLogger(__name__)
CHANNEL = "tables"
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_BOT_NAMES = ("Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo")
_LOBBY = 30
_PAUSE = 0.5
"""Seconds between two tries to read tables that cannot be read."""
_LOOK = 2.0
"""Seconds after which a house of several looks whether anything was stored of which no word came."""
BOX_SECONDS = 0.3
"""How much processor time an owner's components file may take to read."""

SHORTEST_RESERVE = 600
"""Seconds: who plays that quickly is at a live table."""
SHORTEST_REFILL = 60
SHORTEST_ABSENCE = 10
"""Seconds: whoever only reloads the page is not replaced by a bot."""
TOO_SLOW = "the components file takes too long to read"


def new_id() -> str:
    """An id that can be read aloud."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(8))


class TableWord(msgspec.Struct, frozen=True):
    """Word between processes: which table (None: perhaps any) was changed by which process, never what changed."""

    table: str | None
    by: str


ANY_TABLE = msgspec.json.encode(TableWord(None, ""))
"""What is heard where word may have been missed."""


class House:
    """One server process."""

    def __init__(self, settings: Settings, storage: Storage, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.storage = storage
        self.channels = channels
        self.limits = Limits()
        self.sockets = Sockets(settings.sockets_per_guest, settings.sockets_per_address)
        self.thinkers = thinking.Thinkers(settings.bot_seconds)
        self.replays = Replays(self.thinkers)
        self.reviews = Reviews(self, settings.review_seconds)
        self.hints = Hints(self.thinkers, settings.hint_seconds)
        self.process = secrets.token_hex(8)
        self.elsewhere = Elsewhere(self)
        self.watch = Watch(self)
        self.postbox = Postbox(settings, storage.engine)
        self.push = Push(settings, storage.engine)
        self.notices = Notices(self, self._channels(), settings.site)
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every table somebody holds: there is never a second one of the same id."""
        self._kept: set[LiveTable] = set()
        """The tables that are played or looked at."""
        self._set_aside: dict[str, StoredTable] = {}
        """The tables whose log could not be followed since the house was opened."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._behind: set[str] = set()
        """The tables of which more may be stored than is known here."""
        self._to_read = asyncio.Event()
        self.finished = asyncio.Event()
        """Some game is over, or some table is gone: results may be due."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring the database up to date; the tables that were being played are taken up while guests come in."""
        await self.storage.open()
        await self.watch.note()
        await self.notices.open()
        self._tasks = [
            asyncio.create_task(self._hear(), name="word from other processes"),
            asyncio.create_task(self._follow(), name="tables that changed elsewhere"),
            asyncio.create_task(self.thinkers.warm_up(), name="the first worker"),
            asyncio.create_task(self.watch.keep(), name="clocks"),
            asyncio.create_task(self._take_up(await self.storage.running()), name="tables that were being played"),
        ]
        if self.settings.redis:
            self._tasks += [
                asyncio.create_task(self._look(), name="what no word came of"),
                asyncio.create_task(self.elsewhere.speak(), name="who is here"),
                asyncio.create_task(self.elsewhere.listen(), name="who is elsewhere"),
            ]

    async def _take_up(self, ids: list[str]) -> None:
        with contextlib.suppress(Exception):  # a title that cannot be read is told of with its tables
            await asyncio.to_thread(titles)  # reading their code keeps no guest waiting
        for id in ids:
            try:
                await self.table(id)
            except (NoSuchTable, SetAside) as error:
                logger.warning("table %s is not taken up: %s", id, error)
            except Exception:
                logger.exception("table %s could not be taken up", id)

    async def close(self) -> None:
        await self.notices.close()
        self.push.close()
        await self.reviews.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._tables.values()):
            await table.close()
        await self.thinkers.close()
        await self.storage.close()

    def in_memory(self) -> list[LiveTable]:
        """Every table somebody holds."""
        return list(self._tables.values())

    def _channels(self) -> list[Channel]:
        """The ways in which this house tells people who are not looking."""
        settings = self.settings
        webhook = [Webhook(settings.webhook, settings.webhook_secret)] if settings.webhook else []
        return [*webhook, *(channel for channel in (self.postbox, self.push) if channel.is_open)]

    def held(self, id: str) -> LiveTable | None:
        """The table of that id, if somebody holds it."""
        return self._tables.get(id)

    def set_aside(self) -> list[StoredTable]:
        """The tables whose log could not be followed since the house was opened."""
        return list(self._set_aside.values())

    async def take_up_running(self) -> None:
        """Take up the tables that are being played."""
        await self._take_up(await self.storage.running())

    async def hang_up(self, guest: str) -> None:
        """End the live connections of a guest in this process."""
        for table in self.in_memory():
            for visitor in [one for one in table.visitors if one.guest == guest]:
                await visitor.hang_up()

    async def rewrite(self, ids: Collection[str], change: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Change the stored seats of many tables at once: while they stand still, stored first, then adopted."""
        here = sorted((table for table in self.in_memory() if table.id in ids), key=lambda table: table.id)
        async with contextlib.AsyncExitStack() as held:
            for table in here:
                await held.enter_async_context(table.lock)
            async with self.storage.engine.begin() as connection:
                await self.storage.note_reseated(connection, ids)
                await change(connection)
            for table in here:
                await table.reread()
        for table in self.in_memory():
            if table.id in ids and table not in here:  # opened meanwhile
                await table.refresh()
        for id in ids:
            await self.announce(id)

    async def read_again(self, id: str) -> None:
        """A table was changed in the database alone: who holds it, here or elsewhere, reads it."""
        if (table := self._tables.get(id)) is not None:
            await table.refresh()
        await self.announce(id)

    async def forget_tables(self, *ids: str) -> None:
        """Let go of tables, or of all: whoever still holds one finds it ended, and the next visitor reads it anew."""
        self.replays.forget(*ids)
        self.reviews.forget(*ids)
        for table in self.in_memory():
            if not ids or table.id in ids:
                await table.retire()
                self._kept.discard(table)
                self._tables.pop(table.id, None)
        for id in ids or list(self._set_aside):
            self._set_aside.pop(id, None)

    # What other processes do.

    async def announce(self, table: str) -> None:
        if self.settings.redis:  # a house of one process has nobody to tell
            self.channels.publish(msgspec.json.encode(TableWord(table, self.process)), [CHANNEL])

    async def _hear(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                with contextlib.suppress(msgspec.MsgspecError):  # of another version, or no word of ours
                    word = msgspec.json.decode(data, type=TableWord)
                    if word.by != self.process:
                        self.look_again(word.table)

    def look_again(self, table: str | None) -> None:
        """More may be stored of a table, or (None) of all that are held here, than is known here."""
        self._behind.update(self._tables.keys() if table is None else (table,))
        self._to_read.set()

    async def _look(self) -> None:
        """Word is lost with a process that is killed after it stored something."""
        while True:
            await asyncio.sleep(_LOOK)
            with contextlib.suppress(Exception):  # a database that is gone is told of by all others who need it
                stored = await self.storage.changed([table.id for table in self._kept])
                for id in [table.id for table in self._kept if stored.get(table.id) not in (None, table.changed)]:
                    self.look_again(id)

    async def _follow(self) -> None:
        """Read what may be newer; a table that cannot be read is tried until it can: no other word may come of it."""
        had_trouble = False
        while True:
            await self._to_read.wait()
            self._to_read.clear()
            ids, self._behind = self._behind, set()
            troubles = [trouble for id in ids if (trouble := await self._read_again(id))]
            if troubles:
                if not had_trouble:
                    logger.warning("%s; it is tried until it can", troubles[0])
                await asyncio.sleep(_PAUSE)
            had_trouble = bool(troubles)

    async def _read_again(self, id: str) -> str:
        """Bring a table to where its log ends; what is wrong if that cannot be done now."""
        table = self._tables.get(id)
        if table is not None:
            try:
                await table.refresh()
            except Unplayable as error:  # nor could it be tomorrow
                logger.warning("table %s cannot follow another process: %s", id, error)
            except Exception as error:
                self.look_again(id)
                return f"table {id} cannot be read ({type(error).__name__})"
        return ""

    # Tables.

    async def table(self, id: str) -> LiveTable:
        """The live table of that id, opened if need be."""
        table = self._tables.get(id)
        if table is not None:
            return table
        opening = self._opening.setdefault(id, asyncio.Lock())
        async with opening:
            return self._tables.get(id) or await self._open(id)

    async def _open(self, id: str) -> LiveTable:
        found = await self.storage.table(id)
        if found is None:
            raise NoSuchTable(f"there is no table {id[:16]!r}")
        check_rules(*found)
        if id in self._set_aside:
            raise SetAside(self._set_aside[id])
        table = LiveTable(self, *found)
        try:
            await table.open()
        except Unplayable as error:
            cause = error.__cause__
            traced = None if isinstance(cause, VernissageError) else cause  # a move that is refused needs no trace
            logger.warning("table %s is set aside: %s", id, error, exc_info=traced)
            self._set_aside[id] = StoredTable(*found, table.title)
            raise SetAside(self._set_aside[id]) from error
        self._tables[id] = table
        self.keep(table)
        return table

    async def kept(self, id: str) -> LiveTable | StoredTable:
        """The table of that id, to look at: one that cannot be played here too."""
        try:
            return await self.table(id)
        except SetAside as error:
            return error.table

    def _listed(self, found: list[StoredRows]) -> list[LiveTable | StoredTable]:
        """Tables as a list shows them: those that are open here as they are, the others as they were stored."""
        return [self._tables.get(row.id) or StoredTable(row, places, _here(row.title)) for row, places in found]

    def why_set_aside(self, table: StoredTable) -> SetAside | None:
        """Why a table cannot be played here; None if it can, as far as is known."""
        return SetAside(table) if table.plays != table.rules or table.id in self._set_aside else None

    @property
    def kept_tables(self) -> list[LiveTable]:
        """The tables that are played or looked at."""
        return list(self._kept)

    def keep(self, table: LiveTable) -> None:
        """Hold on to a table while it is played or looked at."""
        if table.visitors or (table.status == "playing" and not table.rests):
            self._kept.add(table)
        else:
            self._kept.discard(table)

    async def new_table(self, request: wire.TableRequest, guest: str, nickname: str) -> LiveTable:
        """Open a table as a guest asked for."""
        title = find_title(request.title)
        if request.components:
            await self._look_into(title, request.components)
        row, seat_rows = self.laid(request, guest, nickname, chance.seed_bytes(None))
        await self.storage.add_table(row, seat_rows)
        return await self.table(row["id"])

    def laid(
        self, request: wire.TableRequest, guest: str, nickname: str, seed: bytes, evening: str | None = None
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """A new table and its seats as they are stored; one of an evening is sealed until the last of them is over."""
        title = find_title(request.title)
        setup = title.setup(len(request.seats), request.options, request.components or None)
        if sum(seat.kind == "me" for seat in request.seats) > 1:
            raise OptionError("you can sit on one seat only")
        if 0 < request.away < SHORTEST_ABSENCE:
            raise TableError("away-too-short")
        check_pace(request)
        here = [wanted.name for wanted in request.seats if wanted.kind == "here"]
        if here and evening is not None:
            raise TableError("shared-evening")
        if len({nickname, *here}) <= len(here):
            raise TableError("shared-names")
        taken = {nickname, *filter(None, here)}
        names = self.bot_names(taken)
        rows: list[dict[str, Any]] = []
        id = new_id()
        for number, wanted in enumerate(request.seats):
            row = {"table_id": id, "seat": number, "guest": None, "name": "", "bot": None, "left": False}
            row |= {"kind": "open", "link": new_link(), "orders": {}}
            if wanted.kind == "me":
                row |= {"kind": "person", "guest": guest, "name": nickname}
            elif wanted.kind == "here":
                row |= {"kind": "person", "guest": guest, "name": clean_nickname(wanted.name or "")}
            elif wanted.kind == "bot":
                chosen = bot(wanted.bot or quick_bot(title), title).name
                row |= {"kind": "bot", "bot": chosen, "name": next(names)}
            rows.append(row)
        now = time.time()
        table = {
            "id": id,
            "title": title.key,
            "options": dict(setup.options),
            "components": "" if setup.is_standard else setup.components_text,
            "status": "open",
            "host": guest,
            "public": request.public,
            "shuffle_seats": request.shuffle_seats,
            "hammer": request.hammer,
            "away": 0 if request.reserve else request.away,  # at a relaxed table the clock decides, not an absence
            "reserve": request.reserve,
            "refill": request.refill,
            "hints": request.hints and evening is None,  # the tables of an evening are compared with each other
            "seed": seed.hex(),
            "commitment": title.commit(setup, seed),
            "rules": title.rules_version,
            "created": now,
            "changed": now,
            "evening": evening,
            "sealed": evening is not None,
        }
        return table, rows

    async def _look_into(self, title: Title[Any, Any], components: str) -> None:
        """Read an owner's file in a worker process first: whatever is in it keeps nobody here waiting."""
        try:
            problems = await self.thinkers.work(read_box, title.key, components)
        except TimeoutError:
            raise ComponentsError(TOO_SLOW) from None
        if found := msgspec.json.decode(problems, type=list[str]):
            raise ComponentsError(*found)

    async def rematch(self, old: LiveTable, guest: str, nickname: str) -> LiveTable:
        """The same again: same title, options and company on the same seats. Who asks first opens it, others follow."""
        if old.status not in ("over", "ended"):
            raise TableError("not-over")
        async with self._opening.setdefault(f"rematch of {old.id}", asyncio.Lock()):
            if old.rematch is not None:
                return await self.table(old.rematch)
            return await self._open_rematch(old, guest, nickname)

    async def _open_rematch(self, old: LiveTable, guest: str, nickname: str) -> LiveTable:
        own = old.seats_of(guest)
        mine = next((seat for seat in own if old.seats[seat].name == nickname), min(own, default=None))
        seats = []
        for place in old.seats:
            kind = "bot" if place.kind == "bot" else "open"
            if place.guest == guest:
                kind = "me" if place.seat == mine else "here"
            name = place.name if kind == "here" else None
            seats.append(wire.SeatRequest(kind, place.bot if kind == "bot" else None, name))  # type: ignore[arg-type]
        options = {
            key: ("on" if value else "off") if isinstance(value, bool) else value for key, value in old.options.items()
        }
        request = wire.TableRequest(
            old.title.key,
            tuple(seats),
            options,
            old.public,
            False,
            old.hammer,
            old.away,
            old.components,
            old.reserve,
            old.refill,
            old.hints,
        )
        row, rows = self.laid(request, guest, nickname, chance.seed_bytes(None))
        for place, seat in zip(old.seats, rows, strict=True):
            if place.kind == "person" and place.guest != guest and not place.left:
                seat |= {"kind": "person", "guest": place.guest, "name": place.name}
        id: str = row["id"]
        await self.storage.add_table(row, rows)
        try:
            await old.set_rematch(id)
        except Conflict:  # somebody in another process asked first
            await Ledger(self.storage).delete(id)
            assert old.rematch is not None
            return await self.table(old.rematch)
        return await self.table(id)

    def bot_names(self, taken: set[str]) -> Iterator[str]:
        """Names for bots that nobody else at the table has."""
        yield from (name for name in _BOT_NAMES if name not in taken)
        yield from (f"{name} II" for name in _BOT_NAMES)

    async def lobby_tables(self, statuses: tuple[str, ...]) -> list[LiveTable | StoredTable]:
        """The newest public tables that can be played here."""
        played = [(title.key, title.rules_version) for title in titles()]
        found = self._listed(await self.storage.public_tables(statuses, played, _LOBBY))
        return [table for table in found if table.id not in self._set_aside]

    async def tables_named(self, ids: Sequence[str]) -> list[LiveTable | StoredTable]:
        """Those of the tables that are there, as a list shows them."""
        return self._listed(await self.storage.tables_named(ids))

    async def tables_of(self, guest: str) -> list[LiveTable | StoredTable]:
        return self._listed(await self.storage.tables_of(guest, _LOBBY))


def check_pace(request: wire.TableRequest) -> None:
    """Raise TableError unless the clocks that are wanted make sense."""
    if not request.reserve and not request.refill:
        return
    if request.reserve < SHORTEST_RESERVE or not SHORTEST_REFILL <= request.refill <= request.reserve:
        raise TableError("clock-too-short")
    if request.hammer:
        raise TableError("clock-and-hammer")
    if len(request.seats) == 1:
        raise TableError("clock-alone")


def _here(key: str) -> Title[Any, Any] | None:
    try:
        return find_title(key)
    except UnknownTitle:
        return None


def read_box(title_key: str, components: str) -> bytes:
    """Runs in a worker process: what is wrong with a components file, as JSON."""
    title = find_title(title_key)
    began = time.process_time()
    try:
        title.setup(title.facts.players[0], None, components)
    except ComponentsError as error:
        return msgspec.json.encode(error.problems)
    except RecursionError:
        return msgspec.json.encode(["the components file is nested too deeply"])
    return msgspec.json.encode([TOO_SLOW] if time.process_time() - began > BOX_SECONDS else [])
