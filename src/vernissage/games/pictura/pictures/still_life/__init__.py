"""Still lifes: a table edge, things upon it, and nobody there."""

from __future__ import annotations

from functools import partial

from vernissage.games.pictura.pictures.manner import Manner, Scene
from vernissage.games.pictura.pictures.still_life.arrangements import basket_of, buffet, flowers_in_vase, row_of
from vernissage.games.pictura.pictures.still_life.flowers import turf
from vernissage.games.pictura.pictures.still_life.heads import composite
from vernissage.games.pictura.pictures.still_life.kitchen import catch
from vernissage.games.pictura.pictures.still_life.study import open_book


def near(m: Manner, scene: Scene) -> None:
    """A scene from a step closer."""
    with m.panel.group(transform="matrix(1.2 0 0 1.2 -34 -72)"):
        scene(m)


SUBJECTS: dict[str, Scene] = {
    **{
        f"basket {what}": partial(near, scene=partial(basket_of, what=what))
        for what in ("fruit", "apples", "flowers", "berries")
    },
    "vase": partial(flowers_in_vase, kind="mixed"),
    "sunflowers": partial(flowers_in_vase, kind="sun"),
    **{
        what: partial(near, scene=partial(row_of, what=what))
        for what in ("citrus", "vessels", "cup", "water", "goblet", "jar", "onions", "oranges")
    },
    **{what: partial(near, scene=partial(catch, what=what)) for what in ("bream", "lobster", "turkey", "butcher")},
    **{what: partial(catch, what=what) for what in ("ray", "peacock", "ox")},
    "book": partial(near, scene=open_book),
    "turf": turf,
    "buffet": buffet,
    **{
        f"head {season}": partial(composite, season=season)
        for season in ("flowers", "summer", "roots", "fruit", "meat")
    },
}
