"""A club: one PostgreSQL, one Redis, two houses."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.club.games import Club
from tests.server.club.programs import Postgres, Redis
from tests.server.doors import Server
from vernissage.server.settings import Settings

_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    program = Postgres()
    try:
        yield program.start()
    finally:
        program.remove()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    program = Redis()
    try:
        yield program.start()
    finally:
        program.remove()


@pytest.fixture
def club(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[Club]:
    """Two houses on a database of their own, each with its folder and both with one key."""
    database = f"club{next(_numbers)}"
    postgres.ask("postgres", f"CREATE DATABASE {database}")
    key = Settings(data=tmp_path).signing_key()
    houses = []
    for name in ("left", "right"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "signing.key").write_text(key)
        houses.append(Server(tmp_path / name, database=postgres.address(database), redis=redis.address))
    try:
        with ThreadPoolExecutor() as hands:
            list(hands.map(Server.open, houses))  # together, as a host starts them
        yield Club(postgres, database, redis, *houses)
    finally:
        for house in houses:
            house.close()
        for program in (postgres, redis):
            if program.is_stopped:  # the next test is not to blame
                program.start()
