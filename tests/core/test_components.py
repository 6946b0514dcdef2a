"""An owner's own components file: what is wrong with it is said, and where."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import vernissage
from tests.core.tables import rival_components
from vernissage import ComponentsError
from vernissage.core import door
from vernissage.core.components import unknown_entries
from vernissage.core.errors import shown
from vernissage.core.titles import Title
from vernissage.games.modern_art import title

STANDARD = title.standard_components
NEX = STANDARD[STANDARD.index("[[artist]]") :].partition("\n\n")[0]

BROKEN: dict[str, tuple[str, str, str]] = {
    "no TOML": ("[money]", "[money", "the components file is not TOML"),
    "no money": ("[money]", "[purse]", "lacks [money]"),
    "no rounds": ("[rounds]", "[turns]", "lacks [rounds]"),
    "no mystery": ("[mystery]", "[enigma]", "lacks [mystery]"),
    "money of another kind": ('[money]\nstanding = "printed"\nstart = 100\nunit = 1', "money = 100", "lacks [money]"),
    "cash below nothing": ("start = 100", "start = -1", "[money]: start must be a whole number from 0 to 10000"),
    "too much cash": ("start = 100", "start = 10001", "[money]: start must be"),
    "cash in words": ("start = 100", 'start = "100"', "[money]: start must be"),
    "cash with a fraction": ("start = 100", "start = 100.0", "[money]: start must be"),
    "cash as a switch": ("start = 100", "start = true", "[money]: start must be"),
    "no cash": ("start = 100", "", "[money]: start must be"),
    "no rounds at all": ("count = 4", "count = 0", "[rounds]: count must be a whole number from 1 to 9"),
    "too many rounds": ("count = 4", "count = 10", "[rounds]: count must be"),
    "more rounds than deals": ("count = 4", "count = 5", "[rounds] deal: 3 must be a list of 5 numbers"),
    "closing at once": ("closing = 5 ", "closing = 1 ", "[rounds]: closing must be a whole number from 2 to 20"),
    "two ranks": ("[30, 20, 10]", "[30, 20]", "[rounds]: ranked must be a list of 3 numbers"),
    "ranks in words": ("[30, 20, 10]", '[30, 20, "ten"]', "[rounds]: ranked must be a whole number"),
    "no ranks": ("ranked = [30, 20, 10]", "", "[rounds]: ranked must be"),
    "no deal": ("deal.4 = [9, 4, 4, 0]", "", "[rounds] deal: 4 must be a list of 4 numbers"),
    "a short deal": ("[9, 4, 4, 0]", "[9, 4, 4]", "[rounds] deal: 4 must be a list of 4 numbers"),
    "a deal below nothing": ("[9, 4, 4, 0]", "[9, 4, -4, 0]", "[rounds] deal: 4 must be"),
    "a deal of nothing": ("[9, 4, 4, 0]", "[0, 4, 4, 0]", "[rounds] deal.4: "),
    "a deal of too many": ("[9, 4, 4, 0]", "[9, 4, 4, 1]", "[rounds] deal.4: 4 hands take 72 of 70 cards"),
    "too few hands": ("hands = 4 ", "hands = 2 ", "[mystery]: hands must be a whole number from 3 to 5"),
    "an artist missing": (NEX, "", "there are 5 [[artist]] entries, not 4"),
    "an artist too many": (NEX, f"{NEX}\n\n{NEX}", "there are 5 [[artist]] entries, not 6"),
    "an unknown artist": ('key = "nex"', 'key = "mona"', "[[artist]] 1"),
    "an artist twice": ('key = "nex"', 'key = "bahut"', "[[artist]] 1"),
    "an artist without a key": ('key = "nex"\n', "", "[[artist]] 1"),
    "an artist by number": ('key = "nex"', "key = 1", "[[artist]] 1"),
    "a sum that is off": ("total = 12", "total = 13", "[[artist]] 1 (nex): the auctions add up to 12, but total is 13"),
    "no total": ("total = 12", "", "[[artist]] 1 (nex): total must be"),
    "no count": (NEX, NEX.replace("once = 3\n", ""), "[[artist]] 1 (nex): once must be"),
    "a count below nothing": (NEX, NEX.replace("once = 3", "once = -3"), "[[artist]] 1 (nex): once must be"),
    "a giant count": (NEX, NEX.replace("once = 3", "once = 999999999"), "[[artist]] 1 (nex): once must be"),
    "a number too long to write": ("start = 100", f"start = {'1' * 5000}", "cannot be read"),
    "brackets without end": ("start = 100", f"start = {'[' * 5000}", "cannot be read"),
    "half a character": ("start = 100", "start = 100 # \ud800", "cannot be read"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_by_its_entry(what: str) -> None:
    old, new, said = BROKEN[what]
    assert STANDARD.count(old) == 1
    with pytest.raises(ComponentsError, match=re.escape(said)) as error:
        title.new(3, 1, components=STANDARD.replace(old, new))
    assert len(str(error.value)) < 400


def test_every_problem_is_named_at_once() -> None:
    """And a table that is not there is named once, not with all its entries."""
    broken = STANDARD.replace("total = 12", "total = 13").replace("hands = 4 ", "hands = 9 ").replace("[rounds]", "[x]")
    with pytest.raises(ComponentsError) as error:
        title.new(3, 1, components=broken)
    assert error.value.problems == (
        "[x] is not known",
        "[[artist]] 1 (nex): the auctions add up to 12, but total is 13",
        "the components file lacks [rounds]",
        "[mystery]: hands must be a whole number from 3 to 5, not 9",
    )


@pytest.mark.parametrize("work", vernissage.titles(), ids=lambda work: work.key)
def test_a_misspelt_entry_is_named_whatever_the_title(work: Title[Any, Any]) -> None:
    standard = work.standard_components
    assert unknown_entries(standard, standard) == []
    table, key = re.search(r"\[(\w+)\]\n(?:standing.*\n)?(\w+) =", standard).groups()  # type: ignore[union-attr]
    broken = standard.replace(f"\n{key} =", f"\n{key}z =", 1)
    with pytest.raises(ComponentsError) as error:
        work.setup(work.facts.players[0] + 1, {}, broken)
    assert error.value.problems[0] == f"[{table}] {key}z is not known; {key} is missing"
    assert len(error.value.problems) > 1, "and what was wanted in its place"


def test_entries_of_rows_and_what_nobody_reads() -> None:
    extra = STANDARD.replace(NEX, f"{NEX}\ncolour = 3").replace("[money]", "[money]\ncurrency = 1")
    assert unknown_entries(f"owner = 1\n{extra}", STANDARD) == [
        "owner is not known",
        "[money] currency is not known",
        "[[artist]] 1 colour is not known",
    ]
    assert title.setup(3, {}, extra).components.start_cash == 100


@pytest.mark.parametrize("text", ["", "\n", "# nothing", "artist = 5", "artist = [1, 2, 3, 4, 5]", "\x00"], ids=shown)
def test_what_is_no_components_file_is_refused(text: str) -> None:
    with pytest.raises(ComponentsError):
        title.new(3, 1, components=text)


BOXES = {
    "the rival count": rival_components(),
    "no cash": STANDARD.replace("start = 100", "start = 0"),
    "rich": STANDARD.replace("start = 100", "start = 10000"),
    "one round": STANDARD.replace("count = 4", "count = 1")
    .replace("[10, 6, 6, 0]", "[10]")
    .replace("[9, 4, 4, 0]", "[9]")
    .replace("[8, 3, 3, 0]", "[8]"),
    "quick rounds": STANDARD.replace("closing = 5 ", "closing = 2 "),
    "a card each": STANDARD.replace("[10, 6, 6, 0]", "[1, 0, 0, 0]").replace("[9, 4, 4, 0]", "[1, 0, 0, 0]"),
    "worth nothing": STANDARD.replace("[30, 20, 10]", "[0, 0, 0]"),
    "only doubles of Nex": STANDARD.replace(
        NEX, '[[artist]]\nkey = "nex"\ntotal = 12\nopen = 0\nonce = 0\nsealed = 0\nfixed = 0\ndouble = 12'
    ),
}


@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("box", BOXES)
def test_any_sound_box_can_be_played(box: str, mystery: bool) -> None:
    dice = random.Random(box)
    for seed in range(4):
        position = title.new(3, seed, {"mystery_hand": mystery}, components=BOXES[box])
        matter = sorted(range(len(position.box.cards)))
        money = sum(title.purses(position).values())
        while position.frames:
            position.push(position.nth(int(dice.random() * position.count())))
            assert sorted(card for place in title.inventory(position).values() for card in place) == matter
            assert sum(title.purses(position).values()) == money
            assert min(position.cash) >= 0
        assert position.outcome is not None
        assert door.from_bytes(position.to_bytes()) == position


def test_a_bot_sees_the_box_that_is_played_with() -> None:
    """What a view tells is enough to imagine the game, with an owner's own cards too."""
    position = title.new(3, 1, components=rival_components())
    dice = random.Random(1)
    while position.frames:
        view = title.view(position, position.seat)
        twin = title.imagine(view, dice)
        assert twin.setup == position.setup
        assert twin.view(position.seat) == view
        position.push(position.nth(int(dice.random() * position.count())))
