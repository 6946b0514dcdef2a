"""The reasons of Art Society say what a wall shows, and what the engine then does."""

from __future__ import annotations

import functools

import vernissage
from tests.reasoned import Reasoned, answers
from vernissage.games.art_society import scoring
from vernissage.games.art_society.moves import Bid, Done, Hang, Take

ART_SOCIETY = vernissage.title("art_society")


@functools.cache
def game() -> list[Reasoned]:
    return list(answers(ART_SOCIETY, 3, 2))


def test_a_sensible_player_bids_the_card_the_reason_says() -> None:
    bids = [(move.card, told["why-bid"].facts["card"]) for _, _, move, told in game() if isinstance(move, Bid)]
    assert len(bids) > 20
    assert all(card == said for card, said in bids)


def test_a_sensible_player_takes_what_is_worth_most_to_him() -> None:
    compared = 0
    for _, _, move, told in game():
        if isinstance(move, Take) and (why := told.get("why-take")):
            amount, other = why.facts["amount"], why.facts["other"]
            assert isinstance(amount, int)
            assert isinstance(other, int)
            assert amount >= other
            compared += 1
    assert compared > 20


def test_the_frames_and_the_faux_pas_are_those_of_the_wall() -> None:
    hung = 0
    for position, seat, move, told in game():
        if isinstance(move, Hang) and "why-hang" in told:
            box, tile = position.box, position.box.numbers[move.painting]
            frames = scoring.matches(box, position.hung[seat], tile, box.grid.cell(move.square))
            assert frames == (told["why-frames"].facts["count"] if "why-frames" in told else 0)
            code = tile * box.cells + box.grid.cell(move.square)
            assert (tile in scoring.faux_pas(box, (*position.hung[seat], code))) == ("why-faux-pas" in told)
            hung += 1
    assert hung > 20


def test_who_confirms_hears_the_score_of_his_wall() -> None:
    turns = [(position, seat, told) for position, seat, move, told in game() if isinstance(move, Done)]
    assert len(turns) > 20
    for position, seat, told in turns:
        assert told["why-done"].facts["amount"] == position.sheet(seat).total
