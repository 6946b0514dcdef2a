"""The key to the host's desk: who has it may look at all tables, end and delete them.

It comes in a header, or once in the body of a request that is answered with a cookie; never in an address, which would
land in logs and histories. It is compared in constant time, and wrong ones are counted.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, NoReturn

from itsdangerous import BadSignature, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from vernissage.core.errors import VernissageError
from vernissage.server.misses import Misses
from vernissage.server.settings import Settings

COOKIE = "vernissage_host"
HEADER = "x-host-key"
HOURS = 12
"""For how long a browser that was let in stays so."""


class NoKey(VernissageError):
    """This is the host's alone."""


class TooManyKeys(VernissageError):
    """More keys than anybody would try by mistake."""


class Desk:
    """Says who is the host."""

    def __init__(self, settings: Settings) -> None:
        self._digest = _digest(settings.key_of_host())
        self._signer = URLSafeTimedSerializer(settings.signing_key(), salt="host")
        self._secure = settings.https
        self._misses = Misses()

    def knows(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a request is the host's. A key that is wrong is counted; TooManyKeys after some of them."""
        key = connection.headers.get(HEADER) or _bearer(connection.headers.get("authorization", ""))
        if key:
            return self.fits(key, connection.client.host if connection.client else "")
        try:
            told = self._signer.loads(connection.cookies.get(COOKIE, ""), max_age=HOURS * 3600)
        except BadSignature:
            return False
        return isinstance(told, str) and hmac.compare_digest(told, self._proof)

    def check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        if not self.knows(connection):
            self.refuse(connection)

    def refuse(self, _: ASGIConnection[Any, Any, Any, Any]) -> NoReturn:
        raise NoKey("this is the host's alone: it needs the host key")

    def fits(self, key: str, address: str) -> bool:
        """Whether this is the key."""
        if self._misses.are_too_many(address):
            raise TooManyKeys("too many wrong keys were tried; wait a minute")
        fits = hmac.compare_digest(_digest(key), self._digest)
        if not fits:
            self._misses.note(address)
        return fits

    @property
    def _proof(self) -> str:
        """What the cookie holds: not the key, and worthless when the key is another one."""
        return hashlib.sha256(b"proof" + self._digest).hexdigest()

    def cookie(self) -> Cookie:
        return self._cookie(str(self._signer.dumps(self._proof)), HOURS * 3600)

    def no_cookie(self) -> Cookie:
        return self._cookie("", 0)

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=value,
            max_age=seconds,
            httponly=True,
            samesite="strict",
            secure=self._secure,
            path="/",
        )


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


def _bearer(header: str) -> str:
    kind, _, key = header.partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""
