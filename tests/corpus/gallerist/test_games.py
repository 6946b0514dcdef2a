"""The corpus of The Gallerist has every game it should, for every way a game can end and every kind of step."""

from __future__ import annotations

import pytest

from tests.corpus.gallerist.make import FOLDER, WISHES
from vernissage.core.moves import tag_of
from vernissage.games.gallerist import title

GAMES = {path.stem: path.read_text("utf-8") for path in (FOLDER / f"rules-{title.rules_version}").glob("*.vrec")}


def test_the_corpus_has_every_game_it_should() -> None:
    assert GAMES.keys() >= {wish.name for wish in WISHES}


@pytest.mark.parametrize("reason", title.ends)
def test_there_is_a_game_for_every_way_it_can_end(reason: str) -> None:
    assert [text for text in GAMES.values() if f"; {reason}\n" in text]


@pytest.mark.parametrize("tag", [*map(tag_of, title.moveset.moves), "back"])
def test_there_is_a_game_with_every_kind_of_step(tag: str) -> None:
    assert [text for text in GAMES.values() if f" {tag}" in text]
