"""What an installation needs: the engine, the bots and the command line alone, or with the packages of a house."""

from __future__ import annotations

import ast
import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.titles import OWN
from vernissage.cli.serve import SERVE

TOP = Path(__file__).parents[2]
SOURCE = TOP / "src" / "vernissage"
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
CORE = [Requirement(line) for line in PROJECT["dependencies"]]
HOUSE = [Requirement(line) for line in PROJECT["optional-dependencies"]["serve"]]
REPORTS = [Requirement(line) for line in PROJECT["optional-dependencies"]["report"]]
LEARNING = [Requirement(line) for extra in ("env", "spiel") for line in PROJECT["optional-dependencies"][extra]]
TRAINING = [Requirement(line) for line in PROJECT["optional-dependencies"]["learn"]]
UNSAID = {"aiosqlite", "httptools", "uvloop", "websockets"}
"""Packages that are loaded by name: the driver in a database address, what uvicorn works with."""


SHARED = {"fluent"}
"""Names that several packages are imported under, each by a name of its own behind it."""


def package_of(module: str) -> str:
    """What of a module's name says which package it is in."""
    parts = module.split(".")
    return ".".join(parts[: 1 + (parts[0] in SHARED)])


def declared(requirements: list[Requirement]) -> set[str]:
    """The names these packages are imported by."""
    return {package_of(one.name.replace("-", "_")) for one in requirements}


def imported(files: Iterator[Path]) -> set[str]:
    """The packages that files import when they run, the standard library's apart.

    A Redis and a Ray are looked for only.
    """
    found: set[str] = set()
    for file in files:
        tree = ast.parse(file.read_text("utf-8"))
        for part in tree.body:
            if isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING":
                part.body = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found |= {package_of(alias.name) for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(package_of(node.module))
    return found - set(sys.stdlib_module_names) - {"vernissage", "redis", "ray"}


EXTRAS = {"server", "env", "learn"}
"""The rooms that need more than the engine does."""
RATINGS, PLOTS = SOURCE / "core" / "skill.py", SOURCE / "arena" / "plots.py"
"""The files that do, in the other rooms."""


def rooms(*names: str) -> Iterator[Path]:
    """The files of these rooms; without a name, of all that need no extra."""
    for path in SOURCE.rglob("*.py"):
        room = path.relative_to(SOURCE).parts[0]
        if room in names or (not names and room not in EXTRAS and path not in (RATINGS, PLOTS)):
            yield path


def test_what_is_imported_is_declared_and_what_is_declared_is_imported() -> None:
    assert imported(rooms()) == declared(CORE)
    assert imported(iter((*rooms("server"), RATINGS))) - declared(CORE) == declared(HOUSE) - UNSAID
    assert {name.removesuffix("_python") for name in declared(REPORTS)} == imported(iter((RATINGS, PLOTS)))
    spelt = {"pyspiel": "open_spiel"}
    learning = {spelt.get(name, name) for name in imported(rooms("env"))}
    assert learning - declared(CORE) == declared(LEARNING) - {"vernissage"}
    assert imported(rooms("learn")) - declared(CORE) == declared(TRAINING)


def test_the_club_has_all_that_a_house_has() -> None:
    assert "vernissage[serve]" in PROJECT["optional-dependencies"]["club"]


# An installation without the extra.


def needed_by(requirements: list[Requirement]) -> set[str]:
    """The names of the packages that these need, with all that those need."""
    found: set[str] = set()
    waiting = list(requirements)
    while waiting:
        one = waiting.pop()
        if one.name in found or (one.marker is not None and not one.marker.evaluate({"extra": ""})):
            continue
        found.add(one.name)
        waiting += map(Requirement, importlib.metadata.requires(one.name) or ())
    return found


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the packages that `pip install vernissage` brings, and no others."""
    folder = tmp_path_factory.mktemp("plain")
    for name in {*needed_by(CORE), "vernissage"}:
        packed = importlib.metadata.distribution(name)
        tops = {file.parts[0] for file in packed.files or () if file.parts[0] not in ("..", "__pycache__")}
        for top in tops - {path.name for path in folder.iterdir()}:
            (folder / top).symlink_to(Path(str(packed.locate_file(top))).resolve())
    if not (folder / "vernissage").exists():  # installed so that the source can be changed
        (folder / "vernissage").symlink_to(SOURCE)
    return folder


def run_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with that folder alone: -S leaves away whatever else is installed here."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-S", "-s", *words], capture_output=True, text=True, env=environment, cwd=folder
    )


COMMAND = "import sys; from vernissage.cli import app; app(sys.argv[1:])"


def test_the_engine_plays_without_the_packages_of_a_house(plain: Path) -> None:
    script = """
import random, vernissage
dice = random.Random(1)
game = vernissage.title("modern_art").new(seats=3, seed=1)
while game.outcome is None:
    seat = game.decision.seats[0]
    game.play(seat, game.moves(seat).sample(dice))
print(game.outcome.reason)
"""
    done = run_in(plain, "-c", script)
    assert (done.stdout.strip(), done.returncode) == ("four_rounds", 0), done.stderr


def test_the_command_line_works_without_them(plain: Path) -> None:
    titles = run_in(plain, "-c", COMMAND, "titles")
    assert titles.returncode == 0, titles.stderr
    assert all(title.key in titles.stdout for title in OWN)
    games = run_in(plain, "-c", COMMAND, "simulate", "modern_art", "--players", "3", "--games", "1", "--bots", "random")
    assert games.returncode == 0, games.stderr


def test_serve_tells_what_to_install(plain: Path) -> None:
    done = run_in(plain, "-c", COMMAND, "serve")
    assert done.returncode == 2
    assert re.fullmatch(
        rf"vernissage: a house needs packages that are not installed \(\w+\); {re.escape(SERVE)} installs them\n",
        done.stderr,
    )
    assert SERVE in (TOP / "README.md").read_text("utf-8")


@pytest.mark.parametrize(("module", "library"), [("pettingzoo", "PettingZoo"), ("gymnasium", "Gymnasium")])
def test_an_environment_tells_what_to_install(plain: Path, module: str, library: str) -> None:
    done = run_in(plain, "-c", f"import vernissage.env.{module}")
    assert done.returncode == 1
    assert f"{library} is not installed here: pip install 'vernissage[env]' brings it" in done.stderr


def test_many_games_at_once_need_no_more_than_the_engine(plain: Path) -> None:
    done = run_in(plain, "-c", "import vernissage.env; print(vernissage.env.vector('modern_art', n=2).masks.any())")
    assert (done.stdout.strip(), done.returncode) == ("True", 0), done.stderr


# make setup.


def test_setup_leaves_what_a_host_has_installed_besides(tmp_path: Path) -> None:
    """A stranger's title is in no lock file of ours."""
    uv = Path(sys.prefix) / "bin" / "uv"
    if not uv.exists():
        pytest.skip("this environment was not made by make setup")
    house = tmp_path / "house"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", house], check=True)
    packages = next(house.glob("lib/python*/site-packages"))
    stranger = packages / "stranger-1.0.dist-info"
    stranger.mkdir()
    (stranger / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (stranger / "RECORD").write_text("stranger-1.0.dist-info/METADATA,,\nstranger-1.0.dist-info/RECORD,,\n")
    (stranger / "INSTALLER").write_text("pip\n")
    sync = re.search(r"uv (sync .*)$", (TOP / "tools" / "setup.sh").read_text("utf-8"), re.MULTILINE)
    assert sync is not None

    def would(*words: str) -> str:
        environment = {**os.environ, "UV_PROJECT_ENVIRONMENT": str(house), "UV_PYTHON_DOWNLOADS": "never"}
        environment.pop("VIRTUAL_ENV", None)
        done = subprocess.run(
            [uv, *words, "--dry-run", "--offline"], capture_output=True, text=True, env=environment, cwd=TOP
        )
        return done.stdout + done.stderr

    assert "stranger==1.0" not in would(*sync[1].split())
    assert "litestar" in would(*sync[1].split())
    assert "- stranger==1.0" in would("sync", "--frozen"), "this test could not fail"
