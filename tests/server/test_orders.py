"""Standing orders over real sockets: bid up to an amount, then pass or ask; known to nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.deals import card_of, put_seed, rich_seed
from tests.server.doors import Server
from tests.server.people import Json, Live, Person, Refused


@pytest.fixture
def auction(server: Server, guest: Guests) -> list[Live]:
    """Three people, and a painting of seat 0 in an open auction."""
    return begin(server, guest)


def begin(server: Server, guest: Guests) -> list[Live]:
    return auction_of([guest(server, name) for name in ("Ann", "Bob", "Cleo")])


def auction_of(people: list[Person]) -> list[Live]:
    server = people[0].server
    table = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.sit(table)
    put_seed(server, table, rich_seed(False))
    people[0].do(table, "start")
    tabs = [person.live(table) for person in people]
    for tab in tabs:
        tab.until(lambda s: s["table"]["seats"][2]["connected"])
    offer(tabs, 0)
    return tabs


def offer(tabs: list[Live], seat: int) -> None:
    tabs[seat].play("offer", card=card_of(tabs[seat].state["view"]["hand"], "open"))
    for tab in tabs:
        tab.until(lambda s: s["view"]["lot"])


def order(tab: Live, up_to: int | None, then: str = "pass") -> None:
    tab.ask(type="order", key="raise", up_to=up_to, then=then)


def screens(tab: Live) -> int:
    """How often this tab was sent a screen."""
    return sum(text.startswith(('{"type":"state"', '{"type":"change"')) for text in tab.told)


def price_is(amount: int, leader: int) -> Callable[[Json], Any]:
    return lambda s: s["view"]["lot"] and (s["view"]["lot"]["price"], s["view"]["lot"]["leader"]) == (amount, leader)


def test_a_bid_up_to_an_amount_raises_by_one_and_then_passes(auction: list[Live]) -> None:
    ann, bob, cleo = auction
    assert bob.state["choices"]["may_order"]
    order(bob, 7)
    for tab in auction:
        tab.until(price_is(1, 1))
    cleo.play("bid", amount=5)
    ann.until(price_is(6, 1))
    cleo.until(price_is(6, 1))
    cleo.play("bid", amount=7)
    ann.until(price_is(7, 2))
    bob.until(lambda s: "no_raise" in [line["event"]["event"] for line in bob.events])
    ann.play("pass")
    ann.until(lambda s: s["view"]["lot"] is None)
    assert ann.state["view"]["sales"][-1]["price"] == 7


def test_above_the_amount_the_player_is_asked_if_he_wants_that(auction: list[Live]) -> None:
    ann, bob, cleo = auction
    order(bob, 3, "ask")
    ann.until(price_is(1, 1))
    cleo.until(price_is(1, 1))
    cleo.play("bid", amount=9)
    ann.until(price_is(9, 2))
    ann.play("pass")
    bob.until(lambda s: s["view"]["lot"]["price"] == 9)
    bob.fence()
    assert bob.is_asked
    assert "no_raise" not in [line["event"]["event"] for line in bob.events if line["event"].get("seat") == 1]


def test_an_order_is_known_to_its_seat_alone(auction: list[Live]) -> None:
    ann, bob, cleo = auction
    bob.play("bid", amount=4)
    for tab in auction:
        tab.until(price_is(4, 1))
        tab.fence()
    with pytest.raises(Refused, match="no-order-here"):
        order(bob, 8)  # the leader is not asked
    cleo.play("bid", amount=5)
    for tab in auction:
        tab.until(price_is(5, 2))
        tab.fence()
    before = [screens(tab) for tab in auction]
    order(ann, 0, "ask")  # says nothing by itself, so that only the giving can be heard
    for tab in auction:
        tab.fence()
    assert [screens(tab) - seen for tab, seen in zip(auction, before, strict=True)] == [1, 0, 0]
    assert ann.state["orders"] == [{"key": "raise", "up_to": 0, "then": "ask"}]
    assert bob.state["orders"] == cleo.state["orders"] == []


def test_an_order_is_taken_back(auction: list[Live]) -> None:
    ann, bob, cleo = auction
    order(bob, 2, "ask")
    cleo.until(price_is(1, 1))
    cleo.play("bid", amount=3)
    bob.until(price_is(3, 2))
    order(bob, None)
    bob.fence()
    assert bob.state["orders"] == []
    with pytest.raises(Refused, match="no-such-order"):
        order(bob, None)
    ann.fence()
    assert bob.is_asked


def test_an_order_ends_with_its_auction(auction: list[Live]) -> None:
    ann, bob, cleo = auction
    order(bob, 2)
    for tab in auction:
        tab.until(price_is(1, 1))
    for tab in (cleo, ann):
        tab.play("pass")
    for tab in auction:
        tab.until(lambda s: s["view"]["lot"] is None)
    assert bob.state["orders"] == []
    with pytest.raises(Refused, match="no-order-here"):
        order(bob, 2)
    offer(auction, 1)
    cleo.play("bid", amount=1)
    for tab in auction:
        tab.until(price_is(1, 2))
        tab.fence()
    assert bob.is_asked
    assert bob.state["view"]["lot"]["price"] == 1


def test_an_order_survives_the_house(new_server: Callable[..., Server], guest: Guests) -> None:
    server = new_server()
    people = [guest(server, name) for name in ("Ann", "Bob", "Cleo")]
    tabs = auction_of(people)
    order(tabs[1], 3)
    for tab in tabs:
        tab.until(price_is(1, 1))
    server.kill()
    server.open()
    ann, _, cleo = (person.live(tabs[0].table) for person in people)
    cleo.until(price_is(1, 1))
    cleo.play("bid", amount=2)
    ann.until(price_is(3, 1))


def test_what_is_no_order_is_refused(auction: list[Live]) -> None:
    _, bob, _ = auction
    with pytest.raises(Refused, match="no-order-here"):
        bob.ask(type="order", key="offer", up_to=3, then="pass")
    for bad in ({"up_to": -1}, {"up_to": 10**7}, {"up_to": 3, "then": "shout"}, {"up_to": "3"}):
        bob.say(type="order", id=1, key="raise", **bad)
        while (told := bob.hear())["type"] != "refused":
            pass
        assert told["code"] == "unreadable"
    assert bob.fence().state["orders"] == []
