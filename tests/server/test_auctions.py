"""Live auctions over real sockets: floor, hammer, sealed slots, holds and take-backs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.deals import card_of, put_seed, rich_seed
from tests.server.doors import Server
from tests.server.people import Json, Live, Person, Refused

Table = Callable[..., list[Live]]


@pytest.fixture
def three(server: Server, guest: Guests) -> Table:
    """Three people at a table where seat 0 begins and everybody can sell in every way."""

    def sit(**how: Any) -> list[Live]:
        people: list[Person] = [guest(server, name) for name in ("Ann", "Bob", "Cleo")]
        table = people[0].new_table("me", "open", "open", **how)
        for person in people[1:]:
            person.sit(table)
        put_seed(server, table, rich_seed(how.get("options", {}).get("mystery_hand") == "on"))
        people[0].do(table, "start")
        tabs = [person.live(table) for person in people]
        for tab in tabs:
            tab.until(lambda s: s["table"]["seats"][2]["connected"])
        return tabs

    return sit


def offer(tabs: list[Live], seat: int, auction: str) -> None:
    """A seat puts a card up, and everybody has seen it."""
    tabs[seat].play("offer", card=card_of(tabs[seat].state["view"]["hand"], auction))
    for tab in tabs:
        tab.until(lambda s: s["view"]["lot"])


def settle(tabs: list[Live]) -> None:
    for tab in tabs:
        tab.fence()


def lot(tab: Live) -> Json:
    found: Json = tab.state["view"]["lot"]
    return found


def heard(tab: Live) -> list[str]:
    return [line["event"]["event"] for line in tab.events]


# The floor.


def test_anybody_may_raise_at_any_time(three: Table) -> None:
    tabs = three()
    offer(tabs, 0, "open")
    tabs[2].play("bid", amount=5)
    settle(tabs)
    tabs[0].play("bid", amount=6)  # the seller too
    settle(tabs)
    assert (lot(tabs[1])["price"], lot(tabs[1])["leader"]) == (6, 0)
    tabs[1].play("pass")
    settle(tabs)
    assert tabs[1].state["choices"]["awaited"] is False  # nobody waits for him,
    tabs[1].play("bid", amount=9)  # but he may think again
    settle(tabs)
    assert (lot(tabs[0])["price"], lot(tabs[0])["leader"]) == (9, 1)
    with pytest.raises(Refused, match=r"illegal|wrong-seat"):
        tabs[1].play("bid", amount=10)  # the leader does not raise himself
    for seat in (2, 0):
        tabs[seat].play("pass")
        settle(tabs)
    assert heard(tabs[0])[-3:] == ["no_raise", "no_raise", "sold"]


def test_no_raise_at_a_price_that_is_gone_is_refused(three: Table) -> None:
    tabs = three()
    offer(tabs, 0, "open")
    seen = tabs[2].number
    tabs[1].play("bid", amount=5)
    with pytest.raises(Refused) as refused:
        tabs[2].play("pass", number=seen)
    assert refused.value.code == "stale"
    assert refused.value.text.startswith("Too late:")
    settle(tabs)
    assert lot(tabs[2])["declared"] == []
    tabs[2].play("pass")


def test_an_overtaken_raise_is_told_so_and_a_higher_one_stands(three: Table) -> None:
    tabs = three()
    offer(tabs, 0, "open")
    seen = tabs[2].number
    tabs[1].play("bid", amount=7)
    for amount in (5, 7):
        with pytest.raises(Refused, match="stale"):
            tabs[2].play("bid", number=seen, amount=amount)
    tabs[2].play("bid", number=seen, amount=8)
    settle(tabs)
    assert (lot(tabs[0])["price"], lot(tabs[0])["leader"]) == (8, 2)
    with pytest.raises(Refused) as refused:
        tabs[1].play("bid", amount=8)
    assert refused.value.rule == "MA-14"
    assert "9" in refused.value.text


def test_a_bid_above_ones_cash_is_refused_with_its_rule(three: Table) -> None:
    tabs = three()
    offer(tabs, 0, "open")
    with pytest.raises(Refused) as refused:
        tabs[1].play("bid", amount=101)
    assert (refused.value.code, refused.value.rule) == ("illegal", "MA-15")
    with pytest.raises(Refused) as refused:
        tabs[1].ask(type="why", move={"move": "bid", "amount": 101})
    assert refused.value.rule == "MA-15"
    tabs[1].ask(type="why", move={"move": "bid", "amount": 100})
    assert tabs[1].state["choices"]["amount"]["confirm_above"] == 50


def test_refusals_come_in_the_visitors_language(server: Server, guest: Guests) -> None:
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    put_seed(server, table, rich_seed())
    ann.do(table, "start")
    said = {}
    for language in ("en", "fr", "pl"):
        tab = ann.live(table, lang=language)
        tab.until(lambda s: s["choices"])
        with pytest.raises(Refused) as refused:
            tab.play("offer", card=tab.state["view"]["hand"][0], number=77)
        said[language] = refused.value.text
    assert said["en"].startswith("Too late")
    assert len(set(said.values())) == 3


# The hammer.

HAMMER = 5
"""Seconds: enough to bid before it falls, however slow the machine is."""


def test_silence_under_the_hammer_is_noted_for_each_silent_seat(three: Table) -> None:
    tabs = three(hammer=HAMMER)
    offer(tabs, 0, "open")
    tabs[1].play("bid", amount=5)
    tabs[2].until(lambda s: "sold" in heard(tabs[2]))
    lines = tabs[2].events[-3:]
    assert [(line["event"]["event"], line["by"]) for line in lines] == [
        ("no_raise", "clock"),
        ("no_raise", "clock"),
        ("sold", "clock"),
    ]
    assert lines[-1]["event"]["seat"] == 1
    running = [s for s in map(_clock, tabs[2].told) if s is not None]
    assert running
    assert all(0 <= clock["left"] <= clock["of"] == HAMMER for clock in running)


def _clock(text: str) -> Json | None:
    clock: Json | None = json.loads(text).get("clock")
    return clock


# Sealed slots.


def test_sealed_bids_lie_in_slots_until_all_are_in(three: Table) -> None:
    tabs = three()
    offer(tabs, 0, "sealed")
    for seat, amount in ((2, 40), (0, 7)):
        tabs[seat].play("seal", amount=amount)
    settle(tabs)
    assert lot(tabs[1])["sealed"] == [0, 2]
    assert tabs[1].state["view"]["own_bid"] is None
    assert tabs[2].state["view"]["own_bid"] == 40
    assert tabs[2].state["choices"]["awaited"] is False
    tabs[2].play("seal", amount=20)  # a bid may be changed while it is sealed
    tabs[1].play("seal", amount=30)
    settle(tabs)
    opened = next(line["event"] for line in tabs[0].events if line["event"]["event"] == "bids_opened")
    assert opened["bids"] == [7, 30, 20]
    assert heard(tabs[0]).count("sealed_bid") == 3
    with pytest.raises(Refused, match=r"stale|wrong-seat"):
        tabs[2].play("seal", amount=50, number=1)


# Holds.


def test_a_move_is_held_until_done_and_can_be_taken_back(three: Table) -> None:
    tabs = three(options={"mystery_hand": "on"})
    offer(tabs, 0, "fixed")
    tabs[0].play("price", amount=3)
    settle(tabs)
    tabs[1].play("buy")
    settle(tabs)
    assert tabs[0].state["choices"]["key"] == "turn"
    tabs[0].play("leave")
    settle(tabs)
    assert [tab.state["held_by"] for tab in tabs] == [0, 0, 0]
    assert [tab.state["undoable"] for tab in tabs] == [1, 0, 0]
    assert not tabs[1].state["choices"]
    assert tabs[1].state["waiting"] == "Ann may still take the last move back."
    with pytest.raises(Refused, match="held"):
        tabs[1].play("offer", card=tabs[1].state["view"]["hand"][0])
    with pytest.raises(Refused, match=r"nothing-held|held"):
        tabs[1].ask(type="done")
    with pytest.raises(Refused, match=r"nothing-to-take-back|held"):
        tabs[1].ask(type="back", moves=1)

    tabs[0].ask(type="back", moves=1)
    settle(tabs)
    assert heard(tabs[2])[-2:] == ["left_covered", "taken_back"]
    assert tabs[0].state["choices"]["key"] == "turn"
    tabs[0].play("leave")
    tabs[0].ask(type="done")
    settle(tabs)
    assert tabs[1].state["choices"]["key"] == "offer"
    assert [tab.state["undoable"] for tab in tabs] == [0, 0, 0]
    with pytest.raises(Refused, match="nothing-to-take-back"):
        tabs[0].ask(type="back", moves=1)
    with pytest.raises(Refused, match="nothing-held"):
        tabs[0].ask(type="done")


def test_an_answer_to_what_was_taken_back_is_stale(three: Table) -> None:
    tabs = three(options={"mystery_hand": "on"})
    offer(tabs, 0, "fixed")
    tabs[0].play("price", amount=3)
    settle(tabs)
    tabs[1].play("buy")
    settle(tabs)
    asked = tabs[0].number
    tabs[0].play("leave")
    tabs[0].ask(type="back", moves=1)
    with pytest.raises(Refused, match="stale"):
        tabs[0].play("turn", number=asked)
    settle(tabs)
    tabs[0].play("turn")


def test_words_said_in_an_auction_cannot_be_taken_back(three: Table) -> None:
    tabs = three()
    offer(tabs, 0, "once")
    tabs[1].play("bid", amount=3)
    settle(tabs)
    assert tabs[1].state["undoable"] == 0
    with pytest.raises(Refused) as refused:
        tabs[1].ask(type="back", moves=1)
    assert refused.value.code == "nothing-to-take-back"
