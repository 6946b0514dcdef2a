"""The international market: taking a reputation tile, bidding for a work on the easels."""

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
from vernissage.games.gallerist import influence, names, packed
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist.decisions import colony, executive, gains
from vernissage.games.gallerist.fields import Three
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

P = GalleristPosition


def meets(lobby: Three, wanted: Sequence[int]) -> bool:
    """GA-87: whether there is a visitor in the lobby for each that a column wants.

    >>> meets((1, 0, 1), (0b100, 0b011)), meets((1, 0, 1), (0b001, 0b010))
    (True, False)
    """
    investors, vips, collectors = lobby
    return _meets(investors, vips, collectors, wanted, 0)


def _meets(investors: int, vips: int, collectors: int, wanted: Sequence[int], at: int) -> bool:
    """The same for those wanted from a place of the list on."""
    if at == len(wanted):
        return True
    kinds = wanted[at]
    return (
        (kinds & 1 != 0 and investors > 0 and _meets(investors - 1, vips, collectors, wanted, at + 1))
        or (kinds & 2 != 0 and vips > 0 and _meets(investors, vips - 1, collectors, wanted, at + 1))
        or (kinds & 4 != 0 and collectors > 0 and _meets(investors, vips, collectors - 1, wanted, at + 1))
    )


def columns(p: P, seat: int) -> list[int]:
    """The columns a seat has the visitors for."""
    lobby = p.lobbies[seat]
    return [column for column in p.columns if meets(lobby, p.box.market_lobby[column])] if any(lobby) else []


def rows(p: P, seat: int) -> list[int]:
    """GA-89: the reputation rows of forms a seat has acquired."""
    acquired = 0
    for work in p.acquired(seat):
        acquired |= 1 << p.box.work_form[work]
    return [row for row, form in enumerate(p.box.market_forms) if acquired & 1 << form]


def _column_refusal(p: P, seat: int, column: int) -> Refusal | None:
    if column not in p.columns:
        return Refusal("GA-88", "column-closed", needed=column + 1)
    if not meets(p.lobbies[seat], p.box.market_lobby[column]):
        return Refusal("GA-87", "lobby-lacks", needed=column + 1)
    return None


# Reputation.


def tile_cells(p: P, seat: int) -> list[int]:
    """The spaces a seat could take a reputation tile from. GA-94."""
    if NOTHING not in p.spaces[seat] or not executive.has_source(p, seat):
        return []
    open_columns = columns(p, seat)
    if not open_columns:
        return []
    cells = [row * c.COLUMNS + column for row in rows(p, seat) for column in open_columns]
    return [k.CELL + cell for cell in cells if p.tiles[cell] != NOTHING]


def reputation_refusal(p: P, seat: int) -> Refusal | None:
    if tile_cells(p, seat):
        return None
    if not p.acquired(seat):
        return Refusal("GA-89", "nothing-acquired", 1, 0)
    if NOTHING not in p.spaces[seat]:
        return Refusal("GA-94", "spaces-full", 1, 0)
    return _market_refusal(p, seat) or Refusal("GA-89", "no-tile-in-reach")


def _market_refusal(p: P, seat: int) -> Refusal | None:
    if not executive.has_source(p, seat):
        return Refusal("GA-94", "no-assistant", 1, 0)
    if not columns(p, seat):
        return Refusal("GA-87", "lobby-lacks", needed=1)
    return None


class Tile(Choice):
    """GA-89: which reputation tile is taken?"""

    key = "tile"
    answers: ClassVar[Answers] = {m.Reputation: "cell"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return tile_cells(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        cell = code - k.CELL
        if not 0 <= cell < c.UPPER:
            return Refusal("GA-89", "tile-needed")
        row, column = packed.row_of(cell), packed.column_of(cell)
        if why := _column_refusal(p, seat, column):
            return why
        if row not in rows(p, seat):
            return Refusal("GA-89", "form-not-acquired", needed=c.FORMS[p.box.market_forms[row]])
        return Refusal("GA-93", "cell-taken", 0, 1)

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        cell = code - k.CELL
        gains.gain_influence(p, seat, p.box.market_influence[packed.column_of(cell)], names.FROM_MARKET)  # GA-90
        then(p, (colony.SPACE, seat, cell))


# Bids.


def bid_of(p: P, cell: int) -> int:
    """What a lower space costs, and counts in the auction."""
    return p.box.bids[packed.row_of(cell) - c.ROWS]


def _bid_refusal_of(p: P, seat: int, cell: int, at: int) -> Refusal | None:
    column = packed.column_of(cell)
    if why := _column_refusal(p, seat, column):
        return why
    if p.grid[cell] != NOTHING:
        return Refusal("GA-96", "cell-taken", 0, 1)
    at = _after_gain(p, column, at)
    cost = bid_of(p, cell)
    if not gains.affordable(p, seat, cost, at):
        return Refusal("GA-98", "too-dear", cost, p.cash[seat] + influence.money_steps(p.box, at))
    return None


def bid_cells(p: P, seat: int, at: int) -> list[int]:
    """The spaces a seat could bid on, with its influence on space `at`."""
    open_columns = columns(p, seat)
    if not open_columns or not executive.has_source(p, seat):
        return []
    cells = []
    for row, cost in enumerate(p.box.bids):
        for column in open_columns:
            cell = c.UPPER + row * c.COLUMNS + column
            if p.grid[cell] == NOTHING and gains.affordable(p, seat, cost, _after_gain(p, column, at)):
                cells.append(k.CELL + cell)
    return cells


def _after_gain(p: P, column: int, at: int) -> int:
    """GA-95: the column's influence comes first, and may help to pay."""
    return influence.raised(p.box, at, p.box.market_influence[column])


def bid_refusal(p: P, seat: int, at: int) -> Refusal | None:
    if bid_cells(p, seat, at):
        return None
    if why := _market_refusal(p, seat):
        return why
    whys = [_bid_refusal_of(p, seat, cell, at) for cell in range(c.UPPER, c.CELLS)]
    order = ("GA-98", "GA-96", "GA-87", "GA-88")
    return min((why for why in whys if why is not None), key=lambda why: order.index(why.rule))


class Bid(Choice):
    """GA-95: on which space does one bid?"""

    key = "bid"
    answers: ClassVar[Answers] = {m.Bid: "cell"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return bid_cells(p, seat, p.influence[seat])

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        cell = code - k.CELL
        why = _bid_refusal_of(p, seat, cell, p.influence[seat]) if c.UPPER <= cell < c.CELLS else None
        return why or Refusal("GA-95", "bid-needed")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        cell = code - k.CELL
        row, column = packed.row_of(cell) - c.ROWS, packed.column_of(cell)
        p.emit(e.BidMade, EVERYONE, seat, bid_of(p, cell), column + 1)
        gains.gain_influence(p, seat, p.box.market_influence[column], names.FROM_MARKET)
        then(
            p,
            (gains.PAY, seat, bid_of(p, cell), 0),
            # Placed before the bonus: an assistant as the bonus finds the desk free that this one leaves.
            (executive.ASSISTANT, seat, names.ON_MARKET, cell),
            (gains.BONUS, seat, p.box.bid_bonuses[row][column]),
        )


TILE: Final[int] = P.enrol(Tile())
BID: Final[int] = P.enrol(Bid())
