"""Standing orders in the browser: the table bids up to an amount, then passes; what stands can be seen and stopped."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player, play_together
from tests.browser.visitor import Json, Visitor


def sit_together(ann: Visitor, bob: Visitor) -> tuple[Player, Player]:
    """Two people and a bot at a table of Modern Art; both like to sell in the open, where an order makes sense."""
    ann.table("me", "open", "greedy", nickname="Ann")
    bob.post("/api/guest", {"nickname": "Bob"})
    bob.post(f"/api/tables/{ann.table_id}/seat", {"seat": 1})
    ann.post(f"/api/tables/{ann.table_id}/start", {})
    bob.page.goto(ann.page.url)
    players = Player(ann.is_seated(), 1), Player(bob.is_seated(), 2)
    for player in players:
        player.prefers = lambda option: "open" in option["move"].get("card", "")
    return players


def may_order(one: Player, other: Player) -> bool:
    """Whether both are asked the same in an open auction, and the first has money to leave to the table.

    Who hears of it first waits for the other: the auction stands still until one of them speaks.
    """
    if not any(both_are_asked(player.visitor) for player in (one, other)):
        return False

    def agree() -> bool:
        return both_are_asked(one.visitor) and both_are_asked(other.visitor) and number(one) == number(other)

    one.visitor.until(agree, "both are asked the same")
    amount = (one.visitor.choices or {})["amount"]
    return bool(amount and amount["high"] >= amount["low"] + 3)


def both_are_asked(visitor: Visitor) -> bool:
    return bool(
        visitor.is_asked
        and (visitor.choices or {})["may_order"]
        and visitor.state["view"]["decision"]["seats"] == [0, 1]
    )


def number(player: Player) -> int:
    return int((player.visitor.choices or {"number": -1})["number"])


def bids_of(visitor: Visitor, watcher: Visitor, after: int) -> list[int]:
    """What a seat has bid on this lot after that event, as somebody else at the table was told."""
    bids: list[int] = []
    for line in lines_told(watcher):
        event = line["event"]
        if line["n"] > after and event["event"] in ("sold", "offered"):
            break
        if line["n"] > after and event["event"] == "bid" and event["seat"] == visitor.seat:
            bids.append(event["amount"])
    return bids


def lines_told(visitor: Visitor) -> list[Json]:
    lines: dict[int, Json] = {}
    for frame in visitor.told:
        screen = visitor.read(frame)
        lines |= {line["n"]: line for line in (screen["events"] if screen else ())}
    return [lines[n] for n in sorted(lines)]


def test_the_table_bids_for_a_player_up_to_an_amount(come: Come) -> None:
    ann, bob = come(), come()
    players = sit_together(ann, bob)
    play_together(*players, enough=lambda: may_order(players[1], players[0]))
    assert bob.choices is not None
    low = bob.choices["amount"]["low"]
    before, said, sold = lines_told(ann)[-1]["n"], len(bob.said), len(ann.state["view"]["sales"])

    # The panel leads to the form, and the keyboard to its amount.
    bob.panel.get_by_role("button", name="Bid for me").click()
    field = bob.panel.get_by_label("Up to", exact=True)
    expect(field).to_be_focused()
    field.fill(str(low + 2))
    bob.panel.get_by_role("button", name="Bid for me up to").click()

    # It bids at once, by as little as can be; nobody else is told of the order.
    bob.until(lambda: bids_of(bob, ann, before), "the table bids for Bob")
    assert bids_of(bob, ann, before)[0] == low
    assert ann.state["orders"] == []

    # Whatever the others bid, it never goes above the amount; then it passes, and the auction comes to its end.
    def is_over() -> bool:
        return len(ann.state["view"]["sales"]) > sold or ann.state["view"]["lot"] is None

    while not is_over():
        ann.until(lambda: is_over() or players[0].is_my_turn, "Ann's turn, or the hammer")
        if not is_over():
            players[0].answer()
    assert all(amount <= low + 2 for amount in bids_of(bob, ann, before))
    assert [one for one in bob.said[said:] if one["type"] == "play"] == []
    bob.until(lambda: bob.state["orders"] == [], "the order ends with its auction")


def test_an_order_is_seen_and_stopped(come: Come) -> None:
    ann, bob = come(), come()
    players = sit_together(ann, bob)
    play_together(*players, enough=lambda: may_order(players[1], players[0]))
    bob.panel.get_by_role("button", name="Bid for me").click()
    bob.panel.get_by_label("ask me").check()
    bob.panel.get_by_role("button", name="Bid for me up to").click()
    standing = bob.panel.get_by_role("list", name="Standing orders")
    expect(standing).to_contain_text("then asks you")
    standing.get_by_role("button", name="Stop: Bids for you").click()
    expect(standing).to_have_count(0)
    bob.until(lambda: bob.state["orders"] == [], "nothing is ordered any more")
