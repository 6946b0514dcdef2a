"""The questions of Art Society, in the order a round meets them, and what each answer does.

From `take` to `done` a turn is its seat's own draft: nobody else is told of it, and it can be taken back step by step
(AS-16, AS-R6, AS-R14). Rule numbers are those of docs/titles/art_society.md.
"""

from __future__ import annotations

from typing import Final

from vernissage.games.art_society.decisions.auction import Bid, Lot
from vernissage.games.art_society.decisions.start import Start
from vernissage.games.art_society.decisions.turn import Hang, Take
from vernissage.games.art_society.position import ArtSocietyPosition

START: Final[int] = ArtSocietyPosition.enrol(Start())
LOT: Final[int] = ArtSocietyPosition.enrol(Lot())
BID: Final[int] = ArtSocietyPosition.enrol(Bid())
TAKE: Final[int] = ArtSocietyPosition.enrol(Take())
HANG: Final[int] = ArtSocietyPosition.enrol(Hang())
