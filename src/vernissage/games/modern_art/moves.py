"""What a seat can answer, as named values, and the codes they stand for."""

from __future__ import annotations

from vernissage.core.errors import IllegalMove, Refusal, UnreadableMove
from vernissage.core.moves import Move, Moveset
from vernissage.games.modern_art.events import Card
from vernissage.games.modern_art.position import ModernArtPosition


class Offer(Move, frozen=True, tag="offer"):
    """Put a card of one's hand up for auction."""

    card: Card


class Add(Move, frozen=True, tag="add"):
    """Add a second card to a double."""

    card: Card


class Decline(Move, frozen=True, tag="decline"):
    """Add no second card."""


class Bid(Move, frozen=True, tag="bid"):
    """Bid aloud, in an open auction or once around."""

    amount: int


class Pass(Move, frozen=True, tag="pass"):
    """No raise at this price; no bid; not at this fixed price."""


class Seal(Move, frozen=True, tag="seal"):
    """Bid in secret; 0 is a bid of nothing."""

    amount: int


class Price(Move, frozen=True, tag="price"):
    """Name the fixed price."""

    amount: int


class Buy(Move, frozen=True, tag="buy"):
    """Buy at the fixed price."""


class Turn(Move, frozen=True, tag="turn"):
    """Turn a card of the mystery hand."""


class Leave(Move, frozen=True, tag="leave"):
    """Leave the mystery hand as it is."""


MOVESET = Moveset((Offer, Add, Decline, Bid, Pass, Seal, Price, Buy, Turn, Leave))

ANSWERS: dict[str, tuple[type[Move], ...]] = {
    "offer": (Offer,),
    "second": (Add, Decline),
    "raise": (Bid, Pass),
    "bid": (Bid, Pass),
    "seal": (Seal,),
    "price": (Price,),
    "buy": (Buy, Pass),
    "turn": (Turn, Leave),
}


def codes_of(p: ModernArtPosition, seat: int, move: Move) -> tuple[int, ...]:
    """The code of a move that answers the question asked now."""
    box = p.box
    if isinstance(move, Offer | Add):
        number = box.numbers.get(move.card)
        if number is None:
            raise UnreadableMove(f"{move.card[:40]!r} is no card; a card is named like {box.cards[0]!r}")
        return (number,)
    if isinstance(move, Bid | Seal | Price):
        most = box.most_money(p.seats)
        if not 0 <= move.amount <= most:
            raise IllegalMove(Refusal("MA-13", "no-such-amount", f"0-{most}", str(move.amount)[:40]))
        return (box.zero + move.amount,)
    return (box.yes_code if isinstance(move, Buy | Turn) else box.pass_code,)


def move_of(p: ModernArtPosition, codes: tuple[int, ...]) -> Move:
    """The named form of a code that answers the question asked now."""
    code, box, key = codes[0], p.box, p.question.key
    if code < len(box.cards):
        return Offer(box.cards[code]) if key == "offer" else Add(box.cards[code])
    if code == box.pass_code:
        return {"second": Decline, "turn": Leave}.get(key, Pass)()
    if code == box.yes_code:
        return Buy() if key == "buy" else Turn()
    amount = code - box.zero
    return {"seal": Seal, "price": Price}.get(key, Bid)(amount)
