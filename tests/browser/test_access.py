"""Every screen in both lights, looked at by axe with the tags of WCAG 2.2 AA."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.house import TOY_COMMAND, ServedHouse
from tests.browser.player import Player, Toucher
from tests.browser.visitor import DESK, PHONE, Visitor

KINDS = {"offer", "second", "raise", "bid", "seal", "price", "buy"}


def test_the_lobby_and_its_sheets(come: Come, critic: Critic) -> None:
    visitor = come().come_in()
    expect(visitor.offer().get_by_role("button", name="Play now against bots")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Art market")).to_be_in_viewport()
    critic.look(visitor, "lobby")
    visitor.open_form()
    critic.look(visitor, "the form for a table")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.page.get_by_role("button", name="Settings").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    critic.look(visitor, "cloakroom")

    visitor.table("me", "open", "greedy")
    expect(visitor.page.get_by_label("Send this link")).to_be_visible()
    critic.look(visitor, "waiting room")
    visitor.come_in()
    expect(visitor.page.get_by_role("heading", name="Your tables")).to_be_visible()
    critic.look(visitor, "lobby with tables")
    stranger = come()
    stranger.forgiven = re.compile("status of 404")
    stranger.page.goto("/t/nowhere")
    expect(stranger.page.get_by_role("heading", name="No such table")).to_be_visible()
    critic.look(stranger, "no such table")
    critic.is_content()


class Notes:
    """Lets the critic look at each kind of question once."""

    def __init__(self, critic: Critic) -> None:
        self.critic = critic
        self.seen: set[str] = set()

    def __call__(self, visitor: Visitor) -> None:
        key = visitor.question or "held"
        if key not in self.seen:
            self.seen.add(key)
            self.critic.look(visitor, key)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_each_kind_of_question(come: Come, critic: Critic, size: tuple[int, int]) -> None:
    """Games are played until every kind of question has been asked."""
    visitor = come(size=size, touch=size == PHONE)
    look = Notes(critic)
    for game in range(4):
        visitor.table("me", "greedy", "greedy", "greedy", seed=f"{game:064x}")
        player = Toucher(visitor) if size == PHONE else Player(visitor)
        player.prefers = lambda option: "double" in option["move"].get("card", "")
        player.play_on(enough=lambda: look.seen >= KINDS, look=look)
        if look.seen >= KINDS:
            break
    assert look.seen >= KINDS
    critic.is_content()


def test_the_panels_of_a_table(come: Come, critic: Critic) -> None:
    visitor = come().table("me", "greedy", "greedy", options={"mystery_hand": "on"})
    page = visitor.page
    player = Player(visitor)

    def something_hangs() -> bool:
        return any(one["wall"] for one in visitor.state["view"]["players"])

    player.play_on(enough=lambda: something_hangs() and visitor.question == "offer")
    critic.look(visitor, "catalogue")
    card = visitor.hand.locator("[data-ma-card]").first
    card.click()
    expect(page.locator(".chosen")).to_be_visible()
    critic.look(visitor, "a card, large")
    card.click()
    expect(page.locator(".chosen")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^View ")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    critic.look(visitor, "a painting to look at")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill("Good evening")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Good evening")
    critic.look(visitor, "guest book")
    for name in ("Rules", "Settings", "Table menu"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        critic.look(visitor, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    player.play_on(enough=lambda: visitor.state["view"]["round"] >= 2 and visitor.question == "offer")
    expect(visitor.summary()).to_be_visible()
    critic.look(visitor, "the end of a round")
    watcher = come()
    watcher.page.goto(page.url)
    watcher.is_seated()
    critic.look(watcher, "a spectator's table")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Pause the game").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.panel.get_by_role("heading")).to_have_text("The game is paused")
    critic.look(visitor, "a pause")
    critic.is_content()


def test_a_title_without_a_board(come: Come, critic: Critic, new_house: Callable[..., ServedHouse]) -> None:
    visitor = come(house=new_house(command=TOY_COMMAND)).table("me", "random", title="toy")
    look = Notes(critic)
    Player(visitor).play_on(enough=lambda: look.seen >= {"mark", "show", "bid"}, look=look)
    critic.is_content()


def test_the_critic_finds_what_is_wrong(come: Come, critic: Critic) -> None:
    visitor = come().come_in()
    spoilt = "<img src=data:,><span style=color:#ddd>pale</span><span style=color:#333>dim</span>"
    visitor.page.evaluate("(spoilt) => (document.querySelector('h1').innerHTML += spoilt)", spoilt)
    critic.look(visitor, "spoilt")
    found = {tuple(re.split("[,:(]", one)[1:3]) for one in critic.found}
    assert found == {(" light", " image-alt "), (" light", " color-contrast "), (" dark", " color-contrast ")}
