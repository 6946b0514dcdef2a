"""Writes docs/titles/pictura-balance.md anew: how the cards of Museum: Pictura fare, in their first version and now.

    make balance

Two kinds of players play thousands of games with each version, all from one seed: it takes about twenty minutes on
two cores, and the same code gives the same page.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path

from vernissage.arena.balance import BalanceReport, ItemReport, report, watch
from vernissage.arena.plans import plan
from vernissage.cli.progress import watched
from vernissage.games.pictura import title
from vernissage.games.pictura.components import Box, Patron
from vernissage.games.pictura.printed import DOMAINS, EFFECTS, PERIODS

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "titles" / "pictura-balance.md"
GAMES = {"first": 8_000, "now": 16_000}
SEED, SEATS = 2026, 3
BOTS = ("greedy", "curator")
LEAST, MOST, AROUND = 0.05, 0.60, 0.10
"""What is asked for: how often a card is used, and how far from even its users may win."""

FIRST_NUMBERS = {"draw_paintings": 2, "prestige": 5, "connoisseur_looks": 5}
FIRST_POINTS = {"painter": 4, "taste": 5}

Reports = dict[tuple[str, str], BalanceReport]
"""By version, "first" or "now", and bot."""


def first_version() -> str:
    """The box before it was balanced: all patrons of a kind alike, their effects in turn."""
    text = title.standard_components
    for key, number in FIRST_NUMBERS.items():
        text, found = re.subn(rf"^{key} = \d+", f"{key} = {number}", text, flags=re.MULTILINE)
        assert found == 1, f"{key} stands {found} times in the file"
    text = re.sub(
        r'^(    \[(\d+), 2, )\d, "\w+"\],$',
        lambda row: f'{row[1]}{FIRST_POINTS["painter"]}, "{EFFECTS[(int(row[2]) - 1) % len(EFFECTS)]}"],',
        text,
        flags=re.MULTILINE,
    )
    tastes = count()

    def taste(row: re.Match[str]) -> str:
        number = next(tastes)
        return f'{row[1]}{FIRST_POINTS["taste"]}, "{EFFECTS[(number + number // 6) % len(EFFECTS)]}"],'

    return re.sub(r'^(    \["\w+", "\w+", 3, )\d, "\w+"\],$', taste, text, flags=re.MULTILINE)


NOW: Box = title.setup(SEATS).components
FIRST: Box = title.setup(SEATS, components=first_version()).components


def played() -> Reports:
    found: Reports = {}
    for version, components in (("first", first_version()), ("now", None)):
        for bot in BOTS:
            planned = plan("pictura", players=SEATS, games=GAMES[version], seed=SEED, bots=[bot], components=components)
            started = time.perf_counter()
            games = watched(watch(planned, os.cpu_count() or 1), GAMES[version])
            found[version, bot] = report(planned, games, time.perf_counter() - started)
    return found


class Page:
    """The tables of the page."""

    def __init__(self, reports: Reports) -> None:
        self.items = {key: {(one.group, one.name): one for one in found.items} for key, found in reports.items()}

    def of(self, version: str, bot: str, group: str) -> list[ItemReport]:
        return [one for (kind, _), one in self.items[version, bot].items() if kind == group]

    def text(self) -> str:
        return HEAD + "\n".join(self.parts()) + "\n"

    def parts(self) -> Iterator[str]:
        yield "## What was changed\n"
        yield from self.changes()
        yield CHANGED
        yield "## In short\n"
        yield from self.short()
        yield "\n## Favours\n"
        yield FAVOURS
        yield from self.table("favour", "of all", lambda one: one.share_of_all, held=True)
        yield "\n## Reward spaces\n"
        yield REWARDS
        yield from self.table("reward", "used", lambda one: one.share_of_cases)
        yield "\n## Patrons\n"
        yield PATRONS
        yield from self.patrons()
        yield "\nOf the patrons that were pleased, so often the effect was taken and not the points:\n"
        yield from self.table("effect", "taken", lambda one: one.share_of_cases)
        yield "\n## Trends as goals\n"
        yield TRENDS
        yield from self.table("trend", "kept", lambda one: one.share_of_cases, named=trend_named)

    def changes(self) -> Iterator[str]:
        """What the two boxes say where they differ."""
        boxes = (FIRST, NOW)
        yield row("", "first version", "now")
        yield rule(3)
        yield row("supplies (reward)", *(f"paintings {one.supplies_paintings}" for one in boxes))
        yield row("grant (reward)", *(f"prestige {one.grant}" for one in boxes))
        yield row("connoisseur (favour)", *(f"keep {one.keeps} of {one.looks}" for one in boxes))
        for words, loves in (("patrons who love a painter", True), ("patrons with a taste", False)):
            groups = ([card for card in one.patron_cards if (card.painter >= 0) == loves] for one in boxes)
            yield row(words, *map(offers, groups))

    def short(self) -> Iterator[str]:
        """Least and most of every group, and what lies outside the bounds."""
        yield row("", "first version: used", "won", "outside", "now: used", "won", "outside")
        yield rule(7)
        for group, words in (("favour", "favours"), ("reward", "rewards"), ("patron", "patrons"), ("trend", "trends")):
            for bot in BOTS:
                cells = [f"{words}, {bot}"]
                for version in ("first", "now"):
                    found = self.of(version, bot, group)
                    share = [used(one) for one in found]
                    wins = [one.win_share for one in found if one.win_share is not None]
                    cells += [
                        f"{percent(min(share))} – {percent(max(share))}",
                        f"{percent(min(wins))} – {percent(max(wins))}",
                        f"{sum(map(outside, found))} of {len(found)}",
                    ]
                yield row(*cells)

    def table(
        self,
        group: str,
        column: str,
        share: Callable[[ItemReport], float],
        *,
        held: bool = False,
        named: Callable[[str], str] = lambda name: name.replace("_", " "),
    ) -> Iterator[str]:
        heads = [f"first: {column}", column, *(["of holders"] if held else []), "users won", "ahead", "without"]
        yield row("", *(f"{bot}: {head}" for bot in BOTS for head in heads))
        yield rule(1 + len(BOTS) * len(heads))
        for one in self.of("now", BOTS[0], group):
            cells = [named(one.name)]
            for bot in BOTS:
                before, now = (self.items[version, bot][group, one.name] for version in ("first", "now"))
                cells += [percent(share(before)), percent(share(now))]
                cells += [percent(now.share_of_cases)] if held else []
                cells += [won(now), points(now.ahead), points(now.ahead_without)]
            yield row(*cells)

    def patrons(self) -> Iterator[str]:
        heads = ["first: used", "first: users won", "used", "users won", "ahead"]
        yield row("patron", "first version", "now", *(f"{bot}: {head}" for bot in BOTS for head in heads))
        yield rule(3 + len(BOTS) * len(heads))
        for number, name in enumerate(NOW.patrons):
            cells = [patron_named(NOW.patron_cards[number])]
            cells += [brings(one.patron_cards[number]) for one in (FIRST, NOW)]
            for bot in BOTS:
                before, now = (self.items[version, bot]["patron", name] for version in ("first", "now"))
                cells += [percent(used(before)), won(before), percent(used(now)), won(now), points(now.ahead)]
            yield row(*cells)


def used(one: ItemReport) -> float:
    """How often a card was used where it could be had: a favour can be drawn in every game."""
    return one.share_of_all if one.group == "favour" else one.share_of_cases


def outside(one: ItemReport) -> bool:
    """Whether a card misses the bounds."""
    return not LEAST <= used(one) <= MOST or one.win_share is None or abs(one.win_share - one.even) > AROUND


def patron_named(card: Patron) -> str:
    if card.painter >= 0:
        return NOW.painters[card.painter][0]
    return f"{PERIODS[card.period]}, {DOMAINS[card.domain].replace('_', ' ')}"


def trend_named(name: str) -> str:
    painter, period, domain = NOW.trend_cards[NOW.trends.index(name)]
    return f"{NOW.painters[painter][0]}, {PERIODS[period]}, {DOMAINS[domain].replace('_', ' ')}"


def offers(cards: Sequence[Patron]) -> str:
    """What patrons of a kind bring, all together."""
    effects = [EFFECTS[effect].replace("_", " ") for effect in sorted({card.effect for card in cards})]
    least, most = min(card.points for card in cards), max(card.points for card in cards)
    return f"{least if least == most else f'{least}–{most}'} points or: {', '.join(effects)}"


def brings(card: Patron) -> str:
    return f"{card.points} or {EFFECTS[card.effect].replace('_', ' ')}"


HEAD = f"""# How balanced the cards of Museum: Pictura are

The favours, patrons, reward spaces and trends of our [Museum: Pictura](pictura.md) are our own design, and some of
their figures were changed after a first version. This page shows how often each of them was used in simulated games
of {SEATS} players, and how well those did who used it: {GAMES["first"]:,} games with the first version of the box
and {GAMES["now"]:,} with the current one, each once with three `greedy` players and once with three
`curator` ones, by version {title.rules_version} of the rules. `make balance` rewrites this page.
To get one part of it, or the same for your own components file (`--components FILE`), run

    vernissage balance pictura --players {SEATS} --games {GAMES["now"]} --seed {SEED} --bots greedy

The two think differently. `greedy` hurries along the track: prestige now is worth much to it, and a favour is played as
soon as it helps. `curator` builds: collections, exhibitions and paintings in hand are worth more to it, prestige on the
track less, and a favour waits for a better moment.

Every card must pass the same test with both: it is used in {100 * LEAST:.0f} to {100 * MOST:.0f} % of the games in
which it can be had, and its users win within {100 * AROUND:.0f} points of an even share, which is {100 / SEATS:.1f} %.

"""
CHANGED = """
With every patron of a kind worth the same, `greedy` hardly ever took three of the six effects, both players nearly
always a free hanging or two restored paintings, and three patrons who love a painter helped too much. Now points and
effect of a card are nearer to each other, every effect is taken now and then by both, and to draw two or restore two
belongs to patrons with a taste alone.

How to read the tables: a case is one player's game in which the card was within reach. "Users won" is the share of the
wins of those who used it, with its 95 % interval (Wilson); "ahead" is by how many points they were above the average of
their table at the end, and "without" is the same figure for those who had it within reach and left it. Players who do
well win more patrons, so nearly all of these lie a little above even.
"""
FAVOURS = """A favour is drawn blindly from a deck that everybody draws from, and to play it costs nothing but the one
favour of that turn. So what is bounded is how many of all players' games it is used in ("of all"); "of holders" says
how often players who held it played it.
"""
REWARDS = """Chosen at an exhibition from the spaces still free on the player's own board.
"""
PATRONS = """Within everybody's reach while they are on display, whether or not they are pleased yet.
"""
TRENDS = """Each player keeps one of three at the beginning.
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def won(one: ItemReport) -> str:
    if one.win_share is None or one.win_interval is None:
        return "–"
    low, high = one.win_interval
    return f"{100 * one.win_share:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def points(value: float | None) -> str:
    return "–" if value is None else f"{value:+.1f}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def rule(columns: int) -> str:
    return f"|---|{'---:|' * (columns - 1)}"


def main() -> int:
    reports = played()
    print(f"balance: {PAGE.relative_to(ROOT)}")
    PAGE.write_text(Page(reports).text(), "utf-8")
    misses = [
        f"{bot}: {one.group} {one.name}"
        for bot in BOTS
        for one in reports["now", bot].items
        if one.group != "effect" and outside(one)
    ]
    for miss in misses:
        print(f"balance: out of bounds with {miss}")
    return int(bool(misses))


if __name__ == "__main__":
    sys.exit(main())
