"""Simple tricks: a title's own policy with a twist, to find out whether one of them beats a better player.

A trick is named by its twists: `trick(bid.scale=0.8)`, or `trick(bid.scale=0.8+offer.random)`. They say in which
questions, by their keys, the policy is not followed, and how. A policy that depends only on what its seat may know
stays one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.errors import VernissageError
from vernissage.core.position import Position
from vernissage.core.titles import Title

WITH_NUMBER = ("scale", "add", "cap")
"""Twists of an amount: so many times the policy's, so much more, or never above this part of the most possible."""
PLAIN = ("lowest", "highest", "random", "instinct")
"""Twists of any answer: always the first or the last there is, any, or what the title's instinct would answer."""
_TWIST = re.compile(
    r"(?P<question>[\w-]+)\."
    rf"(?:(?P<with>{'|'.join(WITH_NUMBER)})=(?P<number>-?\d+(?:\.\d+)?)|(?P<plain>{'|'.join(PLAIN)}))"
)
_TRICK = re.compile(r"trick\((.*)\)")


class NoSuchTrick(VernissageError, LookupError):
    """A name that stands for no trick of a title."""


@dataclass(frozen=True)
class Twist:
    """How one question is answered otherwise."""

    question: str
    how: str
    number: float = 0.0

    def __str__(self) -> str:
        return f"{self.question}.{self.how}" + (f"={self.number:g}" if self.how in WITH_NUMBER else "")

    def of(self, position: Position, seat: int, own: int, dice: Dice, instinct: Policy) -> int:
        """What it makes of the policy's own answer."""
        if self.how == "instinct":
            return instinct(position, seat, dice)
        if self.how in PLAIN:
            count = position.question.count(position, seat)
            at = {"lowest": 0, "highest": count - 1}.get(self.how)
            return position.question.nth(position, seat, int(dice.random() * count) if at is None else at)
        return self._of_amount(position, seat, own)

    def _of_amount(self, position: Position, seat: int, own: int) -> int:
        amounts = position.question.amounts(position, seat)
        if own not in amounts:
            return own
        first = next(span.first for span in position.setup.codebook.spans.values() if own in span)
        if self.how == "cap":
            wanted = min(own, first + int(self.number * (amounts[-1] - first)))
        else:
            wanted = first + round((own - first) * self.number) if self.how == "scale" else own + round(self.number)
        if wanted < amounts.start and (other := position.question.options(position, seat)):
            return int(other[0])  # as little is not to be had: what is said instead of an amount
        return min(max(wanted, amounts.start), amounts[-1])


def is_trick(name: str) -> bool:
    return _TRICK.fullmatch(name) is not None


def named(twists: tuple[Twist, ...]) -> str:
    """The name of a trick.

    >>> named((Twist("bid", "scale", 0.8), Twist("offer", "random")))
    'trick(bid.scale=0.8+offer.random)'
    """
    return f"trick({'+'.join(map(str, twists))})"


def twists_in(name: str, title: Title[Any, Any]) -> tuple[Twist, ...]:
    """The twists a trick is named by; NoSuchTrick where one of them is none, or names a question the title has not."""
    found = _TRICK.fullmatch(name)
    known = [question.key for question in title.position_type.QUESTIONS]
    twists: list[Twist] = []
    for word in found[1].split("+") if found else [name]:
        twist = _TWIST.fullmatch(word)
        if twist is None:
            hows = ", ".join((*(f"{how}=NUMBER" for how in WITH_NUMBER), *PLAIN))
            raise NoSuchTrick(f"{word!r} is no twist; write QUESTION.HOW, with one of {hows}")
        if twist["question"] in [other.question for other in twists]:
            raise NoSuchTrick(f"{name}: {twist['question']!r} is twisted twice")
        if twist["question"] not in known:
            raise NoSuchTrick(f"{title.facts.name} asks no question {twist['question']!r}; it asks {', '.join(known)}")
        twists.append(Twist(twist["question"], twist["with"] or twist["plain"], float(twist["number"] or 0)))
    return tuple(twists)


def trick(name: str, title: Title[Any, Any]) -> Policy:
    """The policy of that name."""
    twists = {twist.question: twist for twist in twists_in(name, title)}
    policy, instinct = title.policy() or title.instinct(), title.instinct() or title.policy()
    if policy is None or instinct is None:
        raise NoSuchTrick(f"nobody wrote what a sensible player of {title.facts.name} would do, so there are no tricks")

    def answer(position: Position, seat: int, dice: Dice) -> int:
        own = policy(position, seat, dice)
        twist = twists.get(position.question.key)
        return own if twist is None else twist.of(position, seat, own, dice, instinct)

    return answer
