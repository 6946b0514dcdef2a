"""Before the first turn: everybody keeps a goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE, clockwise
from vernissage.core.questions import Answers, Choice, Mode
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import decisions
from vernissage.games.pictura import events as e
from vernissage.games.pictura import moves as m
from vernissage.games.pictura.decisions.turns import begin_round
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import TRENDS


class Goal(Choice):
    """PI-10: of three trends everybody keeps one as a goal, in secret; the others go back into the deck.

    PI-R41: it may be changed until all have chosen.
    """

    key = "goal"
    answers: ClassVar[Answers] = {m.Goal: "goal"}
    mode = Mode.SEALED

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.GOAL + trend for trend in p.offers[seat]]

    def awaited(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in clockwise(p.first, p.seats) if p.goals[seat] == NOTHING)

    def optional(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in range(p.seats) if p.goals[seat] != NOTHING)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - c.GOAL < TRENDS:
            return Refusal("PI-10", "not-offered", available=len(p.offers[seat]))
        return Refusal("PI-10", "goal-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        first = p.goals[seat] == NOTHING
        p.goals[seat] = code - c.GOAL
        if first:
            p.emit(e.GoalChosen, EVERYONE, seat)
        p.emit(e.GoalSeen, 1 << seat, seat, p.goals[seat])
        if NOTHING in p.goals:
            p.ask_on((decisions.GOAL, self.awaited(p)[0]))
            return
        back = [trend for s in range(p.seats) for trend in p.offers[s] if trend != p.goals[s]]
        p.trend_deck = tuple(p.shuffled("rounds", (*p.trend_deck, *back)))
        p.frames.pop()
        begin_round(p)
