"""Somebody who follows a guide in a browser, for any title: reads on, and makes each wanted move on the real screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Request, expect

from tests.browser.curator import Curator
from tests.browser.gallerist import Gallerist
from tests.browser.player import Player
from tests.browser.visitor import Json, Visitor
from vernissage.core.lessons import FIRST_GAME, Lesson, LessonStep, lessons_of
from vernissage.core.registry import title as find_title
from vernissage.core.titles import Title

PLAYERS: dict[str, type[Player]] = {"gallerist": Gallerist, "pictura": Curator}
"""Those who know a title's own board; anybody knows the others."""
Look = Callable[[LessonStep], None]
_COVERED = """(card) => {
  const panel = document.querySelector('section[aria-labelledby=decision-heading]')
  const room = panel.parentElement.getBoundingClientRect()
  const covered = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return y > room.top && y < room.bottom && card.contains(document.elementFromPoint(x, y))
  }
  return [...panel.querySelectorAll('button')].filter(covered).map((one) => one.textContent.trim())
}"""
"""The buttons of the panel, as far as it is scrolled, that lie under the card."""
_SEEN = """(rings) => rings.filter((ring) => !ring.hidden).map((ring) => {
  const { left, top, width, height } = ring.getBoundingClientRect()
  const meant = (one) => one && (Object.values(one.dataset).includes(ring.dataset.pointed) || meant(one.parentElement))
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  const hit = (x, y) => meant(document.elementFromPoint(left + x * width, top + y * height))
  return [ring.dataset.pointed, parts.some((x) => parts.some((y) => hit(x, y)))]
})"""
"""What is ringed, and whether one sees it there."""


class Learner:
    """Walks through the guide of a title."""

    def __init__(self, visitor: Visitor, title: str, player: type[Player] | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.title: Title[Any, Any] = find_title(title)
        self.lesson: Lesson = lessons_of(self.title)[FIRST_GAME]
        self.player = (player or PLAYERS.get(title, Player))(visitor)
        if isinstance(self.player, Gallerist):
            self.player.on_board = 0  # what the panel lists is answered there: the card may lie over other ways
        self.page.on("request", self._hear)

    def _hear(self, request: Request) -> None:
        """A guide is answered by HTTP."""
        if request.url.split("?")[0].endswith("/answer"):
            self.visitor.said.append({"type": "play"})

    @property
    def card(self) -> Locator:
        return self.page.locator(".card[data-step]")

    def open(self) -> Learner:
        self.page.goto(f"/guide/{self.title.key}")
        return self

    def walk(self, to: str = "", look: Look = lambda step: None) -> None:
        """Follow the guide up to a step, or to its end."""
        for step in self.lesson.step:
            self.stands_at(step)
            look(step)
            if step.id == to or step is self.lesson.step[-1]:
                return
            self.go_on(step)

    def stands_at(self, step: LessonStep) -> None:
        """The step is on the screen, it points at something, and its card is in nobody's way."""
        expect(self.page.locator(f".card[data-step='{step.id}']")).to_be_visible()
        self.visitor.state = self.visitor.post(f"/api/guides/{self.title.key}/stand", {"step": step.id})
        pointed = self.page.locator("[data-pointed]")
        expect(pointed).not_to_have_count(0)
        if "board" not in step.points:
            marks = "[data-pointed]:not([data-pointed=board])"
            expect(self.page.locator(marks), f"step {step.id}: {step.points} are nowhere").not_to_have_count(0)
        self.visitor.until(self.sees, f"step {step.id}: what is pointed at is seen")
        self.visitor.until(lambda: self.card.evaluate(_COVERED) == [], f"step {step.id}: nothing lies under the card")

    def sees(self) -> bool:
        """Something is ringed, and each ring lies round what it points at."""
        rings: list[tuple[str, bool]] = self.page.locator("[data-pointed]").evaluate_all(_SEEN)
        return bool(rings) and all(seen for _, seen in rings)

    def go_on(self, step: LessonStep) -> None:
        if step.want:
            self.make(step.example)
        else:
            self.player.press(self.card.get_by_role("button", name="Next"))

    def make(self, text: str) -> None:
        """Make a move by what the screen offers for it."""
        move: Json = {"move": (named := self.title.parse_move(text)).tag}
        move |= {name: getattr(named, name) for name in named.__struct_fields__}
        choices = self.visitor.choices
        assert choices is not None
        player = self.player
        if isinstance(player, Curator):
            player.plan.append({key: list(value) if isinstance(value, tuple) else value for key, value in move.items()})
            player.give(choices)
        elif isinstance(player, Gallerist):
            player.plan.append(text)
            player.give(choices)
        elif choices["amount"] and choices["amount"]["move"]["move"] == move["move"]:
            player.amount_to_give = lambda amount: int(move[amount["field"]])  # type: ignore[method-assign]
            player.give_amount(choices["amount"])
        else:
            player.give_option(next(option for option in choices["options"] if option["move"] == move))
