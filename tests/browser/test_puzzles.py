"""A puzzle in a real browser: found from the home page, answered wrongly, then solved, which the browser remembers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.player import Player
from tests.browser.visitor import PHONE


def test_a_puzzle_is_solved_after_a_wrong_answer(come: Come, critic: Critic) -> None:
    visitor = come().come_in()
    page, player = visitor.page, Player(visitor)
    page.get_by_role("link", name="Puzzles").click()
    puzzle = page.get_by_role("link", name="A price worth paying")
    expect(puzzle).not_to_contain_text("Solved")
    critic.look(visitor, "the puzzles")
    puzzle.click()
    card = page.locator(".card[data-step]")
    expect(card).to_have_attribute("data-step", "ask")
    expect(card).to_contain_text("Ada asks 50 for a Sadland")
    stand = "/api/guides/modern_art/stand?puzzle=fair_price"
    choices = visitor.post(stand, {"step": "ask"})["choices"]
    take, leave = (next(one for one in choices["options"] if one["move"]["move"] == move) for move in ("buy", "pass"))
    player.give_option(leave)
    expect(card.get_by_role("alert")).to_contain_text("Then Ada must buy it herself and earns 30")
    expect(card).to_have_attribute("data-step", "ask")
    critic.look(visitor, "a wrong answer")
    player.give_option(take)
    expect(card).to_have_attribute("data-step", "why")
    expect(card).to_contain_text("You earn 30 and Ada 50")
    card.get_by_role("link", name="All puzzles").click()
    expect(puzzle).to_contain_text("Solved")
    page.reload()
    expect(puzzle).to_contain_text("Solved")
    critic.is_content()


def test_the_puzzles_fit_a_phone(come: Come, critic: Critic) -> None:
    visitor = come(size=PHONE, touch=True).come_in()
    visitor.page.goto("/puzzles")
    expect(visitor.page.get_by_role("link", name="Name the price")).to_be_visible()
    critic.look(visitor, "the puzzles on a phone")
    visitor.page.goto("/puzzles/modern_art/your_price")
    expect(visitor.page.locator(".card[data-step=ask]")).to_be_visible()
    critic.look(visitor, "a puzzle on a phone")
    critic.is_content()
