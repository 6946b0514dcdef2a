"""The page for authors shows the sample as it is: each line of its code stands there, in that order."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.sample import FOLDER, PROJECT

PAGE = (PROJECT.parent / "add-a-title.md").read_text("utf-8")
CODE = [line.strip() for line in (FOLDER / "__init__.py").read_text("utf-8").splitlines()]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def shown(block: str) -> Iterator[str]:
    """The lines of a block without what the page says about them; where it leaves something out stands `...`."""
    for line in block.splitlines():
        code = re.sub(r"  #.*", "", line).removesuffix("...").strip()
        if code:
            yield code


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_the_code_of_the_page_is_that_of_the_sample(number: int) -> None:
    rest = iter(CODE)
    for line in shown(blocks("python")[number]):
        assert line in rest, f"{line!r} stands not in the sample, or before the lines above it"


def test_there_is_code_on_the_page() -> None:
    assert len(blocks("python")) >= 4
    assert all(list(shown(block)) for block in blocks("python"))


def test_the_project_file_of_the_page_is_that_of_the_sample() -> None:
    assert [tomllib.loads(block) for block in blocks("toml")] == [
        tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    ]


def test_the_calls_within_its_sentences_stand_in_the_sample() -> None:
    called = re.findall(r"`(p\.emit\([^`]*\))`", PAGE)
    assert called
    assert all(call in CODE for call in called)
