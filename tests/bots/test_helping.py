"""A search in several processes: the same answer for the same seed, and nobody left behind."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from typing import Any

import pytest

import vernissage
from tests.bots.test_flat import positions
from tests.titles import OWN
from vernissage.arena.plans import plan
from vernissage.arena.simulation import run
from vernissage.bots import Budget, UnknownBot
from vernissage.bots.files import bot_named
from vernissage.bots.helping import MOST, Helpers, _part
from vernissage.bots.tree import Tree
from vernissage.bots.weighing import Weighing
from vernissage.core.titles import Title

TITLE = vernissage.title("modern_art")


def weighed(jobs: int, budget: Budget) -> Weighing:
    game = positions(TITLE, 1)[0]
    helpers = Helpers(jobs)
    helpers.begin(TITLE)
    view, tree = game.view(game.seat), Tree()
    weighing = Weighing(TITLE, view, game.seat, random.Random(1), helpers=helpers, tree=tree)
    weighing.think(budget)
    return weighing


def test_with_a_budget_in_playouts_the_same_seed_finds_the_same() -> None:
    one, other = (weighed(3, Budget(0.0, playouts=400)) for _ in range(2))
    assert [arm.worths for arm in one.arms] == [arm.worths for arm in other.arms]
    assert one.playouts in range(400, 400 + len(one.arms) * 4)


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_they_help_in_every_title(title: Title[Any, Any]) -> None:
    position = positions(title, 1)[0]
    helpers = Helpers(2)
    helpers.begin(title)
    weighing = Weighing(title, position.view(position.seat), position.seat, random.Random(1), helpers=helpers)
    weighing.think(Budget(playouts=12))
    position.check(position.seat, weighing.move(weighing.chosen()))


def test_each_process_meets_its_own_worlds() -> None:
    worths = weighed(2, Budget(playouts=240)).arms[0].worths
    assert len(set(worths[:6])) > 1
    assert worths[:3] != worths[3:6]


def test_with_a_budget_in_time_what_all_have_met_counts() -> None:
    weighing = weighed(2, Budget(0.2, of_processor=True))
    assert len(weighing.arms[0].worths) == weighing.met > 1
    assert weighing.playouts == sum(len(arm.worths) for arm in weighing.arms)


@pytest.mark.parametrize("jobs", [1, 2, 3, 7])
def test_they_share_the_worlds_there_are_to_meet(jobs: int) -> None:
    parts = [_part(Budget(playouts=100), 12, number, jobs).playouts for number in range(jobs)]
    assert sum(part or 0 for part in parts) == 9 * 12, "nine whole worlds, the fewest that make a hundred play-outs"
    assert max(parts) - min(parts) in (0, 12)  # type: ignore[type-var, operator]
    assert _part(Budget(3.0), 12, 1, jobs) == Budget(3.0), "time is the same for all"


def test_they_think_in_the_arena_in_processes_that_play_beside_each_other() -> None:
    """Those end, too, although they have started others."""
    planned = plan("modern_art", players=3, games=2, seed=3, bots=["maestro(jobs=2)", "random", "random"], seconds=1e-3)
    assert all("maestro(jobs=2)" in game.bots for game in run(planned, jobs=2))


@pytest.mark.parametrize("number", ["0", "-1", "two", "", "1.5", str(MOST + 1), "9" * 40])
def test_a_number_of_processes_that_is_none_is_told(number: str) -> None:
    with pytest.raises(UnknownBot, match=rf"a whole number of processes, from 1 to {MOST}: write maestro\(jobs=4\)"):
        bot_named(f"maestro(jobs={number})", TITLE)


THINKING = """
import multiprocessing, random, sys, time
import vernissage
from vernissage.bots.helping import Helpers

if __name__ == "__main__":
    Helpers(3).begin(vernissage.title("modern_art"))
    print(*(process.pid for process in multiprocessing.active_children()), flush=True)
    if "wait" in sys.argv:
        time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals and process ids as elsewhere")
@pytest.mark.parametrize("killed", [False, True])
def test_they_leave_with_the_one_that_searches(killed: bool) -> None:
    program = [sys.executable, "-c", textwrap.dedent(THINKING), *(["wait"] if killed else [])]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as thinking:
        assert thinking.stdout is not None
        workers = [int(word) for word in thinking.stdout.readline().split()]
        assert len(workers) == 2
        if killed:
            thinking.send_signal(signal.SIGKILL)
        assert thinking.wait(20) == (-signal.SIGKILL if killed else 0)
    until = time.monotonic() + 20
    while any(map(_is_there, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(_is_there, workers))


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
