"""To hold an exhibition, and the reward for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import events as e
from vernissage.games.pictura import moves as m
from vernissage.games.pictura import scoring, table
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import REWARD_GRANT, REWARD_SPACES, REWARD_SUPPLIES, TYPES


def no_exhibition(p: P, seat: int, kind: int, there: int) -> Refusal | None:
    """Why there can be no exhibition of a period or a domain, of which so many hang."""
    least = p.box.scale.least
    if there < least:
        return Refusal("PI-R4", "no-collection", least, there)  # PI-43, PI-R16: four of a kind can be connected
    if kind in p.exhibitions[seat]:
        return Refusal("PI-47", "exhibited-before", 0, 1)
    if len(p.exhibitions[seat]) >= p.box.most_exhibitions:
        return Refusal("PI-48", "exhibitions-used-up", p.box.most_exhibitions, len(p.exhibitions[seat]))
    return None if p.tokens[kind] else Refusal("PI-46", "no-token", 1, 0)


def exhibitions(p: P, seat: int, counts: Sequence[int]) -> list[int]:
    """The codes of the exhibitions a seat could hold, of whose museum so many paintings are of each kind."""
    least = p.box.scale.least
    large = [kind for kind in range(TYPES) if counts[kind] >= least]
    return [c.EXHIBIT + kind for kind in large if no_exhibition(p, seat, kind, counts[kind]) is None]


def exhibit(p: P, seat: int, kind: int) -> None:
    """PI-43: the value of a collection now. PI-45: the upper token brings 3 more. PI-R4: the paintings stay."""
    value = scoring.collection_value(p.box.scale, kind, p.counts(seat)[kind])
    bonus = p.box.token_points if p.tokens[kind] == p.box.tokens else 0
    p.tokens[kind] -= 1
    p.exhibitions[seat] += (kind,)
    p.emit(e.Exhibited, EVERYONE, seat, kind, value, bonus)
    table.gain(p, seat, value)
    table.gain(p, seat, bonus)


class Reward(Choice):
    """PI-44: the token of an exhibition covers a reward space that is free; each reward is had once."""

    key = "reward"
    answers: ClassVar[Answers] = {m.Reward: "reward"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.REWARD + space for space in range(REWARD_SPACES) if space not in p.rewards[seat]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - c.REWARD < REWARD_SPACES:
            return Refusal("PI-44", "space-taken", available=REWARD_SPACES - len(p.rewards[seat]))
        return Refusal("PI-44", "reward-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        space = code - c.REWARD
        p.rewards[seat] += (space,)
        p.emit(e.Rewarded, EVERYONE, seat, space)
        if space == REWARD_SUPPLIES:  # PI-R35
            table.draw_paintings(p, seat, p.box.supplies_paintings)
            for _ in range(p.box.supplies_favours):
                table.draw_favour(p, seat)
        elif space == REWARD_GRANT:  # PI-R36
            table.gain(p, seat, p.box.grant)
        p.settled()
