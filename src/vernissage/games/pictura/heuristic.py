"""What a sensible player of Museum: Pictura knows: which collections to build, what to give away, when to exhibit.

Everything here looks only at what the seat may know: what lies open, its own hand, favours and goal.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from vernissage.core.chance import Dice
from vernissage.core.questions import BARE, Layout, Several
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import scoring
from vernissage.games.pictura.arranging import QUICK, best_layout
from vernissage.games.pictura.box import Box, Patron
from vernissage.games.pictura.decisions.effects import looked_at
from vernissage.games.pictura.decisions.patrons import meets
from vernissage.games.pictura.decisions.swaps import can_swap
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import (
    CELLS,
    EFFECTS,
    FAVOURS,
    IMPROVING,
    NO_ACTION,
    PAINTINGS,
    PERIOD_COUNT,
    REWARD_CIRCLE,
    REWARD_DEPOT,
    REWARD_SPACES,
    REWARDS,
    SLOTS,
    TYPES,
)
from vernissage.games.pictura.scoring import Scale

P = PicturaPosition


class Style(NamedTuple):
    """What a player thinks things are worth. Tried out in games of one variant against two of the other."""

    hope: tuple[float, float]
    """What a collection is hoped to be worth while there is time, by the square of its size: a period, a domain."""
    held: float
    """What a painting in hand is worth beside one that hangs."""
    card: float
    """What any painting in hand is worth at least: it can pay for another."""
    discarded: float
    """What a painting in the own discard costs while an inventory may still take it back."""
    favour: float
    worth_playing: float
    """What a favour has to bring now; a better moment may come."""
    steps: tuple[float, ...]
    """What the first, second … fifth exhibition is worth for the bonus at the end."""
    courting: float
    """What it is worth to bring a patron on display nearer, beside winning one: somebody else may be quicker."""
    prestige: float
    """What a point on the track is worth before the last turn, beside one of the final count: it hastens the end."""


GREEDY = Style((0.15, 0.18), 0.5, 1.0, 0.45, 2.0, 0.7, (3.0, 6.0, 10.0, 15.0, 30.0), 0.4, 0.6)
CURATOR = Style((0.22, 0.26), 0.6, 1.3, 0.6, 2.6, 1.4, (8.0, 10.0, 14.0, 20.0, 34.0), 0.4, 0.5)
"""Builds collections and exhibitions, and lets the crowd run after the trends."""
_PACE = 8.0
"""Prestige the leader gains in a round."""
_PATRONS = 0.3
"""Patrons a player wins in a round."""


def choose(p: P, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    return _choose(p, seat, GREEDY)


def curate(p: P, seat: int, dice: Dice) -> int:
    """The code a curator answers with: collections and exhibitions before prestige on the track."""
    return _choose(p, seat, CURATOR)


def _choose(p: P, seat: int, style: Style) -> int:
    question = p.question
    return _arrange(p, seat, question) if isinstance(question, Layout) else answer(p, seat, style)


def answer(p: P, seat: int, style: Style) -> int:
    """The answer to any question but that for a layout."""
    return _CHOICES[p.question.key](Mind(p, seat, style))


@functools.lru_cache(maxsize=64)
def arranged(scale: Scale, cards: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """A good layout of paintings given as (period, domain): for each place the number of the one there, or `BARE`."""
    return best_layout(scale, cards, iterations=QUICK, seed=0).cells


@functools.lru_cache(maxsize=64)
def rearranged(box: Box, wall: tuple[int, ...]) -> tuple[int, ...]:
    """A good layout of what hangs on a wall; the wall as it is, if that is no worse."""
    hanging = sorted(card for card in wall if card != NOTHING)
    cells = arranged(box.scale, tuple((box.period[card], box.domain[card]) for card in hanging))
    found = tuple(NOTHING if number == BARE else hanging[number] for number in cells)
    now, then = (scoring.layout(box.scale, box.period, box.domain, laid).total for laid in (wall, found))
    return found if then > now else wall


def _arrange(p: P, seat: int, question: Layout) -> int:
    """The next step from the layout as it hangs to a good one."""
    return next_of(p, question.codes_to(p, seat, rearranged(p.box, p.walls[seat])))


def next_of(p: P, plan: tuple[int, ...]) -> int:
    """The next code of a move of several; if it was begun otherwise, the one that ends it soonest."""
    begun = len(p.partial)
    if begun < len(plan) and plan[:begun] == p.partial:
        return plan[begun]
    return c.DONE if p.is_legal(c.DONE) else p.codes()[0]


class Mind:
    """What a seat thinks of paintings as things stand."""

    def __init__(self, p: P, seat: int, style: Style) -> None:
        self.p, self.seat, self.box, self.style = p, seat, p.box, style
        self.counts = p.counts(seat)
        self.hand = p.hands[seat]
        self.goal = p.goals[seat]
        self.free = p.walls[seat].count(NOTHING)
        self.last = p.closing or (p.ender != NOTHING and p.active == seat == p.ender)
        leader = max(p.score)
        self.rounds_left = 0.0 if p.closing else max(0.5, (p.box.end - leader) / _PACE)
        # With little time left what counts is the table, not hope.
        self.hope = min(1.0, self.rounds_left / 4)
        self.prestige = 1.0 if self.last else style.prestige
        self.depot = REWARD_DEPOT in p.rewards[seat]
        self.circle = p.box.circle if REWARD_CIRCLE in p.rewards[seat] else 0
        self.worths: dict[int, float] = {}
        """What hanging each painting is worth that was thought of."""
        self.painted = [0] * len(p.box.painters)
        """Works in the own museum by painter."""
        for card in p.walls[seat]:
            if card != NOTHING:
                self.painted[p.box.painter[card]] += 1
        self.by_painter = [0.0] * len(p.box.painters)
        """What one more work of a painter is worth to the patrons on display."""
        self.by_kind = [self.growing(kind, self.counts[kind]) for kind in range(TYPES)]
        """What one more of a period, or of a domain, adds to its collection, and is worth to these patrons."""
        for patron in p.patron_row:
            if patron != NOTHING:
                self._court(p.box.patron_cards[patron])

    def lacking(self, patron: Patron) -> int:
        """How many paintings a patron is still to see in the own museum."""
        if patron.painter >= 0:
            return max(0, patron.each - self.painted[patron.painter])
        period, domain = self.counts[patron.period], self.counts[PERIOD_COUNT + patron.domain]
        return max(0, patron.each - period) + max(0, patron.each - domain)

    def _court(self, patron: Patron) -> None:
        """Note what it is worth to hang what a patron lacks."""
        worth = self.courting(patron)
        if patron.painter >= 0:
            if self.painted[patron.painter] < patron.each:
                self.by_painter[patron.painter] += worth
            return
        for kind in (patron.period, PERIOD_COUNT + patron.domain):
            if self.counts[kind] < patron.each:
                self.by_kind[kind] += worth

    def courting(self, patron: Patron) -> float:
        """What it is worth to please a patron, or to come a painting nearer to it."""
        worth, lacking = self.prestige * patron.points + self.circle, self.lacking(patron)
        return worth if not lacking else (1.0 if self.last else self.style.courting) * worth / lacking

    def growing(self, kind: int, size: int) -> float:
        """What one more painting is worth to a collection of so many, in part by hope."""
        if size >= CELLS:
            return 0.0
        is_domain = kind >= PERIOD_COUNT
        values = self.box.scale.domains if is_domain else self.box.scale.periods
        hope = self.hope * self.style.hope[is_domain] * (2 * size + 1)
        return (1 - self.hope) * (values[size + 1] - values[size]) + hope

    def lasting(self, card: int) -> float:
        """What a painting adds to the final count if it hangs."""
        box = self.box
        worth = self.by_kind[box.period[card]] + self.by_kind[PERIOD_COUNT + box.domain[card]]
        worth += self.by_painter[box.painter[card]]
        return worth + box.goals[self.goal][card] if self.goal != NOTHING else worth

    def hanging(self, card: int, doubled: bool = False) -> float:
        """What hanging a painting now is worth."""
        worth = self.worths.get(card)
        if worth is None:
            worth = self.lasting(card) + self.prestige * self.box.points[self.p.fashion][card]
            self.worths[card] = worth
        return worth + self.prestige * self.box.points[self.p.fashion][card] if doubled else worth

    def held(self, card: int) -> float:
        """What a painting in hand is worth."""
        if self.last and self.p.active != self.seat:
            return 0.0
        if not self.free:
            return 0.0
        return max(self.style.card, self.style.held * self.hanging(card))

    def discarding(self) -> float:
        """What one more painting in the own discard costs."""
        if not self.last:
            return self.style.discarded
        cards = len(self.p.discards[self.seat])
        return float(self.discard_cost(cards + 1) - self.discard_cost(cards))

    def discard_cost(self, cards: int) -> int:
        """What an own discard of so many costs at the end."""
        return scoring.discard_cost(self.box.discard_costs, self.box.discard_further, cards, self.depot)

    def best_swap(self) -> tuple[float, int]:
        """The best swap, and what it is worth."""
        p, box = self.p, self.box
        best, code = -99.0, c.PASS
        score, prestige = p.score[self.seat], self.prestige
        gives = [self.held(card) for card in self.hand]
        for slot, taken in enumerate(p.slots):
            if taken == NOTHING:
                continue
            points = box.points[p.museum_trends[slot // box.museum_paintings]]
            costs, worth = points[taken], self.held(taken)
            for place, card in enumerate(self.hand):
                given = points[card]
                lost = costs if costs <= score + given else score + given
                gain = prestige * (given - lost) + worth - gives[place]
                if gain > best:
                    best, code = gain, c.SWAP + card * SLOTS + slot
        return best, code

    def best_hanging(self) -> tuple[float, int]:
        """The best painting to hang for another one, and what it is worth."""
        p = self.p
        if len(self.hand) < 1 or not self.free:
            return -99.0, c.DONE
        pay = sorted(self.hand, key=lambda card: (self.hanging(card), card))
        doubled = p.doubles > 0
        best, code = -99.0, c.DONE
        for card in self.hand:
            payment = pay[0] if pay[0] != card else pay[1] if len(pay) > 1 else NOTHING
            if payment == NOTHING:
                continue
            cost = self.discarding() + (0.0 if self.last else self.style.held * self.held(payment))
            gain = self.hanging(card, doubled) - cost
            if gain > best:
                best, code = gain, c.HANG + card * PAINTINGS + payment
        if p.score[self.seat] >= self.box.steal:
            cost = 2.0 * self.prestige * self.box.steal + (0.0 if self.last else self.style.held * self.held(pay[0]))
            for owner, cards in enumerate(p.discards):
                for card in cards if owner != self.seat else ():
                    gain = self.hanging(card, doubled) - cost
                    if gain > best:
                        best, code = gain, c.HANG + card * PAINTINGS + pay[0]
        return best, code

    def improving(self) -> float:
        """What hanging as many as it pays this turn is worth, roughly: the better half of the hand for the other."""
        worth = sorted((self.hanging(card) for card in self.hand), reverse=True)
        pairs = min(len(worth) // 2, self.free)
        cost = self.discarding() + (0.0 if self.last else self.style.held * self.style.card)
        return sum(max(0.0, value - cost) for value in worth[:pairs])

    def exhibiting(self) -> tuple[float, int]:
        """The best exhibition, and what it is worth."""
        p, seat = self.p, self.seat
        best, code = -99.0, c.DONE
        if len(p.exhibitions[seat]) >= self.box.most_exhibitions:
            return best, code
        for kind, count in enumerate(self.counts):
            if count < self.box.scale.least or kind in p.exhibitions[seat] or not p.tokens[kind]:
                continue
            worth = self.prestige * self.attracting(kind) + self.step()
            if worth > best:
                best, code = worth, c.EXHIBIT + kind
        return best + max(self.reward(space) for space in range(REWARD_SPACES)), code

    def attracting(self, kind: int) -> int:
        """The prestige an exhibition of a collection brings at once."""
        value = scoring.collection_value(self.box.scale, kind, self.counts[kind])
        return value + (self.box.token_points if self.p.tokens[kind] == self.box.tokens else 0)

    def step(self) -> float:
        """What one more exhibition is worth for the bonus at the end."""
        held, bonus = len(self.p.exhibitions[self.seat]), self.box.exhibition_bonus
        if self.last:
            return float(bonus[held + 1] - bonus[held])
        return self.style.steps[min(held, len(self.style.steps) - 1)]

    def reward(self, space: int) -> float:
        """What a reward space is worth."""
        p, box, seat = self.p, self.box, self.seat
        if space in p.rewards[seat]:
            return -99.0
        name = REWARDS[space]
        if name == "supplies":
            return (
                0.0
                if self.last
                else self.style.card * box.supplies_paintings + self.another_favour() * box.supplies_favours
            )
        if name == "grant":
            return self.prestige * box.grant
        if name == "buyers":
            return (box.buyers - box.draw) * self.style.card * self.rounds_left
        if name == "depot":
            costs = (box.discard_costs, box.discard_further, len(p.discards[seat]) + int(self.rounds_left))
            return float(scoring.discard_cost(*costs, False) - scoring.discard_cost(*costs, True))
        return box.circle * (len(p.patrons[seat]) + _PATRONS * self.rounds_left)

    def another_favour(self) -> float:
        """What one more favour is worth: of those in hand only one can be played in a turn."""
        return self.style.favour / (1 + 0.5 * len(self.p.favours[self.seat]))

    def stock_taking(self) -> float:
        """What an inventory is worth."""
        p, seat = self.p, self.seat
        room = max(0, (self.box.depot if self.depot else self.box.hand_limit) - len(self.hand))
        if self.last:
            cards = len(p.discards[seat])
            return float(self.discard_cost(cards) - self.discard_cost(cards - min(cards, room)))
        back = sorted((self.held(card) for card in p.discards[seat]), reverse=True)[:room]
        return sum(back) + self.style.discarded * len(back) + self.another_favour()

    def patron(self) -> int:
        """The best patron that can be won now, or the end of the turn."""
        p, box = self.p, self.box
        best, code = 0.0, c.DONE
        for patron in p.patron_row if p.claims_left else ():
            if patron == NOTHING or not meets(p, self.seat, box.patron_cards[patron], self.counts):
                continue
            card = box.patron_cards[patron]
            for choice, worth in ((0, self.prestige * card.points), (1, self.effect(EFFECTS[card.effect]))):
                if worth + self.circle > best:
                    best, code = worth + self.circle, c.CLAIM + 2 * patron + choice
        return code

    def effect(self, effect: str) -> float:
        """What an effect is worth now."""
        p, box = self.p, self.box
        if effect == "draw_two":
            return 0.0 if self.last else self.style.card * min(box.tip, len(p.market))
        if effect == "take_favour":
            return 0.0 if self.last else self.another_favour()
        if effect == "free_hang":
            return max(map(self.hanging, self.hand), default=0.0) + 0.5 if self.free and self.hand else 0.0
        if effect == "free_loan":
            return max((self.held(card) for card in p.slots if card != NOTHING), default=0.0)
        if effect == "restore_two":
            back = sorted((self.held(card) for card in p.discards[self.seat]), reverse=True)[: box.restores]
            return sum(back) + self.discarding() * len(back)
        can_hang = p.action in (NO_ACTION, IMPROVING) and len(self.hand) > 1 and self.free
        return self.prestige * max((box.points[p.fashion][card] for card in self.hand), default=0) if can_hang else 0.0

    def favour(self) -> int:
        """The best favour to play now; the end of the turn if none is worth it."""
        p = self.p
        best, code = 0.0 if self.last else self.style.worth_playing, c.DONE
        for kind in sorted(set(p.favours[self.seat])) if p.favours_left else ():
            worth = self.favour_worth(FAVOURS[kind])
            if worth > best:
                best, code = worth, c.FAVOUR + kind
        return code

    def favour_worth(self, favour: str) -> float:
        """What playing a favour now is worth, less what it may bring later."""
        p, box, seat = self.p, self.box, self.seat
        later = 0.0 if self.last else 1.0
        if favour == "market_tip":
            return self.effect("draw_two")
        if favour == "connoisseur":
            return 0.0 if self.last or not looked_at(p) else 1.4 * self.style.card * box.keeps
        if favour == "loan":
            return self.effect("free_loan") - 0.5 * later
        if favour == "donor":
            return self.effect("free_hang") - 2.0 * later
        if favour == "opening_night":
            return self.prestige * box.opening_night
        if favour == "restorer":
            return self.effect("restore_two") - later
        if favour == "dealer":
            others = [card for owner, cards in enumerate(p.discards) if owner != seat for card in cards]
            return max(map(self.held, others), default=0.0) - self.prestige * box.dealer
        if favour == "new_fashion":
            return self.new_fashion() if p.action in (NO_ACTION, IMPROVING) and p.trend_deck else 0.0
        if favour == "press_campaign":
            return self.effect("double_trend") - later
        if favour == "exchange":
            return 1.5 * self.best_swap()[0] if can_swap(p, seat) else 0.0
        if favour == "salon":
            return self.new_patrons()
        cards = len(p.discards[seat])
        return float(self.discard_cost(cards) - self.discard_cost(max(0, cards - box.stores))) if self.last else 0.0

    def new_fashion(self) -> float:
        """What another public trend is worth: by what is going to hang, one of those that nobody has seen yet."""
        p, points = self.p, self.box.points
        worth = sorted(self.hand, key=lambda card: (-self.lasting(card), card))[: min(len(self.hand) // 2, self.free)]
        known = {*p.fashions, *p.museum_trends, self.goal}
        unseen = [trend for trend in range(len(points)) if trend not in known]
        expected = sum(points[trend][card] for trend in unseen for card in worth) / len(unseen)
        return self.prestige * (expected - sum(points[p.fashion][card] for card in worth))

    def new_patrons(self) -> float:
        """What other patrons are worth: the chance that one of them is pleased, if none is that could be won now."""
        p, cards = self.p, self.box.patron_cards
        if p.claims_left and any(n != NOTHING and meets(p, self.seat, cards[n], self.counts) for n in p.patron_row):
            return 0.0
        gone = {*p.patron_row, *(n for won in p.patrons for n in won)}
        there = [card for n, card in enumerate(cards) if n not in gone]
        if not there:
            return 0.0
        pleased = [card.points for card in there if meets(p, self.seat, card, self.counts)]
        chance = 1 - (1 - len(pleased) / len(there)) ** min(len(there), self.box.patrons_shown)
        return chance * (self.prestige * max(pleased, default=0) + self.circle)


def _goal(mind: Mind) -> int:
    """The trend that has most in common with the hand, and something with what the museums show."""
    p, goals = mind.p, mind.box.goals

    def worth(trend: int) -> float:
        return sum(goals[trend][card] for card in mind.hand) + 0.3 * sum(goals[trend][card] for card in p.slots)

    return c.GOAL + max(p.offers[mind.seat], key=lambda trend: (worth(trend), -trend))


def _swap(mind: Mind) -> int:
    return mind.best_swap()[1]


def _maybe_swap(mind: Mind) -> int:
    worth, code = mind.best_swap()
    return code if worth > 0.2 else c.PASS


def _action(mind: Mind) -> int:
    """Favours and patrons that help at once, then the best action, then a patron's points; then the turn is over."""
    p = mind.p
    favour, patron = mind.favour(), mind.patron()
    if favour != c.DONE:
        return favour
    if patron != c.DONE and (patron - c.CLAIM) % 2:
        return patron
    stock = mind.stock_taking() if p.action == NO_ACTION else 0.0
    if p.action == NO_ACTION:
        show, exhibit = mind.exhibiting()
        hang = mind.improving()
        if show >= max(hang, stock, 0.1):
            return exhibit
        if stock > max(hang, 0.1):
            return c.INVENTORY
    if p.action in (NO_ACTION, IMPROVING):
        worth, hanging = mind.best_hanging()
        if worth > 0.0:
            return hanging
        if stock > 0.0:
            return c.INVENTORY
    return patron


def _reward(mind: Mind) -> int:
    return c.REWARD + max(range(REWARD_SPACES), key=lambda space: (mind.reward(space), -space))


def _pick(mind: Mind, cards: Sequence[int], most: int) -> int:
    """The next of several: the best of them, in the order they are named."""
    wanted = sorted(sorted(cards, key=lambda card: (-mind.held(card), card))[:most])
    return next_of(mind.p, (*(c.PICK + card for card in wanted), c.DONE))


def _inventory(mind: Mind) -> int:
    question = mind.p.question
    assert isinstance(question, Several)
    return _pick(mind, mind.p.discards[mind.seat], question.bounds(mind.p, mind.seat)[1])


def _store(mind: Mind) -> int:
    return _pick(mind, mind.p.discards[mind.seat], mind.box.stores if mind.last else 0)


def _look(mind: Mind) -> int:
    return _pick(mind, looked_at(mind.p), mind.box.keeps)


def _refresh(mind: Mind) -> int:
    """New patrons, if one of them is likelier to be pleased than one of these."""
    shown = [mind.box.patron_cards[n] for n in mind.p.patron_row if n != NOTHING]
    return c.REPLACE if mind.new_patrons() > max(map(mind.courting, shown), default=0.0) else c.PASS


def _loan(mind: Mind) -> int:
    return c.PICK + max((card for card in mind.p.slots if card != NOTHING), key=lambda card: (mind.held(card), -card))


def _free(mind: Mind) -> int:
    card = max(mind.hand, key=lambda card: (mind.hanging(card, mind.p.doubles > 0), -card))
    return c.PICK + card


def _dealer(mind: Mind) -> int:
    others = [card for owner, cards in enumerate(mind.p.discards) if owner != mind.seat for card in cards]
    return c.PICK + max(others, key=lambda card: (mind.held(card), -card))


_CHOICES = {
    "goal": _goal,
    "swap": _swap,
    "join": _maybe_swap,
    "action": _action,
    "reward": _reward,
    "inventory": _inventory,
    "refresh": _refresh,
    "look": _look,
    "loan": _loan,
    "free": _free,
    "restore": _inventory,
    "dealer": _dealer,
    "exchange": _maybe_swap,
    "store": _store,
}
