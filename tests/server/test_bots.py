"""Bots think in worker processes with a time limit; whatever one does wrong, the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import os
import pickle
import random
import signal
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

import vernissage
from tests.server import bad_bots
from tests.server.clockwork import hand, parlour, until
from tests.server.deals import card_of, hands_of, rich_seed
from vernissage.bots import Budget, bot
from vernissage.core.games import Game
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.server import thinking, wire, workers
from vernissage.server.company import Answer, Company, Forget, Make, Reply, Warm
from vernissage.server.house import CHANNEL, House
from vernissage.server.settings import Settings
from vernissage.server.storage import Storage
from vernissage.server.table import LiveTable
from vernissage.server.thinking import Asked, Thinkers


def new_game() -> Game[Any]:
    return vernissage.title("modern_art").new(3, rich_seed())


def sealed_auction() -> Game[Any]:
    game = new_game()
    game.play(0, game.title.parse_move(f"offer {card_of(hands_of(game.position)[0], 'sealed')}"))
    return game


def turn(game: Game[Any], seat: int, name: str = "greedy", table: str = "t4ble") -> Asked:
    """A bot's turn, as a table makes it."""
    return Asked(table, seat, name, game.position.clone(), [event for event in game.events if event.seen_by(seat)])


def of(kind: type[bad_bots.Puppet]) -> Make:
    """Every bot is of that kind, in the workers too."""
    return functools.partial(bad_bots.make, kind)


@contextlib.asynccontextmanager
async def thinkers(make: Make = bot, seconds: float = 30, how_many: int = 2) -> AsyncIterator[Thinkers]:
    company = Thinkers(seconds, make, how_many)
    try:
        yield company
    finally:
        await company.close()


def answers(*asked: Asked, make: Make = bot, seconds: float = 30) -> list[Move]:
    async def ask() -> list[Move]:
        async with thinkers(make, seconds) as company:
            return [await company.answer(one) for one in asked]

    return asyncio.run(ask())


def test_a_bot_answers_from_a_worker_process() -> None:
    game = new_game()
    for move in answers(turn(game, 0), turn(game, 0, "random")):
        assert game.refusal(0, move) is None


def test_another_style_of_a_title_answers_as_itself() -> None:
    title = vernissage.title("pictura")
    game = title.new(3, 5)

    def would(name: str, seat: int) -> Move:
        player = bot(name, title)
        player.begin(title, seat, random.Random(1))
        return player.answer(game.view(seat), Budget())

    while would("curator", seat := game.decision.seats[0]) == (move := would("greedy", seat)):
        game.play(seat, move)
    assert answers(turn(game, seat, "curator")) == [would("curator", seat)]


def test_the_worker_is_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERNISSAGE_TEST_PROCESS", str(os.getpid()))
    (move,) = answers(turn(sealed_auction(), 1), make=of(bad_bots.TellsItsProcess))
    assert str(move) == "seal 2"


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the house said of its bots."""
    return [record.getMessage() for record in caplog.records if record.name == thinking.__name__]


@pytest.mark.parametrize(
    "kind", [bad_bots.Raises, bad_bots.Illegal, bad_bots.Nonsense, bad_bots.Wordless, bad_bots.NeverSitsDown]
)
def test_a_bot_that_fails_is_replaced(caplog: pytest.LogCaptureFixture, kind: type[bad_bots.Puppet]) -> None:
    game = new_game()
    with caplog.at_level(logging.WARNING):
        (move,) = answers(turn(game, 0), make=of(kind))
    assert game.refusal(0, move) is None
    greedy, random = warnings(caplog)
    assert greedy.startswith("modern_art, table t4ble, seat 0: bot greedy ")
    assert greedy.endswith("; a simpler one takes over")
    assert random.startswith("modern_art, table t4ble, seat 0: bot random ")
    assert random.endswith("; any legal move takes its place")
    assert "()" not in caplog.text


def test_a_worker_that_dies_takes_nothing_with_it(caplog: pytest.LogCaptureFixture) -> None:
    game = new_game()
    (move,) = answers(turn(game, 0), make=of(bad_bots.Dies))
    assert game.refusal(0, move) is None
    assert warnings(caplog)[0] == (
        "modern_art, table t4ble, seat 0: bot greedy lost its worker process; it is asked once more"
    )


def test_a_bot_that_hangs_is_cut_short(caplog: pytest.LogCaptureFixture) -> None:
    game = new_game()
    with caplog.at_level(logging.WARNING):
        (move,) = answers(turn(game, 0), make=of(bad_bots.Hangs), seconds=0.2)
    assert game.refusal(0, move) is None
    assert warnings(caplog) == [
        f"modern_art, table t4ble, seat 0: bot {name} took longer than 0.2 s; {then}"
        for name, then in (
            ("greedy", "it is asked once more"),
            ("greedy", "a simpler one takes over"),
            ("random", "it is asked once more"),
            ("random", "any legal move takes its place"),
        )
    ]


def test_a_bot_that_hangs_once_answers_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("VERNISSAGE_TEST_ASKED", str(tmp_path / "asked"))
    (move,) = answers(turn(sealed_auction(), 1), make=of(bad_bots.HangsAtFirst), seconds=2)
    assert str(move) == "seal 2"
    assert len(warnings(caplog)) == 1


@pytest.mark.parametrize("kind", [bad_bots.HearsNoClock, bad_bots.WhereThereIsNoAlarm, bad_bots.Deaf])
def test_a_bot_that_hears_no_alarm_is_given_up_in_the_same_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: type[bad_bots.Puppet]
) -> None:
    """As on Windows, where there is none: the house looks at its own clock and ends the worker."""
    monkeypatch.setattr(workers, "GRACE", 0.1)
    game = new_game()
    (move,) = answers(turn(game, 0), make=of(kind), seconds=0.2)
    assert game.refusal(0, move) is None
    assert [" took longer than 0.2 s; " in said for said in warnings(caplog)] == [True] * 4


def test_the_time_of_the_house_runs_from_the_first_thought_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow_workers(tmp_path, monkeypatch, 1.5)
    monkeypatch.setattr(workers, "GRACE", 0.0)
    (move,) = answers(turn(sealed_auction(), 1), make=of(bad_bots.SealsTwoIfGreedy), seconds=1)
    assert str(move) == "seal 2"
    assert warnings(caplog) == []


def test_a_worker_that_never_begins_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow_workers(tmp_path, monkeypatch, 600)
    monkeypatch.setattr(workers, "START", 0.2)
    game = new_game()
    (move,) = answers(turn(game, 0), seconds=0.2)
    assert game.refusal(0, move) is None
    assert [" did not begin within 0.2 s; " in said for said in warnings(caplog)] == [True] * 4


# A bot stays for the game.


@pytest.fixture
def diary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the diaries of bots lie."""
    monkeypatch.setenv("VERNISSAGE_TEST_DIARY", str(tmp_path))
    return tmp_path


def written(diary: Path, game: Game[Any], seat: int) -> list[tuple[int, int, int]]:
    """What the bot of a seat noted at each of its answers: its process, how many they were, how much it had heard."""
    lines = (diary / f"{game.commitment[:8]}-{seat}").read_text().splitlines()
    return [tuple(map(int, line.split())) for line in lines]  # type: ignore[misc]


async def bid_again(company: Thinkers, game: Game[Any], seat: int, table: str = "t4ble") -> str:
    return str(await company.answer(turn(game, seat, table=table)))


def test_a_bot_keeps_its_memory_for_the_game(diary: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        game = sealed_auction()
        async with thinkers(of(bad_bots.Diary)) as company:
            assert [await bid_again(company, game, 1) for _ in range(3)] == ["seal 1", "seal 2", "seal 3"]
            game.play(2, game.title.parse_move("seal 4"))
            assert await bid_again(company, game, 1) == "seal 4"
            assert await bid_again(company, game, 0) == "seal 1", "another seat is another bot"
        told = [len(turn(one, 1).told) for one in (sealed_auction(), game)]
        assert [heard for _, _, heard in written(diary, game, 1)] == [told[0]] * 3 + [told[1]], "told each thing once"
        assert len({process for process, _, _ in written(diary, game, 1)}) == 1

    asyncio.run(story())
    assert warnings(caplog) == []


def test_a_bot_whose_worker_is_killed_is_told_everything_and_goes_on(
    diary: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        game = sealed_auction()
        async with thinkers(of(bad_bots.Diary), how_many=1) as company:
            await bid_again(company, game, 1)
            process, _, heard = written(diary, game, 1)[0]
            os.kill(process, signal.SIGKILL)
            assert await bid_again(company, game, 1) == "seal 1"
            assert await bid_again(company, game, 1) == "seal 2"
        async with thinkers(of(bad_bots.Diary)) as company:  # the house is opened again
            assert await bid_again(company, game, 1) == "seal 1"
        assert len({line[0] for line in written(diary, game, 1)}) == 3
        assert [line[2] for line in written(diary, game, 1)] == [heard] * 4, "all of it, and none of it twice"

    asyncio.run(story())
    assert all("it is asked once more" in said for said in warnings(caplog))


def test_ctrl_c_is_the_houses_to_hear(diary: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A terminal sends it to the workers too."""

    async def story() -> None:
        game = sealed_auction()
        async with thinkers(of(bad_bots.Diary), how_many=1) as company:
            await bid_again(company, game, 1)
            os.kill(written(diary, game, 1)[0][0], signal.SIGINT)
            assert await bid_again(company, game, 1) == "seal 2"

    asyncio.run(story())
    assert warnings(caplog) == []


def test_two_tables_do_not_mix_and_live_apart(diary: Path) -> None:
    async def story() -> None:
        games = [sealed_auction(), sealed_auction()]
        async with thinkers(of(bad_bots.Diary)) as company:
            said = [await bid_again(company, game, 1, str(at)) for _ in range(2) for at, game in enumerate(games)]
            assert said == ["seal 1", "seal 1", "seal 2", "seal 2"]
        assert len({process for process, _, _ in written(diary, games[0], 1)}) == 2, "spread over the workers"

    asyncio.run(story())


def test_a_bot_is_forgotten_when_its_game_is_over(diary: Path) -> None:
    async def story() -> None:
        game = sealed_auction()
        async with thinkers(of(bad_bots.Diary), how_many=1) as company:
            await bid_again(company, game, 1)
            company.forget("t4ble")
            company.forget("never seen")
            assert await bid_again(company, game, 1) == "seal 1"

    asyncio.run(story())


def to_company(asked: Asked, since: int = 0) -> bytes:
    return pickle.dumps(Thinkers(30, workers=0)._wanted(asked, asked.bot, since))


def test_a_process_keeps_so_many_bots_and_no_more() -> None:
    game = sealed_auction()
    company = Company(of(bad_bots.SealsTwoIfGreedy), most=3)
    heard = len(turn(game, 1).told)
    for table in "abcd":
        assert company.reply(to_company(turn(game, 1, table=table))) == Reply("done", "seal 2")
    assert len(company) == 3
    assert company.reply(to_company(turn(game, 1, table="a"), heard)) == Reply("stranger"), "who was asked first goes"
    assert company.reply(to_company(turn(game, 1, table="b"), heard)).what == "done"
    company.reply(pickle.dumps(Forget("b")))
    assert len(company) == 2


def test_a_bot_that_failed_does_not_stay() -> None:
    """It may remember half a thing: it sits down anew and is told everything."""
    company = Company(of(bad_bots.Raises))
    assert company.reply(to_company(turn(new_game(), 0))).what == "failed"
    assert len(company) == 0
    assert company.reply(b"hello").what == "failed"


def slow_workers(folder: Path, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Python starts slowly in every process that is opened from now on."""
    (folder / "sitecustomize.py").write_text(f"import time\ntime.sleep({seconds})\n")
    monkeypatch.setenv("PYTHONPATH", str(folder))


def test_neither_a_slow_start_nor_the_wait_for_a_worker_is_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow_workers(tmp_path, monkeypatch, 1.5)
    game = sealed_auction()

    async def all_at_once() -> list[Move]:
        async with thinkers(of(bad_bots.SealsTwoIfGreedy), seconds=1) as company:
            return await asyncio.gather(*(company.answer(turn(game, 1, table=str(n))) for n in range(20)))

    assert {str(move) for move in asyncio.run(all_at_once())} == {"seal 2"}
    assert warnings(caplog) == []


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """A house in this process, as the server opens it, without doors."""
    settings.prepare()
    async with ChannelsPlugin(backend=MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        house = House(settings, Storage(settings.database_address), channels)
        await house.open()
        try:
            yield house
        finally:
            await house.close()


async def nobody_thinks(*_: Any) -> Move:
    await asyncio.Event().wait()
    raise AssertionError


async def started_tables(settings: Settings, how_many: int) -> list[str]:
    """Tables of bots that have not said anything when the house is closed."""
    async with opened(settings) as house:
        await house.storage.put_guest("ann", "Ann", 0.0)
        bots = (wire.SeatRequest("bot", "greedy"),) * 3
        tables = [await house.new_table(wire.TableRequest("modern_art", bots), "ann", "Ann") for _ in range(how_many)]
        for table in tables:
            await table.start()
        return [table.id for table in tables]


def test_tables_that_are_taken_up_together_keep_their_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a restart all tables ask at once, and no worker runs yet: the doors open at once, and all bots play."""
    slow_workers(tmp_path, monkeypatch, 1.5)
    settings = Settings(data=tmp_path / "house", bot_seconds=1, pace=0)

    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "answer", nobody_thinks)
        ids = asyncio.run(started_tables(settings, 12))

    async def story() -> None:
        async with opened(settings) as house:
            assert not house._kept  # the doors are open, the tables are still to come
            await until(lambda: len(house._kept) == len(ids))
            tables = [await house.table(id) for id in ids]
            await until(lambda: all(table.number >= 2 for table in tables))

    asyncio.run(story())
    assert warnings(caplog) == []


def test_a_table_that_cannot_be_taken_up_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(data=tmp_path / "house", pace=0)
    monkeypatch.setattr(Thinkers, "answer", nobody_thinks)
    ids = asyncio.run(started_tables(settings, 3))
    catch_up = LiveTable._catch_up

    async def fails_at_one(table: LiveTable) -> None:
        if table.id == ids[0]:
            raise OSError("the disk is gone")
        await catch_up(table)

    async def story() -> None:
        async with opened(settings) as house:
            await until(lambda: {table.id for table in house._kept} == set(ids[1:]))
            await until(lambda: f"table {ids[0]} could not be taken up" in caplog.text)

    monkeypatch.setattr(LiveTable, "_catch_up", fails_at_one)
    asyncio.run(story())


def test_the_simpler_bot_is_asked_next(caplog: pytest.LogCaptureFixture) -> None:
    game = new_game()
    with caplog.at_level(logging.WARNING):
        (move,) = answers(turn(game, 0), make=bad_bots.too_clever)
    assert game.refusal(0, move) is None
    assert len(warnings(caplog)) == 1
    assert "greedy" in caplog.text


def test_a_level_that_fails_leaves_to_the_one_that_answers_at_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        answers(turn(new_game(), 0, "maestro"), make=of(bad_bots.Raises))
    assert [line.partition(": bot ")[2].split()[0] for line in warnings(caplog)] == ["maestro", "collector", "random"]


def test_a_bot_thinks_shorter_where_others_wait_for_its_process() -> None:
    """Seven tables share a process; each bot says how many hundredths of a second it was told to think."""
    game = sealed_auction()

    async def all_at_once() -> list[Move]:
        async with thinkers(of(bad_bots.SealsItsTime), how_many=1) as company:
            (worker,), all_wait = company._workers, threading.Event()
            worker._thread.submit(all_wait.wait)
            asked = [asyncio.create_task(company.answer(turn(game, 1, table=str(n)))) for n in range(7)]
            await until(lambda: worker.waiting == 7)
            all_wait.set()
            return await asyncio.gather(*asked)

    told = [int(str(move).removeprefix("seal ")) for move in asyncio.run(all_at_once())]
    assert told == [20, 20, 20, 25, 33, 50, 100]


def test_what_people_ask_does_not_wait_for_bots() -> None:
    """All processes of the bots are busy for as long as a bot may be; those for people also come first."""
    game = sealed_auction()

    async def story() -> None:
        async with thinkers(of(bad_bots.Hangs), seconds=600, how_many=1) as company:
            busy = asyncio.create_task(company.answer(turn(game, 1)))
            await until(lambda: company._workers[0].waiting == 1)
            await company.advice(game.position, 1)
            assert not busy.done()
            busy.cancel()
            await asyncio.wait([busy])
            assert company._workers[0].waiting == 1, "who asked has left, but it is busy all the same"
            assert [worker.runs for worker in company._clerks] == [True, False]
            in_rows = (company._clerks[0], company._workers[0])
            rows = [number for worker in in_rows if worker._process and (number := worker._process.pid)]
            assert len(rows) == len(in_rows)
            if sys.platform != "win32":
                house = os.getpriority(os.PRIO_PROCESS, 0)
                meant = [min(19, house + row) for row in (thinking.SECOND_ROW, thinking.BACK_ROW)]
                # Each steps back by itself, as the first thing it does.
                await until(lambda: [os.getpriority(os.PRIO_PROCESS, process) for process in rows] == meant)

    asyncio.run(story())


class Listening:
    """Stands in for a worker: it writes down what it is sent and answers with the first legal move."""

    def __init__(self, says: str) -> None:
        self.says = says
        self.waiting = 0
        self.sent: list[Answer] = []

    async def ask(self, request: Answer, seconds: float) -> Reply:
        self.sent.append(request)
        return Reply("done", self.says)

    async def close(self) -> None: ...


def sent_to_workers(*asked: Asked, says: str) -> list[Answer]:
    company = Thinkers(30, workers=0)
    listening = Listening(says)
    company._workers.append(listening)  # type: ignore[arg-type]

    async def ask() -> None:
        for one in asked:
            await company.answer(one)

    asyncio.run(ask())
    return listening.sent


def test_a_bot_is_told_nothing_but_what_its_seat_may_know() -> None:
    """What goes to the worker is the same for every position with that view, and every event is one the seat saw."""
    game = new_game()
    twin: Position = game.title.imagine(game.view(0), random.Random(3))
    asked = turn(game, 0)
    other = Asked("t4ble", 0, "greedy", twin, asked.told)
    says = f"offer {hands_of(game.position)[0][0]}"
    (first,), (second,) = sent_to_workers(asked, says=says), sent_to_workers(other, says=says)
    assert (first.view, first.events) == (second.view, second.events)
    assert game.position.seed.hex().encode() not in pickle.dumps(first)
    assert first.events == tuple(event for event in game.events if event.audience is None or 0 in event.audience)
    others = [card for hand in hands_of(game.position)[1:] for card in hand if card not in hands_of(game.position)[0]]
    assert others
    assert not [card for card in others if card.encode() in pickle.dumps(first)]


def test_a_bot_at_a_table_is_told_what_its_seat_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch, pace=0) as room:
            turns: list[Asked] = []

            async def listen(asked: Asked) -> Move:
                turns.append(asked)
                return await room.answer(asked)

            room.house.thinkers.answer = listen  # type: ignore[method-assign]
            table = await room.table("ann", "greedy", "greedy")
            await room.say(table, 0, f"offer {card_of(hand(table, 0), 'once')}")
            await until(lambda: {asked.seat for asked in turns} == {1, 2})
            for asked in turns:
                assert asked.position is not table.position
                own = [line.event for line in table.lines if line.event.seen_by(asked.seat)]
                assert asked.told == own[: len(asked.told)]
                assert any(type(event).__name__ == "Dealt" for event in asked.told)
                assert all(event.seen_by(asked.seat) for event in asked.told)

    asyncio.run(story())


def test_a_bot_is_judged_by_what_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody raises while it thinks: its answer comes back as it is, and no wild one in its place."""
    game = new_game()
    game.play(0, game.title.parse_move(f"offer {card_of(hands_of(game.position)[0], 'open')}"))
    asked = turn(game, 1)
    game.play(2, game.title.parse_move("bid 50"))
    company = Thinkers(30, workers=0)
    company._workers.append(Listening("bid 3"))  # type: ignore[arg-type]
    assert str(asyncio.run(company.answer(asked))) == "bid 3"


def test_the_table_goes_on_with_bots_that_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch, pace=0) as room, thinkers(of(bad_bots.Raises)) as company:
            room.house.thinkers.answer = company.answer  # type: ignore[method-assign]
            table = await room.table("ann", "greedy", "greedy")
            await room.say(table, 0, f"offer {card_of(hand(table, 0), 'once')}")
            await until(lambda: table.number >= 3)
            assert {line.cause for line in table.lines if line.cause} >= {"bot"}

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert "ValueError at bad_bots.py" in caplog.text


def test_a_house_whose_game_is_over_forgets_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch, pace=0) as room:
            forgotten: list[str] = []
            room.house.thinkers.forget = forgotten.append  # type: ignore[method-assign, assignment]
            ended = await room.table("ann", "bob", "cleo")
            await ended.set_status("ended", ("playing",))
            played = await room.table("greedy", "greedy", "greedy")
            room.pass_time(10, played)
            await until(lambda: played.status == "over")
            assert forgotten == [ended.id, played.id]

    asyncio.run(story())


def test_the_first_worker_has_read_the_titles(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with thinkers() as company:
            await company.warm_up()
            assert "modern_art" in (await company._workers[0].ask(Warm(), 0.0)).value

    asyncio.run(story())
    assert warnings(caplog) == []
