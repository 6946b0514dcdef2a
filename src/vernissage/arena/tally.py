"""Counts what a simulation showed: wins by seat and by bot, scores, lengths, and how the games ended."""

from __future__ import annotations

import collections
from collections.abc import Sequence
from typing import NamedTuple

from vernissage.arena.simulation import GameResult
from vernissage.arena.statistics import Summary, evenness, summary, wilson


class Wins(NamedTuple):
    """A share of the games won, beside the share that would be fair. A win shared by two is half a win for each."""

    won: float
    games: int
    fair: float

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, by Wilson."""
        return wilson(self.won, self.games)


class Side(NamedTuple):
    """What was counted for a seat, or for a bot wherever it sat."""

    name: str
    seats: int
    """How many seats of a game it holds."""
    wins: Wins
    scores: Summary


class Tally(NamedTuple):
    """What is worth knowing about many games."""

    seats: tuple[Side, ...]
    bots: tuple[Side, ...]
    lengths: Summary
    """Moves of a game."""
    reasons: tuple[tuple[str, int], ...]
    """How the games ended, the most frequent first."""
    seat_evenness: float
    """The p-value of the seats being equally good; small means that where one sits matters."""


def tally(results: Sequence[GameResult]) -> Tally:
    """Count one game or more, all with the same number of players."""
    players = len(results[0].scores)
    seats = [_side(str(seat), 1, results, [(seat,)] * len(results)) for seat in range(players)]
    names = list(dict.fromkeys(results[0].bots))
    bots = []
    for name in names:
        held = [tuple(seat for seat, bot in enumerate(result.bots) if bot == name) for result in results]
        bots.append(_side(name, len(held[0]), results, held))
    reasons = collections.Counter(result.reason for result in results)
    return Tally(
        seats=tuple(seats),
        bots=tuple(bots),
        lengths=summary([result.moves for result in results]),
        reasons=tuple(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        seat_evenness=evenness([side.wins.won for side in seats]),
    )


def _side(name: str, seats: int, results: Sequence[GameResult], held: Sequence[tuple[int, ...]]) -> Side:
    won, scores = 0.0, []
    for result, places in zip(results, held, strict=True):
        won += sum(map(result.share, places))
        scores += [result.scores[place] for place in places]
    fair = seats / len(results[0].scores)
    return Side(name, seats, Wins(won, len(results), fair), summary(scores))
