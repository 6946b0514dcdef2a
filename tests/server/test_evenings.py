"""Duplicate evenings: one deal at several tables, of which nothing is known elsewhere before the last one is over."""

from __future__ import annotations

import io
import itertools
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.conftest import Guests
from tests.server.doors import Server
from tests.server.evening_out import play_out, settled
from tests.server.people import Person, Refused
from tests.server.test_host import Host
from vernissage.cli import app

NewServer = Callable[..., Server]
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]


def open_evening(person: Person, tables: int = 2, **how: Any) -> tuple[str, list[str]]:
    order = {"title": "modern_art", "seats": SEATS, "tables": tables, **how}
    found = person.call("POST", "/api/evenings", order)
    return found["id"], [one["table"]["id"] for one in found["tables"]]


class Evening:
    """Ann and Bob at the first table, Cleo and Dora at the second; both games are on."""

    def __init__(self, server: Server, guest: Guests) -> None:
        self.server = server
        self.ann, self.bob, self.cleo, self.dora = (guest(server, name) for name in ("Ann", "Bob", "Cleo", "Dora"))
        self.watcher = guest(server, None)
        self.id, (self.first, self.second) = open_evening(self.ann)
        self.bob.sit(self.first)
        self.cleo.sit(self.second, 0)
        self.dora.sit(self.second, 1)
        for table in (self.first, self.second):
            self.ann.do(table, "start")

    def page(self, person: Person) -> dict[str, Any]:
        found: dict[str, Any] = person.call("GET", f"/api/evenings/{self.id}")
        return found


@pytest.fixture
def evening(server: Server, guest: Guests) -> Evening:
    return Evening(server, guest)


def test_one_deal_lies_on_every_table(evening: Evening) -> None:
    with closing(sqlite3.connect(evening.server.database)) as database:
        wanted = "SELECT seed, commitment, options, shuffle_seats FROM tables WHERE evening = ?"
        rows = database.execute(wanted, [evening.id]).fetchall()
    assert len(rows) == 2
    assert len(set(rows)) == 1
    assert not rows[0][3]
    hands = [person.live(table) for person, table in ((evening.ann, evening.first), (evening.cleo, evening.second))]
    views = [tab.until(lambda state: state["view"])["view"] for tab in hands]
    assert views[0]["hand"] == views[1]["hand"]
    assert evening.page(evening.dora)["commitment"] == evening.ann.table(evening.first)["commitment"]


def test_nobody_who_does_not_sit_there_sees_anything(evening: Evening) -> None:
    for person in (evening.watcher, evening.cleo, evening.ann):
        table = evening.second if person is evening.ann else evening.first
        tab = person.live(table)
        state = tab.until(lambda state: state["table"]["status"] != "open")
        assert state["view"] is None
        assert state["board"] is None
        assert state["choices"] is None
        assert tab.events == []
        assert "another table" in state["waiting"]
        tab.say(id=1, type="earlier", of="events", before=1000)
        while (message := tab.hear())["type"] != "pages":
            pass
        assert message["events"] == []
        tab.close()
    told = evening.cleo.live(evening.first)
    told.say(type="chat", text="what have you got?")
    assert told.answer()["code"] == "sealed"
    with pytest.raises(Refused):
        told.ask(type="advise")


def test_there_is_no_record_seed_or_result_while_it_is_played(evening: Evening) -> None:
    ann, bob, cleo, watcher = evening.ann, evening.bob, evening.cleo, evening.watcher
    for person, what in itertools.product((ann, cleo, watcher), ("record", "replay", "replay/0")):
        assert person.refused("GET", f"/api/tables/{evening.first}/{what}") == (409, "sealed")
    play_out(ann, bob, table=evening.first)
    host = Host(evening.server)
    for person in (ann, bob, cleo, watcher):
        for what in ("record", "replay", "replay/0"):
            assert person.refused("GET", f"/api/tables/{evening.first}/{what}") == (409, "sealed")
        assert person.table(evening.first)["seed"] == ""
    assert host.refused("GET", f"/api/host/tables/{evening.first}/record") == (409, "sealed")
    desk = host.call("GET", "/api/host")
    host.close()
    with closing(sqlite3.connect(evening.server.database)) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", [evening.first]).fetchone()
    assert seed not in str(desk)
    for person in (cleo, watcher):
        assert person.table(evening.first)["winners"] == []
        tab = person.live(evening.first)
        assert tab.until(lambda state: state["table"]["status"] == "over")["view"] is None
    assert ann.table(evening.first)["winners"], "who played there knows how it ended"
    page = evening.page(ann)
    assert not page["over"]
    assert [one["scores"] for one in page["tables"]] == [[], []]
    files = zipfile.ZipFile(io.BytesIO(ann.ask("GET", "/api/member/data").content))
    assert files.namelist() == ["data.json"]
    assert seed.encode() not in files.read("data.json")
    assert ann.call("GET", "/api/people/me")["history"] == []
    for lobby in (cleo.call("GET", "/api/tables"), ann.call("GET", "/api/tables")):
        assert seed not in str(lobby)
    file = evening.server.settings.data / "x.vrec"
    words = ["tables", "--data", str(evening.server.settings.data), "export", evening.first, str(file)]
    refused = CliRunner().invoke(app, words)
    assert refused.exit_code == 2
    assert not file.exists()


def test_the_last_table_opens_all(evening: Evening) -> None:
    people = (evening.ann, evening.bob, evening.cleo, evening.dora)
    tab = evening.watcher.live(evening.first)
    tab.until(lambda state: state["table"]["status"] == "playing")
    play_out(evening.ann, evening.bob, table=evening.first)
    play_out(evening.cleo, evening.dora, table=evening.second)
    tab.until(lambda state: state["view"] is not None)
    assert tab.state["table"]["seed"]
    for person, table in zip(people, (evening.first,) * 2 + (evening.second,) * 2, strict=True):
        assert settled(person, table)["evening"] == evening.id
    page = evening.page(evening.dora)
    assert page["over"]
    for seat in range(3):
        scores = [table["scores"][seat] for table in page["tables"]]
        better = max(one["score"] for one in scores)
        assert all((one["place"] == 1) == (one["score"] == better) for one in scores)
    assert "seed:" in evening.watcher.call("GET", f"/api/tables/{evening.first}/record")
    host = Host(evening.server)
    host.call("DELETE", f"/api/host/tables/{evening.first}")
    host.close()
    kept = evening.page(evening.dora)["tables"]
    assert [one["table"] is None for one in kept] == [True, False]
    assert all(one["scores"] for one in kept), "results stay when a table goes"


def test_nobody_plays_one_deal_twice(evening: Evening) -> None:
    _, (first, second) = open_evening(evening.ann)
    assert evening.ann.refused("POST", f"/api/tables/{second}/seat", {"seat": 0}) == (409, "knows-deal")
    evening.bob.sit(first)
    evening.bob.leave(first)
    evening.bob.sit(second, 0)
    evening.bob.leave(second)
    evening.bob.sit(first)
    evening.ann.do(first, "start")
    evening.ann.do(first, "remove", {"seat": 1})
    assert evening.bob.table(first)["your_seat"] is None
    assert evening.bob.refused("POST", f"/api/tables/{second}/seat", {"seat": 0}) == (409, "knows-deal")
    evening.cleo.sit(second, 0)
    key = evening.cleo.link(second)
    assert evening.bob.refused("POST", f"/api/tables/{second}/claim", {"key": key}) == (409, "knows-deal")
    assert evening.cleo.table(second)["your_seat"] == 0


def test_who_took_two_seats_at_once_plays_at_one_table(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    _, tables = open_evening(ann, seats=[{"kind": "open"}] * 3)
    bob.sit(tables[0])
    id = bob.call("GET", "/api/house")["you"]["guest"]
    with closing(sqlite3.connect(server.database)) as database, database:  # as if both requests had come at once
        database.execute(
            "UPDATE seats SET kind = 'person', guest = ?, name = 'Bob' WHERE table_id = ? AND seat = 0", [id, tables[1]]
        )
    ann.do(tables[0], "start")
    assert ann.refused("POST", f"/api/tables/{tables[1]}/start") == (409, "knows-deal")


def test_a_table_that_is_ended_or_deleted_holds_nobody_up(server: Server, guest: Guests) -> None:
    ann, host = guest(server, "Ann"), Host(server)
    id, (first, second, third) = open_evening(ann, 3)
    ann.do(first, "start")
    play_out(ann, table=first)
    ann.do(second, "end")
    assert not ann.call("GET", f"/api/evenings/{id}")["over"]
    host.call("DELETE", f"/api/host/tables/{third}")
    host.close()
    settled(ann, first)
    page = ann.call("GET", f"/api/evenings/{id}")
    assert page["over"]
    assert [bool(one["scores"]) for one in page["tables"]] == [True, False, False]
    assert [one["table"] and one["table"]["status"] for one in page["tables"]] == ["over", "ended", None]


def test_a_deal_is_opened_after_a_kill(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann = guest(server, "Ann")
    id, tables = open_evening(ann)
    ann.do(tables[0], "start")
    play_out(ann, table=tables[0])
    server.kill()
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE tables SET status = 'ended' WHERE id = ?", [tables[1]])
    server.open()
    settled(ann, tables[0])
    assert ann.call("GET", f"/api/evenings/{id}")["over"]


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"tables": 1}, 400),
        ({"tables": 9}, 400),
        ({"title": "chess"}, 404),
        ({"seats": [{"kind": "open"}] * 2}, 400),
        ({"seats": [{"kind": "me"}] * 3}, 400),
        ({"seats": [{"kind": "open"}] * 2 + [{"kind": "bot", "bot": "deep-blue"}]}, 400),
        ({"options": {"edition": "none"}}, 400),
        ({"seed": "00"}, 400),
    ],
)
def test_a_bad_order_opens_nothing(server: Server, guest: Guests, order: dict[str, Any], status: int) -> None:
    ann = guest(server, "Ann")
    wanted = {"title": "modern_art", "seats": SEATS, "tables": 2, **order}
    assert ann.refused("POST", "/api/evenings", wanted)[0] == status
    assert ann.call("GET", "/api/tables")["yours"] == []
    assert ann.refused("GET", "/api/evenings/none") == (404, "NoSuchEvening")
    assert guest(server, None).refused("POST", "/api/evenings", wanted)[0] in (400, 401)
