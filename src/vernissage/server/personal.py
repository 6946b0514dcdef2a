"""Everything about one person: handed out as a file, or deleted.

Deleting takes the name and the card away wherever they stand: seats of games that are over stay, without a name;
unfinished games go on with a bot; lines of the guest books are emptied. What was told of the person to the art market
are sums without names, and stay. Backups that were taken before keep what was in them.
"""

from __future__ import annotations

import io
import json
import time
import zipfile
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vernissage.bots import quick_bot
from vernissage.core.errors import UnknownTitle, VernissageError
from vernissage.core.redaction import redacted
from vernissage.core.registry import title as find_title
from vernissage.server.guests import Guest
from vernissage.server.house import House
from vernissage.server.ledger import FINISHED, UNFINISHED, muted
from vernissage.server.members import touched_by
from vernissage.server.refusals import TableError
from vernissage.server.rows import (
    addresses,
    deals_seen,
    devices,
    evenings,
    favourites,
    members,
    notices,
    passkeys,
    places,
    ratings,
    results,
)
from vernissage.server.storage import chat, guests, seats, tables
from vernissage.server.stored import StoredTable

NOBODY = "nobody"
"""The guest that stands where somebody was who is not to be named any more."""
NAME = "N. N."
MOST_RECORDS = 1_000


class Personal:
    """Reads and removes what is stored about a guest."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._engine = house.storage.engine

    # All of it in one file.

    async def file(self, guest: Guest) -> bytes:
        """A zip: `data.json`, and the record of each of the person's games as far as the person may have it."""
        data = await self._data(guest.id)
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
            files.writestr("data.json", json.dumps(data, indent=2, ensure_ascii=False))
            for table in data["seats"][:MOST_RECORDS]:
                if (text := await self._record(table["table_id"], guest.id)) is not None:
                    files.writestr(f"records/{table['title']}-{table['table_id']}.vrec", text)
        return packed.getvalue()

    async def _data(self, guest: str) -> dict[str, Any]:
        """Every row about the person; of secrets only that there are some."""
        found = {
            "guest": sa.select(guests.c.id, guests.c.nickname, guests.c.created).where(guests.c.id == guest),
            "card": sa.select(
                members.c.page, members.c.since, members.c.hidden, members.c.code_since.label("recovery_code_since")
            ).where(members.c.guest == guest),
            "passkeys": sa.select(passkeys.c.name, passkeys.c.since, passkeys.c.used).where(passkeys.c.guest == guest),
            "seats": sa.select(
                seats.c.table_id, tables.c.title, tables.c.status, seats.c.seat, seats.c.name, seats.c.left
            )
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.guest == guest)
            .order_by(tables.c.changed.desc()),
            "tables_opened": sa.select(tables.c.id, tables.c.title, tables.c.status, tables.c.created).where(
                tables.c.host == guest
            ),
            "results": sa.select(results.c.title, results.c.ended, results.c.evening, places)
            .join(places, places.c.table_id == results.c.table_id)
            .where(places.c.guest == guest)
            .order_by(results.c.ended),
            "ratings": sa.select(ratings).where(ratings.c.subject == guest),
            "favourites": sa.select(favourites).where(favourites.c.guest == guest),
            "chat": sa.select(chat.c.table_id, chat.c.name, chat.c.text, chat.c.at, chat.c.kind).where(
                chat.c.guest == guest
            ),
            "e_mail": sa.select(
                addresses.c.email, addresses.c.wanted.label("unconfirmed"), addresses.c.language, addresses.c.since
            ).where(addresses.c.guest == guest),
            "browsers": sa.select(devices.c.name, devices.c.language, devices.c.since).where(devices.c.guest == guest),
            "notices": sa.select(notices.c.table_id, notices.c.kind, notices.c.at).where(notices.c.guest == guest),
            "muted": sa.select(muted.c.since).where(muted.c.guest == guest),
            "evenings_opened": sa.select(evenings.c.id, evenings.c.title, evenings.c.created).where(
                evenings.c.host == guest
            ),
            "deals_seen": sa.select(deals_seen.c.evening, deals_seen.c.table_id).where(deals_seen.c.guest == guest),
        }
        async with self._engine.begin() as connection:
            return {
                name: [dict(row._mapping) for row in await connection.execute(wanted)] for name, wanted in found.items()
            }

    async def _record(self, id: str, guest: str) -> str | None:
        """One's own game: whole once it is over, else as far as one's seat may have it; None if there is none yet."""
        found = await self.house.storage.table(id)
        if found is None or found[0].status == "open" or found[0].sealed:
            return None
        if found[0].status == "over":
            stored = StoredTable(*found, None)
            return stored.record(await self.house.storage.log(id), stored.seat_of(guest)).dump()
        try:
            table = await self.house.kept(id)
            seat = table.seat_of(guest)
            if isinstance(table, StoredTable):
                return table.record(await self.house.storage.log(id), seat).dump()
            return None if table.game is None or seat is None else redacted(table.game, seat).dump()
        except (TableError, VernissageError):
            return None

    # None of it any more.

    async def delete(self, guest: str) -> list[str]:
        """Remove a person; the tables whose seats changed."""
        async with self._engine.begin() as connection:
            touched = list((await connection.execute(touched_by(guest))).scalars())

        async def change(connection: AsyncConnection) -> None:
            await _ensure_nobody(connection)
            await _leave_seats(connection, guest)
            await _leave_tables(connection, guest)
            await _forget(connection, guest)

        await self.house.rewrite(touched, change)
        return touched


async def _ensure_nobody(connection: AsyncConnection) -> None:
    if (await connection.execute(sa.select(guests.c.id).where(guests.c.id == NOBODY))).first() is None:
        await connection.execute(sa.insert(guests).values(id=NOBODY, nickname=NAME, created=time.time()))


async def _leave_seats(connection: AsyncConnection, guest: str) -> None:
    found = sa.select(seats.c.table_id, seats.c.seat, tables.c.status, tables.c.title)
    mine = (await connection.execute(found.join(tables).where(seats.c.guest == guest))).all()
    for row in mine:
        name = await _free_name(connection, row.table_id)
        values: dict[str, Any] = {"guest": None, "name": name, "orders": {}, "link": ""}
        if row.status == "open":
            values |= {"kind": "open", "name": "", "left": False}
        elif row.status not in FINISHED:  # as when the host takes a person off the seat
            values |= {"kind": "bot", "bot": _stand_in(row.title), "left": False}
        own = sa.and_(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
        await connection.execute(sa.update(seats).where(own).values(**values))
        if row.status not in FINISHED:
            now = time.time()
            due = sa.case((tables.c.clocks.is_not(None), now))  # a bot plays on, though nobody looks
            await connection.execute(sa.update(tables).where(tables.c.id == row.table_id).values(changed=now, due=due))
    for row in (await connection.execute(sa.select(places.c.table_id).where(places.c.guest == guest))).all():
        own = sa.and_(places.c.table_id == row.table_id, places.c.guest == guest)
        await connection.execute(sa.update(places).where(own).values(guest=None, name=NAME))


async def _free_name(connection: AsyncConnection, table: str) -> str:
    """A name that nobody else at the table has."""
    found = sa.select(seats.c.name).where(seats.c.table_id == table)
    taken = set((await connection.execute(found)).scalars())
    return next(name for name in (NAME, *(f"{NAME} {number}" for number in range(2, 10))) if name not in taken)


def _stand_in(title: str) -> str:
    try:
        return quick_bot(find_title(title))
    except UnknownTitle:
        return "random"


async def _leave_tables(connection: AsyncConnection, guest: str) -> None:
    """Tables the person opened: unfinished ones go to somebody who sits there, if there is one."""
    opened = sa.select(tables.c.id, tables.c.status).where(tables.c.host == guest)
    for row in (await connection.execute(opened)).all():
        sits = sa.select(seats.c.guest).where(seats.c.table_id == row.id, seats.c.guest.is_not(None))
        heir = (await connection.execute(sits.order_by(seats.c.seat).limit(1))).scalar_one_or_none()
        values: dict[str, Any] = {"host": heir or NOBODY}
        if row.status in UNFINISHED:
            values["changed"] = time.time()
            if heir is None and row.status == "open":  # nobody could start it any more
                values["status"] = "ended"
        await connection.execute(sa.update(tables).where(tables.c.id == row.id).values(**values))
    await connection.execute(sa.update(evenings).where(evenings.c.host == guest).values(host=NOBODY))


async def _forget(connection: AsyncConnection, guest: str) -> None:
    lines = sa.update(chat).where(chat.c.guest == guest)
    await connection.execute(lines.values(guest=NOBODY, name=NAME, text=""))
    for table, column in (
        (members, "guest"),
        (passkeys, "guest"),
        (favourites, "guest"),
        (deals_seen, "guest"),
        (muted, "guest"),
        (notices, "guest"),
        (addresses, "guest"),
        (devices, "guest"),
        (ratings, "subject"),
        (guests, "id"),
    ):
        await connection.execute(sa.delete(table).where(table.c[column] == guest))
