"""Every rule that a refusal can cite, or a thing on a board, is told by one chapter of the rules."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.core.messages import calls, constants, folder_of
from tests.rules_index.index import read_page
from tests.titles import OWN
from vernissage.core.titles import Title

ROOT = Path(__file__).parents[2]
_ID = re.compile(r"'([A-Z]{2}-R?\d+)'")


def chapters(title: Title[Any, Any]) -> list[tuple[str, ...]]:
    english = title.words("en")
    return [english.cited(f"rules-{number}-title") for number, _ in enumerate(english.chapters(), 1)]


def cited(title: Title[Any, Any]) -> set[str]:
    """The rules the refusals of a title cite, as its source writes them."""
    found: set[str] = set()
    for call in calls(folder_of(title.package), "Refusal"):
        rules = constants(call.args[0])
        assert rules, f"{title.key}, line {call.lineno}: a refusal's rule is written out, so that its chapter is found"
        found |= rules
    return found


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_every_rule_a_refusal_cites_has_its_chapter(title: Title[Any, Any]) -> None:
    told = {rule for chapter in chapters(title) for rule in chapter}
    assert len(cited(title)) > 5
    assert cited(title) - told == set()


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_every_rule_a_thing_on_the_board_names_has_its_chapter(title: Title[Any, Any]) -> None:
    source = (ROOT / f"web/src/titles/{title.key}/explain.ts").read_text("utf-8")
    named = set(_ID.findall(source))
    assert len(named) > 5
    assert named - {rule for chapter in chapters(title) for rule in chapter} == set()


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_a_chapter_tells_only_rules_there_are_and_none_is_told_twice(title: Title[Any, Any]) -> None:
    page = (ROOT / f"docs/titles/{title.key}.md").read_text("utf-8")
    known = {row.id for row in read_page(title.key, page)}
    told = [rule for chapter in chapters(title) for rule in chapter]
    assert set(told) <= known
    assert [rule for rule, count in Counter(told).items() if count > 1] == []


def test_the_house_tells_its_own_rules() -> None:
    told = set(OWN[0].words("en").cited("rules-house-title"))
    source = [
        call for package in ("vernissage.core", "vernissage.server") for call in calls(folder_of(package), "Refusal")
    ]
    assert {rule for call in source for rule in constants(call.args[0])} <= told
