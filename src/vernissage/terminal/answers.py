"""The answers a person can type: numbers before choices, amounts as they are, a move in full as records write it."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from vernissage.core.moves import Move, Moveset, field_types
from vernissage.core.position import Position

MOST_LISTED = 60
_MOST_DIGITS = 9
_SEQUENCES = ("several", "order", "layout")
_LETTERS = "pabcdefghijkmnortvwxyz"
"""Keys for choices that stand beside an amount: `p` for the first, none that is a command."""


class NoSuchNumber(LookupError):
    """A number that stands before no answer."""


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

    @classmethod
    def of(cls, position: Position, seat: int) -> Answers:
        """The answers of a seat that is asked."""
        decision, moves = position.decision, position.moves(seat)
        if decision.kind in _SEQUENCES:
            listed = list(itertools.islice(moves, MOST_LISTED + 1))
            choices = _numbered(listed[:MOST_LISTED])
            return cls(choices, None, None, len(listed) <= MOST_LISTED, listed[0])
        options, amounts = moves.options, moves.amounts
        if decision.kind != "amount":
            return cls(_numbered(options), None, None, True, options[0])
        kinds = position.setup.title.answers[decision.key]
        amount_move = next(kind for kind in kinds if list(field_types(kind).values()) == [int])
        keyed = dict(zip(_LETTERS, options, strict=False))
        return cls(keyed, amounts, amount_move, True, amounts[0] if amounts else options[0])

    @property
    def only(self) -> Move | None:
        """The one answer there is, where there is but one."""
        if self.amounts is None:
            return next(iter(self.choices.values())) if len(self.choices) == 1 and self.is_all else None
        return self.amounts[0] if not self.choices and self.amounts[0] == self.amounts[1] else None

    def read(self, text: str, moveset: Moveset) -> Move:
        """The move that was typed, legal or not; NoSuchNumber or UnreadableMove if it is none."""
        word = text.strip().lower()
        if word in self.choices:
            return self.choices[word]
        if word.isascii() and word.isdigit():
            if self.amount_move is None:
                raise NoSuchNumber(word)
            return self.amount_move(int(word[:_MOST_DIGITS]))
        return moveset.parse(text)


def _numbered(moves: list[Move]) -> dict[str, Move]:
    return {str(number): move for number, move in enumerate(moves, 1)}
