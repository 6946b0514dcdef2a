"""What was stored by a house of other rules: it is kept, told of and shown, and never played on."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.doors import Server
from tests.server.people import OVERTAKEN, Person, Refused, any_answer, text_of
from tests.titles import OWN
from vernissage.core.games import Game
from vernissage.core.records import Record
from vernissage.core.redaction import redacted
from vernissage.core.titles import Title
from vernissage.server.storage import LogEntry
from vernissage.server.stored import StoredTable

OTHER = {
    "rules": "UPDATE tables SET rules = 41 WHERE id = ?",
    "title": "UPDATE tables SET title = 'lost_art' WHERE id = ?",
}


def reopened(server: Server, *changes: tuple[str, str]) -> None:
    """Kill the house, change what it stored, and open it again."""
    server.kill()
    connection = sqlite3.connect(server.database)
    with connection:
        for change, table in changes:
            connection.execute(change, (table,))
    connection.close()
    server.open()


def ids(tables: list[dict[str, Any]]) -> set[str]:
    return {table["id"] for table in tables}


def a_move(person: Person, table: str) -> str:
    """Play until the person has moved once; the move, as records write it."""
    tab = person.live(table)
    while True:
        tab.until(lambda _: tab.is_asked)
        move = any_answer(tab.state["choices"], random.Random(1))
        try:
            tab.play(move)
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise
            tab.hear()
            continue
        tab.close()
        return text_of(move)


@pytest.mark.parametrize("other", OTHER)
def test_a_table_that_cannot_be_played_here_is_kept_and_hides_no_other(
    new_server: Callable[..., Server], guest: Guests, other: str
) -> None:
    server = new_server()
    ann = guest(server)
    lost, kept, running = (ann.new_table("me", "greedy", "greedy") for _ in range(3))
    ann.do(running, "start")
    ann.do(lost, "start")
    reopened(server, (OTHER[other], lost))
    lobby = ann.call("GET", "/api/tables")
    assert ids(lobby["yours"]) == {lost, kept, running}
    assert ids(lobby["open"]) == {kept}
    assert ids(lobby["playing"]) == {running}, "nobody else could do anything with a table that is set aside"
    listed = next(table for table in lobby["yours"] if table["id"] == lost)
    assert listed["stored"]["rules"] == (41 if other == "rules" else 1)
    assert listed["stored"]["plays"] == (1 if other == "rules" else None)
    assert all(table["stored"] is None for table in lobby["yours"] if table["id"] != lost)
    assert listed["seats"][0]["name"] == "Ann"
    assert ann.live(running).until(lambda s: True)["table"]["status"] == "playing"


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_opening_it_says_which_rules_it_has_and_which_are_played_here(
    new_server: Callable[..., Server], guest: Guests, lang: str
) -> None:
    server = new_server()
    ann = guest(server)
    table, gone = (ann.new_table("me", "greedy", "greedy") for _ in range(2))
    for one in (table, gone):
        ann.do(one, "start")
    reopened(server, (OTHER["rules"], table), (OTHER["title"], gone))
    told = ann.call("GET", f"/api/tables/{table}?lang={lang}")["stored"]["text"]
    assert "41" in told
    assert "1" in told.replace("41", "")
    assert "Modern Art" in told
    assert "lost_art" in ann.call("GET", f"/api/tables/{gone}?lang={lang}")["stored"]["text"]
    assert (
        len({ann.call("GET", f"/api/tables/{table}?lang={one}")["stored"]["text"] for one in ("en", "fr", "pl")}) == 3
    )


@pytest.mark.parametrize("other", OTHER)
def test_no_move_is_taken_there_and_nothing_is_changed(
    new_server: Callable[..., Server], guest: Guests, other: str
) -> None:
    server = new_server()
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    reopened(server, (OTHER[other], table))
    code = "other-rules" if other == "rules" else "no-title"
    assert ann.live(table).was_closed() == 4409
    for what in ("start", "pause", "resume", "end", "rematch"):
        assert ann.refused("POST", f"/api/tables/{table}/{what}") == (409, code)
    assert ann.refused("POST", f"/api/tables/{table}/seat", {"seat": 0}) == (409, code)
    assert ann.refused("DELETE", f"/api/tables/{table}/seat") == (409, code)
    assert ann.refused("POST", f"/api/tables/{table}/claim", {"key": "x" * 32}) == (409, code)
    assert ann.call("GET", f"/api/tables/{table}")["status"] == "playing"


@pytest.mark.parametrize("other", OTHER)
def test_its_record_is_given_as_it_was_stored(new_server: Callable[..., Server], guest: Guests, other: str) -> None:
    server = new_server()
    ann, ben = guest(server), guest(server, "Ben")
    table = ann.new_table("me", "greedy", "greedy", public=True)
    ann.do(table, "start")
    made = a_move(ann, table)
    before = Record.parse(ann.call("GET", f"/api/tables/{table}/record"))
    reopened(server, (OTHER[other], table))
    text = ann.call("GET", f"/api/tables/{table}/record")
    record = Record.parse(text)
    assert record.header.rules == (41 if other == "rules" else 1)
    assert record.header.names == before.header.names
    assert record.header.commitment == before.header.commitment
    assert "seed:" not in text, "the game is not over"
    assert any(entry.text().endswith(made) for entry in record.entries)
    if other == "title":
        assert {entry.seat for entry in record.entries} == {0}, "nobody here knows which moves were covered"
        assert Record.parse(ben.call("GET", f"/api/tables/{table}/record")).entries == []


def test_sealed_answers_of_others_stay_covered_in_it(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server()
    ann, ben = guest(server), guest(server, "Ben")
    table = ann.new_table("me", "open", "greedy")
    ben.sit(table, 1)
    ann.do(table, "start")
    server.kill()
    log = [("move", 0, "offer nex-sealed-1"), ("move", 0, "seal 7"), ("move", 1, "seal 11"), ("move", 1, "seal 12")]
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
        for number, (kind, seat, move) in enumerate(log, 1):
            connection.execute(
                "INSERT INTO entries (table_id, number, kind, seat, move, cause, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, number, kind, seat, move, "person", 0.0),
            )
        connection.execute(OTHER["rules"], (table,))
    connection.close()
    server.open()

    def moves(person: Person) -> list[str]:
        record = Record.parse(person.call("GET", f"/api/tables/{table}/record"))
        return [entry.text() for entry in record.entries]

    assert moves(ann) == ["1 0 offer nex-sealed-1", "2 0 seal 7"]
    assert moves(ben) == ["1 0 offer nex-sealed-1", "2 1 seal 11", "3 1 seal 12"]
    assert moves(guest(server, None)) == ["1 0 offer nex-sealed-1"]
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute("UPDATE tables SET status = 'over' WHERE id = ?", (table,))
    connection.close()
    assert moves(guest(server, None)) == [
        "1 0 offer nex-sealed-1",
        "2 0 seal 7",
        "3 1 seal 11",
        "4 1 seal 12",
    ]
    assert "seed: " in ann.call("GET", f"/api/tables/{table}/record")


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_a_stored_record_shows_no_move_that_the_record_of_a_running_game_covers(title: Title[Any, Any]) -> None:
    """A record of a table that is set aside is cut without replaying it, so it may show less, but never more."""
    dice = random.Random(5)
    shown = covered = 0
    for seed in range(6):
        game = title.new(seats=title.facts.players[1], seed=seed)
        log: list[LogEntry] = []
        for number in range(1, 160):
            if game.outcome is not None:
                break
            seat = dice.choice(game.decision.seats)
            move = game.moves(seat).sample(dice)
            game.play(seat, move)
            log.append(LogEntry(number, "move", seat, str(move), "person", 0.0))
        for seat in (None, *range(game.setup.seats)):
            known = Counter(entry.text() for entry in redacted(game, seat).entries if entry.move is not None)
            cut = StoredTable(stored_row(game), seat_rows(game), title).record(log, seat)
            told = Counter(entry.text() for entry in cut.entries)
            assert {" ".join(text.split()[1:]) for text in told} <= {" ".join(text.split()[1:]) for text in known}
            shown += told.total()
            covered += len(log) - told.total()
    assert shown
    assert covered or title.key == "gallerist", "in The Gallerist every move is made before all eyes"


def stored_row(game: Game[Any]) -> SimpleNamespace:
    """A running table's row, begun by rules of another version."""
    setup = game.setup
    return SimpleNamespace(
        id="t", title=setup.title.key, rules=41, status="playing", host="h", public=True, hammer=0, away=90,
        seed="", evening=None, sealed=False, awaited=None, fork=None, shuffle_seats=True, reserve=0, refill=0,
        hints=True, winners=None, commitment="", created=0.0, rematch=None, options=dict(setup.options), components="",
    )  # fmt: skip


def seat_rows(game: Game[Any]) -> list[SimpleNamespace]:
    return [
        SimpleNamespace(seat=seat, kind="person", guest=f"g{seat}", name=f"P{seat}", bot=None, left=False, link="")
        for seat in range(game.setup.seats)
    ]


def test_a_table_whose_box_has_changed_is_set_aside_and_not_dealt_anew(
    new_server: Callable[..., Server], guest: Guests
) -> None:
    """The commitment covers the box: a deal that does not fit it is of another one."""
    server = new_server()
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    reopened(server, ("UPDATE tables SET commitment = '" + "0" * 64 + "' WHERE id = ?", table))
    assert ann.live(table).was_closed() == 4409
    assert ann.call("GET", f"/api/tables/{table}")["stored"]["text"]
