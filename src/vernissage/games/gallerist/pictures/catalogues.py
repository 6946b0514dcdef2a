"""The name and the material of each work in three languages, form by form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from vernissage.games.gallerist.pictures import digital, painting, photography, sculpture
from vernissage.games.gallerist.pictures.plate import Subject

Phrase = tuple[str, str, str]
"""The same in English, French and Polish."""


@dataclass(frozen=True)
class Catalogue:
    """All works of a form: how they are made, and for each subject its name and its material, in the same order."""

    make: Callable[[str, Subject], str]
    subjects: tuple[Subject, ...]
    names: tuple[Phrase, ...]
    media: tuple[Phrase, ...]
    years: tuple[int, int]


_SILVER = ("Silver gelatin print", "Tirage gélatino-argentique", "Odbitka żelatynowo-srebrowa")
_PLATINUM = ("Platinum print", "Tirage au platine", "Odbitka platynowa")
_PIGMENT = ("Pigment print on baryta", "Tirage pigmentaire sur baryté", "Druk pigmentowy na barycie")
_SOFTWARE = ("Software, screen", "Logiciel, écran", "Oprogramowanie, ekran")
_LOOP = ("Generative animation, looped", "Animation générative en boucle", "Animacja generatywna w pętli")
_LAMPS = ("729 lamps, camera", "729 lampes, caméra", "729 lampek, kamera")
_OIL = ("Oil on canvas", "Huile sur toile", "Olej na płótnie")
_LINEN = ("Oil on linen", "Huile sur lin", "Olej na lnie")
_ENAMEL = ("Enamel on canvas", "Émail sur toile", "Emalia na płótnie")
CATALOGUES: dict[str, Catalogue] = {
    "photography": Catalogue(
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
    "digital": Catalogue(
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
    "painting": Catalogue(
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
    "sculpture": Catalogue(
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
