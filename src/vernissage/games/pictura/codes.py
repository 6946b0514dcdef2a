"""The codes of Museum: Pictura: what there is of each thing is the same for every box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vernissage.core.codes import WORD, Codebook
from vernissage.core.errors import UnreadableMove
from vernissage.core.naming import Names, Packed, Unnamed
from vernissage.games.pictura.printed import (
    CHANGES,
    CHOICES,
    COLLECTIONS,
    FAVOURS,
    INTERNATIONAL,
    MUSEUM_PLACES,
    PAINTING_NAMES,
    PATRON_NAMES,
    REWARDS,
    TREND_NAMES,
)

PAINTINGS_BY_NAME = Names("painting", PAINTING_NAMES)


def places(museums: Sequence[str]) -> Names:
    """The places of the international museums, as they stand in a box."""
    return Names("place", [f"{museum}-{place}" for museum in museums for place in range(1, MUSEUM_PLACES + 1)])


def codebook(museums: Sequence[str]) -> Codebook:
    """The codes of a game."""
    return Codebook(
        hang=Packed(painting=PAINTINGS_BY_NAME, payment=PAINTINGS_BY_NAME),
        swap=Packed(painting=PAINTINGS_BY_NAME, place=places(museums)),
        painting=PAINTINGS_BY_NAME,
        goal=Names("trend", TREND_NAMES),
        exhibit=Names("collection", COLLECTIONS),
        reward=Names("reward", REWARDS),
        favour=Names("favour", FAVOURS),
        claim=Packed(patron=Names("patron", PATRON_NAMES), choice=Names("choice", CHOICES)),
        change=Names("change", CHANGES),
        inventory=WORD,
        arrange=WORD,
        replace=WORD,
        **{"pass": WORD},
        done=WORD,
    )


_BOOK = codebook(INTERNATIONAL)
HANG: Final[int] = _BOOK["hang"].first
"""Hang a painting and pay with another: painting × 180 + payment."""
SWAP: Final[int] = _BOOK["swap"].first
"""Give a painting for the one in a place of the international museums: painting × 16 + place."""
PICK: Final[int] = _BOOK["painting"].first
"""One painting: taken, hung without paying, or one of several."""
GOAL: Final[int] = _BOOK["goal"].first
EXHIBIT: Final[int] = _BOOK["exhibit"].first
REWARD: Final[int] = _BOOK["reward"].first
FAVOUR: Final[int] = _BOOK["favour"].first
CLAIM: Final[int] = _BOOK["claim"].first
"""A patron: patron × 2 for the points, one more for the effect."""
EXCHANGE: Final[int] = _BOOK["change"].first
"""Two places of a layout change: (a1, b1), (a1, c1) …"""
INVENTORY: Final[int] = _BOOK["inventory"].first
ARRANGE: Final[int] = _BOOK["arrange"].first
REPLACE: Final[int] = _BOOK["replace"].first
PASS: Final[int] = _BOOK["pass"].first
DONE: Final[int] = _BOOK["done"].first


def painting(name: str) -> int:
    """The number of a painting that a move names; UnreadableMove if there is none."""
    try:
        number: int = PAINTINGS_BY_NAME.one(name)
    except Unnamed as error:
        raise UnreadableMove(str(error)) from None
    return number
