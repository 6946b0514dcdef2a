"""A turn: where to go, what to do there, who was kicked out, who is next; and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from vernissage.core.errors import IllegalMove, Refusal
from vernissage.core.flow import Frame, then
from vernissage.core.moves import Move
from vernissage.core.position import EVERYONE
from vernissage.core.questions import Answers, Choice, Step
from vernissage.games.gallerist import codes as k
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import events as e
from vernissage.games.gallerist import moves as m
from vernissage.games.gallerist import names, packed, scoring
from vernissage.games.gallerist.decisions import actions, colony, executive, gains, media, obligation, solo
from vernissage.games.gallerist.decisions.answering import Executing, number_of
from vernissage.games.gallerist.fields import LocationNumber, Stand
from vernissage.games.gallerist.position import HOME, LAST_ROUNDS, LAST_TURNS, NOTHING, PLAYING, GalleristPosition

P = GalleristPosition

LOCATIONS = range(len(c.LOCATIONS))


def _is_act(code: int) -> bool:
    return k.ACT <= code < k.ACT + len(k.ACTIONS)


class Start(Choice):
    """GA-18: from the last player to the first, each chooses where to start and takes the tile there."""

    key = "start"
    answers: ClassVar[Answers] = {m.Start: "go"}
    always = True

    def options(self, p: P, seat: int) -> Sequence[int]:
        return [k.GO + place for place in LOCATIONS if p.places[place] == NOTHING]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code in LOCATIONS:
            return Refusal("GA-18", "start-taken", available=c.LOCATIONS[code])
        return Refusal("GA-18", "location-needed")

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        place = code - k.GO
        tiles = list(p.start_tiles)
        p.third[seat], tiles[place] = tiles[place], NOTHING
        p.start_tiles = tuple(tiles)
        p.places[place] = packed.gallerist(seat)
        p.stands[seat] = place
        p.emit(e.Started, EVERYONE, seat, place, p.third[seat])
        if seat != p.first:
            then(p, (START, (seat - 1) % p.seats))
            return
        p.away_tiles += tuple(tile for tile in p.start_tiles if tile != NOTHING)
        p.start_tiles = (NOTHING,) * len(p.start_tiles)
        begin_turn(p, p.first)


def begin_turn(p: P, seat: int) -> None:
    """GA-21: the next turn."""
    p.turn = seat
    p.acting = NOTHING
    p.executed = False
    p.emit(e.TurnBegan, EVERYONE, seat, p.round)
    then(p, (TURN, seat), (colony.THIRD_TILE, seat), (END_TURN, seat))


# Where to go.


def leavings(p: P, seat: int, left: int) -> list[int]:
    """GA-27: what may be left behind on a location that is left; `k.PASS` is nobody.

    GA-R6: in a solo game nobody is left behind on the first move.
    """
    if left == HOME or (p.solo and p.round == 1):
        return [k.PASS]
    return [k.PASS, *executive.sources(p, seat)]


def free_after(p: P, seat: int, to: int, left: int) -> int:
    """The free desks after a move to a location, with this left behind."""
    free = media.free_desks(p, seat) + (left == k.DESK)
    if p.places[to] == packed.assistant(seat) and left != k.PLACE + to:
        free = max(0, free - 1)  # GA-38: the own assistant that is kicked out goes to a desk
    return free


def useful(p: P, seat: int, to: int, left: int) -> bool:
    """Whether an action of a location is possible there, with this left behind."""
    free = free_after(p, seat, to, left)
    at, (one, other) = p.influence[seat], packed.ACTIONS_OF[to]
    return actions.possible(p, seat, one, at, free) or actions.possible(p, seat, other, at, free)


def destinations(p: P, seat: int) -> list[int]:
    """GA-26: another location. GA-28: one with a possible action, or any if there is none anywhere."""
    others = [place for place in LOCATIONS if place != p.stands[seat]]
    return [to for to in others if _is_worthwhile(p, seat, to)] or others


def _is_worthwhile(p: P, seat: int, to: int) -> bool:
    """Whether an action of a location is possible there, whatever is left behind: only hiring needs desks."""
    if useful(p, seat, to, k.PASS):
        return True
    return to == c.MEDIA_CENTRE and any(useful(p, seat, to, left) for left in leavings(p, seat, p.stands[seat]))


class _Moving(Executing):
    """A question out of the time of location actions: one that is named is forbidden by the rule that says why."""

    def stray(self, p: P, seat: int, move: Move) -> Refusal:
        if isinstance(move, m.Act):
            return self.reason(p, seat, k.ACT + number_of(p, "action", move.action))
        return super().stray(p, seat, move)


class Turn(_Moving):
    """GA-26, GA-29, GA-R13: where the gallerist goes; the executive action may come before."""

    key = "turn"
    answers: ClassVar[Answers] = {m.Go: "go", m.Walk: "walk", m.Use: "use"}
    always = True

    def options(self, p: P, seat: int) -> Sequence[int]:
        places = [k.GO + place for place in destinations(p, seat)]
        return places if p.executed else places + executive.executive(p, seat)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if code in LOCATIONS:
            if code == p.stands[seat]:
                return Refusal("GA-26", "same-location", available=c.LOCATIONS[code])
            return Refusal("GA-28", "nothing-to-do", available=c.LOCATIONS[code])
        if _is_act(code):
            return _act_before_going(p, seat, code - k.ACT)
        return _executive_refusal(p, seat, code) or Refusal("GA-26", "location-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"executive": not p.executed, "refused": refusals_from_afar(p, seat)}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code >= k.WALK:
            then(p, frame)
            _execute(p, seat, code)
            return
        to, left = code - k.GO, p.stands[seat]
        if left != HOME:
            p.places[left] = NOTHING
        p.stands[seat] = HOME
        p.emit(e.Went, EVERYONE, seat, to)
        then(
            p,
            (LEAVE, seat, left, to),
            (ARRIVE, seat, to),
            (ACTION, seat, to),
            (AFTER, seat),
        )


def _act_from_afar(p: P, seat: int, action: int) -> Refusal | None:
    """What forbids an action before the gallerist moves: what would forbid it there, whatever is left behind."""
    frees = [free_after(p, seat, packed.location_of(action), left) for left in leavings(p, seat, p.stands[seat])]
    return actions.refusal(p, seat, action, p.influence[seat], max(frees))


def _act_before_going(p: P, seat: int, action: int) -> Refusal:
    """Why an action is not to be had before the gallerist moves: what would forbid it there, else the way there."""
    to, now = packed.location_of(action), p.stands[seat]
    if to == now:
        return Refusal("GA-26", "same-location", available=c.LOCATIONS[to])
    here = "gallery" if now == HOME else c.LOCATIONS[now]
    return _act_from_afar(p, seat, action) or Refusal("GA-26", "go-first", c.LOCATIONS[to], here)


def _execute(p: P, seat: int, code: int) -> None:
    p.executed = True
    executive.begin(p, seat, code)


def _executive_refusal(p: P, seat: int, code: int) -> Refusal | None:
    """Why an executive action cannot be taken in a turn; None for a code that is none."""
    why = executive.refusal(p, seat, code)
    if p.executed and (why is not None or code in executive.executive(p, seat)):
        return Refusal("GA-29", "executed-already", 0, 1)
    return why


class Leave(Choice):
    """GA-27: is an assistant left behind, and which?

    GA-R14: not so that no action is possible where one goes, if otherwise there is one.
    """

    key = "leave"
    answers: ClassVar[Answers] = {m.Leave: "origin", m.Nobody: "none"}
    parts: ClassVar[dict[str, Any]] = {"left": Stand, "to": LocationNumber}

    def options(self, p: P, seat: int) -> Sequence[int]:
        _, _, left, to = p.frames[-1]
        codes = leavings(p, seat, left)
        return [code for code in codes if useful(p, seat, to, code)] or codes

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        _, _, left, to = p.frames[-1]
        if code in leavings(p, seat, left):
            return Refusal("GA-28", "nothing-to-do", available=c.LOCATIONS[to])
        return executive.source_refusal(p, seat, code)

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        _, _, left, to = p.frames[-1]
        return {"left": c.LOCATIONS[left], "location": c.LOCATIONS[to]}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code == k.PASS:
            return
        executive.take_assistant(p, seat, code)
        p.places[frame[2]] = packed.assistant(seat)
        p.emit(e.LeftBehind, EVERYONE, seat, frame[2], code - k.ORIGIN)


class Arrive(Step):
    """GA-36: whoever stands there is kicked out."""

    key = "arrive"
    parts: ClassVar[dict[str, Any]] = {"to": LocationNumber}

    def run(self, p: P, frame: Frame) -> None:
        _, seat, to = frame
        piece = p.places[to]
        p.places[to] = packed.gallerist(seat)
        p.stands[seat] = to
        if piece == NOTHING:
            return
        owner, is_assistant = packed.owner_of(piece), packed.is_assistant(piece)
        if owner == p.seats:
            p.emit(e.LacerdaKicked, EVERYONE, seat, is_assistant, to)
        else:
            p.emit(e.Kicked, EVERYONE, seat, owner, is_assistant, to)
        if owner == seat:
            gains.go_home(p, seat, names.FROM_LOCATION)  # GA-38
        elif owner == p.seats:
            solo.kicked_lacerda(p, seat, is_assistant, to)
        else:
            p.waiting, p.waiting_at = piece, to
            if not is_assistant:
                p.stands[owner] = HOME


# What to do there.


class Action(Executing):
    """GA-28: one of the two actions of the location; the executive action may come before."""

    key = "action"
    answers: ClassVar[Answers] = {m.Act: "act", m.Walk: "walk", m.Use: "use", m.Idle: "none"}
    parts: ClassVar[dict[str, Any]] = {"at": LocationNumber}
    always = True

    def options(self, p: P, seat: int) -> Sequence[int]:
        place = p.frames[-1][2]
        codes = actions.here(p, seat, place, p.influence[seat]) or [k.PASS]
        return codes if p.executed else codes + obligation.executive_here(p, seat, place)

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        place = p.frames[-1][2]
        if _is_act(code):
            return _act_refusal(p, seat, place, code - k.ACT, p.influence[seat])
        if code == k.PASS:
            return Refusal("GA-28", "action-wanted", available=c.LOCATIONS[place])
        why = _executive_refusal(p, seat, code) or obligation.refusal(p, seat, place, code)
        return why or Refusal("GA-28", "action-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {**_here(p, seat), "executive": not p.executed}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code >= k.WALK and code != k.PASS:
            then(p, frame)
            _execute(p, seat, code)
        elif code == k.PASS:
            p.emit(e.NothingToDo, EVERYONE, seat, frame[2])
        else:
            actions.begin(p, seat, code - k.ACT)


def _act_refusal(p: P, seat: int, place: int, action: int, at: int) -> Refusal:
    if packed.location_of(action) != place:
        return Refusal("GA-28", "other-location", available=c.LOCATIONS[packed.location_of(action)])
    why = actions.refusal(p, seat, action, at, media.free_desks(p, seat))
    assert why is not None, f"{k.ACTIONS[action]} is possible"
    return why


class After(_Moving):
    """GA-29: the executive action, if it was not used before."""

    key = "after"
    answers: ClassVar[Answers] = {m.Walk: "walk", m.Use: "use", m.Done: "none"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return (k.PASS,) if p.executed else [*executive.executive(p, seat), k.PASS]

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if _is_act(code):
            return Refusal("GA-21", "acted-already", 0, 1)
        return _executive_refusal(p, seat, code) or Refusal("GA-29", "executive-needed")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return {"executive": not p.executed}

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code != k.PASS:
            _execute(p, seat, code)


def refusals_from_afar(p: P, seat: int) -> list[tuple[int, Refusal]]:
    """Before a gallerist moves: the actions that cannot be had wherever it goes, and why."""
    found = []
    for action in range(len(k.ACTIONS)):
        to = packed.location_of(action)
        if to == p.stands[seat]:
            found.append((action, Refusal("GA-26", "same-location", available=c.LOCATIONS[to])))
            continue
        if why := _act_from_afar(p, seat, action):
            found.append((action, why))
    return found


def refusals_here(p: P, seat: int) -> list[tuple[int, Refusal]]:
    """On a location: those of its two actions that cannot be taken, and why."""
    question, place = p.question, p.frames[-1][2]
    codes = [k.ACT + action for action in packed.ACTIONS_OF[place]]
    return [(code - k.ACT, question.reason(p, seat, code)) for code in codes if not question.is_legal(p, seat, code)]


def _here(p: P, seat: int) -> dict[str, Any]:
    """Where an action is chosen: the location, and what is not to be had there."""
    return {"location": c.LOCATIONS[p.frames[-1][2]], "refused": refusals_here(p, seat)}


# Who was kicked out.


class KickedOut(Executing):
    """GA-39, GA-40, GA-41: a location action for influence, an executive action for nothing, or neither.

    GA-R4: a seat that could only decline is not asked.
    """

    key = "kicked_out"
    answers: ClassVar[Answers] = {m.Act: "act", m.Walk: "walk", m.Use: "use", m.Decline: "none"}
    parts: ClassVar[dict[str, Any]] = {"at": LocationNumber}

    def options(self, p: P, seat: int) -> Sequence[int]:
        at = p.box.star_step[p.influence[seat]]
        codes = actions.here(p, seat, p.frames[-1][2], at) if at >= 0 else []
        return [*codes, *executive.executive(p, seat), k.PASS]

    def silence(self, p: P, seat: int) -> int:
        return k.PASS

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        if _is_act(code):
            place, at = p.frames[-1][2], p.box.star_step[p.influence[seat]]
            if at < 0 and packed.location_of(code - k.ACT) == place:
                return Refusal("GA-39", "no-star-below", 1, p.influence[seat])
            return _act_refusal(p, seat, place, code - k.ACT, max(0, at))
        return executive.refusal(p, seat, code) or Refusal("GA-41", "kicked-out-answer")

    def terms(self, p: P, seat: int) -> dict[str, Any]:
        return _here(p, seat)

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        if code == k.PASS:
            p.emit(e.Declined, EVERYONE, seat)
        elif code >= k.WALK:
            executive.begin(p, seat, code)
        else:
            before = p.influence[seat]
            p.influence[seat] = p.box.star_step[before]
            p.emit(e.CameBack, EVERYONE, seat, code - k.ACT, before - p.influence[seat])
            actions.begin(p, seat, code - k.ACT)


class EndTurn(Step):
    """The piece that was kicked out, its owner's action first; in a solo game Lacerda moves.

    GA-62: the tile of the third space has moved before.
    """

    key = "end_turn"

    def run(self, p: P, frame: Frame) -> None:
        seat = frame[1]
        then(p, (NEXT_TURN, seat))
        if p.solo:
            _intermediate_scoring(p)
            if p.phase != LAST_TURNS:  # GA-R15
                then(p, (LACERDA, seat))
        elif p.waiting != NOTHING:
            offer_kicked_out(p)


def offer_kicked_out(p: P) -> None:
    """GA-25, GA-R4: in the last turns the piece just goes home."""
    owner = packed.owner_of(p.waiting)
    p.acting = NOTHING
    then(p, (GO_HOME, owner))
    if p.phase != LAST_TURNS:
        then(p, (KICKED_OUT, owner, p.waiting_at), (colony.THIRD_TILE, owner))  # GA-R9


class GoHome(Step):
    """GA-37, GA-42, GA-43: unless it was used for the kicked-out action."""

    key = "go_home"

    def run(self, p: P, frame: Frame) -> None:
        seat, piece = frame[1], p.waiting
        p.waiting = p.waiting_at = NOTHING
        if piece == NOTHING:
            return
        if packed.is_assistant(piece):
            gains.go_home(p, seat, names.FROM_LOCATION)
        else:
            p.emit(e.WentHome, EVERYONE, seat, names.GALLERIST, names.FROM_LOCATION)


class LacerdaMoves(Step):
    """GA-121, GA-122, GA-123: Lacerda's turn; whom he kicks out may act."""

    key = "lacerda"

    def run(self, p: P, frame: Frame) -> None:
        if solo.move_lacerda(p):
            offer_kicked_out(p)


# The next turn, and the end.


def _intermediate_scoring(p: P) -> None:
    """GA-104: once, after the turn in which a colour ran out in the box office."""
    if p.scored or all(p.office):
        return
    p.scored = True
    p.emit(e.IntermediateScoring, EVERYONE)
    for seat in range(p.seats):
        visitors = p.galleries[seat]
        gains.gain_influence(
            p, seat, gains.by_visitors(visitors, p.box.intermediate_influence), names.FROM_INTERMEDIATE
        )
        gains.earn(p, seat, gains.by_visitors(visitors, p.box.intermediate_money), names.FROM_INTERMEDIATE)


def nearing_end(p: P) -> tuple[int, int]:
    """GA-23: how many reasons to end are there and how many are wanted: two of three.

    GA-128: in a solo game the box office alone.
    """
    no_tickets, celebrities, no_visitors = p.endings()
    return (int(no_tickets), 1) if p.solo else (no_tickets + celebrities + no_visitors, p.box.ends_needed)


def is_ending(p: P) -> bool:
    met, wanted = nearing_end(p)
    return met >= wanted


class NextTurn(Step):
    """GA-22: the turn goes on to the left of whose turn it was. GA-24, GA-R9: how it comes to an end."""

    key = "next_turn"

    def run(self, p: P, frame: Frame) -> None:
        _intermediate_scoring(p)
        if p.phase == PLAYING and is_ending(p):
            p.phase = LAST_ROUNDS
            p.emit(e.EndInSight, EVERYONE)
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
                p.emit(e.LastTurns, EVERYONE)
        begin_turn(p, seat)


def _score(p: P) -> None:
    """GA-112: before the last count the works on the easels find their owners, the highest bid first."""
    stalled = p.phase != LAST_TURNS
    p.phase = LAST_TURNS
    p.acting = NOTHING
    order = scoring.auction_order(p)[: len(p.easels)]
    easels = [(EASEL, seat) for seat in order if seat < p.seats]
    for seat in order:
        if seat == p.seats:
            p.emit(e.LacerdaTook, EVERYONE)
    then(p, *easels, (FINISH, 0, int(stalled)))


class Easel(Choice):
    """GA-112, GA-114: which work of the easels, and on which card?"""

    key = "easel"
    answers: ClassVar[Answers] = {m.Easel: "easel"}

    def options(self, p: P, seat: int) -> Sequence[int]:
        return range(k.EASEL, k.EASEL + len(k.CARDS) * len(p.easels))

    def reason(self, p: P, seat: int, code: int) -> Refusal:
        return Refusal("GA-112", "easel-needed", available=len(p.easels))

    def resolve(self, p: P, seat: int, frame: Frame, code: int) -> None:
        number, card = divmod(code - k.EASEL, len(k.CARDS))
        work = p.easels[number]
        p.easels = p.easels[:number] + p.easels[number + 1 :]
        p.prizes[seat] = packed.prize(work, card)
        p.emit(e.EaselTaken, EVERYONE, seat, work, card, scoring.easel_value(p, work))

    def move_of(self, p: P, seat: int, codes: tuple[int, ...]) -> Move:
        number, card = divmod(codes[0] - k.EASEL, len(k.CARDS))
        return m.Easel(p.box.works[p.easels[number]], k.CARDS[card])

    def codes_of(self, p: P, seat: int, move: Move) -> tuple[int, ...]:
        assert isinstance(move, m.Easel)
        work = number_of(p, "work", move.work)
        if work not in p.easels:
            raise IllegalMove(Refusal("GA-112", "not-on-easel", available=move.work))
        return (k.EASEL + len(k.CARDS) * p.easels.index(work) + number_of(p, "kind", move.card),)


class Finish(Step):
    """The count, line by line; then all that was hidden is shown."""

    key = "finish"
    parts: ClassVar[dict[str, Any]] = {"stalled": Annotated[int, "switch"]}

    def run(self, p: P, frame: Frame) -> None:
        _finish(p, "stalled" if frame[2] else "last_ticket" if p.solo else "two_of_three")


def _finish(p: P, reason: str) -> None:
    p.reason = reason
    p.reveal()
    p.frames.clear()
    sheets = [scoring.sheet(p, seat) for seat in range(p.seats)]
    for seat, sheet in enumerate(sheets):
        p.emit(e.CardsShown, EVERYONE, seat, p.curators[seat], p.dealers[seat])
        p.emit(e.Scored, EVERYONE, seat, *sheet.lines(), sheet.total)
    if p.solo:
        p.emit(e.SoloResult, EVERYONE, scoring.solo_level(p))
    p.emit(e.GameEnded, EVERYONE, tuple(sheet.total for sheet in sheets), reason)


START: Final[int] = P.enrol(Start())
TURN: Final[int] = P.enrol(Turn())
LEAVE: Final[int] = P.enrol(Leave())
ARRIVE: Final[int] = P.enrol(Arrive())
ACTION: Final[int] = P.enrol(Action())
AFTER: Final[int] = P.enrol(After())
KICKED_OUT: Final[int] = P.enrol(KickedOut())
END_TURN: Final[int] = P.enrol(EndTurn())
GO_HOME: Final[int] = P.enrol(GoHome())
LACERDA: Final[int] = P.enrol(LacerdaMoves())
NEXT_TURN: Final[int] = P.enrol(NextTurn())
EASEL: Final[int] = P.enrol(Easel())
FINISH: Final[int] = P.enrol(Finish())
