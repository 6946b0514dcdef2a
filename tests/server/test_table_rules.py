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
