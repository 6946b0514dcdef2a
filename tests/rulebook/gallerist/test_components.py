"""The box: what is printed, what was transcribed, what is disputed, and an owner's own list."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from tests.rules import rule
from vernissage import ComponentsError
from vernissage.games.gallerist import title
from vernissage.games.gallerist.components import (
    ASSISTANT,
    BAG_VISITOR,
    BLUE,
    BONUSES,
    CONTRACT,
    FAME,
    FORMS,
    INFLUENCE,
    INVESTOR_OR_VIP,
    MONEY,
    PLAZA_VISITOR,
    RED,
    REPUTATION,
    TICKETS,
    TWO_TICKETS,
)
from vernissage.games.gallerist.loading import load

TEXT = title.standard_components
BOX = load(TEXT)
DIGITAL, PHOTOGRAPHY, SCULPTURE, PAINTING = range(4)
BROWN, PINK, WHITE, ANY = 1, 2, 4, 7


def parts(data: dict[str, Any], path: str = "") -> dict[str, str]:
    """The standing of every table of the file, empty where there is none."""
    found = {}
    for key, part in data.items():
        if isinstance(part, dict) and not all(isinstance(value, int) for value in part.values()):
            found[path + key] = part.get("standing", "")
            found |= parts(part, f"{path}{key}.")
    return found


@rule("GA-1")
def test_every_part_says_how_it_is_known() -> None:
    standing = parts(tomllib.loads(TEXT))
    assert all(standing.values())
    assert {key for key, how in standing.items() if how.startswith("disputed")} == {
        "bonus",
        "bonus.fame",
        "reputation.famous",
    }
    assert {key for key, how in standing.items() if "1 source" in how} == {"curators", "dealers", "hiring"}
    assert {key for key, how in standing.items() if how == "ours"} == {"stalemate"}


@rule("GA-1")
def test_the_numbers_of_the_box() -> None:
    assert len(BOX.works) == 32
    assert len(BOX.artists) == 16
    assert len(BOX.artist_bonuses) == 10
    assert sum(BOX.visitors) == 40
    assert len(REPUTATION) == 20
    assert BOX.promotion_tokens * len(BOX.promotion_bonuses) == 20
    assert (len(BOX.curators), len(BOX.dealers)) == (4, 4)
    assert len(BOX.contracts) == 20
    assert BOX.assistants == 10
    assert BOX.visitors == (14, 14, 12)


@rule("GA-6", "GA-47")
def test_the_sixteen_artists() -> None:
    rows = sorted(zip(BOX.artist_form, BOX.artist_colour, BOX.initial_fame, BOX.initial_promotion, strict=True))
    small = [(BLUE, 1, 0), (BLUE, 4, 1), (RED, 5, 2), (RED, 8, 3)]
    large = [(BLUE, 3, 0), (BLUE, 5, 1), (RED, 7, 2), (RED, 10, 3)]
    wanted = {DIGITAL: small, PHOTOGRAPHY: small, SCULPTURE: large, PAINTING: large}
    assert rows == sorted((form, *row) for form, group in wanted.items() for row in group)


@rule("GA-60", "GA-105")
def test_the_ladders_of_stars() -> None:
    for artist, promotion in enumerate(BOX.initial_promotion):
        starts = (2, 5, 8, 11, 15, 19) if promotion == 0 else (2, 6, 9, 12, 15, 19)
        assert tuple(BOX.levels[artist].index(level) for level in range(1, 7)) == starts
        assert BOX.levels[artist][0] == 0
    assert BOX.values == (0, 5, 8, 11, 14, 17, 20)


@rule("GA-97", "GA-98", "GA-99", "GA-118")
def test_the_influence_track() -> None:
    assert (BOX.influence_start, BOX.influence_end) == (10, 35)
    assert [BOX.money_step[space] for space in (0, 1, 4, 8, 10, 12, 13, 35)] == [-1, 0, 1, 4, 8, 8, 12, 34]
    assert [BOX.star_step[space] for space in (0, 1, 5, 10, 12, 13, 35)] == [-1, 0, 0, 5, 10, 10, 30]
    values = {0: 0, 1: 1, 3: 1, 4: 2, 8: 3, 12: 4, 15: 5, 18: 6, 20: 7, 22: 8, 24: 9, 25: 9, 26: 10, 27: 11}
    values |= {28: 12, 29: 13, 30: 14, 31: 15, 32: 16, 33: 17, 34: 18, 35: 20}
    assert {space: BOX.influence_value[space] for space in values} == values


@rule("GA-11", "GA-57")
def test_the_eight_works_of_each_form() -> None:
    wanted = Counter(
        [
            (0, (PINK,)),
            (0, (BROWN,)),
            (0, (ANY,)),
            (0, (ANY,)),
            (1, (PINK, BROWN | WHITE)),
            (1, (BROWN, PINK | WHITE)),
            (1, (ANY, ANY)),
            (2, (ANY, ANY)),
        ]
    )
    for form in range(len(FORMS)):
        assert Counter((BOX.work_fame[work], BOX.work_tickets[work]) for work in BOX.pile[form]) == wanted
        assert {BOX.work_form[work] for work in BOX.pile[form]} == {form}


@rule("GA-8", "GA-45")
def test_the_ten_bonus_tiles() -> None:
    assert Counter(BOX.artist_bonuses) == dict.fromkeys((INFLUENCE, MONEY, TWO_TICKETS, PLAZA_VISITOR, FAME), 2)


@rule("GA-5", "GA-34")
def test_the_contracts() -> None:
    for form in range(len(FORMS)):
        fronts = {BOX.contract_bonus[card] for card in range(20) if BOX.contract_form[card] == form}
        fifth = MONEY if form in (PHOTOGRAPHY, PAINTING) else INFLUENCE
        assert fronts == {CONTRACT, ASSISTANT, BAG_VISITOR, INVESTOR_OR_VIP, fifth}


@rule("GA-20", "GA-116", "GA-117")
def test_the_curator_and_dealer_cards() -> None:
    for card in BOX.curators:
        assert [(goal.pays, sum(goal.works)) for goal in card] == [(10, 3), (15, 4)]
        assert max(card[0].works) == 1, "three different forms"
        assert sorted(card[1].works) == [0, 1, 1, 2]
        missing = card[0].works.index(0)
        assert card[1].works[missing] == 2, "the form of the pair is the one the first goal does without"
    for card in BOX.dealers:
        assert [(goal.pays, sorted(goal.works)) for goal in card] == [
            (5, [0, 0, 0, 1]),
            (10, [0, 0, 1, 1]),
            (10, [0, 0, 0, 2]),
        ]
        assert max(sum(goal.works[form] for goal in card) for form in range(4)) == 2
    assert {card[0].works for card in BOX.curators} == {tuple(int(f != out) for f in range(4)) for out in range(4)}
    assert len({card[0].works for card in BOX.dealers}) == 4


@rule("GA-62", "GA-67", "GA-82", "GA-85", "GA-91", "GA-95")
def test_the_bonuses_of_the_boards() -> None:
    def named(bonuses: tuple[int, ...]) -> list[str]:
        return [BONUSES[bonus] for bonus in bonuses]

    assert named(BOX.reputation_bonuses) == ["influence", "money", "fame", "plaza_visitor", "two_tickets", "assistant"]
    assert named(BOX.contract_tickets) == ["brown_ticket", "pink_ticket", "ticket"]
    assert named(BOX.promotion_bonuses) == ["ticket", "influence", "two_tickets", "money", "plaza_visitor"]
    assert named(BOX.hiring_bonuses) == [
        "none",
        "brown_ticket",
        "pink_ticket",
        "influence",
        "none",
        "ticket",
        "none",
        "money",
    ]
    assert BOX.hiring_costs == (1, 2, 2, 3, 3, 4, 5, 6)
    assert [named(row) for row in BOX.bid_bonuses] == [
        ["ticket", "assistant", "two_tickets"],
        ["assistant", "influence", "money"],
        ["plaza_visitor", "money", "influence"],
    ]


@rule("GA-87", "GA-88", "GA-90", "GA-95", "GA-109")
def test_the_international_market() -> None:
    assert BOX.market_influence == (3, 2, 1)
    assert BOX.market_lobby == ((ANY,), (BROWN, PINK), (WHITE, BROWN | PINK))
    assert BOX.bids == (1, 3, 6)
    assert BOX.majorities == ((6, 3, 1), (10, 6, 3), (15, 10, 6))
    assert [FORMS[form] for form in BOX.market_forms] == ["digital", "photography", "sculpture", "painting"]
    assert BOX.columns == ((0, 2), (0, 2), (0, 1, 2), (0, 1, 2))
    assert TICKETS == ("brown", "pink", "white")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("players = [1, 4]", "players = [1, 5]", r"\[game\]: players"),
        ("players = [1, 4]", "players = 4", r"\[game\]: players"),
        ('"artists_colony", "media_centre"', '"media_centre", "artists_colony"', r"\[game\]: locations"),
        ("[supply]", "[stock]", r"lacks \[supply\]"),
        ("[bonus.fame]", "[bonus.renown]", r"lacks \[bonus.fame\]"),
        ("tickets = [10, 10, 15, 20]", "tickets = [10, 10, 15, 21]", r"\[supply\]: tickets .* not 21"),
        ("tickets = [10, 10, 15, 20]", "tickets = [10, 10, 15]", r"\[supply\]: tickets must be a list of 4"),
        ("market_tiles = [8, 8, 12, 12]", "market_tiles = [8, 8, 12, 8]", "market_tiles: 4 rows of 3 columns"),
        ("closed_columns = [[2], [2], [], []]", "closed_columns = [[2], [4], [], []]", "closed_columns"),
        ("investor = 14", "investor = 15", "40 visitors in the box, not 41"),
        ("stars = [0, 5, 10,", "stars = [0, 10, 5,", r"\[influence\]: stars"),
        ("[34, 18], [35, 20]", "[34, 18], [36, 20]", r"\[influence\]: money"),
        ("[34, 18], [35, 20]", "[34, 18], [35, 99]", r"\[influence\]: money, row 20 .* not 99"),
        ("unpromoted = [2, 5, 8, 11, 15, 19]", "unpromoted = [2, 5, 8, 11, 15, 18]", "ends with 19"),
        (
            "promoted = [2, 6, 9, 12, 15, 19]",
            "promoted = [2, 6, 6, 12, 15, 19]",
            r"\[fame\]: promoted must be a rising",
        ),
        (
            "values = [0, 5, 8, 11, 14, 17, 20]",
            "values = [0, 5, 8, 11, 14, 17]",
            r"\[fame\]: values must be a list of 7",
        ),
        ('["digital", "blue", 1, 0]', '["etching", "blue", 1, 0]', "artists.: tiles, row 1 must be one of digital"),
        ('["digital", "blue", 1, 0]', '["digital", "green", 1, 0]', "artists.: tiles, row 1 must be one of blue"),
        ('["digital", "blue", 1, 0]', '["digital", "blue", 1]', "artists.: tiles, row 1 must be a list of 4"),
        ('["digital", "blue", 1, 0]', '["digital", "blue", 1, 1]', "two blue artists of digital"),
        ('["digital", "blue", 1, 0]', '["digital", "red", 1, 0]', "two blue artists of digital"),
        ("plaza_visitor = 2", "plaza_visitor = 3", "10 tiles in the box, not 11"),
        ("plaza_visitor = 2", "piazza_visitor = 2", r"\[artists.bonuses\]: one of none"),
        ('[0, "pink"]', '[0, "green"]', "works.: tiles, row 1: any, or one of brown"),
        ('[0, "pink"]', "[0]", "works.: tiles, row 1 must be a list of 2 to 4"),
        ('[0, "pink"]', '[-1, "pink"]', "works.: tiles, row 1: fame"),
        ('digital = ["contract", ', "digital = [", r"\[contracts\]: digital must be a list of 5"),
        ('[5, "digital"]', '[5, "fresco"]', r"\[dealers\]: card 1: a goal is .* of digital.*fresco"),
        ('[5, "digital"]', "[5]", r"\[dealers\]: card 1: a goal is"),
        ('["vip", 1, 2]', '["collector", 1, 2]', r"\[reputation\]: tiles, row 3: collector stands there twice"),
        ('["vip", 1, 2]', '["vip", 1]', r"\[reputation\]: tiles, row 3 must be a list of 3"),
        (
            'tile = ["famous_artist", 1, 2]',
            'tile = ["vip", 1, 2]',
            r"\[reputation.famous\]: tile: vip stands",
        ),
        ("costs = [1, 2, 2, 3, 3, 4, 5, 6]", 'costs = [1, 2, 2, 3, 3, 4, 5, "six"]', r"\[hiring\]: costs .*'six'"),
        ('["any"], ["brown", "pink"]', '["any"], []', r"\[market\]: lobby, row 2"),
        ("majorities = [[6, 3, 1],", "majorities = [[6, 3],", r"\[market\]: majorities, row 1 must be a list of 3"),
        ('forms = ["digital", "photography",', 'forms = ["digital", "digital",', r"\[market.rows\]: forms: each form"),
        ('["ticket", "assistant", "two_tickets"]', '["ticket", "nothing", "money"]', r"\[market.bonuses\]: rows"),
        ("bids = [1, 3, 6]", "bids = [1, 3, 3]", r"\[market\]: bids are told apart"),
        (
            '"money", "fame", "plaza_visitor"',
            '"fame", "fame", "plaza_visitor"',
            r"\[reputation.spaces\]: bonuses are told",
        ),
        ("highest = true", 'highest = "yes"', r"\[solo.experienced\]: highest"),
        ("[game]", "[game", "not TOML"),
    ],
)
def test_a_wrong_entry_is_named(old: str, new: str, told: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(ComponentsError, match=told):
        load(TEXT.replace(old, new, 1))


def test_all_wrong_entries_are_told_at_once() -> None:
    with pytest.raises(ComponentsError, match=r"\[game\]: money.*; .*\[market\]: bids"):
        load(TEXT.replace("money = 10 ", "money = -1 ").replace("bids = [1, 3, 6]", "bids = [1, 3, 60]"))


def test_a_file_with_nothing_in_it_is_told_in_few_lines() -> None:
    with pytest.raises(ComponentsError) as error:
        load("")
    assert len(error.value.problems) == len(tomllib.loads(TEXT))
    assert error.value.problems[0].endswith("lacks [game]")


def test_contracts_that_look_alike_have_names_of_their_own() -> None:
    box = load(TEXT.replace('digital = ["contract", "assistant"', 'digital = ["contract", "contract"'))
    assert box.contracts[:2] == ("digital-contract", "digital-contract-2")
    assert len(box.contract_numbers) == 20


def test_an_owner_s_list_is_played_with() -> None:
    mine = title.new(2, 5, components=TEXT.replace("money = 10 ", "money = 12 ")).position
    assert not mine.setup.is_standard
    assert mine.cash == [12, 12]
