"""`vernissage serve` as a person calls it: what it says, and how it fails."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from typer.testing import CliRunner, Result

from tests.server.conftest import Guests
from tests.server.deals import put_seed, rich_seed
from tests.server.doors import Server, free_port
from tests.server.people import any_answer
from vernissage.cli import app
from vernissage.cli.serve import serve as serve_command
from vernissage.server import serve as serving
from vernissage.server.settings import CLUB, SettingError, Settings

TOP = Path(__file__).parents[2]
COMMAND = (str(Path(sys.executable).with_name("vernissage")), "serve", "--host", "127.0.0.1", "--no-browser")


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that something listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def call(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["serve", "--host", "127.0.0.1", "--no-browser", *map(str, arguments)])


def refused(*arguments: object) -> str:
    """The one sentence of a house that does not open."""
    result = call(*arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    (sentence,) = result.output.strip().splitlines()
    return sentence


def test_a_busy_port_is_said_in_one_sentence(taken: int, tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--port", str(taken), "--data", str(tmp_path)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 2
    assert done.stderr == (
        f"vernissage: port {taken} is in use, perhaps by another Vernissage; try --port {taken + 1}\n"
    )
    assert done.stdout == ""


def test_a_port_of_the_system_and_an_address_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def bind(*_: Any) -> None:
        raise PermissionError(13, "Permission denied")

    with pytest.raises(SettingError, match="cannot listen on 192"):
        serving.check_port(Settings(host="192.0.2.1", port=free_port()))
    monkeypatch.setattr(socket.socket, "bind", bind)
    with pytest.raises(SettingError, match="port 80 needs special rights"):
        serving.check_port(Settings(host="127.0.0.1", port=80))


def test_a_data_folder_that_cannot_be_had(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert "cannot be made" in refused("--port", free_port(), "--data", file / "house")
    assert "is a file, not a folder" in refused("--port", free_port(), "--data", file)
    (tmp_path / "odd" / "signing.key").mkdir(parents=True)
    assert "signing key cannot be kept" in refused("--port", free_port(), "--data", tmp_path / "odd")
    (tmp_path / "full" / "vernissage.db").mkdir(parents=True)
    assert "games cannot be kept" in refused("--port", free_port(), "--data", tmp_path / "full")


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    locked = Path("/proc/self") if os.geteuid() == 0 else tmp_path  # root writes everywhere else
    if locked is tmp_path:
        locked.chmod(0o500)
    assert "games cannot be kept" in refused("--port", free_port(), "--data", locked)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--database", "nonsense"), "SQLite sqlite+aiosqlite:///…"),
        (("--database", "sqlite:///x.db"), "write sqlite+aiosqlite:///x.db"),
        (("--database", "postgres://me:secret@host/x"), "write postgresql+asyncpg://…@host/x"),
        (("--database", "postgresql+asyncpg://host:port/x"), "PostgreSQL is postgresql+asyncpg://…"),
        (("--database", "nosuch+driver://me:secret@host/x"), "nosuch+driver://…@host/x"),
        (("--database", "sqlite+aiosqlite://"), "names no file; write sqlite+aiosqlite:/// and its path"),
        (
            ("--database", "postgresql+asyncpg://me:secret@127.0.0.1:1/x"),
            "kept in postgresql+asyncpg://…@127.0.0.1:1/x",
        ),
        (("--redis", "nonsense"), "it begins with redis://"),
        (("--redis", "nonsense://x"), "it begins with redis://"),
    ],
)
def test_settings_nobody_can_work_with(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    sentence = refused("--port", free_port(), "--data", tmp_path, *arguments)
    assert said in sentence
    assert "secret" not in sentence


@pytest.mark.parametrize(
    ("arguments", "package"),
    [
        (("--database", "postgresql+asyncpg://me:secret@host/x"), "asyncpg"),
        (("--redis", "redis://host"), "redis.asyncio"),
    ],
)
def test_packages_that_are_not_installed_are_named_with_the_command_that_installs_them(
    arguments: tuple[str, ...], package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, package, raising=False)
    monkeypatch.setattr(sys, "meta_path", [_Without(package.split(".")[0]), *sys.meta_path])
    sentence = refused("--port", free_port(), "--data", tmp_path, *arguments)
    assert f"; {CLUB} installs it" in sentence
    assert "secret" not in sentence


def test_the_command_that_installs_them_is_the_one_of_the_host_page() -> None:
    assert f"`{CLUB}`" in (TOP / "docs" / "host.md").read_text("utf-8")


def test_every_setting_is_on_the_host_page() -> None:
    page = (TOP / "docs" / "host.md").read_text("utf-8")
    for name, hint in get_type_hints(serve_command, include_extras=True).items():
        for option in getattr(hint, "__metadata__", ()):
            if option.envvar:
                assert f"| `--{name.replace('_', '-')}` | `{option.envvar}` |" in page
                assert name in Settings.__dataclass_fields__


class _Without(MetaPathFinder):
    """A Python without a package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, *_: object) -> None:
        if name.split(".")[0] == self.package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


@pytest.mark.parametrize("arguments", [("--port", 0), ("--port", 70000), ("--bot-seconds", 0), ("--pace", -1)])
def test_numbers_out_of_bounds(arguments: tuple[object, ...], tmp_path: Path) -> None:
    result = call("--data", tmp_path, *arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_key_that_was_cut_off_is_not_used(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    key = settings.signing_key()
    assert settings.signing_key() == key
    assert len(key) >= 32
    path = tmp_path / "signing.key"
    assert path.stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == ["signing.key"]
    for damaged in ("", "abc", "é" * 40):
        path.write_text(damaged, "utf-8")
        with pytest.raises(SettingError, match="damaged"):
            settings.signing_key()


def test_a_data_folder_the_house_makes_is_for_one_pair_of_eyes(tmp_path: Path) -> None:
    Settings(data=tmp_path / "club").prepare()
    assert (tmp_path / "club").stat().st_mode & 0o077 == 0, "hands, seeds and personal links lie there"
    (tmp_path / "club").chmod(0o750)
    Settings(data=tmp_path / "club").prepare()
    assert (tmp_path / "club").stat().st_mode & 0o777 == 0o750, "a folder that is there is its owner's affair"


# What `make setup` installs.


def test_setting_up_brings_the_packages_of_a_club_and_of_openspiel(tmp_path: Path) -> None:
    shutil.copytree(TOP / "tools", tmp_path / "tools")
    for name in ("pyproject.toml", "uv.lock"):
        (tmp_path / name).touch()
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    (tmp_path / ".venv" / ".vernissage").write_text(f"{tmp_path}\nan older lock\n")
    _script(programs / "python", "")
    _script(programs / "uv", """[ "$1" = --version ] && . tools/uv.sh && echo "uv $UV_VERSION" || echo "$@" >asked""")
    subprocess.run([tmp_path / "tools" / "setup.sh"], check=True, capture_output=True, timeout=60)
    assert (tmp_path / "asked").read_text() == "sync --frozen --inexact --extra=club --extra=spiel --extra=report\n"


def _script(path: Path, text: str) -> None:
    path.write_text(f"#!/usr/bin/env bash\n{text}\n")
    path.chmod(0o755)


# Where friends find it, and who is shown a browser.


def test_friends_are_given_an_address_they_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "lan_host", lambda: "192.168.1.7")
    assert serving.public_address(Settings(host="0.0.0.0", port=8000)) == "http://192.168.1.7:8000"
    assert serving.public_address(Settings(host="::", port=80, https=True)) == "https://192.168.1.7:80"
    assert serving.public_address(Settings(host="127.0.0.1", port=1)) == "http://127.0.0.1:1"
    assert serving.public_address(Settings(host="::1", port=1)) == "http://[::1]:1"


def test_this_machine_has_an_address() -> None:
    assert serving.lan_host()


@pytest.mark.parametrize(
    ("platform", "environment", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_no_browser_where_there_is_no_display(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], shown: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert serving.has_display() is shown


# The real thing.


def test_the_command_itself_is_killed_and_opened_again(tmp_path: Path, guest: Guests) -> None:
    """With bots in worker processes, as everybody has them; the seeded kills are in test_kill.py."""
    server = Server(tmp_path, port=free_port())
    command = [*COMMAND, "--port", str(server.port), "--data", str(tmp_path), "--pace", "0"]
    complaints = tmp_path / "complaints"
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True) as process,
    ):
        server.wait_until_it_answers()
        ann = guest(server)
        table = ann.new_table("me", "greedy", "greedy")
        put_seed(server, table, rich_seed())
        ann.do(table, "start")
        tab = ann.live(table)
        tab.until(lambda s: tab.is_asked)
        dice = random.Random(1)
        tab.play(any_answer(tab.state["choices"], dice))
        tab.until(lambda s: len(tab.events) > 3 and tab.is_asked)
        complained = complaints.read_text()  # before the kill: its worker processes may complain that it is gone
        process.send_signal(signal.SIGKILL)
        said, _ = process.communicate()
    assert said.startswith(f"Vernissage is open:  {server.url}\n")
    assert complained == ""
    tab.was_closed()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            server.wait_until_it_answers()
            again = ann.live(table, last=tab.last)
            state = again.until(lambda s: again.is_asked)
            assert state["view"]["hand"] == tab.state["view"]["hand"]
            again.play(any_answer(state["choices"], dice))
        finally:
            process.send_signal(signal.SIGINT)
            _, complained = process.communicate()
    assert "Traceback" not in complained, complained
