"""Ctrl-C and its kin, pressed on a real process: out at once, with a sentence, and nobody left behind."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ENDLESS = ("--games", "100000", "--seed", "1")
PATIENCE = 60
SOON = 20.0
"""Generous: it is a fifth of a second on a busy machine, and hours if it plays on."""
TIME_LEFT = r"\d:\d\d:\d\d"
"""What the bar shows from when the first games are played on: every process is at work."""


def _hear_interrupts() -> None:
    """What is started in the background of a script ignores Ctrl-C, and hands that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Running:
    """The command with its errors on a terminal, which stays open as long as it or a process of its own lives."""

    def __init__(self, *arguments: str) -> None:
        self.screen, side = pty.openpty()
        code = "from vernissage.cli import app; app()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            stdout=side,
            stderr=side,
            start_new_session=True,
            preexec_fn=_hear_interrupts,
        )
        os.close(side)
        self.shown = ""

    def wait_for(self, pattern: str) -> None:
        for _ in self._reading():
            if re.search(pattern, self.shown):
                return
        raise AssertionError(self.shown)

    def wait_for_all(self) -> int:
        """Until every process has left; the exit code."""
        for _ in self._reading():
            pass
        return self.process.wait(PATIENCE)

    def _reading(self) -> Iterator[None]:
        with contextlib.suppress(OSError):  # how a terminal says that nobody has it open
            while True:
                ready, _, _ = select.select([self.screen], [], [], PATIENCE)
                assert ready, f"nothing was said for {PATIENCE} s: {self.shown}"
                if not (data := os.read(self.screen, 4096)):
                    return
                self.shown += data.decode("utf-8", "replace")
                yield

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.screen)


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "gallerist", "--jobs", "2"),
        ("simulate", "modern_art"),
        ("balance", "pictura", "--jobs", "2"),
    ],
    ids=lambda command: "-".join(command),
)
@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_ends_it_with_a_line(command: tuple[str, ...], presses: int) -> None:
    running = Running(*command, *ENDLESS)
    with contextlib.closing(running):
        running.wait_for(TIME_LEFT)
        pressed = time.monotonic()
        for _ in range(presses):
            os.killpg(running.process.pid, signal.SIGINT)
            time.sleep(0.01)
        assert running.wait_for_all() == 130
        assert time.monotonic() - pressed < SOON
        assert re.search(r"stopped after \d[\d,]* of 100,000 games", running.shown)
        assert "Traceback" not in running.shown


def test_an_arena_says_that_it_can_go_on(tmp_path: Path) -> None:
    arguments = ("arena", "modern_art", "--bots", "random,greedy", "--out", str(tmp_path))
    running = Running(*arguments, *ENDLESS)
    with contextlib.closing(running):
        running.wait_for(TIME_LEFT)
        os.killpg(running.process.pid, signal.SIGINT)
        assert running.wait_for_all() == 130
        stopped = re.search(r"stopped after ([\d,]+) of 100,000 games, which are kept: start it again", running.shown)
        assert stopped is not None
        told, kept = int(stopped[1].replace(",", "")), (tmp_path / "games.jsonl").read_bytes().count(b"\n") - 1
        assert told <= kept <= told + 1  # a game is kept first, then told


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGKILL, -signal.SIGKILL)])
def test_no_worker_outlives_the_command(number: signal.Signals, code: int) -> None:
    running = Running("simulate", "gallerist", "--jobs", "2", *ENDLESS)
    with contextlib.closing(running):
        running.wait_for(TIME_LEFT)
        os.kill(running.process.pid, number)
        killed = time.monotonic()
        assert running.wait_for_all() == code
        assert time.monotonic() - killed < SOON
