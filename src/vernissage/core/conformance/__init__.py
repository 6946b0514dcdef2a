"""What every title must pass, written once.

Each check plays games of a title and raises `Violation` with the place where a promise of the house is broken. The
suite runs all of them on every registered title at every player count and pair of option values; a stranger's package
can do the same with `check_title(title)`.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from vernissage.core.conformance.doors import doors_agree, legality, replays, written_down
from vernissage.core.conformance.games import GAMES, Case, Violation, cases
from vernissage.core.conformance.matter import clones_are_apart, conserves, every_attribute_counts
from vernissage.core.conformance.numbers import codes_have_names, heuristic_is_honest, observes, views_are_signed
from vernissage.core.conformance.promises import previews_keep_their_word
from vernissage.core.conformance.secrets import (
    bots_could_hold_it,
    drafts_are_private,
    keeps_secrets,
    undo_stops_at_knowledge,
)
from vernissage.core.conformance.texts import can_be_told, texts_are_there
from vernissage.core.errors import VernissageError
from vernissage.core.titles import Title

CHECKS: dict[str, Callable[[Case], None]] = {
    "codes have names": codes_have_names,
    "views are signed": views_are_signed,
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
    "observes": observes,
    "the heuristic is honest": heuristic_is_honest,
    "can be told": can_be_told,
    "previews keep their word": previews_keep_their_word,
}

__all__ = ["CHECKS", "Case", "Violation", "cases", "check_face", "check_title", "run_check"]


def check_title(title: Title[Any, Any], games: int = GAMES) -> Iterator[str]:
    """Run every check on some games of a title in every way it can be set up.

    Yields what passed, raises at the first violation. Whatever else a title's code raises is a violation too, with the
    check it happened in.
    """
    check_face(title)
    yield f"{title.key}: can be found and has its texts"
    for case in cases(title, games):
        for name, check in CHECKS.items():
            run_check(name, check, case)
            yield f"{case}: {name}"


def run_check(name: str, check: Callable[[Case], None], case: Case) -> None:
    """One check of one case; an error of the title's own code is told with where it happened."""
    try:
        check(case)
    except Violation:
        raise
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{last.name}, line {last.lineno} of {last.filename.rpartition('/')[2]}"
        raise Violation(f"{case}, while checking that it {name!r}: {error!r} in {where}") from error


def check_face(title: Title[Any, Any]) -> None:
    """What can be seen of a title before it is played: its key, its facts, its questions, its box and its texts."""
    kind = title.position_type
    fewest, most = title.facts.players
    keys = [question.key for question in kind.QUESTIONS]
    problems = {
        "its key is no word of small letters, digits and _": not re.fullmatch(r"[a-z][a-z0-9_]*", title.key),
        f"it is played by {fewest} to {most}": not 1 <= fewest <= most <= 12,
        f"its rules version is {title.rules_version}; it counts from 1": title.rules_version < 1,
        "no question is enrolled: call `Position.enrol` for each": not keys,
        f"two questions have one key: {', '.join(sorted(keys))}": len(set(keys)) != len(keys),
        f"{kind.__name__} declares no fields": not kind.FIELDS,
        "it names no reason a game can end by": not title.ends,
    }
    for what, is_wrong in problems.items():
        if is_wrong:
            raise Violation(f"{title.key}: {what}")
    for question in kind.QUESTIONS:
        if not question.is_step and not question.answers:
            raise Violation(f"{title.key}: the question {question.key!r} names no moves that answer it")
    try:
        title.setup(fewest)
    except (VernissageError, OSError) as error:
        raise Violation(f"{title.key}: its own components cannot be read: {error}") from None
    if (lack := texts_are_there(title)) is not None:
        raise Violation(f"{title.key}: {lack}")
