"""A stranger's title needs no line of the server's: the toy of the conformance suite is played over the wire."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server, free_port
from tests.server.people import Live, Person, Refused, play_on
from vernissage.core.text import LANGUAGES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("toys"), toy=True).open()
    yield house
    house.close()
    assert "Traceback" not in house.log, house.log


def test_it_stands_on_the_shelf_in_every_language(server: Server, guest: Guests) -> None:
    stranger = guest(server, None)
    names = []
    for language in LANGUAGES:
        shelf = stranger.call("GET", f"/api/house?lang={language}")["titles"]
        toy = next(title for title in shelf if title["key"] == "toy")
        assert (toy["players"], toy["bots"], toy["has_board"]) == ([2, 3], ["random"], False)
        names.append(toy["name"])
        assert f"title-name = {toy['name']}" in stranger.call("GET", f"/api/titles/toy/texts/{language}.ftl")
    assert names == ["Chalk and Coins", "Craie et pièces", "Kreda i monety"]
    rules = stranger.call("GET", "/api/titles/toy/rules/pl")
    assert rules[0] == {"title": "To wszystko", "text": "Znak, karty, oferta.", "rules": []}
    assert [chapter["title"] for chapter in rules] == ["To wszystko", "Przy tym stole"]


def test_it_is_played_to_its_end_by_two_people_and_a_bot(server: Server, guest: Guests) -> None:
    ann, bob, watcher = guest(server, "Ann"), guest(server, "Bob"), guest(server, None)
    table = ann.new_table("me", "open", "random", title="toy")
    bob.sit(table)
    ann.do(table, "start")
    tabs = [ann.live(table), bob.live(table, lang="fr")]
    watching = watcher.live(table, lang="pl")
    play_on(tabs, random.Random(3))
    watching.until(lambda s: s["table"]["status"] == "over")
    asked = {"mark": "option", "show": "several", "bid": "amount"}
    choices = [screen["choices"] for screen in tabs[0].screens if screen["choices"]]
    assert asked.items() <= {choice["key"]: choice["kind"] for choice in choices}.items()
    assert any(line["event"]["event"] == "drawn" for line in tabs[0].events)
    assert not any(line["event"]["event"] == "drawn" for line in watching.events)
    assert any(line["text"].startswith("Oferty odkryte: Ann ") for line in watching.events)
    assert ann.call("GET", f"/api/tables/{table}/record").startswith("vernissage record 1\ntitle: toy\n")


@pytest.mark.parametrize("key", [title.key for title in vernissage.titles()])
def test_every_title_is_played_to_its_end_from_its_choices_alone(server: Server, guest: Guests, key: str) -> None:
    ann, bob = guest(server, "Ann"), guest(server, "Bob")
    fewest = vernissage.title(key).facts.players[0]
    table = ann.new_table("me", "open", *["random"] * (fewest - 2), title=key)
    bob.sit(table)
    ann.do(table, "start")
    tabs = [ann.live(table, lang="pl"), bob.live(table, lang="fr")]
    play_on(tabs, random.Random(11))
    assert vernissage.title(key).load(ann.call("GET", f"/api/tables/{table}/record")).outcome is not None


def test_a_choice_of_several_is_described_so_that_any_client_can_make_it(server: Server, guest: Guests) -> None:
    tab = turn_of_ann(guest(server, "Ann"))
    tab.play("chalk", side=1)
    choices = tab.until(lambda s: s["choices"] and s["choices"]["key"] == "show")["choices"]
    several = choices["several"]
    assert (several["move"], several["field"]) == ({"move": "show", "cards": []}, "cards")
    assert (several["least"], several["most"], several["ordered"]) == (1, 2, False)
    assert several["items"] == [[card, str(card)] for card in tab.state["view"]["hand"]]
    with pytest.raises(Refused, match="illegal"):
        tab.play("show", cards=[99])
    with pytest.raises(Refused, match=r"illegal|unreadable"):
        tab.play("show", cards=[])
    tab.play("show", cards=[several["items"][0][0]])
    tab.until(lambda s: s["choices"] and s["choices"]["key"] == "bid")
    with pytest.raises(Refused, match="no number 99 here: it has to be one of 0-7"):
        tab.play("coins", amount=99)


def test_a_move_that_can_be_taken_back_is_taken_back(server: Server, guest: Guests) -> None:
    tab = turn_of_ann(guest(server, "Ann"))
    tab.play("chalk", side=1)
    tab.until(lambda s: s["undoable"] == 1)
    tab.ask(type="back", moves=1)
    state = tab.until(lambda s: s["view"]["decision"]["key"] == "mark")
    assert state["view"]["marks"] == 0
    assert [line["event"]["event"] for line in tab.events] == ["marked", "taken_back"]
    with pytest.raises(Refused, match="nothing-to-take-back"):
        tab.ask(type="back", moves=1)


def turn_of_ann(ann: Person) -> Live:
    table = ann.new_table("me", "random", title="toy")
    ann.do(table, "start")
    tab = ann.live(table)
    tab.until(lambda s: s["choices"])
    return tab


def test_the_toy_house_opens_as_a_command(tmp_path: Path, guest: Guests) -> None:
    """Here the bots think in worker processes, which must know the title too."""
    server = Server(tmp_path / "toys", port=free_port())
    command = [sys.executable, "-m", "tests.toy_house", "serve", "--no-browser", "--pace", "0", "--host", "127.0.0.1"]
    command += ["--port", str(server.port), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            server.wait_until_it_answers()
            ann = guest(server, "Ann")
            table = ann.new_table("me", "random", title="toy")
            ann.do(table, "start")
            tab = ann.live(table)
            play_on([tab], random.Random(2), until=lambda s: s["view"]["turn"] == 2)
        finally:
            process.terminate()
            _, said = process.communicate()
    assert "failed" not in said, said
    assert "Traceback" not in said, said
