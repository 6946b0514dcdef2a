"""People for the terminal: one who reads a script, one who reads the screen."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable

import pytest
from rich.console import Console

import vernissage
from vernissage import terminal
from vernissage.core.titles import Title


class Typist(io.TextIOBase):
    """Standard input: each line is asked of `answer` with what was shown since the last one; None ends the input."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self.screen = screen
        self.answer = answer
        self.seen = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        shown = self.screen.getvalue()[self.seen :]
        self.seen += len(shown)
        typed = self.answer(shown)
        return "" if typed is None else f"{typed}\n"


class Table:
    """A game in the terminal with a person who answers; what was shown is in `shown`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.shown = ""

    def play(
        self,
        answer: Callable[[str], str | None],
        *,
        title: Title | None = None,  # type: ignore[type-arg]
        seats: int = 3,
        seed: int = 5,
        language: str = "en",
        seat: int = 0,
        bot: str = "random",
        width: int = 80,
        components: str | None = None,
        **options: object,
    ) -> int:
        screen = io.StringIO()
        self._monkeypatch.setattr("sys.stdin", Typist(screen, answer))
        console = Console(file=screen, width=width, highlight=False)
        work = title or vernissage.title("modern_art")
        code = terminal.play(
            work, seats, seed, options, language, bot.split(","), seat=seat, console=console, components=components
        )
        self.shown = screen.getvalue()
        return code


def script(lines: Iterable[str]) -> Callable[[str], str | None]:
    """A person who types these lines, whatever is asked, and then no more."""
    rest = iter(lines)
    return lambda shown: next(rest, None)


def reader(seed: int = 1) -> Callable[[str], str | None]:
    """A person who reads the screen and types some answer that is offered there."""
    dice = random.Random(seed)

    def answer(shown: str) -> str:
        span = re.findall(r"(?:from|de|od) (\d+) (?:to|à|do) (\d+)\.", shown)
        asked = shown.rsplit("\n\n", 1)[-1]
        keys = re.findall(r"(?m)(?:^|   ) {0,2}(p|\d+) [A-ZÉ]", asked)
        if span and (not keys or dice.random() < 0.3):
            low, high = map(int, span[-1])
            return str(min(high, low + dice.randrange(5)))
        key = dice.choice(keys) if keys else ""
        places = places_of(asked).get(key)
        return f"{key} {dice.choice(places)}" if places else key

    return answer


def places_of(asked: str) -> dict[str, list[str]]:
    """The places that stand below an answer, by the number before it."""
    places: dict[str, list[str]] = {}
    key = ""
    for line in asked.splitlines():
        if number := re.match(r" {1,2}(\d+) ", line):
            key = number[1]
        elif key and line.startswith("    "):
            places.setdefault(key, []).extend(line.split())
    return places
