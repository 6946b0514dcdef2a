"""Writes the client's types of the wire anew, from the msgspec types of the server and of the titles.

    make wire
    python tools/wire.py --check

With --check nothing is written: files that are out of date are named, and the command fails.

The house's types go to web/src/lib/wire.generated.ts. A title with a folder in web/src/titles gets its view, events,
moves and advice there; a title without one needs nothing. Types are read from the source, so that names given to types
stay names: `Card = Annotated[str, "card"]` becomes `type Card = string`. Two kinds of marks say more than the Python
type does about the JSON:

    Annotated[str, "auction", AUCTIONS]    one of these words, which the client is told as a list too
    Annotated[dict[str, Any], Move]        in the form of this struct, or a value of this enum
"""

from __future__ import annotations

import ast
import enum
import functools
import importlib
import importlib.util
import inspect
import itertools
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NamedTuple, TypeGuard

import msgspec
from msgspec import Struct

from vernissage.core import registry
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.titles import Title
from vernissage.server import wire, wire_guides, wire_host, wire_notices, wire_people, wire_replay, wire_review

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
HOUSE = (wire, wire_host, wire_people, wire_replay, wire_review, wire_guides, wire_notices)
"""The modules that hold what goes over the wire."""
FILE = "wire.generated.ts"
CORE = "vernissage.core"
WIDTH = 120
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", object: "unknown"}
TAKEN = {"Record"}
"""Names of TypeScript's own that the written types use."""


class Unwritable(Exception):
    """A type that the client cannot be told of; the sentence says which and where."""


class Place(NamedTuple):
    """Where a type, a list of words or a number has its name."""

    module: str
    name: str

    @property
    def value(self) -> Any:
        return getattr(sys.modules[self.module], self.name)

    @property
    def is_words(self) -> bool:
        return isinstance(self.value, tuple)

    @property
    def is_number(self) -> bool:
        return isinstance(self.value, int)

    @property
    def is_alias(self) -> bool:
        return not self.is_words and not self.is_number and self.name in source(self.module).named

    @property
    def line(self) -> int:
        return source(self.module).lines[self.name]


def source_file(module: ModuleType) -> Path:
    """Where a module is written; a compiled one lies beside it, under the same name up to the first dot."""
    assert module.__file__
    file = Path(module.__file__)
    return file.with_name(file.name.partition(".")[0] + ".py")


@dataclass
class Source:
    """A module as it is written: its classes, the names it gives to values and types, and what it says about them."""

    module: ModuleType
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    named: dict[str, ast.expr] = field(default_factory=dict)
    imports: dict[str, Place] = field(default_factory=dict)
    docs: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        tree = ast.parse(source_file(self.module).read_text(encoding="utf-8"))
        self.docs = dict(_docs_below(tree.body))
        for node in tree.body:
            match node:
                case ast.ClassDef(name=name):
                    self.classes[name] = node
                    self.docs[name] = ast.get_docstring(node) or ""
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value):
                    self.named[name] = value
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                    self.named[name] = value
                case ast.ImportFrom(module=str(module), names=names, level=0):
                    self.imports |= {name.asname or name.name: Place(module, name.name) for name in names}
                    continue
                case _:
                    continue
            self.lines[name] = node.lineno

    def place(self, name: str) -> Place | None:
        """Where something used here got its name; None for what is Python's own."""
        if name in self.lines:
            return Place(self.module.__name__, name)
        if name not in self.imports:
            return None
        module, original = self.imports[name]
        ours = {"vernissage", _root(self.module.__name__)}
        return source(module).place(original) if _root(module) in ours else None

    def value(self, node: ast.expr) -> Any:
        return eval(compile(ast.Expression(node), self.module.__name__, "eval"), vars(self.module))

    def own_fields(self, name: str) -> dict[str, tuple[ast.expr, str]]:
        """The fields that a class itself declares: their types and what is said about them."""
        body = self.classes[name].body
        docs = dict(_docs_below(body))
        return {
            node.target.id: (node.annotation, docs.get(node.target.id, ""))
            for node in body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }


@functools.cache
def source(module: str) -> Source:
    return Source(importlib.import_module(module))


def _root(module: str) -> str:
    return module.partition(".")[0]


def _docs_below(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    """The names that are given in a body, with the text that stands below each."""
    for node, below in itertools.pairwise(body):
        match node, below:
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text)


def name_of(place: Place) -> str:
    """The name of a type in TypeScript. Events and moves say what they are: titles have a `Bid` of either kind."""
    value, name = place.value, place.name
    if value is Event:
        return "GameEvent"  # the browser has an Event of its own
    for base in (Event, Move):
        if _is_struct(value) and issubclass(value, base) and not name.endswith(base.__name__):
            return name + base.__name__
    return name


class Page:
    """The types of one file: those of some packages or modules; others come from another page."""

    def __init__(self, owns: Iterable[str], opening: str) -> None:
        self.owns = tuple(owns)
        self.opening = opening
        self.modules: list[str] = []
        self.texts: dict[Place, str] = {}
        self.names: dict[str, Place] = {}
        self.foreign: dict[str, Place] = {}
        self.unions: list[str] = []

    def add(self, place: Place) -> str:
        """See to it that something can be named here, and all that it is made of; returns its name."""
        name = name_of(place)
        if name in TAKEN:
            raise Unwritable(f"{place.module}.{place.name}: TypeScript has a {name} of its own")
        if self.names.setdefault(name, place) != place:
            other = self.names[name]
            raise Unwritable(f"{place.module}.{place.name} and {other.module}.{other.name} would both be {name}")
        if not any(place.module == owned or place.module.startswith(owned + ".") for owned in self.owns):
            self.foreign[name] = place
        elif place not in self.texts:
            if place.module not in self.modules:
                self.modules.append(place.module)
            self.texts[place] = ""
            self.texts[place] = self._text(name, place)
        return name

    def add_union(self, name: str, doc: str, members: Iterable[str]) -> None:
        self.unions.append(_doc(doc) + _alias(name, list(members)))

    def write(self, imported_from: str = "") -> str:
        """The whole file: words and numbers, then names given to types, then the structs as each module has them."""

        def order(place: Place) -> tuple[int, int, int]:
            rank = 0 if place.is_words or place.is_number else 1 if place.is_alias else 2
            return rank, self.modules.index(place.module), place.line

        parts = [f"/** {self.opening} */"]
        if self.foreign:
            parts.append(f"import type {{ {', '.join(sorted(self.foreign))} }} from '{imported_from}'")
        parts += [self.texts[place] for place in sorted(self.texts, key=order)]
        return "\n\n".join([*parts, *self.unions]) + "\n"

    def _text(self, name: str, place: Place) -> str:
        code = source(place.module)
        doc = _doc(code.docs.get(place.name, ""))
        value = place.value
        if place.is_words:
            return doc + _list(name, [_literal(word) for word in value])
        if place.is_number:
            return doc + f"export const {name} = {value}"
        if place.is_alias:
            return doc + _alias(name, self.members(code.named[place.name], code))
        if _is_struct(value):
            return doc + self._struct(name, value)
        if isinstance(value, type) and issubclass(value, enum.Enum):
            return doc + _alias(name, [_literal(item.value) for item in value])
        raise Unwritable(
            f"{place.module}.{place.name} is no struct, no enum, no list of words, no number and no name of a type"
        )

    def _struct(self, name: str, struct: type[Struct]) -> str:
        config = struct.__struct_config__
        if config.array_like:
            raise Unwritable(f"{struct.__module__}.{struct.__qualname__} is written as a list, without names")
        told = set(struct.__struct_fields__)
        lines: list[str] = []
        heading = f"export interface {name} {{"
        if _is_base(struct):
            lines.append(f"  {config.tag_field}: string")
        elif config.tag_field is not None:
            # No interface: only so is a move of a title a Move, whatever fields that may have.
            heading = f"export type {name} = {{"
            lines.append(f"  {config.tag_field}: {_literal(config.tag)}")
        else:
            bases = [base for base in struct.__bases__ if _is_struct(base) and base.__struct_fields__]
            if bases:
                heading = f"export interface {name} extends {', '.join(self.add(_place(base)) for base in bases)} {{"
            told -= {inherited for base in bases for inherited in base.__struct_fields__}
        may_lack = config.forbid_unknown_fields or config.omit_defaults  # what is read, or left out when written
        for info in msgspec.structs.fields(struct):
            if info.name not in told:
                continue
            annotation, text, code = _declared(struct, info.name)
            mark = "?" if may_lack and not info.required else ""
            kind = _union(f"  {info.encode_name}{mark}:", self.members(annotation, code), "    ")
            lines.append(textwrap.indent(_doc(text), "  ") + kind)
        if _is_base(struct):
            lines.append("  [field: string]: unknown")
        if not lines:
            return f"export type {name} = Record<string, never>"
        return "\n".join([heading, *lines, "}"])

    def members(self, node: ast.expr, code: Source) -> list[str]:
        """A type as the members of a union: most have one."""
        match node:
            case ast.Constant(value=None):
                return ["null"]
            case ast.Constant(value=str(text)):
                return self.members(ast.parse(text, mode="eval").body, code)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right) if ast.unparse(right) == "msgspec.Raw":
                return self.members(left, code)  # the same, written as JSON before
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return list(dict.fromkeys([*self.members(left, code), *self.members(right, code)]))
            case ast.Name(id=name) if place := code.place(name):
                return [self.add(place)]
            case ast.Attribute(value=owner, attr=name) if (place := _in_module(code.value(owner), name)) is not None:
                return [self.add(place)]
            case ast.Name() | ast.Attribute():
                value = code.value(node)
                if value in PLAIN:
                    return [PLAIN[value]]
            case ast.Subscript(value=head, slice=inner):
                items = inner.elts if isinstance(inner, ast.Tuple) else [inner]
                found = self._generic(code.value(head), items, code)
                if found:
                    return found
        raise Unwritable(f"{code.module.__name__}: {ast.unparse(node)} has no form in TypeScript here")

    def _words(self, mark: ast.expr, words: tuple[str, ...], code: Source) -> list[str]:
        """One of some words: of a list with a name, if it has one."""
        match mark:
            case ast.Name(id=name) if place := code.place(name):
                return [f"(typeof {self.add(place)})[number]"]
            case ast.Attribute(value=owner, attr=name) if (place := _in_module(code.value(owner), name)) is not None:
                return [f"(typeof {self.add(place)})[number]"]
        return [_literal(word) for word in words]

    def _generic(self, head: Any, items: list[ast.expr], code: Source) -> list[str]:
        if head is Literal:
            return [_literal(code.value(item)) for item in items]
        if head is Annotated:
            for mark in items[1:]:
                value = code.value(mark)
                if isinstance(value, tuple) and all(isinstance(word, str) for word in value):
                    return self._words(mark, value, code)
                if isinstance(value, type) and issubclass(value, Struct | enum.Enum):
                    return self.members(mark, code)
            return self.members(items[0], code)
        if head in (list, frozenset) or (head is tuple and code.value(items[-1]) is Ellipsis):
            item = self.members(items[0], code)
            return [f"({' | '.join(item)})[]" if len(item) > 1 else f"{item[0]}[]"]
        if head is tuple:
            return [f"[{', '.join(' | '.join(self.members(item, code)) for item in items)}]"]
        if head is dict:
            key, value = (" | ".join(self.members(item, code)) for item in items)
            return [f"Record<{key}, {value}>"]
        return []


def _is_struct(value: Any) -> TypeGuard[type[Struct]]:
    return isinstance(value, type) and issubclass(value, Struct)


def _is_base(struct: type[Struct]) -> bool:
    """Whether it is the base of tagged structs. The source tells, for msgspec gives such a base a tag too."""
    said = {keyword.arg for keyword in source(struct.__module__).classes[struct.__name__].keywords}
    return "tag_field" in said and "tag" not in said


def _place(struct: type[Struct]) -> Place:
    return Place(struct.__module__, struct.__qualname__)


def _in_module(owner: Any, name: str) -> Place | None:
    return source(owner.__name__).place(name) if isinstance(owner, ModuleType) else None


def _declared(struct: type[Struct], name: str) -> tuple[ast.expr, str, Source]:
    """The type of a field, what is said about it, and the module that says so."""
    for base in struct.__mro__:
        code = source(base.__module__) if _is_struct(base) and base is not Struct else None
        if code and base.__name__ in code.classes and name in (fields := code.own_fields(base.__name__)):
            return (*fields[name], code)
    raise Unwritable(f"the field {name} of {struct.__module__}.{struct.__qualname__} is not to be found")


def _literal(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return f"'{value}'" if isinstance(value, str) else str(value)


def _union(head: str, members: Sequence[str], indent: str) -> str:
    line = f"{head} {' | '.join(members)}"
    if len(line) <= WIDTH or len(members) == 1:
        return line
    return head + "".join(f"\n{indent}| {member}" for member in members)


def _list(name: str, words: Sequence[str]) -> str:
    line = f"export const {name} = [{', '.join(words)}] as const"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export const {name} = [", *(f"  {word}," for word in words), "] as const"])


def _alias(name: str, members: Sequence[str]) -> str:
    return _union(f"export type {name} =", members, "  ")


def _doc(text: str) -> str:
    """A comment, with an end of line; empty, if there is nothing to say."""
    text = re.sub(r"\bNone\b(?! of)", "null", text).replace("*/", "* /")
    if not text:
        return ""
    if "\n" not in text and len(text) <= WIDTH - len("/**  */"):
        return f"/** {text} */\n"
    said = (textwrap.fill(part, WIDTH - 3).splitlines() for part in text.split("\n\n"))
    lines = "\n\n".join("\n".join(part) for part in said).splitlines()
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def _kinds(base: type[Struct], package: str) -> list[type[Struct]]:
    """The tagged kinds of a base that a package defines, in order."""
    found: list[type[Struct]] = []
    for struct in base.__subclasses__():
        if f"{struct.__module__}.".startswith(f"{package}.") and not _is_base(struct):
            found.append(struct)
        found += _kinds(struct, package)
    return found


def _drawn(title: Title[Any, Any]) -> Iterator[Place]:
    """What a title's `drawn.py` says is printed whatever the box: numbers and words a board is drawn with."""
    module = f"{title.package}.drawn"
    if importlib.util.find_spec(module) is not None:
        for name in importlib.import_module(module).__all__:
            place = source(module).place(name)
            assert place is not None, f"{module}.{name} is nowhere to be found"
            yield place


def title_page(title: Title[Any, Any]) -> Page:
    """The view, the events, the moves and the advice of a title, and what is drawn whatever the box."""
    page = Page([title.package], f"Written by `make wire` from the package {title.package}: change it there.")
    page.add(_place(title.view_type))
    events = [page.add(_place(event)) for event in _kinds(Event, title.package) + _kinds(Event, CORE)]
    moves = [page.add(_place(move)) for move in title.moveset.moves]
    for name in _drawn(title):
        page.add(name)
    page.add_union("AnyEvent", "Everything that can happen in a game.", events)
    page.add_union("AnyMove", "Everything that a seat can answer.", moves)
    advice = type(title).advice
    if advice is not Title.advice:
        node = ast.parse(str(advice.__annotations__["return"]), mode="eval").body
        page.add_union("Advice", "What the house advises a seat.", page.members(node, source(advice.__module__)))
    return page


def house_page(needed: Iterable[Place] = ()) -> Page:
    """Every request and message of the server, and the types of the core that they, or the titles, are made of."""
    names = [module.__name__ for module in HOUSE]
    page = Page([*names, CORE], "Written by `make wire` from the wire types of the server: change them there.")
    for module in names:
        for name in source(module).lines:
            place = Place(module, name)
            if not (_is_struct(place.value) and _is_base(place.value)):
                page.add(place)
    for place in sorted(needed):
        page.add(place)
    return page


def files(sources: Path) -> dict[Path, str]:
    """What should be written where."""
    folders = sorted(path for path in (sources / "titles").iterdir() if path.is_dir())
    pages = {folder / FILE: title_page(registry.title(folder.name)) for folder in folders}
    house = house_page({place for page in pages.values() for place in page.foreign.values()})
    return {sources / "lib" / FILE: house.write()} | {
        path: page.write(f"../../lib/{FILE.removesuffix('.ts')}") for path, page in pages.items()
    }


def outdated(sources: Path) -> list[Path]:
    """The files that say something else than they should."""
    return [
        path for path, text in files(sources).items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        found = outdated(SOURCES)
        for path in found:
            print(f"wire: {path.relative_to(SOURCES.parents[1])} is out of date: make wire")
        return 1 if found else 0
    for path, text in files(SOURCES).items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
