"""What a host may know and do about stored tables, in the database itself: the house may be open or not."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from vernissage.core.errors import VernissageError
from vernissage.core.redaction import redacted
from vernissage.core.registry import title as find_title
from vernissage.server.log import TableLog, Unplayable, first_game
from vernissage.server.refusals import NoSuchTable, TableError
from vernissage.server.rows import members, places, reviews
from vernissage.server.storage import Conflict, Storage, chat, entries, guests, metadata, seats, tables
from vernissage.server.stored import SetAside, StoredTable, check_rules
from vernissage.server.wire_host import HostChatLine, HostMember, HostTable

UNFINISHED = ("open", "playing", "paused")
FINISHED = ("over", "ended")
DAY = 86_400.0
NOTICE = 7 * DAY
"""No finished table goes earlier than so long after the host set, or shortened, how long they are kept."""

muted = sa.Table(
    "muted",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
)
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("key", sa.String(32), primary_key=True),
    sa.Column("value", sa.JSON, nullable=False),
)


@dataclass(frozen=True)
class Retention:
    """For how long finished tables are kept, and since when that is so."""

    days: int
    since: float

    def goes_at(self, status: str, changed: float) -> float | None:
        """When a table goes; None: never."""
        if not self.days or status not in FINISHED:
            return None
        return max(changed + self.days * DAY, self.since + NOTICE)


class Ledger:
    """Reads and writes about tables as the host does."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Looking.

    async def tables(self, retention: Retention, most: int = 1000) -> list[HostTable]:
        """All tables, the last changed first."""
        async with self.storage.engine.begin() as connection:
            found = sa.select(tables).order_by(tables.c.changed.desc()).limit(most)
            rows = (await connection.execute(found)).all()
            ids = [row.id for row in rows]
            people = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            sitting = (await connection.execute(people)).all()
            made = sa.and_(entries.c.table_id.in_(ids), entries.c.kind == "move")
            count = sa.select(entries.c.table_id, sa.func.count()).where(made).group_by(entries.c.table_id)
            moves: dict[str, int] = {row[0]: row[1] for row in (await connection.execute(count)).all()}
        by_table: dict[str, list[Any]] = {}
        for seat in sitting:
            by_table.setdefault(seat.table_id, []).append(seat)
        return [_described(row, by_table.get(row.id, []), moves.get(row.id, 0), retention) for row in rows]

    async def counts(self) -> tuple[dict[str, int], int]:
        """Tables by status, and guests that ever came."""
        async with self.storage.engine.begin() as connection:
            by_status = await connection.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
            return dict(by_status.all()), (
                await connection.execute(sa.select(sa.func.count()).select_from(guests))
            ).scalar_one()

    async def members(self, most: int) -> tuple[int, list[HostMember]]:
        """How many there are, and those who came last, hidden ones too."""
        games = sa.select(sa.func.count()).where(places.c.guest == members.c.guest).scalar_subquery()
        found = (
            sa.select(members.c.page, guests.c.nickname, members.c.since, members.c.hidden, games.label("games"))
            .join(guests, guests.c.id == members.c.guest)
            .order_by(members.c.since.desc(), members.c.page)
            .limit(most)
        )
        async with self.storage.engine.begin() as connection:
            rows = (await connection.execute(found)).all()
            count = (await connection.execute(sa.select(sa.func.count()).select_from(members))).scalar_one()
        return count, [HostMember(row.page, row.nickname, row.since, row.hidden, row.games) for row in rows]

    async def size(self) -> int:
        """Bytes the database takes."""
        if self.storage.file is not None:
            return size_of(Path(self.storage.file))
        async with self.storage.engine.begin() as connection:
            return int((await connection.execute(sa.text("SELECT pg_database_size(current_database())"))).scalar_one())

    async def row(self, id: str) -> tuple[Any, Sequence[Any]]:
        found = await self.storage.table(id)
        if found is None:
            raise NoSuchTable(f"there is no table {id[:16]!r}")
        return found

    async def record(self, id: str, whole: bool = False) -> str:
        """A table's record. Of a game that is not over it is cut down to what a spectator may have, unless `whole`."""
        row, seat_rows = await self.row(id)
        if row.status == "open":
            raise TableError("not-started")
        if row.sealed and not whole:
            raise TableError("sealed")
        log = await self.storage.log(id)
        try:
            check_rules(row, seat_rows)
            game = _followed(row, seat_rows, log).game
        except SetAside as error:
            return error.table.record(log, None, whole).dump()
        except Unplayable:
            return StoredTable(row, seat_rows, find_title(row.title)).record(log, None, whole).dump()
        return (game.record if whole or game.outcome is not None else redacted(game, None)).dump()

    async def cannot_be_played(self, id: str) -> bool:
        """Whether an unfinished table would be set aside when the house opens."""
        row, seat_rows = await self.row(id)
        try:
            check_rules(row, seat_rows)
            if row.status != "open":
                _followed(row, seat_rows, await self.storage.log(id))
        except (SetAside, Unplayable):
            return True
        return False

    # Changing.

    async def end(self, id: str) -> None:
        row, _ = await self.row(id)
        if row.status not in UNFINISHED:
            raise TableError("over" if row.status == "over" else "ended")
        try:
            await self.storage.reseat(id, row.seated, None, status="ended", changed=time.time())
        except Conflict:
            raise TableError("busy") from None

    async def delete(self, id: str) -> None:
        """Remove a table and all that was stored of it."""
        async with self.storage.engine.begin() as connection:
            for table in (entries, chat, seats, reviews):
                await connection.execute(sa.delete(table).where(table.c.table_id == id))
            gone = (await connection.execute(sa.delete(tables).where(tables.c.id == id))).rowcount
            await connection.execute(sa.update(tables).where(tables.c.rematch == id).values(rematch=None))
        if not gone:
            raise NoSuchTable(f"there is no table {id[:16]!r}")

    # The guest books.

    async def chat(self, id: str) -> list[HostChatLine]:
        await self.row(id)
        silent = await self.muted()
        return [
            HostChatLine(row.number, row.guest, row.name, row.text, row.at, row.guest in silent)
            for row in await self.storage.chat(id)
            if row.kind == "said"
        ]

    async def remove_line(self, id: str, number: int) -> None:
        """Take a line out of a guest book: its place stays, empty."""
        where = sa.and_(chat.c.table_id == id, chat.c.number == number)
        async with self.storage.engine.begin() as connection:
            if not (await connection.execute(sa.update(chat).where(where).values(text=""))).rowcount:
                raise NoSuchTable(f"there is no line {number} at table {id[:16]!r}")

    async def muted(self) -> dict[str, str]:
        """The guests who are muted, by id, with their nicknames."""
        found = sa.select(muted.c.guest, guests.c.nickname).join(guests, guests.c.id == muted.c.guest)
        async with self.storage.engine.begin() as connection:
            return {row.guest: row.nickname for row in (await connection.execute(found)).all()}

    async def is_muted(self, guest: str) -> bool:
        async with self.storage.engine.begin() as connection:
            found = sa.select(muted.c.guest).where(muted.c.guest == guest)
            return (await connection.execute(found)).first() is not None

    async def mute(self, guest: str, wanted: bool) -> None:
        async with self.storage.engine.begin() as connection:
            await connection.execute(sa.delete(muted).where(muted.c.guest == guest))
            if not wanted:
                return
            known = (await connection.execute(sa.select(guests.c.id).where(guests.c.id == guest))).first()
            if known is None:
                raise NoSuchTable("there is no such guest")
            await connection.execute(sa.insert(muted).values(guest=guest, since=time.time()))

    # How long finished tables are kept.

    async def retention(self, days: int, now: float) -> Retention:
        """What holds now; a shorter time than the last one begins today."""
        try:
            return await self._retention(days, now)
        except IntegrityError:  # another process, started at the same moment, noted it first
            return await self._retention(days, now)

    async def _retention(self, days: int, now: float) -> Retention:
        async with self.storage.engine.begin() as connection:
            noted = (await connection.execute(sa.select(notes.c.value).where(notes.c.key == "keep_days"))).scalar()
            before, since = (noted["days"], noted["since"]) if noted else (0, now)
            if noted and before == days:
                return Retention(days, since)
            if days and (before == 0 or days < before):
                since = now
            await connection.execute(sa.delete(notes).where(notes.c.key == "keep_days"))
            await connection.execute(sa.insert(notes).values(key="keep_days", value={"days": days, "since": since}))
        return Retention(days, since)

    async def retention_noted(self, now: float) -> Retention:
        """What held when the house was last open."""
        async with self.storage.engine.begin() as connection:
            noted = (await connection.execute(sa.select(notes.c.value).where(notes.c.key == "keep_days"))).scalar()
        return Retention(noted["days"], noted["since"]) if noted else Retention(0, now)

    async def due(self, retention: Retention, now: float) -> list[str]:
        """The finished tables whose time is over."""
        if not retention.days or now < retention.since + NOTICE:
            return []
        old = sa.and_(tables.c.status.in_(FINISHED), tables.c.changed < now - retention.days * DAY)
        async with self.storage.engine.begin() as connection:
            return list((await connection.execute(sa.select(tables.c.id).where(old).limit(200))).scalars())


def _described(row: Any, seat_rows: Sequence[Any], moves: int, retention: Retention) -> HostTable:
    try:
        check_rules(row, seat_rows)
        reason = ""
    except SetAside as error:
        reason = error.code
    return HostTable(
        id=row.id,
        title=row.title,
        title_name=_name(row.title),
        status=row.status,
        people=tuple(seat.name for seat in seat_rows if seat.kind == "person"),
        bots=sum(seat.kind == "bot" for seat in seat_rows),
        moves=moves,
        created=row.created,
        changed=row.changed,
        public=row.public,
        sockets=0,
        set_aside=reason,
        goes=retention.goes_at(row.status, row.changed),
    )


def _name(key: str) -> str:
    try:
        return find_title(key).facts.name
    except VernissageError:
        return key


def _followed(row: Any, seat_rows: Sequence[Any], log: Sequence[Any]) -> TableLog:
    """The game of a stored table, replayed; Unplayable if the rules cannot."""
    names = tuple(seat.name for seat in seat_rows)
    try:
        title = find_title(row.title)
        game = first_game(title, row, names)
    except Exception as error:
        raise Unplayable("the game cannot be set up") from error
    if game.commitment != row.commitment:
        raise Unplayable("its deal does not fit its commitment")
    followed = TableLog(game, row.created)
    for entry in log:
        followed.follow(entry)
    return followed


def size_of(file: Path) -> int:
    """Bytes of an SQLite database with what belongs to it."""
    beside = (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm"))
    return sum(os.path.getsize(path) for path in beside if path.exists())
