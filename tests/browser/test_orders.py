"""Standing orders in the browser: the table bids up to an amount, then passes; what stands is shown, and can be stopped."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player, play_together
from tests.browser.visitor import Visitor


def sit_together(ann: Visitor, bob: Visitor) -> tuple[Player, Player]:
    """Two people and a bot at a table of Modern Art."""
    ann.table("me", "open", "random", nickname="Ann")
    bob.post("/api/guest", {"nickname": "Bob"})
    bob.post(f"/api/tables/{ann.table_id}/seat", {"seat": 1})
    ann.post(f"/api/tables/{ann.table_id}/start", {})
    bob.page.goto(ann.page.url)
    return Player(ann.is_seated(), 1), Player(bob.is_seated(), 2)


def may_order(visitor: Visitor) -> bool:
    choices = visitor.choices
    return bool(choices and choices["may_order"] and choices["amount"]["high"] >= choices["amount"]["low"] + 3)


def bids_of(visitor: Visitor, watcher: Visitor) -> list[int]:
    """What a seat has bid since the last painting was put up, as somebody else at the table was told."""
    events = [line["event"] for line in watcher_events(watcher)]
    last = max(at for at, event in enumerate(events) if event["event"] in ("offered", "added"))
    return [event["amount"] for event in events[last:] if event["event"] == "bid" and event["seat"] == visitor.seat]


def watcher_events(visitor: Visitor) -> list[dict[str, object]]:
    lines: dict[int, dict[str, object]] = {}
    for frame in visitor.told:
        screen = visitor.read(frame)
        lines |= {line["n"]: line for line in (screen["events"] if screen else ())}
    return [lines[n] for n in sorted(lines)]


def test_the_table_bids_for_a_player_up_to_an_amount(come: Come) -> None:
    ann, bob = come(), come()
    players = sit_together(ann, bob)
    play_together(*players, enough=lambda: may_order(bob))
    assert bob.choices is not None
    low = bob.choices["amount"]["low"]

    # The lot's own place leads to the form in the panel.
    bob.page.get_by_role("group", name="Quick answers").get_by_role("button", name="Bid for me").click()
    field = bob.panel.get_by_label("Up to", exact=True)
    expect(field).to_be_focused()
    field.fill(str(low + 2))
    bob.panel.get_by_role("button", name="Bid for me up to").click()

    # It bids at once, by as little as can be; nobody else is told of the order.
    bob.until(lambda: bids_of(bob, ann), "the table bids for Bob")
    assert low in bids_of(bob, ann)
    assert ann.state["orders"] == []

    # Whatever the others bid, it never goes above the amount; then it passes, and the auction comes to its end.
    said = len(bob.said)
    sold = len(ann.state["view"]["sales"])

    def is_over() -> bool:
        return len(ann.state["view"]["sales"]) > sold or ann.state["view"]["lot"] is None

    while not is_over():
        ann.until(lambda: is_over() or players[0].is_my_turn, "Ann's turn, or the hammer")
        if not is_over():
            players[0].answer()
    assert all(amount <= low + 2 for amount in bids_of(bob, ann))
    assert [one for one in bob.said[said:] if one["type"] == "play"] == []
    bob.until(lambda: bob.state["orders"] == [], "the order ends with its auction")


def test_an_order_is_seen_and_stopped(come: Come) -> None:
    ann, bob = come(), come()
    play_together(*sit_together(ann, bob), enough=lambda: may_order(bob))
    bob.panel.get_by_role("button", name="Bid for me").click()
    bob.panel.get_by_label("ask me").check()
    bob.panel.get_by_role("button", name="Bid for me up to").click()
    standing = bob.panel.get_by_role("list", name="What the table does for you")
    expect(standing).to_contain_text("then asks you")
    standing.get_by_role("button", name="Stop: Bids for you").click()
    expect(standing).to_have_count(0)
    assert bob.state["orders"] == []
