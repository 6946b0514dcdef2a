"""Museum: Pictura on its own board: whole games by mouse, finger and keyboard, arranging, and what cannot be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.curator import Curator, TouchingCurator, TypingCurator
from tests.browser.test_phone import nothing_sticks_out
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import left_in_english, say

NO_TEXT = re.compile(r"\b(board|collection|favour|reward|effect|score|museum|patron|trend|painting)-[a-z]")
"""What stands where a text is missing."""


def sit(come: Come, *bots: str, **how: object) -> Visitor:
    return come(calm=True, **how).table("me", *(bots or ("greedy",)), title="pictura")


def the_count_adds_up(visitor: Visitor) -> None:
    """Everybody's column, line by line, gives the total the house has counted."""
    scores = visitor.state["view"]["outcome"]["scores"]
    table = visitor.page.locator("[data-pi-final]")
    expect(table).to_be_visible()
    for at, head in enumerate(table.locator("thead [data-pi-seat]").all()):
        lines = table.locator(f"tbody tr > td:nth-child({at + 2})").all_inner_texts()
        points = [int(line.split()[-1].replace("−", "-")) for line in lines]
        total = table.locator(f"tfoot tr:first-child > td:nth-child({at + 2})").inner_text()
        assert sum(points) == int(total) == scores[int(head.get_attribute("data-pi-seat") or -1)]


class Notes:
    """Lets the critic look at some questions once; no text may be missing on any."""

    def __init__(self, critic: Critic, *wanted: str) -> None:
        self.critic = critic
        self.wanted = set(wanted)

    def __call__(self, visitor: Visitor) -> None:
        assert not NO_TEXT.search(visitor.text()), NO_TEXT.findall(visitor.text())
        if visitor.question in self.wanted:
            self.wanted.remove(visitor.question)
            self.critic.look(visitor, visitor.question)


def test_a_whole_game_with_the_mouse(come: Come, critic: Critic) -> None:
    visitor = sit(come)
    curator = Curator(visitor)
    look = Notes(critic, "goal", "action", "final")
    curator.play_on(look=look)
    assert look.wanted == set()
    assert curator.ways >= {"goal", "swap", "hang", "layout", "advice"}, curator.ways
    the_count_adds_up(visitor)
    assert not NO_TEXT.search(visitor.text())
    critic.look(visitor, "the end")
    critic.is_content()


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    visitor = sit(come)
    curator = TypingCurator(visitor)
    curator.play_on(look=lambda _: curator.focus_is_kept())
    assert curator.ways >= {"to board", "swap", "hang", "layout", "shortcut"}, curator.ways
    the_count_adds_up(visitor)


def test_a_whole_game_with_one_finger(come: Come, critic: Critic) -> None:
    visitor = sit(come, size=PHONE, touch=True)
    curator = TouchingCurator(visitor)
    seen = Notes(critic, "swap")

    def look(visitor: Visitor) -> None:
        seen(visitor)
        nothing_sticks_out(visitor)

    curator.play_on(look=look)
    assert curator.ways >= {"room", "swap", "hang", "layout"}, curator.ways
    nothing_sticks_out(visitor)
    the_count_adds_up(visitor)
    critic.is_content()


def test_what_a_swap_would_do_is_told_before_it_is_done(come: Come) -> None:
    visitor = sit(come, "random")
    curator = Curator(visitor)
    curator.play_on(enough=lambda: visitor.question == "swap")
    view = visitor.state["view"]
    page = visitor.page
    preview = view["previews"][0]
    curator.press(curator.painting(preview["painting"]))
    expect(page.locator("[data-pi-effects]")).to_contain_text("Tokyo")
    for museum, gain in zip(view["museums"], preview["gives"], strict=True):
        for place in museum["places"]:
            net = max(0, view["players"][0]["score"] + gain - place["points"]) - view["players"][0]["score"]
            figure = curator.painting(place["painting"]).locator(".figure")
            expect(figure).to_have_text(f"+{net}" if net > 0 else f"−{-net}" if net else "0")
    taken = view["museums"][1]["places"][0]["painting"]
    curator.press(curator.painting(taken))
    promised = int(page.locator("[data-pi-net]").get_attribute("data-pi-net") or "")
    before = view["players"][0]["score"]
    curator.press(curator.painting(taken))
    visitor.until(lambda: taken in visitor.state["view"]["hand"], "the painting is in the hand")
    expect(page.locator("[data-pi-marker='0']")).to_have_attribute("data-pi-score", str(before + promised))


def test_paintings_are_found_by_what_is_on_them(come: Come, critic: Critic) -> None:
    visitor = sit(come, "random", "random", "random")
    page = visitor.page
    Curator(visitor).play_on(enough=lambda: visitor.question in ("swap", "join"))
    page.locator("[data-pi-by=portrait]").click()
    shown = page.locator("[data-pi-painting]:not(.dim)").evaluate_all(
        "found => found.map(one => one.dataset.piPainting)"
    )
    domains = visitor.state["view"]["catalogue"]["domains"]
    everywhere = page.locator("[data-pi-painting]").evaluate_all("found => found.map(one => one.dataset.piPainting)")
    assert sorted(shown) == sorted(one for one in everywhere if domains[int(one.partition("-")[2]) - 1] == "5")
    page.locator("[data-pi-filter-off]").click()
    expect(page.locator("[data-pi-painting].dim")).to_have_count(0)
    page.locator("[data-pi-trend=public]").click()
    assert 0 < page.locator("[data-pi-painting].dim").count() < len(everywhere)

    page.locator("[data-pi-section=hand] [data-pi-painting]").first.click()
    page.locator("[data-pi-zoom]").click()
    viewer = page.locator("[data-pi-viewer]")
    expect(viewer.locator(".cartel")).to_contain_text(re.compile(r"\d{4}"))
    critic.look(visitor, "a painting, large")
    page.keyboard.press("Escape")
    expect(viewer).to_have_count(0)
    page.locator("[data-pi-museum-of='1']").click()
    expect(viewer.get_by_role("heading")).to_contain_text("museum")
    page.keyboard.press("Escape")
    critic.is_content()


def test_a_museum_is_arranged_by_hand_and_saved_as_one_layout(come: Come) -> None:
    visitor = sit(come, "random")
    curator = Curator(visitor)
    page = visitor.page
    cell = page.locator("[data-pi-cell]")

    def wall() -> list[str | None]:
        found: list[str | None] = visitor.state["view"]["players"][0]["wall"]
        return found

    curator.play_on(enough=lambda: visitor.question == "action" and sum(map(bool, wall())) >= 2)
    first, second = wall()[0], wall()[1]
    assert first
    assert second
    expect(cell.nth(0)).to_have_attribute("data-pi-hung", first)

    # By two presses, to a bare place.
    cell.nth(0).click()
    cell.nth(24).click()
    expect(cell.nth(24)).to_have_attribute("data-pi-hung", first)
    # By dragging, onto another painting.
    cell.nth(24).drag_to(cell.nth(1))
    expect(cell.nth(1)).to_have_attribute("data-pi-hung", first)
    expect(cell.nth(24)).to_have_attribute("data-pi-hung", second)
    # By keys.
    cell.nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(cell.nth(7)).to_have_attribute("data-pi-hung", first)
    assert wall()[:2] == [first, second], "nobody knows of the plan yet"

    curator.press(page.locator("[data-pi-save]"))
    visitor.until(lambda: wall()[7] == first and wall()[24] == second, "the layout is saved")
    moves = [said["move"]["move"] for said in visitor.said if said["type"] == "play"]
    assert moves[-2:] == ["arrange", "layout"]
    expect(page.locator("[data-pi-save]")).to_have_count(0)


def test_what_cannot_be_done_says_why(come: Come) -> None:
    visitor = sit(come, "random")
    curator = Curator(visitor)
    curator.play_on(enough=lambda: visitor.question == "action")
    alert = visitor.page.locator("[data-pi-outlook] [role=alert]")
    visitor.page.locator("[data-pi-collection=rococo]").click()
    expect(alert).to_contain_text("[PI-")
    visitor.page.locator("[data-pi-patron]").first.click()
    expect(alert).to_contain_text("[PI-")
    expect(visitor.page.locator("[data-pi-confirm]")).to_have_count(0)


@pytest.mark.parametrize(("locale", "language"), [("fr-FR", "fr"), ("pl-PL", "pl")])
def test_the_board_speaks_other_languages(come: Come, locale: str, language: str) -> None:
    visitor = sit(come, "random", "random", locale=locale)
    curator = Curator(visitor)
    curator.yes, curator.done = say(language, "amount-sure", action="").strip(), say(language, "done")

    def look(visitor: Visitor) -> None:
        assert not NO_TEXT.search(visitor.text()), NO_TEXT.findall(visitor.text())
        visitor.until(lambda: left_in_english(language, visitor.text(), "pictura") == [], f"all in {language}", 10)

    curator.play_on(enough=lambda: "hang" in curator.ways and visitor.question in ("swap", "join"), look=look)
    visitor.page.locator("[data-pi-section=hand] [data-pi-painting]").first.click()
    expect(visitor.page.locator("[data-pi-cancel]")).to_have_text(say(language, "board-pi-cancel", "pictura"))
    look(visitor)
