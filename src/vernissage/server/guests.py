"""Guests need only a nickname: a signed cookie says who comes back."""

from __future__ import annotations

import secrets
import time
import unicodedata
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from vernissage.server.refusals import Worded
from vernissage.server.settings import Settings
from vernissage.server.storage import Storage

COOKIE = "vernissage_guest"
_YEAR = 365 * 24 * 3600
_JOINER = "\u200d"
"""Joins signs to one picture, as in many emoji."""


class NotAGuest(Worded):
    """This needs a nickname first."""


class BadNickname(Worded, ValueError):
    """A nickname nobody could read."""


class EmptyLine(Worded, ValueError):
    """A line of chat without anything to read."""


@dataclass(frozen=True)
class Guest:
    id: str
    nickname: str
    epoch: int = 0
    """Cookies of an earlier epoch are worth nothing: all sessions were ended."""


class Guests:
    """Reads and writes the cookie, and keeps the nicknames."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self._signer = URLSafeSerializer(settings.signing_key(), salt="guest")
        self._storage = storage
        self._secure = settings.https

    def id_in(self, connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
        """The guest's id in the cookie of a request, if it is ours; whether the session has ended, `who` knows."""
        return self._session(connection)[0]

    def _session(self, connection: ASGIConnection) -> tuple[str | None, int]:  # type: ignore[type-arg]
        """The guest's id in the cookie, and the epoch it was given in: an id alone is of the first."""
        try:
            told = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None, 0
        match told:
            case str(id) if len(id) <= 32:
                return id, 0
            case [str(id), int(epoch)] if len(id) <= 32:
                return id, epoch
        return None, 0

    async def who(self, connection: ASGIConnection) -> Guest | None:  # type: ignore[type-arg]
        """The guest a request comes from, None for a stranger."""
        id, epoch = self._session(connection)
        row = None if id is None else await self._storage.guest(id)
        return None if row is None or row.epoch != epoch else Guest(row.id, row.nickname, row.epoch)

    async def known(self, connection: ASGIConnection) -> Guest:  # type: ignore[type-arg]
        """The guest a request comes from, or NotAGuest."""
        guest = await self.who(connection)
        if guest is None:
            raise NotAGuest("member-refusal-name")
        return guest

    async def welcome(self, connection: ASGIConnection, nickname: str) -> tuple[Guest, Cookie]:  # type: ignore[type-arg]
        """Let a guest in, or change the nickname of one we know."""
        name = clean_nickname(nickname)
        known = await self.who(connection)
        id = secrets.token_hex(16) if known is None else known.id
        await self._storage.put_guest(id, name, time.time())
        guest = Guest(id, name, 0 if known is None else known.epoch)
        return guest, self.cookie(guest)

    def cookie(self, guest: Guest | None) -> Cookie:
        """What a browser shows to be this guest; None: what makes it a stranger's."""
        return Cookie(
            key=COOKIE,
            value="" if guest is None else str(self._signer.dumps([guest.id, guest.epoch])),
            max_age=0 if guest is None else _YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
            path="/",
        )


def clean_nickname(nickname: str) -> str:
    """A nickname as it is shown: one line, no control or layout characters."""
    name = _one_line(nickname)
    if not name or any(unicodedata.category(sign)[0] == "C" for sign in name):
        raise BadNickname("nickname-refusal")
    return name[:24].rstrip()


def clean_line(text: str) -> str:
    """A line of chat as it is shown: one line, without characters that could turn others' lines around."""
    line = "".join(sign for sign in _one_line(text) if sign == _JOINER or unicodedata.category(sign)[0] != "C").strip()
    if not line:
        raise EmptyLine("chat-refusal-empty")
    return line


def _one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())
