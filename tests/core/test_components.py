"""An owner's own components file: what is wrong with it is said, and where."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from tests.core.tables import rival_components
from tests.titles import OWN
from vernissage import ComponentsError
from vernissage.core.components import Count, read, unknown_entries
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
    "more rounds than deals": ("count = 4", "count = 5", "[rounds]: deal.3 must be a list of 5 numbers"),
    "closing at once": ("closing = 5 ", "closing = 1 ", "[rounds]: closing must be a whole number from 2 to 20"),
    "two ranks": ("[30, 20, 10]", "[30, 20]", "[rounds]: ranked must be a list of 3 numbers"),
    "ranks in words": ("[30, 20, 10]", '[30, 20, "ten"]', "[rounds]: ranked must be a whole number"),
    "no ranks": ("ranked = [30, 20, 10]", "", "[rounds]: ranked must be"),
    "no deal": ("deal.4 = [9, 4, 4, 0]", "", "[rounds]: deal.4 must be a list of 4 numbers"),
    "a short deal": ("[9, 4, 4, 0]", "[9, 4, 4]", "[rounds]: deal.4 must be a list of 4 numbers"),
    "a deal below nothing": ("[9, 4, 4, 0]", "[9, 4, -4, 0]", "[rounds.deal]: 4 must be"),
    "a deal of nothing": ("[9, 4, 4, 0]", "[0, 4, 4, 0]", "[rounds] deal.4: nothing is dealt"),
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
    "brackets without end": ("start = 100", f"start = {'[' * 5000}", "nested too deeply"),
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
        "the components file lacks [rounds]",
        "[mystery]: hands must be a whole number from 3 to 5, not 9",
        "[[artist]] 1 (nex): the auctions add up to 12, but total is 13",
    )


@pytest.mark.parametrize("work", OWN, ids=lambda work: work.key)
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
        position = title.new(3, seed, {"mystery_hand": mystery}, components=BOXES[box]).position
        matter = sorted(range(len(position.box.cards)))
        money = sum(title.purses(position).values())
        while position.frames:
            position.push(position.nth(int(dice.random() * position.count())))
            assert sorted(card for place in title.inventory(position).values() for card in place) == matter
            assert sum(title.purses(position).values()) == money
            assert min(position.cash) >= 0
        assert position.outcome is not None
        assert title.position_of_bytes(position.to_bytes()) == position


def test_a_bot_sees_the_box_that_is_played_with() -> None:
    """What a view tells is enough to imagine the game, with an owner's own cards too."""
    position = title.new(3, 1, components=rival_components()).position
    dice = random.Random(1)
    while position.frames:
        view = title.view(position, position.seat)
        twin = title.imagine(view, dice)
        assert twin.setup == position.setup
        assert twin.view(position.seat) == view
        position.push(position.nth(int(dice.random() * position.count())))


# The reader of all titles' files.


class Purse(msgspec.Struct):
    coins: Annotated[int, Meta(ge=1, le=9)]
    metal: Literal["gold", "tin", 7] = "tin"
    weight: float = 1.0


class Card(msgspec.Struct):
    key: str
    worth: Annotated[int, Meta(ge=0, le=5)]
    twin: bool = False
    kinds: Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)] = ("plain",)

    def flaws(self) -> Iterator[str]:
        if self.twin and self.worth % 2:
            yield f"twins share their worth, and {self.worth} is odd"


class Goods(msgspec.Struct):
    name: Annotated[str, Meta(min_length=1, max_length=8)]
    purse: Purse
    card: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=3)]
    steps: tuple[int, int, int] = (1, 2, 3)
    odds: tuple[Count, ...] = ()
    prices: dict[str, Annotated[int, Meta(ge=1, le=99)]] = {}
    bonus: int | tuple[int, ...] = 0
    of_class: Literal["a"] | Purse = msgspec.field(name="class", default="a")

    def flaws(self) -> Iterator[str]:
        if len({card.key for card in self.card}) < len(self.card):
            yield "a card stands there twice"


FILE = """
name = "box"
[purse]
coins = 3
[[card]]
key = "ace"
worth = 2
[[card]]
key = "king"
worth = 4
twin = true
"""


def problems_of(text: str) -> tuple[str, ...]:
    with pytest.raises(ComponentsError) as error:
        read(text, Goods)
    return error.value.problems


def test_a_file_is_read_into_its_type() -> None:
    goods = read(FILE, Goods)
    assert goods.purse == Purse(3)
    assert goods.card == (Card("ace", 2), Card("king", 4, twin=True))
    more = 'steps = [4, 5, 6]\nodds = [1, 2]\nbonus = [1]\nclass = "a"\nprices = {ace = 3, king = 99}\n'
    goods = read(more + FILE, Goods)
    assert (goods.steps, goods.odds, goods.bonus) == ((4, 5, 6), (1, 2), (1,))
    assert goods.prices == {"ace": 3, "king": 99}
    assert read("bonus = 5\nclass = {coins = 2, weight = 3, metal = 7}\n" + FILE, Goods).of_class == Purse(2, 7, 3)


ENTRIES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "too low": ("coins = 3", "coins = 0", ("[purse]: coins must be a whole number from 1 to 9, not 0",)),
    "too high": ("coins = 3", "coins = 10", ("[purse]: coins must be a whole number from 1 to 9, not 10",)),
    "a switch": ("coins = 3", "coins = true", ("[purse]: coins must be a whole number from 1 to 9, not True",)),
    "a fraction": ("coins = 3", "coins = 3.0", ("[purse]: coins must be a whole number from 1 to 9, not 3.0",)),
    "a text": ("coins = 3", 'coins = "3"', ("[purse]: coins must be a whole number from 1 to 9, not '3'",)),
    "nothing": ("coins = 3", "", ("[purse]: coins must be a whole number from 1 to 9, and is missing",)),
    "one of some": (
        "coins = 3",
        'coins = 3\nmetal = "lead"',
        ("[purse]: metal must be one of gold, tin, 7, not 'lead'",),
    ),
    "only equal to one": (
        "coins = 3",
        "coins = 3\nmetal = 7.0",
        ("[purse]: metal must be one of gold, tin, 7, not 7.0",),
    ),
    "no number": ("coins = 3", 'coins = 3\nweight = "1"', ("[purse]: weight must be a number, not '1'",)),
    "no switch": ("twin = true", "twin = 1", ("[[card]] 2 (king): twin must be true or false, not 1",)),
    "an empty text": ('name = "box"', 'name = ""', ("name must be a text of 1 to 8 characters, not ''",)),
    "a long text": (
        'name = "box"',
        'name = "nine sign"',
        ("name must be a text of 1 to 8 characters, not 'nine sign'",),
    ),
    "a list too short": (
        'name = "box"',
        'name = "box"\nsteps = [1, 2]',
        ("steps must be a list of 3 numbers, not [1, 2]",),
    ),
    "a list too long": (
        "twin = true",
        'kinds = ["a", "b", "c"]',
        ("[[card]] 2 (king): kinds must be a list of 1 to 2 entries, not ['a', 'b', 'c']",),
    ),
    "no list": ('name = "box"', 'name = "box"\nodds = 5', ("odds must be a list of at most 1000 numbers, not 5",)),
    "an odd item": (
        'name = "box"',
        'name = "box"\nodds = [1, -1, 1001]',
        (
            "odds must be a whole number from 0 to 1000, not -1",
            "odds must be a whole number from 0 to 1000, not 1001",
        ),
    ),
    "neither of two": (
        'name = "box"',
        'name = "box"\nbonus = "x"',
        ("bonus must be a whole number or a list of at most 1000 numbers, not 'x'",),
    ),
    "the odd second of two": (
        'name = "box"',
        'name = "box"\nbonus = [1, "x"]',
        ("bonus must be a whole number, not 'x'",),
    ),
    "a table by name": (
        'name = "box"',
        'name = "box"\nprices = {ace = 0, king = 100}',
        (
            "[prices]: ace must be a whole number from 1 to 99, not 0",
            "[prices]: king must be a whole number from 1 to 99, not 100",
        ),
    ),
    "no table by name": ('name = "box"', 'name = "box"\nprices = 3', ("prices must be a table, not 3",)),
    "no table": ("[purse]\ncoins = 3", "purse = 3", ("the components file lacks [purse]",)),
    "another table": ("[purse]", "[wallet]", ("the components file lacks [purse]",)),
    "no rows": (
        FILE[FILE.index("[[card]]") :],
        "",
        ("the components file lacks [[card]]",),
    ),
    "rows that are none": (
        FILE[FILE.index("[purse]") :],
        "card = [1]\n[purse]\ncoins = 3",
        ("[[card]] 1 must be a table, not 1",),
    ),
    "too many rows": (
        "twin = true",
        'twin = true\n[[card]]\nkey = "a"\nworth = 1\n[[card]]\nkey = "b"\nworth = 1',
        ("there are 1 to 3 [[card]] entries, not 4",),
    ),
    "misspelt": ("coins = 3", "coin = 3", ("[purse]: coins must be a whole number from 1 to 9, and is missing",)),
    "between the entries of a row": (
        "worth = 4",
        "worth = 3",
        ("[[card]] 2 (king): twins share their worth, and 3 is odd",),
    ),
    "between rows": ('key = "king"', 'key = "ace"', ("a card stands there twice",)),
}


@pytest.mark.parametrize("what", ENTRIES)
def test_an_entry_that_does_not_fit_is_named(what: str) -> None:
    old, new, said = ENTRIES[what]
    assert FILE.count(old) == 1
    assert problems_of(FILE.replace(old, new)) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("coins = 3", "coin = 3", "[purse] coin is not known; coins is missing"),
        ("worth = 4", "wroth = 4", "[[card]] 2 wroth is not known; worth is missing"),
        ("coins = 3", "coins = 3\nowner = 1", "[purse] owner is not known"),
        ("[purse]", "[purze]", "[purze] is not known; purse is missing"),
        ("[purse]", "[purse.more]\nx = 1\n[purse]", "[purse] more is not known"),
    ],
)
def test_an_entry_that_is_not_known_is_named_with_the_one_that_may_be_meant(old: str, new: str, said: str) -> None:
    spoiled = FILE.replace(old, new)
    assert unknown_entries(spoiled, FILE) == [said]


def test_all_entries_that_do_not_fit_are_named_at_once() -> None:
    text = 'owner = 1\nname = 5\nodds = [-1]\n[purse]\ncoin = 3\n[[card]]\nkey = "ace"\nworth = 9\n[[card]]\nworth = 1'
    assert problems_of(text + '\ntwin = true\nkey = "king"') == (
        "name must be a text of 1 to 8 characters, not 5",
        "[purse]: coins must be a whole number from 1 to 9, and is missing",
        "[[card]] 1 (ace): worth must be a whole number from 0 to 5, not 9",
        "[[card]] 2 (king): twins share their worth, and 1 is odd",
        "odds must be a whole number from 0 to 1000, not -1",
    )


def test_there_is_an_end_to_it() -> None:
    assert len(unknown_entries("\n".join(f"entry_{number} = 1" for number in range(500)), FILE)) == 12
    cards = "".join(f'[[card]]\nkey = "{number}"\nworth = 9\n' for number in range(3))
    many = "odds = [" + ", ".join(["-1"] * 900) + "]\n"
    assert len(problems_of(f'name = "box"\n{many}[purse]\ncoins = 3\n{cards}')) == 40


def test_what_is_no_toml_is_refused() -> None:
    (problem,) = problems_of("name =")
    assert problem.startswith("the components file is not TOML: ")
