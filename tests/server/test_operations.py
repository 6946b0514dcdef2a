"""What a house says of itself, how it closes, and what it does when its database is not there."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clockwork import hand, offer, parlour
from tests.server.conftest import Guests
from tests.server.deals import card_of
from tests.server.doors import Server, free_port, wait_for
from tests.server.people import OVERTAKEN, Live, Refused, any_answer
from vernissage import __version__
from vernissage.server import operations
from vernissage.server.connections import Connections
from vernissage.server.lock import HouseIsOpen, Lock
from vernissage.server.operations import Operations
from vernissage.server.presence import DatabaseAway
from vernissage.server.settings import SettingError, Settings
from vernissage.server.storage import Storage

DICE = random.Random(1)
NewServer = Callable[..., Server]


def numbers(text: str) -> dict[str, float]:
    """The page of numbers, by name and label."""
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def key_of(server: Server) -> str:
    return (server.settings.data / "host.key").read_text("ascii")


def play(tab: Live) -> None:
    """Answer something; bots speak meanwhile, so it may take more than one try."""
    while True:
        tab.until(lambda state: tab.is_asked)
        try:
            tab.play(any_answer(tab.state["choices"], DICE))
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise
            tab.fence()
        else:
            return


# Alive, ready, counted.


def test_a_house_says_that_it_is_alive_and_ready(server: Server, guest: Guests) -> None:
    stranger = guest(server, None)
    assert stranger.call("GET", "/health") == {"status": "alive", "version": __version__}
    assert stranger.call("GET", "/ready") == {"status": "ready"}


def test_what_is_counted(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann = guest(server)
    before = numbers(ann.call("GET", "/metrics"))
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    tab = ann.live(table)
    for _ in range(3):
        play(tab)
    with pytest.raises(Refused):
        tab.ask(type="back", moves=9)
    assert ann.refused("GET", "/api/tables/nowhere")[0] == 404
    now = numbers(ann.call("GET", "/metrics"))
    assert now['vernissage_tables{status="playing"}'] == 1
    assert now["vernissage_sockets"] == 1
    assert (
        now['vernissage_moves_stored_total{cause="person"}'] - before['vernissage_moves_stored_total{cause="person"}']
        == 3
    )
    assert now["vernissage_storing_seconds_count"] >= 3
    assert now["vernissage_telling_seconds_count"] >= 3
    assert now['vernissage_refusals_total{code="nothing-to-take-back"}'] == 1
    assert now['vernissage_refusals_total{code="NoSuchTable"}'] == 1
    assert "vernissage_bot_thinking_seconds_count" in now
    assert 'vernissage_bot_failures_total{why="late"}' in now
    answer = ann.ask("GET", "/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    text = answer.text
    for told in (table, "Ann", ann.address, "greedy"):
        assert told not in text, "numbers only"


def test_strangers_learn_no_numbers(server: Server, guest: Guests) -> None:
    stranger = guest(server, None)
    far: dict[str, str]
    for far in ({"X-Forwarded-For": "203.0.113.7"}, {"Forwarded": "for=203.0.113.7"}, {"Host": "club.example"}):
        answer = stranger.ask("GET", "/metrics", headers=far)
        assert answer.status_code == 401, "through a proxy on this machine, nobody is this machine"
        assert "vernissage_" not in answer.text
        for with_key in ({"X-Host-Key": key_of(server)}, {"Authorization": f"Bearer {key_of(server)}"}):
            assert stranger.ask("GET", "/metrics", headers=far | with_key).status_code == 200
        assert stranger.ask("GET", "/metrics", headers=far | {"X-Host-Key": "wrong"}).status_code in (401, 429)


# Addresses.


def address_seen(server: Server, guest: Guests, forwarded: str) -> str:
    """Whose address a house believes it talks to: the one that is told it was too often wrong."""
    ann = guest(server, None)
    headers = {"X-Forwarded-For": forwarded, "X-Host-Key": "wrong"}
    while ann.ask("GET", "/api/host", headers=headers).status_code != 429:
        pass
    other = ann.ask("GET", "/api/host", headers={"X-Forwarded-For": "198.51.100.1", "X-Host-Key": "wrong"})
    return "told" if other.status_code == 401 else "own"


def test_nobody_is_believed_who_names_another_address(new_server: NewServer, guest: Guests) -> None:
    assert address_seen(new_server(), guest, "203.0.113.7") == "own"


def test_a_trusted_proxy_is_believed(new_server: NewServer, guest: Guests) -> None:
    assert address_seen(new_server(trusted_proxy="10.0.0.1, 127.0.0.0/8"), guest, "203.0.113.7") == "told"


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"trusted_proxy": "proxy.example"}, "not 'proxy.example'"),
        ({"log_level": "loud"}, "--log-level is one of"),
        ({"log_format": "xml"}, "--log-format is one of"),
        ({"host_key": "short"}, "at least 12 characters"),
        ({"host_key": "zażółć gęślą jaźń"}, "plain letters"),
        ({"host_key": " " * 12}, "a host key is more than spaces"),
        ({"host_key": "k" * 201}, "a host key has at most 200 characters"),
        ({"house_password": "   "}, "a house password is more than spaces"),
        ({"house_password": "p" * 201}, "a house password has at most 200 characters"),
        ({"bot_seconds": float("nan")}, "--bot-seconds is a number of seconds, not nan"),
        ({"pace": float("nan")}, "--pace is a number"),
        ({"idle_seconds": float("nan")}, "--idle-seconds is a number"),
        ({"drain_seconds": float("nan")}, "--drain-seconds is a number"),
    ],
)
def test_settings_nobody_can_work_with(setting: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingError, match=re.escape(said)):
        Settings(**setting)


# Closing.


def test_who_is_there_is_told_to_come_back(new_server: NewServer, guest: Guests) -> None:
    server = new_server(drain_seconds=3.0)
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    tab = ann.live(table)
    tab.until(lambda state: True)
    assert server.process is not None
    assert server.process.pid is not None
    os.kill(server.process.pid, signal.SIGTERM)
    assert tab.was_closed() == 1012
    answer = ann.ask("GET", "/ready")
    assert (answer.status_code, answer.json()["detail"]) == (503, "the house is closing")
    assert ann.ask("GET", "/health").status_code == 200
    assert ann.live(table).was_closed() == 1012, "nobody is let in any more"
    server.process.join(30)
    assert not server.process.is_alive()


def test_a_house_without_patience_says_the_same(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann = guest(server)
    tab = ann.live(ann.new_table("me", "greedy", "greedy"))
    tab.until(lambda state: True)
    assert server.process is not None
    server.process.terminate()
    assert tab.was_closed() == 1012
    server.process.join(30)
    assert not server.process.is_alive()


# One house for one file.


def test_a_second_house_on_one_file_is_refused(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server()
    command = [str(Path(sys.executable).with_name("vernissage")), "serve", "--host", "127.0.0.1", "--no-browser"]
    command += ["--port", str(free_port()), "--data", str(server.settings.data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr.startswith(f"vernissage: a house is open on {server.database} at {server.url} (process ")
    assert done.stderr.count("\n") == 1
    server.kill()  # however it ends
    server.open()


def test_a_lock_is_one_process_s_and_says_whose(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    first, second = Lock(file), Lock(file)
    first.take("http://localhost:8000")
    with pytest.raises(HouseIsOpen, match=f"at http://localhost:8000 \\(process {os.getpid()}\\)"):
        second.take()
    first.release()
    second.take()
    with pytest.raises(HouseIsOpen, match="another command"):
        first.take()
    second.release()
    assert file.with_name("x.db.lock").stat().st_mode & 0o077 == 0
    with pytest.raises(SettingError, match="games cannot be kept in"):
        Lock(tmp_path / "nowhere" / "x.db").take()


# A database that is not there.


def test_a_file_that_is_no_database_is_said_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "vernissage.db").write_bytes(b"hello" * 1000)
    command = [str(Path(sys.executable).with_name("vernissage")), "serve", "--host", "127.0.0.1", "--no-browser"]
    done = subprocess.run(
        [*command, "--port", str(free_port()), "--data", str(tmp_path)], capture_output=True, text=True, timeout=120
    )
    file = tmp_path / "vernissage.db"
    assert (done.returncode, done.stderr) == (
        2,
        f"vernissage: games cannot be kept in {file}: (sqlite3.DatabaseError) file is not a database\n",
    )


def test_a_database_for_reading_alone_is_said_at_the_start(tmp_path: Path) -> None:
    Server(tmp_path).open().close()
    command = [str(Path(sys.executable).with_name("vernissage")), "serve", "--host", "127.0.0.1", "--no-browser"]
    address = f"sqlite+aiosqlite:///file:{tmp_path / 'vernissage.db'}?mode=ro&uri=true"
    command += ["--port", str(free_port()), "--data", str(tmp_path), "--database", address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    (sentence,) = done.stderr.splitlines()
    assert sentence.endswith("attempt to write a readonly database")


class _NoStorage:
    """People at a table, and a database that goes and comes back."""

    def __init__(self, server: Server, guest: Guests) -> None:
        self.server = server
        people = [guest(server, name) for name in ("Ann", "Bob", "Cleo")]
        self.person = people[0]
        self.table = self.person.new_table("me", "open", "open", away=3600)
        for other in people[1:]:
            other.sit(self.table)
        self.person.do(self.table, "start")
        self.tabs = [person.live(self.table) for person in people]
        self.play()

    def play(self) -> None:
        """Whoever is asked answers; what the table does by itself may be quicker."""
        for _ in range(50):
            for tab in self.tabs:
                tab.until(lambda state: True)
                tab.fence()
            tab = next((tab for tab in self.tabs if tab.is_asked), None) or self.tabs[0]
            try:
                if tab.state["held_by"] is not None:
                    self.tabs[tab.state["held_by"]].ask(type="done")
                elif tab.is_asked:
                    tab.play(any_answer(tab.state["choices"], DICE))
                    return
            except Refused as refused:
                if refused.code not in OVERTAKEN:
                    raise
        raise AssertionError("nobody is ever asked")

    def is_refused(self) -> None:
        with pytest.raises(Refused) as refused:
            self.play()
        assert refused.value.code == "no-storage"
        assert refused.value.text.startswith("The server cannot store anything just now, so nothing was changed.")
        answer = self.person.ask("POST", "/api/guest", {"nickname": "Anna"})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-storage")
        assert self.person.ask("GET", "/health").status_code == 200

    def is_ready(self) -> bool:
        return self.person.ask("GET", "/ready").status_code == 200


def test_a_database_that_vanishes_and_comes_back(new_server: NewServer, guest: Guests, tmp_path: Path) -> None:
    server = new_server()
    game = _NoStorage(server, guest)
    game.play()
    away = tmp_path / "away"
    away.mkdir()
    server.database.rename(away / "vernissage.db")
    game.is_refused()
    wait_for(lambda: not game.is_ready(), "the house says that it is not ready")
    wait_for(lambda: "nothing is stored until it is back" in server.log, "the house says so")
    assert not server.database.exists(), "no empty one is put in its place"
    (away / "vernissage.db").rename(server.database)
    wait_for(game.is_ready, "the house is ready again")
    game.play()
    wait_for(lambda: "the database is back" in server.log, "the house says so")
    server.kill()
    server.open()
    stored = game.person.live(game.table)
    stored.until(lambda state: True)
    assert stored.state["view"]["commitment"] == game.tabs[0].state["view"]["commitment"]


def test_a_copy_that_is_put_in_its_place_is_read_anew(new_server: NewServer, guest: Guests, tmp_path: Path) -> None:
    server = new_server()
    game = _NoStorage(server, guest)
    game.play()
    game.person.do(game.table, "pause")
    kept = tmp_path / "kept.db"
    with sqlite3.connect(server.database) as house, sqlite3.connect(kept) as copy:
        house.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    house.close()
    copy.close()
    game.person.do(game.table, "resume")
    game.play()
    for path in (server.database, *server.database.parent.glob("vernissage.db-*")):
        if not path.name.endswith(".lock"):
            path.unlink()
    game.is_refused()
    kept.rename(server.database)
    assert [tab.was_closed() for tab in game.tabs] == [4205] * 3, "read all anew"
    wait_for(game.is_ready, "the house is ready again")
    again = game.person.live(game.table)
    assert again.until(lambda state: True)["table"]["status"] == "paused"
    game.person.do(game.table, "resume")
    assert again.until(lambda state: state["table"]["status"] == "playing")


def test_a_database_that_becomes_read_only_and_writable_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a disk is mounted for reading alone: SQLite itself says so."""

    async def story() -> None:
        async with parlour(tmp_path, monkeypatch, pace=0) as room:
            table = await room.table("ann", "bob", "cleo")
            storage = room.house.storage
            house_operations = Operations(room.house, Connections())
            assert await house_operations.trouble() == ""

            def look_again() -> None:
                house_operations._looked = float("-inf")

            await _set_read_only(storage, True)
            visitor = room.enter(table, "ann")
            card = card_of(hand(table, 0), "open")
            answer = await visitor._hear(
                json.dumps({"type": "play", "id": 1, "move": {"move": "offer", "card": card}, "number": 1}),
                None,  # type: ignore[arg-type]
            )
            assert answer is not None
            assert getattr(answer, "code", "") == "no-storage"
            assert table.number == 0
            look_again()
            assert await house_operations.trouble() == "the database does not answer, or cannot be written"
            await _set_read_only(storage, False)
            look_again()
            assert await house_operations.trouble() == ""
            await offer(table, 0, "open")
            assert table.number == 1

    asyncio.run(story())


async def _set_read_only(storage: Storage, read_only: bool) -> None:
    pragma = f"PRAGMA query_only = {int(read_only)}"
    async with storage.engine.connect() as connection:
        raw = await connection.get_raw_connection()
        await raw.driver_connection.execute(pragma)  # type: ignore[union-attr]
    assert storage._writer is not None
    writer = storage._writer.raw_connection()
    writer.cursor().execute(pragma)
    writer.close()


def test_a_database_of_an_older_form_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            monkeypatch.setattr(operations, "newest_form", lambda: "9999")
            assert await Operations(room.house, Connections()).trouble() == "the database is not in its newest form"

    asyncio.run(story())


def test_a_file_that_is_gone_is_not_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            (tmp_path / "vernissage.db").unlink()
            with pytest.raises(DatabaseAway):
                await room.house.storage.put_guest("ann", "Ann", 0.0)
            await room.house.storage.engine.dispose()
            with pytest.raises(DatabaseAway):
                await room.house.storage.put_guest("ann", "Ann", 0.0)
            assert not (tmp_path / "vernissage.db").exists()

    asyncio.run(story())


# Files.


def test_files_of_the_client_are_packed_and_kept_for_ever(server: Server, guest: Guests) -> None:
    ann = guest(server, None)
    page = ann.ask("GET", "/").text
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    plain = ann.ask("GET", script, headers={"Accept-Encoding": "identity"})
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["content-type"].startswith("text/javascript")
    for encoding in ("br", "gzip"):
        with ann.http.stream("GET", script, headers={"Accept-Encoding": encoding}) as packed:
            body = b"".join(packed.iter_raw())
        assert packed.headers["content-encoding"] == encoding
        assert packed.headers["vary"] == "Accept-Encoding"
        assert len(body) < len(plain.content) / 2
        if encoding == "gzip":
            assert gzip.decompress(body) == plain.content


@pytest.mark.parametrize(
    "name", ["%00", "..%2f..%2fapp.py", "%2e%2e/app.py", "x%00.js", "no-such.js", ".hidden", "a/b"]
)
def test_no_other_file_can_be_had(server: Server, guest: Guests, name: str) -> None:
    answer = guest(server, None).http.request(
        "GET", httpx.URL(server.url).copy_with(raw_path=f"/assets/{name}".encode())
    )
    assert answer.status_code == 404


def test_text_is_packed_but_nothing_with_a_secret(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    assert ann.ask("GET", "/api/house").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in ann.ask("GET", f"/api/tables/{table}/links").headers
