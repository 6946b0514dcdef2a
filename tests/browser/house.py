"""A house in a process of its own, started the way a host starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import vernissage
from tests.server.doors import PATIENCE, free_port, wait_for

ROOT = Path(__file__).parents[2]
STATIC = Path(vernissage.__file__).with_name("server") / "static"
COMMAND = (str(Path(sys.executable).with_name("vernissage")), "serve")
TOY_COMMAND = (sys.executable, "-m", "tests.toy_house", "serve")


class ServedHouse:
    """`vernissage serve` on a free port; it can be killed and opened again on the same games and the same port."""

    def __init__(self, data: Path, command: tuple[str, ...] = COMMAND, pace: float = 0.0) -> None:
        assert (STATIC / "index.html").is_file(), "the browser client is not built: run 'make web', or 'make test'"
        self.data = data
        self.port = free_port()
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(data))
        self.command = (*command, *where, "--pace", str(pace), "--no-browser")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.data / "vernissage.db"

    @property
    def log(self) -> str:
        path = self.data / "server.log"
        return path.read_text("utf-8") if path.exists() else ""

    def open(self) -> ServedHouse:
        """Start the process and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        wait_for(self._answers, "the house opens")
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log
        try:
            with urllib.request.urlopen(f"{self.url}/api/house", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """SIGKILL, to its workers as well: no last word, no clean-up."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """End it, and what it may have started."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def must_be_well(self) -> None:
        """It never had trouble it had to write about."""
        assert "Traceback" not in self.log, self.log
