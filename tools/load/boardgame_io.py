"""A boardgame.io server beside ours: a game with as many players and messages, its matches in memory.

Its client speaks Socket.IO over a WebSocket; this one says what that says, as cheaply as ours does.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
from sockets import Socket, Stretch, Tally, addresses, entered, free_port, megabytes_of

FOLDER = Path(__file__).resolve().parents[2] / "bench" / "boardgame_io"
GAME = "auction"
_EVENT = f"42/{GAME},".encode()


class Peer:
    """The server in a process of its own."""

    def __init__(self) -> None:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise SystemExit("boardgame.io needs Node.js with npm; without them leave --peer out")
        if not (FOLDER / "node_modules").is_dir():
            said = subprocess.run([npm, "ci", "--ignore-scripts"], cwd=FOLDER, capture_output=True, text=True)
            if said.returncode:
                shutil.rmtree(FOLDER / "node_modules", ignore_errors=True)
                raise SystemExit(f"boardgame.io could not be installed:\n{said.stderr}")
        self.port = free_port()
        self.process = subprocess.Popen(
            [node, "server.js", str(self.port)], cwd=FOLDER, stdout=subprocess.PIPE, env={"NODE_ENV": "production"}
        )
        assert self.process.stdout is not None
        if b"open" not in self.process.stdout.readline():
            raise SystemExit("the boardgame.io server did not open")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Player(Socket):
    """One player of one match: he bids when it is his turn, at random."""

    def __init__(self, tally: Tally, host: str, match: str, seat: int, seats: int) -> None:
        super().__init__(tally, host, "/socket.io/?EIO=4&transport=websocket")
        self.match, self.seat, self.seats = match, str(seat), seats
        self.state: dict[str, Any] = {}
        self.sent: tuple[int, float] | None = None

    def hear(self, text: bytes) -> None:
        if text.startswith(b"0"):
            self.send(f"40/{GAME},".encode())
        elif text == b"2":
            self.send(b"3")
        elif text.startswith(b"40/"):
            self._emit("sync", self.match, self.seat, None, self.seats)
        elif text.startswith(_EVENT):
            self._event(text)

    def _emit(self, *said: Any) -> None:
        self.send(_EVENT + msgspec.json.encode(said))

    def _event(self, text: bytes) -> None:
        tally = self.tally
        tally.told += len(text)
        kind, _, *facts = msgspec.json.decode(memoryview(text)[len(_EVENT) :])
        if kind == "sync":
            tally.first.append(len(text))
            self.state = facts[0]["state"]
            if not self.ready.done():
                self.ready.set_result(None)
        elif kind == "update":
            self.state = facts[0]
            if self.sent is not None and self.state["_stateID"] > self.sent[0]:
                tally.delays.append(time.perf_counter() - self.sent[1])
                self.sent = None
        else:
            return
        tally.screens += 1
        self.act()

    def act(self) -> None:
        state = self.state
        if not self.tally.running or self.sent is not None or state["ctx"]["currentPlayer"] != self.seat:
            return
        self.sent = state["_stateID"], time.perf_counter()
        payload = {"type": "bid", "args": [self.tally.dice.randint(0, 30)], "playerID": self.seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, state["_stateID"], self.match, self.seat)


async def measured(seats: int, matches: int, seconds: float, peer: Peer) -> dict[str, Any]:
    """A closed loop at so many matches."""
    tally = Tally(random.Random(1))
    host = f"127.0.0.1:{peer.port}"
    where = addresses()
    players: list[Player] = []
    for number in range(matches):
        address = next(where)
        for seat in range(seats):
            match = f"match{number}"
            player: Player = await entered(
                lambda match=match, seat=seat: Player(tally, host, match, seat, seats),  # type: ignore[misc]
                peer.port,
                address,
            )
            await player.ready  # the first to come makes the match
            players.append(player)
    await asyncio.sleep(0.5)
    stretch = Stretch(tally, peer.process.pid)
    for player in players:
        player.act()
    await asyncio.sleep(seconds)
    found = stretch.figures()
    for player in players:
        player.transport.close()
    return {
        "game": "boardgame.io 0.50.2, an auction in memory",
        "tables": matches,
        "sockets": len(players),
        **found,
        "first message": max(tally.first, default=0),
        "closed": tally.closed,
        "megabytes": megabytes_of(peer.process.pid),
    }
