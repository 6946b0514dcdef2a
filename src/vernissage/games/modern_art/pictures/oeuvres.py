"""All the artists ever did: the name of each composition in three languages, its circumstances and media.

A title is a name for what the picture shows, and sometimes a circumstance. Names and circumstances are whole phrases,
and a circumstance (on sale, before dawn) agrees with nothing, so that every pair is correct in every language.
"""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.art import Composition
from vernissage.games.modern_art.pictures import hard_edge, ink, lattice, optical, pop

Phrase = tuple[str, str, str]
"""The same in English, French and Polish."""


@dataclass(frozen=True)
class Oeuvre:
    """All an artist ever did: one name for each composition, in the same order."""

    compositions: tuple[Composition, ...]
    names: tuple[Phrase, ...]
    circumstances: tuple[Phrase, ...]
    media: tuple[Phrase, ...]
    years: tuple[int, int]


OEUVRES = {
    "nex": Oeuvre(
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
    "bahut": Oeuvre(
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
    "darmoir": Oeuvre(
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
    "sadland": Oeuvre(
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
    "koriko": Oeuvre(
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
