"""Forks: a table that goes on from a step of another game. No true card of a running game gets into one."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest

import vernissage
from tests.server.conftest import Guests
from tests.server.deals import MODERN_ART, card_of, hands_of, rich_seed
from tests.server.doors import Server
from tests.server.evenings import put_game, record_of
from tests.server.people import Person
from tests.server.test_replays import id_of
from tests.server.test_secrecy import twin_deck
from tests.titles import OWN
from vernissage.server.forks import Start, start
from vernissage.server.replaying import position_at

TITLES = [title.key for title in OWN]


@pytest.fixture
def ann(server: Server, guest: Guests) -> Person:
    return guest(server, "Ann")


def fork(person: Person, table: str, step: int, **how: Any) -> dict[str, Any]:
    told: dict[str, Any] = person.call(
        "POST", f"/api/tables/{table}/fork", {"step": step, "eyes": "0", "seat": 0, **how}
    )
    return told


def set_up(server: Server, table: str) -> str:
    with closing(sqlite3.connect(server.database, timeout=60)) as connection:
        return str(connection.execute("SELECT set_up FROM tables WHERE id = ?", (table,)).fetchone()[0])


@pytest.mark.parametrize("title", TITLES)
def test_a_finished_game_goes_on_from_any_step(server: Server, ann: Person, title: str) -> None:
    text = record_of(title)
    old = put_game(server, text, id_of(ann))
    info = fork(ann, old, 40, seat=1, bot="random")
    assert info["fork"] == {"table": old, "step": 40, "eyes": "0", "imagined": False}
    assert info["hints"]
    assert (info["commitment"], info["seed"], info["public"], info["your_seat"]) == ("", "", False, 1)
    assert [seat["kind"] for seat in info["seats"]].count("bot") == len(info["seats"]) - 1
    assert info["away"] == 0
    played = vernissage.title(title)
    then = position_at(played, text, "0", 40)
    assert then is not None
    begun = played.read_position(set_up(server, info["id"]))
    assert begun.view(1) == msgspec.structs.replace(then.view(1), commitment="")
    state = ann.live(info["id"]).until(lambda state: state["view"] is not None)
    assert state["table"]["fork"]["table"] == old


def test_a_fork_is_no_verified_deal_and_counts_for_nobody(server: Server, ann: Person) -> None:
    text = record_of("art_society")
    old = put_game(server, text, id_of(ann))
    last = len(ann.call("GET", f"/api/tables/{old}/replay")["heard"]) - 1
    near = fork(ann, old, last - 1, bot="random")
    ann.ask("DELETE", f"/api/tables/{near['id']}/seat")  # a bot ends it, if it is not over by itself
    tab = ann.live(near["id"])
    state = tab.until(lambda state: state["table"]["status"] == "over")
    assert (state["table"]["seed"], state["table"]["commitment"]) == ("", "")
    record = ann.call("GET", f"/api/tables/{near['id']}/record")
    assert "\n> " in record
    assert vernissage.title("art_society").load(record).outcome is not None
    assert ann.call("GET", f"/api/tables/{near['id']}/replay")["deal"] is None
    with closing(sqlite3.connect(server.database, timeout=60)) as connection:
        written = connection.execute("SELECT count(*) FROM results WHERE table_id = ?", (near["id"],)).fetchone()
    assert written == (0,)


@pytest.mark.parametrize("title", TITLES)
def test_of_a_running_game_a_fork_is_imagined(server: Server, ann: Person, title: str) -> None:
    old = put_game(server, record_of(title), id_of(ann), entries=40)
    steps = len(ann.call("GET", f"/api/tables/{old}/replay")["heard"])
    info = fork(ann, old, steps - 1, seat=1)
    assert info["fork"]["imagined"] is True
    assert info["your_seat"] == 0  # no other seat's view is anybody's to play from
    assert not info["hints"], "a hint asked for here would be told to nobody there"


def test_what_goes_on_from_an_imagined_fork_is_imagined_too(server: Server, ann: Person) -> None:
    origin = {"table": "of a running game", "step": 3, "eyes": "0", "imagined": True}
    over = put_game(server, record_of("modern_art"), id_of(ann), fork=json.dumps(origin), hints=False)
    again = fork(ann, over, 3)
    assert again["fork"]["imagined"] is True, "its review would say what to do in the running game"
    assert not again["hints"]


def test_nothing_true_is_in_an_imagined_fork() -> None:
    """Twins: other hands and another deck, and what a fork is imagined from is the same view."""
    first = MODERN_ART.new(3, rich_seed()).position
    sold = card_of(hands_of(first)[0], "open")
    decks = ([first.box.cards[card] for card in first.deck], twin_deck(first, {sold}))
    found = []
    for deck in decks:
        game = MODERN_ART.new(3, deal={"deck": deck, "first_seller": ["0"]}, names=("Ann", "Bob", "Cleo"))
        game.play(0, MODERN_ART.parse_move(f"offer {sold}"))
        begun = []
        for _ in range(12):
            text = msgspec.msgpack.decode(start("modern_art", game.record.dump(), "1", 1, True), type=Start).text
            position = MODERN_ART.read_position(text)
            assert position.view(1) == msgspec.structs.replace(game.view(1), commitment="")
            begun.append(tuple(map(tuple, hands_of(position)))[2])
        found.append((begun, hands_of(game.position)[2]))
    for begun, true in found:
        assert len(set(begun)) > 1  # it is made up anew each time
        assert tuple(true) not in begun
    assert found[0][1] != found[1][1]


def test_what_cannot_be_forked_is_refused(server: Server, ann: Person, guest: Guests) -> None:
    over = put_game(server, record_of("modern_art"), id_of(ann))
    running = put_game(server, record_of("modern_art"), id_of(ann), entries=30)
    last = len(ann.call("GET", f"/api/tables/{over}/replay")["heard"]) - 1

    def refused(person: Person, table: str, **request: Any) -> tuple[int, str]:
        return person.refused("POST", f"/api/tables/{table}/fork", {"step": 3, "eyes": "0", "seat": 0, **request})

    assert refused(ann, over, step=last) == (409, "fork-over")
    assert refused(ann, over, step=9_999) == (409, "no-such-step")
    assert refused(ann, over, step=-1)[0] == 400
    assert refused(ann, over, seat=3) == (400, "OptionError")
    assert refused(ann, over, bot="nobody")[0] == 400
    assert refused(ann, over, eyes="5") == (409, "not-your-eyes")
    assert refused(ann, running, eyes="1") == (409, "not-your-eyes")
    assert refused(ann, running, eyes="all") == (409, "not-your-eyes")
    bob = guest(server, "Bob")
    assert refused(bob, running, eyes="none") == (409, "not-seated")
    assert refused(guest(server, None), over)[0] == 401
    sealed = put_game(server, record_of("modern_art"), id_of(ann), sealed=True)
    assert refused(ann, sealed) == (409, "sealed")


def test_a_fork_is_there_again_after_a_restart(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server()
    ann = guest(server, "Ann")
    old = put_game(server, record_of("pictura"), id_of(ann))
    table = fork(ann, old, 30)["id"]
    before = ann.live(table).until(lambda state: state["choices"])["view"]
    server.kill()
    server.open()
    again = ann.live(table).until(lambda state: state["choices"])
    assert again["view"] == before
    assert again["table"]["fork"]["step"] == 30
