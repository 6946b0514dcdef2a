"""Before the first turn: decks, museums, hands, goals and starting scores."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.pictura.scene import BOX, asked, may, play, refused, seen
from tests.rules import rule
from vernissage import SeatCountError
from vernissage.games.pictura import events, title
from vernissage.games.pictura.position import NOTHING


@rule("PI-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_played_by_two_to_four(seats: int) -> None:
    assert title.new(seats, 1).position.seats == seats


@rule("PI-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_not_played_by_others(seats: int) -> None:
    with pytest.raises(SeatCountError):
        title.new(seats, 1)


@rule("PI-1")
def test_the_box_has_what_is_printed_on_it() -> None:
    p = title.new(2, 1).position
    matter = [card for place in title.inventory(p).values() for card in place]
    by_kind = [sum(low <= card < low + 1000 for card in matter) for low in (0, 1000, 2000, 3000, 4000)]
    assert by_kind == [180, 30, 60, 24, 22]


@rule("PI-2", "PI-4")
def test_one_trend_is_public_and_one_lies_in_each_museum() -> None:
    p = title.new(3, 1).position
    assert len(p.fashions) == 1
    assert len({*p.fashions, *p.museum_trends}) == 5
    assert len({title.new(3, seed).position.fashion for seed in range(40)}) > 10
    assert len({title.new(3, seed).position.favours[0] for seed in range(40)}) > 5, "favours are shuffled"
    view = seen(p, None)
    assert view.trend.key == BOX.trends[p.fashion]
    assert [museum.key for museum in view.museums] == ["tokyo", "madrid", "victoria", "moscow"]


@rule("PI-3")
def test_the_market_is_shuffled_and_face_down() -> None:
    one, other = title.new(2, 1).position, title.new(2, 2).position
    assert one.market != other.market
    assert len(one.market) == 180 - 16 - 10
    assert seen(one, 0).market == 154
    assert seen(one, 0).under == ()


@rule("PI-5", "PI-R6", "PI-27")
def test_each_museum_shows_four_paintings_those_that_match_apart() -> None:
    p = title.new(2, 5).position
    for number, museum in enumerate(seen(p, None).museums):
        assert len(museum.places) == 4
        for place in museum.places:
            assert place.painting is not None
            card = BOX.painting_numbers[place.painting]
            trend = BOX.trend_cards[p.museum_trends[number]]
            left = BOX.painter[card] == trend[0] or BOX.period[card] == trend[1] or BOX.domain[card] == trend[2]
            assert (place.points > 0) == left


@rule("PI-6")
def test_the_end_token_waits_for_the_first_to_reach_fifty() -> None:
    p = title.new(2, 1).position
    assert p.ender == NOTHING
    assert seen(p, 0).ender is None


@rule("PI-7")
def test_five_patrons_are_on_display() -> None:
    p = title.new(2, 1).position
    assert len(p.patron_row) == 5
    assert len(p.patron_deck) == 55
    assert len({tuple(title.new(2, seed).position.patron_row) for seed in range(20)}) > 15
    assert [patron.key for patron in seen(p, None).patrons if patron] == [BOX.patrons[n] for n in p.patron_row]


@rule("PI-8")
def test_two_tokens_lie_for_each_period_and_each_domain() -> None:
    assert seen(title.new(2, 1).position, 0).tokens == (2,) * 11


@rule("PI-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_holds_five_paintings_and_one_favour_in_secret(seats: int) -> None:
    p = title.new(seats, 3).position
    assert [len(hand) for hand in p.hands] == [5] * seats
    assert [len(held) for held in p.favours] == [1] * seats
    for viewer in (0, None):
        view = seen(p, viewer)
        assert [player.hand for player in view.players] == [5] * seats
        assert [player.favours for player in view.players] == [1] * seats
        assert view.players[1].known == ()
    assert seen(p, None).hand == ()
    assert len(seen(p, 0).hand) == 5


@rule("PI-10")
def test_of_three_trends_one_is_kept_and_the_others_go_back() -> None:
    p = title.new(2, 1, deal={"first": ["0"]}).position
    assert asked(p) == ("goal", (0, 1))
    offered = [BOX.trends[trend] for trend in p.offers[0]]
    assert len(offered) == 3
    assert may(p, 0) == {f"goal {name.removeprefix('trend-')}" for name in offered}
    assert [trend.key for trend in seen(p, 0).offers] == offered
    told = only(play(p, f"0 goal {p.offers[0][1] + 1}"), events.GoalChosen)
    assert told.seat == 0
    other = refused(p, f"1 goal {p.offers[0][0] + 1}")
    assert (other.rule, other.reason) == ("PI-10", "not-offered")
    kept, back = p.offers[0][1], (p.offers[0][0], p.offers[0][2])
    assert len(p.trend_deck) == 30 - 5 - 6
    play(p, f"1 goal {p.offers[1][0] + 1}")
    assert p.goals[0] == kept
    assert set(back) <= set(p.trend_deck)
    assert len(p.trend_deck) == 30 - 5 - 2
    assert asked(p) == ("swap", (0,))


@rule("PI-10", "PI-R41")
def test_a_goal_is_secret_and_may_be_changed_until_all_have_chosen() -> None:
    p = title.new(2, 1).position
    first, second = p.offers[0][0] + 1, p.offers[0][1] + 1
    play(p, f"0 goal {first}; 0 goal {second}")
    assert seen(p, 1).players[0].goal is None
    goal = seen(p, 0).players[0].goal
    assert goal is not None
    assert goal.key == f"trend-{second}"
    assert seen(p, 1).chosen == (0,)


@rule("PI-10")
def test_the_trends_that_go_back_are_shuffled_in() -> None:
    decks = set()
    for seed in range(20):
        p = title.new(2, seed).position
        for seat in (0, 1):
            play(p, f"{seat} goal {p.offers[seat][0] + 1}")
        decks.add(p.trend_deck.index(p.offers[0][1]))
    assert len(decks) > 8


@rule("PI-11")
def test_the_favour_marker_stands_on_ten() -> None:
    assert [player.next_mark for player in seen(title.new(3, 1).position, 0).players] == [10, 10, 10]


@rule("PI-12")
def test_the_first_player_is_drawn_by_chance() -> None:
    assert {title.new(4, seed).position.first for seed in range(40)} == {0, 1, 2, 3}


@rule("PI-13")
@pytest.mark.parametrize(
    ("seats", "first", "score"),
    [(2, 0, [4, 3]), (2, 1, [3, 4]), (3, 1, [2, 4, 3]), (4, 2, [2, 1, 4, 3])],
)
def test_starting_scores_are_four_three_two_one_from_the_first_player_on(
    seats: int, first: int, score: list[int]
) -> None:
    assert title.new(seats, 1, deal={"first": [str(first)]}).position.score == score


def test_a_deal_can_be_scripted() -> None:
    deal = {
        "trends": ["trend-17", "trend-1"],
        "paintings": ["painting-97"],
        "favours": ["salon", "salon"],
        "patrons": ["patron-60"],
        "first": ["1"],
    }
    game = title.new(2, deal=deal)
    p = game.position
    assert (p.fashion, p.museum_trends[0], p.slots[0], p.patron_row[0], p.first) == (16, 0, 96, 59, 1)
    assert p.favours == [(10,), (10,)]
    assert title.load(game.record.dump()) == game
