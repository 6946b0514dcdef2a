"""What a seat, or a spectator, may know: each fact is put in on purpose. And how to imagine the rest."""

from __future__ import annotations

from vernissage.games.art_society.view.building import build, build_all
from vernissage.games.art_society.view.imagining import imagine, suppose
from vernissage.games.art_society.view.types import ArtSocietyView, NumbersView, WallView

__all__ = ["ArtSocietyView", "NumbersView", "WallView", "build", "build_all", "imagine", "suppose"]
