"""A house for the tests of a file, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.doors import Server
from tests.server.people import Person

Guests = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that all tests of a file share; it must never have had trouble."""
    house = Server(tmp_path_factory.mktemp("house")).open()
    yield house
    house.close()
    assert "Traceback" not in house.log, house.log


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Opens houses of one's own."""
    opened: list[Server] = []

    def make(name: str = "own", **how: Any) -> Server:
        opened.append(Server(tmp_path / name, **how).open())
        return opened[-1]

    yield make
    for house in opened:
        house.close()
        assert "Traceback" not in house.log, house.log


@pytest.fixture
def guest() -> Iterator[Guests]:
    """Lets people in: `guest(server, "Ann")`; None as a nickname is a stranger."""
    people: list[Person] = []

    def come(server: Server, nickname: str | None = "Ann", address: str | None = None) -> Person:
        people.append(Person(server, nickname, address))
        return people[-1]

    yield come
    for person in people:
        person.close()
