"""A title the client knows nothing about is played to its end with plain tables and the common widgets."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import TOY_COMMAND, ServedHouse
from tests.browser.player import Player
from tests.browser.visitor import Visitor


def test_a_toy_is_played_to_its_end(come: Come, new_house: Callable[..., ServedHouse]) -> None:
    visitor = come(house=new_house(command=TOY_COMMAND)).come_in()
    shelf = visitor.offer("Chalk and Coins")
    visitor.page.get_by_label("Your name at the table").first.fill("Ann")
    shelf.get_by_role("button", name="Play now against bots").click()
    visitor.is_seated()

    player = Player(visitor)
    player.play_on(look=the_board_tells)
    assert player.asked == {"mark", "show", "bid"}
    assert player.ways == {"option", "several", "amount", "confirmed"}
    expect(visitor.result.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(visitor.result.locator("ol > li")).to_have_count(len(visitor.state["table"]["seats"]))


def the_board_tells(visitor: Visitor) -> None:
    """The state in one line, everybody's coins, and one's own cards."""
    view = visitor.state["view"]
    expect(visitor.page.get_by_role("heading", name=f"Turn {view['turn'] + 1}")).to_be_visible()
    purses = visitor.page.get_by_role("region", name="Purses").locator("tbody tr td:nth-child(2)")
    expect(purses).to_have_text([str(coins) for coins in view["purses"]])
    cards = visitor.page.get_by_role("region", name="Your cards").locator("tbody th")
    expect(cards).to_have_text([str(card) for card in view["hand"]])


def test_what_a_toy_forbids_is_told_in_its_own_words(come: Come, new_house: Callable[..., ServedHouse]) -> None:
    visitor = come(house=new_house(command=TOY_COMMAND)).table("me", "random", title="toy")
    player = Player(visitor)
    player.play_on(enough=lambda: visitor.question == "bid")
    visitor.panel.get_by_role("textbox").fill("7")
    visitor.panel.get_by_role("textbox").press("Enter")
    expect(visitor.panel.get_by_role("alert")).to_have_text("7 is more than the 6 in your purse. [TOY-1]")
