"""People who last, in a browser: a card by code and by passkey, profile, market, deleting, an evening of one deal."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.house import ServedHouse
from tests.browser.visitor import PHONE, Visitor
from tests.server.doors import wait_for

NOT_FOUND = re.compile("status of 404")


def play_out(*people: Visitor, table: str) -> None:
    """Everybody leaves, bots play the game to its end, and its result is written."""
    for person in people:
        person.context.request.delete(f"/api/tables/{table}/seat")
    read = people[0].context.request
    wait_for(lambda: read.get(f"/api/tables/{table}").json()["status"] == "over", "the game is over")


def finished(visitor: Visitor, nickname: str, *seats: str, title: str = "modern_art") -> str:
    visitor.post("/api/guest", {"nickname": nickname})
    wanted = [{"kind": s} if s == "me" else {"kind": "bot", "bot": s} for s in seats]
    table = str(visitor.post("/api/tables", {"title": title, "seats": wanted})["id"])
    visitor.post(f"/api/tables/{table}/start", {})
    play_out(visitor, table=table)
    history = visitor.context.request
    wait_for(lambda: table in history.get("/api/people/me").text(), "the result is written")
    return table


def stays_within(visitor: Visitor) -> None:
    assert not visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "nothing sticks out"


def test_a_code_makes_another_browser_the_same_person(come: Come, critic: Critic) -> None:
    ann, phone = come(), come(size=PHONE, touch=True)
    ann.post("/api/guest", {"nickname": "Ann"})
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Your page").click()
    expect(ann.page.get_by_role("heading", level=1, name="Ann")).to_be_visible()
    expect(ann.page.get_by_text("Browsers offer passkeys over https or on localhost only")).to_be_visible()
    ann.page.get_by_role("button", name="Make a recovery code").click()
    code = ann.page.get_by_label("Your recovery code").input_value()
    assert len(code) == 29
    critic.look(ann, "the card")

    phone.table("me", "greedy", "greedy", nickname="Annie")
    phone.page.goto("/me")
    phone.page.get_by_label("Recovery code").fill("no such code")
    phone.forgiven = re.compile("status of 401")
    phone.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.page.get_by_text("This is not a recovery code of this site.")).to_be_visible()
    phone.page.get_by_label("Recovery code").fill(code)
    phone.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.page.get_by_role("heading", name="There is one game of yours on this device")).to_be_focused()
    critic.look(phone, "games on this device")
    stays_within(phone)
    phone.page.get_by_role("button", name="Join the histories").click()
    expect(phone.page.get_by_role("heading", level=1, name="Ann")).to_be_visible()
    expect(phone.page.get_by_text("You have one since")).to_be_visible()
    assert ann.context.request.get("/api/tables").json()["yours"], "Ann sits at Annie's table"

    ann.page.get_by_role("button", name="Sign out everywhere else").click()
    ann.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(ann.page.get_by_text("You are signed in here only.")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_role("heading", level=1, name="Your page")).to_be_visible()
    critic.is_content()


def test_a_passkey_opens_the_card(come: Come, house: ServedHouse) -> None:
    ann = come(address=f"http://localhost:{house.port}")
    devtools = ann.context.new_cdp_session(ann.page)
    devtools.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    key = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    ann.post("/api/guest", {"nickname": "Ann"})
    ann.page.goto("/me")
    ann.page.get_by_label("Name of the passkey").fill("My laptop")
    ann.page.get_by_role("button", name="Add a passkey").click()
    expect(ann.page.get_by_text("The passkey is on your card.")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Remove My laptop")).to_be_visible()
    ann.page.get_by_role("button", name="Sign out here").click()
    ann.page.get_by_role("button", name="Sign out here").click()
    expect(ann.page.get_by_role("heading", level=1, name="Your page")).to_be_visible()
    ann.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(ann.page.get_by_role("heading", level=1, name="Ann")).to_be_visible()
    expect(ann.page.get_by_text("last used on")).to_be_visible()
    ann.page.get_by_role("button", name="Remove My laptop").click()
    expect(ann.page.get_by_text("This is the last key to your card")).to_be_visible()
    ann.page.get_by_role("button", name="Remove My laptop").click()
    expect(ann.page.get_by_text("My laptop")).to_have_count(0)
    ann.page.get_by_role("button", name="Sign out here").click()
    ann.page.get_by_role("button", name="Sign out here").click()
    ann.forgiven = re.compile("status of 401")
    ann.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(ann.page.get_by_text("No member card here has this passkey.")).to_be_visible()
    devtools.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": key})


def test_profile_market_and_the_end_of_it(come: Come, critic: Critic, new_house: Callable[..., ServedHouse]) -> None:
    house = new_house()
    ann, bob = come(house=house), come(house=house, size=PHONE, touch=True)
    ann.page.goto("/market")
    expect(ann.page.get_by_text("No game has been finished here yet")).to_be_visible()
    table = finished(ann, "Ann", "me", "greedy", "greedy")
    finished(ann, "Ann", "me", title="gallerist")
    page = ann.post("/api/member/code", {})["membership"]["card"]["page"]

    for visitor in (ann, bob):
        visitor.page.goto("/market")
        expect(visitor.page.get_by_role("heading", name="Average price of a painting")).to_be_visible()
        expect(visitor.page.get_by_role("img", name=re.compile("Fame of the artists"))).to_be_visible()
        visitor.page.get_by_text("Show as a table").first.click()
        expect(visitor.page.get_by_role("columnheader", name="Round 4").first).to_be_visible()
        critic.look(visitor, "the market")
        stays_within(visitor)
        visitor.page.goto(f"/people/{page}")
        expect(visitor.page.get_by_role("heading", name="Ann", level=1)).to_be_visible()
        expect(visitor.page.get_by_text("Strength in games with bots")).to_be_visible()
        expect(visitor.page.get_by_text("Favourites:").first).to_be_visible()
        replay = visitor.page.get_by_role("link", name="Replay")
        expect(replay.last).to_have_attribute("href", f"/replay/{table}")
        critic.look(visitor, "a profile")
        stays_within(visitor)
    ann.page.get_by_role("link", name="Replay").last.click()
    expect(ann.page.get_by_role("slider", name="Step")).to_be_visible()
    bob.page.goto("/people")
    expect(bob.page.get_by_role("link", name=re.compile("Ann"))).to_be_visible()

    ann.page.goto("/me")
    ann.page.get_by_role("radio", name="Only you").check()
    expect(ann.page.get_by_role("link", name="As others see you")).to_have_count(0)
    bob.forgiven = NOT_FOUND
    bob.page.goto(f"/people/{page}")
    expect(bob.page.get_by_role("heading", name="Nobody here")).to_be_visible()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download my data").click()
    with zipfile.ZipFile(download.value.path()) as files:
        assert f"records/modern_art-{table}.vrec" in files.namelist()
    ann.page.get_by_role("button", name="Delete my data").click()
    expect(ann.page.get_by_text("Backups that the host took before keep the older copies.")).to_be_visible()
    critic.look(ann, "before all is deleted")
    expect(ann.page.get_by_role("button", name="Delete everything")).to_be_disabled()
    ann.page.get_by_label("To confirm, type your name: Ann").fill("Ann")
    ann.page.get_by_role("button", name="Delete everything").click()
    expect(ann.page.get_by_role("heading", level=1, name="Your page")).to_be_visible()
    critic.is_content()


def test_an_evening_is_compared_when_the_last_table_is_over(come: Come, critic: Critic) -> None:
    ann, bob = come(), come(size=PHONE, touch=True)
    ann.page.goto("/evenings")
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_role("group", name="Players at each table").get_by_text("3", exact=True).click()
    ann.page.get_by_role("group", name="Bot takes over").get_by_text("never", exact=True).click()
    critic.look(ann, "the form of an evening")
    ann.page.get_by_role("button", name="Open the evening").click()
    expect(ann.page.get_by_role("heading", name=re.compile("Duplicate evening: Modern Art"))).to_be_visible()
    evening = ann.page.url
    bob.post("/api/guest", {"nickname": "Bob"})
    bob.page.goto(evening)
    bob.page.get_by_role("link", name="Take a seat").last.click()
    bob.page.get_by_role("button", name="Take this seat").first.click()
    expect(bob.page.get_by_text("The same cards are dealt at other tables, too")).to_be_visible()
    second = bob.table_id
    ann.page.reload()
    for number in (1, 2):
        tables = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_role("heading", name=f"Table {number}"))
        tables.get_by_role("button", name="Start").click()
        expect(tables.get_by_text("being played")).to_be_visible()
    critic.look(ann, "an evening in play")
    first = str(ann.page.get_by_role("link", name="To your table").get_attribute("href")).rpartition("/")[2]
    assert {ann.context.request.get(f"/api/tables/{one}").json()["away"] for one in (first, second)} == {0}

    bob.page.goto(f"/t/{first}")
    expect(bob.page.get_by_role("heading", name="This deal is still being played")).to_be_visible()
    critic.look(bob, "a sealed table")
    play_out(ann, table=first)
    ann.page.goto(f"/t/{first}")
    expect(ann.page.get_by_text("The same deal is still being played at another table.")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Record")).to_have_count(0)
    play_out(bob, table=second)
    bob.page.goto(evening)
    expect(bob.page.get_by_role("heading", name="Side by side")).to_be_visible()
    expect(bob.page.get_by_role("cell").filter(has_text="Ann")).to_be_visible()
    expect(bob.page.get_by_role("cell").filter(has_text="best in this seat").first).to_be_visible()
    stays_within(bob)
    critic.look(bob, "side by side")
    critic.is_content()


@pytest.mark.parametrize(
    ("locale", "page", "words"),
    [
        ("fr-FR", "/evenings", "Soirée en duplicate"),
        ("pl-PL", "/market", "Rynek sztuki"),
        ("pl-PL", "/me", "Twoja strona"),
    ],
)
def test_the_pages_speak_other_languages(come: Come, locale: str, page: str, words: str) -> None:
    visitor = come(locale=locale, size=PHONE, touch=True)
    visitor.page.goto(page)
    expect(visitor.page.get_by_role("heading", level=1, name=words)).to_be_visible()
    stays_within(visitor)
