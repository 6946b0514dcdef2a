"""What a browser is not told, nobody can read out of it; and a seat goes to whoever has its personal link."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tests.server.deals import rich_seed

COUNTS = ("at", "created", "left", "n", "number")
"""Times of day and running numbers: they may be any number by chance."""


def numbers_in(told: Any) -> set[float]:
    """Every number in a message that stands for something of the game."""
    if isinstance(told, dict):
        return set().union(*(numbers_in(value) for key, value in told.items() if key not in COUNTS), set())
    if isinstance(told, list):
        return set().union(*(numbers_in(value) for value in told), set())
    return {told} if isinstance(told, int | float) and not isinstance(told, bool) else set()


def two_at_a_table(come: Come, seed: str = "") -> tuple[Visitor, Visitor]:
    ann = come().table("me", "open", "greedy", away=3600, seed=seed)
    bob = come()
    bob.post("/api/guest", {"nickname": "Bob"})
    bob.post(f"/api/tables/{ann.table_id}/seat", {"seat": None})
    bob.page.goto(ann.page.url)
    ann.page.get_by_role("button", name="Start the game").click()
    return ann.is_seated(), bob.is_seated()


def test_a_sealed_bid_stays_in_its_browser(come: Come) -> None:
    ann, bob = two_at_a_table(come, seed=rich_seed())
    assert ann.choices is not None
    Player(ann).give_option(next(one for one in ann.choices["options"] if "-sealed-" in one["move"]["card"]))
    for one in (ann, bob):
        one.until(lambda one=one: one.is_asked and one.question == "seal", "a sealed bid is asked for")  # type: ignore[misc]
    amount = bob.choices["amount"] if bob.choices else {}
    high = int(amount["high"])
    before = len(ann.told)
    seen = numbers_in(ann.state)
    bid = next(n for n in range(high, 0, -1) if n not in seen)
    bob.panel.get_by_role("textbox").fill(str(bid))
    bob.panel.locator("form button.primary").click()
    if bid > amount["confirm_above"]:
        bob.panel.get_by_role("button", name="Yes: ").click()
    ann.until(lambda: bob.seat in ann.state["view"]["lot"]["sealed"], "the bid is in")

    told = ann.told[before:]
    assert told
    for frame in told:
        message = json.loads(frame)
        if message["type"] in ("state", "change"):
            assert bid not in numbers_in(message), frame
    assert f"€{bid}k" not in ann.comes_to_rest().text()
    expect(bob.panel).to_contain_text("Secret: the others only see that you have answered.")


def test_a_personal_link_moves_a_seat_to_another_browser(come: Come) -> None:
    desk = come().table("me", "greedy", "greedy")
    hand = desk.state["view"]["hand"]
    desk.page.get_by_role("button", name="Table menu").click()
    desk.page.get_by_text("Move your seat to another device").click()
    expect(desk.page.get_by_role("img", name="QR code of your personal link")).to_be_visible()
    expect(desk.page.get_by_text("It works for everyone on your network: they open it and watch.")).to_be_visible()
    field = desk.page.get_by_label("Your personal link")
    expect(field).to_have_value(re.compile("key=."))
    link = field.input_value()
    desk.page.keyboard.press("Escape")

    phone = come(size=(390, 844), touch=True)
    phone.page.goto(link)
    phone.is_seated()
    assert phone.state["view"]["hand"] == hand
    # The link would be sent on by whoever copies the address.
    expect(phone.page).not_to_have_url(re.compile("key="))
    Player(phone).wait_for_turn()
    expect(phone.page.locator("[data-ma-card]")).to_have_count(len(phone.state["view"]["hand"]))

    # The desk looks on now, as everybody may.
    desk.until(lambda: desk.state["table"]["your_seat"] is None, "the seat is elsewhere")
    assert desk.state["view"]["hand"] == []
    expect(desk.page.locator("[data-ma-card]")).to_have_count(0)
    expect(desk.panel).to_contain_text("You are watching.")
    expect(desk.page.get_by_text("Your seat was moved to another device.")).to_be_visible()
    player = Player(phone)
    player.wait_for_turn()
    player.answer()
