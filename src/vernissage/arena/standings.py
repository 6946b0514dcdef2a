"""What a contest showed: ratings, who beats whom, seats, lengths, prices, and what scores are made of."""

from __future__ import annotations

import collections
import math
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from vernissage.arena.contests import Contest, ContestGame
from vernissage.arena.market import MarketPoint, market_points
from vernissage.arena.statistics import Summary, clustered, summary
from vernissage.arena.tally import tally
from vernissage.core import position, skill
from vernissage.core.facts import OptionValue

Interval = tuple[float, float]
"""95 %, by Wilson, with the games of a deal counted as fewer where they are alike (`statistics.clustered`)."""


class BotStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A bot wherever it sat."""

    name: str
    mu: float
    sigma: float
    strength: int
    """As the house tells the strength of people: three sigma below mu, in whole numbers."""
    scores: Summary
    parts: dict[str, float]
    """What its score is made of, on average."""
    seats: tuple[Share, ...]
    """Its games from each seat: how many of them were won from there."""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """A share of games won. A win shared by two is half a win for each."""

    games: int
    share: float
    interval: Interval
    even: float


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """One bot against another: alone among its copies the share of wins; at a table of many the share of games in
    which it came out ahead of the other."""

    one: str
    other: str
    won: Share
    ahead: float
    """By how many points it was above the average of the other's seats."""


class ContestRun(msgspec.Struct, frozen=True, kw_only=True):
    """What does not follow from the contest: when it was played, and how long the bots thought."""

    date: str
    engine: str
    """`compiled` or `plain`: as the engine was when the last games were played."""
    thinking: dict[str, float]
    """By bot the processor time of an answer, in milliseconds."""


class ContestReport(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON form. All but `run` follows from the contest."""

    form: str
    title: str
    name: str
    players: int
    bots: tuple[str, ...]
    together: bool
    games: int
    deals: int
    seed: int
    budget: float
    options: Mapping[str, OptionValue]
    own_components: bool
    rules: int
    version: str
    ratings: tuple[BotStanding, ...]
    """The strongest first."""
    meetings: tuple[Meeting, ...]
    seats: tuple[Share, ...]
    lengths: Summary
    """Moves of a game."""
    length_counts: dict[int, int]
    ends: dict[str, int]
    market: tuple[MarketPoint, ...]
    run: ContestRun
    ladder: bool = False
    position: str = ""
    """The text of the position every game started from; empty where each deal was new."""


FORM = "vernissage arena report 1"


def report(contest: Contest, games: Sequence[ContestGame], date: str) -> ContestReport:
    """All there is to know about a contest, once all its games are played."""
    setup = contest.setup()
    results = [game.result for game in games]
    counted = tally(results)
    return ContestReport(
        form=FORM,
        title=contest.title,
        name=setup.title.facts.name,
        players=contest.players,
        bots=contest.bots,
        together=contest.together,
        ladder=contest.ladder,
        games=len(games),
        deals=contest.deals,
        seed=contest.seed,
        budget=contest.seconds,
        options=contest.options,
        own_components=contest.components is not None,
        rules=setup.title.rules_version,
        version=contest.identity()["version"],
        ratings=_ratings(contest, games),
        meetings=tuple(_meeting(contest, games, one, other) for one, other in contest.meetings),
        seats=tuple(
            _share(contest, ((game.game, game.result.share(seat)) for game in games), 1 / contest.players)
            for seat in range(contest.players)
        ),
        lengths=counted.lengths,
        length_counts=dict(sorted(collections.Counter(result.moves for result in results).items())),
        ends=dict(counted.reasons),
        market=tuple(market_points(setup, [game.market for game in games])),
        run=ContestRun(date=date, engine=_engine(), thinking=_thinking(contest, games)),
        position=contest.position or "",
    )


def _engine() -> str:
    return "plain" if str(position.__file__).endswith(".py") else "compiled"


def _share(contest: Contest, outcomes: Iterable[tuple[int, float]], even: float) -> Share:
    """The share of what came of games, each by its number."""
    deals: dict[int, list[float]] = collections.defaultdict(list)
    for game, won in outcomes:
        deals[contest.deal_of(game)].append(won)
    share, low, high = clustered(list(deals.values()))
    return Share(games=sum(map(len, deals.values())), share=share, interval=(low, high), even=even)


def _ratings(contest: Contest, games: Sequence[ContestGame]) -> tuple[BotStanding, ...]:
    known = dict.fromkeys(contest.bots, skill.NEW)
    for game in games:
        bots = game.result.bots
        after = skill.rated([known[bot] for bot in bots], skill.ranks(game.result.scores, game.result.winners))
        for bot in set(bots):  # copies of a bot at one table are one bot: what they learn of it is put together
            own = [rating for rating, name in zip(after, bots, strict=True) if name == bot]
            known[bot] = skill.Rating(_mean([one.mu for one in own]), _mean([one.sigma for one in own]), own[0].games)
    order = sorted(contest.bots, key=lambda bot: -known[bot].mu)
    return tuple(_standing(contest, games, bot, known[bot]) for bot in order)


def _standing(contest: Contest, games: Sequence[ContestGame], bot: str, rating: skill.Rating) -> BotStanding:
    held = [(game, seat) for game in games for seat, name in enumerate(game.result.bots) if name == bot]
    parts: dict[str, int] = collections.Counter()
    for game, seat in held:
        for part, amount in game.parts[seat].items():
            parts[part] = parts[part] + amount
    return BotStanding(
        name=bot,
        mu=round(rating.mu, 3),
        sigma=round(rating.sigma, 3),
        strength=rating.strength,
        scores=summary([game.result.scores[seat] for game, seat in held]),
        parts={part: amount / len(held) for part, amount in parts.items()},
        seats=tuple(
            _share(
                contest, ((game.game, game.result.share(seat)) for game, at in held if at == seat), 1 / contest.players
            )
            for seat in range(contest.players)
        ),
    )


def _meeting(contest: Contest, games: Sequence[ContestGame], one: str, other: str) -> Meeting:
    outcomes, leads = [], []
    for game in games:
        bots, scores = game.result.bots, game.result.scores
        if one not in bots or other not in bots or (not contest.together and bots.count(one) != 1):
            continue
        seat = bots.index(one)
        others = [score for score, name in zip(scores, bots, strict=True) if name == other]
        leads.append(scores[seat] - _mean(others))
        outcomes.append(
            (game.game, _ahead(game, seat, bots.index(other)) if contest.together else game.result.share(seat))
        )
    even = 1 / 2 if contest.together else 1 / contest.players
    return Meeting(one=one, other=other, won=_share(contest, outcomes, even), ahead=_mean(leads))


def _ahead(game: ContestGame, seat: int, other: int) -> float:
    places = skill.ranks(game.result.scores, game.result.winners)
    return 0.5 if places[seat] == places[other] else float(places[seat] < places[other])


def _thinking(contest: Contest, games: Sequence[ContestGame]) -> dict[str, float]:
    seconds, answers = dict.fromkeys(contest.bots, 0.0), dict.fromkeys(contest.bots, 0)
    for game in games:
        for name, thinking in zip(game.result.bots, game.thinking, strict=True):
            seconds[name] += thinking.seconds
            answers[name] += thinking.answers
    return {name: round(1000 * seconds[name] / max(1, answers[name]), 4) for name in contest.bots}


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)
