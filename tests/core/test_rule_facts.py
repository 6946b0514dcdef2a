"""The rules tell the numbers of the box that is played, in every language."""

from __future__ import annotations

import pytest

from vernissage.core.text import Words
from vernissage.games.art_society import title as art_society
from vernissage.games.modern_art import title as modern_art

LANGUAGES = ("en", "fr", "pl")


def all_rules(words: Words) -> str:
    return "\n".join(text for _, text in words.chapters())


@pytest.mark.parametrize("language", LANGUAGES)
def test_modern_art(language: str) -> None:
    box = modern_art.standard_components
    for old, new in (
        ("start = 100", "start = 137"),
        ("closing = 5 ", "closing = 19"),
        ("[30, 20, 10]", "[33, 22, 11]"),
    ):
        assert old in box
        box = box.replace(old, new)
    printed = all_rules(modern_art.words(language))
    own = all_rules(modern_art.words(language, components=box))
    for number in ("137", "19", "33", "22", "11"):
        assert number in own
        assert number not in printed
    assert "100" in printed
    assert "100" not in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_art_society(language: str) -> None:
    box = art_society.standard_components
    for old, new in (
        ("bare_corner = -2", "bare_corner = -17"),
        ("eye_line = 3 ", "eye_line = 13"),
        ("full_wall = 5", "full_wall = 19"),
        ("multipliers = [5, 4, 3, 2]", "multipliers = [9, 8, 7, 6]"),
    ):
        assert old in box
        box = box.replace(old, new)
    printed = all_rules(art_society.words(language))
    own = all_rules(art_society.words(language, components=box))
    for number in ("−17", "13", "19", "9, 8, 7, 6"):
        assert number in own
        assert number not in printed
    assert "5, 4, 3, 2" in printed
