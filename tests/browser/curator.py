"""How Museum: Pictura is played on its own board; and short games of it that together ask everything."""

from __future__ import annotations

import functools
import itertools
import random
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec
from playwright.sync_api import Locator

import vernissage
from tests.browser.player import Player, Toucher, Typist
from tests.browser.visitor import Json, Visitor
from vernissage.bots import Budget, GreedyBot
from vernissage.core import chance
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.games.pictura.moves import Layout
from vernissage.games.pictura.view.whole import PicturaView

TITLE = vernissage.title("pictura")
QUESTIONS = frozenset(question.key for question in TITLE.position_type.QUESTIONS if not question.is_step)
PLACED = (
    "swap",
    "hang",
    "hang_free",
    "take",
    "recover",
    "keep",
    "store",
    "exhibit",
    "favour",
    "claim",
    "layout",
)
"""Moves that are made on the board."""

ROOMS = {"collection": "patrons", "patron": "patrons", "favour": "own"}
"""The part of the table where each thing is, on a small screen."""


# Games that were looked for.


class Game(NamedTuple):
    """A game against one greedy bot, from its seed to its end: what is answered, and of which kinds that is."""

    seed: str
    plan: tuple[Json, ...]
    kinds: frozenset[str]

    @property
    def asked(self) -> frozenset[str]:
        return frozenset(kind.split()[0] for kind in self.kinds)


EVERYTHING = QUESTIONS | {"action claim points", "action claim effect", "action steal", "join swap", "join pass"}
"""The questions, and answers among them that look different."""


def short_box(end: int = 24) -> str:
    """An owner's components: much to begin with, only such favours as ask something, and a near end."""
    text = TITLE.standard_components
    asking = ("connoisseur", "loan", "restorer", "dealer", "exchange", "storeroom")
    changes = [("\nend = 50", f"\nend = {end}"), ("\nfavours = 1 ", "\nfavours = 3 "), ("\nhand = 5 ", "\nhand = 7 ")]
    for favour in ("market_tip", "donor", "opening_night", "new_fashion", "press_campaign", "salon", *asking):
        changes.append((f"\n{favour} = 2\n", f"\n{favour} = {4 if favour in asking else 0}\n"))
    for one, other in changes:
        assert text.count(one) == 1, one
        text = text.replace(one, other)
    return text


def kind_of(key: str, move: Json, hand: Iterable[str]) -> str:
    """What sort of answer to a question it is."""
    if move["move"] == "hang" and move["painting"] not in hand:
        return f"{key} steal"
    return " ".join([key, move["move"], *(move[field] for field in ("favour", "choice") if field in move)])


def sensible(view: Json) -> Json:
    """What the house's own player would do."""
    return as_said(_sensible(TITLE.decode_view(msgspec.json.encode(view)), random.Random(1)))


def as_said(move: Move) -> Json:
    """As it goes over the wire."""
    found: Json = msgspec.json.decode(msgspec.json.encode(move))
    return found


def _sensible(view: PicturaView, dice: random.Random) -> Move:
    assert view.seat is not None
    player = GreedyBot()
    player.begin(TITLE, view.seat, dice)
    return player.answer(view, Budget())


_NEWS = ("favour", "claim", "exhibit", "steal", "inventory", "arrange", "swap", "pass")
"""What somebody who is curious does first."""


def _curious(position: Position, given: Counter[str], dice: random.Random) -> tuple[str, Move]:
    """What was never answered, if there is such an answer, and else what is sensible."""
    view = position.view(0)
    assert isinstance(view, PicturaView)
    key = position.question.key

    def kind(move: Move) -> str:
        return kind_of(key, as_said(move), view.hand)

    if key == "arrange":  # upside down: surely another layout
        return "arrange layout", Layout(tuple(painting or "-" for painting in reversed(view.players[0].wall)))
    found = _sensible(view, dice)
    if key in ("action", "join", "exchange") and given[kind(found)]:
        empty = not view.players[0].discard
        moves = {kind(move): move for move in position.moves(0)}
        news = [
            one
            for one in sorted(moves, key=lambda one: _rank(one.split()[1]))
            if not given[one] and _rank(one.split()[1]) < len(_NEWS) and not (empty and one == "action inventory")
        ]
        if news:
            return news[0], moves[news[0]]
    return kind(found), found


def _rank(word: str) -> int:
    return _NEWS.index(word) if word in _NEWS else len(_NEWS)


def play(seed: int, done: frozenset[str] = frozenset()) -> Game:
    """By somebody curious, who has done some things before."""
    game = TITLE.new(seats=2, seed=seed, components=short_box())
    position = game.position
    dice = random.Random(seed)
    given: Counter[str] = Counter(done)
    plan: list[Json] = []
    kinds: set[str] = set()
    while position.frames:
        assert position.decision is not None
        if position.decision.seats[0] == 1:
            game.play(1, _sensible(game.view(1), dice))
            continue
        kind, move = _curious(position, given, dice)
        given[kind] += 1
        kinds.add(kind)
        plan.append(as_said(move))
        game.play(0, move)
    return Game(chance.seed_bytes(seed).hex(), tuple(plan), frozenset(kinds))


def _missing(games: Iterable[Game]) -> frozenset[str]:
    return EVERYTHING - frozenset(one for game in games for one in (*game.asked, *game.kinds))


@functools.cache
def three_games() -> tuple[Game, Game, Game]:
    """Together they ask everything; whatever the cards are worth, such games are soon found."""
    found: list[Game] = []
    seeds = itertools.count(1)
    for most in (8, 3, 0):
        done = frozenset(kind for game in found for kind in game.kinds)
        games: Iterator[Game] = (play(seed, done) for seed in itertools.islice(seeds, 100))
        found.append(next(game for game in games if len(_missing([*found, game])) <= most))
    one, two, three = found
    return one, two, three


@functools.cache
def seat_0_begins(seats: int = 2) -> str:
    """A deal of the printed box in which seat 0 is the first player."""
    seed = next(seed for seed in itertools.count() if TITLE.new(seats=seats, seed=seed).position.first == 0)
    return chance.seed_bytes(seed).hex()


# Players.


class Curator(Player):
    """Plays with the mouse: as planned, and then as the house's own player would."""

    def __init__(self, visitor: Visitor, seed: int = 1, plan: Iterable[Json] = ()) -> None:
        super().__init__(visitor, seed)
        self.plan = deque(plan)
        self.kinds: set[str] = set()

    def give(self, choices: Json) -> None:
        move = self.plan.popleft() if self.plan else sensible(self.visitor.state["view"])
        self.note(choices["key"], move)
        if move["move"] == "arrange":
            layout = self.plan.popleft()
            self.note("arrange", layout)
            self.lay(layout)
            self.visitor.until(lambda: self.hangs_as(layout) and self.visitor.question != "arrange", "both are done")
        elif move["move"] == "layout":
            self.lay(move)
        elif move["move"] in PLACED:
            self.pick(move)
            self.confirm(move)
        else:
            self.give_option(next(option for option in choices["options"] if option["move"] == move))

    def hangs_as(self, layout: Json) -> bool:
        wall = self.visitor.state["view"]["players"][self.visitor.seat]["wall"]
        return bool([painting or "-" for painting in wall] == layout["places"])

    def note(self, key: str, move: Json) -> None:
        self.kinds.add(kind_of(key, move, self.visitor.state["view"]["hand"]))

    def confirm(self, move: Json) -> None:
        self.press(self.at(f"[data-pi-confirm='{move.get('choice', '')}']"))

    def pick(self, move: Json) -> None:
        """Pick on the board whatever the move names, then it only has to be confirmed."""
        for field in ("taken", "painting", "payment"):
            if field in move:
                self.press(self.painting(move[field]))
        for painting in move.get("paintings", ()):
            self.press(self.painting(painting))
        for field in ("collection", "favour", "patron"):
            if field in move:
                self.press(self.thing(field, move[field]))

    def lay(self, layout: Json) -> None:
        """Move one painting after the other to its place, and save."""
        for cell, painting in enumerate(layout["places"]):
            if painting != "-" and self.cell(cell).get_attribute("data-pi-hung") != painting:
                held = self.at(f"[data-pi-hung={painting}]")
                self.press_cell(int(held.get_attribute("data-pi-cell") or -1))
                self.press_cell(cell)
                self.ways.add("by hand")
        self.press(self.at("[data-pi-save]"))

    def press_cell(self, cell: int) -> None:
        self.press(self.cell(cell))

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def cell(self, cell: int) -> Locator:
        return self.at(f"[data-pi-cell='{cell}']")

    def painting(self, painting: str) -> Locator:
        return self.at(f"[data-pi-painting={painting}]")

    def thing(self, field: str, key: str) -> Locator:
        return self.at(f"[data-pi-{field}={key}]").first

    def is_on_board(self, option: Json) -> bool:
        """What is listed in the panel is chosen there."""
        return False

    def must_be_on_board(self, option: Json) -> bool:
        return option["move"]["move"] in ("swap", "hang", "arrange")


class TouchingCurator(Curator, Toucher):
    """The same with a finger: one part of the table is open at a time."""

    def painting(self, painting: str) -> Locator:
        found = super().painting(painting)
        if not found.count():
            self.open_room("own" if painting in self.visitor.state["view"]["hand"] else self.room_of(painting))
        return found

    def room_of(self, painting: str) -> str:
        view = self.visitor.state["view"]
        if any(place["painting"] == painting for museum in view["museums"] for place in museum["places"]):
            return "museums"
        return "own" if painting in view["players"][self.visitor.seat]["discard"] else "others"

    def thing(self, field: str, key: str) -> Locator:
        self.open_room(ROOMS[field])
        return super().thing(field, key)

    def open_room(self, room: str) -> None:
        self.press(self.at(f"[data-pi-tab={room}]"))
        self.ways.add("room")

    def give_option(self, option: Json) -> None:
        if option["move"]["move"] == "goal":
            self.press(self.at(f"[data-pi-offer={option['move']['trend']}]"))
            self.press(self.button(self.yes))
        else:
            super().give_option(option)


class TypingCurator(Curator, Typist):
    """The same with the keyboard alone: the panel leads to the board, and the board to what comes next."""

    def pick(self, move: Json) -> None:
        way = self.visitor.panel.locator("button.to-board")
        if way.count():
            self.press(way)
            self.focus_is_seen()
            self.ways.add("to board")
        super().pick(move)

    def give_option(self, option: Json) -> None:
        Typist.give_option(self, option)

    def press_cell(self, cell: int) -> None:
        """The arrows walk over the places."""
        now = int(self.at("[data-pi-cell][tabindex='0']").get_attribute("data-pi-cell") or -1)
        self.walk_to(self.cell(now))
        (row, column), (to_row, to_column) = divmod(now, 5), divmod(cell, 5)
        for key, steps in (
            ("ArrowDown", to_row - row),
            ("ArrowUp", row - to_row),
            ("ArrowRight", to_column - column),
            ("ArrowLeft", column - to_column),
        ):
            for _ in range(steps):
                self.keys.press(key)
        self.focus_is_seen()
        self.keys.press("Enter")
