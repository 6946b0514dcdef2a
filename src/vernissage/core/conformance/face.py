"""What can be seen of a title before it is played: its key, its facts, its questions, its box and its texts."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

from vernissage.core.components import unread_entries
from vernissage.core.conformance import blame
from vernissage.core.conformance.games import Violation
from vernissage.core.conformance.marks import strange_mark
from vernissage.core.conformance.texts import is_base, is_of, kinds_of, texts_are_there
from vernissage.core.errors import VernissageError
from vernissage.core.moves import Move, tag_of
from vernissage.core.questions import Question
from vernissage.core.titles import Title


def check_face(title: Title[Any, Any]) -> None:
    """Raise Violation with the first thing that is wrong."""
    try:
        flaw = next(_flaws(title), None)
    except Exception as error:
        raise Violation(f"{title.key}, before it is played: {blame.told(title, error)}") from error
    if flaw is not None:
        raise Violation(f"{title.key}: {flaw}")


def _flaws(title: Title[Any, Any]) -> Iterator[str]:
    yield from _facts(title)
    yield from _questions(title)
    try:
        setup = title.setup(title.facts.players[0])
    except (VernissageError, OSError) as error:
        yield f"its own components cannot be read: {error}"
        return
    blank = title.blank(setup, bytes(32))
    for name in sorted(blank.OTHERS):
        if not hasattr(blank, name):
            told = f"the field {name!r} is fixed by the set-up, but `prepare` does not set it"
            yield f"{told}; what changes in a game is not `Fixed`"
    if entries := unread_entries(title.standard_components, title.components_type):
        yield f"its own components have what nothing reads: {'; '.join(entries)}"
    if (lack := texts_are_there(title)) is not None:
        yield lack
    if (mark := strange_mark(title)) is not None:
        yield mark


def _facts(title: Title[Any, Any]) -> Iterator[str]:
    kind = title.position_type
    fewest, most = title.facts.players
    if not re.fullmatch(r"[a-z][a-z0-9_]*", title.key):
        yield "its key is no word of small letters, digits and _"
    if not 1 <= fewest <= most <= 12:
        yield f"it is played by {fewest} to {most}"
    if title.rules_version < 1:
        yield f"its rules version is {title.rules_version}; it counts from 1"
    if not kind.FIELDS:
        yield f"{kind.__name__} declares no fields"
    if not title.ends:
        yield "it names no reason a game can end by"


def _questions(title: Title[Any, Any]) -> Iterator[str]:
    questions = title.position_type.QUESTIONS
    keys = [question.key for question in questions]
    if not keys:
        yield "no question is enrolled: call `Position.enrol` for each"
    if len(set(keys)) != len(keys):
        yield f"two questions have one key: {', '.join(sorted(keys))}"
    for question in questions:
        if not question.is_step and not question.answers:
            yield f"the question {question.key!r} names no moves that answer it"
    for kind in kinds_of(Question):
        if is_of(title, kind) and not inspect.isabstract(kind) and getattr(kind, "key", keys[0]) not in keys:
            yield f"the question {kind.key!r} ({kind.__name__}) is not enrolled: call `Position.enrol` for it"
    for move in kinds_of(Move):
        if is_of(title, move) and not is_base(move) and move not in title.moveset.moves:
            yield f"the move {tag_of(move)!r} ({move.__name__}) answers no question: `answers` of a question names it"
