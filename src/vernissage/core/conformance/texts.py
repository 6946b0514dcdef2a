"""A title can be told: every question, move, event, refusal and end has its words, and none of them is misspelt."""

from __future__ import annotations

import ast
import importlib.resources
import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

from vernissage.core.conformance.games import Case, audiences, between_moves
from vernissage.core.errors import VernissageError
from vernissage.core.events import Event, listening
from vernissage.core.moves import field_types, tag_of
from vernissage.core.position import Position
from vernissage.core.questions import Several
from vernissage.core.text import LANGUAGES, Words, read_messages
from vernissage.core.titles import Title

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.M)
_KINDS = ("ask", "move", "event", "refusal", "reason", "option", "title")
"""The first words of messages whose ids follow from the title: one that does not is misspelt."""


def wanted_texts(title: Title[Any, Any]) -> set[str]:
    """The messages a title cannot do without."""
    questions = title.position_type.QUESTIONS
    found = {"title-name", "title-summary"}
    found |= {f"ask-{question.key}" for question in questions if not question.is_step}
    found |= {f"move-{tag_of(move).replace('_', '-')}" for move in title.moveset.moves}
    found |= {f"event-{tag_of(event).replace('_', '-')}" for event in events_of(title)}
    found |= {f"reason-{reason}" for reason in title.ends}
    found |= {f"refusal-{reason}" for reason in _refusals(title)}
    for option in title.facts.options:
        found |= {f"option-{option.key}", f"option-{option.key}-help"}
        found |= {f"option-{option.key}-{value}" for value in option.choices}
    return found


def events_of(title: Title[Any, Any]) -> list[type[Event]]:
    """The events a title declares."""
    home = title.package
    kinds = Event.__subclasses__()
    return [kind for kind in kinds if kind.__module__ == home or kind.__module__.startswith(f"{home}.")]


def _refusals(title: Title[Any, Any]) -> set[str]:
    """The reasons a title's source refuses by, wherever they are written out."""
    found = set()
    for source in _sources(importlib.resources.files(title.package)):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _called(node.func) == "Refusal" and len(node.args) > 1:
                found |= {part.value for part in ast.walk(node.args[1]) if _is_text(part)}  # type: ignore[attr-defined]
    return found


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def texts_are_there(title: Title[Any, Any]) -> str | None:
    """What is wrong with a title's texts, the first thing found; None if nothing is."""
    try:
        there = {language: set(_MESSAGE.findall(read_messages(title.package, language))) for language in LANGUAGES}
    except (OSError, UnicodeDecodeError) as error:
        return f"its texts cannot be read: {error}"
    wanted = wanted_texts(title)
    missing = sorted(wanted - there["en"])
    strange = sorted(name for name in there["en"] - wanted if name.split("-")[0] in _KINDS and "-" in name)
    if missing:
        near = [name for name in strange if name.split("-")[0] in {lost.split("-")[0] for lost in missing}]
        hint = f"; {', '.join(near[:3])} is asked for by nothing" if near else ""
        return f"there is no text {', '.join(missing[:5])}{hint}"
    for language, names in there.items():
        if lacking := sorted(there["en"] - names):
            return f"the texts in {language} lack {', '.join(lacking[:5])}"
    return None


def can_be_told(case: Case) -> None:
    """In each language: the board for every audience, the choices of every seat, each event, each move."""
    dice = case.dice("told")
    options = case.title.read_options(case.seats, dict(case.options))
    spoken = [case.title.words(language, options, [f"P{seat}" for seat in range(case.seats)]) for language in LANGUAGES]
    for position in between_moves(case, "told", 0.1):
        for seat in audiences(case):
            for words in spoken:
                _board(case, position, seat, words)
        if not position.frames:
            continue
        for seat in position.decision.seats:
            for words in spoken:
                _choices(case, position, seat, words)
            move = position.moves(seat).sample(dice)
            _events(case, position, seat, move, spoken)


def _board(case: Case, position: Position, seat: int | None, words: Words) -> None:
    try:
        case.title.board(position.view(seat), words)
    except (VernissageError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise case.fail(position, f"the board of seat {seat} cannot be built in {words.language}: {error!r}") from None


def _choices(case: Case, position: Position, seat: int, words: Words) -> None:
    """What a screen puts before a seat: the question, the single choices, the ends of a range, the items of a list."""
    question = position.question
    try:
        words.say(f"ask-{question.key}")
        moves = position.moves(seat)
        shown = [*moves.options[:20], *(moves.amounts or ())]
        if isinstance(question, Several):
            items = question.items(position, seat)
            shown += [question.move_of(position, seat, (code, question.end(position))) for code in items[:20]]
        for move in shown:
            words.told("move", move)
            position.refusal(seat, move)
    except (VernissageError, LookupError, TypeError, ValueError, AttributeError) as error:
        told = f"the choices of the question {question.key!r} cannot be shown in {words.language}: {error!r}"
        raise case.fail(position, told) from None


def _events(case: Case, position: Position, seat: int, move: Any, spoken: list[Words]) -> None:
    after = position.clone()
    try:
        with listening(after) as heard:
            after.push_move(seat, move)
    except (LookupError, TypeError, ValueError) as error:
        raise case.fail(position, f"an event of {move} cannot be named: {error}") from None
    for event in heard:
        _facts(case, position, event)
        for words in spoken:
            try:
                words.told("event", event)
            except (VernissageError, LookupError, TypeError, ValueError) as error:
                raise case.fail(position, f"the event {event} cannot be told in {words.language}: {error}") from None


def _facts(case: Case, position: Position, event: Event) -> None:
    """Each fact is of its field's kind: facts in the wrong order show as a seat that is none, a text for a number."""
    for name, hint in field_types(type(event)).items():
        value = getattr(event, name)
        marks = getattr(hint, "__metadata__", ())
        told = f"the event {tag_of(type(event))!r} has {value!r} as its {name}, which is no"
        if "seat" in marks and not (type(value) is int and 0 <= value < case.seats):
            raise case.fail(position, f"{told} seat")
        base = hint.__origin__ if marks else hint
        if base in (int, str, bool) and type(value) is not base:
            raise case.fail(position, f"{told} {base.__name__}")
