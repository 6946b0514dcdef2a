"""The host's page, and the door of a closed house, in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.house import COMMAND, ServedHouse
from tests.browser.visitor import DESK, PHONE, Visitor

UNAUTHORISED = re.compile("status of 401")


def sit_down(visitor: Visitor, house: ServedHouse, label: str = "Host key", button: str = "Open the desk") -> None:
    visitor.forgiven = UNAUTHORISED
    visitor.page.goto("/host")
    visitor.page.get_by_label(label).fill((house.data / "host.key").read_text("ascii"))
    visitor.page.get_by_role("button", name=button).click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_host_looks_quietens_ends_and_deletes(
    come: Come, critic: Critic, new_house: Callable[..., ServedHouse], size: tuple[int, int]
) -> None:
    house = new_house()
    ann = come(house=house).table("me", "greedy", "greedy")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Write a message").fill("something rude")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("something rude")

    host = come(house=house, size=size, touch=size == PHONE)
    page = host.page
    host.forgiven = UNAUTHORISED
    page.goto("/host")
    page.get_by_label("Host key").fill("not the key at all")
    page.get_by_role("button", name="Open the desk").click()
    expect(page.get_by_role("alert").filter(has_text="This is not the host key.")).to_be_visible()
    critic.look(host, "the key")
    sit_down(host, house)
    expect(page.get_by_role("heading", name="The server")).to_be_visible()
    row = page.locator("li").filter(has=page.get_by_role("heading", name=re.compile(ann.table_id)))
    expect(row).to_contain_text("Ann")
    expect(row).to_contain_text("1 connection")
    expect(page.get_by_text("Finished tables are kept for ever")).to_be_visible()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "nothing sticks out"
    critic.look(host, "the desk")

    row.get_by_role("button", name="Chat").click()
    expect(row).to_contain_text("something rude")
    critic.look(host, "a guest book")
    row.get_by_role("button", name="Remove Ann's message").click()
    expect(row).to_contain_text("removed")
    expect(ann.page.get_by_role("log")).to_contain_text("removed by the host of the site")
    expect(ann.page.get_by_role("log")).not_to_contain_text("something rude")
    row.get_by_role("button", name="Mute Ann").click()
    expect(page.get_by_role("heading", name="Muted guests")).to_be_visible()
    ann.page.get_by_label("Write a message").fill("hello?")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("The host of this site has muted you")).to_be_visible()
    row.get_by_role("button", name="Close the chat").click()

    with page.expect_download() as download:
        row.get_by_role("link", name="Export").click()
    assert "redacted" in Path(download.value.path()).read_text("utf-8")
    row.get_by_role("button", name="Close", exact=True).click()
    expect(row).to_contain_text("The game ends for everyone")
    row.get_by_role("button", name="Close", exact=True).click()
    expect(ann.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(row).to_contain_text("closed")
    row.get_by_role("button", name="Delete", exact=True).click()
    expect(row).to_contain_text("deleted for good")
    critic.look(host, "asked once more")
    ann.forgiven = re.compile("status of 404")
    row.get_by_role("button", name="Delete", exact=True).click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Leave the desk").click()
    expect(page.get_by_label("Host key")).to_be_visible()
    critic.is_content()


@pytest.mark.parametrize(
    ("locale", "label", "button", "heading"),
    [
        ("fr-FR", "Clé de l'hôte", "Ouvrir le bureau", "Le serveur"),
        ("pl-PL", "Klucz gospodarza", "Otwórz biurko", "Serwer"),
    ],
)
def test_the_desk_speaks_three_languages(
    come: Come, house: ServedHouse, locale: str, label: str, button: str, heading: str
) -> None:
    host = come(locale=locale, size=PHONE, touch=True)
    sit_down(host, house, label, button)
    expect(host.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    assert not host.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "nothing sticks out"


def test_a_closed_house_asks_once(come: Come, critic: Critic, new_house: Callable[..., ServedHouse]) -> None:
    house = new_house(command=(*COMMAND, "--house-password", "open sesame"))
    visitor = come(house=house, size=PHONE, touch=True)
    visitor.forgiven = UNAUTHORISED
    page = visitor.page
    page.goto("/")
    page.get_by_label("Password of the club").fill("let me in")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("That is not the password of the club.")).to_be_visible()
    critic.look(visitor, "the door")
    page.get_by_label("Password of the club").fill("open sesame")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    visitor.forgiven = None
    page.reload()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    critic.is_content()
