"""History: many people, lances and flags, columns and smoke; someone points the way."""

from __future__ import annotations

from functools import partial

from vernissage.games.pictura.pictures.history.public_life import (
    building,
    crowning,
    deathbed,
    feast,
    forum,
    stage,
    tombs,
    youths,
)
from vernissage.games.pictura.pictures.history.voyages import landing, naval, raft
from vernissage.games.pictura.pictures.history.war import archers, barricade, blaze, camp, charge, lances, march, squad
from vernissage.games.pictura.pictures.manner import Scene

SUBJECTS: dict[str, Scene] = {
    "surrender": partial(lances, kind="surrender"),
    "siege": partial(lances, kind="siege"),
    "meeting": partial(lances, kind="meeting"),
    "march": march,
    "gulf": partial(naval, kind="gulf"),
    "duel at sea": partial(naval, kind="duel"),
    "last voyage": partial(naval, kind="towed"),
    "raft": raft,
    "charge": partial(charge, kind="charge"),
    "tamed": partial(charge, kind="tamed"),
    "triumph": partial(charge, kind="triumph"),
    "night squad": partial(squad, kind="night"),
    "squad": partial(squad, kind="day"),
    "barricade": barricade,
    "school": partial(forum, kind="school"),
    "oath in the forum": partial(forum, kind="lucretia"),
    "trial": partial(forum, kind="virginia"),
    "fire": partial(blaze, kind="fire"),
    "storming": partial(blaze, kind="storm"),
    "conspiracy": partial(feast, kind="oath"),
    "banquet": partial(feast, kind="banquet"),
    "coronation": crowning,
    "landing": landing,
    "deathbed": deathbed,
    "tombs": tombs,
    "building": building,
    "youths": youths,
    "archers": archers,
    "camp": camp,
    "stage": stage,
}
