"""A seeded fault."""

from __future__ import annotations

from typing import NamedTuple


class Mutant(NamedTuple):
    name: str
    file: str
    """Inside the title's folder."""
    old: str
    """Occurs exactly once in the file."""
    new: str
    tests: str = ""
    """The test file of the rulebook that has to notice, without `test_`; if none is named, any of them."""
