"""A hint at a table: asked for by a button, told to the others, and never played without a press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.curator import Curator
from tests.browser.visitor import DESK, PHONE


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_points_at_a_choice_and_the_player_presses(come: Come, size: tuple[int, int]) -> None:
    visitor = come(size=size, touch=size == PHONE).table("me", "random", title="art_society")
    visitor.until(lambda: visitor.is_asked, "the first question")
    question = visitor.state["choices"]["number"]
    visitor.panel.get_by_role("button", name="What would you do?").click()
    card = visitor.panel.get_by_role("region", name="The computer would do this")
    expect(card).to_contain_text(re.compile(r"Wins \d+% of such games"))
    expect(card.get_by_role("listitem").first).to_be_visible()
    card.get_by_role("button", name="Choose this").click()
    yes = visitor.panel.get_by_role("button", name=re.compile("^Yes: "))
    expect(yes).to_be_focused()
    assert [said["type"] for said in visitor.said if said["type"] in ("hint", "play")] == ["hint"], "nothing is played"
    yes.click()
    visitor.until(lambda: (visitor.choices or {}).get("number") != question, "the answer")
    expect(card).to_be_hidden()
    visitor.page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(visitor.page.get_by_role("log", name="Chat")).to_contain_text("Ann asked for a hint.")


def test_what_is_answered_on_the_board_is_confirmed_in_words(come: Come) -> None:
    """A swap in Museum: Pictura is listed by its codes alone: the hint says which paintings they are."""
    visitor = come().table("me", "random", title="pictura")
    Curator(visitor).play_on(enough=lambda: visitor.question == "swap")
    visitor.panel.get_by_role("button", name="What would you do?").click()
    card = visitor.panel.get_by_role("region", name="The computer would do this")
    proposed = card.locator(".move").inner_text()
    card.get_by_role("button", name="Choose this").click()
    expect(visitor.panel.get_by_role("button", name=f"Yes: {proposed}")).to_be_visible()
