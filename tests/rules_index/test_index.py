"""The index of every title against its source, and the judge of the index judged."""

from __future__ import annotations

import importlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules_index import index
from tests.rules_index.index import Row

ROOT = Path(__file__).resolve().parents[2]
ROWS = index.read_pages(ROOT / "docs" / "titles")
PAGE = """
| id | rule | source | code |
|---|---|---|---|
| TY-1 | The first player begins. | printed, p. 1 | `toy.begin` |
| TY-R1 | A tie is shared. | ruling 1 | `toy.end` |

| TY-9 | a table of another shape |
"""


def test_the_index_is_well_kept() -> None:
    assert ROWS, "no title's page has a rule index"
    assert index.page_problems(ROWS) == []


def test_every_id_has_a_source_line_and_no_source_line_has_an_id_of_its_own() -> None:
    named = index.named_in_source(ROOT / "src")
    assert index.source_problems({row.id for row in ROWS}, named) == []


GAMES = ROOT / "src" / "vernissage" / "games"


def file_of(title: str, name: str) -> Path | None:
    """The file that has what a row names, such as `decisions.buy.Buy` or `components.toml`; None if there is none.

    A name is a path of modules inside the title's package (`__init__` is the package itself), then of attributes.
    """
    if name.endswith(".toml"):
        file = GAMES / title / name
        return file if file.is_file() else None
    module, path = importlib.import_module(f"vernissage.games.{title}"), name.removeprefix("__init__.").split(".")
    while path and hasattr(module, "__path__") and importlib.util.find_spec(f"{module.__name__}.{path[0]}"):
        module = importlib.import_module(f"{module.__name__}.{path.pop(0)}")
    thing: object = module
    for part in path:
        if not hasattr(thing, part):
            return None
        thing = getattr(thing, part)
    return Path(str(module.__file__))


@pytest.mark.parametrize("row", [row for row in ROWS if not index.is_applied(row.id)], ids=lambda row: row.id)
def test_the_place_a_row_names_exists_and_names_the_rule(row: Row) -> None:
    named = index.named_in_source(GAMES / row.title)[row.id]
    for name in row.code:
        here = file_of(row.title, name)
        assert here is not None, f"{row.id}: there is no {name}"
        assert here in named, f"{row.id}: {here} does not name it"


@pytest.mark.parametrize(
    "name", ["position.Nowhere", "nowhere", "nowhere.GalleristPosition", "title.Gallerist", "nothing.toml"]
)
def test_a_place_that_does_not_exist_is_told(name: str) -> None:
    assert file_of("gallerist", name) is None


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Gallerist.outcome", "__init__.py"),
        ("decisions.turns.Turn", "decisions/turns.py"),
        ("components.toml", "components.toml"),
    ],
)
def test_a_place_that_exists_is_found(name: str, file: str) -> None:
    assert file_of("gallerist", name) == GAMES / "gallerist" / file


def test_a_page_is_read() -> None:
    rows = index.read_page("toy", PAGE)
    assert [(row.id, row.code) for row in rows] == [("TY-1", ("toy.begin",)), ("TY-R1", ("toy.end",))]


def test_ids_are_whole_words() -> None:
    assert index.ids_in("# MA-12, MA-R7: see XMA-3 and MA-4x") == {"MA-12", "MA-R7", "XMA-3"}


def test_ids_are_put_in_order() -> None:
    assert index.by_number({"MA-R1", "MA-12", "MA-2"}) == ["MA-2", "MA-12", "MA-R1"]


def test_a_bad_page_is_told() -> None:
    rows = [Row("TY-1", "toy", "x", "y", ("toy.z",)), Row("TY-1", "toy", "x", "", ())]
    assert index.page_problems(rows) == [
        "TY-1 stands twice in the index",
        "TY-1 has no source",
        "TY-1 has no code",
    ]


def test_answers_and_examples_name_rules_instead_of_code() -> None:
    text = PAGE + "| TY-F1 | Who begins? The first. | FAQ | TY-1 |\n| TY-X1 | A tie. | p. 2 | TY-R1, TY-R2 |\n"
    rows = index.read_page("toy", text)
    assert [(row.id, row.rests_on) for row in rows[2:]] == [("TY-F1", ("TY-1",)), ("TY-X1", ("TY-R1", "TY-R2"))]
    assert index.page_problems(rows) == ["TY-X1 rests on TY-R2, which is not in the index"]
    assert index.source_problems({row.id for row in rows}, {"TY-1": ()}) == ["TY-R1 has no source line"]


def test_missing_and_stray_source_lines_are_told() -> None:
    assert index.source_problems({"TY-1", "TY-2"}, {"TY-1": (), "TY-3": (), "CORE-1": ()}) == [
        "TY-2 has no source line",
        "TY-3 is named in the source but is not in the index",
    ]


def test_untested_and_unknown_ids_are_told() -> None:
    assert index.untested_problems({"TY-1", "TY-2"}, {"TY-2"}) == ["TY-1 has no passing test"]
    assert index.unknown_problems({"TY-1"}, {"TY-1", "TY-7"}) == [
        "TY-7 is carried by a test but is not in the index",
    ]


GOOD = """
import pytest
@pytest.mark.rule("TY-1")
def test_begin(): pass
@pytest.mark.rule("TY-R1")
def test_tie(): pass
"""


def run_toy(folder: Path, tests: str, *arguments: str) -> tuple[int, str]:
    """Run pytest on a project of one page and one test file, with our plugin."""
    (folder / "docs" / "titles").mkdir(parents=True)
    (folder / "docs" / "titles" / "toy.md").write_text(PAGE)
    (folder / "checks").mkdir()
    (folder / "checks" / "test_toy.py").write_text(tests)
    (folder / "conftest.py").write_text("from tests.rules_index.plugin import *\n")
    (folder / "pytest.ini").write_text(
        "[pytest]\ntestpaths = checks\naddopts = --import-mode=importlib\nmarkers = rule(id): x\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("workers", [(), ("-p", "xdist", "-n", "2")], ids=["alone", "xdist"])
def test_a_run_that_holds_every_rule_passes(tmp_path: Path, workers: tuple[str, ...]) -> None:
    code, said = run_toy(tmp_path, GOOD, *workers)
    assert code == 0, said


@pytest.mark.parametrize(
    ("tests", "told"),
    [
        (GOOD.replace('@pytest.mark.rule("TY-1")', ""), "TY-1 has no passing test"),
        (GOOD.replace("def test_tie(): pass", "def test_tie(): pytest.skip()"), "TY-R1 has no passing test"),
        (GOOD.replace("def test_tie(): pass", "def test_tie(): pytest.xfail()"), "TY-R1 has no passing test"),
        (GOOD.replace('"TY-1"', '"TY-1", "TY-5"'), "TY-5 is carried by a test but is not in the index"),
    ],
    ids=["unmarked", "skipped", "xfailed", "unknown"],
)
def test_a_run_that_leaves_a_rule_out_fails(tmp_path: Path, tests: str, told: str) -> None:
    code, said = run_toy(tmp_path, tests)
    assert code == 1, said
    assert f"FAILED rule index: {told}" in said


def test_the_ids_travel_from_the_workers_of_xdist(tmp_path: Path) -> None:
    code, said = run_toy(tmp_path, GOOD.replace('"TY-1"', '"TY-5"'), "-p", "xdist", "-n", "2")
    assert code == 1, said
    assert "TY-5 is carried by a test but is not in the index" in said
    assert "TY-1 has no passing test" in said
    assert "TY-R1" not in said


def test_a_failed_test_holds_no_rule(tmp_path: Path) -> None:
    code, said = run_toy(tmp_path, GOOD.replace("def test_tie(): pass", "def test_tie(): assert 0"))
    assert code == 1
    assert "TY-R1 has no passing test" in said


@pytest.mark.parametrize("part", [("-k", "begin"), ("-m", "rule"), ("checks/test_toy.py",)], ids=" ".join)
def test_a_part_of_the_suite_owes_no_other_rule(tmp_path: Path, part: tuple[str, ...]) -> None:
    code, said = run_toy(tmp_path, GOOD.replace('@pytest.mark.rule("TY-1")', ""), *part)
    assert code == 0, said
