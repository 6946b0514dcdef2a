"""Bots think, and advice is worked out, in other processes and with a hard limit.

Only the thinking is timed: waiting for a free worker, starting one and reading a title's code are not a bot's fault. A
bot that was too slow or lost its worker is asked once more; one that fails is replaced by a simpler one.
"""

from __future__ import annotations

import contextlib
import logging
import random
import secrets
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import anyio
import anyio.to_process
import msgspec

import vernissage
from vernissage.bots import BOTS, bot
from vernissage.core.moves import Move
from vernissage.core.position import Position

logger = logging.getLogger(__name__)
T = TypeVar("T")

HUNG = 60.0
"""Seconds beyond the limit after which a worker that says nothing is given up; a loaded machine starts one slowly."""


async def _in_worker(work: Callable[..., T], seconds: float, title_key: str, *facts: Any) -> T:
    """What a worker process makes of the facts; TimeoutError if the work itself takes too long."""
    async with anyio.to_process.current_default_process_limiter():  # the wait for a free worker is not timed
        with anyio.move_on_after(seconds + HUNG):
            return await anyio.to_process.run_sync(
                timed, work, seconds, title_key, *facts, cancellable=True, limiter=anyio.CapacityLimiter(1)
            )
    raise anyio.BrokenWorkerProcess(f"said nothing for {seconds + HUNG:g} s")


def timed(work: Callable[..., T], seconds: float, title_key: str, *facts: Any) -> T:
    """Runs in a worker process: reads the title's code first, then does the work within the limit."""
    vernissage.title(title_key)
    with _at_most(seconds):
        return work(title_key, *facts)


@contextlib.contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """TimeoutError in whatever takes longer. Windows has no such timer: there a worker is given up when it hangs."""
    if sys.platform == "win32":
        yield
        return

    def ring(*_: Any) -> None:
        raise TimeoutError(f"took longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def think(title_key: str, name: str, view: bytes, seed: str) -> str:
    """Runs in a worker process: the move a bot makes from a view, as text."""
    title = vernissage.title(title_key)
    return str(bot(name, title).answer(title, title.decode_view(view), random.Random(seed)))


async def answer(position: Position, seat: int, name: str, seconds: float, table: str) -> Move:
    """The move of a bot that sees only the seat's view. Never fails: the last resort is any legal move."""
    title = position.setup.title
    asked = position.clone()  # the game may go on meanwhile; an answer is judged by what was asked
    view = msgspec.json.encode(position.view(seat))
    ladder = list(BOTS)
    rungs = ladder[: ladder.index(name) + 1] if name in ladder else [*ladder, name]
    for rung in reversed(rungs):
        for once_more in (True, False):
            try:
                text = await _in_worker(think, seconds, title.key, rung, view, secrets.token_hex(8))
                move = title.parse_move(text)
                if asked.refusal(seat, move) is None:
                    return move
                why, its_fault = f"answered {move}, which is not legal", True
            except (TimeoutError, anyio.BrokenWorkerProcess) as error:
                why, its_fault = str(error) or "lost its worker process", False
            except Exception as error:  # whatever a bot does wrong, the table goes on
                why, its_fault = f"failed ({error!r})", True
            asked_again = once_more and not its_fault
            then = "any legal move takes its place" if rung == rungs[0] else "a simpler one takes over"
            if asked_again:
                then = "it is asked once more"
            logger.warning("%s, table %s, seat %d: bot %s %s; %s", title.key, table, seat, rung, why, then)
            if not asked_again:
                break
    return asked.moves(seat).sample(random.Random(secrets.token_hex(8)))


def advise(title_key: str, view: bytes) -> bytes:
    """Runs in a worker process: what the house advises from a view, as JSON."""
    title = vernissage.title(title_key)
    return msgspec.json.encode(title.advice(title.decode_view(view)))


async def advice(position: Position, seat: int, seconds: float) -> Any:
    """What the house advises a seat, from its view alone; TimeoutError if that takes too long."""
    view = msgspec.json.encode(position.view(seat))
    return msgspec.json.decode(await _in_worker(advise, seconds, position.setup.title.key, view))


def read_titles() -> str:
    """Runs in a worker process: read all that a bot will need."""
    return ", ".join(title.key for title in vernissage.titles())


async def warm_up() -> None:
    """Start a worker, so that the first bot does not keep people waiting."""
    try:
        await anyio.to_process.run_sync(read_titles, cancellable=True)
    except Exception as error:
        logger.warning("no worker process could be started: %r", error)
