"""What every title must pass, written once.

Each check plays games of a title and raises `Violation` with the place where a promise of the house is broken. The
suite runs all of them on every registered title at every player count and option; a stranger's package can do the
same with `check_title(title)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from vernissage.core.conformance.doors import doors_agree, legality, replays, written_down
from vernissage.core.conformance.games import Case, Violation, cases
from vernissage.core.conformance.matter import clones_are_apart, conserves, every_attribute_counts
from vernissage.core.conformance.secrets import (
    bots_could_hold_it,
    drafts_are_private,
    keeps_secrets,
    undo_stops_at_knowledge,
)
from vernissage.core.titles import Title

CHECKS: dict[str, Callable[[Case], None]] = {
    "legality": legality,
    "doors agree": doors_agree,
    "written down": written_down,
    "replays": replays,
    "clones are apart": clones_are_apart,
    "every attribute counts": every_attribute_counts,
    "conserves": conserves,
    "imagined positions keep the view": bots_could_hold_it,
    "keeps secrets": keeps_secrets,
    "drafts are private": drafts_are_private,
    "undo stops at knowledge": undo_stops_at_knowledge,
}

__all__ = ["CHECKS", "Case", "Violation", "cases", "check_title"]


def check_title(title: Title[Any, Any], seed: int = 1) -> Iterator[str]:
    """Run every check on a title in every way it can be set up; yields what passed, raises at the first violation."""
    for case in cases(title, seed):
        for name, check in CHECKS.items():
            check(case)
            yield f"{case}: {name}"
