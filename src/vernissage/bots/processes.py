"""Processes that play for another one: how they are ended, by it and with it."""

from __future__ import annotations

import concurrent.futures
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Iterator
from types import FrameType

DIED = "a worker process died before its games were over; was it out of memory?"


def end_workers(pool: concurrent.futures.ProcessPoolExecutor) -> None:
    """End them in the middle of their games; from Python 3.14 on, pools do this themselves."""
    for worker in list((pool._processes or {}).values()):
        worker.terminate()


def leave_with_parent() -> None:
    """Run in a worker: it ends when the process that asked for the games is gone, however that one ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C comes after this, not within. A process started in here never hears it: its parent deals with it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is interrupted
        return
    heard: list[tuple[int, FrameType | None]] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: heard.append((number, frame)))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if blocked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, handler)
        if heard and callable(handler):
            handler(*heard[-1])
