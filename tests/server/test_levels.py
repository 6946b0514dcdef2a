"""The bots people choose from, in words, and by the seat before a game begins."""

from __future__ import annotations

import pytest

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server
from tests.server.people import Json, Person
from vernissage.bots import BOTS
from vernissage.bots.levels import LEVELS
from vernissage.core.text import LANGUAGES


@pytest.fixture
def ann(server: Server, guest: Guests) -> Person:
    return guest(server, "Ann")


def seat(table: Json, number: int) -> tuple[str, str | None]:
    """Who sits there: of which kind, and which bot."""
    place = table["seats"][number]
    assert bool(place["name"]) == (place["kind"] != "open")
    return place["kind"], place["bot"]


def test_the_house_tells_its_bots_in_every_language(ann: Person) -> None:
    told = [ann.call("GET", f"/api/house?lang={language}") for language in LANGUAGES]
    for house in told:
        assert [bot["key"] for bot in house["bots"]] == [*LEVELS, *BOTS]
        assert all(title["bots"] == list(LEVELS) for title in house["titles"])
    assert len({house["bots"][0]["name"] for house in told}) == len(LANGUAGES)
    assert len({house["bots"][0]["says"] for house in told}) == len(LANGUAGES)


def test_a_host_gives_seats_to_bots_until_the_game_begins(server: Server, ann: Person, guest: Guests) -> None:
    bob = guest(server, "Bob")
    table = ann.new_table("me", "open", "open", shuffle_seats=False)
    bob.call("POST", f"/api/tables/{table}/seat", {"seat": 1})
    way = f"/api/tables/{table}/bot"
    chosen = ann.call("POST", way, {"seat": 2, "bot": "visitor"})
    assert seat(chosen, 2) == ("bot", "visitor")
    other = ann.call("POST", way, {"seat": 2, "bot": "maestro"})
    assert seat(other, 2) == ("bot", "maestro")
    assert other["seats"][2]["name"] == chosen["seats"][2]["name"], "it thinks longer, but it is the same one"
    assert ann.refused("POST", way, {"seat": 2, "bot": "genius"}) == (400, "UnknownBot")
    assert bob.refused("POST", way, {"seat": 2, "bot": None}) == (403, "NotTheHost")
    assert ann.refused("POST", way, {"seat": 1, "bot": "visitor"}) == (409, "no-free-seat")
    assert seat(ann.call("POST", way, {"seat": 2, "bot": None}), 2) == ("open", None)
    ann.call("POST", way, {"seat": 2, "bot": "dealer"})
    ann.do(table, "start")
    assert ann.refused("POST", way, {"seat": 2, "bot": "visitor"}) == (409, "started-already")
    assert seat(ann.call("GET", f"/api/tables/{table}"), 2) == ("bot", "dealer")


def test_where_nobody_was_chosen_the_one_that_answers_at_once_plays(ann: Person) -> None:
    table = ann.new_table("me", "open", "greedy", shuffle_seats=False)
    ann.do(table, "start")
    begun = ann.call("GET", f"/api/tables/{table}")
    assert [seat(begun, number) for number in (1, 2)] == [("bot", "collector"), ("bot", "greedy")]
    assert vernissage.title("modern_art").key == begun["title"]
