"""How often one visitor, and one address, may do a thing. A club shares one address, so its ceiling is generous."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

ADDRESS_FACTOR = 20
_MOST_BUCKETS = 20_000


@dataclass
class _Bucket:
    left: float
    at: float


class Limit:
    """A bucket per key that holds `most` and refills within `seconds`."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.rate = most / seconds
        self._clock = clock
        self._buckets: dict[str, _Bucket] = {}

    def allows(self, key: str, factor: int = 1) -> bool:
        """Take one from the key's bucket, if there is one left."""
        now = self._clock()
        most = self.most * factor
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MOST_BUCKETS:
                self._forget(now)
            bucket = self._buckets[key] = _Bucket(most, now)
        bucket.left = min(most, bucket.left + (now - bucket.at) * self.rate * factor)
        bucket.at = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if none is, all of them."""
        kept = {key: one for key, one in self._buckets.items() if (now - one.at) * self.rate < self.most - one.left}
        self._buckets = kept if len(kept) < _MOST_BUCKETS else {}


class Limits:
    """The limits of the house."""

    def __init__(self) -> None:
        self.guests = Limit(10, 60)
        self.letters = Limit(5, 3600)
        self.tables = Limit(12, 60)
        self.chat = Limit(10, 10)
        self.said = Limit(60, 6)
        self.advice = Limit(10, 10)
        self.hints = Limit(12, 120)
        self.previews = Limit(60, 6)
        self.requests = Limit(120, 10)
        self.guides = Limit(60, 20)
        self.replays = Limit(12, 30)
        self.reviews = Limit(6, 600)
        self.cards = Limit(20, 60)
        self.exports = Limit(4, 60)

    @staticmethod
    def allows(limit: Limit, guest: str | None, address: str) -> bool:
        """Whether the visitor, if we know him, and the address he comes from are within the limit."""
        return (guest is None or limit.allows(f"guest {guest}")) and limit.allows(f"address {address}", ADDRESS_FACTOR)


class Sockets:
    """The open live connections, counted by guest and by address."""

    def __init__(self, per_guest: int, per_address: int) -> None:
        self._most = {"guest": per_guest, "address": per_address}
        self._open: Counter[tuple[str, str]] = Counter()

    @contextlib.contextmanager
    def held(self, guest: str | None, address: str) -> Iterator[bool]:
        """One more connection; whether it is within the limits. A stranger is counted by his address alone."""
        keys = [("address", address), *([] if guest is None else [("guest", guest)])]
        for key in keys:
            self._open[key] += 1
        try:
            yield all(self._open[key] <= self._most[key[0]] for key in keys)
        finally:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
