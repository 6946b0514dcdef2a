"""What is in the box, as the rules read it all the time: numbers, and lists of them."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.games.pictura.scoring import Scale


@dataclass(frozen=True, eq=False)  # there is one of each; what is built from it is kept by it
class Box:
    """Everything in the box. Paintings, trends and patrons are numbers from 0; their names count from 1."""

    hand: int
    favours_dealt: int
    offered_trends: int
    museum_paintings: int
    scores: tuple[int, ...]
    draw: int
    hand_limit: int
    steal: int
    marks: tuple[int, ...]
    end: int
    end_bonus: int
    scale: Scale
    """What layouts are worth."""
    most_exhibitions: int
    tokens: int
    token_points: int
    exhibition_bonus: tuple[int, ...]
    discard_costs: tuple[int, ...]
    discard_further: int
    favour_counts: tuple[int, ...]
    patrons_shown: int

    supplies_paintings: int
    supplies_favours: int
    grant: int
    buyers: int
    depot: int
    circle: int
    tip: int
    looks: int
    keeps: int
    opening_night: int
    restores: int
    dealer: int
    exchanges: int
    stores: int

    museums: tuple[str, ...]
    paintings: tuple[str, ...]
    """The name of each painting, as moves and records write it: painting-1 to painting-180."""
    painting_numbers: dict[str, int]
    titles: tuple[tuple[str, str, str], ...]
    """English, French, Polish."""
    years: tuple[str, ...]
    painter: tuple[int, ...]
    period: tuple[int, ...]
    domain: tuple[int, ...]
    painters: tuple[tuple[str, str, str], ...]
    trends: tuple[str, ...]
    trend_numbers: dict[str, int]
    trend_cards: tuple[tuple[int, int, int], ...]
    """Painter, period and domain of each trend."""
    trend_points: tuple[int, ...]
    """What a painter, a period and a domain in fashion are worth. PI-22, PI-R2."""
    points: tuple[tuple[int, ...], ...]
    """By trend and painting: what the painting gains or costs there, by its best criterion alone."""
    goals: tuple[tuple[int, ...], ...]
    """By trend and painting: what it is worth as a goal, all criteria together."""
    patrons: tuple[str, ...]
    patron_numbers: dict[str, int]
    patron_cards: tuple[Patron, ...]


@dataclass(frozen=True)
class Patron:
    """A patron: a lover of one painter's works, or with a taste for a period and a domain."""

    painter: int
    """-1 for one of taste."""
    period: int
    domain: int
    each: int
    """How many works by the painter, or of the period and of the domain each, it takes."""
    points: int
    effect: int
