"""Texts beside the chapters tell the numbers of the box that is played, too: tiles, and why a game ended."""

from __future__ import annotations

import re

import pytest

from vernissage.core.text import LANGUAGES, Words, read_messages
from vernissage.games.gallerist import title as gallerist
from vernissage.games.gallerist.board import tile_name
from vernissage.games.modern_art import title as modern_art


def words(language: str, *changes: tuple[str, str]) -> Words:
    """The Gallerist's texts for a box in which something is changed."""
    box = gallerist.standard_components
    for old, new in changes:
        assert box.count(old) == 1, old
        box = box.replace(old, new)
    return gallerist.words(language, components=box)


@pytest.mark.parametrize(
    ("language", "printed", "own"),
    [
        ("en", "1 influence, 3 money", "2 influence, 5 money"),
        ("fr", "1 Influence, 3 Argent chacun", "2 Influence, 5 Argent chacun"),
        ("pl", "po 1 wpływie i 3 monety", "po 2 wpływy i 5 monet"),
    ],
)
def test_a_tile_tells_what_it_brings(language: str, printed: str, own: str) -> None:
    assert tile_name(words(language), "collector").endswith(f": {printed}")
    assert tile_name(words(language, ('["collector", 1, 3]', '["collector", 2, 5]')), "collector").endswith(f": {own}")


@pytest.mark.parametrize(
    ("tile", "change", "told"),
    [
        ("influence", ("per_influence = 3", "per_influence = 5"), "1 money per 5 influence"),
        ("influence", ('["influence", 0, 1]', '["influence", 1, 2]'), "1 influence, 2 money per 3 influence"),
        ("visitor", ('["visitor", 0, 1]', '["visitor", 1, 0]'), "per visitor: 1 influence, 0 money"),
        ("promoted_artist", ("promotion = 4 ", "promotion = 2 "), "per artist with promotion 2 or more: 2 money"),
        ("famous_artist", ("fame = 15 ", "fame = 12 "), "per artist with fame 12 or more: 1 influence, 2 money"),
    ],
)
def test_what_a_tile_counts_is_told_by_the_box(tile: str, change: tuple[str, str], told: str) -> None:
    assert tile_name(words("en", change), tile) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_written_into_tiles_and_reasons(language: str) -> None:
    for package in (gallerist.package, modern_art.package):
        source = re.sub(r"\[\w+\]", "", read_messages(package, language))
        lines = re.findall(r"^(?:tile|reason)-.*(?:\n +.*)*", source, re.MULTILINE)
        assert [line for line in lines if re.search(r"\d", line)] == []


def test_the_reason_a_game_ended_is_told_by_the_box() -> None:
    own = ("rounds = 20 ", "rounds = 7 ")
    assert words("en").say("reason-stalled") == "nothing has changed for 20 rounds"
    assert words("en", own).say("reason-stalled") == "nothing has changed for 7 rounds"
    assert words("pl", ("rounds = 20 ", "rounds = 22 ")).say("reason-stalled") == "przez 22 rundy nic się nie zmieniło"
    box = modern_art.standard_components.replace("count = 4", "count = 3")
    for dealt in ("6, 6, 0]", "4, 4, 0]", "3, 3, 0]"):
        box = box.replace(dealt, dealt.replace(", 0]", "]"))
    assert modern_art.words("en").say("reason-four_rounds") == "all 4 rounds have been played"
    assert modern_art.words("en", components=box).say("reason-four_rounds") == "all 3 rounds have been played"
