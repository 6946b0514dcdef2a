"""Everything a title is written with, in one place: `from vernissage.author import …`. See docs/add-a-title.md."""

from __future__ import annotations

from vernissage.core.authored import Policy
from vernissage.core.board import Board, Table
from vernissage.core.chance import Dice, shuffled
from vernissage.core.codes import WORD, Codebook, Names, Numbers, Packed
from vernissage.core.components import Count
from vernissage.core.errors import ComponentsError, Refusal
from vernissage.core.events import Event, Seat
from vernissage.core.facts import Facts, Option
from vernissage.core.fields import Derived, Fixed
from vernissage.core.flow import proceed, then
from vernissage.core.horizon import Horizon
from vernissage.core.market import Quote
from vernissage.core.moves import Move
from vernissage.core.naming import Mask, Naming, Parts
from vernissage.core.outcome import Outcome
from vernissage.core.position import EVERYONE, Position
from vernissage.core.questions import Amount, Answers, Choice, Kind, Layout, Mode, Order, Question, Several, Step
from vernissage.core.reasons import Named, Reason
from vernissage.core.setups import Setup
from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.core.views import View, common

__all__ = [
    "EVERYONE",
    "WORD",
    "Amount",
    "Answers",
    "Board",
    "Choice",
    "Codebook",
    "ComponentsError",
    "Count",
    "Derived",
    "Dice",
    "Event",
    "Facts",
    "Fixed",
    "Horizon",
    "Kind",
    "Layout",
    "Mask",
    "Mode",
    "Move",
    "Named",
    "Names",
    "Naming",
    "Numbers",
    "Option",
    "Order",
    "Outcome",
    "Packed",
    "Parts",
    "Policy",
    "Position",
    "Question",
    "Quote",
    "Reason",
    "Refusal",
    "Seat",
    "Setup",
    "Several",
    "Step",
    "Table",
    "Title",
    "View",
    "Words",
    "common",
    "proceed",
    "shuffled",
    "then",
]
