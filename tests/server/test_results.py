"""Results, ratings, favourites and the art market: written once when a game is over, and kept when its table goes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server, wait_for
from tests.server.evening_out import finished, play_out, settled
from tests.server.people import Person
from tests.server.test_host import Host
from vernissage.cli import app
from vernissage.core.skill import NEW, ranks
from vernissage.server.ratings import Placed, rate, rebuilt
from vernissage.server.results import Results
from vernissage.server.storage import Storage

NewServer = Callable[..., Server]


def own(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.call("GET", "/api/people/me")
    return found


def rows(server: Server, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(server.database)) as database, database:
        return database.execute(statement).fetchall()


# Ratings, worked out.


def test_winners_come_first_and_equal_scores_share_a_place() -> None:
    assert ranks((5, 9, 9, 3), (1,)) == [3, 1, 2, 4]
    assert ranks((4, 4, 1), (0, 1)) == [1, 1, 3]
    assert ranks((7,), ()) == [1]


def test_people_and_bots_are_rated_apart() -> None:
    changed = rate({}, [Placed("ann", None, 1), Placed("bob", None, 3), Placed(None, "greedy", 2)])
    assert set(changed) == {
        ("ann", "people"),
        ("bob", "people"),
        ("ann", "bots"),
        ("bob", "bots"),
        ("bot greedy", "bots"),
    }
    assert changed["ann", "people"].strength > NEW.strength == 1000
    assert changed["ann", "people"].mu > changed["bob", "people"].mu


@pytest.mark.parametrize(
    "seats", [[Placed("ann", None, 1)], [Placed(None, "greedy", 1), Placed(None, "random", 2)], []]
)
def test_nobody_is_rated_alone_and_bots_not_among_themselves(seats: list[Placed]) -> None:
    assert rate({}, seats) == {}


def test_somebody_who_was_deleted_is_left_out() -> None:
    assert set(rate({}, [Placed("ann", None, 1), Placed(None, None, 2), Placed("bob", None, 3)])) == {
        ("ann", "people"),
        ("bob", "people"),
    }


def test_ratings_come_out_the_same_one_by_one_or_all_at_once() -> None:
    games = [[Placed("ann", None, 1), Placed("bob", None, 2)], [Placed("bob", None, 1), Placed("cleo", None, 2)]]
    known = rate({}, games[0])
    known |= rate(known, games[1])
    assert rebuilt(games) == known


# A game that is over.


def test_a_finished_game_stands_in_the_history_of_its_people(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = finished(server, ann, bob)
    game = settled(bob, table)
    assert {seat["name"] for seat in game["seats"] if not seat["bot"]} == {"Ann", "Bob"}
    assert [seat["you"] for seat in game["seats"] if seat["name"] == "Bob"] == [True]
    assert game["kept"]
    (title,) = ann.call("GET", "/api/people/me?lang=pl")["titles"]
    assert title["games"] == 1
    assert {one["company"] for one in title["ratings"]} == {"people", "bots"}
    assert title["favourites"], "what Ann bought most of"
    (market,) = [one for one in ann.call("GET", "/api/market?lang=fr") if one["title"] == "modern_art"]
    (plot,) = market["plots"]
    assert plot["heading"] == "Prix moyen d'un tableau"
    assert {curve["name"] for curve in plot["curves"]} >= {"Nex", "Bahut"} or plot["curves"]
    assert all(1 <= point["round"] <= 4 for curve in plot["curves"] for point in curve["points"])


def test_the_market_adds_up(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann = guest(server, "Ann")
    for _ in range(2):
        table = finished(server, ann, bots=2)
    assert ann.call("GET", "/api/market")[0]["games"] == 2
    sold = sum(int(str(row[0])) for row in rows(server, "SELECT works FROM market"))
    taken = sum(int(str(row[0])) for row in rows(server, "SELECT works FROM favourites"))
    assert sold > taken > 0
    before = rows(server, "SELECT * FROM market ORDER BY item, round")
    asyncio.run(_settle_again(server, table))
    assert rows(server, "SELECT * FROM market ORDER BY item, round") == before, "a game counts once"


async def _settle_again(server: Server, table: str) -> None:
    from vernissage.server.results import Result

    storage = Storage(server.settings.database_address)
    try:
        results = Results(storage.engine)
        assert await results.unsettled() == []
        assert not await results.write(Result(table, "modern_art", 0.0, None, (), ()))
    finally:
        await storage.close()


def test_an_empty_house_has_no_market(new_server: NewServer, guest: Guests) -> None:
    assert guest(new_server(), None).call("GET", "/api/market") == []


def test_what_does_not_count(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    ended = ann.new_table("me", "greedy", "greedy")
    ann.do(ended, "start")
    ann.do(ended, "end")
    solo = ann.new_table("me", title="gallerist")
    ann.do(solo, "start")
    play_out(ann, table=solo)
    assert settled(ann, solo)["rank"] == 1
    box = vernissage.title("modern_art").standard_components.replace("start = 100", "start = 90")
    assert box != vernissage.title("modern_art").standard_components
    mine = ann.new_table("me", "open", "greedy", components=box)
    history = own(ann)["history"]
    assert [game["table"] for game in history] == [solo]  # type: ignore[attr-defined]
    assert rows(server, "SELECT * FROM ratings") == [], "nobody to be compared with"
    bob.sit(mine, 1)
    ann.do(mine, "start")
    play_out(ann, bob, table=mine)
    settled(ann, mine)
    assert rows(server, "SELECT DISTINCT title FROM market") == [("gallerist",)], "other artists than those of the box"


def test_a_result_outlasts_its_table_and_is_found_after_a_kill(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = finished(server, ann, bob)
    host = Host(server)
    host.call("DELETE", f"/api/host/tables/{table}")
    host.close()
    game = settled(ann, table)
    assert not game["kept"]
    before = rows(server, "SELECT subject, company, mu FROM ratings ORDER BY 1, 2")
    another = finished(server, ann, bob)
    server.kill()
    with (
        closing(sqlite3.connect(server.database)) as database,
        database,
    ):  # as if it had been killed before the result was written
        database.execute("DELETE FROM places WHERE table_id = ?", [another])
        database.execute("DELETE FROM results WHERE table_id = ?", [another])
        database.execute("DELETE FROM ratings")
        database.executemany("INSERT INTO ratings VALUES (?, 'modern_art', ?, ?, 8.0, 1)", before)
    server.open()
    settled(ann, another)


def test_ratings_are_rebuilt_open_or_closed(new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    for _ in range(2):
        finished(server, ann, bob)
    stand = rows(server, "SELECT * FROM ratings ORDER BY subject, company")
    for closed in (False, True):
        if closed:
            server.close()
        with closing(sqlite3.connect(server.database)) as database, database:
            database.execute("UPDATE ratings SET mu = 0")
        result = CliRunner().invoke(app, ["ratings", "--rebuild", "--data", str(server.settings.data)])
        assert result.exit_code == 0, result.output
        assert "Modern Art" in result.output
        assert "2 games" in result.output
        assert rows(server, "SELECT * FROM ratings ORDER BY subject, company") == stand
    listed = CliRunner().invoke(app, ["ratings", "--data", str(server.settings.data)])
    assert "Ann" in listed.output
    assert "greedy" in listed.output


def test_the_host_alone_rebuilds(server: Server, guest: Guests) -> None:
    assert guest(server, "Ann").refused("POST", "/api/host/ratings") == (401, "NoKey")


# Profiles.


def test_a_member_is_seen_by_others_unless_hidden(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    finished(server, ann, bob)
    assert own(ann)["page"] == "", "who has no card is seen by nobody"
    page = ann.call("POST", "/api/member/code")["membership"]["card"]["page"]
    seen = bob.call("GET", f"/api/people/{page}")
    assert seen["name"] == "Ann"
    assert not seen["yours"]
    assert ann.call("GET", f"/api/people/{page}")["yours"]
    assert page in [one["page"] for one in bob.call("GET", "/api/people")]
    id = ann.call("GET", "/api/house")["you"]["guest"]
    assert id not in str(seen), "the id behind the cookie is nobody's business"
    ann.call("POST", "/api/member/hidden", {"hidden": True})
    assert (
        bob.refused("GET", f"/api/people/{page}") == bob.refused("GET", "/api/people/nobody") == (404, "NoSuchPerson")
    )
    assert page not in [one["page"] for one in bob.call("GET", "/api/people")]
    assert ann.call("GET", f"/api/people/{page}")["hidden"]
    assert guest(server, None).refused("GET", "/api/people/me") == (401, "NotAGuest")


def test_backups_carry_people_along(tmp_path: Path, new_server: NewServer, guest: Guests) -> None:
    server = new_server()
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    code = ann.call("POST", "/api/member/code")["code"]
    table = finished(server, ann, bob)
    copy, elsewhere = tmp_path / "copy", tmp_path / "elsewhere"
    for words in (
        ["backup", str(copy), "--data", str(server.settings.data)],
        ["restore", str(copy), "--data", str(elsewhere)],
    ):
        assert CliRunner().invoke(app, words).exit_code == 0
    moved = new_server("elsewhere")
    phone = guest(moved, None)
    assert phone.call("POST", "/api/member/enter", {"code": code})["you"]["nickname"] == "Ann"
    wait_for(lambda: settled(phone, table), "the result came along")
