"""Reloaded, closed, cut off, or the house itself gone for a moment: the screen comes back whole."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.gallerist import Gallerist, GalleristToucher
from tests.browser.house import ServedHouse
from tests.browser.line import Line
from tests.browser.player import Player, play_together
from tests.browser.visitor import NETWORK_LOST, PHONE, Json, Visitor


def auction_is_on(visitor: Visitor) -> bool:
    return visitor.is_asked and visitor.state["view"]["lot"] is not None


def screen(visitor: Visitor) -> dict[str, str]:
    """What stands on the parts of the screen that a reload must not change."""
    page = visitor.points_nowhere().page
    expect(page.locator("ul.players")).to_contain_text("cards")
    parts = {
        "question": visitor.panel,
        "players": page.locator("ul.players"),
        "lot": page.locator("section[aria-labelledby=ma-stage]"),
        "market": page.locator("section[aria-labelledby=ma-market]"),
        "hand": visitor.hand,
        "walls": page.locator("section[aria-labelledby=ma-walls]"),
        "catalogue": page.get_by_role("tabpanel"),
    }
    return {name: " ".join(part.inner_text().split()) for name, part in parts.items()}


def stands_again(visitor: Visitor, before: dict[str, str]) -> None:
    """A screen that is still being built is looked at again."""
    visitor.until(lambda: screen(visitor) == before, f"the same screen\n{before}\nnow: {screen(visitor)}")


def known(state: Json) -> Json:
    """What the server says that may not differ either."""
    return {key: state[key] for key in ("view", "choices", "undoable", "waiting")}


def test_a_reload_in_the_middle_of_an_auction(come: Come) -> None:
    visitor = come().table("me", "greedy", "greedy")
    player = Player(visitor)
    player.play_on(enough=lambda: auction_is_on(visitor) and len(visitor.state["view"]["sales"]) > 1)
    before, state = screen(visitor), known(visitor.state)

    heard = len(visitor.told)
    visitor.page.reload()
    visitor.hears_anew(heard)
    visitor.is_seated()
    assert known(visitor.state) == state
    stands_again(visitor, before)

    visitor.reopen()
    visitor.is_seated()
    assert known(visitor.state) == state
    stands_again(visitor, before)
    Player(visitor).answer()


def test_the_summary_of_a_round_survives_a_reload(come: Come) -> None:
    visitor = come().table("me", "greedy", "greedy")
    Player(visitor).play_on(enough=lambda: visitor.state["view"]["round"] >= 2 and visitor.question == "offer")
    summary = visitor.summary()
    expect(summary).to_be_visible()
    expect(summary).to_contain_text("30")
    visitor.comes_to_rest()
    told = " ".join(summary.inner_text().split())

    visitor.page.reload()
    visitor.is_seated()
    expect(summary).to_be_visible()
    visitor.until(lambda: " ".join(summary.inner_text().split()) == told, f"the same summary: {told}")

    summary.get_by_role("button", name="Continue").click()
    expect(summary).to_have_count(0)
    visitor.page.reload()
    visitor.is_seated()
    expect(visitor.hand).to_be_visible()
    expect(summary).to_have_count(0)
    visitor.page.get_by_role("button", name=f"Round {visitor.state['view']['round'] - 1}").click()
    expect(summary).to_be_visible()


def test_the_house_is_killed_and_opens_again(come: Come, new_house: Callable[..., ServedHouse]) -> None:
    house = new_house()
    visitor = come(house=house).table("me", "greedy", "greedy")
    player = Player(visitor)
    player.play_on(enough=lambda: auction_is_on(visitor))
    before, state = screen(visitor), known(visitor.state)
    heard, frames = [line["n"] for line in events(visitor)], len(visitor.told)

    visitor.forgiven = NETWORK_LOST
    house.kill()
    expect(visitor.page.get_by_text("Reconnecting …")).to_be_visible()
    stands_again(visitor, before)
    house.open()
    expect(visitor.page.get_by_text("Reconnecting …")).to_have_count(0)
    visitor.hears_anew(frames)
    assert known(visitor.state) == state
    stands_again(visitor, before)
    assert [line["n"] for line in events(visitor)] == heard, "every event once"

    for _ in range(3):
        player.wait_for_turn()
        player.answer()
    assert [line["n"] for line in events(visitor)] == list(range(1, len(events(visitor)) + 1))


def events(visitor: Visitor) -> list[Json]:
    """All that this window was ever told of."""
    return [line for frame in visitor.told if (state := visitor.read(frame)) for line in state["events"]]


def test_a_phone_says_so_above_a_sheet_that_is_folded(come: Come, line: Line) -> None:
    phone = come(address=line.url, size=PHONE, touch=True).table("me", "greedy", title="art_society")
    phone.page.get_by_role("button", name="Collapse the panel").tap()
    expect(phone.panel).to_be_hidden()
    phone.forgiven = NETWORK_LOST
    line.cut()
    expect(phone.page.locator("aside").get_by_text("Reconnecting …")).to_be_in_viewport(ratio=1)
    line.mend()
    expect(phone.page.locator("aside").get_by_text("Reconnecting …")).to_have_count(0)


def test_a_line_that_breaks_is_mended(come: Come, line: Line) -> None:
    visitor = come(address=line.url).table("me", "greedy", "greedy")
    player = Player(visitor)
    player.play_on(enough=lambda: auction_is_on(visitor) and visitor.question in ("bid", "raise"))
    before = screen(visitor)
    passing = next(option["text"] for option in visitor.state["choices"]["options"] if option["move"]["move"] == "pass")

    visitor.forgiven = NETWORK_LOST
    line.cut()
    expect(visitor.page.get_by_text("Reconnecting …")).to_be_visible()
    stands_again(visitor, before)
    visitor.panel.get_by_role("button", name=passing).click()
    expect(visitor.panel.get_by_role("alert")).to_have_text(
        "You are disconnected, so this was not sent. We are reconnecting; please try again in a moment."
    )
    line.mend()
    expect(visitor.page.get_by_text("Reconnecting …")).to_have_count(0)
    for _ in range(2):
        player.wait_for_turn()
        player.answer()


def test_who_was_away_is_told_what_happened(come: Come, critic: Critic) -> None:
    """At a table over days: Ann looks, leaves, and comes back when Ben has had his turn."""
    ann, ben = come(size=PHONE, touch=True), come()
    ann.table("me", "open", title="gallerist", reserve=172_800, refill=86_400)
    ben.post("/api/guest", {"nickname": "Ben"})
    ben.post(f"/api/tables/{ann.table_id}/seat", {"seat": 1})
    ann.post(f"/api/tables/{ann.table_id}/start", {})
    address = ann.page.url
    ben.page.goto(address)
    one, two = GalleristToucher(ann.is_seated(), 1), Gallerist(ben.is_seated(), 2)
    play_together(one, two, enough=lambda: ben.question == "turn" and two.is_my_turn)
    ann.comes_to_rest().page.goto("/")
    play_together(two, enough=lambda: not ben.holds and ben.state["view"]["decision"]["seats"] == [0])
    expect(ann.page.get_by_text(re.compile("your turn, 4[78] hours left"))).to_be_visible()

    ann.page.goto(address)
    told = ann.is_seated().page.get_by_role("region", name="While you were away")
    expect(told).to_contain_text("Ben")
    critic.look(ann, "while you were away")
    told.get_by_role("link", name="See it all in the replay").tap()
    expect(ann.page).to_have_url(re.compile(r"/replay/\w+\?"))
    expect(ann.page.get_by_role("heading", name=re.compile(r"^Step \d+ of"))).to_be_visible()
    ann.page.goto(address)
    told.get_by_role("button", name="Close this summary").tap()
    expect(told).to_have_count(0)
    critic.is_content()
