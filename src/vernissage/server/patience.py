"""Nobody keeps a place at the door who asks for nothing.

A line that is open counts among the files a process may hold. One on which no whole request comes within some seconds,
be it silent or very slow, is hung up: else a thousand of them lock everybody out.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

SECONDS = 20.0
"""How long a request may take to come in. An answer, and a live connection, may take as long as they like."""


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's own, with a limit to its patience."""

    seconds = SECONDS
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._limit_patience()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._limit_patience()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    @property
    def _waits(self) -> bool:
        """Whether a request is still to come, or to come whole."""
        cycle = self.cycle
        return self.transport.get_protocol() is self and (cycle is None or cycle.response_complete or cycle.more_body)

    def _limit_patience(self) -> None:
        if not self._waits:
            self._stop()
        elif self._limit is None:  # a byte now and then gives no more time
            self._limit = self.loop.call_later(self.seconds, self._hang_up)

    def _stop(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _hang_up(self) -> None:
        self._limit = None
        if self._waits:
            self.transport.close()


def patient(idle_seconds: float) -> type[asyncio.Protocol]:
    """The protocol of a house where nobody may be idle for longer than that."""
    return type("PatientProtocol", (PatientProtocol,), {"seconds": min(SECONDS, idle_seconds)})


def allow_many_files() -> None:
    """As many open lines as the system allows this process at all, where it tells (not on Windows)."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
