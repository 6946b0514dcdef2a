"""What a seat can answer, as named values, and the codes they stand for."""

from __future__ import annotations

from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove
from vernissage.core.moves import Move, Moveset
from vernissage.games.art_society.events import Decor as DecorName
from vernissage.games.art_society.events import Painting, Pattern, Pile, Square
from vernissage.games.art_society.position import ArtSocietyPosition


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


MOVESET = Moveset((Hang, Lot, Bid, Take, Swap, Keep, Superfluous, Decor, KeepDecor, HangDecor, Trade, Done))

ANSWERS: dict[str, tuple[type[Move], ...]] = {
    "start": (Hang,),
    "lot": (Lot,),
    "bid": (Bid,),
    "take": (Take,),
    "hang": (Hang, Swap, Keep, Superfluous, Decor, KeepDecor, HangDecor, Trade, Done),
}


def codes_of(p: ArtSocietyPosition, seat: int, move: Move) -> tuple[int, ...]:
    """The code of a move that answers the question asked now."""
    return (_code(p, seat, move),)


def _code(p: ArtSocietyPosition, seat: int, move: Move) -> int:
    box = p.box
    match move:
        case Hang(painting, square):
            tile = _painting(p, painting)
            if tile in p.museum:
                raise IllegalMove(Refusal("AS-19", "not-yours-to-hang"))
            return tile * box.cells + _square(p, square)
        case Swap(painting, square):
            tile = _painting(p, painting)
            if tile not in p.museum:
                raise IllegalMove(Refusal("AS-28", "not-in-museum"))
            return tile * box.cells + _square(p, square)
        case Take(painting):
            return box.take_code + _painting(p, painting)
        case Lot(pile):
            number = box.pile_numbers.get(pile)
            if number is None:
                raise UnreadableMove(f"{pile[:40]!r} is no pile; a pile is named like {box.piles[0]!r}")
            return box.lot_code + number
        case Bid(card):
            if not 1 <= card <= box.bid_cards:
                raise IllegalMove(Refusal("AS-9", "bid-needed", box.bid_cards))
            return box.bid_code + card
        case Decor(decor, square):
            return box.decor_code + _shape(p, decor) * box.cells + _square(p, square)
        case KeepDecor(decor):
            return box.keep_decor_code + _shape(p, decor)
        case HangDecor(square):
            return box.held_code + _square(p, square)
        case Trade(pattern, square):
            for number, known in enumerate(box.patterns):
                if known.name == pattern:
                    return box.trade_code + number * box.cells + _square(p, square)
            raise UnreadableMove(f"{pattern[:40]!r} is no line of decor; there are {[x.name for x in box.patterns]}")
        case Keep():
            return box.keep_code
        case Superfluous():
            return box.superfluous_code
        case _:
            return box.done_code


def _painting(p: ArtSocietyPosition, name: str) -> int:
    number = p.box.numbers.get(name)
    if number is None:
        raise UnreadableMove(f"{name[:40]!r} is no painting; one is named like {p.box.paintings[0]!r}")
    return number


def _square(p: ArtSocietyPosition, name: str) -> int:
    cell = p.box.grid.cell(name)
    if cell < 0:
        last = p.box.grid.name(p.box.cells - 1)
        raise UnreadableMove(f"{name[:40]!r} is no square; the wall goes from 'a1' to {last!r}")
    return cell


def _shape(p: ArtSocietyPosition, name: str) -> int:
    if name not in p.box.shapes:
        raise UnreadableMove(f"{name[:40]!r} is no decor; there are {', '.join(p.box.shapes)}")
    return p.box.shapes.index(name)


def move_of(p: ArtSocietyPosition, codes: tuple[int, ...]) -> Move:
    """The named form of a code that answers the question asked now."""
    return named(p, codes[0])


def named(p: ArtSocietyPosition, code: int) -> Move:
    """The named form of a code."""
    box, cells, name = p.box, p.box.cells, p.box.grid.name
    if code < box.decor_code:
        tile, cell = divmod(code, cells)
        kind = Swap if tile in p.museum else Hang
        return kind(box.paintings[tile], name(cell))
    if code < box.held_code:
        shape, cell = divmod(code - box.decor_code, cells)
        return Decor(box.shapes[shape], name(cell))
    if code < box.trade_code:
        return HangDecor(name(code - box.held_code))
    if code < box.take_code:
        number, cell = divmod(code - box.trade_code, cells)
        return Trade(box.patterns[number].name, name(cell))
    if code < box.lot_code:
        return Take(box.paintings[code - box.take_code])
    if code <= box.bid_code:
        return Lot(box.piles[code - box.lot_code])
    if code < box.keep_code:
        return Bid(code - box.bid_code)
    if code == box.keep_code:
        return Keep()
    if code < box.superfluous_code:
        return KeepDecor(box.shapes[code - box.keep_decor_code])
    return Superfluous() if code == box.superfluous_code else Done()
