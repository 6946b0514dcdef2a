"""The suite is worth something: an honest toy passes it, and each broken one fails the check made for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance import toys
from vernissage.core import registry
from vernissage.core.conformance import CHECKS, Case, Violation, cases, check_title
from vernissage.core.conformance.games import walk


@pytest.fixture
def seat_toy() -> Iterator[None]:
    yield
    registry.remove("toy")


def case_of(toy: type[toys.Toy], seats: int = 3) -> Case:
    title = toy()
    registry.add(title)
    return Case(title, seats, (), seed=5)


@pytest.mark.usefixtures("seat_toy")
def test_the_honest_toy_passes_everything() -> None:
    title = toys.Toy()
    registry.add(title)
    passed = list(check_title(title))
    assert len(passed) == len(CHECKS) * len(list(cases(title)))


BROKEN: dict[str, tuple[type[toys.Toy], str, str]] = {
    "leak in a view": (toys.LeakInView, "imagined positions keep the view", "depends on what is hidden"),
    "leak in a view, by twins": (toys.LeakInView, "keeps secrets", "view depends on what is hidden"),
    "leak by size": (toys.LeakBySize, "keeps secrets", "size of seat"),
    "leak in an event": (toys.LeakInEvent, "keeps secrets", "events of a sealed answer depends on what is hidden"),
    "shared list": (toys.SharedList, "clones are apart", "changed"),
    "shared list, by attribute": (toys.SharedList, "every attribute counts", "shares the list 'points'"),
    "missed attribute": (toys.MissedAttribute, "every attribute counts", "misses the attribute 'luck'"),
    "wrong refusal": (toys.WrongRefusal, "legality", "no refusal"),
    "dead end": (toys.DeadEnd, "legality", "dead end"),
    "money from nowhere": (toys.MoneyFromNowhere, "conserves", "money from nowhere"),
    "lost component": (toys.LostCard, "conserves", "lost or doubled"),
    "undo across a reveal": (toys.UndoAcrossReveal, "undo stops at knowledge", "can be taken back"),
    "reveal without saying so": (toys.UndoAcrossReveal, "keeps secrets", "reveals nothing"),
    "doors disagree": (toys.DoorsDisagree, "doors agree", "stands for codes"),
    "draft that is told": (toys.ToldDraft, "drafts are private", "another seat's draft"),
    "draft in a view": (toys.ShownDraft, "drafts are private", "view after a draft"),
    "nothing hidden": (toys.NothingHidden, "keeps secrets", "no twin was found"),
}


@pytest.mark.usefixtures("seat_toy")
@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_toy_fails(broken: str) -> None:
    toy, check, said = BROKEN[broken]
    with pytest.raises(Violation, match=said):
        CHECKS[check](case_of(toy))


@pytest.mark.usefixtures("seat_toy")
def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.core.conformance.games.MOST_CODES", 10)
    with pytest.raises(Violation, match="not over after 10 codes"):
        list(walk(case_of(toys.Toy), "endless"))


@pytest.mark.usefixtures("seat_toy")
def test_an_end_that_was_not_announced_is_noticed() -> None:
    class Surprising(toys.Toy):
        ends = ("another_one",)

    with pytest.raises(Violation, match="ended by 'last_turn'"):
        list(walk(case_of(Surprising), "ends"))
