"""The worked examples of the two rulebooks, each under its own name."""

from __future__ import annotations

import pytest

from tests.builders import may, only
from tests.rulebook.modern_art.scene import KORIKO, asked, names, play, scene, sell
from tests.rules import rule
from vernissage.games.modern_art import events, title
from vernissage.games.modern_art.position import ModernArtPosition

HENRI_PAUL, MARC_ERNEST, MARIE_CHARLOTTE, NEIGHBOUR = range(4)


def the_nex_double() -> ModernArtPosition:
    """Henri-Paul's Nex double is on the easel with Marie-Charlotte's sealed Nex; the fists are about to open."""
    p = scene("nex-double nex-open", "nex-once", "nex-sealed", "")
    play(p, "0 offer nex-double")
    assert "add nex-open-1" in may(p, HENRI_PAUL), "he could, but does not wish to"
    play(p, "0 decline")
    assert asked(p) == ("second", (MARC_ERNEST,))
    play(p, "1 decline")
    assert asked(p) == ("second", (MARIE_CHARLOTTE,))
    play(p, "2 add nex-sealed")
    assert set(p.decision.seats) == {HENRI_PAUL, MARC_ERNEST, MARIE_CHARLOTTE, NEIGHBOUR}
    return p


@rule("MA-24", "MA-25", "MA-26", "MA-28", "MA-R5")
def test_henri_paul_marc_ernest_and_marie_charlotte() -> None:
    p = the_nex_double()
    play(p, "0 seal 20; 1 seal 24; 2 seal 25; 3 seal 0")
    assert p.cash == [100, 100, 75, 100]
    assert p.bank == -25
    assert names(p, p.walls[MARIE_CHARLOTTE]) == ["nex-double", "nex-sealed"]
    assert asked(p) == ("offer", (NEIGHBOUR,)), "and not Marc-Ernest"


@rule("MA-26")
@pytest.mark.parametrize("best", [HENRI_PAUL, MARC_ERNEST])
def test_had_henri_paul_or_marc_ernest_bid_most_marie_charlotte_would_have_the_money(best: int) -> None:
    p = the_nex_double()
    play(p, "\n".join(f"{seat} seal {25 if seat == best else 10}" for seat in range(4)))
    cash = [100, 100, 125, 100]
    cash[best] = 75
    assert p.cash == cash
    assert p.bank == 0
    assert names(p, p.walls[best]) == ["nex-double", "nex-sealed"]
    assert asked(p) == ("offer", (NEIGHBOUR,))


@rule("MA-27", "MA-R6")
@pytest.mark.parametrize(
    ("best", "cash"),
    [
        (HENRI_PAUL, [75, 100, 113, 100]),
        (MARC_ERNEST, [112, 75, 113, 100]),
        (MARIE_CHARLOTTE, [112, 100, 75, 100]),
        (NEIGHBOUR, [112, 100, 113, 75]),
    ],
)
def test_the_same_sale_by_the_older_rules(best: int, cash: list[int]) -> None:
    p = scene("nex-double", "", "nex-sealed", "", edition="classic")
    play(p, "0 offer nex-double; 0 decline; 1 decline; 2 add nex-sealed")
    play(p, "\n".join(f"{seat} seal {25 if seat == best else 10}" for seat in range(4)))
    assert p.cash == cash


@rule("MA-34", "MA-35", "MA-R12")
def test_the_rise_fall_and_return_of_koriko() -> None:
    first = scene("koriko-once", "", "", walls=["", "koriko*2", "koriko*2"])
    play(first, "0 offer koriko-once")
    assert first.cash == [100, 160, 160], "30 a painting, so two make 60"

    others = {"nex": 4, "bahut": 3, "koriko": 2}
    second = scene("nex-once", "", "", round=2, markers=first.markers, walls=["", "koriko", ""], offered=others)
    play(second, "0 offer nex-once")
    assert second.markers[1][KORIKO] == 10
    assert second.cash == [100, 140, 100]

    others = {"nex": 4, "bahut": 3, "darmoir": 2, "koriko": 1}
    third = scene("nex-once", "", "", round=3, markers=second.markers, walls=["", "koriko", ""], offered=others)
    play(third, "0 offer nex-once")
    assert third.markers[2][KORIKO] == 0
    assert third.cash == [100, 100, 100]
    assert [row[KORIKO] for row in third.markers] == [30, 10, 0], "its old markers stay"

    others = {"darmoir": 4, "koriko": 3, "nex": 2}
    fourth = scene("darmoir-once", "", "", round=4, markers=third.markers, walls=["", "koriko", ""], offered=others)
    play(fourth, "0 offer darmoir-once")
    assert fourth.markers[3][KORIKO] == 20
    assert fourth.cash == [100, 160, 100]


KRYPTO_GAME: tuple[tuple[str, dict[str, int]], ...] = (
    ("koriko koriko koriko koriko koriko", {"koriko": 30}),
    ("koriko bahut nex nex nex nex nex", {"nex": 30, "bahut": 20, "koriko": 40}),
    ("bahut darmoir koriko nex nex nex nex nex", {"nex": 60, "bahut": 40, "darmoir": 10, "koriko": 0}),
    ("koriko sadland sadland sadland sadland sadland", {"sadland": 30, "koriko": 60}),
)
"""The artist of each painting offered, round by round, and what a painting pays then; Krypto is our Koriko."""


def krypto_game() -> tuple[ModernArtPosition, list[list[str]]]:
    """A deal that gives each player, in turn, what the game above wants, and the cards in the order they are played."""
    box = title.setup(3).components
    singles = {
        artist: [card for card in box.cards if card.startswith(artist) and "double" not in card]
        for artist in box.artists
    }
    hands: list[list[str]] = [[], [], []]
    plan: list[list[str]] = []
    seat = 0
    for artists, _ in KRYPTO_GAME:
        plan.append([singles[artist].pop(0) for artist in artists.split()])
        for card in plan[-1]:
            hands[seat].append(card)
            seat = (seat + 1) % 3
    rest = [card for card in box.cards if card not in {card for hand in hands for card in hand}]
    deck = [card for hand in hands for card in (*hand, *(rest.pop(0) for _ in range(10 - len(hand))))]
    game = title.new(3, options={"edition": "classic"}, deal={"deck": deck, "first_seller": ["0"]})
    return game.position, plan


@rule("MA-1", "MA-31", "MA-32", "MA-34", "MA-35", "MA-36", "MA-37", "MA-38", "MA-R12")
def test_krypto_over_four_rounds_from_the_first_deal_to_the_last_payment() -> None:
    p, plan = krypto_game()
    for number, cards in enumerate(plan):
        assert p.round == number
        for card in cards[:-1]:
            sell(p, card, buyer=(p.seller + 1) % 3, price=1)
        assert any(name.startswith("koriko") for wall in p.walls for name in names(p, wall))
        worth = KRYPTO_GAME[number][1]
        expected = [
            cash + sum(worth[name.split("-")[0]] for name in names(p, wall))
            for cash, wall in zip(p.cash, p.walls, strict=True)
        ]
        closed = only(play(p, f"{p.seller} offer {cards[-1]}"), events.RoundClosed)
        assert closed.unsold == (cards[-1],)
        assert p.cash == expected
    assert [row[KORIKO] for row in p.markers] == [30, 10, 0, 20]
    assert p.outcome is not None
    assert p.outcome.reason == "four_rounds"
