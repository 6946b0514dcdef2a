"""The questions of The Gallerist and what each answer does, one module for each part of the board.

`turns` has the frame of a turn, `actions` the eight location actions, then `colony`, `sales`, `media` and `market`;
`executive` the executive actions, `gains` everything a seat gains and pays, `solo` Lacerda. How questions follow one
another is in `flow`. Rule numbers are those of docs/titles/gallerist.md.
"""

from __future__ import annotations

from vernissage.games.gallerist.decisions import colony, executive, gains, market, media, sales, turns
from vernissage.games.gallerist.position import GalleristPosition

QUESTIONS = (
    turns.Start(),
    turns.Turn(),
    turns.Leave(),
    turns.Action(),
    turns.After(),
    turns.KickedOut(),
    executive.Visitors(),
    executive.Assistant(),
    colony.Discover(),
    colony.Buy(),
    gains.Acclaim(),
    sales.Sign(),
    sales.Slot(),
    sales.Sell(),
    sales.Fulfil(),
    sales.Send(),
    sales.Face(),
    media.Hire(),
    media.Promote(),
    market.Tile(),
    colony.Space(),
    colony.Usher(),
    market.Bid(),
    gains.Pay(),
    gains.Fame(),
    gains.Ticket(),
    gains.Exchange(),
    gains.Admit(),
    gains.Call(),
    turns.Toss(),
    turns.Easel(),
)
"""In the order of their numbers in `flow`."""

GalleristPosition.QUESTIONS = QUESTIONS
GalleristPosition.STEPS = (
    gains.obtain,
    gains.give_bonus,
    turns.arrive,
    colony.hang,
    colony.third_tile,
    colony.collector_leaves,
    media.publicity,
    sales.fill_display,
    turns.end_turn,
    turns.piece_goes_home,
    turns.lacerda_moves,
    turns.next_turn,
    turns.finish,
)
