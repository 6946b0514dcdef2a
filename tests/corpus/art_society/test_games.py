"""The corpus of Art Society has every game it should, for every way a game can end."""

from __future__ import annotations

import pytest

from tests.corpus.art_society.make import FOLDER, WISHES
from vernissage.games.art_society import title

GAMES = {path.stem: path.read_text("utf-8") for path in (FOLDER / f"rules-{title.rules_version}").glob("*.vrec")}


def test_the_corpus_has_every_game_it_should() -> None:
    assert GAMES.keys() >= {wish.name for wish in WISHES}


@pytest.mark.parametrize("reason", title.ends)
def test_there_is_a_game_for_every_way_it_can_end(reason: str) -> None:
    assert [text for text in GAMES.values() if f"; {reason}\n" in text]


@pytest.mark.parametrize("tag", ["swap", "superfluous", "keep", "keep_decor", "hang_decor", "decor", "back"])
def test_there_is_a_game_with_every_kind_of_step(tag: str) -> None:
    assert [text for text in GAMES.values() if f" {tag}" in text]
