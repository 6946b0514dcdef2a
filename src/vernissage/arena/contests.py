"""What is played in the arena: bots against bots, each deal in every seating, so that the luck of a seat cancels."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import vernissage
from vernissage.arena.market import MarketSum, market_sums
from vernissage.arena.plans import PlanError, check_seconds, derived_seed, opening, setup_of
from vernissage.arena.simulation import GameResult, Witness, play_game
from vernissage.bots.files import check_bot, file_of
from vernissage.core import chance
from vernissage.core.events import Event
from vernissage.core.facts import OptionValue
from vernissage.core.position import Position
from vernissage.core.registry import title as title_of
from vernissage.core.setups import Setup

_DEAL_TAG = b"vernissage/arena/deal/1"
_DICE_TAG = b"vernissage/arena/contest-dice/1"
_ORDER_TAG = b"vernissage/arena/order/1"


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Bots, deals, and a seed from which everything random is derived.

    Each pair of bots meets twice: one of the first alone among the others' seats, then one of the second among the
    first. On a `ladder` each bot sits alone among copies of the one named before it, and meets no other. With
    `together` all of them sit at one table. Whatever it is, each deal is played once from every seat.
    """

    title: str
    players: int
    deals: int
    seed: int
    bots: tuple[str, ...]
    ladder: bool
    together: bool
    options: Mapping[str, OptionValue]
    components: str | None
    position: str | None
    """The text of a position every game starts from; then a deal is what the rules leave to chance from there on."""
    seconds: float

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Who sits at a table with whom; the first is the one that is measured against the others.

        >>> contest("modern_art", players=3, games=1, seed=7, bots=["random", "greedy"]).lineups
        (('random', 'greedy', 'greedy'), ('greedy', 'random', 'random'))
        """
        if self.together:
            return (self.bots,)
        pairs = self.meetings
        if self.players == 2 and not self.ladder:  # alone among one copy is the same from either side
            pairs = tuple(itertools.combinations(self.bots, 2))
        return tuple((one, *(other,) * (self.players - 1)) for one, other in pairs)

    @property
    def meetings(self) -> tuple[tuple[str, str], ...]:
        """Which bot is measured against which."""
        if self.ladder:
            return tuple((one, below) for below, one in itertools.pairwise(self.bots))
        return tuple(itertools.permutations(self.bots, 2))

    @property
    def games_of_deal(self) -> int:
        return len(self.lineups) * self.players

    @property
    def games(self) -> int:
        return self.deals * self.games_of_deal

    def deal_of(self, index: int) -> int:
        """The deal a game is played with: all games of a deal come one after the other."""
        return index // self.games_of_deal

    def setup(self) -> Setup:
        return title_of(self.title).setup(self.players, self.options, self.components)

    def opening(self, setup: Setup, index: int) -> tuple[Position, list[Event]]:
        return opening(setup, self.game_seed(index), self.position)

    def seating(self, index: int) -> tuple[str, ...]:
        """The bots of a game by seat.

        >>> one = contest("modern_art", players=3, games=1, seed=7, bots=["random", "greedy"])
        >>> one.seating(1)
        ('greedy', 'random', 'greedy')
        """
        deal, number = divmod(index, self.games_of_deal)
        lineup, shift = divmod(number, self.players)
        order = list(self.lineups[lineup])
        if self.together:  # who sits behind whom changes from deal to deal
            random.Random(derived_seed(_ORDER_TAG, self.seed, deal)).shuffle(order)
        return (*order[self.players - shift :], *order[: self.players - shift])

    def game_seed(self, index: int) -> bytes:
        """The seed of the deal: the same in all its games."""
        return derived_seed(_DEAL_TAG, self.seed, self.deal_of(index))

    def dice(self, index: int, seat: int) -> random.Random:
        """The dice of the bot in a seat, other ones in each game."""
        return random.Random(derived_seed(_DICE_TAG, self.seed, index, seat))

    def identity(self) -> dict[str, Any]:
        """All that the games follow from, but how many there are: a journal is gone on with only where it is the same.

        Bots in files are known by what the files hold.
        """
        setup = self.setup()
        told: dict[str, Any] = {key: value for key, value in msgspec.to_builtins(self).items() if key != "deals"}
        told["components"] = setup.digest
        told["rules"] = setup.title.rules_version
        told["version"] = vernissage.__version__
        files = {name: file for name in self.bots if (file := file_of(name)) is not None}
        told["files"] = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}
        return told


def contest(
    title: str,
    *,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    ladder: bool = False,
    together: bool = False,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
    position: str | None = None,
    seconds: float = 3.0,
) -> Contest:
    """A checked contest of at least so many games: deals are played whole.

    With the text of a position every game starts there; it brings its own seats, options and components.
    """
    work = title_of(title)
    setup, components = setup_of(work, players, options, components, position)
    if players < 2:
        raise PlanError("nobody meets anybody at a table for one; an arena needs two players or more")
    if games < 1:
        raise PlanError(f"an arena has at least one game, not {games}")
    check_seconds(seconds)
    for name in bots:
        check_bot(name, setup)
    doubled = next((name for name in bots if bots.count(name) > 1), None)
    if doubled is not None:
        raise PlanError(f"{doubled} is named twice; name each bot of an arena once")
    if len(bots) < 2:
        raise PlanError("an arena needs two bots or more; `vernissage simulate` plays one against itself")
    if ladder and together:
        raise PlanError("bots meet on a ladder or together at one table, not both")
    if together and len(bots) != players:
        raise PlanError(f"to sit at one table together {players} players need {players} bots, not {len(bots)}")
    chance.seed_bytes(seed)
    made = Contest(
        title=work.key,
        players=players,
        deals=1,
        seed=seed,
        bots=tuple(bots),
        ladder=ladder,
        together=together,
        options=setup.options,
        components=components,
        position=position,
        seconds=float(seconds),
    )
    return msgspec.structs.replace(made, deals=-(-games // made.games_of_deal))


class Thinking(msgspec.Struct, frozen=True, array_like=True):
    """How much one seat thought in a game."""

    seconds: float
    answers: int


class ContestGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a contest. All but `thinking` follows from the contest."""

    game: int
    result: GameResult
    parts: tuple[dict[str, int], ...]
    market: tuple[MarketSum, ...]
    thinking: tuple[Thinking, ...]


class _Reporter(Witness):
    """Notes everything that is told, and how long each seat thinks."""

    hears = True

    def __init__(self, seats: int) -> None:
        self.events: list[Event] = []
        self.seconds = [0.0] * seats
        self.answered = [0] * seats

    def thought(self, position: Position, seat: int, seconds: float) -> None:
        self.seconds[seat] += seconds
        self.answered[seat] += 1

    def happened(self, position: Position, events: list[Event]) -> None:
        self.events += events


def play_contest(contest: Contest, first: int, end: int) -> list[ContestGame]:
    """The games from `first` up to, but without, `end`."""
    setup = contest.setup()
    games = []
    for index in range(first, end):
        reporter = _Reporter(contest.players)
        result = play_game(contest, setup, index, reporter)
        parts = tuple(dict(own) for own in setup.title.score_parts(setup, reporter.events))
        thinking = tuple(
            Thinking(round(seconds, 6), answers)
            for seconds, answers in zip(reporter.seconds, reporter.answered, strict=True)
        )
        market = market_sums(setup, reporter.events)
        games.append(ContestGame(game=index, result=result, parts=parts, market=market, thinking=thinking))
    return games
