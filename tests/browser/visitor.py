"""Somebody at a browser: a window of his own, what it was told over the wire, and what went wrong in it."""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, FloatRect, Locator, Page, WebSocket, expect

from tests.browser.house import ServedHouse
from tests.server.deals import put_seed
from tests.server.people import spelled, taken

Json = dict[str, Any]
PATIENCE = 40.0
"""Seconds after which something that should have happened never will; a loaded machine needs many."""

DESK = (1440, 900)
PHONE = (390, 844)
NETWORK_LOST = re.compile(r"WebSocket connection to .* failed|net::ERR_")
"""What Chromium itself writes when the network is gone; a page cannot prevent it."""

_WATCH_POLICY = """
document.addEventListener('securitypolicyviolation', (broken) =>
  console.error(`content security policy: ${broken.violatedDirective} ${broken.blockedURI}`))
"""
_COUNT_CLICKS = """{
  let heard = 0
  document.addEventListener('click', () => heard++, true)
  window.clicksHeard = () => heard
}"""
"""At the document: at the window Playwright stops those that would hit something else, and presses anew."""
_LIES_STILL = """(place) => new Promise((done) => {
  const now = () => { const { x, y, width, height } = place.getBoundingClientRect(); return { x, y, width, height } }
  const look = (last) => requestAnimationFrame(() => {
    const box = now()
    Object.keys(box).every((side) => box[side] === last[side]) ? done(box) : look(box)
  })
  look(now())
})"""


class Visitor:
    """A browser window. `state` is the last screen the server sent it; `told` every message, as it came.

    Most ask for little motion: one for whom things are `moving` takes a processor for each second of it.
    """

    def __init__(
        self,
        browser: Browser,
        house: ServedHouse,
        *,
        address: str = "",
        locale: str = "en-GB",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        scheme: Literal["light", "dark"] = "light",
        moving: bool = False,
    ) -> None:
        self.house = house
        self.context: BrowserContext = browser.new_context(
            base_url=address or house.url,
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme=scheme,
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(_WATCH_POLICY)
        self.context.add_init_script(_COUNT_CLICKS)
        self.forgiven: re.Pattern[str] | None = None
        """Complaints of Chromium's own that a test brings about."""
        self.troubles: list[str] = []
        self.page = self._watch(self.context.new_page())

    def _watch(self, page: Page) -> Page:
        self.state: Json = {}
        self.told: list[str] = []
        self.screens: list[Json | None] = []
        """By message: the whole screen after it, if it told one."""
        self.said: list[Json] = []
        self.answers: dict[int, Json] = {}
        page.on("console", self._hear_console)
        page.on("pageerror", lambda error: self.troubles.append(f"{error.name}: {error.message}"))
        page.on("websocket", self._follow)
        return page

    def reopen(self) -> None:
        """The window is closed, and another one opened at the same address."""
        address = self.page.url
        self.page.close()
        self.page = self._watch(self.context.new_page())
        self.page.goto(address)

    def _hear_console(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and not (self.forgiven and self.forgiven.search(line.text)):
            self.troubles.append(f"{line.type}: {line.text} ({line.location.get('url', '')})")

    def _follow(self, socket: WebSocket) -> None:
        self.answers.clear()
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    @staticmethod
    def read(frame: str) -> Json | None:
        """A message if it is a screen, or what is new on it."""
        message: Json = json.loads(frame)
        return message if message["type"] in ("state", "change") else None

    def _hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.told.append(frame)
        message: Json = json.loads(frame)
        self.screens.append(None)
        if message["type"] in ("state", "change"):
            self.state = self.screens[-1] = taken(self.state, message)
        elif message["type"] in ("answered", "refused") and message["id"] is not None:
            self.answers[message["id"]] = message

    def _say(self, frame: str | bytes) -> None:
        self.said.append(json.loads(frame))

    def clicks(self) -> int:
        """How many clicks the page has heard, from a mouse, a finger or a key."""
        heard: int = self.page.evaluate("window.clicksHeard()")
        return heard

    # Waiting.

    def comes_to_rest(self) -> Visitor:
        """Whatever the page has heard so far stands on it: two frames were drawn since."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return self

    def lies_still(self, place: Locator) -> FloatRect:
        """Where something lies, once it lies there in two frames in a row."""
        found: FloatRect = place.evaluate(_LIES_STILL)
        return found

    def points_nowhere(self) -> Visitor:
        """The mouse is out of the way: what a choice would do is told where it rests, whenever that is worked out."""
        self.page.mouse.move(0, 0)
        return self.comes_to_rest()

    def hears_anew(self, before: int) -> None:
        """A screen has come since so many messages."""
        self.until(lambda: any(map(self.read, self.told[before:])), "a new screen")

    def until(self, condition: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """Let the browser go on until the condition holds."""
        end = time.monotonic() + patience
        while not (found := condition()):
            assert time.monotonic() < end, f"{what}: not within {patience:.0f} seconds"
            self.page.wait_for_timeout(4)
        return found

    # What stands on the screen.

    @property
    def panel(self) -> Locator:
        """Your decision, or whom we wait for."""
        return self.page.locator("section[aria-labelledby=decision-heading]")

    @property
    def result(self) -> Locator:
        return self.page.locator("section[aria-labelledby=result-heading]")

    @property
    def hand(self) -> Locator:
        return self.page.locator("section[aria-labelledby=ma-hand]")

    @property
    def auction(self) -> Locator:
        return self.page.locator("section[aria-labelledby=as-auction]")

    @property
    def wall(self) -> Locator:
        """One's own wall in Art Society, with all that is hung on it and how."""
        return self.page.locator("section[aria-labelledby=as-wall]")

    @property
    def surface(self) -> Locator:
        """The wall itself."""
        return self.wall.locator(".surface")

    @property
    def is_narrow(self) -> bool:
        """Whether the question lies on a sheet below the stage, and not beside it."""
        return bool(self.page.evaluate("matchMedia('(max-width: 63.99rem)').matches"))

    @property
    def is_over(self) -> bool:
        return bool(self.state) and self.state["table"]["status"] in ("over", "ended")

    @property
    def choices(self) -> Json | None:
        return spelled(self.state.get("choices"))

    @property
    def question(self) -> str:
        """The key of the question this seat may answer."""
        return str(self.choices["key"]) if self.choices else ""

    @property
    def seat(self) -> int:
        return int(self.state["table"]["your_seat"])

    @property
    def is_asked(self) -> bool:
        """Whether an answer is awaited, and no bot is about to speak first."""
        if not self.choices or not self.choices["awaited"]:
            return False
        seats = self.state["table"]["seats"]
        return all(seats[seat]["bot"] is None for seat in self.state["view"]["decision"]["seats"])

    @property
    def holds(self) -> bool:
        """Whether the game waits for this visitor to say that he takes nothing back."""
        return bool(self.state) and self.state["held_by"] is not None and self.state["held_by"] == self.seat

    def summary(self) -> Locator:
        """How the last round that is over ended, as Modern Art's board shows it."""
        name = ("first", "second", "third", "last")[self.state["view"]["round"] - 2]
        return self.page.get_by_role("article", name=f"End of the {name} round")

    @property
    def table_id(self) -> str:
        return self.page.url.rpartition("/")[2]

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    # In the lobby.

    def come_in(self) -> Visitor:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def offer(self, title: str = "Modern Art") -> Locator:
        """The place in the lobby where a title is offered."""
        heading = self.page.get_by_role("heading", name=title, exact=True)
        return self.page.locator("section, li").filter(has=heading).last

    def play_now(self, nickname: str) -> Visitor:
        """The quickest way to a table: a name and one button."""
        self.come_in()
        self.page.get_by_label("Your name at the table").first.fill(nickname)
        self.offer().get_by_role("button", name="Play now against bots").click()
        return self.is_seated()

    def open_form(self, button: str = "Open a table for friends", title: str = "Modern Art") -> Locator:
        """The form for a new table of that title."""
        self.offer(title).get_by_role("button", name=button).click()
        form = self.page.get_by_role("dialog")
        expect(form.locator("form")).to_be_visible()
        return form

    def is_seated(self) -> Visitor:
        self.until(lambda: self.state and self.state["view"] is not None, "the game is on the screen")
        expect(self.page.locator("#decision-heading, #result-heading")).to_be_visible()
        # The board comes in a file of its own, and with it the keys that answer on it.
        expect(self.page.locator("main.stage h2 ~ *")).not_to_have_count(0)
        return self

    def table(
        self, *seats: str, title: str = "modern_art", nickname: str = "Ann", seed: str = "", **how: Any
    ) -> Visitor:
        """A table as the lobby's form would order it, opened over HTTP, started if nobody is missing.

        It is dealt from a seed, each order from its own: no test lives by the luck of the day.
        """
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        self.post("/api/guest", {"nickname": nickname})
        order = {"title": title, "seats": wanted, "shuffle_seats": False, **how}
        id = self.post("/api/tables", order)["id"]
        put_seed(self.house, id, seed or hashlib.sha256(f"{title} {seats}".encode()).hexdigest())
        if "open" not in seats:
            self.post(f"/api/tables/{id}/start", {})
        self.page.goto(f"/t/{id}")
        return self if "open" in seats else self.is_seated()

    def post(self, path: str, json: Json) -> Json:
        answer = self.context.request.post(path, data=json)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def close(self) -> None:
        self.context.close()
