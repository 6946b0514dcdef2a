"""Play-outs: a position played on by itself, by chance or by a policy, without a record and without names.

Search and learning play millions of games; so the loop is here, where it is compiled together with the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vernissage.core.chance import Dice
from vernissage.core.errors import PlayoutError, shown
from vernissage.core.position import Checking, Position
from vernissage.core.whole import whole

if TYPE_CHECKING:
    from vernissage.core.authored import Policy


def playout(position: Position, dice: Dice, policy: Policy | None, limit: object) -> int:
    """Play a position on, itself and not a copy, to its end or for `limit` codes. Gives the number of codes pushed.

    By chance each legal code is as likely as the other, and takes one roll of the dice.
    """
    most = _checked(limit)
    if policy is None:
        return _by_chance(position, dice, most)
    pushed = 0
    while pushed != most and position.frames:
        position.push(policy(position, position.frames[-1][1], dice))
        pushed += 1
    return pushed


def _by_chance(position: Position, dice: Dice, most: int) -> int:
    """The same as `position.push(position.nth(int(dice.random() * position.count())))` again and again.

    What these three look up each for itself is looked up once here.
    """
    questions, checked = position.questions, Checking.on
    roll = dice.random
    position.listed = None
    pushed = 0
    while pushed != most and position.frames:
        frame = position.frames[-1]
        question, seat = questions[frame[0]], frame[1]
        if question.is_listed:
            listed = question.options(position, seat)
            code = listed[int(roll() * len(listed))]
        else:
            code = question.pick(position, seat, roll())
        if checked:
            position.push(code)
        else:
            position.ply += 1
            question.apply(position, seat, code)
        pushed += 1
    return pushed


def _checked(limit: object) -> int:
    """The most codes to push; -1, which is never reached, for all."""
    if limit is None:
        return -1
    codes = whole(limit)
    if codes is None or codes < 0:
        raise PlayoutError(f"the limit of a play-out is a whole number of codes from 0 up, not {shown(limit)}")
    return codes
