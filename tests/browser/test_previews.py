"""What a choice would do is told when it is pointed at: by mouse, by keyboard, by a finger that rests."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.house import TOY_COMMAND, ServedHouse
from tests.browser.player import Player, Typist
from tests.browser.visitor import PHONE, Visitor
from tests.server.deals import auctions, find_seed, hands_of


def foreseen(visitor: Visitor) -> Locator:
    return visitor.panel.locator(".foreseen")


def test_a_toy_tells_what_its_choices_would_do(come: Come, new_house: Callable[..., ServedHouse]) -> None:
    """No board was written for it: the house tells it all the same."""
    visitor = come(house=new_house(command=TOY_COMMAND)).table("me", "random", title="toy")
    player = Player(visitor)
    visitor.until(lambda: visitor.question == "mark", "the first question")
    expect(foreseen(visitor)).to_be_hidden()
    player.button("Chalk side 1").hover()
    expect(foreseen(visitor)).to_contain_text("Seat Ann chalks side 1.")
    expect(foreseen(visitor)).to_contain_text("Then you are asked: Which cards do you show?")
    expect(foreseen(visitor)).not_to_contain_text("depends on chance")
    player.button("Chalk side 0").hover()
    expect(foreseen(visitor)).to_contain_text("Seat Ann chalks side 0.")
    assert [said for said in visitor.said if said["type"] == "play"] == [], "nothing was answered"
    asked = [said for said in visitor.said if said["type"] == "preview"]
    assert len(asked) == 1, "both were worked out at once"

    player.button("Chalk side 0").click()
    visitor.until(lambda: visitor.question == "show", "the next question")
    expect(foreseen(visitor)).to_be_hidden()
    visitor.panel.get_by_role("checkbox").first.check()
    expect(foreseen(visitor)).to_contain_text("What follows depends on chance or on what is hidden from you.")
    expect(foreseen(visitor)).to_contain_text("Then you are asked: How many coins do you seal?")


def test_what_is_told_in_a_full_sheet_pushes_no_choice_away(come: Come) -> None:
    visitor = come(size=PHONE).table("me", "greedy", title="art_society")
    Player(visitor).play_on(enough=lambda: visitor.question == "bid")
    visitor.panel.get_by_role("button", name=re.compile(r"^Bid \d+")).first.click()
    yes = visitor.panel.get_by_role("button", name="Yes: ")
    before = visitor.lies_still(yes)["y"]
    yes.hover()
    expect(foreseen(visitor)).to_be_visible()
    assert abs(visitor.lies_still(yes)["y"] - before) < 1
    visitor.points_nowhere()
    assert abs(visitor.lies_still(yes)["y"] - before) < 1
    yes.click()
    visitor.until(lambda: visitor.question != "bid", "the bid is placed")


@functools.cache
def bought_at_once() -> str:
    """A game of three in which seat 0 begins and holds a card of a fixed price."""
    return find_seed(lambda position: position.seat == 0 and "fixed" in auctions(hands_of(position)[0]))


def pricing(visitor: Visitor) -> Visitor:
    """Ann puts up a painting for a fixed price."""
    visitor.table("me", "random", "random", seed=bought_at_once())
    fixed = next(option for option in visitor.state["choices"]["options"] if "fixed" in option["move"]["card"])
    player = Player(visitor)
    player.prefers = lambda option: option == fixed
    player.answer()
    visitor.until(lambda: visitor.question == "price", "the price is asked for")
    return visitor


def test_modern_art_tells_what_a_price_would_do(come: Come) -> None:
    visitor = pricing(come())
    visitor.panel.get_by_role("button", name="One more").click()
    expect(foreseen(visitor)).to_contain_text("Ann asks €2k.")
    visitor.panel.get_by_role("textbox").fill("30")
    expect(foreseen(visitor)).to_contain_text("Ann asks €30k.")
    visitor.panel.get_by_role("textbox").fill("101")
    expect(foreseen(visitor)).to_contain_text("Rules: The five kinds of auction")


def test_the_keyboards_focus_points(come: Come) -> None:
    visitor = come(locale="fr-FR").table("me", "random", "random", seed=bought_at_once())
    typist = Typist(visitor)
    typist.keys.press("1")  # points the first card out: the focus goes to the yes in the panel
    expect(foreseen(visitor)).to_contain_text("Ann met en vente")


def test_a_finger_that_rests_asks_and_does_not_answer(come: Come, new_house: Callable[..., ServedHouse]) -> None:
    house = new_house(command=TOY_COMMAND)
    visitor = come(house=house, size=PHONE, touch=True).table("me", "random", title="toy")
    visitor.until(lambda: visitor.question == "mark", "the first question")
    button = visitor.panel.get_by_role("button", name="Chalk side 1")
    box = visitor.comes_to_rest().lies_still(button)
    line = visitor.context.new_cdp_session(visitor.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(foreseen(visitor)).to_contain_text("Seat Ann chalks side 1.")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    after = visitor.lies_still(button)
    assert after["y"] == box["y"], "what is told does not push the choice away"
    visitor.page.wait_for_timeout(200)
    assert visitor.question == "mark"
    assert [said for said in visitor.said if said["type"] == "play"] == []
    button.tap()
    visitor.until(lambda: visitor.question == "show", "a tap answers")
