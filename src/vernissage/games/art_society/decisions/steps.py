"""What each step of a turn does to the draft."""

from __future__ import annotations

from vernissage.games.art_society import scoring
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition

P = ArtSocietyPosition


def hang_painting(p: P, seat: int, code: int) -> None:
    """Hang the new painting, the assistant's, or one of the museum's for the new one."""
    box = p.box
    tile, cell = divmod(code, box.cells)
    if tile == p.taken:
        p.taken = NOTHING
    elif tile == p.assistants[seat]:
        p.assistants[seat] = NOTHING
    else:
        # AS-28, AS-R4: the museum has the new one instead; prestige stays as it is.
        p.museum = (*(other for other in p.museum if other != tile), p.taken)
        p.taken = NOTHING
    # AS-17, AS-R2, AS-R10: frames next to it count when it is hung, wherever the painting came from.
    earned = scoring.matches(box, p.hung[seat], tile, cell)
    p.matched += (earned,)
    p.hung[seat] += (code,)
    p.masks[seat] |= box.footprints[box.size[tile]][cell]
    if p.masks[seat] == box.grid.full:
        # AS-20, AS-R1: a wall completed by a painting earns no decor in that round, not even for the assistant.
        p.dues = p.paid = ()
        if p.fresh and p.assistants[seat] >= len(box.paintings):
            p.stock[p.assistants[seat] - len(box.paintings)] += 1
            p.assistants[seat] = NOTHING
    elif earned:
        p.dues += (earned,)


def hang_decor(p: P, seat: int, code: int) -> None:
    """AS-19: a decor tile that was earned goes up by the usual rules."""
    shape, cell = divmod(code, p.box.cells)
    _spend_due(p, shape)
    _put_decor(p, seat, shape, cell)


def keep_decor(p: P, seat: int, shape: int) -> None:
    """AS-19, AS-23: or it is given to the assistant."""
    _spend_due(p, shape)
    p.assistants[seat], p.fresh = len(p.box.paintings) + shape, True


def hang_held_decor(p: P, seat: int, cell: int) -> None:
    """AS-24: the decor the assistant holds goes up."""
    shape = p.assistants[seat] - len(p.box.paintings)
    p.assistants[seat] = NOTHING
    _put_decor(p, seat, shape, cell)


def _put_decor(p: P, seat: int, shape: int, cell: int) -> None:
    p.decor[seat] += (shape * p.box.cells + cell,)
    p.masks[seat] |= p.box.footprints[shape][cell]
    if p.masks[seat] == p.box.grid.full:
        p.dues = p.paid = ()  # AS-R1: earned decor may itself complete the wall; there is no place for more


def _spend_due(p: P, shape: int) -> None:
    """AS-17, AS-18, AS-R23, AS-R6: a tile is noted; what it was taken for is found when the turn is confirmed."""
    p.stock[shape] -= 1
    p.traded = False
    p.paid += (p.box.shields[shape],)


def trade(p: P, seat: int, code: int) -> None:
    """AS-21: lay a line of decor anew; what lay there goes back to the stock."""
    box = p.box
    number, cell = divmod(code, box.cells)
    new = box.lines[number][cell]
    area = 0
    for tile in new:
        area |= box.footprints[tile // box.cells][tile % box.cells]
    kept = []
    for tile in p.decor[seat]:
        shape, at = divmod(tile, box.cells)
        if box.footprints[shape][at] & area:
            p.stock[shape] += 1
        else:
            kept.append(tile)
    for shape, _ in box.patterns[number].parts:
        p.stock[shape] -= 1
    p.decor[seat] = (*kept, *sorted(new))
    p.traded = True


def make_superfluous(p: P, seat: int) -> None:
    """AS-29, AS-R20, AS-R11: a painting without a place lies beside the wall and brings a decor tile of 1x1.

    AS-R25: it is settled by that and cannot go to the assistant any more. AS-20: a full wall earns nothing.
    """
    p.superfluous[seat] += (p.taken,)
    p.taken = NOTHING
    if p.masks[seat] != p.box.grid.full:
        p.dues += (1,)
