"""A stranger's title may be installed beside the house: its tests pass all the same, and take the title in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.sample import install

ROOT = Path(__file__).parents[2]
HANDFUL = (
    "tests/server/test_sample_title.py",
    "tests/server/test_wire_types.py",
    "tests/core/test_registry.py",
    "tests/conformance/test_titles.py::test_title_has_a_face",
    "tests/conformance/test_mistakes.py::test_the_sample_title_keeps_every_promise",
    "tests/conformance/test_mistakes.py::test_a_mistake_is_named[no text for a question]",
    "tests/server/test_any_title.py::test_every_title_is_played_to_its_end_from_its_choices_alone[petit_salon]",
)
"""One that reads the sample of the docs, then those that ask for all titles there are: in this order they clashed."""


def test_the_tests_pass_with_the_sample_installed(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(install(tmp_path))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *HANDFUL]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
