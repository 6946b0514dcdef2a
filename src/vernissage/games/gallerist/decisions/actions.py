"""The eight location actions: whether each is possible, why not, and the question it begins with."""

from __future__ import annotations

from vernissage.core.errors import Refusal
from vernissage.core.flow import Frame, then
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.decisions import colony, market, media, sales
from vernissage.games.gallerist.position import GalleristPosition

P = GalleristPosition


def possible(p: P, seat: int, action: int, at: int, free: int) -> bool:
    """Whether a seat can take an action with its influence on space `at` and so many free desks."""
    if action == k.SIGN:
        return sales.has_slot(p, seat)
    if action == k.SELL:
        return sales.can_sell(p, seat)
    if action == k.DISCOVER:
        return colony.can_discover(p, seat)
    if action == k.BUY:
        return colony.can_buy(p, seat, at)
    if action == k.HIRE:
        return media.hireable(p, seat, min(1, free), at) > 0
    if action == k.PROMOTE:
        return media.can_promote(p, at)
    if action == k.REPUTATION:
        return bool(market.tile_cells(p, seat))
    return bool(market.bid_cells(p, seat, at))


def here(p: P, seat: int, place: int, at: int) -> list[int]:
    """The codes of the actions of a location that are possible, with influence on space `at`."""
    free = media.free_desks(p, seat)
    return [k.ACT + action for action in packed.ACTIONS_OF[place] if possible(p, seat, action, at, free)]


def refusal(p: P, seat: int, action: int, at: int, free: int) -> Refusal | None:
    """The rule that keeps a seat from an action."""
    if action == k.SIGN:
        return sales.sign_refusal(p, seat)
    if action == k.SELL:
        return sales.sell_refusal(p, seat)
    if action == k.DISCOVER:
        return colony.discover_refusal(p, seat)
    if action == k.BUY:
        return colony.buy_refusal(p, seat, at)
    if action == k.HIRE:
        return media.hire_refusal_of(p, seat, 1, free, at)
    if action == k.PROMOTE:
        return media.promote_refusal(p, at)
    if action == k.REPUTATION:
        return market.reputation_refusal(p, seat)
    return market.bid_refusal(p, seat, at)


_FIRST: tuple[tuple[int, ...], ...] = (
    (sales.SIGN, 0),
    (sales.SELL,),
    (colony.DISCOVER,),
    (colony.BUY,),
    (media.HIRE,),
    (media.PROMOTE,),
    (market.TILE,),
    (market.BID,),
)


def begin(p: P, seat: int, action: int) -> None:
    """Ask what the action asks first."""
    p.acting = action
    question, *rest = _FIRST[action]
    frame: Frame = (question, seat, *rest)
    then(p, frame)
