"""To do an inventory: paintings of the own discard, a favour, and perhaps other patrons."""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import ClassVar

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice, Several
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import decisions, table
from vernissage.games.pictura import events as e
from vernissage.games.pictura import moves as m
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import PAINTINGS, REWARD_DEPOT


class FromDiscard(Several):
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
        if not 0 <= card < PAINTINGS:
            return Refusal("PI-50", "painting-of-discard-needed")
        if card not in p.discards[seat]:
            return Refusal("PI-50", "not-in-own-discard", available=len(p.discards[seat]))
        if len(p.partial) >= self.most(p, seat):
            return self.too_many(p, seat)
        return Refusal("PI-50", "picked-in-order")

    def too_many(self, p: P, seat: int) -> Refusal:
        return Refusal("PI-52", "too-many", self.most(p, seat), len(p.partial) + 1)


class Inventory(FromDiscard):
    """PI-49: an inventory takes paintings out of the own discard into the hand, up to the limit."""

    key = "inventory"
    answers: ClassVar[Answers] = {m.Recover: "painting"}

    def most(self, p: P, seat: int) -> int:
        return room(p, seat)

    def too_many(self, p: P, seat: int) -> Refusal:
        return Refusal("PI-49", "hand-limit", _limit(p, seat), len(p.hands[seat]) + len(p.partial))

    def settle(self, p: P, seat: int, picked: tuple[int, ...]) -> None:
        p.ask_instead((decisions.REFRESH, seat))
        take_stock(p, seat, tuple(code - c.PICK for code in picked))


class Refresh(Choice):
    """PI-51: after an inventory the five patrons may be replaced."""

    key = "refresh"
    answers: ClassVar[Answers] = {m.Replace: "replace", m.Pass: "pass"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return (c.REPLACE, c.PASS)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("PI-51", "replace-or-pass")

    def apply(self, p: P, seat: int, code: int) -> None:
        if code == c.REPLACE:
            table.replace_patrons(p, seat)
        p.settled()


def _limit(p: P, seat: int) -> int:
    return p.box.depot if REWARD_DEPOT in p.rewards[seat] else p.box.hand_limit  # PI-R38


def room(p: P, seat: int) -> int:
    """How many paintings an inventory may take. PI-R10, PI-R13: none with a full hand; favours do not count."""
    return max(0, _limit(p, seat) - len(p.hands[seat]))


def take_stock(p: P, seat: int, cards: tuple[int, ...]) -> None:
    """PI-49, PI-51, PI-R5: paintings into the hand, then a favour."""
    table.out_of_discard(p, seat, cards)
    table.into_hand(p, seat, cards)
    p.emit(e.StockTaken, EVERYONE, seat, cards)
    table.draw_favour(p, seat)
