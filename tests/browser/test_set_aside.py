"""A table that was stored with other rules: the lobby and its own page say so, and show what was stored of it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.house import ServedHouse
from tests.browser.player import Player
from tests.browser.test_languages import is_in
from tests.browser.test_phone import nothing_sticks_out
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.browser.words import say
from tests.server.deals import rich_seed
from tests.server.test_other_versions import OTHER
from vernissage.core.records import Record


def reopened_with_other_rules(house: ServedHouse, table: str) -> None:
    """The house is closed, and opened again where another version of the rules is played."""
    house.kill()
    connection = sqlite3.connect(house.database)
    with connection:
        connection.execute(OTHER["rules"], (table,))
    connection.close()
    house.open()


def set_aside(visitor: Visitor, moves: int = 3) -> str:
    """A table at which Ann has moved some times, before it is set aside; its id. Ann is in the lobby again."""
    visitor.table("me", "greedy", "greedy")
    player = Player(visitor)
    for _ in range(moves):
        player.wait_for_turn()
        player.answer()
    table = visitor.table_id
    visitor.page.goto("about:blank")
    reopened_with_other_rules(visitor.house, table)
    visitor.page.goto("/")
    return table


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_of_other_rules_is_looked_at_from_the_lobby_on(
    come: Come, new_house: Callable[..., ServedHouse], critic: Critic, size: tuple[int, int], tmp_path: Path
) -> None:
    visitor = come(house=new_house(), size=size, touch=size == PHONE)
    page = visitor.page
    table = set_aside(visitor)

    # In the lobby.
    row = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Modern Art")
    expect(row).to_contain_text("version 41 of the rules, not playable here")
    expect(row).to_contain_text("See what was stored")
    nothing_sticks_out(visitor)
    critic.look(visitor, "the lobby")
    row.click()

    # Its page: why, who, and every line of the record.
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Modern Art")
    why = "This table was started with version 41 of the rules of Modern Art; this server plays version 1."
    expect(page.get_by_text(why)).to_be_visible()
    text = visitor.context.request.get(f"/api/tables/{table}/record").text()
    record = Record.parse(text)
    assert record.header.rules == 41
    seats = page.get_by_role("list", name="Who sat here").get_by_role("listitem")
    expect(seats).to_contain_text(list(record.header.names))
    lines = page.get_by_role("region", name="What was stored").locator("ol > li")
    expect(lines).to_have_count(len(record.entries))
    shown = [line.split() for line in lines.all_inner_texts()]
    names = record.header.names
    assert shown == [f"{one.number} {names[one.seat]} {one.move}".split() for one in record.entries]
    assert [one.seat for one in record.entries].count(0) >= 2, "what Ann did herself is among it"
    nothing_sticks_out(visitor)
    critic.look(visitor, "a table that is set aside")
    page.get_by_text("The whole record as it is written").click()
    expect(page.locator("pre")).to_have_text(text)
    nothing_sticks_out(visitor)
    critic.look(visitor, "its whole record")
    critic.is_content()

    # The record can be taken along.
    with page.expect_download() as started:
        page.get_by_role("link", name="Download the record").click()
    started.value.save_as(tmp_path / "stored.vrec")
    assert (tmp_path / "stored.vrec").read_text("utf-8") == text
    page.get_by_role("link", name="Back to all tables").click()
    expect(row).to_have_count(1)


@pytest.mark.parametrize("begun", [True, False], ids=["no move", "not begun"])
def test_where_nothing_was_played_nothing_is_listed(
    come: Come, new_house: Callable[..., ServedHouse], begun: bool
) -> None:
    visitor = come(house=new_house())
    visitor.table("me", "greedy" if begun else "open", "greedy", seed=rich_seed())  # Ann would begin
    table = visitor.table_id
    visitor.page.goto("about:blank")
    reopened_with_other_rules(visitor.house, table)
    visitor.page.goto(f"/t/{table}")
    expect(visitor.page.get_by_role("list", name="Who sat here")).to_contain_text("Ann")
    expect(visitor.page.get_by_text("No move was stored.")).to_have_count(int(begun))
    expect(visitor.page.get_by_role("link", name="Download the record")).to_have_count(int(begun))


def test_what_was_stored_is_told_in_other_languages(come: Come, new_house: Callable[..., ServedHouse]) -> None:
    house = new_house()
    visitor = come(house=house)
    table = set_aside(visitor, 1)
    for locale, language in (("fr-FR", "fr"), ("pl-PL", "pl")):
        reader = come(house=house, locale=locale)
        reader.page.goto(f"/t/{table}")
        expect(reader.page.get_by_role("heading", name=say(language, "stored-heading"))).to_be_visible()
        expect(reader.page.locator("ol > li").first).to_be_visible()
        is_in(language, reader)
