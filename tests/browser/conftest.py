"""A Chromium for each file, a house for each worker, and visitors in windows of their own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.critic import Critic
from tests.browser.house import ServedHouse
from tests.browser.line import Line
from tests.browser.visitor import PATIENCE, Visitor

Come = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=PATIENCE * 1000)


def find_chromium() -> str:
    found = os.environ.get("VERNISSAGE_CHROMIUM")
    return (
        found or subprocess.run([ROOT / "tools/chromium.sh"], check=True, capture_output=True, text=True).stdout.strip()
    )


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Of a file and not of the run: while Playwright is there, nobody else can have an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """The house that most visitors come to."""
    house = ServedHouse(tmp_path_factory.mktemp("house")).open()
    yield house
    house.close()
    house.must_be_well()


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., ServedHouse]]:
    """Opens houses of one's own."""
    opened: list[ServedHouse] = []

    def make(**how: Any) -> ServedHouse:
        opened.append(ServedHouse(tmp_path / f"house{len(opened)}", **how).open())
        return opened[-1]

    yield make
    for house in opened:
        house.close()
        house.must_be_well()


@pytest.fixture
def line(house: ServedHouse) -> Iterator[Line]:
    line = Line(house)
    yield line
    line.close()


@pytest.fixture
def come(chromium: Browser, house: ServedHouse, new_house: Callable[..., ServedHouse], line: Line) -> Iterator[Come]:
    """Lets visitors in: `come()`. At the end no window may have had anything to complain about.

    It asks for the other houses and the line, so that windows are closed before those are.
    """
    visitors: list[Visitor] = []

    def arrive(house: ServedHouse = house, **how: Any) -> Visitor:
        visitors.append(Visitor(chromium, house, **how))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


@pytest.fixture
def critic() -> Critic:
    return Critic()
