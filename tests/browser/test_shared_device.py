"""Two people on one device: between them a curtain, behind which nothing of either hand is on the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.server.deals import put_seed, rich_seed


def test_two_people_play_an_auction_on_one_device(come: Come) -> None:
    ann = come()
    ann.post("/api/guest", {"nickname": "Ann"})
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "bot": "greedy"}]
    request = {"title": "modern_art", "seats": seats, "shuffle_seats": False}
    table = ann.post("/api/tables", request)["id"]
    put_seed(ann.house, table, rich_seed())
    ann.post(f"/api/tables/{table}/start", {})
    ann.page.goto(f"/t/{table}")
    player = Player(ann)
    curtain = ann.page.get_by_role("heading", name=re.compile("^Pass the device to "))
    ready = ann.page.get_by_role("button", name=re.compile("^I am "))
    hands: dict[int, list[str]] = {}
    passed: list[str] = []

    def next_step() -> bool:
        looks = bool(ann.state) and ann.state["table"]["your_seat"] is not None
        return bool(ready.is_visible() or (looks and player.is_my_turn))

    def answer() -> None:
        choices = ann.choices
        assert choices is not None
        player.give(choices)  # the reply may be lost: the connection ends where the curtain falls
        ann.until(lambda: not ann.choices or ann.choices["number"] != choices["number"], "what follows")

    while len(passed) < 4:
        ann.until(next_step, "the curtain or a question")
        if not ready.is_visible():
            hands.setdefault(ann.state["table"]["your_seat"], ann.state["view"]["hand"])
            answer()
            continue
        expect(curtain).to_be_focused()
        assert ann.state["table"]["your_seat"] is None
        page = ann.page.content()
        assert not [card for hand in hands.values() for card in hand if card in page]
        passed.append(ready.inner_text())
        if len(passed) == 2:  # who comes back finds the curtain, not the last hand
            before = len(ann.told)
            ann.page.reload()
            ann.hears_anew(before)
            expect(curtain).to_be_visible()
        told = len(ann.told)
        ready.click()
        ann.hears_anew(told)
        assert ann.state["table"]["your_seat"] in (0, 1)
    assert set(passed) == {"I am Ann", "I am Ben"}
    assert set(hands) == {0, 1}
