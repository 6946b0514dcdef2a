"""Points: how genres rank, what each wall is worth. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vernissage.games.art_society.components import Box
from vernissage.games.art_society.file import GENRES


class Sheet(NamedTuple):
    """A score sheet: AS-39 to AS-44 in the order they are counted."""

    paintings: tuple[int, ...]
    """By genre: the paintings that count, those of a faux pas left out."""
    multipliers: tuple[int, ...]
    prestige: tuple[int, ...]
    """By genre: paintings times multiplier."""
    decor: int
    eye_line: int
    full_wall: int
    corners: int
    superfluous: int
    faux_pas: tuple[int, ...]
    """The paintings that count for nothing in the first step."""

    @property
    def total(self) -> int:
        """The sum; it may be negative. AS-R15."""
        return sum(self.prestige) + self.decor + self.eye_line + self.full_wall + self.corners + self.superfluous


def advance(prestige: Sequence[int], genre: int, value: int) -> int:
    """Where a genre's marker comes to stand when a painting of this value enters the museum.

    AS-30, AS-31: it moves by the value; from a space that is taken it steps back to the first free one.
    AS-32, AS-R5: totals simply go on past 50; stepping back never goes below where the marker was.
    """
    start = prestige[genre]
    taken = {total for other, total in enumerate(prestige) if other != genre}
    end = start + value
    while end in taken and end > start:
        end -= 1
    return end


def ranking(prestige: Sequence[int], entered: Sequence[bool]) -> list[int]:
    """The genres that are in the museum, the most prestigious first (AS-38, AS-R5)."""
    genres = [genre for genre, is_in in enumerate(entered) if is_in]
    return sorted(genres, key=lambda genre: -prestige[genre])


def multipliers(box: Box, prestige: Sequence[int], entered: Sequence[bool]) -> tuple[int, ...]:
    """What a painting of each genre counts: x5, x4, x3, x2 by rank; x2 for each that never entered (AS-38)."""
    return _by_rank(box, ranking(prestige, entered), len(prestige))


def _by_rank(box: Box, order: Sequence[int], genres: int) -> tuple[int, ...]:
    worth = [box.absent] * genres
    for genre, times in zip(order, box.multipliers, strict=False):
        worth[genre] = times
    return tuple(worth)


def alike(box: Box, hung: Sequence[int], tile: int, cell: int) -> list[int]:
    """The paintings next to this one that have a frame like its own, itself left out. AS-17."""
    border, frame, cells = box.borders[box.size[tile]][cell], box.frame, box.cells
    own = frame[tile]
    found = []
    for code in hung:
        other, at = divmod(code, cells)
        if frame[other] == own and box.footprints[box.size[other]][at] & border:
            found.append(other)
    return found


def matches(box: Box, hung: Sequence[int], tile: int, cell: int) -> int:
    """How many paintings next to this one have a frame like its own."""
    return len(alike(box, hung, tile, cell))


def faux_pas(box: Box, hung: Sequence[int]) -> tuple[int, ...]:
    """The paintings that hang next to one of their own genre. AS-22, AS-R10, AS-R22: a property of the wall."""
    cells, genre, size = box.cells, box.genre, box.size
    by_genre: list[list[tuple[int, int]]] = [[] for _ in GENRES]
    guilty = set()
    for code in hung:
        tile, cell = divmod(code, cells)
        area, kin = box.footprints[size[tile]][cell], by_genre[genre[tile]]
        for other, border in kin:
            if area & border:
                guilty |= {tile, other}
        kin.append((tile, box.borders[size[tile]][cell]))
    return tuple(code // cells for code in hung if code // cells in guilty) if guilty else ()


def sheet(
    box: Box,
    hung: Sequence[int],
    decor: Sequence[int],
    superfluous: Sequence[int],
    prestige: Sequence[int],
    entered: Sequence[bool],
) -> Sheet:
    """The score sheet of a wall as the genres stand. AS-25, AS-R24: what the assistant holds is not asked for."""
    cells = box.cells
    guilty = faux_pas(box, hung)
    order = ranking(prestige, entered)
    worth = _by_rank(box, order, len(prestige))
    first = order[0] if order else -1
    counted = [0] * len(worth)
    seen = occupied = 0
    for code in hung:
        tile, cell = divmod(code, cells)
        area = box.footprints[box.size[tile]][cell]
        occupied |= area
        if tile not in guilty:
            counted[box.genre[tile]] += 1  # AS-39
        if box.genre[tile] == first and area & box.eye_line:
            seen += 1  # AS-41, AS-R26: partly at eye level is enough, and a faux pas does not matter
    shields = 0
    for code in decor:
        shape, cell = divmod(code, cells)
        occupied |= box.footprints[shape][cell]
        shields += box.shields[shape]  # AS-40
    bare = sum(not occupied & corner for corner in box.grid.corners)  # AS-43, AS-R21: the corner square itself
    return Sheet(
        paintings=tuple(counted),
        multipliers=worth,
        prestige=tuple(count * times for count, times in zip(counted, worth, strict=True)),
        decor=shields,
        eye_line=box.points_eye_line * seen,
        full_wall=box.points_full if occupied == box.grid.full else 0,  # AS-42
        corners=box.points_corner * bare,
        superfluous=box.points_superfluous * len(superfluous),  # AS-44
        faux_pas=guilty,
    )
