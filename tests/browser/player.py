"""How a visitor plays: by mouse, finger or keyboard. Any title will do: what the panel asks is answered."""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from tests.browser.visitor import Json, Visitor

OVERTAKEN = ("stale", "wrong-seat", "held", "over")
"""What somebody may hear who was not quick enough."""

QUICK = 30_000
"""Milliseconds until a button that has gone is given up; on a loaded machine one that is there needs many."""

BRIEF = 3_000
"""Milliseconds for something that may well not be there any more, where there is another way."""

Look = Callable[[Visitor], None]


class Player:
    """Answers what is asked with the mouse, in every way the screen offers."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.dice = random.Random(f"player {seed}")
        self.asked: set[str] = set()
        """The kinds of question answered so far."""
        self.yes, self.done = "Yes: ", "End my turn"
        """What the buttons are called that confirm; another language has other words."""
        self.here = "Hang it here"
        self.ways: set[str] = set()
        """The ways they were answered in."""
        self.likes_the_hand = True
        self.prefers: Callable[[Json], bool] = lambda option: True
        self._answered = (-1, -1)
        self._answering: int | None = None
        """The question that is being answered, while it is."""
        self._released: Json = {}
        """The screen on which he said that he takes nothing back."""

    # The game.

    def play_on(self, enough: Callable[[], bool] = lambda: False, look: Look = lambda visitor: None) -> None:
        """Answer until the game is over, or it is enough; look at each question before it is answered."""
        while not self.wait_for_turn() and not enough():
            self.look_and_answer(look)

    def wait_for_turn(self) -> bool:
        """Wait until the next question is on the page; True when there will be none."""
        visitor = self.visitor
        while True:
            visitor.until(lambda: visitor.is_over or self.is_my_turn, "the next question")
            if visitor.is_over:
                return True
            moment = self._moment
            visitor.comes_to_rest()  # where to answer is looked up on the page, which lags behind the wire
            if self._moment == moment:
                return False

    def look_and_answer(self, look: Look) -> None:
        """Only what was looked at is answered: meanwhile something else may be asked."""
        moment = self._moment
        look(self.visitor)
        if self._moment == moment:
            self.answer()

    @property
    def _moment(self) -> tuple[tuple[int, int], bool]:
        return self._step, self.visitor.holds

    @property
    def is_my_turn(self) -> bool:
        visitor = self.visitor
        fresh = visitor.choices is not None and self._step != self._answered
        return (visitor.is_asked and fresh) or (visitor.holds and visitor.state is not self._released)

    def answer(self) -> None:
        """Answer the question that stands, and hear what the house says to it; nothing if it was answered meanwhile."""
        if self.visitor.holds:
            screen = self.visitor.state
            self._carried_out(lambda: self.press(self.button(self.done)), "held")
            self._released = screen
            return
        choices = self.visitor.choices
        if choices is None:
            return
        self.asked.add(choices["key"])
        self._carried_out(lambda: self.give(choices), choices["key"])

    def _carried_out(self, act: Callable[[], None], what: str) -> None:
        """Do it and hear the reply; whoever is overtaken by another player while he does it is asked again."""
        visitor = self.visitor
        number, step = self._number, self._step
        before = len(visitor.said)

        def asked() -> list[Json]:
            return [said for said in visitor.said[before:] if said["type"] in ("play", "done", "back")]

        def overtaken() -> bool:
            return not asked() and self._number != number

        self._answering = number
        try:
            act()
        except PlaywrightError as error:
            if overtaken():
                return
            if not asked():  # what was said counts, even if the button was gone before the click came back
                raise AssertionError(f"{what}: {visitor.text()}\n{visitor.state}") from error
        finally:
            self._answering = None
        visitor.until(lambda: overtaken() or (asked() and asked()[-1]["id"] in visitor.answers), f"a reply to {what}")
        if overtaken():
            return
        said = asked()[-1]
        reply = visitor.answers[said["id"]]
        if reply["type"] == "refused":
            assert reply["code"] in OVERTAKEN, reply
        elif number is not None:
            # The question may have become the next one just before the press, as when another bid came in.
            self._answered = said.get("number", step[0]), step[1]

    @property
    def _step(self) -> tuple[int, int]:
        """What is asked; the steps of a draft answer one question, each can be taken back by itself."""
        return -1 if self._number is None else self._number, self.visitor.state["undoable"]

    @property
    def _number(self) -> int | None:
        return self.visitor.choices["number"] if self.visitor.choices else None

    # One answer, by mouse.

    def give(self, choices: Json) -> None:
        if choices["several"]:
            self.give_several(choices["several"])
        elif choices["amount"] and (not choices["options"] or self.likes(choices["amount"])):
            self.give_amount(choices["amount"])
        else:
            liked = [option for option in choices["options"] if self.prefers(option)]
            self.give_option(self.dice.choice(liked or choices["options"]))

    def likes(self, amount: Json) -> bool:
        """Whether to say an amount rather than a word: now and then, and once where it must be confirmed."""
        news = "confirmed" not in self.ways and bool(amount["confirm_above"] < amount["high"])
        return self.dice.random() < 0.35 or news

    def give_several(self, several: Json) -> None:
        boxes = self.visitor.panel.get_by_role("checkbox")
        count = self.dice.randint(max(1, several["least"]), several["most"])
        for place in self.dice.sample(range(len(several["items"])), count):
            self.press(boxes.nth(place))
        self.press(self.button("Choose"))
        self.ways.add("several")

    def give_amount(self, amount: Json) -> None:
        wanted = self.amount_to_give(amount)
        field = self.visitor.panel.get_by_role("textbox")
        field.fill(str(wanted))
        self.press(self.visitor.panel.locator("form button.primary"))
        self.ways.add("amount")
        if wanted > amount["confirm_above"]:
            self._is_sure()
            self.ways.add("confirmed")

    def _is_sure(self) -> None:
        """Say yes. A screen that comes meanwhile, as when somebody else passes, puts that question away: ask again."""
        number = self._number
        for _ in range(QUICK // BRIEF):
            if self.presses_briefly(self.button(self.yes)) or self._number != number:
                return
            with contextlib.suppress(PlaywrightError):
                self.press(self.visitor.panel.locator("form button.primary"), BRIEF)
        self.press(self.button(self.yes))

    def amount_to_give(self, amount: Json) -> int:
        """Little, mostly: a player without money is asked nothing more. Once, so much that it has to be confirmed."""
        low, high = amount["low"], amount["high"]
        if "confirmed" not in self.ways and amount["confirm_above"] < high:
            return int(max(low, amount["confirm_above"] + 1))
        return int(min(high, low + self.dice.randint(0, 4)))

    def give_option(self, option: Json) -> None:
        if self.is_on_board(option):
            self.give_on_board(option)
        else:
            final = self.is_final(option)
            self.press(self.option(option))
            self.ways.add("option")
            if final:
                self.press(self.button(self.yes))

    def is_final(self, option: Json) -> bool:
        """Whether the panel asks once more: it shows a work or is sealed, and cannot be taken back."""
        choices = self.visitor.choices
        sealed = bool(choices and choices["mode"] == "sealed" and not choices["amount"] and not choices["several"])
        return bool(choices and choices["final"] and (option["works"] or sealed))

    # One answer, on a title's own board.

    def is_on_board(self, option: Json) -> bool:
        """Whether it is given on the board: it has to be, or it may be and this player likes to."""
        move = option["move"]
        if "painting" in move and "square" not in move:
            return self.visitor.is_narrow or self.dice.random() < 0.5
        return self.must_be_on_board(option)

    def must_be_on_board(self, option: Json) -> bool:
        """Whether the panel does not list it, on any screen."""
        move = option["move"]
        return "square" in move or "pile" in move or isinstance(move.get("card"), str)

    def give_on_board(self, option: Json) -> None:
        move = option["move"]
        if "card" in move:
            playable = f"[data-ma-card={move['card']}][data-answers]"  # not before the page has heard that it is
            self.press(self.visitor.hand.locator(playable))
            if self.visitor.is_narrow:
                self.press(self.visitor.hand.locator(".chosen button.primary"))
            else:
                self.press(self.button(self.yes))
            self.ways.add("hand")
        elif "pile" in move:
            self.press(self.visitor.auction.locator(f"[data-as-pile='{move['pile']}']"))
            self.ways.add("pile")
        elif "square" not in move:
            self.press(self.visitor.auction.locator(f"[data-as-take={move['painting']}]"))
            self.ways.add("take")
        elif move["move"] == "trade":
            self.press(self.visitor.wall.locator("summary"))
            self.press(self.visitor.wall.get_by_role("button", name=option["text"], exact=True))
            self.ways.add("trade")
        else:
            self.hang(move)
            self.ways.add("hang")

    def hang(self, move: Json) -> None:
        """Choose the tile, and the place for its middle."""
        if self.dice.random() < 0.3:
            self.drag(move)
            return
        self.press(self.held(move))
        self.wall_at(move["square"], self.tile(move))
        if self.visitor.question == "start":
            self.press(self.visitor.wall.get_by_role("button", name=self.here))

    def drag(self, move: Json) -> None:
        """Carry the tile over to its place."""
        mouse = self.page.mouse
        shape = self.held(move).locator(".tile")
        shape.scroll_into_view_if_needed()
        box = self.visitor.lies_still(shape)
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        x, y = self.point(move["square"], self.tile(move))
        wall = self.visitor.lies_still(self.visitor.surface)
        mouse.move(wall["x"] + x, wall["y"] + y, steps=3)
        mouse.up()
        self.ways.add("drag")
        if self.visitor.question == "start":
            self.press(self.visitor.wall.get_by_role("button", name=self.here))

    def wall_at(self, square: str, tile: str) -> None:
        x, y = self.point(square, tile)
        self.visitor.surface.click(position={"x": x, "y": y}, timeout=QUICK)

    def point(self, square: str, tile: str) -> tuple[float, float]:
        """Where on the wall the middle of a tile is, hung by its top left square."""
        box = self.visitor.lies_still(self.visitor.surface)
        side = box["width"] / self.visitor.state["view"]["width"]
        width, height = map(int, re.findall(r"(\d+)x(\d+)", tile)[0])
        column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
        return (column + width / 2) * side, (row + height / 2) * side

    def tile(self, move: Json) -> str:
        """The tile a move hangs."""
        if move["move"] == "hang_decor":
            return str(self.visitor.state["view"]["draft"]["wall"]["assistant"])
        return str(move.get("painting") or move["decor"])

    def held(self, move: Json) -> Locator:
        """The tile among those to be hung."""
        key = {"hang_decor": "assistant", "decor": f"stock {move.get('decor')}"}.get(move["move"], move.get("painting"))
        return self.visitor.wall.locator(f"[data-as-held='{key}']")

    # Where things are.

    def button(self, name: str) -> Locator:
        return self.visitor.panel.get_by_role("button", name=name)

    def option(self, option: Json) -> Locator:
        """Its button in the panel; the same words may stand on several, in the order of the options."""
        options = (self.visitor.choices or {"options": [option]})["options"]
        same = [one for one in options if one["text"] == option["text"]]
        place = same.index(option) if option in same else 0
        return self.visitor.panel.locator("li button").filter(has_text=option["text"]).nth(place)

    def press(self, place: Locator, timeout: int = QUICK) -> None:
        """Press it once it can be; somebody overtaken meanwhile need not wait for what will not come.

        A press can run out of time after the page has heard it: a second one would put a card back that it took up.
        """
        end = time.monotonic() + timeout / 1000
        heard = self.visitor.clicks()
        while True:
            try:
                return self.touch(place, min(timeout, BRIEF))
            except PlaywrightError:
                if self.visitor.comes_to_rest().clicks() > heard:
                    return None
                overtaken = self._answering is not None and self._number != self._answering
                if overtaken or time.monotonic() > end:
                    raise

    def touch(self, place: Locator, timeout: int) -> None:
        place.click(timeout=timeout)

    def presses_briefly(self, place: Locator) -> bool:
        """Press something that may not be there any more; whether it was, or an answer was given all the same."""
        before = len(self.visitor.said)
        try:
            self.press(place, BRIEF)
        except PlaywrightError:
            return any(said["type"] == "play" for said in self.visitor.said[before:])
        return True


_INTO_REACH = """place => {
    const { left, top, width, height } = place.getBoundingClientRect()
    const lies = down => place.contains(document.elementFromPoint(left + width / 2, top + height / 2 + down))
    const finger = Math.min(6, height / 2 - 1)
    if (!lies(-finger) || !lies(finger)) place.scrollIntoView({ block: 'center', behavior: 'instant' })
}"""
"""What lies under a sheet from its middle on is scrolled to, as a person would: a finger is no point."""


class Toucher(Player):
    """The same with a finger."""

    def give_on_board(self, option: Json) -> None:
        """The sheet leads there, and is folded if it has nothing else to offer."""
        way = self.visitor.panel.locator("button.to-board")
        if way.is_visible() and (not self.likes_the_hand or self.dice.random() < 0.5):
            self.press(way)
            self.ways.add("to board")
        super().give_on_board(option)

    def touch(self, place: Locator, timeout: int) -> None:
        place.evaluate(_INTO_REACH, timeout=timeout)
        place.tap(timeout=timeout)

    def wall_at(self, square: str, tile: str) -> None:
        x, y = self.point(square, tile)
        self.visitor.surface.tap(position={"x": x, "y": y}, timeout=QUICK)

    def hang(self, move: Json) -> None:
        """A tap shows what the tile would do there; another one on it, or the button, hangs it."""
        self.press(self.held(move))
        self.wall_at(move["square"], self.tile(move))
        if self.visitor.question == "start" or self.dice.random() < 0.5:
            self.press(self.visitor.wall.get_by_role("button", name=self.here))
        else:
            self.wall_at(move["square"], self.tile(move))
            self.ways.add("second tap")


class Typist(Player):
    """With the keyboard alone: Tab, Enter, Space, arrows, digits and letters. The focus must be seen on every way."""

    LONGEST_WAY = 120
    """Tabs to anything on a screen, at most."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.keys = visitor.page.keyboard
        self.longest_way = 0

    def press(self, place: Locator, timeout: int = QUICK) -> None:
        self.walk_to(place)
        self.keys.press(self.dice.choice(("Enter", "Space")))

    def walk_to(self, place: Locator) -> None:
        """Tab until the focus is there; it has to be seen all the way."""
        steps = 0
        while not place.evaluate("place => place === document.activeElement"):
            steps += 1
            assert steps < self.LONGEST_WAY, f"no way to {place}"
            self.keys.press("Tab")
        self.longest_way = max(self.longest_way, steps)
        self.focus_is_seen()

    def focus_is_seen(self) -> None:
        """Something has the focus, and shows it."""
        found: Json = {}

        def is_seen() -> bool:
            found.update(self.page.evaluate(_FOCUS))
            return bool(found["shown"])

        with contextlib.suppress(AssertionError):
            self.visitor.until(is_seen, "the focus is seen", 10)
        assert found["shown"], f"the focus is not to be seen on {found['what']}"

    def focus_is_kept(self) -> None:
        """While an answer is awaited the focus is somewhere: a screen reader stands where it stood."""
        self.visitor.until(
            lambda: self.page.evaluate("document.activeElement !== document.body"), "the focus is somewhere"
        )

    def type_amount(self, text: str) -> None:
        """The first digit brings the focus to the field; the others follow."""
        if self.is_typing:
            self.keys.press("Control+A")
        self.keys.type(text)

    @property
    def is_typing(self) -> bool:
        return bool(self.page.evaluate("document.activeElement.matches('input:not([type=checkbox]), select')"))

    def give_several(self, several: Json) -> None:
        boxes = self.visitor.panel.get_by_role("checkbox")
        for place in range(max(1, several["least"])):
            self.walk_to(boxes.nth(place))
            self.keys.press("Space")
        self.press(self.button("Choose"))
        self.ways.add("several")

    def give_amount(self, amount: Json) -> None:
        wanted = self.amount_to_give(amount)
        self.type_amount(str(wanted))
        self.keys.press("Enter")
        self.ways.add("amount")
        if wanted > amount["confirm_above"]:
            self._say_yes()
            self.ways.add("confirmed")

    def give_option(self, option: Json) -> None:
        assert self.visitor.choices is not None
        place = self.visitor.choices["options"].index(option)
        beside = self.visitor.choices["amount"] is not None
        final = self.is_final(option)
        if self.is_on_board(option):
            self.give_on_board(option)
            return
        place -= sum(self.must_be_on_board(one) for one in self.visitor.choices["options"][:place])
        figures = any(isinstance(value, int) for value in option["move"].values())
        if not self.is_typing and not figures and place < 9 and self.dice.random() < 0.8:
            self.keys.press("pabcdefgh"[place] if beside else str(place + 1))
            self.ways.add("shortcut")
        else:
            self.press(self.option(option))
            self.ways.add("option")
        if final:
            self._say_yes()

    def _say_yes(self) -> None:
        """The focus goes by itself to the question whether one is sure."""
        self.visitor.until(
            lambda: self.button(self.yes).evaluate_all("found => found.includes(document.activeElement)"),
            "the focus is on the question whether one is sure",
        )
        self.focus_is_seen()
        self.keys.press("Enter")

    def give_on_board(self, option: Json) -> None:
        if isinstance(option["move"].get("card"), str):
            self._from_the_hand(option["move"]["card"])
            return
        if self.must_be_on_board(option):
            self.press(self.visitor.panel.locator("button.to-board"))
        super().give_on_board(option)

    def hang(self, move: Json) -> None:
        """The panel has led to the wall; arrows walk over the places there, and Enter hangs the tile."""
        expect(self.visitor.surface).to_be_focused()
        self.focus_is_seen()
        held = self.held(move)
        for _ in range(self.visitor.wall.locator("[data-as-held]").count()):
            if held.get_attribute("aria-pressed") == "true":
                break
            self.keys.press("PageDown")
            self.visitor.comes_to_rest()
            self.ways.add("other tile")
        expect(held).to_have_attribute("aria-pressed", "true")
        self.keys.press("Enter")
        for _ in range(self.dice.randrange(4)):
            self.keys.press(self.dice.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
        self.keys.press("Enter")

    def _from_the_hand(self, card: str) -> None:
        """The arrows walk along the cards, Enter points one out, and so does its digit; the panel asks once."""
        cards = self.visitor.hand.locator("[data-ma-card]")
        wanted = self.visitor.hand.locator(f"[data-ma-card={card}]")
        digit = wanted.get_attribute("aria-keyshortcuts")
        if digit and "hand" in self.ways:
            self.keys.press(digit)
            self.press(self.button(self.yes))
            return
        self.walk_to(cards.first)
        for _ in range(cards.count()):
            if wanted.evaluate("place => place === document.activeElement"):
                break
            self.keys.press("ArrowRight")
            self.visitor.comes_to_rest()
        self.focus_is_seen()
        self.keys.press("Enter")
        self.press(self.button(self.yes))
        self.ways.add("hand")


_FOCUS = """() => {
  const place = document.activeElement
  const ring = place.closest('label') ?? place
  const shown = (one) => {
    const style = getComputedStyle(one)
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  }
  const what = `${place.tagName} ${place.className} ${place.textContent.trim().slice(0, 40)}`
  return { what, shown: place !== document.body && (shown(place) || shown(ring)) }
}"""


def play_together(
    *players: Player, enough: Callable[[], bool] | None = None, look: Look = lambda visitor: None
) -> None:
    """Several people at one table, each answering when asked, until it is enough, or else until the game is over."""

    def next_one() -> Player | bool:
        if enough and enough():
            return True
        if all(player.visitor.is_over for player in players):
            assert enough is None, "the game was over before it was enough"
            return True
        return next((player for player in players if not player.visitor.is_over and player.is_my_turn), False)

    while isinstance(found := players[0].visitor.until(next_one, "the next question"), Player):
        found.look_and_answer(look)
