"""All that is stored about a person: in one file, or gone."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from typing import Any

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server, wait_for
from tests.server.evening_out import finished, play_out
from tests.server.people import Person
from vernissage.server import ledger, rows
from vernissage.server.storage import metadata

NewServer = Callable[..., Server]


def id_of(person: Person) -> str:
    return str(person.call("GET", "/api/house")["you"]["guest"])


def exported(person: Person) -> tuple[dict[str, Any], dict[str, str]]:
    answer = person.ask("GET", "/api/member/data")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith('attachment; filename="vernissage-')
    with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
        records = {name: files.read(name).decode() for name in files.namelist() if name.endswith(".vrec")}
        return json.loads(files.read("data.json")), records


def everything(server: Server) -> str:
    """Every text in the database, whatever table and column it stands in."""
    with closing(sqlite3.connect(server.database)) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert {table.name for table in metadata.sorted_tables} <= set(names)
        return "\n".join(str(row) for name in names for row in database.execute(f'SELECT * FROM "{name}"'))


def test_the_file_holds_all_about_a_person_and_no_secret(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    code = ann.call("POST", "/api/member/code")["code"]
    over = finished(server, ann, bob)
    running = ann.new_table("me", "greedy", "greedy")
    ann.do(running, "start")
    tab = ann.live(running)
    tab.say(type="chat", text="a line of mine")
    tab.until(lambda state: any(line["text"] == "a line of mine" for line in tab.chat))
    ann.new_table("me", "open", "open")
    data, records = exported(ann)
    assert data["guest"][0]["nickname"] == "Ann"
    assert data["card"][0]["recovery_code_since"]
    assert [line["text"] for line in data["chat"]] == ["a line of mine"]
    assert {seat["table_id"] for seat in data["seats"]} >= {over, running}
    assert [result["table_id"] for result in data["results"]] == [over]
    assert data["ratings"]
    assert data["favourites"]
    assert set(records) == {f"records/modern_art-{over}.vrec", f"records/modern_art-{running}.vrec"}
    whole, cut = (records[f"records/modern_art-{table}.vrec"] for table in (over, running))
    assert "redacted: 0" in cut
    assert "seed:" not in cut
    assert "seed:" in whole
    assert vernissage.title("modern_art").load(whole).outcome is not None
    text = json.dumps(data)
    for secret in (code, ann.link(running), ann.http.cookies["vernissage_guest"]):
        assert secret not in text
    with closing(sqlite3.connect(server.database)) as database:
        digest, handle = database.execute("SELECT code, handle FROM members").fetchone()
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", [running]).fetchone()
    assert not any(secret in text + cut for secret in (digest, handle, seed))


def test_deleting_asks_for_the_name(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    status, code = ann.refused("POST", "/api/member/delete", {"nickname": "Bob"})
    assert (status, code) == (400, "OptionError")
    assert ann.refused("POST", "/api/member/delete", {})[0] == 400
    assert guest(server, None).refused("POST", "/api/member/delete", {"nickname": "Ann"}) == (401, "NotAGuest")
    assert ann.call("GET", "/api/house")["you"]["nickname"] == "Ann"


def test_nothing_remains_of_who_was_deleted(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    name = "Wilhelmina Zzyzx"
    ann, bob = guest(server, name), guest(server, "Bob")
    id, page = id_of(ann), ann.call("POST", "/api/member/code")["membership"]["card"]["page"]
    over = finished(server, ann, bob)
    running = ann.new_table("me", "open", "greedy")
    bob.sit(running)
    ann.do(running, "start")
    opened = ann.new_table("me", "open", "greedy")
    abandoned = ann.new_table("me", "open", "open")
    bob.sit(opened)
    evening = ann.call("POST", "/api/evenings", {**EVENING, "tables": 2})["id"]
    tab, other = ann.live(running), bob.live(running)
    tab.say(type="chat", text="Zzyzx was here")
    other.until(lambda state: other.chat)
    for secret in (id, name, page, "Zzyzx"):
        assert secret in everything(server)
    assert name in bob.ask("GET", f"/api/tables/{over}/replay").text

    assert ann.call("POST", "/api/member/delete", {"nickname": name}) == {"you": None, "card": None, "passkeys": False}

    assert tab.was_closed() == 4205
    left = everything(server)
    for secret in (id, name, page, "Zzyzx"):
        assert secret not in left
    assert ann.call("GET", "/api/house")["you"] is None
    assert bob.refused("GET", f"/api/people/{page}") == (404, "NoSuchPerson")
    seats = bob.table(over)["seats"]
    assert [seat["name"] for seat in seats][:2] == ["N. N.", "Bob"]
    here = bob.table(running)
    assert here["seats"][0]["kind"] == "bot"
    assert here["you_host"], "somebody who sits there takes it over"
    assert bob.table(opened)["seats"][0]["kind"] == "open"
    assert bob.table(abandoned)["status"] == "ended"
    assert bob.call("GET", f"/api/evenings/{evening}")["tables"]
    history = bob.call("GET", "/api/people/me")["history"]
    assert {seat["name"] for seat in history[0]["seats"]} >= {"N. N.", "Bob"}
    record = bob.call("GET", f"/api/tables/{over}/record")
    assert "Zzyzx" not in record
    assert "Zzyzx" not in bob.ask("GET", f"/api/tables/{over}/replay").text
    play_out(bob, table=running)
    assert "Zzyzx" not in server.log


def test_two_who_are_gone_keep_different_names(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    people = [guest(server, name) for name in ("Ann", "Bob", "Cleo")]
    table = finished(server, *people, bots=0)
    for person, name in zip(people[:2], ("Ann", "Bob"), strict=True):
        person.call("POST", "/api/member/delete", {"nickname": name})
    names = [seat["name"] for seat in people[2].table(table)["seats"]]
    assert names == ["N. N.", "N. N. 2", "Cleo"]
    result = wait_for(lambda: people[2].call("GET", "/api/people/me")["history"], "the history")
    assert [seat["name"] for seat in result[0]["seats"]].count("N. N.") == 2


def test_every_column_that_names_a_guest_is_thought_of() -> None:
    """A new one must be added to the export, to deleting and to joining."""
    assert {ledger.muted, rows.members} <= set(metadata.sorted_tables), "all files that lay tables are read"
    named = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.column.table.name == "guests" for key in column.foreign_keys)
    }
    assert named == {
        "addresses.guest",
        "chat.guest",
        "deals_seen.guest",
        "devices.guest",
        "evenings.host",
        "favourites.guest",
        "members.guest",
        "muted.guest",
        "notices.guest",
        "passkeys.guest",
        "places.guest",
        "seats.guest",
        "tables.host",
    }


EVENING = {"title": "modern_art", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}
