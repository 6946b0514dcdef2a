"""Plays the games of a plan, in this process or in several. The results do not depend on how many."""

from __future__ import annotations

import collections
import concurrent.futures
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import TypeVar

import msgspec

from vernissage.arena.plans import Plan, PlanError
from vernissage.bots import Budget
from vernissage.bots.files import bot_named
from vernissage.bots.seated import SeatedBot
from vernissage.core.errors import VernissageError
from vernissage.core.events import listening
from vernissage.core.outcome import share_of
from vernissage.core.position import Position
from vernissage.core.setups import Setup

_LARGEST_CHUNK = 4
_CHUNKS_PER_JOB = 8
_AHEAD_PER_JOB = 3


class SimulationFailed(VernissageError, RuntimeError):
    """A game could not be played to its end. The message names the game, its seed and the bot."""


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game, all by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    moves: int
    bots: tuple[str, ...]

    def share(self, seat: int) -> float:
        """The part of the win that is a seat's."""
        return share_of(self.winners, seat)


Watch = Callable[[Position, int, int], None]
"""Told of every answer before it is given: the position, the seat, the code."""
T = TypeVar("T")
PlayGames = Callable[[Plan, int, int], list[T]]
"""Plays the games from one number up to, but without, another. A function that other processes can find by name."""


def run(plan: Plan, jobs: int = 1) -> Iterator[GameResult]:
    """The results of all games, in order, as they come in.

    >>> from vernissage.arena.plans import plan
    >>> games = list(run(plan("modern_art", players=3, games=2, seed=7, bots=["random"])))
    >>> [len(game.scores) for game in games]
    [3, 3]

    With more than one job the games are played by fresh processes, so a script that calls this needs the usual
    `if __name__ == "__main__":`, and its title and bots must be found by name.
    """
    return run_with(play_games, plan, jobs)


def run_with(play: PlayGames[T], plan: Plan, jobs: int) -> Iterator[T]:
    """Whatever `play` finds out about the games of a plan, in order, as it comes in."""
    if jobs < 1:
        raise PlanError(f"a simulation needs at least one job, not {jobs}")
    if jobs == 1 or plan.games == 1:
        for index in range(plan.games):
            yield from play(plan, index, index + 1)
        return
    size = max(1, min(_LARGEST_CHUNK, plan.games // (jobs * _CHUNKS_PER_JOB)))
    chunks = ((first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    yield from _run_apart(play, plan, jobs, chunks)


def play_games(plan: Plan, first: int, end: int) -> list[GameResult]:
    """The games from `first` up to, but without, `end`."""
    setup = plan.setup()
    return [play_game(plan, setup, index) for index in range(first, end)]


def play_game(plan: Plan, setup: Setup, index: int, watch: Watch | None = None) -> GameResult:
    """One game of a plan."""
    title = setup.title
    seed = plan.game_seed(index)
    names = plan.seating(index)
    # New bots for each game: what one remembers must not reach the next game, which another process may play.
    budget = Budget(plan.seconds)
    players = [
        SeatedBot(bot_named(name, title), title, seat, plan.dice(index, seat), budget)
        for seat, name in enumerate(names)
    ]
    position, events = plan.opening(setup, index)
    listeners = [player for player in players if player.listens]
    for player in listeners:
        player.hear(events)
    seat, moves = -1, 0
    try:
        while position.frames:
            seat = position.seat
            codes = players[seat].answer(position)
            for code in codes:
                if watch is not None:
                    watch(position, seat, code)
                if listeners:
                    with listening(position) as heard:
                        position.push(code)
                    for player in listeners:
                        player.hear(heard)
                else:
                    position.push(code)
            if not position.partial:
                moves += 1
    except Exception as error:
        raise SimulationFailed(
            f"game {index} (seed {seed.hex()}) stopped after {moves} moves: "
            f"bot {names[seat]!r} in seat {seat} failed with {type(error).__name__}: {error}"
        ) from error
    outcome = position.outcome
    if outcome is None:
        raise SimulationFailed(f"game {index} (seed {seed.hex()}) stopped after {moves} moves without an outcome")
    return GameResult(scores=outcome.scores, winners=outcome.winners, reason=outcome.reason, moves=moves, bots=names)


def _run_apart(play: PlayGames[T], plan: Plan, jobs: int, chunks: Iterator[tuple[int, int]]) -> Iterator[T]:
    # Spawned, not forked: the same on every system, and safe beside the threads of a notebook or a progress bar.
    pool = concurrent.futures.ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_leave_with_parent
    )
    waiting: collections.deque[concurrent.futures.Future[list[T]]] = collections.deque()
    over = False
    try:
        for first, end in chunks:
            with _interrupts_held():
                waiting.append(pool.submit(play, plan, first, end))
            if len(waiting) >= jobs * _AHEAD_PER_JOB:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
        over = True
    except BrokenProcessPool:
        raise SimulationFailed("a worker process died before its games were over; was it out of memory?") from None
    finally:
        with _interrupts_held():
            if not over:  # nobody wants the other games any more, so nobody waits for them
                _end_workers(pool)
            pool.shutdown(cancel_futures=True)


def _end_workers(pool: concurrent.futures.ProcessPoolExecutor) -> None:
    """End them in the middle of their games; from Python 3.14 on, pools do this themselves."""
    for worker in list((pool._processes or {}).values()):
        worker.terminate()


def _leave_with_parent() -> None:
    """Run in a worker: it ends when the process that asked for the games is gone, however that one ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C comes after this, not within. A process started in here never hears it: its parent deals with it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is interrupted
        return
    heard: list[tuple[int, FrameType | None]] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: heard.append((number, frame)))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if blocked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler)
        if heard and callable(handler):
            handler(*heard[-1])
