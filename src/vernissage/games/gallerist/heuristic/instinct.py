"""Quick answers: what each answer to a question is worth at a glance, in money at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vernissage.core.chance import Dice
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import influence, packed, scoring
from vernissage.games.gallerist.decisions import (
    actions,
    colony,
    executive,
    gains,
    market,
    media,
    obligation,
    sales,
    turns,
)
from vernissage.games.gallerist.heuristic import estimate
from vernissage.games.gallerist.position import NOTHING, GalleristPosition

P = GalleristPosition

_VISITOR = (3.0, 3.0, 4.0)
"""A visitor of each kind in one's gallery."""
_LOBBY = 0.5
_TICKET = 1.0
_ASSISTANT = 2.0
_CONTRACT = 4.0
_INFLUENCE = 0.6
_SPENT = 0.7
"""A space of influence that is spent on fame."""
_FAME = 0.8
_COMING_BACK = 4.0
"""What an action has to bring that costs influence, and the way back to the board."""
_TASTE = 1.5


def choose(p: P, seat: int, dice: Dice) -> int:
    """A code that a player might answer with without much thought: for play-outs, where a turn is not looked ahead."""
    codes = p.question.codes(p, seat)
    if len(codes) == 1:
        return codes[0]
    question = p.frames[-1][0]
    if question == turns.TURN:
        return _destination(p, seat, codes, dice)
    if question == turns.ACTION:
        acts = [code for code in codes if code < k.WALK]
        return max(acts, key=lambda code: act_worth(p, seat, code - k.ACT)) if acts else k.PASS
    if question == turns.KICKED_OUT:
        acts = [code for code in codes if code < k.WALK]
        best = max(acts, key=lambda code: act_worth(p, seat, code - k.ACT), default=k.PASS)
        if best != k.PASS and act_worth(p, seat, best - k.ACT) > _COMING_BACK:
            return best
        codes = codes[len(acts) :]
    elif question == turns.EASEL:
        return codes[int(dice.random() * len(codes))]
    return answer(p, seat, codes)


def _destination(p: P, seat: int, codes: Sequence[int], dice: Dice) -> int:
    """The location with the best action; now and then another one, for tastes differ."""
    best, most = codes[0], -1e9
    for code in codes:
        if code >= k.ACT:
            break  # executive actions are left for later
        one, other = packed.ACTIONS_OF[code - k.GO]
        worth = max(act_worth(p, seat, one), act_worth(p, seat, other)) + _TASTE * dice.random()
        if p.places[code - k.GO] != NOTHING:
            worth -= 1.0  # whoever is kicked out may act
        if worth > most:
            best, most = code, worth
    return best


def act_worth(p: P, seat: int, action: int) -> float:
    """What a location action brings, roughly: the best of its targets; far below nothing, if there is none."""
    at = p.influence[seat]
    if not actions.possible(p, seat, action, at, media.free_desks(p, seat)):
        return -50.0
    if action == k.SIGN:
        open_contracts = sum(map(sales.is_open, p.slots[seat]))
        return 3.5 - 1.5 * open_contracts + (1.5 if len(p.walls[seat]) > open_contracts else 0.0)
    if action == k.SELL:
        return 1.0 + max(_sale(p, seat, code) for code in sales.sales(p, seat)) * (1.0 if p.cash[seat] < 8 else 0.6)
    if action == k.DISCOVER:
        return 2.0 + max(_discovery(p, seat, code) for code in colony.undiscovered(p, seat))
    if action == k.BUY:
        return 1.0 + max(_purchase(p, seat, code) for code in colony.buyable(p, seat, at))
    if action == k.HIRE:
        return 4.0 - 1.5 * p.desks[seat] + 0.2 * min(p.cash[seat], 10)
    if action == k.PROMOTE:
        return max(_promotion(p, seat, code) for code in media.promotable(p, at))
    if action == k.REPUTATION:
        return max(_tile(p, seat, code) for code in market.tile_cells(p, seat))
    return max(_bid(p, seat, code) for code in market.bid_cells(p, seat, at))


def answer(p: P, seat: int, codes: Sequence[int]) -> int:
    """The answer that looks best; the first one where it hardly matters."""
    weigh = _WEIGHTS.get(p.frames[-1][0])
    if weigh is None or len(codes) == 1:
        return codes[0]
    return max(codes, key=lambda code: weigh(p, seat, code))


def ranked(p: P, seat: int, codes: Sequence[int]) -> list[int]:
    """The answers, those that look best first."""
    weigh = _WEIGHTS[p.frames[-1][0]]
    return sorted(codes, key=lambda code: -weigh(p, seat, code))


def bonus_worth(p: P, seat: int, bonus: int) -> float:
    """What a bonus brings a seat now."""
    collectors = p.galleries[seat][c.COLLECTOR]
    if bonus == c.MONEY:
        return float(_by_visitors(p, seat, p.box.bonus_money))
    if bonus == c.INFLUENCE:
        return _INFLUENCE * _by_visitors(p, seat, p.box.bonus_influence)
    if bonus == c.FAME:
        return _FAME * collectors if p.walls[seat] else 0.0
    if bonus in (c.PLAZA_VISITOR, c.BAG_VISITOR, c.INVESTOR_OR_VIP):
        return _VISITOR[0]
    if bonus == c.ASSISTANT:
        return _ASSISTANT if p.desks[seat] < p.box.desks and p.queue[seat] else 0.0
    if bonus == c.CONTRACT:
        return _CONTRACT
    if bonus == c.TWO_TICKETS:
        return 2.0 * _TICKET
    return 0.0 if bonus == c.NO_BONUS else _TICKET


def _by_visitors(p: P, seat: int, each: Sequence[int]) -> int:
    return sum(count * brings for count, brings in zip(p.galleries[seat], each, strict=True))


def own_works(p: P, seat: int, artist: int) -> int:
    """How many works of an artist a seat shows."""
    return sum(packed.artist_of(work) == artist for work in p.walls[seat])


def value_at(p: P, artist: int, fame: int) -> int:
    """What a work of an artist is worth with a fame."""
    return p.box.values[p.box.levels[p.artists[artist]][min(p.box.celebrity, fame)]]


# What an action is taken on.


def _discovery(p: P, seat: int, code: int) -> float:
    artist = code - k.ARTIST
    price = p.box.initial_fame[p.artists[artist]]
    bonus = bonus_worth(p, seat, p.box.artist_bonuses[p.bonuses[artist]])
    return bonus - 0.3 * price - 0.5 * max(0, price - p.cash[seat])


def _purchase(p: P, seat: int, code: int) -> float:
    artist = code - k.ARTIST
    work = p.piles[packed.form_of(artist)][0]
    gain = colony.gain_of(p, seat, work)
    tickets = _TICKET * len(p.box.work_tickets[work])
    price = colony.price(p, seat, artist)
    rise = own_works(p, seat, artist) * (value_at(p, artist, p.fame[artist] + gain) - p.value(artist))
    return value_at(p, artist, p.fame[artist] + gain) + rise - price + tickets + 0.3 * gain


def _promotion(p: P, seat: int, code: int) -> float:
    artist = code - k.ARTIST
    level = p.promotion[artist] + 1
    gain = p.box.promotion_fame + p.galleries[seat][c.COLLECTOR]
    rise = value_at(p, artist, p.fame[artist] + gain) - p.value(artist)
    return (
        own_works(p, seat, artist) * (rise + 0.5)
        + bonus_worth(p, seat, p.box.promotion_bonuses[level - 1])
        - _INFLUENCE * level
    )


def _tile(p: P, seat: int, code: int) -> float:
    cell = code - k.CELL
    tile = p.tiles[cell]
    now = float(scoring.counted(p, seat, tile))
    count = max(now, 0.5 * (now + estimate.TYPICAL[tile]))
    worth = count * (p.box.reputation_money[tile] + _INFLUENCE * p.box.reputation_influence[tile])
    return worth + _INFLUENCE * p.box.market_influence[packed.column_of(cell)] + _placed(p, seat, cell)


def _bid(p: P, seat: int, code: int) -> float:
    cell = code - k.CELL
    row, column = packed.row_of(cell) - c.ROWS, packed.column_of(cell)
    worth = _INFLUENCE * p.box.market_influence[column] + bonus_worth(p, seat, p.box.bid_bonuses[row][column])
    return worth + _placed(p, seat, cell) - market.bid_of(p, cell)


def _placed(p: P, seat: int, cell: int) -> float:
    """What another assistant on a space of the market is worth, in the middle of a game."""
    before = estimate.on_market(p, seat, 0.5)
    p.grid[cell] = seat
    after = estimate.on_market(p, seat, 0.5)
    p.grid[cell] = NOTHING
    return after - before


def _sign(p: P, seat: int, code: int) -> float:
    if code == k.PASS:
        return -2.0
    if code == k.REFRESH:
        return 0.5
    card = p.display[code - k.DISPLAY][-1]
    form = p.box.contract_form[card]
    shown = sum(p.box.work_form[packed.work_of(work)] == form for work in p.walls[seat])
    held = sum(sales.is_open(own) and p.box.contract_form[packed.contract_of(own)] == form for own in p.slots[seat])
    wanted = sum(goal.works[form] > 0 for goal in p.box.dealers[p.dealers[seat]])
    return (4.0 if shown > held else 0.0) + 0.4 * wanted + 0.5 * bonus_worth(p, seat, p.box.contract_bonus[card])


def _sale(p: P, seat: int, code: int) -> float:
    return float(p.value(packed.artist_of(p.walls[seat][code - k.WORK])))


def _hire(p: P, seat: int, code: int) -> float:
    count = code - k.HIRED
    cost = media.hiring_cost(p, seat, count)
    return _ASSISTANT * count - cost - (5.0 if cost > p.cash[seat] else 0.0)


# Executive actions, and where an assistant comes from.


def executive_worth(p: P, seat: int, code: int) -> float:
    """Not to take one is worth nothing."""
    if code == k.PASS:
        return 0.0
    if code >= k.USE:
        return bonus_worth(p, seat, executive.bonus_of(p, p.slots[seat][code - k.USE])) - _ASSISTANT
    source, kind = k.walked(code)
    if source == seat + 1:
        return _VISITOR[kind] - 2.0 * _TICKET - (0.0 if sum(p.lobbies[seat]) > 1 else 0.5)
    if source:
        return -_TICKET
    goes_on = p.tickets[seat][kind] > 1 and p.admits(seat, kind)
    return (1.2 if goes_on else _LOBBY) - 0.4 * sum(p.lobbies[seat])


def _leave(p: P, seat: int, code: int) -> float:
    return 0.0 if code == k.PASS else 0.5 if code == k.DESK and p.desks[seat] > 1 else -0.5


def _source(p: P, seat: int, code: int) -> float:
    return float(code == k.KICKED) + 0.5 * (code == k.DESK)


# Paying and gaining.


def _pay(p: P, seat: int, code: int) -> float:
    return float(-code)  # money first


def _fame(p: P, seat: int, code: int) -> float:
    """Influence is spent only where it lifts the value of one's own works."""
    _, _, artist, gain, _ = p.frames[-1]
    steps = code - k.ZERO
    fame = min(p.box.celebrity, p.fame[artist] + gain + steps)
    bought = any(frame[0] == colony.HANG for frame in p.frames)
    own = own_works(p, seat, artist) + bought
    celebrity = p.box.celebrity_money if p.fame[artist] < fame == p.box.celebrity else 0
    lost = p.influence[seat] - influence.after_stars(p.box, p.influence[seat], steps)
    return own * (value_at(p, artist, fame) + 0.4 * fame) + celebrity - _SPENT * lost


def _acclaim(p: P, seat: int, code: int) -> float:
    artist = code - k.ARTIST
    gain = min(p.box.celebrity - p.fame[artist], p.galleries[seat][c.COLLECTOR])
    rise = value_at(p, artist, p.fame[artist] + gain) - p.value(artist)
    return own_works(p, seat, artist) * (rise + 0.5 * gain) + (p.commissions[seat] == artist) - 0.1 * rise


def _ticket(p: P, seat: int, code: int) -> float:
    return sum(_one_ticket(p, seat, kind) for kind in gains.kinds_of(code))


def _one_ticket(p: P, seat: int, kind: int) -> float:
    if not p.admits(seat, kind):
        return -1.0
    return float(p.lobbies[seat][kind] > p.tickets[seat][kind]) + 0.5 * (p.plaza[kind] > 0) + 0.1 * kind


def _space(p: P, seat: int, code: int) -> float:
    return bonus_worth(p, seat, p.box.reputation_bonuses[code - k.SPACE])


# Visitors who come and go.


def _welcome(p: P, seat: int, code: int) -> float:
    return _VISITOR[code - k.VISITOR]


def _send(p: P, seat: int, code: int) -> float:
    kind = code - k.VISITOR
    return -_VISITOR[kind] + 0.1 * p.galleries[seat][kind]


def _usher(p: P, seat: int, code: int) -> float:
    return float(p.lobbies[seat][code - k.VISITOR]) - (code - k.VISITOR == c.COLLECTOR)


def easel_count(p: P, seat: int, code: int) -> float:
    """What the last count comes to with a work of the easels."""
    after = p.clone()
    after.push(code)
    return float(scoring.sheet(after, seat).total)


_WEIGHTS: dict[int, Callable[[P, int, int], float]] = {
    turns.LEAVE: _leave,
    turns.AFTER: executive_worth,
    turns.KICKED_OUT: executive_worth,
    obligation.VISITORS: executive_worth,
    executive.ASSISTANT: _source,
    colony.DISCOVER: _discovery,
    colony.BUY: _purchase,
    gains.ACCLAIM: _acclaim,
    sales.SIGN: _sign,
    sales.SELL: _sale,
    sales.SEND: _send,
    media.HIRE: _hire,
    media.PROMOTE: _promotion,
    market.TILE: _tile,
    colony.SPACE: _space,
    colony.USHER: _usher,
    market.BID: _bid,
    gains.PAY: _pay,
    gains.FAME: _fame,
    gains.TICKET: _ticket,
    gains.ADMIT: _welcome,
    gains.CALL: _welcome,
    turns.EASEL: easel_count,
}
