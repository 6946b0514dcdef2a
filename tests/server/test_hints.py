"""Hints on the live connection: from the own view alone, told to others as asked for and no more, in nobody's way."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server
from tests.server.people import Json, Live, Person, Refused
from vernissage.bots import Budget
from vernissage.core.outcome import Outcome
from vernissage.core.skill import NEW
from vernissage.server.guest_book import Remark
from vernissage.server.hints import MOST_WAITING, Hint, Hints, hinted, told
from vernissage.server.ratings import Placed, rate
from vernissage.server.refusals import TableError
from vernissage.server.seating import Seat
from vernissage.server.settling import places_of

TITLES = ("modern_art", "art_society", "gallerist", "pictura")
_ids = itertools.count(3_000_000)


def ask(tab: Live, number: int | None = None) -> Json:
    """Ask what the house would do, and wait for it."""
    id = next(_ids)
    tab.say(type="hint", id=id, number=tab.number if number is None else number)
    return answer(tab, id)


def answer(tab: Live, id: int) -> Json:
    while (message := tab.hear()).get("id") != id:
        pass
    if message["type"] == "refused":
        raise Refused(message)
    assert message["type"] == "hinted"
    hint: Json = message["hint"]
    return hint


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that thinks only briefly about a hint."""
    house = Server(tmp_path_factory.mktemp("house"), hint_seconds=0.2).open()
    yield house
    house.close()
    assert "Traceback" not in house.log, house.log


def seated(server: Server, guest: Guests, title: str = "art_society", **how: Any) -> tuple[list[Person], list[Live]]:
    """People at a table that has begun, and their tabs; the second one's is in French."""
    names = ("Ann", "Bob", "Cleo")[: vernissage.title(title).facts.players[0]]
    people = [guest(server, name) for name in names]
    table = people[0].new_table("me", *["open"] * len(names[1:]), title=title, **how)
    for person in people[1:]:
        person.sit(table)
    people[0].do(table, "start")
    languages = ("en", "fr", "en")[: len(names)]
    tabs = [person.live(table, lang=lang) for person, lang in zip(people, languages, strict=True)]
    for tab in tabs:
        tab.until(lambda state: state["view"] and all(seat["connected"] for seat in state["table"]["seats"]))
    return people, tabs


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_says_a_move_its_chances_others_and_why(server: Server, guest: Guests, title: str) -> None:
    _, tabs = seated(server, guest, title)
    tab = next(tab for tab in tabs if tab.is_asked)
    hint = ask(tab)
    first, *others = hint["weighed"]
    assert len(others) <= 3
    for one in hint["weighed"]:
        assert one["text"]
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1
    assert hint["reasons"]
    before = tab.number
    tab.play(first["move"])
    assert tab.fence().number >= before


def test_the_others_are_told_who_asked_and_nothing_else(server: Server, guest: Guests) -> None:
    _, tabs = seated(server, guest)
    asking = next(tab for tab in tabs if tab.is_asked)
    other = next(tab for tab in tabs if tab is not asking)
    told_before, screen = len(other.told), other.fence().state
    hint = ask(asking)
    other.fence()
    (line,) = other.chat
    assert (line["kind"], line["text"]) == ("hint", "")
    assert line["name"] == asking.state["table"]["seats"][line["seat"]]["name"]
    lines = {"type", "events", "chat"}
    assert {key: other.state[key] for key in other.state.keys() - lines} == {
        key: screen[key] for key in screen.keys() - lines
    }, "nothing else on the screen is another"
    assert other.state["events"] == []
    for one in (*hint["weighed"], *({"text": text} for text in hint["reasons"])):
        assert not any(one["text"] in text for text in other.told[told_before:])

    assert ask(asking) == hint, "what is known already is not worked out again"
    asking.fence()
    assert len(other.fence().chat) == 1, "nor told again"


def test_hints_can_be_off_for_a_table(server: Server, guest: Guests) -> None:
    people, tabs = seated(server, guest, hints=False)
    assert not tabs[0].state["table"]["hints"]
    with pytest.raises(Refused) as refused:
        ask(tabs[0])
    assert (refused.value.code, refused.value.text) == (
        "no-hints",
        "There are no hints at this table.",
    )
    with pytest.raises(Refused) as refused:
        ask(tabs[1])
    assert refused.value.text.startswith("Il n'y a pas de conseils")
    assert not people[0].table(tabs[0].table)["hints"]


def test_only_who_is_asked_has_a_hint(server: Server, guest: Guests) -> None:
    people, tabs = seated(server, guest)
    idle = next(tab for tab in tabs if not tab.is_asked)
    asked = next(tab for tab in tabs if tab.is_asked)
    watcher = guest(server, "Cleo").live(idle.table)
    watcher.until(lambda state: state["view"])
    codes = []
    for tab, number in ((idle, None), (watcher, None), (asked, asked.number + 1)):
        with pytest.raises(Refused) as refused:
            ask(tab, number)
        codes.append(refused.value.code)
    assert codes == ["hint-not-asked", "not-seated", "stale"]
    people[0].do(idle.table, "pause")
    asked.until(lambda state: state["table"]["status"] == "paused")
    with pytest.raises(Refused) as refused:
        ask(asked)
    assert refused.value.code == "paused"


class Stand:
    """As much of a live table as a hint needs."""

    def __init__(self) -> None:
        self.title = vernissage.title("art_society")
        self.game = self.title.new(2, 4)
        self.position = self.game.position
        self.status = "playing"
        self.seats = [SimpleNamespace(guest=name) for name in ("ann", "bob")]
        self.told: list[int] = []

    async def tell_of_hint(self, seat: int) -> None:
        self.told.append(seat)


@pytest.mark.parametrize("passes", [True, False])
def test_a_hint_for_a_question_that_has_passed_is_dropped(passes: bool) -> None:
    table: Any = Stand()
    seat = table.position.seat

    class Thinkers:
        async def ponder(self, do: Callable[..., bytes], *facts: Any, seconds: float) -> bytes:
            if passes:
                table.game.play(seat, next(iter(table.game.moves(seat))))
            return do(*facts)

    thinkers: Any = Thinkers()
    hint = Hints(thinkers, 0.01).of(table, seat)
    if passes:
        with pytest.raises(TableError) as refused:
            asyncio.run(hint)
        assert refused.value.code == "hint-passed"
        assert table.told == [], "nobody is told of what nobody was given"
    else:
        assert asyncio.run(hint).weighed
        assert table.told == [seat]


def test_who_asks_from_several_browsers_at_once_has_one_hint() -> None:
    table: Any = Stand()
    seat, worked_out = table.position.seat, []

    class Thinkers:
        async def ponder(self, do: Callable[..., bytes], *facts: Any, seconds: float) -> bytes:
            worked_out.append(facts)
            await asyncio.sleep(0)
            return do(*facts)

    async def asked(hints: Hints) -> list[Hint]:
        return await asyncio.gather(*(hints.of(table, seat) for _ in range(2 * MOST_WAITING)))

    thinkers: Any = Thinkers()
    first, *others = asyncio.run(asked(Hints(thinkers, 0.01)))
    assert all(other is first for other in others)
    assert len(worked_out) == 1
    assert table.told == [seat], "the others are told once"


def test_a_house_may_give_none(new_server: Callable[..., Server], guest: Guests) -> None:
    _, tabs = seated(new_server(hint_seconds=0), guest)
    assert not tabs[0].state["table"]["hints"]
    with pytest.raises(Refused) as refused:
        ask(next(tab for tab in tabs if tab.is_asked))
    assert refused.value.code == "no-hints"


def test_hints_are_asked_for_within_limits(new_server: Callable[..., Server], guest: Guests) -> None:
    _, tabs = seated(new_server(limited=True), guest)
    tab = next(tab for tab in tabs if not tab.is_asked)
    codes = []
    for _ in range(14):
        with pytest.raises(Refused) as refused:
            ask(tab)
        codes.append(refused.value.code)
    assert "too-fast" in codes
    assert codes.count("hint-not-asked") >= 12


@pytest.mark.parametrize("title_key", TITLES)
def test_a_hint_is_the_same_for_twins_of_the_view(title_key: str) -> None:
    """It is worked out from the view's own JSON; positions the seat cannot tell apart give the same bytes."""
    title = vernissage.title(title_key)
    policy, dice = title.policy(), random.Random(3)
    assert policy is not None
    position = title.new(3, 4).position
    while position.ply < 25 or position.partial:
        position.push(policy(position, position.seat, dice))
    seat = position.seat
    twin = title.imagine(position.view(seat), random.Random(99))
    assert twin != position
    budget = Budget(playouts=12)
    hints = {hinted(title_key, msgspec.json.encode(one.view(seat)), seat, "seed", budget) for one in (position, twin)}
    (hint,) = hints
    for language in ("en", "fr", "pl"):
        words = title.words(language, position.setup.options, ("Ann", "Bob", "Cleo"))
        in_words = told(title, msgspec.json.decode(hint, type=Hint), words)
        assert all(one.text for one in in_words.weighed)
        assert all(in_words.reasons)


def test_a_hint_counts_for_its_seat_on_whichever_device_that_goes_on() -> None:
    seats = [
        Seat(number, "person", name.lower(), name, None, False, "", {}) for number, name in enumerate(("Ann", "Bob"))
    ]
    seats.append(Seat(2, "bot", None, "Cleo", "collector", False, "", {}))
    lines = [Remark(1, "phone", "Ann", "", 0.0, "hint"), Remark(2, "bob", "Bob", "any hints?", 0.0)]
    table: Any = SimpleNamespace(seats=seats, guest_book=SimpleNamespace(lines=lines))
    places = places_of(table, Outcome((5, 3, 4), (0,), "four_rounds"))
    assert [(place["name"], place["hinted"]) for place in places] == [("Ann", True), ("Bob", False), ("Cleo", False)]


def test_nobody_rises_by_a_hint_and_a_defeat_counts_as_ever() -> None:
    alone = rate({}, [Placed("ann", None, 1), Placed("bob", None, 2)])
    won = rate({}, [Placed("ann", None, 1, hinted=True), Placed("bob", None, 2)])
    lost = rate({}, [Placed("ann", None, 1), Placed("bob", None, 2, hinted=True)])
    assert won["ann", "people"] == NEW._replace(games=1)
    assert won["bob", "people"] == alone["bob", "people"], "the others are rated as ever"
    assert lost["bob", "people"].mu == alone["bob", "people"].mu < NEW.mu
    assert lost["bob", "people"].strength < NEW.strength
