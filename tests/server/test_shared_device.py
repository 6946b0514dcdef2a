"""Several people on one device: each sees the own hand alone, and nothing of it leaves before it was asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.deals import card_of, put_seed, rich_seed
from tests.server.doors import Server
from tests.server.people import Live, Person, Refused

HERE: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "here", "name": "Ben"}, {"kind": "here", "name": "Cleo"}]


def shared_table(server: Server, ann: Person) -> str:
    request = {"title": "modern_art", "seats": HERE, "shuffle_seats": False}
    table = str(ann.call("POST", "/api/tables", request)["id"])
    put_seed(server, table, rich_seed())
    ann.do(table, "start")
    return table


def look(person: Person, table: str, seat: int | str | None) -> Live:
    """The device in the hands of a seat; None: on the way from one to another."""
    tab = person.live(table, query="lang=en" if seat is None else f"lang=en&as={seat}")
    tab.until(lambda state: state["view"])
    return tab


def test_a_seat_is_shown_only_to_the_one_it_was_asked_for(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    table = shared_table(server, ann)
    tabs = {seat: look(ann, table, seat) for seat in (None, 0, 1, 2)}
    assert {seat: tab.state["table"]["your_seat"] for seat, tab in tabs.items()} == {None: None, 0: 0, 1: 1, 2: 2}
    assert all(tab.state["table"]["shared"] == [0, 1, 2] for tab in tabs.values())
    hands = {seat: tabs[seat].state["view"]["hand"] for seat in (0, 1, 2)}
    assert all(len(hand) == 10 for hand in hands.values())
    card = card_of(hands[0], "sealed")
    tabs[0].play("offer", card=card)
    for seat, bid in ((1, 41), (2, 42)):
        tabs[seat].until(lambda state: state["choices"])
        tabs[seat].play("seal", amount=bid)
    for looks, tab in tabs.items():
        tab.fence()
        told = "".join(tab.told)
        for seat, hand in hands.items():
            if seat != looks:
                assert not [one for one in hand if one != card and f'"{one}"' in told], (looks, seat)
        assert looks == 1 or not re.search(r":41\b", told)
        assert looks == 2 or not re.search(r":42\b", told)
    for path in ("record", "links"):
        said = ann.ask("GET", f"/api/tables/{table}/{path}").text
        assert "seal 4" not in said
        assert "key=" not in said


@pytest.mark.parametrize("seat", ["3", "7", "x", "-1", "99999999999"])
def test_nobody_looks_as_a_seat_that_is_not_on_the_device(server: Server, guest: Guests, seat: str) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    table = shared_table(server, ann)
    for person, asked in ((ann, seat), (bob, "0"), (guest(server, None), "1")):
        tab = look(person, table, asked)
        assert tab.state["table"]["your_seat"] is None
        with pytest.raises(Refused, match="not-seated"):
            tab.play("offer", number=0, card="x")


def test_a_stranger_at_a_shared_table_keeps_the_own_seat_alone(server: Server, guest: Guests) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    seats = [*HERE[:2], {"kind": "open"}]
    table = str(ann.call("POST", "/api/tables", {"title": "modern_art", "seats": seats, "shuffle_seats": False})["id"])
    bob.sit(table)
    ann.do(table, "start")
    for seat in ("0", "1"):
        assert look(bob, table, seat).state["table"]["your_seat"] == 2
    assert look(ann, table, "2").state["table"]["your_seat"] is None
    assert list(ann.call("GET", "/api/tables")["turns"]) in ([], [table])


def test_what_cannot_be_shared_says_why(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    for names, code in (
        (["Ann", "Ben"], "shared-names"),
        (["Ben", "Ben"], "shared-names"),
        (["Ben", " "], "BadNickname"),
    ):
        seats = [{"kind": "me"}, *({"kind": "here", "name": name} for name in names)]
        assert ann.refused("POST", "/api/tables", {"title": "modern_art", "seats": seats})[1] == code
    evening = {"title": "modern_art", "seats": HERE, "tables": 2}
    assert ann.refused("POST", "/api/evenings", evening)[1] == "shared-evening"


def test_a_rematch_keeps_who_shares_the_device(server: Server, guest: Guests) -> None:
    ann = guest(server, "Ann")
    table = shared_table(server, ann)
    ann.do(table, "end")
    again = ann.do(table, "rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Ben", "Cleo"]
    assert [seat["kind"] for seat in again["seats"]] == ["person"] * 3
