"""The questions of Modern Art, in the order a turn meets them, and what each answer does.

The codes are the cards by number, then `pass_code`, `yes_code`, and the amounts from `zero` on, all kept in the Box.
Every word said in an auction binds at once. Rule numbers are those of docs/titles/modern_art.md.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import ClassVar, Final

import vernissage.games.modern_art.events as e
from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Amount, Answers, Choice, Kind, Mode
from vernissage.games.modern_art import moves as m
from vernissage.games.modern_art import scoring
from vernissage.games.modern_art.components import DOUBLE, FIXED, ONCE, OPEN, SEALED
from vernissage.games.modern_art.fields import new_sale
from vernissage.games.modern_art.position import NO_BID, NOBODY, ModernArtPosition

P = ModernArtPosition


class Offer(Choice):
    """MA-8: the seller takes a card from hand and puts it on the easel."""

    key = "offer"
    answers: ClassVar[Answers] = {m.Offer: "card"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return p.hands[seat]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return _card_reason(p, code) or Refusal("MA-8", "not-in-hand", available=len(p.hands[seat]))

    def apply(self, p: P, seat: int, code: int) -> None:
        p.opener = p.seller = seat
        p.lot = ()
        p.emit(e.Offered, EVERYONE, seat, code)
        if _put_on_easel(p, seat, code):
            _close_round(p, seat)
        elif p.box.auction[code] == DOUBLE:
            p.ask_instead((SECOND, seat))
        else:
            _begin_auction(p, p.box.auction[code])


class Second(Choice):
    """MA-24, MA-25: who adds a second card to a double: the seller first, then each player once, clockwise.

    MA-R17: everybody is asked, also a seat that has none to add.
    """

    key = "second"
    answers: ClassVar[Answers] = {m.Add: "card", m.Decline: "pass"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return seconds(p, seat) + p.box.only_pass

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if other := _card_reason(p, code):
            return other
        if code not in p.hands[seat]:
            return Refusal("MA-24", "not-in-hand", available=len(p.hands[seat]))
        artist = p.box.artist[p.lot[0]]
        if p.box.artist[code] != artist:
            return Refusal("MA-24", "other-artist", p.box.artists[artist], p.box.artists[p.box.artist[code]])
        return Refusal("MA-24", "second-double")

    def apply(self, p: P, seat: int, code: int) -> None:
        p.bind()
        if code == p.box.pass_code:
            p.emit(e.Declined, EVERYONE, seat)
            left = (seat + 1) % p.seats
            if left == p.opener:
                _sold(p, p.opener, 0, DOUBLE)  # MA-25: nobody added a card, the seller has the double for nothing
            else:
                p.ask_instead((SECOND, left))
            return
        p.seller = seat  # MA-26, MA-R5: whoever adds the second card runs the auction
        p.emit(e.Added, EVERYONE, seat, code)
        if _put_on_easel(p, seat, code):
            _close_round(p, seat)
        else:
            _begin_auction(p, p.box.auction[code])


class _Money(Amount):
    """A question that is answered with an amount of money, any of a span of codes."""

    @abc.abstractmethod
    def span(self, p: P, seat: int) -> tuple[int, int]:
        """The code of the least amount, and the one after that of the most; the same, if there is none."""

    def amounts(self, p: P, seat: int) -> range:
        first, end = self.span(p, seat)
        return range(first, end)

    def count(self, p: P, seat: int) -> int:
        first, end = self.span(p, seat)
        return end - first

    def nth(self, p: P, seat: int, k: int) -> int:
        return self.span(p, seat)[0] + k

    def pick(self, p: P, seat: int, part: float) -> int:
        first, end = self.span(p, seat)
        return first + int(part * (end - first))

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        """MA-13: an amount is a whole number, and there is only so much money in the game."""
        try:
            return super().codes_of(p, seat, move)
        except IllegalMove as error:
            beyond = error.refusal
            raise IllegalMove(Refusal("MA-13", "no-such-amount", beyond.needed, beyond.available)) from None


class _Bidding(_Money):
    """Bids aloud, each above the last, or a pass."""

    answers: ClassVar[Answers] = {m.Bid: "amount", m.Pass: "pass"}

    def span(self, p: P, seat: int) -> tuple[int, int]:
        """MA-13, MA-14, MA-15: whole units, above the last bid, within one's cash."""
        first = p.box.zero + p.price + 1
        end = p.box.zero + p.cash[seat] + 1
        return (first, end) if end > first else (first, first)

    def options(self, p: P, seat: int) -> Sequence[int]:
        return p.box.only_pass

    def count(self, p: P, seat: int) -> int:
        first, end = self.span(p, seat)
        return len(self.options(p, seat)) + end - first

    def nth(self, p: P, seat: int, k: int) -> int:
        options = self.options(p, seat)
        passes = len(options)
        return options[k] if k < passes else self.span(p, seat)[0] + k - passes

    def pick(self, p: P, seat: int, part: float) -> int:
        options = self.options(p, seat)
        passes = len(options)
        first, end = self.span(p, seat)
        k = int(part * (passes + end - first))
        return options[k] if k < passes else first + k - passes

    def is_legal(self, p: P, seat: int, code: int) -> bool:
        first, end = self.span(p, seat)
        return first <= code < end or code in self.options(p, seat)


class Raise(_Bidding):
    """MA-17, MA-R11: the open auction. Anyone but the leader may raise or say "no raise at this price"."""

    key = "raise"
    mode = Mode.FLOOR

    def options(self, p: P, seat: int) -> Sequence[int]:
        return p.box.only_pass if seat == p.frames[-1][1] or _must_speak(p, seat) else ()

    def span(self, p: P, seat: int) -> tuple[int, int]:
        # MA-R11: a leader may not raise himself; the seller leads at 0 and may open.
        if seat == p.leader and p.price:
            return 0, 0
        return super().span(p, seat)

    def awaited(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in _from_left_of_seller(p) if _must_speak(p, seat))

    def unasked(self, p: P, seat: int) -> Refusal | None:
        if seat == p.leader and p.price:
            return Refusal("MA-R11", "leads", available=p.price)
        # MA-15: a seat that has not the money for a raise is not waited for, and hears why.
        return Refusal("MA-15", "above-cash", p.price + 1, p.cash[seat]) if p.cash[seat] <= p.price else None

    def silence(self, p: P, seat: int) -> int:
        return p.box.pass_code

    def optional(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in range(p.seats) if not _must_speak(p, seat) and self.amounts(p, seat))

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code == p.box.pass_code:
            return Refusal("MA-R11", "leads" if seat == p.leader else "already-declared", available=p.price)
        return _bid_reason(p, seat, code)

    def apply(self, p: P, seat: int, code: int) -> None:
        p.bind()
        if code == p.box.pass_code:
            p.declared |= 1 << seat
            p.emit(e.NoRaise, EVERYONE, seat, p.price)
        else:
            p.price = code - p.box.zero
            p.leader = seat
            p.declared = 0
            p.number += 1
            p.emit(e.Bid, EVERYONE, seat, p.price)
        _next_voice(p)


class Bid(_Bidding):
    """MA-18: once around. One bid or pass each, from the seller's left, the seller last."""

    key = "bid"

    def openly_forced(self, p: P, seat: int) -> bool:
        return p.cash[seat] <= p.price  # everybody can work out that this seat has not the money

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return _bid_reason(p, seat, code)

    def apply(self, p: P, seat: int, code: int) -> None:
        p.bind()
        if code == p.box.pass_code:
            p.emit(e.Passed, EVERYONE, seat)
        else:
            p.price = code - p.box.zero
            p.leader = seat
            p.emit(e.Bid, EVERYONE, seat, p.price)
        left = (seat + 1) % p.seats
        # MA-R10: with no bid on the table the seller takes the lot free and is not asked.
        if seat == p.seller or (left == p.seller and not p.price):
            _sold(p, p.leader, p.price, ONCE)
        else:
            p.ask_instead((BID, left))


class Seal(_Money):
    """MA-19: all bid in secret at once, the seller too; nothing is a bid like any other."""

    key = "seal"
    answers: ClassVar[Answers] = {m.Seal: "amount"}
    mode = Mode.SEALED

    def span(self, p: P, seat: int) -> tuple[int, int]:
        zero = p.box.zero
        return zero, zero + p.cash[seat] + 1

    def awaited(self, p: P) -> tuple[int, ...]:
        return tuple(seat for seat in _from_left_of_seller(p) if p.bids[seat] == NO_BID)

    def optional(self, p: P) -> tuple[int, ...]:
        # MA-R17: a sealed bid may be replaced until the last one is in.
        return tuple(seat for seat in range(p.seats) if p.bids[seat] != NO_BID)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        amount = code - p.box.zero
        if amount < 0:
            return Refusal("MA-19", "amount-needed")
        return Refusal("MA-15", "above-cash", amount, p.cash[seat])

    def apply(self, p: P, seat: int, code: int) -> None:
        first = p.bids[seat] == NO_BID
        p.bids[seat] = code - p.box.zero
        if first:
            p.emit(e.SealedBid, EVERYONE, seat)
        if NO_BID in p.bids:
            awaited = p.seller + 1
            while p.bids[awaited % p.seats] != NO_BID:
                awaited += 1
            p.ask_on((SEAL, awaited % p.seats))
        else:
            _open_sealed_bids(p)


class Price(_Money):
    """MA-21, MA-23: the seller names a price, 1 up to what he has. MA-R9: without cash he names 0."""

    key = "price"
    answers: ClassVar[Answers] = {m.Price: "amount"}

    def span(self, p: P, seat: int) -> tuple[int, int]:
        zero = p.box.zero
        cash = p.cash[seat]
        return (zero + 1, zero + cash + 1) if cash else (zero, zero + 1)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        amount = code - p.box.zero
        if amount < 0:
            return Refusal("MA-21", "amount-needed")
        if amount == 0:
            return Refusal("MA-R9", "price-at-least", 1, 0)
        return Refusal("MA-23", "above-cash", amount, p.cash[seat])

    def apply(self, p: P, seat: int, code: int) -> None:
        p.bind()
        p.price = code - p.box.zero
        p.emit(e.Priced, EVERYONE, seat, p.price)
        p.ask_instead((BUY, (seat + 1) % p.seats))


class Buy(Choice):
    """MA-21, MA-22: take it or leave it, from the seller's left; if all leave it, the seller must buy."""

    key = "buy"
    answers: ClassVar[Answers] = {m.Buy: "yes", m.Pass: "pass"}
    kind = Kind.CONFIRM

    def options(self, p: P, seat: int) -> Sequence[int]:
        if p.cash[seat] < p.price:
            return p.box.only_pass
        return p.box.yes_or_pass

    def openly_forced(self, p: P, seat: int) -> bool:
        return p.cash[seat] < p.price

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code == p.box.yes_code:
            return Refusal("MA-15", "above-cash", p.price, p.cash[seat])
        return Refusal("MA-21", "buy-or-pass", p.price)

    def apply(self, p: P, seat: int, code: int) -> None:
        p.bind()
        if code == p.box.yes_code:
            _sold(p, seat, p.price, FIXED)
            return
        p.emit(e.Passed, EVERYONE, seat)
        left = (seat + 1) % p.seats
        if left == p.seller:
            _sold(p, p.seller, p.price, FIXED)
        else:
            p.ask_instead((BUY, left))


class TurnUp(Choice):
    """MA-43, MA-R14: after an auction of his own the seller may turn a card of the mystery hand."""

    key = "turn"
    answers: ClassVar[Answers] = {m.TurnUp: "yes", m.Leave: "pass"}
    kind = Kind.CONFIRM

    def options(self, p: P, seat: int) -> Sequence[int]:
        return p.box.yes_or_pass

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("MA-43", "turn-or-leave")

    def apply(self, p: P, seat: int, code: int) -> None:
        if code == p.box.yes_code:
            hand = p.hands[p.seats]
            card = hand[0]
            p.hands[p.seats] = hand[1:]
            p.unsold += (card,)  # MA-44: nobody's, but it counts, and it can be the fifth
            p.reveal()
            artist = p.box.artist[card]
            p.offered[artist] += 1
            p.emit(e.Turned, EVERYONE, seat, card)
            if p.offered[artist] >= p.box.closing:
                _close_round(p, seat)
                return
        else:
            p.emit(e.LeftCovered, EVERYONE, seat)
        _next_seller(p, (seat + 1) % p.seats)


def seconds(p: P, seat: int) -> tuple[int, ...]:
    """MA-24, MA-R4: the cards that can be added to the double: of its artist, and not themselves doubles."""
    box = p.box
    artist = box.artist[p.lot[0]]
    return tuple([card for card in p.hands[seat] if box.artist[card] == artist and box.auction[card] != DOUBLE])


OFFER: Final[int] = P.enrol(Offer())
SECOND: Final[int] = P.enrol(Second())
RAISE: Final[int] = P.enrol(Raise())
BID: Final[int] = P.enrol(Bid())
SEAL: Final[int] = P.enrol(Seal())
PRICE: Final[int] = P.enrol(Price())
BUY: Final[int] = P.enrol(Buy())
TURN_UP: Final[int] = P.enrol(TurnUp())


def _put_on_easel(p: P, seat: int, card: int) -> bool:
    """Lay a card from hand on the easel, known to all. True if that ends the round: the lot stays unsold.

    MA-7, MA-29, MA-30, MA-R7: the fifth painting of an artist ends it.
    MA-40, MA-R2, MA-R3: so does the last of all cards.
    """
    p.reveal()
    hand = p.hands[seat]
    at = hand.index(card)
    p.hands[seat] = hand[:at] + hand[at + 1 :]
    p.lot += (card,)
    artist = p.box.artist[card]
    p.offered[artist] += 1
    return p.offered[artist] >= p.box.closing or (not p.hands[seat] and p.hands_are_empty())


def _begin_auction(p: P, auction: int) -> None:
    """MA-9: the sign on the card, on the second card for a double, says how the lot is sold."""
    p.price = 0
    p.leader = p.seller
    left = (p.seller + 1) % p.seats
    if auction == OPEN:
        p.declared = 0
        p.ask_instead((RAISE, left))
        _next_voice(p)
    elif auction == ONCE:
        p.ask_instead((BID, left))
    elif auction == SEALED:
        p.bids = [NO_BID] * p.seats
        p.ask_instead((SEAL, left))
    else:
        p.ask_instead((PRICE, p.seller))


def _from_left_of_seller(p: P) -> list[int]:
    left = p.seller + 1
    return [*range(left, p.seats), *range(left)]


def _must_speak(p: P, seat: int) -> bool:
    """On the floor: neither leading nor declared, and with the money to raise (MA-R11)."""
    return seat != p.leader and not p.declared >> seat & 1 and p.cash[seat] > p.price


def _next_voice(p: P) -> None:
    """Ask the next seat that has not spoken at this price; when there is none, the hammer falls."""
    seats, declared, leader, price, cash = p.seats, p.declared, p.leader, p.price, p.cash
    seat = p.seller
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if seat != leader and not declared >> seat & 1 and cash[seat] > price:
            p.ask_on((RAISE, seat))
            return
    _sold(p, leader, price, OPEN)


def _bid_reason(p: P, seat: int, code: int) -> Refusal:
    amount = code - p.box.zero
    if amount < 0:
        return Refusal("MA-13", "amount-needed")
    if amount <= p.price:
        return Refusal("MA-14", "bid-too-low", p.price + 1, amount)
    return Refusal("MA-15", "above-cash", amount, p.cash[seat])


def _card_reason(p: P, code: int) -> Refusal | None:
    return None if 0 <= code < len(p.box.cards) else Refusal("MA-8", "card-needed")


def _open_sealed_bids(p: P) -> None:
    """MA-19, MA-20, MA-R8: the highest bid wins; a tie goes to the seller, else to the first on the seller's left."""
    p.reveal()
    p.emit(e.BidsOpened, EVERYONE, tuple(p.bids))
    best = max(p.bids)
    winner = p.seller
    while p.bids[winner] != best:
        winner = (winner + 1) % p.seats
    _sold(p, winner, best, SEALED)


def _sold(p: P, buyer: int, price: int, auction: int) -> None:
    """The hammer falls: pay (MA-10), take the lot home (MA-11), and go on."""
    parts = scoring.shares(p.split, p.opener, p.seller, buyer, price)
    p.cash[buyer] -= price
    to_bank = price
    for seat, amount in parts:
        p.cash[seat] += amount
        to_bank -= amount
    p.bank -= to_bank
    p.walls[buyer] += p.lot
    bids = tuple(p.bids) if auction == SEALED else ()
    p.sales.append(new_sale((p.round, p.lot, p.opener, p.seller, buyer, price, auction, bids)))
    p.emit(e.Sold, EVERYONE, buyer, price, auction, p.lot, p.seller, parts, to_bank)
    p.lot = ()
    p.opener = p.leader = NOBODY
    p.price = p.declared = 0
    if auction == SEALED:
        p.bids = [NO_BID] * p.seats
    # MA-43, MA-R14: whoever ran an auction may turn a mystery card; a double taken free was no auction.
    if p.mystery and auction != DOUBLE and p.hands[p.seats]:
        p.ask_instead((TURN_UP, p.seller))
    else:
        _next_seller(p, (p.seller + 1) % p.seats)


def _next_seller(p: P, seat: int) -> None:
    """MA-12, MA-28: the turn goes on to the left of the seller. MA-39, MA-R1: a seat without cards is passed over."""
    while not p.hands[seat]:
        seat = (seat + 1) % p.seats
    p.seller = seat
    p.ask_instead((OFFER, seat))


def _close_round(p: P, last: int) -> None:
    """The round ends: the lot is unsold (MA-29), artists are ranked, the bank pays, paintings go (MA-36)."""
    p.unsold += p.lot
    out_of_cards = p.hands_are_empty() and max(p.offered) < p.box.closing
    row = scoring.round_markers(p.offered, p.box.ranked)
    p.markers += (row,)
    p.emit(e.RoundClosed, EVERYONE, p.round + 1, p.unsold, tuple(p.offered), row)
    worth = scoring.worth(p.markers, row)
    for seat in range(p.seats):
        income = scoring.income(p.walls[seat], p.box.artist, worth)
        p.cash[seat] += income
        p.bank += income
        p.emit(e.Paid, EVERYONE, seat, income, p.walls[seat])
        p.discard += p.walls[seat]
    p.discard += p.unsold  # MA-45: turned mystery cards too
    p.walls = [()] * p.seats
    p.lot = p.unsold = ()
    p.offered = [0] * len(p.offered)
    p.opener = p.leader = NOBODY
    p.price = p.declared = 0
    p.round += 1
    if p.round == p.box.rounds:  # MA-1
        _finish(p, "out_of_cards" if out_of_cards else "four_rounds")
        return
    p.deal_hands()
    first = (last + 1) % p.seats  # MA-38, MA-R13
    if p.hands_are_empty():
        # MA-R3: with the mystery hand all hands can be empty when no cards are dealt any more.
        _finish(p, "out_of_cards")
        return
    while not p.hands[first]:
        first = (first + 1) % p.seats  # MA-R1
    p.begin_round(first)
    p.ask_instead((OFFER, first))


def _finish(p: P, reason: str) -> None:
    """MA-41: all show their money. MA-R17: everything else is shown too."""
    p.reason = reason
    p.seller = NOBODY
    p.reveal()
    p.frames.clear()
    p.emit(e.GameEnded, EVERYONE, tuple(p.cash), reason)
