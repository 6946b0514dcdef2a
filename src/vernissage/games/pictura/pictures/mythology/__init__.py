"""Mythology: gods and nymphs without much on, beasts that never were, a temple far away among trees."""

from __future__ import annotations

from functools import partial

from vernissage.games.pictura.pictures.manner import Scene
from vernissage.games.pictura.pictures.mythology.clouds import gifts, harvest_goddess
from vernissage.games.pictura.pictures.mythology.groves import companions, dance, judgement, pursuit, recline, wine
from vernissage.games.pictura.pictures.mythology.heroes import gorgon, hero
from vernissage.games.pictura.pictures.mythology.seas import over_the_sea, shell

SUBJECTS: dict[str, Scene] = {
    "birth": partial(shell, kind="birth"),
    "galatea": partial(shell, kind="galatea"),
    "sea triumph": partial(shell, kind="triumph"),
    "spring": partial(dance, kind="spring"),
    "embarkation": partial(dance, kind="embark"),
    "strife": partial(dance, kind="strife"),
    "lovers": partial(recline, kind="venus"),
    "swan": partial(recline, kind="swan"),
    "nymph": partial(recline, kind="nymph"),
    "huntress": partial(recline, kind="huntress"),
    "bath": partial(recline, kind="bath"),
    "companions": companions,
    "lion": partial(hero, beast="lion"),
    "birds": partial(hero, beast="birds"),
    "python": partial(hero, beast="python"),
    "giant": partial(hero, beast="giant"),
    "dagger": partial(hero, beast="children"),
    "judgement": judgement,
    "wine": partial(wine, revel=False),
    "revel": partial(wine, revel=True),
    "gorgon": gorgon,
    "icarus": partial(over_the_sea, kind="icarus"),
    "voyage": partial(over_the_sea, kind="ulysses"),
    "andromeda": partial(over_the_sea, kind="andromeda"),
    "laurel": partial(pursuit, kind="laurel"),
    "abduction": partial(pursuit, kind="abduction"),
    "hyacinth": partial(pursuit, kind="hyacinth"),
    "harvest goddess": harvest_goddess,
    "gifts": gifts,
}
