"""The three ways a game ends, and who wins."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.art_society.scene import asked, begin, bid, choose_lots, finish_round, play, scene, seen
from tests.rules import rule
from vernissage.core.redaction import redacted
from vernissage.games.art_society import events, title
from vernissage.games.art_society.position import ArtSocietyPosition

NEW = "portrait-gold-2x2"
BIG = "landscape-walnut-5x5"


def full() -> ArtSocietyPosition:
    p = scene("start@a1", "start@a1", "start@a1", free=("g5 h5 g6 h6",), lots=NEW)
    play(p, f"0 take {NEW}; 0 hang {NEW} g5; 0 done")
    return p


@rule("AS-34", "AS-37", "AS-R8")
def test_a_full_wall_ends_the_game_after_the_round() -> None:
    p = full()
    assert asked(p) == ("take", (1,)), "the others still choose"
    heard = finish_round(p)
    assert p.outcome is not None
    assert p.outcome.reason == "wall_full"
    assert only(heard, events.EnteredMuseum).prestige, "and the museum has its painting"
    assert len([event for event in heard if isinstance(event, events.Scored)]) == 3
    assert only(heard, events.GameEnded).scores == p.outcome.scores


@rule("AS-34")
def test_a_wall_with_one_free_square_does_not() -> None:
    p = scene("start@a1", "start@a1", free=("g5 h5 g6 h6 n9",), lots=NEW)
    play(p, f"0 take {NEW}; 0 hang {NEW} g5; 0 done")
    finish_round(p)
    assert p.outcome is None


def superfluous(*before: str, full: bool = False, round: int = 1) -> ArtSocietyPosition:
    free = ("g5 h5 g6 h6 a9", "" if full else None)
    p = scene("start@a1", "start@a1", free=free, lots=BIG, superfluous=before, round=round)
    play(p, f"0 take {BIG}; 0 superfluous; 0 keep_decor 1x1; 0 done")
    return p


@rule("AS-35", "AS-37", "AS-R8")
def test_a_second_superfluous_painting_ends_the_game_after_the_round() -> None:
    p = superfluous("cityscape-ebony-5x5")
    assert asked(p) == ("take", (1,))
    finish_round(p)
    assert p.outcome is not None
    assert p.outcome.reason == "second_superfluous"


@rule("AS-35")
@pytest.mark.parametrize("before", [(), ("", "cityscape-ebony-5x5")])
def test_one_each_does_not(before: tuple[str, ...]) -> None:
    p = superfluous(*before)
    finish_round(p)
    assert p.outcome is None


@rule("AS-36", "AS-R8")
def test_the_game_ends_when_all_bid_cards_are_played() -> None:
    p = scene("start@a1", "start@a1", round=20)
    finish_round(p)
    assert p.outcome is not None
    assert p.outcome.reason == "no_bids"
    q = scene("start@a1", "start@a1", round=19)
    finish_round(q)
    assert q.outcome is None
    assert asked(q)[0] == "lot"


@rule("AS-36", "AS-R8")
def test_that_is_after_twenty_rounds() -> None:
    """A whole game on a wall too wide to be filled."""
    p = title.new(2, 3, components=title.standard_components.replace("width = 14", "width = 20")).position
    while p.frames:
        done = p.box.done_code
        p.push(done if p.is_legal(done) else p.nth(0))
    assert p.outcome is not None
    assert p.outcome.reason == "no_bids"
    assert (len(p.sales), p.hands) == (20, [(), ()])


@rule("AS-R8")
def test_of_several_causes_the_full_wall_is_named_then_the_superfluous_painting() -> None:
    for wall_too, reason in ((True, "wall_full"), (False, "second_superfluous")):
        p = superfluous("cityscape-ebony-5x5", full=wall_too, round=20)
        finish_round(p)
        assert p.outcome is not None
        assert p.outcome.reason == reason


SUPERFLUOUS = (
    "cityscape-ebony-5x5 portrait-gold-5x5 still_life-shell-5x5 landscape-walnut-5x5",
    "cityscape-shell-4x5 portrait-walnut-4x5 still_life-ebony-4x5 landscape-shell-5x4",
)


def ended(hands: tuple[tuple[int, ...], tuple[int, ...]], also: str = "") -> ArtSocietyPosition:
    """A finished game: seat 1 has a point less, or as many with a decor tile more; both have few enough cards left."""
    return scene(
        "start@a1",
        f"start@a1 {also}",
        museum="cityscape-gold-2x2 portrait-gold-2x2",
        prestige={"cityscape": 9, "portrait": 8},
        superfluous=SUPERFLUOUS,
        hands=hands,
        over="second_superfluous",
    )


@rule("AS-45")
def test_the_highest_score_wins() -> None:
    p = ended(((1,), (20,)))
    assert p.outcome is not None
    assert p.outcome.scores == (-9, -10)
    assert p.outcome.winners == (0,)


@rule("AS-45", "AS-R8")
def test_of_equals_the_higher_sum_of_bid_cards_left_wins() -> None:
    p = ended(((5, 6), (1, 9)), "1x1@c1")
    assert p.outcome is not None
    assert p.outcome.scores[0] == p.outcome.scores[1]
    assert p.outcome.winners == (0,)


@rule("AS-45", "AS-R8")
def test_then_they_share_the_win() -> None:
    p = ended(((4, 6), (1, 9)), "1x1@c1")
    assert p.outcome is not None
    assert p.outcome.winners == (0, 1)


@rule("AS-45")
def test_when_it_is_over_everything_is_shown() -> None:
    p = full()
    assert seen(p, 1).revealed is None
    finish_round(p)
    view = seen(p, None)
    assert view.revealed is not None
    assert view.revealed.hands == tuple(p.hands)
    assert [player.spent for player in view.players] == p.spent


@rule("AS-45", "AS-R9")
def test_the_record_of_a_finished_game_tells_every_bid() -> None:
    game = begin(2)
    choose_lots(game)
    bid(game, 20, 7)
    assert "0 bid 20" not in redacted(game, 1).dump()
    while game.outcome is None:
        seat = game.position.seat
        game.play(seat, next(iter(game.moves(seat))))
    assert "0 bid 20" in redacted(game, 1).dump()


@rule("AS-37")
def test_the_observation_counts_the_rounds_that_are_over() -> None:
    p = begin(2).position
    at = len(p.QUESTIONS)
    rounds = []
    while True:
        observed = [0] * title.observation_size(p.setup)
        p.encode_into(observed, 0)
        rounds.append(observed[at])
        assert observed[at] == len(p.sales)
        if not p.frames:
            break
        p.push(p.nth(0))
    assert sorted(set(rounds)) == list(range(rounds[-1] + 1))
