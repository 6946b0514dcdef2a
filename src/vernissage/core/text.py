"""Texts by message id in Fluent: the core's own words and a title's, in one bundle per language."""

from __future__ import annotations

import functools
import importlib.resources
import itertools
import re
from collections.abc import Callable, Mapping
from typing import Any, get_args, get_origin

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from vernissage.core.errors import Refusal, VernissageError
from vernissage.core.moves import field_types, tag_of

LANGUAGES = ("en", "fr", "pl")
_CITED = re.compile(r"([A-Z]+-)(R?)(\d+)(?:\.\.R?(\d+))?")


class MissingText(VernissageError, LookupError):
    """A message id that a language lacks, or a text that could not be formed."""


class Bundle(FluentBundle):
    """Texts of one language that know which facts each of them tells: no others need be put into it."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.language = language
        self._named: dict[str, _Named] = {}

    def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
        super().add_resource(resource, allow_overrides)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                named = _Named()
                named.visit(entry)
                self._named.setdefault(entry.id.name, named)

    @functools.cache  # noqa: B019 - there are as many bundles as languages and titles, and they stay
    def facts_of(self, message: str) -> tuple[str, ...]:
        """The names of the facts a message tells, itself or by those it refers to."""
        found: dict[str, None] = {}
        seen, waiting = {message}, [message]
        while waiting:
            named = self._named.get(waiting.pop())
            if named is not None:
                found |= named.facts
                waiting += named.messages.keys() - seen
                seen |= named.messages.keys()
        return tuple(found)


class _Named(Visitor):
    """The facts and the other messages a text names."""

    def __init__(self) -> None:
        self.facts: dict[str, None] = {}
        self.messages: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - so the library finds it
        self.facts[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - so the library finds it
        self.messages[node.id.name] = None


@functools.lru_cache(maxsize=16384)
def _formed(bundle: Bundle, message: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """A sentence: many are said again and again, by tables that have nothing else in common."""
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"message {message} has no text of its own"
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise MissingText(f"text {message!r} in {bundle.language}: {errors[0]}")
    return str(text)


Namer = Callable[["Words", Any], str]
"""How a component is named in a text, where one message per value is not enough."""


_SIMPLE = (str, int)
"""Facts that are equal only if they read the same; 1 and True are not."""
_MOST_SAID = 4_000


class Words:
    """The texts of one title in one language, for one game: `players` name seats, `known` are facts of every text.

    Known are the options, and the numbers of the box that the rules tell.

    `box` are the components the game is played with: namers find there what an owner's own list calls its works.
    """

    def __init__(
        self,
        bundle: Bundle,
        language: str,
        namers: Mapping[str, Namer],
        known: Mapping[str, Any],
        players: tuple[str, ...] = (),
        box: Any = None,
    ) -> None:
        self._bundle = bundle
        self._namers = namers
        self.known: dict[str, Any] = {key: _plain(value) for key, value in known.items()}
        self.language = language
        self.players = players
        self.box = box
        self._said: dict[tuple[Any, ...], str] = {}
        """What was said before: a board says the same names over and over, and forming a text is slow."""

    def also(self, bundle: Bundle, known: Mapping[str, Any]) -> Words:
        """The same with the texts of a larger bundle, and with further facts."""
        return Words(bundle, self.language, self._namers, {**self.known, **known}, self.players, self.box)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: Any) -> str:
        """The text of a message with its facts filled in."""
        key = (message, *facts.items())
        if any(type(fact) not in _SIMPLE for fact in facts.values()):
            return self._say(message, facts)
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            text = self._said[key] = self._say(message, facts)
        return text

    def _say(self, message: str, facts: Mapping[str, Any]) -> str:
        if not self.has(message):
            raise MissingText(f"no text {message!r} in {self.language}")
        known = self.known
        told = [
            (name, facts[name] if name in facts else known[name])
            for name in self._bundle.facts_of(message)
            if name in facts or name in known
        ]
        return _formed(self._bundle, message, tuple(told))

    def chapters(self) -> list[tuple[str, str]]:
        """The rules: the heading and the text of each chapter."""
        numbers = itertools.takewhile(lambda number: self.has(f"rules-{number}-title"), itertools.count(1))
        return [(self.say(f"rules-{number}-title"), self.say(f"rules-{number}-text")) for number in numbers]

    def cited(self, message: str) -> tuple[str, ...]:
        """The rules a chapter tells, by their ids: the attribute `rules` of its heading, such as `MA-8..12 MA-R1`."""
        written = self._bundle.get_message(message).attributes.get("rules") if self.has(message) else None
        text = str(self._bundle.format_pattern(written)[0]) if written is not None else ""
        return tuple(
            f"{series}{kind}{number}"
            for series, kind, first, last in _CITED.findall(text)
            for number in range(int(first), int(last or first) + 1)
        )

    def seat(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.players[seat] if seat < len(self.players) else self.say("seat-name", number=seat + 1)

    def seats(self, seats: tuple[int, ...]) -> str:
        """Several players' names."""
        return ", ".join(self.seat(seat) for seat in seats)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with its rule."""
        needed, available = refusal.needed, refusal.available
        if refusal.reason == "not-asked":
            needed = self.seats(tuple(int(seat) for seat in str(needed).split(", ")))
            available = self.seat(int(available))
        return self.say(f"refusal-{refusal.reason}", rule=refusal.rule, needed=needed, available=available)

    def told(self, prefix: str, value: msgspec.Struct) -> str:
        """A move or an event as a sentence: message `<prefix>-<tag>`, each field in words by the kind of its type.

        A text may also use how many items a field has (`cards_count`) and, where they are numbers, each of them
        (`markers_1`) or all of them beside the players' names (`bids_by_seat`).
        """
        facts: dict[str, Any] = {}
        for name, hint in field_types(type(value)).items():
            field = getattr(value, name)
            facts[name] = self.fact(hint, field)
            if isinstance(field, tuple):
                facts[f"{name}_count"] = len(field)
                if hint == tuple[int, ...]:
                    facts.update({f"{name}_{place}": item for place, item in enumerate(field, 1)})
                    facts[f"{name}_by_seat"] = ", ".join(f"{self.seat(s)} {item}" for s, item in enumerate(field))
        return self.say(f"{prefix}-{tag_of(type(value)).replace('_', '-')}", **facts)

    def fact(self, hint: Any, value: Any) -> Any:
        """A field's value as a text can show it. `Annotated[…, "card"]` is shown by the message `card-<value>`."""
        marks = getattr(hint, "__metadata__", ())
        if marks and isinstance(marks[0], str):
            return self.seat(value) if marks[0] == "seat" else self.named(marks[0], value)
        if get_origin(hint) is tuple and isinstance(value, tuple):
            items = get_args(hint)
            if items[-1] is Ellipsis:
                return ", ".join(str(self.fact(items[0], item)) for item in value)
            return " ".join(str(self.fact(kind, item)) for kind, item in zip(items, value, strict=True))
        return value if isinstance(value, int | str) else ""

    def named(self, mark: str, value: Any) -> str:
        """A component by its mark: as the title's namer says, else by the message `<mark>-<value>`."""
        namer = self._namers.get(mark)
        return namer(self, value) if namer else self.say(f"{mark}-{value}")


def _plain(value: Any) -> Any:
    return ("on" if value else "off") if isinstance(value, bool) else value


@functools.cache
def load_bundle(package: str, language: str, folder: str = "") -> Bundle:
    """The texts of a title's package together with the core's; without a package the core's alone.

    With a folder those of a part of the package come to them.
    """
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = Bundle(language)
    for source in ("vernissage.core", package) if package else ("vernissage.core",):
        bundle.add_resource(FluentResource(read_messages(source, language)))
    if folder:
        bundle.add_resource(FluentResource(read_messages(package, language, folder)))
    return bundle


def read_messages(package: str, language: str, folder: str = "") -> str:
    """The Fluent source of a package's texts; a language the package lacks is answered in English."""
    texts = importlib.resources.files(package).joinpath(*filter(None, (folder, "text")))
    wanted = texts / f"{language}.ftl"
    return (wanted if wanted.is_file() else texts / "en.ftl").read_text("utf-8")
