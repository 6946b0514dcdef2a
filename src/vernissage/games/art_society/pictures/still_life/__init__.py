"""Still lifes: things on the edge of a table before a yellow wall, each half in the light."""

from __future__ import annotations

from vernissage.art.colour import YELLOW
from vernissage.games.art_society.pictures.sheet import Scenes
from vernissage.games.art_society.pictures.still_life.upright import books, bottle, bouquet, coffee, pineapple, pitcher
from vernissage.games.art_society.pictures.still_life.wide import breakfast, fish, fruit_bowl, melon

HUE = YELLOW
MOODS = ("lemon", "candle", "eggs", "knife", "letter", "window", "cherries", "checks")
SCENES = Scenes(
    upright=(pitcher, bottle, bouquet, coffee, pineapple, books),
    wide=(fruit_bowl, breakfast, fish, melon),
    moods=MOODS,
)
