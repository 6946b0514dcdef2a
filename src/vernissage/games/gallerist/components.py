"""The box, typed: the words of the game, and what `loading` reads from components.toml for the rules to trust."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

Fewest = Literal[1]
Most = Literal[4]
PLAYERS: tuple[int, int] = (get_args(Fewest)[0], get_args(Most)[0])
Form = Literal["digital", "photography", "sculpture", "painting"]
FORMS: tuple[str, ...] = get_args(Form)
"""The forms of art, in the order of the market's rows."""
Colour = Literal["blue", "red"]
COLOURS: tuple[str, ...] = get_args(Colour)
BLUE: Final = 0
RED: Final = 1
ARTISTS: Final[int] = len(FORMS) * len(COLOURS)
"""Places for artists: form times two, plus one for the red one."""
ARTIST_NAMES = tuple(f"{form}-{colour}" for form in FORMS for colour in COLOURS)
VISITORS = ("investor", "vip", "collector")
INVESTOR: Final = 0
VIP: Final = 1
COLLECTOR: Final = 2
TICKETS = ("brown", "pink", "white")
"""The tickets of the three visitors, by the same numbers."""
LOCATIONS = ("sales_office", "artists_colony", "media_centre", "international_market")
SALES_OFFICE: Final = 0
ARTISTS_COLONY: Final = 1
MEDIA_CENTRE: Final = 2
INTERNATIONAL_MARKET: Final = 3
"""The locations clockwise round the board."""
Bonus = Literal[
    "none",
    "money",
    "influence",
    "fame",
    "ticket",
    "brown_ticket",
    "pink_ticket",
    "white_ticket",
    "two_tickets",
    "plaza_visitor",
    "investor_or_vip",
    "bag_visitor",
    "assistant",
    "contract",
]
BONUSES: tuple[str, ...] = get_args(Bonus)
NO_BONUS: Final = 0
MONEY: Final = 1
INFLUENCE: Final = 2
FAME: Final = 3
TICKET: Final = 4
BROWN_TICKET: Final = 5
PINK_TICKET: Final = 6
WHITE_TICKET: Final = 7
TWO_TICKETS: Final = 8
PLAZA_VISITOR: Final = 9
INVESTOR_OR_VIP: Final = 10
BAG_VISITOR: Final = 11
ASSISTANT: Final = 12
CONTRACT: Final = 13
Tile = Literal[
    "influence",
    "collector",
    "vip",
    "investor",
    "visitor",
    "visitor_set",
    "reputation",
    "auction_assistant",
    "assistant",
    "promoted_artist",
    "acquired",
    "sold",
    "exhibited",
    "form",
    "photography",
    "painting",
    "digital",
    "sculpture",
    "famous_artist",
    "masterpiece",
]
REPUTATION: tuple[str, ...] = get_args(Tile)
"""What the reputation tiles count; a tile is the number of its name here."""
WORKS_PER_FORM: Final = 8
CARDS: Final = 4
ALL_VISITORS: Final = 40
COLUMNS: Final = 3
ROWS: Final = 4
BIDS: Final = 3
CELLS: Final[int] = (ROWS + BIDS) * COLUMNS
"""Spaces of the international market, row by row: four rows of reputation, three of bids."""
UPPER: Final[int] = ROWS * COLUMNS
"""Spaces before this one have reputation tiles, the others are for bids."""
LEVELS: Final = 5
GREEN_LEVELS: Final = 3
"""Of the star levels of fame the first ones; then come two gold ones and the celebrity."""
SPACES: Final = 6
QUEUE: Final = 8
ARTIST_TILES: Final = 16
ARTIST_BONUSES: Final = 10
CONTRACTS_PER_FORM: Final = 5


@dataclass(frozen=True)
class Goal:
    """A goal of a curator or dealer card: what it pays, and how many works of each form it wants."""

    pays: int
    works: tuple[int, ...]


@dataclass(frozen=True)
class SoloGoal:
    """What wins a solo game at one level of difficulty."""

    curator: int
    dealer: int
    highest: bool
    """Whether the higher goal of the curator card is wanted."""
    cards: int
    """Money from both cards together."""
    reputation: int
    masterpieces: int
    money: int


@dataclass(frozen=True, eq=False)  # there is one of each; what is built from it is kept by it
class Box:
    """Everything in the box. Artists, works, contracts, cards and reputation tiles are numbers into these lists.

    Lists by player count begin with one player. A set of ticket colours is a number with a bit for each colour.
    """

    start_money: int
    location_tiles: int
    ends_needed: int
    celebrities: int
    """How many of them are a reason to end."""
    stalled_rounds: int
    tickets: tuple[int, ...]
    visitors_removed: tuple[int, ...]
    market_tiles: tuple[int, ...]
    easels: tuple[int, ...]
    columns: tuple[tuple[int, ...], ...]
    """The columns of the market in use, from 0, by player count."""
    plaza: int
    lobby: int
    visitors: tuple[int, ...]
    visitor_names: tuple[str, ...]
    """The name of each visitor: kind-number."""

    influence_start: int
    influence_end: int
    influence_value: tuple[int, ...]
    """What each space of the track pays at the end."""
    money_step: tuple[int, ...]
    """The space one money leads back to from each space, -1 if there is none."""
    star_step: tuple[int, ...]
    """The space one fame, or a kicked-out location action, leads back to from each space, -1 if there is none."""

    celebrity: int
    """The fame of a celebrity, where fame ends."""
    celebrity_money: int
    values: tuple[int, ...]
    """The value of a work by star level, 0 to 6."""

    artists: tuple[str, ...]
    """The name of each artist tile: form-colour-promotion."""
    artist_numbers: dict[str, int]
    artist_form: tuple[int, ...]
    artist_colour: tuple[int, ...]
    initial_fame: tuple[int, ...]
    initial_promotion: tuple[int, ...]
    levels: tuple[tuple[int, ...], ...]
    """By artist and fame: the star level."""
    signatures: int
    artist_bonuses: tuple[int, ...]
    """The bonus on each of the small tiles."""
    bonus_tiles: tuple[str, ...]
    """The name of each of them: bonus-number."""

    works: tuple[str, ...]
    """The name of each work: form-number."""
    work_numbers: dict[str, int]
    work_form: tuple[int, ...]
    work_fame: tuple[int, ...]
    work_tickets: tuple[tuple[int, ...], ...]
    """The tickets of each work: a set of colours for each ticket."""
    pile: tuple[tuple[int, ...], ...]
    """The works of each form."""

    bonus_money: tuple[int, ...]
    """Money of a money bonus for each visitor of a kind in the gallery."""
    bonus_influence: tuple[int, ...]
    bonus_fame_base: int
    bonus_fame_collector: int
    intermediate_money: tuple[int, ...]
    intermediate_influence: tuple[int, ...]

    contracts: tuple[str, ...]
    """The name of each contract: form-bonus."""
    contract_numbers: dict[str, int]
    contract_form: tuple[int, ...]
    contract_bonus: tuple[int, ...]
    curators: tuple[tuple[Goal, ...], ...]
    dealers: tuple[tuple[Goal, ...], ...]

    reputation_influence: tuple[int, ...]
    reputation_money: tuple[int, ...]
    per_influence: int
    promoted_from: int
    famous_from: int
    reputation_bonuses: tuple[int, ...]
    """The bonus of each reputation space on a player's board."""

    walls: int
    desks: int
    contract_spaces: int
    collectors: int
    on_desks: int
    assistants: int
    """Of one player, in all."""
    contract_tickets: tuple[int, ...]
    hiring_costs: tuple[int, ...]
    hiring_bonuses: tuple[int, ...]
    promotion_tokens: int
    promotion_bonuses: tuple[int, ...]
    """By level, beginning with level 1."""
    promotion_fame: int

    market_influence: tuple[int, ...]
    market_lobby: tuple[tuple[int, ...], ...]
    """By column: the visitors wanted in the lobby, a set of kinds for each."""
    majorities: tuple[tuple[int, ...], ...]
    bids: tuple[int, ...]
    market_forms: tuple[int, ...]
    """The form of each upper row."""
    bid_bonuses: tuple[tuple[int, ...], ...]
    """By bid row and column."""
    cells: tuple[str, ...]
    """The name of each space of the market: its form or bid, then its column."""
    solo_goals: dict[str, SoloGoal]
