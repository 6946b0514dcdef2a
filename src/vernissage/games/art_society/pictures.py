"""How the works look: four genres in four frames, and the wall label of each work in three languages.

A title is a subject and a circumstance. Both are painted, and both are whole phrases: a circumstance (in the rain,
with a cat) agrees with nothing, so that every pair is correct in every language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from vernissage.art.dice import Dice
from vernissage.art.scenes import city, land, portrait, still_life
from vernissage.art.scenes.sheet import Genre as Scenes
from vernissage.art.scenes.sheet import Subject, hang
from vernissage.core.text import LANGUAGES, MissingText

Phrase = tuple[str, str, str]
"""The same in English, French and Polish."""


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


@dataclass(frozen=True)
class _Catalogue:
    """All works of a genre: the name of each subject and the words for each mood, in the order of the scenes."""

    scenes: Scenes
    upright: tuple[Phrase, ...]
    wide: tuple[Phrase, ...]
    moods: tuple[Phrase, ...]
    wide_moods: tuple[Phrase, ...]
    media: tuple[Phrase, ...]
    years: tuple[int, int]


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
    catalogue: _Catalogue
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
    dice = Dice(f"{work} label")
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
    catalogue = _CATALOGUES[genre]
    if width > height:
        kinds, kind, subjects = len(_WIDE), _WIDE.index((width, height)), len(catalogue.wide)
    else:
        kinds, subjects = len(_UPRIGHT) + 1, len(catalogue.upright)
        kind = len(_UPRIGHT) if match[5] else _UPRIGHT.index((width, height))
    turn, subject = divmod(list(FRAMES).index(frame) * kinds + kind, subjects)
    mood = (turn + 3 * subject) % len(catalogue.moods)
    return _Work(genre, frame, width, height, catalogue, subject, mood, int(match[6] or 1) - 1)


_CITY_MOODS: tuple[Phrase, ...] = (
    ("under a Crescent Moon", "sous un croissant de lune", "pod sierpem księżyca"),
    ("under a Full Moon", "sous la pleine lune", "przy pełni księżyca"),
    ("in the Rain", "sous la pluie", "w deszczu"),
    ("in the Snow", "sous la neige", "w śniegu"),
    ("in the Fog", "dans le brouillard", "we mgle"),
    ("under the First Stars", "sous les premières étoiles", "pod pierwszymi gwiazdami"),
    ("at Dusk", "à la tombée du jour", "o zmierzchu"),
    ("after the Storm", "après l'orage", "po burzy"),
)
_LAND_MOODS: tuple[Phrase, ...] = (
    ("in the Morning Sun", "au soleil du matin", "w porannym słońcu"),
    ("in the Rain", "sous la pluie", "w deszczu"),
    ("in the Snow", "sous la neige", "w śniegu"),
    ("in the Mist", "dans la brume", "we mgle"),
    ("with a Rainbow", "avec un arc-en-ciel", "z tęczą"),
    ("before the Storm", "avant l'orage", "przed burzą"),
    ("in the Wind", "dans le vent", "na wietrze"),
    ("at Sunset", "au coucher du soleil", "o zachodzie słońca"),
)
_STILL_MOODS: tuple[Phrase, ...] = (
    ("with a Lemon", "avec un citron", "z cytryną"),
    ("by Candlelight", "à la chandelle", "przy świecy"),
    ("with Two Eggs", "avec deux œufs", "z dwoma jajkami"),
    ("with a Knife", "avec un couteau", "z nożem"),
    ("with a Letter", "avec une lettre", "z listem"),
    ("by the Window", "près de la fenêtre", "przy oknie"),
    ("with Cherries", "avec des cerises", "z wiśniami"),
    ("on a Checked Cloth", "sur une nappe à carreaux", "na obrusie w kratę"),
)

_CATALOGUES = {
    "cityscape": _Catalogue(
        city.GENRE,
        upright=(
            ("The Clock Tower", "La tour de l'horloge", "Wieża zegarowa"),
            ("The Long Street", "La longue rue", "Długa ulica"),
            ("The Upper Town", "La ville haute", "Górne miasto"),
            ("The House Opposite", "La maison d'en face", "Kamienica naprzeciwko"),
            ("Forty Floors", "Quarante étages", "Czterdzieści pięter"),
            ("The Cathedral", "La cathédrale", "Katedra"),
        ),
        wide=(
            ("The Far Bank", "L'autre rive", "Drugi brzeg"),
            ("Canal Houses", "Maisons du canal", "Domy nad kanałem"),
            ("The Iron Bridge", "Le pont de fer", "Żelazny most"),
            ("The Last Train", "Le dernier train", "Ostatni pociąg"),
        ),
        moods=_CITY_MOODS,
        wide_moods=_CITY_MOODS,
        media=(
            ("Oil on canvas", "Huile sur toile", "Olej na płótnie"),
            ("Gouache on board", "Gouache sur carton", "Gwasz na kartonie"),
            ("Tempera on panel", "Tempera sur panneau", "Tempera na desce"),
        ),
        years=(1888, 1938),
    ),
    "portrait": _Catalogue(
        portrait.GENRE,
        upright=(
            ("The Aunt", "La tante", "Ciotka"),
            ("The Notary", "Le notaire", "Notariusz"),
            ("The Student", "L'étudiante", "Studentka"),
            ("The Captain", "Le capitaine", "Kapitan"),
            ("The Widow", "La veuve", "Wdowa"),
            ("The Poet", "Le poète", "Poeta"),
        ),
        wide=(
            ("The Family", "La famille", "Rodzina"),
            ("The Committee", "Le comité", "Komitet"),
            ("The Neighbours", "Les voisins", "Sąsiedzi"),
            ("The Cousins", "Les cousins", "Kuzyni"),
        ),
        moods=(
            ("in a Hat", "au chapeau", "w kapeluszu"),
            ("with a Cat", "au chat", "z kotem"),
            ("with a Flower", "à la fleur", "z kwiatem"),
            ("with a Pipe", "à la pipe", "z fajką"),
            ("with a Bird", "à l'oiseau", "z ptakiem"),
            ("in Spectacles", "aux lunettes", "w okularach"),
            ("in a Scarf", "à l'écharpe", "w szaliku"),
            ("with a Fan", "à l'éventail", "z wachlarzem"),
        ),
        wide_moods=(
            ("in Hats", "aux chapeaux", "w kapeluszach"),
            ("with a Cat", "au chat", "z kotem"),
            ("with a Flower", "à la fleur", "z kwiatem"),
            ("with a Pipe", "à la pipe", "z fajką"),
            ("with a Bird", "à l'oiseau", "z ptakiem"),
            ("in Spectacles", "aux lunettes", "w okularach"),
            ("in Scarves", "aux écharpes", "w szalikach"),
            ("with Fans", "aux éventails", "z wachlarzami"),
        ),
        media=(
            ("Cut paper on board", "Papiers découpés sur carton", "Wycinanka na kartonie"),
            ("Cut paper and gouache", "Papiers découpés et gouache", "Wycinanka i gwasz"),
            ("Cut paper on canvas", "Papiers découpés sur toile", "Wycinanka na płótnie"),
        ),
        years=(1902, 1953),
    ),
    "still_life": _Catalogue(
        still_life.GENRE,
        upright=(
            ("Blue Pitcher", "Cruche bleue", "Niebieski dzban"),
            ("Bottle and Glass", "Bouteille et verre", "Butelka i kieliszek"),
            ("Bouquet", "Bouquet", "Bukiet"),
            ("Red Coffee Pot", "Cafetière rouge", "Czerwony dzbanek do kawy"),
            ("Pineapple", "Ananas", "Ananas"),
            ("Pear on Books", "Poire sur des livres", "Gruszka na książkach"),
        ),
        wide=(
            ("Bowl of Fruit", "Coupe de fruits", "Misa owoców"),
            ("Breakfast", "Petit déjeuner", "Śniadanie"),
            ("Fish on a Plate", "Poisson sur un plat", "Ryba na półmisku"),
            ("Watermelon", "Pastèque", "Arbuz"),
        ),
        moods=_STILL_MOODS,
        wide_moods=_STILL_MOODS,
        media=(
            ("Oil on canvas", "Huile sur toile", "Olej na płótnie"),
            ("Oil on panel", "Huile sur panneau", "Olej na desce"),
            ("Gouache on paper", "Gouache sur papier", "Gwasz na papierze"),
        ),
        years=(1871, 1934),
    ),
    "landscape": _Catalogue(
        land.GENRE,
        upright=(
            ("The Waterfall", "La cascade", "Wodospad"),
            ("The Winding Road", "La route sinueuse", "Kręta droga"),
            ("The Lone Pine", "Le pin solitaire", "Samotna sosna"),
            ("The Pass", "Le col", "Przełęcz"),
            ("The Birches", "Les bouleaux", "Brzozy"),
            ("The Terraces", "Les terrasses", "Tarasy"),
        ),
        wide=(
            ("The Lake", "Le lac", "Jezioro"),
            ("The Far Hills", "Les collines lointaines", "Dalekie wzgórza"),
            ("The Dunes", "Les dunes", "Wydmy"),
            ("The Fields", "Les champs", "Pola"),
        ),
        moods=_LAND_MOODS,
        wide_moods=_LAND_MOODS,
        media=(
            ("Watercolour on paper", "Aquarelle sur papier", "Akwarela na papierze"),
            ("Oil on canvas", "Huile sur toile", "Olej na płótnie"),
            ("Colour woodcut", "Gravure sur bois en couleurs", "Barwny drzeworyt"),
        ),
        years=(1866, 1941),
    ),
}
