"""What docs/titles/pictura.md says of codes, observations and questions is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tests.rulebook.pictura.scene import BOX
from tests.rules import rule
from tools import balance
from vernissage.games.pictura import codes, title
from vernissage.games.pictura.observation import layout
from vernissage.games.pictura.position import PicturaPosition
from vernissage.games.pictura.printed import EFFECTS

PAGE = Path(__file__).resolve().parents[3] / "docs" / "titles" / "pictura.md"
TEXT = PAGE.read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """The rows of the tables below a heading, their heads left out."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]
    return [row for row, after in zip(cells, [*cells[1:], [""]], strict=True) if "---" not in row[0] + after[0]]


def test_its_examples_run() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_it_tells_the_parts_of_an_observation() -> None:
    planes = layout(title.setup(3))
    told = [(row[0], int(row[1]), row[2]) for row in rows("Observation")]
    assert told == [(name, plane.size, f"{plane.low} to {plane.high}") for name, plane in planes.items()]
    assert f"Encoding version: {title.encoding_version}." in TEXT


def test_it_tells_the_questions_and_their_moves() -> None:
    told = {row[0]: set(re.findall(r"[a-z_]+", row[2])) for row in rows("Questions, moves and codes") if len(row) == 4}
    assert list(told) == [question.key for question in PicturaPosition.QUESTIONS]
    by_type = {move: tag for tag, move in title.moveset.by_tag.items()}
    questions = PicturaPosition.QUESTIONS
    assert told == {question.key: {by_type[move] for move in question.answers} for question in questions}


def test_the_page_on_balance_is_about_this_box() -> None:
    page = PAGE.with_name("pictura-balance.md").read_text("utf-8")
    patrons = page.split("\n## Patrons\n")[1].split("\nOf the patrons")[0]
    lines = [line.strip("|").split(" | ") for line in patrons.splitlines() if re.search(r"\| \d or ", line)]
    told = [(cells[0].strip(), cells[2]) for cells in lines]
    assert [words for _, words in told] == [
        f"{card.points} or {EFFECTS[card.effect].replace('_', ' ')}" for card in BOX.patron_cards
    ]
    assert [name for name, _ in told[:30]] == [BOX.painters[card.painter][0] for card in BOX.patron_cards[:30]]


def test_the_page_on_balance_reads_as_it_is_written_anew() -> None:
    """Its games may be of an older version of the rules, and it says so."""
    page = PAGE.with_name("pictura-balance.md").read_text("utf-8")
    told = re.search(r"by version (\d+) of the rules", page)
    assert told is not None
    head = balance.HEAD.replace(f"by version {title.rules_version} of", f"by version {told[1]} of")
    assert page.startswith(head)
    for text in (balance.CHANGED, balance.FAVOURS, balance.REWARDS, balance.PATRONS, balance.TRENDS):
        assert page.count(text) == 1


@rule("PI-R19", "PI-R20", "PI-R24", "PI-R35", "PI-R36")
def test_the_rule_index_tells_which_figures_come_from_balancing() -> None:
    first, now = balance.FIRST, balance.NOW
    changed = {
        "PI-R19": [card.points for card in first.patron_cards] != [card.points for card in now.patron_cards],
        "PI-R20": [card.effect for card in first.patron_cards] != [card.effect for card in now.patron_cards],
        "PI-R23": first.tip != now.tip,
        "PI-R24": (first.looks, first.keeps) != (now.looks, now.keeps),
        "PI-R27": first.opening_night != now.opening_night,
        "PI-R28": first.restores != now.restores,
        "PI-R29": first.dealer != now.dealer,
        "PI-R32": first.exchanges != now.exchanges,
        "PI-R34": first.stores != now.stores,
        "PI-R35": (first.supplies_paintings, first.supplies_favours) != (now.supplies_paintings, now.supplies_favours),
        "PI-R36": first.grant != now.grant,
        "PI-R37": first.buyers != now.buyers,
        "PI-R38": first.depot != now.depot,
        "PI-R39": first.circle != now.circle,
    }
    told = {row[0] for row in rows("Rule index") if len(row) == 4 and re.search(r"\bbalance\b", row[2])}
    assert told == {id_ for id_, so in changed.items() if so}


def test_it_tells_that_there_are_no_options_and_the_ends() -> None:
    assert title.facts.options == ()
    assert tuple(row[0] for row in rows("How a game ends")) == title.ends


def test_it_tells_the_codes() -> None:
    assert f"there are {title.space(title.setup(2))}:" in TEXT
    told = [row[0] for row in rows("Questions, moves and codes") if len(row) == 2]
    firsts = [int(words.split()[0]) for words in told]
    assert firsts == [
        codes.HANG,
        codes.SWAP,
        codes.PICK,
        codes.GOAL,
        codes.EXHIBIT,
        codes.REWARD,
        codes.FAVOUR,
        codes.CLAIM,
        codes.EXCHANGE,
        codes.INVENTORY,
        codes.ARRANGE,
        codes.REPLACE,
        codes.PASS,
        codes.DONE,
    ]


COUNT = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def some(count: int, what: str) -> str:
    """So many of a thing in words, one of it with its article."""
    return f"a {what}" if count == 1 else f"{COUNT[count]} {what}s"


@rule("PI-R19", "PI-R21")
def test_it_tells_the_numbers_of_the_box_that_are_ours() -> None:
    lovers = [card.points for card in BOX.patron_cards if card.painter >= 0]
    tastes = [card.points for card in BOX.patron_cards if card.painter < 0]
    gallery, museum = BOX.scale.gallery, BOX.scale.museum
    looks, keeps = COUNT[BOX.looks], COUNT[BOX.keeps]
    for told in (
        f"30 for a painter (two works, {min(lovers)} to {max(lovers)} points)",
        f"30 for a taste (three of a period and three of a domain, {min(tastes)} to {max(tastes)} points)",
        f"{gallery} prestige for it and {museum} for a full museum",
        f"connoisseur: keep {keeps} of {looks}",
        f"| take up to {COUNT[BOX.restores]} of the own discard |",
        f"| up to {COUNT[BOX.exchanges]} more swaps |",
        f"| put up to {COUNT[BOX.stores]} of the own discard under the market |",
    ):
        assert TEXT.count(told) == 1, told


@rule("PI-R23", "PI-R24", "PI-R27", "PI-R28", "PI-R29", "PI-R32", "PI-R34", "PI-R35", "PI-R36", "PI-R37", "PI-R38")
def test_the_rule_index_tells_the_numbers_of_the_box() -> None:
    told = {row[0]: row[1] for row in rows("Rule index")}
    gallery, museum = BOX.scale.gallery, BOX.scale.museum
    looks, keeps = COUNT[BOX.looks], COUNT[BOX.keeps]
    paintings, favours = some(BOX.supplies_paintings, "painting"), some(BOX.supplies_favours, "favour")
    expected = {
        "PI-R21": f"Grand Gallery, the cross in the middle: {gallery}. Full museum: {museum}.",
        "PI-R23": f"Market tip: draw {some(BOX.tip, 'painting')}.",
        "PI-R24": f"Connoisseur: look at the first {looks} of the market, keep {keeps}, the rest under it.",
        "PI-R27": f"Opening night: {BOX.opening_night} prestige.",
        "PI-R28": f"Restorer: take up to {COUNT[BOX.restores]} of the own discard into the hand.",
        "PI-R29": f"Dealer: take one of another's discard into the hand; its owner gains {BOX.dealer}.",
        "PI-R32": f"Exchange: up to {COUNT[BOX.exchanges]} more swaps.",
        "PI-R34": f"Storeroom: put up to {COUNT[BOX.stores]} of the own discard under the market.",
        "PI-R35": f"Supplies: {paintings} and {favours}, once.",
        "PI-R36": f"Grant: {BOX.grant} prestige, once.",
        "PI-R37": f"Buyers: draw {COUNT[BOX.buyers]} instead of {COUNT[BOX.draw]} at the beginning of a turn.",
        "PI-R38": f"Depot: hand limit {BOX.depot}, and the own discard costs half, rounded up.",
        "PI-R39": f"Circle of friends: {BOX.circle} prestige for each patron at the end.",
    }
    assert {id_: told[id_][: len(text)] for id_, text in expected.items()} == expected
