"""How a visitor plays Museum: Pictura on its own board, choosing as the house's own player would."""

from __future__ import annotations

import random

import msgspec
from playwright.sync_api import Locator

import vernissage
from tests.browser.player import Player, Toucher, Typist
from tests.browser.visitor import Json, Visitor
from vernissage.bots import bot

TITLE = vernissage.title("pictura")
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
    "reward",
    "layout",
)
"""Moves that are made on the board."""

ROOMS = {"collection": "patrons", "patron": "patrons", "favour": "own", "reward": "own"}
"""The part of the table where each thing is, on a small screen."""


class Curator(Player):
    """Plays with the mouse."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.greedy = bot("greedy", TITLE)

    def sensible(self) -> Json:
        """What the house's own player would do."""
        view = TITLE.decode_view(msgspec.json.encode(self.visitor.state["view"]))
        found: Json = msgspec.to_builtins(self.greedy.answer(TITLE, view, random.Random(1)))
        return found

    def give(self, choices: Json) -> None:
        move = self.sensible()
        self.ways.add(move["move"])
        if move["move"] not in PLACED:
            self.give_option(next(option for option in choices["options"] if option["move"] == move))
        elif move["move"] == "layout":
            self.arrange()
        else:
            self.pick(move)
            self.press(self.at(f"[data-pi-confirm='{move.get('choice', '')}']"))

    def pick(self, move: Json) -> None:
        """Pick on the board whatever the move names, then it only has to be confirmed."""
        for field in ("taken", "painting", "payment"):
            if field in move:
                self.press(self.painting(move[field]))
        for painting in move.get("paintings", ()):
            self.press(self.painting(painting))
        for field in ("collection", "favour", "patron", "reward"):
            if field in move:
                self.press(self.thing(field, move[field]))

    def arrange(self) -> None:
        """As the house advises, if that is better."""
        if self.at("[data-pi-auto]").count():
            self.press(self.at("[data-pi-auto]"))
            self.ways.add("advice")
        self.press(self.at("[data-pi-save]"))

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector)

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
