"""Start the server: look at the port first, find the address friends can open, show it, open a browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import sys
import threading
import webbrowser

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from vernissage.server.app import STATIC, create_app
from vernissage.server.settings import SettingError, Settings
from vernissage.server.storage import Storage

MOST_FRAME = 64 * 1024
_EVERYWHERE = ("0.0.0.0", "::", "")


def serve(settings: Settings, *, browser: bool, log_level: str = "warning") -> None:
    """Serve until interrupted."""
    check_port(settings)
    settings.prepare()
    asyncio.run(check_database(settings))
    address = public_address(settings)
    app = create_app(settings, address)
    local = f"http://{'localhost' if settings.host in _EVERYWHERE else settings.host}:{settings.port}"
    print(f"Vernissage is open:  {local}")
    if address != local:
        print(f"For friends nearby:  {address}")
    print(f"Games are kept in {settings.database or settings.data}. Ctrl-C closes the house.", flush=True)
    if not (STATIC / "index.html").is_file():
        print("The browser client is not built: run 'make web' first.", file=sys.stderr, flush=True)
    if browser and has_display():
        threading.Timer(1.0, webbrowser.open, [local]).start()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_level=log_level,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # most messages are short, and compressing takes longer than telling
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


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
        raise SettingError(f"games cannot be kept in {settings.database or settings.data}: {reason}") from None
    finally:
        await storage.close()


def public_address(settings: Settings) -> str:
    """An address friends on the same network can open."""
    scheme = "https" if settings.https else "http"
    host = lan_host() if settings.host in _EVERYWHERE else settings.host
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{settings.port}"


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
