"""The names of all subjects and the words for all moods in three languages, genre by genre.

A title is a subject and a circumstance. Both are painted, and both are whole phrases: a circumstance (in the rain,
with a cat) agrees with nothing, so that every pair is correct in every language.
"""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.games.art_society.pictures import city, land, portrait, still_life
from vernissage.games.art_society.pictures.sheet import Scenes

Phrase = tuple[str, str, str]
"""The same in English, French and Polish."""


@dataclass(frozen=True)
class Catalogue:
    """All works of a genre: the name of each subject and the words for each mood, in the order of the scenes."""

    scenes: Scenes
    upright: tuple[Phrase, ...]
    wide: tuple[Phrase, ...]
    moods: tuple[Phrase, ...]
    wide_moods: tuple[Phrase, ...]
    media: tuple[Phrase, ...]
    years: tuple[int, int]


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
CATALOGUES = {
    "cityscape": Catalogue(
        city.SCENES,
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
    "portrait": Catalogue(
        portrait.SCENES,
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
    "still_life": Catalogue(
        still_life.SCENES,
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
    "landscape": Catalogue(
        land.SCENES,
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
