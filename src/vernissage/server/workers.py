"""Worker processes: each serves one request at a time, lives until it dies or hangs, and is then started anew."""

from __future__ import annotations

import asyncio
import concurrent.futures
import multiprocessing
import multiprocessing.connection
import multiprocessing.context
import os
import pickle
import signal
import threading
import time
from dataclasses import replace
from multiprocessing import resource_tracker
from typing import Any

from vernissage.server.company import Answer, Company, Make, Reply

START = 60.0
"""Seconds in which a worker must begin with what it is asked; a loaded machine starts one slowly."""
GRACE = 1.0
"""Seconds beyond a bot's own in which its worker may say that they are over; then it is ended, on every system."""
# Spawned, not forked: the same on every system, and safe beside the threads of the house.
_spawn = multiprocessing.get_context("spawn")


class WorkerGone(Exception):
    """The worker process died, or was given up, before it answered."""


class WorkerLate(WorkerGone):
    """It was given up because its time was over."""


class Worker:
    """One worker process, started when it is first needed. Requests wait for their turn in a thread of its own."""

    def __init__(self, make: Make, nice: int = 0) -> None:
        self._make = make
        self._nice = nice
        """How far the process stands back behind the house and other workers, where the system knows such a thing."""
        self._thread = concurrent.futures.ThreadPoolExecutor(1, "worker")
        self._process: multiprocessing.context.SpawnProcess | None = None
        self._line: multiprocessing.connection.Connection[Any, Any] | None = None
        self._closed = False
        self._asked: set[concurrent.futures.Future[Reply]] = set()
        """What is not answered yet."""

    @property
    def waiting(self) -> int:
        """How many requests are not answered yet."""
        return len(self._asked)

    @property
    def runs(self) -> bool:
        """Whether its process was started."""
        return self._line is not None

    async def ask(self, request: Any, seconds: float) -> Reply:
        """What the worker makes of a request that should take it so long; the wait for its turn is not timed."""
        asked = self._thread.submit(self._ask, request, seconds)
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)  # not before: whoever waits may leave while it is worked on
        return await asyncio.wrap_future(asked)

    def tell(self, request: Any) -> None:
        """Send a request whose answer nobody waits for. A process that does not run has nothing to be told."""
        if not self._closed:
            self._thread.submit(self._tell, request)

    async def close(self) -> None:
        """End the process, in the middle of whatever it does."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        await asyncio.to_thread(self._thread.shutdown, wait=True, cancel_futures=True)
        self._end()

    # In the thread.

    def _tell(self, request: Any) -> None:
        if self._process is not None:
            self._ask(request, 0.0)

    def _ask(self, request: Any, seconds: float) -> Reply:
        try:
            line = self._running()
            if isinstance(request, Answer):
                request = replace(request, waiting=self._behind())
            line.send_bytes(pickle.dumps(request))
            reply = _heard(line, START, f"did not begin within {START:g} s", WorkerGone)
            if reply.what == "begun":
                began = time.monotonic()
                reply = _heard(line, seconds + GRACE, f"took longer than {seconds:g} s", WorkerLate)
                reply = replace(reply, seconds=time.monotonic() - began)
        except (EOFError, OSError):
            self._end()
            raise WorkerGone("lost its worker process") from None
        except BaseException:
            self._end()
            raise
        return reply

    def _behind(self) -> int:
        """How many requests stand behind the one whose turn it is."""
        return sum(not asked.running() and not asked.done() for asked in tuple(self._asked))

    def _running(self) -> multiprocessing.connection.Connection[Any, Any]:
        if self._closed:
            raise WorkerGone("lost its worker process")
        if self._line is None or self._process is None or not self._process.is_alive():
            self._end()
            self._line, theirs = _spawn.Pipe()
            self._process = _spawn.Process(target=serve, args=(theirs, self._make, self._nice), daemon=True)
            _hold_interrupts()
            self._process.start()
            theirs.close()
        return self._line

    def _end(self) -> None:
        if self._process is not None:
            if self._process.pid is not None:
                self._process.kill()
                self._process.join()
            self._process = None
        if self._line is not None:
            self._line.close()
            self._line = None


def _heard(
    line: multiprocessing.connection.Connection[Any, Any], seconds: float, otherwise: str, error: type[WorkerGone]
) -> Reply:
    """What the worker says within so many seconds."""
    if not line.poll(seconds):
        raise error(otherwise)
    reply: Reply = line.recv()
    return reply


def _hold_interrupts() -> None:
    """Ctrl-C is the house's to hear: a process that this thread starts now does not, not even while it starts."""
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # the first process would start it, which lets interrupts in again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def serve(line: multiprocessing.connection.Connection[Any, Any], make: Make, nice: int) -> None:
    """What runs in the process, until the house is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    company = Company(make, tell=line.send)
    while True:
        try:
            request = line.recv_bytes()
        except (EOFError, OSError):
            return
        line.send(company.reply(request))


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)
