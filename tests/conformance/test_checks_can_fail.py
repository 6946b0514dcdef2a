"""The suite is worth something: an honest toy passes it, and each broken one fails the check made for it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from tests.conformance import broken_toys as broken
from tests.conformance import toys
from vernissage.core import registry
from vernissage.core.conformance import CHECKS, Case, Violation, cases, check_title
from vernissage.core.conformance.games import walk


@pytest.fixture
def seat_toy() -> Iterator[None]:
    yield
    registry.remove("toy")


DEALS = range(5, 13)


def case_of(toy: type[toys.Toy], seats: int = 3, seed: int = 5) -> Case:
    title = toy()
    registry.add(title)
    return Case(title, seats, (), seed)


def some_deal_fails(check: str, toy: type[toys.Toy]) -> None:
    """A deal of so few cards need not come to what is broken."""
    for seed in DEALS:
        CHECKS[check](case_of(toy, seed=seed))


HONEST = {"toy": toys.Toy, "all is open": broken.AllOpen, "openly forced": broken.OpenlyForced}


@pytest.mark.usefixtures("seat_toy")
@pytest.mark.parametrize("toy", HONEST.values(), ids=HONEST)
def test_an_honest_toy_passes_everything(toy: type[toys.Toy]) -> None:
    title = toy()
    registry.add(title)
    passed = list(check_title(title))
    assert len(passed) == 1 + len(CHECKS) * len(list(cases(title))) + 1


BROKEN: dict[str, tuple[type[toys.Toy], str, str]] = {
    "leak in a view": (broken.LeakInView, "imagined positions keep the view", "the view shows what is hidden"),
    "leak in a view, by twins": (broken.LeakInView, "keeps secrets", "view depends on what is hidden"),
    "leak in all views": (
        broken.LeakTogether,
        "imagined positions keep the view",
        "`views` shows seat",
    ),
    "leak by size": (broken.LeakBySize, "keeps secrets", "size of seat"),
    "leak in an event": (broken.LeakInEvent, "keeps secrets", "events of a sealed answer depends on what is hidden"),
    "shared list": (broken.SharedList, "clones are apart", "changed"),
    "shared list, by attribute": (broken.SharedList, "every attribute counts", "shares the list 'points'"),
    "missed attribute": (broken.MissedAttribute, "every attribute counts", "misses the attribute 'luck'"),
    "wrong refusal": (broken.WrongRefusal, "legality", "no refusal"),
    "listed, but fails": (broken.FragileRules, "legality", "is listed, but fails: IndexError"),
    "idle answer": (broken.IdleAnswer, "legality", "changes nothing: it could be given for ever"),
    "asking counts": (broken.AskingCounts, "legality", "asking what is legal changed the position"),
    "refused, but changed": (broken.RefusedButChanged, "legality", "two positions|was refused, but changed"),
    "never refused": (broken.NeverRefused, "legality", "is not listed, but push took it"),
    "two ways in": (broken.TwoWaysIn, "legality", "push and push_as lead to two positions"),
    "taken by another name": (broken.ClampedBid, "legality", "is taken by name, but stands for coins"),
    "dead end": (broken.DeadEnd, "legality", "dead end"),
    "money from nowhere": (broken.MoneyFromNowhere, "conserves", "money from nowhere"),
    "lost component": (broken.LostCard, "conserves", "lost or doubled"),
    "undo across a reveal": (broken.UndoAcrossReveal, "undo stops at knowledge", "can be taken back"),
    "undo that keeps something": (broken.StickyMarks, "undo stops at knowledge", "where the game stood"),
    "undo that forgets": (broken.ForgetfulReplay, "undo stops at knowledge", "lead elsewhere"),
    "reveal without saying so": (broken.UndoAcrossReveal, "keeps secrets", "without `reveal`"),
    "doors disagree": (broken.DoorsDisagree, "doors agree", "stands for codes"),
    "draft that is told": (broken.ToldDraft, "drafts are private", "another seat's draft"),
    "draft in a view": (broken.ShownDraft, "drafts are private", "view after a draft"),
    "promise that is not kept": (broken.Complacent, "previews keep their word", "promised"),
    "replay that forgets": (broken.ForgetfulReplay, "replays", "its record does not replay to it"),
    "replay with other events": (broken.ForgetfulEvents, "replays", "its record replays with other events"),
    "forced, with a choice": (broken.ForcedChoice, "keeps secrets", "openly forced, but a spectator could not tell"),
    "forced by a secret": (broken.ForcedBySecret, "keeps secrets", "openly forced, but a spectator could not tell"),
    "more is seen": (broken.TooMuchSeen, "observes", "`observation_size` is 1, but [2-9] are written"),
    "far more is seen": (broken.FarTooMuchSeen, "observes", "`observation_size` is 1, but 9 and more are written"),
    "less is seen": (broken.TooLittleSeen, "observes", "`observation_size` is 3, but 1 are written"),
    "a place is not seen": (broken.PatchySight, "observes", "`observation_size` is 2, but place 0 is left as it was"),
    "a plane too narrow": (broken.NarrowPlane, "observes", "the plane 'turn' is from 0 to 1, but holds [2-9]"),
    "planes too many": (broken.LostPlane, "observes", "`planes` are 3 numbers, but an observation has 1"),
    "nothing hidden": (broken.NothingHidden, "keeps secrets", "no twin was found"),
}


@pytest.mark.usefixtures("seat_toy")
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_toy_fails(what: str) -> None:
    toy, check, said = BROKEN[what]
    with pytest.raises(Violation, match=said):
        some_deal_fails(check, toy)


@pytest.mark.usefixtures("seat_toy")
def test_what_only_some_deals_show_is_found_and_told_with_its_seed() -> None:
    title = broken.RareLeak()
    registry.add(title)
    seeds = [case.seed for case in cases(title)]
    assert len(set(seeds)) == len(seeds) >= 4
    assert not broken.leaks(next(cases(title)).new()), "the first deal does not show it"
    bad = next(case for case in cases(title, games=16) if broken.leaks(case.new()))
    with pytest.raises(Violation, match=f"^toy {bad.seats} seats seed {bad.seed} "):
        list(check_title(title, games=16))


@pytest.mark.usefixtures("seat_toy")
def test_any_two_values_of_two_options_meet() -> None:
    title = broken.Optional()
    registry.add(title)
    met: dict[int, set[frozenset[tuple[str, object]]]] = {2: set(), 3: set()}
    for case in cases(title, games=1):
        chosen = title.facts.read_options(case.seats, dict(case.options))
        met[case.seats] |= {frozenset(pair) for pair in itertools.combinations(chosen.items(), 2)}
    colours, switch = ("red", "green", "blue"), (False, True)
    wanted = {frozenset({("colour", colour), ("loud", loud)}) for colour in colours for loud in switch}
    assert met[2] >= wanted
    wanted |= {frozenset({("colour", colour), ("long", length)}) for colour in colours for length in switch}
    wanted |= {frozenset({("loud", loud), ("long", length)}) for loud in switch for length in switch}
    assert met[3] == wanted
    assert len(list(cases(title, games=1))) <= 6 + 7, "few are enough"


@pytest.mark.usefixtures("seat_toy")
def test_what_only_two_options_together_break_is_found() -> None:
    honest, leaky = broken.Optional(), broken.LeakOfTwoOptions()
    registry.add(honest)
    assert list(check_title(honest, games=1))
    registry.remove("toy")
    registry.add(leaky)
    with pytest.raises(Violation, match="colour=green loud=True"):
        list(check_title(leaky, games=1))


@pytest.mark.usefixtures("seat_toy")
def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vernissage.core.conformance.games.MOST_CODES", 10)
    with pytest.raises(Violation, match="after 10 codes: it is not over"):
        list(walk(case_of(toys.Toy), "endless"))


@pytest.mark.usefixtures("seat_toy")
def test_an_end_that_was_not_announced_is_noticed() -> None:
    class Surprising(toys.Toy):
        ends = ("another_one",)

    with pytest.raises(Violation, match="ended by 'last_turn'"):
        list(walk(case_of(Surprising), "ends"))
