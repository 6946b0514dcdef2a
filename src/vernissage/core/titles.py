"""A title, whole: games, positions, set-ups and texts out of what its author wrote."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from vernissage.core import board, chance, playouts, writing
from vernissage.core.authored import Authored, P, Policy, V
from vernissage.core.chance import Dice
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
from vernissage.core.facts import OptionValue
from vernissage.core.games import Game, replay
from vernissage.core.moves import Move, Moveset
from vernissage.core.position import Script
from vernissage.core.records import Header, Record, read
from vernissage.core.setups import Setup
from vernissage.core.text import Words, load_bundle
from vernissage.core.views import View
from vernissage.core.whole import whole

_MOST_KEPT = 16
_LONGEST_NAME = 80
_LONGEST_DEAL_WORD = 60
K = TypeVar("K")
T = TypeVar("T")


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


class Title(Authored[P, V]):
    """One of the works. A title's folder ends in one object of a class made from this one.

    Its author writes what `Authored` names; the rest, here, every title gets.
    """

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
        if not hasattr(dice, "random"):
            raise PlayoutError(f"the dice of a play-out are a generator such as random.Random(7), not {shown(dice)}")
        if policy is not None and not callable(policy):
            raise PlayoutError(f"a policy is a function such as title.instinct(), not {shown(policy)}")
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
        count = whole(seats)
        if count is None or not fewest <= count <= most:
            raise SeatCountError(f"{self.facts.name} is played by {fewest} to {most}, not by {shown(seats)}")
        chosen = self.facts.read_options(count, options or {})
        standard = self.standard_components
        text = standard if components is None else _tidy(components)
        box = self._box(text)
        return _kept(
            self._setups,
            (count, tuple(chosen.items()), text),
            lambda: Setup(self, count, chosen, box, text, text == standard),
        )

    def setup_of(self, view: View) -> Setup:
        """The set-up of the game a view was taken from."""
        return self.setup(view.seats, view.options, view.own_components or None)

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
        chosen = self.facts.read_options(self.facts.players[0], {}) if options is None else options
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
