"""Whatever an author of a title gets wrong is named by the suite: each mistake is tried on the sample title."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.mistake import Mistake
from tests.conformance.mistakes import MISTAKES, said_to
from tests.conformance.test_checks_can_fail import BROKEN
from tests.sample import FOLDER, TITLE
from vernissage.core.conformance import CHECKS, check_title

MOST_LINES = 250


def test_the_sample_title_keeps_every_promise() -> None:
    assert len([*check_title(TITLE)]) == 1 + 3 * 2 * len(CHECKS) + 1


def test_the_sample_title_is_short() -> None:
    assert len((FOLDER / "__init__.py").read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.what)
def test_a_mistake_is_named(mistake: Mistake, tmp_path: Path) -> None:
    said, check = said_to(mistake, tmp_path)
    assert mistake.said in said
    assert check == "" or check in CHECKS


def test_every_check_is_shown_to_fail(tmp_path: Path) -> None:
    by_toys = {check for _, check, _ in BROKEN.values()}
    said = {mistake.what: said_to(mistake, tmp_path / str(number)) for number, mistake in enumerate(MISTAKES)}
    missing = {*CHECKS} - by_toys - {check for _, check in said.values()}
    assert not missing, "\n".join((*sorted(missing), *(f"{what}: {told}" for what, told in said.items())))
