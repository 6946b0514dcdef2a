"""Why a sensible player of The Gallerist answers as he does, in words and numbers, from what his seat may know.

An answer is told by the turn it begins: what its action is taken on, the money the seat can then expect at the end of
the game beside what the best other answer leaves, and the parts of it that change most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vernissage.core.moves import Move
from vernissage.core.reasons import Fact, Named, Reason
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import influence, packed, scoring
from vernissage.games.gallerist.decisions import colony, executive, gains, market, media, obligation, sales, turns
from vernissage.games.gallerist.heuristic import instinct, lookahead
from vernissage.games.gallerist.heuristic.estimate import estimate, parts
from vernissage.games.gallerist.position import GalleristPosition

P = GalleristPosition
_PARTS: Final = 3
"""Parts of what a seat can expect that are told: those that change most."""


def reasons(p: P, seat: int, move: Move) -> list[Reason]:
    """What the turn is about that a move begins, and what it should leave."""
    question = p.question
    (code,) = question.codes_of(p, seat, move)
    codes = question.codes(p, seat)
    if len(codes) == 1:
        return [Reason("why-only")]
    if p.frames[-1][0] == turns.EASEL:
        return [Reason("why-easel", {"amount": round(instinct.easel_count(p, seat, code))})]
    plan = lookahead.plan(p, seat, code)
    other = lookahead.best_end(p, seat, [each for each in codes if each != code])
    facts: dict[str, Fact] = {"amount": round(estimate(plan.end, seat)), "other": round(estimate(other, seat))}
    return [*_about(plan, seat), Reason("why-turn", facts), *_changes(plan, seat)]


def _about(plan: lookahead.Course, seat: int) -> list[Reason]:
    """What the answer itself does, or what the action of its turn is taken on."""
    first, code = plan.steps[0]
    told = [tell(first, seat, code)] if (tell := _AT_ONCE.get(first.frames[-1][0])) else []
    told += (tell(p, seat, code) for p, code in plan.steps if (tell := _TARGETS.get(p.frames[-1][0])))
    return [reason for reason in told if reason is not None][:1]


def _changes(plan: lookahead.Course, seat: int) -> list[Reason]:
    """What the turn changes most, in money at the end of the game."""
    now, then = shares(plan.steps[0][0], seat), shares(plan.end, seat)
    changes = {part: round(then[part] - now[part]) for part in now}
    most = sorted((part for part in changes if changes[part]), key=lambda part: -abs(changes[part]))[:_PARTS]
    return [
        Reason(
            "why-more" if changes[part] > 0 else "why-less", {"part": Named("part", part), "amount": abs(changes[part])}
        )
        for part in most
    ]


def shares(p: P, seat: int) -> dict[str, float]:
    """What a seat can expect, by what it comes from."""
    if not p.frames:
        cash, majorities, tiles, works, easel, curator, dealer, track = scoring.sheet(p, seat).lines()
        return {
            "money": cash,
            "influence": track,
            "tiles": tiles,
            "works": works,
            "visitors": 0,
            "assistants": 0,
            "market": majorities + easel,
            "cards": curator + dealer,
        }
    part = parts(p, seat)
    return {
        "money": part.cash + part.soon * part.at_hand,
        "influence": part.track + part.soon * part.pull,
        "tiles": part.tiles,
        "works": part.works,
        "visitors": part.visitors,
        "assistants": part.assistants,
        "market": part.market,
        "cards": part.goals,
    }


# What an action is taken on.


def _artist(code: int) -> dict[str, Fact]:
    return {"artist": Named("artist", c.ARTIST_NAMES[code - k.ARTIST])}


def _bonus(bonus: int) -> Named:
    return Named("bonus", c.BONUSES[bonus])


def _discover(p: P, seat: int, code: int) -> Reason:
    artist = code - k.ARTIST
    bonus, price = p.box.artist_bonuses[p.bonuses[artist]], p.box.initial_fame[p.artists[artist]]
    return Reason("why-discover", {**_artist(code), "bonus": _bonus(bonus), "price": price})


def _buy(p: P, seat: int, code: int) -> Reason:
    artist = code - k.ARTIST
    gain = colony.gain_of(p, seat, p.piles[packed.form_of(artist)][0])
    value = instinct.value_at(p, artist, p.fame[artist] + gain)
    facts: dict[str, Fact] = {"price": colony.price(p, seat, artist), "fame": gain, "value": value}
    return Reason("why-buy", {**_artist(code), **facts})


def _promote(p: P, seat: int, code: int) -> Reason:
    artist = code - k.ARTIST
    level, gain = p.promotion[artist] + 1, p.box.promotion_fame + p.galleries[seat][c.COLLECTOR]
    facts: dict[str, Fact] = {
        "price": level,
        "bonus": _bonus(p.box.promotion_bonuses[level - 1]),
        "value": p.value(artist),
        "then": instinct.value_at(p, artist, p.fame[artist] + gain),
        "own": instinct.own_works(p, seat, artist),
    }
    return Reason("why-promote", {**_artist(code), **facts})


def _sign(p: P, seat: int, code: int) -> Reason | None:
    if code in (k.PASS, k.REFRESH):
        return None
    card = p.display[code - k.DISPLAY][-1]
    form = p.box.contract_form[card]
    shown = sum(p.box.work_form[packed.work_of(work)] == form for work in p.walls[seat])
    return Reason("why-sign", {"contract": Named("contract", p.box.contracts[card]), "shown": shown})


def _sell(p: P, seat: int, code: int) -> Reason:
    work = p.walls[seat][code - k.WORK]
    facts: dict[str, Fact] = {"work": Named("work", p.box.works[packed.work_of(work)])}
    return Reason("why-sell", {**facts, "amount": p.value(packed.artist_of(work))})


def _hire(p: P, seat: int, code: int) -> Reason:
    count = code - k.HIRED
    return Reason("why-hire", {"count": count, "price": media.hiring_cost(p, seat, count)})


def _tile(p: P, seat: int, code: int) -> Reason:
    tile = p.tiles[code - k.CELL]
    facts: dict[str, Fact] = {"tile": Named("tile", c.REPUTATION[tile]), "count": scoring.counted(p, seat, tile)}
    return Reason("why-tile", facts)


def _bid(p: P, seat: int, code: int) -> Reason:
    cell = code - k.CELL
    row, column = packed.row_of(cell) - c.ROWS, packed.column_of(cell)
    after = p.clone()
    after.grid[cell] = seat
    facts: dict[str, Fact] = {
        "price": market.bid_of(p, cell),
        "bonus": _bonus(p.box.bid_bonuses[row][column]),
        "place": scoring.auction_order(after).index(seat) + 1,
        "works": len(p.easels),
        "majority": scoring.majority(after, column)[seat],
    }
    return Reason("why-bid", facts)


# Executive actions, visitors and influence.


def _executive(p: P, seat: int, code: int) -> Reason | None:
    if code == k.PASS or code < k.WALK:
        return None
    if code >= k.USE:
        bonus = executive.bonus_of(p, p.slots[seat][code - k.USE])
        return Reason("why-use", {"bonus": _bonus(bonus), "amount": round(instinct.bonus_worth(p, seat, bonus))})
    source, kind = k.walked(code)
    return Reason("why-enters" if source == seat + 1 else "why-nearer", {"visitor": Named("visitor", c.VISITORS[kind])})


def _fame(p: P, seat: int, code: int) -> Reason:
    _, _, artist, gain, _ = p.frames[-1]
    steps = code - k.ZERO
    value = instinct.value_at(p, artist, p.fame[artist] + gain + steps)
    lost = p.influence[seat] - influence.after_stars(p.box, p.influence[seat], steps)
    facts: dict[str, Fact] = {"artist": Named("artist", c.ARTIST_NAMES[artist]), "steps": steps}
    return Reason("why-fame", {**facts, "value": value, "influence": lost})


_Tell = Callable[[P, int, int], Reason | None]
_AT_ONCE: dict[int, _Tell] = {
    turns.TURN: _executive,
    turns.ACTION: _executive,
    turns.AFTER: _executive,
    turns.KICKED_OUT: _executive,
    obligation.VISITORS: _executive,
    gains.FAME: _fame,
}
_TARGETS: dict[int, _Tell] = {
    colony.DISCOVER: _discover,
    colony.BUY: _buy,
    media.PROMOTE: _promote,
    media.HIRE: _hire,
    sales.SIGN: _sign,
    sales.SELL: _sell,
    market.TILE: _tile,
    market.BID: _bid,
}
