"""Word between two processes, on a Redis that comes and goes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import pytest
from redis import Redis as Client

from tests.server.clockwork import until
from tests.server.club.programs import Redis
from vernissage.server import word
from vernissage.server.word import Event, Word

MISSED = ("tables", b"any")


@pytest.fixture
def redis() -> Iterator[Redis]:
    program = Redis()
    yield program
    program.remove()


@contextlib.asynccontextmanager
async def listening(redis: Redis) -> AsyncIterator[tuple[Word, list[Event]]]:
    """A process, and what it hears."""
    here = Word(redis.address, missed=MISSED)
    heard: list[Event] = []

    async def listen() -> None:
        async for event in here.stream_events():
            heard.append(event)

    task = asyncio.create_task(listen())
    try:
        yield here, heard
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await here.on_shutdown()


def test_what_one_says_all_hear_on_their_channels(redis: Redis) -> None:
    async def story() -> None:
        async with listening(redis.start()) as (here, own), listening(redis) as (_, heard):
            await until(lambda: own == heard == [MISSED])
            await here.publish(b"first", ["tables"])
            await here.publish(b"second", ["tables", "host"])
            said = [("tables", b"first"), ("tables", b"second"), ("host", b"second")]
            await until(lambda: own == heard == [MISSED, *said])

    asyncio.run(story())


def test_who_was_cut_off_is_told_and_hears_again(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with listening(redis) as (here, _), listening(redis) as (_, heard):
            await until(lambda: caplog.text.count("Redis is gone") == 2)  # it was never there
            for stop in ("INT", "KILL"):
                redis.start()
                await until(lambda: heard == [MISSED] and caplog.text.count("Redis is back") == 2)
                await here.publish(b"heard", ["tables"])
                await until(lambda: heard == [MISSED, ("tables", b"heard")])
                heard.clear()
                caplog.clear()
                redis.stop(stop)
                await here.publish(b"lost", ["tables"])
                await until(lambda: caplog.text.count("Redis is gone") == 2)
                await here.publish(b"lost", ["tables"])

    asyncio.run(story())


def test_a_redis_that_says_nothing_is_given_up(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(word, "SILENCE", 0.3)

    async def story() -> None:
        async with listening(redis.start()) as (here, heard):
            await until(lambda: heard == [MISSED])
            await asyncio.sleep(1)
            assert caplog.text == "", "silence alone is no trouble"
            redis.freeze(True)
            await here.publish(b"lost", ["tables"])
            await until(lambda: "Redis is gone (it does not answer)" in caplog.text)
            redis.freeze(False)
            await until(lambda: heard[-1] == MISSED and len(heard) > 1)

    asyncio.run(story())


def test_what_others_say_on_that_redis_is_not_heard(redis: Redis) -> None:
    async def story() -> None:
        async with listening(redis.start()) as (here, heard):
            await until(lambda: heard == [MISSED])
            with Client.from_url(redis.address) as stranger:
                stranger.publish("tables", "theirs")
            await here.publish(b"ours", ["tables"])
            await until(lambda: heard == [MISSED, ("tables", b"ours")])

    asyncio.run(story())
