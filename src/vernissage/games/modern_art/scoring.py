"""Money: what paintings are worth and who is paid what, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence


def ranking(offered: Sequence[int]) -> list[int]:
    """The artists offered this round, best first.

    MA-32: by paintings offered, unsold ones included; a tie goes to the artist further left on the board.
    MA-33: an artist nobody offered has no rank.
    """
    shown = [artist for artist, count in enumerate(offered) if count]
    return sorted(shown, key=offered.__getitem__, reverse=True)  # which leaves ties in the order of the board


def round_markers(offered: Sequence[int], ranked: Sequence[int]) -> tuple[int, ...]:
    """MA-34: the marker each artist gets: 30, 20 and 10 for the first three, 0 for the others."""
    row = [0] * len(offered)
    for artist, value in zip(ranking(offered), ranked, strict=False):
        row[artist] = value
    return tuple(row)


def worth(markers: Sequence[Sequence[int]], last: Sequence[int]) -> tuple[int, ...]:
    """MA-35, MA-R12: an artist ranked in the last round is worth all its markers; any other nothing this round."""
    return tuple(sum(row[artist] for row in markers) if marker else 0 for artist, marker in enumerate(last))


def ranks(offered: Sequence[int], ranked: Sequence[int]) -> tuple[int | None, ...]:
    """The place of each artist that gets a marker as the offers stand, from 1; None for the others."""
    first = ranking(offered)[: len(ranked)]
    return tuple(first.index(artist) + 1 if artist in first else None for artist in range(len(offered)))


def prospects(
    markers: Sequence[Sequence[int]], offered: Sequence[int], ranked: Sequence[int], closing: int
) -> tuple[tuple[int, int], ...]:
    """The least and the most that one painting of each artist can still pay at the end of this round."""
    if max(offered) >= closing:
        row = round_markers(offered, ranked)
        return tuple((paid, paid) for paid in worth((*markers, row), row))
    found = []
    for artist, own in enumerate(offered):
        old = sum(row[artist] for row in markers)
        most = closing - 1
        # At worst nobody offers this artist again: every other can come to one below the closing one, one to it.
        others = [other for other in range(len(offered)) if other != artist]
        ahead = sum(most > own or (most == own and other < artist) for other in others)
        last = ahead + 1 if ahead < len(others) else ahead
        reached = [*ranked[: last + 1], *([0] if last >= len(ranked) or not own else [])]
        paid = [old + value if value else 0 for value in reached]
        found.append((min(paid), max(paid)))
    return tuple(found)


def income(wall: Sequence[int], artist_of: Sequence[int], values: Sequence[int]) -> int:
    """MA-47: what the bank pays for a wall; cards in hand are nobody's paintings and pay nothing."""
    return sum(values[artist_of[card]] for card in wall)


def sellers(split: bool, opener: int, seller: int) -> tuple[int, ...]:
    """MA-26, MA-27: who is paid for a lot: the one who ran the auction, or with `split` both sellers of a double."""
    return (opener, seller) if split and opener != seller else (seller,)


def shares(split: bool, opener: int, seller: int, buyer: int, price: int) -> tuple[tuple[int, int], ...]:
    """Who is paid how much of a price; what nobody is paid goes to the bank (MA-10).

    MA-26, MA-46: all to the seller who ran the auction. MA-27, MA-R6: with `split` the two sellers of a double have
    half each, the odd unit goes to the new one, and a seller who buys pays his own half to the bank.
    """
    if not price:
        return ()  # MA-16
    if len(sellers(split, opener, seller)) > 1:
        half = price // 2
        both = ((opener, half), (seller, price - half))
        return tuple((seat, amount) for seat, amount in both if seat != buyer and amount)
    return () if buyer == seller else ((seller, price),)
