"""Takes the pictures of docs/images anew, so that they stay true: one seeded game of each title in a real house, at a
desk and on a phone.

    make screenshots

The house, its bots and the player at the screen draw everything from fixed seeds, and the browser's calendar stands
still: the same client gives the same scenes, and all but a few pixels of the same pictures.
"""

from __future__ import annotations

import base64
import datetime
import random
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, expect, sync_playwright
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import vernissage  # noqa: E402
from tests.browser.conftest import FLAGS, find_chromium  # noqa: E402
from tests.browser.house import ServedHouse  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.visitor import DESK, PHONE, Json, Visitor  # noqa: E402
from tests.server.people import Live, Refused  # noqa: E402
from vernissage.bots import Budget, bot  # noqa: E402
from vernissage.core.moves import Move  # noqa: E402
from vernissage.core.titles import Title  # noqa: E402
from vernissage.core.views import View  # noqa: E402

IMAGES = ROOT / "docs" / "images"
MOST_BYTES = 640_000
SEED = 14
ADDRESS = "http://192.168.0.12:8000"
EVENING = datetime.datetime(2026, 11, 20, 20, 15)
TITLE = vernissage.title("modern_art")
SCENES = {
    "art_society": {"art-society": ("hang", 5)},
    "gallerist": {"gallerist": ("promote", 4)},
    "pictura": {"pictura": ("action", 5)},
}
"""Of the other titles: what is photographed when which question is asked, from which round on; and the end."""
UNHURRIED = 0.35
"""Seconds between two messages: the house refuses who is faster for long."""


def serve_seeded() -> None:
    """The house, with nothing left to chance."""
    from vernissage.cli import app
    from vernissage.core import chance
    from vernissage.server import house, serve, thinking

    fresh = chance.seed_bytes
    ids = random.Random(SEED)
    chance.seed_bytes = lambda seed: fresh(SEED if seed is None else seed)  # type: ignore[assignment]
    house.secrets.choice = ids.choice
    thinking.secrets.token_hex = lambda nbytes=None: "0" * 16  # type: ignore[assignment]
    serve.public_address = lambda settings: ADDRESS
    app(["serve", *sys.argv[2:]])


def sensible(title: Title[Any, Any], view: View) -> Move:
    """What the house's own collector would do."""
    assert view.seat is not None
    player = bot("greedy", title)
    player.begin(title, view.seat, random.Random(SEED))
    return player.answer(view, Budget())


class Collector(Player):
    """Plays as the house's own collector would, so that the pictures show a sensible game."""

    def give(self, choices: Json) -> None:
        view = TITLE.decode_view(msgspec.json.encode(self.visitor.state["view"]))
        move = msgspec.to_builtins(sensible(TITLE, view))
        option = next((one for one in choices["options"] if one["move"] == move), None)
        if option is not None:
            self.give_option(option)
        else:
            self.wanted = int(move[choices["amount"]["field"]])
            self.give_amount(choices["amount"])

    def amount_to_give(self, amount: Json) -> int:
        return self.wanted


class Photographer:
    """One visitor at two screens, and what is photographed there."""

    def __init__(self, browser: Browser, house: ServedHouse) -> None:
        self.desk = Visitor(browser, house, size=DESK)
        self.phone = Visitor(browser, house, size=PHONE, touch=True)
        for visitor in (self.desk, self.phone):
            visitor.page.clock.set_fixed_time(EVENING)
        self.taken: set[str] = set()

    def follow(self) -> None:
        """The phone goes where the desk is, as the same person."""
        self.phone.context.add_cookies(self.desk.context.cookies())  # type: ignore[arg-type]
        self.phone.page.goto(self.desk.page.url)

    def take(self, name: str, *, night: bool = False) -> None:
        self.desk.page.mouse.move(0, 0)
        told = self.phone.page.locator("[data-ribbon] button.icon")
        if told.count():  # what scrolled under the place of the last tap is explained
            told.first.tap()
        for visitor, screen in ((self.desk, "desk"), (self.phone, "phone")):
            shoot(visitor.page, IMAGES / f"{name}-{screen}.png")
        if night:
            self.desk.page.emulate_media(color_scheme="dark")
            shoot(self.desk.page, IMAGES / "night-desk.png")
            self.desk.page.emulate_media(color_scheme="light")
        self.taken.add(name)


_READY = """document.fonts.ready.then(() =>
  Promise.all([...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight)
    .map((one) => one.decode().catch(() => {}))))"""
"""What lies below the fold may never be loaded."""
_PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas.drawImage(picture, 0, 0)
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height)
  let text = ''
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at], data[at + 1], data[at + 2])
  return [picture.width, picture.height, btoa(text)]
}"""


def shoot(page: Page, path: Path) -> None:
    """Look until nothing changes any more, then keep it."""
    page.evaluate("document.activeElement?.blur()")
    page.evaluate(_READY)
    seen, again = b"", b"-"
    while seen != again:
        seen, again = again, page.screenshot(scale="css", animations="disabled", caret="hide")
    path.write_bytes(packed(page, seen))


def packed(page: Page, png: bytes) -> bytes:
    """The same pixels in a fifth less: flat walls and labels pack best without a filter."""
    width, height, text = page.evaluate(_PIXELS, base64.b64encode(png).decode())
    pixels = base64.b64decode(text)
    rows = b"".join(b"\0" + pixels[row * width * 3 : (row + 1) * width * 3] for row in range(height))
    press = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", press.compress(rows) + press.flush()), (b"IEND", b""))
    chunks = (struct.pack(">I", len(d)) + kind + d + struct.pack(">I", zlib.crc32(kind + d)) for kind, d in parts)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def photograph(browser: Browser, house: ServedHouse) -> None:
    pair = Photographer(browser, house)
    desk, phone = pair.desk, pair.phone

    for visitor in (desk, phone):
        visitor.come_in()
        expect(visitor.page.locator("#main .work img").first).to_be_visible()
    pair.take("lobby")
    for visitor in (desk, phone):
        visitor.open_form().get_by_label("Your name at the table").fill("Peggy")
    pair.take("open-table")

    desk.table("me", "open", "greedy", "greedy", nickname="Peggy")
    pair.follow()
    for visitor in (desk, phone):
        expect(visitor.page.get_by_label("Send this link")).to_be_visible()
    pair.take("waiting-room")

    desk.table("me", "greedy", "greedy", "greedy", nickname="Peggy")
    pair.follow()
    phone.is_seated()
    collector = Collector(desk)
    while not collector.wait_for_turn():
        phone.until(lambda: phone.state.get("choices") == desk.state["choices"], "both screens show the same")
        for name in worth_a_picture(desk, pair.taken):
            fold = phone.page.locator("button.fold")
            if name == "round":
                fold.tap()  # the summary lies under the sheet
            pair.take(name, night=name == "auction")
            if name == "round":
                fold.tap()
        put_away_summaries(pair)
        collector.answer()
    phone.until(lambda: phone.is_over, "both screens show the end")
    for visitor in (desk, phone):
        expect(visitor.result).to_be_visible()
    pair.take("final")


def photograph_title(browser: Browser, house: ServedHouse, key: str) -> None:
    """A game of another title, played by the house's own bot in our name on a third connection."""
    pair = Photographer(browser, house)
    desk, phone = pair.desk, pair.phone
    desk.table("me", "greedy", "greedy", title=key, nickname="Peggy")
    pair.follow()
    phone.is_seated()
    title = vernissage.title(key)
    scenes = dict(SCENES[key])
    with closing(third_connection(desk)) as tab:
        while not is_over(tab.until(lambda state: tab.is_asked or held(state) or is_over(state))):
            if held(tab.state):
                tab.ask(type="done")
                tab.fence()
                continue
            view = title.decode_view(msgspec.json.encode(tab.state["view"]))
            for name, (question, round) in list(scenes.items()):
                if tab.state["choices"]["key"] == question and tab.state["view"]["round"] >= round:
                    both_show(pair, tab.state["choices"]["number"])
                    pair.take(name)
                    del scenes[name]
            move = sensible(title, view)
            with suppress(Refused):  # the table was quicker where the answer is plain
                tab.play(msgspec.to_builtins(move))
            tab.fence()
            time.sleep(UNHURRIED)
    assert not scenes, f"{key}: nothing to photograph for {', '.join(scenes)}"
    for visitor in (desk, phone):
        visitor.until(lambda visitor=visitor: visitor.is_over, "the end is shown")  # type: ignore[misc]
        expect(visitor.result).to_be_visible()
    pair.take(f"{key.replace('_', '-')}-final")


def held(state: Json) -> bool:
    return state["held_by"] is not None and state["held_by"] == state["table"]["your_seat"]


def is_over(state: Json) -> bool:
    return bool(state["table"]["status"] == "over")


def both_show(pair: Photographer, number: int) -> None:
    for visitor in (pair.desk, pair.phone):
        visitor.until(
            lambda visitor=visitor: (visitor.choices or {}).get("number") == number,  # type: ignore[misc]
            "both screens show the question",
        )


def third_connection(visitor: Visitor) -> Live:
    """The same person once more, without a screen."""
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    path = f"/api/tables/{visitor.table_id}/live?lang=en&last=0&chat=0"
    line = connect(
        visitor.house.url.replace("http", "ws") + path,
        additional_headers={"Cookie": cookie},
        max_size=None,
        proxy=None,
    )
    return Live(line, visitor.table_id, 0, 0)


def worth_a_picture(visitor: Visitor, taken: set[str]) -> Iterator[str]:
    view: dict[str, Any] = visitor.state["view"]
    if view["round"] == 3 and view["lot"] is None and "round" not in taken:
        yield "round"
    if view["round"] < 2 or not any(player["wall"] for player in view["players"]):
        return
    name = {"offer": "offer", "seal": "sealed", "raise": "auction"}.get(visitor.question)
    if name and name not in taken and (name != "auction" or view["lot"]["price"] > 0):
        yield name


def put_away_summaries(pair: Photographer) -> None:
    for visitor in (pair.desk, pair.phone):
        button = visitor.page.get_by_role("button", name="Continue")
        if button.count():
            button.click()


def main() -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = ServedHouse(Path(folder), command=(sys.executable, __file__, "serve")).open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            photograph(browser, house)
            for key in SCENES:
                photograph_title(browser, house, key)
        finally:
            browser.close()
            house.close()
    too_large = 0
    for path in sorted(IMAGES.glob("*.png")):
        size = path.stat().st_size
        too_large += size > MOST_BYTES
        print(
            f"screenshots: {path.relative_to(ROOT)} {size / 1000:.0f} kB{' - too large' if size > MOST_BYTES else ''}"
        )
    return int(too_large > 0)


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve_seeded()
    else:
        sys.exit(main())
