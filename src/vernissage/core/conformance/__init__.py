"""What every title must pass, written once.

Each check plays games of a title and raises `Violation` with the place where a promise of the house is broken. The
suite runs all of them on every registered title at every player count and pair of option values; a stranger's package
can do the same with `check_title(title)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from vernissage.core.conformance import blame
from vernissage.core.conformance.doors import doors_agree, legality, one_deal, replays, written_down
from vernissage.core.conformance.face import check_face
from vernissage.core.conformance.games import GAMES, Case, Violation, cases
from vernissage.core.conformance.lessons import lesson_flaws
from vernissage.core.conformance.marks import marks_fit
from vernissage.core.conformance.matter import clones_are_apart, conserves, every_attribute_counts
from vernissage.core.conformance.numbers import (
    codes_are_declared,
    codes_have_names,
    heuristic_is_honest,
    observes,
    views_are_signed,
)
from vernissage.core.conformance.promises import previews_keep_their_word
from vernissage.core.conformance.secrets import (
    bots_could_hold_it,
    drafts_are_private,
    keeps_secrets,
    undo_stops_at_knowledge,
)
from vernissage.core.conformance.telling import can_be_told, events_are_told, reasons_are_told
from vernissage.core.titles import Title

CHECKS: dict[str, Callable[[Case], None]] = {
    "codes are declared": codes_are_declared,
    "one seed, one deal": one_deal,
    "conserves": conserves,
    "every attribute counts": every_attribute_counts,
    "codes have names": codes_have_names,
    "marks fit": marks_fit,
    "events are told": events_are_told,
    "views are signed": views_are_signed,
    "legality": legality,
    "doors agree": doors_agree,
    "written down": written_down,
    "replays": replays,
    "clones are apart": clones_are_apart,
    "imagined positions keep the view": bots_could_hold_it,
    "keeps secrets": keeps_secrets,
    "drafts are private": drafts_are_private,
    "undo stops at knowledge": undo_stops_at_knowledge,
    "observes": observes,
    "the heuristic is honest": heuristic_is_honest,
    "can be told": can_be_told,
    "reasons are told": reasons_are_told,
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
    # Last: what is wrong with the rules shows in the scenes of a lesson, too, and is better told by the check for it.
    if (flaw := next(lesson_flaws(title), None)) is not None:
        raise Violation(f"{title.key}: its lessons: {flaw}")
    yield f"{title.key}: its lessons can be walked"


def run_check(name: str, check: Callable[[Case], None], case: Case) -> None:
    """One check of one case; an error of the title's own code is told with where it happened."""
    try:
        check(case)
    except Violation:
        raise
    except Exception as error:
        position = blame.position_at(error)
        where = f"{blame.answer_at(error)}, while checking that it {name!r}"
        after = f" after {position.ply} codes" if position is not None else ""
        raise Violation(f"{case}{after}{where}: {blame.told(case.title, error)}") from error
