"""A whole game with one finger on a small screen; nothing ever has to be pushed sideways, at any size of text."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.player import Player, Toucher
from tests.browser.visitor import DESK, PHONE, Visitor

LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"
_TOO_WIDE = """() => {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth && document.body.scrollWidth <= root.clientWidth) return []
  const sticksOut = (one) => one.getBoundingClientRect().right > root.clientWidth + 1
  const wide = [...document.querySelectorAll('body *')].filter(sticksOut)
  return [`${root.scrollWidth} of ${root.clientWidth}`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))]
}"""
_SIDEWAYS = """() => [...document.querySelectorAll('main, aside, dialog, .panel, .ask, .content')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
  .map((one) => {
    const edge = one.getBoundingClientRect().left + one.clientWidth + 1
    const wide = [...one.querySelectorAll('*')].filter((inner) => inner.getBoundingClientRect().right > edge)
    const which = wide.map((inner) => inner.outerHTML.split('>')[0]).slice(0, 12).join(' | ')
    return `${one.tagName} ${one.className}: ${one.scrollWidth} of ${one.clientWidth}, because of ${which}`
  })"""
_CUT_OFF = """() => [...document.querySelectorAll('button, a.button, input, h1, h2')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr-only, .skip, [hidden]'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
  .map(([one]) => one.outerHTML.slice(0, 140))"""

_OUT_OF_RINGS = """() => [...document.querySelectorAll('.ring')]
  .filter((ring) => ring.querySelector('b').getBoundingClientRect().width > 0.85 * ring.getBoundingClientRect().width)
  .map((ring) => ring.outerHTML.slice(0, 140))"""
"""Seats whose short name is wider than the room in the shape it stands in."""


def nothing_sticks_out(visitor: Visitor) -> None:
    """The page is as wide as the screen, and so is all that is in it, once it has come to rest."""
    for look in (_TOO_WIDE, _SIDEWAYS, _CUT_OFF, _OUT_OF_RINGS):
        found: list[str] = []

        def fits(look: str = look, found: list[str] = found) -> bool:
            found[:] = visitor.page.evaluate(look)
            return not found

        with contextlib.suppress(AssertionError):
            visitor.until(fits, "nothing sticks out", 10)
        assert found == [], found


def look_at_panels(visitor: Visitor) -> None:
    """Every tab and every sheet of a table."""
    page = visitor.page
    for tab in page.get_by_role("tab").all():
        tab.click()
        nothing_sticks_out(visitor)
    page.get_by_role("tab").first.click()
    for name in ("Rules", "Settings", "Table menu"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        nothing_sticks_out(visitor)
        page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_whole_game_with_one_finger(come: Come, critic: Critic) -> None:
    visitor = come(size=PHONE, touch=True, moving=True).come_in()
    nothing_sticks_out(visitor)
    visitor.page.get_by_label("Your name at the table").first.fill("Ann")
    visitor.offer().get_by_role("button", name="Play now against bots").tap()
    visitor.is_seated()
    look_at_panels(visitor)
    toucher = Toucher(visitor)
    toucher.play_on(look=nothing_sticks_out)
    assert toucher.ways >= {"amount", "option", "hand"}, toucher.ways
    expect(visitor.result).to_be_visible()
    nothing_sticks_out(visitor)
    critic.look(visitor, "the end on a phone")
    critic.is_content()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_text_at_twice_its_size(come: Come, size: tuple[int, int]) -> None:
    visitor = come(size=size, touch=size == PHONE).come_in()
    visitor.context.add_init_script(f"document.addEventListener('DOMContentLoaded', () => {{ {LARGE_TEXT} }})")
    visitor.page.reload()
    expect(visitor.offer().get_by_role("button", name="Play now against bots")).to_be_visible()
    nothing_sticks_out(visitor)
    visitor.open_form()
    nothing_sticks_out(visitor)

    visitor.table("me", "open", "greedy")
    expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()
    nothing_sticks_out(visitor)

    visitor.table("me", "greedy", "greedy", "greedy", "greedy")
    nothing_sticks_out(visitor)
    look_at_panels(visitor)
    player = Toucher(visitor) if size == PHONE else Player(visitor)
    player.likes_the_hand = False  # the sheet leads there, and gives room
    player.play_on(enough=lambda: len(visitor.state["view"]["sales"]) >= 8, look=nothing_sticks_out)
