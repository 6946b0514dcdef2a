"""What a position is worth to a seat: the money it can expect to have at the end.

What is there already counts as the last count would count it. What may still come counts the less, the fewer turns are
left; with none left only the count remains.
"""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed, scoring
from vernissage.games.gallerist.components import CELLS, UPPER, Goal
from vernissage.games.gallerist.decisions import turns
from vernissage.games.gallerist.decisions.executive import bonus_of
from vernissage.games.gallerist.decisions.market import meets
from vernissage.games.gallerist.decisions.sales import is_open
from vernissage.games.gallerist.position import LAST_TURNS, NOTHING, PLAYING, UNDISCOVERED, GalleristPosition

P = GalleristPosition

# Set by eye, and the paces by games of greedy players alone; see docs/titles/gallerist.md.
_PACE = (2.2, 0.9, 6.6)
"""Each ticket in the box office, shared among the seats, lasts so many turns; or so many, if there are many: they go
faster in the beginning; and so many turns more."""
_SOLO_PACE = (1.0, 0.54, 7.0)
_VISITOR_PACE = 2.3
"""How many turns each visitor in the bag lasts, shared among the seats."""
_FAME_PACE = 1.1
"""How many turns each fame takes that the second celebrity is away."""
_LONG = 12.0
"""With so many turns left, whatever may come still has all its time."""
_SOON = 3.0
"""With so many turns left, whatever is ready can still be used."""

_READY = 0.35
"""What ready money is worth beside itself, up to an amount that buys most works."""
_ENOUGH = 12
_INFLUENCE = 0.35
"""What influence is worth beside what it pays at the end: fame, and kicked-out actions. Up to a space of the track."""
_MUCH_INFLUENCE = 20
_INFLUENCE_BONUS = 0.6
"""What influence to come is worth in money."""
_GROWTH = 4.0
"""How much fame an artist whose work one shows gains in a whole game."""
_ENVY = 0.15
"""What part of the value of the others' works counts against one."""

_OPEN = 1.2
"""An open contract with no work for it on show."""
_MATCH = 2.0
"""An open contract for a work on show, each as long as there is a turn for it and one to use the room."""
_JAM = 14.0
"""What it costs to have no space for another contract and no work on show that fits one."""
_BROKE = 6.0
"""What it costs to have neither money, nor influence for some, nor a work that could be sold."""
_BACK = 0.5
"""What part of a contract's bonus not used yet counts."""
_OTHER_BONUS = 3.0
_ROOM = 2.0
"""A free space on the wall: another work will bring so much."""
_COMMISSION = 0.6
"""What part of a commission's profit counts, and of that, what part if there is no room for the work."""
_NO_ROOM = 0.6

_INTERMEDIATE = 0.9
_BONUSES = 1.4
"""How many bonuses by visitors of a kind come in a whole game, beside the intermediate scoring."""
_COLLECTOR = 2.2
"""What the fame a collector adds to all that is bought or promoted is worth in a whole game."""
_LIMIT = 0.8
"""Another collector that may come in."""
_ACCESS = (1.0, 1.2, 2.2)
"""The visitors for each column of the market in the lobby."""
_WAITING = 0.3
"""What part of a visitor in the gallery one in the lobby is worth."""
_TICKET = 0.9
_TICKETS_USED = 3
"""Tickets of a colour that count."""

_DESKS = (0.0, 4.0, 7.0, 9.0, 10.5)
"""Assistants at desks, together."""
_BEHIND = 3.2
"""An assistant left behind on a location: it will be kicked out, and may act."""
_ON_CONTRACT = 0.6
_KICKED = 1.5
"""What it costs to have kicked out somebody, who may now act."""

TYPICAL = (6.0, 2.5, 2.5, 2.5, 6.5, 2.0, 4.0, 2.0, 6.0, 2.0, 6.0, 3.0, 3.5, 3.5, 1.7, 1.7, 1.7, 1.7, 2.5, 1.3)
"""How often each reputation tile counts at the end, as games go."""
_REACH = 0.6
"""What part of the way there a tile will come in a whole game."""
_THIRD = (0.4, 0.5, 0.7, 0.0, 0.0)
"""The chance that the tile on the third exhibition space is gained, by works on show; and what its space brings."""
_THIRD_SPACE = 2.0
_HOLD = 0.8
"""What part of a majority, or of a place in the auction, is kept over a whole game."""
_PRESENCE = (0.5, 0.8, 1.2)
"""One more assistant in each column beside the majority as it stands."""
_BID = 0.3
"""Each money bid beside the place in the auction as it stands."""

_CURATOR_STEP, _DEALER_STEP = 0.78, 0.86
"""What each turn that a goal still takes leaves of its chance."""
_BUY_STEPS, _DISCOVER_STEPS, _FOURTH_STEPS, _CLEAR_STEPS = 2.0, 3.5, 3.0, 2.0
"""How many turns a work takes from an artist one knows, or has to discover; how many it takes to have a fourth space,
and to clear one of a work that the goal does not want."""

_SOLO_CURATOR, _SOLO_DEALER, _SOLO_TILE, _SOLO_MASTERPIECE = 40.0, 12.0, 10.0, 30.0
"""What the goals of the first level of a solo game are worth beside the money they bring."""
_SOLO_HIGHEST, _SOLO_NEXT_TILE, _SOLO_NEXT_MASTERPIECE = 50.0, 25.0, 25.0
"""The same for what the second level wants beyond them."""
_SOLO_PART = 0.3
"""What part of that counts for works that serve a curator's goal not yet reached, and for fame on the way."""
_SOLO_FAME = 0.6


def turns_left(p: P, seat: int) -> float:
    """How many turns a seat can still expect, the one that is on not counted."""
    to_come = float((seat - p.first) % p.seats > (p.turn - p.first) % p.seats)
    if p.phase == LAST_TURNS:
        return to_come
    if p.phase != PLAYING:
        return 1.0 + to_come
    tickets = sum(p.office) / p.seats
    slow, quick, more = _SOLO_PACE if p.solo else _PACE
    lasting = min(slow * tickets, more + quick * tickets)
    if p.solo:
        return 1.0 + lasting
    second, first = sorted(p.fame)[-2:]
    away = 2 * p.box.celebrity - max(0, first) - max(0, second)
    ends = sorted((lasting, _VISITOR_PACE * len(p.bag) / p.seats, _FAME_PACE * away))
    return 1.0 + to_come + ends[1]


class _Time:
    """How much of a game is left."""

    def __init__(self, left: float) -> None:
        self.left: float = left
        self.share: float = min(1.0, left / _LONG)
        """Of all that a whole game brings."""
        self.soon: float = min(1.0, left / _SOON)
        """Of what is ready now."""


class Expectation:
    """What makes up the money a seat can expect while a game is on, with so many turns left."""

    def __init__(self, p: P, seat: int, left: float) -> None:
        time = _Time(left)
        cash, influence = p.cash[seat], p.influence[seat]
        gained, tiles = _tiles(p, seat, time.share)
        self.cash: int = cash
        self.tiles: float = tiles
        """The money of reputation tiles; their influence is in `track`."""
        self.track: float = _track(p, min(p.box.influence_end, influence + int(gained)), time.share)
        self.soon: float = time.soon
        self.at_hand: float = _READY * min(cash, _ENOUGH)
        """What ready money is worth beside itself if it can still be used; and what influence is."""
        self.pull: float = _INFLUENCE * min(influence, _MUCH_INFLUENCE)
        self.works: float = _works(p, seat, time)
        self.visitors: float = _visitors(p, seat, time)
        self.assistants: float = _assistants(p, seat, time.soon)
        self.market: float = on_market(p, seat, time.share)
        self.goals: float = _goals(p, seat, left)


def estimate(p: P, seat: int) -> float:
    """The money a seat can expect."""
    return estimate_with(p, seat, turns_left(p, seat))


def estimate_with(p: P, seat: int, left: float) -> float:
    """The same, where it is known already how many turns are left."""
    if not p.frames:
        return float(scoring.sheet(p, seat).total)
    part = Expectation(p, seat, left)
    worth = part.cash + part.tiles + part.track
    worth += part.soon * (part.at_hand + part.pull)
    worth += part.works + part.visitors + part.assistants
    worth += part.market + part.goals
    question, asked = p.frames[-1][:2]
    if question == turns.KICKED_OUT and asked != seat:
        worth -= _KICKED * part.soon
    return worth


def parts(p: P, seat: int) -> Expectation:
    """The same, part by part."""
    return Expectation(p, seat, turns_left(p, seat))


def _track(p: P, space: int, share: float) -> float:
    """What influence pays at the end; while there is time a space counts its part of the next icons, too."""
    pays = p.box.influence_value
    now = pays[space]
    return now + share * (pays[min(space + 2, p.box.influence_end)] - now) / 2.0


def _prospect(p: P, artist: int, fame: int, share: float) -> float:
    """The value of an artist's work by a fame, on the average of what the artist may still gain."""
    levels, values, end = p.box.levels[p.artists[artist]], p.box.values, p.box.celebrity
    steps = round(_GROWTH * share) + 1
    return sum(values[levels[min(end, fame + step)]] for step in range(steps)) / steps


def _works(p: P, seat: int, time: _Time) -> float:
    """Works on show, room for others, contracts and a commission."""
    box = p.box
    worth = 0.0
    unsold = [0] * len(c.FORMS)
    room = box.walls - len(p.walls[seat]) + p.shows_masterpiece(seat)
    for work in p.walls[seat]:
        artist = packed.artist_of(work)
        worth += _prospect(p, artist, p.fame[artist], time.share)
        unsold[packed.form_of(artist)] += 1
    for other, wall in enumerate(p.walls):
        if other != seat and wall:
            theirs = 0
            for work in wall:
                theirs += p.value(packed.artist_of(work))
            worth -= _ENVY * theirs
    matches = unfit = 0
    for card in p.slots[seat]:
        if card == NOTHING:
            continue
        if is_open(card):
            form = box.contract_form[packed.contract_of(card)]
            if unsold[form]:
                unsold[form] -= 1
                matches += 1
            else:
                unfit += 1
        if not packed.has_assistant(card):
            worth += _BACK * _bonus(p, seat, bonus_of(p, card)) * time.soon
    if time.left > 1.0:
        worth += unfit * _OPEN * min(1.0, time.left / 5.0)
    if unfit == box.contract_spaces:
        worth -= _JAM * time.soon
    if not matches and p.cash[seat] < 2 and p.influence[seat] < 4:
        worth -= _BROKE * time.soon
    worth += _MATCH * min(matches, max(0.0, (time.left - 0.5) / 2.0))
    worth += _ROOM * min(max(0, room), time.left / 2.5)
    artist = p.commissions[seat]
    if artist != NOTHING and p.piles[packed.form_of(artist)] and time.left >= 1.0:
        value = _prospect(p, artist, p.fame[artist] + 1, time.share)
        profit = value - box.initial_fame[p.artists[artist]]
        worth += max(0.0, _COMMISSION * profit) * time.soon * (1.0 if room > 0 else _NO_ROOM)
    return worth


def _bonus(p: P, seat: int, bonus: int) -> float:
    """What the bonus of a contract brings."""
    if bonus == c.MONEY:
        return float(sum(map(int.__mul__, p.galleries[seat], p.box.bonus_money)))
    if bonus == c.INFLUENCE:
        return _INFLUENCE_BONUS * sum(map(int.__mul__, p.galleries[seat], p.box.bonus_influence))
    return _OTHER_BONUS


def _visitors(p: P, seat: int, time: _Time) -> float:
    """Visitors in the gallery and in the lobby, and the tickets to bring them."""
    if not time.soon:
        return 0.0
    times = (0.0 if p.scored else _INTERMEDIATE) + _BONUSES * time.share
    money, influence = p.box.bonus_money, p.box.bonus_influence
    lobby, gallery = p.lobbies[seat], p.galleries[seat]
    worth = _LIMIT * time.share * len(p.sold[seat])
    for kind in range(3):
        inside, waiting = gallery[kind], lobby[kind]
        if inside or waiting:
            each = times * (money[kind] + _INFLUENCE_BONUS * influence[kind])
            if kind == c.COLLECTOR:
                each += _COLLECTOR * time.share
            worth += each * (inside + _WAITING * waiting)
    for column in p.columns:
        if meets(lobby, p.box.market_lobby[column]):
            worth += time.soon * _ACCESS[column]
    brown, pink, white = p.tickets[seat]
    tickets = min(brown, _TICKETS_USED) + min(pink, _TICKETS_USED) + min(white, _TICKETS_USED)
    return worth + _TICKET * min(1.0, 1.5 * time.share) * tickets


def _assistants(p: P, seat: int, soon: float) -> float:
    worth = _DESKS[p.desks[seat]] + _BEHIND * p.places.count(packed.assistant(seat))
    on_contracts = 0
    for card in p.slots[seat]:
        if card != NOTHING and packed.has_assistant(card):
            on_contracts += 1
    return soon * (worth + _ON_CONTRACT * on_contracts)


def _tiles(p: P, seat: int, share: float) -> tuple[float, float]:
    """The influence and the money that reputation tiles will bring."""
    box = p.box
    gained, money = 0.0, 0.0
    for tile in p.spaces[seat]:
        if tile != NOTHING:
            count = _count(p, seat, tile, share)
            gained += count * box.reputation_influence[tile]
            money += count * box.reputation_money[tile]
    tile = p.third[seat]
    if tile != NOTHING:
        each = box.reputation_money[tile] + _INFLUENCE_BONUS * box.reputation_influence[tile]
        chance = min(1.0, 2.0 * share) * _THIRD[len(p.walls[seat])]
        money += chance * (each * _count(p, seat, tile, share) + _THIRD_SPACE)
    return gained, money


def _count(p: P, seat: int, tile: int, share: float) -> float:
    now = scoring.counted(p, seat, tile)
    return now + _REACH * share * max(0.0, TYPICAL[tile] - now)


def on_market(p: P, seat: int, share: float) -> float:
    """What assistants on the market bring: the majorities, and a work of the auction."""
    if seat not in p.grid:
        return 0.0
    keep = 1.0 - (1.0 - _HOLD) * share
    worth = _auction(p, seat, keep, share)
    for column in p.columns:
        counts = [0] * (p.seats + 1)
        for cell in range(column, CELLS, c.COLUMNS):
            owner = p.grid[cell]
            if owner != NOTHING:
                counts[owner] += 1
        own = counts[seat]
        if own:
            ahead = equal = 0
            for count in counts:
                if count > own:
                    ahead += 1
                elif count == own:
                    equal += 1
            worth += keep * (sum(p.box.majorities[column][ahead : ahead + equal]) // equal)
            worth += _PRESENCE[column] * share * own
    return worth


def _auction(p: P, seat: int, keep: float, share: float) -> float:
    """What the bids bring as they stand: whoever is ahead takes a work worth more."""
    if seat not in p.grid[UPPER:]:
        return 0.0
    bids = [[0] * (1 + c.COLUMNS) for _ in range(p.seats + 1)]
    for cell in range(UPPER, CELLS):
        owner = p.grid[cell]
        if owner != NOTHING:
            bid = p.box.bids[packed.row_of(cell) - c.ROWS]
            bids[owner][0] += bid
            bids[owner][c.COLUMNS - packed.column_of(cell)] += bid
    own = bids[seat]
    worth = _BID * own[0] * share
    ahead = sum(other > own for other in bids)
    if own[0] and ahead < len(p.easels):
        worth += keep * sorted((scoring.easel_value(p, work) for work in p.easels), reverse=True)[ahead]
    return worth


def _goals(p: P, seat: int, left: float) -> float:
    """What the curator and the dealer card will pay; in a solo game they are wanted for themselves, too."""
    box = p.box
    shown, sold, signed = [0] * len(c.FORMS), [0] * len(c.FORMS), [0] * len(c.FORMS)
    for work in p.walls[seat]:
        shown[box.work_form[packed.work_of(work)]] += 1
    for work in p.sold[seat]:
        sold[box.work_form[packed.sold_work(work)]] += 1
    for card in p.slots[seat]:
        if is_open(card):
            signed[box.contract_form[packed.contract_of(card)]] += 1
    room = box.walls + p.shows_masterpiece(seat)
    curator, dealer = box.curators[p.curators[seat]], box.dealers[p.dealers[seat]]
    shows = sells = 0.0
    for goal in curator:
        shows += goal.pays * _to_show(p, goal, shown, room, left)
    for goal in dealer:
        sells += goal.pays * _to_sell(goal, shown, sold, signed, left)
    worth = shows + sells
    if p.solo:
        part = max(sum(map(min, goal.works, shown)) / sum(goal.works) for goal in curator)
        shown_at_all = max(_to_show(p, goal, shown, room, left) for goal in curator)
        worth += _SOLO_CURATOR * (_SOLO_PART * part + (1.0 - _SOLO_PART) * shown_at_all)
        highest = max(curator, key=_pays)
        part = sum(map(min, highest.works, shown)) / sum(highest.works)
        shown_at_all = _to_show(p, highest, shown, room, left)
        worth += _SOLO_HIGHEST * (_SOLO_PART * part + (1.0 - _SOLO_PART) * shown_at_all)
        worth += _SOLO_DEALER * max(_to_sell(goal, shown, sold, signed, left) for goal in dealer) + _solo(p, seat)
    return worth


def _to_show(p: P, goal: Goal, shown: Sequence[int], room: int, left: float) -> float:
    """The chance to have a goal's works on the walls at the end."""
    steps, fitting = 0.0, 0
    for form, wanted in enumerate(goal.works):
        there = min(wanted, shown[form])
        fitting += there
        if wanted > there:
            blue, red = packed.artist_at(form, c.BLUE), packed.artist_at(form, c.RED)
            discovered = p.fame[blue] != UNDISCOVERED or p.fame[red] != UNDISCOVERED
            steps += (wanted - there) * (_BUY_STEPS if discovered else _DISCOVER_STEPS)
    if not steps:
        return 1.0
    wanted = sum(goal.works)
    if wanted > room:
        steps += _FOURTH_STEPS
    steps += _CLEAR_STEPS * max(0, wanted + sum(shown) - fitting - room)
    return 0.0 if steps > left else _CURATOR_STEP**steps


def _to_sell(goal: Goal, shown: Sequence[int], sold: Sequence[int], signed: Sequence[int], left: float) -> float:
    """The chance to have sold a goal's works at the end: each is bought, has a contract, and is sold."""
    steps = 0.0
    for form, wanted in enumerate(goal.works):
        for number in range(wanted - sold[form]):
            steps += 1.0
            if number >= signed[form]:
                steps += 1.0
            if number >= shown[form]:
                steps += 2.0
    return 0.0 if steps > left else _DEALER_STEP**steps


def _pays(goal: Goal) -> int:
    return goal.pays


def _solo(p: P, seat: int) -> float:
    """Reputation tiles and masterpieces, as far as the first two levels of the solo game want them."""
    first, second = p.box.solo_goals["apprentice"], p.box.solo_goals["experienced"]
    tiles = sum(tile != NOTHING for tile in p.spaces[seat])
    worth = _SOLO_TILE * min(first.reputation, tiles)
    worth += _SOLO_NEXT_TILE * max(0, min(second.reputation, tiles) - first.reputation)
    made = scoring.masterpieces(p, seat)
    fame = sorted([p.fame[artist] for artist in map(packed.artist_of, p.walls[seat]) if not p.is_celebrity(artist)])
    for number in range(second.masterpieces):
        each = _SOLO_MASTERPIECE if number < first.masterpieces else _SOLO_NEXT_MASTERPIECE
        if number < made:
            worth += each
        elif fame:
            part = fame.pop() / p.box.celebrity
            worth += each * _SOLO_FAME * part * part
    return worth
