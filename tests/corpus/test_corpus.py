"""Recorded games of every rules version that has landed replay to the outcome they had."""

from __future__ import annotations

from pathlib import Path

import pytest

import vernissage
from tests.corpus.make import WISHES
from vernissage.core.records import Record
from vernissage.games.modern_art import title as modern_art

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*/rules-*/*.vrec"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.parent.name}/{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_to_its_outcome(path: Path) -> None:
    text = path.read_text("utf-8")
    title = vernissage.title(Record.parse(text).header.title)
    game = title.load(text)
    outcome = game.outcome
    assert outcome is not None
    scores, winners = " ".join(map(str, outcome.scores)), " ".join(map(str, outcome.winners))
    assert f"# outcome: scores {scores}; winners {winners}; {outcome.reason}" in text.splitlines()
    assert game.record.dump() == text


def test_the_corpus_has_every_game_it_should() -> None:
    version = f"rules-{modern_art.rules_version}"
    assert {path.stem for path in GAMES if path.parent.name == version} >= {wish.name for wish in WISHES}


@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("reason", ["four_rounds", "out_of_cards"])
def test_there_is_a_game_for_every_way_it_can_end(reason: str, mystery: bool) -> None:
    texts = [path.read_text("utf-8") for path in GAMES if path.parent.parent.name == "modern_art"]
    switch = f"mystery_hand={'on' if mystery else 'off'}"
    assert [text for text in texts if f"; {reason}" in text and switch in text]
