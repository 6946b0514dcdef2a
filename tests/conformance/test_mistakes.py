"""Whatever an author of a title gets wrong is named by the suite: each mistake is tried on the sample title."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.conformance.mistakes import MISTAKES, SAMPLE, Mistake, said_to
from vernissage.core.conformance import check_title

MOST_LINES = 250


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.syspath_prepend(str(SAMPLE.parent))
    yield __import__("petit_salon").title
    for module in [module for module in sys.modules if module.partition(".")[0] == "petit_salon"]:
        del sys.modules[module]


def test_the_sample_title_keeps_every_promise(sample: object) -> None:
    assert len([*check_title(sample)]) > 80  # type: ignore[arg-type]


def test_the_sample_title_is_short() -> None:
    assert len((SAMPLE / "__init__.py").read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.what)
def test_a_mistake_is_named(mistake: Mistake, tmp_path: Path) -> None:
    assert mistake.said in said_to(mistake, tmp_path)
