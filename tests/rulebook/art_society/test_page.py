"""What docs/titles/art_society.md says of codes, observations and options is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from vernissage.games.art_society import title
from vernissage.games.art_society.observation import layout
from vernissage.games.art_society.position import ArtSocietyPosition

PAGE = Path(__file__).resolve().parents[3] / "docs" / "titles" / "art_society.md"
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
    assert list(told) == [question.key for question in ArtSocietyPosition.QUESTIONS]
    by_type = {move: tag for tag, move in title.moveset.by_tag.items()}
    assert told == {question.key: {by_type[m] for m in question.answers} for question in ArtSocietyPosition.QUESTIONS}


def test_it_tells_the_options_and_the_ends() -> None:
    assert [row[0] for row in rows("Options")] == [option.key for option in title.facts.options]
    assert tuple(row[0] for row in rows("How a game ends")) == title.ends


def test_it_tells_the_codes() -> None:
    book = title.setup(2).codebook
    assert f"there are {book.size}:" in TEXT
    told = [row[0] for row in rows("Questions, moves and codes") if len(row) == 2]
    firsts = [int(codes.split()[0]) for codes in told]
    assert firsts == [span.first for span in book.spans.values()]
