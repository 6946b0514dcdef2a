"""A person at each of many tables of bots: how quickly the own move goes through while they think, and they answer."""

from __future__ import annotations

import asyncio
import functools
import itertools
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sockets import Stretch, Tally, addresses, entered
from tables import Guest, LoadedHouse, Plan, Tab, any_answer

WARM_UP = 120.0
"""Seconds, at most, that are played before anything counts: worker processes start when they are first needed."""
USUAL = 3.0
"""Seconds after which a process that answers did not have to be started first."""
LOOKS_BACK = 2.0
"""Seconds between two looks at the replay of a table."""


@dataclass
class Waits:
    """Seconds that were waited, beside those for the own moves."""

    bots: list[float] = field(default_factory=list)
    """From a question that stands before bots alone to the next change of it."""
    previews: list[float] = field(default_factory=list)
    replays: list[float] = field(default_factory=list)

    def are_usual(self) -> bool:
        """Whether nobody waits any more for a process that starts."""
        return all(len(waited) > 9 and max(waited[-9:]) < USUAL for waited in (self.previews, self.replays))

    def figures(self) -> dict[str, Any]:
        return {
            "a bot's answer": quantiles(self.bots),
            "a preview": quantiles(self.previews),
            "a replay": quantiles(self.replays),
        }


def quantiles(seconds: list[float]) -> dict[str, float]:
    """How many there were, and the milliseconds in the middle, of the slowest hundredth and of the slowest."""
    if len(seconds) < 2:
        return {"count": len(seconds)}
    cut = statistics.quantiles(seconds, n=100)
    in_order = {"median ms": cut[49], "99th ms": min(cut[98], max(seconds)), "most ms": max(seconds)}
    return {"count": len(seconds), **{name: round(value * 1000, 1) for name, value in in_order.items()}}


class PersonAmongBots(Tab):
    """Before each answer a preview of it is asked for; what bots take for theirs is noted."""

    def __init__(self, tally: Tally, waits: Waits, host: str, path: str, cookie: str) -> None:
        super().__init__(tally, host, path, cookie)
        self.waits = waits
        self.asked: Any = None
        self.since = 0.0

    def hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"previews"'):
            sent = self.sent.pop(msgspec.json.decode(text)["id"], None)
            if sent is not None and self.tally.running:
                self.waits.previews.append(time.perf_counter() - sent)
            return
        super().hear(text)

    def act(self) -> None:
        decision = self.state["view"]["decision"] if self.state else None
        asked = None if decision is None else (decision["number"], tuple(decision["seats"]))
        if asked != self.asked:
            own, now = self.state["table"]["your_seat"], time.perf_counter()
            if self.tally.running and self.asked is not None and own not in self.asked[1]:
                self.waits.bots.append(now - self.since)
            self.asked, self.since = asked, now
        super().act()

    def answer(self) -> None:
        choices = self.state.get("choices")
        if choices is None or self.answered is None or self.answered[0] == "held" or not self.tally.running:
            super().answer()
            return
        move = any_answer(choices, self.tally.dice)
        self.say(type="preview", moves=[move], number=choices["number"])
        self.say(type="play", move=move, number=choices["number"])


async def among_bots(plan: Plan, house: LoadedHouse) -> dict[str, Any]:
    """One person and bots at each table, and somebody who looks back at one of the games now and then."""
    tally, waits = plan.tally(), Waits()
    tabs: list[Tab] = []
    people: list[tuple[Guest, str]] = []
    where = addresses()
    host = f"127.0.0.1:{house.port}"
    for _ in range(plan.tables):
        address = next(where)
        table, person = await asyncio.to_thread(opened_among_bots, house.port, plan, address)
        people.append((person, table))
        path = f"/api/tables/{table}/live?lang=en&last=0&chat=0&boards={plan.title}"
        tab = functools.partial(PersonAmongBots, tally, waits, host, path, person.cookie)
        tabs.append(await entered(tab, house.port, address))
    await asyncio.gather(*(tab.ready for tab in tabs))
    tally.running = True
    for tab in tabs:
        tab.act()
    looking = asyncio.create_task(look_back(people, waits))
    begun = time.perf_counter()
    while not waits.are_usual() and time.perf_counter() < begun + WARM_UP:
        await asyncio.sleep(0.5)
    for waited in (tally.delays, waits.bots, waits.previews, waits.replays):
        waited.clear()
    stretch = Stretch(tally, house.process.pid)
    await asyncio.sleep(plan.seconds)
    found = stretch.figures()
    looking.cancel()
    for tab in tabs:
        tab.transport.close()
    return {
        "title": plan.title,
        "tables": plan.tables,
        "bots": f"{plan.seats - 1} x {plan.bots}",
        "a person's move": quantiles(tally.delays),
        **waits.figures(),
        **{
            name: found[name]
            for name in ("moves", "server ms a move", "server share of a core", "client share of a core")
        },
        "refused": tally.refused,
        "closed": tally.closed,
        "tables over": len(tally.over),
    }


def opened_among_bots(port: int, plan: Plan, address: str) -> tuple[str, Guest]:
    """A table that has begun, and its person, who sits first."""
    person = Guest(port, address, "Ann")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": plan.bots}] * (plan.seats - 1)]
    order = {"title": plan.title, "seats": seats, "public": False, "shuffle_seats": False}
    table = person.call("POST", "/api/tables", order)["id"]
    person.call("POST", f"/api/tables/{table}/start", {})
    return table, person


async def look_back(people: Sequence[tuple[Guest, str]], waits: Waits) -> None:
    """One after the other looks at the own game so far."""
    for person, table in itertools.cycle(people):
        await asyncio.sleep(LOOKS_BACK)
        begun = time.perf_counter()
        person.line.close()  # a server keeps no idle line open
        await asyncio.to_thread(person.call, "GET", f"/api/tables/{table}/replay")
        waits.replays.append(time.perf_counter() - begun)
