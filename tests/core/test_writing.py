"""Everything that is wrong with the text of a position is told at once."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.builders import talk
from tests.conformance.toys import Chalk, Toy
from tests.core.tables import comes_back, dealt, rival_components
from vernissage import VernissageError
from vernissage.core import registry
from vernissage.core.errors import PositionError
from vernissage.core.flaws import MORE
from vernissage.core.titles import Title
from vernissage.core.writing import LARGEST
from vernissage.games.modern_art import title


def test_own_components_that_are_none_are_refused() -> None:
    start = title.new(3, 5, components=rival_components()).position.plain()
    assert refused({**start, "weather": 1, "own_components": "[money]\nstanding = 1"}) == (
        *WRONG["an unknown head"][1],
        "[money]: standing must be a text of at most 200 characters, not 1",
        "[money]: start must be a whole number from 0 to 10000, and is missing",
        "the components file lacks [rounds]",
        "the components file lacks [mystery]",
        "the components file lacks [cards]",
        "the components file lacks [[artist]]",
        MORE,
    )
    assert refused({**start, "own_components": 5}) == ("own_components: a text is wanted, not 5", MORE)


def test_the_middle_of_a_move_comes_back() -> None:
    toy = Toy()
    registry.add(toy)
    try:
        game = toy.new(2, 4)
        game.play(0, Chalk(0))
        position = game.position
        first, second, _ = position.hands[0]
        position.push(first)
        assert position.plain()["partial"] == [f"card {first}"]
        comes_back(position)
        position.push(second)
        comes_back(position)
        for partial, said in (
            ("card 1", "partial: a list is wanted, not 'card 1'"),
            ([f"card {second}", f"card {first}"], f"partial: card {first} cannot be picked here"),
            ([f"card {first}", "done"], "partial: done cannot be picked here"),
            (["chalk 0"], "partial: chalk 0 cannot be picked here"),
            ([""], "partial: '' is none of card, done, chalk, coins"),
            ([7], "partial: 7 is none of card, done, chalk, coins"),
            (["card 24"], "partial: there is no 'card 24'"),
        ):
            assert refused({**position.plain(), "partial": partial}, toy) == (said,)
    finally:
        registry.remove(toy.key)


# What is wrong with a text.


def refused(data: dict[str, Any], work: Title[Any, Any] = title) -> tuple[str, ...]:
    """Every problem of a position that cannot be set up."""
    with pytest.raises(PositionError) as error:
        work.set_up(data)
    assert isinstance(error.value, VernissageError)
    assert str(error.value) == "; ".join(error.value.problems)
    return error.value.problems


def once_around() -> dict[str, Any]:
    """Seat 0 sells once around, seat 1 has bid 5, seat 2 is asked."""
    game = dealt("nex-once-1", "koriko-open-1")
    talk(game, "0 offer nex-once-1; 1 bid 5")
    return game.position.plain()


def changed(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    """A change of one value."""

    def change(data: dict[str, Any]) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = to

    return change


def doubled(data: dict[str, Any]) -> None:
    data["table"]["hands"][1].insert(0, "nex-once-1")


def lost(data: dict[str, Any]) -> None:
    data["table"]["hands"][0].remove("koriko-open-1")


def all_lost(data: dict[str, Any]) -> None:
    data["table"]["hands"][0].clear()


def reversed_hand(data: dict[str, Any]) -> None:
    data["table"]["hands"][0].reverse()


def extra_artist(data: dict[str, Any]) -> None:
    data["table"]["offered"]["mona"] = 1


def missing_artist(data: dict[str, Any]) -> None:
    del data["table"]["offered"]["nex"]


OFFER = [{"question": "offer", "seat": "seat 0"}]
QUESTIONS = "offer, second, raise, bid, seal, price, buy, turn"
FIELDS = (
    "deck, dealt, hands, walls, lot, unsold, discard, cash, bank, offered, markers, round, opener, seller, price, "
    "leader, declared, bids, sales, reason"
)
KEYS = (
    "title, rules, seats, components, own_components, seed, commitment, partial, drawn, codes, barrier, number, "
    "options, deal, asked, table"
)
SALE = {"round": 0, "cards": [], "opener": "seat 0", "seller": "seat 0", "buyer": "seat 1", "price": 1, "bids": []}
LONE_SALE = "a table of round, cards, opener, seller, buyer, price, auction, bids is wanted"
WRONG: dict[str, tuple[Callable[[dict[str, Any]], None], tuple[str, ...]]] = {
    # Matter and money.
    "a card twice": (doubled, ("nex-once-1 is there twice: hand 1, lot",)),
    "a card nowhere": (lost, ("in no place: koriko-open-1",)),
    "no card where one has to be": (
        changed("table", "unsold", to=["none"]),
        ("what is no component is in unsold", "offered.koriko: 1 lie on the table, not 0"),
    ),
    "money from nowhere": (
        changed("table", "cash", to=[100, 100, 130]),
        (
            "money from nowhere, or lost: {'bank': 0, 'seat 0': 100, 'seat 1': 100, 'seat 2': 130} "
            "add up to 330, not 300",
        ),
    ),
    # Names.
    "an unknown name": (
        changed("table", "lot", 0, to="mona-lisa"),
        ("lot[0]: 'mona-lisa' is no card; a card is named like 'nex-open-1'",),
    ),
    "an unknown seat": (
        changed("table", "seller", to="seat 3"),
        ("seller: 'seat 3' is no seat; there are seat 0, seat 1, seat 2",),
    ),
    "a set with nobody in it": (
        changed("table", "declared", to=["nobody"]),
        ("declared: 'nobody' is no seat; there are seat 0, seat 1, seat 2",),
    ),
    "a set that is no list": (
        changed("table", "declared", to="seat 1"),
        ("declared: a list of names is wanted, not 'seat 1'",),
    ),
    "an unknown artist": (
        extra_artist,
        ("offered: 'mona' is no artist; there are nex, bahut, darmoir, sadland, koriko",),
    ),
    "an artist missing": (missing_artist, ("offered: nex missing",)),
    "an unknown field": (changed("table", "weather", to=1), (f"table: 'weather' is not known; there are {FIELDS}",)),
    "an unknown head": (changed("weather", to=1), (f"'weather' is not known; there are {KEYS}",)),
    # Types.
    "a text for a number": (changed("table", "price", to="5"), ("price: a whole number is wanted, not '5'",)),
    "a switch for a number": (changed("table", "price", to=True), ("price: a whole number is wanted, not True",)),
    "a fraction": (changed("table", "price", to=5.0), ("price: a whole number is wanted, not 5.0",)),
    "a number beyond all bytes": (
        changed("table", "price", to=1 << 63),
        ("price: a whole number is wanted, not 9223372036854775808",),
    ),
    "a number for a name": (
        changed("table", "lot", to=[0]),
        ("lot[0]: 0 is no card; a card is named like 'nex-open-1'",),
    ),
    "a number for a list": (changed("table", "lot", to=0), ("lot: a list is wanted, not 0",)),
    "a number for a text": (changed("table", "reason", to=0), ("reason: a text is wanted, not 0",)),
    "a list for a table": (
        changed("table", "offered", to=[1, 0, 0, 0, 0]),
        ("offered: a table with an entry for each artist is wanted, not [1, 0, 0, 0, 0]",),
    ),
    "a sale without its auction": (
        changed("table", "sales", to=[SALE]),
        (f"sales[0]: {LONE_SALE}, not {str(SALE)[:59]}…",),
    ),
    "no table": (changed("table", to=5), ("table: a table is wanted, not 5",)),
    # Lengths.
    "a list too short": (changed("table", "cash", to=[150, 150]), ("cash: 3 entries are wanted, not 2",)),
    "a list too long": (changed("table", "bids", to=[-1] * 4), ("bids: 3 entries are wanted, not 4",)),
    # What is asked.
    "an unknown question": (
        changed("asked", to=[{"question": "sing", "seat": "seat 0"}]),
        (f"asked[0]: there is no question 'sing'; there are {QUESTIONS}",),
    ),
    "a question that is no text": (
        changed("asked", to=[{"question": ["bid"], "seat": "seat 0"}]),
        (f"asked[0]: there is no question ['bid']; there are {QUESTIONS}",),
    ),
    "a question without a seat": (
        changed("asked", to=[{"question": "bid"}]),
        ("asked[0]: bid has question, seat, not question",),
    ),
    "a question with too much": (
        changed("asked", to=[{"question": "bid", "seat": "seat 2", "price": 5}]),
        ("asked[0]: bid has question, seat, not price, question, seat",),
    ),
    "a question as a step": (
        changed("asked", to=[{"step": "bid", "seat": "seat 2"}]),
        ("asked[0]: bid has question, seat, not seat, step",),
    ),
    "a question of a wrong seat": (
        changed("asked", 0, "seat", to="seat 3"),
        ("asked[0].seat: 'seat 3' is no seat; there are seat 0, seat 1, seat 2",),
    ),
    "a question of nobody": (
        changed("asked", 0, "seat", to="nobody"),
        ("asked[0].seat: 'nobody' is no seat; there are seat 0, seat 1, seat 2",),
    ),
    "no question": (changed("asked", to=[]), ("nothing is asked, but the game is not over",)),
    "no list of questions": (changed("asked", to=5), ("asked: a list of pending questions is wanted, not 5",)),
    "no table of a question": (changed("asked", to=["bid"]), ("asked[0]: a table is wanted, not 'bid'",)),
    "a question that cannot be asked here": (
        changed("asked", to=OFFER),
        ("offer cannot be asked here: a lot is under the hammer",),
    ),
    "another auction": (
        changed("asked", to=[{"question": "raise", "seat": "seat 2"}]),
        ("raise cannot be asked here: the lot is sold by once auction",),
    ),
    "a mystery card that is not there": (
        changed("asked", to=[{"question": "turn", "seat": "seat 0"}]),
        (
            "turn cannot be asked here: a lot is under the hammer",
            "turn cannot be asked here: there is no mystery card",
        ),
    ),
    "two questions at once": (
        changed("asked", to=[*OFFER, {"question": "bid", "seat": "seat 2"}]),
        ("only one question is asked at a time, not 2",),
    ),
    "a question after the end": (
        changed("table", "reason", to="four_rounds"),
        ("bid cannot be asked here: the game is over",),
    ),
    "picks where none are made": (
        changed("partial", to=["pass"]),
        ("partial: pass cannot be picked here",),
    ),
    # The head.
    "another title": (
        changed("title", to="gallerist"),
        ("this is a position of 'gallerist', not of 'modern_art'",),
    ),
    "no title": (
        changed("title", to=None),
        ('it names no title: a position of Modern Art begins with title = "modern_art"',),
    ),
    "another rules version": (
        changed("rules", to=99),
        (f"it follows rules version 99; here is version {title.rules_version}",),
    ),
    "other components": (
        changed("components", to="abc"),
        (f"its components ('abc') are not the ones here ({title.setup(3).digest[:12]}…)",),
    ),
    "too many seats": (changed("seats", to=9), ("seats: Modern Art is played by 3 to 5, not by 9",)),
    "another number of seats": (
        changed("seats", to=4),
        (
            "hands: 4 entries are wanted, not 3",
            "walls: 4 entries are wanted, not 3",
            "cash: 4 entries are wanted, not 3",
            "bids: 4 entries are wanted, not 3",
        ),
    ),
    "an unknown option": (
        changed("options", "tea", to=True),
        ("Modern Art has no option 'tea'; it has edition, double_payment, mystery_hand, open_cash",),
    ),
    "options that are no table": (
        changed("options", to=5),
        ("options: a table is wanted, not 5",),
    ),
    "a seed that is none": (changed("seed", to="xyz"), ("seed: a seed in text is 64 hexadecimal digits, not 'xyz'",)),
    "a deal that cannot be": (
        changed("deal", to={"deck": ["mona-lisa"]}),
        ("deal: a scripted deal has 'deck' (cards such as nex-open-1) and 'first_seller', not deck 'mona-lisa'",),
    ),
    "a deal without a list": (changed("deal", to={"deck": 5}), ("deal: a table of lists is wanted, not {'deck': 5}",)),
    "a commitment of several lines": (
        changed("commitment", to="x\nend: 0"),
        ("commitment: 64 hexadecimal digits are wanted, or none, not 'x\\nend: 0'",),
    ),
    "codes below nothing": (changed("codes", to=-1), ("codes: a whole number is wanted, not -1",)),
    "a barrier beyond the codes": (
        changed("barrier", to=99),
        ("barrier: it is among the 2 codes so far, not at 99",),
    ),
    "no question so far": (changed("number", to=0), ("number: questions are counted from 1 on, not from 0",)),
    "more chance than can be": (
        changed("drawn", to=10**9),
        ("drawn: 2 codes cannot have used 1000000000 words of chance",),
    ),
    "a commitment to another seed": (
        changed("commitment", to="ab" * 32),
        ("commitment: it is not the one of this seed, with these seats, options and components",),
    ),
    "a question number in words": (changed("number", to="one"), ("number: a whole number is wanted, not 'one'",)),
    # Modern Art's own rules.
    "a hand out of order": (
        reversed_hand,
        ("hands[0]: the cards of a hand stand in the order of the box",),
    ),
    "more offered than there is": (
        changed("table", "offered", "nex", to=3),
        ("offered.nex: 1 lie on the table, not 3",),
    ),
    "a round too far": (
        changed("table", "round", to=4),
        ("round: from 0 to 3, not 4", "markers: a row for each of the 4 finished rounds, not 0"),
    ),
    "debts": (changed("table", "cash", to=[-10, 200, 110]), ("the purse 'seat 0' holds less than nothing: -10",)),
    "a price nobody can pay": (changed("table", "price", to=101), ("price: somebody must be able to pay it, not 101",)),
    "a leader who is asked": (changed("table", "leader", to="seat 2"), ("leader: seat 2 leads and is not asked",)),
    "a leader who is poor": (
        changed("table", "cash", to=[196, 4, 100]),
        ("price, cash: the leader has 4, not 5",),
    ),
    "a price of nobody": (changed("table", "price", to=0), ("price: seat 1 has bid something, not 0",)),
    "sealed bids in another auction": (
        changed("table", "bids", to=[-1, 3, -1]),
        ("bids[1]: nobody bids in secret now",),
    ),
    "no raise in another auction": (
        changed("table", "declared", to=["seat 0"]),
        ("declared: it is said in an open auction only",),
    ),
    "a seller who has not offered": (
        changed("table", "seller", to="seat 2"),
        ("seller: seat 0 has offered the lot, and nobody has added a card",),
    ),
    "more cash than there can be": (
        changed("table", "cash", to=[10**6, 100, 100]),
        (
            "money from nowhere, or lost: {'bank': 0, 'seat 0': 1000000, 'seat 1': 100, 'seat 2': 100} "
            "add up to 1000200, not 300",
            "cash: there are never more than 2700, but somebody has 1000000",
        ),
    ),
    "nobody sells": (changed("table", "seller", to="nobody"), ("seller: somebody sells while the game goes on",)),
    "nobody leads": (changed("table", "leader", to="nobody"), ("leader: the seller leads until somebody bids",)),
    "no end that is known": (
        changed("table", "reason", to="boredom"),
        (
            "reason: a game ends by four_rounds, out_of_cards, not 'boredom'",
            "bid cannot be asked here: the game is over",
        ),
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told(what: str) -> None:
    change, said = WRONG[what]
    data = once_around()
    title.set_up(data)
    change(data)
    assert tuple(problem for problem in refused(data) if problem != MORE) == said


def test_every_problem_is_told_at_once() -> None:
    data = once_around()
    for what in ("an unknown head", "an unknown field", "an unknown name", "a text for a number", "a list too short"):
        WRONG[what][0](data)
    for what in ("other components", "codes below nothing", "a question of nobody"):
        WRONG[what][0](data)
    changed("partial", to=["hum", "card mona"])(data)
    changed("table", "sales", to=[{**SALE, "auction": "dutch", "cards": ["nex", "bahut"], "bids": [1, "2"]}])(data)
    card = "is no card; a card is named like 'nex-open-1'"
    assert refused(data) == (
        *WRONG["an unknown head"][1],
        *WRONG["other components"][1],
        *WRONG["codes below nothing"][1],
        *WRONG["a question of nobody"][1],
        *WRONG["an unknown field"][1],
        *WRONG["an unknown name"][1],
        *WRONG["a list too short"][1],
        *WRONG["a text for a number"][1],
        f"sales[0].cards[0]: 'nex' {card}",
        f"sales[0].cards[1]: 'bahut' {card}",
        "sales[0].auction: 'dutch' is no auction; there are open, once, sealed, fixed, double",
        "sales[0].bids[1]: a whole number is wanted, not '2'",
        "partial: 'hum' is none of card, pass, yes, amount",
        "partial: there is no 'card mona'",
        MORE,
    )


def test_a_head_that_cannot_be_used_hides_nothing() -> None:
    """A seed, a seat count, an option or a deal that is none: all else is looked at as if it were in order."""
    data = once_around()
    heads = ("a seed that is none", "too many seats", "an unknown option", "a commitment of several lines")
    tables = ("a card twice", "money from nowhere", "another auction")
    for what in (*heads, "a deal that cannot be", *tables):
        WRONG[what][0](data)
    changed("options", "mystery_hand", to="perhaps")(data)
    changed("options", "open_cash", to=5)(data)
    told = refused(data)
    for what in (*heads, "a deal that cannot be", *tables):
        assert {*WRONG[what][1]} <= {*told}
    assert "option mystery_hand is on or off, not 'perhaps'" in told
    assert "option open_cash is on or off, not 5" in told
    assert len(told) == len(heads) + len(tables) + 3


def test_an_option_that_is_none_is_taken_for_what_fits() -> None:
    data = title.new(3, 5, {"mystery_hand": True}).position.plain()
    changed("options", "mystery_hand", to="perhaps")(data)
    changed("commitment", to="")(data)
    assert refused(data) == ("option mystery_hand is on or off, not 'perhaps'",)


def test_what_cannot_be_read_hides_only_what_depends_on_it() -> None:
    data = once_around()
    for what in ("a text for a number", "a card twice", "money from nowhere", "more offered than there is"):
        WRONG[what][0](data)
    assert refused(data) == (
        *WRONG["a text for a number"][1],
        *WRONG["a card twice"][1],
        *WRONG["money from nowhere"][1],
        *WRONG["more offered than there is"][1],
        MORE,
    )


def test_what_cannot_be_read_is_no_other_problem() -> None:
    """Whoever misspells a card does not hear that it is in no place, nor that the lot is no lot."""
    for what in ("an unknown name", "a question of nobody", "an artist missing", "a number for a list", "no table"):
        data = once_around()
        WRONG[what][0](data)
        assert refused(data) == (*WRONG[what][1], MORE)


class Strict(Toy):
    """A toy that can imagine nothing but a table without points, and no turn beyond the first ten."""

    def imagine(self, view: Any, dice: Any) -> Any:
        position = super().imagine(view, dice)
        position.points = [0] * view.seats
        position.turn = range(10).index(view.turn)
        return position


def test_a_view_that_cannot_have_come_about_is_told() -> None:
    toy = Strict()
    registry.add(toy)
    try:
        data = toy.new(2, 4).position.plain()
        comes_back(toy.set_up(data))
        data["table"]["points"] = [0, 1]
        told = [f"the view of seat {seat} cannot have come about: " for seat in range(2)]
        assert refused(data, toy) == tuple(f"{view}points[1] would be 0, not 1" for view in told)
        data["table"]["turn"] = 12
        assert refused(data, toy) == tuple(f"{view}ValueError 12 is not in range" for view in told)
        assert toy.set_up(data, sparse=True).turn == 12
    finally:
        registry.remove(toy.key)


def test_places_are_told_once_with_their_number() -> None:
    data = once_around()
    changed("table", "discard", to=["nex-once-1"] * 3)(data)
    assert refused(data)[0] == "nex-once-1 is there 4 times: lot, discard ×3"


def test_what_only_shows_on_the_table_is_told_at_once_too() -> None:
    data = once_around()
    for what in ("a card twice", "money from nowhere", "more offered than there is", "another auction"):
        WRONG[what][0](data)
    assert refused(data) == (
        *WRONG["a card twice"][1],
        *WRONG["money from nowhere"][1],
        *WRONG["more offered than there is"][1],
        *WRONG["another auction"][1],
    )


def test_many_missing_components_are_counted() -> None:
    data = once_around()
    changed("table", "dealt", to=71)(data)
    assert refused(data)[1:] == ("dealt: from 0 to 70 cards, not 71",)
    data = once_around()
    all_lost(data)
    (problem,) = refused(data)
    assert re.fullmatch(r"in no place: ([a-z]+-[a-z]+-\d(, )?){6} and 3 more", problem)


def test_a_sparse_position_may_lack_cards_and_money() -> None:
    data = once_around()
    all_lost(data)
    changed("table", "cash", to=[7, 8, 9])(data)
    assert title.set_up(data, sparse=True).cash == [7, 8, 9]
    doubled(data)
    with pytest.raises(PositionError, match="nex-once-1 is there twice: hand 1, lot"):
        title.set_up(data, sparse=True)


def test_the_bookkeeping_may_be_left_out() -> None:
    data = once_around()
    kept = {key: data[key] for key in ("title", "seats", "asked", "table")}
    position = title.set_up(kept)
    assert (position.ply, position.barrier, position.drawn, position.number) == (0, 0, 0, 1)
    assert (position.seed, position.script, position.commitment) == (bytes(32), (), "")
    for empty in ("discard", "unsold", "walls", "sales", "markers", "bank", "round"):
        del kept["table"][empty]
    assert title.set_up(kept) == position


# What is no text of a position.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", 'it names no title: a position of Modern Art begins with title = "modern_art"'),
        ("title =", "the position is not TOML: Invalid value (at end of document)"),
        ("title = 'a'\ntitle = 'b'", "the position is not TOML: Cannot overwrite a value"),
        ("[" * 5000, "the position is not TOML: "),
        ("a = " + "[" * 5000, "the position is not TOML: "),
        (f"codes = {'1' * 5000}", "the position is not TOML: Exceeds the limit"),
        ("# \ud800", "the position is not TOML: "),
        ("#" * (LARGEST + 1), f"a position has at most {LARGEST} characters, this one has {LARGEST + 1}"),
    ],
    ids=range(8),
)
def test_what_is_no_text_of_a_position_is_refused(text: str, said: str) -> None:
    with pytest.raises(PositionError) as error:
        title.read_position(text)
    assert str(error.value).startswith(said)
    assert len(str(error.value)) < 300


def test_bytes_of_another_title_are_refused() -> None:
    data = title.new(3, 1).position.to_bytes()
    with pytest.raises(PositionError, match="these are the bytes of a position of 'modern_art', not of 'toy'"):
        Toy().position_of_bytes(data)


def test_spoiled_texts_are_read_or_refused_in_our_own_words() -> None:
    """Whatever is put in a text: no other error ever comes out, and what is read can be written and shown."""
    dice = random.Random(8)
    text = title.set_up(once_around()).text()
    lines = text.splitlines()
    values = [line.partition(" = ")[2] for line in lines if " = " in line]
    read = 0
    for _ in range(700):
        spoiled = lines[:]
        for _ in range(dice.randrange(1, 3)):
            at = dice.randrange(len(spoiled))
            name, equals, _ = spoiled[at].partition(" = ")
            choice = dice.random()
            if choice < 0.6 and equals:
                odd = dice.choice([*values, "-1", "0", "9", "99999", "true", '"none"', '"nobody"', "[]", "{}", '[""]'])
                spoiled[at] = f"{name} = {odd}"
            elif choice < 0.8:
                del spoiled[at]
            else:
                spoiled.insert(at, dice.choice(lines))
        try:
            position = title.read_position("\n".join(spoiled))
        except PositionError:
            continue
        read += 1
        comes_back(position)
        for seat in (None, 0, 1, 2):
            position.view(seat)
        while position.frames:
            position.push(position.nth(dice.randrange(min(4, position.count()))))
    assert read > 10
