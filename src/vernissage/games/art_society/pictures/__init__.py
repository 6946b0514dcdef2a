"""How the works look: four genres in four frames, and the wall label of each work in three languages."""

from __future__ import annotations

import re
from dataclasses import dataclass

from vernissage.art.dice import PictureDice
from vernissage.core.text import LANGUAGES, MissingText
from vernissage.games.art_society.pictures import city, land, portrait, still_life
from vernissage.games.art_society.pictures.catalogues import CATALOGUES, Catalogue, Phrase
from vernissage.games.art_society.pictures.sheet import Subject, hang


@dataclass(frozen=True)
class Genre:
    """What tells a genre from the others: a hue and, wherever the hue appears, a shape; a pale hue wants an outline."""

    hue: str
    shape: str
    outlined: bool = False


@dataclass(frozen=True)
class Frame:
    """What tells a frame from the others in small: a tone, and a sign drawn in a square of 24."""

    tone: str
    sign: str
    path: str


GENRES = {
    "cityscape": Genre(city.HUE, "square"),
    "portrait": Genre(portrait.HUE, "circle"),
    "still_life": Genre(still_life.HUE, "triangle", outlined=True),
    "landscape": Genre(land.HUE, "wave"),
}
FRAMES = {
    "gold": Frame(
        "#cf9d33",
        "scroll",
        "M12 2c3 0 5 2 5 5 3 0 5 2 5 5s-2 5-5 5c0 3-2 5-5 5s-5-2-5-5c-3 0-5-2-5-5s2-5 5-5c0-3 2-5 5-5z",
    ),
    "shell": Frame(
        "#f8d3bf", "scallop", "M12 22L2 13C1 10 3 8 5 8C5 5 8 3 10 4C11 2 13 2 14 4C16 3 19 5 19 8C21 8 23 10 22 13z"
    ),
    "walnut": Frame("#7d5230", "mitre", "M2 2H22L16 8H8V16L2 22z"),
    "ebony": Frame("#15120f", "block", "M2 2H9V5H15V2H22V9H19V15H22V22H15V19H9V22H2V15H5V9H2z"),
}
_SIZES = tuple((width, height) for width in range(2, 6) for height in range(2, 6))
_UPRIGHT = tuple(size for size in _SIZES if size[0] <= size[1])
_WIDE = tuple(size for size in _SIZES if size[0] > size[1])
_WORK = re.compile(
    rf"({'|'.join(GENRES)})-({'|'.join(FRAMES)})-([2-5])x([2-5])(-start)?(?:-([2-9]|[1-9][0-9]{{1,2}}))?", re.ASCII
)


@dataclass(frozen=True)
class _Work:
    genre: str
    frame: str
    width: int
    height: int
    catalogue: Catalogue
    subject: int
    mood: int
    lap: int
    """How many works with this subject and mood are before it."""

    @property
    def is_wide(self) -> bool:
        return self.width > self.height

    def phrases(self) -> tuple[Phrase, Phrase]:
        known = self.catalogue
        if self.is_wide:
            return known.wide[self.subject], known.wide_moods[self.mood]
        return known.upright[self.subject], known.moods[self.mood]

    def scene(self) -> tuple[Subject, str]:
        scenes = self.catalogue.scenes
        return (scenes.wide if self.is_wide else scenes.upright)[self.subject], scenes.moods[self.mood]


def picture(work: str) -> str:
    """A painting in its frame as SVG, a hundred units for each square; KeyError if it is no painting of the game.

    >>> picture("cityscape-gold-3x2")[:62]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">'
    """
    found = _find(work)
    return hang(work, found.width, found.height, found.frame, *found.scene())


def label(work: str, language: str) -> dict[str, str]:
    """What the wall label says beside genre and frame: title, year, medium; KeyError as for the picture.

    >>> label("portrait-gold-2x2", "fr")
    {'title': 'La tante au chapeau', 'year': '1927', 'medium': 'Papiers découpés sur carton'}
    """
    found = _find(work)
    title = work_title(work, language)
    dice = PictureDice(f"{work} label")
    first, last = found.catalogue.years
    year = first + dice.below(last - first + 1)
    return {"title": title, "year": str(year), "medium": dice.pick(found.catalogue.media)[LANGUAGES.index(language)]}


def work_title(work: str, language: str) -> str:
    """The title of a painting, unlike that of any other; KeyError as for the picture.

    >>> [work_title("landscape-walnut-5x5", language) for language in ("en", "fr", "pl")]
    ['The Winding Road in the Morning Sun', 'La route sinueuse au soleil du matin', 'Kręta droga w porannym słońcu']
    """
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    found = _find(work)
    words = [phrase[LANGUAGES.index(language)] for phrase in found.phrases()]
    if found.lap:
        words.append(f"({found.lap + 1})")
    return " ".join(words)


def _find(work: str) -> _Work:
    """A work by its name: every genre, frame and size has a subject and a mood of its own.

    An owner's own components may hold any of them, and several of a kind: every name has a place.
    """
    match = _WORK.fullmatch(work)
    if match is None or (match[5] and (match[3], match[4]) != ("2", "3")):
        raise KeyError(f"{work!r} is no painting of Art Society, such as portrait-gold-2x3")
    genre, frame, width, height = match[1], match[2], int(match[3]), int(match[4])
    catalogue = CATALOGUES[genre]
    if width > height:
        kinds, kind, subjects = len(_WIDE), _WIDE.index((width, height)), len(catalogue.wide)
    else:
        kinds, subjects = len(_UPRIGHT) + 1, len(catalogue.upright)
        kind = len(_UPRIGHT) if match[5] else _UPRIGHT.index((width, height))
    turn, subject = divmod(list(FRAMES).index(frame) * kinds + kind, subjects)
    mood = (turn + 3 * subject) % len(catalogue.moods)
    return _Work(genre, frame, width, height, catalogue, subject, mood, int(match[6] or 1) - 1)
