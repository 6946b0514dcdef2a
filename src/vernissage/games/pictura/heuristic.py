"""What a sensible player of Museum: Pictura knows: which collections to build, what to give away, when to exhibit.

Everything here looks only at what the seat may know: what lies open, its own hand, favours and goal.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from vernissage.core.door import Dice
from vernissage.core.questions import Layout, Several
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import scoring
from vernissage.games.pictura.arranging import QUICK, best_layout
from vernissage.games.pictura.components import EFFECTS, FAVOURS, REWARDS
from vernissage.games.pictura.decisions import can_swap, looked_at, meets
from vernissage.games.pictura.position import IMPROVING, NO_ACTION, NOTHING, REWARD_CIRCLE, PicturaPosition
from vernissage.games.pictura.scoring import BARE, Scale

P = PicturaPosition

# Tried out in games of one variant against two of the other; see docs/titles/pictura.md.
_HOPE = (0.15, 0.18)
"""What a collection is hoped to be worth while there is time, by the square of its size: of a period, of a domain."""
_HELD = 0.5
"""What a painting in hand is worth beside one that hangs."""
_CARD = 1.0
"""What any painting in hand is worth at least: it can pay for another."""
_DISCARDED = 0.45
"""What a painting in the own discard costs while an inventory may still take it back."""
_FAVOUR = 2.0
_WORTH_PLAYING = 0.7
"""What a favour has to bring now; a better moment may come."""
_STEPS = (3.0, 6.0, 10.0, 15.0, 30.0)
"""What the first, second … fifth exhibition is worth for the bonus at the end."""
_PACE = 8.0
"""Prestige the leader gains in a round."""


def choose(p: P, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    question = p.question
    if isinstance(question, Layout):
        return _arrange(p, seat, question)
    return _CHOICES[question.key](_Mind(p, seat))


@functools.lru_cache(maxsize=64)
def arranged(scale: Scale, cards: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """A good layout of paintings given as (period, domain): for each place the number of the one there, or `BARE`."""
    return best_layout(scale, cards, iterations=QUICK, seed=0).cells


def _arrange(p: P, seat: int, question: Layout) -> int:
    """The next step from the layout as it hangs to a good one."""
    hanging = sorted(p.hanging(seat))
    cells = arranged(p.box.scale, tuple((p.box.period[card], p.box.domain[card]) for card in hanging))
    wall = tuple(NOTHING if number == BARE else hanging[number] for number in cells)
    if p.sheet(seat, wall).total <= p.sheet(seat, p.walls[seat]).total:
        return question.done
    return _next(p, question.codes_to(p, seat, wall))


def _next(p: P, plan: tuple[int, ...]) -> int:
    """The next code of a move of several; if it was begun otherwise, the one that ends it soonest."""
    begun = len(p.partial)
    if plan[:begun] == p.partial:
        return plan[begun]
    return c.DONE if p.is_legal(c.DONE) else p.codes()[0]


class _Mind:
    """What a seat thinks of paintings as things stand."""

    def __init__(self, p: P, seat: int) -> None:
        self.p, self.seat, self.box = p, seat, p.box
        self.counts = p.counts(seat)
        self.hand = p.hands[seat]
        self.goal = p.goals[seat]
        self.free = p.walls[seat].count(NOTHING)
        self.last = p.closing or (p.ender != NOTHING and p.active == seat == p.ender)
        leader = max(p.score)
        self.rounds_left = 0.0 if p.closing else max(0.5, (p.box.end - leader) / _PACE)
        # With little time left what counts is the table, not hope.
        self.hope = min(1.0, self.rounds_left / 4)

    def collection(self, kind: int, size: int) -> float:
        """What a collection of so many is worth, in part by hope."""
        if size > c.CELLS:
            return 0.0
        value = scoring.collection_value(self.box.scale, kind, size)
        return (1 - self.hope) * value + self.hope * _HOPE[kind >= c.PERIOD_COUNT] * size * size

    def lasting(self, card: int) -> float:
        """What a painting adds to the final count if it hangs."""
        box = self.box
        worth = 0.0
        for kind in (box.period[card], c.PERIOD_COUNT + box.domain[card]):
            worth += self.collection(kind, self.counts[kind] + 1) - self.collection(kind, self.counts[kind])
        return worth + (box.goals[self.goal][card] if self.goal != NOTHING else 0)

    def hanging(self, card: int, doubled: bool = False) -> float:
        """What hanging a painting now is worth."""
        points = self.box.points[self.p.fashion][card]
        return self.lasting(card) + points * (2 if doubled else 1)

    def held(self, card: int) -> float:
        """What a painting in hand is worth."""
        if self.last and self.p.active != self.seat:
            return 0.0
        if not self.free:
            return 0.0
        return max(_CARD, _HELD * self.hanging(card))

    def discarding(self) -> float:
        """What one more painting in the own discard costs."""
        if not self.last:
            return _DISCARDED
        box, cards = self.box, len(self.p.discards[self.seat])
        costs = (box.discard_costs, box.discard_further)
        return float(scoring.discard_cost(*costs, cards + 1, False) - scoring.discard_cost(*costs, cards, False))

    def best_swap(self) -> tuple[float, int]:
        """The best swap, and what it is worth."""
        p, box = self.p, self.box
        best, code = -99.0, c.PASS
        gives = [(self.held(card), card) for card in self.hand]
        for slot, taken in enumerate(p.slots):
            if taken == NOTHING:
                continue
            points = box.points[p.museum_trends[slot // box.museum_paintings]]
            worth = self.held(taken)
            for value, card in gives:
                gain = min(points[card] - points[taken], points[card]) + worth - value
                if p.score[self.seat] + points[card] < points[taken]:
                    gain += points[taken] - p.score[self.seat] - points[card]
                if gain > best:
                    best, code = gain, c.SWAP + card * c.SLOTS + slot
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
            cost = self.discarding() + (0.0 if self.last else _HELD * self.held(payment))
            gain = self.hanging(card, doubled) - cost
            if gain > best:
                best, code = gain, c.HANG + card * c.PAINTINGS + payment
        if p.score[self.seat] >= self.box.steal:
            cost = 2.0 * self.box.steal + (0.0 if self.last else _HELD * self.held(pay[0]))
            for owner, cards in enumerate(p.discards):
                for card in cards if owner != self.seat else ():
                    gain = self.hanging(card, doubled) - cost
                    if gain > best:
                        best, code = gain, c.HANG + card * c.PAINTINGS + pay[0]
        return best, code

    def improving(self) -> float:
        """What hanging as many as it pays this turn is worth, roughly: the better half of the hand for the other."""
        worth = sorted((self.hanging(card) for card in self.hand), reverse=True)
        pairs = min(len(worth) // 2, self.free)
        cost = self.discarding() + (0.0 if self.last else _HELD * _CARD)
        return sum(max(0.0, value - cost) for value in worth[:pairs])

    def exhibiting(self) -> tuple[float, int]:
        """The best exhibition, and what it is worth."""
        p, box, seat = self.p, self.box, self.seat
        held = len(p.exhibitions[seat])
        best, code = -99.0, c.DONE
        if held >= box.most_exhibitions:
            return best, code
        bonus = box.exhibition_bonus
        step = float(bonus[held + 1] - bonus[held]) if self.last else _STEPS[min(held, len(_STEPS) - 1)]
        for kind, count in enumerate(self.counts):
            if count < box.scale.least or kind in p.exhibitions[seat] or not p.tokens[kind]:
                continue
            value = scoring.collection_value(box.scale, kind, count)
            token = box.token_points if p.tokens[kind] == box.tokens else 0
            if value + token + step > best:
                best, code = value + token + step, c.EXHIBIT + kind
        return best + max(self.reward(space) for space in range(c.REWARD_SPACES)), code

    def reward(self, space: int) -> float:
        """What a reward space is worth."""
        p, box, seat = self.p, self.box, self.seat
        if space in p.rewards[seat]:
            return -99.0
        name = REWARDS[space]
        if name == "supplies":
            return 0.0 if self.last else _CARD * box.supplies_paintings + _FAVOUR * box.supplies_favours
        if name == "grant":
            return float(box.grant)
        if name == "buyers":
            return (box.buyers - box.draw) * _CARD * self.rounds_left
        if name == "depot":
            cards = len(p.discards[seat])
            costs = (box.discard_costs, box.discard_further, cards)
            return float(scoring.discard_cost(*costs, False) - scoring.discard_cost(*costs, True)) + 0.5
        return box.circle * (len(p.patrons[seat]) + 0.5 * self.rounds_left)

    def stock_taking(self) -> float:
        """What an inventory is worth."""
        p, seat = self.p, self.seat
        if self.last:
            cards = len(p.discards[seat])
            taken = min(cards, max(0, self.box.hand_limit - len(self.hand)))
            costs = (self.box.discard_costs, self.box.discard_further)
            return float(
                scoring.discard_cost(*costs, cards, False) - scoring.discard_cost(*costs, cards - taken, False)
            )
        room = max(0, self.box.hand_limit - len(self.hand))
        back = sorted((self.held(card) for card in p.discards[seat]), reverse=True)[:room]
        return sum(back) + _DISCARDED * len(back) + _FAVOUR

    def patron(self) -> int:
        """The best patron that can be won now, or the end of the turn."""
        p, box = self.p, self.box
        best, code = 0.0, c.DONE
        circle = box.circle if REWARD_CIRCLE in p.rewards[self.seat] else 0
        for patron in p.patron_row if p.claims_left else ():
            if patron == NOTHING or not meets(p, self.seat, box.patron_cards[patron]):
                continue
            card = box.patron_cards[patron]
            for choice, worth in ((0, float(card.points)), (1, self.effect(EFFECTS[card.effect]))):
                if worth + circle > best:
                    best, code = worth + circle, c.CLAIM + 2 * patron + choice
        return code

    def effect(self, effect: str) -> float:
        """What an effect is worth now."""
        p, box = self.p, self.box
        if effect == "draw_two":
            return 0.0 if self.last else _CARD * min(box.tip, len(p.market))
        if effect == "take_favour":
            return 0.0 if self.last else _FAVOUR
        if effect == "free_hang":
            return max(map(self.hanging, self.hand), default=0.0) + 0.5 if self.free and self.hand else 0.0
        if effect == "free_loan":
            return max((self.held(card) for card in p.slots if card != NOTHING), default=0.0)
        if effect == "restore_two":
            back = sorted((self.held(card) for card in p.discards[self.seat]), reverse=True)[: box.restores]
            return sum(back) + self.discarding() * len(back)
        can_hang = p.action in (NO_ACTION, IMPROVING) and len(self.hand) > 1 and self.free
        return float(max((box.points[p.fashion][card] for card in self.hand), default=0)) if can_hang else 0.0

    def favour(self) -> int:
        """The best favour to play now; the end of the turn if none is worth it."""
        p = self.p
        best, code = _WORTH_PLAYING, c.DONE
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
            return 0.0 if self.last or not looked_at(p) else 1.4 * _CARD * box.keeps
        if favour == "loan":
            return self.effect("free_loan") - 0.5 * later
        if favour == "donor":
            return self.effect("free_hang") - 2.0 * later
        if favour == "opening_night":
            return float(box.opening_night)
        if favour == "restorer":
            return self.effect("restore_two") - later
        if favour == "dealer":
            others = [card for owner, cards in enumerate(p.discards) if owner != seat for card in cards]
            return max(map(self.held, others), default=0.0) - box.dealer
        if favour == "new_fashion":
            if p.action not in (NO_ACTION, IMPROVING) or not p.trend_deck or len(self.hand) < 4:
                return 0.0
            return 1.5 - max(box.points[p.fashion][card] for card in self.hand)
        if favour == "press_campaign":
            return self.effect("double_trend") - later
        if favour == "exchange":
            return 1.5 * self.best_swap()[0] if can_swap(p, seat) else 0.0
        if favour == "salon":
            return 0.8 if not p.claims_left else 0.0
        cards = len(p.discards[seat])
        costs = (box.discard_costs, box.discard_further)
        stored = min(cards, box.stores)
        saved = scoring.discard_cost(*costs, cards, False) - scoring.discard_cost(*costs, cards - stored, False)
        return float(saved) if self.last else 0.0


def _goal(mind: _Mind) -> int:
    """The trend that has most in common with the hand, and something with what the museums show."""
    p, goals = mind.p, mind.box.goals

    def worth(trend: int) -> float:
        return sum(goals[trend][card] for card in mind.hand) + 0.3 * sum(goals[trend][card] for card in p.slots)

    return c.GOAL + max(p.offers[mind.seat], key=lambda trend: (worth(trend), -trend))


def _swap(mind: _Mind) -> int:
    return mind.best_swap()[1]


def _maybe_swap(mind: _Mind) -> int:
    worth, code = mind.best_swap()
    return code if worth > 0.2 else c.PASS


def _action(mind: _Mind) -> int:
    """Favours that help at once, then the best action, then a patron; then the turn is over."""
    p = mind.p
    favour = mind.favour()
    if favour != c.DONE:
        return favour
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
    return mind.patron()


def _reward(mind: _Mind) -> int:
    return c.REWARD + max(range(c.REWARD_SPACES), key=lambda space: (mind.reward(space), -space))


def _pick(mind: _Mind, cards: Sequence[int], most: int) -> int:
    """The next of several: the best of them, in the order they are named."""
    wanted = sorted(sorted(cards, key=lambda card: (-mind.held(card), card))[:most])
    return _next(mind.p, (*(c.PICK + card for card in wanted), c.DONE))


def _inventory(mind: _Mind) -> int:
    question = mind.p.question
    assert isinstance(question, Several)
    return _pick(mind, mind.p.discards[mind.seat], question.bounds(mind.p, mind.seat)[1])


def _store(mind: _Mind) -> int:
    return _pick(mind, mind.p.discards[mind.seat], mind.box.stores if mind.last else 0)


def _look(mind: _Mind) -> int:
    return _pick(mind, looked_at(mind.p), mind.box.keeps)


def _refresh(mind: _Mind) -> int:
    """New patrons, unless one of these is pleased or nearly so."""
    p = mind.p
    pleased = any(n != NOTHING and meets(p, mind.seat, mind.box.patron_cards[n]) for n in p.patron_row)
    return c.PASS if pleased else c.REPLACE


def _loan(mind: _Mind) -> int:
    return c.PICK + max((card for card in mind.p.slots if card != NOTHING), key=lambda card: (mind.held(card), -card))


def _free(mind: _Mind) -> int:
    card = max(mind.hand, key=lambda card: (mind.hanging(card, mind.p.doubles > 0), -card))
    return c.HANG + card * (c.PAINTINGS + 1)


def _dealer(mind: _Mind) -> int:
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
