"""`check` plays a title in every way and names what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli.conftest import Call
from tests.conformance.broken_toys import LeakBySize
from tests.conformance.toys import Toy
from vernissage.core import registry


@pytest.fixture
def shelf() -> Iterator[None]:
    yield
    registry.remove("toy")


@pytest.mark.usefixtures("shelf")
def test_an_honest_title_passes(call: Call) -> None:
    registry.add(Toy())
    told = call("check", "toy", "--games", "1")
    assert told.exit_code == 0, told.output
    assert "Toy keeps every promise" in told.stdout


@pytest.mark.usefixtures("shelf")
def test_what_is_broken_is_named(call: Call) -> None:
    registry.add(LeakBySize())
    told = call("check", "toy", "--games", "1")
    assert told.exit_code == 1
    assert "toy breaks a promise" in told.stdout
    assert "extra" in told.stdout, "the field that tells"


def test_a_title_that_is_not_there(call: Call) -> None:
    told = call("check", "chess")
    assert told.exit_code == 2
    assert "there is no title 'chess'" in told.stderr


def test_lessons_alone_are_looked_at_in_a_moment(call: Call) -> None:
    told = call("check", "modern_art", "--lessons")
    assert told.exit_code == 0, told.output
    assert "first_game (36 steps)" in told.stdout


def test_all_flaws_of_a_lesson_are_listed(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.cli.check.lesson_flaws", lambda _title: iter(["one thing", "another"]))
    told = call("check", "modern_art", "--lessons")
    assert told.exit_code == 1
    assert told.stdout.splitlines() == ["one thing", "another"]
