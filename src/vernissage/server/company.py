"""The bots that live in a worker process, each for one seat of one table and one game. This runs in the worker.

Only the thinking is timed: reading a title's code and what was sent is not a bot's fault.
"""

from __future__ import annotations

import collections
import contextlib
import pickle
import random
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import vernissage
from vernissage.bots import AT_TABLE, Bot, Budget, bot
from vernissage.core.errors import UnreadableMove
from vernissage.core.events import Event
from vernissage.core.titles import Title
from vernissage.server.faults import described

Make = Callable[[str, Title[Any, Any]], Bot]
"""Makes the bot of a name for a title; another process must find it by name."""
MOST_BOTS = 500
"""Bots that live in one process at most; beyond that those leave that were not asked for the longest time."""
SHARE = 0.8
"""The part of its time a bot is told it has, so that one that uses all of it is not cut short."""

LEAST = 0.2
"""Seconds that a bot is told it has, at least, however many wait."""


@dataclass(frozen=True)
class Answer:
    """A bot is asked for an answer. All of it is what its seat may know."""

    table: str
    seat: int
    bot: str
    title: str
    since: int
    """How many events its seat was told before those here."""
    events: tuple[Event, ...]
    view: bytes
    seconds: float
    seed: str
    """For the bot's dice, if it sits down now."""
    waiting: int = 0
    """How many other answers the process is waited for when its turn comes."""


@dataclass(frozen=True)
class Work:
    """Something to be worked out from what a seat may know: a function of a module, the title, and what it takes."""

    do: Callable[..., bytes]
    title: str
    facts: tuple[Any, ...]
    seconds: float


@dataclass(frozen=True)
class Forget:
    """A table's game is over: its bots go."""

    table: str


@dataclass(frozen=True)
class Warm:
    """Read all that a bot will need."""


@dataclass(frozen=True)
class Reply:
    """What came of it: `done`, `slow`, `failed`, or `unreadable` for a move that is none.

    `stranger` is a bot that must be told everything first. `begun` comes before all others of a request that is timed:
    from there on its time runs.
    """

    what: str
    value: Any = None
    seconds: float = field(default=0.0, compare=False)
    """How long it took, by the clock of the house."""


def time_for(asked: Answer) -> float:
    """What a bot is told to think: shorter where other tables wait for the same process, so that all have a turn."""
    return min(max(AT_TABLE / (1 + asked.waiting), LEAST), asked.seconds * SHARE)


class _Late(TimeoutError):
    """The alarm rang."""


@dataclass
class _Guest:
    bot: Bot
    heard: int


class Company:
    """The bots that live here."""

    def __init__(self, make: Make = bot, most: int = MOST_BOTS, tell: Callable[[Reply], None] | None = None) -> None:
        self._make = make
        self._most = most
        self._tell = tell
        self._guests: collections.OrderedDict[tuple[str, int, str], _Guest] = collections.OrderedDict()

    def __len__(self) -> int:
        return len(self._guests)

    def reply(self, request: bytes) -> Reply:
        """Do what was asked; whatever goes wrong is told."""
        try:
            return self._do(pickle.loads(request))  # nosec B301 # from the house that started this process
        except _Late as error:
            return Reply("slow", str(error))
        except UnreadableMove as error:
            return Reply("unreadable", str(error))
        except Exception as error:
            return Reply("failed", described(error))

    def _do(self, asked: Answer | Work | Forget | Warm) -> Reply:
        if isinstance(asked, Answer):
            return self._answer(asked)
        if isinstance(asked, Work):
            vernissage.title(asked.title)  # its code is read before the time runs
            with self._timed(asked.seconds):
                return Reply("done", asked.do(asked.title, *asked.facts))
        if isinstance(asked, Forget):
            for key in [key for key in self._guests if key[0] == asked.table]:
                del self._guests[key]
            return Reply("done")
        return Reply("done", ", ".join(title.key for title in vernissage.titles()))

    def _answer(self, asked: Answer) -> Reply:
        title = vernissage.title(asked.title)
        view = title.decode_view(asked.view)
        key = (asked.table, asked.seat, asked.bot)
        guest = self._guests.pop(key, None)  # one that fails does not come back: what it remembers may be half a thing
        if guest is not None and guest.heard != asked.since:
            guest = None
        if guest is None and asked.since:
            return Reply("stranger")
        with self._timed(asked.seconds):
            if guest is None:
                guest = _Guest(self._make(asked.bot, title), 0)
                guest.bot.begin(title, asked.seat, random.Random(asked.seed))  # nosec B311 # a bot's dice
            guest.bot.watch(asked.events)
            move = guest.bot.answer(view, Budget(time_for(asked)))
        guest.heard = asked.since + len(asked.events)
        self._guests[key] = guest
        if len(self._guests) > self._most:
            self._guests.popitem(last=False)
        return Reply("done", str(move))

    @contextlib.contextmanager
    def _timed(self, seconds: float) -> Iterator[None]:
        """Thinking: the house is told that it begins, and looks at its own clock too."""
        if self._tell is not None:
            self._tell(Reply("begun"))
        with at_most(seconds):
            yield


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """An error in whatever takes longer. Windows has no such timer: there the house ends the process instead."""
    if sys.platform == "win32":
        yield
        return

    def ring(*_: Any) -> None:
        raise _Late(f"took longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
