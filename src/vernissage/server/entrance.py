"""A closed club: who knows the password of the house comes in, once for each browser; a cookie remembers it."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request, Response, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from vernissage.core.errors import VernissageError
from vernissage.server.misses import Misses
from vernissage.server.settings import Settings
from vernissage.server.wire import Problem
from vernissage.server.wire_host import PasswordRequest

COOKIE = "vernissage_door"
_YEAR = 365 * 24 * 3600
_OPEN = ("/api/door", "/api/host")
"""What has its own key, or asks for this one."""


class WrongPassword(VernissageError):
    """Not the password of the house."""


class TooManyTries(VernissageError):
    """More passwords than anybody would try by mistake."""


class Entrance:
    """Says who may come in at all."""

    def __init__(self, settings: Settings) -> None:
        self.is_closed = bool(settings.house_password)
        self._digest = hashlib.sha256(settings.house_password.encode()).digest()
        self._proof = hashlib.sha256(b"door" + self._digest).hexdigest()
        self._signer = URLSafeSerializer(settings.signing_key(), salt="door")
        self._secure = settings.https
        self._misses = Misses()

    def knows(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether this browser was let in."""
        if not self.is_closed:
            return True
        try:
            told = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return False
        return isinstance(told, str) and hmac.compare_digest(told, self._proof)

    def let_in(self, password: str, address: str) -> Cookie:
        """The cookie for who knows the password."""
        if self._misses.are_too_many(address):
            raise TooManyTries("too many wrong passwords were tried; wait a minute")
        if not hmac.compare_digest(hashlib.sha256(password.encode()).digest(), self._digest):
            self._misses.note(address)
            raise WrongPassword("this is not the password of the house")
        return Cookie(
            key=COOKIE,
            value=str(self._signer.dumps(self._proof)),
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=self._secure,
            path="/",
        )


@post("/api/door", status_code=200)
async def enter(state: State, request: Request[Any, Any, Any], data: PasswordRequest) -> Response[None]:
    """Come into a closed house."""
    address = request.client.host if request.client else "unknown"
    return Response(None, cookies=[state.entrance.let_in(data.password, address)])


def closed(app: ASGIApp) -> ASGIApp:
    """Nothing under /api, and no live connection, for who was not let in."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        entrance: Entrance = scope["litestar_app"].state.entrance
        path: str = scope["path"]
        if not entrance.is_closed or not path.startswith("/api/") or path.startswith(_OPEN):
            await app(scope, receive, send)
            return
        if entrance.knows(ASGIConnection(scope)):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            answer: Response[Any] = Response(
                Problem("closed-house", "this house asks for its password"), status_code=401
            )
            await answer.to_asgi_response(None, Request(scope))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4401, "reason": "this house asks for its password"})

    return handle
