"""Religion: one axis from earth to heaven, a light that comes down it, and haloes."""

from __future__ import annotations

from functools import partial

from vernissage.games.pictura.pictures.manner import Scene
from vernissage.games.pictura.pictures.religion.gospel import call, crag, homecoming, lament, mocked, supper, visit
from vernissage.games.pictura.pictures.religion.mothers import annunciation, holy_family, madonna, magi, rosary
from vernissage.games.pictura.pictures.religion.old_stories import bather, daughter, throne, wrestle
from vernissage.games.pictura.pictures.religion.saints import saint

SUBJECTS: dict[str, Scene] = {
    "supper": partial(supper, guests=7),
    "small supper": partial(supper, guests=3),
    "rocks": partial(madonna, clouds=False),
    "annunciation": annunciation,
    "baptist": partial(saint, what="finger"),
    "madonna": partial(madonna, clouds=True),
    "rosary": rosary,
    "calling": call,
    "entombment": partial(lament, what="tomb"),
    "prodigal": homecoming,
    "visit": visit,
    "martyr": partial(saint, what="bound"),
    "holy family": holy_family,
    "nativity": magi,
    "altar": partial(throne, what="altar"),
    "immaculate": partial(saint, what="immaculate"),
    "throne": partial(throne, what="audience"),
    "angel in the sun": partial(saint, what="sun"),
    "wrestling": wrestle,
    "cross": partial(crag, cathedral=False),
    "cathedral": partial(crag, cathedral=True),
    "bath": partial(bather, what="susanna"),
    "toilette": partial(bather, what="esther"),
    "angels": partial(lament, what="angels"),
    "mocked": mocked,
    "daughter": daughter,
    "temptation": partial(saint, what="tempted"),
    "pieta": partial(lament, what="pieta"),
    "raising": partial(lament, what="lazarus"),
}
