"""What a sensible player of Modern Art knows: what a painting will be worth, and what that makes it worth paying.

Everything here looks only at what the seat may know: its own hand and cash, and what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from vernissage.core.chance import Dice
from vernissage.games.modern_art import decisions, scoring
from vernissage.games.modern_art.components import DOUBLE, FIXED, OPEN, SEALED
from vernissage.games.modern_art.position import ModernArtPosition

P = ModernArtPosition

# Measured by tournaments of one variant against three of the other; see docs/titles/modern_art.md.
_SHARPNESS: Final = 0.75
"""How much one painting offered more decides between two artists when nothing else is on the table yet."""
_SHARPER: Final = 0.17
"""How much sharper that gets with each painting offered: the round has less time to change."""
_OWN_CARD: Final = 0.45
"""What a card in one's own hand adds to an artist's prospects, in paintings offered."""
_SALE_OPEN: Final = 0.85
"""The part of a lot's value a seller gets, by auction."""
_SALE_ONCE: Final = 0.72
_SALE_SEALED: Final = 0.78
_SALE_FIXED: Final = 0.72


def choose(p: P, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    question = p.frames[-1][0]
    if question == decisions.RAISE:
        return _raise(p, seat)
    if question == decisions.BID:
        return _bid(p, seat)
    if question == decisions.SEAL:
        return _seal(p, seat)
    if question == decisions.BUY:
        return _buy(p, seat)
    if question == decisions.SECOND:
        return _second(p, seat)
    if question == decisions.OFFER:
        return _offer(p, seat)
    return _price(p, seat) if question == decisions.PRICE else turn(p, seat)


def values(p: P, seat: int, offered: Sequence[int]) -> list[float]:
    """What one painting of each artist is expected to pay at the end of the round, if so many are offered by now."""
    return _values(p, _held(p, seat), offered)


def _values(p: P, held: list[int], offered: Sequence[int]) -> list[float]:
    prospects = _prospects(p, held, offered)
    return [_expected(p, prospects, artist) for artist in range(len(offered))]


def _held(p: P, seat: int) -> list[int]:
    """The cards in a seat's hand by artist."""
    artist_of, held = p.box.artist, [0] * len(p.offered)
    for card in p.hands[seat]:
        held[artist_of[card]] += 1
    return held


def _prospects(p: P, held: list[int], offered: Sequence[int]) -> list[float]:
    """How likely each artist is to be ranked: by what is offered, and by what a seat itself holds to offer yet."""
    box = p.box
    sharpness = _SHARPNESS + _SHARPER * sum(offered)
    return [
        sharpness * (offered[a] + _OWN_CARD * min(held[a], box.closing - offered[a]) - 0.1 * a)
        for a in range(len(offered))
    ]


def _expected(p: P, prospects: list[float], artist: int) -> float:
    """Sum over the ranks that pay of the chance to end there times what it pays: the old markers and the new one."""
    old = 0
    for row in p.markers:
        old += row[artist]
    own = prospects[artist]
    first, second, third = 1.0, 0.0, 0.0  # the chances that no other artist ends in front, that one does, that two do
    for other, prospect in enumerate(prospects):
        if other != artist:
            passes = 1.0 / (1.0 + exp(own - prospect))
            third = third * (1.0 - passes) + second * passes
            second = second * (1.0 - passes) + first * passes
            first *= 1.0 - passes
    ranked = p.box.ranked
    return first * (old + ranked[0]) + second * (old + ranked[1]) + third * (old + ranked[2])


def lot_value(p: P, seat: int) -> float:
    """What the lot under the hammer is expected to pay a seat at the end of the round."""
    return _expected(p, _prospects(p, _held(p, seat), p.offered), p.box.artist[p.lot[0]]) * len(p.lot)


def most_to_pay(p: P, seat: int, value: float) -> int:
    """What a lot is worth paying at most: a buyer's money goes to a rival, a seller's own to the bank."""
    n = p.seats
    share = n / (2 * n - 1) if seat == p.seller else (n - 1) / n
    return min(p.cash[seat], int(value * share * _EAGERNESS))


_EAGERNESS: Final = 1.17
"""How far above the even price a lot is still bought, since otherwise a rival has it."""


def _offer(p: P, seat: int) -> int:
    """The card whose sale, with what it does to everybody's walls, gains most."""
    artist_of = p.box.artist
    shows, held = _shows(p, seat), _held(p, seat)
    now = _values(p, held, p.offered)
    most, best, artist, gain = -1e9, -1, -1, (0.0, 0.0)
    for card in p.hands[seat]:  # ascending, so artist by artist; of equals the first
        if artist_of[card] != artist:
            artist = artist_of[card]
            gain = _offer_gain(p, held, artist, now, shows)
        worth = _card_gain(p, seat, card, gain)
        if worth > most:
            most, best = worth, card
    return best


def _shows(p: P, seat: int) -> list[float]:
    """By artist: how many paintings more the seat's wall has than the others' on average."""
    artist_of = p.box.artist
    shows = [0.0] * len(p.offered)
    others = 1.0 / (p.seats - 1)
    for other, wall in enumerate(p.walls):
        for card in wall:
            if other == seat:
                shows[artist_of[card]] += 1.0
            else:
                shows[artist_of[card]] -= others
    return shows


def _offer_gain(p: P, held: list[int], artist: int, now: list[float], shows: list[float]) -> tuple[float, float]:
    """What one more painting of an artist does to the walls for this seat, and what such a painting is then worth.

    By what the seat holds of each artist, what the paintings are worth now, and how much more it shows than others.
    """
    offered = p.offered[:]
    offered[artist] += 1
    gain = 0.0
    if offered[artist] >= p.box.closing:
        row = scoring.round_markers(offered, p.box.ranked)
        for other, worth in enumerate(scoring.worth((*p.markers, row), row)):
            gain += shows[other] * (worth - now[other])
        return gain, 0.0
    prospects = _prospects(p, held, offered)
    value = _expected(p, prospects, artist)
    for other, more in enumerate(shows):
        if more:
            then = value if other == artist else _expected(p, prospects, other)
            gain += more * (then - now[other])
    return gain, value


def _card_gain(p: P, seat: int, card: int, gain: tuple[float, float]) -> float:
    walls, value = gain
    box = p.box
    auction = box.auction[card]
    if not value:
        return walls  # it ends the round unsold
    if auction != DOUBLE:
        return walls + value * _sale_part(p, seat, auction, value)
    if p.offered[box.artist[card]] + 2 >= box.closing:
        return walls + value * _LONELY_DOUBLE
    best = 0.0
    for second in _seconds(p, seat, box.artist[card]):
        best = max(best, _sale_part(p, seat, box.auction[second], 2 * value))
    return walls + (2 * value * best if best else value * _LONELY_DOUBLE)


_LONELY_DOUBLE: Final = 0.15
"""The part of its value a double brings without a second card of one's own: mostly a rival adds one and cashes in."""


def _sale_part(p: P, seat: int, auction: int, value: float) -> float:
    if auction == OPEN:
        return _SALE_OPEN
    if auction == SEALED:
        return _SALE_SEALED
    if auction == FIXED and value:
        return min(_SALE_FIXED, p.cash[seat] / value)  # the price may not be above one's cash
    return _SALE_FIXED if auction == FIXED else _SALE_ONCE


def _seconds(p: P, seat: int, artist: int) -> list[int]:
    fitting = p.box.singles[artist]
    return [card for card in p.hands[seat] if fitting.start <= card < fitting.stop]


def _second(p: P, seat: int) -> int:
    """Add a card if the sale is worth more than the card sold alone later."""
    box = p.box
    artist = box.artist[p.lot[0]]
    seconds = _seconds(p, seat, artist)
    decline = box.pass_code
    if not seconds:
        return decline
    held = _held(p, seat)
    now = _values(p, held, p.offered)
    walls, value = _offer_gain(p, held, artist, now, _shows(p, seat))
    second = max(seconds, key=lambda card: (_sale_part(p, seat, box.auction[card], 2 * value), -card))
    if not value:
        return second if walls > 0 else decline
    shared = 0.5 if p.split and seat != p.opener else 1.0
    gain = walls + 2 * value * _sale_part(p, seat, box.auction[second], 2 * value) * shared
    return second if gain > now[artist] * _LATER_SALE else decline


_LATER_SALE: Final = 0.4
"""The part of its value a card kept for later still brings."""


def _raise(p: P, seat: int) -> int:
    """Open auction: raise while it pays, in steps that shorten as the price nears what the lot is worth."""
    room = most_to_pay(p, seat, lot_value(p, seat)) - p.price
    if room < 1:
        return p.box.pass_code
    return p.box.zero + (p.price + max(1, room // 3))


def _bid(p: P, seat: int) -> int:
    """Once around: just enough that those still to speak would rather leave it."""
    value = lot_value(p, seat)
    most = most_to_pay(p, seat, value)
    if most <= p.price:
        return p.box.pass_code
    if seat == p.seller:
        return p.box.zero + (p.price + 1)
    n = p.seats
    left = (p.seller - seat) % n  # how many speak after this seat, the seller included
    deter = value * (n / (2 * n - 1) if left == 1 else (n - 1) / n)
    return p.box.zero + (max(p.price + 1, min(most, int(deter) + 1)))


def _seal(p: P, seat: int) -> int:
    """Sealed: below what it is worth, since the highest bid is paid in full."""
    return p.box.zero + (int(most_to_pay(p, seat, lot_value(p, seat)) * _SHADE))


_SHADE: Final = 0.9
"""The part of the most one would pay that goes into a sealed bid."""


def _price(p: P, seat: int) -> int:
    """Fixed price: what the next player should just be glad to pay."""
    n = p.seats
    price = int(lot_value(p, seat) * (n - 1) / n)
    cash = p.cash[seat]
    return p.box.zero + (max(1, min(cash, price)) if cash else 0)


def _buy(p: P, seat: int) -> int:
    most = most_to_pay(p, seat, lot_value(p, seat))
    return p.box.yes_code if p.price <= most else p.box.pass_code


def turn(p: P, seat: int) -> int:
    """Turn a mystery card if an unseen painting, on average, helps this seat's wall more than the others'."""
    box = p.box
    held = _held(p, seat)
    now = _values(p, held, p.offered)
    unseen = [0] * len(box.artists)
    shown = {*p.hands[seat], *p.unsold, *p.discard, *(card for wall in p.walls for card in wall)}
    for card, artist in enumerate(box.artist):
        unseen[artist] += card not in shown
    shows = _shows(p, seat)
    gain = sum(count * _offer_gain(p, held, artist, now, shows)[0] for artist, count in enumerate(unseen))
    return box.yes_code if gain > 0 else box.pass_code
