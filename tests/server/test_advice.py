"""Advice on the live connection: from the own view alone, told to nobody else, in nobody's way."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server
from tests.server.people import Json, Live, Refused, play_on
from vernissage.bots import Budget, bot
from vernissage.core.questions import BARE
from vernissage.games.pictura import scoring
from vernissage.games.pictura.advice import LayoutAdvice

_ids = itertools.count(1_000_000)


def advised(tab: Live) -> Any:
    """Ask, and wait for the advice."""
    id = next(_ids)
    tab.say(type="advise", id=id)
    while (message := tab.hear()).get("id") != id:
        pass
    if message["type"] == "refused":
        raise Refused(message)
    assert message["type"] == "advised"
    return message["advice"]


def hanging(state: Json) -> list[str]:
    return sorted(filter(None, state["view"]["players"][0]["wall"]))


def test_a_title_without_advice_has_none_to_give(server: Server, guest: Guests) -> None:
    person = guest(server)
    table = person.new_table("me", "random", "random")
    tab = person.live(table)
    with pytest.raises(Refused) as refused:
        advised(tab)
    assert refused.value.code == "not-started"
    person.do(table, "start")
    tab.until(lambda state: state["view"])
    assert advised(tab) is None


def test_a_player_is_advised_and_nobody_else_hears_of_it(server: Server, guest: Guests) -> None:
    person, other = guest(server, "Ann"), guest(server, "Bob")
    table = person.new_table("me", "random", title="pictura")
    person.do(table, "start")
    tab, watcher = person.live(table), other.live(table)
    tab.until(lambda state: state["choices"])
    assert advised(tab) == {"places": [None] * 25, "value": 0, "bound": 0}
    with pytest.raises(Refused) as refused:
        advised(watcher)
    assert refused.value.code == "not-seated"

    # Ann is asked: nobody else can do anything that the watcher would hear of.
    play_on([tab], random.Random(7), until=lambda state: len(hanging(state)) >= 2 and state["choices"])
    before = len(watcher.fence().told)
    advice = advised(tab)
    assert sorted(filter(None, advice["places"])) == hanging(tab.state)
    assert [text for text in watcher.fence().told[before:] if '"answered"' not in text] == []


def test_advice_is_asked_for_within_limits(new_server: Callable[..., Server], guest: Guests) -> None:
    person = guest(new_server(limited=True))
    table = person.new_table("me", "random", title="pictura")
    person.do(table, "start")
    tab = person.live(table)
    tab.until(lambda state: state["choices"])
    heard: list[str] = []
    while "too-fast" not in heard:
        assert len(heard) < 100
        try:
            advised(tab)
            heard.append("advised")
        except Refused as refused:
            heard.append(refused.code)
    assert heard.count("advised") >= 10
    tab.ask(type="ping")


def test_advice_comes_from_the_view_and_is_worth_what_it_says() -> None:
    title = vernissage.title("pictura")
    game = title.new(2, seed=5)
    position = game.position
    players = [bot("greedy", title) for _ in range(2)]
    for seat, player in enumerate(players):
        player.begin(title, seat, random.Random(seat))
    while game.decision.key != "final":
        seat = game.decision.seats[0]
        game.play(seat, players[seat].answer(game.view(seat), Budget()))
    assert title.advice(position.view(None)) is None

    view = title.decode_view(msgspec.json.encode(position.view(0)))
    advice = title.advice(view)
    assert isinstance(advice, LayoutAdvice)
    wall = view.players[0].wall
    assert sorted(filter(None, advice.places)) == sorted(filter(None, wall))
    box = position.setup.components
    cells = [BARE if name is None else box.painting_numbers[name] for name in advice.places]
    sheet = view.players[0].sheet
    as_it_hangs = sum(sheet.collections) + sheet.gallery + sheet.museum
    assert as_it_hangs < advice.value <= advice.bound
    assert scoring.layout(box.scale, box.period, box.domain, cells).total == advice.value
