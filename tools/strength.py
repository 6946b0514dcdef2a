"""Writes docs/strength.md from the arena files in docs/strength: who beats whom, and how sure that is.

A file there is what `vernissage arena … --json FILE` wrote. `make strength` runs this.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from vernissage.arena.alone import FORM as ALONE_FORM
from vernissage.arena.alone import Alone
from vernissage.arena.exploits import FORM as EXPLOITS_FORM
from vernissage.arena.exploits import Exploits
from vernissage.arena.figures import percent, spent
from vernissage.arena.standings import FORM, ContestReport, Meeting
from vernissage.arena.tables import between, who
from vernissage.core.errors import VernissageError

Told = TypeVar("Told", ContestReport, Exploits, Alone)

ROOT = Path(__file__).resolve().parent.parent
FOLDER, PAGE = ROOT / "docs" / "strength", ROOT / "docs" / "strength.md"

HEAD = """# How strong the bots are

Measured in the arena, not estimated: `make strength` writes this page from the files in [strength](strength), and each
of them can be made anew with the command beside it. Every deal is played from every seat.

How to read it: **A against 3 × B** is one A alone at a table with three B; with four players 25 % of the wins would be
even. The interval is 95 %, by Wilson, with the games of one deal counted as fewer where they are alike. **Stronger** or
**weaker** stands where the interval is clear of even. A win shared by two is half a win for each. Strength is by
openskill, in the numbers a house tells of people, and compares the bots of one table alone. The time is that of the
processor for an answer, on average, on whichever machine it was: it tells bots apart, no more.

`visitor`, `collector`, `dealer` and `maestro` are the levels that people choose from. `random` plays any legal answer;
`greedy` is the title's own rule of thumb, and so is the collector; `greedy-1` is the greedy player of November 2026,
kept as it was, so that strengths measured against it can be compared over the years. Of who thinks longest there are
fewest games.

How to measure a bot of your own: [write-a-bot.md](write-a-bot.md).
"""

TRICKS = """## What a simple trick gains

A player that a simple trick beats is not done. A trick is the title's own policy with a twist or two: at one question
amounts are scaled, shifted or capped, or the answer is always the first, the last, any, or the instinct's. Many tricks
meet the player, who sits in all other seats; the worse half leaves, the best are tried in pairs, and those that remain
go on with more games. Against a player that thinks, which takes long, a few alone are tried that did well against one
that does not. The best one is then measured on deals that no trick was chosen by. The games are all that were played,
to look and to measure. What a search with so many games does not find may still be there.
"""


ALONE = """## Alone

In a game for one nobody is beaten: counted is in how many games the goals of a level of the rules were reached, or
those of a harder one. All play the same deals.
"""


class StrengthError(VernissageError, ValueError):
    """A file in the folder that is no arena file."""


def read(folder: Path) -> list[ContestReport]:
    """All arena files of a folder, by title and player count."""
    found = _of_form(folder, ContestReport, FORM, "is no report of the arena")
    if not found:
        raise StrengthError(f"there is no arena file in {folder}")
    return sorted(found, key=lambda one: (one.title, one.players, one.bots))


def read_exploits(folder: Path) -> list[Exploits]:
    """What searches for tricks found, by title and player count."""
    found = _of_form(folder, Exploits, EXPLOITS_FORM, "tells of no search for tricks")
    return sorted(found, key=lambda one: (one.title, one.players, one.victim))


def read_alone(folder: Path) -> list[Alone]:
    """How far bots came in games for one, by title."""
    return _of_form(folder, Alone, ALONE_FORM, "tells of no games for one")


def _of_form(folder: Path, kind: type[Told], form: str, not_one: str) -> list[Told]:
    found = []
    for file in sorted(folder.glob("*.json")):
        try:
            told = msgspec.json.decode(file.read_bytes(), type=kind)
        except (OSError, ValueError) as error:
            raise StrengthError(f"{file.name} {not_one}: {error}") from None
        if told.form != form:
            raise StrengthError(f"{file.name} is of another form: {told.form}")
        found.append(told)
    return found


def text(reports: Sequence[ContestReport], exploits: Sequence[Exploits] = (), alone: Sequence[Alone] = ()) -> str:
    """The whole page."""
    sections = (line for one in reports for line in _section(one))
    return "\n".join((HEAD, *_short(reports), "", *_tricks(exploits), *_alone(alone), *sections)) + "\n"


def _tricks(exploits: Sequence[Exploits]) -> Iterator[str]:
    if not exploits:
        return
    yield TRICKS
    yield "| title | players | against | tricks | games | the best one | won | 95 % interval | even | points ahead | |"
    yield "|---|---:|---|---:|---:|---|---:|---:|---:|---:|---|"
    for one in exploits:
        best = one.found
        low, high = best.interval
        verdict = "a gain" if low > one.even else "a loss" if high < one.even else ""
        yield (
            f"| {one.name} | {one.players} | {one.players - 1} × {one.victim} | {one.tricks} | {one.played:,} "
            f"| `{best.trick}` | {percent(best.won)} of {best.games:,} | {percent(low)} – {percent(high)} "
            f"| {percent(one.even)} | {best.ahead:+.1f} | {verdict} |"
        )
    yield ""
    for one in exploits:
        only = f" --only '{','.join(one.only)}'" if one.only else ""
        yield (
            f"    tools/exploits.py {one.title} --players {one.players} --victim {one.victim} --games {one.games} "
            f"--seed {one.seed} --budget {one.seconds:g}{only}"
        )
    yield ""


def _alone(found: Sequence[Alone]) -> Iterator[str]:
    if not found:
        return
    yield ALONE
    for one in found:
        levels = [*one.played[0].reached]
        yield f"### {one.name}\n"
        yield (
            f"{one.games} games each, seed {one.seed}, {one.date}, version {one.rules} of the rules, "
            f"at most {one.budget:g} s an answer. Shares with their 95 % intervals, by Wilson.\n"
        )
        bots = ",".join(played.bot for played in one.played)
        yield f"    tools/solo.py --bots {bots} --games {one.games} --seed {one.seed} --budget {one.budget:g}\n"
        yield f"| bot | mean score | {' | '.join(levels)} |"
        yield f"|---|---:|{'---:|' * len(levels)}"
        for played in one.played:
            shares = (
                f"{percent(share)} ({100 * low:.1f} – {percent(high)})"
                for share, low, high in (played.share(level) for level in levels)
            )
            yield f"| {played.bot} | {played.score:.1f} | {' | '.join(shares)} |"
        yield ""


def _short(reports: Sequence[ContestReport]) -> Iterator[str]:
    yield "## In short\n"
    yield "| title | players | games | strongest first |"
    yield "|---|---:|---:|---|"
    for one in reports:
        order = [*reversed(one.bots)] if one.ladder else [bot.name for bot in one.ratings]
        told = order[0]
        for better, worse in itertools.pairwise(order):
            told += f" {_sign(one, better, worse)} {worse}"
        yield f"| [{one.name}](#{_anchor(one)}) | {one.players} | {one.games:,} | {told} |"
    yield (
        "\n`>` is clear of even in both directions, `≥` in one, `≈` in none. Where levels are named, each met the one\n"
        "below it, alone among copies of it, and no other."
    )


def _sign(report: ContestReport, better: str, worse: str) -> str:
    met = [one for one in report.meetings if {one.one, one.other} == {better, worse}]
    clear = sum(_verdict(one) == ("stronger" if one.one == better else "weaker") for one in met)
    if report.ladder and [_verdict(one) for one in met] == ["weaker"]:
        return "<"
    return (">" if clear == len(met) else "≥") if clear else "≈"


def _verdict(meeting: Meeting) -> str:
    low, high = meeting.won.interval
    even = meeting.won.even
    return "stronger" if low > even else "weaker" if high < even else ""


def _heading(report: ContestReport) -> str:
    steps = f", {report.bots[0]} to {report.bots[-1]}" if report.ladder else ""
    return f"{report.name}, {report.players} players{steps}"


def _anchor(report: ContestReport) -> str:
    return "".join(sign for sign in _heading(report).lower() if sign.isalnum() or sign in " -").replace(" ", "-")


def _section(report: ContestReport) -> Iterator[str]:
    yield f"## {_heading(report)}\n"
    yield (
        f"{report.games:,} games of {report.deals:,} deals, seed {report.seed}, {report.run.date}, "
        f"version {report.rules} of the rules, {report.run.engine} engine, at most {report.budget:g} s an answer.\n"
    )
    yield f"    {_command(report)}\n"
    yield "| bot | strength | mean score | time of an answer |"
    yield "|---|---:|---:|---:|"
    for bot in report.ratings:
        thought = spent(report.run.thinking[bot.name])
        yield f"| {bot.name} | {bot.strength} | {bot.scores.mean:.1f} | {thought} |"
    yield ""
    yield "| | won | 95 % interval | even | points ahead | games | |"
    yield "|---|---:|---:|---:|---:|---:|---|"
    for one in report.meetings:
        share = one.won
        yield (
            f"| {who(report, one)} | {percent(share.share)} | {between(share)} | {percent(share.even)} "
            f"| {one.ahead:+.1f} | {share.games:,} | {_verdict(one)} |"
        )
    yield ""


def _command(report: ContestReport) -> str:
    words = [
        f"vernissage arena {report.title} --players {report.players} --bots {','.join(report.bots)}",
        f"--games {report.games} --seed {report.seed} --budget {report.budget:g}",
    ]
    return " ".join((*words, *(["--ladder"] if report.ladder else ["--together"] if report.together else [])))


def main() -> int:
    try:
        PAGE.write_text(text(read(FOLDER), read_exploits(FOLDER / "exploits"), read_alone(FOLDER / "solo")), "utf-8")
    except StrengthError as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    print(f"strength: {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
