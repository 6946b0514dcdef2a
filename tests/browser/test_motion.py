"""Whoever asks for less motion sees none; whoever does not, sees things move and come to rest."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.visitor import Visitor

RUNNING = "document.getAnimations().map((one) => `${one.animationName ?? one.transitionProperty} ${one.playState}`)"
_COUNT_ANIMATIONS = """
window.moved = []
for (const name of ['animationstart', 'transitionrun'])
  document.addEventListener(name, (what) => moved.push(`${name} ${what.animationName ?? what.propertyName}`))
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
  const lasts = typeof options === 'number' ? options : (options?.duration ?? 0)
  if (lasts > 0) moved.push(`animate ${this.className}`)
  return animate.call(this, frames, options)
}
"""


def play_a_little(visitor: Visitor) -> None:
    """Sales, sheets, and the end of a round."""
    page = visitor.page
    Player(visitor).play_on(enough=lambda: visitor.state["view"]["round"] == 2, look=rests_if_asked)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def rests_if_asked(visitor: Visitor) -> None:
    if visitor.page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches"):
        assert visitor.page.evaluate(RUNNING) == []


def test_nothing_moves_for_who_asks_for_less_motion(come: Come) -> None:
    visitor = come()
    visitor.context.add_init_script(_COUNT_ANIMATIONS)
    visitor.table("me", "greedy", "greedy", hammer=30)
    play_a_little(visitor)
    assert visitor.page.evaluate("moved") == []


def test_the_cloakroom_can_ask_for_less_motion_too(come: Come) -> None:
    visitor = come(moving=True).come_in()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("group", name="Motion").get_by_label("none").check()
    visitor.context.add_init_script(_COUNT_ANIMATIONS)
    visitor.table("me", "greedy", "greedy")
    play_a_little(visitor)
    assert visitor.page.evaluate("moved") == []


def test_things_move_otherwise(come: Come) -> None:
    """The two tests above could see it if something moved."""
    visitor = come(moving=True)
    visitor.context.add_init_script(_COUNT_ANIMATIONS)
    visitor.table("me", "greedy", "greedy")
    play_a_little(visitor)
    assert visitor.page.evaluate("moved") != []
