"""Every seeded fault in the rules is noticed by the rulebook's tests, and the true rules pass them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage
from tests.mutants.chosen import chosen
from tests.mutants.modern_art.mutants import MUTANTS, Mutant

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = Path(vernissage.__file__).parent
TITLE = Path("games") / "modern_art"


def run_rulebook(folder: Path) -> subprocess.CompletedProcess[str]:
    """The rulebook's tests in a process of their own, against the package in a folder."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", "--assert=plain"]
    command += ["-p", "no:cacheprovider", "tests/rulebook/modern_art"]
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "VERNISSAGE_MUTANT": str(folder),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_ADDOPTS": "",
    }
    environment.pop("PYTEST_XDIST_WORKER", None)
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, compiled files included: only what is changed is compiled anew."""
    shutil.copytree(PACKAGE, tmp_path / "vernissage")
    return tmp_path


def test_the_true_rules_pass(copy: Path) -> None:
    done = run_rulebook(copy)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_copy_is_what_is_tested(copy: Path) -> None:
    (copy / "vernissage" / TITLE / "scoring.py").write_text("raise RuntimeError('this very copy')\n")
    done = run_rulebook(copy)
    assert "this very copy" in done.stdout + done.stderr
    assert " failed" not in done.stdout, "a collection error is no failed test"


@pytest.mark.parametrize("mutant", chosen(MUTANTS), ids=lambda mutant: mutant.name)
def test_a_seeded_fault_is_noticed(copy: Path, mutant: Mutant) -> None:
    path = copy / "vernissage" / TITLE / mutant.file
    text = path.read_text("utf-8")
    assert text.count(mutant.old) == 1, (
        f"{mutant.name}: its text stands {text.count(mutant.old)} times in {mutant.file}"
    )
    assert mutant.new != mutant.old
    path.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    done = run_rulebook(copy)
    assert done.returncode == 1, f"exit {done.returncode}\n{done.stdout}{done.stderr}"
    assert " failed" in done.stdout, "a test failed, not the collection"


def test_mutants_have_names_of_their_own() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 24
