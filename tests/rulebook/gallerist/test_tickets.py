"""Gaining tickets: which colours, and what happens when the box office runs out."""

from __future__ import annotations

from tests.rulebook.gallerist.scene import asked, may, play, refused, scene
from tests.rules import rule
from vernissage.games.gallerist.position import GalleristPosition


def buying(work: str, **more: object) -> GalleristPosition:
    """Seat 0 has bought this painting and takes its tickets."""
    p = scene(2, piles={"painting": work}, influence=[0], **more)  # type: ignore[arg-type]
    play(p, "0 go colony; 0 act buy")
    return p


@rule("GA-57", "GA-100")
def test_a_ticket_of_one_colour_is_that_colour() -> None:
    p = buying("painting-1")
    assert p.tickets[0] == (0, 1, 0)
    assert p.office == (10, 9, 10)


@rule("GA-100")
def test_a_ticket_of_three_colours_is_any() -> None:
    p = buying("painting-3")
    assert may(p, 0) == {"ticket brown", "ticket pink", "ticket white"}
    play(p, "0 ticket white")
    assert p.tickets[0] == (0, 0, 1)
    assert p.office == (10, 10, 9)


@rule("GA-57", "GA-100")
def test_one_colour_and_one_of_two_others() -> None:
    p = buying("painting-5")
    assert p.tickets[0] == (0, 1, 0)
    assert may(p, 0) == {"ticket brown", "ticket white"}
    assert refused(p, "0 ticket pink").rule == "GA-103"
    play(p, "0 ticket brown")
    assert p.tickets[0] == (1, 1, 0)


@rule("GA-103")
def test_two_at_the_same_time_are_of_different_colours() -> None:
    p = buying("painting-7")
    assert may(p, 0) == {"tickets brown pink", "tickets brown white", "tickets pink white"}
    assert refused(p, "0 tickets white white").rule == "GA-103"
    play(p, "0 tickets brown white")
    assert p.tickets[0] == (1, 0, 1)


@rule("GA-101", "GA-F8")
def test_a_colour_that_has_run_out_is_exchanged_with_the_discards() -> None:
    p = buying("painting-1", office="bw", spent="pp", scored=True)
    assert asked(p) == ("exchange", 0)
    assert may(p, 0) == {"exchange brown", "exchange white"}
    play(p, "0 exchange white")
    assert p.tickets[0] == (0, 1, 0)
    assert p.office == (1, 0, 0)
    assert p.spent == (0, 1, 1)


@rule("GA-101", "GA-103", "GA-X15")
def test_violet_takes_a_brown_and_exchanges_the_last_brown_for_a_white() -> None:
    p = buying("painting-8", office="bb", spent="pwww", scored=True)
    play(p, "0 tickets brown white")
    assert p.tickets[0] == (1, 0, 1)
    assert p.office == (0, 0, 0)
    assert p.spent == (1, 1, 2)


@rule("GA-102")
def test_from_an_empty_box_office_tickets_come_out_of_the_discards() -> None:
    p = buying("painting-1", office="", spent="ppp", scored=True)
    assert p.tickets[0] == (0, 1, 0)
    assert p.spent == (0, 2, 0)
    assert p.office == (0, 0, 0)


@rule("GA-102", "GA-103")
def test_two_tickets_out_of_the_discards_differ_too() -> None:
    p = buying("painting-7", office="", spent="ppbb", scored=True)
    assert p.tickets[0] == (1, 1, 0), "there is only one pair"
    assert p.spent == (1, 1, 0)


@rule("GA-103", "GA-R5")
def test_two_of_one_colour_are_not_taken_even_if_there_is_no_other() -> None:
    p = buying("painting-7", office="", spent="bb", scored=True)
    assert p.tickets[0] == (1, 0, 0)
    assert p.spent == (1, 0, 0)


@rule("GA-R5")
def test_a_colour_that_is_nowhere_is_not_to_be_had() -> None:
    p = buying("painting-1", office="bw", spent="", scored=True)
    assert p.tickets[0] == (0, 0, 0)
    assert p.office == (1, 0, 1)
    assert p.walls[0], "the work was bought all the same"


@rule("GA-101")
def test_the_wanted_colour_may_be_one_that_is_there() -> None:
    p = buying("painting-3", office="bw", spent="p", scored=True)
    assert may(p, 0) == {"ticket brown", "ticket pink", "ticket white"}
    play(p, "0 ticket brown")
    assert p.office == (0, 0, 1)
    assert p.spent == (0, 1, 0)
