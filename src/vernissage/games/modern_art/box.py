"""What is in the box, as the rules read it all the time: numbers, and lists of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, eq=False)  # there is one of each; what is built from it is kept by it
class Box:
    """Everything in the box. A card is a number; `artist` and `auction` tell what is on it."""

    artists: tuple[str, ...]
    cards: tuple[str, ...]
    """The name of each card, as moves and records write it: artist-auction-number."""
    artist: tuple[int, ...]
    auction: tuple[int, ...]
    numbers: dict[str, int]
    """The number of each card, by name."""
    singles: tuple[range, ...]
    """The cards of each artist that are no doubles: cards are numbered artist by artist, doubles last."""
    start_cash: int
    rounds: int
    closing: int
    ranked: tuple[int, ...]
    deals: dict[int, tuple[int, ...]]
    mystery_hands: int

    pass_code: int
    """The code for no: no raise, no bid, no second card, no mystery card. It follows the codes of the cards."""
    yes_code: int
    """The code for yes: buy at the fixed price, turn a mystery card."""
    zero: int
    """The code of the amount 0; amount n is n further."""
    only_pass: tuple[int, ...]
    yes_or_pass: tuple[int, ...]

    def most_money(self, seats: int) -> int:
        """More than any seat can ever hold: the starting cash of all, and the dearest sale to the bank each round.

        In one round the paintings of an artist that are sold number one less than the closing one, and three artists
        at most are paid, each with the same marker in every round so far.
        """
        dearest = sum((self.closing - 1) * value for value in self.ranked)
        return self.start_cash * seats + sum(dearest * number for number in range(1, self.rounds + 1))
