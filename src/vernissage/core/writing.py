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

import json
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from vernissage.core import chance
from vernissage.core.errors import ComponentsError, PositionError, VernissageError, shown
from vernissage.core.naming import Reading, Unnamed, bare, written

if TYPE_CHECKING:
    from vernissage.core.position import Position
    from vernissage.core.titles import Setup, Title

LARGEST = 1024 * 1024
"""Characters of a position's text at most."""
_NUMBERS = {"drawn": "words", "codes": "ply", "barrier": "barrier", "number": "number"}
"""Counters in the text, and the attributes they stand for."""
_KEYS = (
    *("title", "rules", "seats", "components", "own_components", "seed", "commitment", "partial"),
    *(*_NUMBERS, "options", "deal", "asked", "table"),
)
_COMMITMENT = re.compile("[0-9a-f]{64}|")
_MOST_NAMED = 6
BANK = "bank"
"""The purse that is a ledger: it alone may be below nothing."""
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
    seed, words, script, commitment, frames, partial, ply, barrier, number = core
    position: Position = title.blank(setup, seed, tuple((label, tuple(values)) for label, values in script))
    position.words, position.commitment = words, commitment
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
    data["commitment"] = position.commitment
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


def text(position: Position) -> str:
    """The text form of a position."""
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
    problems = [f"{shown(key)} is not known; there are {', '.join(_KEYS)}" for key in data if key not in _KEYS]
    position = _opened(title, data, problems)
    reading = Reading(position.setup.vocabulary)
    for key, attribute in _NUMBERS.items():
        value = data.get(key, 1 if key == "number" else 0)
        if type(value) is not int or not 0 <= value < 1 << 40:
            reading.wrong(key, f"a whole number is wanted, not {shown(value)}")
        else:
            setattr(position, attribute, value)
    asked = data.get("asked", [])
    if not isinstance(asked, list):
        reading.wrong("asked", f"a list of pending questions is wanted, not {shown(asked)}")
        asked = []
    position.frames = [read_frame(position, frame, reading, f"asked[{place}]") for place, frame in enumerate(asked)]
    _fill(position, data.get("table", {}), reading)
    codes = _read_partial(position, data.get("partial", []), reading)
    problems += reading.problems
    if problems:
        raise PositionError(*problems)
    problems = flaws(position, sparse, codes)
    if problems:
        raise PositionError(*problems)
    return position


def _parsed(source: str) -> dict[str, Any]:
    if len(source) > LARGEST:
        raise PositionError(f"a position has at most {LARGEST} characters, this one has {len(source)}")
    try:
        source.encode()
        return tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"the position is not TOML: {str(error)[:200]}") from None


def _opened(title: Title[Any, Any], data: Mapping[str, Any], problems: list[str]) -> Any:
    """The blank position the head of a text describes."""
    if data.get("title") != title.key:
        raise PositionError(f"this is a position of {shown(data.get('title'))}, not of {title.key!r}")
    rules = data.get("rules", title.rules_version)
    if rules != title.rules_version:
        raise PositionError(f"it follows rules version {shown(rules)}; here is version {title.rules_version}")
    own, options, deal = data.get("own_components"), data.get("options", {}), data.get("deal", {})
    try:
        if not isinstance(options, dict) or not isinstance(deal, dict) or not isinstance(own, str | None):
            raise PositionError("options and deal are tables, own_components is a text")
        if not all(isinstance(words, list) for words in deal.values()):
            raise PositionError("deal is a table of lists")
        setup: Setup = title.setup(data.get("seats", 0), options, own)
        script = title.read_deal(setup, {label: tuple(map(str, words)) for label, words in deal.items()})
        seed = chance.seed_bytes(data.get("seed", 0))
    except (ComponentsError, PositionError) as error:
        raise PositionError(*problems, *error.problems) from None
    except VernissageError as error:
        raise PositionError(*problems, str(error)) from None
    if data.get("components", setup.digest) != setup.digest:
        problems.append(f"its components ({shown(data['components'])}) are not the ones here ({setup.digest[:12]}…)")
    position: Position = title.blank(setup, seed, script)
    commitment = data.get("commitment", "")
    if not isinstance(commitment, str) or not _COMMITMENT.fullmatch(commitment):
        problems.append(f"commitment: 64 hexadecimal digits are wanted, or none, not {shown(commitment)}")
    else:
        position.commitment = commitment
    return position


def _fill(position: Position, table: Any, reading: Reading) -> None:
    """Set the title's fields; a list of a fixed length keeps it."""
    if not isinstance(table, dict):
        reading.wrong("table", f"a table is wanted, not {shown(table)}")
        return
    for name in table:
        if name not in position.FIELDS:
            reading.wrong("table", f"{shown(name)} is not known; there are {', '.join(position.FIELDS)}")
    for name, hint in position.FIELDS.items():
        if name in table:
            value = reading.value(hint, table[name], name)
            blank = getattr(position, name)
            if isinstance(value, list) and blank and len(value) != len(blank):
                reading.wrong(name, f"{len(blank)} entries are wanted, not {len(value)}")
            elif value is not None:
                setattr(position, name, value)


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


def flaws(position: Position, sparse: bool = False, picks: Sequence[int] = ()) -> list[str]:
    """Everything that is wrong with a position that was set up: matter, money, questions, the title's own rules."""
    title = position.setup.title
    found: list[str] = []
    try:
        position.derive()
        found += misplaced(position, sparse)
        if not sparse:
            found += _money(position)
        found += title.flaws(position)
        found += _questions(position)
        if not found:
            found += _pick(position, picks)
            for seat in (None, *range(position.setup.seats)):
                position.view(seat)
    except (IndexError, KeyError, ValueError, StopIteration, AssertionError, TypeError, ZeroDivisionError) as error:
        found.append(f"the rules cannot make sense of it: {type(error).__name__} {str(error)[:120]}".rstrip())
    return found


def _pick(position: Position, codes: Sequence[int]) -> list[str]:
    """Make the picks of a move that is not yet whole; what is wrong with them."""
    for code in codes:
        seat, picked = position.seat, (*position.partial, code)
        after = position.clone()
        if position.question.is_legal(position, seat, code):
            position.question.apply(after, seat, code)
        if after.partial != picked:
            return [f"partial: {position.setup.codebook.word(code)} cannot be picked here"]
        position.partial = picked
    return []


def misplaced(position: Position, sparse: bool = False) -> list[str]:
    """What is in two places, or in none."""
    title, setup = position.setup.title, position.setup
    wanted = Counter(card for place in title.inventory(setup.dealt).values() for card in place)
    places: dict[int, list[str]] = {}
    for place, cards in title.inventory(position).items():
        for card in cards:
            places.setdefault(card, []).append(place)
    found = []
    for card in sorted({*wanted, *places}):
        there = places.get(card, [])
        if card not in wanted:
            found.append(f"what is no component is in {', '.join(there)}")
        elif len(there) > wanted[card]:
            found.append(f"{title.component(setup, card)} is there {_times(len(there))}: {', '.join(there)}")
    missing = [title.component(setup, card) for card in sorted(wanted) if len(places.get(card, [])) < wanted[card]]
    if missing and not sparse:
        more = f" and {len(missing) - _MOST_NAMED} more" if len(missing) > _MOST_NAMED else ""
        found.append(f"in no place: {', '.join(missing[:_MOST_NAMED])}{more}")
    return found


def _times(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _money(position: Position) -> list[str]:
    title = position.setup.title
    wanted, now = sum(title.purses(position.setup.dealt).values()), title.purses(position)
    owing = [(purse, held) for purse, held in now.items() if held < 0 and purse != BANK]
    below = [f"the purse {purse!r} holds less than nothing: {held}" for purse, held in owing]
    if sum(now.values()) == wanted:
        return below
    return [*below, f"money from nowhere, or lost: {now} add up to {sum(now.values())}, not {wanted}"]


def _questions(position: Position) -> list[str]:
    if not position.frames:
        return [] if position.outcome is not None else ["nothing is asked, but the game is not over"]
    question = position.question
    if question.is_step:
        return [f"the step {question.key} is no question: nobody is asked"]
    found = []
    if position.outcome is not None:
        found.append(f"{question.key} cannot be asked here: the game is over")
    awaited = question.awaited(position)
    if not awaited:
        found.append(f"{question.key} cannot be asked here: it waits for nobody")
    for seat in awaited:
        if not question.count(position, seat):
            found.append(f"{question.key} cannot be asked here: seat {seat} has no answer to it")
    return found


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
