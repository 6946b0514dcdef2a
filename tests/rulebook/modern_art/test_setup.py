"""Before the first auction: the box, the deal, the money, who begins, and the options of a game."""

from __future__ import annotations

import pytest

from tests.builders import random_game
from tests.rulebook.modern_art.scene import hold_together, names, scene
from tests.rules import rule
from vernissage import ComponentsError, DealError, OptionError, SeatCountError
from vernissage.games.modern_art import events, title

SPLIT = {
    "nex": (3, 3, 2, 2, 2),
    "bahut": (3, 2, 3, 3, 2),
    "darmoir": (3, 3, 3, 3, 2),
    "sadland": (3, 3, 3, 3, 3),
    "koriko": (4, 3, 3, 3, 3),
}
"""Open, once around, sealed, fixed price, double: the brief's table."""


@rule("MA-2")
def test_the_box_holds_seventy_paintings_of_five_artists() -> None:
    box = title.setup(3).components
    assert box.artists == ("nex", "bahut", "darmoir", "sadland", "koriko")
    assert len(box.cards) == 70
    assert [box.artist.count(artist) for artist in range(5)] == [12, 13, 14, 15, 16]


@rule("MA-2", "MA-9")
@pytest.mark.parametrize("artist", SPLIT)
def test_each_artist_has_its_auctions(artist: str) -> None:
    cards = title.setup(3).components.cards
    signs = ("open", "once", "sealed", "fixed", "double")
    counted = tuple(sum(card.startswith(f"{artist}-{sign}-") for card in cards) for sign in signs)
    assert counted == SPLIT[artist]


@rule("MA-2")
def test_the_cards_are_shuffled_anew_for_each_seed() -> None:
    decks = [title.new(3, seed).position.deck for seed in range(20)]
    assert len(set(decks)) == 20
    assert all(sorted(deck) == list(range(70)) for deck in decks)
    assert title.new(3, 5).position.deck == title.new(3, 5).position.deck


@rule("MA-3", "MA-37")
@pytest.mark.parametrize(("seats", "deal"), [(3, (10, 6, 6, 0)), (4, (9, 4, 4, 0)), (5, (8, 3, 3, 0))])
def test_so_many_cards_are_dealt_each_round(seats: int, deal: tuple[int, ...]) -> None:
    p = title.new(seats, 7).position
    assert [len(hand) for hand in p.hands] == [deal[0]] * seats
    for number in (1, 2, 3):
        held = [len(hand) for hand in p.hands]
        p.round = number
        p.deal_hands()
        assert [len(hand) for hand in p.hands] == [count + deal[number] for count in held]
        hold_together(p)


@rule("MA-3")
def test_hands_come_from_the_top_of_the_deck_and_no_two_share_a_card() -> None:
    p = title.new(4, 11).position
    assert sorted(card for hand in p.hands for card in hand) == sorted(p.deck[:36])
    assert p.dealt == 36


@rule("MA-3")
@pytest.mark.parametrize("seats", [2, 6, 0, True])
def test_it_is_a_game_for_three_to_five(seats: int) -> None:
    with pytest.raises(SeatCountError, match="3 to 5"):
        title.new(seats)


@rule("MA-4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_a_hundred(seats: int) -> None:
    p = title.new(seats, 3).position
    assert p.cash == [100] * seats
    assert p.bank == 0


@rule("MA-6", "MA-R16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_names_the_first_seller(seats: int) -> None:
    first = [title.new(seats, seed).position.seller for seed in range(60)]
    assert set(first) == set(range(seats))
    assert first == [title.new(seats, seed).position.seller for seed in range(60)]


@rule("MA-6")
def test_the_first_seller_is_asked_for_the_first_painting() -> None:
    game = title.new(3, 1, deal={"first_seller": ["2"]})
    assert (game.position.seller, game.decision.key, game.decision.seats) == (2, "offer", (2,))
    began = [event for event in game.events if isinstance(event, events.RoundBegan)]
    assert [(event.round, event.seat) for event in began] == [(1, 2)]


@rule("MA-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_has_four_rounds(seats: int) -> None:
    for seed in range(4):
        p = random_game("modern_art", seats, seed)
        assert len(p.markers) == 4
        assert {sale[0] for sale in p.sales} <= {0, 1, 2, 3}
        hold_together(p)


@rule("MA-26", "MA-27", "MA-46")
@pytest.mark.parametrize(
    ("options", "payment"),
    [
        ({}, "new_seller"),
        ({"edition": "matagot"}, "new_seller"),
        ({"edition": "classic"}, "split"),
        ({"edition": "classic", "double_payment": "new_seller"}, "new_seller"),
        ({"double_payment": "split"}, "split"),
    ],
)
def test_the_edition_says_who_is_paid_for_a_double_unless_told(options: dict[str, object], payment: str) -> None:
    assert title.setup(4, options).options["double_payment"] == payment


@rule("MA-R14", "MA-42")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_mystery_hand_is_for_three_players_only(seats: int) -> None:
    with pytest.raises(OptionError, match="mystery_hand is for 3 players only"):
        title.new(seats, options={"mystery_hand": True})
    assert title.new(seats, options={"mystery_hand": False}).position.mystery is False


@pytest.mark.parametrize(
    "options",
    [{"edition": "mayfair"}, {"double_payment": "all"}, {"mystery_hand": "perhaps"}, {"open_cash": 3}, {"loans": True}],
)
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        title.new(3, options=options)


@pytest.mark.parametrize(
    "deal",
    [
        {"deck": ["nex-open-9"]},
        {"deck": ["nex-open-1", "nex-open-1"]},
        {"first_seller": ["3"]},
        {"first_seller": ["-1"]},
        {"hands": ["nex-open-1"]},
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: dict[str, list[str]]) -> None:
    with pytest.raises(DealError):
        title.new(3, deal=deal)


@rule("MA-2")
def test_an_owner_of_the_rival_box_can_put_in_its_count() -> None:
    text = title.standard_components
    nex = text.index('key = "nex"')
    own = text[:nex] + text[nex:].replace("open = 3", "open = 2", 1).replace("fixed = 2", "fixed = 3", 1)
    game = title.new(3, 1, components=own)
    assert sorted(names(game.position, range(12))).count("nex-fixed") == 3
    assert title.load(game.record.dump()) == game


@rule("MA-2")
def test_an_owners_file_need_not_end_in_a_line_break() -> None:
    game = title.new(3, 1, components=title.standard_components + "# as counted from my own box")
    assert title.load(game.record.dump()) == game


@rule("MA-2")
def test_a_box_that_does_not_add_up_is_refused() -> None:
    with pytest.raises(ComponentsError, match="add up to 13, but total is 12"):
        title.new(3, components=title.standard_components.replace("once = 3", "once = 4", 1))


@rule("MA-42")
def test_the_scene_deals_the_mystery_hand_too() -> None:
    assert len(scene("nex", "nex", "nex", mystery="koriko*3").hands) == 4
