"""A game over days: the form says what the clock does, and the clock stands beside the name and in the list."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_a_relaxed_table_is_opened_and_its_clocks_are_seen(come: Come) -> None:
    ann = come()
    page = ann.page
    ann.post("/api/guest", {"nickname": "Ann"})
    page.goto("/")
    page.get_by_role("button", name="Open a table for friends").first.click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name="Modern Art").check(force=True)
    form.get_by_role("radio", name="relaxed, 1 day a turn").check(force=True)
    expect(form.get_by_text("Everybody has 2 days in reserve")).to_be_visible()
    expect(form.get_by_text("Bot takes over")).to_have_count(0)
    form.get_by_role("radio", name="as listed above").check(force=True)
    form.get_by_role("button", name="All bots").click()
    with page.expect_response("**/start*"):
        form.get_by_role("button", name="Start the game").click()
    ann.until(lambda: bool(ann.state), "the table")
    table = ann.state["table"]
    assert (table["reserve"], table["refill"]) == (172_800, 86_400)
    clock = page.get_by_role("region", name="Players").get_by_role("listitem").first
    expect(clock).to_contain_text(re.compile("(47 hours left|2 days in reserve)"))
    page.goto("/")
    expect(page.get_by_text(re.compile("your turn, 47 hours left · relaxed, 1 day a turn"))).to_be_visible()
