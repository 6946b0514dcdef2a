"""Where one is told that it is one's turn: given, confirmed by the letter's link, and ended again, on the own page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import COMMAND, ServedHouse
from tests.server.doors import wait_for
from tests.server.post_office import post_office


def test_an_address_is_given_and_confirmed_on_ones_own_page(come: Come, new_house: Callable[..., ServedHouse]) -> None:
    with post_office() as office:
        mail = ("--smtp", office.address, "--mail-from", "house@club.example")
        ann = come(house=new_house(command=(*COMMAND, *mail)))
        page = ann.page
        ann.post("/api/guest", {"nickname": "Ann"})
        page.goto("/me")
        section = page.get_by_role("region", name="When it is your turn")
        expect(section).to_contain_text("With a member card you can be told by e-mail.")
        ann.post("/api/member/code", {})
        page.reload()
        section.get_by_label("E-mail address").fill("ann@example.org")
        section.get_by_role("button", name="Send me a letter to confirm").click()
        expect(section).to_contain_text("ann@example.org is not confirmed yet")
        wait_for(lambda: office.letters, "the letter")
        page.goto(f"/me?confirm={office.link(0, 'confirm')}")
        section.get_by_role("button", name="Confirm the address: tell me there").click()
        expect(section).to_contain_text("You are told by e-mail at ann@example.org.")
        expect(page).to_have_url(f"{ann.house.url}/me")
        section.get_by_role("button", name="No more e-mail, forget the address").click()
        expect(section.get_by_role("status")).to_have_text("You will get no more e-mail.")
