"""Landscapes in layers, from the palest and farthest to the darkest and nearest, and the weather over them."""

from __future__ import annotations

from vernissage.art.colour import GREEN
from vernissage.games.art_society.pictures.land.upright import birches, mountain_pass, pine, road, terraces, waterfall
from vernissage.games.art_society.pictures.land.wide import dunes, far_hills, fields, lake
from vernissage.games.art_society.pictures.sheet import Scenes

HUE = GREEN
MOODS = ("sun", "rain", "snow", "mist", "rainbow", "storm", "wind", "sunset")
SCENES = Scenes(
    upright=(waterfall, road, pine, mountain_pass, birches, terraces),
    wide=(lake, far_hills, dunes, fields),
    moods=MOODS,
)
