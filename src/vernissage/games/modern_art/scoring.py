"""Money: what paintings are worth and who is paid what, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence


def ranking(offered: Sequence[int]) -> list[int]:
    """The artists offered this round, best first.

    MA-32: by paintings offered, unsold ones included; a tie goes to the artist further left on the board.
    MA-33: an artist nobody offered has no rank.
    """
    shown = [artist for artist, count in enumerate(offered) if count]
    return sorted(shown, key=lambda artist: (-offered[artist], artist))


def round_markers(offered: Sequence[int], ranked: Sequence[int]) -> tuple[int, ...]:
    """MA-34: the marker each artist gets: 30, 20 and 10 for the first three, 0 for the others."""
    row = [0] * len(offered)
    for artist, value in zip(ranking(offered), ranked, strict=False):
        row[artist] = value
    return tuple(row)


def worth(markers: Sequence[Sequence[int]], last: Sequence[int]) -> tuple[int, ...]:
    """MA-35, MA-R12: an artist ranked in the last round is worth all its markers; any other nothing this round."""
    return tuple(sum(row[artist] for row in markers) if marker else 0 for artist, marker in enumerate(last))


def income(wall: Sequence[int], artist_of: Sequence[int], values: Sequence[int]) -> int:
    """MA-47: what the bank pays for a wall; cards in hand are nobody's paintings and pay nothing."""
    return sum(values[artist_of[card]] for card in wall)


def shares(split: bool, opener: int, seller: int, buyer: int, price: int) -> tuple[tuple[int, int], ...]:
    """Who is paid how much of a price; what nobody is paid goes to the bank (MA-10).

    MA-26, MA-46: all to the seller who ran the auction. MA-27, MA-R6: with `split` the two sellers of a double have
    half each, the odd unit goes to the new one, and a seller who buys pays his own half to the bank.
    """
    if not price:
        return ()  # MA-16
    if split and opener != seller:
        half = price // 2
        both = ((opener, half), (seller, price - half))
        return tuple((seat, amount) for seat, amount in both if seat != buyer and amount)
    return () if buyer == seller else ((seller, price),)
