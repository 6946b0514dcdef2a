"""The questions of Museum: Pictura and what each answer does, one module for each part of a turn.

`goals` comes before the first turn, `turns` has the frame of one, `swaps` its acquisition, `actions` its action phase:
`hanging`, `exhibitions` and `inventory` are the three actions, `favours`, `effects` and `patrons` what comes with them,
`layouts` arranges a museum and counts. What happens on the table whoever asks for it (draws, prestige, hangings) is in
table.py, the codes in codes.py. Rule numbers are those of docs/titles/pictura.md.

The questions are enrolled here, in the order a turn meets them, which is that of an observation too.
"""

from __future__ import annotations

from typing import Final

from vernissage.games.pictura.decisions import actions, effects, exhibitions, goals, inventory, layouts, swaps
from vernissage.games.pictura.position import PicturaPosition

GOAL: Final[int] = PicturaPosition.enrol(goals.Goal())
SWAP: Final[int] = PicturaPosition.enrol(swaps.Swap())
JOIN: Final[int] = PicturaPosition.enrol(swaps.Join())
ACTION: Final[int] = PicturaPosition.enrol(actions.Action())
REWARD: Final[int] = PicturaPosition.enrol(exhibitions.Reward())
INVENTORY: Final[int] = PicturaPosition.enrol(inventory.Inventory())
REFRESH: Final[int] = PicturaPosition.enrol(inventory.Refresh())
LOOK: Final[int] = PicturaPosition.enrol(effects.Look())
LOAN: Final[int] = PicturaPosition.enrol(effects.Loan())
FREE: Final[int] = PicturaPosition.enrol(effects.Free())
RESTORE: Final[int] = PicturaPosition.enrol(effects.Restore())
DEALER: Final[int] = PicturaPosition.enrol(effects.Dealer())
EXCHANGE: Final[int] = PicturaPosition.enrol(effects.Exchange())
STORE: Final[int] = PicturaPosition.enrol(effects.Store())
ARRANGE: Final[int] = PicturaPosition.enrol(layouts.Arrange())
FINAL: Final[int] = PicturaPosition.enrol(layouts.Final())
