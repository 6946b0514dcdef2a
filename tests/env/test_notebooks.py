"""The page on learning is true, and the notebooks of the docs run and show what they say they show."""

from __future__ import annotations

import ast
import doctest
import json
import re
from pathlib import Path
from typing import Any

import matplotlib
import pytest

from tests.titles import OWN

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))
FEWER = 12
"""Games in a test, instead of a thousand."""


def run(code: str, known: dict[str, Any]) -> Any:
    """A cell as a notebook runs it: what its last line is, is shown."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), known)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), known) if isinstance(last, ast.Expr) else None


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(notebook: Path) -> None:
    matplotlib.use("svg")
    known: dict[str, Any] = {"__name__": "__main__"}
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    codes = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    shown = [run(re.sub(r"^GAMES = 1000$", f"GAMES = {FEWER}", code, flags=re.MULTILINE), known) for code in codes]
    assert re.search(r"^GAMES = 1000$", "\n".join(codes), re.MULTILINE), "it plays a thousand games"
    assert shown[0].seats
    assert shown[1]._repr_svg_().startswith("<svg")
    assert shown[2] == FEWER
    assert len(shown[3].axes[0].lines) == 5
    means = [line.get_ydata() for line in shown[3].axes[0].lines]
    assert max(mean[3] for mean in means) > max(mean[0] for mean in means), "prices grow"


def test_there_is_one() -> None:
    assert NOTEBOOKS


def test_the_examples_of_the_page_run() -> None:
    done = doctest.testfile(str(DOCS / "learning.md"), module_relative=False)
    assert done.attempted > 3
    assert done.failed == 0


def test_the_page_names_what_there_is() -> None:
    page = (DOCS / "learning.md").read_text("utf-8")
    for link in re.findall(r"\]\(([\w/.]+)(?:#observation)?\)", page):
        assert (DOCS / link).exists(), link
    for title in OWN:
        assert f"titles/{title.key}.md#observation" in page
