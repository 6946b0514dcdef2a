"""Every request and live connection that is open: its id, a line in the log, and a way to ask sockets to come back.

This stands around the whole application, so that what no route answers has an id too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from vernissage.server.logs import request_id

logger = logging.getLogger(__name__)
Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]
App = Callable[[Any, Receive, Send], Awaitable[None]]

RESTART = 1012
"""The house is about to close: come back in a moment."""
READ_ANEW = 4205
"""Something was changed that had been told: forget it and read all from the beginning."""
GONE = 4404
HEADER = b"x-request-id"
_TABLE = re.compile(r"^/api/tables/([^/]+)/live$")


@dataclass(eq=False)
class Connection:
    """A live connection."""

    id: str
    table: str
    send: Send
    is_closed: bool = False
    """We hung up: whatever is said after that goes nowhere."""


class Connections:
    """The live connections of this process."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()
        self._closing: set[asyncio.Task[None]] = set()
        self.opened = 0
        """How many there ever were."""
        self.is_draining = False
        """The house is about to close: nobody is let in any more."""

    def __len__(self) -> int:
        return len(self._open)

    def at(self, table: str) -> int:
        """How many are at a table."""
        return sum(one.table == table for one in self._open)

    def by_table(self) -> dict[str, int]:
        counted: dict[str, int] = {}
        for one in self._open:
            counted[one.table] = counted.get(one.table, 0) + 1
        return counted

    def drain(self) -> None:
        """Tell everybody to come back in a moment."""
        self.is_draining = True
        self.close(RESTART, "service restart")

    def close(self, code: int, reason: str, table: str | None = None) -> None:
        """Hang up, at one table or everywhere. Nobody waits for those who do not listen."""
        for one in list(self._open):
            if table in (None, one.table):
                task = asyncio.ensure_future(self._hang_up(one, code, reason))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    async def _hang_up(self, one: Connection, code: int, reason: str) -> None:
        one.is_closed = True
        with contextlib.suppress(Exception):  # it may be gone already
            await one.send({"type": "websocket.close", "code": code, "reason": reason})

    def around(self, app: App) -> App:
        """The application with this around it."""

        async def serve(scope: Any, receive: Receive, send: Send) -> None:
            if scope["type"] not in ("http", "websocket"):
                await app(scope, receive, send)
                return
            id = secrets.token_hex(6)
            request_id.set(id)
            if scope["type"] == "http":
                await self._request(app, scope, receive, send, id)
            else:
                await self._live(app, scope, receive, send, id)

        return serve

    async def _request(self, app: App, scope: Any, receive: Receive, send: Send, id: str) -> None:
        began, status = time.perf_counter(), 500

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", ()), (HEADER, id.encode())]}
            await send(message)

        try:
            await app(scope, receive, answer)
        finally:
            took = 1000 * (time.perf_counter() - began)
            logger.info("%s %s %d in %.0f ms", scope["method"], scope["path"], status, took)

    async def _live(self, app: App, scope: Any, receive: Receive, send: Send, id: str) -> None:
        found = _TABLE.match(scope["path"])
        one = Connection(id, found[1] if found else "", send)
        began = time.perf_counter()

        async def answer(message: Any) -> None:
            if one.is_closed:
                return
            if message["type"] == "websocket.accept":
                message = {**message, "headers": [*message.get("headers", ()), (HEADER, id.encode())]}
                await send(message)
                if self.is_draining:
                    await self._hang_up(one, RESTART, "service restart")
                else:
                    self._open.add(one)
                    self.opened += 1
                return
            await send(message)

        try:
            await app(scope, receive, answer)
        finally:
            self._open.discard(one)
            logger.info("live %s for %.1f s", scope["path"], time.perf_counter() - began)
