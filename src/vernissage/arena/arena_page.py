"""A contest as a page with plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vernissage.arena import pages, plots
from vernissage.arena.figures import label, percent, spent, word
from vernissage.arena.market import MarketPoint
from vernissage.arena.pages import Section
from vernissage.arena.standings import ContestReport
from vernissage.arena.tables import INTERVALS, between, who

_BINS = 24
Z_95 = 1.96


def page(report: ContestReport) -> str:
    """One page that needs no network and no script."""
    facts = [
        ("Games", f"{report.games:,}"),
        ("Deals", f"{report.deals:,}, each from every seat"),
        ("Seed", str(report.seed)),
        ("Time for an answer", f"{report.budget:g} s at most"),
        ("Date", report.run.date),
    ]
    if report.options:
        facts.append(
            ("Options", ", ".join(f"{key.replace('_', ' ')} {word(value)}" for key, value in report.options.items()))
        )
    if report.own_components:
        facts.append(("Components", "an own file"))
    if report.position:
        facts.append(("Start", "one position for all games"))
    return pages.page(report.name, f"Arena · {report.players} players", _lead(report), facts, _sections(report))


def _lead(report: ContestReport) -> str:
    """Who is ahead, and whether that is certain; on a ladder, what the last step is worth."""
    first, second = report.ratings[0].name, report.ratings[1].name
    met = [one for one in report.meetings if report.ladder or (one.one, one.other) == (first, second)]
    meeting = met[-1]
    share = meeting.won
    did = "came out ahead in" if report.together else "won"
    told = (
        f"{who(report, meeting)} {did} {percent(share.share)} of {share.games:,} games (even: {percent(share.even)})."
    )
    low, high = share.interval
    if low <= share.even <= high:
        return f"{told} The two cannot be told apart yet: the interval is {between(share)}."
    return f"{told} The interval is {between(share)}, clear of even odds."


def _sections(report: ContestReport) -> Iterator[Section]:
    yield _ratings(report)
    yield _meetings(report)
    yield _seats(report)
    yield _length(report)
    yield from market_sections(report.market)
    if any(bot.parts for bot in report.ratings):
        yield _parts(report)


def _ratings(report: ContestReport) -> Section:
    rows = [
        {"name": label(bot.name), "value": bot.mu, "low": bot.mu - Z_95 * bot.sigma, "high": bot.mu + Z_95 * bot.sigma}
        for bot in report.ratings
    ]
    table = pages.table(
        ("bot", "strength", "mu", "sigma", "mean score", "an answer took"),
        (
            (
                label(bot.name),
                str(bot.strength),
                f"{bot.mu:.1f}",
                f"{bot.sigma:.1f}",
                f"{bot.scores.mean:.1f}",
                spent(report.run.thinking[bot.name]),
            )
            for bot in report.ratings
        ),
    )
    text = (
        "By openskill, the model that rates people in a house too. The line is the 95 % interval of what is rated; "
        "strength is what is certain of it, in whole numbers from 1000."
    )
    drawn = plots.plot(plots.intervals(rows, share=False, title="mu"), "Rating of each bot with its interval")
    return Section("Ratings", text, [drawn], table, folded=False)


def _meetings(report: ContestReport) -> Section:
    rows = [
        {
            "name": who(report, one),
            "value": one.won.share,
            "low": one.won.interval[0],
            "high": one.won.interval[1],
        }
        for one in report.meetings
    ]
    table = pages.table(
        ("", "won", "95 % interval", "even", "points ahead", "games"),
        (
            (
                who(report, one),
                percent(one.won.share),
                between(one.won),
                percent(one.won.even),
                f"{one.ahead:+.1f}",
                f"{one.won.games:,}",
            )
            for one in report.meetings
        ),
    )
    if report.ladder:
        text = f"Each bot alone against copies of the one below it. The dashed line is even odds. {INTERVALS}"
    elif report.together:
        text = f"All sit at one table; counted is who came out ahead of whom. The dashed line is even odds. {INTERVALS}"
    else:
        text = f"One bot alone against copies of the other. The dashed line is even odds. {INTERVALS}"
    drawn = plots.plot(plots.intervals(rows, even=report.meetings[0].won.even), "Share of wins of each pair of bots")
    return Section("Who beats whom", text, [drawn], table)


def _seats(report: ContestReport) -> Section:
    everybody = "all together"
    sides = [(everybody, report.seats), *((label(bot.name), bot.seats) for bot in report.ratings)]
    rows = [
        {"seat": str(seat), "name": name, "value": one.share, "low": one.interval[0], "high": one.interval[1]}
        for name, shares in sides
        for seat, one in enumerate(shares)
    ]
    table = pages.table(
        ("", *(f"seat {seat}" for seat in range(report.players))),
        ((name, *(f"{percent(one.share)} ({between(one)})" for one in shares)) for name, shares in sides),
    )
    text = (
        "How many games were won from each seat, by each bot and by all together. Every bot sits in every seat equally "
        "often, so what differs for all is the seat."
    )
    names = [name for name, _ in sides]
    drawn = plots.plot(plots.seats(rows, names, 1 / report.players), "Share of wins by seat")
    return Section("Seats", text, [drawn], table)


def _length(report: ContestReport) -> Section:
    length = report.lengths
    rows = bins(report.length_counts, "games")
    ends = ", ".join(
        f"{reason.replace('_', ' ')} {percent(count / report.games)}" for reason, count in report.ends.items()
    )
    text = (
        f"Moves of a game: {length.mean:.0f} on average, from {length.least:g} to {length.most:g}, "
        f"half of the games {length.median:g} or fewer. They ended by: {ends}."
    )
    return Section("Length", text, [plots.plot(plots.histogram(rows, ["games"], "moves"), "How long the games were")])


def bins(counts: dict[int, int], name: str, span: tuple[int, int] | None = None) -> list[dict[str, float | str]]:
    """How often whole numbers came up, in at most so many bins of whole numbers, for a histogram."""
    least, most = span or (min(counts), max(counts))
    step = max(1, -(-(most - least + 1) // _BINS))
    total = sum(counts.values())
    rows: list[dict[str, float | str]] = []
    for low in range(least, most + 1, step):
        found = sum(count for number, count in counts.items() if low <= number < low + step)
        rows.append({"low": low, "high": low + step, "share": found / total, "name": name})
    return rows


def market_sections(points: Sequence[MarketPoint]) -> Iterator[Section]:
    """One part of the page for each series the title tells of the art market."""
    for series in dict.fromkeys(point.series for point in points):
        own = [point for point in points if point.series == series]
        items = list(dict.fromkeys(point.item for point in own))
        rounds = sorted({point.round for point in own})
        rows = [{"name": point.item, "across": point.round, "value": round(point.average, 3)} for point in own]
        only_counts = all(point.average == point.count for point in own)
        text = "How many in a game, by round." if only_counts else "On average of all games, by round."
        found = {(point.item, point.round): point for point in own}
        table = pages.table(
            ("", *(f"round {number}" for number in rounds)),
            ((item, *(_told(found.get((item, number))) for number in rounds)) for item in items),
        )
        title = "in a game" if only_counts else "average"
        drawn = plots.plot(plots.lines(rows, items, "round", title), own[0].heading)
        yield Section(own[0].heading, text, [drawn], table)


def _told(point: MarketPoint | None) -> str:
    return "–" if point is None else f"{point.average:.1f}"


def _parts(report: ContestReport) -> Section:
    sides = [(label(bot.name), bot.parts) for bot in report.ratings]
    text = "The average score of each bot, part by part."
    return Section("What the score is made of", text, *parts_of(sides))


def parts_of(sides: Sequence[tuple[str, dict[str, float]]]) -> tuple[list[str], str]:
    """The plot and the table of what scores are made of."""
    parts = list(dict.fromkeys(part for _, own in sides for part in own))
    names = [part.replace("_", " ") for part in parts]
    rows = [
        {"name": name, "part": part.replace("_", " "), "value": round(own.get(part, 0.0), 3), "rank": rank}
        for name, own in sides
        for rank, part in enumerate(parts)
    ]
    table = pages.table(
        ("", *names, "sum"),
        ((name, *(f"{own.get(part, 0.0):.1f}" for part in parts), f"{sum(own.values()):.1f}") for name, own in sides),
    )
    return [plots.plot(plots.stacked(rows, names), "Parts of the average score")], table
