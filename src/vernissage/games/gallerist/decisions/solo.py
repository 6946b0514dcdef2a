"""The solo game: how Lacerda moves, and what he does on the international market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from vernissage.core.errors import Refusal
from vernissage.core.flow import Frame, then
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.position import HOME, NOTHING, GalleristPosition, more

P = GalleristPosition


def kicked_lacerda(p: P, seat: int, is_assistant: bool, at: int) -> None:
    """GA-124: a ticket is discarded; an assistant goes back to his supply. GA-125: on the market he places one."""
    if is_assistant:
        _back_in_supply(p, at)
    if at == c.INTERNATIONAL_MARKET:
        place_assistant(p)
    then(p, (TOSS, seat))


def _back_in_supply(p: P, at: int) -> None:
    """An assistant of his that stood on a location goes beside the board."""
    p.reserve += 1
    p.emit(e.LacerdaWentHome, EVERYONE, at)


def toss(p: P, kind: int) -> None:
    """A ticket goes from the box office to the discards."""
    p.office = more(p.office, kind, -1)
    p.spent = more(p.spent, kind)
    p.stirred = True
    p.emit(e.Tossed, EVERYONE, kind)


def move_lacerda(p: P) -> bool:
    """One move of Lacerda's. True if he kicks a piece of the player's out."""
    gallerist, assistant = packed.gallerist(p.seats), packed.assistant(p.seats)
    if p.lacerda == NOTHING:
        # GA-121: opposite the player, who has just had the first turn; the market brings nothing yet.
        p.lacerda = (p.stands[0] + len(c.LOCATIONS) // 2) % len(c.LOCATIONS)
        p.places[p.lacerda] = gallerist
        p.emit(e.LacerdaWent, EVERYONE, p.lacerda)
        return False
    if p.places[p.lacerda] == gallerist:  # GA-122: unless he was kicked out
        _leave(p, p.lacerda)
    p.lacerda = to = (p.lacerda + 1) % len(c.LOCATIONS)
    piece = p.places[to]
    p.places[to] = gallerist
    p.emit(e.LacerdaWent, EVERYONE, to)
    if piece == assistant:
        _back_in_supply(p, to)
    if to == c.INTERNATIONAL_MARKET:
        place_assistant(p)  # GA-125
    if piece in (NOTHING, assistant):
        return False
    p.waiting, p.waiting_at = piece, to
    is_assistant = packed.is_assistant(piece)
    if not is_assistant:
        p.stands[0] = HOME
    p.emit(e.KickedByLacerda, EVERYONE, 0, is_assistant, to)
    return True


def _leave(p: P, place: int) -> None:
    """His gallerist leaves a location, and an assistant stays there if there is one."""
    if not p.reserve:
        p.places[place] = NOTHING
        return
    p.places[place] = packed.assistant(p.seats)
    p.reserve -= 1
    p.emit(e.LacerdaLeftBehind, EVERYONE, place)


def place_assistant(p: P) -> None:
    """GA-125, GA-126, GA-127: on the first free space from the top left, in turn in the upper and the lower part."""
    if not p.reserve:
        return
    placed = p.grid.count(p.seats)
    parts = (range(c.UPPER), range(c.UPPER, c.CELLS)) if placed % 2 == 0 else (range(c.UPPER, c.CELLS), range(c.UPPER))
    for part in parts:
        for cell in part:
            if packed.column_of(cell) in p.columns and p.grid[cell] == NOTHING:
                _occupy(p, cell)
                return


def _occupy(p: P, cell: int) -> None:
    p.reserve -= 1
    p.grid[cell] = p.seats
    tile = p.tiles[cell] if cell < c.UPPER else NOTHING
    if tile != NOTHING:
        p.away_tiles += (tile,)
        p.tiles[cell] = NOTHING
    p.emit(e.LacerdaPlaced, EVERYONE, cell, "none" if tile == NOTHING else c.REPUTATION[tile])


class Toss(Choice):
    """GA-124: from which of the largest piles is a ticket discarded when a piece of Lacerda's is kicked out?"""

    key = "toss"
    answers: ClassVar[Answers] = {m.Toss: "ticket"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        most = max(p.office)
        return [k.TICKET + kind for kind in range(3) if p.office[kind] == most] if most else ()

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - k.TICKET < 3:
            return Refusal("GA-124", "smaller-pile", max(p.office), p.office[code - k.TICKET])
        return Refusal("GA-124", "ticket-needed")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        toss(p, code - k.TICKET)


TOSS: Final[int] = P.enrol(Toss())
