"""The code table of a title: which numbers stand for which answers, said once.

A title's codes are unbroken *spans*, one after the other, each with the names of what it counts. A question says which
span each of its moves belongs to; from that both directions follow, a code's move and a move's code.

>>> book = Codebook(card=Names("card", ("ace", "king")), decline=WORD, amount=Numbers(0, 9))
>>> book["amount"].first, book.size
(3, 13)
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove, shown
from vernissage.core.moves import Move, field_types, tag_of
from vernissage.core.naming import Beyond, Names, Naming, Numbers, Packed, Unnamed

WORD = Names("word", ("",))
"""The names of a span with a single code: an answer that is just a word."""


@dataclass(frozen=True)
class Span:
    """A run of codes and the names of what they count."""

    first: int
    names: Naming

    def __contains__(self, code: int) -> bool:
        return self.first <= code < self.first + self.names.size


class Codebook:
    """All codes of a title, in the order of their spans."""

    def __init__(self, **spans: Naming) -> None:
        self.spans: dict[str, Span] = {}
        self.size = 0
        for key, names in spans.items():
            self.spans[key] = Span(self.size, names)
            self.size += names.size

    def __getitem__(self, key: str) -> Span:
        if key not in self.spans:
            raise KeyError(f"there is no span {key!r}; the codebook has {', '.join(self.spans)}")
        return self.spans[key]

    def word(self, code: int) -> str:
        """A code in words: its span, and the name of what it stands for."""
        for key, span in self.spans.items():
            if code in span:
                named = span.names.write(code - span.first)
                parts = named.values() if isinstance(named, dict) else [named]
                return " ".join([key, *map(str, parts)]).rstrip()
        raise LookupError(f"there is no code {code}")

    def read_word(self, word: object) -> int:
        """The code of such words, or Unnamed."""
        words = word.split() if isinstance(word, str) else []
        if not words or words[0] not in self.spans:
            raise Unnamed(f"{shown(word)} is none of {', '.join(self.spans)}")
        code = self._by_word.get(" ".join(words))
        if code is None:
            raise Unnamed(f"there is no {shown(word)}")
        return code

    @functools.cached_property
    def _by_word(self) -> dict[str, int]:
        return {self.word(code): code for code in range(self.size)}

    def move(self, answers: Mapping[type[Move], str], codes: tuple[int, ...], done: int = -1) -> Move:
        """The move some codes stand for, where these moves are answers."""
        for kind, key in answers.items():
            span = self.spans[key]
            listed = _list_of(kind)
            if codes[0] in span or (codes[0] == done and listed):
                if listed:
                    names = (span.names.write(code - span.first) for code in codes if code != done)
                    return kind(**{listed: tuple(names)})
                if len(codes) == 1:
                    return _named(kind, span.names, codes[0] - span.first)
        raise LookupError(f"codes {codes} stand for none of {', '.join(map(tag_of, answers))}")

    def codes(self, answers: Mapping[type[Move], str], move: Move, done: int = -1) -> tuple[int, ...]:
        """The codes of a move; UnreadableMove if a name is none, IllegalMove if a number is out of all bounds."""
        span = self.spans[answers[type(move)]]
        listed = _list_of(type(move))
        try:
            if listed:
                picked = [span.first + span.names.one(value) for value in getattr(move, listed)]
                return (*picked, done)
            return (span.first + _number(span.names, move),)
        except Beyond as error:
            limits = f"{error.low}-{error.high}"
            raise IllegalMove(Refusal("CORE-7", "no-such-number", limits, str(error.given)[:40])) from None
        except Unnamed as error:
            raise UnreadableMove(str(error)) from None


def _list_of(kind: type[Move]) -> str:
    """The field of a move that holds several items; empty if there is none."""
    for name, hint in field_types(kind).items():
        if getattr(hint, "__origin__", None) is tuple:
            return name
    return ""


def _named(kind: type[Move], names: Naming, number: int) -> Move:
    if isinstance(names, Packed):
        return kind(**names.write(number))
    fields = kind.__struct_fields__
    return kind(*([names.write(number)] if fields else []))


def _number(names: Naming, move: Move) -> int:
    if isinstance(names, Packed):
        return names.one({key: getattr(move, key) for key in names.parts})
    fields: tuple[Any, ...] = tuple(getattr(move, name) for name in move.__struct_fields__)
    return names.one(fields[0]) if fields else 0


__all__ = ["WORD", "Codebook", "Names", "Numbers", "Packed", "Span"]
