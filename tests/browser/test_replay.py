"""Looking back: by buttons, keys and touch, by a link, with other eyes, from a file, and on from any step."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.house import ServedHouse
from tests.browser.test_phone import nothing_sticks_out
from tests.browser.visitor import PHONE, Visitor
from tests.server.evenings import put_game, record_of

_ENTER = """fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'},
  body: JSON.stringify({nickname: 'Ann'})}).then((answer) => answer.json()).then((you) => you.guest)"""


def seated(visitor: Visitor, title: str, entries: int | None = None) -> str:
    """A table at which Ann has played; its id."""
    visitor.page.goto("/")
    return put_game(visitor.house, record_of(title), visitor.page.evaluate(_ENTER), entries)


def stands_at(page: Page, step: int) -> None:
    expect(page.get_by_role("heading", name=re.compile(rf"^Step {step} of \d+"))).to_be_visible()


def test_a_finished_game_is_walked_through_and_played_on(come: Come, house: ServedHouse) -> None:
    ann, critic = come(), Critic()
    table = seated(ann, "modern_art")
    page = ann.page
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("heading", name=re.compile("^Set-up"))).to_be_visible()

    # Keys: steps, rounds, the ends; and what was played is to be seen.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_text("Round 2").first).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    stands_at(page, 1)
    page.get_by_role("button", name="Play", exact=True).click()
    stands_at(page, 3)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    # What is pointed at is told here, too, and by keys.
    ribbon = page.locator("[data-ribbon]")
    page.locator("#main [data-thing='worth/nex']").hover()
    expect(ribbon).to_contain_text("Nex")
    expect(ribbon.locator("[data-rule]")).to_be_visible()
    page.keyboard.press("?")
    page.keyboard.press("ArrowRight")
    stands_at(page, 3)
    page.keyboard.press("Escape")

    # A line of the log leads to its step, and the address to what is seen.
    page.keyboard.press("End")
    page.get_by_role("button", name=re.compile(r"^40 ")).click()
    heading = page.get_by_role("heading", name=re.compile(r"^Step \d+ of"))
    expect(heading).not_to_have_text(re.compile("^ *Step 352"))
    there = heading.inner_text()
    step = there.split()[1]
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?eyes=0&step={step}$"))
    link = page.url
    page.goto("/")
    page.goto(link)
    expect(heading).to_have_text(there, use_inner_text=True)

    # Other eyes: another hand, at the same moment; everybody's, with what was hidden.
    expect(page.get_by_text("Your hand")).to_be_visible()
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_text("Choose “everybody” at the top to see all of it.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Cleo").filter(has_text="not known")).to_be_visible()
    page.get_by_label("Seen by").select_option("all")
    page.get_by_role("tab", name="Hidden").click()
    expect(page.get_by_role("heading", name="Cleo", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_text("What each player would have scored at each step.")).to_be_visible()
    critic.look(ann, "replay, scores")
    page.get_by_role("tab", name="Fair deal").click()
    expect(page.get_by_text("give exactly the seal")).to_be_visible()
    critic.look(ann, "replay, fair deal")

    # On from here, at a table of one's own that leads back.
    page.get_by_role("button", name="Play on from here").click()
    critic.look(ann, "replay, play on")
    page.get_by_role("button", name="Start playing").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.get_by_role("link", name="Practice from another game").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?"))
    critic.is_content()


def test_a_running_game_on_a_phone_and_a_record_from_a_file(come: Come, house: ServedHouse, tmp_path: Path) -> None:
    ann, critic = come(size=PHONE, touch=True), Critic()
    table = seated(ann, "art_society", entries=60)
    page = ann.page
    page.goto(f"/replay/{table}")
    expect(page.get_by_label("Seen by")).to_be_disabled()  # one's own eyes alone, while it runs
    page.get_by_role("button", name="One step back").tap()
    page.get_by_role("button", name="Back to the start of the round").tap()
    nothing_sticks_out(ann)
    critic.look(ann, "replay on a phone")
    page.get_by_role("tab", name="Game log").tap()
    nothing_sticks_out(ann)

    file = tmp_path / "evening.vrec"
    file.write_text("Dear house, this is a letter.", "utf-8")
    page.goto("/replay")
    ann.forgiven = re.compile(r"status of 400")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text="not a game record")).to_be_visible()
    file.write_text(record_of("pictura"), "utf-8")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("heading", name=re.compile("Replay of"))).to_be_visible()
    page.get_by_role("button", name="One step on", exact=True).tap()
    stands_at(page, 1)
    critic.is_content()
