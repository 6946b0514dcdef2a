"""The e-mail addresses of members: given, confirmed by a letter, and told at. Nothing else is sent before that.

Whoever has a letter can confirm or unsubscribe by what is in it, signed by the house, from any device.
"""

from __future__ import annotations

import hashlib
import logging
import time
from typing import Any

import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.core.registry import title as find_title
from vernissage.server.mailing import Mailer
from vernissage.server.notices import Failed, Notice
from vernissage.server.refusals import CardWanted, Worded
from vernissage.server.rows import addresses, confirmations, members
from vernissage.server.settings import Settings
from vernissage.server.smtp import is_address, read_smtp
from vernissage.server.wording import worded

logger = logging.getLogger(__name__)
CONFIRM_SECONDS = 2 * 86_400
DAY = 86_400.0
MOST_LETTERS = 3
"""So many letters to confirm go to one address in a day, whoever asks for them."""


class BadAddress(Worded):
    """Not an e-mail address the house can write to."""


class BadLetter(Worded):
    """Not what stood in a letter of this house, or no longer."""


class TooManyLetters(Worded):
    """More letters than anybody needs."""


class Postbox:
    """Who is told by e-mail, and where; the channel of that name."""

    name = "mail"

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self._engine = engine
        self._site = settings.site
        self._mailer = Mailer(read_smtp(settings.smtp), settings.mail_from) if settings.smtp else None
        self._confirming = URLSafeTimedSerializer(settings.signing_key(), salt="confirm an address")
        self._leaving = URLSafeSerializer(settings.signing_key(), salt="no more letters")

    @property
    def is_open(self) -> bool:
        """Whether the host has said by which server letters go."""
        return self._mailer is not None

    async def of(self, guest: str) -> tuple[str | None, str | None]:
        """The address a guest is told at, and one that is not confirmed yet."""
        row = await self._row(guest)
        return (None, None) if row is None else (row.email, row.wanted)

    async def _row(self, guest: str) -> sa.Row[Any] | None:
        async with self._engine.begin() as connection:
            return (await connection.execute(sa.select(addresses).where(addresses.c.guest == guest))).one_or_none()

    async def ask(self, guest: str, email: str, language: str) -> None:
        """A member gives an address: a letter goes there, and nothing else until it is confirmed."""
        if self._mailer is None:
            raise BadAddress("mail-refusal-none")
        email = email.strip()
        if not is_address(email):
            raise BadAddress("mail-refusal-form")
        now = time.time()
        async with self._engine.begin() as connection:
            member = await connection.execute(sa.select(members.c.guest).where(members.c.guest == guest))
            if member.first() is None:
                raise CardWanted("mail-refusal-card")
            await connection.execute(sa.delete(confirmations).where(confirmations.c.at < now - DAY))
            same = confirmations.c.digest == _digest(email)
            count = sa.select(sa.func.count()).select_from(confirmations).where(same)
            if (await connection.execute(count)).scalar_one() >= MOST_LETTERS:
                raise TooManyLetters("mail-refusal-often")
            await connection.execute(sa.insert(confirmations).values(digest=_digest(email), at=now))
            change = sa.update(addresses).where(addresses.c.guest == guest).values(wanted=email, language=language)
            if not (await connection.execute(change)).rowcount:
                row = {"guest": guest, "wanted": email, "language": language, "since": now}
                await connection.execute(sa.insert(addresses).values(**row))
        link = f"{self._site}/me?confirm={self._confirming.dumps([guest, email])}"
        text = worded("mail-confirm-text", language, link=link, leave=self._leave(guest, email))
        try:
            await self._mailer.send(email, worded("mail-confirm-subject", language), text, self._leave(guest, email))
        except Failed as error:
            logger.warning("a letter to confirm an address could not be sent: %s", error)
            raise BadAddress("mail-refusal-unknown" if error.final else "mail-refusal-unsent") from None

    async def confirm(self, token: str) -> str:
        """What stood in the letter came back: the address is its member's, who is named."""
        try:
            guest, email = self._confirming.loads(token, max_age=CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise BadLetter("mail-refusal-old") from None
        own = sa.and_(addresses.c.guest == guest, addresses.c.wanted == email)
        async with self._engine.begin() as connection:
            change = sa.update(addresses).where(own).values(email=email, wanted=None, since=time.time())
            if not (await connection.execute(change)).rowcount:
                known = sa.and_(addresses.c.guest == guest, addresses.c.email == email)
                if (await connection.execute(sa.select(addresses.c.guest).where(known))).first() is None:
                    raise BadLetter("mail-refusal-past")
        return str(guest)

    async def unsubscribe(self, token: str) -> None:
        """Whoever has a letter wants no other."""
        try:
            guest, email = self._leaving.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise BadLetter("mail-refusal-foreign") from None
        async with self._engine.begin() as connection:
            own = addresses.c.guest == guest
            await connection.execute(sa.update(addresses).where(own, addresses.c.wanted == email).values(wanted=None))
            await connection.execute(sa.update(addresses).where(own, addresses.c.email == email).values(email=None))
            empty = sa.and_(own, addresses.c.email.is_(None), addresses.c.wanted.is_(None))
            await connection.execute(sa.delete(addresses).where(empty))

    async def forget(self, guest: str) -> None:
        """A member wants to be told elsewhere, or nowhere."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(addresses).where(addresses.c.guest == guest))

    async def reaches(self, guest: str) -> tuple[str, ...]:
        """A member whose address is confirmed has one way."""
        email, _ = await self.of(guest)
        return () if email is None else (self.name,)

    async def send(self, guest: str, notice: Notice, way: str) -> bool:
        """Tell a member whose address is confirmed."""
        row = await self._row(guest)
        if row is None or row.email is None or self._mailer is None:
            return False
        words = find_title(notice.title).words(row.language)
        facts = {
            "title": words.say("title-name"),
            "player": notice.player,
            "players": ", ".join(notice.players),
            "link": notice.link,
            "leave": self._leave(guest, row.email),
        }
        subject = worded(f"notice-{notice.event}", row.language, **facts)
        text = worded(f"mail-{notice.event}-text", row.language, **facts)
        await self._mailer.send(row.email, subject, text, facts["leave"])
        return True

    def _leave(self, guest: str, email: str) -> str:
        return f"{self._site}/me?unsubscribe={self._leaving.dumps([guest, email])}"


def _digest(email: str) -> str:
    return hashlib.sha256(b"vernissage letters to " + email.lower().encode()).hexdigest()
