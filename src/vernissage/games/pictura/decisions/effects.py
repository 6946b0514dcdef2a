"""What favours and patrons ask of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice, Several
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import decisions, table
from vernissage.games.pictura import events as e
from vernissage.games.pictura import moves as m
from vernissage.games.pictura.decisions.hanging import others_discards, owner_of
from vernissage.games.pictura.decisions.inventory import FromDiscard
from vernissage.games.pictura.decisions.swaps import Swapping
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P


def effect_done(p: P) -> None:
    """The effect of a favour or a patron has been carried out, and the action phase goes on."""
    table.discard_played(p)
    p.settled()


def looked_at(p: P) -> tuple[int, ...]:
    """What the connoisseur looks at. PI-R24: not at what was put under the market, for others know it."""
    return p.market[: min(p.box.looks, len(p.market) - p.under)]


class Look(Several):
    """PI-R24: the connoisseur looks at the first paintings of the market and keeps some."""

    key = "look"
    answers: ClassVar[Answers] = {m.Keep: "painting"}
    private = True
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
        left = tuple(card for card in cards if card not in kept)
        table.put_under(p, left)
        p.draw()
        p.emit(e.Kept, EVERYONE, seat, len(kept), len(left))
        p.emit(e.KeptSeen, 1 << seat, seat, kept, left)
        effect_done(p)


class Loan(Choice):
    """PI-R25, PI-25: take a painting of an international museum, give none, lose nothing; the museum is refilled."""

    key = "loan"
    answers: ClassVar[Answers] = {m.Take: "painting"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.PICK + card for card in sorted(p.slots) if card != NOTHING]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("PI-R25", "not-in-a-museum", available=sum(card != NOTHING for card in p.slots))

    def apply(self, p: P, seat: int, code: int) -> None:
        card = code - c.PICK
        slot = p.slots.index(card)
        table.into_hand(p, seat, (card,))
        p.emit(e.Loaned, EVERYONE, seat, slot // p.box.museum_paintings, card)
        table.refill(p, slot)
        effect_done(p)


class Free(Choice):
    """PI-R26: hang a painting of the hand without paying; the public trend counts as ever."""

    key = "free"
    answers: ClassVar[Answers] = {m.HangFree: "painting"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.PICK + card for card in p.hands[seat]]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if c.HANG <= code < c.SWAP:
            return Refusal("PI-R26", "nothing-to-pay")
        return Refusal("PI-R26", "not-in-hand", available=len(p.hands[seat]))

    def apply(self, p: P, seat: int, code: int) -> None:
        card = code - c.PICK
        table.out_of_hand(p, seat, card)
        points, doubled = table.hang(p, seat, card)
        p.emit(e.Hung, EVERYONE, seat, card, NOTHING, points, doubled)
        table.gain(p, seat, points)
        effect_done(p)


class Restore(FromDiscard):
    """PI-R28: take up to two paintings of the own discard into the hand; no hand limit here (PI-R10)."""

    key = "restore"
    answers: ClassVar[Answers] = {m.Recover: "painting"}

    def most(self, p: P, seat: int) -> int:
        return p.box.restores

    def settle(self, p: P, seat: int, picked: tuple[int, ...]) -> None:
        cards = tuple(code - c.PICK for code in picked)
        table.out_of_discard(p, seat, cards)
        table.into_hand(p, seat, cards)
        p.emit(e.Restored, EVERYONE, seat, cards)
        effect_done(p)


class Dealer(Choice):
    """PI-R29: take a painting of another's discard into the hand; its owner gains 1."""

    key = "dealer"
    answers: ClassVar[Answers] = {m.Take: "painting"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [c.PICK + card for card in others_discards(p, seat)]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("PI-R29", "not-in-another-discard", available=len(others_discards(p, seat)))

    def apply(self, p: P, seat: int, code: int) -> None:
        card = code - c.PICK
        owner = owner_of(p, card)
        table.out_of_discard(p, owner, (card,))
        table.into_hand(p, seat, (card,))
        p.emit(e.Bought, EVERYONE, seat, owner, card, p.box.dealer)
        table.gain(p, owner, p.box.dealer)
        effect_done(p)


class Exchange(Swapping):
    """PI-R32: up to two more swaps; the frame says how many are left."""

    key = "exchange"
    answers: ClassVar[Answers] = {m.Swap: "swap", m.Pass: "pass"}
    parts: ClassVar[Mapping[str, Any]] = {"left": int}

    def go_on(self, p: P, seat: int, passed: bool) -> None:
        left = p.frames[-1][2] - 1
        if passed or not left:
            effect_done(p)
        else:
            p.ask_instead((decisions.EXCHANGE, seat, left))


class Store(FromDiscard):
    """PI-R34: put up to three paintings of the own discard under the market. PI-R43: bare places take them."""

    key = "store"
    answers: ClassVar[Answers] = {m.Store: "painting"}

    def most(self, p: P, seat: int) -> int:
        return p.box.stores

    def settle(self, p: P, seat: int, picked: tuple[int, ...]) -> None:
        cards = tuple(code - c.PICK for code in picked)
        table.out_of_discard(p, seat, cards)
        table.put_under(p, cards)
        p.emit(e.Stored, EVERYONE, seat, cards)
        table.fill_museums(p)
        effect_done(p)
