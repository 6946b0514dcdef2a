"""What is printed, whatever the box: how many there are of each thing, and what they are called."""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal, get_args

Period = Literal["renaissance", "baroque", "rococo", "romanticism", "impressionism"]
PERIODS: tuple[Period, ...] = get_args(Period)
Domain = Literal["mythology", "history", "religion", "landscape", "still_life", "portrait"]
DOMAINS: tuple[Domain, ...] = get_args(Domain)
COLLECTIONS: tuple[str, ...] = (*PERIODS, *DOMAINS)
"""What a collection can be of: the periods, then the domains. PI-17, PI-18: never a painter."""
PERIOD_COUNT: Final[int] = len(PERIODS)
DOMAIN_COUNT: Final[int] = len(DOMAINS)
TYPES: Final[int] = len(COLLECTIONS)

Fewest = Literal[2]
Most = Literal[4]
PLAYERS: tuple[int, int] = (get_args(Fewest)[0], get_args(Most)[0])
PAINTINGS: Final = 180
TRENDS: Final = 30
PATRONS: Final = 60
FAVOUR_CARDS: Final = 24
PAINTING_NAMES = tuple(f"painting-{number}" for number in range(1, PAINTINGS + 1))
TREND_NAMES = tuple(f"trend-{number}" for number in range(1, TRENDS + 1))
PATRON_NAMES = tuple(f"patron-{number}" for number in range(1, PATRONS + 1))

FAVOURS = (
    "market_tip",
    "connoisseur",
    "loan",
    "donor",
    "opening_night",
    "restorer",
    "dealer",
    "new_fashion",
    "press_campaign",
    "exchange",
    "salon",
    "storeroom",
)
KINDS_OF_FAVOUR: Final[int] = len(FAVOURS)
Effect = Literal["draw_two", "take_favour", "free_hang", "free_loan", "restore_two", "double_trend"]
EFFECTS: tuple[Effect, ...] = get_args(Effect)
"""What a patron does who is not taken for points."""
CHOICES = ("points", "effect")
"""What a patron is won for."""
REWARDS = ("supplies", "grant", "buyers", "depot", "circle")
"""The reward spaces of a museum board."""
REWARD_SPACES: Final[int] = len(REWARDS)
REWARD_SUPPLIES: Final = 0
REWARD_GRANT: Final = 1
REWARD_BUYERS: Final = 2
REWARD_DEPOT: Final = 3
REWARD_CIRCLE: Final = 4
ACTIONS = ("none", "improve", "exhibit", "inventory")
"""What a seat can do in its action phase."""
NO_ACTION: Final = 0
IMPROVING: Final = 1
EXHIBITING: Final = 2
STOCK_TAKING: Final = 3

City = Literal["tokyo", "madrid", "victoria", "moscow"]
INTERNATIONAL: tuple[City, ...] = get_args(City)
"""PI-R7: the international museums; New York and the like are players' museums."""
MUSEUMS: Final[int] = len(INTERNATIONAL)
MUSEUM_PLACES: Final = 4
SLOTS: Final[int] = MUSEUMS * MUSEUM_PLACES
"""The places for paintings in all of them."""

SIDE: Final = 5
"""A player's museum: a square of so many rows, named from the top left: a1, b1 …"""
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcde")
CELLS: Final[int] = len(CELL_NAMES)
CHANGES = tuple(f"{one}-{other}" for one, other in combinations(CELL_NAMES, 2))
"""Two places of a layout that change, in the order a layout counts them."""
