"""A title the client knows nothing about is played to its end with plain tables and the common widgets."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import COMMAND, TOY_COMMAND, ServedHouse
from tests.browser.player import Player, play_together
from tests.browser.visitor import Json, Visitor
from tests.sample import install


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
    expect(visitor.panel.get_by_role("alert")).to_have_text("7 is more than the 6 in your purse.")


# The sample title of docs/add-a-title.md, from its folder to a table.


class Collector(Player):
    """Bids so many coins for each picture; sells one picture the first time, and then keeps them."""

    def __init__(self, visitor: Visitor, coins: int) -> None:
        super().__init__(visitor)
        self.coins = coins

    def amount_to_give(self, amount: Json) -> int:
        return min(self.coins, int(amount["high"]))

    def give(self, choices: Json) -> None:
        if choices["several"] and "several" not in self.ways:
            self.give_several({**choices["several"], "most": 1})
        elif choices["several"]:
            self.give_option(choices["options"][0])
        else:
            super().give(choices)


def test_the_sample_of_the_docs_is_played_by_two(
    come: Come, new_house: Callable[..., ServedHouse], tmp_path: Path
) -> None:
    house = new_house(command=("env", f"PYTHONPATH={install(tmp_path / 'packages')}", *COMMAND))
    ann, bob = come(house=house).come_in(), come(house=house)
    expect(ann.offer("Petit Salon")).to_contain_text("Bid in secret for seven pictures.")
    ann.table("me", "open", title="petit_salon", away=3600)
    bob.post("/api/guest", {"nickname": "Bob"})
    bob.post(f"/api/tables/{ann.table_id}/seat", {"seat": 1})
    ann.post(f"/api/tables/{ann.table_id}/start", {})
    bob.page.goto(ann.page.url)
    players = Collector(ann.is_seated(), 1), Collector(bob.is_seated(), 0)

    play_together(*players, look=the_sample_is_shown)
    assert players[0].asked == {"sell", "bid"}
    assert players[0].ways == {"several", "option", "amount"}
    assert players[1].asked == {"bid"}, "who has no picture has none to sell"
    expect(ann.result.get_by_role("heading")).to_have_text("You win!")


def the_sample_is_shown(visitor: Visitor) -> None:
    """The fields of the view under their texts, the players' table, and the pictures by their names."""
    view = visitor.state["view"]
    coins = visitor.page.get_by_role("region", name="Player").locator("tbody tr td:nth-child(2)")
    expect(coins).to_have_text([str(held) for held in view["coins"]])
    expect(visitor.page.get_by_role("rowheader", name="On the easel")).to_be_visible()
