"""Every seeded fault in the rules is noticed by the rulebook's tests, and the true rules pass them.

A test run tries every second fault, and with VERNISSAGE_MUTANTS=all each of them: each takes a process of its own, and
all of them together take minutes that the other tests need.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import vernissage
from tests.mutants.art_society.mutants import MUTANTS as ART_SOCIETY
from tests.mutants.gallerist.mutants import MUTANTS as GALLERIST
from tests.mutants.modern_art.mutants import MUTANTS as MODERN_ART
from tests.mutants.mutant import Mutant
from tests.mutants.pictura.mutants import MUTANTS as PICTURA

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(vernissage.__file__).parent
RULEBOOK = Path("tests") / "rulebook"
NO_RULES = (RULEBOOK / "pictura" / "test_arranging.py",)
"""The solver is no rule."""

MUTANTS = {"art_society": ART_SOCIETY, "gallerist": GALLERIST, "modern_art": MODERN_ART, "pictura": PICTURA}
LEAST = {"art_society": 30, "gallerist": 35, "modern_art": 24, "pictura": 30}


def chosen() -> Iterator[tuple[str, Mutant]]:
    step = 1 if os.environ.get("VERNISSAGE_MUTANTS") == "all" else 2
    return ((title, mutant) for title, mutants in MUTANTS.items() for mutant in mutants[::step])


def run_rulebook(folder: Path, tests: Path) -> subprocess.CompletedProcess[str]:
    """Tests of the rulebook in a process of their own, against the package in a folder."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", "--assert=plain", "-p", "no:cacheprovider"]
    command += [str(tests), *(f"--ignore={path}" for path in NO_RULES)]
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "VERNISSAGE_MUTANT": str(folder),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_ADDOPTS": "",
    }
    environment.pop("PYTEST_XDIST_WORKER", None)
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120)


def copied(title: str, folder: Path) -> Path:
    """The package with copies of the title and of the core in it; all else is the true one, by links.

    What `make compiled` built is left out: it would be found before the source with the fault.
    """
    (folder / "vernissage" / "games").mkdir(parents=True)
    for parent, left_out in ((PACKAGE, ("games", "core")), (PACKAGE / "games", (title,))):
        for part in parent.iterdir():
            if part.name not in (*left_out, "__pycache__"):
                (folder / "vernissage" / part.relative_to(PACKAGE)).symlink_to(part)
    copy = folder / "vernissage" / "games" / title
    for true, place in ((PACKAGE / "core", folder / "vernissage" / "core"), (PACKAGE / "games" / title, copy)):
        shutil.copytree(true, place, ignore=shutil.ignore_patterns(f"*{EXTENSION_SUFFIXES[0]}"))
    return copy


@pytest.mark.parametrize("title", MUTANTS)
def test_the_true_rules_pass(title: str, tmp_path: Path) -> None:
    copied(title, tmp_path)
    done = run_rulebook(tmp_path, RULEBOOK / title)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("title", MUTANTS)
def test_the_copy_is_what_is_tested(title: str, tmp_path: Path) -> None:
    (copied(title, tmp_path) / "scoring.py").write_text("raise RuntimeError('this very copy')\n")
    done = run_rulebook(tmp_path, RULEBOOK / title)
    assert "this very copy" in done.stdout + done.stderr
    assert " failed" not in done.stdout, "a collection error is no failed test"


@pytest.mark.parametrize(("title", "mutant"), [pytest.param(*one, id=f"{one[0]}-{one[1].name}") for one in chosen()])
def test_a_seeded_fault_is_noticed(title: str, mutant: Mutant, tmp_path: Path) -> None:
    path = copied(title, tmp_path) / mutant.file
    text = path.read_text("utf-8")
    assert text.count(mutant.old) == 1, (
        f"{mutant.name}: its text stands {text.count(mutant.old)} times in {mutant.file}"
    )
    assert mutant.new != mutant.old
    path.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    done = run_rulebook(tmp_path, RULEBOOK / title / (f"test_{mutant.tests}.py" if mutant.tests else ""))
    assert done.returncode == 1, f"exit {done.returncode}\n{done.stdout}{done.stderr}"
    assert " failed" in done.stdout, "a test failed, not the collection"


@pytest.mark.parametrize("title", MUTANTS)
def test_mutants_have_names_of_their_own(title: str) -> None:
    assert len({mutant.name for mutant in MUTANTS[title]}) == len(MUTANTS[title]) >= LEAST[title]
