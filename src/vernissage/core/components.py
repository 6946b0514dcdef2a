"""What is odd about an owner's own components file, whatever the title."""

from __future__ import annotations

import difflib
import tomllib
from typing import Any

_MOST_NAMED = 12
_LONGEST_KEY = 40


def unknown_entries(text: str, standard: str) -> list[str]:
    """The first entries that the title's own file does not have, each with the one that may be meant.

    >>> unknown_entries("[money]\\nstrat = 90", "[money]\\nstart = 100")
    ['[money] strat is not known; start is missing']
    """
    try:
        return _unknown(tomllib.loads(text), tomllib.loads(standard), "", "")[:_MOST_NAMED]
    except (ValueError, RecursionError):
        return []  # it cannot be read at all, which is said elsewhere


def _unknown(own: dict[str, Any], known: dict[str, Any], path: str, where: str) -> list[str]:
    """What a table has too much; `where` is how its place is written."""
    found = []
    missing = [key for key in known if key not in own]
    for key, value in own.items():
        inner = f"{path}.{key}" if path else key
        if key not in known:
            entry = key[:_LONGEST_KEY] if where or not isinstance(value, dict) else f"[{key[:_LONGEST_KEY]}]"
            meant = difflib.get_close_matches(key[:_LONGEST_KEY], missing, 1)
            found.append(f"{where} {entry} is not known".lstrip() + (f"; {meant[0]} is missing" if meant else ""))
        elif isinstance(value, dict) and isinstance(known[key], dict):
            found += _unknown(value, known[key], inner, f"[{inner}]")
        elif isinstance(value, list) and isinstance(known[key], list):
            rows = [row for row in known[key] if isinstance(row, dict)]
            every = {name: entry for row in rows for name, entry in row.items()}
            for number, row in enumerate(value if rows else (), 1):
                if isinstance(row, dict):
                    found += _unknown(row, every, inner, f"[[{inner}]] {number}")
    return found
