"""A hundred museums of 25 paintings and the best layouts known of them: `python -m tests.rulebook.pictura.museums`.

Nothing else writes museums.txt. Half of the museums are drawn from the deck blindly. Half are collected: again and
again the buyer sees some cards, two to eight, and keeps the one that makes the collections most valuable. Run it from
the top folder to look for better layouts, which takes about a minute. What is known is kept: when the scale has
changed, remove museums.txt first.
"""

from __future__ import annotations

import random
from pathlib import Path
from time import process_time
from typing import NamedTuple

from vernissage.games.pictura import title
from vernissage.games.pictura.arranging import best_layout

FILE = Path(__file__).with_name("museums.txt")
SCALE = title.setup(2).components.scale
STEPS = 1_000_000
_EACH = 50
_SIZE = 25

Card = tuple[int, int]


class Museum(NamedTuple):
    cards: tuple[Card, ...]
    best: int
    """What the best layout known is worth."""


def museums() -> list[Museum]:
    """Those of the file."""
    lines = [line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return [Museum(tuple((int(c[0]), int(c[1])) for c in cards), int(best)) for _, best, *cards in lines]


def deck(rng: random.Random) -> list[Card]:
    """The periods and domains of the 180 paintings, shuffled."""
    box = title.setup(2).components
    return sorted(zip(box.period, box.domain, strict=True), key=lambda _: rng.random())


def collected(cards: list[Card], seen: int) -> list[Card]:
    """What a buyer keeps who sees so many cards at a time."""
    kept: list[Card] = []
    while len(kept) < _SIZE:
        shown = [cards.pop() for _ in range(min(seen, len(cards) - (_SIZE - len(kept)) + 1))]
        kept.append(max(shown, key=lambda card: _use(kept, card)))
    return kept


def _use(kept: list[Card], card: Card) -> tuple[int, int]:
    """What a card adds to the value of the collections, then how many are like it."""
    period = sum(card[0] == other[0] for other in kept)
    domain = sum(card[1] == other[1] for other in kept)
    more = SCALE.periods[period + 1] - SCALE.periods[period] + SCALE.domains[domain + 1] - SCALE.domains[domain]
    return more, period + domain


def renew() -> None:
    start = process_time()
    known = {museum.cards: museum.best for museum in museums()} if FILE.exists() else {}
    lines, proven = [], 0
    for number in range(2 * _EACH):
        cards = deck(random.Random(number))
        name, cards = ("drawn", cards[:_SIZE]) if number < _EACH else ("collected", collected(cards, 2 + number % 7))
        found = best_layout(SCALE, cards, iterations=STEPS, seed=number)
        best = max(found.value, known.get(tuple(cards), 0))
        proven += best == found.bound
        lines.append(f"{name} {best} {' '.join(f'{period}{domain}' for period, domain in cards)}")
    head = [
        "# Written by: python -m tests.rulebook.pictura.museums",
        "# A museum, the value of the best layout known, its cards by period and domain.",
        f"# The best of all searches so far, the last of {STEPS:,} steps; {proven} of {len(lines)} are proven best.",
    ]
    FILE.write_text("\n".join([*head, *lines, ""]), "utf-8", newline="\n")
    print(f"{FILE.name}: {proven} proven, {process_time() - start:.0f} s")


if __name__ == "__main__":
    renew()
