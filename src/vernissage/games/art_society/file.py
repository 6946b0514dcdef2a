"""components.toml, table by table: what an owner's own list has to look like."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

_Genre = Literal["cityscape", "portrait", "still_life", "landscape"]
_Frame = Literal["gold", "shell", "walnut", "ebony"]
_Fewest = Literal[2]
_Most = Literal[4]
_Size = Literal[
    "2x2", "2x3", "2x4", "2x5", "3x2", "3x3", "3x4", "3x5", "4x2", "4x3", "4x4", "4x5", "5x2", "5x3", "5x4", "5x5"
]  # fmt: skip
GENRES: tuple[str, ...] = get_args(_Genre)
FRAMES: tuple[str, ...] = get_args(_Frame)
PLAYERS: tuple[int, int] = (get_args(_Fewest)[0], get_args(_Most)[0])
AUCTION_PAINTINGS = 112
STARTING_PAINTINGS = 4
DECOR_TILES = 108
_Side = Annotated[int, Meta(ge=6, le=20)]
_Points = Annotated[int, Meta(ge=0, le=99)]
_Costs = Annotated[int, Meta(ge=-99, le=0)]
_Bid = Annotated[int, Meta(ge=1, le=100)]
_Row = Annotated[int, Meta(ge=1, le=20)]


class GamePart(msgspec.Struct):
    standing: str
    players: tuple[_Fewest, _Most]
    lots: Annotated[int, Meta(ge=1, le=1)]
    """AS-30: one painting is left for the museum."""
    superfluous_end: Annotated[int, Meta(ge=1, le=9)]


class Bids(msgspec.Struct):
    standing: str
    cards: Annotated[int, Meta(ge=5, le=50)]
    starting: tuple[_Bid, _Bid, _Bid, _Bid]


class Prestige(msgspec.Struct):
    standing: str
    multipliers: tuple[_Points, _Points, _Points, _Points]
    absent: _Points
    lap: Annotated[int, Meta(ge=10, le=999)]


class Score(msgspec.Struct):
    standing: str
    eye_line: _Points
    full_wall: _Points
    bare_corner: _Costs
    superfluous: _Costs


class DecorPart(msgspec.Struct):
    standing: str
    combination: Annotated[int, Meta(ge=2, le=20)]
    tiles: dict[str, str | Annotated[int, Meta(ge=0, le=DECOR_TILES)]]
    """How many of each shape, and their standing."""


class Wall(msgspec.Struct):
    standing: str
    width: _Side
    height: _Side
    stars: Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)]
    eye_rows: tuple[_Row, _Row]


class Painting(NamedTuple):
    genre: _Genre
    frame: _Frame
    size: _Size
    value: Annotated[int, Meta(ge=3, le=9)]


class StartingPainting(NamedTuple):
    genre: _Genre
    frame: _Frame
    size: Literal["2x3"]


class Paintings(msgspec.Struct):
    standing: str
    auction: Annotated[tuple[Painting, ...], Meta(min_length=AUCTION_PAINTINGS, max_length=AUCTION_PAINTINGS)]
    starting: Annotated[
        tuple[StartingPainting, ...], Meta(min_length=STARTING_PAINTINGS, max_length=STARTING_PAINTINGS)
    ]


class File(msgspec.Struct):
    """components.toml."""

    game: GamePart
    bids: Bids
    prestige: Prestige
    score: Score
    decor: DecorPart
    wall: Wall
    paintings: Paintings
