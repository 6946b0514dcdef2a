"""What is kept: guests, tables, seats, logs, guest books. SQLite by default, PostgreSQL by address."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
import sqlite3
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from vernissage.server.appending import Appender
from vernissage.server.presence import Presence
from vernissage.server.settings import CLUB, SettingError

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("nickname", sa.String(24), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("shuffle_seats", sa.Boolean, nullable=False),
    sa.Column("hammer", sa.Integer, nullable=False),
    sa.Column("away", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("rematch", sa.String(16)),
    sa.Column("winners", sa.JSON),
    sa.Column("evening", sa.String(16), index=True),
    sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seated", sa.Integer, nullable=False, server_default="0"),
    sa.Column("fork", sa.JSON(none_as_null=True)),
    sa.Column("set_up", sa.Text),
    sa.Column("awaited", sa.JSON(none_as_null=True)),
    sa.Column("reserve", sa.Integer, nullable=False, server_default="0"),
    sa.Column("refill", sa.Integer, nullable=False, server_default="0"),
    sa.Column("clocks", sa.JSON(none_as_null=True)),
    sa.Column("due", sa.Float, index=True),  # when the house has to look after a relaxed table
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(32)),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("link", sa.String(64), nullable=False),
    sa.Column("orders", sa.JSON, nullable=False),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("cause", sa.String(8), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False, server_default="said"),
)

_HOUSE = 0x7665726E
"""The key of the lock a process holds while it brings a PostgreSQL database to its newest form."""
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).with_name("migrations")


_CHANGED = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("_id"))
    .values(**{name: sa.bindparam(f"_{name}") for name in ("changed", "awaited", "clocks", "due")})
)
_AT_EACH_MOVE = {"changed", "awaited", "clocks", "due"}
"""What changes of a table with every move, and is written for many tables at once."""
PROBE = sa.text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing: SQLite begins on a database for reading alone, too, and fails only here."""


class Conflict(Exception):
    """Another process was quicker: that number of the log is taken, or the seating is another one by now."""


@dataclass(frozen=True)
class LogEntry:
    """A line of a table's log: a move, a step back, or `done`; `cause` is person, bot or clock."""

    number: int
    kind: str
    seat: int
    move: str
    cause: str
    at: float


_Appended = tuple[str, LogEntry, dict[str, Any]]
"""The table, its new entry, and what changes of the table itself."""


StoredRows = tuple["sa.Row[Any]", Sequence["sa.Row[Any]"]]
"""A table's row and those of its seats."""


class Storage:
    """All reading and writing. A method returns only when what it wrote is safe."""

    def __init__(self, address: str) -> None:
        try:
            self.engine = create_async_engine(
                address,
                hide_parameters=True,  # an error that is written down names no move and no link
                **_pool(address),
            )
        except (SQLAlchemyError, ImportError, ValueError) as error:
            why = _way_out(address, error)
            raise SettingError(f"the database address {without_password(address)} cannot be used: {why}") from None
        except TypeError:  # SQLite without a file has no pool to be told of
            shown = without_password(address)
            raise SettingError(
                f"the database address {shown} names no file; write sqlite+aiosqlite:/// and its path"
            ) from None
        self.file = self.engine.url.database if address.startswith("sqlite") else None
        """The file of an SQLite database."""
        self.presence = Presence(self.file)
        if address.startswith("sqlite"):
            _as_ours(self.engine.sync_engine, self.presence)
        self._writer = None if self.file is None else _writer_to(self.file, self.presence)
        """Writes a batch of moves to SQLite in one go: its asynchronous driver changes threads at every statement."""
        self._thread = ThreadPoolExecutor(1, "storing")
        self._appender = Appender(self._append_all, IntegrityError)

    async def open(self) -> None:
        """Bring the database to the newest form."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)
            await connection.execute(PROBE)
        self.presence.note()

    async def take_over(self) -> None:
        """Another file lies in the place of the database: go on with that one."""
        await self.engine.dispose()
        if self._writer is not None:
            self._writer.dispose()
        self.presence.note()

    def has_newest_form(self) -> bool:
        """Whether the file that lies there now is a database of ours, whole and of the newest form."""
        try:
            with contextlib.closing(sqlite3.connect(f"file:{quote(self.file or '')}?mode=ro", uri=True)) as connection:
                found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
                return bool(found == [(newest_form(),)])
        except sqlite3.Error:
            return False

    async def close(self) -> None:
        await self._appender.close()
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.dispose()
        await self.engine.dispose()

    async def guest(self, id: str) -> sa.Row[Any] | None:
        async with self.engine.begin() as connection:
            return (await connection.execute(sa.select(guests).where(guests.c.id == id))).one_or_none()

    async def put_guest(self, id: str, nickname: str, now: float) -> None:
        """Add a guest, or change the nickname."""
        async with self.engine.begin() as connection:
            change = sa.update(guests).where(guests.c.id == id).values(nickname=nickname)
            if not (await connection.execute(change)).rowcount:
                await connection.execute(sa.insert(guests).values(id=id, nickname=nickname, created=now))

    async def add_table(self, row: dict[str, Any], seat_rows: Sequence[dict[str, Any]]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(tables).values(**row))
            await connection.execute(sa.insert(seats), list(seat_rows))

    async def table(self, id: str) -> StoredRows | None:
        """A table's row and its seats."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == id))).one_or_none()
            if row is None:
                return None
            found = sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
            return row, (await connection.execute(found)).all()

    async def changed(self, ids: Sequence[str]) -> dict[str, float]:
        """When each of these tables was last changed."""
        async with self.engine.begin() as connection:
            found = await connection.execute(sa.select(tables.c.id, tables.c.changed).where(tables.c.id.in_(ids)))
            return {row.id: row.changed for row in found}

    async def reseat(
        self, id: str, seated: int, rows: Sequence[dict[str, Any]] | None, unmoved: float | None = None, **values: Any
    ) -> None:
        """Write another seating, the seats (None: they stay) and changes to the table itself.

        `seated` counts the seatings of a table, and is the one that this one was worked out from: Conflict if another
        was stored since. So it is with a move, where it must not have been `changed` since `unmoved`.
        """
        same = sa.and_(tables.c.id == id, tables.c.seated == seated)
        if unmoved is not None:
            same = sa.and_(same, tables.c.changed == unmoved)
        async with self.engine.begin() as connection:
            change = sa.update(tables).where(same).values(seated=seated + 1, **values)
            if not (await connection.execute(change)).rowcount:
                raise Conflict(f"table {id} has another seating")
            if rows is not None:
                await connection.execute(sa.delete(seats).where(seats.c.table_id == id))
                await connection.execute(sa.insert(seats), list(rows))

    @staticmethod
    async def note_reseated(connection: AsyncConnection, ids: Collection[str]) -> None:
        """The seats of these tables are about to be changed one by one, in the transaction of this connection."""
        change = sa.update(tables).where(tables.c.id.in_(ids))
        await connection.execute(change.values(seated=tables.c.seated + 1))

    async def set_rematch(self, id: str, rematch: str) -> None:
        """The table the players go on to; Conflict if there is another one."""
        first = sa.and_(tables.c.id == id, tables.c.rematch.is_(None))
        async with self.engine.begin() as connection:
            if not (await connection.execute(sa.update(tables).where(first).values(rematch=rematch))).rowcount:
                raise Conflict(f"table {id} has a rematch")

    async def append(self, table_id: str, entry: LogEntry, **values: Any) -> None:
        """Append to a table's log, with changes to the table itself; Conflict if that number is taken."""
        try:
            await self._appender.add((table_id, entry, values))
        except IntegrityError as error:
            raise Conflict(f"entry {entry.number} of table {table_id} is taken") from error

    async def _append_all(self, batch: list[_Appended]) -> None:
        if self._writer is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(_append, batch)
        else:
            await asyncio.get_running_loop().run_in_executor(self._thread, _append_by, self._writer, batch)

    async def log(self, table_id: str, after: int = 0) -> list[LogEntry]:
        async with self.engine.begin() as connection:
            wanted = sa.and_(entries.c.table_id == table_id, entries.c.number > after)
            rows = await connection.execute(sa.select(entries).where(wanted).order_by(entries.c.number))
            return [LogEntry(row.number, row.kind, row.seat, row.move, row.cause, row.at) for row in rows]

    async def add_chat(self, table_id: str, guest: str, name: str, text: str, now: float, kind: str = "said") -> None:
        async with self.engine.begin() as connection:
            last = sa.select(sa.func.coalesce(sa.func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)
            number = (await connection.execute(last)).scalar_one() + 1
            row = {"table_id": table_id, "number": number, "guest": guest, "name": name, "text": text, "at": now}
            await connection.execute(sa.insert(chat).values(**row, kind=kind))

    async def chat(self, table_id: str, after: int = 0) -> Sequence[sa.Row[Any]]:
        async with self.engine.begin() as connection:
            wanted = sa.and_(chat.c.table_id == table_id, chat.c.number > after)
            return (await connection.execute(sa.select(chat).where(wanted).order_by(chat.c.number))).all()

    async def public_tables(
        self, statuses: Sequence[str], played: Sequence[tuple[str, int]], most: int
    ) -> list[StoredRows]:
        """The newest public tables of these statuses, of the titles and versions of rules that are played here."""
        here = sa.or_(False, *(sa.and_(tables.c.title == key, tables.c.rules == rules) for key, rules in played))
        return await self._listed(sa.and_(tables.c.public, tables.c.status.in_(statuses), here), most)

    async def tables_of(self, guest: str, most: int) -> list[StoredRows]:
        """The tables a guest sits at or opened, those that are played first, the newest first."""
        sits = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        played = sa.case((tables.c.status == "playing", 0), else_=1)
        return await self._listed(sa.or_(tables.c.host == guest, tables.c.id.in_(sits)), most, played)

    async def tables_named(self, ids: Sequence[str]) -> list[StoredRows]:
        """Those of the tables that are there."""
        return await self._listed(tables.c.id.in_(ids), len(ids))

    async def _listed(self, wanted: Any, most: int, *first: Any) -> list[StoredRows]:
        async with self.engine.begin() as connection:
            # A list needs no position a table was forked at.
            columns = [column for column in tables.c if column is not tables.c.set_up]
            found = sa.select(*columns).where(wanted).order_by(*first, tables.c.changed.desc()).limit(most)
            rows = (await connection.execute(found)).all()
            ids = [row.id for row in rows]
            placed = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            sitting: dict[str, list[sa.Row[Any]]] = {id: [] for id in ids}
            for place in (await connection.execute(placed)).all():
                sitting[place.table_id].append(place)
        return [(row, sitting[row.id]) for row in rows]

    async def due(self, now: float, here: sa.ColumnElement[bool], most: int) -> list[str]:
        """The relaxed tables the house has to look after by now, of those that can be played here."""
        wanted = sa.and_(tables.c.status == "playing", tables.c.due <= now, here)
        async with self.engine.begin() as connection:
            found = sa.select(tables.c.id).where(wanted).order_by(tables.c.due).limit(most)
            return list((await connection.execute(found)).scalars())

    async def running(self) -> list[str]:
        """The tables that are being played."""
        async with self.engine.begin() as connection:
            return list(
                (await connection.execute(sa.select(tables.c.id).where(tables.c.status == "playing"))).scalars()
            )


def playable(played: Sequence[tuple[str, int]], aside: Collection[str]) -> sa.ColumnElement[bool]:
    """Tables of these titles, in these versions of their rules, but for those that are set aside all the same."""
    here = sa.or_(False, *(sa.and_(tables.c.title == key, tables.c.rules == rules) for key, rules in played))
    return sa.and_(here, tables.c.id.not_in(aside))


def _append(connection: sa.Connection, batch: list[_Appended]) -> None:
    """Entries of many tables, and what changes of the tables themselves."""
    rows = [{"table_id": table, **vars(entry)} for table, entry, _ in batch]
    changes = [
        {"_id": table, **{f"_{name}": value for name, value in values.items()}}
        for table, _, values in batch
        if values.keys() == _AT_EACH_MOVE
    ]
    connection.execute(sa.insert(entries), rows)
    if changes:
        connection.execute(_CHANGED, changes)
    for table, _, values in batch:
        if values and values.keys() != _AT_EACH_MOVE:
            # Another status is another seating: whoever works one out from the last must look again.
            change = sa.update(tables).where(tables.c.id == table)
            connection.execute(change.values(seated=tables.c.seated + 1, **values))


def _append_by(writer: sa.Engine, batch: list[_Appended]) -> None:
    with writer.begin() as connection:
        _append(connection, batch)


def _writer_to(file: str, presence: Presence) -> sa.Engine:
    engine = sa.create_engine(
        f"sqlite:///{file}", poolclass=sa.StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
    )
    _as_ours(engine, presence)
    return engine


def _as_ours(engine: sa.Engine, presence: Presence) -> None:
    """An SQLite engine whose file is looked after before each transaction."""
    event.listen(engine, "do_connect", lambda *_: presence.check())
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", lambda _: presence.check())
    event.listen(engine, "begin", _begin_immediate)


@functools.cache
def newest_form() -> str:
    """The newest revision of the database's form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return str(ScriptDirectory.from_config(config).get_current_head())


def _pool(address: str) -> dict[str, Any]:
    """One connection to a file; those to a server are looked at before use, for it may have been restarted."""
    return {"pool_size": 1} if address.startswith("sqlite") else {"pool_pre_ping": True}


def _way_out(address: str, error: Exception) -> str:
    """Why an address cannot be used, with what helps where we know it."""
    kind, _, rest = address.partition("://")
    if kind in _DRIVERS:
        return f"write {without_password(f'{_DRIVERS[kind]}://{rest}')}"
    if isinstance(error, ModuleNotFoundError) and error.name == "asyncpg":
        return f"the package asyncpg is not installed; {CLUB} installs it"
    return f"{str(error).splitlines()[0]}; PostgreSQL is postgresql+asyncpg://…, SQLite sqlite+aiosqlite:///…"


def without_password(address: str) -> str:
    """An address as it may be shown and written down.

    >>> without_password("postgresql+asyncpg://ann:a/b@c@host/games?password=d")
    'postgresql+asyncpg://…@host/games?password=…'
    >>> without_password("sqlite+aiosqlite:////srv/ann@home/games.db")
    'sqlite+aiosqlite:////srv/ann@home/games.db'
    """
    if address.startswith("sqlite"):
        return address
    hidden = re.sub(r"://.*@", "://…@", address)  # to the last one: nobody who forgot to escape a sign shows a part
    return re.sub(r"(password=)[^&]*", r"\1…", hidden)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver must not begin transactions behind our back
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # processes that are started together take turns
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:house)"), {"house": _HOUSE})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
