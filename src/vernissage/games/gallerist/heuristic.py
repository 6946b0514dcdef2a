"""What a sensible player of The Gallerist knows: buy cheap, sell dear, fill the gallery, waste nothing.

Everything here looks only at what the seat may know: the table, and its own curator and dealer card. Each answer is
given the money it is worth at the end, roughly; the dearest one is taken.
"""

from __future__ import annotations

from collections.abc import Callable

from vernissage.core.door import Dice
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import scoring
from vernissage.games.gallerist.decisions import colony, executive, flow, market, media
from vernissage.games.gallerist.position import LAST_TURNS, NOTHING, UNDISCOVERED, GalleristPosition

P = GalleristPosition

_VISITOR = (3.0, 3.0, 4.0)
"""A visitor of each kind in one's gallery."""
_LOBBY = 0.5
_TICKET = 1.0
_ASSISTANT = 2.0
_CONTRACT = 4.0
_INFLUENCE = 0.6
_FAME = 0.8
_PROFIT = 5.0
"""What a work on show is worth beside its value: it opens the market, and may serve a card."""


def choose(p: P, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    question = p.question
    weigh = _CHOICES.get(p.frames[-1][0])
    if weigh is None:
        return question.nth(p, seat, 0)
    codes = question.codes(p, seat)
    return codes[0] if len(codes) == 1 else max(codes, key=lambda code: weigh(p, seat, code))


def bonus_worth(p: P, seat: int, bonus: int) -> float:
    """What a bonus brings a seat now."""
    investors, vips, collectors = p.galleries[seat]
    if bonus == c.MONEY:
        return 2.0 * investors + collectors
    if bonus == c.INFLUENCE:
        return _INFLUENCE * (2.0 * vips + collectors)
    if bonus == c.FAME:
        return _FAME * collectors if p.walls[seat] else 0.0
    if bonus in (c.PLAZA_VISITOR, c.BAG_VISITOR, c.INVESTOR_OR_VIP):
        return 3.0
    if bonus == c.ASSISTANT:
        return _ASSISTANT if p.desks[seat] < p.box.desks else 0.0
    if bonus == c.CONTRACT:
        return _CONTRACT
    if bonus == c.TWO_TICKETS:
        return 2.0 * _TICKET
    return 0.0 if bonus == c.NO_BONUS else _TICKET


def action_worth(p: P, seat: int, action: int) -> float:
    """What the best use of a location action is worth; it may turn out to be impossible."""
    last = p.phase == LAST_TURNS
    if action == k.SIGN:
        open_forms = _open_forms(p, seat)
        waiting = [work for work in p.walls[seat] if p.box.work_form[work // k.ARTISTS] not in open_forms]
        held = sum(card != NOTHING for card in p.slots[seat])
        return 0.3 if last else (7.0 if waiting else 4.0) - held
    if action == k.SELL:
        return max((_sale_worth(p, seat, work) for work in p.walls[seat]), default=0.0)
    if action == k.DISCOVER:
        if last:
            return 0.5
        return max((_discovery_worth(p, seat, artist) for artist in range(k.ARTISTS)), default=0.0)
    if action == k.BUY:
        codes = colony.buyable(p, seat, p.influence[seat])
        return max((_purchase_worth(p, seat, code - k.ARTIST) for code in codes), default=0.0)
    if action == k.HIRE:
        return 0.1 if last else 5.0 - 1.5 * p.desks[seat]
    if action == k.PROMOTE:
        artists = [artist for artist, fame in enumerate(p.fame) if fame != UNDISCOVERED]
        return max((_promotion_worth(p, seat, artist) for artist in artists), default=0.0)
    if action == k.REPUTATION:
        return max((_tile_worth(p, seat, code - k.CELL) for code in market.tile_cells(p, seat)), default=0.0)
    codes = market.bid_cells(p, seat, p.influence[seat])
    return max((_bid_worth(p, seat, code - k.CELL) for code in codes), default=0.0)


def _open_forms(p: P, seat: int) -> set[int]:
    return {p.box.contract_form[card // 6] for card in p.slots[seat] if card != NOTHING and card // 2 % 3 == k.FRONT}


def _sale_worth(p: P, seat: int, work: int) -> float:
    if p.box.work_form[work // k.ARTISTS] not in _open_forms(p, seat):
        return 0.0
    if p.phase == LAST_TURNS:
        return 1.0  # a work on show pays the same at the end
    full = len(p.walls[seat]) >= p.box.walls
    return 0.5 * p.value(work % k.ARTISTS) + (6.0 if full else 3.0 if p.cash[seat] < 8 else 0.0)


def _discovery_worth(p: P, seat: int, artist: int) -> float:
    if p.fame[artist] != UNDISCOVERED or colony.commission_stands(p, seat):
        return 0.0
    cheap = p.box.initial_fame[p.artists[artist]]
    short = max(0, cheap - p.cash[seat])
    bonus = bonus_worth(p, seat, p.box.artist_bonuses[p.bonuses[artist]])
    return 5.0 + bonus - 0.3 * cheap - 0.5 * short


def _purchase_worth(p: P, seat: int, artist: int) -> float:
    form = artist // 2
    work = p.piles[form][0]
    fame = min(p.box.celebrity, p.fame[artist] + colony.gain_of(p, seat, work))
    value = p.box.values[p.box.levels[p.artists[artist]][fame]]
    tickets = _TICKET * len(p.box.work_tickets[work])
    room = _PROFIT if p.phase != LAST_TURNS else 0.0
    return value - colony.price(p, seat, artist) + tickets + room + 0.3 * (fame - p.fame[artist])


def _promotion_worth(p: P, seat: int, artist: int) -> float:
    if p.fame[artist] == UNDISCOVERED or p.promotion[artist] >= c.LEVELS:
        return 0.0
    level = p.promotion[artist] + 1
    own = sum(work % k.ARTISTS == artist for work in p.walls[seat])
    fame = min(p.box.celebrity, p.fame[artist] + p.box.promotion_fame + p.galleries[seat][c.COLLECTOR])
    rise = p.box.values[p.box.levels[p.artists[artist]][fame]] - p.value(artist)
    return own * (rise + 0.5) + bonus_worth(p, seat, p.box.promotion_bonuses[level - 1]) - _INFLUENCE * level


def _tile_worth(p: P, seat: int, cell: int) -> float:
    tile = p.tiles[cell]
    count = scoring.counted(p, seat, tile)
    worth = count * (p.box.reputation_money[tile] + _INFLUENCE * p.box.reputation_influence[tile])
    column = cell % c.COLUMNS
    return worth + _INFLUENCE * p.box.market_influence[column] + 1.5 + column


def _bid_worth(p: P, seat: int, cell: int) -> float:
    row, column = divmod(cell - market.UPPER, c.COLUMNS)
    bid = market.bid_of(p, cell)
    worth = _INFLUENCE * p.box.market_influence[column] + bonus_worth(p, seat, p.box.bid_bonuses[row][column])
    return worth + 1.5 + column + 0.5 * bid - bid


def _go(p: P, seat: int, code: int) -> float:
    if code >= k.WALK:
        return _execute(p, seat, code) + 2.0  # first what is sure
    place = code - k.GO
    worth = max(_if_possible(p, seat, action) for action in (2 * place, 2 * place + 1))
    piece = p.places[place]
    return worth - (0.8 if piece != NOTHING and piece // 2 != seat else 0.0)


def _if_possible(p: P, seat: int, action: int) -> float:
    return action_worth(p, seat, action)


def _act(p: P, seat: int, code: int) -> float:
    if code == k.PASS:
        return -1.0
    if code >= k.WALK:
        return _execute(p, seat, code) - 5.0  # after the action, unless that is worth less
    return action_worth(p, seat, code - k.ACT)


def _execute(p: P, seat: int, code: int) -> float:
    """An executive action; not to take it is worth nothing."""
    if code == k.PASS:
        return 0.0
    if code >= k.USE:
        return bonus_worth(p, seat, executive.bonus_of(p, p.slots[seat][code - k.USE])) - _ASSISTANT
    source, kind = divmod(code - k.WALK, 3)
    if source == seat + 1:
        return _VISITOR[kind] - 2.0 * _TICKET + (0.0 if sum(p.lobbies[seat]) > 1 else -0.5)
    if source:
        return -_TICKET
    return (1.2 if p.tickets[seat][kind] > 1 and p.admits(seat, kind) else _LOBBY) - 0.4 * sum(p.lobbies[seat])


def _come_back(p: P, seat: int, code: int) -> float:
    if code == k.PASS:
        return 0.0
    if code >= k.WALK:
        return _execute(p, seat, code)
    lost = p.influence[seat] - p.box.star_step[p.influence[seat]]
    return action_worth(p, seat, code - k.ACT) - 3.0 - _INFLUENCE * lost


def _leave(p: P, seat: int, code: int) -> float:
    return 0.0 if code == k.PASS else 0.5 if code == k.DESK and p.desks[seat] > 1 else -0.5


def _sign(p: P, seat: int, code: int) -> float:
    if code == k.PASS:
        return -2.0
    if code == k.REFRESH:
        return 0.5
    card = p.display[code - k.DISPLAY][-1]
    form = p.box.contract_form[card]
    hung = sum(p.box.work_form[work // k.ARTISTS] == form for work in p.walls[seat])
    wanted = hung and form not in _open_forms(p, seat)
    return (4.0 if wanted else 0.0) + 0.5 * bonus_worth(p, seat, p.box.contract_bonus[card])


def _visitor(p: P, seat: int, code: int) -> float:
    return _VISITOR[code - k.KIND]


def _sent(p: P, seat: int, code: int) -> float:
    kind = code - k.KIND
    return -_VISITOR[kind] + 0.1 * p.galleries[seat][kind]


def _ushered(p: P, seat: int, code: int) -> float:
    return float(p.lobbies[seat][code - k.KIND]) - (code - k.KIND == c.COLLECTOR)


def _ticket(p: P, seat: int, code: int) -> float:
    kinds = (code - k.KIND,) if code < k.PAIR else k.PAIRS[code - k.PAIR]
    return sum(_one_ticket(p, seat, kind) for kind in kinds)


def _one_ticket(p: P, seat: int, kind: int) -> float:
    if not p.admits(seat, kind):
        return -1.0
    return float(p.lobbies[seat][kind] > p.tickets[seat][kind]) + 0.5 * (p.plaza[kind] > 0) + 0.1 * kind


def _easel(p: P, seat: int, code: int) -> float:
    after = p.clone()
    after.push(code)
    return float(scoring.sheet(after, seat).total)


def _hired(p: P, seat: int, code: int) -> float:
    count = code - k.HIRED
    cost = media.hiring_cost(p, seat, count)
    return _ASSISTANT * count - cost - (5.0 if cost > p.cash[seat] else 0.0)


def _space(p: P, seat: int, code: int) -> float:
    return bonus_worth(p, seat, p.box.reputation_bonuses[code - k.SPACE])


def _paid(p: P, seat: int, code: int) -> float:
    return float(-code)  # money first


def _famed(p: P, seat: int, code: int) -> float:
    """Influence is spent only where it lifts the value of one's own works."""
    _, _, artist, gain, _ = p.frames[-1]
    steps = code - k.ZERO
    fame = min(p.box.celebrity, p.fame[artist] + gain + steps)
    levels = p.box.levels[p.artists[artist]]
    own = max(1, sum(work % k.ARTISTS == artist for work in p.walls[seat]))
    celebrity = p.box.celebrity_money if fame == p.box.celebrity else 0
    return own * p.box.values[levels[fame]] + celebrity - 3.0 * steps


def _artist_bought(p: P, seat: int, code: int) -> float:
    return _purchase_worth(p, seat, code - k.ARTIST)


def _artist_discovered(p: P, seat: int, code: int) -> float:
    return _discovery_worth(p, seat, code - k.ARTIST)


def _artist_promoted(p: P, seat: int, code: int) -> float:
    return _promotion_worth(p, seat, code - k.ARTIST)


def _acclaimed(p: P, seat: int, code: int) -> float:
    own = sum(work % k.ARTISTS == code - k.ARTIST for work in p.walls[seat])
    return own - p.is_celebrity(code - k.ARTIST)


def _sold(p: P, seat: int, code: int) -> float:
    return _sale_worth(p, seat, p.walls[seat][code - k.WORK])


def _tile(p: P, seat: int, code: int) -> float:
    return _tile_worth(p, seat, code - k.CELL)


def _bid(p: P, seat: int, code: int) -> float:
    return _bid_worth(p, seat, code - k.CELL)


def _source(p: P, seat: int, code: int) -> float:
    return float(code == k.KICKED) + 0.5 * (code == k.DESK)


_CHOICES: dict[int, Callable[[P, int, int], float]] = {
    flow.START: _go,
    flow.TURN: _go,
    flow.LEAVE: _leave,
    flow.ACTION: _act,
    flow.AFTER: _execute,
    flow.KICKED_OUT: _come_back,
    flow.VISITORS: _execute,
    flow.ASSISTANT: _source,
    flow.DISCOVER: _artist_discovered,
    flow.BUY: _artist_bought,
    flow.ACCLAIM: _acclaimed,
    flow.SIGN: _sign,
    flow.SELL: _sold,
    flow.SEND: _sent,
    flow.HIRE: _hired,
    flow.PROMOTE: _artist_promoted,
    flow.TILE: _tile,
    flow.SPACE: _space,
    flow.USHER: _ushered,
    flow.BID: _bid,
    flow.PAY: _paid,
    flow.FAME: _famed,
    flow.TICKET: _ticket,
    flow.ADMIT: _visitor,
    flow.CALL: _visitor,
    flow.EASEL: _easel,
}
