"""How the rest is imagined: positions that have the view of a seat, or of a spectator."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.core.chance import Dice
from vernissage.core.moves import Move
from vernissage.games.pictura import codes as c
from vernissage.games.pictura import decisions, moves
from vernissage.games.pictura.components import Box
from vernissage.games.pictura.decisions.effects import looked_at
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import (
    ACTIONS,
    COLLECTIONS,
    FAVOURS,
    NO_ACTION,
    PAINTINGS,
    PATRONS,
    REWARDS,
    TRENDS,
)
from vernissage.games.pictura.view.whole import PicturaView, build


def imagine(p: PicturaPosition, view: PicturaView, dice: Dice) -> PicturaPosition:
    """A whole position with this view, out of a blank one: what is hidden made up by the caller's dice."""
    box = p.box
    p.round, p.first = view.round, view.first
    p.active = NOTHING if view.active is None else view.active
    p.action, p.arranged = ACTIONS.index(view.turn.action), view.turn.arranged
    p.favours_left, p.claims_left, p.doubles = view.turn.favours_left, view.turn.claims_left, view.turn.doubles
    p.fashions = tuple(box.trend_numbers[key] for key in view.fashions)
    p.museum_trends = tuple(box.trend_numbers[museum.trend.key] for museum in view.museums)
    p.slots = [_card(box, place.painting) for museum in view.museums for place in museum.places]
    p.patron_row = [NOTHING if shown is None else box.patron_numbers[shown.key] for shown in view.patrons]
    p.tokens = list(view.tokens)
    p.ender = NOTHING if view.ender is None else view.ender
    p.closing, p.lasts = view.last_turns is not None, view.last_turns or ()
    for seat, player in enumerate(view.players):
        p.score[seat] = player.score
        p.marks[seat] = box.marks.index(player.next_mark) if player.next_mark else len(box.marks)
        p.walls[seat] = tuple(_card(box, name) for name in player.wall)
        p.discards[seat] = tuple(box.painting_numbers[name] for name in player.discard)
        p.patrons[seat] = tuple(box.patron_numbers[key] for key in player.patrons)
        p.exhibitions[seat] = tuple(COLLECTIONS.index(kind) for kind in player.exhibitions)
        p.rewards[seat] = tuple(REWARDS.index(reward) for reward in player.rewards)
    _deal_paintings(p, view, dice)
    _deal_favours(p, view, dice)
    _deal_patrons(p, view, dice)
    _deal_trends(p, view, dice)
    p.reason = view.ending
    if view.decision is not None:
        _ask(p, view)
    return p


def _card(box: Box, name: str | None) -> int:
    return NOTHING if name is None else box.painting_numbers[name]


def _deal_paintings(p: PicturaPosition, view: PicturaView, dice: Dice) -> None:
    """Deal the paintings whose place is not known to the other hands and the market."""
    numbers = p.box.painting_numbers
    lying_open = {*p.slots, *(card for wall in p.walls for card in wall), *(card for d in p.discards for card in d)}
    hands = [tuple(numbers[name] for name in player.known) for player in view.players]
    if view.seat is not None:
        hands[view.seat] = tuple(numbers[name] for name in view.hand)
    looked = [numbers[name] for name in view.looked]
    under = [_card(p.box, name) for name in view.under]
    if view.revealed is not None:
        hands = [tuple(numbers[name] for name in hand) for hand in view.revealed.hands]
    known = {*lying_open, *looked, *under, *(card for hand in hands for card in hand)} - {NOTHING}
    for card in lying_open - {NOTHING}:
        p.seen[card] = p.everyone
    under_openly = {numbers[name] for name in view.under_openly}
    for card in {*looked, *under} - {NOTHING}:
        p.seen[card] = p.everyone if card in under_openly or view.seat is None else 1 << view.seat
    unseen = _shuffled([card for card in range(PAINTINGS) if card not in known], dice)
    for seat, player in enumerate(view.players):
        openly = {numbers[name] for name in player.known}
        while len(hands[seat]) < player.hand:
            hands[seat] += (unseen.pop(),)
        for card in hands[seat]:
            p.seen[card] = p.everyone if card in openly else 1 << seat
        p.hands[seat] = tuple(sorted(hands[seat]))
    p.under = len(under)
    if view.revealed is not None:
        p.market = tuple(numbers[name] for name in view.revealed.market)
        return
    bottom = tuple(unseen.pop() if card == NOTHING else card for card in under)
    p.market = (*looked, *unseen, *bottom)


def _deal_favours(p: PicturaPosition, view: PicturaView, dice: Dice) -> None:
    p.favour_discard = tuple(FAVOURS.index(key) for key in view.favour_discard)
    p.played = NOTHING if view.turn.played is None else FAVOURS.index(view.turn.played)
    held: list[tuple[int, ...]] = [()] * p.seats
    if view.revealed is not None:
        held = [tuple(FAVOURS.index(key) for key in keys) for keys in view.revealed.favours]
    elif view.seat is not None:
        held[view.seat] = tuple(FAVOURS.index(key) for key in view.favours)
    rest = [kind for kind, count in enumerate(p.box.favour_counts) for _ in range(count)]
    for kind in (*p.favour_discard, p.played, *(kind for kinds in held for kind in kinds)):
        if kind != NOTHING:
            rest.remove(kind)
    rest = _shuffled(rest, dice)
    for seat, player in enumerate(view.players):
        while len(held[seat]) < player.favours:
            held[seat] += (rest.pop(),)
        p.favours[seat] = tuple(sorted(held[seat]))
    p.favour_deck = tuple(rest)


def _deal_patrons(p: PicturaPosition, view: PicturaView, dice: Dice) -> None:
    bottom = tuple(p.box.patron_numbers[key] for key in view.patrons_under)
    gone = {*p.patron_row, *bottom, *(patron for patrons in p.patrons for patron in patrons)}
    rest = _shuffled([patron for patron in range(PATRONS) if patron not in gone], dice)
    p.patron_deck = (*rest, *bottom)
    p.patrons_known = len(bottom)


def _deal_trends(p: PicturaPosition, view: PicturaView, dice: Dice) -> None:
    """Goals and, while they are chosen, offers: one's own trends that were not chosen are nobody else's goal."""
    numbers = p.box.trend_numbers
    own = tuple(numbers[trend.key] for trend in view.offers)
    gone = {*p.fashions, *p.museum_trends, *own}
    for seat, player in enumerate(view.players):
        if player.goal is not None:
            p.goals[seat] = numbers[player.goal.key]
            gone.add(p.goals[seat])
    rest = _shuffled([trend for trend in range(TRENDS) if trend not in gone], dice)
    choosing = not view.round
    for seat in range(p.seats):
        if seat == view.seat:
            p.offers[seat] = own
        elif choosing:
            p.offers[seat] = tuple(sorted(rest.pop() for _ in range(p.box.offered_trends)))
            if seat in view.chosen:
                p.goals[seat] = p.offers[seat][0]
        else:
            if p.goals[seat] == NOTHING:
                p.goals[seat] = rest.pop()
            p.offers[seat] = (p.goals[seat],)
    back = [trend for trend in own if trend not in (*p.goals, *p.fashions)]
    p.trend_deck = tuple(rest if choosing else _shuffled([*rest, *back], dice))


def _ask(p: PicturaPosition, view: PicturaView) -> None:
    """What stands below the question asked, what its frame holds, and who has answered a sealed one."""
    assert view.decision is not None
    question, (number, seat) = p.question, p.frames[-1]
    if view.decision.key == "final":
        for other in view.chosen:
            own = tuple(_card(p.box, name) for name in view.layout) if other == view.seat else ()
            p.layouts[other] = own or p.walls[other]
        speaking = (*view.decision.seats, *view.decision.optional)
        if not p.partial and len(speaking) < p.seats:
            # Another seat is in the middle of its layout: so much shows, for nobody else may speak meanwhile.
            p.partial = tuple(code for code in question.options(p, seat) if code != c.DONE)[:1]
    if number == decisions.EXCHANGE:
        p.frames = [(number, seat, view.swaps_left)]
    if view.decision.key not in ("goal", "swap", "join", "action", "final"):
        p.frames.insert(0, (decisions.ACTION, seat))
    if number == decisions.LOOK:
        for card in looked_at(p):
            p.seen[card] |= 1 << seat


def suppose(view: PicturaView, move: Move, imagined: Callable[[], PicturaPosition]) -> PicturaView | None:
    """The view of a seat that is asked for a layout, or has its action: both are thought of in others' turns, too."""
    if view.seat is None or view.decision is None or not view.round:
        return None
    seat = view.seat
    asked = view.decision.key if seat in (*view.decision.seats, *view.decision.optional) else ""
    layout = isinstance(move, moves.Layout) and asked not in ("arrange", "final")
    another = view.active != seat or view.turn.action not in ("none", "improve")
    hanging = isinstance(move, moves.Hang) and (asked != "action" or another) and view.decision.key != "final"
    if not layout and not hanging:
        return None
    p = imagined()
    p.frames, p.partial = [(decisions.ACTION, seat)], ()
    if layout:
        p.frames.append((decisions.ARRANGE, seat))
    elif another:
        p.active, p.action, p.doubles = seat, NO_ACTION, 0
    return build(p, seat)


def _shuffled(items: list[int], dice: Dice) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = int(dice.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items
