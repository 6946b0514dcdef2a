"""How the works and the artists look: four forms of art, and the wall label of each work in three languages."""

from __future__ import annotations

import re
from dataclasses import dataclass

from vernissage.art.dice import PictureDice
from vernissage.core.text import LANGUAGES, MissingText
from vernissage.games.gallerist.pictures import digital, painting, photography, sculpture
from vernissage.games.gallerist.pictures.artists import LOOKS
from vernissage.games.gallerist.pictures.catalogues import CATALOGUES, Catalogue
from vernissage.games.gallerist.pictures.portrait import MANNERS, sit


@dataclass(frozen=True)
class Form:
    """What tells a form from the others: a hue and, wherever the hue appears, a shape; a pale hue wants an outline."""

    hue: str
    shape: str
    outlined: bool = False


FORMS = {
    "digital": Form(digital.HUE, "square"),
    "photography": Form(photography.HUE, "circle"),
    "sculpture": Form(sculpture.HUE, "triangle", outlined=True),
    "painting": Form(painting.HUE, "wave"),
}
MEDALLIONS = {"blue": "round", "red": "square"}
"""Blue artists hang in a round medallion, red ones in a square: the colour is not needed."""
WORKS = tuple(f"work-{form}-{n}" for form in FORMS for n in range(1, 9))
ARTISTS = tuple(f"artist-{form}-{colour}-{letter}" for form in FORMS for colour in MEDALLIONS for letter in "ab")
_WORK = re.compile(rf"work-({'|'.join(FORMS)})-([1-8])", re.ASCII)


def picture(work: str) -> str:
    """A work or the portrait of an artist as SVG; KeyError if it is neither.

    >>> picture("work-photography-1")[:62]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">'
    """
    if work in LOOKS:
        _, form, colour, _ = work.split("-")
        return sit(work, MANNERS[form], LOOKS[work], ARTISTS.index(work) % 4, MEDALLIONS[colour])
    catalogue, place = _find(work)
    return catalogue.make(work, catalogue.subjects[place])


def label(work: str, language: str) -> dict[str, str]:
    """What the wall label says beside the artist's name: title, year, medium; KeyError if it is no work.

    >>> label("work-painting-3", "fr")
    {'title': 'Tournesols au pichet', 'year': '1968', 'medium': 'Huile sur toile'}
    """
    catalogue, place = _find(work)
    title = work_title(work, language)
    first, last = catalogue.years
    year = first + PictureDice(f"{work} label").below(last - first + 1)
    return {"title": title, "year": str(year), "medium": catalogue.media[place][LANGUAGES.index(language)]}


def work_title(work: str, language: str) -> str:
    """The title of a work, unlike that of any other; KeyError as for the label.

    >>> [work_title("work-sculpture-6", language) for language in ("en", "fr", "pl")]
    ['They Should Fall', 'Elles devraient tomber', 'Powinny spaść']
    """
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    catalogue, place = _find(work)
    return catalogue.names[place][LANGUAGES.index(language)]


def _find(work: str) -> tuple[Catalogue, int]:
    match = _WORK.fullmatch(work)
    if match is None:
        raise KeyError(f"{work!r} is no work of The Gallerist, such as work-painting-3")
    return CATALOGUES[match[1]], int(match[2]) - 1
