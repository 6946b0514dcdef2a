"""A title: its facts and options, and the few functions that join its rules to the house."""

from __future__ import annotations

import abc
import functools
import hashlib
import importlib.resources
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from vernissage.core import board, chance, playouts, writing
from vernissage.core.board import Board
from vernissage.core.chance import Dice
from vernissage.core.codes import Codebook
from vernissage.core.components import read as read_components
from vernissage.core.components import unknown_entries
from vernissage.core.errors import (
    ComponentsError,
    DealError,
    OptionError,
    PlayoutError,
    SeatCountError,
    UnreadableView,
    shown,
)
from vernissage.core.events import Event, listening
from vernissage.core.games import Game, replay
from vernissage.core.market import Quote
from vernissage.core.moves import Move, Moveset
from vernissage.core.naming import Known, Mask, Naming, Vocabulary, places_of, seat_names
from vernissage.core.outcome import Outcome
from vernissage.core.position import Position, Script
from vernissage.core.records import Header, Record, read
from vernissage.core.text import Namer, Words, load_bundle
from vernissage.core.views import View

_MOST_KEPT = 16
_LONGEST_NAME = 80
OptionValue = str | bool
Policy = Callable[[Any, int, Dice], int]
"""What a sensible player would do: position, seat, the caller's dice; gives a code."""
Item = tuple[str, str]
"""A card of a title, or whatever else players choose among, for reports: its group and its name."""
P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)
K = TypeVar("K")
T = TypeVar("T")


class Option(msgspec.Struct, frozen=True):
    """One option of a game: a switch, or one of several words."""

    key: str
    choices: tuple[str, ...] = ()
    """The words to choose from; none: a switch, on or off."""
    default: OptionValue = False
    follows: str = ""
    """The option whose value sets this one's default."""
    defaults: dict[str, str] = {}
    """The default for each value of the option it follows."""
    players: tuple[int, ...] = ()
    """The player counts it can be switched on for; none: all."""

    @property
    def is_switch(self) -> bool:
        return not self.choices

    def read(self, value: object) -> OptionValue:
        """The value as the title uses it, or an OptionError that names what it takes."""
        if self.is_switch:
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _SWITCH_WORDS:
                return _SWITCH_WORDS[value.lower()]
            raise OptionError(f"option {self.key} is on or off, not {shown(value)}")
        if isinstance(value, str) and value in self.choices:
            return value
        raise OptionError(f"option {self.key} is one of {', '.join(self.choices)}, not {shown(value)}")


_LONGEST_DEAL_WORD = 60
_SWITCH_WORDS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class Facts(msgspec.Struct, frozen=True):
    """What is known of a title before it is played."""

    name: str
    designer: str
    year: int
    players: tuple[int, int]
    """The fewest and the most."""
    minutes: tuple[int, int]
    options: tuple[Option, ...] = ()


@dataclass(frozen=True)
class Setup:
    """What is fixed for one game: title, seat count, options, components. Shared by all its positions."""

    title: Title[Any, Any]
    seats: int
    options: Mapping[str, OptionValue]
    components: Any = field(compare=False)
    components_text: str
    is_standard: bool

    @functools.cached_property
    def digest(self) -> str:
        """The digest of the components."""
        return hashlib.sha256(self.components_text.encode()).hexdigest()

    @functools.cached_property
    def codebook(self) -> Codebook:
        """Which codes stand for which answers."""
        return self.title.codebook(self)

    @functools.cached_property
    def vocabulary(self) -> Vocabulary:
        """The names of the engine's numbers, by the mark of a field's type; seats have names in every title."""
        seats = seat_names(self.seats)
        return Known({"seat": seats, "seats": Mask(seats), **self.title.vocabulary(self)})

    @functools.cached_property
    def observation_size(self) -> int:
        """How many integers an observation has."""
        return self.title.observation_size(self)

    @functools.cached_property
    def dealt(self) -> Any:
        """A first position of such a game, to compare with: which components and how much money there are."""
        return self.title.begin(self, bytes(32))[0]


def _kept(there: dict[K, T], key: K, make: Callable[[], T]) -> T:
    """What was made for a key, or is made now; only so many are kept."""
    if key not in there:
        made = make()
        if len(there) >= _MOST_KEPT:
            there.clear()
        there[key] = made
    return there[key]


def _tidy(components: str) -> str:
    """A components file as it is kept and compared, wherever it was written."""
    return components.replace("\r\n", "\n").rstrip("\n") + "\n"


def _checked_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """The players' names for a record: one short line of text a seat."""
    chosen = tuple(names or ())
    if chosen and len(chosen) != seats:
        raise SeatCountError(f"there are {seats} seats, but {len(chosen)} names")
    for name in chosen:
        if not isinstance(name, str) or len(name) > _LONGEST_NAME or any("\ud800" <= sign <= "\udfff" for sign in name):
            raise OptionError(f"a player's name is a text of at most {_LONGEST_NAME} characters, not {shown(name)}")
    return chosen


class Title(abc.ABC, Generic[P, V]):
    """One of the works. A title's folder ends in one object of a class made from this one."""

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

    # What a title writes.

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

    def observe(self, position: P, seat: int) -> Sequence[int]:
        """What a seat may know as a row of whole numbers, always as many, for learning; `encode` writes it."""
        raise TypeError(f"the title {self.key} writes neither `observe` nor `encode` with `observation_size`")

    def observation_size(self, setup: Setup) -> int:
        """How many integers an observation has."""
        return len(self.observe(setup.dealt, 0))

    def encode(self, position: P, buffer: MutableSequence[int], seat: int) -> None:
        """Write what a seat may know as integers into a buffer of `observation_size`."""
        for place, number in enumerate(self.observe(position, seat)):
            buffer[place] = number

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
        """A policy for play-outs, of a few microseconds a move, from what the seat may know; None if nobody wrote it."""
        return None

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

    def stays_secret(self, game: Game[P], entry: int) -> bool:
        """Whether a sealed answer of the record stays hidden after its decision is settled."""
        return False

    # What every title gets.

    def new(
        self,
        seats: int,
        seed: int | bytes | str | None = None,
        options: Mapping[str, object] | None = None,
        *,
        components: str | None = None,
        deal: Mapping[str, Sequence[str]] | None = None,
        names: Sequence[str] | None = None,
    ) -> Game[P]:
        """A new game. `components` is the text of an owner's own components file, `deal` a scripted deal."""
        setup = self.setup(seats, options, components)
        script = self.read_deal(setup, deal) if deal else ()
        raw_seed = chance.seed_bytes(0 if script and seed is None else seed)
        position, events = self.begin(setup, raw_seed, script, "" if script else self.commit(setup, raw_seed))
        return Game(position, Record(Header.of(position, _checked_names(names, seats))), events)

    def blank(self, setup: Setup, seed: bytes, script: Script = ()) -> P:
        """A position with every field set and nothing dealt."""
        position = self.position_type()
        position.lay_out(setup, seed, script)
        return position

    def playout(self, position: P, dice: Dice, policy: Policy | None = None, limit: int | None = None) -> int:
        """Play a position on, itself and not a copy, to the end of the game or for `limit` codes; how many there were.

        Every seat answers by the policy, without one by chance.
        """
        if not isinstance(position, self.position_type):
            raise PlayoutError(f"a play-out of {self.facts.name} needs a position of it, not {shown(position)}")
        return playouts.playout(position, dice, policy, limit)

    def imagined(self, view: V, dice: Dice) -> P:
        """A blank position with the part of a view that every title has, and a fresh chance stream.

        The question asked now stands in a frame of its own; one whose frame holds more, or that stands above others,
        is asked by the title itself.
        """
        position = self.blank(self.setup_of(view), int(dice.random() * (1 << 53)).to_bytes(32, "big"))
        position.commitment = view.commitment
        position.number = 1  # a view of the end does not tell how many questions there were
        if view.decision is not None:
            position.number = view.decision.number
            position.frames = [(self.question_index(view.decision.key), view.decision.seats[0])]
            position.partial = tuple(map(position.setup.codebook.read_word, view.picked))
        return position

    def question_index(self, key: str) -> int:
        """What the frames of a question begin with."""
        return next(question.index for question in self.position_type.QUESTIONS if question.key == key)

    def space(self, setup: Setup) -> int:
        """How many codes there are: a code is a number from 0 to this, less one."""
        return setup.codebook.size

    @functools.cached_property
    def moveset(self) -> Moveset:
        """All moves of the title: the answers of its questions."""
        return Moveset(dict.fromkeys(kind for question in self.position_type.QUESTIONS for kind in question.answers))

    def setup(self, seats: int, options: Mapping[str, object] | None = None, components: str | None = None) -> Setup:
        """Check seat count and options, fill in the defaults, load the components."""
        fewest, most = self.facts.players
        if isinstance(seats, bool) or not isinstance(seats, int) or not fewest <= seats <= most:
            raise SeatCountError(f"{self.facts.name} is played by {fewest} to {most}, not by {shown(seats)}")
        chosen = self.read_options(seats, options or {})
        standard = self.standard_components
        text = standard if components is None else _tidy(components)
        box = self._box(text)
        return _kept(
            self._setups,
            (seats, tuple(chosen.items()), text),
            lambda: Setup(self, seats, chosen, box, text, text == standard),
        )

    def setup_of(self, view: View) -> Setup:
        """The set-up of the game a view was taken from."""
        return self.setup(view.seats, view.options, view.own_components or None)

    def read_options(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options of a game: those given, checked, and the defaults of the others."""
        known = {option.key: option for option in self.facts.options}
        for key in options:
            if key not in known:
                raise OptionError(f"{self.facts.name} has no option {shown(key)}; it has {', '.join(known) or 'none'}")
        chosen: dict[str, OptionValue] = {}
        for key, option in known.items():
            default = option.defaults[str(chosen[option.follows])] if option.follows else option.default
            value = option.read(options[key]) if key in options else default
            if value and option.players and seats not in option.players:
                counts = ", ".join(str(n) for n in option.players)
                raise OptionError(f"option {key} is for {counts} players only, not for {seats}")
            chosen[key] = value
        return chosen

    def commit(self, setup: Setup, seed: bytes) -> str:
        """The commitment of a game, shown before play."""
        return chance.commitment(self.key, self.rules_version, setup.digest, setup.seats, setup.options, seed)

    def begin(self, setup: Setup, seed: bytes, script: Script = (), commitment: str = "") -> tuple[P, list[Event]]:
        """The first position of a game, and the events of its set-up."""
        position = self.blank(setup, seed, script)
        position.commitment = commitment
        with listening(position) as heard:
            self.deal(position)
        return position, heard

    def read_deal(self, setup: Setup, deal: Mapping[str, Sequence[str]]) -> Script:
        """A scripted deal, its words turned into the title's numbers."""
        for label, words in deal.items():
            for word in words:
                if len(word) > _LONGEST_DEAL_WORD:
                    raise DealError(f"the scripted deal {shown(label)} has no component {shown(word)}")
        return tuple(
            (label, tuple(self.deal_value(setup, label, word) for word in words)) for label, words in deal.items()
        )

    def load(self, text: str) -> Game[P]:
        """The game at the end of a record; raises RecordError with the line if it cannot be replayed."""
        return replay(self, read(self, text))

    def read_position(self, text: str) -> P:
        """The position a text describes (`position.text()`), or a PositionError with everything that is wrong."""
        position: P = writing.read(self, text)
        return position

    def set_up(self, data: Mapping[str, Any], *, sparse: bool = False) -> P:
        """The same from plain data, as `position.plain()` gives it.

        A sparse position may lack components and money, as the scene of a test does.
        """
        position: P = writing.set_up(self, data, sparse)
        return position

    def position_of_bytes(self, data: bytes) -> P:
        """The position a byte form holds (`position.to_bytes()`)."""
        position: P = writing.from_bytes(self, data)
        return position

    def at(self, position: P | str, names: Sequence[str] | None = None) -> Game[P]:
        """A game that starts from a position that was set up, or from its text."""
        start = self.read_position(position) if isinstance(position, str) else position
        return Game.at(start, _checked_names(names, start.setup.seats))

    def parse_move(self, text: str) -> Move:
        """Read a move's text form."""
        return self.moveset.parse(text)

    def decode_view(self, data: bytes) -> V:
        """Read a view's JSON form, for bots in other processes; UnreadableView if it is none of this title."""
        try:
            view = msgspec.json.decode(data, type=self.view_type)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise UnreadableView(f"this JSON is no view of {self.facts.name}: {str(error)[:200]}") from None
        if view.title != self.key:
            raise UnreadableView(f"this is a view of {shown(view.title)}, not of {self.facts.name}")
        return view

    def words(
        self,
        language: str,
        options: Mapping[str, OptionValue] | None = None,
        players: Sequence[str] = (),
        components: str = "",
    ) -> Words:
        """The title's texts in a language: en, fr or pl, for a game with these options, players and components."""
        chosen = self.read_options(self.facts.players[0], {}) if options is None else options
        box = self._box(_tidy(components) if components else self.standard_components)
        known = {**self.rule_facts(box), **chosen}
        return Words(load_bundle(self.package, language), language, self.namers, known, tuple(players), box)

    def html(self, view: V) -> str:
        """A view as tables, for a notebook."""
        words = self.words("en", view.options, components=view.own_components)
        return board.html(self.board(view, words))

    @functools.cached_property
    def standard_components(self) -> str:
        """The text of the components file the title comes with."""
        return (importlib.resources.files(self.package) / "components.toml").read_text("utf-8")

    def _box(self, text: str) -> Any:
        return _kept(self._boxes, text, lambda: self._read_box(text))

    def _read_box(self, text: str) -> Any:
        try:
            text.encode()
            return self.load_components(text)
        except ComponentsError as error:
            raise ComponentsError(*unknown_entries(text, self.standard_components), *error.problems) from None
        except (ValueError, RecursionError) as error:
            raise ComponentsError(f"the components file cannot be read: {error}") from None

    @functools.cached_property
    def _boxes(self) -> dict[str, Any]:
        return {}

    @functools.cached_property
    def _setups(self) -> dict[tuple[int, tuple[tuple[str, OptionValue], ...], str], Setup]:
        """What was set up last: the tables of codes and names of a set-up are made once for all its games."""
        return {}

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        from vernissage.core.registry import title  # the shelf knows titles, not they the shelf

        return title, (self.key,)

    def __repr__(self) -> str:
        fewest, most = self.facts.players
        return f"<title {self.key}: {self.facts.name} by {self.facts.designer}, {fewest} to {most} players>"
