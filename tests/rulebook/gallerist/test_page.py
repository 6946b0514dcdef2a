"""What docs/titles/gallerist.md says of questions, codes, observations and ends is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from vernissage.games.gallerist import title
from vernissage.games.gallerist.observation import QUESTIONS, layout
from vernissage.games.gallerist.position import GalleristPosition

PAGE = Path(__file__).resolve().parents[3] / "docs" / "titles" / "gallerist.md"
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
    told = {row[0]: set(re.findall(r"[a-z_]+", row[2])) for row in rows("Questions, moves and codes") if len(row) == 4}
    assert list(told) == list(QUESTIONS)
    by_type = {move: tag for tag, move in title.moveset.by_tag.items()}
    asked = [question for question in GalleristPosition.QUESTIONS if not question.is_step]
    assert told == {question.key: {by_type[move] for move in question.answers} for question in asked}


def test_it_tells_the_ends() -> None:
    assert tuple(row[0] for row in rows("How a game ends")) == title.ends
    assert not title.facts.options


def test_it_tells_the_codes() -> None:
    assert f"there are {title.space(title.setup(2))}:" in TEXT
    told = [row[0] for row in rows("Questions, moves and codes") if len(row) == 2]
    firsts = [int(numbers.split()[0]) for numbers in told]
    assert firsts == [span.first for span in title.setup(2).codebook.spans.values()]
