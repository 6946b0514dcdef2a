"""The corpus of Museum: Pictura has every game it should, for every way a game can end."""

from __future__ import annotations

import pytest

from tests.corpus.pictura.make import FOLDER, WISHES
from vernissage.games.pictura import title

GAMES = {path.stem: path.read_text("utf-8") for path in (FOLDER / f"rules-{title.rules_version}").glob("*.vrec")}


def test_the_corpus_has_every_game_it_should() -> None:
    assert GAMES.keys() >= {wish.name for wish in WISHES}


@pytest.mark.parametrize("reason", title.ends)
def test_there_is_a_game_for_every_way_it_can_end(reason: str) -> None:
    assert [text for text in GAMES.values() if f"; {reason}\n" in text]


@pytest.mark.parametrize("tag", [*title.moveset.by_tag, "back"])
def test_there_is_a_game_with_every_kind_of_move(tag: str) -> None:
    assert [text for text in GAMES.values() if f" {tag}\n" in text or f" {tag} " in text]
