"""Counting wins and showing them."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

import vernissage
from vernissage.arena.plans import plan
from vernissage.arena.report import report, speed, tables, to_json
from vernissage.arena.simulation import GameResult
from vernissage.arena.tally import tally


def game(scores: tuple[int, ...], winners: tuple[int, ...], bots: tuple[str, ...], reason: str = "end") -> GameResult:
    return GameResult(scores=scores, winners=winners, reason=reason, moves=10 * len(winners), bots=bots)


A, B = "greedy", "random"
GAMES = [
    game((9, 5, 1), (0,), (A, B, B)),
    game((4, 8, 2), (1,), (B, A, B)),
    game((7, 3, 7), (0, 2), (B, B, A), "stall"),
    game((3, 6, 4), (1,), (A, B, B)),
]


def test_a_shared_win_is_shared() -> None:
    counted = tally(GAMES)
    assert [side.wins.won for side in counted.seats] == [1.5, 2, 0.5]
    assert [(side.name, side.wins.won) for side in counted.bots] == [(A, 2.5), (B, 1.5)]


def test_a_solo_game_can_be_lost() -> None:
    (alone,) = tally([game((90,), (), (A,)), game((170,), (0,), (A,))]).seats
    assert (alone.wins.won, alone.wins.games, alone.wins.fair) == (1, 2, 1)


def test_a_bot_with_two_seats_is_measured_against_two_thirds() -> None:
    greedy, random = tally(GAMES).bots
    assert (greedy.seats, random.seats) == (1, 2)
    assert (greedy.wins.fair, random.wins.fair) == pytest.approx((1 / 3, 2 / 3))


def test_scores_go_with_the_bot_wherever_it_sits() -> None:
    greedy, random = tally(GAMES).bots
    assert (greedy.scores.least, greedy.scores.most, greedy.scores.mean) == (3, 9, 27 / 4)
    assert (random.scores.least, random.scores.most) == (1, 7)


def test_ends_and_lengths() -> None:
    counted = tally(GAMES)
    assert counted.reasons == (("end", 3), ("stall", 1))
    assert (counted.lengths.least, counted.lengths.most) == (10, 20)


def shown(games: list[GameResult], bots: list[str], position: str | None = None) -> str:
    planned = plan("modern_art", players=3, games=len(games), seed=1, bots=bots, position=position)
    console = Console(width=120)
    with console.capture() as captured:
        for table in tables(report(planned, games, 2.0)):
            console.print(table)
    return captured.get()


def test_tables_show_shares_intervals_and_ends() -> None:
    text = shown(GAMES, [A, B, B])
    for expected in ("random ×2", "62.5 %", "66.7 %", "stall", "75.0 %", "p = "):
        assert expected in text
    assert "4 is no multiple of 3" in text


def test_one_kind_of_bot_needs_no_table_of_bots() -> None:
    alone = [game((1, 2, 3), (2,), (B, B, B))]
    assert "by bot" not in shown(alone, [B])


def test_one_seat_that_always_wins_is_noticed() -> None:
    assert "Where one sits matters" in shown([game((9, 1, 1), (0,), (B, B, B))] * 30, [B])


def test_games_from_a_position_are_no_test_of_the_seats() -> None:
    start = vernissage.title("modern_art").new(3, 1).position.text()
    text = shown([game((9, 1, 1), (0,), (B, B, B))] * 30, [B], start)
    assert "Wins by seat" in text
    assert "chi-square" not in text
    assert "Where one sits matters" not in text
    assert "All games start from one position" in text
    assert "All games were the same" in text
    assert "All games were the same" not in shown(GAMES, [A, B, B], start)


def test_the_json_form_names_the_position() -> None:
    start = vernissage.title("modern_art").new(3, 1).position.text()
    for position in (None, start):
        planned = plan("modern_art", players=3, games=4, seed=1, bots=[A, B, B], position=position)
        assert json.loads(to_json(report(planned, GAMES, 2.0)))["position"] == (position or "")


def test_the_json_form_and_the_speed() -> None:
    planned = plan("modern_art", players=3, games=4, seed=1, bots=[A, B, B])
    whole = report(planned, GAMES, 2.0)
    read = json.loads(to_json(whole))
    assert (read["games"], read["moves"], len(read["results"])) == (4, 50, 4)
    assert read["results"][2] == {
        "scores": [7, 3, 7],
        "winners": [0, 2],
        "reason": "stall",
        "moves": 20,
        "bots": [B, B, A],
    }
    assert "2 games/s, 25 moves/s" in speed(whole)
