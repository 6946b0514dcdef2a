"""Tables set up by hand: every position can be written down and read again, and what is wrong with one is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rulebook.art_society.scene import begin, bid, choose_lots, play, scene, small_box
from vernissage.core.errors import PositionError
from vernissage.games.art_society import title
from vernissage.games.art_society.position import ArtSocietyPosition

NEW, OLD = "portrait-gold-2x2", "cityscape-shell-2x2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_read_as_it_was_written(seats: int) -> None:
    dice = random.Random(seats)
    p = title.new(seats, seats, {"open_bids": True}, components=None if seats == 3 else small_box()).position
    drafts = 0
    while p.frames:
        again = title.read_position(p.text())
        assert (again, again.masks) == (p, p.masks)
        drafts += len(p.drafted) > 1
        p.push(p.nth(dice.randrange(p.count())))
    assert title.read_position(p.text()) == p
    assert drafts


def drafting() -> ArtSocietyPosition:
    """Seat 0 has hung the new painting next to one of its frame and taken the decor for it."""
    p = scene("start@g4 cityscape-gold-2x2@i4", lots=NEW, assistants=(OLD,))
    play(p, f"0 take {NEW}; 0 hang {NEW} i6; 0 decor 1x1 k4")
    return p


def test_the_text_names_everything() -> None:
    text = drafting().text()
    for line in (
        f'drafted = ["take {NEW}", "hang {NEW} i6", "decor 1x1 k4"]',
        f'assistants = ["{OLD}", "none"]',
        'decor = [[{decor = "1x1", square = "k4"}], []]',
        'order = ["seat 0", "seat 1"]',
        "prestige = {cityscape = 0, portrait = 0, still_life = 0, landscape = 0}",
        "stock = {1x1 = 47, 2x1 = 18, 1x2 = 18, 3x1 = 12, 1x3 = 12}",
    ):
        assert line in text.splitlines()
    assert '{painting = "portrait-gold-2x2", square = "i6"}' in text
    assert '5x5-9 = ["cityscape-ebony-5x5", ' in text


def problems(p: ArtSocietyPosition, asked: list[dict[str, str]] | None = None, **fields: Any) -> str:
    """What is wrong with a table after some fields were changed."""
    data = p.plain()
    data["table"] |= fields
    if asked is not None:
        data["asked"] = asked
    with pytest.raises(PositionError) as error:
        title.set_up(data)
    return "\n".join(error.value.problems)


def hung(*tiles: str) -> list[dict[str, str]]:
    return [dict(zip(("painting", "square"), tile.split("@"), strict=True)) for tile in tiles]


START, OTHER = "cityscape-walnut-2x3-start", "portrait-ebony-2x3-start"


def test_tiles_that_stick_out_or_overlap() -> None:
    p = scene("start@g4 cityscape-gold-2x2@i4")
    told = problems(p, hung=[hung(f"{START}@g4", "cityscape-gold-2x2@h5"), hung(f"{OTHER}@n5")])
    assert "hung[0]: cityscape-gold-2x2 at h5 covers another tile" in told
    assert f"hung[1]: {OTHER} sticks out of the wall at n5" in told
    assert "decor[1]: none is no tile" in problems(p, decor=[[], ["none"]])


def test_what_is_there_twice_or_nowhere() -> None:
    p = scene("start@g4", museum="portrait-gold-5x5")
    assert "portrait-gold-5x5 is there twice" in problems(
        p, lots=["portrait-gold-5x5", *p.plain()["table"]["lots"][1:]]
    )
    assert "in no place: portrait-gold-5x5" in problems(p, museum=[])
    assert "in no place: decor 1x1" in problems(p, stock=p.plain()["table"]["stock"] | {"1x1": 46})


def test_bid_cards_that_are_no_whole_set() -> None:
    p = scene("start@g4", round=3)
    table = p.plain()["table"]
    assert "hands[0], spent[0]: they are not the bid cards 1 to 20" in problems(p, hands=[[3, 4], table["hands"][1]])
    assert "spent[1]: 3 bid cards were played in 2 rounds" in problems(p, round=1)
    assert "the starting bids 1, 2, 3, 4 are not there once each" in problems(p, spare_bids=[3, 3])
    assert "order, shown: by their bids the seats choose in the order 0, 1" in problems(p, order=["seat 1", "seat 0"])
    assert "starting bid 4" in problems(p, spare_bids=[3])
    assert "bids[0]: bid card 20 is not in hand" in problems(p, bids=[20, 0])


def test_prestige_of_a_genre_that_never_entered_the_museum() -> None:
    p = scene("start@g4", museum="portrait-gold-5x5 landscape-gold-2x2")
    zero = p.plain()["table"]["prestige"]
    assert "prestige.cityscape: 4, but the museum has none" in problems(p, prestige=zero | {"cityscape": 4})
    told = problems(p, prestige=zero | {"portrait": 9, "landscape": 9})
    assert "prestige.landscape: 9 is where portrait stands" in told


def test_things_in_places_that_are_not_for_them() -> None:
    p = scene("start@g4")
    table = p.plain()["table"]
    piles = table["piles"]
    swapped = piles | {"2x2-3": piles["2x3-4"], "2x3-4": piles["2x2-3"]}
    assert "is not one of this pile" in problems(p, piles=swapped)
    assert f"lots: {START} is not for auction" in problems(p, lots=[START, *table["lots"][1:]])
    assert "superfluous[1]: none is not for auction" in problems(p, superfluous=[[], ["none"]])
    assert f"starts: {NEW} is not a starting painting" in problems(p, starts=[START, NEW])


def asked(question: str, seat: int) -> list[dict[str, str]]:
    return [{"question": question, "seat": f"seat {seat}"}]


@pytest.mark.parametrize(
    ("question", "seat", "told"),
    [
        ("start", 0, "starting paintings are hung first of all"),
        ("lot", 0, "the auctioneer chooses 3 lots before anybody bids"),
        ("bid", 0, "all bid once 3 lots are chosen"),
        ("take", 1, "the seats choose one of 3 lots each, in the order of their bids"),
        ("hang", 0, "there is no draft"),
    ],
)
def test_a_question_that_cannot_be_asked_there(question: str, seat: int, told: str) -> None:
    p = scene("start@g4")
    assert f"{question} cannot be asked of seat {seat} here: {told}" in problems(p, asked(question, seat))


def test_bids_are_asked_of_whoever_is_next() -> None:
    p = begin(2, (1, 2)).position
    choose_lots(p)
    assert "take cannot be asked of seat 0 here" in problems(p, asked("take", 0))
    assert "the next to bid is asked" in problems(p, asked("bid", 1))
    play(p, "0 bid 7")
    assert title.read_position(p.text()).bids == [7, 0]
    bid(p, 7, 9)
    assert "take cannot be asked of seat 1 here: bid cards lie face down" in problems(p, bids=[1, 0])


def test_a_draft_that_does_not_lead_there() -> None:
    p = drafting()
    table = p.plain()["table"]
    assert "drafted[1]: the seat cannot hang portrait-gold-2x2 a1 there" in problems(
        p, drafted=[f"take {NEW}", f"hang {NEW} a1", "decor 1x1 k4"]
    )
    assert "the draft does not lead to this table" in problems(p, dues=[3])
    assert "drafted[3]: the seat cannot bid 7 there" in problems(p, drafted=[*table["drafted"], "bid 7"])
    assert "the draft does not lead to this table" in problems(p, drafted=[*table["drafted"], "done"])
    assert "there is no draft, or not what was before it" in problems(p, before=[])
    assert "take cannot be asked of seat 0 here: it is not drafting" in problems(p, asked("take", 0))
    told = problems(p, before=[table["before"][0] | {"hung": hung(f"{START}@n9")}])
    assert f"before: hung[0]: {START} sticks out of the wall at n9" in told


def test_how_a_game_ends() -> None:
    p = scene("start@g4", over="no_bids", round=20)
    assert p.outcome is not None
    assert "a game ends by wall_full, second_superfluous, no_bids, not by 'boredom'" in problems(p, reason="boredom")


def played() -> ArtSocietyPosition:
    """A game after some rounds."""
    dice = random.Random(5)
    p = title.new(2, 5).position
    while len(p.sales) < 3 or p.question.key != "lot":
        p.push(p.nth(dice.randrange(p.count())))
    return p


def test_prestige_and_hammer_follow_from_the_rounds_that_are_told() -> None:
    p = played()
    table = p.plain()["table"]
    genre = next(name for name, total in table["prestige"].items() if total)
    more = table["prestige"] | {genre: table["prestige"][genre] + 1}
    assert "prestige: by the sales it is" in problems(p, prestige=more)
    other = f"seat {1 - p.auctioneer}"
    assert f"auctioneer: by the sales seat {p.auctioneer} has the hammer" in problems(p, auctioneer=other)


def test_a_round_that_cannot_have_been() -> None:
    p = played()
    sale, *later = p.plain()["table"]["sales"]
    one, two = sale["takes"]
    for change, told in (
        ({"round": 9}, "sales[0].round: 3 rounds are over"),
        ({"round": 1}, "sales[1].round: the one before it is 1"),
        ({"auctioneer": later[0]["auctioneer"]}, "sales[1].auctioneer: the hammer goes to the left"),
        ({"takes": [one]}, "sales[0].takes: each seat takes one painting"),
        ({"takes": [one, two | {"painting": one["painting"]}]}, "sales[0].lots: they are not what was taken"),
        ({"lots": sale["lots"][::-1]}, "sales[0].lots: they are not what was taken"),
    ):
        assert told in problems(p, sales=[sale | change, *later])
    again = sale | {key: later[0][key] for key in ("lots", "takes", "unsold")}
    assert "is taken twice" in problems(p, sales=[again, *later])
    pile = next(pile for pile in p.plain()["table"]["piles"].values() if pile)
    assert f"sales[0]: {pile[0]} is still to be had" in problems(p, sales=[sale | {"lots": [pile[0]]}, *later])


def test_a_single_painting_has_no_prestige_of_ninety_nine() -> None:
    p = scene("start@g4", museum="portrait-gold-5x5")
    told = problems(p, prestige=p.plain()["table"]["prestige"] | {"portrait": 99})
    assert "prestige.portrait: 1 paintings have come into the museum, which is no 99" in told


def test_nothing_of_a_draft_is_left_when_nobody_drafts() -> None:
    p = scene("start@g4")
    told = problems(p, fresh=True, dues=[1])
    assert "take cannot be asked of seat 0 here: it is not drafting, but there is dues, fresh" in told
    assert "traded: the game is over" in problems(scene("start@g4", over="no_bids", round=20), traded=True)
    assert "drafted, before: the draft does not lead to this table: paid would be other" in problems(
        drafting(), paid=[]
    )


def test_a_starting_painting_hangs_with_whom_it_was_dealt() -> None:
    p = scene("start@g4")
    assert "starts[0]: it hangs on the wall of seat 1" in problems(p, starts=[OTHER, START])


def test_what_is_wrong_with_the_table_does_not_hide_what_is_wrong_with_the_question() -> None:
    p = scene("start@g4")
    told = problems(p, asked("lot", 1), hung=[hung(f"{START}@n9"), hung(f"{OTHER}@g5")])
    assert f"hung[0]: {START} sticks out of the wall at n9" in told
    assert "lot cannot be asked of seat 1 here" in told
