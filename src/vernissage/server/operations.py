"""What keeps a house running: is it alive, is it ready, what does it count, is its database still there."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import time
from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, get
from litestar.datastructures import State

from vernissage import __version__
from vernissage.server import logs, metrics
from vernissage.server.connections import READ_ANEW, Connections
from vernissage.server.faults import described
from vernissage.server.house import House
from vernissage.server.storage import PROBE, newest_form

logger = logging.getLogger(__name__)
LOOK_EVERY = 1.0
"""Seconds between two looks at the database, and for which one answer to `/ready` holds."""
PATIENCE = 3.0
"""Seconds after which a database that says nothing does not answer."""
_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Operations:
    """The house seen from its engine room."""

    def __init__(self, house: House, connections: Connections) -> None:
        self.house = house
        self.connections = connections
        self._looked = float("-inf")
        self._trouble = ""
        self._looking = asyncio.Lock()
        self._watcher: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._watcher = asyncio.create_task(self._watch(), name="the watch over the database")

    async def close(self) -> None:
        if self._watcher is not None:
            self._watcher.cancel()
            await asyncio.gather(self._watcher, return_exceptions=True)

    # Ready?

    async def trouble(self) -> str:
        """Why nobody should be sent here now, as a sentence; empty if all is well."""
        if self.connections.is_draining:
            return "the house is closing"
        async with self._looking:
            if time.monotonic() - self._looked >= LOOK_EVERY:
                self._trouble = await self._look()
                self._looked = time.monotonic()
        return self._trouble

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE), self.house.storage.engine.begin() as connection:
                await connection.execute(PROBE)
                form = (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one()
        except TimeoutError:
            return "the database does not answer"
        except Exception as error:
            logger.warning("the database does not answer: %s", described(error))
            return "the database does not answer, or cannot be written"
        return "" if form == newest_form() else "the database is not in its newest form"

    # The database's file.

    async def _watch(self) -> None:
        was_here = True
        while True:
            await asyncio.sleep(LOOK_EVERY)
            logs.tell_left_out()
            presence = self.house.storage.presence
            try:
                if presence.is_another and await asyncio.to_thread(self.house.storage.has_newest_form):
                    await self._take_over()
                if presence.is_here != was_here:
                    was_here = not was_here
                    self._looked = float("-inf")
                    self._tell(was_here)
            except Exception:
                logger.exception("the watch over the database failed")

    async def _take_over(self) -> None:
        """Another file lies there, a copy that was put back: everything is read anew, as after a restart."""
        await self.house.forget_tables()
        await self.house.storage.take_over()
        self.connections.close(READ_ANEW, "read anew")
        await self.house.take_up_running()

    def _tell(self, is_here: bool) -> None:
        if is_here:
            logger.warning("the database is back; the house goes on")
            for table in self.house.in_memory():
                table.wake()
        else:
            logger.error("the database is not where it was: nothing is stored until it is back")


@get("/health", include_in_schema=False, media_type="application/json")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False, media_type="application/json")
async def ready(state: State) -> Response[dict[str, str]]:
    """Guests can be sent here."""
    trouble = await state.operations.trouble()
    told = {"status": "not ready", "detail": trouble} if trouble else {"status": "ready"}
    return Response(told, status_code=503 if trouble else 200, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False)
async def metrics_page(state: State, request: Request[Any, Any, Any]) -> Response[bytes]:
    """For this machine itself, or for whoever has the host key."""
    if not (is_from_here(request) or state.desk.knows(request)):
        state.desk.refuse(request)
    return Response(metrics.page(state.house, state.connections), media_type=metrics.CONTENT_TYPE)


def is_from_here(request: Request[Any, Any, Any]) -> bool:
    """Whether a program on this machine asks the house itself, and not through a proxy that stands beside it."""
    if request.client is None or any(request.headers.get(name) for name in _FORWARDED):
        return False
    host = request.headers.get("host", "").rpartition("@")[2]
    name = host[1 : host.find("]")] if host.startswith("[") else host.partition(":")[0]
    return _is_loopback(request.client.host) and (name == "localhost" or _is_loopback(name))


def _is_loopback(address: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return False
