"""What the text tests look at: Fluent files taken apart, and the source that uses their messages."""

from __future__ import annotations

import ast
import functools
import importlib.resources
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import vernissage
from vernissage.core.text import LANGUAGES, read_messages
from vernissage.core.titles import Title

SOURCE = Path(vernissage.__file__).parent
_PART = "([A-Za-z0-9_-]+)"


@dataclass
class Message:
    """A message: the facts it uses, the messages it refers to, and the variants of each of its selections."""

    facts: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selections: list[set[str]] = field(default_factory=list)


@functools.cache
def messages(package: str, language: str) -> dict[str, Message]:
    """A package's messages in a language; what does not parse, or stands there twice, is an error."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(read_messages(package, language)).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            assert name not in found, f"{package} {language}: {name} stands there twice"
            found[name] = Message()
            _look(entry.value, found[name])
    return found


def _look(node: object, message: Message) -> None:
    if isinstance(node, ftl.VariableReference):
        message.facts.add(node.id.name)
    elif isinstance(node, ftl.MessageReference):
        message.references.add(node.id.name)
    elif isinstance(node, ftl.SelectExpression):
        keys = (variant.key for variant in node.variants)
        message.selections.append({key.name if isinstance(key, ftl.Identifier) else key.value for key in keys})
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                _look(child, message)


@functools.cache
def trees(folder: Path) -> list[ast.Module]:
    """The Python files below a folder, parsed."""
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]


def _nodes(folder: Path) -> Iterator[ast.AST]:
    for tree in trees(folder):
        yield from ast.walk(tree)


def folder_of(package: str) -> Path:
    return Path(str(importlib.resources.files(package)))


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    """The calls of a function in the source below a folder."""
    for node in _nodes(folder):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def constants(node: ast.AST) -> set[str]:
    """The texts an expression can give: a constant, or either branch of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return set()


def refusal_reasons(package: str) -> set[str]:
    """The reasons of all refusals in a package's source."""
    reasons: set[str] = set()
    for call in calls(folder_of(package), "Refusal"):
        named = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
        given = constants((named or call.args[1:2])[0])
        assert given, f"{package}, line {call.lineno}: a refusal's reason is written out, so that its text is found"
        reasons |= given
    return reasons


def strings() -> set[str]:
    """Every string that is written out in our source."""
    return {node.value for node in _nodes(SOURCE) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said() -> set[str]:
    """Every message our source says by its whole name."""
    found: set[str] = set()
    for node in _nodes(SOURCE):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            found |= constants(node.args[0])
    return found


def patterns() -> list[re.Pattern[str]]:
    """Every f-string of our source that begins like a message id, as a pattern of the ids it can make."""
    found = []
    for node in _nodes(SOURCE):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else _PART for p in node.values]
            if re.match(r"[a-z]+\\-", parts[0]):
                found.append(re.compile("".join(parts)))
    return found


def said_in_browser(title: str) -> set[str]:
    """Every message that a title's board in the browser says by its whole name."""
    return {name for source in _board_sources(title) for name in re.findall(r"'([a-z][a-z0-9_-]*)'", source)}


def patterns_in_browser(title: str) -> list[re.Pattern[str]]:
    """Every template of a title's board that begins like a message id, as a pattern of the ids it can make."""
    made = {text for source in _board_sources(title) for text in re.findall(r"`([a-z]+-\$\{[^`]+)`", source)}
    return [re.compile(re.sub(r"\$\{.+?\}", _PART, text)) for text in made]


@functools.cache
def _board_sources(title: str) -> list[str]:
    folder = SOURCE.parents[1] / "web" / "src" / "titles" / title
    files = (path for ending in ("*.svelte", "*.ts") for path in sorted(folder.rglob(ending)))
    return [path.read_text("utf-8") for path in files if not path.name.endswith(".test.ts")]


def required(title: Title[Any, Any]) -> set[str]:
    """The messages a title must have: for its moves, events, questions, refusals, options and endings."""
    from vernissage.core.events import Event
    from vernissage.core.moves import tag_of

    wanted = {"title-name", "title-summary", "rules-1-title", "rules-1-text"}
    wanted |= {f"move-{tag_of(move)}".replace("_", "-") for move in title.moveset.moves}
    events = [event for event in Event.__subclasses__() if event.__module__.startswith(title.package)]
    assert events, f"{title.key} has no events"
    wanted |= {f"event-{tag_of(event)}".replace("_", "-") for event in events}
    wanted |= {f"ask-{question.key}" for question in title.position_type.QUESTIONS if not question.is_step}
    wanted |= {f"refusal-{reason}" for reason in refusal_reasons(title.package)}
    for option in title.facts.options:
        wanted |= {f"option-{option.key}", f"option-{option.key}-help"}
        wanted |= {f"option-{option.key}-{choice}" for choice in option.choices}
    for call in calls(folder_of(title.package), "_finish"):
        wanted |= {f"reason-{reason}" for argument in call.args for reason in constants(argument)}
    return wanted


def required_of_core() -> set[str]:
    """The messages the core must have."""
    wanted = {f"refusal-{reason}" for reason in refusal_reasons("vernissage.core")}
    wanted |= {f"language-{language}" for language in LANGUAGES}
    return wanted | {"seat-name", "event-taken-back", "switch-on", "switch-off"}


def written_in(node: object) -> Iterator[str]:
    """What a message says in its own words, whichever variant is chosen."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from written_in(child)
