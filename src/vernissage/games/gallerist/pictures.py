"""How the works and the artists look: four forms of art, and the wall label of each work in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from vernissage.art.dice import Dice
from vernissage.art.forms import digital, painting, photography, sculpture
from vernissage.art.forms.plate import Subject
from vernissage.art.forms.portrait import MANNERS, sit
from vernissage.art.forms.sitter import Look
from vernissage.core.text import LANGUAGES, MissingText

Phrase = tuple[str, str, str]
"""The same in English, French and Polish."""


@dataclass(frozen=True)
class Form:
    """What tells a form from the others: a hue and, wherever the hue appears, a shape; a pale hue wants an outline."""

    hue: str
    shape: str
    outlined: bool = False


@dataclass(frozen=True)
class _Catalogue:
    """All works of a form: how they are made, and for each subject its name and its material, in the same order."""

    make: Callable[[str, Subject], str]
    subjects: tuple[Subject, ...]
    names: tuple[Phrase, ...]
    media: tuple[Phrase, ...]
    years: tuple[int, int]


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
    if work in _LOOKS:
        _, form, colour, _ = work.split("-")
        return sit(work, MANNERS[form], _LOOKS[work], ARTISTS.index(work) % 4, MEDALLIONS[colour])
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
    year = first + Dice(f"{work} label").below(last - first + 1)
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


def _find(work: str) -> tuple[_Catalogue, int]:
    match = _WORK.fullmatch(work)
    if match is None:
        raise KeyError(f"{work!r} is no work of The Gallerist, such as work-painting-3")
    return _CATALOGUES[match[1]], int(match[2]) - 1


_LOOKS = {
    "artist-photography-blue-a": Look("oval", "bob", wears=("round glasses",)),
    "artist-photography-blue-b": Look("broad", "crop", beard="full"),
    "artist-photography-red-a": Look("pointed", "long", wears=("brim",)),
    "artist-photography-red-b": Look("long", "bald", beard="moustache", wears=("square glasses", "scarf")),
    "artist-digital-blue-a": Look("oval", "quiff", wears=("headphones",)),
    "artist-digital-blue-b": Look("broad", "afro", wears=("earrings",)),
    "artist-digital-red-a": Look("pointed", "bob", wears=("square glasses",)),
    "artist-digital-red-b": Look("long", "bun", beard="full"),
    "artist-painting-blue-a": Look("pointed", "crop", wears=("beret", "scarf")),
    "artist-painting-blue-b": Look("oval", "bun", wears=("earrings",)),
    "artist-painting-red-a": Look("broad", "tied", beard="full", wears=("brim",)),
    "artist-painting-red-b": Look("oval", "long", wears=("earrings", "scarf")),
    "artist-sculpture-blue-a": Look("oval", "curls"),
    "artist-sculpture-blue-b": Look("pointed", "tied", wears=("earrings",)),
    "artist-sculpture-red-a": Look("broad", "curls", beard="full"),
    "artist-sculpture-red-b": Look("long", "bald", beard="goatee", wears=("round glasses",)),
}
_SILVER = ("Silver gelatin print", "Tirage gélatino-argentique", "Odbitka żelatynowo-srebrowa")
_PLATINUM = ("Platinum print", "Tirage au platine", "Odbitka platynowa")
_PIGMENT = ("Pigment print on baryta", "Tirage pigmentaire sur baryté", "Druk pigmentowy na barycie")
_SOFTWARE = ("Software, screen", "Logiciel, écran", "Oprogramowanie, ekran")
_LOOP = ("Generative animation, looped", "Animation générative en boucle", "Animacja generatywna w pętli")
_LAMPS = ("729 lamps, camera", "729 lampes, caméra", "729 lampek, kamera")
_OIL = ("Oil on canvas", "Huile sur toile", "Olej na płótnie")
_LINEN = ("Oil on linen", "Huile sur lin", "Olej na lnie")
_ENAMEL = ("Enamel on canvas", "Émail sur toile", "Emalia na płótnie")
_CATALOGUES: dict[str, _Catalogue] = {
    "photography": _Catalogue(
        photography.expose,
        photography.SUBJECTS,
        names=(
            ("Eighteen Posts", "Dix-huit pieux", "Osiemnaście pali"),
            ("From the Fifth Floor", "Vu du cinquième étage", "Z piątego piętra"),
            ("Last Tram Gone", "Le dernier tram est parti", "Po ostatnim tramwaju"),
            ("Arrivals, 8:10", "Arrivées, 8\u00a0h\u00a010", "Przyjazdy, 8:10"),
            ("Alone at the Crest", "Seul sur la crête", "Sam na wydmie"),
            ("Make a Wish", "Fais un vœu", "Pomyśl życzenie"),
            ("The Other Bank Is a Rumour", "L'autre rive est une rumeur", "Drugi brzeg to pogłoska"),
            ("Moonrise, No Wind", "Lever de lune, sans vent", "Wschód księżyca, bez wiatru"),
        ),
        media=(
            _SILVER,
            _PIGMENT,
            _SILVER,
            _SILVER,
            _PLATINUM,
            _PIGMENT,
            _PLATINUM,
            _SILVER,
        ),
        years=(1974, 2014),
    ),
    "digital": _Catalogue(
        digital.project,
        digital.SUBJECTS,
        names=(
            ("Drift", "Dérive", "Dryf"),
            ("Island, 121 Columns", "Île, 121 colonnes", "Wyspa, 121 kolumn"),
            ("Rule 30", "Règle 30", "Reguła 30"),
            ("Sunset, Bad Signal", "Coucher de soleil, mauvais signal", "Zachód słońca, słaby sygnał"),
            ("The Long Way Home", "Le chemin le plus long", "Najdłuższa droga do domu"),
            ("Twenty-Five Nights of Noise", "Vingt-cinq nuits de bruit", "Dwadzieścia pięć nocy szumu"),
            ("It Looks Back", "Ça vous regarde", "Patrzy na ciebie"),
            ("No Beginning, No End", "Ni début ni fin", "Bez początku i końca"),
        ),
        media=(
            _SOFTWARE,
            _LOOP,
            _SOFTWARE,
            _LOOP,
            _SOFTWARE,
            _LOOP,
            _LAMPS,
            _LOOP,
        ),
        years=(1998, 2015),
    ),
    "painting": _Catalogue(
        painting.stretch,
        painting.SUBJECTS,
        names=(
            ("Untitled (Amber over Wine)", "Sans titre (ambre sur lie-de-vin)", "Bez tytułu (bursztyn nad winem)"),
            ("Seven Seconds", "Sept secondes", "Siedem sekund"),
            ("Sunflowers in a Jug", "Tournesols au pichet", "Słoneczniki w dzbanku"),
            ("Noon, with Crows", "Midi aux corbeaux", "Południe z wronami"),
            ("Guitar and Glass", "Guitare et verre", "Gitara i kieliszek"),
            ("Walking round It", "En tournant autour", "Chodząc dookoła"),
            ("Three Boats, No Hurry", "Trois bateaux, rien ne presse", "Trzy łodzie, bez pośpiechu"),
            ("What the Blade Left", "Ce que la lame a laissé", "Co zostawiło ostrze"),
        ),
        media=(
            _OIL,
            _OIL,
            _OIL,
            _OIL,
            _LINEN,
            _ENAMEL,
            _OIL,
            _LINEN,
        ),
        years=(1962, 2015),
    ),
    "sculpture": _Catalogue(
        sculpture.install,
        sculpture.SUBJECTS,
        names=(
            ("Ascent", "Ascension", "Wznoszenie"),
            ("The Space Between", "L'espace entre", "Przestrzeń pomiędzy"),
            ("Passer-by", "Passant", "Przechodzień"),
            ("Light Breeze", "Brise légère", "Lekki powiew"),
            ("Before the Ends Met", "Avant que les bouts se touchent", "Zanim spotkały się końce"),
            ("They Should Fall", "Elles devraient tomber", "Powinny spaść"),
            ("Oak, Persuaded", "Le chêne persuadé", "Dąb dał się namówić"),
            ("A Giraffe in Twelve Breaths", "Girafe en douze souffles", "Żyrafa na dwanaście oddechów"),
        ),
        media=(
            ("Polished brass on limestone", "Laiton poli sur calcaire", "Polerowany mosiądz na wapieniu"),
            ("Marble", "Marbre", "Marmur"),
            ("Bronze", "Bronze", "Brąz"),
            ("Painted steel and wire", "Acier peint et fil de fer", "Malowana stal i drut"),
            ("Stainless steel on granite", "Acier inoxydable sur granit", "Stal nierdzewna na granicie"),
            ("Six river stones", "Six galets de rivière", "Sześć kamieni rzecznych"),
            ("Oak", "Chêne", "Dąb"),
            ("Mirror-polished steel, lacquer", "Acier poli miroir, laque", "Stal polerowana na lustro, lakier"),
        ),
        years=(1958, 2015),
    ),
}
