"""How the paintings look: the period gives the manner and the frame, the domain what there is to see.

They are homages. Each has the manner of its period, a tint and a habit of the brush for its painter, and a scene that
its title suggests; none repeats the painting it is named after.
"""

from __future__ import annotations

import functools
import importlib.resources
from dataclasses import dataclass

from vernissage.games.pictura import components
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.pictures import history, landscape, mythology, portrait, religion, still_life
from vernissage.games.pictura.pictures.baroque import Baroque
from vernissage.games.pictura.pictures.impressionist import Impressionist
from vernissage.games.pictura.pictures.manner import Accent, Manner, Scene, hang
from vernissage.games.pictura.pictures.renaissance import Renaissance
from vernissage.games.pictura.pictures.rococo import Rococo
from vernissage.games.pictura.pictures.romantic import Romantic
from vernissage.games.pictura.printed import DOMAINS, PERIODS

MANNERS: dict[str, type[Manner]] = {
    "renaissance": Renaissance,
    "baroque": Baroque,
    "rococo": Rococo,
    "romanticism": Romantic,
    "impressionism": Impressionist,
}
SCENES: dict[str, dict[str, Scene]] = {
    "mythology": mythology.SUBJECTS,
    "history": history.SUBJECTS,
    "religion": religion.SUBJECTS,
    "landscape": landscape.SUBJECTS,
    "still_life": still_life.SUBJECTS,
    "portrait": portrait.SUBJECTS,
}


@dataclass(frozen=True)
class Oeuvre:
    """A painter's accent, and the scenes of the works in the order of the box."""

    accent: Accent
    scenes: tuple[str, ...]


def picture(work: str) -> str:
    """A painting in the frame of its period as SVG; KeyError if it is no painting of the game.

    >>> picture("painting-1")[:62]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500">'
    """
    box = _box()
    if work not in box.painting_numbers:
        raise KeyError(f"{work!r} is no painting of Museum: Pictura, such as painting-1")
    card = box.painting_numbers[work]
    painter = box.painter[card]
    oeuvre = OEUVRES[painter]
    scene = oeuvre.scenes[card - box.painter.index(painter)]
    manner = MANNERS[PERIODS[box.period[card]]]
    return hang(work, manner, oeuvre.accent, SCENES[DOMAINS[box.domain[card]]][scene])


@functools.cache
def _box() -> Box:
    text = (importlib.resources.files(components.__package__) / "components.toml").read_text("utf-8")
    return components.load(text)


OEUVRES = (
    # Leonardo da Vinci: brown smoke over blue distance.
    Oeuvre(Accent("#6f6a3c", 16, "sfumato"), ("veiled", "ermine", "supper", "rocks", "annunciation", "baptist")),
    # Sandro Botticelli: pale, drawn, and flowers everywhere.
    Oeuvre(
        Accent("#f3e2c0", 14, "blossoms"),
        ("birth", "spring", "lovers", "oath in the forum", "trial", "medal"),
    ),
    # Raphael: clear and balanced.
    Oeuvre(Accent("#f6c890", 6), ("galatea", "school", "meeting", "fire", "madonna", "courtier")),
    # Albrecht Dürer: hatching with the pen.
    Oeuvre(Accent("#b98f4a", 14, "hatching"), ("fur", "turf", "highland", "stream mill", "birds", "rosary")),
    # Pieter Bruegel: a high view, and birds in it.
    Oeuvre(Accent("#5f7a6a", 12, "crows"), ("snow", "harvest", "gloom", "herd", "icarus", "gulf")),
    # Giuseppe Arcimboldo: ripe.
    Oeuvre(
        Accent("#8a3a1c", 8),
        ("head flowers", "head summer", "head roots", "head fruit", "head meat", "jurist"),
    ),
    # Caravaggio: the hardest light.
    Oeuvre(Accent("#1a0d06", 6), ("basket fruit", "wine", "gorgon", "calling", "small supper", "entombment")),
    # Peter Paul Rubens: flesh, red and movement.
    Oeuvre(
        Accent("#c8643c", 13, "flourish"),
        ("judgement", "landing", "coronation", "deathbed", "rainbow", "valley"),
    ),
    # Rembrandt: gold out of brown.
    Oeuvre(Accent("#a8660c", 12, "embers"), ("company", "conspiracy", "prodigal", "mill", "ox", "peacock")),
    # Diego Velázquez: silver grey.
    Oeuvre(Accent("#8f949a", 18, "silver"), ("court", "pope", "gentleman", "surrender", "revel", "garden")),
    # Johannes Vermeer: a window on the left, blue and lemon yellow.
    Oeuvre(Accent("#4f78b8", 12, "window"), ("view", "street", "companions", "visit", "earring", "girl")),
    # Francisco de Zurbarán: silence.
    Oeuvre(Accent("#e4d6bc", 8), ("citrus", "vessels", "cup", "siege", "martyr", "lion")),
    # Antoine Watteau: silk, and autumn coming.
    Oeuvre(
        Accent("#e6b97a", 16, "silk"),
        ("embarkation", "harvest goddess", "park", "holy family", "standing", "camp"),
    ),
    # François Boucher: rose and sky.
    Oeuvre(Accent("#f2a0b4", 14, "petals"), ("sea triumph", "bath", "nativity", "lady", "stream mill", "forest")),
    # Jean-Honoré Fragonard: yellow green, and feathers.
    Oeuvre(Accent("#e4dc74", 16, "feathers"), ("gifts", "altar", "abbot", "garden", "park", "avenue")),
    # Giovanni Battista Tiepolo: light through a high ceiling.
    Oeuvre(
        Accent("#a8d4ee", 14, "rays"),
        ("banquet", "triumph", "storming", "hyacinth", "nativity", "immaculate"),
    ),
    # William Hogarth: the serpentine line.
    Oeuvre(Accent("#c98a5a", 18, "serpentine"), ("stage", "march", "throne", "captain", "painter and dog", "seller")),
    # Jean-Siméon Chardin: dust and quiet.
    Oeuvre(Accent("#c08e5c", 14, "dusk"), ("ray", "buffet", "jar", "basket berries", "water", "goblet")),
    # Francisco de Goya: black.
    Oeuvre(Accent("#1c1712", 14, "pitch"), ("giant", "night squad", "royals", "bream", "turkey", "butcher")),
    # J. M. W. Turner: everything turns about the sun.
    Oeuvre(
        Accent("#f4c04e", 22, "vortex"),
        ("last voyage", "rain", "castle", "voyage", "python", "angel in the sun"),
    ),
    # Eugène Delacroix: red against green.
    Oeuvre(Accent("#a83020", 10, "blaze"), ("barricade", "dagger", "wrestling", "lobster", "vase", "basket flowers")),
    # Théodore Géricault: bitumen.
    Oeuvre(Accent("#4a2e14", 20), ("raft", "charge", "aqueduct", "troubled man", "old woman", "envious woman")),
    # Caspar David Friedrich: cold, calm and far.
    Oeuvre(Accent("#7c86b4", 22, "solitude"), ("fog", "ice", "monk", "cross", "cathedral", "tombs")),
    # Théodore Chassériau: ivory and dark green.
    Oeuvre(Accent("#b8a274", 14, "ivory"), ("andromeda", "laurel", "bath", "toilette", "sisters", "friar")),
    # Édouard Manet: flat, with black.
    Oeuvre(Accent("#8a8a92", 20, "flat"), ("squad", "duel at sea", "angels", "mocked", "nymph", "standing")),
    # Claude Monet: water over everything.
    Oeuvre(Accent("#a8b4ee", 10, "ripple"), ("sunrise", "meadow", "stacks", "lilies", "sunflowers", "dress")),
    # Pierre-Auguste Renoir: rosy, soft as feathers.
    Oeuvre(
        Accent("#f08a78", 14, "feather"),
        ("huntress", "judgement", "bathing", "onions", "children", "young girl"),
    ),
    # Edgar Degas: chalk, drawn aslant.
    Oeuvre(
        Accent("#b8a060", 18, "chalk"),
        ("youths", "building", "archers", "tamed", "daughter", "household"),
    ),
    # Paul Cézanne: built from planes.
    Oeuvre(
        Accent("#7a9a6a", 14, "planes"),
        ("abduction", "swan", "strife", "temptation", "basket apples", "oranges"),
    ),
    # Vincent van Gogh: cobalt and yellow, in whirls.
    Oeuvre(Accent("#3a66c8", 12, "swirl"), ("starry", "sunflowers", "book", "pieta", "raising", "thinker")),
)
