"""Reviews of games that are over: worked out in the background, one after the other, and kept with the table.

A review is made of many small requests to the process that hints come from: a hint waits for one of them at most, bots
wait for none. It goes on while nobody looks, and ends with the house; what was not finished then is begun anew when it
is asked for again. What is kept is in no language and has no names.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from vernissage.bots import Budget
from vernissage.server.faults import described
from vernissage.server.refusals import TableError
from vernissage.server.replays import may_see, source_of
from vernissage.server.reviewing import Afterthought, Decided, Judged, Point, Survey, judged, stood, survey
from vernissage.server.rows import reviews

if TYPE_CHECKING:
    from vernissage.server.house import House
    from vernissage.server.table import LiveTable

logger = logging.getLogger(__name__)
FORM = 1
"""Grows when a review is made or kept in another way: one of another form is made anew."""
MOST_WAITING = 20
"""Reviews that wait for their turn."""
WORST = 5
"""Decisions that are told of each person, at most."""
LEAST = 0.01
"""The part of a win that a decision must have cost to be told, and surely something."""
DOUBTED = 12
"""Decisions of each person that are looked at twice, at most."""
PARTS = {"points": 0.3, "first": 0.45, "second": 0.25}
"""What each part of a review may take of its time."""
LONGEST = 2.0
"""Seconds for one point or decision, at most."""
GRACE = 30.0
"""Seconds of the clock beyond its own after which one of them is given up."""


Ponder = Callable[..., bytes]


class Review(msgspec.Struct, frozen=True):
    """What is kept of a review."""

    form: int
    points: tuple[Point, ...]
    moments: tuple[Judged, ...]
    """The decisions of each person that cost most, in the order of the game."""
    afterthoughts: tuple[Afterthought, ...]
    judged: int
    """Decisions that were judged."""
    forced: int
    """Decisions in which there was nothing to choose."""
    seconds: float
    """How long it took."""


@dataclass
class Job:
    """A review that is under way, or has failed."""

    task: asyncio.Task[None] | None = None
    done: float = 0.0
    """The part of it that is done."""
    failed: bool = False


class Reviews:
    """The reviews of a house."""

    def __init__(self, house: House, seconds: float) -> None:
        self._house = house
        self.seconds = seconds
        """How much of the processor's time a review may take, about; 0: there are none."""
        self._jobs: dict[str, Job] = {}
        self._one_at_a_time = asyncio.Lock()

    async def close(self) -> None:
        """End what is under way."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        self.forget()
        await asyncio.gather(*tasks, return_exceptions=True)

    def forget(self, *tables: str) -> None:
        """These tables are gone, or all: nobody needs their reviews."""
        for id in tables or list(self._jobs):
            job = self._jobs.pop(id, None)
            if job is not None and job.task is not None:
                job.task.cancel()

    @property
    def under_way(self) -> dict[str, float]:
        """By table: the part of its review that is done here."""
        return {id: round(job.done, 3) for id, job in self._jobs.items() if not job.failed}

    def done(self, table: LiveTable) -> float | None:
        """The part of a table's review that is done; None if nobody makes one, here or in another process."""
        here = self.under_way.get(table.id)
        return self._house.elsewhere.review(table.id) if here is None else here

    def job(self, table: LiveTable) -> Job | None:
        """The review of a table that was begun here and is not kept yet."""
        return self._jobs.get(table.id)

    async def kept(self, table: LiveTable) -> Review | None:
        """The review of a table, if it was made."""
        async with self._house.storage.engine.begin() as connection:
            found = sa.select(reviews.c.body).where(reviews.c.table_id == table.id)
            body = (await connection.execute(found)).scalar_one_or_none()
        if body is None:
            return None
        with contextlib.suppress(msgspec.MsgspecError):
            review = msgspec.json.decode(body, type=Review)
            return review if review.form == FORM else None
        return None

    async def begin(self, table: LiveTable) -> None:
        """See to it that a review is made, if there is none."""
        check_over(table)
        if not self.offers(table):
            raise TableError("no-review")
        if self.done(table) is not None or await self.kept(table) is not None or self.done(table) is not None:
            return  # looked at twice: somebody else may have begun it while the storage was asked
        if len(self.under_way) > MOST_WAITING:
            raise TableError("hints-busy")
        job = self._jobs[table.id] = Job()
        job.task = asyncio.create_task(self._make(table, job), name=f"review of {table.id}")

    def offers(self, table: LiveTable) -> bool:
        """Whether the house reviews games, and knows how to play the title. What was imagined of a running game has no
        review, as it has no hints: it would say what to do there, and nobody there would be told."""
        is_imagined = table.fork is not None and table.fork["imagined"]
        knows = (table.title.instinct() or table.title.policy()) is not None
        return self.seconds > 0 and knows and not is_imagined

    async def _make(self, table: LiveTable, job: Job) -> None:
        try:
            async with self._one_at_a_time:
                review = await self._worked_out(table, job)
            await self._keep(table, review)
        except Exception as error:
            logger.warning("table %s: its review failed (%s)", table.id, described(error))
            job.failed, job.task = True, None
            return
        self._jobs.pop(table.id, None)

    async def _keep(self, table: LiveTable, review: Review) -> None:
        row = {"table_id": table.id, "body": msgspec.json.encode(review).decode(), "made": time.time()}
        with contextlib.suppress(IntegrityError):  # the table is gone, or another process was quicker
            async with self._house.storage.engine.begin() as connection:
                await connection.execute(sa.delete(reviews).where(reviews.c.table_id == table.id))
                await connection.execute(sa.insert(reviews).values(**row))

    async def _worked_out(self, table: LiveTable, job: Job) -> Review:
        began = time.monotonic()
        log = await self._house.storage.log(table.id)
        causes = tuple(entry.cause for entry in log if entry.kind != "done")  # which is no entry of the record
        told = await self._ponder(table, survey, source_of(table).text, causes, seconds=GRACE)
        found = msgspec.msgpack.decode(told, type=Survey)
        points = []
        for number, point in enumerate(found.points, 1):
            told = await self._ponder(table, stood, point, *self._share("points", len(found.points)))
            points.append(msgspec.json.decode(told, type=Point))
            job.done = PARTS["points"] * number / len(found.points)
        first = await self._looked_at(table, job, "first", [(decided, None) for decided in found.decisions])
        doubted = _dearest(first, DOUBTED, surely=False)
        decisions = {decided.entry: decided for decided in found.decisions}
        again = [(decisions[one.entry], bytes(one.best.move)) for one in doubted]
        second = await self._looked_at(table, job, "second", again)
        return Review(
            form=FORM,
            points=tuple(points),
            moments=tuple(_dearest(second, WORST, surely=True)),
            afterthoughts=found.afterthoughts,
            judged=len(first),
            forced=found.forced + len(found.decisions) - len(first),
            seconds=round(time.monotonic() - began, 1),
        )

    async def _looked_at(
        self, table: LiveTable, job: Job, part: str, decisions: Sequence[tuple[Decided, bytes | None]]
    ) -> list[Judged]:
        found, before = [], job.done
        for number, (decided, best) in enumerate(decisions, 1):
            told = await self._ponder(table, judged, decided, best, *self._share(part, len(decisions)))
            judgement = msgspec.json.decode(told, type=Judged | None)
            if judgement is not None:
                found.append(judgement)
            job.done = before + PARTS[part] * number / len(decisions)
        job.done = before + PARTS[part]
        return found

    def _share(self, part: str, count: int) -> tuple[str, Budget]:
        """Dice, and the time of one of so many."""
        seconds = min(LONGEST, self.seconds * PARTS[part] / count)
        return secrets.token_hex(8), Budget(seconds, of_processor=True)

    async def _ponder(self, table: LiveTable, do: Ponder, *facts: object, seconds: float = LONGEST + GRACE) -> bytes:
        return await self._house.thinkers.ponder(do, table.title.key, *facts, seconds=seconds)


def check_over(table: LiveTable) -> None:
    """Raise TableError unless all of a game lies open."""
    may_see(table, None)
    if table.position is None or table.position.outcome is None:
        raise TableError("review-not-over")


def _dearest(found: list[Judged], most: int, surely: bool) -> list[Judged]:
    """Of each seat the decisions that cost most, in the order of the game; those that `surely` cost something, or all
    that seem to have.
    """
    by_seat: dict[int, list[Judged]] = defaultdict(list)
    for one in sorted(found, key=lambda one: -one.cost):
        cost_something = one.cost >= LEAST and one.low > 0 if surely else one.cost > 0
        if cost_something and len(by_seat[one.seat]) < most:
            by_seat[one.seat].append(one)
    return sorted((one for kept in by_seat.values() for one in kept), key=lambda one: one.entry)
