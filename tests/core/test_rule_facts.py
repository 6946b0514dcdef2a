"""The rules tell the numbers of the box that is played, in every language.

Every number of every box is changed by an own components file, one at a time, and has to be in one of three places: the
chapters tell it, they say nothing of it (`UNTOLD`), or a file cannot have another one there alone (`ALONE`).
"""

from __future__ import annotations

import copy
import functools
import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import vernissage
from tests.core.messages import written_in
from tests.titles import OWN
from vernissage.core.errors import ComponentsError
from vernissage.core.text import LANGUAGES, read_messages
from vernissage.core.titles import Title

Path = tuple[str | int, ...]
MOST_ROWS = 4
"""The rows of a longer list are alike: the first stands for all."""
STEPS = (1, -1, 2, -2, 3, 20)

UNTOLD = {
    "modern_art": ("cards.sources",),
    "art_society": ("paintings.auction.*",),
    "gallerist": (
        "supply.tickets.*",
        "supply.visitors_removed.*",
        "supply.easels.*",
        "supply.plaza",
        "influence.stars.[1-9]",
        "influence.money.*",
        "fame.unpromoted.*",
        "fame.promoted.*",
        "fame.values.0",
        "artists.tiles.*",
        "works.tiles.*",
        "curators.*",
        "dealers.*",
        "reputation.*",
        "hiring.costs.*",
        "promotion.tokens",
        "solo.experienced.curator",  # the higher goal is wanted instead
    ),
    "pictura": (
        "favour_effects.*",
        "trends.cards.*",
        "patrons.painters.*",
        "patrons.tastes.*",
    ),
}
ALONE = {
    "modern_art": ("money.unit", "rounds.count", "rounds.deal.[45].3", "artist.*"),
    "art_society": ("game.players.*", "game.lots", "decor.tiles.*"),
    "gallerist": (
        "game.players.*",
        "game.location_tiles",
        "supply.market_tiles.*",
        "visitors.*",
        "influence.stars.0",
        "influence.money.0.0",
        "fame.celebrity",
        "fame.*promoted.5",
        "artists.signatures",
        "artists.bonuses.*",
        "gallery.walls",
        "gallery.contracts",
    ),
    "pictura": ("game.players.*", "game.museum_paintings", "collections.least", "exhibitions.most", "favours.*"),
}
IN_WORDS = {
    "gallerist": ("game.ends_needed", "supply.closed_columns.*", "solo.master.curator", "solo.master.dealer"),
}
"""Told, but not in digits: two of three conditions, the second column, a goal."""
TOGETHER: dict[str, list[tuple[dict[str, Any], tuple[str, ...]]]] = {
    "modern_art": [
        (
            {"rounds.count": 2, "rounds.deal": {"3": [19, 2], "4": [13, 1], "5": [11, 0]}},
            ("19, 2", "13, 1", "11, 0", "2"),
        ),
        ({"artist.0.total": 19, "artist.0.open": 10}, ("19", "77")),
        ({"artist.4.total": 29, "artist.4.double": 16}, ("29", "83")),
    ],
    "art_society": [],
    "gallerist": [
        ({"fame.celebrity": 21, "fame.unpromoted.5": 21, "fame.promoted.5": 21}, ("21",)),
    ],
    "pictura": [
        (
            {
                "collections.least": 3,
                "collections.period": [*range(201, 224)],
                "collections.domain": [*range(301, 324)],
            },
            ("201, 202", "223", "301, 302", "323"),
        ),
        ({"exhibitions.most": 3, "exhibitions.bonus": [71, 72, 73, 74]}, ("71", "72", "73", "74")),
    ],
}
"""Numbers that can only be changed together, and what the chapters then say."""
LITERAL = {
    "modern_art": (),
    "art_society": ("1", "1", "1", "1"),  # bids begin with it; decor of 1×1; a shield's point
    "gallerist": ("1", "1", "1", "1"),  # fame for each collector, twice; a step of money; one of fame
    "pictura": ("0", "25", "25"),  # prestige ends there; the places of a museum
}
"""The numbers that the chapters have from the rules and not from the box."""
IN_ENGLISH_WORDS = {
    "modern_art": (
        *("by five artists", "with three players", "with four", "with five", "The two sellers", "one of the two wins"),
        *("fewer than three", "first three get"),
    ),
    "art_society": ("Four genres", "Two markers"),
    "gallerist": (
        *("two secret cards", "its two actions", "the two actions", "has two signatures", "at most two of the"),
        *("exhibit three works", "four new ones", "With three unfulfilled", "up to four"),
        *("one of three conditions", "two of three conditions", "all three conditions"),
    ),
    "pictura": (
        *("the four great museums", "five periods", "six domains", "five by five"),
        *("for two", "for three", "for four", "for five", "for six", "for seven"),
    ),
}
"""What the English chapters count in words: no owner's file can have another number there."""
NUMBER_WORDS = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b", re.I
)

titles = pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
languages = pytest.mark.parametrize("language", LANGUAGES)


def numbers(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every number of a components file with its path."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from numbers(item, (*path, key))
    elif isinstance(value, list):
        rows = any(isinstance(item, list | dict) for item in value)
        for place, item in enumerate(value[:1] if rows and len(value) > MOST_ROWS else value):
            yield from numbers(item, (*path, place))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


def listed(path: Path, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(dotted(path), pattern) for pattern in patterns)


def with_value(data: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    inner: Any = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return changed


def written(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def file_of(data: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {written(value)}" for key, value in data.items())


@functools.cache
def standard(title: Title[Any, Any]) -> dict[str, Any]:
    return tomllib.loads(title.standard_components)


def rules(title: Title[Any, Any], language: str, components: str = "") -> str:
    return "\n".join(text for _, text in title.words(language, components=components).chapters())


def in_digits(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def changed_alone(title: Title[Any, Any], path: Path, old: int) -> tuple[str, int] | None:
    """A components file with another number in this one place, and the number; None where none fits."""
    for new in (old + step for step in STEPS):
        box = file_of(with_value(standard(title), path, new))
        try:
            title.words("en", components=box)
        except ComponentsError:
            continue
        return box, new
    return None


@titles
def test_every_number_of_the_box_is_told_or_known_not_to_be(title: Title[Any, Any]) -> None:
    printed = {language: rules(title, language) for language in LANGUAGES}
    wrong = []
    for path, old in numbers(standard(title)):
        found = changed_alone(title, path, old)
        if listed(path, ALONE[title.key]) or found is None:
            if found or not listed(path, ALONE[title.key]):
                wrong.append(f"{dotted(path)} can{'not' * (not found)} be changed alone")
            continue
        box, new = found
        for language in LANGUAGES:
            own = rules(title, language, box)
            if listed(path, UNTOLD[title.key]):
                right = own == printed[language]
            elif listed(path, IN_WORDS.get(title.key, ())):
                right = own != printed[language]
            else:
                right = in_digits(own)[str(abs(new))] > in_digits(printed[language])[str(abs(new))]
            if not right:
                wrong.append(f"{dotted(path)} {old} → {new} in {language}")
    assert not wrong, "\n".join(wrong)


@titles
@pytest.mark.parametrize("ledger", [UNTOLD, ALONE, IN_WORDS], ids=["untold", "alone", "in words"])
def test_nothing_is_listed_that_is_not_there(title: Title[Any, Any], ledger: dict[str, tuple[str, ...]]) -> None:
    paths = [path for path, _ in numbers(standard(title))]
    assert [entry for entry in ledger.get(title.key, ()) if not any(listed(path, (entry,)) for path in paths)] == []


@titles
@languages
def test_numbers_that_change_together_are_told(title: Title[Any, Any], language: str) -> None:
    for changes, told in TOGETHER[title.key]:
        data = standard(title)
        for path, value in changes.items():
            data = with_value(data, tuple(int(step) if step.isdigit() else step for step in path.split(".")), value)
        own, printed = rules(title, language, file_of(data)), rules(title, language)
        for number in told:
            assert len(re.findall(rf"\b{number}\b", own)) > len(re.findall(rf"\b{number}\b", printed)), number


def own_words(title: Title[Any, Any], language: str) -> str:
    """The chapters as they are written, without the facts that are put in."""
    entries = FluentParser().parse(read_messages(title.package, language)).body
    chapters = [e for e in entries if isinstance(e, ftl.Message) and re.fullmatch(r"rules-\d+-text", e.id.name)]
    return "…".join(text for chapter in chapters for text in written_in(chapter.value))


@titles
@languages
def test_no_number_of_the_box_is_written_into_the_chapters(title: Title[Any, Any], language: str) -> None:
    assert sorted(in_digits(own_words(title, language)).elements()) == sorted(LITERAL[title.key])


@titles
def test_what_is_counted_in_words_is_the_same_in_every_box(title: Title[Any, Any]) -> None:
    text = own_words(title, "en")
    for phrase in IN_ENGLISH_WORDS[title.key]:
        assert phrase in text
        text = text.replace(phrase, "")
    assert NUMBER_WORDS.findall(text) == []


@titles
@languages
def test_every_fact_is_used(title: Title[Any, Any], language: str) -> None:
    box = title.load_components(title.standard_components)
    source = read_messages(title.package, language)
    assert [fact for fact in title.rule_facts(box) if not re.search(rf"\${fact}\b", source)] == []


GALLERIST, PICTURA = vernissage.title("gallerist"), vernissage.title("pictura")


def gallerist(language: str, **changes: Any) -> str:
    data = standard(GALLERIST)
    for path, value in changes.items():
        data = with_value(data, tuple(path.split("__")), value)
    return rules(GALLERIST, language, file_of(data))


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        ([[], [], [], []], []),
        ([[2], [], [], []], ["With 1 at the table the second column is closed."]),
        (
            [[1, 3], [3], [], [3]],
            ["With 1 at the table the first column is closed.", "With 1–2, 4 at the table the third column is closed."],
        ),
    ],
)
def test_closed_columns_of_the_market(columns: list[list[int]], told: list[str]) -> None:
    tiles = [4 * (3 - len(closed)) for closed in columns]
    text = gallerist("en", supply__closed_columns=columns, supply__market_tiles=tiles)
    assert re.findall(r"With [^.]* at the table [^.]*\.", text) == told
    assert "influence. With" in text or not told


def test_visitors_may_bring_more_in_the_intermediate_scoring() -> None:
    each = {"investor": 3, "vip": 4, "collector": 5}
    text = gallerist("en", intermediate__money=each, intermediate__influence=each)
    assert "4 influence and 4 money for each VIP, 3 money and 3 influence for each investor" in text


def test_what_a_solo_level_does_not_want_is_not_told() -> None:
    level = {"curator": 2, "dealer": 0, "highest": False, "cards": 0, "reputation": 1, "masterpieces": 2, "money": 0}
    assert "Apprentice: 1 reputation tile, 2 masterpieces, 2 goals on the curator card. Experienced" in gallerist(
        "en", solo__apprentice=level
    )
    assert "Master: 1 reputation tile, 2 masterpieces, the higher goal on the curator card." in gallerist(
        "en", solo__master={**level, "highest": True}
    )


def pictura(language: str, *changes: tuple[str, str]) -> str:
    box = PICTURA.standard_components
    for old, new in changes:
        assert box.count(f"\n{old}") == 1
        box = box.replace(f"\n{old}", f"\n{new}")
    return rules(PICTURA, language, box)


@languages
def test_one_painter_more(language: str) -> None:
    data = standard(PICTURA)
    *others, last = data["painter"]
    halves = [{**last, "works": last["works"][:2]}, {**last, "works": last["works"][2:]}]
    own = rules(PICTURA, language, file_of({**data, "painter": [*others, *halves]}))
    assert in_digits(own) - in_digits(rules(PICTURA, language)) == Counter(["31"])


ONES = (
    ("hand = 5", "hand = 1"),
    ("offered_trends = 3", "offered_trends = 1"),
    ("draw = 2", "draw = 1"),
    ("tokens = 2", "tokens = 1"),
    ("shown = 5", "shown = 1"),
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "1 painting and 1 favour, and keeps a trend as a secret goal.|is 1 patron.|is 1 exhibition token, worth 3.",
        ),
        (
            "fr",
            "1 tableau et 1 faveur, et garde comme objectif secret une tendance.|1 mécène présent.|1 jeton d'expo",
        ),
        (
            "pl",
            "1 obraz i 1 przysługę, a jako tajny cel zachowuje trend.|mecenasów: 1.|przypada 1 żeton wystaw, wart 3.",
        ),
    ],
)
def test_one_of_a_thing(language: str, told: str) -> None:
    text = pictura(language, *ONES)
    assert [part for part in told.split("|") if part not in text] == []


def test_polish_forms_follow_the_numbers() -> None:
    text = pictura("pl", ("hand = 5", "hand = 3"), ("tokens = 2", "tokens = 6"), ("draw = 2", "draw = 5"))
    for told in ("Każdy dostaje 3 obrazy i", "przypada 6 żetonów wystaw", "Dobierz 5 obrazów."):
        assert told in text


def test_what_a_box_has_not_is_not_told() -> None:
    text = pictura("en", ("marks = [10, 20, 30, 40, 50]", "marks = []"), ("steal = 1", "steal = 0"))
    assert "You draw one each time you take inventory." in text
    assert "your payment goes onto that pile. Each painting" in text
