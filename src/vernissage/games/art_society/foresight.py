"""What each seat can expect at the end of a round: by what hangs, by the room that is left, and by its bid cards."""

from __future__ import annotations

from typing import Final

from vernissage.core.horizon import Horizon
from vernissage.games.art_society.heuristic import room, worth
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition

P = ArtSocietyPosition

# Set by eye.
_CORNERS: Final = 0.6
"""What part of the cost of bare corners will stay."""
_BID: Final = 0.15
"""What each point of the bid cards in hand will bring."""
_KEPT: Final = 0.4
"""What a painting with the assistant is worth beside one that is hung."""
_KEPT_DECOR: Final = 0.5


_LEADS: Final = (1.0, 1.0, 1.5, *[2.5] * 5, *[3.7] * 6, 7.0, 8.0, 12.0, 18.4)
"""How surely a lead wins, by round: `tools/leads.py art_society --games 60`."""


def expected(p: P) -> list[float]:
    """What each seat can expect to score."""
    values, firsts = worth(p)
    return [_expected(p, seat, values, firsts) for seat in range(p.seats)]


def _expected(p: P, seat: int, values: tuple[float, ...], firsts: tuple[float, ...]) -> float:
    """The score sheet, with genres as they will probably rank."""
    box, sheet = p.box, p.sheet(seat)
    found = sum(count * value for count, value in zip(sheet.paintings, values, strict=True))
    found += sheet.decor + sheet.full_wall + sheet.superfluous + _CORNERS * sheet.corners
    for code in p.hung[seat]:
        tile, cell = divmod(code, box.cells)
        if box.footprints[box.size[tile]][cell] & box.eye_line:
            found += firsts[box.genre[tile]] * box.points_eye_line
    held = p.assistants[seat]
    if held != NOTHING:
        found += _KEPT * values[box.genre[held]] if held < len(box.paintings) else _KEPT_DECOR
    return found + room(box, p.masks[seat]) + _BID * p.bids_left(seat)


HORIZON = Horizon(2, lambda p: p.round, expected, _LEADS)
