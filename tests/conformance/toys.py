"""A small honest title. `broken_toys` has what it looks like with one promise broken at a time.

Each turn a seat chalks a mark on the board (a plain choice that can be taken back), shows one or two cards of its hand
and draws as many, then all bid coins in secret; the highest bid pays the bank and scores. Three turns each.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import ClassVar

from vernissage.core.board import Board
from vernissage.core.chance import Dice
from vernissage.core.codes import WORD, Codebook, Numbers
from vernissage.core.errors import Refusal
from vernissage.core.events import Event, Seat
from vernissage.core.facts import Facts
from vernissage.core.moves import Move
from vernissage.core.outcome import Outcome
from vernissage.core.position import EVERYONE, Position
from vernissage.core.questions import Amount, Answers, Choice, Mode, Question, Several
from vernissage.core.setups import Setup
from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.core.views import View, common

CARDS, HAND, COINS, TURNS = 24, 3, 6, 3
CODES = Codebook(card=Numbers(0, CARDS - 1), done=WORD, chalk=Numbers(0, 1), coins=Numbers(0, COINS + 1))
DONE, CHALK, ZERO = (CODES[span].first for span in ("done", "chalk", "coins"))


class ToyPosition(Position):
    __slots__ = ("bank", "bids", "deck", "hands", "luck", "marks", "opened", "points", "purses", "shown", "turn")

    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    shown: tuple[int, ...]
    purses: list[int]
    bank: int
    points: list[int]
    bids: list[int]
    marks: int
    turn: int
    luck: int
    opened: tuple[int, ...]
    """All bids as they were opened: a seat knows all it was ever shown."""

    def prepare(self) -> None:
        n = self.setup.seats
        self.hands, self.purses, self.points, self.bids = [()] * n, [COINS] * n, [0] * n, [-1] * n


class Chalk(Move, frozen=True, tag="chalk"):
    side: int


class ShowCards(Move, frozen=True, tag="show"):
    cards: tuple[int, ...]


class Coins(Move, frozen=True, tag="coins"):
    amount: int


class Marked(Event, frozen=True, tag="marked", kw_only=True):
    seat: Seat
    side: int


class Shown(Event, frozen=True, tag="shown", kw_only=True):
    seat: Seat
    cards: tuple[int, ...]


class Drawn(Event, frozen=True, tag="drawn", kw_only=True):
    seat: Seat
    cards: tuple[int, ...]


class BidIn(Event, frozen=True, tag="in", kw_only=True):
    seat: Seat
    hint: int


class Opened(Event, frozen=True, tag="opened", kw_only=True):
    bids: tuple[int, ...]


class Mark(Choice):
    key = "mark"
    answers: ClassVar[Answers] = {Chalk: "chalk"}

    def options(self, p: ToyPosition, seat: int) -> Sequence[int]:
        return (CHALK, CHALK + 1)

    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        p.marks = 2 * p.marks + code - CHALK
        p.emit(Marked, EVERYONE, seat, code - CHALK)
        p.ask_instead((SHOW, seat))


class Show(Several):
    key = "show"
    answers: ClassVar[Answers] = {ShowCards: "card"}
    done = DONE

    def items(self, p: ToyPosition, seat: int) -> Sequence[int]:
        return p.hands[seat]

    def bounds(self, p: ToyPosition, seat: int) -> tuple[int, int]:
        return 1, 2

    def settle(self, p: ToyPosition, seat: int, picked: tuple[int, ...]) -> None:
        drawn = p.deck[: len(picked)]
        p.deck = p.deck[len(picked) :]
        p.reveal()
        p.draw()
        p.shown += picked
        p.hands[seat] = tuple(sorted({*p.hands[seat], *drawn} - {*picked}))
        p.emit(Shown, EVERYONE, seat, picked)
        p.emit(Drawn, 1 << seat, seat, drawn)
        p.ask_instead((BID, 0))


class SealedBid(Amount):
    key = "bid"
    answers: ClassVar[Answers] = {Coins: "coins"}
    mode = Mode.SEALED

    def amounts(self, p: ToyPosition, seat: int) -> range:
        return range(ZERO, ZERO + p.purses[seat] + 1)

    def reason(self, p: ToyPosition, seat: int, code: int) -> Refusal:
        return Refusal("TOY-1", "above-purse", code - ZERO, p.purses[seat])

    def awaited(self, p: ToyPosition) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(p.bids) if bid < 0)

    def optional(self, p: ToyPosition) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(p.bids) if bid >= 0)

    def apply(self, p: ToyPosition, seat: int, code: int) -> None:
        if p.bids[seat] < 0:
            p.emit(BidIn, EVERYONE, seat, self.told(code))
        p.bids[seat] = code - ZERO
        if -1 in p.bids:
            p.ask_on((BID, p.bids.index(-1)))
            return
        p.reveal()
        p.emit(Opened, EVERYONE, tuple(p.bids))
        winner = p.bids.index(max(p.bids))
        p.points[winner] += 1
        self.pay(p, winner, p.bids[winner])
        p.opened += tuple(p.bids)
        p.bids = [-1] * len(p.bids)
        p.turn += 1
        if p.turn == TURNS * len(p.hands):
            p.frames.clear()
        else:
            p.ask_instead((MARK, p.turn % len(p.hands)))

    def told(self, code: int) -> int:
        return 0

    def pay(self, p: ToyPosition, winner: int, amount: int) -> None:
        p.purses[winner] -= amount
        p.bank += amount


MARK, SHOW, BID = (ToyPosition.enrol(question) for question in (Mark(), Show(), SealedBid()))


class ToyView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    shown: tuple[int, ...]
    purses: tuple[int, ...]
    points: tuple[int, ...]
    bank: int
    bids_in: tuple[int, ...]
    own_bid: int
    marks: int
    turn: int
    opened: tuple[int, ...]
    extra: str = ""


class Toy(Title[ToyPosition, ToyView]):
    """The honest one."""

    key = "toy"
    package = "tests.conformance"
    rules_version = 1
    facts = Facts("Toy", "nobody", 2026, (2, 3), (1, 2))
    view_type = ToyView
    ends = ("last_turn",)
    position_type: type[ToyPosition] = ToyPosition

    @property
    def standard_components(self) -> str:
        return ""

    def load_components(self, text: str) -> None:
        return None

    def deal(self, position: ToyPosition) -> None:
        deck = tuple(position.shuffled("deck", range(CARDS)))
        for seat in range(len(position.hands)):
            position.hands[seat], deck = tuple(sorted(deck[:HAND])), deck[HAND:]
        position.deck = deck
        position.ask((MARK, 0))

    def codebook(self, setup: Setup) -> Codebook:
        return CODES

    def observation_size(self, setup: Setup) -> int:
        return 1

    def encode(self, position: ToyPosition, buffer: MutableSequence[int], seat: int) -> None:
        buffer[0] = position.turn

    def outcome(self, position: ToyPosition) -> Outcome | None:
        return None if position.frames else Outcome.by_score(tuple(position.points), "last_turn")

    def view(self, position: ToyPosition, seat: int | None) -> ToyView:
        return ToyView(
            **common(position, seat),
            hand=() if seat is None else position.hands[seat],
            shown=position.shown,
            purses=tuple(position.purses),
            points=tuple(position.points),
            bank=position.bank,
            bids_in=tuple(int(bid >= 0) for bid in position.bids),
            own_bid=-1 if seat is None else position.bids[seat],
            marks=position.marks,
            turn=position.turn,
            opened=position.opened,
            extra=self.extra(position),
        )

    def extra(self, position: ToyPosition) -> str:
        return ""

    def imagine(self, view: ToyView, dice: Dice) -> ToyPosition:
        position = self.imagined(view, dice)
        unseen = [card for card in range(CARDS) if card not in (*view.hand, *view.shown)]
        unseen.sort(key=lambda _: dice.random())
        for seat in range(view.seats):
            own = seat == view.seat
            position.hands[seat] = view.hand if own else tuple(sorted(unseen[:HAND]))
            unseen = unseen if own else unseen[HAND:]
            if view.bids_in[seat]:
                position.bids[seat] = view.own_bid if own else int(dice.random() * (view.purses[seat] + 1))
        position.deck, position.shown = tuple(unseen), view.shown
        position.purses, position.points, position.bank = list(view.purses), list(view.points), view.bank
        position.marks, position.turn, position.opened = view.marks, view.turn, view.opened
        return position

    def board(self, view: ToyView, words: Words) -> Board:
        return Board("", ())

    def inventory(self, position: ToyPosition) -> dict[str, tuple[int, ...]]:
        hands = {f"hand {seat}": hand for seat, hand in enumerate(position.hands)}
        return {**hands, "deck": position.deck, "shown": position.shown}

    def purses(self, position: ToyPosition) -> dict[str, int]:
        return {"bank": position.bank, **{str(seat): coins for seat, coins in enumerate(position.purses)}}


def with_question(number: int, question: Question) -> type[Toy]:
    """A toy whose question of that number is another one."""
    question.index = number
    questions = [*ToyPosition.QUESTIONS[:number], question, *ToyPosition.QUESTIONS[number + 1 :]]

    class OtherPosition(ToyPosition):
        __slots__ = ()
        QUESTIONS = questions

    class Other(Toy):
        position_type = OtherPosition

    return Other
