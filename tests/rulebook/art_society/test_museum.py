"""The painting nobody took, and the prestige of its genre."""

from __future__ import annotations

import pytest

from tests.builders import only
from tests.rulebook.art_society.scene import (
    CITYSCAPE,
    LANDSCAPE,
    PORTRAIT,
    STILL_LIFE,
    finish_round,
    names,
    play,
    scene,
    seen,
)
from tests.rules import rule
from vernissage.games.art_society import events, scoring, title

BOX = title.setup(2).components
FREE = ("g5 h5 g6 h6 a9",)


@rule("AS-30")
def test_the_unsold_painting_enters_the_museum_and_moves_its_genre_by_its_value() -> None:
    p = scene("start@g4", "start@g4", lots="portrait-gold-2x2 cityscape-gold-2x3 landscape-ebony-4x4")
    play(p, "0 take portrait-gold-2x2; 0 keep; 0 done; 1 take cityscape-gold-2x3; 1 keep")
    assert p.museum == ()
    told = only(play(p, "1 done"), events.EnteredMuseum)
    assert (told.painting, told.genre, told.amount, told.prestige) == ("landscape-ebony-4x4", "landscape", 7, 7)
    assert names(p, p.museum) == ["landscape-ebony-4x4"]
    assert p.prestige == [0, 0, 0, 7]
    assert seen(p, None).genres[LANDSCAPE].museum == ("landscape-ebony-4x4",)
    assert seen(p, None).sales[0].unsold == "landscape-ebony-4x4"


@rule("AS-31")
def test_example_the_portrait_marker_moves_four_and_steps_back_to_three() -> None:
    assert scoring.advance([4, 0, 0, 0], PORTRAIT, 4) == 3
    p = scene(
        "start@g4",
        "start@g4",
        lots="landscape-gold-2x2 still_life-gold-2x2 portrait-gold-3x2",
        museum="cityscape-gold-2x3",
        prestige={"cityscape": 4},
    )
    play(p, "0 take landscape-gold-2x2; 0 keep; 0 done; 1 take still_life-gold-2x2; 1 keep; 1 done")
    assert p.prestige == [4, 3, 0, 0]
    assert scoring.ranking(p.prestige, p.entered()) == [CITYSCAPE, PORTRAIT]


@rule("AS-31")
@pytest.mark.parametrize(
    ("prestige", "value", "end"),
    [((9, 4, 8, 7), 5, 6), ((9, 4, 0, 7), 5, 8), ((8, 4, 0, 7), 5, 9), ((9, 4, 8, 10), 6, 7)],
)
def test_a_marker_steps_back_to_the_first_free_space(prestige: tuple[int, ...], value: int, end: int) -> None:
    assert scoring.advance(prestige, PORTRAIT, value) == end


@rule("AS-32", "AS-R5")
def test_past_fifty_it_goes_on_counting() -> None:
    assert scoring.advance([0, 48, 0, 0], PORTRAIT, 5) == 53
    assert scoring.advance([3, 48, 0, 0], PORTRAIT, 5) == 53, "53 and 3 are not the same space"
    assert scoring.advance([53, 48, 0, 0], PORTRAIT, 5) == 52
    assert scoring.ranking([53, 48, 2, 51], [True] * 4) == [CITYSCAPE, LANDSCAPE, PORTRAIT, STILL_LIFE]


@rule("AS-R5")
def test_a_marker_that_would_step_back_to_where_it_was_stays_there() -> None:
    assert scoring.advance([7, 4, 6, 5], PORTRAIT, 3) == 4
    assert scoring.advance([3, 0, 2, 1], PORTRAIT, 3) == 0
    assert scoring.advance([2, 0, 1, 0], PORTRAIT, 2) == 0, "nor below it where nobody has begun"


@rule("AS-R5", "AS-38")
def test_a_genre_in_the_museum_ranks_above_one_that_is_not() -> None:
    assert scoring.multipliers(BOX, [3, 0, 2, 1], [True, True, True, True]) == (5, 2, 4, 3)
    assert scoring.multipliers(BOX, [0, 0, 7, 0], [False, True, True, False]) == (2, 4, 5, 2)


@rule("AS-28")
def test_a_swap_leaves_prestige_and_the_number_in_the_museum() -> None:
    p = scene("start@a1", lots="cityscape-ebony-5x5", museum="cityscape-gold-2x2", prestige={"cityscape": 3}, free=FREE)
    genres = seen(p, None).genres
    play(p, "0 take cityscape-ebony-5x5; 0 swap cityscape-gold-2x2 g5; 0 done")
    after = seen(p, None).genres
    assert after[CITYSCAPE].museum == ("cityscape-ebony-5x5",)
    assert [(genre.prestige, genre.multiplier) for genre in after] == [(g.prestige, g.multiplier) for g in genres]
    assert p.entered() == [True, False, False, False]


@rule("AS-30")
def test_every_round_one_painting_enters() -> None:
    p = scene("start@g4", "start@g4", "start@g4", lots="portrait-gold-2x2 cityscape-gold-2x2")
    finish_round(p)
    assert len(p.museum) == 1
    assert len(p.takes) == 0
    assert sum(p.prestige) == p.box.value[p.museum[0]]
