"""All a seat may do in its turn: every tile with the squares it may go to."""

from __future__ import annotations

from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition

P = ArtSocietyPosition
Spread = tuple[int, int]
"""A set of squares, with the code of its square 0 before it."""


def fitting(p: P, seat: int, tile: int) -> int:
    """Where a painting can be hung on a seat's wall. AS-R13: it fits if there is any such place."""
    return p.box.spots(p.box.size[tile], p.masks[seat])


def turn_choices(p: P, seat: int) -> tuple[list[Spread], list[int]]:
    """All a seat may do in its turn: spreads, and plain codes."""
    box, cells, mask = p.box, p.box.cells, p.masks[seat]
    spreads: list[Spread] = []
    plain: list[int] = []
    held, taken = p.assistants[seat], p.taken
    if taken != NOTHING:
        spots = box.spots(box.size[taken], mask)
        if spots:
            spreads.append((taken * cells, spots))
        else:
            for tile in exchangeable(p, taken):
                if where := fitting(p, seat, tile):
                    spreads.append((tile * cells, where))  # AS-28, AS-R18: only what fits, and it is hung at once
            plain.append(box.superfluous_code)  # AS-29
        if held == NOTHING:
            plain.append(box.keep_code)
    if held != NOTHING and not p.fresh:
        if held < len(box.paintings):
            spreads.append((held * cells, box.spots(box.size[held], mask)))
        else:
            spreads.append((box.held_code, box.spots(held - len(box.paintings), mask)))
    due = _takes_decor(p, seat, spreads, plain) if p.dues else False
    if taken == NOTHING and not due:
        plain.append(box.done_code)
    return spreads, plain


def exchangeable(p: P, tile: int) -> list[int]:
    """The museum's paintings of the same genre. AS-28, AS-R4: also what was swapped in before.

    AS-26: asked for the new painting only, never for the assistant's.
    """
    genre = p.box.genre
    return [other for other in p.museum if genre[other] == genre[tile]]


def _takes_decor(p: P, seat: int, spreads: list[Spread], plain: list[int]) -> bool:
    """Add the decor a seat may take; True if it has to take some before it confirms.

    AS-R1: it has to while there is a place for it, on the wall or with the assistant; else it is forfeited.
    AS-R12: a smaller value will do. AS-R11, AS-R16: what is left of a combination may be left, except with `exact`.
    """
    box, mask = p.box, p.masks[seat]
    _, most, forced = p.owed()
    must = False
    free = p.assistants[seat] == NOTHING
    for shape, shields in enumerate(box.shields):
        if shields > most or not p.stock[shape]:
            continue
        where = box.spots(shape, mask)
        if where:
            spreads.append((box.decor_code + shape * box.cells, where))
        if free:
            plain.append(box.keep_decor_code + shape)
        must = must or (shields <= forced and (bool(where) or free))
    if not p.traded and 0 in p.stock:
        spreads += _trades(p, seat, most)
    return must


def _trades(p: P, seat: int, most: int) -> list[Spread]:
    """AS-21, AS-R12, AS-R28: decor in a line on the own wall for other decor on the same squares.

    Only where it brings a tile back of a shape that has run out and that is wanted; once for each tile taken.
    """
    box, stock = p.box, p.stock
    wanted = [shape for shape, left in enumerate(stock) if not left and box.shields[shape] <= most]
    if not wanted:
        return []
    laid = set(p.decor[seat])
    trades: dict[int, int] = {}
    for old, pattern in enumerate(box.patterns):
        where = 0
        for cell, tiles in enumerate(box.lines[old]):
            if tiles and tiles <= laid:
                where |= 1 << cell
        if not where:
            continue
        for number, other in enumerate(box.patterns):
            if (other.upright, other.length) == (pattern.upright, pattern.length) and number != old:
                after = stock[:]
                for shape, _ in pattern.parts:
                    after[shape] += 1
                for shape, _ in other.parts:
                    after[shape] -= 1
                if min(after) >= 0 and any(after[shape] for shape in wanted):
                    trades[number] = trades.get(number, 0) | where
    return [(box.trade_code + number * box.cells, where) for number, where in sorted(trades.items())]
