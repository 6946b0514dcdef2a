"""Bots for tests: they run in worker processes, made there by the functions at the end in the place of the house's."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vernissage.bots import Bot, Budget, RandomBot, bot
from vernissage.core.chance import Dice
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.titles import Title
from vernissage.core.views import View


class Puppet(Bot):
    """A bot with the name it was asked for; what it does is its maker's."""

    def __init__(self, name: str) -> None:
        self.name = name

    def says(self, text: str) -> Move:
        return self.title.parse_move(text)


class Raises(Puppet):
    def answer(self, view: View, budget: Budget) -> Move:
        raise ValueError("I cannot think")


class Illegal(Puppet):
    def answer(self, view: View, budget: Budget) -> Move:
        return self.says("bid 99")


class Nonsense(Puppet):
    def answer(self, view: View, budget: Budget) -> Move:
        return "hello"  # type: ignore[return-value]


class Wordless(Puppet):
    def answer(self, view: View, budget: Budget) -> Move:
        return None  # type: ignore[return-value]


class NeverSitsDown(Puppet):
    def begin(self, title: Title[Any, Any], seat: int, dice: Dice) -> None:
        raise ValueError("I cannot think")

    def answer(self, view: View, budget: Budget) -> Move:
        raise AssertionError


class Dies(Puppet):
    def answer(self, view: View, budget: Budget) -> Move:
        os._exit(3)


class Hangs(Puppet):
    def answer(self, view: View, budget: Budget) -> Move:
        time.sleep(600)
        raise AssertionError


class HearsNoClock(Puppet):
    def answer(self, view: View, budget: Budget) -> Move:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        time.sleep(600)
        raise AssertionError


class WhereThereIsNoAlarm(Puppet):
    """No alarm will ring, as on a system that has none."""

    def answer(self, view: View, budget: Budget) -> Move:
        signal.setitimer(signal.ITIMER_REAL, 0)
        time.sleep(600)
        raise AssertionError


class Deaf(Puppet):
    """Thinks on whatever happens."""

    def answer(self, view: View, budget: Budget) -> Move:
        while True:
            with contextlib.suppress(BaseException):
                time.sleep(600)


class TellsItsProcess(Puppet):
    """A legal sealed bid that says whether this is another process than the house's own."""

    def answer(self, view: View, budget: Budget) -> Move:
        return self.says(f"seal {1 if os.environ['VERNISSAGE_TEST_PROCESS'] == str(os.getpid()) else 2}")


class SealsTwoIfGreedy(Puppet):
    """A legal sealed bid that says which bot was asked."""

    def answer(self, view: View, budget: Budget) -> Move:
        return self.says(f"seal {2 if self.name == 'greedy' else 1}")


class SealsItsTime(Puppet):
    """A legal sealed bid that says how long it was told to think, in hundredths of a second."""

    def answer(self, view: View, budget: Budget) -> Move:
        return self.says(f"seal {round(budget.seconds * 100)}")


class HangsAtFirst(SealsTwoIfGreedy):
    """Hangs when it is asked for the first time; the file it is told of remembers that."""

    def answer(self, view: View, budget: Budget) -> Move:
        try:
            Path(os.environ["VERNISSAGE_TEST_ASKED"]).touch(exist_ok=False)
        except FileExistsError:
            return super().answer(view, budget)
        time.sleep(600)
        raise AssertionError


class Diary(Puppet):
    """Passes or plays any move, and writes a line into a file of its seat: its process, its answers, what it heard.

    A sealed bid says how many answers it has given, this one included.
    """

    def begin(self, title: Title[Any, Any], seat: int, dice: Dice) -> None:
        super().begin(title, seat, dice)
        self.answers = 0
        self.heard: list[Event] = []

    def watch(self, events: Sequence[Event]) -> None:
        self.heard += events

    def answer(self, view: View, budget: Budget) -> Move:
        self.answers += 1
        with (Path(os.environ["VERNISSAGE_TEST_DIARY"]) / f"{view.commitment[:8]}-{self.seat}").open("a") as diary:
            diary.write(f"{os.getpid()} {self.answers} {len(self.heard)}\n")
        if view.decision is not None and view.decision.mode == "sealed":
            return self.says(f"seal {self.answers}")
        stand_in = RandomBot()
        stand_in.begin(self.title, self.seat, self.dice)
        return stand_in.answer(view, budget)


def make(kind: type[Puppet], name: str, title: Title[Any, Any]) -> Bot:
    """Every bot is of that kind."""
    return kind(name)


def too_clever(name: str, title: Title[Any, Any]) -> Bot:
    """Only the simplest one works."""
    return bot(name, title) if name == "random" else Raises(name)
