"""Somebody from the hat down to the edge of the picture."""

from __future__ import annotations

from vernissage.games.pictura.pictures.portrait.clothes import body, collar
from vernissage.games.pictura.pictures.portrait.face import Face
from vernissage.games.pictura.pictures.portrait.hair import hair_behind, hair_over


def paint(face: Face) -> None:
    """Somebody from the hat down to the edge of the picture."""
    hair_behind(face)
    body(face)
    face.neck()
    collar(face)
    face.head()
    face.features()
    hair_over(face)
