"""The city at dusk: dark blocks against the last light, and windows lit in them."""

from __future__ import annotations

from vernissage.art.colour import BLUE
from vernissage.games.art_society.pictures.city.upright import (
    cathedral,
    clock_tower,
    forty_floors,
    hill_town,
    house_opposite,
    street,
)
from vernissage.games.art_society.pictures.city.wide import canal_houses, far_bank, iron_bridge, last_train
from vernissage.games.art_society.pictures.sheet import Scenes

HUE = BLUE
MOODS = ("crescent", "moon", "rain", "snow", "fog", "stars", "dusk", "storm")
SCENES = Scenes(
    upright=(clock_tower, street, hill_town, house_opposite, forty_floors, cathedral),
    wide=(far_bank, canal_houses, iron_bridge, last_train),
    moods=MOODS,
)
