"""What a designer is told follows from what happened in the games."""

from __future__ import annotations

import math

import msgspec
import pytest

from vernissage.arena.findings import Findings, findings
from vernissage.arena.plans import Plan, plan
from vernissage.arena.simulation import GameResult, play_game
from vernissage.arena.study import Lead, Posed, StudiedGame, _Observer, study


def small(title: str = "modern_art", players: int = 3, games: int = 3, bot: str = "random") -> Plan:
    return plan(title, players=players, games=games, seed=4, bots=[bot])


def test_the_games_are_those_of_the_plan_whatever_the_jobs() -> None:
    one = small(games=2)
    games = list(study(one))
    assert [game.result for game in games] == [play_game(one, one.setup(), index) for index in range(2)]
    assert list(study(one, jobs=2)) == games


def test_every_move_answers_one_question() -> None:
    for title in ("modern_art", "art_society", "pictura"):
        (game,) = study(small(title, games=1))
        assert sum(posed.times for posed in game.questions.values()) == game.result.moves
        assert all(posed.choices >= posed.times >= posed.forced for posed in game.questions.values())


def observed(*ahead: tuple[int, ...]) -> _Observer:
    observer = _Observer(3, has_items=False, knows_standing=True)
    observer.ahead = list(ahead)
    return observer


@pytest.mark.parametrize(
    ("ahead", "winners", "lead"),
    [
        ([(0, 1, 2), (0,), (0,), (1,)], (1,), Lead(1, 0.75, False)),
        ([(0, 1, 2), (0, 1), (0, 2), (0,)], (0,), Lead(0, 0.0, True)),
        ([(0,), (0, 1), (0,), (1,), (0,)], (0,), Lead(2, 0.8, True)),
        ([(2,), (1,), (2,), (1,)], (1, 2), Lead(3, 0.0, True)),
    ],
)
def test_the_lead(ahead: list[tuple[int, ...]], winners: tuple[int, ...], lead: Lead) -> None:
    assert observed(*ahead).lead(winners) == lead


def made(scores: tuple[int, ...], winner: int, sold: tuple[int, ...]) -> StudiedGame:
    result = GameResult(scores=scores, winners=(winner,), reason="x", moves=4, bots=("random",) * 2)
    return StudiedGame(
        result=result,
        questions={"bid": Posed(4, 10, 1)},
        lead=Lead(2, 0.5, True),
        happened={"sold": (*sold, 0), "began": (0, 0, 1)},
        parts=tuple({"cash": score} for score in scores),
        market=(),
        watched=None,
    )


def found(*games: StudiedGame) -> Findings:
    return findings("these", plan("art_society", players=2, games=len(games), seed=1, bots=["random"]), games)


def test_what_is_said_of_made_up_games() -> None:
    told = found(made((5, 9), 1, (1, 3)), made((7, 3), 0, (0, 0)))
    assert told.places == (8.0, 4.0)
    assert told.margin is not None
    assert (told.margin.value, told.margin.off) == (4.0, 0.0)
    assert [seat.share for seat in told.seats] == [0.5, 0.5]
    assert (told.choices.value, told.forced) == (2.5, 0.25)
    (bid,) = told.questions
    assert (bid.key, bid.per_game, bid.choices, bid.forced) == ("bid", 4.0, 2.5, 0.25)
    events = {event.name: event for event in told.events}
    assert (events["sold"].games, events["sold"].per_game) == (0.5, 2.0)
    assert (events["sold"].winners, events["sold"].others) == (1.5, 0.5)
    assert (events["began"].games, events["began"].winners) == (1.0, None)
    assert (told.parts_of_winners, told.parts_of_others) == ({"cash": 8.0}, {"cash": 4.0})
    assert msgspec.json.decode(msgspec.json.encode(told), type=Findings) == told


def test_cards_and_solo_games_are_studied_too() -> None:
    pictura = small("pictura", players=2, games=2, bot="greedy")
    told = findings("these", pictura, list(study(pictura)))
    assert {item.group for item in told.items} >= {"patron", "favour", "trend"}
    assert math.isclose(sum(told.parts_of_winners.values()), told.places[0], rel_tol=0.2)
    alone = small("gallerist", players=1, games=1)
    told = findings("these", alone, list(study(alone)))
    assert (told.margin, told.lead_changes, told.halfway) == (None, None, None)
