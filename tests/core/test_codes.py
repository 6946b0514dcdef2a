"""The code table: which number stands for which answer, in both directions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.core.tables import dealt
from vernissage import IllegalMove, UnreadableMove
from vernissage.core.codes import WORD, Codebook, Names, Numbers, Packed, Span
from vernissage.core.moves import Move
from vernissage.core.naming import Unnamed
from vernissage.games.modern_art import moves, title


class Play(Move, frozen=True, tag="play"):
    card: str


class Pass(Move, frozen=True, tag="pass"):
    pass


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class Walk(Move, frozen=True, tag="walk"):
    place: str
    steps: int


class Discard(Move, frozen=True, tag="discard"):
    cards: tuple[str, ...]


CARDS = Names("card", ("ace of hearts", "king", "queen"))
BOOK = Codebook(
    card=CARDS,
    **{"pass": WORD},
    amount=Numbers(5, 9),
    walk=Packed(place=Names("place", ("bar", "hall")), steps=Numbers(1, 3)),
    done=WORD,
)
ANSWERS: Mapping[type[Move], str] = {Play: "card", Pass: "pass", Bid: "amount", Walk: "walk"}
DONE = BOOK["done"].first


def test_spans_follow_each_other() -> None:
    assert [(key, span.first, span.names.size) for key, span in BOOK.spans.items()] == [
        ("card", 0, 3),
        ("pass", 3, 1),
        ("amount", 4, 5),
        ("walk", 9, 6),
        ("done", 15, 1),
    ]
    assert BOOK.size == 16
    assert [code for code in range(-1, 20) if code in BOOK["amount"]] == [4, 5, 6, 7, 8]
    assert BOOK["card"] == Span(0, CARDS)
    with pytest.raises(KeyError):
        BOOK["weather"]


@pytest.mark.parametrize(
    ("code", "move", "word"),
    [
        (0, Play("ace of hearts"), "card ace of hearts"),
        (2, Play("queen"), "card queen"),
        (3, Pass(), "pass"),
        (4, Bid(5), "amount 5"),
        (8, Bid(9), "amount 9"),
        (9, Walk("bar", 1), "walk bar 1"),
        (14, Walk("hall", 3), "walk hall 3"),
    ],
)
def test_codes_moves_and_words_stand_for_each_other(code: int, move: Move, word: str) -> None:
    assert BOOK.move(ANSWERS, (code,)) == move
    assert BOOK.codes(ANSWERS, move) == (code,)
    assert BOOK.word(code) == word
    assert BOOK.read_word(word) == code


def test_every_code_has_a_word_of_its_own() -> None:
    for book in (BOOK, title.setup(5).codebook):
        words = [book.word(code) for code in range(book.size)]
        assert len(set(words)) == book.size
    for code in range(BOOK.size):
        assert BOOK.read_word(BOOK.word(code)) == code


def test_a_list_is_several_codes_with_an_end() -> None:
    answers: Mapping[type[Move], str] = {Discard: "card", Pass: "pass"}
    for codes, move in (
        ((2, 0, DONE), Discard(("queen", "ace of hearts"))),
        ((1, DONE), Discard(("king",))),
        ((DONE,), Discard(())),
    ):
        assert BOOK.move(answers, codes, DONE) == move
        assert BOOK.codes(answers, move, DONE) == codes
    assert BOOK.move(answers, (3,), DONE) == Pass()
    assert BOOK.codes(answers, Pass(), DONE) == (3,)


@pytest.mark.parametrize("codes", [(15,), (16,), (-1,), (3, 3)])
def test_codes_that_are_no_answer_have_no_move(codes: tuple[int, ...]) -> None:
    with pytest.raises(LookupError, match="stand for none of play, pass, bid, walk"):
        BOOK.move(ANSWERS, codes)


@pytest.mark.parametrize("code", [-1, 16, 10**30])
def test_a_code_that_is_none_has_no_word(code: int) -> None:
    with pytest.raises(LookupError, match=f"there is no code {code}"):
        BOOK.word(code)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("", "'' is none of card, pass, amount, walk, done"),
        ("  ", "'  ' is none of card, pass, amount, walk, done"),
        ("king", "'king' is none of"),
        (None, "None is none of"),
        (3, "3 is none of"),
        (["card king"], "['card king'] is none of"),
        ("card", "there is no 'card'"),
        ("card knave", "there is no 'card knave'"),
        ("card none", "there is no 'card none'"),
        ("card king king", "there is no 'card king king'"),
        ("pass king", "there is no 'pass king'"),
        ("amount 4", "there is no 'amount 4'"),
        ("amount five", "there is no 'amount five'"),
        ("walk bar", "there is no 'walk bar'"),
        ("walk 1 bar", "there is no 'walk 1 bar'"),
        ("x" * 100_000, "is none of"),
    ],
    ids=range(16),
)
def test_words_that_stand_for_no_code_are_refused(word: Any, said: str) -> None:
    with pytest.raises(Unnamed) as error:
        BOOK.read_word(word)
    assert said in str(error.value)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Play("knave"), "'knave' is no card; there are ace of hearts, king, queen"),
        (Play("none"), "'none' is no card; there are ace of hearts, king, queen"),
        (Walk("none", 1), "'none' is no place; there are bar, hall"),
        (Walk("moon", 1), "'moon' is no place; there are bar, hall"),
        (Bid("5"), "a whole number is wanted, not '5'"),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_a_move_with_a_name_that_is_none_cannot_be_read(move: Move, said: str) -> None:
    with pytest.raises(UnreadableMove) as error:
        BOOK.codes(ANSWERS, move)
    assert str(error.value) == said


def test_a_list_with_a_name_that_is_none_cannot_be_read() -> None:
    for card in ("knave", "none"):
        with pytest.raises(UnreadableMove, match=f"'{card}' is no card"):
            BOOK.codes({Discard: "card"}, Discard(("king", card)), DONE)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Bid(4), "[CORE-7] no such number, needed 5-9, available 4"),
        (Bid(10), "[CORE-7] no such number, needed 5-9, available 10"),
        (Bid(-(10**60)), f"[CORE-7] no such number, needed 5-9, available -1{'0' * 38}"),
        (Walk("bar", 0), "[CORE-7] no such number, needed 1-3, available 0"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_number_out_of_all_bounds_is_refused_with_the_bounds(move: Move, said: str) -> None:
    with pytest.raises(IllegalMove) as error:
        BOOK.codes(ANSWERS, move)
    assert str(error.value) == said


def test_nothing_is_no_card_at_the_table_either() -> None:
    game = dealt("nex-double-1")
    with pytest.raises(UnreadableMove, match="'none' is no card; a card is named like 'nex-open-1'"):
        game.play(0, moves.Offer("none"))
    assert moves.Offer("none") not in game.moves(0)
    game.play(0, moves.Offer("nex-double-1"))
    with pytest.raises(UnreadableMove, match="'none' is no card"):
        game.play(0, moves.Add("none"))
