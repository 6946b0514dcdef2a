"""What a seat can answer, as named values."""

from __future__ import annotations

from vernissage.core.moves import Move
from vernissage.games.art_society.events import Decor as DecorName
from vernissage.games.art_society.events import Painting, Pattern, Pile, Square


class Hang(Move, frozen=True, tag="hang"):
    """Hang a painting: the starting one, the new one, or the one the assistant holds."""

    painting: Painting
    square: Square
    """Where its top left square goes: column and row, such as g5."""


class Lot(Move, frozen=True, tag="lot"):
    """Take a painting from a pile, face down, to put it up for auction."""

    pile: Pile


class Bid(Move, frozen=True, tag="bid"):
    """Lay a bid card face down."""

    card: int


class Take(Move, frozen=True, tag="take"):
    """Choose one of the paintings on offer."""

    painting: Painting


class Swap(Move, frozen=True, tag="swap"):
    """Give the new painting, which does not fit, to the museum and hang one of its own instead."""

    painting: Painting
    square: Square


class Keep(Move, frozen=True, tag="keep"):
    """Give the new painting to the assistant."""


class Superfluous(Move, frozen=True, tag="superfluous"):
    """Lay the new painting, which does not fit, beside the wall."""


class Decor(Move, frozen=True, tag="decor"):
    """Take a decor tile and hang it."""

    decor: DecorName
    square: Square


class KeepDecor(Move, frozen=True, tag="keep_decor"):
    """Take a decor tile and give it to the assistant."""

    decor: DecorName


class HangDecor(Move, frozen=True, tag="hang_decor"):
    """Hang the decor tile the assistant holds."""

    square: Square


class Trade(Move, frozen=True, tag="trade"):
    """Lay a line of one's decor anew, from a square on, by a pattern such as h2+1."""

    pattern: Pattern
    square: Square


class Done(Move, frozen=True, tag="done"):
    """Confirm the turn: the wall is locked."""
