"""Records: a game as a header and its moves in order, in a text a person can read, diff and comment.

    vernissage record 1
    title: modern_art
    rules: 1
    components: 5b1f…
    options: double_payment=new_seller edition=matagot mystery_hand=off open_cash=off
    seats: 3
    names: ["Ada","Ben","Cleo"]
    commitment: 0c8e…
    seed: 0000…0007

    # a comment on its own line
    1 0 offer koriko-open-2
    2 1 bid 12                 # a comment behind a move
    3 1 back 1
    end: 3 6f1c…

An entry is its number, the seat and the move's text; `back N` takes the game back to where it stood after entry N.
The last line counts the entries and seals what stands above it (comments and blank lines apart), so that a cut or
changed record is noticed. A record written by hand may leave the seal away. In place of a seed a record may carry a
scripted deal (`deal deck: …`), which cannot be verified, or the whole text of a position that was set up (lines that
begin with `>`); a redacted record (`redacted: 2`) carries neither.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from vernissage.core import chance
from vernissage.core.errors import OtherRules, RecordError, VernissageError
from vernissage.core.moves import Moveset

if TYPE_CHECKING:
    from vernissage.core.position import Position
    from vernissage.core.titles import Title

FORMAT = 1
UNKNOWN = "unknown"
"""Stands for the digest of the components where it was not kept; the commitment covers it too."""
LARGEST = 4 * 1024 * 1024
"""Characters of a record at most: a bound against nonsense, hundreds of times any real game."""
_FIRST_LINE = "vernissage record "
_KEYS = ("title", "rules", "components", "options", "seats", "names", "commitment", "seed", "redacted")


@dataclass(frozen=True)
class Header:
    """What a record says before its first move."""

    title: str
    rules: int
    components: str
    options: Mapping[str, str | bool]
    seats: int
    names: tuple[str, ...] = ()
    commitment: str = ""
    seed: str = ""
    deal: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own_components: str = ""
    """An owner's own components file, embedded whole; empty when the title's own is used."""
    redacted: str = ""
    """The seat this record was cut down for (`spectator` for nobody); empty for a whole record."""
    start: str = ""
    """The text of the position the game was set up at, embedded whole; empty for a game that was dealt."""

    @classmethod
    def of(cls, position: Position, names: tuple[str, ...], start: str = "") -> Header:
        """The header of a game about to begin."""
        setup = position.setup
        title = setup.title
        return cls(
            title=title.key,
            rules=title.rules_version,
            components=setup.digest,
            options=setup.options,
            seats=setup.seats,
            names=names,
            commitment=position.commitment,
            seed=position.seed.hex(),
            deal={label: tuple(title.deal_word(setup, label, v) for v in values) for label, values in position.script},
            own_components="" if setup.is_standard else setup.components_text,
            start=start,
        )

    def lines(self) -> Iterator[str]:
        yield f"{_FIRST_LINE}{FORMAT}"
        yield f"title: {self.title}"
        yield f"rules: {self.rules}"
        yield f"components: {self.components}"
        for line in self.own_components.removesuffix("\n").split("\n") if self.own_components else ():
            yield f"| {line}"
        yield f"options: {' '.join(f'{key}={_word(value)}' for key, value in sorted(self.options.items()))}"
        yield f"seats: {self.seats}"
        if self.names:
            yield f"names: {msgspec.json.encode(self.names).decode()}"
        if self.commitment:
            yield f"commitment: {self.commitment}"
        if self.seed:
            yield f"seed: {self.seed}"
        for label, words in self.deal.items():
            yield f"deal {label}: {' '.join(words)}"
        for line in self.start.removesuffix("\n").split("\n") if self.start else ():
            yield f"> {line}"
        if self.redacted:
            yield f"redacted: {self.redacted}"


@dataclass
class RecordEntry:
    """One line of a record: a move, or a step back (`back` is then the entry it goes back to, `move` None)."""

    number: int
    seat: int
    move: Any
    back: int = -1
    ply_before: int = 0
    answered: int = 0
    """The number of the decision it answers."""
    sealed: bool = False
    """Whether that was a sealed one."""
    untold: bool = False
    """Whether nobody else is told of it: a step of its seat's own draft, or a sealed answer in place of another."""
    comment: str = ""
    notes: tuple[str, ...] = ()
    """Comment lines above it."""
    line: int = 0

    def text(self) -> str:
        answer = f"back {self.back}" if self.back >= 0 else "?" if self.move is None else str(self.move)
        return f"{self.number} {self.seat} {answer}"


class Record:
    """A header and the entries in order. Append-only: a take-back is an entry of its own."""

    def __init__(self, header: Header, ply: int = 0) -> None:
        self.header = header
        self.entries: list[RecordEntry] = []
        self.preface: tuple[str, ...] = ()
        self.closing: tuple[str, ...] = ()
        self.shown: dict[int, list[str]] = {}
        """In a redacted record: what the seat was shown after each entry, as JSON."""
        self.ply = ply
        """Where the position stands: not at 0 to begin with, if it was set up."""
        self._before: list[int] = []
        self._last = 0
        self._last_after = [0]

    def append(self, seat: int, move: Any, ply: int, answered: int = 0, sealed: bool = False) -> RecordEntry:
        """Note a move and the number of the decision it answers; `ply` is where the position stands after it."""
        entry = RecordEntry(len(self.entries) + 1, seat, move, ply_before=self.ply, answered=answered, sealed=sealed)
        self.add(entry, ply)
        return entry

    def append_back(self, seat: int, to: int, ply: int) -> RecordEntry:
        """Note a step back to where the game stood after entry `to`."""
        entry = RecordEntry(len(self.entries) + 1, seat, None, back=to, ply_before=self.ply)
        self.add(entry, ply)
        return entry

    def add(self, entry: RecordEntry, ply: int) -> None:
        """Note an entry; `ply` is where the position stands after it."""
        self.entries.append(entry)
        self._before.append(self._last)
        self._last = self._last_after[entry.back] if entry.back >= 0 else entry.number
        self._last_after.append(self._last)
        self.ply = ply

    def latest(self) -> Iterator[RecordEntry]:
        """The moves that still stand, the last one first: those taken back are left out."""
        number = self._last
        while number:
            yield self.entries[number - 1]
            number = self._before[number - 1]

    def standing(self) -> list[RecordEntry]:
        """The moves that still stand, in order."""
        return [*self.latest()][::-1]

    def dump(self) -> str:
        """The record as text."""
        lines = [*self.header.lines(), ""]
        lines += map(_remark, self.preface)
        lines += (f"! {shown}" for shown in self.shown.get(0, ()))
        for entry in self.entries:
            lines += map(_remark, entry.notes)
            lines.append(f"{entry.text()}  {_remark(f'# {entry.comment}')}" if entry.comment else entry.text())
            lines += (f"! {shown}" for shown in self.shown.get(entry.number, ()))
        lines += map(_remark, self.closing)
        lines.append(f"end: {len(self.entries)} {_seal(lines)}")
        return "\n".join(lines) + "\n"

    def __str__(self) -> str:
        return self.dump()

    @classmethod
    def parse(cls, text: str, moveset: Moveset | None = None) -> Record:
        """Read a record. Without a moveset the moves stay texts: enough to learn the title from the header."""
        return _Reader(text, moveset).read()


class _Reader:
    def __init__(self, text: str, moveset: Moveset | None) -> None:
        if len(text) > LARGEST:
            raise RecordError(0, f"a record has at most {LARGEST} characters, this one has {len(text)}")
        try:
            text.encode()
        except UnicodeEncodeError:
            raise RecordError(0, "a record is text in UTF-8; this one has half a character in it") from None
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.moveset = moveset
        self.at = 0

    def fail(self, what: str) -> RecordError:
        return RecordError(self.at, what)

    def read(self) -> Record:
        fields, deal, embedded, notes, rest = self.head()
        record = Record(self.header(fields, deal, embedded))
        for at, line in enumerate(self.lines[rest:], rest + 1):
            self.at = at
            bare = line.strip()
            if not bare:
                continue
            if bare.startswith("#"):
                notes.append(bare)
            elif bare.startswith("! "):
                record.shown.setdefault(len(record.entries), []).append(bare[2:])
            elif bare.startswith("end:"):
                record.closing = tuple(notes)
                self.end(record, bare)
                return record
            else:
                if not record.entries:
                    record.preface, notes = tuple(notes), []
                self.entry(record, bare, tuple(notes))
                notes = []
        raise RecordError(len(self.lines), "the record is cut off: its last line should be 'end: …'")

    def head(self) -> tuple[dict[str, tuple[int, str]], dict[str, tuple[str, ...]], dict[str, str], list[str], int]:
        self.at = 1
        first = self.lines[0].strip() if self.lines else ""
        if not first.startswith(_FIRST_LINE):
            raise self.fail(f"a record begins with '{_FIRST_LINE}{FORMAT}'")
        if first != f"{_FIRST_LINE}{FORMAT}":
            raise self.fail(f"this is format {first[len(_FIRST_LINE) :]!r}; format {FORMAT} can be read")
        fields: dict[str, tuple[int, str]] = {}
        deal: dict[str, tuple[str, ...]] = {}
        embedded = {"|": "", ">": ""}
        notes: list[str] = []
        for index, line in enumerate(self.lines[1:], 1):
            self.at = index + 1
            bare = line.strip()
            if line[:1] in embedded:
                embedded[line[0]] += line[2:] + "\n"
                continue
            if not bare:
                continue
            if bare.startswith("#"):
                notes.append(bare)
                continue
            if bare[0].isdigit() or bare.startswith(("!", "end:")):
                return fields, deal, embedded, notes, index
            key, colon, value = bare.partition(":")
            if not colon:
                raise self.fail(f"a header line is 'key: value', not {bare[:60]!r}")
            if key.startswith("deal "):
                label = key[5:].strip()
                if label in deal:
                    raise self.fail(f"the deal {label[:40]!r} stands twice")
                deal[label] = tuple(value.split())
            elif key not in _KEYS:
                raise self.fail(f"there is no header {key[:40]!r}; there are {', '.join(_KEYS)}, deal")
            elif key in fields:
                raise self.fail(f"the header {key!r} stands twice")
            else:
                fields[key] = (self.at, value.strip())
        raise RecordError(len(self.lines), "the record is cut off after its header")

    def header(
        self, fields: dict[str, tuple[int, str]], deal: dict[str, tuple[str, ...]], embedded: dict[str, str]
    ) -> Header:
        for key in ("title", "rules", "components", "options", "seats"):
            if key not in fields:
                raise RecordError(0, f"the record has no header '{key}'")
        return Header(
            title=fields["title"][1],
            rules=self.whole(fields, "rules"),
            components=fields["components"][1],
            options=self.options(fields),
            seats=self.whole(fields, "seats"),
            names=self.names(fields),
            commitment=fields.get("commitment", (0, ""))[1],
            seed=self.seed(fields),
            deal=deal,
            own_components=embedded["|"],
            start=embedded[">"],
            redacted=fields.get("redacted", (0, ""))[1],
        )

    def whole(self, fields: dict[str, tuple[int, str]], key: str) -> int:
        self.at, value = fields[key]
        return self.number(value, f"'{key}'")

    def number(self, word: str, what: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= 9):
            raise self.fail(f"{what} is a whole number, not {word[:40]!r}")
        return int(word)

    def options(self, fields: dict[str, tuple[int, str]]) -> dict[str, str | bool]:
        self.at, value = fields["options"]
        options: dict[str, str | bool] = {}
        for pair in value.split():
            key, equals, word = pair.partition("=")
            if not equals:
                raise self.fail(f"an option is written key=value, not {pair[:40]!r}")
            if key in options:
                raise self.fail(f"the option {key[:40]!r} stands twice")
            options[key] = {"on": True, "off": False}.get(word, word)
        return options

    def names(self, fields: dict[str, tuple[int, str]]) -> tuple[str, ...]:
        self.at, value = fields.get("names", (0, "[]"))
        try:
            return msgspec.json.decode(value, type=tuple[str, ...])
        except msgspec.MsgspecError:
            raise self.fail("'names' is a list of texts in JSON") from None

    def seed(self, fields: dict[str, tuple[int, str]]) -> str:
        self.at, value = fields.get("seed", (0, ""))
        if value:
            try:
                chance.seed_bytes(value)
            except VernissageError as error:
                raise self.fail(str(error)) from None
        return value

    def entry(self, record: Record, line: str, notes: tuple[str, ...]) -> None:
        body, _, comment = line.partition("#")
        words = body.split(maxsplit=2)
        if len(words) < 3:
            raise self.fail(f"an entry is 'number seat move', not {line[:60]!r}")
        number, seat = self.number(words[0], "an entry's number"), self.number(words[1], "an entry's seat")
        expected = len(record.entries) + 1
        if number != expected:
            raise self.fail(f"entry {expected} is missing: this line is entry {number}")
        answer = words[2].strip()
        if answer.startswith("back "):
            back = self.number(answer[5:].strip(), "the entry to go back to")
            if back >= number:
                raise self.fail(f"entry {number} cannot go back to entry {back}")
            entry = record.append_back(seat, back, 0)
        else:
            entry = record.append(seat, self.move(record, answer), 0)
        entry.comment, entry.notes, entry.line = comment.strip(), notes, self.at

    def move(self, record: Record, answer: str) -> Any:
        if answer == "?" and record.header.redacted:
            return None
        if self.moveset is None:
            return answer
        try:
            return self.moveset.parse(answer)
        except VernissageError as error:
            raise self.fail(str(error)) from None

    def end(self, record: Record, line: str) -> None:
        words = line.split()[1:]
        if not 1 <= len(words) <= 2:
            raise self.fail("the last line is 'end: number-of-entries seal'")
        count = self.number(words[0], "the count of entries")
        if count != len(record.entries):
            raise self.fail(f"the record should have {count} entries and has {len(record.entries)}")
        if len(words) == 2 and words[1] != _seal(self.lines[: self.at - 1]):
            raise self.fail("the seal does not fit: the record was changed after it was written")
        if any(line.strip() for line in self.lines[self.at :]):
            self.at += 1
            raise self.fail("nothing may follow the line 'end: …'")


def _seal(lines: Sequence[str]) -> str:
    """The digest of what a record says, comments and blank lines apart."""
    kept = (line if line.startswith(("|", ">", "!")) else " ".join(_uncommented(line).split()) for line in lines)
    return hashlib.sha256("\n".join(line for line in kept if line).encode("utf-8", "surrogatepass")).hexdigest()


def _uncommented(line: str) -> str:
    bare = line.lstrip()
    return line.partition("#")[0] if bare[:1].isdigit() or bare.startswith("#") else line


def _remark(line: str) -> str:
    """A comment as one line that is read as a comment again, whatever it holds."""
    flat = " ".join(line.split("\n"))
    return flat if flat.startswith("#") else f"# {flat}"


def _word(value: str | bool) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else value


def read(title: Title[Any, Any], text: str) -> Record:
    """A record of this title with its moves; OtherRules, before any move is read, if it has another version."""
    check_rules(title, Record.parse(text).header)
    return Record.parse(text, title.moveset)


def check_rules(title: Title[Any, Any], header: Header) -> None:
    """Raise RecordError if a record is of another title, OtherRules if it is of another version of this one."""
    if header.title != title.key:
        raise RecordError(0, f"this is a record of {header.title!r}, not of {title.key!r}")
    if header.rules != title.rules_version:
        raise OtherRules(title.facts.name, header.rules, title.rules_version)
