"""Why a step of a turn is not allowed."""

from __future__ import annotations

from vernissage.core.errors import Refusal
from vernissage.games.art_society.decisions.choices import fitting
from vernissage.games.art_society.file import GENRES
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition
from vernissage.games.art_society.wall import squares

P = ArtSocietyPosition


def why_not(p: P, seat: int, code: int) -> Refusal:
    """The rule that forbids a step of a turn."""
    box = p.box
    if not 0 <= code < box.codebook.size or box.take_code <= code < box.keep_code:
        return Refusal("AS-19", "turn-needed")
    if code == box.done_code:
        if p.taken != NOTHING:
            return Refusal("AS-19", "painting-waits")
        return Refusal("AS-R1", "decor-waits", p.owed().forced)
    if code == box.keep_code:
        return _nothing_new(p) or Refusal("AS-23", "assistant-busy")
    if code == box.superfluous_code:
        return _nothing_new(p) or Refusal("AS-R3", "it-fits", fitting(p, seat, p.taken).bit_count())
    if code >= box.keep_decor_code:
        shape = code - box.keep_decor_code
        return _no_decor(p, shape) or Refusal("AS-23", "assistant-busy")
    if code >= box.trade_code:
        return Refusal("AS-21", "no-trade")
    if code >= box.held_code:
        if p.assistants[seat] < len(box.paintings) or p.fresh:
            return Refusal("AS-24", "assistant-has-none")
        return _no_spot(p, seat, p.assistants[seat] - len(box.paintings), code - box.held_code)
    if code >= box.decor_code:
        shape, cell = divmod(code - box.decor_code, box.cells)
        return _no_decor(p, shape) or _no_spot(p, seat, shape, cell)
    tile, cell = divmod(code, box.cells)
    if tile in p.museum and p.taken != NOTHING:
        if box.genre[tile] != box.genre[p.taken]:
            return Refusal("AS-28", "other-genre", GENRES[box.genre[p.taken]], GENRES[box.genre[tile]])
        if spots := fitting(p, seat, p.taken):
            return Refusal("AS-R3", "it-fits", spots.bit_count())
    elif tile != p.taken and (tile != p.assistants[seat] or p.fresh):
        return Refusal("AS-19", "not-yours-to-hang")
    return _no_spot(p, seat, box.size[tile], cell)


def _nothing_new(p: P) -> Refusal | None:
    return Refusal("AS-19", "painting-settled") if p.taken == NOTHING else None


def _no_decor(p: P, shape: int) -> Refusal | None:
    most = p.owed().most
    if p.box.shields[shape] > most:
        return Refusal("AS-17", "decor-not-earned", p.box.shields[shape], most)
    if not p.stock[shape]:
        return Refusal("AS-21", "decor-exhausted", p.box.shapes[shape])
    return None


def _no_spot(p: P, seat: int, size: int, cell: int) -> Refusal:
    """Why a tile cannot hang there: it sticks out, covers another, or touches none."""
    area = p.box.footprints[size][cell]
    if not area:
        return Refusal("AS-13", "sticks-out")
    if area & p.masks[seat]:
        return Refusal("AS-13", "overlaps", available=p.box.grid.name(next(squares(area & p.masks[seat]))))
    return Refusal("AS-14", "touches-nothing")
