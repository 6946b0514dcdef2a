"""Writes the golden playthroughs anew: `python -m tests.golden.renew`, from the top folder.

Nothing else ever writes them. Run it after a change of rules, moves, events or views that is meant, then read the diff
before it is kept: a seat that is suddenly shown more is a leak.
"""

from __future__ import annotations

from tests.golden.cases import CASES, path_of
from vernissage.core.conformance.playthrough import playthrough


def renew() -> None:
    """Write every playthrough, and say which ones changed."""
    for name, case in CASES.items():
        path, text = path_of(name), playthrough(case)
        same = path.exists() and path.read_text("utf-8") == text
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        print(f"{path}: {'as it was' if same else 'changed'}")


if __name__ == "__main__":
    renew()
