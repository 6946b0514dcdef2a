"""The fixed price: named by the seller, taken or left from his left."""

from __future__ import annotations

from tests.builders import may, only
from tests.rulebook.modern_art.scene import asked, names, play, refused, scene
from tests.rules import rule
from vernissage.games.modern_art import events
from vernissage.games.modern_art.moves import Price
from vernissage.games.modern_art.position import ModernArtPosition


def fixed(**changes: object) -> ModernArtPosition:
    p = scene("", "", "darmoir-fixed", "", seller=2, **changes)  # type: ignore[arg-type]
    play(p, "2 offer darmoir-fixed")
    return p


@rule("MA-21")
def test_the_seller_names_the_price_and_all_are_asked_from_his_left() -> None:
    p = fixed()
    assert asked(p) == ("price", (2,))
    heard = only(play(p, "2 price 20"), events.Priced)
    assert (heard.seat, heard.amount, heard.audience) == (2, 20, None)
    order = []
    while p.lot:
        order.append(p.seat)
        assert may(p, p.seat) == {"buy", "pass"}
        play(p, f"{p.seat} pass")
    assert order == [3, 0, 1]


@rule("MA-21")
def test_the_first_to_say_yes_has_it_and_nobody_else_is_asked() -> None:
    p = fixed()
    play(p, "2 price 20; 3 pass; 0 buy")
    assert p.cash == [80, 100, 120, 100]
    assert names(p, p.walls[0]) == ["darmoir-fixed"]
    assert asked(p) == ("offer", (3,))


@rule("MA-22")
def test_if_all_leave_it_the_seller_must_buy() -> None:
    p = fixed()
    play(p, "2 price 100; 3 pass; 0 pass; 1 pass")
    assert p.cash == [100, 100, 0, 100]
    assert p.bank == -100
    assert names(p, p.walls[2]) == ["darmoir-fixed"]


@rule("MA-23", "MA-R9")
def test_the_price_is_not_above_the_sellers_cash() -> None:
    p = fixed(cash=(500, 500, 60, 500))
    assert p.moves(2).amounts == (Price(1), Price(60))
    refusal = refused(p, "2 price 61")
    assert (refusal.rule, refusal.needed, refusal.available) == ("MA-23", 61, 60)


@rule("MA-R9")
def test_the_price_is_at_least_one() -> None:
    p = fixed()
    assert refused(p, "2 price 0").rule == "MA-R9"
    assert refused(p, "2 pass").rule == "CORE-6"


@rule("MA-R9")
def test_a_seller_without_cash_names_nothing() -> None:
    p = fixed(cash=(100, 100, 0, 0))
    assert list(p.moves(2)) == [Price(0)]
    play(p, "2 price 0; 3 buy")
    assert p.cash == [100, 100, 0, 0]
    assert names(p, p.walls[3]) == ["darmoir-fixed"]


@rule("MA-R9", "MA-22")
def test_and_keeps_it_if_nobody_wants_it() -> None:
    p = fixed(cash=(100, 100, 0, 0))
    play(p, "2 price 0; 3 pass; 0 pass; 1 pass")
    assert p.cash == [100, 100, 0, 0]
    assert names(p, p.walls[2]) == ["darmoir-fixed"]


@rule("MA-21", "MA-15")
def test_who_cannot_pay_is_asked_and_can_only_pass() -> None:
    p = fixed(cash=(100, 100, 100, 19))
    play(p, "2 price 20")
    assert asked(p) == ("buy", (3,))
    assert may(p, 3) == {"pass"}
    refusal = refused(p, "3 buy")
    assert (refusal.rule, refusal.needed, refusal.available) == ("MA-15", 20, 19)
    play(p, "3 pass; 0 buy")
    assert p.cash == [80, 100, 120, 19]


@rule("MA-21")
def test_a_price_is_taken_or_left_not_haggled_over() -> None:
    p = fixed()
    play(p, "2 price 20")
    assert refused(p, "3 bid 25").rule == "CORE-6"
    assert p.question.refusal(p, 3, p.box.numbers["nex-open-1"]).rule == "MA-21"  # type: ignore[union-attr]
