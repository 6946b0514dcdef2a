"""One name for one thing: no public class of the package has the name of another one.

Titles are strangers to each other and use the same words: each has its box, its bids, a view of its seats. In a title
the move, the question it answers and the event it makes are one thing of the printed rules and have one name there,
`moves.Bid`, `decisions.Bid`, `events.Bid`; a rulebook does not mind what a server is made of, so these may have a name
that the house uses, too. `greedy_1` is the `heuristic` as it once was.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import vernissage

PACKAGE = Path(vernissage.__file__).parent
OF_THE_RULES = ("moves", "decisions", "events")


class Home(NamedTuple):
    """Where a class is defined: in the house, or in a title and there in a part of it."""

    file: str
    title: str
    part: str


def home_of(file: Path) -> Home:
    name = file.as_posix()
    found = re.match(r"games/(\w+)/(\w+)", name)
    if found is None:
        return Home(name, "", "")
    title, part = found.groups()
    return Home(name, title, "heuristic" if re.fullmatch(r"greedy_\d+", part) else part)


def may_share(one: Home, other: Home) -> bool:
    if one.title and other.title and one.title != other.title:
        return True
    if one.title != other.title:
        return (one.part or other.part) in OF_THE_RULES
    if one.part == other.part:
        return one.part == "heuristic"
    return one.part in OF_THE_RULES and other.part in OF_THE_RULES


def named_twice(package: Path) -> Iterator[str]:
    """Every two classes of the package with one name that must not share it."""
    homes: dict[str, list[Home]] = defaultdict(list)
    for file in sorted(package.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(home_of(file.relative_to(package)))
    for name, found in homes.items():
        for one, other in itertools.combinations(found, 2):
            if not may_share(one, other):
                yield f"{name}: {one.file} and {other.file}"


def test_no_name_has_two_meanings() -> None:
    assert list(named_twice(PACKAGE)) == []


@pytest.mark.parametrize(
    ("one", "other", "twice"),
    [
        ("core/games.py", "server/house.py", True),
        ("core/games.py", "games/chess/components.py", True),
        ("core/games.py", "games/chess/moves.py", False),
        ("games/chess/components.py", "games/go/components.py", False),
        ("games/chess/moves.py", "games/chess/decisions/opening.py", False),
        ("games/chess/decisions/opening.py", "games/chess/events.py", False),
        ("games/chess/decisions/opening.py", "games/chess/decisions/ending.py", True),
        ("games/chess/moves.py", "games/chess/pictures/king.py", True),
        ("games/chess/scoring.py", "games/chess/view.py", True),
        ("games/chess/view/seat.py", "games/chess/view/board.py", True),
        ("games/chess/heuristic/__init__.py", "games/chess/greedy_1/__init__.py", False),
    ],
)
def test_a_name_used_again_is_found(tmp_path: Path, one: str, other: str, twice: bool) -> None:
    for name in (one, other):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("class Thing:\n    pass\n\n\nclass _Own:\n    pass\n", "utf-8")
    found = [] if not twice else ["Thing: " + " and ".join(sorted((one, other)))]
    assert list(named_twice(tmp_path)) == found
