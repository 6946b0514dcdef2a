"""Bots of one's own: a class in a file, named on the command line and to the arena."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import vernissage
from vernissage.arena.plans import plan
from vernissage.arena.simulation import run
from vernissage.bots import Bot, RandomBot, UnknownBot
from vernissage.bots.files import bot_named

TITLE = vernissage.title("modern_art")
PAGE = Path(__file__).resolve().parents[2] / "docs" / "write-a-bot.md"
FIRST = """
from vernissage.bots import PolicyBot

class First(PolicyBot):
    name = "first"

    def code(self, position, seat, dice):
        return position.question.codes(position, seat)[0]
"""
OPEN = """
from vernissage.bots import Bot

class Open(Bot):
    name = "open"

    def watch(self, events):
        assert all(event.seen_by(self.seat) for event in events)

    def answer(self, view, budget):
        assert view.seat == self.seat
        position = self.title.imagine(view, self.dice)
        return position.moves(view.seat).sample(self.dice)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FIRST + OPEN, "utf-8")
    return path


def test_a_class_in_a_file_is_a_bot(file: Path) -> None:
    assert isinstance(bot_named(f"{file}:First", TITLE), Bot)
    assert isinstance(bot_named("random", TITLE), RandomBot)


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_plays_in_the_arena_in_any_process(file: Path, jobs: int) -> None:
    planned = plan("modern_art", players=3, games=4, seed=3, bots=[f"{file}:First", "greedy", "random"])
    games = list(run(planned, jobs))
    assert len(games) == 4
    assert [game.bots.index(f"{file}:First") for game in games] == [0, 1, 2, 0]


@pytest.mark.parametrize("title", ["modern_art", "pictura"])
def test_one_that_answers_from_its_view_is_asked_so(file: Path, title: str) -> None:
    planned = plan(title, players=3, games=1, seed=3, bots=[f"{file}:Open", "greedy", "random"])
    (game,) = run(planned)
    assert len(game.scores) == 3


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        (None, "mine.py:First", "there is no file .*mine.py"),
        (FIRST, "mine.py:Last", "there is no 'Last' in .*mine.py; it has First"),
        (FIRST, "mine.py", r"which class in .*mine.py is the bot\? Write .*mine.py:CLASS; it has First"),
        ("x = 1", "mine.py:x", "x in .*mine.py is no bot"),
        ("def", "mine.py:First", "mine.py cannot be run: SyntaxError"),
        ("import sys\nsys.exit(3)", "mine.py:First", "mine.py cannot be run: SystemExit: 3"),
        ("import nothing_of_the_kind", "mine.py:First", "cannot be run: ModuleNotFoundError: .*nothing_of_the_kind"),
        (FIRST.replace("def code", "def choose"), "mine.py:First", "cannot be made: TypeError: .*abstract"),
    ],
)
def test_what_is_no_bot_is_told(tmp_path: Path, text: str | None, name: str, told: str) -> None:
    if text is not None:
        (tmp_path / "mine.py").write_text(text, "utf-8")
    with pytest.raises(UnknownBot, match=told):
        bot_named(str(tmp_path / name), TITLE)


def test_what_the_page_shows_runs(tmp_path: Path) -> None:
    first, again, watchful = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "thrifty.py").write_text(first, "utf-8")
    (tmp_path / "watchful.py").write_text(watchful, "utf-8")
    (tmp_path / "measure.py").write_text(again, "utf-8")
    for script, said in (("thrifty.py", r"\(\d+, \d+, \d+, \d+\)\n"), ("measure.py", r"\d+\n")):
        done = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert re.fullmatch(said, done.stdout), done.stdout + done.stderr
    command = re.search(r"^vernissage (simulate .*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert command is not None
    words = command[1].replace("--games 400", "--games 8").split()
    program = Path(sys.executable).with_name("vernissage")
    done = subprocess.run([program, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "thrifty.py:Thrifty" in done.stdout
    other = f"{tmp_path / 'watchful.py'}:Watchful"
    planned = plan("modern_art", players=3, games=1, seed=1, bots=[other, "greedy", "random"], seconds=0.01)
    assert len(list(run(planned))) == 1
