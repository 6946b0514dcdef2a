"""A training: games, an update, more games, until it has had enough; kept in a folder, from where it goes on.

FOLDER/training.json   what is trained, and how; it cannot be changed on the way
FOLDER/checkpoint.pt   where it stands
FOLDER/curve.csv       what it came to, update by update
FOLDER/past/…          nets of before, which the net plays against
FOLDER/lessons/…       decisions on which counsel was taken: what they came to holds for every later net
FOLDER/weights.npz     what it has learned, for `--bots FOLDER/weights.npz`
"""

from __future__ import annotations

import os
import pickle
import random
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import torch

from vernissage.arena.statistics import wilson
from vernissage.bots.learned import weights
from vernissage.core.errors import VernissageError
from vernissage.core.facts import OptionValue
from vernissage.core.setups import Setup
from vernissage.learn.crews import Crew
from vernissage.learn.gathering import Crop, Errand, League, dump, joined, load
from vernissage.learn.trainer import Shape, Trainer

_WORDS = {
    "rules": "the version of the rules",
    "components": "the digest of the components",
    "worlds": "counsel",
    "measured_against": "what it is measured against",
    "measured_every": "measure-every",
    "measured_games": "measure-games",
}
_PAST = "past"
_LESSONS = "lessons"
_AGAIN = 5
"""Lessons of before that are learned from once more in one update."""
_ERRANDS = 4
"""Errands for each worker of an update with counsel: games take much longer then, and not all the same time."""
_MOST_PAST = 2
"""Nets of before that are played against in one update."""
_SLOWEST = 0.1
"""The part of the pace that is left at the end."""


class TrainingError(VernissageError, ValueError):
    """A training that cannot be begun or gone on with as it was asked for."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What is trained, and how."""

    title: str
    players: int
    options: Mapping[str, OptionValue]
    rules: int
    components: str
    seed: int
    updates: int
    games: int
    """Games of one update."""
    league: League = League()
    worlds: int = 0
    """In how many imagined positions the answers of a decision are tried, for counsel; 0: none is taken."""
    shape: Shape = Shape()
    measured_against: str = "greedy-1"
    measured_every: int = 20
    measured_games: int = 400


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """A point of the curve."""

    update: int
    games: int
    decisions: int
    seconds: float
    entropy: float
    change: float
    surprise: float
    share: float | None = None
    """The part of its games that it won, one such seat among others of the style it is measured against."""
    low: float | None = None
    high: float | None = None


def train(setup: Setup, terms: Terms, folder: Path, workers: int, device: str, until: float) -> Iterator[Mark]:
    """Go on with the training in a folder, or begin it; a mark for each update. `until` is a time of the clock
    (`time.monotonic`) after which no other update begins."""
    _check(folder, terms)
    trainer = Trainer(setup, terms.shape, terms.seed, device)
    marks = _restore(folder, trainer)
    with Crew(setup, workers) as crew:
        while len(marks) < terms.updates and time.monotonic() < until:
            mark = _update(setup, terms, folder, trainer, crew, workers, marks)
            marks.append(mark)
            last = len(marks) == terms.updates or time.monotonic() >= until
            if last or len(marks) % terms.measured_every == 0:
                _keep(setup, terms, folder, trainer, marks)
            yield mark


def _update(
    setup: Setup, terms: Terms, folder: Path, trainer: Trainer, crew: Crew, workers: int, marks: list[Mark]
) -> Mark:
    begun, number, layers = time.monotonic(), len(marks), trainer.layers()
    dice = random.Random(f"{terms.seed}/{number}")  # nosec B311 # which nets of before are met
    known = sorted((folder / _PAST).glob("*.npz"))
    past = dice.sample(known, min(_MOST_PAST, len(known)))
    errands = [
        Errand(seed=f"{terms.seed}/{number}/{worker}", games=games, league=terms.league, worlds=terms.worlds)
        for worker, games in enumerate(_shared_out(terms.games, workers * _ERRANDS if terms.worlds else workers))
    ]
    crops = list(crew.gather(layers, past, errands))
    again = _again(folder, crops, number, dice) if terms.worlds else []
    lesson = trainer.learn(crops, again, max(_SLOWEST, 1 - number / terms.updates))
    before = marks[-1] if marks else None
    mark = Mark(
        update=number + 1,
        games=(before.games if before else 0) + sum(crop.games for crop in crops),
        decisions=(before.decisions if before else 0) + sum(crop.decisions for crop in crops),
        seconds=round((before.seconds if before else 0.0) + time.monotonic() - begun, 2),
        entropy=round(lesson.entropy, 4),
        change=round(lesson.change, 4),
        surprise=round(lesson.surprise, 4),
    )
    if (number + 1) % terms.measured_every == 0 or number + 1 == terms.updates:
        share, low, high = _measured(setup, terms, trainer, crew, workers, number)
        mark = msgspec.structs.replace(mark, share=round(share, 4), low=round(low, 4), high=round(high, 4))
    return mark


def _again(folder: Path, crops: list[Crop], number: int, dice: random.Random) -> list[Crop]:
    """Keep a lesson, and give some of before."""
    known = [file for file in sorted((folder / _LESSONS).glob("*.npz")) if file.stem < f"{number:05}"]
    learned = [load(file.read_bytes()) for file in dice.sample(known, min(_AGAIN, len(known)))]
    _replace(folder / _LESSONS / f"{number:05}.npz", dump(joined(crops)))
    return learned


def _measured(
    setup: Setup, terms: Terms, trainer: Trainer, crew: Crew, workers: int, number: int
) -> tuple[float, float, float]:
    """How often the net as it is wins among others of a style of the title, and the 95 % interval."""
    errands = [
        Errand(seed=f"{terms.seed}/m{number}/{worker}", games=games, measured_against=terms.measured_against)
        for worker, games in enumerate(_shared_out(terms.measured_games, workers))
    ]
    crops = list(crew.gather(trainer.layers(), [], errands))
    games, won = sum(crop.games for crop in crops), sum(crop.won for crop in crops)
    return won / games, *wilson(won, games)


def _shared_out(games: int, workers: int) -> list[int]:
    shares = [games // workers + (worker < games % workers) for worker in range(workers)]
    return [share for share in shares if share]


def _check(folder: Path, terms: Terms) -> None:
    """The folder is new, or holds just this training."""
    for part in (_PAST, _LESSONS):
        (folder / part).mkdir(parents=True, exist_ok=True)
    file = folder / "training.json"
    if not file.exists():
        file.write_bytes(msgspec.json.format(msgspec.json.encode(terms)) + b"\n")
        return
    try:
        known = msgspec.json.decode(file.read_bytes(), type=Terms)
    except msgspec.DecodeError as error:
        raise TrainingError(f"{file} is not the beginning of a training: {error}") from None
    here, there = _told(terms), _told(known)
    other = [f"{words} is {there[words]}, not {here[words]}" for words in here if here[words] != there[words]]
    if other:
        raise TrainingError(f"another training is in {folder}: {'; '.join(other)}")


def _told(terms: Terms) -> dict[str, object]:
    """The terms as whoever trains says them."""
    told = {_WORDS.get(field, field): value for field, value in msgspec.to_builtins(terms).items()}
    del told["shape"]
    told |= {f"the net's {part}": value for part, value in terms.shape._asdict().items()}
    return told | {f"{part} in the league": value for part, value in told.pop("league").items()}


def seed_of(folder: Path) -> int | None:
    """The seed of the training in a folder; None if there is none yet."""
    file = folder / "training.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Terms).seed if file.exists() else None
    except msgspec.DecodeError:
        return None  # what is wrong with it is told when it is gone on with


def _restore(folder: Path, trainer: Trainer) -> list[Mark]:
    file = folder / "checkpoint.pt"
    if not file.exists():
        return []
    try:
        state = torch.load(file, map_location=trainer.device, weights_only=True)
        trainer.restore(state)
        return [msgspec.json.decode(mark, type=Mark) for mark in state["marks"]]
    except (OSError, EOFError, RuntimeError, ValueError, LookupError, TypeError, AttributeError, pickle.PickleError):
        raise TrainingError(
            f"{file} is damaged, or of another training: without it the training in {folder} begins anew"
        ) from None


def _keep(setup: Setup, terms: Terms, folder: Path, trainer: Trainer, marks: list[Mark]) -> None:
    """Everything that goes on from here, each file whole or not at all."""
    last = marks[-1]
    origin = weights.provenance(setup, games=last.games, decisions=last.decisions, seed=terms.seed)
    learned = weights.write(trainer.layers(), origin)
    _replace(folder / "weights.npz", learned)
    _replace(folder / _PAST / f"{last.update:05}.npz", learned)
    columns = Mark.__struct_fields__
    lines = [",".join("" if (told := getattr(mark, name)) is None else str(told) for name in columns) for mark in marks]
    _replace(folder / "curve.csv", "\n".join([",".join(columns), *lines, ""]).encode())
    state = trainer.state() | {"marks": [msgspec.json.encode(mark).decode() for mark in marks]}
    torch.save(state, folder / "checkpoint.new")
    os.replace(folder / "checkpoint.new", folder / "checkpoint.pt")


def _replace(file: Path, content: bytes) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(content)
    os.replace(new, file)
