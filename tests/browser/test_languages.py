"""French and Polish: chosen by the browser or by hand, on every screen, in what is told and what is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tests.browser.words import left_in_english, say


def is_in(language: str, visitor: Visitor, title: str = "modern_art") -> None:
    """Nothing of the English texts is left, once what has to be fetched has come."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.until(lambda: left_in_english(language, visitor.text(), title) == [], f"all in {language}")


def no_text_is_missing(visitor: Visitor, ids: re.Pattern[str]) -> None:
    """No id stands where a text should be, once what has to be fetched has come."""
    visitor.until(lambda: not ids.findall(visitor.text()), f"no text is missing: {ids.findall(visitor.text())}")


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("pl-PL", "pl")])
def test_a_browser_is_spoken_to_in_its_language(come: Come, locale: str, language: str) -> None:
    visitor = come(locale=locale).come_in()
    page = visitor.page
    is_in(language, visitor)
    expect(visitor.open_form(say(language, "open-table"))).to_contain_text(
        say(language, "option-open_cash", "modern_art")
    )
    is_in(language, visitor)
    page.get_by_role("button", name=say(language, "close"), exact=True).click()
    page.get_by_label(say(language, "nickname-label")).first.fill("Ania")
    visitor.offer().get_by_role("button", name=say(language, "play-now")).click()
    visitor.is_seated()

    # Some moves, in this language all the way.
    player = Player(visitor)
    player.yes, player.done = say(language, "amount-sure", action="").strip(), say(language, "end-turn")
    player.play_on(
        enough=lambda: len(visitor.state["view"]["sales"]) >= 6 and bool((visitor.choices or {}).get("amount")),
        look=lambda visitor: is_in(language, visitor),
    )
    expect(visitor.panel.locator("h2")).to_have_text(say(language, f"ask-{visitor.question}", "modern_art"))

    # What cannot be done says why.
    high = visitor.state["choices"]["amount"]["high"]
    field = visitor.panel.get_by_role("textbox")
    field.fill(str(high + 7))
    field.press("Enter")
    refused = visitor.panel.get_by_role("alert")
    rule, chapter = ("MA-23", 4) if visitor.question == "price" else ("MA-15", 5)
    told = say(language, "rule-in", chapter=say(language, f"rules-{chapter}-title", "modern_art"))
    expect(refused.locator(f"[data-rule={rule}]")).to_have_text(told)
    expected = say(language, "refusal-above-cash", "modern_art", rule="", needed=high + 7, available=high)
    expect(refused).to_contain_text(expected.partition("[")[0].strip())

    # The rules.
    page.get_by_role("button", name=say(language, "rules"), exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(say(language, "rules-10-title", "modern_art"))
    is_in(language, visitor)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say(language, "table-menu")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say(language, "host-tools"))
    is_in(language, visitor)


def test_a_language_chosen_by_hand_stays(come: Come) -> None:
    visitor = come(locale="de-DE").come_in()
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Polski").check()
    is_in("pl", visitor)
    page.keyboard.press("Escape")

    # In the lobby they stand at the top, too.
    languages = page.get_by_role("group", name=say("pl", "setting-language"))
    expect(languages.get_by_role("button", pressed=True)).to_have_text("PL")
    languages.get_by_role("button", name="FR").press("Enter")
    is_in("fr", visitor)
    page.get_by_role("button", name="PL", exact=True).click()
    is_in("pl", visitor)
    page.reload()
    expect(page.get_by_role("button", name=say("pl", "play-now")).first).to_be_visible()
    is_in("pl", visitor)

    # At a table, too, where the house itself has to begin anew in the other language.
    visitor.table("me", "greedy", "greedy")
    Player(visitor).wait_for_turn()  # from here on nothing happens by itself
    is_in("pl", visitor)
    page.get_by_role("button", name=say("pl", "cloakroom")).click()
    page.get_by_label("Français").check()
    page.keyboard.press("Escape")
    expect(visitor.panel.locator("h2")).to_have_text(say("fr", f"ask-{visitor.question}", "modern_art"))
    expect(page.get_by_role("tab", name=say("fr", "catalogue"))).to_be_visible()
    is_in("fr", visitor)
    expect(page.locator("body")).not_to_contain_text("Czekamy")
    called = say("fr", "your-turn-call", prompt=say("fr", f"ask-{visitor.question}", "modern_art"))
    expect(page.locator("[aria-live=assertive]")).to_have_text(called)
