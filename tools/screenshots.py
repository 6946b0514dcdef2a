"""Takes the pictures of docs/images from a real game, so that they stay true: `make screenshots`.

A house of its own is opened with an empty data folder. A visitor's pages, one at desk size and one at phone size, look
at a table while the same visitor plays it over a third connection; when the game comes to a scene that is wanted, both
pages are photographed.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

TOP = Path(__file__).parent.parent
IMAGES = TOP / "docs" / "images"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SETTLED = 900
"""Milliseconds until everything that moves has arrived."""
Json = dict[str, Any]

# A scene: its file's name and how to tell it from the state of the table.
SCENES: dict[str, Callable[[Json], bool]] = {
    "offer": lambda state: asked(state) == "offer" and state["view"]["round"] == 2,
    "auction": lambda state: asked(state) == "raise" and state["view"]["lot"]["price"] > 10,
    "sealed": lambda state: asked(state) == "seal",
    "final": lambda state: state["table"]["status"] == "over",
}


def asked(state: Json) -> str:
    """The question the visitor is asked, if he is."""
    choices = state["choices"]
    return choices["key"] if choices and choices["awaited"] else ""


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        port = free_port()
        command = [str(TOP / ".venv" / "bin" / "vernissage"), "serve", "--host", "127.0.0.1", "--port", str(port)]
        house = subprocess.Popen(
            [*command, "--data", data, "--pace", "0.05", "--no-browser"], stdout=subprocess.DEVNULL
        )
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address)
            chromium = (
                os.environ.get("VERNISSAGE_CHROMIUM")
                or subprocess.check_output([TOP / "tools" / "chromium.sh"], text=True).strip()
            )
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            photograph(browser, address)
            browser.close()
        finally:
            house.terminate()
            house.wait()


def photograph(browser: Browser, address: str) -> None:
    """The lobby, the form, and a game of the first title on the shelf."""
    contexts = {name: context(browser, size) for name, size in SIZES.items()}
    pages = {name: one.new_page() for name, one in contexts.items()}
    for page in pages.values():
        page.goto(address)
    take(pages, "lobby")
    for page in pages.values():
        page.get_by_role("button", name="Open a table for friends").first.click()
    take(pages, "open-table")

    first = next(iter(contexts.values()))
    first.request.post(f"{address}/api/guest", data={"nickname": "Peggy"})
    cookies = first.cookies()
    for other in contexts.values():
        other.add_cookies(cookies)  # type: ignore[arg-type]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
    request = {"title": "modern_art", "seats": seats, "public": False}
    table = first.request.post(f"{address}/api/tables", data=request).json()["id"]
    first.request.post(f"{address}/api/tables/{table}/start", data={})
    for page in pages.values():
        page.goto(f"{address}/t/{table}")
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in cookies)
    live = f"{address.replace('http', 'ws')}/api/tables/{table}/live?lang=en&last=0"
    with connect(live, additional_headers={"Cookie": cookie}, max_size=None) as socket_:
        play(socket_, pages)
    night(browser, address, table, cookies)


def play(live: ClientConnection, pages: dict[str, Page]) -> None:
    """Play to the end with small bids, and photograph each scene the first time it comes up."""
    wanted = dict(SCENES)
    said = 0
    while wanted:
        message = json.loads(live.recv(timeout=120))
        if message["type"] != "state":
            continue
        for name, is_there in list(wanted.items()):
            if is_there(message):
                take(pages, name)
                del wanted[name]
        if asked(message):
            said += 1
            live.send(
                json.dumps({"type": "play", "id": said, "number": message["choices"]["number"], **answer(message)})
            )


def answer(state: Json) -> Json:
    """A careful player: low bids while a lot is cheap, else a pass."""
    choices = state["choices"]
    amount = choices["amount"]
    if amount and (not choices["options"] or amount["low"] < 25):
        value = min(amount["high"], amount["low"] + (12 if choices["key"] in ("seal", "price") else 2))
        return {"move": {**amount["move"], amount["field"]: value}}
    return {"move": choices["options"][-1 if amount else 0]["move"]}


def night(browser: Browser, address: str, table: str, cookies: Any) -> None:
    """The lobby after hours."""
    dark = context(browser, SIZES["desk"], "dark")
    page = dark.new_page()
    page.goto(address)
    take({"desk": page}, "night")


def context(browser: Browser, size: tuple[int, int], scheme: Any = "light") -> BrowserContext:
    width, height = size
    return browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", color_scheme=scheme, reduced_motion="reduce"
    )


def take(pages: dict[str, Page], name: str) -> None:
    for size, page in pages.items():
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=IMAGES / f"{name}-{size}.png")
        print(f"docs/images/{name}-{size}.png")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str) -> None:
    """Until the house answers."""
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/api/house", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the house did not open within a minute")


if __name__ == "__main__":
    main()
