"""Tables of Modern Art that were written down and changed: what could not have come about is told by its name."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.builders import talk
from tests.core.tables import dealt
from tests.rulebook.modern_art.scene import seen
from tests.rules import rule
from vernissage.bots import Budget, bot
from vernissage.core.errors import PositionError
from vernissage.games.modern_art import title


def auctioned() -> dict[str, Any]:
    """Some lots are sold, the first by open auction, the last by sealed bids; a card is to be offered."""
    game = dealt("nex-open-1")
    position = game.position
    talk(game, "0 offer nex-open-1; 1 bid 7; 2 pass; 0 pass")
    dice = random.Random(2)
    while not any(sale.bids for sale in position.sales) or position.question.key != "offer":
        position.push(position.nth(dice.randrange(min(9, position.count()))))
        assert position.frames
    return position.plain()


def sealed(data: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """The sale by sealed bids, and its line."""
    return next((place, sale) for place, sale in enumerate(data["table"]["sales"]) if sale["bids"])


def problems(data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as error:
        title.set_up(data)
    return "\n".join(error.value.problems)


@rule("MA-10", "MA-11", "MA-16", "MA-36")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"price": 6000}, "sales[0].price: from 0 to 2700, not 6000"),
        ({"price": -1}, "sales[0].price: from 0 to 2700, not -1"),
        ({"price": 0}, "sales[0].price: only the seller has a lot for nothing"),
        ({"round": 3}, "sales[0].round: it is round 0, not 3"),
        ({"buyer": "seat 2"}, "sales[0].cards: nex-open-1 is not on the wall of seat 2"),
        ({"buyer": "nobody"}, "sales[0]: opener, seller and buyer are seats, not nobody"),
        ({"cards": []}, "sales[0].cards: a card, or a double and a second card of its artist"),
        ({"auction": "fixed"}, "sales[0].auction: nex-open-1 is sold by open auction"),
        ({"seller": "seat 2"}, "sales[0].seller: seat 0 offered it, and nobody added a card"),
        ({"bids": [1, 7, 2]}, "sales[0].bids: 0 sealed bids were opened, not 3"),
    ],
)
def test_a_sale_that_cannot_have_been(change: dict[str, Any], told: str) -> None:
    data = auctioned()
    data["table"]["sales"][0] |= change
    assert told in problems(data)


def test_a_card_in_hand_was_not_sold() -> None:
    data = auctioned()
    card = data["table"]["hands"][0][0]
    data["table"]["sales"][0]["cards"] = [card]
    assert f"sales[0].cards: {card} is not on the wall of seat 1" in problems(data)
    data = auctioned()
    data["table"]["sales"].append(data["table"]["sales"][0])
    assert "cards: nex-open-1 was sold before" in problems(data)


@rule("MA-19", "MA-20", "MA-R8")
def test_sealed_bids_are_one_a_seat_and_the_highest_wins() -> None:
    place, sale = sealed(auctioned())
    for bids, told in (
        ([*sale["bids"], 0], f"sales[{place}].bids: 3 sealed bids were opened, not 4"),
        ([bid + 1 for bid in sale["bids"]], f"sales[{place}].bids: the highest of them is the price"),
    ):
        data = auctioned()
        data["table"]["sales"][place]["bids"] = bids
        assert told in problems(data)
    data = auctioned()
    data["table"]["sales"][place] |= {"bids": [4, 4, 4], "price": 4, "seller": "seat 0", "opener": "seat 0"}
    data["table"]["sales"][place]["buyer"] = "seat 1"
    assert f"sales[{place}].buyer: of equal bids the seller's wins" in problems(data)


@rule("MA-34")
@pytest.mark.parametrize("row", [(77, 0, 0, 0, 0), (30, 30, 0, 0, 0), (20, 10, 0, 0, 0)])
def test_markers_that_are_never_laid(row: tuple[int, ...]) -> None:
    data = dealt("nex-open-1").position.plain()
    data["table"] |= {"round": 1, "markers": [dict(zip(data["table"]["offered"], row, strict=True))]}
    assert "markers[0]: 30, 20, 10 are laid once each, from the first on" in problems(data)


@rule("MA-5")
def test_cash_is_what_the_screen_hides_whatever_the_catalogue_says() -> None:
    """Somebody wrote other cash down: each seat sees its own, and bots that have only their view play on."""
    data = auctioned()
    cash = data["table"]["cash"]
    data["table"]["cash"] = [*cash[1:], *cash[:1]]
    position = title.set_up(data)
    assert len({*cash}) > 1
    for seat in range(3):
        imagined = title.imagine(seen(position, seat), random.Random(seat))
        assert imagined.cash[seat] == position.cash[seat]
        assert seen(imagined, seat) == seen(position, seat)
        assert sum(imagined.cash) - imagined.bank == 300
    game, players = title.at(position), [bot("greedy", title) for _ in range(3)]
    for seat, player in enumerate(players):
        player.begin(title, seat, random.Random(seat))
    while game.outcome is None:
        seat = game.decision.seats[0]
        game.play(seat, players[seat].answer(game.view(seat), Budget()))
    assert game.outcome.reason == "four_rounds"


def test_who_may_speak_on_the_floor_tells_who_has_money() -> None:
    """Cash was set up by hand: from who is awaited a seat knows at least who can still raise."""
    game = dealt("nex-open-1")
    talk(game, "0 offer nex-open-1; 1 bid 60")
    data = game.position.plain()
    data["table"]["cash"] = [55, 195, 50]
    data["asked"] = [{"question": "raise", "seat": "seat 2"}]
    assert "the leader" not in problems(data)
    data["table"]["cash"] = [140, 110, 50]
    data["asked"] = [{"question": "raise", "seat": "seat 0"}]
    position = title.set_up(data)
    imagined = title.imagine(seen(position, 0), random.Random(1))
    assert imagined.question.awaited(imagined) == (0,)
    assert imagined.cash[2] <= 60 <= imagined.cash[1]
