"""The compiled engine plays the same games: goldens, corpus and the yardstick's answers on a build of its own."""

from __future__ import annotations

import importlib.machinery
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
SAME_GAMES = (
    *("tests/golden", "tests/corpus", "tests/bots/test_yardstick.py"),
    *(
        "tests/core/test_flow.py",
        "tests/core/test_chance.py",
        "tests/core/test_playouts.py",
        "tests/core/test_writing.py",
        "tests/env/test_vector.py",
    ),
)


def run(*command: str, path: Path | None = None) -> str:
    """What a Python program says, with another package before the installed one."""
    environment = {**os.environ, "PYTEST_ADDOPTS": ""} | ({} if path is None else {"PYTHONPATH": str(path)})
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package compiled in it; quickly built rather than quick, for the rules are the same."""
    folder = tmp_path_factory.mktemp("compiled")
    package = Path(vernissage.__file__).parent
    shutil.copytree(
        package, folder / "vernissage", ignore=shutil.ignore_patterns(f"*{SUFFIX}", "static", "__pycache__")
    )
    run("tools/compiled.py", "--into", str(folder), "--optimise", "0")
    return folder


def test_the_compiled_engine_plays_the_same_games(compiled: Path) -> None:
    modules = ("vernissage.core.position", "vernissage.games.modern_art.decisions")
    files = f"import importlib; print(*(importlib.import_module(name).__file__ for name in {modules}))"
    assert run("-c", files, path=compiled).split() == [
        str(compiled / "vernissage" / "core" / f"position{SUFFIX}"),
        str(compiled / "vernissage" / "games" / "modern_art" / f"decisions{SUFFIX}"),
    ]
    said = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *SAME_GAMES, path=compiled)
    assert " passed" in said
    assert "skipped" not in said
