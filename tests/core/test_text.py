"""The texts: complete, alike in every language, none unused, and each can be formed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import vernissage
from tests.core.messages import (
    SOURCE,
    messages,
    patterns,
    patterns_in_browser,
    required,
    required_of_core,
    said,
    said_in_browser,
    strings,
)
from tests.titles import OWN
from vernissage.core.asking import not_asked
from vernissage.core.errors import Refusal
from vernissage.core.events import TakenBack
from vernissage.core.lessons import FOLDER, PUZZLES
from vernissage.core.text import LANGUAGES, MissingText, Words, load_bundle, read_messages
from vernissage.core.titles import Title
from vernissage.games.modern_art import events

CORE = "vernissage.core"
PACKAGES = [CORE, *(title.package for title in OWN)]
LESSONS = [f"{title.package}/{folder}" for title in OWN for folder in (FOLDER, PUZZLES)]
MODERN_ART = vernissage.title("modern_art")
PLAYERS = ("Ada", "Bruno", "Clara")


def all_options(title: Title[Any, Any]) -> Iterator[dict[str, object]]:
    """Each option at each of its values, the others by default."""
    yield {}
    for option in title.facts.options:
        for value in option.choices or (True, False):
            yield {option.key: value}


def words(language: str, **options: object) -> Words:
    return MODERN_ART.words(language, MODERN_ART.facts.read_options(3, options), PLAYERS)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_with_the_same_facts(package: str, language: str) -> None:
    assert read_messages(package, language) != read_messages(package, "en")
    english = {name: message.facts for name, message in messages(package, "en").items()}
    other = {name: message.facts for name, message in messages(package, language).items()}
    assert other.keys() == english.keys()
    assert other == english


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_a_title_has_every_message_it_needs(title: Title[Any, Any]) -> None:
    assert required(title) - messages(title.package, "en").keys() == set()


def test_the_core_has_every_message_it_needs() -> None:
    assert required_of_core() - messages(CORE, "en").keys() == set()


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_a_title_takes_no_message_of_the_core(title: Title[Any, Any]) -> None:
    assert messages(title.package, "en").keys() & messages(CORE, "en").keys() == set()


def test_every_message_the_source_says_exists() -> None:
    known = {name for package in PACKAGES for name in messages(package, "en")}
    assert len(said()) > 20
    assert said() - known == set()


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_every_message_a_board_in_the_browser_says_exists(title: Title[Any, Any]) -> None:
    known = messages(CORE, "en").keys() | messages(title.package, "en").keys()
    prefixes = {name.split("-")[0] for name in known}
    wanted = {name for name in said_in_browser(title.key) if "-" in name and name.split("-")[0] in prefixes}
    assert wanted - known == set()
    for pattern in patterns_in_browser(title.key):
        assert any(pattern.fullmatch(name) for name in known), pattern.pattern


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    found = messages(package, "en")
    title = next((title for title in OWN if title.package == package), None)
    used = required(title) if title else required_of_core()
    used |= {reference for message in found.values() for reference in message.references}
    written = strings() | (said_in_browser(title.key) if title else set())
    known_words = written | (set(title.standard_components.replace('"', " ").split()) if title else set())
    made = patterns()

    def is_made(name: str) -> bool:
        hits = [hit for pattern in made if (hit := pattern.fullmatch(name))]
        return any(all(part in known_words or part.isdigit() for part in hit.groups()) for hit in hits)

    def tells_an_event(name: str) -> bool:
        return name.startswith("chapter-") and name.replace("chapter-", "event-", 1) in used

    unused = {name for name in found if not (name in used | written or is_made(name) or tells_an_event(name))}
    assert unused == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_references_lead_somewhere(package: str) -> None:
    for language in LANGUAGES:
        for name, message in messages(package, language).items():
            assert message.references <= messages(package, language).keys(), name


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formed(title: Title[Any, Any], language: str) -> None:
    known = {**messages(CORE, language), **messages(title.package, language)}

    def facts_of(name: str) -> set[str]:
        return known[name].facts.union(*(facts_of(reference) for reference in known[name].references))

    option_keys = {option.key for option in title.facts.options}
    for options in all_options(title):
        texts = title.words(language, title.facts.read_options(title.facts.players[0], options))
        for name in known:
            for sample in (0, 1, 2, 5, 22, 1200, "Ada"):
                text = texts.say(name, **dict.fromkeys(facts_of(name) - option_keys, sample))
                assert "{" not in text
                assert text.strip() or sample == 0, f"{name} says nothing"
                assert text == text.strip() or name.startswith("marker-"), f"{name} has blanks around it"


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_end_with_their_rule(package: str, language: str) -> None:
    texts = next((title.words(language) for title in OWN if title.package == package), words(language))
    for name in messages(package, language):
        if name.startswith("refusal-"):
            refusal = Refusal("XY-R7", name.removeprefix("refusal-"), 3, 4)
            assert texts.refusal(refusal).endswith(" [XY-R7]"), name


@pytest.mark.parametrize("package", PACKAGES)
def test_polish_counts_in_three_forms(package: str) -> None:
    for name, message in messages(package, "pl").items():
        for variants in message.selections:
            if "one" in variants:
                assert {"one", "few", "many", "other"} <= variants, name


@pytest.mark.parametrize(
    ("count", "cards", "paintings"),
    [
        (1, "1 kartę", "jeden obraz"),
        (2, "2 karty", "2 obrazy"),
        (5, "5 kart", "5 obrazów"),
        (22, "22 karty", "22 obrazy"),
    ],
)
def test_polish_plurals(count: int, cards: str, paintings: str) -> None:
    polish = words("pl")
    assert polish.told("event", events.HandGrew(count=count)) == f"Każdy dostaje {cards}."
    assert f"masz {cards}." in polish.refusal(Refusal("MA-8", "not-in-hand", available=count))
    wall = ("nex-open-1",) * count
    paid = polish.told("event", events.Paid(seat=0, amount=30, cards=wall))
    assert paid.endswith(f"za {paintings}.")


def in_one_line(pattern: ftl.Pattern) -> str:
    """A pattern, what is filled in as `{name}`."""

    def name(part: ftl.Placeable) -> str:
        filled = part.expression
        return filled.id.name if isinstance(filled, ftl.VariableReference) else "..."

    parts = (part.value if isinstance(part, ftl.TextElement) else f"{{{name(part)}}}" for part in pattern.elements)
    return "".join(str(part) for part in parts)


def lines_of(node: object) -> Iterator[str]:
    """Every pattern below a node, those within selections among them."""
    if isinstance(node, ftl.Pattern):
        yield in_one_line(node)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from lines_of(child)


CLIENT = "web"
WIDE_MARK = re.compile(r"(?<![\u00a0;:?!»])[;:?!»%]|«(?!\u00a0)")
"""A mark that stands apart in French, without the blank that keeps it on its word's line."""
KEY = re.compile(r"^\? ")
"""The question mark that is to be typed."""
BENT = re.compile(
    r"\b(?:de|que|le|la|je|me|te|se|ne) \{(?:artist|seat|owner|opener|seller|buyer|name|title)\}", re.IGNORECASE
)
"""Words that lose their vowel before another, where a name comes that may begin with one: "le tour de Ada"."""


def french(package: str) -> list[str]:
    """The patterns of a package, of a folder in it, or of the browser client, in French."""
    client = sorted((SOURCE.parents[1] / "web" / "src").rglob("fr.ftl"))
    package, _, folder = package.partition("/")
    own = package == CLIENT
    source = "\n".join(file.read_text("utf-8") for file in client) if own else read_messages(package, "fr", folder)
    return list(lines_of(FluentParser().parse(source)))


@pytest.mark.parametrize("package", [*PACKAGES, *LESSONS, CLIENT])
def test_french_marks_stay_with_their_word(package: str) -> None:
    lines = french(package)
    assert any("\u00a0" in line for line in lines)
    assert [line for line in lines if WIDE_MARK.search(KEY.sub("", line))] == []


@pytest.mark.parametrize("package", [*PACKAGES, *LESSONS, CLIENT])
def test_french_never_says_de_before_a_name_that_may_begin_with_a_vowel(package: str) -> None:
    assert [line for line in french(package) if BENT.search(line)] == []


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_told(title: Title[Any, Any], language: str) -> None:
    """Questions, moves, boards of every seat and of a spectator, events and the ending of whole games."""
    for options in all_options(title):
        dice = random.Random(3)
        game = title.new(title.facts.players[0], seed=5, options=options)
        texts = title.words(language, game.setup.options, PLAYERS)
        while game.outcome is None:
            seat = game.decision.seats[0]
            move = game.moves(seat).sample(dice)
            assert texts.say(f"ask-{game.decision.key}")
            assert texts.told("move", move)
            for onlooker in (seat, None):
                board = title.board(game.view(onlooker), texts)
                assert board.headline
                assert all(len(row) == len(table.columns) for table in board.tables for row in table.rows)
            game.play(seat, move)
        assert texts.say(f"reason-{game.outcome.reason}")
        for event in game.events:
            assert texts.told("event", event)


def test_names_and_money_follow_the_edition() -> None:
    bid = events.Bid(seat=1, amount=12)
    assert words("en").told("event", bid) == "Bruno bids €12k."
    assert words("en", edition="classic").told("event", bid) == "Bruno bids $12k."
    assert words("en", edition="classic").say("money", amount=0) == "$0"
    assert words("fr", edition="classic").told("event", bid) == "Bruno offre 12\u00a0k$."
    assert words("pl").told("event", bid) == "Bruno daje 12\u00a0tys.\u00a0€."
    offer = events.Offered(seat=0, card="darmoir-once-2")
    assert words("en").told("event", offer) == "Ada offers Darmoir (once around)."
    assert words("en", edition="classic").told("event", offer) == "Ada offers Christin P. (once around)."


@pytest.mark.parametrize(
    ("buyer", "parts", "sentence"),
    [
        (2, ((1, 13),), "Clara buys Nex (double), Nex (open) for €13k, paid to Bruno."),
        (2, ((0, 6), (1, 7)), "Clara buys Nex (double), Nex (open) for €13k, shared: Ada 6, Bruno 7."),
        (0, ((1, 7),), "Ada buys Nex (double), Nex (open) for €13k: Bruno 7, the bank 6."),
        (1, (), "Bruno keeps Nex (double), Nex (open) for €13k, paid to the bank."),
    ],
)
def test_a_receipt_says_where_the_money_went(buyer: int, parts: tuple[tuple[int, int], ...], sentence: str) -> None:
    sold = events.Sold(
        seat=buyer,
        amount=13,
        auction="open",
        cards=("nex-double-1", "nex-open-1"),
        seller=1,
        to_seats=parts,
        to_bank=13 - sum(amount for _, amount in parts),
    )
    assert words("en").told("event", sold) == sentence


def test_facts_of_several_numbers() -> None:
    opened = events.BidsOpened(bids=(3, 0, 5))
    assert words("en").told("event", opened) == "The bids are revealed: Ada 3, Bruno 0, Clara 5."
    closed = events.RoundClosed(round=2, unsold=("koriko-open-1",), offered=(0, 1, 2, 0, 5), markers=(0, 10, 20, 0, 30))
    assert words("en").told("event", closed).endswith("New markers: Bahut (+10) Darmoir (+20) Koriko (+30).")
    assert words("fr").told("chapter", closed) == "Fin de la deuxième manche"


def test_a_seat_that_is_not_asked_hears_who_is() -> None:
    game = MODERN_ART.new(3, deal={"first_seller": ["2"]})
    assert (
        words("en")
        .refusal(not_asked(game.position, 0))
        .startswith("It is not Ada's turn to answer; we are waiting for Clara.")
    )
    assert "Gracz 2" in MODERN_ART.words("pl").told("event", TakenBack(seat=1, moves=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_give_the_numbers_of_the_box(language: str) -> None:
    box = MODERN_ART.setup(3).components
    texts = words(language)
    before, worth = texts.say("rules-2-text"), texts.say("rules-8-text")
    for number, artist in enumerate(box.artists):
        assert f"{texts.say(f'artist-{artist}')} {box.artist.count(number)}" in before
    assert str(len(box.cards)) in before
    assert str(box.start_cash) in before
    for deal in box.deals.values():
        assert ", ".join(map(str, deal)) in before
    assert all(str(value) in worth for value in box.ranked)


def test_the_rules_follow_the_options() -> None:
    assert "share the price" in words("en", double_payment="split").say("rules-6-text")
    assert "gets nothing" in words("en", double_payment="new_seller").say("rules-6-text")
    assert words("en", mystery_hand=True).say("rules-11-text").endswith("It is used in this game.")


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(MissingText, match="no text 'board-moon' in en"):
        words("en").say("board-moon")
    with pytest.raises(MissingText, match="artist"):
        words("en").say("card-name")
    with pytest.raises(MissingText, match="no language 'de'"):
        MODERN_ART.words("de")


def test_a_strangers_title_may_lack_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told in English then, with the core's own words in the language asked for."""
    texts = tmp_path / "strange_title" / "text"
    texts.mkdir(parents=True)
    (texts.parent / "__init__.py").touch()
    (texts / "en.ftl").write_text("title-name = Strange\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    told = Words(load_bundle("strange_title", "fr"), "fr", {}, {}, ())
    assert told.say("title-name") == "Strange"
    assert told.say("terminal-taken-back").startswith("Coup repris")
