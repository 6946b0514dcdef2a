"""The rules of a table: by its options and by the box it is played with."""

from __future__ import annotations

from tests.server.conftest import Guests
from tests.server.doors import Server
from vernissage.games.modern_art import title


def test_a_table_with_an_own_box_tells_its_numbers(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    box = title.standard_components.replace("start = 100", "start = 137")
    table = ann.new_table("me", "random", "random", components=box, options={"double_payment": "split"})
    rules = ann.call("GET", f"/api/tables/{table}/rules/en")
    assert "€137k" in rules[1]["text"]
    assert "share the price" in rules[5]["text"]
    assert "€100k" in ann.call("GET", "/api/titles/modern_art/rules/en")[1]["text"]


def test_a_screen_has_the_numbers_of_the_box_its_texts_tell(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    box = title.standard_components.replace("start = 100", "start = 137")
    table = ann.new_table("me", "random", "random", components=box, options={"open_cash": "on"})
    tab = ann.live(table)
    facts = tab.until(lambda state: state)["facts"]
    assert (facts["box_start"], facts["box_rounds"], facts["open_cash"]) == (137, 4, "on")
    ann.do(table, "start")
    assert tab.until(lambda state: state["view"] is not None)["facts"] == facts


def test_a_chapter_says_which_rules_it_tells_in_every_language(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    english, polish = (ann.call("GET", f"/api/titles/modern_art/rules/{language}") for language in ("en", "pl"))
    assert [chapter["rules"] for chapter in english] == [chapter["rules"] for chapter in polish]
    assert "MA-14" in english[4]["rules"]
    assert polish[-1]["rules"][0] == "CORE-1", "the house's own chapter comes last"
