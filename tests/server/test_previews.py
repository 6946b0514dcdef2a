"""Previews on the live connection: from the own view alone, told to nobody else, within limits."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.deals import card_of, put_seed, rich_seed
from tests.server.doors import Server
from tests.server.people import Json, Live, Refused

_ids = itertools.count(2_000_000)


def foreseen(tab: Live, *moves: Json, number: int | None = None) -> Any:
    """Ask what some moves would do, and wait for it."""
    id = next(_ids)
    tab.say(type="preview", id=id, moves=list(moves), number=tab.number if number is None else number)
    while (message := tab.hear()).get("id") != id:
        pass
    if message["type"] == "refused":
        raise Refused(message)
    assert message["type"] == "previews"
    return message["previews"]


def changed(preview: Json, path: str) -> tuple[Any, Any] | None:
    return next(((one["before"], one["after"]) for one in preview["changes"] if one["path"] == path), None)


class Table:
    """Ann sells, Bob and Cleo bid."""

    def __init__(self, server: Server, guest: Guests) -> None:
        people = [guest(server, name) for name in ("Ann", "Bob", "Cleo")]
        self.id = people[0].new_table("me", "open", "open")
        for person in people[1:]:
            person.sit(self.id)
        put_seed(server, self.id, rich_seed())
        people[0].do(self.id, "start")
        self.tabs = [person.live(self.id, lang=lang) for person, lang in zip(people, ("en", "fr", "en"), strict=True)]
        self.settle()

    def settle(self) -> None:
        for tab in self.tabs:
            tab.fence()

    def say(self, seat: int, move: str, **fields: Any) -> None:
        self.tabs[seat].play(move, **fields)
        self.settle()

    def offer(self, auction: str) -> None:
        self.say(0, "offer", card=card_of(self.tabs[0].state["view"]["hand"], auction))


@pytest.fixture
def table(server: Server, guest: Guests) -> Table:
    return Table(server, guest)


def test_a_player_is_told_what_each_choice_would_do(table: Table) -> None:
    table.offer("fixed")
    table.say(0, "price", amount=12)
    bob = table.tabs[1]
    assert bob.state["choices"]["key"] == "buy"
    before = [len(tab.told) for tab in table.tabs]
    bought, passed = foreseen(bob, {"move": "buy"}, {"move": "pass"})
    assert changed(bought, "cash[1]") == (100, 88)
    assert changed(passed, "cash[1]") is None
    (sold,) = bought["events"]
    assert sold["event"]["event"] == "sold"
    assert re.search(r"Bob ach[eè]te .* 12", sold["text"]), "in his own language"
    assert bought["next"] == "offer"
    assert bought["next_text"]
    assert not bought["chance"]
    table.settle()
    for tab, count in zip((table.tabs[0], table.tabs[2]), (before[0], before[2]), strict=True):
        assert [text for text in tab.told[count:] if '"answered"' not in text] == [], "nobody else hears of it"
    assert bob.state["choices"]["key"] == "buy", "and nothing was done"


def test_what_is_not_allowed_is_answered_by_the_rule(table: Table) -> None:
    table.offer("fixed")
    (too_much, fine) = foreseen(table.tabs[0], {"move": "price", "amount": 101}, {"move": "price", "amount": 3})
    assert "[MA-23]" in too_much["refused"]
    assert too_much["changes"] == []
    assert fine["refused"] == ""
    (not_his,) = foreseen(table.tabs[2], {"move": "price", "amount": 3})
    assert "[CORE-3]" in not_his["refused"]


def test_the_last_sealed_bid_is_foreseen_alike_whatever_the_others_hold(server: Server, guest: Guests) -> None:
    """Bytes and all: whether Bob would win is in nobody's preview."""
    said = []
    for bids in ((5, 0), (100, 77)):
        table = Table(server, guest)
        table.offer("sealed")
        table.say(0, "seal", amount=bids[0])
        table.say(2, "seal", amount=bids[1])
        bob = table.tabs[1]
        (preview,) = foreseen(bob, {"move": "seal", "amount": 50})
        assert preview["chance"]
        assert "cash[1]" in preview["uncertain"]
        assert [line["event"]["event"] for line in preview["events"]] == ["sealed_bid"]
        said.append(re.sub(r'"id":\d+', "", bob.told[-1]))
    assert said[0] == said[1]


def test_what_cannot_be_foreseen_is_refused(table: Table, server: Server, guest: Guests) -> None:
    ann = table.tabs[0]
    held = ann.state["view"]["hand"][0]
    offer = {"move": "offer", "card": held}
    stale = refused_by(ann, offer, number=ann.number + 1)
    assert (stale.code, stale.rule) == ("stale", "CORE-4")
    assert refused_by(ann, {"move": "moon"}).code == "unreadable"
    assert refused_by(ann, *[offer] * 25).code == "unreadable", "too many at once"
    assert refused_by(ann).code == "unreadable", "none at all"
    watcher = guest(server, "Dora").live(table.id)
    watcher.until(lambda state: state["view"])
    assert refused_by(watcher, offer).code == "not-seated"
    assert len(foreseen(ann, *[offer] * 24)) == 24


def refused_by(tab: Live, *moves: Json, number: int | None = None) -> Refused:
    tab.say(type="preview", id=(id := next(_ids)), moves=list(moves), number=tab.number if number is None else number)
    while (message := tab.hear())["type"] != "refused":
        assert message["type"] in ("state", "change")
    assert message["id"] in (id, None)
    return Refused(message)


def test_one_request_at_a_time(table: Table) -> None:
    """Many at once: the first is worked out, and whatever comes before it is done is refused."""
    ann = table.tabs[0]
    offer = {"move": "offer", "card": ann.state["view"]["hand"][0]}
    ids = [next(_ids) for _ in range(15)]
    for id in ids:
        ann.say(type="preview", id=id, moves=[offer] * 24, number=ann.number)
    answers: dict[int, Json] = {}
    while len(answers) < len(ids):
        message = ann.hear()
        if message.get("id") in ids:
            answers[message["id"]] = message
    assert answers[ids[0]]["type"] == "previews"
    assert {message.get("code") for message in answers.values()} == {None, "too-fast"}


def test_previews_are_asked_for_within_limits(new_server: Callable[..., Server], guest: Guests) -> None:
    ann = guest(new_server(limited=True))
    table = ann.new_table("me", "random", "random")
    ann.do(table, "start")
    tab = ann.live(table)
    tab.until(lambda state: state["view"])
    ids = [next(_ids) for _ in range(75)]
    for id in ids:
        tab.say(type="preview", id=id, moves=[{"move": "pass"}], number=0)
    codes = [tab.answer()["code"] for _ in ids]
    assert "too-fast" in codes
    assert codes.count("stale") >= 60
