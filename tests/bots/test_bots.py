"""Bots answer from what a seat may know: never more, always legally."""

from __future__ import annotations

import collections
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.conformance.toys import Toy
from vernissage import VernissageError
from vernissage.bots import Bot, Budget, GreedyBot, PolicyBot, RandomBot, UnknownBot, bot, bots_of
from vernissage.core import registry
from vernissage.core.chance import Dice
from vernissage.core.conformance import Case
from vernissage.core.conformance.games import walk
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.titles import Title
from vernissage.core.views import View
from vernissage.games.modern_art import title
from vernissage.games.modern_art.position import ModernArtPosition

TWINS = 6
LADDER = ["random", "visitor", "greedy", "collector", "dealer", "maestro"]
CASES = [
    Case(title, 3, (), 31),
    Case(title, 3, (("mystery_hand", True),), 32),
    Case(title, 4, (("edition", "classic"),), 33),
    Case(title, 5, (("open_cash", True),), 34),
]


def asked(case: Case) -> Iterator[tuple[Position, int]]:
    """Every position of a random game, with every seat that is asked there."""
    for position in walk(case, "bots"):
        if position.frames and not position.partial:
            yield from ((position, seat) for seat in position.decision.seats)


def answer(player: Bot, of: Title[Any, Any], view: View, dice: Dice) -> Move:
    """What the bot answers, newly sat down at the view's seat."""
    assert view.seat is not None
    player.begin(of, view.seat, dice)
    return player.answer(view, Budget())


def is_fair(player: PolicyBot, case: Case) -> bool:
    """Whether the bot chooses alike in every position a seat cannot tell from the true one."""
    dice = case.dice("twins")
    for position, seat in asked(case):
        view = position.view(seat)
        throw = position.ply
        choice = player.code(position, seat, random.Random(throw))
        for _ in range(TWINS):
            twin = case.title.imagine(view, dice)
            if player.code(twin, seat, random.Random(throw)) != choice:
                return False
    return True


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("player", [RandomBot(), GreedyBot()], ids=lambda player: player.name)
def test_a_bot_chooses_by_what_its_seat_may_know(player: PolicyBot, case: Case) -> None:
    assert is_fair(player, case)


class Peeking(PolicyBot):
    """Looks at the hand on its left."""

    name = "peeking"

    def code(self, position: Position, seat: int, dice: Dice) -> int:
        assert isinstance(position, ModernArtPosition)
        count = position.question.count(position, seat)
        return position.question.nth(position, seat, sum(position.hands[(seat + 1) % position.seats]) % count)


def test_a_bot_that_peeks_is_found_out() -> None:
    assert not is_fair(Peeking(), CASES[0])


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("player", [RandomBot(), GreedyBot()], ids=lambda player: player.name)
def test_an_answer_from_a_view_is_legal(player: PolicyBot, case: Case) -> None:
    for position, seat in asked(case):
        view = position.view(seat)
        move = answer(player, case.title, view, random.Random(1))
        assert position.refusal(seat, move) is None
        assert answer(player, case.title, view, random.Random(1)) == move
        if player.name == "greedy":
            code = player.code(position, seat, random.Random(2))
            assert move == position.question.move_of(position, seat, (code,))


def test_a_view_that_came_as_json_is_answered_alike() -> None:
    for position, seat in asked(CASES[1]):
        view = position.view(seat)
        again = title.decode_view(msgspec.json.encode(view))
        first, second = (answer(GreedyBot(), title, one, random.Random(1)) for one in (view, again))
        assert first == second


def test_greedy_plays_every_question_there_is() -> None:
    """Whole games of greedy players alone: every question comes up, and every kind of answer but one is given."""
    given = collections.Counter[tuple[str, str]]()
    player, dice = GreedyBot(), random.Random(1)
    for seed in range(6):
        game = title.new(3, seed, {"mystery_hand": True})
        position = game.position
        while position.frames:
            seat = game.decision.seats[0]
            move = position.question.move_of(position, seat, (player.code(position, seat, dice),))
            given[game.decision.key, move.tag] += 1
            game.play(seat, move)
        assert game.outcome is not None
    assert {key for key, _ in given} == {question.key for question in ModernArtPosition.QUESTIONS}
    for key, tag in (("turn", "turn"), ("turn", "leave"), ("buy", "buy"), ("second", "add"), ("raise", "pass")):
        assert given[key, tag], f"greedy never answers {key} with {tag}"


def test_greedy_never_looks_at_its_dice() -> None:
    for position, seat in asked(CASES[2]):
        assert GreedyBot().code(position, seat, _NoDice()) in position.question.codes(position, seat)


class _NoDice:
    def random(self) -> float:
        raise AssertionError("greedy threw the dice")


def test_the_random_bot_takes_each_answer_as_often() -> None:
    position = title.new(3, 5).position
    count = position.count()

    class Fixed:
        def __init__(self, value: float) -> None:
            self.value = value

        def random(self) -> float:
            return self.value

    chosen = [RandomBot().code(position, position.seat, Fixed((k + 0.5) / count)) for k in range(count)]
    assert chosen == position.codes()


@pytest.fixture
def toy() -> Iterator[Toy]:
    registry.add(toy := Toy())
    yield toy
    registry.remove(toy.key)


def test_a_bot_gives_moves_of_several_codes_whole(toy: Toy) -> None:
    dice = random.Random(4)
    game = toy.new(3, 4)
    player = bot("random", toy)
    while game.position.frames:
        seat = game.decision.seats[-1]
        game.play(seat, answer(player, toy, game.view(seat), dice))
    assert game.outcome is not None


def test_bots_by_name(toy: Toy) -> None:
    assert bots_of(title) == LADDER
    assert bots_of(toy) == ["random"], "nobody wrote what a sensible player of the toy would do"
    assert isinstance(bot("greedy", title), GreedyBot)
    assert isinstance(bot("random", toy), RandomBot)


@pytest.mark.parametrize("name", ["clever", "", "Greedy"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str, toy: Toy) -> None:
    def refusal(of: Title[Any, Any]) -> VernissageError:
        with pytest.raises(UnknownBot) as error:
            bot(name, of)
        return error.value

    names = ", ".join((*LADDER, "greedy-1", "flat"))
    assert str(refusal(title)) == f"no bot {name!r} plays Modern Art; there are {names}"
    assert str(refusal(toy)) == f"no bot {name!r} plays Toy; there are random"
    assert isinstance(refusal(title), LookupError)


def test_greedy_does_not_play_what_nobody_wrote_a_policy_for(toy: Toy) -> None:
    with pytest.raises(UnknownBot, match="no bot 'greedy' plays Toy"):
        bot("greedy", toy)


def test_a_style_is_a_bot_of_its_own_name_and_not_on_the_ladder() -> None:
    pictura = registry.title("pictura")
    assert bots_of(pictura) == LADDER
    curator = bot("curator", pictura)
    assert isinstance(curator, PolicyBot)
    position = pictura.new(3, 1).position
    assert curator.code(position, position.seat, _NoDice()) in position.codes()
    with pytest.raises(UnknownBot, match="maestro, greedy-1, curator, flat"):
        bot("oracle", pictura)
