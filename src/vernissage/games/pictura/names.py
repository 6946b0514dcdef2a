"""The names of Museum: Pictura's numbers: what there is of each thing is the same for every box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vernissage.core.errors import shown
from vernissage.core.naming import Mask, Names, Naming, Unnamed
from vernissage.core.questions import BARE
from vernissage.games.pictura.codes import PAINTINGS_BY_NAME, places
from vernissage.games.pictura.printed import (
    ACTIONS,
    CELL_NAMES,
    COLLECTIONS,
    FAVOURS,
    PAINTING_NAMES,
    PATRON_NAMES,
    REWARDS,
    TREND_NAMES,
)


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
        "painting": PAINTINGS_BY_NAME,
        "payment": Names("painting", PAINTING_NAMES, none=""),
        "trend": Names("trend", TREND_NAMES),
        "patron": Names("patron", PATRON_NAMES),
        "favour": Names("favour", FAVOURS),
        "collection": Names("collection", COLLECTIONS),
        "reward": Names("reward", REWARDS),
        "action": Names("action", ACTIONS, none=""),
        "museum": Names("museum", museums),
        "place": places(museums),
        "wall": Sparse(Names("place", CELL_NAMES), PAINTINGS_BY_NAME, BARE, tuple),
        "knowers": Sparse(PAINTINGS_BY_NAME, Mask(knowers), 0, list),
    }
