"""Bots think in worker processes with a time limit; whatever one does wrong, the table goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import vernissage
from tests.server import bad_bots
from tests.server.clockwork import hand, parlour, until
from tests.server.deals import card_of, hands_of, rich_seed
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.server import thinking

ANSWER = thinking.answer


def position() -> Position:
    found: Position = vernissage.title("modern_art").new(3, rich_seed())
    return found


def answers(*asked: tuple[Position, int], name: str = "greedy", seconds: float = 30) -> list[Move]:
    async def ask() -> list[Move]:
        return [await thinking.answer(one, seat, name, seconds) for one, seat in asked]

    return asyncio.run(ask())


def test_a_bot_answers_from_a_worker_process() -> None:
    first = position()
    for name in ("greedy", "random"):
        (move,) = answers((first, 0), name=name)
        assert first.refusal(0, move) is None


def test_the_worker_is_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = position()
    asked.play(0, asked.setup.title.parse_move(f"offer {card_of(hands_of(asked)[0], 'sealed')}"))  # type: ignore[arg-type]
    monkeypatch.setenv("VERNISSAGE_TEST_PROCESS", str(os.getpid()))
    monkeypatch.setattr(thinking, "think", bad_bots.tells_its_process)
    (move,) = answers((asked, 1))
    assert str(move) == "seal 2"


def warnings(caplog: pytest.LogCaptureFixture) -> int:
    """How often the house said that a bot was replaced; asyncio has its own words about stopped workers."""
    return sum(record.name == thinking.__name__ and record.levelname == "WARNING" for record in caplog.records)


@pytest.mark.parametrize("how", [bad_bots.raises, bad_bots.is_illegal, bad_bots.is_nonsense, bad_bots.is_no_text])
def test_a_bot_that_fails_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: Callable[..., Any]
) -> None:
    monkeypatch.setattr(thinking, "think", how)
    asked = position()
    with caplog.at_level(logging.WARNING):
        (move,) = answers((asked, 0))
    assert asked.refusal(0, move) is None
    assert warnings(caplog) == 2  # greedy, then random


def test_a_worker_that_dies_takes_nothing_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", bad_bots.dies)
    asked = position()
    (move,) = answers((asked, 0))
    assert asked.refusal(0, move) is None


def test_a_bot_that_hangs_is_cut_short(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(thinking, "think", bad_bots.hangs)
    asked = position()
    with caplog.at_level(logging.WARNING):
        (move,) = answers((asked, 0), seconds=0.2)
    assert asked.refusal(0, move) is None
    assert warnings(caplog) == 2


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

    async def catch(think: Any, title: str, name: str, view: bytes, seed: str, **_: Any) -> str:
        sent.append(view)
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
