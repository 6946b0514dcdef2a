"""A WebSocket as cheap as Python can have it, and what is measured at many of them."""

from __future__ import annotations

import abc
import asyncio
import base64
import os
import random
import resource
import secrets
import socket
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HEADER = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def addresses() -> Iterator[str]:
    """This machine's own addresses: a house counts what comes from one."""
    for high in range(1, 250):
        for low in range(2, 250):
            yield f"127.2.{high}.{low}"


def seconds_of(process: int) -> float:
    """Processor time of a process so far, its children apart."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_of(process: int) -> int:
    """What a process holds in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def allow_many_files() -> None:
    """Each socket is a file: as many as the system lets this user have without asking."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@dataclass
class Tally:
    """What was measured."""

    dice: random.Random
    pause: Callable[[], float] = lambda: 0.0
    delays: list[float] = field(default_factory=list)
    screens: int = 0
    told: int = 0
    """Bytes the server sent."""
    refused: dict[str, int] = field(default_factory=dict)
    closed: int = 0
    first: list[int] = field(default_factory=list)
    """The sizes of first messages."""
    running: bool = False
    over: set[str] = field(default_factory=set)
    """Tables whose game is over."""

    def figures(self, wall: float, server: float, own: float) -> dict[str, Any]:
        """What `wall` seconds gave, with the processor time the server took and the client's own."""
        moves = len(self.delays)
        quantiles = statistics.quantiles(self.delays, n=1000) if moves > 1 else [0.0] * 999
        return {
            "moves": moves,
            "moves a second": round(moves / wall, 1),
            "median ms": round(quantiles[499] * 1000, 1),
            "99th ms": round(quantiles[989] * 1000, 1),
            "server ms a move": round(server / max(moves, 1) * 1000, 3),
            "server share of a core": round(server / wall, 2),
            "client share of a core": round(own / wall, 2),
            "bytes a message": round(self.told / max(self.screens, 1)),
            "messages a move": round(self.screens / max(moves, 1), 2),
        }


class Socket(asyncio.Protocol, abc.ABC):
    """One socket: frames in and out. Who answers what says its `hear`."""

    def __init__(self, tally: Tally, host: str, path: str, cookie: str = "") -> None:
        self.tally = tally
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.request = HEADER.format(path=path, host=host, key=key, cookie=cookie).encode()
        self.buffer = b""
        self.is_open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abc.abstractmethod
    def hear(self, text: bytes) -> None:
        """A message came."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if self.tally.running:
            self.tally.closed += 1

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        at = 0
        if not self.is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"no socket: {buffer[:200]!r}")
            self.is_open = True
            at = end + 4
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            if buffer[at] & 15 == 1:
                self.hear(buffer[start : start + length])
            elif buffer[at] & 15 == 9:
                self.frame(0x8A, buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def frame(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + data)

    def send(self, text: bytes) -> None:
        self.frame(0x81, text)


async def entered(tab: Callable[[], Socket], port: int, address: str) -> Any:
    """A socket of its own address."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(tab, "127.0.0.1", port, local_addr=(address, 0))
    return socket


class Stretch:
    """The time that is measured: what server and client took of the processor since it began."""

    def __init__(self, tally: Tally, process: int) -> None:
        self._tally, self._process = tally, process
        self._server, self._own, self._began = seconds_of(process), own_seconds(), time.perf_counter()
        tally.running = True
        tally.screens = tally.told = 0

    @property
    def server(self) -> float:
        return seconds_of(self._process) - self._server

    def figures(self) -> dict[str, Any]:
        """It is over."""
        self._tally.running = False
        return self._tally.figures(time.perf_counter() - self._began, self.server, own_seconds() - self._own)
