"""The influence track: what going back on it brings, in exact steps. Pure functions.

A step is to the previous icon, wherever the marker stands: a money icon pays 1, a star adds 1 fame or pays for a
kicked-out location action.
"""

from __future__ import annotations

from vernissage.games.gallerist.components import Box


def raised(box: Box, space: int, by: int) -> int:
    """Where a marker comes to stand that gains so much. GA-97: what is past the end is lost."""
    return min(box.influence_end, space + by)


def money_steps(box: Box, space: int) -> int:
    """How much money can be paid from here. GA-98."""
    steps = 0
    while (space := box.money_step[space]) >= 0:
        steps += 1
    return steps


def star_steps(box: Box, space: int) -> int:
    """How much fame can be added from here. GA-99."""
    steps = 0
    while (space := box.star_step[space]) >= 0:
        steps += 1
    return steps


def after_money(box: Box, space: int, steps: int) -> int:
    """Where the marker stands after paying so much money."""
    for _ in range(steps):
        space = box.money_step[space]
    return space


def after_stars(box: Box, space: int, steps: int) -> int:
    """Where the marker stands after adding so much fame."""
    for _ in range(steps):
        space = box.star_step[space]
    return space


def most_money(box: Box, space: int, price: int, stars: int) -> int:
    """How much of a price can be paid by influence, if afterwards so many star steps are still wanted."""
    steps = 0
    while steps < price:
        space = box.money_step[space]
        if space < 0 or (stars and star_steps(box, space) < stars):
            break
        steps += 1
    return steps
