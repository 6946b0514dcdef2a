"""The solo game: how Lacerda moves, and what he does on the international market."""

from __future__ import annotations

from vernissage.core.position import EVERYONE
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist.codes import CELLS
from vernissage.games.gallerist.decisions import flow
from vernissage.games.gallerist.decisions.flow import P, then
from vernissage.games.gallerist.decisions.market import UPPER
from vernissage.games.gallerist.position import HOME, NOTHING, more


def kicked_lacerda(p: P, seat: int, is_assistant: int, at: int) -> None:
    """GA-124: a ticket is discarded; an assistant goes back to his supply. GA-125: on the market he places one."""
    p.reserve += is_assistant
    if at == c.INTERNATIONAL_MARKET:
        place_assistant(p)
    then(p, (flow.TOSS, seat))


def toss(p: P, kind: int) -> None:
    """A ticket goes from the box office to the discards."""
    p.office = more(p.office, kind, -1)
    p.spent = more(p.spent, kind)
    p.stirred = True
    if p.log is not None:
        p.emit(e.TOSSED, EVERYONE, kind)


def move_lacerda(p: P) -> bool:
    """One move of Lacerda's. True if he kicks a piece of the player's out."""
    gallerist = 2 * p.seats
    if p.lacerda == NOTHING:
        # GA-121: opposite the player, who has just had the first turn; the market brings nothing yet.
        p.lacerda = (p.stands[0] + len(c.LOCATIONS) // 2) % len(c.LOCATIONS)
        p.places[p.lacerda] = gallerist
        if p.log is not None:
            p.emit(e.LACERDA_WENT, EVERYONE, p.lacerda)
        return False
    if p.places[p.lacerda] == gallerist:  # GA-122: unless he was kicked out
        p.places[p.lacerda] = gallerist + 1 if p.reserve else NOTHING
        p.reserve -= p.reserve > 0
    p.lacerda = to = (p.lacerda + 1) % len(c.LOCATIONS)
    piece = p.places[to]
    p.places[to] = gallerist
    if p.log is not None:
        p.emit(e.LACERDA_WENT, EVERYONE, to)
    if piece == gallerist + 1:
        p.reserve += 1
    if to == c.INTERNATIONAL_MARKET:
        place_assistant(p)  # GA-125
    if piece in (NOTHING, gallerist + 1):
        return False
    p.waiting, p.waiting_at = piece, to
    if piece == 0:
        p.stands[0] = HOME
    if p.log is not None:
        p.emit(e.KICKED_BY_LACERDA, EVERYONE, 0, piece, to)
    return True


def place_assistant(p: P) -> None:
    """GA-125, GA-126, GA-127: on the first free space from the top left, in turn in the upper and the lower part."""
    if not p.reserve:
        return
    placed = p.grid.count(p.seats)
    parts = (range(UPPER), range(UPPER, CELLS)) if placed % 2 == 0 else (range(UPPER, CELLS), range(UPPER))
    for part in parts:
        for cell in part:
            if cell % c.COLUMNS in p.columns and p.grid[cell] == NOTHING:
                _occupy(p, cell)
                return


def _occupy(p: P, cell: int) -> None:
    p.reserve -= 1
    p.grid[cell] = p.seats
    tile = p.tiles[cell] if cell < UPPER else NOTHING
    if tile != NOTHING:
        p.away_tiles += (tile,)
        p.tiles[cell] = NOTHING
    if p.log is not None:
        p.emit(e.LACERDA_PLACED, EVERYONE, cell, tile)
