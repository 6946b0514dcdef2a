"""Bots think in worker processes with a time limit; whatever one does wrong, the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

import vernissage
from tests.server import bad_bots
from tests.server.clockwork import hand, parlour, until
from tests.server.deals import card_of, hands_of, rich_seed
from vernissage.bots import bot
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.server import thinking, wire
from vernissage.server.house import CHANNEL, House
from vernissage.server.settings import Settings
from vernissage.server.storage import Storage
from vernissage.server.table import LiveTable

ANSWER = thinking.answer


def position() -> Position:
    found: Position = vernissage.title("modern_art").new(3, rich_seed())
    return found


def sealed_auction() -> Position:
    found = position()
    found.play(0, found.setup.title.parse_move(f"offer {card_of(hands_of(found)[0], 'sealed')}"))  # type: ignore[arg-type]
    return found


def answers(*asked: tuple[Position, int], name: str = "greedy", seconds: float = 30) -> list[Move]:
    async def ask() -> list[Move]:
        return [await thinking.answer(one, seat, name, seconds, "t4ble") for one, seat in asked]

    return asyncio.run(ask())


def test_a_bot_answers_from_a_worker_process() -> None:
    first = position()
    for name in ("greedy", "random"):
        (move,) = answers((first, 0), name=name)
        assert first.refusal(0, move) is None


def test_another_style_of_a_title_answers_as_itself() -> None:
    title = vernissage.title("pictura")
    asked = title.new(3, 5)

    def would(name: str, seat: int) -> Move:
        return bot(name, title).answer(title, asked.view(seat), random.Random(1))

    while would("curator", seat := asked.decision.seats[0]) == (move := would("greedy", seat)):
        asked.play(seat, move)
    assert answers((asked, seat), name="curator") == [would("curator", seat)]


def test_the_worker_is_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = sealed_auction()
    monkeypatch.setenv("VERNISSAGE_TEST_PROCESS", str(os.getpid()))
    monkeypatch.setattr(thinking, "think", bad_bots.tells_its_process)
    (move,) = answers((asked, 1))
    assert str(move) == "seal 2"


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the house said of its bots; asyncio has its own words about stopped workers."""
    return [record.getMessage() for record in caplog.records if record.name == thinking.__name__]


@pytest.mark.parametrize("how", [bad_bots.raises, bad_bots.is_illegal, bad_bots.is_nonsense, bad_bots.is_no_text])
def test_a_bot_that_fails_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: Callable[..., Any]
) -> None:
    monkeypatch.setattr(thinking, "think", how)
    asked = position()
    with caplog.at_level(logging.WARNING):
        (move,) = answers((asked, 0))
    assert asked.refusal(0, move) is None
    greedy, random = warnings(caplog)
    assert greedy.startswith("modern_art, table t4ble, seat 0: bot greedy ")
    assert greedy.endswith("; a simpler one takes over")
    assert random.startswith("modern_art, table t4ble, seat 0: bot random ")
    assert random.endswith("; any legal move takes its place")
    assert "()" not in caplog.text


def test_a_worker_that_dies_takes_nothing_with_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "think", bad_bots.dies)
    asked = position()
    (move,) = answers((asked, 0))
    assert asked.refusal(0, move) is None
    assert warnings(caplog)[0] == (
        "modern_art, table t4ble, seat 0: bot greedy lost its worker process; it is asked once more"
    )


def test_a_bot_that_hangs_is_cut_short(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(thinking, "think", bad_bots.hangs)
    asked = position()
    with caplog.at_level(logging.WARNING):
        (move,) = answers((asked, 0), seconds=0.2)
    assert asked.refusal(0, move) is None
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
    monkeypatch.setattr(thinking, "think", bad_bots.hangs_at_first)
    (move,) = answers((sealed_auction(), 1), seconds=1)
    assert str(move) == "seal 2"
    assert len(warnings(caplog)) == 1


def test_a_worker_that_hears_no_clock_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "think", bad_bots.hangs_and_hears_no_clock)
    monkeypatch.setattr(thinking, "HUNG", 0.8)
    asked = position()
    (move,) = answers((asked, 0), seconds=0.2)
    assert asked.refusal(0, move) is None
    assert [" said nothing for 1 s; " in said for said in warnings(caplog)] == [True] * 4


def slow_workers(folder: Path, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Python starts slowly in every process that is opened from now on."""
    (folder / "sitecustomize.py").write_text(f"import time\ntime.sleep({seconds})\n")
    monkeypatch.setenv("PYTHONPATH", str(folder))


def test_neither_a_slow_start_nor_the_wait_for_a_worker_is_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow_workers(tmp_path, monkeypatch, 1.5)
    monkeypatch.setattr(thinking, "think", bad_bots.seals_two_if_greedy)
    asked = sealed_auction()

    async def all_at_once() -> list[Move]:
        return await asyncio.gather(*(thinking.answer(asked, 1, "greedy", 1, str(n)) for n in range(20)))

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

    monkeypatch.setattr(thinking, "answer", nobody_thinks)
    ids = asyncio.run(started_tables(settings, 12))
    monkeypatch.setattr(thinking, "answer", ANSWER)

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
    monkeypatch.setattr(thinking, "answer", nobody_thinks)
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


def test_the_simpler_bot_is_asked_next(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(thinking, "think", bad_bots.only_random_works)
    asked = position()
    with caplog.at_level(logging.WARNING):
        (move,) = answers((asked, 0))
    assert asked.refusal(0, move) is None
    assert len(caplog.records) == 1
    assert "greedy" in caplog.text


def test_a_bot_is_told_nothing_but_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes that go to the worker are the same for every position with that view."""
    sent: list[bytes] = []

    async def catch(timed: Any, think: Any, seconds: float, title: str, name: str, *facts: Any, **_: Any) -> str:
        sent.append(facts[0])
        return ""

    monkeypatch.setattr("anyio.to_process.run_sync", catch)
    asked = position()
    twin: Position = asked.setup.title.imagine(asked.view(0), random.Random(3))
    answers((asked, 0), (twin, 0), name="random")
    assert sent[0] == sent[1]
    assert asked.seed.hex().encode() not in sent[0]


def test_a_bot_is_judged_by_what_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody raises while it thinks: its answer comes back as it is, and no wild one in its place."""
    asked: Any = position()
    title = asked.setup.title
    asked.play(0, title.parse_move(f"offer {card_of(hands_of(asked)[0], 'open')}"))

    async def meanwhile(*_: Any, **__: Any) -> str:
        asked.play(2, title.parse_move("bid 50"))
        return "bid 3"

    monkeypatch.setattr("anyio.to_process.run_sync", meanwhile)
    (move,) = answers((asked, 1))
    assert str(move) == "bid 3"


def test_the_table_goes_on_with_bots_that_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with parlour(tmp_path, monkeypatch, pace=0) as room:
            monkeypatch.setattr(thinking, "answer", ANSWER)
            monkeypatch.setattr(thinking, "think", bad_bots.raises)
            table = await room.table("ann", "greedy", "greedy")
            await room.say(table, 0, f"offer {card_of(hand(table, 0), 'once')}")
            await until(lambda: table.number >= 3)
            assert {line.cause for line in table.lines if line.cause} >= {"bot"}

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert "I cannot think" in caplog.text


def test_the_first_worker_has_read_the_titles() -> None:
    assert "modern_art" in thinking.read_titles().split(", ")
    asyncio.run(thinking.warm_up())
