"""Member cards: what makes a guest the same person on every device.

A card is opened by a recovery code or by passkeys. The code is long enough that its digest can be stored as it is; it
is shown once and works over plain http. Nothing is merged in silence: who signs in where a guest without a card has
games is asked whether those shall join the card's, and is told what happens otherwise.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.ext.asyncio import AsyncConnection

from vernissage.server import wire_people as wire
from vernissage.server.guests import Guest
from vernissage.server.house import House
from vernissage.server.ledger import UNFINISHED, muted
from vernissage.server.misses import Misses
from vernissage.server.passkeys import Passkeys, WrongPasskey
from vernissage.server.refusals import NoCard, TableError, Worded
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
)
from vernissage.server.settings import Settings
from vernissage.server.storage import chat, guests, seats, tables

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_GROUPS, _GROUP = 5, 5
"""A recovery code: 25 signs of 31, about 124 bits."""
PASS_SECONDS = 600
MOST_PASSKEYS = 10


class WrongCode(Worded):
    """Not a recovery code of this house."""


class TooManyCodes(Worded):
    """More codes than anybody would try by mistake."""


@dataclass(frozen=True)
class Traces:
    """What a guest without a card would leave behind on a device."""

    tables: int
    running: int


class Members:
    """The cards, and who may use them."""

    def __init__(self, settings: Settings, house: House) -> None:
        self.house = house
        self.passkeys = Passkeys(settings)
        self._engine = house.storage.engine
        self._passes = URLSafeTimedSerializer(settings.signing_key(), salt="member pass")
        self._misses = Misses()

    # The card.

    async def card(self, guest: str) -> wire.Card | None:
        """A guest's card, without anything secret."""
        async with self._engine.begin() as connection:
            row = (await connection.execute(sa.select(members).where(members.c.guest == guest))).one_or_none()
            if row is None:
                return None
            found = sa.select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.since)
            keys = (await connection.execute(found)).all()
        return wire.Card(
            page=row.page,
            since=row.since,
            hidden=row.hidden,
            code_since=row.code_since,
            passkeys=tuple(wire.PasskeyInfo(key.id, key.name, key.since, key.used) for key in keys),
        )

    async def new_code(self, guest: str) -> str:
        """Another recovery code for a guest; the one before is worth nothing. Who has no card gets one."""
        code = "-".join("".join(secrets.choice(_ALPHABET) for _ in range(_GROUP)) for _ in range(_GROUPS))
        async with self._engine.begin() as connection:
            await _ensure_card(connection, guest)
            change = sa.update(members).where(members.c.guest == guest)
            await connection.execute(change.values(code=_digest(code), code_since=time.time()))
        return code

    async def remove_code(self, guest: str) -> None:
        await self._change(guest, code=None, code_since=None)

    async def hide(self, guest: str, hidden: bool) -> None:
        """Whether others may see the profile."""
        await self._change(guest, hidden=hidden)

    async def _change(self, guest: str, **values: Any) -> None:
        async with self._engine.begin() as connection:
            changed = await connection.execute(sa.update(members).where(members.c.guest == guest).values(**values))
            if not changed.rowcount:
                raise NoCard("member-refusal-none")

    # Passkeys.

    async def passkey_options(self, guest: Guest, origin: str) -> wire.Ceremony:
        """What a browser needs to make a passkey for a guest's card."""
        async with self._engine.begin() as connection:
            row = (await connection.execute(sa.select(members).where(members.c.guest == guest.id))).one_or_none()
        handle = secrets.token_hex(16) if row is None else row.handle
        return self.passkeys.registration(origin, guest, handle)

    async def add_passkey(self, guest: str, origin: str, request: wire.NewPasskey) -> None:
        made = self.passkeys.registered(origin, guest, request)
        async with self._engine.begin() as connection:
            await _ensure_card(connection, guest, made.handle)
            mine = sa.select(sa.func.count()).select_from(passkeys).where(passkeys.c.guest == guest)
            if (await connection.execute(mine)).scalar_one() >= MOST_PASSKEYS:
                raise WrongPasskey("passkey-refusal-many", most=MOST_PASSKEYS)
            known = await connection.execute(sa.select(passkeys.c.id).where(passkeys.c.id == made.id))
            if known.first() is not None:
                raise WrongPasskey("passkey-refusal-known")
            now = time.time()
            row = {"id": made.id, "guest": guest, "public_key": made.public_key, "uses": made.uses}
            await connection.execute(sa.insert(passkeys).values(**row, name=request.name, since=now))

    async def remove_passkey(self, guest: str, id: str) -> None:
        mine = sa.and_(passkeys.c.guest == guest, passkeys.c.id == id)
        async with self._engine.begin() as connection:
            if not (await connection.execute(sa.delete(passkeys).where(mine))).rowcount:
                raise NoCard("passkey-refusal-gone")

    # Signing in.

    async def by_code(self, code: str, address: str) -> str:
        """The guest whose recovery code this is."""
        self._check_tries(address)
        async with self._engine.begin() as connection:
            found = sa.select(members.c.guest).where(members.c.code == _digest(code))
            guest: str | None = (await connection.execute(found)).scalar_one_or_none()
        if guest is None:
            self._misses.note(address)
            raise WrongCode("member-refusal-code")
        return guest

    async def by_passkey(self, origin: str, request: wire.UsedPasskey, address: str) -> str:
        """The guest whose passkey this is."""
        self._check_tries(address)
        id = self.passkeys.id_of(request)
        async with self._engine.begin() as connection:
            row = (await connection.execute(sa.select(passkeys).where(passkeys.c.id == id))).one_or_none()
            if row is None:
                self._misses.note(address)
                raise WrongPasskey("passkey-refusal-unknown")
            uses = self.passkeys.used(origin, request, row.public_key, row.uses)
            change = sa.update(passkeys).where(passkeys.c.id == id).values(uses=uses, used=time.time())
            await connection.execute(change)
            guest: str = row.guest
        return guest

    def _check_tries(self, address: str) -> None:
        if self._misses.are_too_many(address):
            raise TooManyCodes("member-refusal-codes")

    def pass_for(self, member: str, here: str) -> str:
        """Who has shown a code or passkey need not do so again while deciding about the games that are here."""
        return str(self._passes.dumps([member, here]))

    def by_pass(self, text: str, here: str) -> str:
        try:
            member, guest = self._passes.loads(text, max_age=PASS_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise WrongCode("member-refusal-late") from None
        if guest != here:
            raise WrongCode("member-refusal-elsewhere")
        return str(member)

    async def left_here(self, guest: str, member: str) -> Traces | None:
        """What a guest without a card has on this device when a member signs in; None: nothing to ask about."""
        if guest == member or await self.card(guest) is not None:
            return None
        async with self._engine.begin() as connection:
            sits = sa.select(tables.c.status).join(seats, seats.c.table_id == tables.c.id)
            statuses = (await connection.execute(sits.where(seats.c.guest == guest))).scalars().all()
            gone = sa.select(places.c.table_id).where(
                places.c.guest == guest, places.c.table_id.not_in(sa.select(tables.c.id))
            )
            more = len((await connection.execute(gone)).all())
        if not statuses and not more:
            return None
        return Traces(len(statuses) + more, sum(status in UNFINISHED for status in statuses))

    async def member(self, id: str) -> Guest:
        row = await self.house.storage.guest(id)
        if row is None:
            raise NoCard("member-refusal-gone")
        return Guest(row.id, row.nickname, row.epoch)

    async def end_sessions(self, guest: str) -> None:
        """Every cookie of a guest is worth nothing from now on."""
        async with self._engine.begin() as connection:
            change = sa.update(guests).where(guests.c.id == guest).values(epoch=guests.c.epoch + 1)
            await connection.execute(change)

    # Joining.

    async def join(self, old: str, new: str) -> list[str]:
        """All that a guest without a card did becomes the member's; the titles whose ratings must be worked out anew.

        Refused where both sit at one table, or at two tables of one deal.
        """
        async with self._engine.begin() as connection:
            touched = set((await connection.execute(touched_by(old))).scalars())
            await _check_apart(connection, old, new)
            rated = sa.select(ratings.c.title).where(ratings.c.subject == old).distinct()
            titles = list((await connection.execute(rated)).scalars())

        async def change(connection: AsyncConnection) -> None:
            await _check_apart(connection, old, new)
            await _move(connection, old, new)

        await self.house.rewrite(touched, change)
        return titles


def touched_by(guest: str) -> sa.CompoundSelect[Any]:
    """The tables where a guest sits, those he opened, and those in whose guest books he wrote."""
    return sa.union(
        sa.select(seats.c.table_id).where(seats.c.guest == guest),
        sa.select(tables.c.id).where(tables.c.host == guest),
        sa.select(chat.c.table_id).where(chat.c.guest == guest),
    )


async def _ensure_card(connection: AsyncConnection, guest: str, handle: str = "") -> None:
    found = sa.select(members.c.guest).where(members.c.guest == guest)
    if (await connection.execute(found)).first() is None:
        page = "".join(secrets.choice(_ALPHABET) for _ in range(10))
        row = {"guest": guest, "page": page, "handle": handle or secrets.token_hex(16)}
        await connection.execute(sa.insert(members).values(**row, since=time.time(), hidden=False))


async def _check_apart(connection: AsyncConnection, old: str, new: str) -> None:
    """Two seats of one person at a table, or at two tables of one deal, would not be fair play."""
    one, other = seats.alias(), seats.alias()
    both = sa.select(one.c.table_id).join(other, one.c.table_id == other.c.table_id)
    both = both.where(one.c.guest == old, other.c.guest == new)
    theirs = sa.select(deals_seen.c.evening).where(deals_seen.c.guest == new)
    deals = sa.select(deals_seen.c.evening).where(deals_seen.c.guest == old, deals_seen.c.evening.in_(theirs))
    first, second = tables.alias(), tables.alias()
    sealed = (
        sa.select(first.c.evening)
        .join(one, one.c.table_id == first.c.id)
        .join(second, second.c.evening == first.c.evening)
        .join(other, other.c.table_id == second.c.id)
        .where(first.c.sealed, one.c.guest == old, other.c.guest == new)
    )
    for found in (both, deals, sealed):
        if (await connection.execute(found)).first() is not None:
            raise TableError("sits-twice")


async def _move(connection: AsyncConnection, old: str, new: str) -> None:
    now = time.time()
    running = sa.and_(
        tables.c.status.in_(UNFINISHED),
        sa.or_(tables.c.host == old, tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == old))),
    )
    await connection.execute(sa.update(tables).where(running).values(changed=now))
    for table, column in (
        (tables, "host"),
        (seats, "guest"),
        (chat, "guest"),
        (places, "guest"),
        (evenings, "host"),
        (deals_seen, "guest"),
        (devices, "guest"),
    ):
        await connection.execute(sa.update(table).where(table.c[column] == old).values({column: new}))
    liked = (await connection.execute(sa.select(favourites).where(favourites.c.guest == old))).all()
    for row in liked:
        same = sa.and_(
            favourites.c.guest == new,
            favourites.c.title == row.title,
            favourites.c.mark == row.mark,
            favourites.c.item == row.item,
        )
        more = sa.update(favourites).where(same).values(works=favourites.c.works + row.works)
        if not (await connection.execute(more)).rowcount:
            await connection.execute(sa.insert(favourites).values(**{**row._asdict(), "guest": new}))
    silent = sa.select(muted.c.guest).where(muted.c.guest.in_((old, new)))
    is_muted = (await connection.execute(silent)).first() is not None
    for table, column in (
        (favourites, "guest"),
        (muted, "guest"),
        (notices, "guest"),
        (addresses, "guest"),
        (ratings, "subject"),
    ):
        await connection.execute(sa.delete(table).where(table.c[column] == old))
    if is_muted:  # a name that was muted is not heard again under a card
        await connection.execute(sa.delete(muted).where(muted.c.guest == new))
        await connection.execute(sa.insert(muted).values(guest=new, since=now))
    await connection.execute(sa.delete(guests).where(guests.c.id == old))


def _digest(code: str) -> str:
    """A code as it is stored: however it was typed, spaces and dashes say nothing."""
    plain = re.sub(r"[^0-9a-z]", "", code.lower())
    return hashlib.sha256(b"vernissage recovery code " + plain.encode()).hexdigest()
