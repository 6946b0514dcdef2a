"""A house in a process of its own, which can be killed and opened again on the same games and the same port."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import multiprocessing
import os
import pickle
import secrets
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from vernissage.server.company import Company, Make, Reply
from vernissage.server.settings import Settings

PATIENCE = float(os.environ.get("VERNISSAGE_PATIENCE", "60"))
"""Seconds after which something that should have happened never will; a loaded machine needs many."""

# Every house is forked from one process that has read the server's code already: a kill costs little.
_forge = multiprocessing.get_context("forkserver")
_forge.set_forkserver_preload(
    [
        "vernissage.server.serve",
        "vernissage.games.modern_art",
        "tests.conformance.toys",
        "aiosqlite",
        "sqlalchemy.dialects.sqlite",
        "litestar._kwargs",
        "anyio._backends._asyncio",
        "uvicorn.lifespan.on",
        "uvicorn.loops.auto",
        "uvicorn.protocols.http.auto",
        "uvicorn.protocols.websockets.auto",
    ]
)


def free_port() -> int:
    """A port nobody listens on.

    Not one of those the system lends to connections that go out: it could be lent before a house opens on it, or
    while a house that was killed is not open again.
    """
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_for(condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """Look again and again until the condition holds."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if found := condition():
            return found
        time.sleep(0.01)
    raise AssertionError(f"{what}: not within {patience:.0f} seconds")


class Server:
    """One house. `log` is all it ever wrote about itself."""

    def __init__(self, data: Path, *, toy: bool = False, limited: bool = False, **settings: Any) -> None:
        self.settings = Settings(**{"host": "127.0.0.1", "port": free_port(), "data": data, "pace": 0.0, **settings})
        self.toy = toy
        self.limited = limited
        self.process: ForkServerProcess | None = None

    @property
    def port(self) -> int:
        return self.settings.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.settings.data / "vernissage.db"

    @property
    def log(self) -> str:
        path = self._log_path
        return path.read_text("utf-8") if path.exists() else ""

    @property
    def _log_path(self) -> Path:
        return self.settings.data / "server.log"

    def open(self) -> Server:
        """Start the process and wait until it answers."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        process = _forge.Process(
            target=serve_here, args=(self.settings, str(self._log_path), self.toy, self.limited), daemon=True
        )
        process.start()
        self.process = process
        self.wait_until_it_answers()
        return self

    def wait_until_it_answers(self) -> None:
        wait_for(self._answers, "the house opens")

    def _answers(self) -> bool:
        assert self.process is None or self.process.is_alive(), self.log
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", "/api/house")
            return line.getresponse().status in (200, 401)  # a closed club answers, too
        except OSError:
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """SIGKILL: no last word, no clean-up."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def close(self) -> None:
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(PATIENCE)
            if self.process.is_alive():
                self.process.kill()
                self.process.join()


def serve_here(settings: Settings, log: str, toy: bool, limited: bool) -> None:
    """What runs in the process: the house as `vernissage serve` opens it.

    Two things differ. Bots think in this process: workers would have to be started anew after each kill (that bots
    think in workers is tested in test_bots.py). And nobody is too fast, unless the limits themselves are tested.
    """
    threading.Thread(target=_follow_the_tests, daemon=True).start()
    handle = os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    os.dup2(handle, 1)
    os.dup2(handle, 2)
    from vernissage.core import registry
    from vernissage.server import limits, serve, thinking

    if toy:
        from tests.conformance.toys import Toy

        registry.add(Toy())

    thinking.Worker = Here  # type: ignore[assignment, attr-defined]
    if not limited:
        limits.Limits.allows = staticmethod(lambda *_: True)  # type: ignore[assignment]
    serve.serve(settings, browser=False)


class Here:
    """Stands in for a worker process: its bots live in this one."""

    def __init__(self, make: Make, nice: int) -> None:
        self.company = Company(make)
        self.waiting = 0
        self.runs = True

    async def ask(self, request: Any, seconds: float) -> Reply:
        await asyncio.sleep(0)  # whoever asks again and again lets others have their turn
        return self.company.reply(pickle.dumps(request))

    def tell(self, request: Any) -> None:
        self.company.reply(pickle.dumps(request))

    async def close(self) -> None: ...


def _follow_the_tests() -> None:
    """No house outlives the tests it was opened for."""
    tests = multiprocessing.parent_process()
    assert tests is not None
    tests.join()
    os._exit(1)


def addresses() -> Iterator[str]:
    """Addresses of this machine, one for each visitor, so that no test spends another's limits."""
    for high in range(1, 255):
        for low in range(2, 255):
            yield f"127.1.{high}.{low}"
