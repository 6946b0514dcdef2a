"""What is to be simulated: checked once, then carried whole to every worker process."""

from __future__ import annotations

import functools
import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from vernissage.bots.files import check_bot
from vernissage.core import chance
from vernissage.core.errors import VernissageError
from vernissage.core.events import Event
from vernissage.core.facts import OptionValue
from vernissage.core.position import Position
from vernissage.core.registry import title as title_of
from vernissage.core.setups import Setup
from vernissage.core.titles import Title

_GAME_TAG = b"vernissage/arena/game/1"
_DICE_TAG = b"vernissage/arena/dice/1"


class PlanError(VernissageError, ValueError):
    """A simulation that cannot be run as it was asked for."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A title with its options, a bot for each seat, and a seed from which everything random is derived."""

    title: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    """By seat in game 0; each later game moves everybody one seat on."""
    options: Mapping[str, OptionValue]
    components: str | None = None
    """An owner's own components file; None: the one the title comes with."""
    position: str | None = None
    """The text of a position every game starts from; None: a new deal each game. Hands and decks lie in each game as
    the text has them; games differ by the dice of the bots, and by what the rules leave to chance from there on."""
    seconds: float = 3.0
    """How long a bot may think about an answer."""

    def setup(self) -> Setup:
        """What is fixed for all its games."""
        return title_of(self.title).setup(self.players, self.options, self.components)

    def opening(self, setup: Setup, index: int) -> tuple[Position, list[Event]]:
        """The first position of a game, and the events of its set-up."""
        return opening(setup, self.game_seed(index), self.position)

    def seating(self, index: int) -> tuple[str, ...]:
        """The bots of a game by seat: they move on one seat from game to game, so that no bot keeps the best one.

        >>> plan("modern_art", players=3, games=3, seed=7, bots=["greedy", "random", "random"]).seating(1)
        ('random', 'greedy', 'random')
        """
        shift = index % self.players
        return self.bots[self.players - shift :] + self.bots[: self.players - shift]

    def game_seed(self, index: int) -> bytes:
        """The seed of a game's own chance."""
        return derived_seed(_GAME_TAG, self.seed, index)

    def dice(self, index: int, seat: int) -> random.Random:
        """The dice of the bot in a seat, apart from the game's chance and from every other bot's dice."""
        return random.Random(derived_seed(_DICE_TAG, self.seed, index, seat))


def check_seconds(seconds: float) -> None:
    """A bot has some time to think, and not for ever."""
    if not 0 < seconds < 86_400:
        raise PlanError(f"a bot thinks for more than no time and less than a day about an answer, not {seconds:g} s")


def derived_seed(tag: bytes, seed: int, *numbers: int) -> bytes:
    """The seed of one thing of many: what it is for, the seed of all of them, and its numbers."""
    parts = [tag, chance.seed_bytes(seed), *(number.to_bytes(8, "big") for number in numbers)]
    return hashlib.sha256(b"".join(parts)).digest()


def opening(setup: Setup, seed: bytes, start: str | None) -> tuple[Position, list[Event]]:
    """Where a game begins, and the events of its set-up: a new deal, or a text's position with chance of its own."""
    if start is None:
        return setup.title.begin(setup, seed)
    position = _read(setup.title.key, start).clone()
    position.seed, position.drawn, position.commitment = seed, 0, ""
    return position, []


def setup_of(
    title: Title[Any, Any],
    players: int,
    options: Mapping[str, object] | None,
    components: str | None,
    start: str | None,
) -> tuple[Setup, str | None]:
    """What is fixed for games from the position of a text, or else for new deals; with it an owner's own components.

    A position brings its own seats, options and components.
    """
    if start is None:
        return title.setup(players, options, components), components
    fixed = title.read_position(start).setup
    if fixed.seats != players or options or components:
        raise PlanError(f"the position has {fixed.seats} seats, and options and components of its own")
    own = None if fixed.is_standard else fixed.components_text
    return title.setup(players, fixed.options, own), own


@functools.lru_cache(maxsize=4)
def _read(title: str, text: str) -> Position:
    """The position a text describes: checked once, not in each game."""
    position: Position = title_of(title).read_position(text)
    return position


def plan(
    title: str,
    *,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    components: str | None = None,
    position: str | None = None,
    seconds: float = 3.0,
) -> Plan:
    """A checked plan, its options complete. One bot plays every seat; otherwise there must be one for each.

    With the text of a position every game starts there; it brings its own seats, options and components.
    """
    work = title_of(title)
    setup, components = setup_of(work, players, options, components, position)
    if games < 1:
        raise PlanError(f"a simulation has at least one game, not {games}")
    if len(bots) not in (1, players):
        raise PlanError(f"{players} players need one bot for all seats or {players} bots, not {len(bots)}")
    for name in bots:
        check_bot(name, setup)
    check_seconds(seconds)
    chance.seed_bytes(seed)
    by_seat = tuple(bots) if len(bots) == players else tuple(bots) * players
    return Plan(
        title=work.key,
        players=players,
        games=games,
        seed=seed,
        bots=by_seat,
        options=setup.options,
        components=components,
        position=position,
        seconds=seconds,
    )
