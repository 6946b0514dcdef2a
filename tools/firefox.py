"""Plays one whole game of each title against bots in Firefox, as the browser tests play in Chromium.

    make firefox
    make firefox ARGS="pictura art_society"
    make firefox ARGS="--narrow"

A game that cannot be played on, a result that is not shown, or anything a window complains about is a failure.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import curator, gallerist  # noqa: E402
from tests.browser.house import ServedHouse  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.visitor import DESK, PHONE, Json, Visitor  # noqa: E402

TITLES: dict[str, tuple[Callable[[Visitor], Player], Json]] = {
    "modern_art": (Player, {}),
    "art_society": (Player, {}),
    "gallerist": (gallerist.Gallerist, {"components": gallerist.short_box()}),
    "pictura": (curator.Curator, {}),
}
"""Who plays, and what the table is ordered with. Nobody who tries everything once would end the printed Gallerist."""

_LISTEN = """(() => {
  const { WebSocket } = window
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where)
      vernissageFrame(['open', ''])
      this.addEventListener('message', ({ data }) => vernissageFrame(['heard', data]))
    }
    send(data) {
      vernissageFrame(['said', data])
      super.send(data)
    }
  }
})()"""
"""WebDriver BiDi tells nothing of WebSockets, so the page does."""


class FirefoxVisitor(Visitor):
    """Somebody at a Firefox."""

    def _watch(self, page: Page) -> Page:
        super()._watch(page)
        page.expose_binding("vernissageFrame", lambda source, frame: self._note(*frame))
        page.add_init_script(_LISTEN)
        return page

    def _note(self, what: str, frame: str) -> None:
        if what == "open":
            self.answers.clear()
        elif what == "heard":
            self._hear(frame)
        else:
            self._say(frame)


def play(browser: Browser, house: ServedHouse, key: str, size: tuple[int, int]) -> str:
    """One game from the first question to the count; what it was like."""
    begun = time.monotonic()
    player_type, order = TITLES[key]
    visitor = FirefoxVisitor(browser, house, size=size)
    try:
        visitor.table("me", "greedy", "random", title=key, **order)
        player = player_type(visitor)
        player.play_on()
        scores = visitor.state["view"]["outcome"]["scores"]
        ranking = visitor.result.locator("ol > li")
        expect(ranking).to_have_count(len(scores))
        expect(ranking.first).to_contain_text(str(max(scores)))
        assert not visitor.troubles, "\n".join(visitor.troubles)
    finally:
        visitor.close()
    kinds = (
        f"{len(player.asked)} kinds of question ({', '.join(sorted(player.asked))}) by {', '.join(sorted(player.ways))}"
    )
    return f"{len(visitor.said)} messages sent, {kinds}, {time.monotonic() - begun:.0f} s"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("titles", nargs="*", choices=[*TITLES, []], metavar="TITLE")
    asked.add_argument("--firefox", required=True, help="path of the Firefox")
    asked.add_argument("--narrow", action="store_true", help="in a window as narrow as a phone")
    asked.add_argument("--seen", action="store_true", help="in a window on the screen")
    order = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = ServedHouse(Path(folder)).open()
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=order.firefox, headless=not order.seen
        )
        try:
            print(f"firefox: {browser.version}", flush=True)
            for key in order.titles or TITLES:
                print(f"firefox: {key}: {play(browser, house, key, PHONE if order.narrow else DESK)}", flush=True)
        finally:
            browser.close()
            house.close()
        house.must_be_well()
    return 0


if __name__ == "__main__":
    sys.exit(main())
