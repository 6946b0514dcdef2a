"""The board in the browser repeats a few facts of the title: they are the same there."""

from __future__ import annotations

import re
from pathlib import Path

import vernissage
from vernissage.games.modern_art import pictures

BOARD = Path(__file__).parents[3] / "web" / "src" / "titles" / "modern_art"
BOX = vernissage.title("modern_art").setup(3).components


def test_the_signs_of_the_artists_are_those_of_their_pictures() -> None:
    source = (BOARD / "artists.ts").read_text("utf-8")
    signs = re.findall(r"(\w+): \{ shape: '(\w+)', hue: '(#\w{6})' \}", source)
    assert {key: (shape, hue.lower()) for key, shape, hue in signs} == {
        key: (artist.shape, artist.hue.lower()) for key, artist in pictures.ARTISTS.items()
    }
    assert tuple(key for key, _, _ in signs) == BOX.artists
