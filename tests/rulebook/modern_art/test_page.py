"""What docs/titles/modern_art.md says of codes, observations and options is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from vernissage.core.moves import tag_of
from vernissage.games.modern_art import title
from vernissage.games.modern_art.observation import layout
from vernissage.games.modern_art.position import ModernArtPosition

PAGE = Path(__file__).resolve().parents[3] / "docs" / "titles" / "modern_art.md"
TEXT = PAGE.read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The rows of the tables below a heading, their heads left out."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]
    return [row for row, after in zip(cells, [*cells[1:], [""]], strict=True) if "---" not in row[0] + after[0]]


def test_its_examples_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_it_tells_the_parts_of_an_observation() -> None:
    planes = layout(title.setup(3))
    told = [(row[0], int(row[1]), row[2]) for row in rows("Observation")]
    assert told == [(name, plane.size, f"{plane.low} to {plane.high}") for name, plane in planes.items()]
    assert f"Encoding version: {title.encoding_version}." in TEXT


def test_it_tells_the_questions_and_their_moves() -> None:
    told = {row[0]: set(re.findall(r"[a-z]+", row[2])) for row in rows("Questions, moves and codes") if len(row) == 4}
    assert list(told) == [question.key for question in ModernArtPosition.QUESTIONS]
    questions = ModernArtPosition.QUESTIONS
    assert told == {question.key: {tag_of(move) for move in question.answers} for question in questions}


def test_it_tells_the_options() -> None:
    assert [row[0] for row in rows("Options")] == [option.key for option in title.facts.options]


@pytest.mark.parametrize(("seats", "codes"), [(3, 2773), (4, 2873), (5, 2973)])
def test_it_tells_how_many_codes_there_are(seats: int, codes: int) -> None:
    assert title.space(title.setup(seats)) == codes
    assert str(codes) in TEXT


def test_it_tells_the_codes() -> None:
    box = title.setup(3).components
    assert (len(box.cards), box.pass_code, box.yes_code, box.zero) == (70, 70, 71, 72)
    assert [row[0] for row in rows("Questions, moves and codes") if len(row) == 2] == ["0 to 69", "70", "71", "72 + n"]
