"""The host's desk: who may sit there, what he sees and does, and that everybody concerned notices."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from tests.server.clockwork import offer, parlour, until
from tests.server.conftest import Guests
from tests.server.doors import Server, wait_for
from tests.server.people import Person
from vernissage.cli import app
from vernissage.core.records import Record
from vernissage.server.connections import Connections
from vernissage.server.hosting import CHANNEL, Hosting
from vernissage.server.ledger import DAY, NOTICE
from vernissage.server.misses import MOST
from vernissage.server.refusals import TableError

NewServer = Callable[..., Server]


class Host(Person):
    """Somebody with the key."""

    def __init__(self, server: Server) -> None:
        super().__init__(server, None)
        self.http.headers["X-Host-Key"] = (server.settings.data / "host.key").read_text("ascii")

    def desk(self) -> dict[str, Any]:
        found: dict[str, Any] = self.call("GET", "/api/host")
        return found

    def row(self, table: str) -> dict[str, Any]:
        return next(one for one in self.desk()["tables"] if one["id"] == table)


@pytest.fixture
def host(server: Server) -> Any:
    somebody = Host(server)
    yield somebody
    somebody.close()


def called(*arguments: object, code: int = 0, said: str = "") -> str:
    result = CliRunner().invoke(app, ["tables", *map(str, arguments)], input=said)
    assert result.exit_code == code, result.output
    return result.output


# The key.


def test_nobody_sits_at_the_desk_without_the_key(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    for method, path in (
        ("GET", ""),
        ("GET", "/tables"),
        ("POST", f"/tables/{table}/end"),
        ("DELETE", f"/tables/{table}"),
        ("GET", f"/tables/{table}/record"),
        ("GET", f"/tables/{table}/chat"),
        ("DELETE", f"/tables/{table}/chat/1"),
        ("POST", "/muted"),
    ):
        json_body = {"guest": "x", "muted": True} if path == "/muted" else None
        assert ann.refused(method, f"/api/host{path}", json_body) == (401, "NoKey")
    assert ann.table(table)["status"] == "open"


def test_the_key_is_told_once_and_a_cookie_remembers_it(server: Server, guest: Guests) -> None:
    key = (server.settings.data / "host.key").read_text("ascii")
    ann = guest(server, None)
    assert ann.refused("POST", "/api/host/key", {"key": "wrong"}) == (401, "NoKey")
    answer = ann.ask("POST", "/api/host/key", {"key": key})
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert key.lower() not in cookie
    assert ann.ask("GET", "/api/host").status_code == 200
    forged = guest(server, None)
    forged.http.cookies.set("vernissage_host", ann.http.cookies["vernissage_host"][:-3] + "AAA")
    assert forged.refused("GET", "/api/host") == (401, "NoKey")
    other = guest(server, "Bob")
    other.http.cookies.set("vernissage_host", other.http.cookies["vernissage_guest"])
    assert other.refused("GET", "/api/host") == (401, "NoKey"), "another cookie of ours is no key"
    ann.ask("DELETE", "/api/host/key")
    assert ann.refused("GET", "/api/host") == (401, "NoKey")


def test_keys_cannot_be_tried_for_long(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann, bob = guest(server, None), guest(server, None)
    answers = [ann.ask("POST", "/api/host/key", {"key": f"guess {n}"}).status_code for n in range(MOST + 3)]
    assert answers == [401] * MOST + [429] * 3
    key = (server.settings.data / "host.key").read_text("ascii")
    assert ann.refused("POST", "/api/host/key", {"key": key}) == (429, "TooManyKeys")
    assert bob.ask("POST", "/api/host/key", {"key": key}).status_code == 200, "another address may still come in"
    assert key not in server.log


def test_a_key_of_ones_own(new_server: NewServer, guest: Guests) -> None:
    server = new_server(host_key="a key of my own")
    ann = guest(server, None)
    assert ann.ask("GET", "/api/host", headers={"X-Host-Key": "a key of my own"}).status_code == 200
    assert not (server.settings.data / "host.key").exists()
    assert "a key of my own" not in server.log
    assert "say the key the house was opened with" in called("--data", server.settings.data, code=2)
    (server.settings.data / "host.key").write_text("k" * 43)
    told = called("--data", server.settings.data, code=2)
    assert "opened with another host key; say it in VERNISSAGE_HOST_KEY or with --host-key" in told
    assert "There are no tables" in called("--data", server.settings.data, "--host-key", "a key of my own")


def test_the_key_lies_in_a_file_for_one_pair_of_eyes(server: Server) -> None:
    assert (server.settings.data / "host.key").stat().st_mode & 0o077 == 0
    assert "its key is in" in server.log
    assert (server.settings.data / "host.key").read_text("ascii") not in server.log


# Tables.


def test_what_stands_on_the_desk(server: Server, host: Host, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy", public=False)
    ann.do(table, "start")
    tab = ann.live(table)
    tab.until(lambda state: True)
    desk = host.desk()
    assert desk["sockets"] >= 1
    assert desk["guests"] >= 1
    assert desk["bytes"] > 0
    assert (desk["database"], desk["keep_days"], desk["closed"], desk["trouble"]) == ("sqlite", 0, False, "")
    assert desk["counts"]["playing"] >= 1
    row = host.row(table)
    assert (row["status"], row["people"], row["bots"], row["public"]) == ("playing", ["Ann"], 2, False)
    assert (row["sockets"], row["set_aside"], row["goes"]) == (1, "", None)
    text = json.dumps(desk)
    for secret in (ann.link(table), "seed", "commitment"):
        assert secret not in text


def test_a_table_is_ended_and_everybody_sees_it(server: Server, host: Host, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    tab = ann.live(table)
    host.call("POST", f"/api/host/tables/{table}/end")
    assert tab.until(lambda state: state["table"]["status"] == "ended")
    assert host.refused("POST", f"/api/host/tables/{table}/end")[0] == 409
    assert host.refused("POST", "/api/host/tables/nowhere/end")[0] == 404


def test_a_table_is_deleted_with_all_that_was_stored_of_it(server: Server, host: Host, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    tab = ann.live(table)
    tab.until(lambda state: True)
    tab.say(type="chat", text="hello")
    tab.until(lambda state: tab.chat)
    host.call("DELETE", f"/api/host/tables/{table}")
    assert tab.was_closed() == 4404
    assert ann.ask("GET", f"/api/tables/{table}").status_code == 404
    assert ann.live(table).was_closed() == 4404
    assert table not in [one["id"] for one in ann.call("GET", "/api/tables")["yours"]]
    connection = sqlite3.connect(server.database)
    for name, column in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id"), ("chat", "table_id")):
        assert connection.execute(f"SELECT count(*) FROM {name} WHERE {column} = ?", (table,)).fetchone() == (0,)
    connection.close()
    assert host.refused("DELETE", f"/api/host/tables/{table}")[0] == 404


def test_a_record_is_exported_as_a_spectator_may_have_it(server: Server, host: Host, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    assert host.refused("GET", f"/api/host/tables/{table}/record") == (409, "not-started")
    ann.do(table, "start")
    record = Record.parse(host.call("GET", f"/api/host/tables/{table}/record"))
    assert record.header.redacted == "spectator"
    assert not record.header.seed


def test_a_table_that_is_set_aside_is_listed_with_its_reason(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann = guest(server)
    lost, strange, kept = (ann.new_table("me", "greedy", "greedy") for _ in range(3))
    for table in (lost, strange, kept):
        ann.do(table, "start")
    server.kill()
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute(
            "INSERT INTO entries (table_id, number, kind, seat, move, cause, at) VALUES (?, 1000, ?, 0, ?, ?, 0)",
            (lost, "move", "bid 500", "person"),
        )
        connection.execute("UPDATE tables SET title = 'lost_title' WHERE id = ?", (strange,))
    connection.close()
    rows = {row["id"]: row for row in json.loads(called("--json", "--data", server.settings.data))}
    assert {id: row["set_aside"] for id, row in rows.items()} == {lost: "cannot-follow", strange: "no-title", kept: ""}
    server.open()
    host = Host(server)
    wait_for(lambda: host.row(lost)["set_aside"] == "cannot-follow", "the table is set aside")
    assert host.row(strange)["set_aside"] == "no-title"
    assert host.row(kept)["set_aside"] == ""
    assert "bid 500" in host.call("GET", f"/api/host/tables/{lost}/record")
    for table in (lost, strange):
        host.call("POST", f"/api/host/tables/{table}/end")
        assert host.row(table)["status"] == "ended"
        host.call("DELETE", f"/api/host/tables/{table}")
    assert [row["id"] for row in host.desk()["tables"]] == [kept]
    host.close()


# Guest books.


def test_a_line_is_taken_out_of_every_screen(server: Server, host: Host, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    tab = ann.live(table)
    for text in ("hello", "something rude"):
        tab.say(type="chat", text=text)
    tab.until(lambda state: len(tab.chat) == 2)
    (_, rude) = host.call("GET", f"/api/host/tables/{table}/chat")
    assert (rude["name"], rude["text"], rude["muted"]) == ("Ann", "something rude", False)
    host.call("DELETE", f"/api/host/tables/{table}/chat/{rude['n']}")
    assert tab.was_closed() == 4205, "read all anew"
    again = ann.live(table)
    again.until(lambda state: len(again.chat) == 2)
    assert [line["text"] for line in again.chat] == ["hello", ""]
    assert host.refused("DELETE", f"/api/host/tables/{table}/chat/99")[0] == 404


def test_a_muted_guest_is_told_so_and_plays_on(server: Server, host: Host, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    tab = ann.live(table)
    tab.say(type="chat", text="hello")
    tab.until(lambda state: tab.chat)
    (line,) = host.call("GET", f"/api/host/tables/{table}/chat")
    host.call("POST", "/api/host/muted", {"guest": line["guest"], "muted": True})
    assert {"guest": line["guest"], "nickname": "Ann"} in host.desk()["muted"]
    tab.say(type="chat", text="hello again")
    answer = tab.answer()
    assert (answer["code"], answer["text"]) == (
        "muted",
        "The host of this site has muted you: the others do not see what you write.",
    )
    ann.do(table, "start")
    host.call("POST", "/api/host/muted", {"guest": line["guest"], "muted": False})
    tab.say(type="chat", text="thank you")
    tab.until(lambda state: len(tab.chat) == 2)
    assert host.refused("POST", "/api/host/muted", {"guest": "nobody", "muted": True})[0] == 404


# On the command line.


def test_tables_are_listed_ended_and_deleted_beside_an_open_house(
    new_server: NewServer, guest: Guests, tmp_path: Path
) -> None:
    server = new_server()
    data = ("--data", server.settings.data)
    assert called(*data) == "There are no tables.\n"
    ann = guest(server)
    table, other = (ann.new_table("me", "greedy", "greedy") for _ in range(2))
    ann.do(table, "start")
    tab = ann.live(table)
    tab.until(lambda state: True)
    listed = called(*data)
    assert table in listed
    assert "modern_art" in listed
    (row,) = (one for one in json.loads(called("--json", *data)) if one["id"] == table)
    assert (row["status"], row["people"], row["sockets"]) == ("playing", ["Ann"], 1)
    called(*data, "export", table, tmp_path / "x.vrec")
    assert Record.parse((tmp_path / "x.vrec").read_text()).header.redacted == "spectator"
    assert "exists already" in called(*data, "export", table, tmp_path / "x.vrec", code=2)
    called(*data, "export", table, tmp_path / "x.vrec", "--whole", "--force")
    assert Record.parse((tmp_path / "x.vrec").read_text()).header.seed
    assert f"Table {table} is ended." in called(*data, "end", table)
    assert tab.until(lambda state: state["table"]["status"] == "ended")
    assert "gone for good" not in called(*data, "delete", "nowhere", code=2), "nobody is asked about nothing"
    called(*data, "delete", other, said="n\n", code=1)
    assert ann.table(other)["status"] == "open"
    assert f"Table {other} is deleted." in called(*data, "delete", other, said="y\n")
    assert ann.ask("GET", f"/api/tables/{other}").status_code == 404
    assert "there is no table" in called(*data, "end", "nowhere", code=2)
    assert "does not answer" in called(*data, "--address", "http://127.0.0.1:9", "end", table, code=2)


def test_the_same_where_no_house_is_open(new_server: NewServer, guest: Guests, tmp_path: Path) -> None:
    server = new_server()
    data = ("--data", server.settings.data)
    ann = guest(server)
    table, other = (ann.new_table("me", "greedy", "greedy") for _ in range(2))
    ann.do(table, "start")
    server.close()
    assert {row["id"] for row in json.loads(called("--json", *data))} == {table, other}
    called(*data, "export", table, tmp_path / "x.vrec")
    called(*data, "end", table)
    assert "ended" in called(*data, "end", table, code=2)
    called(*data, "delete", other, "--yes")
    server.open()
    assert ann.table(table)["status"] == "ended"
    assert ann.ask("GET", f"/api/tables/{other}").status_code == 404


def test_where_there_is_no_house_there_are_no_tables(tmp_path: Path) -> None:
    assert "there is no house in" in called("--data", tmp_path, code=2)


def test_nobody_makes_a_key_to_a_house_that_has_another(server: Server, tmp_path: Path) -> None:
    beside = ("--data", tmp_path, "--database", f"sqlite+aiosqlite:///{server.database}", "--address", server.url)
    said = called(*beside, code=2)
    assert f"there is no host key in {tmp_path / 'host.key'}" in said
    assert "--host-key" in said
    assert not (tmp_path / "host.key").exists()
    assert "id" in called(*beside, "--host-key", (server.settings.data / "host.key").read_text().strip())


def test_the_desk_lists_the_members(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    with closing(Host(server)) as host:
        assert (host.desk()["member_count"], host.desk()["members"]) == (0, [])
        ann, bob = guest(server, "Ann"), guest(server, "Bob")
        for one in (ann, bob):
            one.call("POST", "/api/member/code")
        bob.call("POST", "/api/member/hidden", {"hidden": True})
        desk = host.desk()
    assert desk["member_count"] == 2
    listed = [(one["name"], one["hidden"], one["games"]) for one in desk["members"]]
    assert listed == [("Bob", True, 0), ("Ann", False, 0)]


# Several processes.


def test_other_processes_hear_what_the_host_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with (
            parlour(tmp_path, monkeypatch) as room,
            ChannelsPlugin(backend=MemoryChannelsBackend(), channels=[CHANNEL]) as channels,
        ):
            here = Hosting(room.house, Connections(), channels)
            there = Hosting(room.another_process(), Connections(), channels)
            await there.open()
            table = await room.table("ann", "bob", "cleo")
            await table.say("ann", "Ann", "something rude")
            other = await there.house.table(table.id)
            assert [line.text for line in other.guest_book.lines] == ["something rude"]
            await until(lambda: channels._channels[CHANNEL])
            await here.remove_line(table.id, 1)
            await until(lambda: there.house.in_memory() and there.house.in_memory()[0] is not other)
            anew = await there.house.table(table.id)
            assert [line.text for line in anew.guest_book.lines] == [""]
            await here.delete(table.id)
            await until(lambda: not there.house.in_memory())
            with pytest.raises(TableError):
                await offer(anew, 0, "open")
            await there.close()
            await there.house.storage.close()

    asyncio.run(story())


# How long finished tables are kept.


def test_finished_tables_go_in_time_and_never_by_surprise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch) as room:
            hosting = Hosting(room.house, Connections(), _Silent())  # type: ignore[arg-type]
            ledger, now = hosting.ledger, 1_800_000_000.0
            old, young, played = [await room.table("ann", "bob", "cleo") for _ in range(3)]
            await offer(old, 0, "open")
            for table in (old, young):
                await table.set_status("ended", ("playing",))
            for table, days in ((old, 400), (young, 10), (played, 400)):
                await room.rewrite(table, changed=now - days * DAY)

            async def kept(days: int, at: float) -> list[str]:
                return await ledger.due(await ledger.retention(days, at), at)

            assert await kept(0, now) == [], "for ever, unless the host wants otherwise"
            assert await kept(30, now) == [], "not on the day it is set"
            shown = {table.id: table.goes for table in await ledger.tables(await ledger.retention(30, now))}
            assert shown == {old.id: now + NOTICE, young.id: now + 20 * DAY, played.id: None}
            assert await kept(30, now + NOTICE - 1) == []
            assert await kept(30, now + NOTICE + 1) == [old.id]
            assert await kept(5, now + NOTICE + 1) == [], "a shorter time is told first"
            later = now + 2 * NOTICE + 2
            assert await kept(30, later) == [old.id]
            monkeypatch.setattr(hosting, "retention", lambda: ledger.retention(30, later))
            hosting.connections._open.add(_At(old.id))  # type: ignore[arg-type]
            assert await hosting.let_go(later) == [], "not while somebody looks at it"
            hosting.connections._open.clear()
            assert await hosting.let_go(later) == [old.id]
            assert await room.house.storage.table(old.id) is None
            assert await room.house.storage.table(played.id) is not None

    asyncio.run(story())


class _Silent:
    def publish(self, *_: Any) -> None: ...


class _At:
    def __init__(self, table: str) -> None:
        self.table = table


def test_what_will_go_is_said_at_the_start(new_server: NewServer, guest: Guests) -> None:
    server = new_server(keep_days=30)
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "end")
    assert "will go" not in server.log
    server.kill()
    server.open()
    wait_for(lambda: "finished tables are kept for 30 days: 1 will go, the first on " in server.log, "it is said")
    host = Host(server)
    assert host.desk()["keep_days"] == 30
    assert host.row(table)["goes"] is not None
    host.close()


# A closed club.


def test_a_closed_house_asks_for_its_password_once(new_server: NewServer, guest: Guests) -> None:
    closed = new_server("closed", house_password="open sesame")
    ann = guest(closed, None)
    assert ann.ask("GET", "/").status_code == 200
    for method, path in (("GET", "/api/house"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        assert ann.refused(method, path, {} if method == "POST" else None) == (401, "closed-house")
    with pytest.raises(InvalidStatus):
        ann.live("nowhere")
    assert ann.ask("GET", "/health").status_code == 200
    assert ann.refused("POST", "/api/door", {"password": "let me in"}) == (401, "WrongPassword")
    answer = ann.ask("POST", "/api/door", {"password": "open sesame"})
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert ann.call("GET", "/api/house")["you"] is None
    ann.call("POST", "/api/guest", {"nickname": "Ann"})
    table = ann.new_table("me", "greedy", "greedy")
    assert ann.live(table).until(lambda state: True)["table"]["status"] == "open"
    bob = guest(closed, None)
    tried = [bob.ask("POST", "/api/door", {"password": f"guess {n}"}).status_code for n in range(MOST + 2)]
    assert tried == [401] * MOST + [429] * 2
    assert "open sesame" not in closed.log


def test_who_was_let_in_is_asked_again_when_the_password_is_another_one(new_server: NewServer, guest: Guests) -> None:
    server = new_server("closed", house_password="open sesame")
    ann = guest(server, None)
    ann.ask("POST", "/api/door", {"password": "open sesame"})
    assert ann.ask("GET", "/api/house").status_code == 200
    server.close()
    other = new_server("closed", house_password="open barley", port=server.port)
    assert other.port == server.port
    assert ann.refused("GET", "/api/house") == (401, "closed-house")


def test_which_house_is_meant_may_be_said_behind_the_word(
    server: Server, guest: Guests, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest(server)
    table, other = (ann.new_table("me", "greedy", "greedy") for _ in range(2))
    ann.do(table, "start")
    data = ("--data", server.settings.data)
    nowhere = tmp_path / "nowhere"
    called("export", table, tmp_path / "x.vrec", *data)
    assert Record.parse((tmp_path / "x.vrec").read_text()).header.redacted == "spectator"
    assert "there is no house in" in called(*data, "end", table, "--data", nowhere, code=2)
    monkeypatch.setenv("VERNISSAGE_DATA", str(nowhere))
    assert f"Table {table} is ended." in called(*data, "end", table), "what is typed counts more than the environment"
    assert f"Table {other} is deleted." in called("delete", other, "--yes", *data)
    assert "does not answer" in called("end", table, *data, "--address", "http://127.0.0.1:9", code=2)
