"""Who plays against you: chosen once for every game that begins at once, and by the seat where friends come."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_a_level_is_chosen_and_kept_on_the_device(come: Come) -> None:
    ann = come().come_in()
    page = ann.page
    page.get_by_label("Bots you play against").select_option(label="Dealer")
    expect(page.get_by_text("Thinks of a few answers")).to_be_visible()
    ann.play_now("Ann")
    assert sorted(str(seat["bot"]) for seat in ann.state["table"]["seats"]) == ["None", "dealer", "dealer", "dealer"]
    expect(page.get_by_role("region", name="Players").get_by_text("Dealer", exact=True)).to_have_count(3)
    assert ann.state["table"]["away"] == 0, "nobody waits: no bot goes on while Ann is away"


def test_a_host_chooses_a_level_for_a_seat_in_the_waiting_room(come: Come) -> None:
    ann = come().come_in()
    page = ann.page
    form = ann.open_form()
    form.get_by_label("Your name at the table").fill("Ann")
    form.get_by_label("Seat 2").select_option(label="Bot: Maestro")
    expect(form.get_by_text("Thinks each answer through")).to_be_visible()
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("2 seats are still free.")).to_be_visible()
    page.get_by_label("Seat 3").select_option(label="Bot: Visitor")
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    expect(page.get_by_text("Visitor (bot).")).to_be_visible()
    page.get_by_label("Seat 2").select_option(label="Open to anyone")
    expect(page.get_by_text("2 seats are still free.")).to_be_visible()
