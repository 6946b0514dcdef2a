"""The questions of The Gallerist and what each answer does, one module for each part of the board.

`turns` has the frame of a turn, `actions` the eight location actions, then `colony`, `sales`, `media` and `market`;
`executive` the executive actions, `obligation` what they may not do before the location action, `gains` everything a
seat gains and pays, `solo` Lacerda. How questions follow one another is in `core.flow`; what a move is called where the
code table does not say it, in `answering`. Rule numbers are those of docs/titles/gallerist.md.
"""
