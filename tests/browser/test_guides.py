"""Guides in a real browser: each title's walked to its end, once also by keyboard and with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.curator import TouchingCurator
from tests.browser.gallerist import GalleristToucher
from tests.browser.learner import Learner
from tests.browser.player import Player, Toucher, Typist
from tests.browser.visitor import PHONE
from tests.titles import OWN
from vernissage.core.lessons import FIRST_GAME, LessonStep, lessons_of

GUIDED = [title.key for title in OWN if FIRST_GAME in lessons_of(title)]


@pytest.mark.parametrize("title", GUIDED)
def test_a_guide_is_walked_to_its_end(come: Come, title: str) -> None:
    learner = Learner(come(), title).open()
    learner.walk()
    learner.card.get_by_role("link", name="To the tables").click()
    expect(learner.page.get_by_role("heading", level=1, name="Vernissage")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "toucher", "looked_at", "to"),
    [
        ("modern_art", Toucher, ("offer", "bid"), "taken"),
        ("gallerist", GalleristToucher, ("exhibited",), "call"),
        ("pictura", TouchingCurator, ("hang",), "mark"),
    ],
    ids=("modern_art", "gallerist", "pictura"),
)
def test_a_guide_is_walked_with_a_finger(
    come: Come, critic: Critic, title: str, toucher: type[Player], looked_at: tuple[str, ...], to: str
) -> None:
    learner = Learner(come(size=PHONE, touch=True), title, toucher).open()

    def look(step: LessonStep) -> None:
        if step.id in looked_at:
            critic.look(learner.visitor, step.id)

    learner.walk(to=to, look=look)
    critic.is_content()


def test_on_a_phone_a_guide_opens_what_it_speaks_of(come: Come) -> None:
    """And nothing of the board lies over its card."""
    visitor = come(size=PHONE, touch=True).come_in()
    step = '{"step": "patron", "played": {}}'
    visitor.page.evaluate(f"localStorage.setItem('vernissage.guide.pictura', '{step}')")
    learner = Learner(visitor, "pictura").open()
    expect(visitor.page.locator("[data-pi-tab=patrons]")).to_have_attribute("aria-selected", "true")
    expect(visitor.page.locator("[data-pointed='patron/patron-58']")).to_be_visible()
    learner.card.get_by_role("button", name="Show me").tap(trial=True)


def test_a_guide_is_walked_by_keyboard(come: Come) -> None:
    learner = Learner(come(), "modern_art", Typist).open()
    learner.walk(to="cash")


def test_a_wrong_move_is_answered_by_the_rule_and_nothing_happens(come: Come, critic: Critic) -> None:
    """Also: one goes back, and comes back later to where one left, in another language."""
    learner = Learner(come(), "modern_art").open()
    learner.walk(to="pass")
    page, card = learner.page, learner.card
    learner.make("bid 12")
    expect(card.get_by_role("alert")).to_contain_text("You may bid for your own painting")
    expect(card.get_by_role("alert")).not_to_contain_text("MA-10")
    card.locator("[data-rule='MA-10']").click()
    rules = page.get_by_role("dialog")
    expect(rules.locator(".here")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(card).to_have_attribute("data-step", "pass")
    critic.look(learner.visitor, "a wrong move")
    learner.make("pass")
    expect(card).to_have_attribute("data-step", "cash")
    card.get_by_role("button", name="Back", exact=True).click()
    expect(card).to_have_attribute("data-step", "pass")
    expect(page.locator("#decision-heading")).to_contain_text("pass")

    page.reload()
    expect(card).to_have_attribute("data-step", "pass")
    card.get_by_role("button", name="Start again").click()
    card.get_by_role("button", name="Start again").click()
    expect(card).to_have_attribute("data-step", "welcome")
    critic.is_content()


def test_the_ways_to_a_guide(come: Come) -> None:
    visitor = come().come_in()
    visitor.offer().get_by_role("link", name="Learn Modern Art").click()
    expect(visitor.page.locator(".card[data-step=welcome]")).to_be_visible()
    visitor.page.locator(".card").get_by_role("link", name="Leave").click()
    expect(visitor.page.get_by_role("heading", level=1, name="Vernissage")).to_be_visible()
    visitor.table("me", "greedy", "greedy")
    visitor.page.get_by_role("button", name="Rules").click()
    link = visitor.page.get_by_role("dialog").get_by_role("link", name="Learn Modern Art")
    expect(link).to_have_attribute("href", "/guide/modern_art")
