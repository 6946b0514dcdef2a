"""Frames of the live connection, derived from the types of the wire: right ones, nearly right ones, and rubbish.

Nothing here names a message: whatever `wire.Said` and a title's moves are, they are what is spoken.
"""

from __future__ import annotations

import functools
import itertools
import json
import random
from typing import Any

import msgspec
from msgspec import inspect

import vernissage
from vernissage.server import wire

Json = dict[str, Any]
SIGNS = "aZ09_-. é漢🎨\u200d\u202e\u0000\x07\\\"'<>&{}[]%\n\uffff"
TEXTS = (
    "",
    "<script>alert(1)</script>",
    "'; DROP TABLE seats; --",
    "\u202egnp.exe",
    "../../etc/passwd",
    "{{7*7}}",
    "%s%n",
    "NaN",
    "null",
    "x" * 501,
    "é" * 64,
)
NUMBERS = (-(2**63) - 1, -1, 0, 1, 2, 7, 2**31 - 1, 2**31, 2**31 + 1, 2**53, 2**63, 10**30, 1.5, -0.0, 1e308)
SAID = inspect.type_info(wire.Said)
assert isinstance(SAID, inspect.UnionType)
MESSAGES = [kind for kind in SAID.types if isinstance(kind, inspect.StructType)]
SELDOM = {"preview": 0.02, "advise": 0.1}
"""These are worked out in another process, at some cost: how often one is kept that was drawn."""


@functools.cache
def moves_of(title: str) -> list[inspect.StructType]:
    found = [inspect.type_info(kind) for kind in vernissage.title(title).moveset.moves]
    return [kind for kind in found if isinstance(kind, inspect.StructType)]


class Grammar:
    """Speaks for one seat. `legal` are moves it could make now, `number` is the question they answer."""

    def __init__(self, dice: random.Random, title: str) -> None:
        self.dice = dice
        self.title = title
        self.legal: list[Json] = []
        self.number = 0
        self.ids = itertools.count(1)

    def frame(self) -> str | bytes:
        """The next frame."""
        kind = self._kind()
        message = self._struct(kind)
        if "number" in message and self.dice.random() < 0.7:
            message["number"] = self.number
        if "id" in message:
            message["id"] = next(self.ids)
        way = self.dice.random()
        if way < 0.5:
            return json.dumps(message)
        if way < 0.85:
            return json.dumps(self._bent(message), ensure_ascii=self.dice.random() < 0.5)
        return self._broken(json.dumps(message))

    def _kind(self) -> inspect.StructType:
        while True:
            kind = self.dice.choice(MESSAGES)
            if self.dice.random() < SELDOM.get(str(kind.tag), 1.0):
                return kind

    # Right ones.

    def _struct(self, kind: inspect.StructType) -> Json:
        message: Json = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
        for field in kind.fields:
            if field.required or self.dice.random() < 0.5:
                message[field.encode_name] = self._value(field.type)
        return message

    def _value(self, kind: inspect.Type) -> Any:
        dice = self.dice
        match kind:
            case inspect.IntType():
                low = kind.ge if kind.ge is not None else -5
                high = kind.le if kind.le is not None else 200
                return dice.choice((low, high, dice.randint(low, high), dice.randint(low, min(high, low + 40))))
            case inspect.StrType():
                return self._text(kind)
            case inspect.BoolType():
                return dice.random() < 0.5
            case inspect.NoneType():
                return None
            case inspect.FloatType():
                return dice.uniform(-10, 10)
            case inspect.LiteralType() | inspect.EnumType():
                return dice.choice(list(kind.values if isinstance(kind, inspect.LiteralType) else kind.cls))
            case inspect.UnionType():
                return self._value(dice.choice(kind.types))
            case inspect.VarTupleType() | inspect.ListType():
                most = min(3 if kind.max_length is None else kind.max_length, 3)
                return [self._value(kind.item_type) for _ in range(dice.randint(kind.min_length or 0, most))]
            case inspect.TupleType():
                return [self._value(item) for item in kind.item_types]
            case inspect.StructType():
                return self._struct(kind)
            case inspect.DictType():
                return self._move()
            case _:
                return self._anything()

    def _text(self, kind: inspect.StrType) -> str:
        least, most = kind.min_length or 0, kind.max_length or 40
        length = self.dice.choice((least, min(most, 12), most))
        signs = "abcXYZ019_.-" if kind.pattern else SIGNS.replace("\u0000", "")
        return "".join(self.dice.choices(signs, k=length))

    def _move(self) -> Json:
        if self.legal and self.dice.random() < 0.5:
            return dict(self.dice.choice(self.legal))
        return self._struct(self.dice.choice(moves_of(self.title)))

    # Nearly right ones.

    def _bent(self, message: Json) -> Any:
        name = self.dice.choice(list(message))
        match self.dice.randrange(8):
            case 0:
                del message[name]
            case 1:
                message[self.dice.choice(("seat", "admin", "guest", "__class__", name + " ", ""))] = self._anything()
            case 2:
                message[name] = self._anything()
            case 3 if isinstance(message[name], int):
                message[name] += self.dice.choice((-1, 1, 2**31, -(2**31)))
            case 4 if isinstance(message[name], str):
                message[name] += self.dice.choice(TEXTS)
            case 5:
                message[name] = self._nested(self.dice.choice((3, 50, 2000)))
            case 6 if isinstance(message.get("move"), dict):
                message["move"] = self._bent(message["move"]) if message["move"] else self._anything()
            case 7:
                return [message] if self.dice.random() < 0.5 else {"type": message}
            case _:
                message[name] = self.dice.choice(NUMBERS)
        return message

    def _anything(self) -> Any:
        return self.dice.choice(
            (
                None,
                True,
                self.dice.choice(NUMBERS),
                self.dice.choice(TEXTS),
                "".join(self.dice.choices(SIGNS, k=self.dice.randrange(20))),
                [],
                {},
                [self.dice.choice(NUMBERS)] * 3,
                {"move": self.dice.choice(TEXTS)},
            )
        )

    def _nested(self, depth: int) -> Any:
        whole: Any = self.dice.choice(NUMBERS)
        for _ in range(min(depth, 200)):
            whole = [whole] if self.dice.random() < 0.5 else {"move": whole}
        return whole

    # Rubbish.

    def _broken(self, text: str) -> str | bytes:
        at = self.dice.randrange(len(text) + 1)
        match self.dice.randrange(7):
            case 0:
                return text[:at]
            case 1:
                return text[:at] + self.dice.choice(SIGNS) + text[at:]
            case 2:
                return self.dice.choice(("[", '{"type":')) * self.dice.choice((10, 5000))
            case 3:
                return self.dice.randbytes(self.dice.randrange(60))
            case 4:
                return text.replace(":", ": NaN, ", 1)
            case 5:
                return "{" + text[1:-1] + ", " + text[1:-1] + "}" if len(text) > 2 else text
            case _:
                return text.encode()[:at] + bytes([self.dice.randrange(128, 256)]) + text.encode()[at:]


_decoder = msgspec.json.Decoder(wire.Said)


def read(frame: str | bytes) -> wire.Said | None:
    """What a frame says; None if it cannot be read."""
    try:
        said: wire.Said = _decoder.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return said
