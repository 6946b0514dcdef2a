"""People at the door: what a browser would do, over real HTTP and real sockets."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.doors import PATIENCE, Server, addresses

Json = dict[str, Any]
_addresses: Iterator[str] = addresses()
_ids = itertools.count(1)


OVERTAKEN = ("stale", "wrong-seat", "held", "illegal", "over")
"""What somebody may hear who was not quick enough."""


def taken(state: Json, message: Json) -> Json:
    """The screen after a message: a whole one, or what is new on the last one, put in its place."""
    if message["type"] == "state":
        return message
    for path, value in message["changes"]:
        state = _put(state, path, value)
    return {**state, "clock": message["clock"], "events": message["events"], "chat": message["chat"]}


def spelled(choices: Json | None) -> Json | None:
    """What is asked, with the answers that are told as rows among the options, where the client puts them."""
    if not choices or not choices["unspoken"]:
        return choices
    rows = [
        {"move": {"move": kind["move"], **dict(zip(kind["fields"], row, strict=True))}, "text": "", "works": []}
        for kind in choices["unspoken"]
        for row in kind["rows"]
    ]
    return {**choices, "options": [*rows, *choices["options"]], "unspoken": []}


def _put(whole: Any, path: list[Any], value: Any) -> Any:
    if not path:
        return value
    step, *rest = path
    if isinstance(whole, list):
        copy: Any = [*whole, None] if step == len(whole) else [*whole]
    else:
        copy = dict(whole)
    copy[step] = _put(copy[step], rest, value) if rest else value
    return copy


class Refused(Exception):
    """The house said no to a message on the live connection."""

    def __init__(self, message: Json) -> None:
        super().__init__(message["code"], message["text"])
        self.code: str = message["code"]
        self.rule: str = message["rule"]
        self.text: str = message["text"]


class Person:
    """A guest with a nickname, or a stranger without one."""

    def __init__(self, server: Server, nickname: str | None = "Ann", address: str | None = None) -> None:
        self.server = server
        self.address = address or next(_addresses)
        transport = httpx.HTTPTransport(local_address=self.address, verify=False)
        self.http = httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE)
        self.sockets: list[Live] = []
        self.name = nickname
        if nickname is not None:
            self.call("POST", "/api/guest", {"nickname": nickname})

    def ask(self, method: str, path: str, json: Any = None, **more: Any) -> httpx.Response:
        """Any request, whatever comes of it."""
        return self.http.request(method, path, json=json, **more)

    def call(self, method: str, path: str, json: Any = None) -> Any:
        """A request that must succeed."""
        answer = self.ask(method, path, json)
        assert answer.status_code in (200, 201), (path, answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def refused(self, method: str, path: str, json: Any = None) -> tuple[int, str]:
        """A request that must be refused: status and code."""
        answer = self.ask(method, path, json)
        assert answer.status_code >= 400, (path, answer.text)
        return answer.status_code, answer.json()["code"]

    # Tables.

    def new_table(self, *seats: str, title: str = "modern_art", **how: Any) -> str:
        """Open a table: `me`, `open`, or the name of a bot."""
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        request = {"title": title, "seats": wanted, "shuffle_seats": False, **how}
        return str(self.call("POST", "/api/tables", request)["id"])

    def table(self, table: str) -> Json:
        found: Json = self.call("GET", f"/api/tables/{table}")
        return found

    def sit(self, table: str, seat: int | None = None) -> Json:
        found: Json = self.call("POST", f"/api/tables/{table}/seat", {"seat": seat})
        return found

    def do(self, table: str, what: str, json: Any = None) -> Json:
        """start, pause, resume, end, remove, rematch, claim."""
        found: Json = self.call("POST", f"/api/tables/{table}/{what}", json)
        return found

    def leave(self, table: str) -> Json:
        found: Json = self.call("DELETE", f"/api/tables/{table}/seat")
        return found

    def link(self, table: str) -> str:
        """The key of one's personal link."""
        return str(self.call("GET", f"/api/tables/{table}/links")["personal"]).partition("?key=")[2]

    # The live connection.

    def live(
        self,
        table: str,
        *,
        last: int = 0,
        chat: int = 0,
        lang: str = "en",
        query: str = "",
        origin: str | None = None,
    ) -> Live:
        """A browser tab at a table."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        path = f"/api/tables/{table}/live?" + (query or f"lang={lang}&last={last}&chat={chat}")
        line = connect(
            self.server.url.replace("http", "ws") + path,
            additional_headers={"Cookie": cookie} if cookie else {},
            origin=origin,  # type: ignore[arg-type]
            source_address=(self.address, 0),
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            max_size=None,
            proxy=None,
        )
        tab = Live(line, table, last, chat)
        self.sockets.append(tab)
        return tab

    def move_to(self, server: Server) -> None:
        """Another house of the same club, with the same cookie."""
        self.server = server
        self.http.base_url = server.url

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()


class Live:
    """One tab: what it was told, and what stands on its screen."""

    def __init__(self, line: AbstractContextManager[ClientConnection], table: str, last: int, chat: int) -> None:
        self._hung_up = ExitStack()
        self.socket = self._hung_up.enter_context(line)
        self.table = table
        self.last, self.last_chat = last, chat
        self.state: Json = {}
        self.told: list[str] = []
        """Every message, as it came."""
        self.screens: list[Json] = []
        """Every screen, whole."""
        self.events: list[Json] = []
        self.chat: list[Json] = []

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.told.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("state", "change"):
            self._take(message)
        return message

    def answer(self) -> Json:
        """The next message that answers this tab."""
        while (message := self.hear())["type"] not in ("answered", "refused"):
            pass
        return message

    def _take(self, message: Json) -> None:
        state = taken(self.state, message)
        is_first = not self.state or self.state["table"]["your_seat"] != state["table"]["your_seat"]
        if self.state and is_first:
            self.last, self.events, self.last_chat, self.chat = 0, [], 0, []  # another audience, other numbers
        for line in message["events"]:
            if is_first and line is message["events"][0]:
                self.last = max(self.last, line["n"] - 1)  # of many events the last ones are told
            assert line["n"] == self.last + 1, f"event {line['n']} after event {self.last}"
            self.last = line["n"]
            self.events.append(line)
        for line in message["chat"]:
            if is_first and line is message["chat"][0]:
                self.last_chat = max(self.last_chat, line["n"] - 1)
            assert line["n"] == self.last_chat + 1
            self.last_chat = line["n"]
            self.chat.append(line)
        self.state = state
        self.screens.append(state)

    def until(self, condition: Callable[[Json], Any]) -> Json:
        """Listen until the screen looks so."""
        while not self.state or not condition(self.state):
            self.hear()
        return self.state

    def say(self, **said: Any) -> None:
        self.socket.send(json.dumps(said))

    def ask(self, **said: Any) -> None:
        """Say something and wait for the answer; Refused if it is no."""
        id = next(_ids)
        self.say(id=id, **said)
        while True:
            message = self.hear()
            if message["type"] == "answered" and message["id"] == id:
                return
            if message["type"] == "refused" and message["id"] == id:
                raise Refused(message)

    def fence(self) -> Self:
        """Everything that was to be told before now has been heard after this."""
        self.ask(type="ping")
        self.ask(type="ping")
        return self

    def play(self, move: Json | str, number: int | None = None, **fields: Any) -> None:
        """A move as an answer to what is asked now."""
        wanted = {"move": move, **fields} if isinstance(move, str) else move
        self.ask(type="play", move=wanted, number=self.number if number is None else number)

    @property
    def number(self) -> int:
        return int(self.state["view"]["decision"]["number"])

    @property
    def is_asked(self) -> bool:
        choices = self.state.get("choices")
        return choices is not None and bool(choices["awaited"])

    def read_all(self) -> list[Json]:
        """Every event of the game, earlier ones asked for page by page."""
        while self.events and self.events[0]["n"] > 1:
            id = next(_ids)
            self.say(id=id, type="earlier", of="events", before=self.events[0]["n"])
            while (message := self.hear())["type"] != "pages" or message["id"] != id:
                assert message["type"] != "refused", message
            self.events = [*message["events"], *self.events]
        return self.events

    def close(self) -> None:
        self._hung_up.close()

    def was_closed(self) -> int:
        """Listen until the house hangs up; the code it gave."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return 0 if error.rcvd is None else error.rcvd.code


def any_answer(choices: Json, dice: random.Random) -> Json:
    """One of the answers a question takes, as a client finds them in what it was told."""
    ways: list[Json] = [option["move"] for option in choices["options"]]
    if (amount := choices["amount"]) is not None:
        most = min(amount["high"], amount["low"] + 12)
        ways.append({**amount["move"], amount["field"]: dice.randint(amount["low"], most)})
    if (several := choices["several"]) is not None:
        count = dice.randint(several["least"], min(several["most"], len(several["items"])))
        picked = dice.sample([value for value, _ in several["items"]], count)
        ways.append({**several["move"], several["field"]: picked if several["ordered"] else sorted(picked)})
    return dice.choice(ways)


def text_of(move: Json) -> str:
    """A move's text form, from its JSON form."""
    words: list[str] = []
    for value in move.values():
        words += map(str, value) if isinstance(value, list) else [str(value)]
    return " ".join(words)


def play_on(tabs: list[Live], dice: random.Random, until: Callable[[Json], Any] | None = None) -> None:
    """Play with whatever is legal until a screen looks so, or to the end."""
    finished = until or (lambda state: state["table"]["status"] == "over")
    while True:
        for tab in tabs:
            if len(tabs) == 1:
                tab.until(lambda state, tab=tab: finished(state) or tab.is_asked)  # type: ignore[misc]
            else:
                tab.fence()
            if finished(tab.state):
                return
            if tab.is_asked:
                try:
                    tab.play(any_answer(tab.state["choices"], dice))
                except Refused as refused:
                    if refused.code not in OVERTAKEN:
                        raise
                tab.fence()
                if tab.state["held_by"] is not None and tab.state["held_by"] == tab.state["table"]["your_seat"]:
                    tab.ask(type="done")
