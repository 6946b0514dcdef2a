"""Keys and passwords that were wrong: after some of them within a minute no other is looked at."""

from __future__ import annotations

import collections
import time
from collections.abc import Callable

MOST = 10
"""Wrong ones of one address within a minute."""
MOST_OF_ALL = 300
_MINUTE = 60.0


class Misses:
    """Counts the wrong ones of the last minute. Right ones cost nothing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._noted: collections.deque[tuple[float, str]] = collections.deque(maxlen=MOST_OF_ALL)

    def are_too_many(self, address: str) -> bool:
        since = self._clock() - _MINUTE
        while self._noted and self._noted[0][0] < since:
            self._noted.popleft()
        return len(self._noted) >= MOST_OF_ALL or sum(one == address for _, one in self._noted) >= MOST

    def note(self, address: str) -> None:
        self._noted.append((self._clock(), address))
