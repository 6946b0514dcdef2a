"""`make load`: how many moves a house on this machine takes, by many tables at once. Everything stays on loopback.

A house is opened in a process of its own, with its limits on and every move on disk, and this process plays at it:
people's sockets, one a seat, each table from an address of its own (a house counts what comes from one address). It
says nothing but what a browser says, as cheaply as Python can, and tells how much of the processor it took itself.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import http.client
import json
import os
import random
import resource
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

HEADER = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)
MOST_LEFT = 12
"""How far above the least a bid may go, so that nobody is soon out of money."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def addresses() -> Iterator[str]:
    for high in range(1, 250):
        for low in range(2, 250):
            yield f"127.2.{high}.{low}"


class House:
    """The house in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        command = [
            str(Path(sys.executable).with_name("vernissage")),
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
        ]
        command += ["--data", str(data), "--no-browser", "--pace", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            time.sleep(0.05)
        raise SystemExit("the house did not open")

    def seconds(self) -> float:
        """Processor time of the house so far, its worker processes apart."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Megabytes the house holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


class Guest:
    """Somebody with a nickname, at the HTTP side."""

    def __init__(self, port: int, address: str, name: str) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
        self.address = address
        self.cookie = ""
        self.call("POST", "/api/guest", {"nickname": name})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self.line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.line.getresponse()
        text = answer.read()
        if answer.status not in (200, 201):
            raise SystemExit(f"{path}: {answer.status} {text[:200]!r}")
        if cookie := answer.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return json.loads(text)


@dataclass
class Tally:
    """What was measured."""

    dice: random.Random
    pause: Callable[[], float] = lambda: 0.0
    delays: list[float] = field(default_factory=list)
    screens: int = 0
    told: int = 0
    """Bytes the house sent."""
    refused: dict[str, int] = field(default_factory=dict)
    closed: int = 0
    first: list[int] = field(default_factory=list)
    """The sizes of first messages."""
    running: bool = True


class Tab(asyncio.Protocol):
    """One socket: it answers whatever its seat is asked, at random."""

    def __init__(self, tally: Tally, host: str, path: str, cookie: str) -> None:
        self.tally = tally
        self.request = HEADER.format(
            path=path, host=host, key=base64.b64encode(secrets.token_bytes(16)).decode(), cookie=cookie
        ).encode()
        self.buffer = b""
        self.is_open = False
        self.state: dict[str, Any] = {}
        self.answered: Any = None
        self.sent: dict[int, float] = {}
        self.next_id = 1
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

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

    def say(self, **said: Any) -> None:
        self.sent[self.next_id] = time.perf_counter()
        self.frame(0x81, msgspec.json.encode({**said, "id": self.next_id}))
        self.next_id += 1

    def hear(self, text: bytes) -> None:
        tally = self.tally
        tally.told += len(text)
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "answered" or kind == "refused":
            sent = self.sent.pop(message["id"], None)
            if kind == "refused":
                tally.refused[message["code"]] = tally.refused.get(message["code"], 0) + 1
                self.answered = None
                asyncio.get_running_loop().call_later(0.05, self.act)
            elif sent is not None:
                tally.delays.append(time.perf_counter() - sent)
            return
        if kind == "state":
            tally.first.append(len(text))
            self.state = message
            if not self.ready.done():
                self.ready.set_result(None)
        elif kind == "change":
            for path, value in message["changes"]:
                put(self.state, path, value)
        else:
            return
        tally.screens += 1
        self.act()

    def act(self) -> None:
        state = self.state
        choices = state.get("choices")
        if not self.tally.running or not state or state["table"]["status"] != "playing":
            return
        if state["held_by"] is not None and state["held_by"] == state["table"]["your_seat"]:
            step: Any = ("held", state["view"]["decision"]["number"])
        elif choices is not None and choices["awaited"]:
            step = (choices["number"], state["undoable"], state["view"]["decision"]["number"])
        else:
            return
        if step == self.answered:
            return
        self.answered = step
        if pause := self.tally.pause():
            asyncio.get_running_loop().call_later(pause, self.answer)
        else:
            self.answer()

    def answer(self) -> None:
        choices = self.state.get("choices")
        if self.answered[0] == "held":
            self.say(type="done")
        elif choices is not None:
            self.say(type="play", move=any_answer(choices, self.tally.dice), number=choices["number"])


def put(state: Any, path: list[Any], value: Any) -> None:
    """One change of a screen: the last word of the path is a field, or a place in a list (its end: one more)."""
    for step in path[:-1]:
        state = state[step]
    last = path[-1]
    if isinstance(last, int) and last == len(state):
        state.append(value)
    else:
        state[last] = value


def any_answer(choices: Any, dice: random.Random) -> Any:
    ways = [option["move"] for option in choices["options"]]
    if (amount := choices["amount"]) is not None:
        most = min(amount["high"], amount["low"] + MOST_LEFT)
        ways.append({**amount["move"], amount["field"]: dice.randint(amount["low"], most)})
    if (several := choices["several"]) is not None:
        count = dice.randint(several["least"], min(several["most"], len(several["items"])))
        picked = dice.sample([value for value, _ in several["items"]], count)
        ways.append({**several["move"], several["field"]: picked if several["ordered"] else sorted(picked)})
    return dice.choice(ways)


def opened(port: int, title: str, seats: int, address: str) -> tuple[str, list[Guest]]:
    """A table of people that has begun."""
    people = [Guest(port, address, f"P{seat}") for seat in range(seats)]
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    order = {"title": title, "seats": wanted, "public": False, "shuffle_seats": False}
    table = people[0].call("POST", "/api/tables", order)["id"]
    for person in people[1:]:
        person.call("POST", f"/api/tables/{table}/seat", {"seat": None})
    people[0].call("POST", f"/api/tables/{table}/start", {})
    return table, people


async def measured(arguments: argparse.Namespace, house: House) -> dict[str, Any]:
    dice = random.Random(arguments.seed)
    pace = arguments.every
    tally = Tally(dice, (lambda: dice.uniform(0.5, 1.5) * pace) if pace else (lambda: 0.0))
    tally.running = False
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{house.port}"
    tabs: list[Tab] = []
    tables: list[str] = []
    where = addresses()

    async def enter(table: str, address: str, cookie: str) -> Tab:
        path = f"/api/tables/{table}/live?lang=en&last=0&chat=0&boards={arguments.title}"
        _, tab = await loop.create_connection(
            lambda: Tab(tally, host, path, cookie), "127.0.0.1", house.port, local_addr=(address, 0)
        )
        return tab

    for number in range(arguments.tables):
        address = next(where)
        table, people = await asyncio.to_thread(opened, house.port, arguments.title, arguments.seats, address)
        tables.append(table)
        tabs += [await enter(table, address, person.cookie) for person in people]
        for person in people:
            person.line.close()
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {arguments.tables} tables", end="", file=sys.stderr)
    for number in range(arguments.spectators):
        tabs.append(await enter(tables[number % len(tables)], next(where), ""))
    await asyncio.gather(*(tab.ready for tab in tabs))
    await asyncio.sleep(0.5)
    house_before, own_before = house.seconds(), own_seconds()
    began = time.perf_counter()
    tally.running = True
    tally.screens = tally.told = 0
    for tab in tabs:
        tab.act()
    await asyncio.sleep(arguments.seconds)
    tally.running = False
    wall = time.perf_counter() - began
    moves = len(tally.delays)
    house_seconds, own = house.seconds() - house_before, own_seconds() - own_before
    for tab in tabs:
        tab.transport.close()
    quantiles = statistics.quantiles(tally.delays, n=1000) if moves > 1 else [0.0] * 999
    return {
        "title": arguments.title,
        "tables": arguments.tables,
        "sockets": len(tabs),
        "moves": moves,
        "moves a second": round(moves / wall, 1),
        "median ms": round(quantiles[499] * 1000, 1),
        "99th ms": round(quantiles[989] * 1000, 1),
        "house ms a move": round(house_seconds / max(moves, 1) * 1000, 3),
        "house share of a core": round(house_seconds / wall, 2),
        "client share of a core": round(own / wall, 2),
        "bytes a screen": round(tally.told / max(tally.screens, 1)),
        "screens a move": round(tally.screens / max(moves, 1), 2),
        "first message": max(tally.first, default=0),
        "refused": tally.refused,
        "closed": tally.closed,
        "megabytes": house.memory(),
    }


def own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="modern_art")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=0.0, help="a person waits so many seconds; 0: a closed loop")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            found = asyncio.run(measured(arguments, house))
        finally:
            house.close()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
