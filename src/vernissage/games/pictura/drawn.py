"""What is printed whatever the box, for whoever draws the table: `make wire` hands it to the client."""

from __future__ import annotations

from vernissage.games.pictura.printed import INTERNATIONAL, SIDE
from vernissage.games.pictura.scoring import GALLERY, places

GALLERY_PLACES = places(GALLERY)
"""The Grand Gallery, by place, counted from 0 row by row."""

__all__ = ["GALLERY_PLACES", "INTERNATIONAL", "SIDE"]
