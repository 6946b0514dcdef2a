"""Lots, bids and the order in which everybody chooses."""

from __future__ import annotations

import msgspec
import pytest

from tests.builders import only
from tests.rulebook.art_society.scene import (
    asked,
    begin,
    bid,
    changed,
    choose_lots,
    finish_round,
    may,
    names,
    play,
    refused,
    scene,
    seen,
)
from tests.rules import rule
from vernissage.core.games import Game
from vernissage.core.records import Record
from vernissage.core.redaction import redacted
from vernissage.games.art_society import events, title
from vernissage.games.art_society.position import ArtSocietyPosition


@rule("AS-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_auctioneer_takes_one_painting_more_than_there_are_players(seats: int) -> None:
    p = begin(seats).position
    seat = p.auctioneer
    for number in range(seats + 1):
        assert asked(p) == ("lot", (seat,))
        assert len(seen(p, None).chosen) == number
        play(p, f"{seat} lot 3x3-5")
    assert asked(p)[0] == "bid"
    assert len(p.lots) == seats + 1


@rule("AS-8")
def test_example_with_three_players_the_auctioneer_takes_four_paintings() -> None:
    p = begin(3).position
    choose_lots(p, "3x2-4", "4x4-7", "2x2-3", "4x4-7")
    assert asked(p)[0] == "bid"
    assert [p.box.value[tile] for tile in p.lots] == [3, 4, 7, 7]


@rule("AS-8")
def test_faces_are_shown_only_when_all_are_chosen() -> None:
    p = begin(2).position
    tile = p.piles[p.box.pile_numbers["5x5-9"]][0]
    play(p, f"{p.auctioneer} lot 5x5-9")
    for viewer in (0, 1, None):
        assert seen(p, viewer).lots == ()
        assert seen(p, viewer).chosen == ("5x5-9",)
        assert p.box.paintings[tile] not in msgspec.json.encode(seen(p, viewer)).decode()
    shown = only(choose_lots(p, "2x2-3", "2x2-3"), events.LotsShown)
    assert shown.paintings == tuple(names(p, p.lots)) == seen(p, None).lots
    assert tile in p.lots


@rule("AS-8", "AS-R27")
def test_several_of_one_number_may_be_chosen_until_the_pile_is_empty() -> None:
    p = begin(4).position
    choose_lots(p, *["5x5-9"] * 4, "4x5-8")
    assert [p.box.value[tile] for tile in p.lots] == [8, 9, 9, 9, 9]
    bid(p, 1, 2, 3, 4)
    finish_round(p)
    assert refused(p, f"{p.auctioneer} lot 5x5-9").rule == "AS-8"
    assert f"lot {'5x5-9'}" not in may(p, p.auctioneer)


@rule("AS-8")
def test_a_choice_of_lots_can_be_taken_back_until_they_are_shown() -> None:
    game = begin(2)
    p = game.position
    seat = p.auctioneer
    play(game, f"{seat} lot 5x5-9; {seat} lot 2x2-3")
    game.take_back(seat)
    assert seen(p, None).chosen == ("5x5-9",)
    choose_lots(game)
    assert game.undoable(seat) == 0


@rule("AS-9")
def test_all_bid_at_once_in_secret_the_auctioneer_too() -> None:
    p = begin(3).position
    choose_lots(p)
    assert (p.decision.mode, set(p.decision.seats)) == ("sealed", {0, 1, 2})
    heard = play(p, "2 bid 20; 0 bid 3")
    assert [type(event) for event in heard] == [events.BidLaid] * 2
    for viewer in (0, 1, 2, None):
        view = seen(p, viewer)
        assert view.laid == (0, 2)
        assert view.own_bid == {0: 3, 2: 20}.get(viewer if viewer is not None else -1)
        assert all(player.shown == () for player in view.players)
    play(p, "1 bid 7")
    assert p.order == (2, 1, 0)
    assert [player.shown for player in seen(p, None).players] == [(3,), (7,), (20,)]


@rule("AS-9", "AS-4")
def test_a_card_is_played_once() -> None:
    p = begin(2).position
    choose_lots(p)
    bid(p, 5, 9)
    assert p.spent == [(p.spent[0][0], 5), (p.spent[1][0], 9)]
    finish_round(p)
    choose_lots(p)
    assert refused(p, "0 bid 5").rule == "AS-4"
    assert refused(p, "0 bid 21").rule == "AS-9"
    assert len(may(p, 0)) == 19


@rule("AS-R29")
def test_a_bid_may_be_changed_until_the_last_one_lies() -> None:
    p = begin(3).position
    choose_lots(p)
    play(p, "0 bid 20; 1 bid 4; 0 bid 2")
    assert p.decision.optional == (0, 1)
    play(p, "2 bid 1")
    assert p.spent[0][1:] == (2,)
    assert 20 in p.hands[0]


@rule("AS-9")
def test_cards_that_were_shown_are_not_taken_back() -> None:
    game = begin(3)
    choose_lots(game)
    play(game, "2 bid 9; 1 bid 4")
    assert game.undoable(1) == 1
    play(game, "0 bid 20")
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]


@rule("AS-10")
@pytest.mark.parametrize(("bids", "order"), [((5, 9, 7), (1, 2, 0)), ((20, 1, 2), (0, 2, 1)), ((1, 2, 3), (2, 1, 0))])
def test_the_highest_bid_chooses_first(bids: tuple[int, ...], order: tuple[int, ...]) -> None:
    p = begin(3).position
    choose_lots(p)
    bid(p, *bids)
    assert p.order == seen(p, None).order == order
    for seat in order:
        assert asked(p) == ("take", (seat,))
        tile = names(p, p.lots)[0]
        play(p, f"{seat} take {tile}; {seat} keep; {seat} done")
    assert asked(p)[0] == "lot"


@rule("AS-10")
def test_only_what_is_still_on_offer_can_be_taken() -> None:
    p = scene(lots="portrait-gold-2x2 portrait-gold-3x2 portrait-gold-2x4")
    assert refused(p, "0 take portrait-gold-4x3").rule == "AS-10"
    assert refused(p, "0 done").rule == "CORE-6"
    play(p, "0 take portrait-gold-3x2; 0 keep; 0 done")
    assert may(p, 1) == {"take portrait-gold-2x2", "take portrait-gold-2x4"}


def tied(*piles: tuple[int, ...], **options: object) -> ArtSocietyPosition:
    """A round about to be bid in, with these cards on the piles, the starting bid first."""
    p = begin(len(piles), (), **options).position
    choose_lots(p)
    return changed(
        p,
        spent=[list(pile) for pile in piles],
        hands=[[card for card in range(1, 21) if card not in pile[1:]] for pile in piles],
        spare_bids=[bid for bid in p.box.starting_bids if bid not in [pile[0] for pile in piles]],
        round=len(piles[0]) - 1,
    )


@rule("AS-11", "AS-R7")
def test_equal_bids_compare_the_cards_below() -> None:
    p = tied((3, 8, 3), (2, 7, 5), (4, 9, 1))
    bid(p, 10, 10, 2)
    assert p.order == (1, 0, 2)
    assert [player.shown for player in seen(p, None).players] == [(10, 3), (10, 5), (2,)]


@rule("AS-11", "AS-R7")
def test_ties_go_down_to_the_starting_bids_which_all_differ() -> None:
    p = tied((1, 8, 3), (3, 8, 3), (2, 8, 3))
    bid(p, 10, 10, 10)
    assert p.order == (1, 2, 0)
    assert [player.shown for player in seen(p, 0).players] == [(10, 3, 8, 1), (10, 3, 8, 3), (10, 3, 8, 2)]


@rule("AS-11")
def test_a_higher_bid_beats_any_pile() -> None:
    p = tied((4, 20, 19), (1, 2, 1))
    bid(p, 10, 11)
    assert p.order == (1, 0)


def two_rounds(**options: object) -> Game[ArtSocietyPosition]:
    game = begin(3, (1, 2, 3), **options)
    choose_lots(game)
    bid(game, 20, 19, 18)
    finish_round(game)
    choose_lots(game)
    return game


@rule("AS-12", "AS-R9")
def test_spent_bids_are_hidden_as_printed() -> None:
    p = two_rounds().position
    for viewer in (0, 1, 2, None):
        view = seen(p, viewer)
        for seat, player in enumerate(view.players):
            assert player.shown == ()
            assert player.spent == ((seat + 1, 20 - seat) if seat == viewer else None)
            assert player.cards == 19
        assert view.sales[0].bids == ()


@rule("AS-R9")
def test_the_catalogue_names_lots_and_buyers_but_not_bids() -> None:
    game = two_rounds()
    sale = seen(game.position, None).sales[0]
    assert {painting for _, painting in sale.takes} | {sale.unsold} == set(sale.lots)
    assert {seat for seat, _ in sale.takes} == {0, 1, 2}
    assert only([e for e in game.events if isinstance(e, events.BidsShown)], events.BidsShown).bids == ()
    told = redacted(game, 1).dump()
    assert "1 bid 19" in told
    assert "bid 20" not in told
    assert "bid 18" not in told


MINDS = {
    "at once": "1 bid 9; 2 bid 4",
    "changed": "1 bid 20; 1 bid 9; 2 bid 4",
    "changed twice": "1 bid 20; 1 bid 8; 1 bid 9; 2 bid 4",
    "changed later": "1 bid 20; 2 bid 4; 1 bid 8; 1 bid 9",
    "both changed": "1 bid 20; 2 bid 7; 1 bid 9; 2 bid 4",
    "the same again": "1 bid 9; 1 bid 9; 2 bid 4; 2 bid 4",
    "a change taken back": "1 bid 9; 1 bid 20; 1 back 1; 2 bid 4",
    "two changes taken back": "1 bid 9; 1 bid 20; 1 bid 8; 1 back 2; 2 bid 4",
    "a later change taken back": "1 bid 9; 2 bid 4; 1 bid 20; 1 back 1",
    "a change taken back and made again": "1 bid 20; 1 bid 8; 1 back 1; 1 bid 9; 2 bid 4",
}


def bidding(script: str, open_bids: bool) -> Game[ArtSocietyPosition]:
    """A round's bids by a script in which `1 back 2` takes back two moves."""
    game = begin(3, (1, 2, 3), open_bids=open_bids)
    choose_lots(game)
    for line in script.split("; "):
        seat, word, number = line.split()
        if word == "back":
            game.take_back(int(seat), int(number))
        else:
            play(game, line)
    return game


@rule("AS-R29", "AS-9")
@pytest.mark.parametrize("open_bids", [False, True])
@pytest.mark.parametrize("then", ["", "0 bid 5", "0 bid 5; and on"])
@pytest.mark.parametrize("script", MINDS.values(), ids=MINDS)
def test_nobody_learns_how_often_a_bid_card_was_changed(script: str, then: str, open_bids: bool) -> None:
    told = []
    for one in (MINDS["at once"], script):
        game = bidding(one, open_bids)
        play(game, then.removesuffix("; and on"))
        if then.endswith("on"):
            seat = game.decision.seats[0]
            game.play(seat, next(iter(game.moves(seat))))
        assert then == "" or game.position.spent[1][1:] == (9,)
        cuts = [redacted(game, seat) for seat in (None, 0)]
        heard = [[msgspec.structs.asdict(event) for event in game.events if event.seen_by(seat)] for seat in (None, 0)]
        told.append(([(cut.dump(), cut.ply, cut.entries) for cut in cuts], heard))
        assert all(Record.parse(cut.dump(), title.moveset).dump() == cut.dump() for cut in cuts)
    assert told[0] == told[1]


@rule("AS-R9")
def test_with_open_bids_they_stay_open() -> None:
    game = two_rounds(open_bids=True)
    view = seen(game.position, None)
    assert [player.spent for player in view.players] == [(1, 20), (2, 19), (3, 18)]
    assert view.sales[0].bids == (20, 19, 18)
    assert only([e for e in game.events if isinstance(e, events.BidsShown)], events.BidsShown).bids == (20, 19, 18)
    assert "bid 18" in redacted(game, 1).dump()


@rule("AS-33")
def test_the_hammer_goes_to_the_left() -> None:
    p = begin(3, (2, 1, 3)).position
    for auctioneer in (1, 2, 0, 1):
        assert asked(p) == ("lot", (auctioneer,))
        choose_lots(p)
        bid(p, *(hand[0] for hand in p.hands))
        finish_round(p)
