"""How The Gallerist is played on its own board; and short games of it, found by looking, that ask everything."""

from __future__ import annotations

import functools
import random
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, expect

import vernissage
from tests.browser.player import Player, Toucher, Typist
from tests.browser.visitor import Json, Visitor
from vernissage.core import chance
from vernissage.core.asking import codes_of
from vernissage.core.position import Position

TITLE = vernissage.title("gallerist")

ON_BOARD_ONLY = {"walk", "use"}
"""Moves the panel lists on no screen."""
WORDS = {"nobody", "idle", "stop", "done", "decline", "sign_none", "tickets"}
"""Moves that have no place on the board."""
LISTED = {"leave", "assistant", "pay", "fame", "ticket", "exchange", "toss"}
"""Questions the panel lists on every screen, though the board has places for most of their answers."""
QUESTIONS = frozenset(question.key for question in TITLE.position_type.QUESTIONS if not question.is_step)


def written(move: Json) -> str:
    """A move as a record writes it."""
    words: list[str] = []
    for value in move.values():
        words += map(str, value) if isinstance(value, list) else [str(value)]
    return " ".join(words)


# Players.


class Gallerist(Player):
    """With the mouse, on the board and in the panel. Does as planned, and then whatever it has done least often."""

    def __init__(self, visitor: Visitor, seed: int = 1, plan: Iterable[str] = ()) -> None:
        super().__init__(visitor, seed)
        self.plan = deque(plan)
        self.given: Counter[str] = Counter()
        self.on_board = 0.5
        """How often it answers on the board what the panel lists as well."""
        self.wishes: set[str] = set()
        """What it answers wherever it can, when nothing is planned."""

    @property
    def is_my_turn(self) -> bool:
        """Where there is nothing to choose the table answers by itself."""
        choices = self.visitor.choices
        is_forced = choices is not None and not choices["amount"] and len(choices["options"]) == 1
        return super().is_my_turn and not is_forced

    def give(self, choices: Json) -> None:
        options, amount = choices["options"], choices["amount"]
        if amount:
            self.give_amount(amount)
            return
        if self.plan:
            word = self.plan.popleft()
            option = next((one for one in options if written(one["move"]) == word), None)
            assert option is not None, f"{word} is planned, and there is only {[one['text'] for one in options]}"
        else:
            wished = [one for one in options if written(one["move"]) in self.wishes] or options
            least = min(self.given[written(one["move"])] for one in wished)
            option = self.dice.choice([one for one in wished if self.given[written(one["move"])] == least])
        self.given[written(option["move"])] += 1
        self.give_option(option)

    def amount_to_give(self, amount: Json) -> int:
        return int(self.plan.popleft().split()[1]) if self.plan else super().amount_to_give(amount)

    # On the board.

    def place(self, move: Json) -> Locator:
        """Where on the board it is answered; some visitors can be seen in two places."""
        return self.page.locator(f"[data-ga-move='{written(move)}']").first

    def must_be_on_board(self, option: Json) -> bool:
        if option["move"]["move"] in ON_BOARD_ONLY:
            return True
        return self.visitor.is_narrow and self.may_be_on_board(option) and self.visitor.question not in LISTED

    def may_be_on_board(self, option: Json) -> bool:
        """Whether it has a place there. Assistants stand in many, so they are chosen by words."""
        return option["move"]["move"] not in WORDS and self.visitor.question not in ("leave", "assistant")

    def is_on_board(self, option: Json) -> bool:
        likes = self.may_be_on_board(option) and self.dice.random() < self.on_board
        return self.must_be_on_board(option) or (likes and not self.visitor.is_narrow)

    def give_on_board(self, option: Json) -> None:
        self.press(self.place(option["move"]))
        self.ways.add("board")

    def give_amount(self, amount: Json) -> None:
        """In the panel, or by the space of the influence track to step back to."""
        by_track = "track" not in self.ways or self.dice.random() < self.on_board
        if self.visitor.is_narrow or not by_track:
            super().give_amount({**amount, "confirm_above": amount["high"]})  # it says itself what that would do
            return
        move = {**amount["move"], amount["field"]: self.amount_to_give(amount)}
        self.press(self.place(move))
        self.ways.add("track")


class GalleristToucher(Gallerist, Toucher):
    """With one finger: the part of the board is open, or behind a marked tab; a tap shows what it would do."""

    def give_on_board(self, option: Json) -> None:
        place = self.place(option["move"])
        self.find(option["move"])
        before = len(self.visitor.said)
        self.press(place)
        outlook = self.page.locator("[data-ga-confirm]")

        def is_played() -> bool:
            return any(said["type"] == "play" for said in self.visitor.said[before:])

        self.visitor.until(lambda: is_played() or outlook.is_visible(), "what it would do, or the answer")
        if is_played():
            self.ways.add("one tap")
        elif self.likes_it_twice() and place.evaluate(_LIES_FREE) and self.presses_briefly(place):
            self.ways.add("second tap")
        else:
            self.press(outlook)
            self.ways.add("tapped and confirmed")
        self.ways.add("board")

    def likes_it_twice(self) -> bool:
        """Whether to tap once more rather than confirm: each is done once as soon as it can be, then either one."""
        if "second tap" not in self.ways:
            return True
        return "tapped and confirmed" in self.ways and self.dice.random() < 0.5

    def find(self, move: Json) -> None:
        """Open the part of the board where the answer is; it is one of those that are marked."""
        expect(self.page.locator("[data-ga-tab].asked").first).to_be_visible()
        for tab in ["", *self.page.locator("[data-ga-tab].asked").all()]:
            if isinstance(tab, Locator):
                self.press(tab)
                expect(tab).to_have_attribute("aria-selected", "true")
                self.ways.add("other room")
            self.visitor.comes_to_rest()
            if self.place(move).count():
                return


_LIES_FREE = """(place) => {
  const { x, y, width, height } = place.getBoundingClientRect()
  return place.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
"""What a tap would do is told over the board: it may lie over the very thing, or come to when all is worked out."""


class GalleristTypist(Gallerist, Typist):
    """With the keyboard alone."""

    LONGEST_WAY = 150

    def __init__(self, visitor: Visitor, seed: int = 1, plan: Iterable[str] = ()) -> None:
        super().__init__(visitor, seed, plan)
        self.on_board = 0.1  # a long way

    def give_on_board(self, option: Json) -> None:
        if self.must_be_on_board(option):
            self.press(self.visitor.panel.locator("button.to-board"))
        self.press(self.place(option["move"]))
        self.ways.add("board")

    def give_amount(self, amount: Json) -> None:
        Typist.give_amount(self, {**amount, "confirm_above": amount["high"]})


# Games that were looked for.

EVERYTHING = (551, 433)
"""Seeds of two short solo games in which together every question is asked."""

PURCHASE = 326
"""The seed of one with a purchase soon, paid in both ways, with fame by influence and a ticket to choose."""


def own_box(**changed: str) -> str:
    """An owner's components file in which some entries are others."""
    text = TITLE.standard_components
    for key, value in changed.items():
        found = [line for line in text.splitlines() if line.startswith(f"{key} = ")]
        assert len(found) == 1, f"{key}: {found}"
        text = text.replace(found[0], f"{key} = {value}")
    return text


def short_box(tickets: int = 4) -> str:
    """A rich beginning and few tickets: everything can be done, and one reason to end is enough."""
    return own_box(tickets=f"[{tickets}, {tickets}, 15, 20]", ends_needed="1", start="20").replace(
        "money = 10 ", "money = 30 "
    )


class Game(NamedTuple):
    """A solo game from its seed to its end: what is asked, and what is answered to it."""

    seed: str
    plan: tuple[str, ...]
    asked: frozenset[str]
    position: Position
    """How it ends."""


def _next_question(position: Position, codes: Sequence[int]) -> str:
    after = position.clone()
    for code in codes:
        after.push(code)
    return after.question.key if after.frames else ""


@functools.cache
def play_alone(seed: int, components: str) -> Game:
    """By somebody who wants to be asked everything: what leads to the rarest question, and was answered least often."""
    game = TITLE.new(seats=1, seed=seed, components=components)
    position: Position = game.position
    dice = random.Random(seed)
    plan: list[str] = []
    asked: Counter[str] = Counter()
    given: Counter[str] = Counter()
    while position.frames:
        moves = list(position.moves(0))
        ranks = [(asked[_next_question(position, codes_of(position, 0, move))], given[str(move)]) for move in moves]
        move = dice.choice([one for one, rank in zip(moves, ranks, strict=True) if rank == min(ranks)])
        if len(moves) > 1:
            asked[position.question.key] += 1
            given[str(move)] += 1
            plan.append(str(move))
        game.play(0, move)
    return Game(chance.seed_bytes(seed).hex(), tuple(plan), frozenset(asked), position)
