"""How far bots come at a table for one, where nobody is beaten and it counts which goals were reached."""

from __future__ import annotations

import collections
from collections.abc import Sequence

import msgspec

from vernissage.arena.statistics import wilson

FORM = "vernissage alone 1"


class Fared(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot fared."""

    bot: str
    games: int
    score: float
    reached: dict[str, int]
    """By level of the title, the easiest first: in how many games its goals were reached, or those of a harder one."""

    def share(self, level: str) -> tuple[float, float, float]:
        """The part of the games in which a level was reached, and its interval, 95 %."""
        return self.reached[level] / self.games, *wilson(self.reached[level], self.games)


class Alone(msgspec.Struct, frozen=True, kw_only=True):
    """Some bots with the same deals: the JSON form."""

    form: str
    title: str
    name: str
    games: int
    seed: int
    budget: float
    rules: int
    date: str
    played: tuple[Fared, ...]


def counted(bot: str, games: Sequence[tuple[str, int]], levels: Sequence[str]) -> Fared:
    """What a bot reached, by the level and the score of each game. Whoever reaches a level has reached those before it.

    >>> counted("greedy", [("none", 90), ("hard", 150), ("easy", 120)], ["easy", "hard"]).reached
    {'easy': 2, 'hard': 1}
    """
    by_level = collections.Counter(level for level, _ in games)
    return Fared(
        bot=bot,
        games=len(games),
        score=sum(score for _, score in games) / len(games),
        reached={level: sum(by_level[harder] for harder in levels[place:]) for place, level in enumerate(levels)},
    )
