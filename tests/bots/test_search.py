"""The search with a budget: it weighs answers from its seat's view alone, and says what it found."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import vernissage
from tests.bots.test_flat import positions, sealing
from tests.titles import OWN
from vernissage.bots import Budget, bot, may_hold_the_truth
from vernissage.bots.arms import Arm
from vernissage.bots.levels import LEVELS
from vernissage.bots.proposals import OTHERWISE, explained, propose
from vernissage.bots.search import SearchBot
from vernissage.bots.trials import Reached, Trial
from vernissage.bots.weighing import WIDTH, Weighing
from vernissage.bots.worlds import met
from vernissage.core.moves import Move
from vernissage.core.outcome import Outcome
from vernissage.core.titles import Title
from vernissage.core.views import View

GALLERIST = vernissage.title("gallerist")
KEYS = [title.key for title in OWN]


def answered(title: Title[Any, Any], view: View, seat: int) -> Move:
    player = SearchBot()
    player.begin(title, seat, random.Random(1))
    return player.answer(view, Budget(playouts=24))


@pytest.mark.parametrize("key", KEYS)
def test_it_answers_what_is_legal_and_the_same_in_twins(key: str) -> None:
    title = vernissage.title(key)
    for position in positions(title, 3):
        seat = position.seat
        view = position.view(seat)
        move = answered(title, view, seat)
        position.check(seat, move)
        twin = title.imagine(view, random.Random(99))
        assert answered(title, twin.view(seat), seat) == move


def test_it_is_not_given_the_true_position() -> None:
    title = vernissage.title("modern_art")
    assert not may_hold_the_truth(bot("maestro", title), title)


def test_it_keeps_to_its_time() -> None:
    title = vernissage.title("modern_art")
    game = sealing(title)
    weighing = Weighing(title, game.view(game.seat), game.seat, random.Random(1))
    begun = time.monotonic()
    weighing.think(Budget(0.2))
    assert weighing.met > 1
    assert time.monotonic() - begun < 0.2 + 5, "a play-out is waited for, no more"


class Ticking(Budget):
    """Every look at the clock takes ten milliseconds."""

    looks = 0

    def clock(self) -> float:
        Ticking.looks += 1
        return Ticking.looks / 100


@pytest.mark.parametrize(
    ("budget", "within"),
    [
        (Ticking(seconds=1e9, enough=60), range(60, 60 + 4 * WIDTH)),
        (Ticking(seconds=0.05, enough=60_000), range(1, 10 * WIDTH)),
        (Ticking(seconds=0.0, playouts=60), range(60, 60 + 4 * WIDTH)),
    ],
)
def test_it_ends_with_enough_playouts_or_in_time_whichever_comes_first(budget: Budget, within: range) -> None:
    title = vernissage.title("modern_art")
    game = sealing(title)
    weighing = Weighing(title, game.view(game.seat), game.seat, random.Random(1))
    weighing.think(budget)
    assert weighing.playouts in within


def test_a_dealer_with_ample_time_answers_as_if_there_were_no_clock() -> None:
    title = vernissage.title("modern_art")
    game = sealing(title)
    answers = set()
    for budget in (Budget(1e9), Budget(0.0, playouts=60), Budget(1e9, playouts=9999)):
        dealer = bot("dealer", title)
        dealer.begin(title, game.seat, random.Random(1))
        answers.add(dealer.answer(game.view(game.seat), budget))
    assert len(answers) == 1


def arm(*worths: float, since: int = 0) -> Arm:
    made = Arm((1,), since)
    made.worths, made.shares = list(worths), list(worths)
    return made


def test_answers_are_compared_in_the_worlds_both_have_met() -> None:
    early, late = arm(9.0, 1.0, 2.0, 3.0), arm(2.0, 3.0, 4.0, since=1)
    gain, error = late.gain(early)
    assert (gain, error) == (1.0, 0.0)
    assert early.gain(late)[0] == -1.0


def test_a_share_of_a_win_has_bounds() -> None:
    mean, low, high = arm(*[0.0, 1.0] * 50).interval()
    assert mean == 0.5
    assert low == pytest.approx(0.4015, abs=1e-3)
    assert high == pytest.approx(0.5985, abs=1e-3)
    assert arm(1.0, 1.0).interval()[1] < 1.0, "two wins prove nothing"


def test_what_is_won_counts_more_than_what_is_led_by() -> None:
    won, led = arm(), arm()
    won.note(met(Reached((50, 49), Outcome((50, 49), (0,), "over"), 0.0), 0))
    led.note(met(Reached((90, 91), Outcome((90, 91), (1,), "over"), 0.0), 0))
    assert won.worth > led.worth


def test_sealed_bids_cannot_be_read() -> None:
    title = vernissage.title("modern_art")
    game = sealing(title)
    weighing = Weighing(title, game.view(game.seat), game.seat, random.Random(1))
    weighing.think(Budget(playouts=60))
    assert len({weighing.chosen().codes for _ in range(40)}) > 1
    alone = Weighing(title, game.view(game.seat), game.seat, random.Random(1))
    best, other = arm(*[1.0] * 20), arm(*[0.0, 0.1] * 10)
    alone.arms = alone.running = [best, other]
    assert {id(alone.mixed()) for _ in range(40)} == {id(best)}, "what is clearly worse is never bid"


def test_amounts_near_the_best_are_tried_once_it_shows() -> None:
    title = vernissage.title("modern_art")
    game = sealing(title)
    weighing = Weighing(title, game.view(game.seat), game.seat, random.Random(1))
    first = {one.codes for one in weighing.arms}
    assert len(first) <= WIDTH
    weighing.think(Budget(playouts=200))
    assert {one.codes for one in weighing.arms} - first
    assert len(weighing.running) < len(weighing.arms)


@pytest.mark.parametrize("key", KEYS)
def test_a_proposal_is_legal_and_holds_the_moves_it_was_asked_about(key: str) -> None:
    title = vernissage.title(key)
    position = positions(title, 1)[0]
    seat = position.seat
    asked = next(iter(position.moves(seat)))
    found = propose(title, position.view(seat), seat, random.Random(3), Budget(playouts=30), [asked])
    position.check(seat, found.move)
    assert asked in [one.move for one in found.considered]
    assert len({one.move for one in found.considered}) == len(found.considered)
    assert all(0 <= one.low <= one.share <= one.high <= 1 for one in found.considered)


def test_an_obvious_blunder_is_seen() -> None:
    """All of one's money for a painting that is worth a fraction of it."""
    title = vernissage.title("modern_art")
    game = sealing(title)
    amounts = game.question.amounts(game, game.seat)
    ruin = game.question.move_of(game, game.seat, (amounts[-1],))
    found = propose(title, game.view(game.seat), game.seat, random.Random(3), Budget(playouts=400), [ruin])
    shares = {one.move: one.share for one in found.considered}
    assert found.move != ruin
    assert shares[ruin] < shares[found.move]


def test_a_move_that_looks_worse_at_a_glance_is_said_to() -> None:
    """The title's reasons tell of the same first look: alone they would speak against the move they are for."""
    title = vernissage.title("modern_art")
    game = sealing(title)
    weighing = Weighing(title, game.view(game.seat), game.seat, random.Random(1))
    usual, *others = (weighing.move(one) for one in weighing.arms)
    assert OTHERWISE not in explained(weighing, usual)
    for other in others:
        assert explained(weighing, other)[-1] == OTHERWISE
    for language in ("en", "fr", "pl"):
        assert OTHERWISE.say(title.words(language, game.setup.options, ("Ann", "Bob", "Cleo")))


def at_a_turn(players: int = 3) -> Any:
    """A position of The Gallerist in which a seat is about to begin a turn, in the midst of a game."""
    game, dice = GALLERIST.new(players, 7).position, random.Random(7)
    while game.round < 6 or game.question.key != "turn":
        GALLERIST.playout(game, dice, GALLERIST.instinct(), limit=1)
    return game


def test_where_a_turn_is_several_answers_whole_turns_are_weighed() -> None:
    game = at_a_turn()
    weighing = Weighing(GALLERIST, game.view(game.seat), game.seat, random.Random(1))
    policy = GALLERIST.policy()
    assert policy is not None
    assert weighing.arms[0].codes == (policy(game, game.seat, random.Random(1)),)
    assert len({arm.codes for arm in weighing.arms}) < len(weighing.arms) <= WIDTH, "some begin with the same answer"
    assert len({(*arm.codes, *arm.plan) for arm in weighing.arms}) == len(weighing.arms)
    weighing.think(Budget(playouts=30))
    assert len(weighing.answers()) == len({arm.codes for arm in weighing.arms})


def test_who_does_not_plan_thinks_of_one_answer_after_the_other() -> None:
    game, instinct = at_a_turn(), GALLERIST.instinct()
    assert instinct is not None
    weighing = Weighing(GALLERIST, game.view(game.seat), game.seat, random.Random(1), plans=False)
    assert {arm.codes for arm in weighing.arms} == {(code,) for code in game.codes()}
    assert not any(arm.plan or weighing.to_follow(arm) for arm in weighing.arms)
    assert weighing.policy == instinct
    assert [name for name, made in LEVELS.items() if not made.plans] == ["visitor"]


def test_a_plan_is_kept_until_something_new_is_known() -> None:
    game = at_a_turn()
    weighing = Weighing(GALLERIST, game.view(game.seat), game.seat, random.Random(1))
    plans = [(arm, weighing.to_follow(arm)) for arm in weighing.arms]
    assert any(plan for _, plan in plans)
    for arm, plan in plans:
        after = game.clone()
        after.push(arm.codes[0])
        known = game.barrier
        for number, move in plan:
            assert (after.number, after.seat, after.barrier) == (number, game.seat, known)
            after.push_move(game.seat, move)


def test_what_was_planned_is_answered_without_another_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    game, weighed = at_a_turn(), list[int]()

    def think(self: Weighing, budget: Budget) -> None:
        weighed.append(self.position.number)
        for arm in self.arms:
            arm.worths, arm.shares = [float(len(arm.plan))], [0.0]

    monkeypatch.setattr(Weighing, "think", think)
    monkeypatch.setattr(Weighing, "chosen", lambda self: max(self.arms, key=lambda arm: len(self.to_follow(arm))))
    player = SearchBot()
    player.begin(GALLERIST, game.seat, random.Random(1))
    seat = game.seat
    game.push_move(seat, player.answer(game.view(seat), Budget()))
    (number, move), *rest = player.planned
    assert game.number == number
    assert player.answer(game.view(seat), Budget()) == move
    assert (player.planned, len(weighed)) == (rest, 1)
    player.planned = [(game.number - 1, move)]
    player.answer(game.view(seat), Budget())
    assert len(weighed) == 2, "it was planned for another decision"


def test_a_seat_that_plays_alone_is_played_to_the_end() -> None:
    """A level counts there, not a lead: two turns on, nobody can say whether it will be reached."""
    game, instinct = at_a_turn(players=1), GALLERIST.instinct()
    assert instinct is not None
    trial = Trial(GALLERIST, 0, instinct, instinct)
    reached = trial.reach(game, (game.nth(0),), random.Random(1))
    assert reached.outcome is not None
    assert reached.scores != reached.outcome.scores


@pytest.mark.parametrize("key", KEYS)
def test_who_thinks_of_few_answers_thinks_of_the_foremost_ones(key: str) -> None:
    title = vernissage.title(key)
    widths = set()
    for position in positions(title, 12):
        view, seat = position.view(position.seat), position.seat
        few, many = (Weighing(title, view, seat, random.Random(1), width=width) for width in (4, WIDTH))
        assert len(few.arms) <= 4
        assert len(many.arms) <= WIDTH
        assert few.arms[0].codes == many.arms[0].codes, "the policy's own is among them in any case"
        widths.add((len(few.arms), len(many.arms) > 4))
    assert (4, True) in widths


def test_a_dealer_thinks_of_fewer_answers_than_a_maestro() -> None:
    assert LEVELS["dealer"].width < LEVELS["maestro"].width
