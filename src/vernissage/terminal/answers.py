"""The answers a person can type: numbers before choices, places after them, amounts as they are, or a move in full."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

import msgspec

from vernissage.core.errors import UnreadableMove
from vernissage.core.moves import Move, Moveset, field_types
from vernissage.core.position import Position
from vernissage.core.questions import Kind, Several

MOST_LISTED = 60
_MOST_PAIRS = 8
"""Answers that join one thing with another, listed pair by pair at most; more of them are two lists."""
_MOST_DIGITS = 9
_SEQUENCES = ("layout",)
_LETTERS = "pabcdefghijkmnortvwxyz"
"""Keys for choices that stand beside an amount: `p` for the first, none that is a command."""


class NoSuchNumber(LookupError):
    """A number that stands before no answer."""


class PlaceNeeded(LookupError):
    """A number alone, where a place has to be said too, or a place that several answers have; such a one is given."""


@dataclass(frozen=True)
class Pick:
    """A list to pick from: `1 4 7` are the first, the fourth and the seventh of it."""

    items: dict[str, Any]
    """What can be picked, by its number."""
    nothing: Move
    """The answer with nothing picked."""
    least: int
    most: int
    ordered: bool
    """Whether it matters in which order they are named."""

    @property
    def field(self) -> str:
        return self.nothing.__struct_fields__[-1]

    def of(self, numbers: list[str]) -> Move:
        """The answer that picks these; NoSuchNumber if there is no such thing."""
        for number in numbers:
            if number not in self.items:
                raise NoSuchNumber(number)
        picked = tuple(self.items[number] for number in numbers)
        move: Move = msgspec.structs.replace(self.nothing, **{self.field: picked})
        return move

    @property
    def example(self) -> str:
        return " ".join(list(self.items)[: max(1, self.least)])


@dataclass(frozen=True)
class Answers:
    """What one seat may answer now, and how each answer is typed."""

    choices: dict[str, Move]
    """The choices by the key that stands before them."""
    amounts: tuple[Move, Move] | None
    """The lowest and the highest amount, if an amount can be given."""
    amount_move: type[Move] | None
    """The move an amount makes; None where the question is not one of amounts."""
    is_all: bool
    """Whether every choice is listed."""
    example: Move
    """Some legal answer."""
    places: dict[str, dict[str, Move]] = field(default_factory=dict)
    """Choices that differ in their place alone, which is their last field: by key, then by place."""
    partners: dict[str, Any] = field(default_factory=dict)
    """Where each of one list goes with each of another: the second list by its numbers, which are then the places."""
    pick: Pick | None = None
    """The list to pick from, where several things make one answer."""

    @classmethod
    def of(cls, position: Position, seat: int) -> Answers:
        """The answers of a seat that is asked."""
        decision, moves = position.decision, position.moves(seat)
        if isinstance(position.question, Several) and len(moves):
            beside = dict(zip(_LETTERS, moves.options, strict=False))
            return cls(beside, None, None, True, next(iter(moves)), pick=_pick(position, seat))
        if decision.kind in _SEQUENCES:
            listed = list(itertools.islice(moves, MOST_LISTED + 1))
            choices = _numbered(listed[:MOST_LISTED])
            return cls(choices, None, None, len(listed) <= MOST_LISTED, listed[0])
        options, amounts = moves.options, moves.amounts
        if decision.kind == "place":
            choices, places = _by_place(options)
            return cls(choices, None, None, True, options[0], places)
        if decision.kind != "amount":
            return _paired(options) or cls(_numbered(options), None, None, True, options[0])
        kinds = position.question.answers
        amount_move = next(kind for kind in kinds if list(field_types(kind).values()) == [int])
        keyed = dict(zip(_LETTERS, options, strict=False))
        return cls(keyed, amounts, amount_move, True, amounts[0] if amounts else options[0])

    @property
    def only(self) -> Move | None:
        """The one answer there is, where there is but one."""
        if self.places:
            return None
        if self.pick is not None:
            is_forced = not self.choices and self.pick.least == len(self.pick.items) and not self.pick.ordered
            return self.example if is_forced else None
        if self.amounts is None:
            return next(iter(self.choices.values())) if len(self.choices) == 1 and self.is_all else None
        return self.amounts[0] if not self.choices and self.amounts[0] == self.amounts[1] else None

    @property
    def most(self) -> int:
        """The highest number that stands before an answer."""
        if self.pick is not None:
            return len(self.pick.items)
        return len(self.choices) + len(self.places)

    def read(self, text: str, moveset: Moveset) -> Move:
        """The move that was typed, legal or not; NoSuchNumber, PlaceNeeded or UnreadableMove if it is none."""
        word = text.strip().lower()
        if word in self.choices:
            return self.choices[word]
        if self.places and (move := self._placed(word)) is not None:
            return move
        if self.pick is not None and (numbers := word.replace(",", " ").split()) and all(map(_is_number, numbers)):
            return self.pick.of([] if numbers == ["0"] else [str(int(number[:_MOST_DIGITS])) for number in numbers])
        if _is_number(word):
            if self.amount_move is None:
                raise NoSuchNumber(word)
            return self.amount_move(int(word[:_MOST_DIGITS]))
        try:
            return moveset.parse(text)
        except UnreadableMove:
            if len(self.places) == 1 and word.isalnum():
                return _at(next(iter(self.places.values())), word)  # why not there is told by the rules
            raise

    def _placed(self, word: str) -> Move | None:
        """A number and a place, or a place that one tile alone has; None if it is neither."""
        key, _, place = word.partition(" ")
        if key in self.places:
            known = self.places[key]
            if not place or (self.partners and place.strip() not in known):
                raise PlaceNeeded(f"{key} {next(iter(known))}")
            return known.get(place.strip()) or _at(known, place.strip())
        if self.partners:
            return None
        having = [key for key, known in self.places.items() if word in known]
        if len(having) > 1:
            raise PlaceNeeded(f"{having[0]} {word}")
        return self.places[having[0]][word] if having else None


def _paired(options: list[Move]) -> Answers | None:
    """The answers as two lists to choose from, where most of them join each of one with each of the other."""
    kind = type(options[0])
    if len(kind.__struct_fields__) != 2:
        return None
    first, second = kind.__struct_fields__
    pairs = {(getattr(move, first), getattr(move, second)): move for move in options if type(move) is kind}
    ones = dict.fromkeys(one for one, _ in pairs)
    others = dict.fromkeys(other for _, other in pairs)
    if len(pairs) <= _MOST_PAIRS or min(len(ones), len(others)) < 2 or len(pairs) != len(ones) * len(others):
        return None
    partners = {str(number): other for number, other in enumerate(others, 1)}
    places = {
        str(number): {place: pairs[one, other] for place, other in partners.items()}
        for number, one in enumerate(ones, 1)
    }
    beside = dict(zip(_LETTERS, (move for move in options if type(move) is not kind), strict=False))
    return Answers(beside, None, None, True, options[0], places, partners)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _pick(position: Position, seat: int) -> Pick:
    question = position.question
    assert isinstance(question, Several)
    end = question.end(position)
    codes = question.items(position, seat)
    moves = [question.move_of(position, seat, (code, end)) for code in codes]
    nothing = question.move_of(position, seat, (end,))
    field_name = nothing.__struct_fields__[-1]
    least, most = question.bounds(position, seat)
    items = {str(number): getattr(move, field_name)[0] for number, move in enumerate(moves, 1)}
    return Pick(items, nothing, least, min(most, len(items)), question.kind is Kind.ORDER)


def place_of(move: Move) -> Any:
    """The last field of a move: its place."""
    return getattr(move, move.__struct_fields__[-1])


def _at(known: dict[str, Move], place: str) -> Move:
    """The move that would bring a tile to any place."""
    move = next(iter(known.values()))
    changed: Move = msgspec.structs.replace(move, **{move.__struct_fields__[-1]: place})
    return changed


def _numbered(moves: list[Move]) -> dict[str, Move]:
    return {str(number): move for number, move in enumerate(moves, 1)}


def _by_place(moves: list[Move]) -> tuple[dict[str, Move], dict[str, dict[str, Move]]]:
    """Choices without a place, and those that differ in it alone, numbered together."""
    groups: dict[tuple[Any, ...], list[Move]] = {}
    for move in moves:
        fields = [getattr(move, name) for name in move.__struct_fields__]
        same = (type(move), *fields[:-1]) if fields and isinstance(fields[-1], str) else (type(move), *fields, None)
        groups.setdefault(same, []).append(move)
    choices: dict[str, Move] = {}
    places: dict[str, dict[str, Move]] = {}
    for number, group in enumerate(groups.values(), 1):
        if len(group) == 1:
            choices[str(number)] = group[0]
        else:
            places[str(number)] = {str(place_of(move)): move for move in group}
    return choices, places
