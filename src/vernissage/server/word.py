"""What carries word between processes: a Redis that may go and come back.

Word can be lost: with Redis, with a connection, with a process that is killed. So nobody may rely on it, and whoever
was cut off is told that he missed something.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING

from litestar.channels.backends.base import ChannelsBackend

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

logger = logging.getLogger(__name__)
PREFIX = "vernissage:"
PAUSE = 0.25
"""Seconds between two tries to reach a Redis that is gone."""
SILENCE = 10.0
"""Seconds without a word after which Redis is asked whether it is there, and in which it has to answer."""

Event = tuple[str, bytes]
"""A channel and what is said on it."""


class Word(ChannelsBackend):
    """Litestar's channels on a Redis; its own backend says and hears nothing any more once a connection was lost."""

    def __init__(self, address: str, missed: Event) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self._redis: Redis = Redis.from_url(address, socket_connect_timeout=SILENCE, retry=Retry(NoBackoff(), 0))
        self._missed = missed
        """What is heard whenever a connection begins: something may have been said before."""
        self._is_lost = False

    async def on_startup(self) -> None: ...

    async def on_shutdown(self) -> None:
        await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """All channels of the house are listened to from the start."""

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something; it never fails, whether anybody hears it or not."""
        if self._is_lost:
            return
        try:
            async with asyncio.timeout(SILENCE):
                for channel in channels:
                    await self._redis.publish(f"{PREFIX}{channel}", data)
        except Exception as error:
            logger.debug("word is lost (%r)", error)  # who listens says what is wrong

    async def stream_events(self) -> AsyncGenerator[Event, None]:
        """All that is heard, for ever."""
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.psubscribe(f"{PREFIX}*")
                    async for event in self._heard(line):
                        yield event
            except Exception as error:
                if not self._is_lost:
                    logger.warning("Redis is gone (%s): what other processes do is seen a little later", error)
                self._is_lost = True
            await asyncio.sleep(PAUSE)

    async def _heard(self, line: PubSub) -> AsyncGenerator[Event, None]:
        was_asked = False
        while True:
            message = await line.get_message(timeout=SILENCE)
            if message is None:
                if was_asked:
                    raise TimeoutError("it does not answer")
                await line.ping()
                was_asked = True
                continue
            was_asked = False
            if message["type"] == "psubscribe":
                if self._is_lost:
                    logger.warning("Redis is back")
                self._is_lost = False
                yield self._missed
            elif message["type"] == "pmessage":
                yield message["channel"].decode().removeprefix(PREFIX), message["data"]
