"""Nothing on a board is unexplained: every thing and every sign has words, by any hand, and a way to its rule.

And the board stands still: what is asked for is in sight when it is asked, and nothing jumps when others play.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.curator import Curator, TouchingCurator
from tests.browser.gallerist import Gallerist, GalleristToucher
from tests.browser.player import Player, Toucher
from tests.browser.test_fast import WATCH
from tests.browser.visitor import DESK, PHONE, Json, Visitor

BY_MOUSE: dict[str, type[Player]] = {
    "modern_art": Player,
    "art_society": Player,
    "gallerist": Gallerist,
    "pictura": Curator,
}
BY_FINGER: dict[str, type[Player]] = {
    "modern_art": Toucher,
    "art_society": Toucher,
    "gallerist": GalleristToucher,
    "pictura": TouchingCurator,
}
ANSWERS = 10
MOST_SHIFT = 0.1
"""For each answer: what the whole of a page may move while it is read."""

_EXPLAIN_ALL = """async () => {
  const things = [...document.querySelectorAll('[data-thing], [data-sign]')].filter((one) => one.checkVisibility())
  const told = {}
  for (const thing of things) {
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await Promise.resolve()
    await new Promise((done) => setTimeout(done))
    const name = thing.dataset.thing ?? thing.dataset.sign
    told[name] = document.querySelector('[data-ribbon] p')?.textContent.trim().replace(/\\s+/g, ' ') ?? ''
    told[name] += '|' + (document.querySelector('[data-ribbon] b')?.textContent ?? '')
  }
  return told
}"""
"""In the mode in which everything is explained and nothing is played: a tap on each thing, and what the ribbon says."""

_WORDLESS = """() => [...document.querySelectorAll('main svg, section[aria-label] svg')].filter((svg) => {
  const words = (place) => (place.textContent.trim() || place.getAttribute('aria-label') || '') !== ''
  const holder = svg.closest('[data-thing], button, a, li, th, td, p, dt, dd, h2, h3, h4') ?? svg.parentElement
  return svg.checkVisibility() && !svg.closest('[data-sign]') && !words(svg) && !words(holder)
}).map((svg) => svg.outerHTML.slice(0, 120) + ' in ' + (svg.parentElement?.className ?? ''))"""
"""Pictures without words in the page: neither their own nor beside them, nor in the ribbon."""

_BOTTOM = "one => one.getBoundingClientRect().bottom"


def table(visitor: Visitor, title: str) -> Visitor:
    return visitor.table("me", "greedy", "greedy", "greedy", title=title, seed="7" * 64)


def explain_all(visitor: Visitor) -> dict[str, str]:
    button = visitor.page.get_by_role("button", name="Explain", exact=True)
    button.click()
    expect(visitor.page.locator("[data-ribbon]")).to_contain_text("Tap anything")
    before = len(visitor.said)
    told: dict[str, str] = visitor.page.evaluate(_EXPLAIN_ALL)
    assert [said for said in visitor.said[before:] if said["type"] == "play"] == []
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-ribbon]")).to_contain_text("Point at anything")
    return told


def test_a_new_sign_stands_with_its_name(come: Come) -> None:
    """Without pointing at it: in the key under a board that has no room, until it is known or nobody wants it."""
    visitor = table(come(size=PHONE, touch=True), "gallerist")
    key, page = visitor.page.locator("[data-key]"), visitor.page
    GalleristToucher(visitor).wait_for_turn()
    expect(key.get_by_text("Money", exact=True)).to_be_visible()
    page.get_by_role("button", name="Settings").tap()
    names = page.get_by_role("group", name="Names beside signs")
    expect(names.get_by_label("the first times")).to_be_checked()
    names.get_by_text("never").tap()
    page.keyboard.press("Escape")
    expect(names).to_have_count(0)
    expect(key).to_have_count(0)


@pytest.mark.parametrize("title", BY_MOUSE)
def test_every_thing_on_a_board_has_words(come: Come, title: str) -> None:
    visitor = table(come(), title)
    player = BY_MOUSE[title](visitor)
    seen: dict[str, str] = {}
    looked: list[str] = []

    def look(visitor: Visitor) -> None:
        if len(looked) in (0, 5, 9):
            seen.update(explain_all(visitor))
            assert visitor.page.evaluate(_WORDLESS) == []
        looked.append(visitor.question)

    player.play_on(enough=lambda: len(looked) > 9, look=look)
    assert len(seen) > 15
    silent = [thing for thing, words in seen.items() if words.split("|")[-1] == "" or len(words) < 25]
    assert silent == []
    broken = {thing: words for thing, words in seen.items() if "{" in words or "board-" in words}
    assert broken == {}


def test_a_thing_is_told_by_mouse_keyboard_and_finger_with_its_rule(come: Come) -> None:
    visitor = table(come(), "modern_art")
    page, ribbon = visitor.page, visitor.page.locator("[data-ribbon]")
    page.locator("[data-thing='worth/nex']").hover()
    expect(ribbon).to_contain_text("Nex is not among the first three now")
    page.keyboard.press("?")
    first = ribbon.locator("b")
    expect(first).not_to_have_text("")
    told = {first.text_content()}
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        told.add(first.text_content())
    assert len(told) > 3
    page.keyboard.press("Escape")
    visitor.points_nowhere()
    page.locator("[data-thing='worth/nex']").hover()
    ribbon.get_by_role("button", name="Rules: What paintings are worth").click()
    rules = page.get_by_role("dialog")
    expect(rules.locator(".here h3")).to_contain_text("What paintings are worth")
    rules.get_by_role("searchbox").fill("mystery")
    expect(rules.locator("section h3").first).to_contain_text("The mystery hand")
    page.keyboard.press("Escape")

    phone = come(size=PHONE, touch=True)
    phone.page.goto(page.url)
    phone.is_seated()
    phone.page.locator("[data-thing='worth/nex']").scroll_into_view_if_needed()
    phone.page.locator("[data-thing='worth/nex']").tap()
    expect(phone.page.locator("[data-ribbon]")).to_contain_text("Nex is not among the first three now")
    box = phone.page.locator("[data-ribbon]").bounding_box()
    assert box is not None
    assert box["height"] < PHONE[1] / 4, "the words leave the board in sight"


def test_a_refusal_leads_to_its_rule(come: Come, critic: Critic) -> None:
    visitor = table(come(), "gallerist")
    Gallerist(visitor).play_on(enough=lambda: visitor.question == "turn")
    link = visitor.page.locator("main [data-rule]").first
    expect(link).to_be_visible()
    link.click()
    rules = visitor.page.get_by_role("dialog")
    expect(rules.locator(".here")).to_be_in_viewport()
    assert "[GA-" not in (visitor.page.locator("main").text_content() or "")
    expect(rules.get_by_role("heading", name="All signs")).to_be_attached()
    critic.look(visitor, "rules with signs")
    critic.is_content()


@pytest.mark.parametrize(
    ("title", "size"),
    [
        *((title, DESK) for title in BY_MOUSE),
        *((title, PHONE) for title in BY_FINGER),
    ],
    ids=lambda value: value if isinstance(value, str) else "phone" if value == PHONE else "desk",
)
def test_nothing_jumps_while_others_play(come: Come, title: str, size: tuple[int, int]) -> None:
    visitor = come(size=size, touch=size == PHONE)
    visitor.context.add_init_script(WATCH)
    table(visitor, title)
    visitor.comes_to_rest()
    visitor.page.evaluate("window.shifted = 0")
    player = (BY_FINGER if size == PHONE else BY_MOUSE)[title](visitor)
    asked: list[str] = []
    player.play_on(enough=lambda: len(asked) > ANSWERS, look=lambda visitor: asked.append(visitor.question))
    assert visitor.page.evaluate("window.shifted") < MOST_SHIFT * ANSWERS, asked


def test_what_is_asked_for_is_in_sight(come: Come) -> None:
    """Modern Art: the whole hand while one sells, the figures of the lot while one bids, on a phone in the sheet.

    There the first cards stand above the sheet as soon as one of them is asked for.
    """
    visitor = table(come(), "modern_art")
    seen: set[str] = set()

    def in_sight(visitor: Visitor) -> None:
        seen.add(visitor.question)
        if visitor.question == "offer":
            for card in visitor.hand.locator("[data-ma-card]").all():
                expect(card).to_be_in_viewport(ratio=0.95)
        if visitor.question in ("raise", "bid"):
            for thing in ("lot/price", "lot/worth"):
                expect(visitor.page.locator(f"[data-thing='{thing}']").first).to_be_in_viewport(ratio=0.95)

    Player(visitor).play_on(enough=lambda: seen >= {"offer", "raise"}, look=in_sight)

    phone = table(come(size=PHONE, touch=True), "modern_art")
    bidding: list[Json] = []
    offering: list[Json] = []

    def in_the_sheet(phone: Visitor) -> None:
        if phone.question == "offer":
            offering.append(phone.state["view"])
            card, sheet = phone.hand.locator("[data-ma-card]").first, phone.page.locator("aside.sheet")
            phone.until(
                lambda: card.evaluate(_BOTTOM) < sheet.evaluate("one => one.getBoundingClientRect().top"),
                "the hand is above the sheet",
            )
        if phone.question == "raise":
            view = phone.state["view"]
            bidding.append(view["lot"])
            facts = phone.page.locator("[data-ma-asks]")
            expect(facts).to_be_in_viewport(ratio=0.95)
            if view["lot"]["price"]:
                expect(facts).to_contain_text(str(view["lot"]["price"]))
                expect(facts).to_contain_text(phone.state["table"]["seats"][view["lot"]["leader"]]["name"])

    Toucher(phone).play_on(enough=lambda: len(bidding) > 1 and bool(offering), look=in_the_sheet)
