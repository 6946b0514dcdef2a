"""How the works look: five hands, one for each artist, and the wall label of each work in three languages.

A title is a name for what the picture shows, and sometimes a circumstance. Names and circumstances are whole phrases,
and a circumstance (on sale, before dawn) agrees with nothing, so that every pair is correct in every language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from vernissage.art import Composition, paint
from vernissage.art.dice import Dice
from vernissage.art.hands import hard_edge, ink, lattice, optical, pop
from vernissage.core.text import LANGUAGES, MissingText
from vernissage.games.modern_art.components import AUCTIONS

Phrase = tuple[str, str, str]
"""The same in English, French and Polish."""


@dataclass(frozen=True)
class Artist:
    """What tells an artist from the others: a hue and, wherever the hue appears, a shape."""

    hue: str
    shape: str


@dataclass(frozen=True)
class _Oeuvre:
    """All an artist ever did: one name for each composition, in the same order."""

    compositions: tuple[Composition, ...]
    names: tuple[Phrase, ...]
    circumstances: tuple[Phrase, ...]
    media: tuple[Phrase, ...]
    years: tuple[int, int]


ARTISTS = {
    "nex": Artist(hard_edge.HUE, "circle"),
    "bahut": Artist(ink.HUE, "wave"),
    "darmoir": Artist(optical.HUE, "triangle"),
    "sadland": Artist(lattice.HUE, "square"),
    "koriko": Artist(pop.HUE, "cross"),
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
    dice = Dice(f"{card} label")
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


def _find(card: str) -> tuple[_Oeuvre, int]:
    """The oeuvre of a card's artist, and the place of the card in it.

    An owner's own components may count more cards of an auction than the box: every number has a place.
    """
    match = _CARD.fullmatch(card)
    if match is None:
        raise KeyError(f"{card!r} is no card of Modern Art's artists, such as nex-open-1")
    artist, auction, number = match.groups()
    return _OEUVRES[artist], len(AUCTIONS) * (int(number) - 1) + AUCTIONS.index(auction)


_OEUVRES = {
    "nex": _Oeuvre(
        hard_edge.COMPOSITIONS,
        names=(
            ("Eclipse", "Éclipse", "Zaćmienie"),
            ("Displaced Halves", "Moitiés décalées", "Przesunięte połowy"),
            ("Four Circles, One Point", "Quatre cercles, un point", "Cztery koła, jeden punkt"),
            ("Planet and Moon", "Planète et lune", "Planeta i księżyc"),
            ("Sliced Disc", "Disque en tranches", "Pokrojony dysk"),
            ("What They Share", "Ce qu'ils partagent", "Część wspólna"),
            ("Balance", "Équilibre", "Równowaga"),
            ("Domes", "Coupoles", "Kopuły"),
            ("Quarter Turn", "Quart de tour", "Ćwierć obrotu"),
            ("Signal", "Signal", "Sygnał"),
            ("Perforated Plate", "Tôle perforée", "Perforowana blacha"),
            ("Orbit", "Orbite", "Orbita"),
        ),
        circumstances=(
            ("in Steel", "en acier", "w stali"),
            ("in Cold Light", "en lumière froide", "w zimnym świetle"),
            ("for Two Machines", "pour deux machines", "na dwie maszyny"),
            ("at Noon", "à midi", "w południe"),
        ),
        media=(
            ("Enamel on aluminium", "Émail sur aluminium", "Emalia na aluminium"),
            ("Lacquer on steel", "Laque sur acier", "Lakier na stali"),
            ("Acrylic on brushed steel", "Acrylique sur acier brossé", "Akryl na szczotkowanej stali"),
        ),
        years=(1959, 1974),
    ),
    "bahut": _Oeuvre(
        ink.COMPOSITIONS,
        names=(
            ("Empty Circle", "Cercle vide", "Puste koło"),
            ("The Fall", "La chute", "Upadek"),
            ("Crossroads", "Carrefour", "Rozstaje"),
            ("Wave", "Vague", "Fala"),
            ("Red Sun, Low Tide", "Soleil rouge, marée basse", "Czerwone słońce, odpływ"),
            ("Elegy", "Élégie", "Elegia"),
            ("The Way In", "Le chemin du dedans", "Droga do środka"),
            ("Plum Branch", "Branche de prunier", "Gałąź śliwy"),
            ("Three Breaths", "Trois souffles", "Trzy oddechy"),
            ("The Summit", "Le sommet", "Szczyt"),
            ("Detour", "Détour", "Okrężna droga"),
            ("Rain", "Pluie", "Deszcz"),
            ("Lightning", "Éclair", "Błyskawica"),
            ("Ember", "Braise", "Żar"),
        ),
        circumstances=(
            ("before Dawn", "avant l'aube", "przed świtem"),
            ("without a Word", "sans un mot", "bez słowa"),
            ("in Late Autumn", "à la fin de l'automne", "późną jesienią"),
            ("for an Absent Friend", "pour un ami absent", "dla nieobecnego przyjaciela"),
        ),
        media=(
            ("Ink and vermilion on paper", "Encre et vermillon sur papier", "Tusz i cynober na papierze"),
            (
                "Ink and vermilion on mulberry paper",
                "Encre et vermillon sur papier de mûrier",
                "Tusz i cynober na papierze morwowym",
            ),
            ("Ink and vermilion on silk", "Encre et vermillon sur soie", "Tusz i cynober na jedwabiu"),
        ),
        years=(1951, 1983),
    ),
    "darmoir": _Oeuvre(
        optical.COMPOSITIONS,
        names=(
            ("Held Breath", "Souffle retenu", "Wstrzymany oddech"),
            ("Pursuit", "Poursuite", "Pogoń"),
            ("Current", "Courant", "Nurt"),
            ("Hidden Triangle", "Triangle caché", "Ukryty trójkąt"),
            ("Syncopation", "Syncope", "Synkopa"),
            ("Ribbons", "Rubans", "Wstęgi"),
            ("Whirl", "Tourbillon", "Wir"),
            ("Fold", "Pli", "Fałda"),
            ("Two Stones, One Pond", "Deux pierres, un étang", "Dwa kamienie, jeden staw"),
            ("Interference", "Interférence", "Interferencja"),
            ("Herringbone", "Chevrons", "Jodełka"),
            ("Swell", "Houle", "Rozkołys"),
            ("Well", "Puits", "Studnia"),
            ("Leaf of Straight Lines", "Feuille de lignes droites", "Liść z linii prostych"),
        ),
        circumstances=(
            ("in Green", "en vert", "w zieleni"),
            ("for the Left Eye", "pour l'œil gauche", "dla lewego oka"),
            ("in Motion", "en mouvement", "w ruchu"),
            ("without Rest", "sans repos", "bez wytchnienia"),
        ),
        media=(
            ("Emulsion on board", "Émulsion sur panneau", "Emulsja na płycie"),
            ("Acrylic on canvas", "Acrylique sur toile", "Akryl na płótnie"),
            ("Screen print on acrylic glass", "Sérigraphie sur plexiglas", "Serigrafia na pleksiglasie"),
        ),
        years=(1961, 1982),
    ),
    "sadland": _Oeuvre(
        lattice.COMPOSITIONS,
        names=(
            ("Colour Chart", "Nuancier", "Wzornik barw"),
            ("Fence", "Clôture", "Ogrodzenie"),
            ("Three Panes", "Trois vitres", "Trzy szyby"),
            ("Order and Gravel", "Ordre et gravier", "Porządek i żwir"),
            ("Weave", "Tissage", "Splot"),
            ("Twelve Instructions", "Douze consignes", "Dwanaście poleceń"),
            ("What Fell Out", "Ce qui est tombé", "Co wypadło"),
            ("Land Register", "Cadastre", "Kataster"),
            ("Ruled Paper", "Papier réglé", "Papier w kratkę"),
            ("The Same Lattice, Twice", "Deux fois le même treillis", "Dwa razy ta sama krata"),
            ("Rooms within Rooms", "Des chambres dans des chambres", "Pokoje w pokojach"),
            ("Fault Line", "Ligne de faille", "Linia uskoku"),
            ("Scaffold", "Échafaudage", "Rusztowanie"),
            ("Shutters", "Volets", "Okiennice"),
            ("Veils", "Voiles", "Zasłony"),
        ),
        circumstances=(
            ("at Closing Time", "à l'heure de la fermeture", "w porze zamknięcia"),
            ("by a North Window", "près d'une fenêtre au nord", "przy północnym oknie"),
            ("under Glass", "sous verre", "pod szkłem"),
            ("in Amber Light", "en lumière ambrée", "w bursztynowym świetle"),
        ),
        media=(
            ("Gouache and pencil on paper", "Gouache et crayon sur papier", "Gwasz i ołówek na papierze"),
            ("Oil on canvas", "Huile sur toile", "Olej na płótnie"),
            ("Tempera on wood", "Tempera sur bois", "Tempera na desce"),
        ),
        years=(1966, 1997),
    ),
    "koriko": _Oeuvre(
        pop.COMPOSITIONS,
        names=(
            ("Vanilla", "Vanille", "Wanilia"),
            ("Four Flowers", "Quatre fleurs", "Cztery kwiaty"),
            ("Smile, Please", "Souriez, s'il vous plaît", "Proszę o uśmiech"),
            ("High Voltage", "Haute tension", "Wysokie napięcie"),
            ("Three Bananas", "Trois bananes", "Trzy banany"),
            ("Star of the Week", "Star de la semaine", "Gwiazda tygodnia"),
            ("Umbrella", "Parapluie", "Parasol"),
            ("Cherries", "Cerises", "Wiśnie"),
            ("Four Lipsticks", "Quatre rouges à lèvres", "Cztery szminki"),
            ("Big Eye", "Grand œil", "Wielkie oko"),
            ("Coffee Break", "Pause café", "Przerwa na kawę"),
            ("Half a Heart", "La moitié d'un cœur", "Pół serca"),
            ("Fish of the Day", "Poisson du jour", "Ryba dnia"),
            ("Sunglasses", "Lunettes de soleil", "Okulary słoneczne"),
            ("Hey!", "Hé\u00a0!", "Hej!"),
            ("Four Lollipops", "Quatre sucettes", "Cztery lizaki"),
        ),
        circumstances=(
            ("on Sale", "en solde", "na wyprzedaży"),
            ("to Take Away", "à emporter", "na wynos"),
            ("after Midnight", "après minuit", "po północy"),
            ("for Everyone", "pour tout le monde", "dla każdego"),
        ),
        media=(
            ("Screen print on paper", "Sérigraphie sur papier", "Serigrafia na papierze"),
            (
                "Acrylic and screen print on canvas",
                "Acrylique et sérigraphie sur toile",
                "Akryl i serigrafia na płótnie",
            ),
            ("Offset lithograph", "Lithographie offset", "Litografia offsetowa"),
        ),
        years=(1962, 1989),
    ),
}
