"""Which seeded faults a test run tries: every second one, and with VERNISSAGE_MUTANTS=all each of them.

Each takes a process of its own; all of them together take minutes that the other tests need.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def chosen(mutants: Sequence[T]) -> Sequence[T]:
    return mutants if os.environ.get("VERNISSAGE_MUTANTS") == "all" else mutants[::2]
