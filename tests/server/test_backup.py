"""A copy of the house, taken while it is played, and put back where no house is open."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vernissage
from tests.server.conftest import Guests
from tests.server.doors import Server
from tests.server.people import OVERTAKEN, Refused, any_answer
from vernissage.cli import app
from vernissage.server.backup import BackupError, backup, inspect, restore
from vernissage.server.settings import SettingError, Settings

NewServer = Callable[..., Server]


def call(*arguments: object) -> str:
    result = CliRunner().invoke(app, [str(one) for one in arguments])
    assert result.exit_code == 0, result.output
    return result.output


def refused(*arguments: object) -> str:
    result = CliRunner().invoke(app, [str(one) for one in arguments])
    assert result.exit_code == 2, result.output
    (sentence,) = result.output.strip().splitlines()
    return sentence


@pytest.fixture
def house(tmp_path: Path, new_server: NewServer, guest: Guests) -> tuple[Server, str]:
    """A house that is closed, with a table."""
    server = new_server("old")
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    server.close()
    return server, table


def test_a_copy_is_taken_while_moves_are_made(tmp_path: Path, new_server: NewServer, guest: Guests) -> None:
    server = new_server("busy")
    ann = guest(server)
    table = ann.new_table("me", "greedy", "greedy")
    ann.do(table, "start")
    tab = ann.live(table)
    stop = threading.Event()
    dice = random.Random(3)

    def play() -> None:
        while not stop.is_set() and tab.state.get("table", {}).get("status", "playing") == "playing":
            tab.fence()
            if not tab.is_asked:
                continue
            try:
                tab.play(any_answer(tab.state["choices"], dice))
            except Refused as refused:
                if refused.code not in OVERTAKEN:
                    raise

    player = threading.Thread(target=play)
    player.start()
    copies = [tmp_path / f"copy{n}" for n in range(5)]
    for copy in copies:
        call("backup", copy, "--data", server.settings.data)
    stop.set()
    player.join()
    for copy in copies:
        contents = inspect(copy)
        assert contents.tables == 1
        assert contents.key == ""
        assert copy.stat().st_mode & 0o077 == 0
        with sqlite3.connect(copy) as connection:
            numbers = [row[0] for row in connection.execute("SELECT number FROM entries ORDER BY number")]
        connection.close()
        assert numbers == list(range(1, len(numbers) + 1)), "one moment of the house, whole"
    assert not list(tmp_path.glob(".copy*"))


def test_a_copy_is_put_back_and_played_on(
    house: tuple[Server, str], tmp_path: Path, new_server: NewServer, guest: Guests
) -> None:
    old, table = house
    said = call("backup", tmp_path / "copy", "--data", old.settings.data, "--with-key")
    assert "1 table, 1 guest, " in said
    assert "with the signing key" in said
    new = Server(tmp_path / "new")
    call("restore", tmp_path / "copy", "--data", new.settings.data)
    assert (new.settings.data / "signing.key").read_text() == (old.settings.data / "signing.key").read_text()
    with sqlite3.connect(new.database) as connection:
        there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    connection.close()
    assert "vernissage_backup" not in there
    opened = new_server("new")
    assert guest(opened, None).table(table)["status"] == "playing"


def test_a_copy_without_the_key_says_so(house: tuple[Server, str], tmp_path: Path) -> None:
    old, _ = house
    assert "without the signing key" in call("backup", tmp_path / "copy", "--data", old.settings.data)
    said = call("restore", tmp_path / "copy", "--data", tmp_path / "new")
    assert "guests choose their names anew" in said
    assert not (tmp_path / "new" / "signing.key").exists()
    assert (old.settings.data / "signing.key").read_bytes() not in (tmp_path / "copy").read_bytes()


def test_nothing_is_written_over_by_mistake(house: tuple[Server, str], tmp_path: Path) -> None:
    old, _ = house
    copy = tmp_path / "copy"
    call("backup", copy, "--data", old.settings.data)
    assert "exists already; --force writes over it" in refused("backup", copy, "--data", old.settings.data)
    call("backup", copy, "--data", old.settings.data, "--force")
    before = old.database.read_bytes()
    assert "there is a house in" in refused("restore", copy, "--data", old.settings.data)
    assert old.database.read_bytes() == before
    assert "the house itself" in refused("backup", old.database, "--data", old.settings.data, "--force")
    call("restore", copy, "--data", old.settings.data, "--force")
    (aside,) = (path for path in old.settings.data.glob("vernissage.db.before-*") if path.suffix[-4:-3] != "-")
    assert aside.read_bytes() == before, "what lay there is kept"


def test_another_signing_key_is_not_replaced_by_mistake(house: tuple[Server, str], tmp_path: Path) -> None:
    old, _ = house
    copy = tmp_path / "copy"
    backup(old.settings, copy, with_key=True)
    new = Settings(data=tmp_path / "new")
    new.prepare()
    own = new.signing_key()
    with pytest.raises(BackupError, match="another signing key"):
        restore(new, copy)
    assert not (new.data / "vernissage.db").exists()
    restore(new, copy, force=True)
    assert new.signing_key() == old.settings.signing_key()
    (aside,) = new.data.glob("signing.key.before-*")
    assert aside.read_text() == own


def test_no_copy_is_put_under_an_open_house(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server()
    copy = tmp_path / "copy"
    call("backup", copy, "--data", server.settings.data)
    for how in ((), ("--force",)):
        assert "a house is open on" in refused("restore", copy, "--data", server.settings.data, *how)
    server.close()
    call("restore", copy, "--data", server.settings.data, "--force")


def test_what_is_no_copy_is_not_put_back(house: tuple[Server, str], tmp_path: Path) -> None:
    old, _ = house
    copy, bad = tmp_path / "copy", tmp_path / "bad"
    backup(old.settings, copy)
    assert "there is no file" in refused("restore", bad, "--data", tmp_path / "new")
    bad.write_bytes(b"hello" * 500)
    assert "no backup of a house" in refused("restore", bad, "--data", tmp_path / "new")
    bad.write_bytes(old.database.read_bytes())
    assert "`vernissage backup` makes one" in refused("restore", bad, "--data", tmp_path / "new")
    whole = copy.read_bytes()
    bad.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in refused("restore", bad, "--data", tmp_path / "new")
    bad.write_bytes(whole[:8192] + bytes(4096) + whole[12288:])
    assert "damaged" in refused("restore", bad, "--data", tmp_path / "new")
    bad.write_bytes(whole)
    with sqlite3.connect(bad) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert f"newer Vernissage ({vernissage.__version__})" in refused("restore", bad, "--data", tmp_path / "new")
    assert not (tmp_path / "new" / "vernissage.db").exists()


def test_where_there_is_no_house_there_is_no_copy(tmp_path: Path) -> None:
    assert "there is no house in" in refused("backup", tmp_path / "copy", "--data", tmp_path)
    with pytest.raises(SettingError):
        backup(Settings(data=tmp_path, database="nonsense"), tmp_path / "copy")


def test_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    for what in ("backup", "restore"):
        said = refused(what, "x.dump", "--database", "postgresql+asyncpg://me:secret@host:5433/club")
        assert "pg_dump --format=custom --file=x.dump postgresql://me@host:5433/club" in said
        assert "pg_restore --clean --if-exists --dbname=postgresql://me@host:5433/club x.dump" in said
        assert "secret" not in said
