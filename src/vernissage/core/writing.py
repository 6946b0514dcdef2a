"""How a position is written down: as bytes for machines, and as a text for people, who may set one up by it.

The text is TOML, every value under its own name: what is fixed for the game, the chance it has used, the questions that
are pending, and the title's fields under `[table]`.

    title = "modern_art"
    rules = 2
    seats = 3
    seed = "0000…0007"
    …
    [[asked]]
    question = "bid"
    seat = "seat 1"

    [table]
    cash = [100, 88, 112]
    lot = ["koriko-once-1"]

Whoever writes one by hand may leave out the bookkeeping (`seed`, `drawn`, `codes`, …) and fields that are as empty as
before the deal. Everything that is there is checked, and all that is wrong is told at once.
"""

from __future__ import annotations

import itertools
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import msgspec

from vernissage.core import chance
from vernissage.core.errors import (
    ComponentsError,
    OptionError,
    PositionError,
    SeatCountError,
    SeedError,
    VernissageError,
    shown,
)
from vernissage.core.flaws import MORE, flaws, without
from vernissage.core.naming import Reading, Unnamed, bare, written

if TYPE_CHECKING:
    from vernissage.core.position import Position, Script
    from vernissage.core.setups import Setup
    from vernissage.core.titles import Title

LARGEST = 1024 * 1024
"""Characters of a position's text at most."""
_NUMBERS = {"drawn": "drawn", "codes": "ply", "barrier": "barrier", "number": "number"}
"""Counters in the text, and the attributes they stand for."""
_KEYS = (
    *("title", "rules", "seats", "components", "own_components", "seed", "commitment", "partial"),
    *(*_NUMBERS, "options", "deal", "asked", "table"),
)
_COMMITMENT = re.compile("[0-9a-f]{64}|")
_WORDS = 4096
"""Words of chance a single code may use: many times what it takes to shuffle a whole box."""
_WIDTH = 120


def to_bytes(position: Position) -> bytes:
    """The byte form of a position, self-contained."""
    setup = position.setup
    own = None if setup.is_standard else setup.components_text
    state = (setup.title.key, setup.seats, setup.options, own, position.core_state(), position.state())
    return msgspec.msgpack.encode(state)


def from_bytes(title: Title[Any, Any], data: bytes) -> Any:
    """The position a byte form holds."""
    key, seats, options, own, core, state = msgspec.msgpack.decode(data)
    if key != title.key:
        raise PositionError(f"these are the bytes of a position of {shown(key)}, not of {title.key!r}")
    setup = title.setup(seats, options, own)
    seed, drawn, script, commitment, frames, partial, ply, barrier, number = core
    position: Position = title.blank(setup, seed, tuple((label, tuple(values)) for label, values in script))
    position.drawn, position.commitment = drawn, commitment
    position.frames = [tuple(frame) for frame in frames]
    position.partial = tuple(partial)
    position.ply, position.barrier, position.number = ply, barrier, number
    position.restore(tuple(state))
    return position


def plain(position: Position) -> dict[str, Any]:
    """A position as plain data, every value under its own name."""
    setup = position.setup
    title = setup.title
    data: dict[str, Any] = {"title": title.key, "rules": title.rules_version, "seats": setup.seats}
    if setup.is_standard:
        data["components"] = setup.digest
    else:
        data["own_components"] = setup.components_text
    data["seed"] = position.seed.hex()
    data |= {key: getattr(position, attribute) for key, attribute in _NUMBERS.items()}
    data["commitment"] = own_commitment(position)
    if position.partial:
        data["partial"] = [setup.codebook.word(code) for code in position.partial]
    data["options"] = dict(setup.options)
    if position.script:
        data["deal"] = {
            label: [title.deal_word(setup, label, value) for value in values] for label, values in position.script
        }
    data["asked"] = [named_frame(position, frame) for frame in position.frames]
    data["table"] = {
        name: written(hint, getattr(position, name), setup.vocabulary) for name, hint in position.FIELDS.items()
    }
    return data


def own_commitment(position: Position) -> str:
    """The commitment of the position's own seed; none where it only shows another's, as an imagined one does."""
    setup, shown_one = position.setup, position.commitment
    return shown_one if shown_one and shown_one == setup.title.commit(setup, position.seed) else ""


def text(position: Position) -> str:
    """The text form of a position. That of an imagined one has no commitment: nobody committed to what is made up."""
    return laid_out(plain(position))


def laid_out(data: Mapping[str, Any]) -> str:
    """Plain data as TOML that a person can read."""
    lines = []
    for key, value in data.items():
        if key == "own_components":
            lines.append(f"{key} = {_long(value)}")
        elif key == "asked":
            lines += [line for frame in value for line in ("", "[[asked]]", *_entries(frame))]
        elif isinstance(value, dict):
            lines += _section(key, value)
        else:
            lines.append(_entry(key, value))
    return "\n".join(lines) + "\n"


def named_frame(position: Position, frame: tuple[int, ...]) -> dict[str, Any]:
    """A frame with names: the question or step, the seat, and what else it holds."""
    question = position.QUESTIONS[frame[0]]
    words = position.setup.vocabulary
    named = {"step" if question.is_step else "question": question.key, "seat": words["seat"].write(frame[1])}
    for (name, hint), value in zip(question.parts.items(), _gathered(question.parts, frame[2:]), strict=True):
        named[name] = written(hint, value, words)
    return named


def _gathered(parts: Mapping[str, Any], facts: tuple[int, ...]) -> list[Any]:
    """What a frame holds, part by part; a last part that is a tuple of any length has all the rest."""
    at = len(parts) - 1
    return [*facts[:at], facts[at:]] if _has_rest(parts) else [*facts]


def _has_rest(parts: Mapping[str, Any]) -> bool:
    return bool(parts) and get_args(bare([*parts.values()][-1]))[-1:] == (Ellipsis,)


def read_frame(position: Position, named: Any, reading: Reading, where: str) -> tuple[int, ...]:
    """The frame that stands under these names; what is wrong with it is noted."""
    if not isinstance(named, dict):
        reading.wrong(where, f"a table is wanted, not {shown(named)}")
        return (0, 0)
    key = named.get("question", named.get("step"))
    question = next((one for one in position.QUESTIONS if one.key == key), None)
    if question is None:
        known = ", ".join(one.key for one in position.QUESTIONS)
        reading.wrong(where, f"there is no question {shown(key)}; there are {known}")
        return (0, 0)
    wanted = {"seat", "step" if question.is_step else "question", *question.parts}
    if set(named) != wanted:
        reading.wrong(where, f"{question.key} has {', '.join(sorted(wanted))}, not {', '.join(sorted(named))}"[:300])
        return (question.index, 0)
    facts = [reading.value(hint, named[name], f"{where}.{name}") for name, hint in question.parts.items()]
    seats = position.setup.vocabulary["seat"]
    try:
        seat = seats.read(named["seat"]) if question.is_step else seats.one(named["seat"])
    except Unnamed as error:
        reading.wrong(f"{where}.seat", str(error))
        seat = 0
    if _has_rest(question.parts):
        facts[-1:] = facts[-1] or ()
    return (question.index, seat, *facts)


def read(title: Title[Any, Any], source: str) -> Any:
    """The position a text describes, or a PositionError with everything that is wrong with it."""
    return set_up(title, _parsed(source))


def set_up(title: Title[Any, Any], data: Mapping[str, Any], sparse: bool = False) -> Any:
    """The position that plain data describes. A sparse one may lack components and money, as a scene of a test does."""
    if data.get("title") is None:
        raise PositionError(f'it names no title: a position of {title.facts.name} begins with title = "{title.key}"')
    if data["title"] != title.key:
        raise PositionError(f"this is a position of {shown(data['title'])}, not of {title.key!r}")
    rules = data.get("rules", title.rules_version)
    if rules != title.rules_version:
        raise PositionError(f"it follows rules version {shown(rules)}; here is version {title.rules_version}")
    # A seat count or an option that is none keeps nothing else from being looked at: what fits best is taken for it.
    tries = [_examined(title, data, head, sparse) for head in _heads(title, data)]
    position, problems = min(tries, key=lambda tried: len(tried[1]))
    if problems:
        raise PositionError(*(problem for problem in problems if problem != MORE), *({MORE} & {*problems}))
    return position


def _parsed(source: str) -> dict[str, Any]:
    if len(source) > LARGEST:
        raise PositionError(f"a position has at most {LARGEST} characters, this one has {len(source)}")
    try:
        source.encode()
        return tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"the position is not TOML: {str(error)[:200]}") from None


class _Head(NamedTuple):
    """A seat count and options to set a position up with, and what is wrong with those that were given."""

    seats: int
    options: dict[str, Any]
    problems: list[str]


def _heads(title: Title[Any, Any], data: Mapping[str, Any]) -> Iterator[_Head]:
    """The head that is given; where its seat count or an option is none, one for each there is."""
    problems = [f"{shown(key)} is not known; there are {', '.join(_KEYS)}" for key in data if key not in _KEYS]
    options, counts = data.get("options", {}), [data.get("seats", 0)]
    if not isinstance(options, dict):
        problems.append(f"options: a table is wanted, not {shown(options)}")
        options = {}
    try:
        title.setup(counts[0])
    except SeatCountError as error:
        problems.append(f"seats: {error}")
        fewest, most = title.facts.players
        counts = [*range(fewest, most + 1)]
    for seats in counts:
        told, values = [], []
        for key, value in options.items():
            try:
                title.facts.read_options(seats, {key: value})
                values.append([(key, value)])
            except OptionError as error:
                told.append(str(error))
                values.append([(key, other) for other in _choices(title, seats, key)])
        for chosen in itertools.product(*(pairs for pairs in values if pairs)):
            yield _Head(seats, dict(chosen), [*problems, *told])


def _choices(title: Title[Any, Any], seats: int, key: str) -> Iterator[str | bool]:
    """The values an option can have with so many seats; none, if there is no such option."""
    for option in title.facts.options:
        for value in option.choices or (False, True):
            if option.key == key and (not value or not option.players or seats in option.players):
                yield value


def _examined(title: Title[Any, Any], data: Mapping[str, Any], head: _Head, sparse: bool) -> tuple[Any, list[str]]:
    """The position with this head, and everything that is wrong with it."""
    problems = [*head.problems]
    own = data.get("own_components")
    if not isinstance(own, str | None):
        return None, [*problems, f"own_components: a text is wanted, not {shown(own)}", MORE]
    try:
        setup: Setup = title.setup(head.seats, head.options, own)
    except ComponentsError as error:
        return None, [*problems, *error.problems, MORE]
    position = _opened(setup, data, problems)
    reading = Reading(setup.vocabulary)
    _count(position, data, reading)
    before = len(reading.problems)
    asked = data.get("asked", [])
    if not isinstance(asked, list):
        reading.wrong("asked", f"a list of pending questions is wanted, not {shown(asked)}")
        asked = []
    position.frames = [read_frame(position, frame, reading, f"asked[{place}]") for place, frame in enumerate(asked)]
    unread = ["frames"] if len(reading.problems) > before else []
    unread += _fill(position, data.get("table", {}), reading)
    picks = _read_partial(position, data.get("partial", []), reading)
    problems += reading.problems
    # What could not be read is not there at all: whatever check needs it cannot be made, and the others can.
    if unread:
        position = without(position, unread)
    return position, problems + flaws(position, sparse, picks)


def _opened(setup: Setup, data: Mapping[str, Any], problems: list[str]) -> Any:
    """The blank position of a set-up, with the deal, the seed and the commitment of a text, where they are any."""
    title = setup.title
    deal, seed, commitment = data.get("deal", {}), bytes(32), data.get("commitment", "")
    if not isinstance(deal, dict) or not all(isinstance(words, list) for words in deal.values()):
        problems.append(f"deal: a table of lists is wanted, not {shown(deal)}")
        deal = {}
    script: Script = ()
    for label, words in deal.items():
        try:
            script += title.read_deal(setup, {label: tuple(map(str, words))})
        except VernissageError as error:
            problems.append(f"deal: {error}")
    try:
        seed = chance.seed_bytes(data.get("seed", 0))
    except SeedError as error:
        problems.append(f"seed: {error}")
    if data.get("components", setup.digest) != setup.digest:
        problems.append(f"its components ({shown(data['components'])}) are not the ones here ({setup.digest[:12]}…)")
    position: Position = title.blank(setup, seed, script)
    if not isinstance(commitment, str) or not _COMMITMENT.fullmatch(commitment):
        problems.append(f"commitment: 64 hexadecimal digits are wanted, or none, not {shown(commitment)}")
    elif commitment and not problems and commitment != title.commit(setup, seed):
        problems.append("commitment: it is not the one of this seed, with these seats, options and components")
    else:
        position.commitment = commitment
    return position


def _count(position: Position, data: Mapping[str, Any], reading: Reading) -> None:
    """Set the counters; each goes with the codes so far."""
    for key, attribute in _NUMBERS.items():
        least = 1 if key == "number" else 0
        value = data.get(key, least)
        if type(value) is not int or not 0 <= value < 1 << 40:
            reading.wrong(key, f"a whole number is wanted, not {shown(value)}")
        elif value < least:
            reading.wrong(key, f"questions are counted from {least} on, not from {value}")
        else:
            setattr(position, attribute, value)
    if not reading.problems:
        _check_counts(position, reading)


def _check_counts(position: Position, reading: Reading) -> None:
    codes = position.ply
    if position.barrier > codes:
        reading.wrong("barrier", f"it is among the {codes} codes so far, not at {position.barrier}")
    if position.drawn > (codes + 1) * _WORDS:
        reading.wrong("drawn", f"{codes} codes cannot have used {position.drawn} words of chance")


def _fill(position: Position, table: Any, reading: Reading) -> list[str]:
    """Set the title's fields; a list of a fixed length keeps it. Gives those that could not be read."""
    if not isinstance(table, dict):
        reading.wrong("table", f"a table is wanted, not {shown(table)}")
        return list(position.FIELDS)
    for name in table:
        if name not in position.FIELDS:
            reading.wrong("table", f"{shown(name)} is not known; there are {', '.join(position.FIELDS)}")
    unread = []
    for name, hint in position.FIELDS.items():
        if name in table:
            before = len(reading.problems)
            value = reading.value(hint, table[name], name)
            blank = getattr(position, name)
            if isinstance(value, list) and blank and len(value) != len(blank):
                reading.wrong(name, f"{len(blank)} entries are wanted, not {len(value)}")
            if len(reading.problems) > before:
                unread.append(name)
            else:
                setattr(position, name, value)
    return unread


def _read_partial(position: Position, words: Any, reading: Reading) -> list[int]:
    """The codes of the picks of a move that is not yet whole."""
    codes: list[int] = []
    if not isinstance(words, list):
        reading.wrong("partial", f"a list is wanted, not {shown(words)}")
        return codes
    for word in words:
        try:
            codes.append(position.setup.codebook.read_word(word))
        except Unnamed as error:
            reading.wrong("partial", str(error))
    if codes and not position.frames:
        reading.wrong("partial", "nothing is asked, so there are no picks")
    return codes


def _toml(value: Any) -> str:
    """A value on one line of TOML; texts, numbers and lists are written as in JSON."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(str(key))} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _section(name: str, table: Mapping[str, Any]) -> list[str]:
    """A table under its name; the tables in it that are too long for a line come behind it, each under its own."""
    long = {key: value for key, value in table.items() if isinstance(value, dict) and len(_entry(key, value)) > _WIDTH}
    lines = ["", f"[{name}]", *_entries({key: value for key, value in table.items() if key not in long})]
    for key, value in long.items():
        lines += _section(f"{name}.{_key(key)}", value)
    return lines


def _entries(table: Mapping[str, Any]) -> list[str]:
    return [_entry(_key(name), value) for name, value in table.items()]


def _entry(name: str, value: Any) -> str:
    """A field on one line, or a list or table that is too long for it on several."""
    line = f"{name} = {_toml(value)}"
    if len(line) <= _WIDTH or not isinstance(value, list | dict) or not value:
        return line
    if isinstance(value, dict):
        return "\n".join(_entry(f"{name}.{_key(str(key))}", item) for key, item in value.items())
    items = [_toml(item) for item in value]
    if any(isinstance(item, dict | list) for item in value):
        return "\n".join([f"{name} = [", *(f"  {item}," for item in items), "]"])
    rows = [""]
    for item in items:
        if rows[-1] and len(rows[-1]) + len(item) + 4 > _WIDTH:
            rows.append("")
        rows[-1] += f" {item},"
    return "\n".join([f"{name} = [", *(f" {row}" for row in rows), "]"])


def _key(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() and name.isascii() else _toml(name)


def _long(value: str) -> str:
    """A text of several lines, readable where it can be."""
    return _toml(value) if "'''" in value or "\r" in value else f"'''\n{value}'''"
