"""To improve a museum: paintings are hung, each for another one of the hand."""

from __future__ import annotations

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import events as e
from vernissage.games.pictura import table
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import CELLS, IMPROVING, NO_ACTION, PAINTINGS


def hangings(p: P, seat: int) -> list[int]:
    """PI-29, PI-37, PI-39: a painting of the hand, or of another's discard, each for another one of the hand."""
    hand = p.hands[seat]
    found: list[int] = []
    for card in hand:
        first = c.HANG + card * PAINTINGS
        found += [first + payment for payment in hand if payment != card]
    if p.score[seat] >= p.box.steal:  # PI-R13: it needs the prestige it costs
        for card in others_discards(p, seat):
            first = c.HANG + card * PAINTINGS
            found += [first + payment for payment in hand]
    return found


def hang_for(p: P, seat: int, card: int, payment: int) -> None:
    owner = owner_of(p, card)
    table.out_of_hand(p, seat, payment)
    if owner == NOTHING:
        table.out_of_hand(p, seat, card)
        p.discards[seat] += (payment,)
        points, doubled = table.hang(p, seat, card)
        p.emit(e.Hung, EVERYONE, seat, card, payment, points, doubled)
    else:
        # PI-37: the payment goes to the discard it is taken from, with one prestige for its owner.
        table.out_of_discard(p, owner, (card,))
        p.discards[owner] += (payment,)
        points, doubled = table.hang(p, seat, card)
        p.emit(e.Stole, EVERYONE, seat, owner, card, payment, p.box.steal, points, doubled)
        table.lose(p, seat, p.box.steal)
        table.gain(p, owner, p.box.steal)
    table.gain(p, seat, points)


def others_discards(p: P, seat: int) -> list[int]:
    """PI-37, PI-38: the paintings in all discards but one's own."""
    return sorted(card for other, cards in enumerate(p.discards) if other != seat for card in cards)


def owner_of(p: P, card: int) -> int:
    """The seat in whose discard a painting lies, `NOTHING` if in none."""
    return next((seat for seat, cards in enumerate(p.discards) if card in cards), NOTHING)


def why_not_hung(p: P, seat: int, card: int, payment: int) -> Refusal:
    if p.action not in (NO_ACTION, IMPROVING):
        return Refusal("PI-28", "action-taken")
    if not table.free_place(p, seat):
        return Refusal("PI-31", "museum-full", CELLS)
    hand = p.hands[seat]
    if payment not in hand:
        return Refusal("PI-29", "payment-not-in-hand", available=len(hand))
    if card == payment:
        return Refusal("PI-29", "pays-for-itself")
    owner = owner_of(p, card)
    if owner == seat:
        return Refusal("PI-38", "own-discard")
    if owner == NOTHING:
        return Refusal("PI-29", "not-in-hand", available=len(hand))
    return Refusal("PI-R13", "too-poor-to-steal", p.box.steal, p.score[seat])
