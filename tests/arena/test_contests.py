"""A contest plays the same deals from every seat, whoever plays them and however often it is stopped."""

from __future__ import annotations

import collections
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import vernissage
from tests.bots.test_learned import file_of
from tests.builders import middle
from vernissage.arena import journal as journals
from vernissage.arena.cluster import _knock
from vernissage.arena.contests import Contest, ContestGame, contest, play_contest
from vernissage.arena.journal import JournalError
from vernissage.arena.plans import PlanError
from vernissage.arena.simulation import SimulationFailed, play_game
from vernissage.bots import UnknownBot
from vernissage.bots.learned.weights import WeightsError
from vernissage.core.errors import SeatCountError

FOUR = ("random", "greedy")


def small(games: int = 6, **changes: object) -> Contest:
    """Three-player Modern Art, random against greedy: six games a deal."""
    asked: dict[str, object] = {"players": 3, "games": games, "seed": 4, "bots": FOUR, **changes}
    return contest("modern_art", **asked)  # type: ignore[arg-type]


def without_time(games: list[ContestGame]) -> list[ContestGame]:
    return [msgspec.structs.replace(game, thinking=()) for game in games]


def all_of(one: Contest, journal: Path | None = None, jobs: int = 1) -> list[ContestGame]:
    return list(journals.played(one, journal, jobs)[1])


def test_each_bot_sits_alone_in_every_seat_of_every_deal() -> None:
    one = small(12, bots=("random", "greedy", "greedy-1"))
    assert (one.deals, one.games_of_deal, one.games) == (1, 18, 18)
    seatings = collections.Counter(one.seating(index) for index in range(one.games))
    assert set(seatings.values()) == {1}
    for bot in one.bots:
        alone = [seating.index(bot) for seating in seatings if seating.count(bot) == 1]
        assert sorted(alone) == [0, 0, 1, 1, 2, 2]


def test_two_players_meet_once_from_either_side() -> None:
    one = contest("art_society", players=2, games=1, seed=1, bots=FOUR)
    assert [one.seating(index) for index in range(one.games)] == [("random", "greedy"), ("greedy", "random")]


def test_on_a_ladder_each_meets_the_one_below_it_and_no_other() -> None:
    one = small(12, bots=("random", "greedy", "greedy-1"), ladder=True)
    assert one.meetings == (("greedy", "random"), ("greedy-1", "greedy"))
    assert (one.deals, one.games_of_deal) == (2, 6)
    seatings = collections.Counter(tuple(sorted(one.seating(index))) for index in range(one.games))
    assert seatings == {("greedy", "random", "random"): 6, ("greedy", "greedy", "greedy-1"): 6}
    duel = contest("art_society", players=2, games=1, seed=1, bots=FOUR, ladder=True)
    assert [duel.seating(index) for index in range(duel.games)] == [("greedy", "random"), ("random", "greedy")]


def test_together_each_sits_in_every_seat_and_neighbours_change() -> None:
    one = small(60, bots=("random", "greedy", "greedy-1"), together=True)
    assert one.games_of_deal == 3
    orders = set()
    for deal in range(one.deals):
        seatings = [one.seating(3 * deal + shift) for shift in range(3)]
        assert all(len({seating[seat] for seating in seatings}) == 3 for seat in range(3))
        behind = seatings[0][(seatings[0].index("random") + 1) % 3]
        orders.add(behind)
    assert orders == {"greedy", "greedy-1"}


def test_a_deal_is_the_same_in_all_its_games_and_another_in_the_next() -> None:
    one = small(12)
    setup = one.setup()
    hands = [one.opening(setup, index)[0].state() for index in range(12)]
    assert all(hand == hands[0] for hand in hands[:6])
    assert all(hand == hands[6] for hand in hands[6:])
    assert hands[0] != hands[6]


def test_a_contest_can_start_from_a_position() -> None:
    start = middle()
    one = small(12, position=start.text())
    openings = [one.opening(one.setup(), index)[0] for index in range(12)]
    assert all(opening.state() == start.state() for opening in openings)
    assert len({opening.seed for opening in openings} - {start.seed}) == 2, "each deal has chance of its own"
    played = all_of(one)
    assert len(played) == 12
    assert without_time(all_of(one, jobs=2)) == without_time(played)


def test_a_journal_belongs_to_the_position_it_started_from(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    all_of(small(position=middle().text()), journal)
    with pytest.raises(JournalError, match="begun with another position, or none"):
        journals.played(small(), journal, 1)


def test_games_are_those_the_arena_plays_everywhere() -> None:
    one = small()
    played = play_contest(one, 2, 3)[0]
    assert played.result == play_game(one, one.setup(), 2)
    assert tuple(sum(parts.values()) for parts in played.parts) == played.result.scores
    assert {sums.series for sums in played.market} == {"price"}
    assert all(thinking.answers > 0 for thinking in played.thinking)


def test_the_number_of_jobs_changes_nothing() -> None:
    assert without_time(all_of(small(), jobs=2)) == without_time(all_of(small()))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "at least one game, not 0"),
        ({"games": -4}, "at least one game, not -4"),
        ({"bots": ("greedy",)}, "two bots or more"),
        ({"bots": ("greedy", "greedy")}, "greedy is named twice"),
        ({"together": True}, "3 players need 3 bots, not 2"),
        ({"together": True, "ladder": True}, "on a ladder or together at one table, not both"),
        ({"seconds": 0}, "not 0 s"),
        ({"seconds": float("nan")}, "not nan s"),
    ],
)
def test_what_cannot_be_played_is_said(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(PlanError, match=sentence):
        small(**changes)  # type: ignore[arg-type]


def test_unknown_bots_and_wrong_counts_are_said() -> None:
    with pytest.raises(UnknownBot, match="no bot 'nobody' plays Modern Art"):
        small(bots=("nobody", "greedy"))
    with pytest.raises(SeatCountError, match="3 to 5, not by 9"):
        small(players=9)
    with pytest.raises(PlanError, match="table for one"):
        contest("gallerist", players=1, games=1, seed=1, bots=FOUR)


def test_a_journal_is_gone_on_with(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    whole = all_of(small(), journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6
    journal.write_bytes(b"".join(lines[:4]) + lines[4][:25])  # killed while a line was written
    known, games = journals.played(small(), journal, 1)
    assert known == 3
    assert without_time(list(games)) == without_time(whole)
    assert journals.played(small(), journal, 1)[0] == 6
    assert journals.seed_of(journal) == 4


def test_a_journal_can_be_made_longer_but_not_shorter(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    first = all_of(small(6), journal)
    known, games = journals.played(small(12), journal, 1)
    longer = list(games)
    assert (known, longer[:6], len(longer)) == (6, first, 12)
    with pytest.raises(JournalError, match="holds 12 games, and 6 are asked for"):
        journals.played(small(6), journal, 1)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": 5}, "begun with seed 4, not 5"),
        ({"bots": ("greedy", "random")}, "begun with bots random,greedy, not greedy,random"),
        ({"players": 4}, "begun with players 3, not 4"),
        ({"seconds": 1.5}, "begun with budget 3.0, not 1.5"),
        ({"options": {"open_cash": True}}, "open_cash=off, not .*open_cash=on"),
    ],
)
def test_a_journal_of_another_contest_is_refused(tmp_path: Path, changes: dict[str, object], sentence: str) -> None:
    journal = tmp_path / "games.jsonl"
    journals.read(journal, small())
    before = journal.read_bytes()
    with pytest.raises(JournalError, match=sentence):
        journals.read(journal, small(**changes))  # type: ignore[arg-type]
    assert journal.read_bytes() == before


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("from vernissage.bots import RandomBot\nclass Own(RandomBot):\n    pass\n", "utf-8")
    journal = tmp_path / "games.jsonl"
    journals.read(journal, small(bots=(f"{own}:Own", "greedy")))
    own.write_text(own.read_text("utf-8") + "# changed\n", "utf-8")
    with pytest.raises(JournalError, match="has changed since"):
        journals.read(journal, small(bots=(f"{own}:Own", "greedy")))


def test_a_net_of_another_file_is_another_bot_and_one_of_another_game_is_none(tmp_path: Path) -> None:
    title, net, journal = vernissage.title("modern_art"), tmp_path / "weights.npz", tmp_path / "games.jsonl"
    net.write_bytes(file_of(title.setup(3)))
    bots = (str(net), "greedy")
    journals.read(journal, small(bots=bots))
    net.write_bytes(file_of(title.setup(3), games=20))
    with pytest.raises(JournalError, match="has changed since"):
        journals.read(journal, small(bots=bots))
    with pytest.raises(WeightsError, match="the number of players: 3 was learned, 4 is played"):
        small(bots=bots, players=4)


@pytest.mark.parametrize(
    "data",
    [
        b"what is this\n",
        b"{}\n",
        b'{"form": "other", "contest": {}}\n',
        b"\xff\xfe\n",
        b"a line that has no end",
        b"what is this\nand the next line has no end",
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, data: bytes) -> None:
    journal = tmp_path / "games.jsonl"
    journal.write_bytes(data)
    with pytest.raises(JournalError, match="does not hold the games of an arena"):
        journals.read(journal, small())
    assert journal.read_bytes() == data


def test_lines_that_are_no_games_are_named(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    all_of(small(), journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(lines[0] + lines[1] + b"{}\n")
    with pytest.raises(JournalError, match="line 3 is no game"):
        journals.read(journal, small())
    journal.write_bytes(lines[0] + lines[2])
    with pytest.raises(JournalError, match="line 2 should hold game 0, not 1"):
        journals.read(journal, small())


def test_a_heading_that_was_not_written_whole_is_begun_anew(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    journals.read(journal, small())
    whole = journal.read_bytes()
    journal.write_bytes(whole[:30])
    assert journals.read(journal, small()) == []
    assert journal.read_bytes() == whole


@pytest.mark.parametrize(
    ("before", "after"),
    [(b'"winners":[', b'"winners":[9,'), (b'"scores":[', b'"scores":[7,'), (b'"bots":["', b'"bots":["flat","')],
)
def test_a_line_that_can_be_no_game_of_these_bots_is_named(tmp_path: Path, before: bytes, after: bytes) -> None:
    journal = tmp_path / "games.jsonl"
    all_of(small(), journal)
    first, second, *others = journal.read_bytes().splitlines(keepends=True)
    assert before in second
    journal.write_bytes(b"".join([first, second.replace(before, after, 1), *others]))
    with pytest.raises(JournalError, match="line 2 is no game of this arena"):
        journals.read(journal, small())


def test_two_that_write_to_one_journal_do_not_mix_their_games(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    _, first = journals.played(small(), journal, 1)
    next(first)
    all_of(small(), journal)
    whole = journal.read_bytes()
    with pytest.raises(JournalError, match="written to by somebody else"):
        next(first)
    assert journal.read_bytes() == whole


def test_killed_in_the_middle_it_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    arguments = ["arena", "gallerist", "--players", "2", "--bots", "random,greedy", "--games", "8", "--seed", "2"]
    command = [sys.executable, "-c", "from vernissage.cli import app; app()", *arguments]
    journal = tmp_path / "stopped" / "games.jsonl"
    process = subprocess.Popen([*command, "--out", str(journal.parent)], stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not (journal.exists() and journal.read_bytes().count(b"\n") >= 3):
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.005)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    one = contest("gallerist", players=2, bots=FOUR, games=8, seed=2)
    known, games = journals.played(one, journal, 1)
    assert 2 <= known < 8
    assert without_time(list(games)) == without_time(all_of(one))


def test_a_cluster_that_is_not_there_is_said_at_once() -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"):
        with pytest.raises(SimulationFailed, match=f"there is no Ray cluster at {address}"):
            _knock(address)
