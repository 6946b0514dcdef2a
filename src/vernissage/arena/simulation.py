"""Plays the games of a plan, in this process or in several. The results do not depend on how many."""

from __future__ import annotations

import collections
import concurrent.futures
import multiprocessing
import multiprocessing.connection
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

import msgspec

from vernissage.arena.plans import Plan, PlanError
from vernissage.bots import Budget
from vernissage.bots.files import bot_named
from vernissage.bots.processes import DIED, end_workers, interrupts_held, leave_with_parent
from vernissage.bots.seated import SeatedBot
from vernissage.core.errors import VernissageError
from vernissage.core.events import Event, listening
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


class Programme(Protocol):
    """Games that are to be played, by number: who sits where, and the seeds of each."""

    @property
    def seconds(self) -> float:
        """How long a bot may think about an answer."""
        ...

    def setup(self) -> Setup: ...

    def opening(self, setup: Setup, index: int) -> tuple[Position, list[Event]]: ...

    def seating(self, index: int) -> tuple[str, ...]: ...

    def game_seed(self, index: int) -> bytes: ...

    def dice(self, index: int, seat: int) -> random.Random: ...


class Witness:
    """Who looks on at one game, for a report."""

    hears = False
    """Whether it is told the events, which takes time to put into words."""

    def thought(self, position: Position, seat: int, seconds: float) -> None:
        """A seat has made up its mind; it took so much processor time."""

    def answers(self, position: Position, seat: int, code: int) -> None:
        """What a seat is about to answer, code by code."""

    def happened(self, position: Position, events: list[Event]) -> None:
        """What has happened after a code; at first the events of the set-up."""


T = TypeVar("T")
G = TypeVar("G")
PlayGames = Callable[[G, int, int], list[T]]
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
    return run_with(play_games, plan, range(plan.games), jobs)


def run_with(play: PlayGames[G, T], programme: G, games: range, jobs: int) -> Iterator[T]:
    """Whatever `play` finds out about these games, in order, as it comes in."""
    check_jobs(jobs)
    if jobs == 1 or len(games) == 1:
        for index in games:
            yield from play(programme, index, index + 1)
        return
    size = max(1, min(_LARGEST_CHUNK, len(games) // (jobs * _CHUNKS_PER_JOB)))
    chunks = ((first, min(first + size, games.stop)) for first in range(games.start, games.stop, size))
    yield from _run_apart(play, programme, jobs, chunks)


def check_jobs(jobs: int) -> None:
    """There has to be a process that plays."""
    if jobs < 1:
        raise PlanError(f"a simulation needs at least one job, not {jobs}")


def play_games(plan: Plan, first: int, end: int) -> list[GameResult]:
    """The games from `first` up to, but without, `end`."""
    setup = plan.setup()
    return [play_game(plan, setup, index) for index in range(first, end)]


def play_game(programme: Programme, setup: Setup, index: int, witness: Witness | None = None) -> GameResult:
    """One game of a plan."""
    title = setup.title
    seed = programme.game_seed(index)
    names = programme.seating(index)
    # New bots for each game: what one remembers must not reach the next game, which another process may play.
    budget = Budget(programme.seconds, of_processor=True)
    players = [
        SeatedBot(bot_named(name, title), title, seat, programme.dice(index, seat), budget)
        for seat, name in enumerate(names)
    ]
    position, events = programme.opening(setup, index)
    listeners = [player for player in players if player.listens]
    is_heard = bool(listeners) or (witness is not None and witness.hears)

    def tell(happened: list[Event]) -> None:
        for player in listeners:
            player.hear(happened)
        if witness is not None:
            witness.happened(position, happened)

    tell(events)
    seat, moves = -1, 0
    try:
        while position.frames:
            seat = position.seat
            began = time.process_time()
            codes = players[seat].answer(position)
            if witness is not None:
                witness.thought(position, seat, time.process_time() - began)
            for code in codes:
                if witness is not None:
                    witness.answers(position, seat, code)
                if is_heard:
                    with listening(position) as heard:
                        position.push(code)
                    tell(heard)
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


def _run_apart(play: PlayGames[G, T], programme: G, jobs: int, chunks: Iterator[tuple[int, int]]) -> Iterator[T]:
    # Spawned, not forked: the same on every system, and safe beside the threads of a notebook or a progress bar.
    pool = concurrent.futures.ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=leave_with_parent
    )
    waiting: collections.deque[concurrent.futures.Future[list[T]]] = collections.deque()
    over = False
    try:
        for first, end in chunks:
            with interrupts_held():
                waiting.append(pool.submit(play, programme, first, end))
            if len(waiting) >= jobs * _AHEAD_PER_JOB:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
        over = True
    except BrokenProcessPool:
        raise SimulationFailed(DIED) from None
    finally:
        with interrupts_held():
            if not over:  # nobody wants the other games any more, so nobody waits for them
                end_workers(pool)
            pool.shutdown(cancel_futures=True)
