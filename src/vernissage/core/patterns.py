"""Kinds of moves, written like a move: `bid 6..12`, `offer nex-*`, `take harbour|mill`, `any`.

The first word is the move's tag, then comes a word for each of its fields, as in a record. A word may be a range of
numbers (`6..12`, `6..`, `..12`), may hold `*` for any signs, and may name several things with `|` between them. The
last field of a move may be a list: a single `*` stands for any list, else a word for each of its items, in order. `any`
is any move at all.

>>> from vernissage.core.moves import Move
>>> class Bid(Move, frozen=True, tag="bid"):
...     amount: int
>>> [Pattern("bid 6..12").fits(Bid(amount)) for amount in (5, 6, 12, 13)]
[False, True, True, False]
"""

from __future__ import annotations

import fnmatch
import re
from dataclasses import dataclass
from typing import get_origin

from vernissage.core.errors import LessonError, shown
from vernissage.core.moves import Move, Moveset, field_types
from vernissage.core.naming import bare

ANY = "any"
_RANGE = re.compile(r"(\d{1,9})?\.\.(\d{1,9})?")
_SIGNS = re.compile(r"[*|]|\.\.")


@dataclass(frozen=True)
class Pattern:
    """A kind of move."""

    text: str

    def fits(self, move: Move) -> bool:
        """Whether a move is of this kind."""
        if self.text == ANY:
            return True
        tag, *words = self.text.split()
        if tag != move.tag:
            return False
        values = [getattr(move, name) for name in move.__struct_fields__]
        if values and isinstance(values[-1], tuple):
            single, listed = values[:-1], values[-1]
            rest = words[len(single) :]
            return _fit(words[: len(single)], single) and (rest == ["*"] or _fit(rest, listed))
        return _fit(words, values)

    @property
    def is_one(self) -> bool:
        """Whether it is the text of a single move."""
        return self.text != ANY and not _SIGNS.search(self.text)

    def ends(self) -> tuple[str, ...]:
        """The texts of the moves at the ends of its ranges and of each of the things it names; none with `*` in it."""
        if self.text == ANY or "*" in self.text:
            return ()
        found = [""]
        for word in self.text.split():
            found = [f"{text} {one}".strip() for text in found for one in _ends(word)]
        return tuple(found)

    def check(self, moves: Moveset) -> None:
        """Raise LessonError unless it is a kind of move of this set."""
        tag, *words = self.text.split() or [""]
        if self.text == ANY:
            return
        move = moves.by_tag.get(tag)
        if move is None:
            raise LessonError(f"{shown(self.text)} is no kind of move; moves begin with {', '.join(moves.by_tag)}")
        hints = [bare(hint) for hint in field_types(move).values()]
        has_list = bool(hints) and get_origin(hints[-1]) is tuple
        least = len(hints) - has_list
        if len(words) < least or (len(words) > least and not has_list):
            form = " ".join([tag, *(f"<{name}>" for name in move.__struct_fields__)])
            raise LessonError(f"{shown(self.text)} is no kind of move: it is written {form!r}")
        for word, hint in zip(words, hints, strict=False):
            if _RANGE.fullmatch(word) and hint is not int:
                raise LessonError(f"{shown(self.text)} is no kind of move: {word} is a range, but names are wanted")


def _fit(words: list[str], values: list[object] | tuple[object, ...]) -> bool:
    return len(words) == len(values) and all(map(_fits, words, values))


def _fits(word: str, value: object) -> bool:
    return any(_fits_one(one, value) for one in word.split("|"))


def _fits_one(word: str, value: object) -> bool:
    if isinstance(value, int) and (span := _RANGE.fullmatch(word)):
        low, high = span.groups()
        return (not low or value >= int(low)) and (not high or value <= int(high))
    return fnmatch.fnmatchcase(str(value), word)


def _ends(word: str) -> list[str]:
    found: list[str] = []
    for one in word.split("|"):
        span = _RANGE.fullmatch(one)
        found += [end for end in span.groups() if end] if span else [one]
    return list(dict.fromkeys(found))
