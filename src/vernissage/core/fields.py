"""A title's state is declared once: what else it takes to copy, compare and write a position follows from here.

A position's fields are annotations with their meaning. They may be whole numbers, switches, texts, tuples of these
(named ones too), and lists of them, a list only outermost: what changes often is a list, what rarely does a tuple.
`Fixed[…]` are taken from the set-up and the same in every position of a game; `Derived[…]` follow from the other
fields and are worked out again by `derive`.

`methods` writes the text of `empty`, `clone`, `state` and `restore` for some fields. A position without these methods
gets them when its class is made; the titles of the house keep the text in a file of their own (`make fields`), so that
it can be compiled.
"""

from __future__ import annotations

import inspect
import sys
import textwrap
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin

from vernissage.core.naming import bare, is_row, row_types

_T = TypeVar("_T")
_FIXED, _DERIVED = object(), object()
Fixed = Annotated[_T, _FIXED]
"""Taken from the set-up for speed: the same in every position of a game."""
Derived = Annotated[_T, _DERIVED]
"""Worked out from the other fields by `derive`: part of no byte form and no text."""

METHODS = ("empty", "clone", "state", "restore")


class Undeclarable(TypeError):
    """A field whose type a position cannot hold."""


def is_fixed(hint: Any) -> bool:
    return _FIXED in getattr(hint, "__metadata__", ())


def is_derived(hint: Any) -> bool:
    return _DERIVED in getattr(hint, "__metadata__", ())


def is_stored(hint: Any) -> bool:
    """Whether a field is part of the byte form: neither fixed nor derived."""
    return not is_fixed(hint) and not is_derived(hint)


def declared(kind: type) -> dict[str, Any]:
    """The fields a class declares itself, and their types, in order."""
    scope = vars(sys.modules[kind.__module__])
    hints = {}
    for name, hint in inspect.get_annotations(kind).items():
        value = eval(hint, scope) if isinstance(hint, str) else hint  # nosec B307 # a hint in the code of a title
        if get_origin(value) is not ClassVar and value is not ClassVar:
            hints[name] = value
    return hints


def stored(kind: type) -> dict[str, Any]:
    """Those of them that are part of the byte form."""
    return {name: hint for name, hint in declared(kind).items() if is_stored(hint)}


def others(kind: type) -> frozenset[str]:
    """Those that are not: fixed and derived ones."""
    return frozenset(name for name, hint in declared(kind).items() if not is_stored(hint))


def methods(fields: Mapping[str, Any]) -> str:
    """The text of the methods that follow from some fields."""
    for name, hint in fields.items():
        if not is_fixed(hint):
            _check(name, bare(hint), outermost=True)
    kept = [name for name, hint in fields.items() if is_stored(hint)]
    lines = ["def empty(self) -> None:"]
    lines += [f"    self.{name} = {_empty(bare(hint))}" for name, hint in fields.items() if not is_fixed(hint)] or [
        "    pass"
    ]
    lines += ["", "def clone(self) -> Self:", "    other = self.bare_clone()"]
    lines += [f"    other.{name} = self.{name}{'[:]' if _is_list(hint) else ''}" for name, hint in fields.items()]
    lines += ["    return other", "", "def state(self) -> tuple[Any, ...]:", "    return ("]
    lines += [f"        {f'tuple(self.{name})' if _is_list(fields[name]) else f'self.{name}'}," for name in kept]
    lines += ["    )", "", "def restore(self, state: tuple[Any, ...]) -> None:"]
    if kept:
        lines += ["    (", *(f"        {name}," for name in kept), "    ) = state"]
    lines += [f"    self.{name} = {_thawed(bare(fields[name]), name)}" for name in kept]
    lines += ["    self.derive()"]
    return "\n".join(lines) + "\n"


def derive_methods(kind: type) -> None:
    """Give a class the methods that follow from the fields it declares, but for those it writes itself."""
    fields = declared(kind)
    if not fields:
        return
    above = next((base for base in kind.__mro__[1:] if getattr(base, "FIELDS", None)), None)
    if above is not None:
        raise Undeclarable(f"{kind.__name__} declares {next(iter(fields))} beside the fields of {above.__name__}")
    scope: dict[str, Any] = {name: row for hint in fields.values() for name, row in rows(hint).items()}
    exec(  # nosec B102 # written here, from names of the code of a title
        compile("from __future__ import annotations\n" + methods(fields), f"<fields of {kind.__name__}>", "exec"), scope
    )
    for name in METHODS:
        if name not in kind.__dict__:
            setattr(kind, name, scope[name])
    kind.FIELDS = stored(kind)  # type: ignore[attr-defined]
    kind.OTHERS = others(kind)  # type: ignore[attr-defined]


def generated(name: str, declaration: str, imports: str, texts: Mapping[str, str], fields: Mapping[str, Any]) -> str:
    """The text of a file with a class that has the fields which another class declares."""
    slots = "\n".join(f'        "{field}",' for field in sorted(texts))
    plain = "\n".join(f"    {field}: {text}" for field, text in texts.items())
    return (
        f'"""Written by `make fields` from the declaration of {declaration}: change it there."""\n\n'
        f"from __future__ import annotations\n\nfrom typing import Any, ClassVar, Self\n\n{imports}\n\n\n"
        f"class {name}(Position):\n"
        f'    """The fields of {declaration}, with what follows from them."""\n\n'
        f"    __slots__ = (\n{slots}\n    )\n\n"
        f"    FIELDS: ClassVar[dict[str, Any]] = stored({declaration})\n"
        f"    OTHERS: ClassVar[frozenset[str]] = others({declaration})\n\n"
        f"{plain}\n\n{textwrap.indent(methods(fields), '    ')}"
    )


def _is_list(hint: Any) -> bool:
    return get_origin(bare(hint)) is list


def _check(name: str, base: Any, outermost: bool = False) -> None:
    origin = get_origin(base)
    if base in (int, bool, str):
        return
    if origin is tuple or (origin is list and outermost):
        for item in get_args(base):
            if item is not Ellipsis:
                _check(name, bare(item))
    elif is_row(base):
        for item in row_types(base).values():
            _check(name, bare(item))
    else:
        raise Undeclarable(
            f"the field {name} holds {base}: a position holds whole numbers, switches, texts, tuples of these, "
            "and lists of them, a list only outermost"
        )


def _empty(base: Any) -> str:
    if base in (int, bool, str):
        return {int: "0", bool: "False", str: '""'}[base]
    if get_origin(base) is list:
        return "[]"
    args = get_args(base)
    if get_origin(base) is tuple and args[-1:] != (Ellipsis,):
        inner = ", ".join(_empty(bare(item)) for item in args)
        return f"({inner},)" if len(args) == 1 else f"({inner})"
    if is_row(base):
        return f"{base.__name__}({', '.join(_empty(bare(item)) for item in row_types(base).values())})"
    return "()"


def _thawed(base: Any, value: str, depth: int = 0) -> str:
    """The expression that makes a value out of its byte form, where tuples have become lists."""
    if base in (int, bool, str):
        return value
    item = f"item{depth or ''}"
    if is_row(base):
        types = list(row_types(base).values())
        if all(bare(kind) in (int, bool, str) for kind in types):
            return f"{base.__name__}(*{value})"
        parts = ", ".join(_thawed(bare(kind), f"{value}[{place}]", depth + 1) for place, kind in enumerate(types))
        return f"{base.__name__}({parts})"
    args = get_args(base)
    if get_origin(base) is list or args[-1:] == (Ellipsis,):
        outer = "list" if get_origin(base) is list else "tuple"
        inner = _thawed(bare(args[0]), item, depth + 1)
        if inner == item:
            return f"{outer}({value})"
        return f"[{inner} for {item} in {value}]" if outer == "list" else f"tuple({inner} for {item} in {value})"
    parts = ", ".join(_thawed(bare(kind), f"{value}[{place}]", depth + 1) for place, kind in enumerate(args))
    return f"({parts},)" if len(args) == 1 else f"({parts})"


def rows(hint: Any) -> dict[str, Any]:
    """The named tuples a type is made of, by name."""
    base = bare(hint)
    if is_row(base):
        found = {base.__name__: base}
        for item in row_types(base).values():
            found |= rows(item)
        return found
    return {name: row for item in get_args(base) for name, row in rows(item).items()}
