"""Moves: a seat's answer as a named frozen value that round-trips through text and JSON.

The text form is the move's tag and its fields, separated by blanks:

>>> class Bid(Move, frozen=True, tag="bid"):
...     amount: int
>>> str(Bid(12))
'bid 12'
>>> Moveset((Bid,)).parse("bid 12")
Bid(amount=12)
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from vernissage.core.errors import UnreadableMove, cut, shown

_MOST_DIGITS = 9


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """The base of a title's moves. Fields are whole numbers, words without blanks, or one tuple of them, last."""

    @property
    def tag(self) -> str:
        return tag_of(type(self))

    def __str__(self) -> str:
        words = [self.tag]
        for name in self.__struct_fields__:
            value = getattr(self, name)
            words += map(str, value) if isinstance(value, tuple) else [str(value)]
        return " ".join(words)


def tag_of(move: type[msgspec.Struct]) -> str:
    """The tag of a tagged struct."""
    return str(move.__struct_config__.tag)


@functools.cache
def field_types(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a struct and their types, annotations included, in the order they are written."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


def amount_field(move: Move) -> str:
    """The field that holds the amount of a move that names one."""
    return next(name for name in move.__struct_fields__ if isinstance(getattr(move, name), int))


class Moveset:
    """All moves of a title, with a reader for their text and JSON forms."""

    def __init__(self, moves: Iterable[type[Move]]) -> None:
        self.moves = tuple(moves)
        self.by_tag = {tag_of(move): move for move in self.moves}
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(functools.reduce(operator.or_, self.moves))

    def parse(self, text: str) -> Move:
        """Read a move's text form, or raise UnreadableMove with what is wrong."""
        words = text.split()
        if not words:
            raise UnreadableMove("an empty text is no move")
        move = self.by_tag.get(words[0])
        if move is None:
            raise UnreadableMove(f"{_short(words[0])} is no move; moves begin with {', '.join(self.by_tag)}")
        fields = field_types(move)
        values: list[object] = []
        rest = words[1:]
        for name, hint in fields.items():
            base = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
            if get_origin(base) is tuple:
                item = get_args(base)[0]
                item = get_args(item)[0] if hasattr(item, "__metadata__") else item
                values.append(tuple(_read(word, item, words[0], name) for word in rest))
                rest = []
            elif not rest:
                raise UnreadableMove(f"'{words[0]}' needs its {name} after it: '{_form(move)}'")
            else:
                values.append(_read(rest.pop(0), base, words[0], name))
        if rest:
            raise UnreadableMove(f"'{words[0]}' is written '{_form(move)}', without {_short(' '.join(rest))}")
        return move(*values)

    def decode(self, data: bytes | str) -> Move:
        """Read a move's JSON form, or raise UnreadableMove with what is wrong."""
        try:
            move = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise UnreadableMove(f"this JSON is no move: {cut(str(error))}") from None
        assert isinstance(move, Move)
        return move

    def check(self, move: object) -> None:
        """Raise UnreadableMove unless this is a move of the set and each field holds what its type says.

        Moves made in Python are not checked when they are made; only what could be written down may be played.
        """
        if type(move) not in self.moves:
            raise UnreadableMove(f"{shown(move)} is no move; moves begin with {', '.join(self.by_tag)}")
        try:
            read = msgspec.convert(msgspec.to_builtins(move), type(move))
            str(move)  # a number can be too long to be written
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
            raise UnreadableMove(f"{shown(move)} is no move: {cut(str(error))}") from None
        if read != move:
            raise UnreadableMove(f"{shown(move)} is no move: it would be read as {shown(read)}")

    @staticmethod
    def encode(move: Move) -> bytes:
        """A move's JSON form."""
        return msgspec.json.encode(move)


def _read(word: str, kind: type, tag: str, name: str) -> object:
    if kind is not int:
        return word
    if not (word.isascii() and word.isdigit()) or len(word) > _MOST_DIGITS:
        raise UnreadableMove(f"the {name} of '{tag}' is a whole number, not {_short(word)}")
    return int(word)


def _form(move: type[Move]) -> str:
    return " ".join([tag_of(move), *(f"<{name}>" for name in move.__struct_fields__)])


def _short(text: str) -> str:
    return repr(cut(text, 40))
