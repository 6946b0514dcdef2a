"""Start the server: look at the port first, find the address friends can open, show it, open a browser."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from vernissage.server import logs, patience
from vernissage.server.app import STATIC, create_app
from vernissage.server.connections import Connections
from vernissage.server.lock import Lock
from vernissage.server.settings import SettingError, Settings
from vernissage.server.storage import Storage, without_password

MOST_FRAME = 64 * 1024
COLLECTING = (20_000, 20, 100)
"""How many objects more than before make the collector look at the newest, and how often it looks at older ones."""
_EVERYWHERE = ("0.0.0.0", "::", "")  # nosec B104 # recognised, not bound to


def serve(settings: Settings, *, browser: bool) -> None:
    """Serve until interrupted."""
    check_port(settings)
    settings.prepare()
    local = f"http://{'localhost' if settings.host in _EVERYWHERE else bracketed(settings.host)}:{settings.port}"
    with locked(settings, local):
        asyncio.run(check_database(settings))
        _serve(settings, local, browser)


@contextlib.contextmanager
def locked(settings: Settings, address: str) -> Iterator[None]:
    """Nobody else opens a house on the same SQLite file."""
    file = Storage(settings.database_address).presence.file
    lock = Lock(Path(file)) if file else None
    if lock is not None:
        lock.take(address)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _serve(settings: Settings, local: str, browser: bool) -> None:
    address = public_address(settings)
    app = create_app(replace(settings, site=(settings.site or address).rstrip("/")), address)
    logs.set_up(settings.log_level, settings.log_format)
    print(f"Vernissage is open:  {local}")
    if address != local:
        print(f"For friends nearby:  {address}")
    print(f"The host's page:     {local}/host, {_where_the_key_is(settings)}")
    print(f"Games are kept in {settings.database or settings.data}. Ctrl-C closes the house.", flush=True)
    if not (STATIC / "index.html").is_file():
        print("The browser client is not built: run 'make web' first.", file=sys.stderr, flush=True)
    if browser and has_display():
        threading.Timer(1.0, webbrowser.open, [local]).start()
    proxies = settings.proxies()
    config = uvicorn.Config(
        app.state.connections.around(app),
        host=settings.host,
        port=settings.port,
        http=patience.patient(settings.idle_seconds),
        log_config=None,
        access_log=False,  # it would write personal links down; `connections` notes requests without their query
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # most messages are short, and compressing takes longer than telling
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
    )
    server = Farewell(config, app.state.connections, settings.drain_seconds)
    spare_the_collector()
    patience.allow_many_files()
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is how a house is closed
        server.run()
    if not server.started:
        raise SettingError("the house could not be opened; the log says why")


def spare_the_collector() -> None:
    """Python looks through all it holds for cycles whenever a few hundred objects more were made than let go.

    A house makes thousands with every move, and hardly any in cycles: it took a seventh of the processor's time, and
    everybody waited while the whole of the memory was looked through. What is there at the start stays there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


class Farewell(uvicorn.Server):
    """Tells everybody to come back before it closes: at once, or after so many seconds in which nobody is let in."""

    def __init__(self, config: uvicorn.Config, connections: Connections, seconds: float) -> None:
        super().__init__(config)
        self._connections = connections
        self._seconds = seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._connections.is_draining:
            super().handle_exit(sig, frame)  # asked twice: at once
            return
        loop = self._loop
        if loop is None:
            super().handle_exit(sig, frame)
            return
        self._connections.is_draining = True  # `/ready` says so from this moment on
        loop.call_soon_threadsafe(self._connections.drain)
        loop.call_soon_threadsafe(lambda: loop.call_later(self._seconds, super(Farewell, self).handle_exit, sig, frame))

    _loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)


def _where_the_key_is(settings: Settings) -> str:
    """Where somebody reads along who may have it, the key itself; in a log only where it lies."""
    if settings.host_key:
        return "with the key you set"
    return f"key {settings.key_of_host()}" if sys.stdout.isatty() else f"its key is in {settings.data / 'host.key'}"


def check_port(settings: Settings) -> None:
    """Say clearly when the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except PermissionError:
            raise SettingError(f"port {settings.port} needs special rights; try --port 8000") from None
        except OSError as error:
            if error.errno in (98, 48, 10048):
                raise SettingError(
                    f"port {settings.port} is in use, perhaps by another Vernissage; try --port {settings.port + 1}"
                ) from None
            raise SettingError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None


async def check_database(settings: Settings) -> None:
    """Say clearly when games cannot be kept there, and bring the database to its newest form."""
    storage = Storage(settings.database_address)
    try:
        if storage.file:  # its asynchronous driver says more than a sentence when it fails
            sqlite3.connect(storage.file).close()
        await storage.open()
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        reason = str(error).splitlines()[0]
        place = storage.file or without_password(settings.database)
        raise SettingError(f"games cannot be kept in {place}: {reason}") from None
    finally:
        await storage.close()


def public_address(settings: Settings) -> str:
    """An address friends on the same network can open."""
    scheme = "https" if settings.https else "http"
    host = lan_host() if settings.host in _EVERYWHERE else settings.host
    return f"{scheme}://{bracketed(host)}:{settings.port}"


def bracketed(host: str) -> str:
    """A host as an address writes it."""
    return f"[{host}]" if ":" in host else host


def lan_host() -> str:
    """This machine's own address on the network; no packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: the system only looks up the route
            found: str = probe.getsockname()[0]
        except OSError:
            return "localhost"
    return found


def has_display() -> bool:
    """Whether a browser window could be shown here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
