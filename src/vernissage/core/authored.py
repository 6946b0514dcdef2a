"""What the author of a title writes: the few functions that join its rules to the house."""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from vernissage.core import board, rows
from vernissage.core.board import Board
from vernissage.core.chance import Dice
from vernissage.core.codes import Codebook
from vernissage.core.components import read as read_components
from vernissage.core.errors import DealError
from vernissage.core.events import Event
from vernissage.core.facts import Facts
from vernissage.core.games import Game
from vernissage.core.horizon import Horizon
from vernissage.core.market import Quote
from vernissage.core.moves import Move
from vernissage.core.naming import Naming, places_of
from vernissage.core.outcome import Outcome
from vernissage.core.planes import WIDEST, Plane, Planes, size_of
from vernissage.core.position import Position
from vernissage.core.reasons import Reason
from vernissage.core.rows import Rows
from vernissage.core.setups import Setup
from vernissage.core.text import Namer, Words
from vernissage.core.views import View

Policy = Callable[[Any, int, Dice], int]
"""What a sensible player would do: position, seat, the caller's dice; gives a code."""
Item = tuple[str, str]
"""A card of a title, or whatever else players choose among, for reports: its group and its name."""
P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)


class Authored(abc.ABC, Generic[P, V]):
    """The part of a `Title` that its author writes; what has a body here may be left as it is."""

    key: str
    package: str
    """The package that holds components.toml and the folder text."""
    facts: Facts
    rules_version: int
    position_type: type[P]
    view_type: type[V]
    ends: tuple[str, ...]
    """The reasons a game can end by."""
    components_type: type[msgspec.Struct] = msgspec.Struct
    """The tables of components.toml. A title that needs more than what stands there makes it in `load_components`."""
    hides: ClassVar[bool] = True
    """Whether anything is ever hidden from a seat; where all is open, there is nothing to imagine."""
    namers: ClassVar[Mapping[str, Namer]] = {}
    """How fields of moves and events are named in texts, by the mark of their type."""

    def load_components(self, text: str) -> Any:
        """The typed components of a components file, or a ComponentsError that names the entry."""
        return read_components(text, self.components_type)

    @abc.abstractmethod
    def deal(self, position: P) -> None:
        """Set the game up and ask the first question."""

    @abc.abstractmethod
    def codebook(self, setup: Setup) -> Codebook:
        """Which codes stand for which answers, span by span."""

    def vocabulary(self, setup: Setup) -> Mapping[str, Naming]:
        """The names of the engine's numbers, by the mark of the fields that hold them."""
        return {}

    encoding_version: ClassVar[int] = 1
    """Grows whenever a code or a plane of the observation gets another place or meaning: what was learned with one
    version is of no use with another."""

    def observe(self, position: P, seat: int) -> Sequence[int]:
        """What a seat may know as a row of whole numbers, always as many, for learning; `encode` writes it."""
        raise TypeError(f"the title {self.key} writes neither `observe` nor `encode` with `observation_size`")

    def planes(self, setup: Setup) -> Planes:
        """The parts of an observation, in order, with their bounds; unless a title names them, one without any."""
        told = type(self).observation_size is not Authored.observation_size
        size = self.observation_size(setup) if told else len(self.observe(setup.dealt, 0))
        return {"observation": Plane(size, high=WIDEST, low=-WIDEST)}

    def observation_size(self, setup: Setup) -> int:
        """How many integers an observation has."""
        return size_of(self.planes(setup))

    def encode(self, position: P, buffer: MutableSequence[int], seat: int) -> None:
        """Write what a seat may know as integers into a buffer of `observation_size`."""
        if type(self).rows is not Authored.rows:
            rows.write(position.setup.rows.row(position, seat), buffer)
            return
        for place, number in enumerate(self.observe(position, seat)):
            buffer[place] = number

    def insight(self, position: P, seat: int) -> Sequence[int]:
        """What a thoughtful player works out from what the seat was ever told, as whole numbers for a net to see beside
        the observation: what has been spent, what is still to come, what a thing is worth."""
        return ()

    def insight_planes(self, setup: Setup) -> Planes:
        """The parts of `insight`, in order, with their bounds."""
        return {}

    def rows(self, setup: Setup) -> Rows:
        """What makes the observations of a set-up as rows of bytes, the quickest way; `observe` is then `rows.told`."""
        return rows.PlainRows(setup, observes=type(self).encode is Authored.encode)

    @abc.abstractmethod
    def outcome(self, position: P) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @abc.abstractmethod
    def view(self, position: P, seat: int | None) -> V:
        """What a seat, or a spectator, may know."""

    def views(self, position: P) -> dict[int | None, V]:
        """What everybody may know, by seat, None for a spectator; a title can build here once what all of them see."""
        return {seat: self.view(position, seat) for seat in (None, *range(position.setup.seats))}

    @abc.abstractmethod
    def imagine(self, view: V, dice: Dice) -> P:
        """A whole position that has this view for this seat: the hidden made up; start from `imagined`."""

    def rule_facts(self, box: Any) -> Mapping[str, int | str]:
        """The numbers of a box that the chapters of the rules tell, by the names they have there: `box_start`.

        An owner's own box may have others than the printed one.
        """
        return {}

    def suppose(self, view: V, move: Move, dice: Dice) -> V | None:
        """The view a seat would have if it were asked for this move already: for what a player may try out beforehand.

        None where there is no such thing: what would be done then is foreseen only for the question that is asked.
        """
        return None

    def board(self, view: V, words: Words) -> Board:
        """The view as plain tables in the player's language, for every screen that has no board of its own.

        Unless a title says otherwise, each field of the view is a line or a table, headed by the text `field-<name>`.
        """
        return board.of_fields(view, words)

    matter: ClassVar[str] = ""
    """The mark of the title's components, where every field with that mark is a place they can be in."""

    def inventory(self, position: P) -> dict[str, tuple[int, ...]]:
        """Every component by the place it is in, for the check that each is in exactly one."""
        if not self.matter:
            raise TypeError(f"the title {self.key} names neither the mark of its `matter` nor writes `inventory`")
        places = {}
        for name, hint in position.FIELDS.items():
            for place, held in places_of(hint, getattr(position, name), self.matter):
                places[f"{name}{place}"] = held
        return places

    @abc.abstractmethod
    def purses(self, position: P) -> dict[str, int]:
        """All money by purse, the bank's ledger among them, for the check that it only moves. No money: empty."""

    def component(self, setup: Setup, number: int) -> str:
        """The name of a component of the inventory, for messages."""
        return str(setup.vocabulary[self.matter].write(number)) if self.matter else f"component {number}"

    def flaws(self, position: P) -> list[str]:
        """What else is wrong with a position that was set up by hand, by the title's own rules."""
        return []

    def deal_value(self, setup: Setup, label: str, word: str) -> int:
        """The number a word of a scripted deal stands for."""
        raise DealError(f"{self.facts.name} has no scripted deal {label!r}")

    def deal_word(self, setup: Setup, label: str, value: int) -> str:
        """The word for a number of a scripted deal."""
        raise DealError(f"{self.facts.name} has no scripted deal {label!r}")

    def works(self) -> tuple[str, ...]:
        """The works of which there are pictures; none, if nobody drew them."""
        return ()

    def picture(self, work: str) -> str:
        """A work as SVG, drawn from its name, the same everywhere and for ever."""
        raise LookupError(f"{self.facts.name} has no picture of {work!r}")

    def label(self, work: str, language: str) -> dict[str, str]:
        """The wall label of a work: title, year, medium."""
        raise LookupError(f"{self.facts.name} has no label for {work!r}")

    def policy(self) -> Policy | None:
        """What a sensible player of this title would do, from what the seat may know; None if nobody wrote it."""
        return None

    def styles(self) -> Mapping[str, Policy]:
        """Other sensible ways to play this title, by name. The arena knows them as bots: what is true of cards in the
        hands of one kind of player may be false in the hands of another.
        """
        return {}

    def instinct(self) -> Policy | None:
        """A policy for play-outs: a few microseconds a move, from what the seat may know; None if nobody wrote it."""
        return None

    def horizon(self) -> Horizon | None:
        """Where a search ends its play-outs; None, if it plays them to the end of the game."""
        return None

    def courses(self, position: P, seat: int) -> Sequence[tuple[int, ...]]:
        """Ways in which the rest of a seat's turn may go, each as the codes of all its answers, the likeliest first.

        A search weighs them whole. Nothing, if here each answer is weighed by itself. What they are may depend on
        nothing but what the seat knows.
        """
        return ()

    def follow_ups(self) -> int:
        """How many of its seat's own next answers a search thinks over below each answer it weighs, and keeps what it
        finds for when they are asked for; 0: it leaves them to policy and instinct. Where `courses` are weighed, none.
        """
        return 0

    def items(self, position: P, seat: int) -> Mapping[Item, Sequence[int]]:
        """The cards a seat has within reach at the question asked now, each with the answers that use it.

        For reports on balance (`vernissage balance`). The title says what within reach means: held, on display, free.
        """
        return {}

    def advice(self, view: V) -> Any:
        """What the house can work out for a seat from its own view, as a msgspec struct; None, if there is nothing.

        It serves a player at a screen. It may take a while, so the rules, the records and the bots never ask it.
        """
        return None

    def reasons(self, position: P, seat: int, move: Move) -> Sequence[Reason]:
        """Why a sensible player would make this move here, in words and numbers; nothing, if nobody wrote it.

        The position is one imagined from the seat's view. What is said may depend on nothing but what the seat knows.
        """
        return ()

    def hindsight(self, setup: Setup, events: Sequence[Event]) -> Sequence[tuple[int, Reason]]:
        """What a finished game shows of what was done in it, in the title's own words: the places of the events it is
        about, among all that happened, and a sentence each. For the review of a game.
        """
        return ()

    def round_of(self, view: V) -> int | None:
        """The round a view was taken in, for whoever leafs through a game; None where the title has no rounds.

        Unless a title says otherwise, it is the view's field `round`.
        """
        number = getattr(view, "round", None)
        return number if isinstance(number, int) else None

    def turn_of(self, view: V) -> int | None:
        """The seat whose turn it is; None where it is nobody's. A replay can be leafed through turn by turn.

        Unless a title says otherwise, it is the seat that is asked, where one seat alone is.
        """
        asked = view.decision
        return asked.seats[0] if asked is not None and asked.mode == "turn" else None

    def standing(self, view: V) -> tuple[int | None, ...]:
        """What each seat would score as things stand, as far as the view says it; None where it does not.

        Unless a title says otherwise, that is known when the game is over.
        """
        return (None,) * view.seats if view.outcome is None else tuple(view.outcome.scores)

    series: ClassVar[tuple[str, ...]] = ()
    """What the title tells of the art market, one plot each, headed by the text `market-<series>`."""

    def quotes(self, setup: Setup, events: Sequence[Event]) -> list[Quote]:
        """What a finished game says of the art market: all that happened in it, put into the title's `series`."""
        return []

    def score_parts(self, setup: Setup, events: Sequence[Event]) -> tuple[Mapping[str, int], ...]:
        """What the score of each seat is made of, by all that happened in a finished game; the parts sum up to it.

        Unless a title says otherwise, nothing is known of them. For reports.
        """
        return tuple({} for _ in range(setup.seats))

    def stays_secret(self, game: Game[P], entry: int) -> bool:
        """Whether a sealed answer of the record stays hidden after its decision is settled."""
        return False
