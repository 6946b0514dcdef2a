"""A whole game without touching the mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Typist


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    visitor = come().come_in()
    typist = Typist(visitor)
    typist.walk_to(visitor.page.get_by_label("Your name at the table").first)
    typist.keys.type("Ann")
    typist.press(visitor.offer().get_by_role("button", name="Play now against bots"))
    visitor.is_seated()
    typist.play_on(look=lambda _: typist.focus_is_kept())
    assert typist.ways >= {"amount", "option", "hand", "confirmed", "shortcut"}, typist.ways
    expect(visitor.result).to_be_visible()
    typist.press(visitor.result.get_by_role("button", name="Play again"))
    expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()


def test_panels_open_and_close_and_give_the_focus_back(come: Come) -> None:
    visitor = come().table("me", "greedy", "greedy")
    typist = Typist(visitor)
    for name in ("Rules", "Settings", "Table menu"):
        opener = visitor.page.get_by_role("button", name=name)
        typist.walk_to(opener)
        typist.keys.press("Enter")
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        typist.keys.press("Tab")
        typist.focus_is_seen()
        typist.keys.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_the_log_and_the_tabs_are_walked_with_arrows(come: Come) -> None:
    visitor = come().table("me", "greedy", "greedy")
    typist = Typist(visitor)
    typist.play_on(enough=lambda: visitor.page.get_by_role("link", name="in the replay").count() > 2)
    lines = visitor.page.get_by_role("link", name="in the replay")
    typist.walk_to(visitor.page.locator("ol a[href*='/replay/'][tabindex='0']"))
    typist.keys.press("End")
    expect(lines.last).to_be_focused()
    typist.keys.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    typist.keys.press("Tab")
    assert not typist.page.evaluate("document.activeElement.matches('[href*=replay]')"), "a long log is one stop"
    typist.walk_to(visitor.page.get_by_role("tab", name="Game log"))
    typist.keys.press("ArrowRight")
    book = visitor.page.get_by_role("tab", name="Chat")
    expect(book).to_be_focused()
    expect(book).to_have_attribute("aria-selected", "true")
    typist.walk_to(visitor.page.get_by_label("Write a message"))
    typist.keys.type("Good evening")
    typist.keys.press("Enter")
    expect(visitor.page.get_by_role("log")).to_contain_text("Good evening")
