"""A turn: where to go, what to do there, who was kicked out, who is next; and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.errors import Refusal
from vernissage.core.position import EVERYONE
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import scoring
from vernissage.games.gallerist.codes import ACT, ACTIONS, CARDS, DESK, EASEL, GO, KIND, PASS, PLACE, WALK
from vernissage.games.gallerist.decisions import actions, executive, flow, solo
from vernissage.games.gallerist.decisions.flow import Frame, P, Pick, then
from vernissage.games.gallerist.decisions.gains import by_visitors, earn, gain_influence, go_home
from vernissage.games.gallerist.decisions.media import free_desks
from vernissage.games.gallerist.position import HOME, LAST_ROUNDS, LAST_TURNS, NOTHING, PLAYING

LOCATIONS = range(len(c.LOCATIONS))


def _is_act(code: int) -> bool:
    return ACT <= code < ACT + len(ACTIONS)


class Start(Pick):
    """GA-18: from the last player to the first, each chooses where to start and takes the tile there."""

    key = "start"
    always = True

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [GO + place for place in LOCATIONS if p.places[place] == NOTHING]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code in LOCATIONS:
            return Refusal("GA-18", "start-taken", available=c.LOCATIONS[code])
        return Refusal("GA-18", "location-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        place = code - GO
        tiles = list(p.start_tiles)
        p.third[seat], tiles[place] = tiles[place], NOTHING
        p.start_tiles = tuple(tiles)
        p.places[place] = 2 * seat
        p.stands[seat] = place
        if p.log is not None:
            p.emit(e.STARTED, EVERYONE, seat, place, p.third[seat])
        if seat != p.first:
            then(p, (flow.START, (seat - 1) % p.seats))
            return
        p.away_tiles += tuple(tile for tile in p.start_tiles if tile != NOTHING)
        p.start_tiles = (NOTHING,) * len(p.start_tiles)
        begin_turn(p, p.first)


def begin_turn(p: P, seat: int) -> None:
    """GA-21: the next turn."""
    p.turn = seat
    p.executed = False
    if p.log is not None:
        p.emit(e.TURN_BEGAN, EVERYONE, seat, p.round)
    then(p, (flow.TURN, seat), (flow.END_TURN, seat))


# Where to go.


def leavings(p: P, seat: int, left: int) -> list[int]:
    """GA-27: what may be left behind on a location that is left; `PASS` is nobody.

    GA-R6: in a solo game nobody is left behind on the first move.
    """
    if left == HOME or (p.solo and p.round == 1):
        return [PASS]
    return [PASS, *executive.sources(p, seat)]


def free_after(p: P, seat: int, to: int, left: int) -> int:
    """The free desks after a move to a location, with this left behind."""
    free = free_desks(p, seat) + (left == DESK)
    if p.places[to] == 2 * seat + 1 and left != PLACE + to:
        free = max(0, free - 1)  # GA-38: the own assistant that is kicked out goes to a desk
    return free


def useful(p: P, seat: int, to: int, left: int) -> bool:
    """Whether an action of a location is possible there, with this left behind."""
    free = free_after(p, seat, to, left)
    return any(actions.possible(p, seat, action, p.influence[seat], free) for action in (2 * to, 2 * to + 1))


def destinations(p: P, seat: int) -> list[int]:
    """GA-26: another location. GA-28: one with a possible action, or any if there is none anywhere."""
    others = [place for place in LOCATIONS if place != p.stands[seat]]
    return [to for to in others if any(useful(p, seat, to, left) for left in _telling(p, seat, to))] or others


def _telling(p: P, seat: int, to: int) -> list[int]:
    """What may be left behind, as far as it matters for what can be done on a location: only hiring needs desks."""
    return leavings(p, seat, p.stands[seat]) if to == c.MEDIA_CENTRE else [PASS]


class Turn(Pick):
    """GA-26, GA-29, GA-R13: where the gallerist goes; the executive action may come before."""

    key = "turn"
    always = True

    def options(self, p: P, seat: int) -> Sequence[int]:
        places = [GO + place for place in destinations(p, seat)]
        return places if p.executed else places + executive.executive(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code in LOCATIONS:
            if code == p.stands[seat]:
                return Refusal("GA-26", "same-location", available=c.LOCATIONS[code])
            return Refusal("GA-28", "nothing-to-do", available=c.LOCATIONS[code])
        if _is_act(code):
            return _act_from_afar(p, seat, code - ACT) or Refusal("GA-26", "location-needed")
        return _executive_refusal(p, seat, code) or Refusal("GA-26", "location-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code >= WALK:
            then(p, frame)
            _execute(p, seat, code)
            return
        to, left = code - GO, p.stands[seat]
        if left != HOME:
            p.places[left] = NOTHING
        p.stands[seat] = HOME
        if p.log is not None:
            p.emit(e.WENT, EVERYONE, seat, to)
        then(
            p,
            (flow.LEAVE, seat, left, to),
            (flow.ARRIVE, seat, to),
            (flow.ACTION, seat, to),
            (flow.AFTER, seat),
        )


def _act_from_afar(p: P, seat: int, action: int) -> Refusal | None:
    """What forbids an action before the gallerist moves: what would forbid it there, whatever is left behind."""
    frees = [free_after(p, seat, action // 2, left) for left in leavings(p, seat, p.stands[seat])]
    return actions.refusal(p, seat, action, p.influence[seat], max(frees))


def _execute(p: P, seat: int, code: int) -> None:
    p.executed = True
    executive.begin(p, seat, code)


def _executive_refusal(p: P, seat: int, code: int) -> Refusal | None:
    """Why an executive action cannot be taken in a turn; None for a code that is none."""
    why = executive.refusal(p, seat, code)
    if p.executed and (why is not None or code in executive.executive(p, seat)):
        return Refusal("GA-29", "executed-already", 0, 1)
    return why


class Leave(Pick):
    """GA-27: is an assistant left behind, and which? Frame: the location left, the location gone to.

    GA-R14: not so that no action is possible where one goes, if otherwise there is one.
    """

    key = "leave"

    def options(self, p: P, seat: int) -> Sequence[int]:
        _, _, left, to = p.frames[-1]
        codes = leavings(p, seat, left)
        return [code for code in codes if useful(p, seat, to, code)] or codes

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        _, _, left, to = p.frames[-1]
        if code in leavings(p, seat, left):
            return Refusal("GA-28", "nothing-to-do", available=c.LOCATIONS[to])
        return executive.source_refusal(p, seat, code)

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code == PASS:
            return
        executive.take_assistant(p, seat, code)
        p.places[frame[2]] = 2 * seat + 1
        if p.log is not None:
            p.emit(e.LEFT_BEHIND, EVERYONE, seat, frame[2], code)


def arrive(p: P, frame: Frame) -> None:
    """GA-36: whoever stands there is kicked out."""
    _, seat, to = frame
    piece = p.places[to]
    p.places[to] = 2 * seat
    p.stands[seat] = to
    if piece == NOTHING:
        return
    owner, is_assistant = divmod(piece, 2)
    if p.log is not None:
        if owner == p.seats:
            p.emit(e.LACERDA_KICKED, EVERYONE, seat, is_assistant, to)
        else:
            p.emit(e.KICKED, EVERYONE, seat, owner, is_assistant, to)
    if owner == seat:
        go_home(p, seat)  # GA-38
    elif owner == p.seats:
        solo.kicked_lacerda(p, seat, is_assistant, to)
    else:
        p.waiting, p.waiting_at = piece, to
        if not is_assistant:
            p.stands[owner] = HOME


# What to do there.


class Action(Pick):
    """GA-28: one of the two actions of the location; the executive action may come before. Frame: the location."""

    key = "action"
    always = True

    def options(self, p: P, seat: int) -> Sequence[int]:
        codes = _acts(p, seat, p.frames[-1][2], p.influence[seat]) or [PASS]
        return codes if p.executed else codes + executive.executive(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        place = p.frames[-1][2]
        if _is_act(code):
            return _act_refusal(p, seat, place, code - ACT, p.influence[seat])
        if code == PASS:
            return Refusal("GA-28", "action-wanted", available=c.LOCATIONS[place])
        return _executive_refusal(p, seat, code) or Refusal("GA-28", "action-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code >= WALK and code != PASS:
            then(p, frame)
            _execute(p, seat, code)
        elif code == PASS:
            if p.log is not None:
                p.emit(e.NOTHING_TO_DO, EVERYONE, seat, frame[2])
        else:
            actions.begin(p, seat, code - ACT)


def _acts(p: P, seat: int, place: int, at: int) -> list[int]:
    free = free_desks(p, seat)
    both = (2 * place, 2 * place + 1)
    return [ACT + action for action in both if actions.possible(p, seat, action, at, free)]


def _act_refusal(p: P, seat: int, place: int, action: int, at: int) -> Refusal:
    if action // 2 != place:
        return Refusal("GA-28", "other-location", available=c.LOCATIONS[action // 2])
    why = actions.refusal(p, seat, action, at, free_desks(p, seat))
    assert why is not None, f"{ACTIONS[action]} is possible"
    return why


class After(Pick):
    """GA-29: the executive action, if it was not used before."""

    key = "after"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return (PASS,) if p.executed else [*executive.executive(p, seat), PASS]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return _executive_refusal(p, seat, code) or Refusal("GA-29", "executive-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code != PASS:
            _execute(p, seat, code)


def refusals_from_afar(p: P, seat: int) -> list[tuple[int, Refusal]]:
    """Before a gallerist moves: the actions that cannot be had wherever it goes, and why."""
    found = []
    for action in range(len(ACTIONS)):
        to = action // 2
        if to == p.stands[seat]:
            found.append((action, Refusal("GA-26", "same-location", available=c.LOCATIONS[to])))
            continue
        if why := _act_from_afar(p, seat, action):
            found.append((action, why))
    return found


def refusals_here(p: P, seat: int) -> list[tuple[int, Refusal]]:
    """On a location: those of its two actions that cannot be taken, and why."""
    question, place = p.question, p.frames[-1][2]
    codes = (ACT + 2 * place, ACT + 2 * place + 1)
    return [(code - ACT, question.reason(p, seat, code)) for code in codes if not question.is_legal(p, seat, code)]


# Who was kicked out.


class KickedOut(Pick):
    """GA-39, GA-40, GA-41: a location action for influence, an executive action for nothing, or neither.

    Frame: the location. GA-R4: a seat that could only decline is not asked.
    """

    key = "kicked_out"

    def options(self, p: P, seat: int) -> Sequence[int]:
        at = p.box.star_step[p.influence[seat]]
        codes = _acts(p, seat, p.frames[-1][2], at) if at >= 0 else []
        return [*codes, *executive.executive(p, seat), PASS]

    def silence(self, p: P, seat: int) -> int:
        return PASS

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if _is_act(code):
            place, at = p.frames[-1][2], p.box.star_step[p.influence[seat]]
            if at < 0 and (code - ACT) // 2 == place:
                return Refusal("GA-39", "no-star-below", 1, p.influence[seat])
            return _act_refusal(p, seat, place, code - ACT, max(0, at))
        return executive.refusal(p, seat, code) or Refusal("GA-41", "kicked-out-answer")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code == PASS:
            if p.log is not None:
                p.emit(e.DECLINED, EVERYONE, seat)
        elif code >= WALK:
            executive.begin(p, seat, code)
        else:
            before = p.influence[seat]
            p.influence[seat] = p.box.star_step[before]
            if p.log is not None:
                p.emit(e.CAME_BACK, EVERYONE, seat, code - ACT, before - p.influence[seat])
            actions.begin(p, seat, code - ACT)


def end_turn(p: P, frame: Frame) -> None:
    """The piece that was kicked out, its owner's action first; in a solo game Lacerda moves."""
    seat = frame[1]
    then(p, (flow.NEXT_TURN, seat))
    if p.solo:
        _intermediate_scoring(p)
        if p.phase != LAST_TURNS:  # GA-R15
            then(p, (flow.LACERDA, seat))
    elif p.waiting != NOTHING:
        offer_kicked_out(p)


def offer_kicked_out(p: P) -> None:
    """GA-25, GA-R4: in the last turns the piece just goes home."""
    owner = p.waiting // 2
    then(p, (flow.GO_HOME, owner))
    if p.phase != LAST_TURNS:
        then(p, (flow.KICKED_OUT, owner, p.waiting_at))


def piece_goes_home(p: P, frame: Frame) -> None:
    """GA-37, GA-42, GA-43: unless it was used for the kicked-out action."""
    if p.waiting != NOTHING and p.waiting % 2:
        go_home(p, frame[1])
    p.waiting = p.waiting_at = NOTHING


def lacerda_moves(p: P, frame: Frame) -> None:
    """GA-121, GA-122, GA-123: Lacerda's turn; whom he kicks out may act."""
    if solo.move_lacerda(p):
        offer_kicked_out(p)


# The next turn, and the end.


def _intermediate_scoring(p: P) -> None:
    """GA-104: once, after the turn in which a colour ran out in the box office."""
    if p.scored or all(p.office):
        return
    p.scored = True
    if p.log is not None:
        p.emit(e.INTERMEDIATE_SCORING, EVERYONE)
    for seat in range(p.seats):
        visitors = p.galleries[seat]
        gain_influence(p, seat, by_visitors(visitors, p.box.intermediate_influence), e.FROM_INTERMEDIATE)
        earn(p, seat, by_visitors(visitors, p.box.intermediate_money), e.FROM_INTERMEDIATE)


def is_ending(p: P) -> bool:
    """GA-23: two of three reasons; GA-128: in a solo game the box office alone."""
    no_tickets, celebrities, no_visitors = p.endings()
    return no_tickets if p.solo else no_tickets + celebrities + no_visitors >= p.box.ends_needed


def next_turn(p: P, frame: Frame) -> None:
    """GA-22: the turn goes on to the left of whose turn it was. GA-24, GA-R9: how it comes to an end."""
    _intermediate_scoring(p)
    if p.phase == PLAYING and is_ending(p):
        p.phase = LAST_ROUNDS
        if p.log is not None:
            p.emit(e.END_IN_SIGHT, EVERYONE)
    seat = (frame[1] + 1) % p.seats
    if seat == p.first:
        if p.phase == LAST_TURNS:
            _score(p)
            return
        p.quiet = 0 if p.stirred else p.quiet + 1
        p.stirred = False
        if p.quiet >= p.box.stalled_rounds:  # GA-R7
            _score(p)
            return
        p.round += 1
        if p.phase == LAST_ROUNDS:
            p.phase = LAST_TURNS
            if p.log is not None:
                p.emit(e.LAST_TURNS, EVERYONE)
    begin_turn(p, seat)


def _score(p: P) -> None:
    """GA-112: before the last count the works on the easels find their owners, the highest bid first."""
    stalled = p.phase != LAST_TURNS
    p.phase = LAST_TURNS
    order = scoring.auction_order(p)[: len(p.easels)]
    easels = [(flow.EASEL, seat) for seat in order if seat < p.seats]
    if p.log is not None:
        for seat in order:
            if seat == p.seats:
                p.emit(e.LACERDA_TOOK, EVERYONE)
    then(p, *easels, (flow.FINISH, 0, int(stalled)))


class Easel(Pick):
    """GA-112, GA-114: which work of the easels, and on which card?"""

    key = "easel"

    def options(self, p: P, seat: int) -> Sequence[int]:
        return range(EASEL, EASEL + len(CARDS) * len(p.easels))

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("GA-112", "easel-needed", available=len(p.easels))

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        number, card = divmod(code - EASEL, len(CARDS))
        work = p.easels[number]
        p.easels = p.easels[:number] + p.easels[number + 1 :]
        p.prizes[seat] = work * len(CARDS) + card
        if p.log is not None:
            p.emit(e.EASEL_TAKEN, EVERYONE, seat, work, card, scoring.easel_value(p, work))


def finish(p: P, frame: Frame) -> None:
    """The count, line by line; then all that was hidden is shown."""
    _finish(p, "stalled" if frame[2] else "last_ticket" if p.solo else "two_of_three")


def _finish(p: P, reason: str) -> None:
    p.reason = reason
    p.reveal()
    p.frames.clear()
    if p.log is not None:
        sheets = [scoring.sheet(p, seat) for seat in range(p.seats)]
        for seat, sheet in enumerate(sheets):
            p.emit(e.CARDS_SHOWN, EVERYONE, seat, p.curators[seat], p.dealers[seat])
            p.emit(e.SCORED, EVERYONE, seat, *sheet.lines(), sheet.total)
        if p.solo:
            p.emit(e.SOLO_RESULT, EVERYONE, scoring.solo_level(p))
        p.emit(e.GAME_ENDED, EVERYONE, tuple(sheet.total for sheet in sheets), reason)


class Toss(Pick):
    """GA-124: from which of the largest piles is a ticket discarded when a piece of Lacerda's is kicked out?"""

    key = "toss"

    def options(self, p: P, seat: int) -> Sequence[int]:
        most = max(p.office)
        return [KIND + kind for kind in range(3) if p.office[kind] == most] if most else ()

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if 0 <= code - KIND < 3:
            return Refusal("GA-124", "smaller-pile", max(p.office), p.office[code - KIND])
        return Refusal("GA-124", "ticket-needed")

    def take(self, p: P, seat: int, frame: Frame, code: int) -> None:
        solo.toss(p, code - KIND)
