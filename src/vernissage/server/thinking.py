"""Bots think, and advice is worked out, in other processes and with a hard limit.

The bot of a seat lives in one worker process for the whole game: it sits down once, is told what its seat may know of
what has happened since its last answer, and keeps its memory. If its worker is lost it sits down anew and is told
everything. A bot that was too slow or lost its worker is asked once more; one that fails is replaced by a simpler one.
"""

from __future__ import annotations

import collections
import logging
import os
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

import vernissage
from vernissage.bots import BOTS, bot, quick_bot
from vernissage.core.errors import UnreadableMove
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.server import metrics
from vernissage.server.company import Answer, Forget, Make, Reply, Warm, Work
from vernissage.server.faults import described
from vernissage.server.workers import Worker, WorkerGone, WorkerLate

logger = logging.getLogger(__name__)

WORKERS = max(2, min(os.cpu_count() or 1, 8))
CLERKS = 2
"""Workers for what people ask, previews, replays, advice, when those of the bots are busy. Two, so that a long replay
does not keep a preview waiting."""
SECOND_ROW, BACK_ROW = 2, 5
"""How nice the clerks and the bots' workers are: the house itself comes first, then what people ask, then the bots."""
MOST_HOMES = 5_000
"""Tables whose bots' whereabouts are known at most; others are told everything when they are asked again."""


@dataclass(frozen=True)
class Asked:
    """A bot's turn at a table."""

    table: str
    seat: int
    bot: str
    position: Position
    """What is asked. The game may go on meanwhile; an answer is judged by this."""
    told: Sequence[Event]
    """All that the seat was ever told, in order."""


class _Failed(Exception):
    """A bot, or a title's advice, failed."""


@dataclass
class _Home:
    """Where the bots of a table live, and how many events each of them has heard."""

    worker: Worker
    heard: dict[tuple[int, str], int] = field(default_factory=dict)


class Thinkers:
    """The worker processes of a house. Tables are spread over those of the bots; what people ask has others, too."""

    def __init__(self, seconds: float, make: Make = bot, workers: int = WORKERS) -> None:
        self.seconds = seconds
        """How long one answer may take."""
        self._workers = [Worker(make, BACK_ROW) for _ in range(workers)]
        self._clerks = [Worker(make, SECOND_ROW) for _ in range(CLERKS)]
        self._aside = Worker(make, BACK_ROW)
        """For what takes long and nobody's move waits for: hints and reviews."""
        self._homes: collections.OrderedDict[str, _Home] = collections.OrderedDict()

    async def warm_up(self) -> None:
        """Start a worker and then the clerks, so that neither the first bot nor the first preview is waited for."""
        try:
            for worker in (self._workers[0], *self._clerks):
                _value(await worker.ask(Warm(), 0.0))
        except Exception as error:
            logger.warning("no worker process could be started: %s", described(error))

    async def close(self) -> None:
        for worker in (*self._workers, *self._clerks, self._aside):
            await worker.close()

    def forget(self, table: str) -> None:
        """The game of a table is over: its bots go."""
        home = self._homes.pop(table, None)
        if home is not None:
            home.worker.tell(Forget(table))

    async def answer(self, asked: Asked) -> Move:
        """The move of a bot that knows only what its seat may. Never fails: the last resort is any legal move."""
        title, seat = asked.position.setup.title, asked.seat
        rungs = list(dict.fromkeys((asked.bot, *simpler(asked.bot, title))))
        for rung in rungs:
            for once_more in (True, False):
                try:
                    move = title.parse_move(await self._ask(asked, rung))
                    if asked.position.refusal(seat, move) is None:
                        return move
                    kind, why, its_fault = "illegal", "answered with a move that is not legal", True
                except (TimeoutError, WorkerGone) as error:
                    kind = "late" if isinstance(error, TimeoutError | WorkerLate) else "lost"
                    why, its_fault = str(error), False
                except _Failed as error:
                    kind, why, its_fault = "failed", f"failed ({error})", True
                except Exception as error:  # whatever a bot does wrong, the table goes on
                    kind, why, its_fault = "failed", f"failed ({described(error)})", True
                metrics.BOT_FAILURES.labels(kind).inc()
                asked_again = once_more and not its_fault
                then = "any legal move takes its place" if rung == rungs[-1] else "a simpler one takes over"
                if asked_again:
                    then = "it is asked once more"
                logger.warning("%s, table %s, seat %d: bot %s %s; %s", title.key, asked.table, seat, rung, why, then)
                if not asked_again:
                    break
        return asked.position.moves(seat).sample(random.Random(secrets.token_hex(8)))  # nosec B311 # a bot's dice

    async def _ask(self, asked: Asked, rung: str) -> str:
        """What a bot answers, told first what it has not heard yet."""
        home = self._home(asked.table)
        since = home.heard.pop((asked.seat, rung), 0)
        reply = await home.worker.ask(self._wanted(asked, rung, since), self.seconds)
        if reply.what == "stranger":
            reply = await home.worker.ask(self._wanted(asked, rung, 0), self.seconds)
        metrics.THINKING.observe(reply.seconds)
        text = str(_value(reply))
        home.heard[asked.seat, rung] = len(asked.told)
        return text

    def _wanted(self, asked: Asked, rung: str, since: int) -> Answer:
        return Answer(
            table=asked.table,
            seat=asked.seat,
            bot=rung,
            title=asked.position.setup.title.key,
            since=since,
            events=tuple(asked.told[since:]),
            view=msgspec.json.encode(asked.position.view(asked.seat)),
            seconds=self.seconds,
            seed=secrets.token_hex(8),
        )

    def _home(self, table: str) -> _Home:
        home = self._homes.pop(table, None)
        if home is None:
            living = collections.Counter(id(one.worker) for one in self._homes.values())
            home = _Home(min(self._workers, key=lambda worker: (living[id(worker)], worker.waiting)))
        self._homes[table] = home
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return home

    async def work(self, do: Callable[..., bytes], title_key: str, *facts: Any, seconds: float | None = None) -> bytes:
        """What a function makes of the facts in a worker process; TimeoutError if that takes too long.

        Unless told, it may take as long as a bot's answer.
        """
        limit = self.seconds if seconds is None else seconds
        done: bytes = _value(await self._clerk().ask(Work(do, title_key, facts, limit), limit))
        return done

    async def ponder(self, do: Callable[..., bytes], title_key: str, *facts: Any, seconds: float) -> bytes:
        """The same in a process apart from the bots': whatever waits its turn there keeps no table waiting."""
        done: bytes = _value(await self._aside.ask(Work(do, title_key, facts, seconds), seconds))
        return done

    def _clerk(self) -> Worker:
        """Whoever runs and has nothing to do; if nobody, the clerk with the least before it."""
        idle = (one for one in (*self._clerks, *self._workers) if one.runs and not one.waiting)
        return next(idle, None) or min(self._clerks, key=lambda one: one.waiting)

    async def advice(self, position: Position, seat: int) -> Any:
        """What the house advises a seat, from its view alone."""
        view = msgspec.json.encode(position.view(seat))
        return msgspec.json.decode(await self.work(advise, position.setup.title.key, view))


def simpler(name: str, title: Title[Any, Any]) -> list[str]:
    """Who answers for a bot that failed, one after the other."""
    return ["random"] if name in BOTS else [quick_bot(title), "random"]


def advise(title_key: str, view: bytes) -> bytes:
    """Runs in a worker process: what a title advises from a view, as JSON."""
    title = vernissage.title(title_key)
    return msgspec.json.encode(title.advice(title.decode_view(view)))


def _value(reply: Reply) -> Any:
    if reply.what == "slow":
        raise TimeoutError(reply.value)
    if reply.what == "unreadable":
        raise UnreadableMove(reply.value)
    if reply.what != "done":
        raise _Failed(reply.value)
    return reply.value
