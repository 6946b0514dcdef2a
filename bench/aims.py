"""What our engine is meant to do on one core, and how far it is from that: plain and compiled, in one run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import vernissage

OURS = Path(__file__).with_name("ours.py")
PACKAGE = Path(vernissage.__file__).parent
HEARTS = {"modern_art": 3.0, "art_society": 1.5, "gallerist": 0.75, "pictura": 0.75}
"""The quick door beside OpenSpiel's hearts, counted with its dealing."""
DOOR = {"modern_art": 1_100_000}
PLAYOUTS = {"modern_art": 3_000_000, "art_society": 1_000_000, "gallerist": 300_000, "pictura": 300_000}
CLONE = {"modern_art": 1.0, "art_society": 3.0, "gallerist": 3.0, "pictura": 3.0}
GREEDY, PROCESSES, LATE = 5.0, 1.9, 1.5


def measured(seconds: float) -> dict[str, Any]:
    """The figures of both builds; None for a compiled one where `make compiled` was not run."""
    with tempfile.TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
        shutil.copytree(PACKAGE, Path(folder) / PACKAGE.name, ignore=ignored)
        plain = _run(Path(folder), seconds)
    compiled = _run(PACKAGE.parent, seconds)
    return {"plain": plain, "compiled": compiled if compiled["is compiled"] else None}


def _run(path: Path, seconds: float) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(
        [sys.executable, str(OURS), str(seconds)], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def report(console: Console, found: dict[str, Any], hearts: float, undealt: float) -> None:
    """For people: each figure, and whether it reaches its aim. `hearts` is with its dealing, `undealt` without."""
    table = Table("title", title="Our engine on one core: plain, compiled")
    for column in (
        "moves/s",
        "",
        "× hearts",
        "× undealt",
        "play-outs",
        "",
        "by instinct",
        "clone µs",
        "",
        "greedy ×",
        "",
        "× plain greedy-1",
    ):
        table.add_column(column, justify="right")
    for key, plain in found["plain"]["titles"].items():
        quick = (found["compiled"] or found["plain"])["titles"][key]
        table.add_row(
            key,
            f"{plain['quick door']:,.0f}",
            f"{quick['quick door']:,.0f}",
            f"{quick['quick door'] / hearts:.2f}",
            f"{quick['quick door'] / undealt:.2f}",
            f"{plain['play-outs']:,.0f}",
            f"{quick['play-outs']:,.0f}",
            f"{quick['play-outs by instinct']:,.0f}",
            f"{plain['clone µs']:.2f}",
            f"{quick['clone µs']:.2f}",
            f"{plain['greedy'] / plain['greedy-1']:.1f}",
            f"{quick['greedy'] / quick['greedy-1']:.1f}",
            f"{quick['greedy'] / plain['greedy-1']:.1f}",
        )
    console.print(table)
    if found["compiled"] is None:
        console.print("The compiled engine is not built, and the aims are for it: `make compiled`, then again.")
        return
    for line in missed(found["compiled"], hearts):
        console.print(f"missed: {line}")


def missed(compiled: dict[str, Any], hearts: float) -> list[str]:
    """The aims that are not reached, and how far they are."""
    lines = []
    for key, one in compiled["titles"].items():
        wanted = max(HEARTS[key] * hearts, DOOR.get(key, 0))
        greedy = one["greedy"] / one["greedy-1"]
        for what, value, least in (
            ("quick door", one["quick door"], wanted),
            ("play-outs", one["play-outs"], PLAYOUTS[key]),
            ("greedy beside greedy-1", greedy, GREEDY),
        ):
            if value < least:
                lines.append(f"{key}, {what}: {value:,.4g} of {least:,.4g}")
        for what, value, most in (
            ("clone µs", one["clone µs"], CLONE[key]),
            ("late to early", one["late to early"], LATE),
        ):
            if value > most:
                lines.append(f"{key}, {what}: {value:.2f}, at most {most:g}")
    if compiled["two processes"] < PROCESSES:
        lines.append(f"two processes beside one: {compiled['two processes']:.2f} of {PROCESSES:g}")
    return lines
