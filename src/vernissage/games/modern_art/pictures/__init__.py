"""How the works look: five hands, one for each artist, and the wall label of each work in three languages."""

from __future__ import annotations

import re
from dataclasses import dataclass

from vernissage.art import paint
from vernissage.art.dice import PictureDice
from vernissage.core.text import LANGUAGES, MissingText
from vernissage.games.modern_art.components import AUCTIONS
from vernissage.games.modern_art.pictures import hard_edge, ink, lattice, optical, pop
from vernissage.games.modern_art.pictures.oeuvres import OEUVRES, Oeuvre, Phrase


@dataclass(frozen=True)
class Emblem:
    """What tells an artist from the others: a hue and, wherever the hue appears, a shape."""

    hue: str
    shape: str


ARTISTS = {
    "nex": Emblem(hard_edge.HUE, "circle"),
    "bahut": Emblem(ink.HUE, "wave"),
    "darmoir": Emblem(optical.HUE, "triangle"),
    "sadland": Emblem(lattice.HUE, "square"),
    "koriko": Emblem(pop.HUE, "cross"),
}
_CARD = re.compile(rf"({'|'.join(ARTISTS)})-({'|'.join(AUCTIONS)})-([1-9][0-9]?)", re.ASCII)


def picture(card: str) -> str:
    """A card's work as SVG; KeyError if it is no card of the five artists.

    >>> picture("nex-open-1")[:50]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0'
    """
    oeuvre, slot = _find(card)
    return paint(card, oeuvre.compositions[slot % len(oeuvre.compositions)])


def label(card: str, language: str) -> dict[str, str]:
    """What the wall label says beside the artist's name: title, year, medium; KeyError as for the picture.

    >>> label("koriko-open-1", "fr")
    {'title': 'Vanille', 'year': '1976', 'medium': 'Sérigraphie sur papier'}
    """
    oeuvre, _ = _find(card)
    title = work_title(card, language)
    dice = PictureDice(f"{card} label")
    year = oeuvre.years[0] + dice.below(oeuvre.years[1] - oeuvre.years[0] + 1)
    return {"title": title, "year": str(year), "medium": dice.pick(oeuvre.media)[LANGUAGES.index(language)]}


def work_title(card: str, language: str) -> str:
    """The title of a card's work, unlike that of any other card; KeyError as for the picture.

    >>> [work_title("nex-once-3", language) for language in ("en", "fr", "pl")]
    ['Orbit for Two Machines', 'Orbite pour deux machines', 'Orbita na dwie maszyny']
    """
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    tongue = LANGUAGES.index(language)
    oeuvre, slot = _find(card)
    lap, place = divmod(slot, len(oeuvre.names))
    name = oeuvre.names[place]
    words = [name[tongue]]
    turn = (slot + slot // len(AUCTIONS)) % (len(oeuvre.circumstances) + 1)
    if turn and not _is_complete(name):
        words.append(oeuvre.circumstances[turn - 1][tongue])
    if lap:
        words.append(f"({lap + 1})")
    return " ".join(words)


def _is_complete(name: Phrase) -> bool:
    """Whether a name is a sentence of its own, to which nothing should be added."""
    return "," in name[0] or "!" in name[0]


def _find(card: str) -> tuple[Oeuvre, int]:
    """The oeuvre of a card's artist, and the place of the card in it.

    An owner's own components may count more cards of an auction than the box: every number has a place.
    """
    match = _CARD.fullmatch(card)
    if match is None:
        raise KeyError(f"{card!r} is no card of Modern Art's artists, such as nex-open-1")
    artist, auction, number = match.groups()
    return OEUVRES[artist], len(AUCTIONS) * (int(number) - 1) + AUCTIONS.index(auction)
