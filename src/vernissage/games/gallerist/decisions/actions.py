"""The eight location actions: whether each is possible, why not, and the question it begins with."""

from __future__ import annotations

from vernissage.core.errors import Refusal
from vernissage.games.gallerist import codes
from vernissage.games.gallerist.decisions import colony, flow, market, media, sales
from vernissage.games.gallerist.decisions.flow import Frame, P, then


def possible(p: P, seat: int, action: int, at: int, free: int) -> bool:
    """Whether a seat can take an action with its influence on space `at` and so many free desks."""
    if action == codes.SIGN:
        return sales.has_slot(p, seat)
    if action == codes.SELL:
        return bool(sales.sales(p, seat))
    if action == codes.DISCOVER:
        return bool(colony.undiscovered(p, seat))
    if action == codes.BUY:
        return bool(colony.buyable(p, seat, at))
    if action == codes.HIRE:
        return media.hireable(p, seat, min(1, free), at) > 0
    if action == codes.PROMOTE:
        return bool(media.promotable(p, at))
    if action == codes.REPUTATION:
        return bool(market.tile_cells(p, seat))
    return bool(market.bid_cells(p, seat, at))


def refusal(p: P, seat: int, action: int, at: int, free: int) -> Refusal | None:
    """The rule that keeps a seat from an action."""
    if action == codes.SIGN:
        return sales.sign_refusal(p, seat)
    if action == codes.SELL:
        return sales.sell_refusal(p, seat)
    if action == codes.DISCOVER:
        return colony.discover_refusal(p, seat)
    if action == codes.BUY:
        return colony.buy_refusal(p, seat, at)
    if action == codes.HIRE:
        return media.hire_refusal_of(p, seat, 1, free, at)
    if action == codes.PROMOTE:
        return media.promote_refusal(p, at)
    if action == codes.REPUTATION:
        return market.reputation_refusal(p, seat)
    return market.bid_refusal(p, seat, at)


_FIRST: tuple[tuple[int, ...], ...] = (
    (flow.SIGN, 0),
    (flow.SELL,),
    (flow.DISCOVER,),
    (flow.BUY,),
    (flow.HIRE,),
    (flow.PROMOTE,),
    (flow.TILE,),
    (flow.BID,),
)


def begin(p: P, seat: int, action: int) -> None:
    """Ask what the action asks first."""
    question, *rest = _FIRST[action]
    frame: Frame = (question, seat, *rest)
    then(p, frame)
