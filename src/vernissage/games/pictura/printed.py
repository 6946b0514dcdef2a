"""What is printed, whatever the box: how many there are of each thing, and what they are called."""

from __future__ import annotations

from itertools import combinations
from typing import Literal, get_args

Period = Literal["renaissance", "baroque", "rococo", "romanticism", "impressionism"]
PERIODS: tuple[Period, ...] = get_args(Period)
Domain = Literal["mythology", "history", "religion", "landscape", "still_life", "portrait"]
DOMAINS: tuple[Domain, ...] = get_args(Domain)
COLLECTIONS: tuple[str, ...] = (*PERIODS, *DOMAINS)
"""What a collection can be of: the periods, then the domains. PI-17, PI-18: never a painter."""
PERIOD_COUNT, DOMAIN_COUNT, TYPES = len(PERIODS), len(DOMAINS), len(COLLECTIONS)

Fewest = Literal[2]  # PI-1
Most = Literal[4]
PLAYERS: tuple[int, int] = (get_args(Fewest)[0], get_args(Most)[0])
PAINTINGS, TRENDS, PATRONS, FAVOUR_CARDS = 180, 30, 60, 24
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
KINDS_OF_FAVOUR = len(FAVOURS)
Effect = Literal["draw_two", "take_favour", "free_hang", "free_loan", "restore_two", "double_trend"]
EFFECTS: tuple[Effect, ...] = get_args(Effect)
"""What a patron does who is not taken for points."""
CHOICES = ("points", "effect")
"""What a patron is won for."""
REWARDS = ("supplies", "grant", "buyers", "depot", "circle")
"""The reward spaces of a museum board."""
REWARD_SPACES = len(REWARDS)
REWARD_SUPPLIES, REWARD_GRANT, REWARD_BUYERS, REWARD_DEPOT, REWARD_CIRCLE = range(REWARD_SPACES)
ACTIONS = ("none", "improve", "exhibit", "inventory")
"""What a seat can do in its action phase."""
NO_ACTION, IMPROVING, EXHIBITING, STOCK_TAKING = range(len(ACTIONS))

City = Literal["tokyo", "madrid", "victoria", "moscow"]
INTERNATIONAL: tuple[City, ...] = get_args(City)
"""PI-R7: the international museums; New York and the like are players' museums."""
MUSEUMS, MUSEUM_PLACES = len(INTERNATIONAL), 4
SLOTS = MUSEUMS * MUSEUM_PLACES
"""The places for paintings in all of them."""

SIDE = 5
"""A player's museum: a square of so many rows, named from the top left: a1, b1 …"""
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcde")
CELLS = len(CELL_NAMES)
CHANGES = tuple(f"{one}-{other}" for one, other in combinations(CELL_NAMES, 2))
"""Two places of a layout that change, in the order a layout counts them."""
