"""Says anything at all at a live table, and looks at every answer.

    python -m tests.server.hostile.fuzzer 1000000 --seed 1 --title modern_art

A seat of a game that is played says what the grammar makes up; two others play on. What must hold:

- every frame is answered by one message of a known type, or the connection is closed with a code that says why;
- nobody is told of trouble, and the log of the house has none;
- the table's log grows by the frames that were carried out, and by no other;
- no answer holds the seed or a card of somebody else's hand; who sits at another table hears nothing at all.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.doors import PATIENCE, Server
from tests.server.hostile.grammar import Grammar, read
from tests.server.people import OVERTAKEN, Json, Live, Person, Refused, any_answer
from vernissage.server import wire

TOLD = {kind.__struct_config__.tag for kind in wire.Told.__args__}
ANSWERS = {"answered", "refused", "pages", "advised", "previews", "hinted"}
CLOSES = {4408, 1003, 1007, 1009}
"""Too much nonsense; bytes where text is spoken; text that is none; a frame that is too large."""
MALLORY = 0
"""His seat."""
MOST_BAD = 20
"""After so many that cannot be read a house hangs up: mostly Mallory does before."""
BATCH = 24
EXAMPLE = re.compile("is named like '[^']*'")
"""What a refusal gives as an example is the same whoever holds that card."""
PLAYED = (wire.Play, wire.Back, wire.Done)


class Fuzzer:
    """Mallory at a table with Olga and Pia, and Bea at another one."""

    def __init__(self, server: Server, seed: int, title: str = "modern_art") -> None:
        self.server, self.title = server, title
        self.dice = random.Random(f"frames {seed}")
        self.grammar = Grammar(self.dice, title)
        self.mallory, self.olga, self.pia, self.bea = (
            Person(server, name) for name in ("Mallory", "Olga", "Pia", "Bea")
        )
        self.frames = 0
        self.said: Counter[str] = Counter()
        """How frames were answered."""
        self.bad = 0
        """Frames of this connection that could not be read."""
        self.bystander = self._elsewhere()
        self.carried_out = 0
        """Frames that are in the log of the table now played at."""
        self.sit_down()

    def _elsewhere(self) -> Live:
        table = self.bea.new_table("me", "open", "open")
        tab = self.bea.live(table)
        tab.until(lambda state: state["table"]["seats"][0]["connected"])
        return tab.fence()

    def sit_down(self) -> None:
        """A new game."""
        self.table = self.mallory.new_table("me", "open", "open", title=self.title, away=3600)
        for person in (self.olga, self.pia):
            person.sit(self.table)
        self.mallory.do(self.table, "start")
        self.others = [person.live(self.table) for person in (self.olga, self.pia)]
        self.tab = self.mallory.live(self.table)
        for tab in (self.tab, *self.others):
            tab.until(lambda state: state["view"])
        self.seed = self._stored("SELECT seed FROM tables WHERE id = ?")[0][0]
        self.carried_out = self.bad = 0

    def _stored(self, question: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.server.database, timeout=PATIENCE)) as line:
            return line.execute(question, (self.table,)).fetchall()

    def run(self, frames: int) -> None:
        while self.frames < frames:
            if self.tab.state["table"]["status"] != "playing":
                self._end_game()
                self.sit_down()
            self._others_play()
            self._say(min(BATCH, frames - self.frames))
        self._end_game()
        heard = len(self.bystander.told)
        self.bystander.fence()
        assert len(self.bystander.told) == heard + 2, self.bystander.told[heard:]

    def _end_game(self) -> None:
        """Whatever was carried out is stored, and nothing else."""
        stored = self._stored("SELECT count(*) FROM entries WHERE table_id = ? AND seat = 0 AND cause = 'person'")
        assert stored == [(self.carried_out,)], (stored, self.carried_out)
        for tab in (self.tab, *self.others):
            tab.close()

    def _others_play(self) -> None:
        for tab in self.others:
            tab.fence()
            if tab.is_asked:
                with contextlib.suppress(Overtaken):
                    play(tab, self.dice)
            tab.fence()
            if tab.state["held_by"] == tab.state["table"]["your_seat"]:
                tab.ask(type="done")

    def _say(self, count: int) -> None:
        self.tab.fence()
        if self.tab.state["table"]["status"] != "playing":
            return
        choices = self.tab.state["choices"]
        self.grammar.legal = [] if choices is None else [any_answer(choices, self.dice) for _ in range(4)]
        self.grammar.number = self.tab.number
        fence = next(self.grammar.ids)
        frames = self._frames(count, fence)
        heard = len(self.tab.told)
        if not frames:
            self._come_back()
            return
        try:
            for frame in frames:
                self.tab.socket.send(frame)
            self.tab.say(type="ping", id=fence)
            answers = self._listen([read(frame) for frame in frames], fence)
        except ConnectionClosed as closed:
            self._was_closed(closed, frames, self.tab.told[heard:])
            return
        self.frames += len(frames)
        self._look(frames, answers, fence)
        self._look_for_secrets(self.tab.told[heard:])

    def _frames(self, count: int, fence: int) -> list[str | bytes]:
        """No two of them with one id: which answer belongs to which must be known here."""
        frames: list[str | bytes] = []
        taken = {fence}
        while len(frames) < count and (self.bad < MOST_BAD or self.dice.random() < 0.1):
            frame = self.grammar.frame()
            said = read(frame)
            id = getattr(said, "id", None)
            if id in taken:
                continue
            frames.append(frame)
            self.bad += said is None
            if id is not None:
                taken.add(id)
        return frames

    def _listen(self, said: list[wire.Said | None], fence: int) -> list[Json]:
        """All answers: whatever has an id is waited for, the rest is answered before the fence."""
        waiting = {fence, *(one.id for one in said if one is not None and not isinstance(one, wire.Chat))}
        answers = []
        while waiting:
            message = self.tab.hear()
            assert message["type"] in TOLD, message
            if message["type"] in ANSWERS:
                answers.append(message)
                waiting.discard(message["id"])
        return answers

    def _look(self, frames: list[str | bytes], answers: list[Json], fence: int) -> None:
        said = [read(frame) for frame in frames]
        chats = sum(isinstance(one, wire.Chat) for one in said)
        assert len(frames) - chats + 1 <= len(answers) <= len(frames) + 1, (frames, answers)
        for answer in answers:
            self._count(answer)
        unread = sum(answer["type"] == "refused" and answer["id"] is None for answer in answers)
        assert unread >= sum(one is None for one in said)
        ids = sorted(answer["id"] for answer in answers if answer["id"] is not None)
        wanted = sorted([fence, *(one.id for one in said if one is not None and not isinstance(one, wire.Chat))])
        assert ids == wanted, (set(ids) ^ set(wanted), frames, answers)
        done = {answer["id"] for answer in answers if answer["type"] == "answered"}
        self.carried_out += sum(one.id in done for one in said if isinstance(one, PLAYED))

    def _count(self, answer: Json) -> None:
        code = answer.get("code", "")
        assert code != "trouble", answer
        assert len(answer.get("text", "")) <= 400, answer
        self.said[f"{answer['type']} {code}".strip()] += 1

    def _was_closed(self, closed: ConnectionClosed, frames: list[str | bytes], told: list[str]) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                told.append(self.tab.socket.recv(timeout=PATIENCE))  # type: ignore[arg-type]
        code = None if closed.rcvd is None else closed.rcvd.code
        assert code in CLOSES, (closed, frames)
        self.said[f"closed {code}"] += 1
        self.frames += 1 + sum(json.loads(text)["type"] in ANSWERS for text in told)
        self._look_for_secrets(told)
        self._come_back()
        # Which of the frames before the end were carried out is known from the log alone.
        stored = self._stored("SELECT count(*) FROM entries WHERE table_id = ? AND seat = 0 AND cause = 'person'")[0][0]
        more = sum(isinstance(read(frame), PLAYED) for frame in frames)
        assert 0 <= stored - self.carried_out <= more, (stored, self.carried_out, more)
        self.carried_out = stored

    def _come_back(self) -> None:
        self.tab.close()
        self.tab = self.mallory.live(self.table)
        self.tab.until(lambda state: True)
        self.bad = 0

    def _look_for_secrets(self, told: list[str]) -> None:
        hidden = {self.seed}
        for tab in self.others:
            hidden |= set(_hand(tab.state))
        secret = re.compile("|".join(rf"\b{re.escape(one)}\b" for one in hidden))
        for text in told:
            message = json.loads(text)
            if message["type"] == "pages":  # what all saw may be in a hand by now: that it was for all is what counts
                audiences = [line["event"]["audience"] for line in message["events"]]
                assert all(audience is None or MALLORY in audience for audience in audiences), text
            elif message["type"] in ANSWERS:
                assert not secret.search(EXAMPLE.sub("", text)), text

    def close(self) -> None:
        for person in (self.mallory, self.olga, self.pia, self.bea):
            person.close()


class Overtaken(Exception):
    """Somebody was quicker."""


def play(tab: Live, dice: random.Random) -> None:
    """Any legal move."""
    try:
        tab.play(any_answer(tab.state["choices"], dice))
    except Refused as refused:
        if refused.code not in OVERTAKEN:
            raise
        raise Overtaken from None


def _hand(state: Json) -> list[str]:
    """The cards that only this seat sees, where a title has a hand of named cards."""
    hand = (state["view"] or {}).get("hand") or []
    return [card for card in hand if isinstance(card, str) and len(card) > 5]


def fuzz(data: Path, seed: int, frames: int, title: str = "modern_art") -> Fuzzer:
    """So many frames in a house of their own."""
    server = Server(data, hint_seconds=0.02).open()  # a crowd of them is asked for
    fuzzer = Fuzzer(server, seed, title)
    try:
        fuzzer.run(frames)
    finally:
        fuzzer.close()
        server.close()
    assert "Traceback" not in server.log, server.log
    return fuzzer


def main() -> None:
    parser = argparse.ArgumentParser(description="Say anything at all at a live table.")
    parser.add_argument("frames", type=int, nargs="?", default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--title", default="modern_art")
    parser.add_argument("--each", type=int, default=10_000, help="frames in one house")
    wanted = parser.parse_args()
    said: Counter[str] = Counter()
    began, tried, seed = time.monotonic(), 0, wanted.seed
    while tried < wanted.frames:
        count = min(wanted.each, wanted.frames - tried)
        with tempfile.TemporaryDirectory() as folder:
            said += fuzz(Path(folder), seed, count, wanted.title).said
        tried, seed = tried + count, seed + 1
        print(f"{tried} frames, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print(f"{tried} frames of {wanted.title}, seeds {wanted.seed} to {seed - 1}:", msgspec.json.encode(said).decode())


if __name__ == "__main__":
    main()
