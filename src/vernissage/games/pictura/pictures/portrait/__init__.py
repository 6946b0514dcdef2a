"""Portraits: a face that looks at you, dressed as its age was; sometimes two, or a family."""

from __future__ import annotations

from functools import partial

from vernissage.games.pictura.pictures.manner import Scene
from vernissage.games.pictura.pictures.portrait.alone import reading, seated_lady, single, standing
from vernissage.games.pictura.pictures.portrait.face import Sitter
from vernissage.games.pictura.pictures.portrait.groups import CHILDREN, HOUSEHOLD, ROYALS, company, court, family, pair

SUBJECTS: dict[str, Scene] = {
    "veiled": partial(single, who=Sitter(True, wears="veil")),
    "ermine": partial(single, who=Sitter(True, holds="ermine"), open_air=False),
    "medal": partial(single, who=Sitter(False, holds="medal", wears="cap")),
    "courtier": partial(single, who=Sitter(False, beard=True, wears="flat cap", holds="pearl"), open_air=False),
    "fur": partial(single, who=Sitter(False, beard=True, wears="fur"), open_air=False),
    "jurist": partial(single, who=Sitter(False, old=True, wears="flat cap", holds="books"), open_air=False),
    "company": company,
    "court": court,
    "pope": partial(single, who=Sitter(False, old=True, beard=True, wears="pope"), open_air=True),
    "gentleman": partial(single, who=Sitter(False, beard=True), open_air=False),
    "earring": partial(single, who=Sitter(True, wears="turban"), open_air=False),
    "girl": partial(single, who=Sitter(True, wears="veil"), open_air=False),
    "standing": standing,
    "lady": partial(seated_lady, green=False),
    "dress": partial(seated_lady, green=True),
    "abbot": partial(single, who=Sitter(False, wears="great hat"), open_air=True),
    "captain": partial(single, who=Sitter(False, old=True), open_air=True),
    "painter and dog": partial(single, who=Sitter(False, wears="cap", holds="pug"), open_air=False),
    "seller": partial(single, who=Sitter(True, wears="bonnet", holds="basket"), open_air=True),
    "royals": partial(family, sitters=ROYALS),
    "children": partial(family, sitters=CHILDREN),
    "household": partial(family, sitters=HOUSEHOLD),
    "sisters": pair,
    "troubled man": partial(single, who=Sitter(False, old=False), open_air=False),
    "old woman": partial(single, who=Sitter(True, old=True, wears="bonnet"), open_air=False),
    "envious woman": partial(single, who=Sitter(True, old=True, wears="veil"), open_air=True),
    "friar": partial(single, who=Sitter(False, wears="bald"), open_air=True),
    "young girl": partial(single, who=Sitter(True, wears="straw hat"), open_air=True),
    "thinker": reading,
}
