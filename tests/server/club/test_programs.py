"""Where the PostgreSQL and the Redis of these tests come from."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.club import programs
from tests.server.club.programs import postgres_programs, redis_program


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine with none of them; the folder is where Debian would put PostgreSQL."""
    monkeypatch.setattr(programs, "_package", lambda _: None)
    monkeypatch.setattr(programs, "_DEBIAN", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    for name in ("VERNISSAGE_POSTGRES", "VERNISSAGE_REDIS_SERVER"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.mark.parametrize(
    ("find", "helps"), [(postgres_programs, "sudo apt install postgresql"), (redis_program, "sudo apt install redis")]
)
def test_without_them_the_tests_fail_with_what_helps(bare: Path, find: Callable[[], Path], helps: str) -> None:
    with pytest.raises(pytest.fail.Exception, match=helps):
        find()


def test_the_newest_of_the_system_is_used_where_there_is_no_package(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in ("9.6", "15", "17"):
        (bare / version / "bin").mkdir(parents=True)
    assert postgres_programs() == bare / "17" / "bin"
    monkeypatch.setattr(shutil, "which", lambda name: f"/there/{name}" if name == "valkey-server" else None)
    assert redis_program() == Path("/there/valkey-server")


def test_others_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERNISSAGE_POSTGRES", "/there/bin")
    monkeypatch.setenv("VERNISSAGE_REDIS_SERVER", "/there/redis-server")
    assert (postgres_programs(), redis_program()) == (Path("/there/bin"), Path("/there/redis-server"))
