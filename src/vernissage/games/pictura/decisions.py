"""The questions of Museum: Pictura, in the order a turn meets them, and what each answer does.

What happens on the table whoever asks for it (draws, prestige, hangings) is in table.py, the codes are in codes.py.
Rule numbers are those of docs/titles/pictura.md.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE, clockwise
from vernissage.core.questions import Choice, Layout, Mode, Several
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import events as e
from vernissage.games.pictura import scoring, table
from vernissage.games.pictura.components import EFFECTS, FAVOURS, Patron
from vernissage.games.pictura.position import (
    EXHIBITING,
    IMPROVING,
    NO_ACTION,
    NOTHING,
    REWARD_BUYERS,
    REWARD_DEPOT,
    REWARD_GRANT,
    REWARD_SUPPLIES,
    STOCK_TAKING,
    PicturaPosition,
)

P = PicturaPosition

(
    GOAL,
    SWAP,
    JOIN,
    ACTION,
    REWARD,
    INVENTORY,
    REFRESH,
    LOOK,
    LOAN,
    FREE,
    RESTORE,
    DEALER,
    EXCHANGE,
    STORE,
    ARRANGE,
    FINAL,
) = range(16)


class Goal(Choice):
    """PI-10: of three trends everybody keeps one as a goal, in secret; the others go back into the deck.

    PI-R41: it may be changed until all have chosen.
    """

    key = "goal"
    mode = Mode.SEALED

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.GOAL + trend for trend in p.offers[seat]]

    def awaited(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in clockwise(p.first, p.seats) if p.goals[seat] == NOTHING)

    def optional(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in range(p.seats) if p.goals[seat] != NOTHING)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - c.GOAL < c.TRENDS:
            return Refusal("PI-10", "not-offered", available=len(p.offers[seat]))
        return Refusal("PI-10", "goal-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        first = p.goals[seat] == NOTHING
        p.goals[seat] = code - c.GOAL
        if first and p.log is not None:
            p.emit(e.GOAL_CHOSEN, EVERYONE, seat)
        if NOTHING in p.goals:
            p.ask_on((GOAL, self.awaited(p)[0]))
            return
        back = [trend for s in range(p.seats) for trend in p.offers[s] if trend != p.goals[s]]
        p.trend_deck = tuple(p.shuffled("rounds", (*p.trend_deck, *back)))
        p.frames.pop()
        _begin_round(p)


class _Swapping(Choice):
    """Swaps with the international museums."""

    must = False

    def options(self, p: P, seat: int) -> Sequence[int]:
        slots = [slot for slot, card in enumerate(p.slots) if card != NOTHING]
        swaps = [c.SWAP + card * c.SLOTS + slot for card in p.hands[seat] for slot in slots]
        return swaps if self.must else [*swaps, c.PASS]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code == c.PASS:
            return Refusal("PI-19", "swap-needed")
        if not 0 <= code - c.SWAP < c.PAINTINGS * c.SLOTS:
            return Refusal("PI-19", "other-than-swap")
        card, slot = divmod(code - c.SWAP, c.SLOTS)
        if card not in p.hands[seat]:
            return Refusal("PI-19", "not-in-hand", available=len(p.hands[seat]))
        assert p.slots[slot] == NOTHING
        return Refusal("PI-R14", "empty-place")

    def apply(self, p: P, seat: int, code: int) -> None:
        if code != c.PASS:
            swap(p, seat, *divmod(code - c.SWAP, c.SLOTS))
        self.go_on(p, seat, code == c.PASS)

    def go_on(self, p: P, seat: int, passed: bool) -> None:
        _next_to_join(p, seat)


class Swap(_Swapping):
    """PI-19: the active player swaps a painting, whether it pays or not."""

    key = "swap"
    must = True


class Join(_Swapping):
    """PI-26: then each of the others may swap one too, in the order of play. PI-R13: also the one with the token."""

    key = "join"


class Action(Choice):
    """PI-28: one of three actions; PI-53, PI-58: with a favour and a patron at any time of it."""

    key = "action"

    def options(self, p: P, seat: int) -> Sequence[int]:
        found: list[int] = []
        if p.action in (NO_ACTION, IMPROVING) and table.free_place(p, seat):
            found += _hangings(p, seat)
        if p.action == NO_ACTION:
            found += [c.EXHIBIT + kind for kind in range(c.TYPES) if _no_exhibition(p, seat, kind) is None]
            found.append(c.INVENTORY)
        if p.favours_left:
            found += [c.FAVOUR + kind for kind in sorted(set(p.favours[seat]))]
        if p.claims_left:
            for patron in sorted(p.patron_row):
                if patron != NOTHING and meets(p, seat, p.box.patron_cards[patron]):
                    found += [c.CLAIM + 2 * patron, c.CLAIM + 2 * patron + 1]
        if not p.arranged and any(card != NOTHING for card in p.walls[seat]):
            found.append(c.ARRANGE)  # PI-32
        found.append(c.DONE)  # PI-R22: to improve by nothing is allowed too
        return found

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return _why_no_action(p, seat, code)

    def apply(self, p: P, seat: int, code: int) -> None:
        if code < c.SWAP:
            p.action = IMPROVING
            _hang_for(p, seat, *divmod(code - c.HANG, c.PAINTINGS))
            p.ask_instead((ACTION, seat))
        elif code < c.FAVOUR:
            p.action = EXHIBITING
            _exhibit(p, seat, code - c.EXHIBIT)
            p.ask((REWARD, seat))
        elif code < c.CLAIM:
            _play_favour(p, seat, code - c.FAVOUR)
        elif code < c.EXCHANGE:
            _claim(p, seat, *divmod(code - c.CLAIM, 2))
        elif code == c.INVENTORY:
            p.action = STOCK_TAKING
            if _room(p, seat) and p.discards[seat]:
                p.ask((INVENTORY, seat))
            else:
                p.ask((REFRESH, seat))
                _take_stock(p, seat, ())
        elif code == c.ARRANGE:
            p.ask((ARRANGE, seat))
        else:
            _end_turn(p)


class Reward(Choice):
    """PI-44: the token of an exhibition covers a reward space that is free; each reward is had once."""

    key = "reward"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.REWARD + space for space in range(c.REWARD_SPACES) if space not in p.rewards[seat]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - c.REWARD < c.REWARD_SPACES:
            return Refusal("PI-44", "space-taken", available=c.REWARD_SPACES - len(p.rewards[seat]))
        return Refusal("PI-44", "reward-needed")

    def apply(self, p: P, seat: int, code: int) -> None:
        space = code - c.REWARD
        p.rewards[seat] += (space,)
        if p.log is not None:
            p.emit(e.REWARDED, EVERYONE, seat, space)
        if space == REWARD_SUPPLIES:  # PI-R35
            table.draw_paintings(p, seat, p.box.supplies_paintings)
            for _ in range(p.box.supplies_favours):
                table.draw_favour(p, seat)
        elif space == REWARD_GRANT:  # PI-R36
            table.gain(p, seat, p.box.grant)
        p.settled()


class _FromDiscard(Several):
    """Some paintings of one's own discard. PI-50: not of another's, and nothing of the hand goes for them."""

    done = c.DONE

    def items(self, p: P, seat: int) -> Sequence[int]:
        return [c.PICK + card for card in sorted(p.discards[seat])]

    def bounds(self, p: P, seat: int) -> tuple[int, int]:
        return 0, min(self.most(p, seat), len(p.discards[seat]))

    @abc.abstractmethod
    def most(self, p: P, seat: int) -> int:
        """How many may be named."""

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        card = code - c.PICK
        if not 0 <= card < c.PAINTINGS:
            return Refusal("PI-50", "painting-of-discard-needed")
        if card not in p.discards[seat]:
            return Refusal("PI-50", "not-in-own-discard", available=len(p.discards[seat]))
        if len(p.partial) >= self.most(p, seat):
            return self.too_many(p, seat)
        return Refusal("PI-50", "picked-in-order")

    def too_many(self, p: P, seat: int) -> Refusal:
        return Refusal("PI-52", "too-many", self.most(p, seat), len(p.partial) + 1)


class Inventory(_FromDiscard):
    """PI-49: an inventory takes paintings out of the own discard into the hand, up to the limit."""

    key = "inventory"

    def most(self, p: P, seat: int) -> int:
        return _room(p, seat)

    def too_many(self, p: P, seat: int) -> Refusal:
        return Refusal("PI-49", "hand-limit", _limit(p, seat), len(p.hands[seat]) + len(p.partial))

    def settle(self, p: P, seat: int, picked: tuple[int, ...]) -> None:
        p.ask_instead((REFRESH, seat))
        _take_stock(p, seat, tuple(code - c.PICK for code in picked))


class Refresh(Choice):
    """PI-51: after an inventory the five patrons may be replaced."""

    key = "refresh"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return (c.REPLACE, c.PASS)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("PI-51", "replace-or-pass")

    def apply(self, p: P, seat: int, code: int) -> None:
        if code == c.REPLACE:
            table.replace_patrons(p, seat)
        p.settled()


class Look(Several):
    """PI-R24: the connoisseur looks at the first paintings of the market and keeps some."""

    key = "look"
    done = c.DONE

    def items(self, p: P, seat: int) -> Sequence[int]:
        return [c.PICK + card for card in sorted(looked_at(p))]

    def bounds(self, p: P, seat: int) -> tuple[int, int]:
        kept = min(p.box.keeps, len(looked_at(p)))
        return kept, kept

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        kept = self.bounds(p, seat)[0]
        if code == c.DONE or code - c.PICK in looked_at(p):
            return Refusal("PI-R24", "keep-so-many", kept, len(p.partial))
        return Refusal("PI-R24", "not-looked-at", available=len(looked_at(p)))

    def settle(self, p: P, seat: int, picked: tuple[int, ...]) -> None:
        cards = looked_at(p)
        kept = tuple(code - c.PICK for code in picked)
        p.market = p.market[len(cards) :]
        p.hands[seat] = tuple(sorted(p.hands[seat] + kept))
        table.put_under(p, tuple(card for card in cards if card not in kept))
        p.draw()
        if p.log is not None:
            p.emit(e.KEPT, EVERYONE, seat, len(kept))
        _effect_done(p)


class Loan(Choice):
    """PI-R25, PI-25: take a painting of an international museum, give none, lose nothing; the museum is refilled."""

    key = "loan"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.PICK + card for card in sorted(p.slots) if card != NOTHING]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("PI-R25", "not-in-a-museum", available=sum(card != NOTHING for card in p.slots))

    def apply(self, p: P, seat: int, code: int) -> None:
        card = code - c.PICK
        slot = p.slots.index(card)
        table.into_hand(p, seat, (card,))
        if p.log is not None:
            p.emit(e.LOANED, EVERYONE, seat, slot // p.box.museum_paintings, card)
        table.refill(p, slot)
        _effect_done(p)


class Free(Choice):
    """PI-R26: hang a painting of the hand without paying; the public trend counts as ever."""

    key = "free"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.HANG + card * (c.PAINTINGS + 1) for card in p.hands[seat]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code < c.SWAP and code % (c.PAINTINGS + 1):
            return Refusal("PI-R26", "nothing-to-pay")
        return Refusal("PI-R26", "not-in-hand", available=len(p.hands[seat]))

    def apply(self, p: P, seat: int, code: int) -> None:
        card = code // (c.PAINTINGS + 1)
        table.out_of_hand(p, seat, card)
        points, doubled = table.hang(p, seat, card)
        if p.log is not None:
            p.emit(e.HUNG, EVERYONE, seat, card, NOTHING, points, doubled)
        table.gain(p, seat, points)
        _effect_done(p)


class Restore(_FromDiscard):
    """PI-R28: take up to two paintings of the own discard into the hand; no hand limit here (PI-R10)."""

    key = "restore"

    def most(self, p: P, seat: int) -> int:
        return p.box.restores

    def settle(self, p: P, seat: int, picked: tuple[int, ...]) -> None:
        cards = tuple(code - c.PICK for code in picked)
        table.out_of_discard(p, seat, cards)
        table.into_hand(p, seat, cards)
        if p.log is not None:
            p.emit(e.RESTORED, EVERYONE, seat, cards)
        _effect_done(p)


class Dealer(Choice):
    """PI-R29: take a painting of another's discard into the hand; its owner gains 1."""

    key = "dealer"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.PICK + card for card in _others_discards(p, seat)]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("PI-R29", "not-in-another-discard", available=len(_others_discards(p, seat)))

    def apply(self, p: P, seat: int, code: int) -> None:
        card = code - c.PICK
        owner = _owner(p, card)
        table.out_of_discard(p, owner, (card,))
        table.into_hand(p, seat, (card,))
        if p.log is not None:
            p.emit(e.BOUGHT, EVERYONE, seat, owner, card, p.box.dealer)
        table.gain(p, owner, p.box.dealer)
        _effect_done(p)


class Exchange(_Swapping):
    """PI-R32: up to two more swaps; the frame says how many are left."""

    key = "exchange"

    def go_on(self, p: P, seat: int, passed: bool) -> None:
        left = p.frames[-1][2] - 1
        if passed or not left:
            _effect_done(p)
        else:
            p.ask_instead((EXCHANGE, seat, left))


class Store(_FromDiscard):
    """PI-R34: put up to three paintings of the own discard under the market."""

    key = "store"

    def most(self, p: P, seat: int) -> int:
        return p.box.stores

    def settle(self, p: P, seat: int, picked: tuple[int, ...]) -> None:
        cards = tuple(code - c.PICK for code in picked)
        table.out_of_discard(p, seat, cards)
        table.put_under(p, cards)
        if p.log is not None:
            p.emit(e.STORED, EVERYONE, seat, cards)
        _effect_done(p)


class _Laying(Layout):
    """A layout of the 25 places of a museum board."""

    places = c.CELLS
    first = c.EXCHANGE
    done = c.DONE

    def arrangement(self, p: P, seat: int) -> Sequence[int]:
        return p.walls[seat]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - self.first < c.CELLS * (c.CELLS - 1) // 2:
            return Refusal("PI-32", "no-such-change")
        return Refusal("PI-32", "layout-needed")


class Arrange(_Laying):
    """PI-32, PI-R16: save a layout; it has no effect before the final count. PI-R42: once after each hanging."""

    key = "arrange"

    def settle(self, p: P, seat: int, arrangement: tuple[int, ...]) -> None:
        p.walls[seat] = arrangement
        p.arranged = True
        if p.log is not None:
            p.emit(e.ARRANGED, EVERYONE, seat)
        p.settled()


class Final(_Laying):
    """PI-62, PI-R13: everybody gives a final layout, sealed until all have. PI-R41: till then it may be changed."""

    key = "final"
    mode = Mode.SEALED

    def awaited(self, p: P) -> tuple[int, ...]:
        if p.partial:
            return (p.frames[-1][1],)
        return tuple(seat for seat in clockwise(p.first, p.seats) if not p.layouts[seat])

    def optional(self, p: P) -> tuple[int, ...]:
        return () if p.partial else tuple(seat for seat in range(p.seats) if p.layouts[seat])

    def openly_forced(self, p: P, seat: int) -> bool:
        return not p.hanging(seat)

    def apply(self, p: P, seat: int, code: int) -> None:
        p.ask_on((FINAL, seat))
        super().apply(p, seat, code)

    def settle(self, p: P, seat: int, arrangement: tuple[int, ...]) -> None:
        first = not p.layouts[seat]
        p.layouts[seat] = arrangement
        if first and p.log is not None:
            p.emit(e.LAYOUT_GIVEN, EVERYONE, seat)
        if () in p.layouts:
            p.ask_on((FINAL, self.awaited(p)[0]))
            return
        _count(p)


QUESTIONS = (
    Goal(),
    Swap(),
    Join(),
    Action(),
    Reward(),
    Inventory(),
    Refresh(),
    Look(),
    Loan(),
    Free(),
    Restore(),
    Dealer(),
    Exchange(),
    Store(),
    Arrange(),
    Final(),
)
PicturaPosition.QUESTIONS = QUESTIONS


# Acquisition.


def _begin_round(p: P) -> None:
    """The first player's turn comes, or would come. PI-41, PI-R3: from the second round on with a new public trend."""
    if p.round:
        table.new_fashion(p)
    p.round += 1
    if p.log is not None:
        p.emit(e.ROUND_BEGAN, EVERYONE, p.round)
    if not p.closing:
        _begin_turn(p, p.first)


def _begin_turn(p: P, seat: int) -> None:
    """PI-14, PI-15: draw two paintings, then swap one."""
    p.active = seat
    p.action = NO_ACTION
    p.favours_left = p.claims_left = 1  # PI-52, PI-56
    p.doubles = 0
    p.arranged = False
    if p.log is not None:
        p.emit(e.TURN_BEGAN, EVERYONE, seat)
    table.draw_paintings(p, seat, p.box.buyers if REWARD_BUYERS in p.rewards[seat] else p.box.draw)  # PI-R37
    if can_swap(p, seat):
        p.ask((SWAP, seat))
    else:
        p.ask((JOIN, seat))
        _next_to_join(p, seat)


def can_swap(p: P, seat: int) -> bool:
    """Whether a seat has a painting to give, and a museum one to take."""
    return bool(p.hands[seat]) and any(card != NOTHING for card in p.slots)


def _next_to_join(p: P, seat: int) -> None:
    """PI-26: ask the next seat that can swap; PI-28: after the last one the action phase begins."""
    seat = (seat + 1) % p.seats
    while seat != p.active and not can_swap(p, seat):
        seat = (seat + 1) % p.seats
    p.ask_instead((ACTION if seat == p.active else JOIN, seat))


def swap(p: P, seat: int, card: int, slot: int) -> None:
    """A painting of the hand for one of a museum. PI-24: what both are worth there makes the price of the swap."""
    museum = slot // p.box.museum_paintings
    points = p.box.points[p.museum_trends[museum]]
    taken = p.slots[slot]
    table.out_of_hand(p, seat, card)
    p.slots[slot] = card
    table.into_hand(p, seat, (taken,))
    # PI-20, PI-21, PI-R13: what is given gains first, then what is taken costs.
    if p.log is not None:
        lost = min(points[taken], p.score[seat] + points[card])
        p.emit(e.SWAPPED, EVERYONE, seat, museum, card, taken, points[card], lost)
    table.gain(p, seat, points[card])
    table.lose(p, seat, points[taken])


# The three actions.


def _others_discards(p: P, seat: int) -> list[int]:
    """PI-37, PI-38: the paintings in all discards but one's own."""
    return sorted(card for other, cards in enumerate(p.discards) if other != seat for card in cards)


def _owner(p: P, card: int) -> int:
    """The seat in whose discard a painting lies, `NOTHING` if in none."""
    return next((seat for seat, cards in enumerate(p.discards) if card in cards), NOTHING)


def _hangings(p: P, seat: int) -> list[int]:
    """PI-29, PI-37, PI-39: a painting of the hand, or of another's discard, each for another one of the hand."""
    hand = p.hands[seat]
    found = [c.HANG + card * c.PAINTINGS + payment for card in hand for payment in hand if payment != card]
    if p.score[seat] >= p.box.steal:  # PI-R13: it needs the prestige it costs
        found += [c.HANG + card * c.PAINTINGS + payment for card in _others_discards(p, seat) for payment in hand]
    return found


def _hang_for(p: P, seat: int, card: int, payment: int) -> None:
    owner = _owner(p, card)
    table.out_of_hand(p, seat, payment)
    if owner == NOTHING:
        table.out_of_hand(p, seat, card)
        p.discards[seat] += (payment,)
        points, doubled = table.hang(p, seat, card)
        if p.log is not None:
            p.emit(e.HUNG, EVERYONE, seat, card, payment, points, doubled)
    else:
        # PI-37: the payment goes to the discard it is taken from, with one prestige for its owner.
        table.out_of_discard(p, owner, (card,))
        p.discards[owner] += (payment,)
        points, doubled = table.hang(p, seat, card)
        if p.log is not None:
            p.emit(e.STOLE, EVERYONE, seat, owner, card, payment, p.box.steal, points, doubled)
        table.lose(p, seat, p.box.steal)
        table.gain(p, owner, p.box.steal)
    table.gain(p, seat, points)


def _no_exhibition(p: P, seat: int, kind: int) -> Refusal | None:
    """Why there can be no exhibition of a period or a domain."""
    least, there = p.box.scale.least, p.counts(seat)[kind]
    if there < least:
        return Refusal("PI-R4", "no-collection", least, there)  # PI-43, PI-R16: four of a kind can be connected
    if kind in p.exhibitions[seat]:
        return Refusal("PI-47", "exhibited-before", 0, 1)
    if len(p.exhibitions[seat]) >= p.box.most_exhibitions:
        return Refusal("PI-48", "exhibitions-used-up", p.box.most_exhibitions, len(p.exhibitions[seat]))
    return None if p.tokens[kind] else Refusal("PI-46", "no-token", 1, 0)


def _exhibit(p: P, seat: int, kind: int) -> None:
    """PI-43: the value of a collection now. PI-45: the upper token brings 3 more. PI-R4: the paintings stay."""
    value = scoring.collection_value(p.box.scale, kind, p.counts(seat)[kind])
    bonus = p.box.token_points if p.tokens[kind] == p.box.tokens else 0
    p.tokens[kind] -= 1
    p.exhibitions[seat] += (kind,)
    if p.log is not None:
        p.emit(e.EXHIBITED, EVERYONE, seat, kind, value, bonus)
    table.gain(p, seat, value)
    table.gain(p, seat, bonus)


def _limit(p: P, seat: int) -> int:
    return p.box.depot if REWARD_DEPOT in p.rewards[seat] else p.box.hand_limit  # PI-R38


def _room(p: P, seat: int) -> int:
    """How many paintings an inventory may take. PI-R10, PI-R13: none with a full hand; favours do not count."""
    return max(0, _limit(p, seat) - len(p.hands[seat]))


def _take_stock(p: P, seat: int, cards: tuple[int, ...]) -> None:
    """PI-49, PI-51, PI-R5: paintings into the hand, then a favour."""
    table.out_of_discard(p, seat, cards)
    table.into_hand(p, seat, cards)
    if p.log is not None:
        p.emit(e.STOCK_TAKEN, EVERYONE, seat, cards)
    table.draw_favour(p, seat)


# Favours and patrons.


def looked_at(p: P) -> tuple[int, ...]:
    """What the connoisseur looks at. PI-R24: not at what was put under the market, for others know it."""
    return p.market[: min(p.box.looks, len(p.market) - p.under)]


def _play_favour(p: P, seat: int, kind: int) -> None:
    """PI-52: a favour does what it says, then it is discarded. PI-R22: as much of it as can be done."""
    held = p.favours[seat]
    at = held.index(kind)
    p.favours[seat] = held[:at] + held[at + 1 :]
    p.played = kind
    p.favours_left -= 1
    p.reveal()
    if p.log is not None:
        p.emit(e.FAVOUR_PLAYED, EVERYONE, seat, kind)
    favour = FAVOURS[kind]
    if favour == "new_fashion":  # PI-R30
        table.new_fashion(p)
    elif favour == "opening_night":  # PI-R27
        table.gain(p, seat, p.box.opening_night)
    elif favour == "salon":  # PI-R33
        table.replace_patrons(p, seat)
        p.claims_left += 1
    elif favour == "connoisseur" and looked_at(p):
        p.draw()
        for card in looked_at(p):
            p.seen[card] |= 1 << seat
        if p.log is not None:
            p.emit(e.LOOKED, 1 << seat, seat, tuple(sorted(looked_at(p))))
        p.ask((LOOK, seat))
        return
    elif favour == "dealer" and _others_discards(p, seat):
        p.ask((DEALER, seat))
        return
    elif favour == "exchange" and can_swap(p, seat):
        p.ask((EXCHANGE, seat, p.box.exchanges))
        return
    elif favour == "storeroom" and p.discards[seat]:
        p.ask((STORE, seat))
        return
    elif favour in _SAME_AS_EFFECT:
        _take_effect(p, seat, _SAME_AS_EFFECT[favour])
        return
    table.discard_played(p)
    p.ask_instead((ACTION, seat))


def _effect_done(p: P) -> None:
    """The effect of a favour or a patron has been carried out, and the action phase goes on."""
    table.discard_played(p)
    p.settled()


_SAME_AS_EFFECT = {
    "market_tip": "draw_two",
    "donor": "free_hang",
    "loan": "free_loan",
    "restorer": "restore_two",
    "press_campaign": "double_trend",
}
"""The favours that do what some patrons do."""


def _take_effect(p: P, seat: int, effect: str) -> None:
    """PI-R20: what a patron does, and a favour of the same kind."""
    if effect == "free_hang" and p.hands[seat] and table.free_place(p, seat):
        p.ask((FREE, seat))
    elif effect == "free_loan" and any(card != NOTHING for card in p.slots):
        p.ask((LOAN, seat))
    elif effect == "restore_two" and p.discards[seat]:
        p.ask((RESTORE, seat))
    else:
        if effect == "draw_two":  # PI-R23
            table.draw_paintings(p, seat, p.box.tip)
        elif effect == "take_favour":
            table.draw_favour(p, seat)
        elif effect == "double_trend":  # PI-R31
            p.doubles += 1
        table.discard_played(p)
        p.ask_instead((ACTION, seat))


def meets(p: P, seat: int, patron: Patron) -> bool:
    """PI-56, PI-R19: whether a museum has what a patron wants, in whatever collections."""
    return _wanted(p, seat, patron) >= patron.each


def _wanted(p: P, seat: int, patron: Patron) -> int:
    """How many works of the painter a museum has; or of the period and of the domain, of which it has fewer."""
    if patron.painter >= 0:
        return sum(p.box.painter[card] == patron.painter for card in p.hanging(seat))
    counts = p.counts(seat)
    return min(counts[patron.period], counts[c.PERIOD_COUNT + patron.domain])


def _claim(p: P, seat: int, patron: int, by_effect: int) -> None:
    """PI-57: a patron is won for the points or for the effect; PI-58: another one comes."""
    card = p.box.patron_cards[patron]
    p.patron_row[p.patron_row.index(patron)] = NOTHING
    p.patrons[seat] += (patron,)
    p.claims_left -= 1
    if p.log is not None:
        p.emit(e.PATRON_WON, EVERYONE, seat, patron, bool(by_effect), 0 if by_effect else card.points)
    for came in table.refill_patrons(p):
        if p.log is not None:
            p.emit(e.PATRON_CAME, EVERYONE, came)
    if by_effect:
        _take_effect(p, seat, EFFECTS[card.effect])
    else:
        table.gain(p, seat, card.points)
        p.ask_instead((ACTION, seat))


# The end of a turn, and of the game.


def _end_turn(p: P) -> None:
    """PI-59: the turn goes on to the left; PI-61, PI-R12: once the token is taken, each other seat has one more."""
    p.frames.pop()
    if p.ender != NOTHING and not p.closing:
        p.closing = True
        after = clockwise((p.active + 1) % p.seats, p.seats)
        p.lasts = tuple(seat for seat in after if seat != p.ender)
        if p.log is not None:
            p.emit(e.LAST_TURNS, EVERYONE, p.lasts)
    if not p.closing:
        seat = (p.active + 1) % p.seats
        if seat != p.first:
            _begin_turn(p, seat)
        elif not p.market:
            _finish(p, "market_empty")  # PI-R14
        else:
            _begin_round(p)
        return
    if not p.lasts:
        _finish(p, "fifty")  # PI-R40: an empty market does not cut the last turns short
        return
    seat, p.lasts = p.lasts[0], p.lasts[1:]
    steps = (seat - p.active - 1) % p.seats + 1
    if p.first in [(p.active + step) % p.seats for step in range(1, steps + 1)]:
        _begin_round(p)  # PI-R3: also if the first seat has had its last turn
    _begin_turn(p, seat)


def _finish(p: P, reason: str) -> None:
    """PI-62: a last chance to rearrange, for everybody at once."""
    p.reason = reason
    p.active = NOTHING
    if p.log is not None:
        p.emit(e.TURNS_OVER, EVERYONE, reason)
    p.ask((FINAL, p.first))


def _count(p: P) -> None:
    """PI-61: the final count, with all layouts and goals open; everything else is shown too."""
    p.walls = p.layouts
    p.layouts = [()] * p.seats
    p.reveal()
    p.settled()
    if p.log is not None:
        totals = []
        for seat in range(p.seats):
            count = p.sheet(seat, p.walls[seat])
            totals.append(count.total)
            p.emit(
                e.SCORED,
                EVERYONE,
                seat,
                p.goals[seat],
                count.prestige,
                sum(count.collections),
                *count[2:],
                count.total,
            )
        p.emit(e.GAME_ENDED, EVERYONE, tuple(totals), p.reason)


# Why not.


def _why_no_action(p: P, seat: int, code: int) -> Refusal:
    """The rule that forbids a step of the action phase."""
    if 0 <= code < c.SWAP:
        return _why_not_hung(p, seat, *divmod(code - c.HANG, c.PAINTINGS))
    if 0 <= code - c.EXHIBIT < c.TYPES:
        return _other_action(p) or _no_exhibition(p, seat, code - c.EXHIBIT) or Refusal("PI-28", "action-needed")
    if code == c.INVENTORY:
        return _other_action(p) or Refusal("PI-28", "action-needed")
    if 0 <= code - c.FAVOUR < c.KINDS_OF_FAVOUR:
        if code - c.FAVOUR not in p.favours[seat]:
            return Refusal("PI-52", "no-such-favour", available=len(p.favours[seat]))
        return Refusal("PI-52", "favour-played")
    if 0 <= code - c.CLAIM < 2 * c.PATRONS:
        return _why_not_won(p, seat, (code - c.CLAIM) // 2)
    if code == c.ARRANGE:
        return Refusal("PI-32", "nothing-to-arrange")
    return Refusal("PI-28", "action-needed")


def _other_action(p: P) -> Refusal | None:
    return Refusal("PI-28", "action-taken") if p.action != NO_ACTION else None


def _why_not_hung(p: P, seat: int, card: int, payment: int) -> Refusal:
    if p.action not in (NO_ACTION, IMPROVING):
        return Refusal("PI-28", "action-taken")
    if not table.free_place(p, seat):
        return Refusal("PI-31", "museum-full", c.CELLS)
    hand = p.hands[seat]
    if payment not in hand:
        return Refusal("PI-29", "payment-not-in-hand", available=len(hand))
    if card == payment:
        return Refusal("PI-29", "pays-for-itself")
    owner = _owner(p, card)
    if owner == seat:
        return Refusal("PI-38", "own-discard")
    if owner == NOTHING:
        return Refusal("PI-29", "not-in-hand", available=len(hand))
    return Refusal("PI-R13", "too-poor-to-steal", p.box.steal, p.score[seat])


def _why_not_won(p: P, seat: int, patron: int) -> Refusal:
    card = p.box.patron_cards[patron]
    if patron not in p.patron_row:
        return Refusal("PI-56", "patron-not-there", available=sum(shown != NOTHING for shown in p.patron_row))
    if not p.claims_left:
        return Refusal("PI-56", "patron-won-this-turn")
    return Refusal("PI-56", "patron-not-pleased", card.each, _wanted(p, seat, card))
