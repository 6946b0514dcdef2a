"""A house in a process of its own, and people at many of its tables who answer at random."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import random
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sockets import Socket, Stretch, Tally, addresses, entered, free_port, megabytes_of

MOST_LEFT = 12
"""How far above the least a bid may go, so that nobody is soon out of money."""
AFTER_A_REFUSAL = 0.05
"""Seconds after which somebody whose answer was overtaken looks again."""


class LoadedHouse:
    """The house, with its limits on and every move on disk."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        command = [str(Path(sys.executable).with_name("vernissage")), "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(data), "--no-browser", "--pace", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            time.sleep(0.05)
        raise SystemExit("the house did not open")

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


class Guest:
    """Somebody with a nickname, at the HTTP side."""

    def __init__(self, port: int, address: str, name: str) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
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


class Tab(Socket):
    """A person's tab: it answers whatever its seat is asked, at random."""

    def __init__(self, tally: Tally, host: str, path: str, cookie: str) -> None:
        super().__init__(tally, host, path, cookie)
        self.state: dict[str, Any] = {}
        self.answered: Any = None
        self.sent: dict[int, float] = {}
        self.next_id = 1

    def say(self, **said: Any) -> None:
        self.sent[self.next_id] = time.perf_counter()
        self.send(msgspec.json.encode({**said, "id": self.next_id}))
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
                asyncio.get_running_loop().call_later(AFTER_A_REFUSAL, self.act)
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
        if not self.tally.running or not state:
            return
        if state["table"]["status"] != "playing":
            self.tally.over.add(state["table"]["id"])
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
        if self.answered is None or not self.tally.running:
            return
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
    for kind in choices["unspoken"]:
        ways += [{"move": kind["move"], **dict(zip(kind["fields"], row, strict=True))} for row in kind["rows"]]
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


@dataclass(frozen=True)
class Plan:
    """What is tried."""

    title: str = "modern_art"
    seats: int = 4
    tables: int = 100
    bots: str = ""
    """The bots in all seats but one; without them people sit there."""
    spectators: int = 0
    seconds: float = 10.0
    every: float = 0.0
    """A person waits so many seconds before each answer; 0: a closed loop."""
    whole: bool = False
    """Whole games are played, however long it takes up to `seconds`, and the cost of moves compared as they grow."""
    seed: int = 1

    def tally(self) -> Tally:
        """Where it is noted, with the dice of the plan."""
        tally = Tally(random.Random(self.seed))
        if self.every:
            tally.pause = lambda: tally.dice.uniform(0.5, 1.5) * self.every
        return tally


async def measured(plan: Plan, house: LoadedHouse) -> dict[str, Any]:
    """One plan, carried out."""
    tally = plan.tally()
    host = f"127.0.0.1:{house.port}"
    tabs: list[Tab] = []
    tables: list[str] = []
    where = addresses()

    async def enter(table: str, address: str, cookie: str) -> Tab:
        path = f"/api/tables/{table}/live?lang=en&last=0&chat=0&boards={plan.title}"
        tab: Tab = await entered(lambda: Tab(tally, host, path, cookie), house.port, address)
        return tab

    for number in range(plan.tables):
        address = next(where)
        table, people = await asyncio.to_thread(opened, house.port, plan.title, plan.seats, address)
        tables.append(table)
        tabs += [await enter(table, address, person.cookie) for person in people]
        for person in people:
            person.line.close()
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {plan.tables} tables", end="", file=sys.stderr)
    for number in range(plan.spectators):
        tabs.append(await enter(tables[number % len(tables)], next(where), ""))
    await asyncio.gather(*(tab.ready for tab in tabs))
    await asyncio.sleep(0.5)  # who came is told to the others a moment later
    stretch = Stretch(tally, house.process.pid)
    for tab in tabs:
        tab.act()
    samples = [(0, 0.0)]  # while all games run: what is written once a game, when it is over, is no part of a move
    until = time.perf_counter() + plan.seconds
    while time.perf_counter() < until and not (plan.whole and len(tally.over) == plan.tables):
        await asyncio.sleep(min(0.1, max(0.0, until - time.perf_counter())))
        if not tally.over:
            samples.append((len(tally.delays), stretch.server))
    found = stretch.figures()
    for tab in tabs:
        tab.transport.close()
    return {
        "title": plan.title,
        "tables": plan.tables,
        "sockets": len(tabs),
        **found,
        "first message": max(tally.first, default=0),
        "refused": tally.refused,
        "closed": tally.closed,
        "tables over": len(tally.over),
        "megabytes": megabytes_of(house.process.pid),
        **(by_length(samples, found) if plan.whole else {}),
    }


def by_length(samples: list[tuple[int, float]], found: dict[str, Any]) -> dict[str, Any]:
    """The cost of a move while games grow, as far as all of them ran side by side, and how far that was."""
    return {
        "server ms a move by quarters": quarters(samples),
        "of all moves": round(samples[-1][0] / max(found["moves"], 1), 2),
    }


def quarters(samples: list[tuple[int, float]]) -> list[float]:
    """The processor time of a move in each quarter of these moves, in milliseconds."""
    moves = samples[-1][0]
    marks = [next(one for one in samples if one[0] >= moves * part / 4) for part in range(5)]
    return [
        round((after[1] - before[1]) / max(after[0] - before[0], 1) * 1000, 3)
        for before, after in itertools.pairwise(marks)
    ]
