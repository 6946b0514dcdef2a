"""What is kept: guests, tables, seats, logs, guest books. SQLite by default, PostgreSQL by address."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from vernissage.server.settings import CLUB, SettingError

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("nickname", sa.String(24), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
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
)

_HOUSE = 0x7665726E
"""The key of the lock a process holds while it brings a PostgreSQL database to its newest form."""
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).with_name("migrations")


class Conflict(Exception):
    """Another process was quicker: that number of the log is taken."""


@dataclass(frozen=True)
class LogEntry:
    """A line of a table's log: a move, a step back, or `done`; `cause` is person, bot or clock."""

    number: int
    kind: str
    seat: int
    move: str
    cause: str
    at: float


class Storage:
    """All reading and writing. A method returns only when what it wrote is safe."""

    def __init__(self, address: str) -> None:
        try:
            self.engine = create_async_engine(address, **_pool(address))
        except (SQLAlchemyError, ImportError, ValueError) as error:
            why = _way_out(address, error)
            raise SettingError(f"the database address {_without_password(address)} cannot be used: {why}") from None
        self.file = self.engine.url.database if address.startswith("sqlite") else None
        """The file of an SQLite database."""
        if address.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_immediate)

    async def open(self) -> None:
        """Bring the database to the newest form."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
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

    async def table(self, id: str) -> tuple[sa.Row[Any], Sequence[sa.Row[Any]]] | None:
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

    async def change_table(self, id: str, **values: Any) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == id).values(**values))

    async def put_seats(self, id: str, rows: Sequence[dict[str, Any]], **values: Any) -> None:
        """Write all seats of a table anew, together with changes to the table itself."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(seats).where(seats.c.table_id == id))
            await connection.execute(sa.insert(seats), list(rows))
            if values:
                await connection.execute(sa.update(tables).where(tables.c.id == id).values(**values))

    async def append(self, table_id: str, entry: LogEntry, **values: Any) -> None:
        """Append to a table's log, with changes to the table itself; Conflict if that number is taken."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    sa.insert(entries).values(
                        table_id=table_id,
                        number=entry.number,
                        kind=entry.kind,
                        seat=entry.seat,
                        move=entry.move,
                        cause=entry.cause,
                        at=entry.at,
                    )
                )
                if values:
                    await connection.execute(sa.update(tables).where(tables.c.id == table_id).values(**values))
        except IntegrityError as error:
            raise Conflict(f"entry {entry.number} of table {table_id} is taken") from error

    async def log(self, table_id: str, after: int = 0) -> list[LogEntry]:
        async with self.engine.begin() as connection:
            wanted = sa.and_(entries.c.table_id == table_id, entries.c.number > after)
            rows = await connection.execute(sa.select(entries).where(wanted).order_by(entries.c.number))
            return [LogEntry(row.number, row.kind, row.seat, row.move, row.cause, row.at) for row in rows]

    async def add_chat(self, table_id: str, guest: str, name: str, text: str, now: float) -> None:
        async with self.engine.begin() as connection:
            last = sa.select(sa.func.coalesce(sa.func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)
            number = (await connection.execute(last)).scalar_one() + 1
            await connection.execute(
                sa.insert(chat).values(table_id=table_id, number=number, guest=guest, name=name, text=text, at=now)
            )

    async def chat(self, table_id: str, after: int = 0) -> Sequence[sa.Row[Any]]:
        async with self.engine.begin() as connection:
            wanted = sa.and_(chat.c.table_id == table_id, chat.c.number > after)
            return (await connection.execute(sa.select(chat).where(wanted).order_by(chat.c.number))).all()

    async def public_tables(self, statuses: Sequence[str], most: int) -> list[str]:
        """The newest public tables of these statuses."""
        async with self.engine.begin() as connection:
            wanted = sa.and_(tables.c.public, tables.c.status.in_(statuses))
            found = sa.select(tables.c.id).where(wanted).order_by(tables.c.changed.desc()).limit(most)
            return list((await connection.execute(found)).scalars())

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The newest tables a guest sits at or opened."""
        async with self.engine.begin() as connection:
            sits = sa.select(seats.c.table_id).where(seats.c.guest == guest)
            wanted = sa.or_(tables.c.host == guest, tables.c.id.in_(sits))
            found = sa.select(tables.c.id).where(wanted).order_by(tables.c.changed.desc()).limit(most)
            return list((await connection.execute(found)).scalars())

    async def running(self) -> list[str]:
        """The tables that are being played."""
        async with self.engine.begin() as connection:
            return list(
                (await connection.execute(sa.select(tables.c.id).where(tables.c.status == "playing"))).scalars()
            )


def _pool(address: str) -> dict[str, Any]:
    """One connection to a file; those to a server are looked at before use, for it may have been restarted."""
    return {"pool_size": 1} if address.startswith("sqlite") else {"pool_pre_ping": True}


def _way_out(address: str, error: Exception) -> str:
    """Why an address cannot be used, with what helps where we know it."""
    kind, _, rest = address.partition("://")
    if kind in _DRIVERS:
        return f"write {_without_password(f'{_DRIVERS[kind]}://{rest}')}"
    if isinstance(error, ModuleNotFoundError) and error.name == "asyncpg":
        return f"the package asyncpg is not installed; {CLUB} installs it"
    return f"{str(error).splitlines()[0]}; PostgreSQL is postgresql+asyncpg://…, SQLite sqlite+aiosqlite:///…"


def _without_password(address: str) -> str:
    return re.sub(r"://[^/]*@", "://…@", address)


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
