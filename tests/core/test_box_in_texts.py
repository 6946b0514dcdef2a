"""Texts beside the chapters tell the numbers of the box that is played, too: questions, refusals, signs, endings."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.core.messages import written_in
from tests.titles import OWN
from vernissage.core.text import LANGUAGES, Words, read_messages
from vernissage.core.titles import Title
from vernissage.games.art_society import title as art_society
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


NOT_OF_THE_BOX: dict[str, dict[str, tuple[set[int], str]]] = {
    "modern_art": {
        "ask-second": ({2}, "the paintings of a double auction"),
        "ask-seal": ({0}, "a bid of nothing"),
        "board-ma-rank": ({1, 2, 3}, "the places of a ranking: three artists get a marker"),
        "board-ma-standing": ({2}, "the paintings and the sellers of a double auction"),
        "board-why-marker": ({3}, "three artists get a marker"),
        "board-why-worth": ({3}, "three artists get a marker"),
        "money*": ({0}, "no money"),
        "option-double_payment-split": ({2}, "the sellers of a double auction"),
        "option-edition-matagot": ({2009}, "a year"),
        "option-mystery_hand-help": ({3}, "the players the option is for"),
        "refusal-second-double": ({2}, "the paintings of a double auction"),
        "rules-4-title": ({5}, "the kinds of auction"),
        "rules-11-title": ({3}, "the players the option is for"),
        "title-summary": ({4}, "the printed title, before anybody has chosen a box"),
    },
    "art_society": {
        "move-superfluous": ({1}, "the smallest tile, one by one"),
        "refusal-bid-needed": ({1}, "bids begin with it"),
    },
    "gallerist": {
        "ask-pay": ({1}, "a step of money"),
        "ask-fame": ({1}, "a step of fame"),
        "board-ga-four-new": ({4}, "the forms of contracts, one new card of each"),
        "board-ga-note": ({4}, "the forms of contracts, one new card of each"),
        "board-ga-stars": ({2}, "the stars of the second rank"),
        "board-why-action": ({4}, "assistants hired at once, whatever the box"),
        "board-why-bonus": ({2}, "what the bonus of that name is"),
        "board-why-of-seat": ({1}, "a step of money"),
        "board-why-sign": ({1, 2}, "fame for each collector; the actions of a location; the signatures of an artist"),
        "board-why-work-fame": ({1}, "fame for each collector"),
        "bonus-two_tickets": ({2}, "what the bonus of that name is"),
        "goal-cards": ({2}, "a curator and a dealer"),
        "move-refresh": ({4}, "the forms of contracts, one new card of each"),
        "reason-two_of_three": ({2, 3}, "three conditions; how many of them are needed chooses the sentence"),
        "refusal-action-lost": ({2}, "the actions of a location"),
        "refusal-action-needed": ({2}, "the actions of a location"),
        "refusal-easel-needed": ({2}, "a curator and a dealer"),
        "refusal-nothing-to-do": ({2}, "the actions of a location"),
        "refusal-number-needed": ({1}, "hiring begins with it"),
        "refusal-slot-needed": ({1, 3}, "the contract spaces printed on a gallery"),
        "tile-visitor_set": ({3}, "the kinds of visitors"),
    },
    "pictura": {
        "board-pi-answer-swap": ({2}, "a painting given and one taken"),
        "board-pi-grid": ({5}, "the rows of a museum"),
        "board-pi-tokens": ({1}, "the last one"),
        "board-why-of-seat": ({25}, "the places of a museum"),
        "board-why-painting": ({3}, "painter, period and domain"),
        "effect-double_trend": ({2}, "doubling"),
        "favour-press_campaign": ({2}, "doubling"),
        "refusal-no-such-change": ({2}, "the places that are exchanged"),
        "title-summary": ({25}, "the places of a museum"),
    },
}
"""Numbers that texts beside the chapters have from the rules and not from the box, by id, and what they are."""
IN_WORDS = {
    "en": {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"},
    "fr": {2: "deux", 3: "trois", 4: "quatre", 5: "cinq", 6: "six", 7: "sept", 8: "huit", 9: "neuf", 10: "dix"},
    "pl": {
        2: "dwa|dwie|dwóch|dwu|dwom|dwóm|dwoma|dwiema|oba|obie|obu|oboma|obiema",
        3: "trzy|trzej|trzech|trzem|trzema",
        4: "cztery|czterej|czterech|czterem|czterema",
        5: "pięć|pięciu",
        6: "sześć|sześciu",
        7: "siedem|siedmiu",
        8: "osiem|ośmiu",
        9: "dziewięć|dziewięciu",
        10: "dziesięć|dziesięciu",
    },
}


def numbers_in(text: str, language: str) -> set[int]:
    """What a text counts, in digits or in words; the rules it cites are none."""
    text = re.sub(r"\[[A-Z]{2}-\w+\]", "", text)
    in_words = {number for number, word in IN_WORDS[language].items() if re.search(rf"\b(?:{word})\b", text, re.I)}
    return in_words | {int(digits) for digits in re.findall(r"\d+", text)}


def written_numbers(source: str, language: str) -> dict[str, set[int]]:
    """The numbers written into each text beside the chapters, whichever variant is chosen."""
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    return {
        message.id.name: found
        for message in messages
        if not re.fullmatch(r"rules-\d+-text", message.id.name)  # test_rule_facts.py is about them
        and (found := numbers_in(" … ".join(written_in(message.value)), language))
    }


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_no_number_of_the_box_is_written_into_a_text(title: Title[Any, Any]) -> None:
    known = NOT_OF_THE_BOX[title.key]
    needed: dict[str, set[int]] = {key: set() for key in known}
    wrong = []
    for language in LANGUAGES:
        for message, found in written_numbers(read_messages(title.package, language), language).items():
            key = next((key for key in known if fnmatchcase(message, key)), "")
            if extra := found - (known[key][0] if key else set()):
                wrong.append(f"{language} {message} says {sorted(extra)}")
            elif key:
                needed[key] |= found
    assert not wrong, "\n".join(wrong)
    assert needed == {key: numbers for key, (numbers, _) in known.items()}, "nothing is listed that is not there"


@pytest.mark.parametrize(
    ("text", "language", "found"),
    [
        ("tile-x = per visitor: 3 money", "en", {3}),
        ("ask-x = { $n ->\n    [one] You take one\n   *[other] You take Two\n }", "en", {2}),
        ("ask-x = Vous prenez { $n } des quatre cartes. [GA-7]", "fr", {4}),
        ("ask-x = Weź jedną z trzech kart.", "pl", {3}),
        ("ask-x = Take { $box_hand }, often. [MA-8]", "en", set()),
        ("rules-1-text = Take 3.", "en", set()),
    ],
)
def test_a_number_in_a_text_is_found(text: str, language: str, found: set[int]) -> None:
    assert set().union(*written_numbers(text + "\n", language).values()) == found


def test_what_a_line_of_a_wall_counts_is_told_by_the_box() -> None:
    box = art_society.standard_components.replace("full_wall = 5", "full_wall = 1").replace(
        "combination = 4", "combination = 6"
    )
    own, printed = art_society.words("en", components=box), art_society.words("en")
    assert printed.say("board-why-line", part="full_wall") == "5 points for a wall without a free square."
    assert own.say("board-why-line", part="full_wall") == "One point for a wall without a free square."
    assert own.say("option-decor_total") == "Decor for 6 or more matching frames"


def test_how_many_conditions_ended_a_game_is_told_by_the_box() -> None:
    assert words("en").say("reason-two_of_three") == "two of the three end conditions were met"
    assert words("en", ("ends_needed = 2", "ends_needed = 3")).say("reason-two_of_three") == (
        "all three end conditions were met"
    )


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
