"""How cards fare: what is within reach, what is used, and against which chance its users are measured."""

from __future__ import annotations

import math

import pytest

from vernissage.arena.balance import WatchedGame, fates, watch
from vernissage.arena.plans import PlanError, plan
from vernissage.arena.simulation import GameResult, run
from vernissage.core.authored import Item
from vernissage.games.pictura import title
from vernissage.games.pictura.printed import FAVOURS, REWARDS

A, B, C = ("gift", "a"), ("gift", "b"), ("other", "c")


def game(scores: tuple[int, ...], *reach: dict[Item, bool]) -> WatchedGame:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return WatchedGame(
        GameResult(scores=scores, winners=winners, reason="end", moves=1, bots=("x",) * len(scores)), reach
    )


GAMES = [
    game((9, 3), {A: True, B: True}, {A: False}),
    game((2, 8), {A: True}, {B: True, C: False}),
    game((5, 5), {}, {A: True, B: False}),
]


def test_cases_are_players_games() -> None:
    a, b, c = fates(GAMES)
    assert [(fate.group, fate.name) for fate in (a, b, c)] == [A, B, C]
    assert (a.games, a.cases, a.used, a.played) == (3, 4, 3, 6)
    assert (a.of_reach, a.of_all) == (3 / 4, 3 / 6)
    low, high = a.interval
    assert low < a.of_reach < high
    assert (b.cases, b.used) == (3, 2)


def test_users_win_and_are_ahead() -> None:
    a, b, _ = fates(GAMES)
    assert (a.wins.won, a.wins.games, a.wins.fair) == (1 + 0 + 0.5, 3, 1 / 2)
    assert a.ahead == pytest.approx((3 - 3 + 0) / 3)
    assert a.ahead_without == -3
    assert (b.wins.won, b.ahead) == (2, 3)


def test_the_chance_is_that_of_players_who_used_as_many() -> None:
    a, b, c = fates(GAMES)
    one, two = (0 + 1 + 0.5) / 3, 1.0
    assert a.chance == pytest.approx((two + one + one) / 3)
    assert b.chance == pytest.approx((two + one) / 2)
    assert math.isnan(c.chance), "nobody used it"


def planned(games: int = 3, bots: tuple[str, ...] = ("greedy",), players: int = 3, **more: str) -> list[WatchedGame]:
    return list(watch(plan("pictura", players=players, games=games, seed=5, bots=bots, **more)))  # type: ignore[arg-type]


def test_watching_changes_nothing_and_sees_everything() -> None:
    seen = planned()
    assert [game.result for game in seen] == list(run(plan("pictura", players=3, games=3, seed=5, bots=["greedy"])))
    for watched in seen:
        for reach in watched.reach:
            by_group = {group: {name for g, name in reach if g == group} for group, _ in reach}
            assert by_group["favour"] <= set(FAVOURS)
            assert by_group["reward"] == set(REWARDS), "at the first exhibition all spaces are free"
            assert len(by_group["patron"]) >= 5
            assert [used for (group, _), used in reach.items() if group == "trend"].count(True) == 1


def test_it_does_not_matter_how_many_play_them() -> None:
    work = plan("pictura", players=2, games=4, seed=5, bots=["curator", "greedy"])
    assert list(watch(work, jobs=2)) == list(watch(work, jobs=1))


def test_own_components_are_played_with() -> None:
    generous = title.standard_components.replace("opening_night = 3  ", "opening_night = 30 ")
    assert generous != title.standard_components
    assert [g.result for g in planned(components=generous)] != [g.result for g in planned()]


def test_no_jobs_watch_no_games() -> None:
    with pytest.raises(PlanError, match="at least one job"):
        list(watch(plan("pictura", players=2, games=1, seed=5, bots=["greedy"]), jobs=0))


@pytest.mark.parametrize("bot", ["greedy", "curator"])
def test_every_reward_and_favour_of_pictura_is_alive(bot: str) -> None:
    """A small picture of the report in docs/titles/pictura.md, with room for chance."""
    counted = {(fate.group, fate.name): fate for fate in fates(planned(games=60, bots=(bot,)))}
    for reward in REWARDS:
        assert 0.1 < counted["reward", reward].of_reach < 0.75, reward
    for favour in FAVOURS:
        assert 0.01 < counted["favour", favour].of_all < 0.7, favour
    patrons = [fate for (group, _), fate in counted.items() if group == "patron"]
    assert len(patrons) == 60
    assert 0.05 < sum(fate.used for fate in patrons) / sum(fate.cases for fate in patrons) < 0.3
