"""Vernissage: a house for art-market board games, played from Python through two doors.

>>> import vernissage
>>> vernissage.title("modern_art").facts.designer
'Reiner Knizia'
"""

from __future__ import annotations

from vernissage.core.errors import (
    ComponentsError,
    DealError,
    IllegalCode,
    IllegalMove,
    OptionError,
    RecordError,
    Refusal,
    SeatCountError,
    SeedError,
    StaleAnswer,
    TakeBackRefused,
    UnknownTitle,
    UnreadableMove,
    UnreadableView,
    VernissageError,
    WrongSeat,
)
from vernissage.core.outcome import Outcome
from vernissage.core.registry import title, titles

__version__ = "0.1.0"

__all__ = [
    "ComponentsError",
    "DealError",
    "IllegalCode",
    "IllegalMove",
    "OptionError",
    "Outcome",
    "RecordError",
    "Refusal",
    "SeatCountError",
    "SeedError",
    "StaleAnswer",
    "TakeBackRefused",
    "UnknownTitle",
    "UnreadableMove",
    "UnreadableView",
    "VernissageError",
    "WrongSeat",
    "title",
    "titles",
]
