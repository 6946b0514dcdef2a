"""The searching seat's own next answers in a play-out: as its tree has them, down to a question not met before."""

from __future__ import annotations

from typing import Any

from vernissage.bots.amounts import near
from vernissage.bots.tree import AS_EVER, MOST, Node, Tree, sight
from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.horizon import Horizon
from vernissage.core.position import Position
from vernissage.core.titles import Title

_NEAR = (-0.1, 0.1, -0.2, 0.2)
"""Amounts that are tried beside the usual one, by what part of it they are lower or higher."""


class FollowUps:
    """A tree, and the way of one play-out after the other through it."""

    def __init__(self, title: Title[Any, Any], seat: int, policy: Policy, instinct: Policy, tree: Tree) -> None:
        self.seat, self.policy, self.instinct, self.tree = seat, policy, instinct, tree
        self.most = title.follow_ups()
        self.path: list[tuple[Node, int]] = []
        """The questions that this play-out came through, and the places of the answers given there."""

    def in_turn(self, position: Position, codes: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
        """Play on as long as the seat itself is asked; gives its answers, behind those it began with."""
        given = [*codes]
        while position.frames and position.frames[-1][1] == self.seat and self._goes_on():
            given.append(self._in_turn(position, dice))
            position.push(given[-1])
        return tuple(given)

    def later(self, position: Position, horizon: Horizon | None, last: float, dice: Dice) -> None:
        """Play on, the others by instinct, until the round in which play-outs stop."""
        while position.frames and self._goes_on() and (horizon is None or horizon.round_of(position) < last):
            seat = position.frames[-1][1]
            code = AS_EVER if seat != self.seat or position.count() == 1 else self._tried(position, dice)
            position.push(self.instinct(position, seat, dice) if code == AS_EVER else code)

    def learn(self, worth: float) -> None:
        """What the play-out came to, which is over."""
        for node, place in self.path:
            node.note(place, worth)
        self.path = []

    def _goes_on(self) -> bool:
        """Whether there is more to look at, below questions that were all met before."""
        return len(self.path) < self.most and (not self.path or self.path[-1][0].visits > 0)

    def _in_turn(self, position: Position, dice: Dice) -> int:
        """The answer in the turn; the policy is slow, so what it says is kept."""
        if position.count() == 1:
            return position.nth(0)
        code = self._tried(position, dice)
        if code != AS_EVER:
            return code
        node = self.path[-1][0]
        if node.usual == AS_EVER or not position.is_legal(node.usual):
            node.usual = self.policy(position, self.seat, dice)
        return node.usual

    def _tried(self, position: Position, dice: Dice) -> int:
        node = self.tree.at(sight(position, self.seat))
        place = node.choose(lambda: self._others(position, dice))
        if place and not position.is_legal(node.codes[place]):  # it may hang on what the seat does not see
            place = 0
        self.path.append((node, place))
        return node.codes[place]

    def _others(self, position: Position, dice: Dice) -> list[int]:
        """Answers that may be tried beside the usual one."""
        question, seat = position.question, self.seat
        usual, count = self.instinct(position, seat, dice), question.count(position, seat)
        if len(amounts := question.amounts(position, seat)) > MOST:
            tried = [*question.options(position, seat)[:1], *near(position, usual, amounts, _NEAR)]
        elif count <= 2 * MOST:
            tried = [*question.codes(position, seat)]
        else:
            tried = [self.instinct(position, seat, dice) for _ in range(MOST)]
            tried += [question.nth(position, seat, int(dice.random() * count)) for _ in range(MOST)]
        return [code for code in dict.fromkeys(tried) if code != usual]
