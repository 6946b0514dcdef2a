"""How the cards of a title fare: how often they are within reach, how often they are used, and how their users do."""

from __future__ import annotations

import collections
import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from vernissage.arena.plans import Plan, PlanError
from vernissage.arena.simulation import GameResult, Witness, play_game, run_with
from vernissage.arena.statistics import wilson
from vernissage.arena.tally import Wins
from vernissage.core.authored import Item
from vernissage.core.facts import OptionValue
from vernissage.core.position import Position
from vernissage.core.registry import title as title_of
from vernissage.core.registry import titles
from vernissage.core.titles import Title

_ENDLESS = 9999


class WatchedGame(msgspec.Struct, frozen=True):
    """A finished game, and by seat the cards that were within reach, each with whether it was used."""

    result: GameResult
    reach: tuple[dict[Item, bool], ...]


def check(title: str) -> None:
    """A title can be reported on if it says which cards are within reach; else a PlanError names those that do."""
    work = title_of(title)
    known = [other.key for other in titles() if says_items(other)]
    if not says_items(work):
        raise PlanError(f"{work.facts.name} does not say which cards it has; there is a report for {', '.join(known)}")


def says_items(work: Title[Any, Any]) -> bool:
    """Whether a title says which cards are within reach."""
    return type(work).items is not Title.items


def watch(plan: Plan, jobs: int = 1) -> Iterator[WatchedGame]:
    """All games of a plan, in order, with what was within reach in them.

    >>> from vernissage.arena.plans import plan
    >>> (game,) = watch(plan("pictura", players=2, games=1, seed=7, bots=["greedy"]))
    >>> sum(used for (group, _), used in game.reach[0].items() if group == "trend")
    1
    """
    check(plan.title)
    return run_with(play_watched, plan, range(plan.games), jobs)


def play_watched(plan: Plan, first: int, end: int) -> list[WatchedGame]:
    """The games from `first` up to, but without, `end`."""
    setup = plan.setup()
    games = []
    for index in range(first, end):
        reach = Reach(plan.players)
        games.append(WatchedGame(play_game(plan, setup, index, reach), reach.seen))
    return games


class Reach(Witness):
    """Notes which cards each seat has within reach, and which it uses."""

    def __init__(self, seats: int) -> None:
        self.seen: tuple[dict[Item, bool], ...] = tuple({} for _ in range(seats))

    def answers(self, position: Position, seat: int, code: int) -> None:
        seen = self.seen[seat]
        for item, answers in position.setup.title.items(position, seat).items():
            seen[item] = seen.get(item, False) or code in answers


class Fate(NamedTuple):
    """What became of a card. A case is one player's game in which it was within reach of that player."""

    group: str
    name: str
    games: int
    """Games in which it was within anybody's reach."""
    cases: int
    used: int
    """Cases in which it was used, once or more."""
    wins: Wins
    """Of those who used it, beside an even share."""
    chance: float
    """What players won who used as many cards of its group: who does well uses more of them, whichever they are."""
    ahead: float
    """By how many points its users were ahead of the average of their table."""
    ahead_without: float
    """The same of those who had it within reach and left it."""

    played: int
    """Players' games in all."""

    @property
    def of_reach(self) -> float:
        """The share of its cases in which it was used."""
        return self.used / self.cases

    @property
    def of_all(self) -> float:
        """The share of all players' games in which it was used. For what is drawn blindly and costs nothing to use."""
        return self.used / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share of its cases: 95 %, by Wilson."""
        return wilson(self.used, self.cases)


class _Case(NamedTuple):
    game: int
    used: bool
    together: int
    """How many cards of the group the player used in that game."""
    won: float
    ahead: float


def fates(games: Sequence[WatchedGame]) -> list[Fate]:
    """What became of each card, in the order of groups and names."""
    cases: dict[Item, list[_Case]] = collections.defaultdict(list)
    chances: dict[tuple[str, int], list[float]] = collections.defaultdict(list)
    for number, game in enumerate(games):
        scores = game.result.scores
        mean = math.fsum(scores) / len(scores)
        for seat, reach in enumerate(game.reach):
            won = game.result.share(seat)
            together = collections.Counter(group for (group, _), used in reach.items() if used)
            for group, count in together.items():
                chances[group, count].append(won)
            for item, used in reach.items():
                cases[item].append(_Case(number, used, together[item[0]], won, scores[seat] - mean))
    chance = {key: math.fsum(won) / len(won) for key, won in chances.items()}
    players = len(games[0].result.scores)
    return [_fate(item, cases[item], chance, len(games) * players, players) for item in sorted(cases, key=_counted)]


def _counted(item: Item) -> tuple[str, str, int]:
    """Sorts card 2 before card 10."""
    group, name = item
    stem, _, number = name.rpartition("-")
    return (group, stem, int(number)) if number.isdigit() else (group, name, 0)


def _fate(item: Item, cases: Sequence[_Case], chance: Mapping[tuple[str, int], float], played: int, seats: int) -> Fate:
    users = [case for case in cases if case.used]
    return Fate(
        *item,
        games=len({case.game for case in cases}),
        cases=len(cases),
        used=len(users),
        wins=Wins(math.fsum(case.won for case in users), len(users), 1 / seats),
        chance=_mean([chance[item[0], case.together] for case in users]),
        ahead=_mean([case.ahead for case in users]),
        ahead_without=_mean([case.ahead for case in cases if not case.used]),
        played=played,
    )


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values) if values else math.nan


class BalanceReport(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON form. All but `seconds` follows from the plan."""

    title: str
    players: int
    games: int
    seed: int
    options: Mapping[str, OptionValue]
    bots: tuple[str, ...]
    own_components: bool
    seconds: float
    items: tuple[ItemReport, ...]


class ItemReport(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the JSON form. Intervals are 95 %, by Wilson; null where nobody used it."""

    group: str
    name: str
    games: int
    cases: int
    used: int
    share_of_cases: float
    share_interval: tuple[float, float]
    share_of_all: float
    win_share: float | None
    win_interval: tuple[float, float] | None
    even: float
    chance: float | None
    ahead: float | None
    ahead_without: float | None


def report(plan: Plan, games: Sequence[WatchedGame], seconds: float) -> BalanceReport:
    """All there is to know about the cards of a simulation."""
    return BalanceReport(
        title=plan.title,
        players=plan.players,
        games=plan.games,
        seed=plan.seed,
        options=plan.options,
        bots=plan.bots,
        own_components=plan.components is not None,
        seconds=round(seconds, 3),
        items=items_of(games),
    )


def items_of(games: Sequence[WatchedGame]) -> tuple[ItemReport, ...]:
    """What became of each card, for programs; nothing, where no games were watched."""
    return tuple(_item(fate) for fate in fates(games)) if games else ()


def _item(fate: Fate) -> ItemReport:
    wins = fate.wins
    return ItemReport(
        group=fate.group,
        name=fate.name,
        games=fate.games,
        cases=fate.cases,
        used=fate.used,
        share_of_cases=fate.of_reach,
        share_interval=fate.interval,
        share_of_all=fate.of_all,
        win_share=wins.share if fate.used else None,
        win_interval=wins.interval if fate.used else None,
        even=wins.fair,
        chance=_known(fate.chance),
        ahead=_known(fate.ahead),
        ahead_without=_known(fate.ahead_without),
    )


def _known(value: float) -> float | None:
    return None if math.isnan(value) else value


def tables(report: BalanceReport, console: Console) -> list[Table]:
    """One table for each group of cards, as wide as the console allows: with a frame on a terminal that has room for
    it, without intervals where there is room for neither. No name is ever cut."""
    forms = [(True, True), (False, True), (False, False)] if console.is_terminal else [(False, True), (False, False)]
    endless = console.options.update_width(_ENDLESS)
    for framed, intervals in forms:
        made = [
            _table(group, list(items), framed, intervals)
            for group, items in itertools.groupby(report.items, key=lambda item: item.group)
        ]
        if all(console.measure(table, options=endless).maximum <= console.width for table in made):
            break
    return made


def _table(group: str, items: Sequence[ItemReport], framed: bool, intervals: bool) -> Table:
    frame = box.HEAVY_HEAD if framed else None
    table = Table(title=group.capitalize(), title_justify="left", title_style="bold", box=frame, pad_edge=framed)
    table.add_column("card", overflow="fold")
    for column in ("cases", "used", "of all", "won", "chance", "ahead", "left"):
        table.add_column(column, justify="right", no_wrap=True)
    for item in items:
        table.add_row(
            item.name,
            f"{item.cases:,}",
            _percent(item.share_of_cases) + _interval(item.share_interval if intervals else None),
            _percent(item.share_of_all),
            _percent(item.win_share) + _interval(item.win_interval if intervals else None),
            _percent(item.chance),
            _points(item.ahead),
            _points(item.ahead_without),
        )
    return table


LEGEND = (
    "A case is one player's game in which the card was within reach. Used: in how many % of the cases. "
    "Of all: in how many % of all players' games. Won: how many % of their games its users won. "
    "Chance: what players won who used as many cards of the group. In brackets: 95 % intervals. "
    "Ahead: points above the average of the table, of those who used it; left: of those who could have and did not."
)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def _interval(interval: tuple[float, float] | None) -> str:
    return "" if interval is None else f" ({100 * interval[0]:.0f}–{100 * interval[1]:.0f})"


def _points(points: float | None) -> str:
    return "–" if points is None else f"{points:+.1f}"
