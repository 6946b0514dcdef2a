"""What is said of a contest follows from its games."""

from __future__ import annotations

import math

import msgspec
import pytest

from vernissage.arena import standings
from vernissage.arena.contests import Contest, ContestGame, Thinking, contest, play_contest
from vernissage.arena.figures import spent
from vernissage.arena.simulation import GameResult
from vernissage.arena.statistics import clustered, wilson


def games_of(one: Contest, won_by: str) -> list[ContestGame]:
    """Made-up games in which every copy of a bot shares the win."""
    games = []
    for index in range(one.games):
        bots = one.seating(index)
        winners = tuple(seat for seat, bot in enumerate(bots) if bot == won_by)
        result = GameResult(
            scores=tuple(10 if bot == won_by else 4 for bot in bots), winners=winners, reason="x", moves=7, bots=bots
        )
        thinking = tuple(Thinking(0.5 if bot == won_by else 0.1, 10) for bot in bots)
        games.append(ContestGame(game=index, result=result, parts=({},) * one.players, market=(), thinking=thinking))
    return games


def test_who_always_wins_is_told_so() -> None:
    one = contest("modern_art", players=3, games=12, seed=1, bots=["random", "greedy"])
    told = standings.report(one, games_of(one, "greedy"), "2026-11-18")
    assert [bot.name for bot in told.ratings] == ["greedy", "random"]
    assert told.ratings[0].strength > told.ratings[1].strength
    meetings = {(meeting.one, meeting.other): meeting for meeting in told.meetings}
    strong, weak = meetings["greedy", "random"], meetings["random", "greedy"]
    assert (strong.won.share, strong.won.games, strong.ahead) == (1.0, 6, 6.0)
    assert (weak.won.share, weak.won.games, weak.ahead) == (0.0, 6, -6.0)
    assert strong.won.even == pytest.approx(1 / 3)
    assert strong.won.interval == pytest.approx(wilson(6, 6))
    assert [seat.share for seat in told.seats] == pytest.approx([1 / 3] * 3)
    assert told.run.thinking == {"random": 10.0, "greedy": 50.0}
    assert (told.lengths.mean, told.length_counts, told.ends) == (7, {7: 12}, {"x": 12})


def test_together_it_is_told_who_came_out_ahead() -> None:
    one = contest("modern_art", players=3, games=6, seed=1, bots=["random", "greedy", "greedy-1"], together=True)
    told = standings.report(one, games_of(one, "greedy"), "2026-11-18")
    shares = {(meeting.one, meeting.other): meeting.won for meeting in told.meetings}
    assert shares["greedy", "random"].share == 1.0
    assert shares["random", "greedy-1"].share == 0.5  # as many points
    assert {share.even for share in shares.values()} == {0.5}


def test_a_real_contest_tells_prices_and_parts() -> None:
    one = contest("modern_art", players=3, games=6, seed=4, bots=["random", "greedy"])
    games = play_contest(one, 0, one.games)
    told = standings.report(one, games, "2026-11-18")
    for bot in told.ratings:
        assert math.isclose(sum(bot.parts.values()), bot.scores.mean)
    assert {point.heading for point in told.market} == {"Average price of a painting"}
    assert {point.round for point in told.market} == {1, 2, 3, 4}
    amounts = sum(sums.amount for game in games for sums in game.market)
    assert sum(point.average * point.count for point in told.market) == pytest.approx(amounts / 6, rel=1e-4)
    assert msgspec.json.decode(msgspec.json.encode(told), type=standings.ContestReport) == told


def test_deals_that_decide_everything_widen_the_interval() -> None:
    apart = clustered([[1, 0, 0], [0, 1, 0]] * 20)
    alike = clustered([[1, 1, 1], [0, 0, 0], [0, 0, 0]] * 13)
    assert apart[1:] == pytest.approx(wilson(40, 120))
    low, high = wilson(13, 39)  # as many as there are deals
    assert alike[1] == pytest.approx(low, abs=0.01)
    assert alike[2] == pytest.approx(high, abs=0.01)


def test_times_are_told_with_as_many_digits_as_they_have() -> None:
    assert spent(12.34) == "12.3 ms"
