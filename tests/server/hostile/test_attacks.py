"""What was tried against the house from outside, each as a test: it must not even be noticed by others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

import vernissage
from tests.server.clockwork import parlour
from tests.server.conftest import Guests
from tests.server.doors import PATIENCE, Server
from tests.server.people import Live, Person, any_answer
from vernissage.core.titles import Title
from vernissage.server import messages, wire, wire_host

SLY = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE seats; --",
    "' OR '1'='1",
    "{{7*7}}${7*7}",
    "../../etc/passwd",
)

Company = tuple[Person, Person, Live, Live]


@pytest.fixture
def playing(server: Server, guest: Guests) -> Company:
    """Ann and Bob play; a bot is third."""
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = ann.new_table("me", "open", "greedy", away=3600)
    bob.sit(table)
    ann.do(table, "start")
    tabs = ann.live(table), bob.live(table)
    for tab in tabs:
        tab.until(lambda state: state["view"])
    return ann, bob, *tabs


def _stored(server: Server, question: str, *facts: object) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(server.database, timeout=PATIENCE)) as line:
        return line.execute(question, facts).fetchall()


# Lines that stay open.


def _line(server: Server, said: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(said)
    return line


def test_silent_lines_lock_nobody_out(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server(idle_seconds=2)
    begun = b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
    half = (
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"
    )
    lines = [_line(server, said) for said in (b"", begun, half) for _ in range(60)]
    ann = guest(server, "Ann")
    table = ann.new_table("me", "open", "greedy")
    tab = ann.live(table)
    tab.until(lambda state: True)
    tab.fence()
    for line in lines:  # the house hangs up on every one of them
        with contextlib.suppress(ConnectionResetError), line:
            while line.recv(4096):
                pass
    ann.call("GET", "/api/house")
    assert len(server.log) < 2000, server.log


def test_a_byte_now_and_then_wins_no_time(new_server: Callable[..., Server]) -> None:
    server = new_server(idle_seconds=1)
    with _line(server, b"GET /api/house HTTP/1.1\r\n") as line:
        line.settimeout(0.2)
        with contextlib.suppress(ConnectionError):
            for _ in range(int(PATIENCE / 0.2)):
                line.sendall(b"X-Slow: 1\r\n")
                try:
                    if line.recv(100) == b"":
                        return
                except TimeoutError:
                    continue
            pytest.fail("the house waited for ever")


def test_who_never_reads_keeps_nobody_waiting(server: Server, playing: Company) -> None:
    ann, _, tab, other = playing
    knock = (
        f"GET /api/tables/{tab.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    lines = []
    for _ in range(20):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.connect(("127.0.0.1", server.port))
        line.sendall(knock.encode())
        lines.append(line)
    for number in range(150):
        tab.say(type="chat", text=f"{number} " + "x" * 480)
    other.until(lambda _: other.chat and other.chat[-1]["text"].startswith("149 "))
    tab.fence()
    assert ann.table(tab.table)["spectators"] == 1, "one address"
    for line in lines:
        line.close()


# Frames that come again.


def test_a_frame_that_comes_again_is_carried_out_once(server: Server, guest: Guests) -> None:
    """What one of three people offers first; a sealed bid may be given again."""
    ann, *others = (guest(server, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.new_table("me", "open", "open", away=3600)
    for person in others:
        person.sit(table)
    ann.do(table, "start")
    tabs = [person.live(table) for person in (ann, *others)]
    for tab in tabs:
        tab.until(lambda state: state["view"])
        tab.fence()
    (asked,) = (tab for tab in tabs if tab.is_asked)
    counted = "SELECT count(*) FROM entries WHERE table_id = ? AND cause = 'person'"
    move = any_answer(asked.state["choices"], random.Random(1))
    frame = json.dumps({"type": "play", "id": 9, "move": move, "number": asked.number})
    for _ in range(5):
        asked.socket.send(frame)
    answers = [asked.answer() for _ in range(5)]
    assert [answer["type"] for answer in answers] == ["answered"] + ["refused"] * 4
    assert _stored(server, counted, table) == [(1,)]


def test_a_frame_of_somebody_else_is_nobodys(server: Server, playing: Company, guest: Guests) -> None:
    _, _, tab, other = playing
    asked = tab if tab.is_asked else other
    frame = {"type": "play", "id": 9, "move": any_answer(asked.state["choices"], random.Random(1))}
    thief = guest(server, "Thief").live(tab.table)
    thief.until(lambda state: True)
    thief.say(**frame, number=asked.number)
    assert thief.answer()["code"] == "not-seated"


# Text that is more than text.


def test_no_text_is_anything_but_text(server: Server, guest: Guests) -> None:
    """In every text of every request: it comes back as it is, in JSON, or is refused; the database stays whole."""
    ann = guest(server, "Ann")
    table = ann.new_table("me", "open", "greedy")
    tables = _stored(server, "SELECT count(*) FROM tables")
    bodies: dict[str, type[msgspec.Struct]] = {
        "/api/guest": wire.GuestRequest,
        "/api/tables": wire.TableRequest,
        f"/api/tables/{table}/claim": wire.ClaimRequest,
        "/api/door": wire_host.PasswordRequest,
        "/api/host/key": wire_host.KeyRequest,
    }
    right: dict[str, object] = {
        "title": "modern_art",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
    }
    for path, kind in bodies.items():
        for sly in SLY:
            for body in _with(kind, sly, right if path == "/api/tables" else {}):
                answer = ann.ask("POST", f"{path}?lang={sly}", body)
                assert answer.status_code in (200, 400, 401, 404, 409, 429), (path, body, answer.text)
                assert answer.headers["content-type"].startswith("application/json")
    assert _stored(server, "SELECT count(*) FROM tables") == tables
    ann.call("POST", "/api/guest", {"nickname": SLY[0][:24]})
    assert ann.call("GET", "/api/house")["you"]["nickname"] == SLY[0][:24]


def _with(kind: type[msgspec.Struct], sly: str, right: dict[str, object]) -> list[dict[str, object]]:
    """Right bodies with one wrong text each."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    bodies: list[dict[str, object]] = []
    for field in found.fields:
        if isinstance(field.type, inspect.StrType):
            bodies.append({**right, field.name: (sly * 30)[: field.type.max_length] if field.type.min_length else sly})
        elif isinstance(field.type, inspect.DictType):
            bodies += [{**right, field.name: {sly: "on"}}, {**right, field.name: {"mystery_hand": sly}}]
    if right:
        bodies.append({**right, "seats": [{"kind": "me"}, {"kind": "bot", "bot": sly}, {"kind": "open"}]})
    return bodies


def test_sly_lines_of_chat_are_read_as_they_are(playing: Company) -> None:
    _, _, tab, other = playing
    for sly in SLY:
        tab.say(type="chat", text=sly)
        other.until(lambda _, sly=sly: other.chat and other.chat[-1]["text"] == sly)  # type: ignore[misc]


# Boxes of one's own.


def test_the_lobby_reads_no_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty tables with slow boxes of their own made each look at the lobby slow."""

    def read(*_: object, **__: object) -> None:
        raise AssertionError("a box was read")

    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            own = vernissage.title("modern_art").standard_components
            for number in range(4):
                await room.table("ann", "bob", "cleo", components=f"{own}\n# {number}\n")
            house = room.another_process()
            with monkeypatch.context() as patch:
                patch.setattr(Title, "setup", read)
                listed = await house.lobby_tables(("playing",))
                shown = [messages.listed_info(house, table, None, "en") for table in listed]
            assert [table.own_components for table in shown] == [True] * 4
            await house.storage.close()

    asyncio.run(story())
