"""Two people, each at a browser, at one table: by invitation, with chat and a pause, to the end and once more."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player, play_together
from tests.browser.visitor import Visitor


def open_table_for_a_friend(host: Visitor) -> str:
    """Through the lobby's form: three seats, the last one for a bot. The link to send."""
    host.come_in()
    form = host.open_form()
    form.get_by_label("Your name at the table").fill("Ann")
    form.get_by_role("group", name="Players").get_by_label("3", exact=True).check()
    form.get_by_label("Seat 3").select_option(label="Bot: Collector")
    form.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_text("One seat is still free.")).to_be_visible()
    link = host.page.get_by_label("Send this link")
    expect(link).to_have_value(re.compile("/t/."))
    return link.input_value()


def join(friend: Visitor, link: str, nickname: str) -> None:
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take this seat").click()
    friend.page.get_by_label("Your name at the table").fill(nickname)
    friend.page.get_by_role("button", name="Take the seat").click()
    expect(friend.page.get_by_text("Waiting for the host to start the game.")).to_be_visible()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Write a message").fill(text)
    visitor.page.get_by_role("button", name="Send").click()


def choose_in_menu(host: Visitor, name: str) -> None:
    host.page.get_by_role("button", name="Table menu").click()
    host.page.get_by_role("dialog").get_by_role("button", name=name).click()
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)


def test_two_people_play_a_game_and_another_one(come: Come) -> None:
    ann, bob = come(), come()
    join(bob, open_table_for_a_friend(ann), "Bob")
    expect(ann.page.get_by_text("Everybody is here. You can start.")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.is_seated()
    bob.is_seated()
    players = (Player(ann, 1), Player(bob, 2))

    # Each sees the own hand and only that.
    play_together(*players, enough=lambda: ann.state["view"]["round"] == 2, look=lambda _: hands_are_apart(ann, bob))

    say(ann, "A fine Bahut, that one.")
    expect(bob.page.get_by_role("tab", name=re.compile("Chat.*1 new message"))).to_be_visible()
    say(bob, "You overpaid <b>terribly</b>.")
    for visitor in (ann, bob):
        lines = visitor.page.get_by_role("log").locator("p")
        expect(lines).to_have_text([re.compile("Ann.*A fine Bahut"), re.compile("Bob.*<b>terribly</b>")])

    choose_in_menu(ann, "Pause the game")
    for visitor in (ann, bob):
        expect(visitor.panel.get_by_role("heading")).to_have_text("The game is paused")
        expect(visitor.panel.get_by_role("button")).to_have_count(0)
    choose_in_menu(ann, "Resume the game")
    for visitor in (ann, bob):
        expect(visitor.panel.get_by_role("heading")).not_to_have_text("The game is paused")

    play_together(*players)
    scores = ann.state["view"]["outcome"]["scores"]
    assert scores == bob.state["view"]["outcome"]["scores"]
    for visitor in (ann, bob):
        expect(visitor.result.locator("ol > li")).to_have_count(3)

    # The same company again on the same seats: one asks, the other follows.
    ann.result.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_text("Not here yet: Bob.")).to_be_visible()
    bob.result.get_by_role("link", name="Go to the next game").click()
    expect(ann.page.get_by_text("Everybody is here. You can start.")).to_be_visible()
    for visitor in (ann, bob):
        visitor.told.clear()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.is_seated()
    bob.until(lambda: not bob.is_over and bob.state["view"] is not None, "the next game")
    hands_are_apart(ann, bob)


def hands_are_apart(one: Visitor, other: Visitor) -> None:
    """The own cards are on the own screen; no card that the other still holds was ever told to it."""

    def moment(visitor: Visitor) -> int | None:
        decision = visitor.state["view"]["decision"]
        return decision["number"] if decision else None

    def same_moment() -> bool:
        return moment(one) == moment(other)

    one.until(same_moment, "both have heard the same")
    for visitor, rival in ((one, other), (other, one)):
        told = "".join(visitor.told)
        leaked = [card for card in rival.state["view"]["hand"] if f'"{card}"' in told]
        assert not leaked, f"{leaked} told to the wrong browser"
        expect(visitor.hand.locator("[data-ma-card]")).to_have_count(len(visitor.state["view"]["hand"]))
