"""The questions of Art Society, in the order a round meets them, and what each answer does.

The codes are kept in the Box: hangings of paintings first (painting times squares plus square), then decor on squares,
trades, lots, bids and the few plain words. From `take` to `done` a turn is its seat's own draft: nobody else is told of
it, and it can be taken back step by step (AS-16, AS-R6, AS-R14). Rule numbers are those of docs/titles/art_society.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Choice, Kind, Mode
from vernissage.games.art_society import events as e
from vernissage.games.art_society import scoring
from vernissage.games.art_society.components import GENRES
from vernissage.games.art_society.position import NO_BID, NOTHING, ArtSocietyPosition
from vernissage.games.art_society.wall import squares

P = ArtSocietyPosition

START, LOT, BID, TAKE, HANG = range(5)


class Start(Choice):
    """AS-6: hang one's starting painting so that it covers at least one star. AS-R15: in seat order."""

    key = "start"
    kind = Kind.PLACE

    def options(self, p: P, seat: int) -> Sequence[int]:
        tile = p.starts[seat]
        prints = p.box.footprints[p.box.size[tile]]
        stars = p.box.stars
        return [tile * p.box.cells + cell for cell, area in enumerate(prints) if area & stars]  # AS-R17

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        tile = p.starts[seat]
        if code // p.box.cells != tile or code < 0:
            return Refusal("AS-6", "other-painting")
        if not p.box.footprints[p.box.size[tile]][code % p.box.cells]:
            return Refusal("AS-13", "sticks-out")
        return Refusal("AS-6", "no-star")

    def apply(self, p: P, seat: int, code: int) -> None:
        tile, cell = divmod(code, p.box.cells)
        p.hung[seat] = (code,)
        p.masks[seat] = p.box.footprints[p.box.size[tile]][cell]
        if p.log is not None:
            p.emit(e.STARTED, EVERYONE, seat, tile, cell)
        if seat + 1 < p.seats:
            p.ask_instead((START, seat + 1))
        else:
            p.begin_round()
            p.ask_instead((LOT, p.auctioneer))


class Lot(Choice):
    """AS-8: the auctioneer takes paintings by their backs, one more than there are players; then all are turned up.

    AS-R27: several of one number may be taken.
    """

    key = "lot"

    def options(self, p: P, seat: int) -> Sequence[int]:
        first = p.box.lot_code
        return [first + number for number, pile in enumerate(p.piles) if pile]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - p.box.lot_code < len(p.piles):
            return Refusal("AS-8", "empty-pile")
        return Refusal("AS-8", "pile-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        number = code - p.box.lot_code
        pile = p.piles[number]
        p.lots += pile[:1]
        p.piles[number] = pile[1:]
        if p.log is not None:
            p.emit(e.LOT_CHOSEN, EVERYONE, seat, number)
        if len(p.lots) < p.seats + p.box.extra_lots:
            p.ask_instead((LOT, seat))
            return
        p.lots = tuple(sorted(p.lots, key=lambda tile: (p.box.value[tile], tile)))
        p.reveal()
        if p.log is not None:
            p.emit(e.LOTS_SHOWN, EVERYONE, p.lots)
        p.ask_instead((BID, seat))


class Bid(Choice):
    """AS-9: everybody, the auctioneer too, lays a bid card face down; AS-R29: it may be changed until all lie."""

    key = "bid"
    mode = Mode.SEALED

    def options(self, p: P, seat: int) -> Sequence[int]:
        first = p.box.bid_code
        return [first + card for card in p.hands[seat]]

    def awaited(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in _clockwise(p, p.auctioneer) if p.bids[seat] == NO_BID)

    def optional(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in range(p.seats) if p.bids[seat] != NO_BID)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        card = code - p.box.bid_code
        if 1 <= card <= p.box.bid_cards:
            return Refusal("AS-4", "card-spent", card, len(p.hands[seat]))
        return Refusal("AS-9", "bid-needed", p.box.bid_cards)

    def apply(self, p: P, seat: int, code: int) -> None:
        first = p.bids[seat] == NO_BID
        p.bids[seat] = code - p.box.bid_code
        if first and p.log is not None:
            p.emit(e.BID_LAID, EVERYONE, seat)
        if NO_BID in p.bids:
            p.ask_on((BID, self.awaited(p)[0]))
        else:
            _show_bids(p)


class Take(Choice):
    """AS-10: in the order of their bids, each chooses one of the paintings on offer."""

    key = "take"
    draft = "take"

    def options(self, p: P, seat: int) -> Sequence[int]:
        first = p.box.take_code
        return [first + tile for tile in p.lots]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - p.box.take_code < len(p.box.paintings):
            return Refusal("AS-10", "not-on-offer", available=len(p.lots))
        return Refusal("AS-10", "choice-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        tile = code - p.box.take_code
        p.before = (
            p.hung[seat],
            p.decor[seat],
            p.assistants[seat],
            p.superfluous[seat],
            p.lots,
            p.museum,
            tuple(p.stock),
        )
        p.drafted = (code,)
        p.lots = tuple(lot for lot in p.lots if lot != tile)
        p.taken = tile
        p.ask_on((HANG, seat))


class Hang(Choice):
    """AS-16, AS-19: find a place for the new painting and for what it brings, then confirm.

    AS-24, AS-R24: the assistant's tile may be hung before or after. AS-R3: a painting that fits is hung, or given to
    the assistant if it holds nothing.
    """

    key = "hang"
    kind = Kind.PLACE
    draft = "take"

    def options(self, p: P, seat: int) -> Sequence[int]:
        spreads, plain = _answers(p, seat)
        return [*(first + cell for first, where in spreads for cell in squares(where)), *plain]

    def count(self, p: P, seat: int) -> int:
        spreads, plain = _answers(p, seat)
        return sum(where.bit_count() for _, where in spreads) + len(plain)

    def nth(self, p: P, seat: int, k: int) -> int:
        spreads, plain = _answers(p, seat)
        for first, where in spreads:
            size = where.bit_count()
            if k < size:
                for _ in range(k):
                    where &= where - 1
                return first + (where & -where).bit_length() - 1
            k -= size
        return plain[k]

    def is_legal(self, p: P, seat: int, code: int) -> bool:
        spreads, plain = _answers(p, seat)
        if code in plain:
            return True
        cells = p.box.cells
        return any(first <= code < first + cells and where >> (code - first) & 1 for first, where in spreads)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return _why_not(p, seat, code)

    def apply(self, p: P, seat: int, code: int) -> None:
        box = p.box
        p.drafted += (code,)
        if code < box.decor_code:
            _hang_painting(p, seat, code)
        elif code < box.held_code:
            _hang_decor(p, seat, code - box.decor_code)
        elif code < box.trade_code:
            _hang_held_decor(p, seat, code - box.held_code)
        elif code < box.take_code:
            _trade(p, seat, code - box.trade_code)
        elif code == box.keep_code:
            p.assistants[seat], p.taken, p.fresh = p.taken, NOTHING, True  # AS-23, AS-27
        elif code < box.superfluous_code:
            shape = code - box.keep_decor_code
            _spend_due(p, shape)
            p.assistants[seat], p.fresh = len(box.paintings) + shape, True
        elif code == box.superfluous_code:
            _make_superfluous(p, seat)
        else:
            _confirm(p, seat)
            return
        p.ask_on((HANG, seat))


QUESTIONS = (Start(), Lot(), Bid(), Take(), Hang())
ArtSocietyPosition.QUESTIONS = QUESTIONS


def _clockwise(p: P, first: int) -> list[int]:
    return [*range(first, p.seats), *range(first)]


# Bids.


def _show_bids(p: P) -> None:
    """All turn their cards up; the highest chooses first."""
    p.reveal()
    for seat, card in enumerate(p.bids):
        p.hands[seat] = tuple(held for held in p.hands[seat] if held != card)
        p.spent[seat] += (card,)
    from_top = [pile[::-1] for pile in p.spent]
    # AS-11, AS-R7: equal bids compare the cards below, down to the starting bids, which all differ.
    p.order = tuple(sorted(range(p.seats), key=lambda seat: from_top[seat], reverse=True))
    p.shown = tuple(
        pile[: 1 + max(_common(pile, other) for at, other in enumerate(from_top) if at != seat)]
        for seat, pile in enumerate(from_top)
    )
    if p.log is not None:
        # AS-12, AS-R9: the cards lie open now, but the catalogue keeps them only with open bids.
        p.emit(e.BIDS_SHOWN, EVERYONE, p.order, tuple(p.bids) if p.open_bids else ())
    p.bids = [NO_BID] * p.seats
    p.ask_instead((TAKE, p.order[0]))


def _common(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How many cards from the top are the same."""
    same = 0
    while one[same] == other[same]:
        same += 1
    return same


# The turn.


def fitting(p: P, seat: int, tile: int) -> int:
    """Where a painting can be hung on a seat's wall. AS-R13: it fits if there is any such place."""
    return p.box.spots(p.box.size[tile], p.masks[seat])


def _answers(p: P, seat: int) -> tuple[list[tuple[int, int]], list[int]]:
    """All a seat may do in its turn: sets of squares, each with the code of its square 0, and plain codes."""
    box, cells = p.box, p.box.cells
    spreads: list[tuple[int, int]] = []
    plain: list[int] = []
    held, taken = p.assistants[seat], p.taken
    if taken != NOTHING:
        spots = fitting(p, seat, taken)
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
            spreads.append((held * cells, fitting(p, seat, held)))
        else:
            spreads.append((box.held_code, box.spots(held - len(box.paintings), p.masks[seat])))
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


def _takes_decor(p: P, seat: int, spreads: list[tuple[int, int]], plain: list[int]) -> bool:
    """Add the decor a seat may take; True if it has to take some before it confirms.

    AS-R1: it has to while there is a place for it, on the wall or with the assistant; else it is forfeited.
    AS-R12: a smaller value will do. AS-R16: what is left of a combination may be left, except with `exact`.
    """
    box, mask = p.box, p.masks[seat]
    most = max(abs(due) for due in p.dues)
    forced = max((abs(due) for due in p.dues if due > 0 or p.exact), default=0)
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


def _trades(p: P, seat: int, most: int) -> list[tuple[int, int]]:
    """AS-21, AS-R12, AS-R28: decor in a line on the own wall for other decor on the same squares.

    Only where it brings a tile back of a shape that has run out and that is wanted; once for each tile taken.
    """
    box, cells, stock = p.box, p.box.cells, p.stock
    wanted = [shape for shape, left in enumerate(stock) if not left and box.shields[shape] <= most]
    if not wanted:
        return []
    laid = set(p.decor[seat])
    lines: dict[tuple[int, bool, int], int] = {}
    for number, pattern in enumerate(box.patterns):
        for cell in range(cells):
            if _tiles(p, number, cell) <= laid:
                lines[(cell, pattern.upright, pattern.length)] = number
    trades: dict[int, int] = {}
    for (cell, upright, length), old in lines.items():
        for number, pattern in enumerate(box.patterns):
            if (pattern.upright, pattern.length) == (upright, length) and number != old:
                after = stock[:]
                for shape, _ in box.patterns[old].parts:
                    after[shape] += 1
                for shape, _ in pattern.parts:
                    after[shape] -= 1
                if min(after) >= 0 and any(after[shape] for shape in wanted):
                    trades[number] = trades.get(number, 0) | 1 << cell
    return [(box.trade_code + number * cells, where) for number, where in sorted(trades.items())]


def _tiles(p: P, number: int, cell: int) -> set[int]:
    """The decor a line is made of, laid by a pattern from a square on; one that is never laid if it sticks out."""
    box = p.box
    pattern = box.patterns[number]
    step = box.grid.width if pattern.upright else 1
    tiles = set()
    for shape, at in pattern.parts:
        where = cell + at * step
        inside = where < box.cells and box.footprints[shape][where]
        if not inside or (not pattern.upright and where // box.grid.width != cell // box.grid.width):
            return {NOTHING}
        tiles.add(shape * box.cells + where)
    return tiles


def _hang_painting(p: P, seat: int, code: int) -> None:
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
    p.hung[seat] += (code,)
    p.masks[seat] |= box.footprints[box.size[tile]][cell]
    if p.masks[seat] == box.grid.full:
        # AS-20, AS-R1: a wall completed by a painting earns no decor in that round, not even for the assistant.
        p.dues = ()
        if p.fresh and p.assistants[seat] >= len(box.paintings):
            p.stock[p.assistants[seat] - len(box.paintings)] += 1
            p.assistants[seat] = NOTHING
    elif earned:
        p.dues += (earned,)


def _hang_decor(p: P, seat: int, code: int) -> None:
    """AS-19: a decor tile that was earned goes up by the usual rules."""
    shape, cell = divmod(code, p.box.cells)
    _spend_due(p, shape)
    _put_decor(p, seat, shape, cell)


def _hang_held_decor(p: P, seat: int, cell: int) -> None:
    shape = p.assistants[seat] - len(p.box.paintings)
    p.assistants[seat] = NOTHING
    _put_decor(p, seat, shape, cell)


def _put_decor(p: P, seat: int, shape: int, cell: int) -> None:
    p.decor[seat] += (shape * p.box.cells + cell,)
    p.masks[seat] |= p.box.footprints[shape][cell]
    if p.masks[seat] == p.box.grid.full:
        p.dues = ()  # AS-R1: earned decor may itself complete the wall; there is no place for more


def _spend_due(p: P, shape: int) -> None:
    """A tile uses up the smallest due it fits, of equal ones first what has to be taken.

    AS-17, AS-R23: one tile each; AS-18: from four frames on, several.
    """
    p.stock[shape] -= 1
    p.traded = False
    shields = p.box.shields[shape]
    fitting_dues = (i for i, due in enumerate(p.dues) if abs(due) >= shields)
    at = min(fitting_dues, key=lambda i: (abs(p.dues[i]), p.dues[i] < 0))
    due = p.dues[at]
    rest = abs(due) - shields if due < 0 or due >= p.box.combination else 0
    p.dues = (*p.dues[:at], *((-rest,) if rest else ()), *p.dues[at + 1 :])


def _trade(p: P, seat: int, code: int) -> None:
    number, cell = divmod(code, p.box.cells)
    pattern = p.box.patterns[number]
    new = _tiles(p, number, cell)
    area = 0
    for tile in new:
        area |= p.box.footprints[tile // p.box.cells][tile % p.box.cells]
    kept = []
    for tile in p.decor[seat]:
        shape, at = divmod(tile, p.box.cells)
        if p.box.footprints[shape][at] & area:
            p.stock[shape] += 1
        else:
            kept.append(tile)
    for shape, _ in pattern.parts:
        p.stock[shape] -= 1
    p.decor[seat] = (*kept, *sorted(new))
    p.traded = True


def _make_superfluous(p: P, seat: int) -> None:
    """AS-29, AS-R20, AS-R11: a painting without a place lies beside the wall and brings a decor tile of 1x1.

    AS-R25: it is settled by that and cannot go to the assistant any more. AS-20: a full wall earns nothing.
    """
    p.superfluous[seat] += (p.taken,)
    p.taken = NOTHING
    if p.masks[seat] != p.box.grid.full:
        p.dues += (1,)


def _confirm(p: P, seat: int) -> None:
    """AS-10, AS-R19: the turn is final, the wall is locked, the next in order chooses."""
    p.bind()
    if p.log is not None:
        _tell(p, seat)
    p.takes += ((seat, p.drafted[0] - p.box.take_code),)
    p.drafted = p.before = p.dues = ()
    p.fresh = p.traded = False
    if len(p.takes) < p.seats:
        p.ask_instead((TAKE, p.order[len(p.takes)]))
    else:
        _close_round(p)


def _tell(p: P, seat: int) -> None:
    """What the confirmed turn was, told to everybody step by step."""
    box = p.box
    hung, _, held, superfluous = p.before[:4]
    new = NOTHING
    for code in p.drafted:
        if code < box.decor_code:
            tile, cell = divmod(code, box.cells)
            earned = scoring.matches(box, hung, tile, cell)
            hung = (*hung, code)
            if tile in (new, held):
                p.emit(e.HUNG, EVERYONE, seat, tile, cell, earned, tile == held)
            else:
                p.emit(e.SWAPPED, EVERYONE, seat, new, tile, cell, earned)
        elif code < box.held_code:
            p.emit(e.DECORATED, EVERYONE, seat, *divmod(code - box.decor_code, box.cells), False)
        elif code < box.trade_code:
            p.emit(e.DECORATED, EVERYONE, seat, held - len(box.paintings), code - box.held_code, True)
        elif code < box.take_code:
            p.emit(e.TRADED, EVERYONE, seat, *divmod(code - box.trade_code, box.cells))
        elif code < box.lot_code:
            new = code - box.take_code
            p.emit(e.TOOK, EVERYONE, seat, new)
        elif code == box.keep_code:
            p.emit(e.KEPT, EVERYONE, seat, new)
        elif code < box.superfluous_code:
            shape = code - box.keep_decor_code
            if p.assistants[seat] == len(box.paintings) + shape:  # AS-20: a wall completed later gave it back
                p.emit(e.DECOR_KEPT, EVERYONE, seat, shape)
        elif code == box.superfluous_code:
            p.emit(e.SUPERFLUOUS, EVERYONE, seat, new, len(superfluous) + 1)
    if p.masks[seat] == box.grid.full:
        p.emit(e.WALL_FULL, EVERYONE, seat)


# The end of a round, and of the game.


def _close_round(p: P) -> None:
    """AS-30: what nobody took enters the museum. AS-33: the hammer goes to the left."""
    box = p.box
    (unsold,) = p.lots
    genre = box.genre[unsold]
    p.museum += (unsold,)
    p.prestige[genre] = scoring.advance(p.prestige, genre, box.value[unsold])
    if p.log is not None:
        p.emit(e.ENTERED_MUSEUM, EVERYONE, unsold, p.prestige[genre])
    lots = tuple(sorted((*(tile for _, tile in p.takes), unsold), key=lambda tile: (box.value[tile], tile)))
    p.sales.append((p.round, p.auctioneer, lots, p.takes, unsold))
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
        p.begin_round()
        p.ask_instead((LOT, p.auctioneer))


def _finish(p: P, reason: str) -> None:
    """AS-45: the count, seat by seat; then all that was hidden is shown."""
    p.reason = reason
    p.reveal()
    p.frames.clear()
    if p.log is not None:
        totals = []
        for seat in range(p.seats):
            count = p.sheet(seat)
            totals.append(count.total)
            p.emit(e.SCORED, EVERYONE, seat, sum(count.prestige), *count[3:8], count.total)
        p.emit(e.GAME_ENDED, EVERYONE, tuple(totals), reason)


# Why not.


def _why_not(p: P, seat: int, code: int) -> Refusal:
    """The rule that forbids a step of a turn."""
    box = p.box
    if code < 0 or code >= box.space or box.take_code <= code < box.keep_code:
        return Refusal("AS-19", "turn-needed")
    if code == box.done_code:
        if p.taken != NOTHING:
            return Refusal("AS-19", "painting-waits")
        return Refusal("AS-R1", "decor-waits", max(map(abs, p.dues)))
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
    most = max(map(abs, p.dues), default=0)
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
