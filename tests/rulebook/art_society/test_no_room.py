"""Running out of space: the assistant, the museum's swap, the superfluous painting."""

from __future__ import annotations

from tests.builders import only
from tests.rulebook.art_society.scene import finish_round, held, may, names, play, refused, scene, seen, wall
from tests.rules import rule
from vernissage.games.art_society import events
from vernissage.games.art_society.position import ArtSocietyPosition

BIG = "landscape-walnut-5x5"


def crowded(
    free: str = "g5 h5 g6 h6 a9", museum: str = "", assistants: tuple[str, ...] = (), lots: str = BIG
) -> ArtSocietyPosition:
    """Seat 0 has taken a painting too big for its wall."""
    p = scene("start@a1", free=(free,), lots=lots, museum=museum, assistants=assistants)
    play(p, f"0 take {lots.split()[0]}")
    return p


@rule("AS-27")
def test_step_one_the_assistant_may_take_it() -> None:
    p = crowded()
    assert {"keep", "superfluous"} == may(p, 0)
    play(p, "0 keep; 0 done")
    assert held(p, 0) == BIG
    assert p.superfluous[0] == ()


@rule("AS-28")
def test_step_two_it_is_swapped_for_one_of_the_same_genre_that_fits() -> None:
    p = crowded(museum="landscape-gold-2x2 portrait-gold-2x2 landscape-gold-3x2")
    assert may(p, 0, "swap") == {"swap landscape-gold-2x2 g5"}
    assert refused(p, "0 swap portrait-gold-2x2 g5").reason == "other-genre"
    assert refused(p, "0 swap landscape-gold-3x2 g5").rule == "AS-13"
    prestige = list(p.prestige)
    heard = play(p, "0 swap landscape-gold-2x2 g5; 0 done")
    swapped = only(heard, events.Swapped)
    assert (swapped.given, swapped.painting) == (BIG, "landscape-gold-2x2")
    assert "landscape-gold-2x2@g5" in wall(p, 0)
    assert names(p, p.museum) == ["portrait-gold-2x2", "landscape-gold-3x2", BIG]
    assert p.prestige == prestige


@rule("AS-28")
def test_example_a_landscape_too_large_is_swapped_for_a_smaller_one_of_the_museum() -> None:
    p = crowded(lots="landscape-gold-4x5", museum="landscape-gold-2x2", assistants=("cityscape-ebony-5x5",))
    play(p, "0 swap landscape-gold-2x2 g5; 0 done")
    assert "landscape-gold-2x2@g5" in wall(p, 0)
    assert seen(p, None).genres[3].museum == ("landscape-gold-4x5",)
    assert seen(p, None).players[0].wall.superfluous == ()


@rule("AS-28")
def test_a_painting_that_fits_is_not_swapped() -> None:
    p = crowded(lots="landscape-shell-2x2", museum="landscape-gold-2x2")
    assert refused(p, "0 swap landscape-gold-2x2 g5").rule == "AS-R3"


@rule("AS-R18")
def test_french_and_polish_differ_on_the_swap_here_it_must_be_hung() -> None:
    p = crowded(museum="landscape-gold-2x2")
    play(p, "0 swap landscape-gold-2x2 g5")
    assert held(p, 0) == ""
    assert len(p.hung[0]) == 2, "chosen and hung in one step"


@rule("AS-R4")
def test_what_was_swapped_in_may_be_taken_by_a_later_swap_of_the_same_round() -> None:
    free = ("g5 h5 g6 h6 a9", "g5 h5 g6 h6 g7 h7 g8 h8 a9")
    p = scene("start@a1", "start@a1", free=free, lots=f"landscape-shell-2x4 {BIG}", museum="landscape-gold-2x2")
    play(p, "0 take landscape-shell-2x4; 0 swap landscape-gold-2x2 g5; 0 done")
    play(p, f"1 take {BIG}")
    assert may(p, 1, "swap") == {"swap landscape-shell-2x4 g5"}


@rule("AS-29")
def test_step_three_it_is_superfluous_and_brings_a_decor_tile_of_1x1() -> None:
    p = crowded(assistants=("cityscape-ebony-5x5",))
    assert may(p, 0) == {"superfluous"}
    play(p, "0 superfluous")
    assert may(p, 0) == {f"decor 1x1 {square}" for square in ("g5", "h5", "g6", "h6", "a9")}
    heard = play(p, "0 decor 1x1 a9; 0 done")
    told = only(heard, events.Superfluous)
    assert (told.painting, told.count) == (BIG, 1)
    assert names(p, p.superfluous[0]) == [BIG]
    assert seen(p, None).players[0].wall.superfluous == (BIG,)


@rule("AS-29")
def test_one_may_decline_the_assistant_and_the_swap() -> None:
    p = crowded(museum="landscape-gold-2x2")
    assert {"keep", "superfluous", "swap landscape-gold-2x2 g5"} == may(p, 0)


@rule("AS-R20")
def test_french_and_polish_name_the_same_tile_one_shield_is_a_1x1() -> None:
    p = crowded()
    play(p, "0 superfluous")
    assert {text.split()[1] for text in may(p, 0) if "decor" in text} == {"1x1"}


@rule("AS-R11")
def test_that_tile_is_decor_like_any_other_wall_or_assistant() -> None:
    p = crowded()
    play(p, "0 superfluous")
    assert "keep_decor 1x1" in may(p, 0)
    play(p, "0 keep_decor 1x1; 0 done")
    assert held(p, 0) == "1x1"


@rule("AS-R25")
def test_a_superfluous_painting_cannot_go_to_the_assistant() -> None:
    p = crowded()
    play(p, "0 superfluous")
    assert refused(p, "0 keep").rule == "AS-19"
    play(p, "0 decor 1x1 a9; 0 done")
    finish_round(p)
    assert held(p, 0) == ""


@rule("AS-R13")
def test_the_held_tile_may_take_the_place_the_new_one_needs() -> None:
    new = "portrait-gold-2x2"
    p = scene("start@a1", free=("g5 h5 g6 h6 a9",), lots=new, assistants=("cityscape-shell-2x2",))
    play(p, f"0 take {new}")
    assert refused(p, "0 superfluous").rule == "AS-R3"
    play(p, "0 hang cityscape-shell-2x2 g5")
    assert may(p, 0) == {"keep", "superfluous"}


@rule("AS-R13")
def test_a_painting_fits_if_there_is_a_legal_hanging_not_just_space() -> None:
    p = scene("start@a1", lots="portrait-gold-2x2")
    play(p, "0 take portrait-gold-2x2")
    assert refused(p, "0 hang portrait-gold-2x2 m8").rule == "AS-14"
