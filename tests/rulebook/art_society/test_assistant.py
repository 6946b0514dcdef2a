"""What the assistant holds, and when it may be hung."""

from __future__ import annotations

from tests.rulebook.art_society.scene import (
    bid,
    choose_lots,
    finish_round,
    held,
    may,
    play,
    refused,
    scene,
    wall,
)
from tests.rules import rule

NEW, OLD = "portrait-gold-2x2", "cityscape-shell-2x2"


@rule("AS-23")
def test_the_assistant_holds_a_painting_one_does_not_want_to_hang() -> None:
    p = scene("start@g4", lots=NEW)
    play(p, f"0 take {NEW}; 0 keep; 0 done")
    assert held(p, 0) == NEW
    assert wall(p, 0) == {"cityscape-walnut-2x3-start@g4"}


@rule("AS-23")
def test_it_holds_one_tile_at_a_time() -> None:
    p = scene("start@g4", lots=NEW, assistants=(OLD,))
    play(p, f"0 take {NEW}")
    assert refused(p, "0 keep").rule == "AS-23"
    play(p, f"0 hang {OLD} i4; 0 keep; 0 done")
    assert held(p, 0) == NEW


@rule("AS-24", "AS-R24")
def test_its_tile_may_be_hung_before_or_after_the_new_one() -> None:
    for steps in ([OLD, NEW], [NEW, OLD]):
        p = scene("start@g4", lots=NEW, assistants=(OLD,))
        play(p, f"0 take {NEW}; 0 hang {steps[0]} i4; 0 hang {steps[1]} e4; 0 done")
        assert {f"{steps[0]}@i4", f"{steps[1]}@e4"} <= wall(p, 0)
        assert held(p, 0) == ""


@rule("AS-23", "AS-24")
def test_example_a_cityscape_is_kept_from_a_faux_pas_and_hung_after_the_next_painting() -> None:
    kept, won = "cityscape-gold-2x2", "still_life-ebony-2x2"
    p = scene("start@g5", lots=kept, coming=won)
    play(p, f"0 take {kept}; 0 keep; 0 done")
    finish_round(p)
    assert held(p, 0) == kept
    choose_lots(p)
    bid(p, 18, 17)
    play(p, f"0 take {won}; 0 hang {won} i5; 0 hang {kept} k5; 0 done")
    assert {f"{won}@i5", f"{kept}@k5"} <= wall(p, 0)
    assert held(p, 0) == ""
    assert p.sheet(0).faux_pas == ()


@rule("AS-24")
def test_it_need_not_be_hung() -> None:
    p = scene("start@g4", lots=NEW, assistants=(OLD,))
    play(p, f"0 take {NEW}; 0 hang {NEW} i4; 0 done")
    assert held(p, 0) == OLD


@rule("AS-24")
def test_decor_it_holds_is_hung_likewise() -> None:
    p = scene("start@g4", lots=NEW, assistants=("2x1",))
    play(p, f"0 take {NEW}; 0 hang_decor i4; 0 hang {NEW} i5; 0 done")
    assert "2x1@i4" in wall(p, 0)
    assert refused(scene("start@g4", lots=NEW), "0 hang_decor i4").rule == "CORE-6"
    q = scene("start@g4", lots=NEW, assistants=("2x1",))
    play(q, f"0 take {NEW}")
    assert refused(q, "0 hang_decor a1").rule == "AS-14"


@rule("AS-24")
def test_what_it_was_given_this_turn_stays_with_it() -> None:
    p = scene("start@g4", lots=NEW)
    play(p, f"0 take {NEW}; 0 keep")
    assert may(p, 0) == {"done"}
    assert refused(p, f"0 hang {NEW} i4").rule == "AS-19"


@rule("AS-R3")
def test_a_painting_that_fits_must_be_hung_while_the_assistant_is_busy() -> None:
    p = scene("start@g4", lots=NEW, assistants=(OLD,))
    play(p, f"0 take {NEW}")
    assert refused(p, "0 done").rule == "AS-19"
    assert refused(p, "0 superfluous").rule == "AS-R3"
    assert {text.split()[0] for text in may(p, 0)} == {"hang"}


@rule("AS-26", "AS-R24")
def test_its_painting_is_never_swapped_with_the_museum() -> None:
    p = scene(
        "start@a1",
        lots="portrait-gold-2x2",
        assistants=("cityscape-ebony-5x5",),
        museum="cityscape-gold-2x2",
        small=True,
    )
    play(p, "0 take portrait-gold-2x2")
    assert may(p, 0, "swap") == set()
    assert refused(p, "0 swap cityscape-gold-2x2 c1").rule == "AS-28"


@rule("AS-25", "AS-R24")
def test_its_tile_scores_nothing_at_the_end_and_is_not_superfluous() -> None:
    p = scene("start@g4", lots=NEW, assistants=(OLD,))
    assert p.sheet(0) == scene("start@g4", lots=NEW).sheet(0)
    assert p.sheet(0).superfluous == 0


@rule("AS-23")
def test_everybody_has_an_assistant_of_his_own() -> None:
    p = scene("start@g4", "start@g4", lots=NEW, assistants=(OLD, ""))
    play(p, f"0 take {NEW}; 0 hang {NEW} i4; 0 done")
    finish_round(p)
    assert (held(p, 0), bool(held(p, 1))) == (OLD, True)
