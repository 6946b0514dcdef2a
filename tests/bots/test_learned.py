"""Nets at the table: what they see, what they can answer, their files, and the bot that plays by one."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import vernissage
from tests.titles import OWN
from vernissage.arena.plans import plan
from vernissage.arena.simulation import run
from vernissage.bots import Budget, UnknownBot
from vernissage.bots.files import bot_named
from vernissage.bots.learned import weights
from vernissage.bots.learned.inputs import Inputs
from vernissage.bots.learned.net import Floats, Net
from vernissage.bots.learned.outputs import FACTORS, Outputs
from vernissage.bots.learned.player import LearnedBot, NetGuide
from vernissage.bots.learned.weights import Provenance, WeightsError
from vernissage.bots.trials import Trial
from vernissage.bots.weighing import Weighing
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.core.setups import Setup

TITLES = pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)


def untaught(setup: Setup, width: int = 16, seed: int = 1) -> dict[str, Floats]:
    """The layers of a net that knows nothing yet."""
    dice = np.random.default_rng(seed)
    inputs, outputs = Inputs(setup).size, Outputs(setup).size
    sizes = {
        "hidden.0": (inputs, width),
        "answer": (width, outputs),
        "shares": (width, setup.seats),
        "lead": (width, 1),
    }
    layers: dict[str, Floats] = {"trust": np.array([4.0], np.float32)}
    for name, (rows, columns) in sizes.items():
        layers[f"{name}.weight"] = dice.normal(0, 0.1, (rows, columns)).astype(np.float32)
        layers[f"{name}.bias"] = np.zeros(columns, np.float32)
    return layers


def file_of(setup: Setup, **changes: object) -> bytes:
    origin = weights.provenance(setup, games=10, decisions=100, seed=1)
    return weights.write(untaught(setup), msgspec.structs.replace(origin, **changes))


def stored(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "weights.npz"
    path.write_bytes(content)
    return path


def sensible(title: Any, seats: int, seed: int) -> Iterator[Position]:
    """Positions of a game of the title's instinct."""
    position, dice, instinct = title.new(seats, seed).position, random.Random(seed), title.instinct()
    while position.frames:
        yield position
        position.push(instinct(position, position.seat, dice))


@TITLES
def test_what_a_net_sees_follows_from_the_view(title: Any) -> None:
    seats = title.facts.players[1]
    inputs, dice = Inputs(title.setup(seats)), random.Random(4)
    looked = 0
    for position in sensible(title, seats, 11):
        if dice.random() < 0.15 and not position.partial:
            seat = position.seat
            twin: Position = title.imagine(position.view(seat), dice)
            assert np.array_equal(inputs.row(position, seat), inputs.row(twin, seat))
            looked += 1
    assert looked > 10


@TITLES
def test_what_a_net_sees_lies_within_its_bounds(title: Any) -> None:
    inputs = Inputs(title.setup(title.facts.players[1]))
    for position in sensible(title, title.facts.players[1], 12):
        row = inputs.row(position, position.seat)
        assert row.shape == (1, inputs.size)
        assert row.min() >= 0
        assert row.max() <= 1


@TITLES
def test_every_output_is_a_legal_answer_and_the_usual_one_comes_first(title: Any) -> None:
    seats = title.facts.players[1]
    outputs, instinct, dice = Outputs(title.setup(seats)), title.instinct(), random.Random(5)
    for position in sensible(title, seats, 13):
        usual = instinct(position, position.seat, dice)
        choices = outputs.choices(position, position.seat, usual)
        assert next(iter(choices.values())) == usual
        assert all(position.is_legal(code) for code in choices.values())
        assert all(0 <= output < outputs.size for output in choices)
        assert len(set(choices.values())) == len(choices)


def test_amounts_lie_on_a_grid_beside_the_usual_one() -> None:
    title = vernissage.title("modern_art")
    outputs = Outputs(title.setup(4))
    position = next(one for one in sensible(title, 4, 13) if one.question.mode is Mode.SEALED)
    instinct = title.instinct()
    assert instinct is not None
    usual = instinct(position, position.seat, random.Random(5))
    zero = position.question.amounts(position, position.seat).start
    assert usual > zero
    found = set(outputs.choices(position, position.seat, usual).values())
    assert {zero + round(factor * (usual - zero)) for factor in FACTORS if factor <= 1} <= found


def test_the_outputs_are_few_however_many_codes_a_title_has() -> None:
    for title in OWN:
        setup = title.setup(title.facts.players[1])
        assert Outputs(setup).size < 700, title.key


def test_a_net_tells_which_part_of_a_win_each_seat_can_expect() -> None:
    setup = vernissage.title("modern_art").setup(4)
    judged = Net(untaught(setup)).judge(np.zeros((3, Inputs(setup).size), np.float32))
    assert judged.shares.shape == (3, 4)
    assert np.allclose(judged.shares.sum(axis=1), 1)
    assert judged.logits.shape == (3, Outputs(setup).size)
    assert judged.lead.shape == (3,)


@TITLES
def test_a_net_plays_a_whole_game_from_its_file(title: Any, tmp_path: Path) -> None:
    seats = max(2, title.facts.players[0])
    path = stored(tmp_path, file_of(title.setup(seats)))
    planned = plan(title.key, players=seats, games=1, seed=3, bots=[str(path), *["greedy"] * (seats - 1)])
    first, again = (next(run(planned)) for _ in range(2))
    assert first == again, "the same dice give the same game"


def test_sealed_bids_of_a_net_cannot_be_read(tmp_path: Path) -> None:
    title = vernissage.title("modern_art")
    position = next(one for one in sensible(title, 4, 13) if one.question.mode is Mode.SEALED)
    player = LearnedBot(stored(tmp_path, file_of(position.setup)))
    player.begin(title, position.seat, random.Random(1))
    view = position.view(position.seat)
    assert len({player.answer(view, Budget()) for _ in range(60)}) > 1


def sure_of(setup: Setup, output: int, share: float) -> dict[str, Floats]:
    """The layers of a net that gives one answer whatever it sees, and expects so much of a win for its seat."""
    layers = {name: np.zeros_like(layer) for name, layer in untaught(setup).items()}
    layers["answer.bias"][output] = 9.0
    layers["shares.bias"][0] = np.log(share / (1 - share) * (setup.seats - 1))
    return layers


def guide_of(setup: Setup, output: int, share: float, folder: Path) -> NetGuide:
    origin = weights.provenance(setup, games=1, decisions=1, seed=1)
    return NetGuide(stored(folder, weights.write(sure_of(setup, output, share), origin)))


def test_a_search_with_a_guide_weighs_first_what_the_guide_would_do(tmp_path: Path) -> None:
    title = vernissage.title("modern_art")
    position = next(one for one in sensible(title, 4, 13) if one.question.mode is Mode.SEALED)
    setup, seat, instinct = position.setup, position.seat, title.instinct()
    assert instinct is not None
    choices = Outputs(setup).choices(position, seat, instinct(position, seat, random.Random(5)))
    output, wanted = [*choices.items()][-1]
    view = position.view(seat)
    alone = Weighing(title, view, seat, random.Random(1))
    guided = Weighing(title, view, seat, random.Random(1), guide=guide_of(setup, output, 0.25, tmp_path))
    assert guided.arms[0].codes == (wanted,) != alone.arms[0].codes
    assert alone.arms[0].codes in [arm.codes for arm in guided.arms], "what the policy would do is weighed, too"


def test_a_guide_says_what_a_position_at_the_horizon_is_worth(tmp_path: Path) -> None:
    title = vernissage.title("modern_art")
    position = next(sensible(title, 4, 13))
    seat, policy, instinct = position.seat, title.policy(), title.instinct()
    assert policy is not None
    assert instinct is not None
    answer, reached = (policy(position, seat, random.Random(1)),), []
    for share in (0.1, 0.7):
        trial = Trial(title, seat, policy, instinct, guide_of(position.setup, 0, share, tmp_path))
        reached.append(trial.reach(position, answer, random.Random(2)))
    low, high = reached
    assert low.outcome is None, "the round ends before the game"
    assert low.judged == pytest.approx(0.1, abs=1e-3)
    assert high.judged == pytest.approx(0.7, abs=1e-3)
    assert high.share(seat) - low.share(seat) == pytest.approx(0.3, abs=1e-3), "it counts as much as what was fitted"


@TITLES
def test_a_guided_search_answers_the_same_in_twins(title: Any, tmp_path: Path) -> None:
    seats = max(2, title.facts.players[0])
    name = f"maestro({stored(tmp_path, file_of(title.setup(seats)))})"
    looked = 0
    for position in itertools.islice(sensible(title, seats, 11), 9, 60, 25):
        if not position.partial:
            seat, view, moves = position.seat, position.view(position.seat), []
            for known in (view, title.imagine(view, random.Random(99)).view(seat)):
                player = bot_named(name, title)
                player.begin(title, seat, random.Random(1))
                moves.append(player.answer(known, Budget(playouts=16)))
            position.check(seat, moves[0])
            assert moves[0] == moves[1]
            looked += 1
    assert looked


def test_a_guide_of_another_game_is_refused_before_the_game(tmp_path: Path) -> None:
    title = vernissage.title("modern_art")
    path = stored(tmp_path, file_of(title.setup(4)))
    with pytest.raises(WeightsError, match="the number of players: 4 was learned, 3 is played"):
        plan(title.key, players=3, games=1, seed=3, bots=[f"maestro({path})"])
    with pytest.raises(UnknownBot, match=r"there is no file nowhere\.npz"):
        bot_named("maestro(nowhere.npz)", title)


def fits(setup: Setup) -> None:
    weights.checked(file_of(setup), "weights.npz", setup)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    setup = vernissage.title("modern_art").setup(4)
    net, origin = weights.read(file_of(setup), "weights.npz")
    assert origin == weights.provenance(setup, games=10, decisions=100, seed=1)
    for name, layer in untaught(setup).items():
        assert np.allclose(net.layers[name], layer, atol=1e-3), name
    fits(setup)


MISFITS: dict[str, Callable[[Provenance], object]] = {
    "rules": lambda origin: origin.rules + 1,
    "components": lambda origin: "0" * 64,
    "encoding": lambda origin: origin.encoding + 1,
    "inputs": lambda origin: origin.inputs + 1,
    "outputs": lambda origin: origin.outputs - 1,
    "options": lambda origin: {**origin.options, "edition": "classic"},
    "title": lambda origin: "pictura",
}


@pytest.mark.parametrize("field", MISFITS)
def test_weights_of_another_game_are_refused_and_told_why(field: str) -> None:
    setup = vernissage.title("modern_art").setup(4)
    origin = weights.provenance(setup, games=1, decisions=1, seed=1)
    other = MISFITS[field](origin)
    with pytest.raises(WeightsError) as error:
        weights.checked(file_of(setup, **{field: other}), "mine.npz", setup)
    assert str(error.value).startswith("mine.npz does not fit this game: ")
    assert str(other) in str(error.value)
    assert str(getattr(origin, field)) in str(error.value)


def test_weights_for_other_players_are_refused(tmp_path: Path) -> None:
    title = vernissage.title("modern_art")
    with pytest.raises(WeightsError, match="the number of players: 4 was learned, 3 is played"):
        weights.checked(file_of(title.setup(4)), "mine.npz", title.setup(3))


def one_array() -> bytes:
    file = io.BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


def damaged() -> bytes:
    """Some bytes in the middle of the largest layer are others."""
    content = bytearray(file_of(vernissage.title("modern_art").setup(4)))
    middle = len(content) // 2
    content[middle : middle + 40] = bytes(255 - byte for byte in content[middle : middle + 40])
    return bytes(content)


def of_other_layers(change: Callable[[dict[str, Floats]], object]) -> bytes:
    """Whole, with a provenance that fits, and layers that are not those of such a net."""
    setup = vernissage.title("modern_art").setup(4)
    layers = untaught(setup)
    change(layers)
    return weights.write(layers, weights.provenance(setup, games=10, decisions=100, seed=1))


def narrow(name: str, rows: int, columns: int) -> dict[str, Floats]:
    return {f"{name}.weight": np.zeros((rows, columns), np.float32), f"{name}.bias": np.zeros(columns, np.float32)}


NO_WEIGHTS: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "a text": lambda: b"not a file of weights",
    "cut short": lambda: b"PK\x03\x04 cut short",
    "one array": one_array,
    "damaged": damaged,
    "a layer is missing": lambda: of_other_layers(lambda layers: layers.pop("answer.bias")),
    "a layer is too narrow": lambda: of_other_layers(lambda layers: layers.update(narrow("hidden.0", 3, 16))),
    "the seats are others": lambda: of_other_layers(lambda layers: layers.update(narrow("shares", 16, 3))),
}


@pytest.mark.parametrize("what", NO_WEIGHTS)
def test_what_is_no_file_of_weights_is_told(what: str) -> None:
    with pytest.raises(WeightsError, match=r"mine\.npz is no file of weights: \S") as error:
        weights.checked(NO_WEIGHTS[what](), "mine.npz", vernissage.title("modern_art").setup(4))
    assert "pickle" not in str(error.value), "nobody is led to run what is in a file"


def test_weights_without_provenance_or_too_large_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bare.npz"
    np.savez(path, trust=np.zeros(1))
    with pytest.raises(WeightsError, match="is no file of weights"):
        weights.read(path.read_bytes(), "bare.npz")
    with pytest.raises(WeightsError, match="are more than the 3000000 weights may have"):
        weights.read(bytes(weights.MOST_BYTES + 1), "large.npz")


def test_a_bot_of_a_file_that_is_not_there_is_told() -> None:
    with pytest.raises(UnknownBot, match=r"there is no file nowhere\.npz"):
        bot_named("nowhere.npz", vernissage.title("modern_art"))
