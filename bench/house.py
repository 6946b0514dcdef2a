"""The house under load: what `make load` measures, each part at a house of its own, told in one table."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
Found = dict[str, Any]
COLUMNS = {
    "tables": "tables",
    "sockets": "sockets",
    "moves a second": "moves/s",
    "median ms": "median ms",
    "99th ms": "99th ms",
    "server ms a move": "server ms a move",
    "client share of a core": "client's share of a core",
    "load of the machine": "load",
}


def measured(seconds: float) -> Found:
    """Everything that is promised of a house, and boardgame.io beside it; some minutes."""
    python = ROOT / ".venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    command = [str(python), "tools/load", "--series", "--seconds", str(min(30.0, max(3.0, seconds)))]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    found: Found = json.loads(done.stdout)
    return found


def report(console: Console, found: Found) -> None:
    """The same for people."""
    table = Table("house under load", title="Server and client on one machine, every move of ours on disk")
    for column in COLUMNS.values():
        table.add_column(column, justify="right")
    for name, figures in _lines(found):
        table.add_row(name, *(f"{figures[key]:,g}" for key in COLUMNS))
    console.print(table)
    for name, figures in _lines(found):
        if quarters := figures.get("server ms a move by quarters"):
            console.print(f"{name}: server ms a move by quarters of the games " + ", ".join(f"{q:g}" for q in quarters))


def _lines(found: Found, before: str = "") -> Iterator[tuple[str, Found]]:
    for name, figures in found.items():
        if "moves" in figures:
            yield f"{before}{name}", figures
        else:
            yield from _lines(figures, f"{name}: ")
