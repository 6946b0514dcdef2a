"""The codes of Museum: Pictura: how many there are of each thing is printed, so they are the same for every box."""

from __future__ import annotations

PAINTINGS, TRENDS, PATRONS, KINDS_OF_FAVOUR, REWARD_SPACES = 180, 30, 60, 12, 5
PERIOD_COUNT, DOMAIN_COUNT = 5, 6
TYPES = PERIOD_COUNT + DOMAIN_COUNT
"""What a collection can be of: the periods, then the domains."""
MUSEUMS, SLOTS = 4, 16
"""International museums, and the places for paintings in all of them."""
SIDE, CELLS = 5, 25
"""A player's museum: a square of so many rows, so many places in all."""

HANG = 0
"""Hang a painting and pay with another: painting × 180 + payment; both the same: hang it without paying."""
SWAP = HANG + PAINTINGS * PAINTINGS
"""Give a painting for the one in a place of the international museums: painting × 16 + place."""
PICK = SWAP + PAINTINGS * SLOTS
"""One painting: taken, or one of several."""
GOAL = PICK + PAINTINGS
EXHIBIT = GOAL + TRENDS
REWARD = EXHIBIT + TYPES
FAVOUR = REWARD + REWARD_SPACES
CLAIM = FAVOUR + KINDS_OF_FAVOUR
"""A patron: patron × 2 for the points, one more for the effect."""
EXCHANGE = CLAIM + 2 * PATRONS
"""Two places of a layout change: (a1, b1), (a1, c1) …"""
INVENTORY = EXCHANGE + CELLS * (CELLS - 1) // 2
ARRANGE = INVENTORY + 1
REPLACE = ARRANGE + 1
PASS = REPLACE + 1
DONE = PASS + 1
SPACE = DONE + 1
