"""Moves of many tables that wait together are stored by one commit: a disk says "safe" a few hundred times a second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Appender(Generic[T]):
    """Gathers what is to be stored while the last commit is under way.

    `store` writes a batch in one transaction. Where it raises `apart`, something in the batch cannot be written:
    each is then tried alone, so that nobody pays for another.
    """

    def __init__(self, store: Callable[[list[T]], Awaitable[None]], apart: type[Exception]) -> None:
        self._store = store
        self._apart = apart
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []
        self._worker: asyncio.Task[None] | None = None

    async def add(self, item: T) -> None:
        """Returns when it is safe. Whoever stops waiting may find it stored all the same."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, stored))
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work(), name="storing moves")
        await stored

    async def close(self) -> None:
        """What waits is still stored."""
        if self._worker is not None:
            await self._worker

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._store([item for item, _ in batch])
            except self._apart as error:
                if len(batch) == 1:
                    _fail(batch[0][1], error)
                else:
                    await self._one_by_one(batch)
            except Exception as error:
                for _, stored in batch:
                    _fail(stored, error)
            else:
                for _, stored in batch:
                    _settle(stored)

    async def _one_by_one(self, batch: list[tuple[T, asyncio.Future[None]]]) -> None:
        for item, stored in batch:
            try:
                await self._store([item])
            except Exception as error:
                _fail(stored, error)
            else:
                _settle(stored)


def _settle(stored: asyncio.Future[Any]) -> None:
    if not stored.done():
        stored.set_result(None)


def _fail(stored: asyncio.Future[Any], error: Exception) -> None:
    if not stored.done():
        stored.set_exception(error)
