"""Acquisition: swaps with the international museums, by the active seat and then by the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import decisions, table
from vernissage.games.pictura import events as e
from vernissage.games.pictura import moves as m
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import PAINTINGS, SLOTS


class Swapping(Choice):
    """Swaps with the international museums."""

    must = False

    def options(self, p: P, seat: int) -> Sequence[int]:
        slots = [slot for slot, card in enumerate(p.slots) if card != NOTHING]
        swaps = [c.SWAP + card * SLOTS + slot for card in p.hands[seat] for slot in slots]
        return swaps if self.must else [*swaps, c.PASS]

    def count(self, p: P, seat: int) -> int:
        return len(p.hands[seat]) * (SLOTS - p.slots.count(NOTHING)) + (not self.must)

    def nth(self, p: P, seat: int, k: int) -> int:
        hand = p.hands[seat]
        filled = SLOTS - p.slots.count(NOTHING)
        if k >= len(hand) * filled:
            return c.PASS
        slot = k % filled
        if filled < SLOTS:
            slot = [slot for slot, card in enumerate(p.slots) if card != NOTHING][slot]
        return c.SWAP + hand[k // filled] * SLOTS + slot

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code == c.PASS:
            return Refusal("PI-19", "swap-needed")
        if not 0 <= code - c.SWAP < PAINTINGS * SLOTS:
            return Refusal("PI-19", "other-than-swap")
        card, slot = divmod(code - c.SWAP, SLOTS)
        if card not in p.hands[seat]:
            return Refusal("PI-19", "not-in-hand", available=len(p.hands[seat]))
        assert p.slots[slot] == NOTHING
        return Refusal("PI-R14", "empty-place")

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        if codes[0] == c.PASS:
            return m.Pass()
        card, slot = divmod(codes[0] - c.SWAP, SLOTS)
        return m.Swap(p.box.paintings[card], p.box.paintings[p.slots[slot]])

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        if not isinstance(move, m.Swap):
            return (c.PASS,)
        card, taken = c.painting(move.painting), c.painting(move.taken)
        if taken not in p.slots:
            raise IllegalMove(Refusal("PI-19", "not-in-a-museum", available=sum(s != NOTHING for s in p.slots)))
        return (c.SWAP + card * SLOTS + p.slots.index(taken),)

    def apply(self, p: P, seat: int, code: int) -> None:
        if code != c.PASS:
            swap(p, seat, *divmod(code - c.SWAP, SLOTS))
        self.go_on(p, seat, code == c.PASS)

    def go_on(self, p: P, seat: int, passed: bool) -> None:
        next_to_join(p, seat)


class Swap(Swapping):
    """PI-19: the active player swaps a painting, whether it pays or not."""

    key = "swap"
    answers: ClassVar[Answers] = {m.Swap: "swap"}
    must = True


class Join(Swapping):
    """PI-26: then each of the others may swap one too, in the order of play. PI-R13: also the one with the token."""

    key = "join"
    answers: ClassVar[Answers] = {m.Swap: "swap", m.Pass: "pass"}


def can_swap(p: P, seat: int) -> bool:
    """Whether a seat has a painting to give, and a museum one to take."""
    return bool(p.hands[seat]) and any(card != NOTHING for card in p.slots)


def next_to_join(p: P, seat: int) -> None:
    """PI-26: ask the next seat that can swap; PI-28: after the last one the action phase begins."""
    seat = (seat + 1) % p.seats
    while seat != p.active and not can_swap(p, seat):
        seat = (seat + 1) % p.seats
    p.ask_instead((decisions.ACTION if seat == p.active else decisions.JOIN, seat))


def swap(p: P, seat: int, card: int, slot: int) -> None:
    """A painting of the hand for one of a museum. PI-24: what both are worth there makes the price of the swap."""
    museum = slot // p.box.museum_paintings
    points = p.box.points[p.museum_trends[museum]]
    taken = p.slots[slot]
    table.out_of_hand(p, seat, card)
    p.slots[slot] = card
    table.into_hand(p, seat, (taken,))
    # PI-20, PI-21, PI-R13: what is given gains first, then what is taken costs.
    lost = min(points[taken], p.score[seat] + points[card])
    p.emit(e.Swapped, EVERYONE, seat, museum, card, taken, points[card], lost)
    table.gain(p, seat, points[card])
    table.lose(p, seat, points[taken])
