"""How often a title's greedy player wins, as its page says, was measured with the rules that are played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.titles import OWN
from vernissage.arena.statistics import wilson
from vernissage.core.titles import Title

PAGES = Path(__file__).resolve().parents[2] / "docs" / "titles"
FIGURES = re.compile(
    r"won (?P<won>\d+) of (?P<games>\d+) games \(95 % interval (?P<low>[\d.]+) to (?P<high>[\d.]+) %\) "
    r"by version (?P<version>\d+) of the rules: "
    r"`vernissage simulate (?P<title>\w+) --players \d --games (?P<asked>\d+) "
)


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_the_figures_of_a_page_are_of_these_rules(title: Title[Any, Any]) -> None:
    """Whoever raises the version runs the command beside the figures again."""
    page = " ".join((PAGES / f"{title.key}.md").read_text("utf-8").split())
    told = FIGURES.search(page)
    assert told is not None
    assert int(told["version"]) == title.rules_version
    assert (told["title"], told["asked"]) == (title.key, told["games"])
    bounds = wilson(int(told["won"]), int(told["games"]))
    assert [f"{100 * bound:.1f}".removesuffix(".0") for bound in bounds] == [told["low"], told["high"]]
