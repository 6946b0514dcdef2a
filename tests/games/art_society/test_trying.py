"""What the view and a preview say beforehand comes true: trying a painting, matching frames, fame in the museum."""

from __future__ import annotations

import random

from vernissage.core import asking, preview
from vernissage.core.errors import Refusal
from vernissage.games.art_society import title
from vernissage.games.art_society.moves import Hang, Take
from vernissage.games.art_society.position import ArtSocietyPosition


def push(p: ArtSocietyPosition, move: Hang | Take) -> None:
    for code in asking.codes_of(p, p.seat, move):
        p.push(code)


def test_a_painting_is_tried_before_it_is_taken() -> None:
    p, dice, tried = title.new(3, seed=4).position, random.Random(4), 0
    while p.frames and tried < 40:
        view = title.view(p, p.seat)
        if p.question.key == "take":
            for painting in view.lots:
                taken = p.clone()
                push(taken, Take(painting=painting))
                tile = p.box.numbers[painting]
                places = [code for code in taken.codes() if code // p.box.cells == tile]
                for code in places[:3]:
                    move = Hang(painting=painting, square=p.box.grid.name(code % p.box.cells))
                    told = preview.preview(title, view, move)
                    assert not isinstance(told, Refusal)
                    (draft,) = [change.after for change in told.changes if change.path == "draft"]
                    hung = taken.clone()
                    hung.push(code)
                    assert draft == preview.plain(hung.view(p.seat))["draft"]
                    tried += 1
        p.push(dice.choice(p.codes()))
    assert tried >= 40


def test_where_it_does_not_fit_says_so() -> None:
    p, dice = title.new(2, seed=1).position, random.Random(1)
    while p.question.key != "bid":
        p.push(dice.choice(p.codes()))
    view = title.view(p, p.seat)
    hung = view.players[p.seat].wall.paintings[0]
    told = preview.preview(title, view, Hang(painting=view.lots[0], square=hung.square))
    assert isinstance(told, Refusal)
    assert told.rule == "AS-13"
    other = preview.preview(title, view, Hang(painting=hung.painting, square=hung.square))
    assert isinstance(other, Refusal), "only what is on offer can be tried"


def test_frames_that_match_are_named() -> None:
    p, dice, found = title.new(2, seed=2).position, random.Random(2), 0
    while p.frames and found < 5:
        draft = title.view(p, p.seat).draft
        if draft is not None:
            for painting, others in draft.matches.items():
                assert painting not in others
                assert {other.split("-")[1] for other in others} <= {painting.split("-")[1]}
                found += bool(others)
        p.push(dice.choice(p.codes()))
    assert found == 5


def test_fame_comes_true() -> None:
    p, dice, seen = title.new(3, seed=3).position, random.Random(3), 0
    while p.frames and seen < 4:
        before, number = title.view(p, p.seat), len(p.sales)
        p.push(dice.choice(p.codes()))
        if p.frames and len(p.sales) > number and before.fame:
            unsold = p.box.paintings[p.sales[-1].unsold]
            if unsold in before.fame:
                after = next(genre for genre in title.view(p, None).genres if genre.key == unsold.split("-")[0])
                assert (after.prestige, after.multiplier) == (
                    before.fame[unsold].prestige,
                    before.fame[unsold].multiplier,
                )
                seen += 1
    assert seen
