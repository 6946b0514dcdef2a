"""An owner's own components file, whatever the title: read into types, and everything that is wrong told at once.

A title writes its file's tables as msgspec structs; the types and bounds of their fields are all there is to check
entry by entry (`Annotated[int, Meta(ge=1, le=9)]`; of lists and texts `min_length` and `max_length`). Rows that are
plain lists are named tuples, so that each cell has a name. What only holds between the entries of a table, its struct
checks in a method `flaws`; what holds between tables, the title itself.
"""

from __future__ import annotations

import difflib
import re
import tomllib
import types
from collections.abc import Iterable
from typing import Annotated, Any, Literal, Protocol, TypeVar, Union, get_args, get_origin, runtime_checkable

import msgspec

from vernissage.core.errors import ComponentsError, shown
from vernissage.core.moves import field_types
from vernissage.core.naming import bare, is_row, row_types

_MOST_NAMED = 12
_MOST_PROBLEMS = 40
_LONGEST_KEY = 40
_LONGEST_TEXT = 200
_LONGEST_LIST = 1000
_DEEPEST = 12
_QUOTED = re.compile(r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'')
_COMMENT = re.compile(r"#[^\n]*")
_BRACKET = re.compile(r"[\[\]{}]")
_DOTTED = re.compile(r"[\w.-]+")
T = TypeVar("T", bound=msgspec.Struct)
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""How many of something: the bound of numbers that need no narrower one."""


@runtime_checkable
class Checked(Protocol):
    """A table with something to check between its entries, which it does when each of them fits."""

    def flaws(self) -> Iterable[str]:
        """What is wrong with it, without the name of the table."""


def read(text: str, kind: type[T]) -> T:
    """The tables of a components file, or a ComponentsError that names every entry that does not fit."""
    _check_depth(text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"the components file is not TOML: {error}") from None
    problems: list[str] = []
    value = _struct(kind, data, "", problems)
    if problems:
        raise ComponentsError(*problems[:_MOST_PROBLEMS])
    assert isinstance(value, kind)
    return value


def _check_depth(text: str) -> None:
    """Refuse what is nested deeper than any box is, before it is read: reading it could take for ever."""
    bare_text = _COMMENT.sub("", _QUOTED.sub("q", text)).translate({ord(" "): None, ord("\t"): None})
    depth = deepest = 0
    for sign in _BRACKET.findall(bare_text):
        depth += 1 if sign in "[{" else -1
        deepest = max(deepest, depth)
    if deepest > _DEEPEST or any(key.count(".") > _DEEPEST for key in _DOTTED.findall(bare_text)):
        raise ComponentsError("the components file is nested too deeply")


def _struct(kind: type[msgspec.Struct], data: Any, where: str, problems: list[str]) -> Any:
    if not isinstance(data, dict):
        problems.append(f"{where or 'the components file'} must be a table, not {shown(data)}")
        return None
    names = field_types(kind)
    encoded = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    required = {name for name in names if _is_required(kind, name)}
    values = {}
    before = len(problems)
    for name, hint in names.items():
        key = encoded[name]
        if key in data:
            values[name] = _value(hint, data[key], where, key, problems)
        elif name in required:
            _missing(hint, where, key, problems)
    if required - values.keys():
        return None
    value = kind(**values)
    if len(problems) == before and isinstance(value, Checked):
        problems += (f"{where}: {flaw}" if where else flaw for flaw in value.flaws())
    return value


def _is_required(kind: type[msgspec.Struct], name: str) -> bool:
    field = next(field for field in msgspec.structs.fields(kind) if field.name == name)
    return field.required


def _missing(hint: Any, where: str, key: str, problems: list[str]) -> None:
    base = bare(hint)
    lacking = where or "the components file"
    if _is_struct(base) or get_origin(base) is dict:
        problems.append(f"{lacking} lacks {_inner(where, key)}")
    elif get_origin(base) in (tuple, list) and _is_struct(get_args(base)[0]):
        problems.append(f"{lacking} lacks [[{key}]]")
    else:
        problems.append(f"{_at(where, key)} must be {_wanted(hint)}, and is missing")


def _inner(where: str, key: str) -> str:
    """The name of a table inside another."""
    return f"[{where[1:-1]}.{key}]" if where.startswith("[") and not where.startswith("[[") else f"[{key}]"


def _wanted(hint: Any) -> str:
    """What an entry of that type must be, in words."""
    base, meta = bare(hint), _meta(hint)
    origin = get_origin(base)
    if origin in (tuple, list):
        args = get_args(base)
        what = "numbers" if all(bare(kind) in (int, ...) for kind in args) else "entries"
        return f"a list of {_span(*_lengths(hint))} {what}"
    if origin is Literal:
        return f"one of {', '.join(map(str, get_args(base)))}"
    if base is int:
        low, high = meta.ge, meta.le
        return f"a whole number from {low} to {high}" if low is not None and high is not None else "a whole number"
    if base is str:
        return f"a text of {_span(meta.min_length or 0, meta.max_length or _LONGEST_TEXT)} characters"
    return {bool: "true or false", float: "a number"}.get(base, "a table")


def _meta(hint: Any) -> msgspec.Meta:
    return next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, msgspec.Meta)), msgspec.Meta())


def _is_struct(hint: Any) -> bool:
    base = bare(hint)
    return isinstance(base, type) and issubclass(base, msgspec.Struct)


def _value(hint: Any, plain: Any, where: str, key: str, problems: list[str]) -> Any:
    base, origin = bare(hint), get_origin(bare(hint))
    if _is_struct(base):
        if not isinstance(plain, dict):
            return _missing(hint, where, key, problems)
        return _struct(base, plain, _inner(where, key), problems)
    if origin in (tuple, list):
        return _list(hint, plain, where, key, problems)
    if origin is dict:
        return _table(hint, plain, where, key, problems)
    if origin in (Union, types.UnionType):
        kinds = [kind for kind in get_args(base) if kind is not type(None)]
        fitting = next((kind for kind in kinds if _fits(kind, plain)), None)
        if fitting is not None:
            return _value(fitting, plain, where, key, problems)
        problems.append(f"{_at(where, key)} must be {' or '.join(map(_wanted, kinds))}, not {shown(plain)}")
        return None
    if base is not Any and not _is_fitting(hint, plain):
        problems.append(f"{_at(where, key)} must be {_wanted(hint)}, not {shown(plain)}")
    return plain


def _is_fitting(hint: Any, plain: Any) -> bool:
    base, meta = bare(hint), _meta(hint)
    if get_origin(base) is Literal:
        return any(type(plain) is type(value) and plain == value for value in get_args(base))
    if base is int:
        low, high = meta.ge, meta.le
        return type(plain) is int and (low is None or plain >= low) and (high is None or plain <= high)
    if base is str:
        return isinstance(plain, str) and (meta.min_length or 0) <= len(plain) <= (meta.max_length or _LONGEST_TEXT)
    if base is float:
        return isinstance(plain, int | float) and not isinstance(plain, bool)
    return type(plain) is base


def _fits(kind: Any, plain: Any) -> bool:
    """Whether a value is of that kind, whatever stands inside it."""
    if _is_struct(kind) or get_origin(bare(kind)) is dict:
        return isinstance(plain, dict)
    if get_origin(bare(kind)) in (tuple, list):
        return isinstance(plain, list)
    return _is_fitting(kind, plain)


def _list(hint: Any, plain: Any, where: str, key: str, problems: list[str]) -> Any:
    args = get_args(bare(hint))
    least, most = _lengths(hint)
    rows = _is_struct(args[0])
    if not isinstance(plain, list) or not least <= len(plain) <= most:
        if rows and isinstance(plain, list):
            problems.append(f"there are {_span(least, most)} [[{key}]] entries, not {len(plain)}")
        elif is_row(args[0]) and isinstance(plain, list):
            problems.append(f"{where} {key}: there are {_span(least, most)} rows, not {len(plain)}")
        else:
            problems.append(f"{_at(where, key)} must be {_wanted(hint)}, not {shown(plain)}")
        return ()
    kinds = [args[0]] * len(plain) if get_origin(bare(hint)) is list or args[-1] is Ellipsis else args
    if rows:
        return tuple(
            _struct(bare(kind), item, _row_name(key, number, item), problems)
            for number, (kind, item) in enumerate(zip(kinds, plain, strict=True), 1)
        )
    if is_row(args[0]):
        return tuple(
            _cells(args[0], item, f"{where} {key}, row {number}", problems) for number, item in enumerate(plain, 1)
        )
    return tuple(
        _value(kind, item, where, f"{key}, row {number}" if _is_list(kind) else key, problems)
        for number, (kind, item) in enumerate(zip(kinds, plain, strict=True), 1)
    )


def _is_list(hint: Any) -> bool:
    return get_origin(bare(hint)) in (tuple, list)


def _cells(row: Any, plain: Any, where: str, problems: list[str]) -> Any:
    """A row that is a list, its cells named by a named tuple."""
    types_in = row_types(row)
    if not isinstance(plain, list) or len(plain) != len(types_in):
        problems.append(f"{where}: a row is {', '.join(types_in)}, not {shown(plain)}")
        return None
    cells = zip(types_in.items(), plain, strict=True)
    return row(*(_value(hint, item, where, name, problems) for (name, hint), item in cells))


def _row_name(key: str, number: int, item: Any) -> str:
    """How a row of a list is called: its number, and its own key if it has one."""
    own = item.get("key") if isinstance(item, dict) else None
    return f"[[{key}]] {number}" + (f" ({own[:_LONGEST_KEY]})" if isinstance(own, str) else "")


def _lengths(hint: Any) -> tuple[int, int]:
    """How many entries a list has, at least and at most."""
    args, meta = get_args(bare(hint)), _meta(hint)
    if get_origin(bare(hint)) is tuple and args[-1] is not Ellipsis:
        return len(args), len(args)
    return meta.min_length or 0, meta.max_length or _LONGEST_LIST


def _span(least: int, most: int) -> str:
    if least == most:
        return str(least)
    return f"{least} to {most}" if least else f"at most {most}"


def _table(hint: Any, plain: Any, where: str, key: str, problems: list[str]) -> Any:
    if not isinstance(plain, dict):
        problems.append(f"{_at(where, key)} must be a table, not {shown(plain)}")
        return {}
    _, kind = get_args(bare(hint))
    inner = _inner(where, key)
    return {name: _value(kind, item, inner, name, problems) for name, item in plain.items()}


def _at(where: str, key: str) -> str:
    return f"{where}: {key}" if where else key


def unknown_entries(text: str, standard: str) -> list[str]:
    """The first entries that the title's own file does not have, each with the one that may be meant.

    >>> unknown_entries("[money]\\nstrat = 90", "[money]\\nstart = 100")
    ['[money] strat is not known; start is missing']
    """
    try:
        return _unknown(tomllib.loads(text), tomllib.loads(standard), "", "")[:_MOST_NAMED]
    except (ValueError, RecursionError):
        return []  # it cannot be read at all, which is said elsewhere


def unread_entries(text: str, kind: type[msgspec.Struct]) -> list[str]:
    """The first entries of a file that these types do not have, so that nothing comes of them."""
    return _unknown(tomllib.loads(text), _entries_of(kind), "", "")[:_MOST_NAMED] if kind is not msgspec.Struct else []


def _entries_of(hint: Any) -> Any:
    """The entries a table of that type can have, as `_unknown` wants them; anything else where it is no table."""
    base = bare(hint)
    if get_origin(base) in (Union, types.UnionType):
        return next((found for found in map(_entries_of, get_args(base)) if found), None)
    if get_origin(base) in (tuple, list):
        rows = _entries_of(get_args(base)[0])
        return [rows] if isinstance(rows, dict) else None
    if not _is_struct(base):
        return None
    keys = zip(base.__struct_encode_fields__, field_types(base).values(), strict=True)
    return {key: _entries_of(kind) for key, kind in keys}


def _unknown(own: dict[str, Any], known: dict[str, Any], path: str, where: str) -> list[str]:
    """What a table has too much; `where` is how its place is written."""
    found = []
    missing = [key for key in known if key not in own]
    for key, value in own.items():
        inner = f"{path}.{key}" if path else key
        if key not in known:
            entry = key[:_LONGEST_KEY] if where or not isinstance(value, dict) else f"[{key[:_LONGEST_KEY]}]"
            meant = difflib.get_close_matches(key[:_LONGEST_KEY], missing, 1)
            found.append(f"{where} {entry} is not known".lstrip() + (f"; {meant[0]} is missing" if meant else ""))
        elif isinstance(value, dict) and isinstance(known[key], dict):
            found += _unknown(value, known[key], inner, f"[{inner}]")
        elif isinstance(value, list) and isinstance(known[key], list):
            rows = [row for row in known[key] if isinstance(row, dict)]
            every = {name: entry for row in rows for name, entry in row.items()}
            for number, row in enumerate(value if rows else (), 1):
                if isinstance(row, dict):
                    found += _unknown(row, every, inner, f"[[{inner}]] {number}")
    return found
