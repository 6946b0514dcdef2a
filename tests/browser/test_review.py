"""The review of a game: asked for, waited for, read, and each moment shown on the board."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import ServedHouse
from tests.browser.visitor import DESK, PHONE
from tests.server.evenings import put_game, record_of


@pytest.fixture(scope="module")
def brief_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """A house that reviews games briefly."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("VERNISSAGE_REVIEW_SECONDS", "2")
        house = ServedHouse(Path(tmp_path_factory.mktemp("brief"))).open()
    yield house
    house.close()
    house.must_be_well()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_reviewed_and_its_moments_are_shown(
    come: Come, brief_house: ServedHouse, size: tuple[int, int]
) -> None:
    visitor = come(house=brief_house, size=size, touch=size == PHONE).come_in()
    page = visitor.page
    visitor.post("/api/guest", {"nickname": "Ann"})
    guest = page.request.get("/api/house").json()["you"]["guest"]
    table = put_game(brief_house, record_of("modern_art"), guest)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Review", exact=True).click()
    begin = page.get_by_role("button", name="Review the game")
    expect(begin).to_be_visible(timeout=120_000)  # a process that is only starting walks through the game first
    begin.click()
    receipt = page.get_by_role("article", name="Moment 1", exact=True)
    expect(receipt).to_contain_text("The computer would have", timeout=120_000)
    expect(receipt).to_contain_text(re.compile(r"−[\d.]+%"))
    expect(page.get_by_text("In hindsight")).to_be_attached()
    before = page.get_by_role("heading", name=re.compile("^Set-up"))
    expect(before).to_be_visible()
    receipt.get_by_role("button").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Step \d+ of"))).to_be_visible()
    expect(page.get_by_role("main")).to_be_visible()


def test_where_there_is_none_that_is_said(come: Come, brief_house: ServedHouse) -> None:
    visitor = come(house=brief_house).come_in()
    page = visitor.page
    visitor.post("/api/guest", {"nickname": "Ann"})
    guest = page.request.get("/api/house").json()["you"]["guest"]
    running = json.dumps({"table": "of a running game", "step": 3, "eyes": "0", "imagined": True})
    page.goto(f"/replay/{put_game(brief_house, record_of('modern_art'), guest, fork=running)}?review")
    expect(page.get_by_text("There is no review of this game to be had here.")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("button", name="Review the game")).to_have_count(0)
