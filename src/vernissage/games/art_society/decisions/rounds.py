"""How a turn, a round and the game end, and how a round begins."""

from __future__ import annotations

from vernissage.core.position import EVERYONE
from vernissage.games.art_society import decisions, scoring
from vernissage.games.art_society import events as e
from vernissage.games.art_society.fields import Sale, Taken
from vernissage.games.art_society.position import NOTHING, ArtSocietyPosition

P = ArtSocietyPosition


def begin_round(p: P) -> None:
    """Whoever holds the hammer chooses the lots."""
    p.emit(e.RoundBegan, EVERYONE, p.round + 1, p.auctioneer)
    p.ask_instead((decisions.LOT, p.auctioneer))


def confirm(p: P, seat: int) -> None:
    """AS-10, AS-R19: the turn is final, the wall is locked, the next in order chooses."""
    p.bind()
    _tell(p, seat)
    p.takes += (Taken(seat, p.drafted[0] - p.box.take_code),)
    p.drafted = p.before = p.matched = p.dues = p.paid = ()
    p.fresh = p.traded = False
    if len(p.takes) < p.seats:
        p.ask_instead((decisions.TAKE, p.order[len(p.takes)]))
    else:
        _close_round(p)


def _tell(p: P, seat: int) -> None:
    """What the confirmed turn was, told to everybody step by step."""
    box = p.box
    held = p.before[0].assistant
    new, paintings = NOTHING, 0
    # The spans of the codebook, in their order.
    for code in p.drafted:
        if code < box.decor_code:
            tile, cell = divmod(code, box.cells)
            earned = p.matched[paintings]
            paintings += 1
            if tile in (new, held):
                p.emit(e.Hung, EVERYONE, seat, tile, cell, earned, "assistant" if tile == held else "auction")
            else:
                p.emit(e.Swapped, EVERYONE, seat, new, tile, cell, earned)
        elif code < box.held_code:
            p.emit(e.Decorated, EVERYONE, seat, *divmod(code - box.decor_code, box.cells), "stock")
        elif code < box.trade_code:
            p.emit(e.Decorated, EVERYONE, seat, held - len(box.paintings), code - box.held_code, "assistant")
        elif code < box.take_code:
            number, cell = divmod(code - box.trade_code, box.cells)
            p.emit(e.Traded, EVERYONE, seat, cell, number)
        elif code < box.lot_code:
            new = code - box.take_code
            p.emit(e.Took, EVERYONE, seat, new)
        elif code == box.keep_code:
            p.emit(e.Kept, EVERYONE, seat, new)
        elif code < box.superfluous_code:
            shape = code - box.keep_decor_code
            if p.assistants[seat] == len(box.paintings) + shape:  # AS-20: a wall completed later gave it back
                p.emit(e.DecorKept, EVERYONE, seat, shape)
        elif code == box.superfluous_code:
            p.emit(e.Superfluous, EVERYONE, seat, new, len(p.superfluous[seat]))
    if p.masks[seat] == box.grid.full:
        p.emit(e.WallFull, EVERYONE, seat)


def _close_round(p: P) -> None:
    """AS-30: what nobody took enters the museum. AS-33: the hammer goes to the left."""
    box = p.box
    (unsold,) = p.lots
    genre = box.genre[unsold]
    p.museum += (unsold,)
    p.prestige[genre] = scoring.advance(p.prestige, genre, box.value[unsold])
    p.emit(e.EnteredMuseum, EVERYONE, unsold, genre, box.value[unsold], p.prestige[genre])
    lots = tuple(sorted((*(tile for _, tile in p.takes), unsold), key=lambda tile: (box.value[tile], tile)))
    p.sales.append(Sale(p.round, p.auctioneer, lots, p.takes, unsold))
    p.lots = p.takes = p.order = p.shown = ()
    # AS-37, AS-R8: the round is finished before the game ends by any of its three causes.
    if any(mask == box.grid.full for mask in p.masks):
        _finish(p, "wall_full")  # AS-34
    elif any(len(tiles) >= box.superfluous_end for tiles in p.superfluous):
        _finish(p, "second_superfluous")  # AS-35
    elif not p.hands[0]:
        _finish(p, "no_bids")  # AS-36
    else:
        p.round += 1
        p.auctioneer = (p.auctioneer + 1) % p.seats
        begin_round(p)


def _finish(p: P, reason: str) -> None:
    """AS-45: the count, seat by seat; then all that was hidden is shown."""
    p.reason = reason
    p.reveal()
    p.frames.clear()
    sheets = [p.sheet(seat) for seat in range(p.seats)]
    for seat, sheet in enumerate(sheets):
        p.emit(e.Scored, EVERYONE, seat, sum(sheet.prestige), *sheet[3:8], sheet.total)
    p.emit(e.GameEnded, EVERYONE, tuple(sheet.total for sheet in sheets), reason)
