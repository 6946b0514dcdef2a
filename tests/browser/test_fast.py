"""The first screen is light and stands still.

python -m tests.browser.test_fast       # and how long it takes on a throttled phone, which no test can promise
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import FLAGS, Come, find_chromium
from tests.browser.house import ServedHouse
from tests.browser.visitor import DESK, PHONE, Visitor

MOST_BYTES = 150_000
MOST_SHIFT = 0.1
PROFILES = (("no limits", -1, 0, 1), ("fast 4G", 9e6 / 8, 60, 4), ("slow 4G", 1.6e6 / 8, 150, 4))
"""Name, bytes a second, milliseconds there and back, and how many times slower the processor is."""
WATCH = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""


class Wire:
    """What comes over the wire for one page, headers included."""

    def __init__(self, visitor: Visitor) -> None:
        self.line = visitor.context.new_cdp_session(visitor.page)
        self.line.send("Network.enable")
        self.addresses: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        self.line.on("Network.requestWillBeSent", self._sent)
        self.line.on("Network.loadingFinished", self._came)

    def slow_down(self, down: float, late: float) -> None:
        limits = {"offline": False, "latency": late, "downloadThroughput": down, "uploadThroughput": down}
        self.line.send("Network.emulateNetworkConditions", limits)

    def _sent(self, told: dict[str, Any]) -> None:
        self.addresses[told["requestId"]] = told["request"]["url"]

    def _came(self, told: dict[str, Any]) -> None:
        self.sizes[told["requestId"]] = int(told["encodedDataLength"])

    @property
    def bytes(self) -> int:
        return sum(self.sizes.values())

    @property
    def is_quiet(self) -> bool:
        return self.sizes.keys() >= self.addresses.keys()

    def told(self) -> str:
        lines = sorted(((size, self.addresses[id]) for id, size in self.sizes.items()), reverse=True)
        return "\n".join(f"{size:7d} {address}" for size, address in lines)


def arrive(visitor: Visitor) -> None:
    """Until everything stands: the words, the pictures and the tables."""
    visitor.context.add_init_script(WATCH)
    visitor.page.goto("/")
    expect(visitor.page.locator("#main button").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    visitor.comes_to_rest()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pl-PL"])
def test_the_lobby_is_light_and_stands_still(come: Come, size: tuple[int, int], locale: str) -> None:
    visitor = come(size=size, touch=size == PHONE, locale=locale)
    wire = Wire(visitor)
    arrive(visitor)
    visitor.until(lambda: wire.is_quiet, "everything has come")
    assert wire.bytes < MOST_BYTES, f"{wire.bytes} bytes:\n{wire.told()}"
    assert visitor.page.evaluate("window.shifted") < MOST_SHIFT


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_jumps_when_it_comes_slowly(come: Come, size: tuple[int, int]) -> None:
    visitor = come(size=size, touch=size == PHONE)
    Wire(visitor).slow_down(*PROFILES[-1][1:3])
    arrive(visitor)
    assert visitor.page.evaluate("window.shifted") < MOST_SHIFT


def test_a_browser_that_has_been_here_asks_for_little(come: Come) -> None:
    visitor = come()
    arrive(visitor)
    wire = Wire(visitor)
    visitor.page.goto("/")
    expect(visitor.page.locator("#main button").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert not [address for id, address in wire.addresses.items() if "/assets/" in address and wire.sizes.get(id, 0)]


def measure() -> None:
    """A phone of the middle class, a fourth of this processor, on networks as Chromium's own profiles have them."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = ServedHouse(Path(folder)).open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, down, late, slow in PROFILES:
            for _ in range(3):
                visitor = Visitor(browser, house, size=PHONE, touch=True)
                wire = Wire(visitor)
                wire.slow_down(down, late)
                wire.line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
                visitor.context.add_init_script(WATCH)
                visitor.page.goto("/")
                expect(visitor.page.locator("#main button").first).to_be_visible()
                ready = visitor.page.evaluate("performance.now()")
                visitor.page.wait_for_load_state("networkidle")
                first = visitor.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
                shift = visitor.page.evaluate("window.shifted")
                print(
                    f"{name}: first paint {first:.0f} ms, usable {ready:.0f} ms, {wire.bytes} bytes, shift {shift:.3f}"
                )
                visitor.close()
        browser.close()
        house.close()


if __name__ == "__main__":
    measure()
