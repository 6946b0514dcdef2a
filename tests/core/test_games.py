"""A game: what is proposed has not happened yet, what is adopted has, and the way back costs no replay."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.builders import talk
from tests.conformance.toys import Chalk, Coins, ShowCards, Toy, ToyPosition
from tests.core.tables import dealt, rival_components, sealing, speaker, unsealed
from vernissage import IllegalMove, RecordError, StaleAnswer, TakeBackRefused
from vernissage.core import registry
from vernissage.core.events import TakenBack
from vernissage.core.games import Game, Proposal
from vernissage.core.position import Position
from vernissage.core.redaction import redacted
from vernissage.games.modern_art import events, moves, title
from vernissage.games.modern_art.position import ModernArtPosition


@pytest.fixture
def toy() -> Iterator[Toy]:
    title = Toy()
    registry.add(title)
    yield title
    registry.remove(title.key)


def whole(game: Game[Any]) -> tuple[bytes, str, list[Any]]:
    """Everything a game holds."""
    return game.position.to_bytes(), game.record.dump(), list(game.events)


def of_random_moves(game: Game[Any], entries: int, backs: float = 0.3) -> Game[Any]:
    """The game with so many more entries, take-backs among them."""
    dice = random.Random(entries)
    while game.outcome is None and len(game.record.entries) < entries:
        seat = speaker(game, dice)
        game.play(seat, game.moves(seat).sample(dice))
        if game.undoable(seat) and dice.random() < backs:
            game.take_back(seat)
    return game


# Proposals.


def test_a_proposal_leaves_the_game_as_it_is() -> None:
    game = sealing()
    before = whole(game)
    proposal = game.propose(1, moves.Seal(40))
    assert whole(game) == before
    assert game.position.listener is None
    assert proposal.position.bids == [-1, 40, -1]
    assert proposal.events == [events.SealedBid(seat=1)]
    assert (proposal.seat, proposal.move, proposal.answered) == (1, moves.Seal(40), game.decision.number)
    assert proposal.sealed


def test_adopting_it_makes_it_happen() -> None:
    game, other = sealing(), sealing()
    position = game.position
    proposal = game.propose(1, moves.Seal(40))
    assert game.adopt(proposal) == proposal.events
    other.play(1, moves.Seal(40))
    assert whole(game) == whole(other)
    assert game.position is position, "it stays the same object"
    assert game.undoable(1) == 1


def test_what_is_adopted_shares_nothing_with_the_proposal() -> None:
    game = sealing()
    proposal = game.propose(1, moves.Seal(40))
    game.adopt(proposal)
    game.play(2, moves.Seal(7))
    assert proposal.position.bids == [-1, 40, -1]
    proposal.position.bids[0] = 99
    assert game.position.bids == [-1, 40, 7]


def test_one_of_several_proposals_can_be_adopted() -> None:
    game = sealing()
    low, high = game.propose(1, moves.Seal(1)), game.propose(1, moves.Seal(90))
    game.adopt(high)
    after = whole(game)
    for late in (low, high):
        with pytest.raises(RecordError, match="the game has gone on since this was proposed"):
            game.adopt(late)
        assert whole(game) == after
    assert game.position.bids[1] == 90


def test_a_proposal_made_before_a_take_back_is_refused() -> None:
    game = sealing()
    game.play(1, moves.Seal(5))
    proposal = game.propose(2, moves.Seal(6))
    game.take_back(1)
    after = whole(game)
    with pytest.raises(RecordError, match="the game has gone on"):
        game.adopt(proposal)
    assert whole(game) == after


def test_a_proposal_does_not_undo_what_went_through_the_quick_door() -> None:
    game = sealing()
    proposal = game.propose(1, moves.Seal(5))
    game.position.push(game.position.codes()[0])
    with pytest.raises(RecordError, match="went on through the quick door"):
        game.adopt(proposal)
    assert len(game.record.entries) == 1


def test_a_proposed_take_back_leaves_the_game_as_it_is_too() -> None:
    game = sealing()
    game.play(1, moves.Seal(5))
    before = whole(game)
    proposal = game.propose_back(1)
    assert whole(game) == before
    assert (proposal.move, proposal.back) == (None, 1)
    assert proposal.position.bids == [-1, -1, -1]
    assert game.adopt(proposal) == [TakenBack(seat=1, moves=1)]
    assert game.position.bids == [-1, -1, -1]


def test_what_is_refused_is_not_even_proposed() -> None:
    game = dealt("nex-once-1")
    talk(game, "0 offer nex-once-1")
    before = whole(game)
    with pytest.raises(IllegalMove):
        game.propose(1, moves.Bid(101))
    with pytest.raises(StaleAnswer):
        game.propose(1, moves.Bid(5), number=game.decision.number - 1)
    with pytest.raises(TakeBackRefused):
        game.propose_back(0)
    assert whole(game) == before


# The way back.


BY_HAND = "changed by hand, so the record no longer leads to it"


def test_a_take_back_on_a_position_changed_by_hand_is_refused() -> None:
    game = sealing()
    game.play(1, moves.Seal(5))
    game.position.cash[2] += 1
    before = whole(game)
    with pytest.raises(TakeBackRefused, match=f"{BY_HAND}: nothing can be taken back"):
        game.take_back(1)
    with pytest.raises(RecordError, match=f"{BY_HAND}: the game cannot be forked"):
        game.fork(1)
    assert whole(game) == before
    game.position.cash[2] -= 1
    assert game.fork() == game
    game.take_back(1)
    assert game.position.cash == [100, 100, 100]


@pytest.mark.parametrize("moves_back", [1, 2])
def test_moves_made_after_a_change_by_hand_do_not_hide_it(moves_back: int) -> None:
    game = sealing()
    game.play(1, moves.Seal(5))
    game.position.cash[1] += 500
    game.play(1, moves.Seal(550))
    assert (game.position.cash[1], game.position.bids[1]) == (600, 550), "play goes on from there"
    game.play(1, moves.Seal(560))
    before = whole(game)
    for _ in range(2):
        with pytest.raises(TakeBackRefused, match=f"{BY_HAND}: nothing can be taken back"):
            game.take_back(1, moves_back)
        for entry in (None, 0, 2):
            with pytest.raises(RecordError, match=f"{BY_HAND}: the game cannot be forked"):
                game.fork(entry)
        assert whole(game) == before
        game.position.cash[1] = 100  # too late: what was bid meanwhile could be bid only with the money
        before = whole(game)


CHANGES: dict[str, Callable[[ModernArtPosition], None]] = {
    "cash": lambda p: p.cash.__setitem__(0, 1),
    "hands": lambda p: p.hands.__setitem__(0, ()),
    "frames": lambda p: p.ask_on((p.frames[-1][0], 0)),
    "seed": lambda p: setattr(p, "seed", bytes([1] * 32)),
    "drawn": lambda p: setattr(p, "drawn", 0),
    "number": lambda p: setattr(p, "number", 90),
    "barrier": lambda p: setattr(p, "barrier", 0),
}


@pytest.mark.parametrize("what", CHANGES)
def test_every_change_by_hand_is_noticed(what: str) -> None:
    game = sealing()
    game.play(1, moves.Seal(5))
    CHANGES[what](game.position)
    with pytest.raises(RecordError, match=BY_HAND):
        game.fork()
    game.play(1, moves.Seal(6))
    with pytest.raises(RecordError, match=BY_HAND):
        game.fork()


def test_a_proposal_does_not_undo_what_was_changed_by_hand() -> None:
    game = sealing()
    ways: list[Callable[[], Proposal[Any]]] = [lambda: game.propose(1, moves.Seal(5)), lambda: game.propose_back(1)]
    for propose in ways:
        game.play(1, moves.Seal(4))
        proposal = propose()
        game.position.cash[2] += 1
        before = whole(game)
        with pytest.raises(RecordError, match="changed by hand since this was proposed"):
            game.adopt(proposal)
        assert whole(game) == before
        game.position.cash[2] -= 1
    game.adopt(proposal)
    assert game.position.bids == [-1, 4, -1]


def test_adopting_runs_nothing_of_the_titles(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise IndexError("this is the title's")

    game = toy.new(2, 3)
    ways: list[Callable[[], Proposal[Any]]] = [lambda: game.propose(0, Chalk(1)), lambda: game.propose_back(0)]
    for propose in ways:
        proposal = propose()
        with monkeypatch.context() as patch:
            for method in ("clone", "state", "restore", "derive", "empty", "prepare", "push_as"):
                patch.setattr(ToyPosition, method, fail)
            for method in ("view", "outcome", "deal", "codebook"):
                patch.setattr(Toy, method, fail)
            game.adopt(proposal)
    assert [entry.text() for entry in game.record.entries] == ["1 0 chalk 1", "2 0 back 0"]
    assert toy.load(game.record.dump()) == game


def test_a_take_back_after_the_quick_door_is_refused() -> None:
    game = sealing()
    game.play(1, moves.Seal(5))
    game.position.push_as(2, game.position.box.zero)
    with pytest.raises(RecordError, match="went on through the quick door"):
        game.take_back(1)


def test_take_backs_do_not_replay_the_record(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    game = of_random_moves(toy.new(3, 1), 30)
    while game.decision.key != "mark":
        seat = game.decision.seats[0]
        game.play(seat, game.moves(seat).sample(random.Random(1)))
    seat = game.decision.seats[0]
    before = game.position.clone()
    pushed: list[int] = []
    push_as = Position.push_as

    def counted(position: Position, seat: int, code: int) -> None:
        pushed.append(code)
        push_as(position, seat, code)

    monkeypatch.setattr(Position, "push_as", counted)
    for _ in range(10):
        game.play(seat, Chalk(1))
        assert len(pushed) == 1
        game.take_back(seat)
        assert len(pushed) == 1, "nothing is played again"
        pushed.clear()
    assert game.position.state() == before.state()
    assert game.position.number == before.number + 20


def test_what_can_no_longer_be_taken_back_is_not_kept(toy: Toy) -> None:
    game = of_random_moves(toy.new(3, 1), 40)
    assert {*game._trail} == {entry.number for entry in game._unbarred()}
    whole_game = of_random_moves(toy.new(3, 1), 10_000)
    assert whole_game.outcome is not None
    assert whole_game._trail == {}


# Forks.


@pytest.mark.parametrize("options", [{}, {"mystery_hand": True}], ids=str)
def test_a_game_can_be_forked_from_any_entry(options: dict[str, object]) -> None:
    game = title.new(3, 4, options)
    stood = [(game.position.clone(), list(game.events))]
    dice = random.Random(2)
    while len(game.record.entries) < 60:
        seat = speaker(game, dice)
        game.play(seat, game.moves(seat).sample(dice))
        stood.append((game.position.clone(), list(game.events)))
        if game.undoable(seat) and dice.random() < 0.4:
            game.take_back(seat)
            stood.append((game.position.clone(), list(game.events)))
    assert any(entry.back >= 0 for entry in game.record.entries)
    before = whole(game)
    for entry, (position, heard) in enumerate(stood):
        fork = game.fork(entry)
        assert fork.position == position
        assert fork.events == heard
        assert [e.text() for e in fork.record.entries] == [e.text() for e in game.record.entries[:entry]]
    last = game.fork()
    assert last == game
    assert last.position is not game.position
    seat = last.decision.seats[0]
    last.play(seat, last.moves(seat).sample(dice))
    assert last != game
    assert whole(game) == before


def test_a_fork_can_go_another_way_and_take_back() -> None:
    game = sealing()
    talk(game, "1 seal 40; 2 seal 7")
    fork = game.fork(2)
    assert fork.undoable(1) == 1
    fork.take_back(1)
    talk(fork, "1 seal 3; 2 seal 2; 0 seal 1")
    assert fork.position.sales[-1].bids == (1, 3, 2)
    assert game.position.bids == [-1, 40, 7]


# Games that start from a position.


def middle(**more: Any) -> ModernArtPosition:
    game = of_random_moves(title.new(3, 6, names=("Ada", "Ben", "Cleo"), **more), 45)
    assert isinstance(game.position, ModernArtPosition)
    return game.position


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("scripted", [False, True])
def test_a_game_from_a_position_comes_back_with_it(own: bool, scripted: bool) -> None:
    components = rival_components() if own else None
    deal = {"deck": ["koriko-open-1", "nex-double-2"]} if scripted else None
    start = middle(components=components, deal=deal)
    game = Game.at(start.clone(), ("Ada", "Ben", "Cleo"))
    assert game.record.header.start == start.text()
    assert game.names == ("Ada", "Ben", "Cleo")
    assert game.record.ply == start.ply > 0
    of_random_moves(game, 25)
    text = game.record.dump()
    assert '\n> title = "modern_art"\n' in text
    again = title.load(text)
    assert again == game
    assert again.events == game.events
    assert again.record.dump() == text
    assert again.fork(0).position == start
    assert title.load(unsealed(text).replace("\n", "\r\n")) == game


def test_a_game_starts_from_a_text_too() -> None:
    start = middle()
    game = title.at(start.text(), names=("Ada", "Ben", "Cleo"))
    assert game.position == start
    assert game.record.header.start == start.text()
    with pytest.raises(ValueError, match="3 seats, but 2 names"):
        title.at(start, names=("Ada", "Ben"))


def test_nothing_before_the_start_can_be_taken_back() -> None:
    played = sealing()
    played.play(1, moves.Seal(5))
    assert played.undoable(1) == 1
    game = Game.at(played.position.clone())
    assert game.undoable(1) == 0
    game.play(1, moves.Seal(6))
    game.take_back(1)
    assert game.position.bids == [-1, 5, -1]
    with pytest.raises(TakeBackRefused):
        game.take_back(1)


def test_a_game_from_the_middle_of_a_move_comes_back(toy: Toy) -> None:
    begun = toy.new(2, 4)
    begun.play(0, Chalk(0))
    begun.position.push(begun.position.codes()[0])
    assert begun.position.partial
    game: Game[ToyPosition] = Game.at(begun.position.clone())
    assert toy.load(game.record.dump()) == game


def test_a_changed_start_is_noticed() -> None:
    text = Game.at(middle()).record.dump()
    assert text.count("> round = 0\n") == 1
    changed = text.replace("> round = 0\n", "> round = 1\n")
    with pytest.raises(RecordError, match="the seal does not fit"):
        title.load(changed)
    with pytest.raises(RecordError, match="markers: a row for each of the 1 finished rounds, not 0"):
        title.load(unsealed(changed))
    with pytest.raises(RecordError, match="the position is not TOML"):
        title.load(unsealed(text.replace("> round = 0\n", "> round = = 0\n")))


def test_a_redacted_record_does_not_hold_the_start() -> None:
    game = Game.at(middle())
    of_random_moves(game, 5)
    for seat in (None, 0, 1, 2):
        text = redacted(game, seat).dump()
        assert "\n>" not in text
        assert game.position.seed.hex() not in text


# Events.


def test_events_are_what_moves_gave_in_order(toy: Toy) -> None:
    game = toy.new(2, 3)
    heard = list(game.events)
    heard += game.play(0, Chalk(1))
    heard += game.take_back(0)
    heard += game.play(0, Chalk(0))
    heard += game.play(0, ShowCards(game.position.hands[0][:2]))
    heard += game.play(1, Coins(2))
    assert game.events == heard
    assert [type(event).__name__ for event in heard] == ["Marked", "TakenBack", "Marked", "Shown", "Drawn", "BidIn"]


def test_the_events_of_the_set_up_come_first() -> None:
    game = title.new(3, 1)
    kinds = [type(event).__name__ for event in game.events]
    assert kinds == ["Dealt"] * 3 + ["HandGrew", "RoundBegan"]
    assert [event.audience for event in game.events] == [(0,), (1,), (2,), None, None]
    assert Game.at(game.position.clone()).events == [], "nobody heard them at a table that was set up"
