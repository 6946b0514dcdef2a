"""The codes of Museum: Pictura, and the names of its numbers: what there is of each thing is the same for every box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vernissage.core.codes import WORD, Codebook
from vernissage.core.errors import UnreadableMove, shown
from vernissage.core.naming import Mask, Names, Naming, Packed, Unnamed
from vernissage.core.questions import BARE
from vernissage.games.pictura.printed import (
    ACTIONS,
    CELL_NAMES,
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

_PAINTINGS = Names("painting", PAINTING_NAMES)


def _places(museums: Sequence[str]) -> Names:
    """The places of the international museums, as they stand in a box."""
    return Names("place", [f"{museum}-{place}" for museum in museums for place in range(1, MUSEUM_PLACES + 1)])


def codebook(museums: Sequence[str]) -> Codebook:
    """The codes of a game."""
    return Codebook(
        hang=Packed(painting=_PAINTINGS, payment=_PAINTINGS),
        swap=Packed(painting=_PAINTINGS, place=_places(museums)),
        painting=_PAINTINGS,
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
HANG = _BOOK["hang"].first
"""Hang a painting and pay with another: painting × 180 + payment."""
SWAP = _BOOK["swap"].first
"""Give a painting for the one in a place of the international museums: painting × 16 + place."""
PICK = _BOOK["painting"].first
"""One painting: taken, hung without paying, or one of several."""
GOAL = _BOOK["goal"].first
EXHIBIT = _BOOK["exhibit"].first
REWARD = _BOOK["reward"].first
FAVOUR = _BOOK["favour"].first
CLAIM = _BOOK["claim"].first
"""A patron: patron × 2 for the points, one more for the effect."""
EXCHANGE = _BOOK["change"].first
"""Two places of a layout change: (a1, b1), (a1, c1) …"""
INVENTORY = _BOOK["inventory"].first
ARRANGE = _BOOK["arrange"].first
REPLACE = _BOOK["replace"].first
PASS = _BOOK["pass"].first
DONE = _BOOK["done"].first


def painting(name: str) -> int:
    """The number of a painting that a move names; UnreadableMove if there is none."""
    try:
        number: int = _PAINTINGS.one(name)
    except Unnamed as error:
        raise UnreadableMove(str(error)) from None
    return number


class Sparse(Naming):
    """A row with a place for each of some names, those where nothing is left out; `none` if there is no row at all."""

    def __init__(self, keys: Names, values: Naming, nothing: int, row: type[list[int]] | type[tuple[int, ...]]) -> None:
        self.keys, self.values, self.nothing, self.row = keys, values, nothing, row

    def write(self, value: Sequence[int]) -> Any:
        if not value:
            return "none"
        items = zip(self.keys.names, value, strict=True)
        return {key: self.values.write(item) for key, item in items if item != self.nothing}

    def read(self, plain: Any) -> Any:
        if plain == "none":
            return self.row()
        if not isinstance(plain, dict):
            raise Unnamed(f"a table of each {self.keys.what} is wanted, not {shown(plain)}")
        found = [self.nothing] * self.keys.size
        for key, item in plain.items():
            found[self.keys.one(key)] = self.values.read(item)
        return self.row(found)


def vocabulary(museums: Sequence[str], seats: int) -> dict[str, Naming]:
    """The names of the engine's numbers, by mark."""
    knowers = Names("one who can know", [*(f"seat {seat}" for seat in range(seats)), "onlookers"])
    return {
        "painting": _PAINTINGS,
        "payment": Names("painting", PAINTING_NAMES, none=""),
        "trend": Names("trend", TREND_NAMES),
        "patron": Names("patron", PATRON_NAMES),
        "favour": Names("favour", FAVOURS),
        "collection": Names("collection", COLLECTIONS),
        "reward": Names("reward", REWARDS),
        "action": Names("action", ACTIONS, none=""),
        "museum": Names("museum", museums),
        "place": _places(museums),
        "wall": Sparse(Names("place", CELL_NAMES), _PAINTINGS, BARE, tuple),
        "knowers": Sparse(_PAINTINGS, Mask(knowers), 0, list),
    }
