"""The texts of a title: all that the house needs are there, and each is asked for by somebody.

A text is asked for by the house, by another text, or by the title's own code, which must write its id out, or make it
out of a beginning that ends in `-` (`f"score-{part}"`). Whatever else is there is misspelt or left over.
"""

from __future__ import annotations

import ast
import functools
import importlib.resources
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, get_args

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_message
from fluent.syntax.visitor import Visitor

from vernissage.core.conformance.games import cases
from vernissage.core.errors import cut
from vernissage.core.events import Event
from vernissage.core.moves import field_types, tag_of
from vernissage.core.naming import Names, mark_of
from vernissage.core.text import LANGUAGES, MissingText, read_messages
from vernissage.core.titles import Title
from vernissage.core.views import View

_SCREENS = "board-"
"""How the texts begin that a board of the title's own in the browser says: its code lies outside the package."""
_CHAPTER = re.compile(r"rules-([1-9]\d*)-(title|text)")
_BEGINNING = re.compile(r"[a-z]\w*-[\w-]*")
_SOME = 5


def texts_are_there(title: Title[Any, Any]) -> str | None:
    """What is wrong with a title's texts, the first thing found; None if nothing is."""
    try:
        there = {language: Texts.of(title.package, language) for language in LANGUAGES}
    except (OSError, UnicodeDecodeError) as error:
        return f"its texts cannot be read: {error}"
    for language, texts in there.items():
        if texts.unreadable:
            return f"the texts in {language} hold what cannot be read: {cut(texts.unreadable, 80)!r}"
    wanted = wanted_texts(title)
    known = wanted | _known_texts(title) | Texts.of("vernissage.core", "en").names
    code = _Code.of(title.package)
    strange = {
        language: sorted(name for name in texts.names - known - texts.said if not code.says(name))
        for language, texts in there.items()
    }
    if missing := sorted(wanted - there["en"].names):
        hint = f"; {', '.join(strange['en'][:_SOME])} is asked for by nothing" if strange["en"] else ""
        return f"there is no text {', '.join(missing[:_SOME])}{hint}"
    for language, texts in there.items():
        if names := strange[language]:
            return f"nothing asks for the text {', '.join(names[:_SOME])} in {language}: is it misspelt, or left over?"
        if gap := _gap(texts.names):
            return f"the rules in {language} lack {gap}: chapters are numbered from 1 without a gap"
        if unruled := sorted(name for name in texts.names if name.startswith("refusal-") and name not in texts.ruled):
            return f"the text {unruled[0]} in {language} does not name its rule: it ends with [{{ $rule }}]"
        try:
            title.words(language).chapters()
        except MissingText as error:
            return f"the rules cannot be told: {error}; rule_facts gives the numbers of the box"
        if lost := sorted(texts.said - texts.names - Texts.of("vernissage.core", language).names):
            return f"a text in {language} says {{ {lost[0]} }}, but there is no such text"
        if lacking := sorted(there["en"].names - texts.names):
            return f"the texts in {language} lack {', '.join(lacking[:_SOME])}"
    return None


def wanted_texts(title: Title[Any, Any]) -> set[str]:
    """The messages a title cannot do without."""
    questions = title.position_type.QUESTIONS
    found = {"title-name", "title-summary"}
    found |= {f"ask-{question.key}" for question in questions if not question.is_step}
    found |= {f"move-{_in_ids(move)}" for move in title.moveset.moves}
    found |= {f"event-{_in_ids(event)}" for event in events_of(title)}
    found |= {f"reason-{reason}" for reason in title.ends}
    found |= {f"market-{series}" for series in title.series}
    found |= {f"refusal-{reason}" for reason in _Code.of(title.package).refusals}
    found |= _Code.of(title.package).reasons
    for option in title.facts.options:
        found |= {f"option-{option.key}", f"option-{option.key}-help"}
        found |= {f"option-{option.key}-{value}" for value in option.choices}
    return found


def text_names(title: Title[Any, Any]) -> set[str]:
    """The ids of all texts of a title, in any language."""
    return {name for language in LANGUAGES for name in Texts.of(title.package, language).names}


def _known_texts(title: Title[Any, Any]) -> set[str]:
    """The messages the house asks for where a title has them: headings, chapters, the names of things."""
    found = {f"chapter-{_in_ids(event)}" for event in events_of(title)}
    found |= {f"field-{name}{end}" for name in _fields(title.view_type) for end in ("", "-help")}
    free = _free_marks(title)
    for name in text_names(title):
        if _CHAPTER.fullmatch(name) or name.startswith(_SCREENS) or name.partition("-")[0] in free:
            found.add(name)
    for case in cases(title, 1):
        for mark, naming in title.setup(case.seats, dict(case.options)).vocabulary.items():
            if isinstance(naming, Names):
                found |= {f"{mark}-{name}" for name in (*naming.names, naming.none)}
    return found


def _free_marks(title: Title[Any, Any]) -> set[str]:
    """The marks of fields whose names nothing lists: the words of these are the title's own affair."""
    marks = {mark for kind in (*events_of(title), *title.moveset.moves) for mark in _marks(kind)}
    marks |= set(_marks(title.view_type))
    vocabulary = title.setup(title.facts.players[0]).vocabulary
    return {mark for mark in marks if not isinstance(vocabulary.get(mark), Names)}


def _marks(hint: Any) -> Iterator[str]:
    """All marks within a type."""
    if mark := mark_of(hint):
        yield mark
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for kind in field_types(hint).values():
            yield from _marks(kind)
    for kind in get_args(hint):
        yield from _marks(kind)


def _fields(hint: Any) -> Iterator[str]:
    """The names of all fields within a type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for name, kind in field_types(hint).items():
            if name not in View.__struct_fields__:
                yield name
                yield from _fields(kind)
    for kind in get_args(hint):
        yield from _fields(kind)


def _gap(names: set[str]) -> str:
    """The first message that is missing among the chapters of the rules; empty if none is."""
    numbers = [int(found[1]) for name in names if (found := _CHAPTER.fullmatch(name))]
    wanted = (
        f"rules-{number}-{part}" for number in range(1, max(numbers, default=0) + 1) for part in ("title", "text")
    )
    return next((name for name in wanted if name not in names), "")


def _in_ids(struct: type[msgspec.Struct]) -> str:
    return tag_of(struct).replace("_", "-")


def is_of(title: Title[Any, Any], kind: type) -> bool:
    """Whether a class is one of a title's own, as its source was read last."""
    if kind.__module__ != title.package and not kind.__module__.startswith(f"{title.package}."):
        return False
    return getattr(sys.modules.get(kind.__module__), kind.__qualname__, kind) is kind


def kinds_of(base: Any) -> Iterator[Any]:
    """All classes made from this one."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def events_of(title: Title[Any, Any]) -> list[type[Event]]:
    """The events a title declares."""
    return [kind for kind in kinds_of(Event) if is_of(title, kind) and not is_base(kind)]


def is_base(kind: type[msgspec.Struct]) -> bool:
    """Whether others are made from it and it was given no tag of its own."""
    return bool(kind.__subclasses__()) and tag_of(kind) == kind.__name__


@dataclass(frozen=True)
class Texts:
    """The messages of a package in a language."""

    names: set[str]
    said: set[str]
    """Messages and terms that others say."""
    ruled: set[str]
    """Messages that name a rule."""
    unreadable: str
    """The first line that is no message."""

    @classmethod
    @functools.cache
    def of(cls, package: str, language: str, folder: str = "") -> Texts:
        entries = FluentResource(read_messages(package, language, folder)).body
        names = {_id(entry) for entry in entries if isinstance(entry, fluent.Message | fluent.Term)}
        visitor = _Said()
        for entry in entries:
            visitor.visit(entry)
        ruled = {_id(one) for one in entries if isinstance(one, fluent.Message) and "$rule" in serialize_message(one)}
        junk = next((entry.content or "?" for entry in entries if isinstance(entry, fluent.Junk)), "")
        return cls(names, visitor.found, ruled, junk.strip().partition("\n")[0])


def _id(entry: fluent.Message | fluent.Term | fluent.MessageReference | fluent.TermReference) -> str:
    is_term = isinstance(entry, fluent.Term | fluent.TermReference)
    return f"-{entry.id.name}" if is_term else entry.id.name


class _Said(Visitor):
    """Gathers the messages and terms that a message says."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.found.add(_id(node))

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.found.add(_id(node))


@dataclass(frozen=True)
class _Code:
    """What the source of a package writes out: texts, beginnings of texts, reasons to refuse by, and reasons why."""

    written: set[str]
    begun: set[str]
    refusals: set[str]
    reasons: set[str]

    @classmethod
    @functools.cache
    def of(cls, package: str) -> _Code:
        written, begun, refusals, reasons = set(), set(), set(), set()
        for source in _sources(importlib.resources.files(package)):
            for node in ast.walk(ast.parse(source.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    written.add(node.value)
                elif isinstance(node, ast.JoinedStr | ast.BinOp):
                    begun |= {first for first in _first(node) if _BEGINNING.fullmatch(first)}
                elif isinstance(node, ast.Call) and _called(node.func) == "Refusal":
                    refusals |= set(_given(node, 1, "reason"))
                elif isinstance(node, ast.Call) and _called(node.func) == "Reason":
                    reasons |= set(_given(node, 0, "text"))
        return cls(written, begun, refusals, reasons)

    def says(self, name: str) -> bool:
        """Whether a message may be said by this code; a reason to refuse by is written without `refusal-`."""
        forms = {name, name.removeprefix("refusal-")}
        return bool(forms & self.written) or any(form.startswith(first) for form in forms for first in self.begun)


def _first(node: ast.JoinedStr | ast.BinOp) -> Iterator[str]:
    """The text an f-string or a sum of texts begins with."""
    first = node.left if isinstance(node, ast.BinOp) else node.values[0] if node.values else None
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        yield first.value


def _given(call: ast.Call, place: int, name: str) -> Iterator[str]:
    """The texts an argument of a call can be, by its place or its name; not those it is made of."""
    given = [*call.args[place : place + 1], *(word.value for word in call.keywords if word.arg == name)]
    while given:
        part = given.pop()
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.IfExp):
            given += [part.body, part.orelse]
        elif isinstance(part, ast.Subscript):
            given.append(part.value)
        elif isinstance(part, ast.Dict | ast.Tuple | ast.List):
            given += part.values if isinstance(part, ast.Dict) else part.elts


def _called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry
