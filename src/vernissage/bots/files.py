"""Bots of your own, by file: `thrifty.py:Thrifty` is the class Thrifty in the file thrifty.py, `weights.npz` a net, and
`maestro(weights.npz)` a search that the net guides. `maestro(jobs=4)` is the house's, thinking in four processes.

Whoever names a file lets it run, so only the command line and Python look here; a house that serves others does not.
"""

from __future__ import annotations

import functools
import importlib.util
import inspect
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from vernissage.bots import Bot, UnknownBot, bot
from vernissage.bots.helping import MOST
from vernissage.bots.learned.player import LearnedBot, NetGuide
from vernissage.bots.search import SearchBot
from vernissage.core.setups import Setup
from vernissage.core.titles import Title

_SEVERAL = re.compile(r"maestro\(jobs=(.*)\)")
_GUIDED = re.compile(r"maestro\((.+\.npz)\)")


def bot_named(name: str, title: Title[Any, Any]) -> Bot:
    """A bot of the house; with `FILE.py:CLASS` one's own; with `FILE.npz` a net, alone or as a guide."""
    if several := _SEVERAL.fullmatch(name):
        return SearchBot(name, jobs=_jobs(several[1], name))
    if guided := _GUIDED.fullmatch(name):
        return SearchBot(name, guide=NetGuide(_weights(Path(guided[1]))))
    if name.endswith(".npz"):
        return LearnedBot(_weights(Path(name)))
    file, colon, class_name = name.rpartition(":")
    if not colon:
        if name.endswith(".py"):
            raise UnknownBot(f"which class in {name} is the bot? Write {name}:CLASS{_list_of(_module(Path(name)))}")
        return bot(name, title)
    made = _class_in(Path(file), class_name)
    try:
        return made()
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{name} cannot be made: {type(error).__name__}: {error}") from error


def check_bot(name: str, setup: Setup) -> None:
    """Raise UnknownBot or WeightsError unless there is such a bot for this game: better told before it than in it."""
    bot_named(name, setup.title).check(setup)


def file_of(name: str) -> Path | None:
    """The file a bot of one's own is in; None for a bot of the house."""
    if guided := _GUIDED.fullmatch(name):
        return Path(guided[1])
    if name.endswith(".npz"):
        return Path(name)
    file, colon, _ = name.rpartition(":")
    return Path(file) if colon else None


def bots_at(title: Title[Any, Any], seats: Sequence[int], bots: Sequence[str]) -> dict[int, Bot]:
    """The bots that take these seats; UnknownBot unless there is one for all of them, or one for each."""
    count = len(seats)
    if len(bots) not in (1, count):
        raise UnknownBot(f"{count} seats are for bots: name one bot for all of them, or {count}, not {len(bots)}")
    named = bots if len(bots) == count else [*bots] * count
    return {seat: bot_named(name, title) for seat, name in zip(seats, named, strict=True)}


def _jobs(number: str, name: str) -> int:
    if not (number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST):
        raise UnknownBot(f"{name} thinks in a whole number of processes, from 1 to {MOST}: write maestro(jobs=4)")
    return int(number)


def _weights(path: Path) -> Path:
    if not path.is_file():
        raise UnknownBot(f"there is no file {path}")
    return path


def _class_in(path: Path, name: str) -> type[Bot]:
    module = _module(path)
    found = getattr(module, name, None)
    if found is None:
        raise UnknownBot(f"there is no {name!r} in {path}{_list_of(module)}")
    if not (inspect.isclass(found) and issubclass(found, Bot)):
        raise UnknownBot(f"{name} in {path} is no bot: make it a class that inherits from vernissage.bots.Bot")
    return found


def _list_of(module: ModuleType) -> str:
    """The bots a file has, to be told behind a complaint."""
    names = [
        name for name, kind in vars(module).items() if inspect.isclass(kind) and kind.__module__ == module.__name__
    ]
    bots = [name for name in names if issubclass(getattr(module, name), Bot)]
    return f"; it has {', '.join(bots)}" if bots else "; it has no class that inherits from vernissage.bots.Bot"


@functools.cache
def _module(path: Path) -> ModuleType:
    """The file as a module, read once in each process."""
    if not path.is_file():
        raise UnknownBot(f"there is no file {path}")
    name = f"vernissage_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownBot(f"{path} is no Python file: its name ends in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise UnknownBot(f"{path} cannot be run: {type(error).__name__}: {error}") from error
    return module
