"""Worker processes that play the games to learn from, an errand each, one update after the other."""

from __future__ import annotations

import concurrent.futures
import functools
import multiprocessing
import os
from collections.abc import Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import TracebackType

from vernissage.arena.simulation import SimulationFailed
from vernissage.bots.learned import weights
from vernissage.bots.learned.net import Floats, Net
from vernissage.bots.processes import DIED, end_workers, interrupts_held, leave_with_parent
from vernissage.core.facts import OptionValue
from vernissage.core.registry import title as title_of
from vernissage.core.setups import Setup
from vernissage.learn.gathering import Crop, Errand, Gatherer

_ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""There is a process for each core, and each multiplies its matrices on its own."""


class Crew:
    """So many processes, or none beside this one."""

    def __init__(self, setup: Setup, workers: int) -> None:
        self.recipe = (setup.title.key, setup.seats, dict(setup.options))
        self.pool: concurrent.futures.ProcessPoolExecutor | None = None
        if workers > 1:
            before = {name: os.environ.get(name) for name in _ONE_THREAD}
            os.environ.update(dict.fromkeys(_ONE_THREAD, "1"))
            self.pool = concurrent.futures.ProcessPoolExecutor(
                workers, multiprocessing.get_context("spawn"), initializer=leave_with_parent
            )
            with interrupts_held():
                list(self.pool.map(_arrive, range(workers)))  # they start while it says one thread
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value

    def gather(self, layers: Mapping[str, Floats], past: list[Path], errands: list[Errand]) -> Iterator[Crop]:
        """The games of some errands, played by the net of these layers and by those in the files."""
        if self.pool is None:
            yield from (gather(self.recipe, layers, past, errand) for errand in errands)
            return
        try:
            futures = [self.pool.submit(gather, self.recipe, layers, past, errand) for errand in errands]
            yield from (future.result() for future in futures)
        except BrokenProcessPool:
            raise SimulationFailed(DIED) from None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, traceback: TracebackType | None) -> None:
        if self.pool is None:
            return
        with interrupts_held():
            if kind is not None:  # nobody wants their games any more, so nobody waits for them
                end_workers(self.pool)
            self.pool.shutdown(cancel_futures=True)


def _arrive(worker: int) -> int:
    return worker


def gather(
    recipe: tuple[str, int, dict[str, OptionValue]], layers: Mapping[str, Floats], past: list[Path], errand: Errand
) -> Crop:
    """One errand. Run in a worker."""
    key, seats, options = recipe
    setup = _setup(key, seats, tuple(sorted(options.items())))
    nets = [Net(dict(layers)), *(_before(path) for path in past)]
    return Gatherer(setup, nets).gather(errand)


@functools.lru_cache(maxsize=2)
def _setup(key: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Setup:
    setup: Setup = title_of(key).setup(seats, dict(options))
    return setup


@functools.lru_cache(maxsize=16)
def _before(path: Path) -> Net:
    return weights.read(path.read_bytes(), str(path))[0]
