"""The levels of play that people choose from, weakest first. A weaker one misjudges; none plays just anything.

A title that has a policy or an instinct has all four: the one stands in for the other. A title with neither has none of
them, because nobody can then say what a sensible player would do: `random` alone plays it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vernissage.bots import Bot, StyleBot
from vernissage.bots.search import SearchBot
from vernissage.bots.weighing import WIDTH
from vernissage.core.titles import Title


@dataclass(frozen=True)
class Level:
    """How a level comes to its answers."""

    looks_ahead: bool = True
    """Whether it searches at all; otherwise it follows the title's policy."""
    playouts: int | None = None
    """So many games it plays out in its mind for an answer, at most; None: as many as it has time for."""
    width: int = WIDTH
    """How many answers it thinks about, at most."""
    taste: float = 0.0
    """By how much of a win it misjudges an answer, more or less, for its likes and dislikes. One with a taste takes
    what it fancies most of the answers that looked best, instead of doubting what the policy would not do."""

    learns: bool = False
    """Whether it thinks over its own next answers as well, and remembers for them what it found."""
    plans: bool = True
    """Whether it thinks of a turn as a whole, and of how the title's policy would end it; otherwise of one answer after
    the other, by instinct."""


LEVELS = {
    # Each answer comes to mind in one way it may go, and that is believed.
    "visitor": Level(playouts=1, taste=0.1, plans=False),
    "collector": Level(looks_ahead=False),
    "dealer": Level(playouts=30, width=4),
    "maestro": Level(learns=True),
}
QUICK = "collector"
"""The strongest level that answers at once."""


def levels_of(title: Title[Any, Any]) -> list[str]:
    """The levels that a title has, weakest first."""
    return list(LEVELS) if title.policy() is not None or title.instinct() is not None else []


def level(name: str, title: Title[Any, Any]) -> Bot:
    """A player of a level that the title has."""
    made = LEVELS[name]
    if made.looks_ahead:
        return SearchBot(name, made.playouts, made.taste, plans=made.plans, learns=made.learns, width=made.width)
    policy = title.policy() or title.instinct()
    assert policy is not None
    return StyleBot(name, policy)
