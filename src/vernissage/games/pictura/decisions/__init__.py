"""The questions of Museum: Pictura and what each answer does, one module for each part of a turn.

`goals` comes before the first turn, `turns` has the frame of one, `swaps` its acquisition, `actions` its action phase:
`hanging`, `exhibitions` and `inventory` are the three actions, `favours`, `effects` and `patrons` what comes with them,
`layouts` arranges a museum and counts. What happens on the table whoever asks for it (draws, prestige, hangings) is in
table.py, the codes in codes.py. Rule numbers are those of docs/titles/pictura.md.

The questions are enrolled here, in the order a turn meets them, which is that of an observation too.
"""

from __future__ import annotations

from vernissage.games.pictura.decisions import actions, effects, exhibitions, goals, inventory, layouts, swaps
from vernissage.games.pictura.position import PicturaPosition

GOAL = PicturaPosition.enrol(goals.Goal())
SWAP = PicturaPosition.enrol(swaps.Swap())
JOIN = PicturaPosition.enrol(swaps.Join())
ACTION = PicturaPosition.enrol(actions.Action())
REWARD = PicturaPosition.enrol(exhibitions.Reward())
INVENTORY = PicturaPosition.enrol(inventory.Inventory())
REFRESH = PicturaPosition.enrol(inventory.Refresh())
LOOK = PicturaPosition.enrol(effects.Look())
LOAN = PicturaPosition.enrol(effects.Loan())
FREE = PicturaPosition.enrol(effects.Free())
RESTORE = PicturaPosition.enrol(effects.Restore())
DEALER = PicturaPosition.enrol(effects.Dealer())
EXCHANGE = PicturaPosition.enrol(effects.Exchange())
STORE = PicturaPosition.enrol(effects.Store())
ARRANGE = PicturaPosition.enrol(layouts.Arrange())
FINAL = PicturaPosition.enrol(layouts.Final())
