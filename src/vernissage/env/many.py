"""Many games at once: one call steps all of them, and everything lies in a few arrays.

>>> games = vector("modern_art", n=8, players=3, seed=7)
>>> games.observations.shape, games.masks.shape
((8, 128), (8, 2773))
>>> games.step(games.masks.argmax(axis=1))
>>> games.step(games.sample(np.random.default_rng(7)))
>>> games.close()
"""

from __future__ import annotations

import contextlib
import multiprocessing
import weakref
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vernissage.core import chance
from vernissage.core.errors import IllegalCode, OptionError, VernissageError, shown
from vernissage.core.setups import Setup
from vernissage.core.titles import Title
from vernissage.core.whole import whole
from vernissage.env import setting
from vernissage.env.stepping import Batch

_PATIENCE = 5.0
"""Seconds a worker has to leave by itself."""
_STEP, _PICK, _RESET = b"s", b"p", b"r"


class GamesLost(VernissageError, RuntimeError):
    """A worker process ended before its games did."""


class Vector:
    """`n` games of one title, dealt and ready. The arrays are written anew by each step: copy what is to be kept.

    With more than one worker, fresh processes play them, so a script needs the usual `if __name__ == "__main__":`. The
    stream of a seed is the same whatever the number of workers.

    * `observations`, n × numbers of 32 bits: what the seat asked may know
    * `masks`, n × codes, a byte each: 1 where a code is legal
    * `seats`, n: who is asked
    * `rewards`, n × players: what each seat got by the last step
    * `over`, n: whether the last step ended a game; the row shows the next one already
    """

    def __init__(
        self,
        title: str | Title[Any, Any],
        n: int,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        seed: int | None = None,
        workers: int = 1,
    ) -> None:
        setup = self.setup = setting.setup_of(title, players, options)
        self.n = _count("n", n)
        self.workers = min(_count("workers", workers), self.n)
        self._reward = setting.checked_word("reward", reward, setting.REWARDS)
        self._seed = chance.seed_bytes(seed)
        self._arrays = _Arrays(setup, self.n, shared=self.workers > 1)
        self.observations = _read_only(self._arrays.observations)
        self.masks = _read_only(self._arrays.masks)
        self.seats = _read_only(self._arrays.seats)
        self.rewards = _read_only(self._arrays.rewards)
        self.over = _read_only(self._arrays.over)
        self._rows = np.arange(self.n)
        self._crew: _Crew | _Alone
        if self.workers == 1:
            self._crew = _Alone(setup, self._arrays, self._seed, self._reward)
        else:
            self._crew = _Crew(setup, self._arrays, self._seed, self._reward, self.workers)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Deal all rows anew: by another seed, or once more what the same one gave."""
        if seed is not None:
            self._seed = chance.seed_bytes(seed)
        self._crew.reset(self._seed)

    def step(self, actions: ArrayLike) -> None:
        """Answer in every game. IllegalCode, and nothing changes, if one of the actions is not legal."""
        codes = np.asarray(actions)
        if codes.shape != (self.n,) or codes.dtype.kind not in "iu":
            raise IllegalCode(f"actions are {self.n} whole numbers, not {codes.dtype} of the shape {codes.shape}")
        space = self.masks.shape[1]
        if codes.min() < 0 or codes.max() >= space or not self.masks[self._rows, codes].all():
            legal = np.array([0 <= code < space and self.masks[row, code] for row, code in enumerate(codes)])
            row = int(np.flatnonzero(~legal.astype(bool))[0])
            raise IllegalCode(f"in row {row}, seat {self.seats[row]} may not answer with code {codes[row]}")
        self._arrays.codes[:] = codes
        self._crew.step()

    def sample(self, dice: np.random.Generator) -> NDArray[np.int32]:
        """A legal code for each row, any of them equally likely, for a step at random.

        It comes out of what the engine has listed to fill the masks, so it is far quicker than a search of them.
        """
        if not isinstance(dice, np.random.Generator):
            raise OptionError(f"dice are a generator such as numpy.random.default_rng(7), not {shown(dice)}")
        dice.random(out=self._arrays.rolls)
        self._crew.pick()
        return self._arrays.codes.copy()

    def close(self) -> None:
        """End the worker processes."""
        self._crew.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.setup.title.key} by {self.setup.seats}, workers: {self.workers}>"


vector = Vector
"""As it is called from outside, in lower case beside the environments: `vernissage.env.vector("modern_art", n=64)`."""


def _count(what: str, number: object) -> int:
    count = whole(number)
    if count is None or count < 1:
        raise OptionError(f"{what} is a whole number from 1 on, not {shown(number)}")
    return count


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def _bytes(array: NDArray[Any], kind: str = "B") -> memoryview:
    """An array as one row of bytes, or of numbers of that kind: what the engine writes into."""
    flat: Any = memoryview(array.data).cast("B")
    view: memoryview = flat.cast(kind)
    return view


class _Arrays:
    """The arrays of all games, in memory that processes can share. It is theirs as long as one of them has it."""

    def __init__(self, setup: Setup, n: int, shared: bool) -> None:
        size, space = setup.observation_size, setup.title.space(setup)
        self._shapes = {
            "rolls": ((n,), np.float64),
            "observations": ((n, size), np.int32),
            "rewards": ((n, setup.seats), np.float32),
            "seats": ((n,), np.int32),
            "codes": ((n,), np.int32),
            "over": ((n,), np.bool_),
            "masks": ((n, space), np.int8),
        }
        total = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in self._shapes.values())
        self._memory: Any = multiprocessing.get_context("spawn").RawArray("b", total) if shared else bytearray(total)
        self._spread()

    def _spread(self) -> None:
        at = 0
        for name, (shape, kind) in self._shapes.items():
            array: NDArray[Any] = np.frombuffer(self._memory, kind, int(np.prod(shape)), at).reshape(shape)
            setattr(self, name, array)
            at += array.nbytes

    rolls: NDArray[np.float64]
    observations: NDArray[np.int32]
    rewards: NDArray[np.float32]
    seats: NDArray[np.int32]
    codes: NDArray[np.int32]
    over: NDArray[np.bool_]
    masks: NDArray[np.int8]

    def __getstate__(self) -> tuple[Any, Any]:
        return self._shapes, self._memory

    def __setstate__(self, state: tuple[Any, Any]) -> None:
        self._shapes, self._memory = state
        self._spread()


class _Rows:
    """Some rows of the arrays and the games in them."""

    def __init__(self, setup: Setup, arrays: _Arrays, seed: bytes, reward: str, first: int, end: int) -> None:
        self._batch = Batch(setup, seed, first, end - first, reward)
        self._rewards, self._over, self._codes, self._rolls = (
            part[first:end] for part in (arrays.rewards, arrays.over, arrays.codes, arrays.rolls)
        )
        self._masks = arrays.masks[first:end]
        self._asked = (
            _bytes(arrays.observations[first:end]),
            _bytes(self._masks),
            _bytes(arrays.seats[first:end], "i"),
        )
        self._ends = (_bytes(self._rewards, "f"), _bytes(self._over))

    def reset(self, seed: bytes) -> None:
        self._batch.seed = seed
        self._clear()
        self._batch.begin(*self._asked)

    def step(self) -> None:
        self._clear()
        self._batch.push(self._codes.tolist(), *self._ends)
        self._batch.write(*self._asked)

    def pick(self) -> None:
        self._codes[:] = self._batch.pick(self._rolls.tolist())

    def _clear(self) -> None:
        self._rewards.fill(0)
        self._over.fill(0)
        self._masks.fill(0)


class _Alone:
    """All rows in this process."""

    def __init__(self, setup: Setup, arrays: _Arrays, seed: bytes, reward: str) -> None:
        self._rows: _Rows | None = _Rows(setup, arrays, seed, reward, 0, len(arrays.seats))

    def reset(self, seed: bytes) -> None:
        self._open().reset(seed)

    def step(self) -> None:
        self._open().step()

    def pick(self) -> None:
        self._open().pick()

    def close(self) -> None:
        self._rows = None

    def _open(self) -> _Rows:
        if self._rows is None:
            raise VernissageError("these games are closed")
        return self._rows


class _Crew:
    """The rows shared out among processes, each with an unbroken run of them."""

    def __init__(self, setup: Setup, arrays: _Arrays, seed: bytes, reward: str, workers: int) -> None:
        # Spawned, not forked: the same on every system, and safe beside the threads of a learner.
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._workers = []
        n = len(arrays.seats)
        # What a set-up is made from, not the set-up itself: what is compiled in it cannot travel.
        recipe = (setup.title, setup.seats, dict(setup.options), None if setup.is_standard else setup.components_text)
        for worker in range(workers):
            ours, theirs = context.Pipe()
            rows = (worker * n // workers, (worker + 1) * n // workers)
            process = context.Process(target=_work, args=(theirs, recipe, arrays, seed, reward, *rows), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(process)
        self._finish = weakref.finalize(self, _dismiss, self._lines, self._workers)

    def reset(self, seed: bytes) -> None:
        self._all(_RESET + seed)

    def step(self) -> None:
        self._all(_STEP)

    def pick(self) -> None:
        self._all(_PICK)

    def close(self) -> None:
        self._finish()

    def _all(self, word: bytes) -> None:
        if not self._finish.alive:
            raise VernissageError("these games are closed")
        try:
            for line in self._lines:
                line.send_bytes(word)
            said = [line.recv_bytes() for line in self._lines]
        except (EOFError, OSError):
            self.close()
            raise GamesLost("a worker process ended before its games did; was it out of memory?") from None
        for trouble in filter(None, said):
            self.close()
            raise GamesLost(f"a worker process failed: {trouble.decode()}")


def _dismiss(lines: list[Connection], workers: list[Any]) -> None:
    for line in lines:
        line.close()  # which a worker takes as a goodbye
    for worker in workers:
        worker.join(_PATIENCE)
        if worker.is_alive():
            worker.terminate()
            worker.join()


def _work(
    line: Connection,
    recipe: tuple[Title[Any, Any], int, dict[str, Any], str | None],
    arrays: _Arrays,
    seed: bytes,
    reward: str,
    first: int,
    end: int,
) -> None:
    """Run in a worker: step when told to, and say when it is done; the end of the line is the end of it."""
    title, seats, options, components = recipe
    rows = _Rows(title.setup(seats, options, components), arrays, seed, reward, first, end)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            word = line.recv_bytes()
            try:
                if word == _STEP:
                    rows.step()
                elif word == _PICK:
                    rows.pick()
                else:
                    rows.reset(word[len(_RESET) :])
            except Exception as error:
                line.send_bytes(f"{type(error).__name__}: {error}".encode())
            else:
                line.send_bytes(b"")
