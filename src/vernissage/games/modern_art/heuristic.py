"""What a sensible player of Modern Art knows: what a painting will be worth, and what that makes it worth paying.

Everything here looks only at what the seat may know: its own hand and cash, and what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from vernissage.core.chance import Dice
from vernissage.games.modern_art import decisions, scoring
from vernissage.games.modern_art.components import DOUBLE, FIXED, ONCE, OPEN, SEALED
from vernissage.games.modern_art.position import ModernArtPosition

P = ModernArtPosition

# Measured by tournaments of one variant against three of the other; see docs/titles/modern_art.md.
_SHARPNESS = 0.75
"""How much one painting offered more decides between two artists when nothing else is on the table yet."""
_SHARPER = 0.17
"""How much sharper that gets with each painting offered: the round has less time to change."""
_OWN_CARD = 0.45
"""What a card in one's own hand adds to an artist's prospects, in paintings offered."""
_SALE = {OPEN: 0.85, ONCE: 0.72, SEALED: 0.78, FIXED: 0.72}
"""The part of a lot's value a seller gets, by auction."""


def choose(p: P, seat: int, dice: Dice) -> int:
    """The code a sensible player answers with."""
    return _CHOICES[p.frames[-1][0]](p, seat)


def values(p: P, seat: int, offered: Sequence[int]) -> list[float]:
    """What one painting of each artist is expected to pay at the end of the round, if so many are offered by now."""
    box = p.box
    artists = range(len(offered))
    old = [sum(row[artist] for row in p.markers) for artist in artists]
    held = [0] * len(offered)
    for card in p.hands[seat]:
        held[box.artist[card]] += 1
    sharpness = _SHARPNESS + _SHARPER * sum(offered)
    prospects = [
        sharpness * (offered[a] + _OWN_CARD * min(held[a], box.closing - offered[a]) - 0.1 * a) for a in artists
    ]
    return [_expected(prospects, artist, old[artist], box.ranked) for artist in artists]


def _expected(prospects: Sequence[float], artist: int, old: int, ranked: Sequence[int]) -> float:
    """Sum over the ranks of the chance to end there times what it pays: the old markers and the new one."""
    ahead = [1.0]  # ahead[k]: the chance that exactly k other artists end in front
    for other, prospect in enumerate(prospects):
        if other != artist:
            passes = 1.0 / (1.0 + exp(prospects[artist] - prospect))
            ahead = [
                (ahead[k] * (1.0 - passes) if k < len(ahead) else 0.0) + (ahead[k - 1] * passes if k else 0.0)
                for k in range(len(ahead) + 1)
            ]
    return sum(ahead[rank] * (old + marker) for rank, marker in enumerate(ranked))


def _lot_value(p: P, seat: int) -> float:
    artist = p.box.artist[p.lot[0]]
    return values(p, seat, p.offered)[artist] * len(p.lot)


def _most_to_pay(p: P, seat: int, value: float) -> int:
    """What a lot is worth paying at most: a buyer's money goes to a rival, a seller's own to the bank."""
    n = p.seats
    share = n / (2 * n - 1) if seat == p.seller else (n - 1) / n
    return min(p.cash[seat], int(value * share * _EAGERNESS))


_EAGERNESS = 1.17
"""How far above the even price a lot is still bought, since otherwise a rival has it."""


def _offer(p: P, seat: int) -> int:
    """The card whose sale, with what it does to everybody's walls, gains most."""
    now = values(p, seat, p.offered)
    best = {artist: _offer_gain(p, seat, artist, now) for artist in {p.box.artist[card] for card in p.hands[seat]}}
    return max(p.hands[seat], key=lambda card: (_card_gain(p, seat, card, best[p.box.artist[card]]), -card))


def _offer_gain(p: P, seat: int, artist: int, now: list[float]) -> tuple[float, float]:
    """What one more painting of an artist does to the walls for this seat, and what such a painting is then worth."""
    offered = p.offered[:]
    offered[artist] += 1
    if offered[artist] >= p.box.closing:
        row = scoring.round_markers(offered, p.box.ranked)
        return _wall_gain(p, seat, now, scoring.worth((*p.markers, row), row)), 0.0
    then = values(p, seat, offered)
    return _wall_gain(p, seat, now, then), then[artist]


def _wall_gain(p: P, seat: int, now: Sequence[float], then: Sequence[float]) -> float:
    """How much better the seat's wall does than the others' on average when values change."""
    artist_of = p.box.artist
    gain = 0.0
    for other in range(p.seats):
        change = sum(then[artist_of[card]] - now[artist_of[card]] for card in p.walls[other])
        gain += change if other == seat else -change / (p.seats - 1)
    return gain


def _card_gain(p: P, seat: int, card: int, gain: tuple[float, float]) -> float:
    walls, value = gain
    box = p.box
    auction = box.auction[card]
    if not value:
        return walls  # it ends the round unsold
    if auction != DOUBLE:
        return walls + value * _sale_part(p, seat, auction, value)
    seconds = _seconds(p, seat, box.artist[card])
    if not seconds or p.offered[box.artist[card]] + 2 >= box.closing:
        return walls + value * _LONELY_DOUBLE
    best = max(_sale_part(p, seat, box.auction[second], 2 * value) for second in seconds)
    return walls + 2 * value * best


_LONELY_DOUBLE = 0.15
"""The part of its value a double brings without a second card of one's own: mostly a rival adds one and cashes in."""


def _sale_part(p: P, seat: int, auction: int, value: float) -> float:
    part = _SALE[auction]
    if auction == FIXED and value:
        part = min(part, p.cash[seat] / value)  # the price may not be above one's cash
    return part


def _seconds(p: P, seat: int, artist: int) -> list[int]:
    return [card for card in p.hands[seat] if card in p.box.singles[artist]]


def _second(p: P, seat: int) -> int:
    """Add a card if the sale is worth more than the card sold alone later."""
    box = p.box
    artist = box.artist[p.lot[0]]
    seconds = _seconds(p, seat, artist)
    decline = box.pass_code
    if not seconds:
        return decline
    now = values(p, seat, p.offered)
    walls, value = _offer_gain(p, seat, artist, now)
    second = max(seconds, key=lambda card: (_sale_part(p, seat, box.auction[card], 2 * value), -card))
    if not value:
        return second if walls > 0 else decline
    shared = 0.5 if p.split and seat != p.opener else 1.0
    gain = walls + 2 * value * _sale_part(p, seat, box.auction[second], 2 * value) * shared
    return second if gain > now[artist] * _LATER_SALE else decline


_LATER_SALE = 0.4
"""The part of its value a card kept for later still brings."""


def _raise(p: P, seat: int) -> int:
    """Open auction: raise while it pays, in steps that shorten as the price nears what the lot is worth."""
    room = _most_to_pay(p, seat, _lot_value(p, seat)) - p.price
    if room < 1:
        return p.box.pass_code
    return p.box.zero + (p.price + max(1, room // 3))


def _bid(p: P, seat: int) -> int:
    """Once around: just enough that those still to speak would rather leave it."""
    value = _lot_value(p, seat)
    most = _most_to_pay(p, seat, value)
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
    return p.box.zero + (int(_most_to_pay(p, seat, _lot_value(p, seat)) * _SHADE))


_SHADE = 0.9
"""The part of the most one would pay that goes into a sealed bid."""


def _price(p: P, seat: int) -> int:
    """Fixed price: what the next player should just be glad to pay."""
    n = p.seats
    price = int(_lot_value(p, seat) * (n - 1) / n)
    cash = p.cash[seat]
    return p.box.zero + (max(1, min(cash, price)) if cash else 0)


def _buy(p: P, seat: int) -> int:
    most = _most_to_pay(p, seat, _lot_value(p, seat))
    return p.box.yes_code if p.price <= most else p.box.pass_code


def _turn(p: P, seat: int) -> int:
    """Turn a mystery card if an unseen painting, on average, helps this seat's wall more than the others'."""
    box = p.box
    now = values(p, seat, p.offered)
    unseen = [0] * len(box.artists)
    shown = {*p.hands[seat], *p.unsold, *p.discard, *(card for wall in p.walls for card in wall)}
    for card, artist in enumerate(box.artist):
        unseen[artist] += card not in shown
    gain = sum(count * _offer_gain(p, seat, artist, now)[0] for artist, count in enumerate(unseen))
    return box.yes_code if gain > 0 else box.pass_code


_CHOICES = {
    decisions.OFFER: _offer,
    decisions.SECOND: _second,
    decisions.RAISE: _raise,
    decisions.BID: _bid,
    decisions.SEAL: _seal,
    decisions.PRICE: _price,
    decisions.BUY: _buy,
    decisions.TURN_UP: _turn,
}
