"""How rounds and turns begin and end, and when the turns are over."""

from __future__ import annotations

from vernissage.core.position import EVERYONE, clockwise
from vernissage.games.pictura import decisions, table
from vernissage.games.pictura import events as e
from vernissage.games.pictura.decisions.swaps import can_swap, next_to_join
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import NO_ACTION, REWARD_BUYERS


def begin_round(p: P) -> None:
    """The first player's turn comes, or would come. PI-41, PI-R3: from the second round on with a new public trend."""
    if p.round:
        table.new_fashion(p)
    p.round += 1
    p.emit(e.RoundBegan, EVERYONE, p.round)
    if not p.closing:
        begin_turn(p, p.first)


def begin_turn(p: P, seat: int) -> None:
    """PI-14, PI-15: draw two paintings, then swap one."""
    p.active = seat
    p.action = NO_ACTION
    p.favours_left = p.claims_left = 1  # PI-52, PI-56
    p.doubles = 0
    p.arranged = False
    p.emit(e.TurnBegan, EVERYONE, seat)
    table.draw_paintings(p, seat, p.box.buyers if REWARD_BUYERS in p.rewards[seat] else p.box.draw)  # PI-R37
    if can_swap(p, seat):
        p.ask((decisions.SWAP, seat))
    else:
        p.ask((decisions.JOIN, seat))
        next_to_join(p, seat)


def end_turn(p: P) -> None:
    """PI-59: the turn goes on to the left; PI-61, PI-R12: once the token is taken, each other seat has one more."""
    p.frames.pop()
    if p.ender != NOTHING and not p.closing:
        p.closing = True
        after = clockwise((p.active + 1) % p.seats, p.seats)
        p.lasts = tuple(seat for seat in after if seat != p.ender)
        p.emit(e.LastTurns, EVERYONE, p.lasts)
    if not p.closing:
        seat = (p.active + 1) % p.seats
        if seat != p.first:
            begin_turn(p, seat)
        elif not p.market:
            _finish(p, "market_empty")  # PI-R14
        else:
            begin_round(p)
        return
    if not p.lasts:
        _finish(p, "fifty")  # PI-R40: an empty market does not cut the last turns short
        return
    seat, p.lasts = p.lasts[0], p.lasts[1:]
    steps = (seat - p.active - 1) % p.seats + 1
    if p.first in [(p.active + step) % p.seats for step in range(1, steps + 1)]:
        begin_round(p)  # PI-R3: also if the first seat has had its last turn
    begin_turn(p, seat)


def _finish(p: P, reason: str) -> None:
    """PI-62: a last chance to rearrange, for everybody at once."""
    p.reason = reason
    p.active = NOTHING
    p.emit(e.TurnsOver, EVERYONE, reason)
    p.ask((decisions.FINAL, p.first))
