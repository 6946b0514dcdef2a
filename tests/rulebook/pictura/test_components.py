"""The box: what is printed, what is ours, and an owner's own list."""

from __future__ import annotations

import random
import tomllib
from collections import Counter

import pytest

from tests.rulebook.pictura.scene import BOX, seen
from tests.rules import rule
from vernissage import ComponentsError
from vernissage.core.text import LANGUAGES
from vernissage.games.pictura import title
from vernissage.games.pictura.printed import EFFECTS

TEXT = title.standard_components


@rule("PI-R17", "PI-R18", "PI-R19")
def test_every_part_says_how_it_is_known() -> None:
    data = tomllib.loads(TEXT)
    parts = {key: part for key, part in data.items() if isinstance(part, dict)}
    assert all("standing" in part for part in parts.values())
    ours = {key for key, part in parts.items() if part["standing"] == "ours"}
    assert ours == {"museums", "gallery", "rewards", "favours", "favour_effects", "trends", "patrons", "paintings"}


@rule("PI-R17", "PI-17")
def test_five_periods_of_six_painters_with_six_works_six_for_each_period_and_domain() -> None:
    assert Counter(BOX.painter) == dict.fromkeys(range(30), 6)
    assert Counter(zip(BOX.period, BOX.domain, strict=True)) == {(p, d): 6 for p in range(5) for d in range(6)}
    periods = {painter: {BOX.period[n] for n in range(180) if BOX.painter[n] == painter} for painter in range(30)}
    assert all(len(found) == 1 for found in periods.values())
    assert len({(BOX.titles[n][0], BOX.painter[n]) for n in range(180)}) == 180


@rule("PI-R18", "PI-22")
def test_each_painter_is_on_one_trend_and_each_period_and_domain_on_one() -> None:
    painters, periods, domains = zip(*BOX.trend_cards, strict=True)
    assert sorted(painters) == list(range(30))
    assert len(set(zip(periods, domains, strict=True))) == 30


@rule("PI-R19")
def test_thirty_patrons_love_a_painter_and_thirty_have_a_taste() -> None:
    lovers = [card for card in BOX.patron_cards if card.painter >= 0]
    tastes = [card for card in BOX.patron_cards if card.painter < 0]
    assert sorted(card.painter for card in lovers) == list(range(30))
    assert len({(card.period, card.domain) for card in tastes}) == 30
    assert {(card.each, EFFECTS[card.effect], card.points) for card in lovers} == {
        (2, "double_trend", 2),
        (2, "take_favour", 3),
        (2, "free_loan", 4),
        (2, "free_hang", 5),
    }
    assert {(card.each, EFFECTS[card.effect], card.points) for card in tastes} == {
        (3, "draw_two", 3),
        (3, "draw_two", 4),
        (3, "free_loan", 4),
        (3, "free_hang", 6),
        (3, "restore_two", 6),
    }
    assert Counter(card.effect for card in BOX.patron_cards) == dict.fromkeys(range(6), 10)


@rule("PI-R17")
def test_real_titles_painters_and_years_are_shown_in_every_language() -> None:
    assert title.label("painting-1", "en") == {
        "title": "Mona Lisa",
        "painter": "Leonardo da Vinci",
        "year": "c. 1503–1519",
        "period": "Renaissance",
        "domain": "portrait",
    }
    assert title.label("painting-1", "fr")["title"] == "La Joconde"
    assert title.label("painting-55", "pl")["title"] == "Panny dworskie"
    for at, language in enumerate(LANGUAGES):
        words = title.words(language)
        for number, name in enumerate(BOX.paintings):
            told = words.told("move", title.parse_move(f"take {name}"))
            assert BOX.titles[number][at] in told
            assert BOX.painters[BOX.painter[number]][at] in told
    starry = [BOX.titles[174][at] for at in range(3)]
    assert starry == ["The Starry Night", "La Nuit étoilée", "Gwiaździsta noc"]


def row(start: str) -> str:
    """The row of the file that begins so, whatever numbers the balance has given it."""
    return next(line.strip(" ,") for line in TEXT.splitlines() if line.strip().startswith(start))


LOVER, TASTE = row("[1, 2, "), row('["renaissance", "mythology", 3, ')
"""The first patron of either kind."""


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, f"{old} stands {TEXT.count(old)} times in the file"
    return TEXT.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('name = "Sandro Botticelli"', "name = 7", r"\[\[painter\]\] 2: name must be a text .* or a list of 3"),
        (
            '"Sandro Botticelli"\nperiod = "renaissance"',
            '"Sandro Botticelli"\nperiod = "gothic"',
            "period must be one of",
        ),
        (
            '"Medusa", "Méduse", "Meduza"], "c. 1597", "mythology"',
            '"Medusa"], "c. 1597", "mythology"',
            r"works, row 3 must be a list of 3",
        ),
        ('"Meduza"], "c. 1597", "mythology"', '"Meduza"], "c. 1597", "myth"', "works, row 3 must be one of mythology"),
        ('"Meduza"], "c. 1597", "mythology"', '"Meduza"], 1597, "mythology"', "works, row 3 must be a text"),
        ('    [["Medusa", "Méduse", "Meduza"], "c. 1597", "mythology"],\n', "", "180 paintings in the box, not 179"),
        ('    [1, "romanticism", "religion"],\n', "", r"\[trends\]: cards must be a list of 30"),
        ('[1, "romanticism", "religion"]', '[31, "romanticism", "religion"]', "row 1: the painters are numbered"),
        ('[1, "romanticism", "religion"]', '[1, "romanticism"]', "cards, row 1 must be a list of 3 entries"),
        (LOVER, LOVER.replace("double_trend", "treble_trend"), r"\[patrons\]: painters, row 1 must be one of draw_two"),
        (LOVER, LOVER.replace("[1, 2,", "[1, 0,"), "painters, row 1 must be a whole number from 1 to 25"),
        (f"    {LOVER},\n", "", "60 patrons in the box, not 59"),
        (TASTE, TASTE.replace('"mythology", ', ""), "tastes, row 1 must be a list of 5"),
        ("salon = 2", "salon = 3", "24 favours in the box, not 25"),
        ("salon = 2", "saloon = 2", r"\[favours\] saloon is not known; salon is missing"),
        ("least = 4 ", "least = 5 ", r"\[collections\]: period must be a list of 21 numbers"),
        ("costs = [0, 1, 1, 2, 3, 5, 7, 10]", "costs = [0, 1]", r"\[discard\]: costs must be a list of 8"),
        ("bonus = [0, 0, 5, 15, 30, 60]", "bonus = [0]", r"\[exhibitions\]: bonus must be a list of 6"),
        ("marks = [10, 20, 30, 40, 50]", "marks = [10, 30, 20]", "marks stand in order"),
        ("marks = [10, 20, 30, 40, 50]", "marks = 10", r"\[game\]: marks must be a list"),
        ("players = [2, 4]", "players = [2, 5]", r"\[game\]: players"),
        ('"tokyo", "madrid"', '"tokyo", "paris"', r"\[museums\]: names must be one of"),
        ("hand = 5 ", "hand = true ", r"\[game\]: hand must be a whole number from 1 to 12, not True"),
        ("[discard]", "[discards]", r"lacks \[discard\]"),
        ("[game]", "[game", "not TOML"),
    ],
)
def test_a_wrong_entry_is_named(old: str, new: str, told: str) -> None:
    with pytest.raises(ComponentsError, match=told):
        title.setup(3, {}, changed(old, new))


def test_all_wrong_rows_are_told_at_once() -> None:
    with pytest.raises(ComponentsError, match=r"salon must .*; .*row 1 must"):
        title.setup(3, {}, changed('[1, "romanticism", "religion"]', "[1]").replace("salon = 2", "salon = 33"))
    with pytest.raises(ComponentsError, match=r"24 favours .*; .*row 1: the painters"):
        title.setup(
            3,
            {},
            changed('[1, "romanticism", "religion"]', '[31, "romanticism", "religion"]').replace(
                "salon = 2", "salon = 3"
            ),
        )


def test_a_game_can_be_played_with_an_own_list_and_shows_its_names() -> None:
    own = changed('"Mona Lisa", "La Joconde", "Mona Lisa"', '"Gioconda", "Gioconda", "Gioconda"')
    mine = title.new(2, 5, components=own)
    assert not mine.setup.is_standard
    dice = random.Random(5)
    while mine.outcome is None:
        seat = mine.decision.seats[0]
        mine.play(seat, mine.moves(seat).sample(dice))
    again = title.load(mine.record.dump())
    assert again == mine
    assert seen(again.position, 0).catalogue.labels[0] == ("Gioconda", "Leonardo da Vinci", "c. 1503–1519")
    assert "Gioconda" in title.words("fr", components=own).told("move", title.parse_move("take painting-1"))
    assert seen(title.new(2, 5).position, 0).catalogue.labels == ()
