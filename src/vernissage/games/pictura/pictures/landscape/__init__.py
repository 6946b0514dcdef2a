"""Landscapes: no one large enough to matter; a horizon, and what the air does to what is far."""

from __future__ import annotations

from vernissage.games.pictura.pictures.landscape.fields import (
    fog,
    gloom,
    harvest,
    herd,
    highland,
    meadow,
    rainbow,
    snow,
    stacks,
    valley,
)
from vernissage.games.pictura.pictures.landscape.gardens import avenue, forest, garden, park
from vernissage.games.pictura.pictures.landscape.towns import (
    aqueduct,
    mill,
    rails_and_rain,
    starry,
    stream_mill,
    street,
    view,
)
from vernissage.games.pictura.pictures.landscape.waters import bathers_island, castle_lake, ice, lilies, monk, sunrise
from vernissage.games.pictura.pictures.manner import Scene

SUBJECTS: dict[str, Scene] = {
    "valley": valley,
    "rainbow": rainbow,
    "snow": snow,
    "harvest": harvest,
    "stacks": stacks,
    "herd": herd,
    "gloom": gloom,
    "sunrise": sunrise,
    "monk": monk,
    "fog": fog,
    "ice": ice,
    "mill": mill,
    "stream mill": stream_mill,
    "view": view,
    "street": street,
    "garden": garden,
    "avenue": avenue,
    "park": park,
    "forest": forest,
    "rain": rails_and_rain,
    "castle": castle_lake,
    "aqueduct": aqueduct,
    "meadow": meadow,
    "lilies": lilies,
    "bathing": bathers_island,
    "starry": starry,
    "highland": highland,
}
