"""The games a net learns from. Learning itself needs torch and is tried by hand."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

import numpy as np
import pytest

import vernissage
from tests.bots.test_learned import untaught
from tests.titles import OWN
from vernissage.arena.simulation import SimulationFailed
from vernissage.bots.learned.net import Net
from vernissage.bots.learned.outputs import Outputs
from vernissage.learn.crews import Crew
from vernissage.learn.gathering import Crop, Errand, Gatherer, League

SELF_PLAY, AGAINST_RULE = League(rule=0, past=0), League(rule=100, past=0)


def gathered(title: Any, errand: Errand, players: int = 3, nets: int = 1) -> tuple[Crop, int]:
    setup = title.setup(players)
    made = [Net(untaught(setup, seed=1 + number)) for number in range(nets)]
    return Gatherer(setup, made).gather(errand), Outputs(setup).size


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.key)
def test_each_decision_is_one_that_could_be_made(title: Any) -> None:
    crop, size = gathered(title, Errand(seed="a", games=1))
    legal = np.unpackbits(crop.legal, axis=1, count=size)
    decided = np.flatnonzero(crop.taken >= 0)
    assert len(decided) > 10
    assert legal[decided, crop.taken[decided]].all()
    assert legal[decided, crop.usual[decided]].all()
    assert (crop.likelihood[decided] <= 0).all()
    assert not legal[crop.taken < 0].any(), "at the end of a round nothing is decided"
    assert np.allclose(crop.shares.sum(axis=1), 1)


def test_the_same_errand_brings_the_same_games() -> None:
    title = vernissage.title("modern_art")
    one, other = (gathered(title, Errand(seed="b", games=2))[0] for _ in range(2))
    assert all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Crop._fields)
    assert not np.array_equal(one.rows[:20], gathered(title, Errand(seed="c", games=2))[0].rows[:20])


def test_who_won_is_what_is_learned_from() -> None:
    """The credit of a winner's last decision is what the net did not foresee of the win."""
    crop, _ = gathered(vernissage.title("modern_art"), Errand(seed="d", games=2, league=SELF_PLAY))
    decided = crop.taken >= 0
    winners = decided & (crop.shares[:, 0] == 1)
    losers = decided & (crop.shares[:, 0] == 0)
    assert crop.advantage[winners].mean() > 0 > crop.advantage[losers].mean()
    assert crop.won == crop.games == 2, "in a game against oneself somebody wins"


def test_against_the_rule_of_thumb_only_the_nets_decisions_are_kept() -> None:
    title = vernissage.title("modern_art")
    alone, _ = gathered(title, Errand(seed="e", games=3, league=AGAINST_RULE))
    everybody, _ = gathered(title, Errand(seed="e", games=3, league=SELF_PLAY))
    assert 0 < (alone.taken >= 0).sum() < (everybody.taken >= 0).sum()
    assert alone.won <= 3


def test_former_nets_sit_in_other_seats() -> None:
    title = vernissage.title("modern_art")
    errand = Errand(seed="f", games=3, league=League(rule=0, past=100))
    with_past, _ = gathered(title, errand, nets=2)
    without, _ = gathered(title, errand)
    assert (with_past.taken >= 0).sum() < (without.taken >= 0).sum()


def test_a_measurement_teaches_nothing() -> None:
    crop, _ = gathered(vernissage.title("modern_art"), Errand(seed="g", games=4, measured_against="greedy-1"))
    assert crop.games == 4
    assert (crop.taken < 0).all()
    assert 0 <= crop.won <= 4


class Broken:
    """A pool of which a process has died."""

    def submit(self, *_: Any) -> Any:
        raise BrokenProcessPool

    def shutdown(self, cancel_futures: bool) -> None:
        pass

    _processes = None


def test_of_a_crew_whose_process_has_died_that_is_said() -> None:
    setup = vernissage.title("modern_art").setup(3)
    crew, broken = Crew(setup, 1), Broken()
    crew.pool = broken  # type: ignore[assignment]
    with pytest.raises(SimulationFailed, match="a worker process died before its games were over"), crew:
        list(crew.gather(untaught(setup), [], [Errand(seed="i", games=1)]))


def test_a_crew_brings_what_one_process_brings() -> None:
    setup = vernissage.title("modern_art").setup(3)
    layers = untaught(setup)
    errands = [Errand(seed=f"h/{number}", games=1) for number in range(2)]
    with Crew(setup, 1) as alone, Crew(setup, 2) as crew:
        for one, other in zip(alone.gather(layers, [], errands), crew.gather(layers, [], errands), strict=True):
            assert np.array_equal(one.rows, other.rows)
            assert np.array_equal(one.taken, other.taken)
