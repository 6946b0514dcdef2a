"""A position as a text: it comes back, it reads by name, and what is wrong with one is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rulebook.pictura.scene import play, scene, seen
from tests.rules import rule
from vernissage.core.errors import PositionError, UnreadableMove
from vernissage.games.pictura import title
from vernissage.games.pictura.position import PicturaPosition


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_come_back_also_in_the_middle_of_a_move(seats: int) -> None:
    dice = random.Random(seats)
    p = title.new(seats, seats).position
    midway = set()
    while p.frames:
        if (p.partial and dice.random() < 0.2) or dice.random() < 0.04:
            assert title.read_position(p.text()) == p
            midway.add(bool(p.partial))
            for viewer in (p.seat, None):
                assert seen(title.imagine(seen(p, viewer), dice), viewer) == seen(p, viewer)
        p.push(p.nth(int(dice.random() * p.count())))
    assert title.read_position(p.text()) == p
    assert midway == {False, True}


def test_it_reads_by_name() -> None:
    p = scene(hands=["97 3"], walls=["1 . 2"], favours=["exchange"], museums={0: "150 . 152 153"}, rest=False)
    play(p, "0 favour exchange; 0 swap 3 150")
    lines = p.text().splitlines()
    for line in (
        'question = "exchange"',
        "left = 1",
        'walls = [{a1 = "painting-1", c1 = "painting-2"}, {}]',
        'hands = [["painting-97", "painting-150"], []]',
        'tokyo-1 = "painting-3"',
        'tokyo-2 = "none"',
        'played = "exchange"',
        'action = "none"',
        'layouts = ["none", "none"]',
        'painting-97 = ["seat 0"]',
        'painting-150 = ["seat 0", "seat 1", "onlookers"]',
    ):
        assert line in lines, line


def test_nothing_is_no_painting_in_a_move() -> None:
    p = scene(hands=["1 180"], walls=["3"])
    for words in ("hang painting-2 none", "hang none painting-1", "hang painting-1 painting-181"):
        with pytest.raises(UnreadableMove):
            p.check(0, title.parse_move(words))
    play(p, "0 arrange")
    with pytest.raises(UnreadableMove):
        p.check(0, title.parse_move(f"layout none {'- ' * 24}"))


ACTION = [{"question": "action", "seat": "seat 0"}]


def above(question: str, **parts: Any) -> list[dict[str, Any]]:
    return [*ACTION, {"question": question, "seat": "seat 0", **parts}]


@rule("PI-10", "PI-44", "PI-46", "PI-55", "PI-60", "PI-61", "PI-R10")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"round": -1}, "round: -1 is less than nothing"),
        ({"under": 500}, "under: 500 of"),
        ({"patrons_known": -2}, "patrons_known: -2 of 55"),
        ({"hands": [["painting-2", "painting-1"], []]}, r"hands\[0\]: they stand in the order"),
        ({"hands": [["none"], []]}, r"hands\[0\]: none is no card"),
        ({"hands": [["painting-7"], []]}, "painting-7 is there twice: market, hand 0"),
        ({"hands": [[], []]}, "in no place: painting-1, painting-2"),
        ({"walls": [{"a1": "painting-9", "f1": "painting-8"}, {}]}, r"walls\[0\]: 'f1' is no place"),
        ({"walls": ["none", {}]}, r"walls\[0\]: a museum has 25 places"),
        ({"fashions": []}, "there is no public trend"),
        ({"goals": ["trend-9", "trend-22"]}, r"goals\[0\]: trend-9 was not offered"),
        ({"goals": ["none", "trend-22"]}, r"goals\[0\]: none is chosen, but it is round 1"),
        ({"marks": [0, 0], "score": [12, 5]}, r"marks\[0\], score\[0\]: 12 prestige has reached 1, not 0"),
        ({"marks": [6, 0]}, r"marks\[0\]"),
        ({"score": [50, 5], "marks": [5, 0]}, "ender: somebody has 50 prestige"),
        ({"exhibitions": [["rococo"], []], "rewards": [["grant"], []]}, "token rococo is there 3 times"),
        ({"exhibitions": [["rococo", "rococo"], []]}, r"exhibitions\[0\]: each is held once"),
        ({"rewards": [["grant"], []]}, r"rewards\[0\]: 0 exhibitions have covered 0 spaces"),
        ({"favours": [["loan", "loan", "loan"], []]}, "favour loan is there 5 times"),
        ({"lasts": ["seat 1"]}, "closing, lasts: there are no last turns yet"),
        ({"closing": True}, "closing: last turns are played once"),
        ({"doubles": 50}, "doubles: no favour and no patron has brought so many, 50"),
        ({"favours_left": 9}, "favours_left: one favour is played in a turn, not 9"),
        ({"claims_left": 2}, "claims_left: there are 1 patrons to be won at most, not 2"),
        ({"round": 200}, "round: 1 public trends have been so far, so it is not round 200"),
        ({"marks": [5, 0], "score": [0, 5]}, r"marks\[0\], score\[0\]: nobody falls from 50 to 0 in 1 rounds"),
        ({"offers": [["trend-21"], ["trend-21", "trend-22"]]}, r"offers\[1\]: trend-21 is another's"),
        ({"offers": [["trend-21", "trend-27"], ["trend-22"]]}, r"offers\[0\]: trend-27 is another's, or lies open"),
        ({"ender": "seat 0", "closing": True}, "closing: seat 0 took the end token, and has no last turn"),
        ({"reason": "boredom"}, "reason: there are fifty, market_empty"),
        ({"reason": "fifty"}, "action cannot be asked here: the turns are over"),
        ({"active": "seat 1"}, "action cannot be asked of seat 0: it is the turn of seat 1"),
        ({"active": "nobody"}, "action cannot be asked here: it is nobody's turn"),
        ({"played": "loan"}, "action cannot be asked here: loan is being played"),
        ({"layouts": [{}, "none"]}, "layouts"),
        ({"seen": {"painting-1": ["seat 1"], "painting-2": ["seat 0"]}}, "seen.painting-1: seat 0 holds it"),
        ({"seen": {"painting-7": ["onlookers"]}}, "seen.painting-7, under: it lies face down"),
        ({"seen": {"painting-1": ["seat 9"]}}, "'seat 9' is no one who can know"),
    ],
)
def test_a_table_that_cannot_be_is_told(change: dict[str, Any], told: str) -> None:
    data = scene(hands=["1 2"]).plain()
    with pytest.raises(PositionError, match=told):
        title.set_up({**data, "table": {**data["table"], **change}})


@rule("PI-52", "PI-56")
@pytest.mark.parametrize("at", ["swap", "join"])
@pytest.mark.parametrize(
    "change", [{"favours_left": 0}, {"claims_left": 0}, {"doubles": 1}, {"action": "exhibit"}, {"arranged": True}]
)
def test_before_the_action_phase_nothing_is_used_up(at: str, change: dict[str, Any]) -> None:
    data = scene(hands=["1 2", "3 4"], at=at).plain()
    with pytest.raises(PositionError, match=f"{next(iter(change))}: nothing is done in this turn yet"):
        title.set_up({**data, "table": {**data["table"], **change}})


@rule("PI-61")
def test_last_turns_go_clockwise() -> None:
    data = scene(3, ender=1, closing=True, active=2).plain()
    table = {**data["table"], "lasts": ["seat 0"]}
    assert title.set_up({**data, "table": table}).lasts == (0,)
    data = scene(4, ender=1, closing=True, active=2).plain()
    with pytest.raises(PositionError, match="lasts: after seat 2 the others come clockwise"):
        title.set_up({**data, "table": {**data["table"], "lasts": ["seat 0", "seat 3"]}})


@rule("PI-R10")
def test_what_lies_open_is_known_to_everyone() -> None:
    p = scene(museums={0: "150 151 152 153"})
    data = p.plain()
    data["table"]["seen"].pop("painting-150")
    with pytest.raises(PositionError, match="painting-150: it lies open"):
        title.set_up(data)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ([{"question": "goal", "seat": "seat 0"}], "goal cannot be asked here: it is round 1"),
        ([{"question": "final", "seat": "seat 0"}], "final cannot be asked here: the turns are not over"),
        ([{"question": "join", "seat": "seat 0"}], "join cannot be asked of seat 0"),
        (above("reward"), "reward cannot be asked here: the action is none, not exhibit"),
        (above("refresh"), "refresh cannot be asked here: the action is none, not inventory"),
        (above("look"), "look cannot be asked here: no favour is being played"),
        (above("exchange", left=3), "exchange: 3 swaps are left of 2"),
        (above("exchange"), "exchange has left, question, seat, not question, seat"),
        (above("restore"), "restore cannot be asked here: the discard of seat 0 is empty"),
        (above("swap"), "swap is asked alone"),
        ([{"question": "loan", "seat": "seat 0"}], "loan is asked in the action phase"),
        ([], "nothing is asked, but the game is not over"),
    ],
)
def test_a_question_that_cannot_be_asked_is_told(asked: list[dict[str, Any]], told: str) -> None:
    with pytest.raises(PositionError, match=told):
        title.set_up({**scene(hands=["1 2"]).plain(), "asked": asked})


def test_picks_that_cannot_be_are_told() -> None:
    p: PicturaPosition = scene(discards=["11 12"])
    play(p, "0 inventory")
    assert title.set_up({**p.plain(), "partial": ["painting painting-11"]}).partial
    for picked, told in (
        (["painting painting-13"], "cannot be picked"),
        (["done"], "cannot be picked"),
        (["tune a-b"], "none of hang"),
    ):
        with pytest.raises(PositionError, match=told):
            title.set_up({**p.plain(), "partial": picked})
