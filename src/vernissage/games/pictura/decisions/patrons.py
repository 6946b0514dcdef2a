"""Patrons: what they want, and how they are won."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.games.pictura import decisions, table
from vernissage.games.pictura import events as e
from vernissage.games.pictura.components import Patron
from vernissage.games.pictura.decisions.favours import take_effect
from vernissage.games.pictura.position import NOTHING
from vernissage.games.pictura.position import PicturaPosition as P
from vernissage.games.pictura.printed import CHOICES, EFFECTS, PERIOD_COUNT


def meets(p: P, seat: int, patron: Patron, counts: Sequence[int]) -> bool:
    """PI-56, PI-R19: whether a museum, with so many paintings of each kind, has what a patron wants."""
    if patron.painter >= 0:
        return works_by(p, seat, patron.painter) >= patron.each
    return counts[patron.period] >= patron.each and counts[PERIOD_COUNT + patron.domain] >= patron.each


def works_by(p: P, seat: int, painter: int) -> int:
    """How many works of a painter hang in a museum."""
    by = p.box.painter
    found = 0
    for card in p.walls[seat]:
        if card != NOTHING and by[card] == painter:
            found += 1
    return found


def has(p: P, seat: int, patron: Patron, counts: Sequence[int]) -> tuple[int, ...]:
    """How many works of the painter a museum has; or of the period and of the domain."""
    if patron.painter >= 0:
        return (works_by(p, seat, patron.painter),)
    return counts[patron.period], counts[PERIOD_COUNT + patron.domain]


def claim(p: P, seat: int, patron: int, choice: int) -> None:
    """PI-57: a patron is won for the points or for the effect; PI-58: another one comes."""
    card = p.box.patron_cards[patron]
    by_effect = CHOICES[choice] == "effect"
    p.patron_row[p.patron_row.index(patron)] = NOTHING
    p.patrons[seat] += (patron,)
    p.claims_left -= 1
    p.emit(e.PatronWon, EVERYONE, seat, patron, CHOICES[choice], 0 if by_effect else card.points)
    for came in table.refill_patrons(p):
        p.emit(e.PatronCame, EVERYONE, came)
    if by_effect:
        take_effect(p, seat, EFFECTS[card.effect])
    else:
        table.gain(p, seat, card.points)
        p.ask_instead((decisions.ACTION, seat))


def why_not_won(p: P, seat: int, patron: int) -> Refusal:
    card = p.box.patron_cards[patron]
    if patron not in p.patron_row:
        return Refusal("PI-56", "patron-not-there", available=sum(shown != NOTHING for shown in p.patron_row))
    if not p.claims_left:
        return Refusal("PI-56", "patron-won-this-turn")
    return Refusal("PI-56", "patron-not-pleased", card.each, min(has(p, seat, card, p.counts(seat))))
