"""What can be wrong with a table that was set up by hand, beside components that are lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

from vernissage.core.flaws import gathered
from vernissage.core.position import clockwise
from vernissage.games.pictura.decisions.effects import looked_at
from vernissage.games.pictura.position import NOTHING, PicturaPosition
from vernissage.games.pictura.printed import (
    ACTIONS,
    CELLS,
    EXHIBITING,
    FAVOURS,
    NO_ACTION,
    PAINTING_NAMES,
    STOCK_TAKING,
    TREND_NAMES,
)

P = PicturaPosition

_ALONE = ("goal", "swap", "join", "action", "final")
"""Questions that stand on the table alone; all others interrupt the action phase."""
_ACTIONS = {
    "swap": NO_ACTION,
    "join": NO_ACTION,
    "reward": EXHIBITING,
    "inventory": STOCK_TAKING,
    "refresh": STOCK_TAKING,
}
"""Questions that come with one action."""
_PLAYED = {
    "look": ("connoisseur",),
    "dealer": ("dealer",),
    "exchange": ("exchange",),
    "store": ("storeroom",),
    "loan": ("loan", ""),
    "free": ("donor", ""),
    "restore": ("restorer", ""),
}
"""Questions that a favour asks; empty: a patron may ask it too."""


def flaws(p: P) -> list[str]:
    """Everything that does not fit together."""
    checks = (_numbers, _piles, _none, _fashions, _hands, _museums, _known, _goals, _offers, _marks, _exhibitions)
    return gathered(p, *checks, _end, _lasts, _turn, _asked)


def _numbers(p: P) -> Iterator[str]:
    """Counts are no less than nothing."""
    counts = {
        "round": (p.round,),
        "favours_left": (p.favours_left,),
        "claims_left": (p.claims_left,),
        "doubles": (p.doubles,),
        "score": p.score,
        "tokens": p.tokens,
    }
    for name, numbers in counts.items():
        if min(numbers) < 0:
            yield f"{name}: {min(numbers)} is less than nothing"


def _piles(p: P) -> Iterator[str]:
    """What lies at the bottom of a pile is there."""
    for name, count, pile in (("under", p.under, p.market), ("patrons_known", p.patrons_known, p.patron_deck)):
        if not 0 <= count <= len(pile):
            yield f"{name}: {count} of {len(pile)}"


def _none(p: P) -> Iterator[str]:
    """Where there are cards, there is no lack of one."""
    piles: dict[str, tuple[int, ...]] = {
        name: getattr(p, name)
        for name in (
            "market",
            "trend_deck",
            "fashions",
            "museum_trends",
            "favour_deck",
            "favour_discard",
            "patron_deck",
        )
    }
    for name in ("hands", "discards", "offers", "favours", "patrons", "exhibitions", "rewards"):
        piles |= {f"{name}[{seat}]": cards for seat, cards in enumerate(getattr(p, name))}
    yield from (f"{name}: none is no card" for name, cards in piles.items() if NOTHING in cards)


def _fashions(p: P) -> Iterator[str]:
    """PI-41: each round brings a new public trend, as long as there are any; favours bring others."""
    if not p.fashions:
        yield "fashions: there is no public trend"
    elif p.trend_deck and p.round > len(p.fashions):
        yield f"round: {len(p.fashions)} public trends have been so far, so it is not round {p.round}"


def _hands(p: P) -> Iterator[str]:
    """Hands are in order."""
    for seat in range(p.seats):
        for name, cards in (("hands", p.hands[seat]), ("favours", p.favours[seat])):
            if list(cards) != sorted(cards):
                yield f"{name}[{seat}]: they stand in the order of their numbers"


def _museums(p: P) -> Iterator[str]:
    """Walls have all their places, and layouts all that hangs."""
    for seat in range(p.seats):
        if len(p.walls[seat]) != CELLS:
            yield f"walls[{seat}]: a museum has {CELLS} places"
        elif p.layouts[seat] and sorted(p.layouts[seat]) != sorted(p.walls[seat]):
            yield f"layouts[{seat}]: it has other paintings than the museum"


def _known(p: P) -> Iterator[str]:
    """PI-R10: who knows of a painting what anybody can see, and nobody what is face down."""
    lying_open = {*p.slots, *(card for pile in (*p.walls, *p.discards) for card in pile)} - {NOTHING}
    for card in sorted(lying_open):
        if p.seen[card] != p.everyone:
            yield f"seen.{PAINTING_NAMES[card]}: it lies open, so everyone knows it"
    for seat, hand in enumerate(p.hands):
        for card in hand:
            if not p.seen[card] >> seat & 1:
                yield f"seen.{PAINTING_NAMES[card]}: seat {seat} holds it, so it knows it"
    looking = bool(p.frames) and p.question.key == "look"
    looked = looked_at(p) if looking else ()
    for card in p.market[: max(0, len(p.market) - p.under)]:
        allowed = 1 << p.seat if card in looked else 0
        if p.seen[card] != allowed:
            yield f"seen.{PAINTING_NAMES[card]}, under: it lies face down in the market"


def _goals(p: P) -> Iterator[str]:
    """PI-10: a goal is one of the trends that were offered, and from the first round on everybody has one."""
    for seat, goal in enumerate(p.goals):
        if goal == NOTHING and p.round:
            yield f"goals[{seat}]: none is chosen, but it is round {p.round}"
        if goal != NOTHING and goal not in p.offers[seat]:
            yield f"goals[{seat}]: {TREND_NAMES[goal]} was not offered"


def _offers(p: P) -> Iterator[str]:
    """PI-10: the trends that are offered come from one deck."""
    gone = {*p.museum_trends, *p.fashions[:1]}
    for seat, offer in enumerate(p.offers):
        if not p.round and len(offer) != p.box.offered_trends:
            yield f"offers[{seat}]: {p.box.offered_trends} trends are offered, not {len(offer)}"
        for trend in offer:
            if trend in gone and trend != NOTHING:
                yield f"offers[{seat}]: {TREND_NAMES[trend]} is another's, or lies open from the start"
            gone.add(trend)


def _marks(p: P) -> Iterator[str]:
    """PI-55: a mark is reached once, by prestige that may have been lost since."""
    box = p.box
    for seat in range(p.seats):
        reached = sum(mark <= p.score[seat] for mark in box.marks)
        if not reached <= p.marks[seat] <= len(box.marks):
            yield f"marks[{seat}], score[{seat}]: {p.score[seat]} prestige has reached {reached}, not {p.marks[seat]}"
        elif p.marks[seat] > reached and box.marks[p.marks[seat] - 1] - p.score[seat] > _most_lost(p, seat):
            last = box.marks[p.marks[seat] - 1]
            yield f"marks[{seat}], score[{seat}]: nobody falls from {last} to {p.score[seat]} in {p.round} rounds"


def _most_lost(p: P, seat: int) -> int:
    """PI-24, PI-26, PI-37, PI-R32: what a seat can have lost by swaps in all turns, and for paintings it has stolen."""
    swaps = p.round * (p.seats + p.box.exchanges)
    return swaps * max(map(max, p.box.points)) + p.box.steal * len(p.hanging(seat))


def _exhibitions(p: P) -> Iterator[str]:
    """What each seat has reached goes with how it got there."""
    box = p.box
    for seat in range(p.seats):
        held, rewards = p.exhibitions[seat], p.rewards[seat]
        due = bool(p.frames) and p.frames[-1][1] == seat and p.question.key == "reward"
        if len(set(held)) != len(held) or len(held) > box.most_exhibitions:
            yield f"exhibitions[{seat}]: each is held once, and {box.most_exhibitions} at most"
        if len(set(rewards)) != len(rewards) or len(rewards) + due != len(held):
            yield f"rewards[{seat}]: {len(held)} exhibitions have covered {len(held) - due} spaces, each once"


def _end(p: P) -> Iterator[str]:
    """PI-60, PI-61: the end token, and what follows when it is taken."""
    if p.ender == NOTHING and max(p.score) >= p.box.end:
        yield f"ender: somebody has {max(p.score)} prestige, so the end token is taken"
    if p.closing and p.ender == NOTHING:
        yield "closing: last turns are played once the end token is taken"
    if p.reason not in ("", *p.setup.title.ends):
        yield f"reason: there are {', '.join(p.setup.title.ends)}"
    elif p.reason == "market_empty" and (p.market or p.closing):
        yield f"reason: the market has {len(p.market)} paintings, or last turns have been played"
    if p.first == NOTHING:
        yield "first: somebody plays first"


def _lasts(p: P) -> Iterator[str]:
    """PI-61: each other seat has one more turn, clockwise."""
    if p.lasts and not p.closing:
        yield "closing, lasts: there are no last turns yet"
    elif len(set(p.lasts)) != len(p.lasts) or NOTHING in p.lasts or (p.lasts and p.ender in p.lasts):
        yield "ender, lasts: each seat has one last turn, but for the one that took the end token"
    elif p.closing and p.active != NOTHING:
        to_come = [seat for seat in clockwise((p.active + 1) % p.seats, p.seats) if seat not in (p.ender, p.active)]
        if p.active == p.ender:
            yield f"closing: seat {p.ender} took the end token, and has no last turn"
        elif [*p.lasts] != to_come[: len(p.lasts)]:
            yield f"lasts: after seat {p.active} the others come clockwise"
    elif p.lasts and p.reason:
        yield "lasts: the turns are over"


def _turn(p: P) -> Iterator[str]:
    """PI-52, PI-56: one favour and one patron a turn, one patron more by a favour; each can double a hanging."""
    if not p.frames or p.reason:
        return
    used = {"favours_left": p.favours_left, "claims_left": p.claims_left, "doubles": p.doubles}
    used |= {"action": p.action - NO_ACTION, "arranged": int(p.arranged)}
    key = p.question.key
    if key in ("goal", "swap", "join"):
        fresh = {"favours_left": 1, "claims_left": 1} if p.round else {}
        for name, value in used.items():
            if value != fresh.get(name, 0):
                yield f"{name}: nothing is done in this turn yet"
        return
    if p.favours_left > 1:
        yield f"favours_left: one favour is played in a turn, not {p.favours_left}"
    elif p.claims_left > 2 - p.favours_left:
        yield f"claims_left: there are {2 - p.favours_left} patrons to be won at most, not {p.claims_left}"
    elif p.doubles > 2 - p.favours_left - p.claims_left:
        yield f"doubles: no favour and no patron has brought so many, {p.doubles}"


def _asked(p: P) -> Iterator[str]:
    """A question that cannot be asked here."""
    if not p.frames:
        return
    key, seat = p.question.key, p.seat
    over, choosing = key == "final", key == "goal"
    if bool(p.reason) != over:
        yield f"{key} cannot be asked here: the turns are {'over' if p.reason else 'not over'}"
    if choosing != (not p.round):
        yield f"{key} cannot be asked here: it is round {p.round}"
    if (p.active == NOTHING) != (over or choosing):
        yield f"active: {key} cannot be asked here: it is {'nobody' if p.active == NOTHING else 'somebody'}'s turn"
    elif not over and not choosing and (seat == p.active) == (key == "join"):
        yield f"{key} cannot be asked of seat {seat}: it is the turn of seat {p.active}"
    below = [(p.QUESTIONS[frame[0]].key, frame[1]) for frame in p.frames[:-1]]
    if below != ([] if key in _ALONE else [("action", p.active)]):
        yield f"{key} is asked {'alone' if key in _ALONE else 'in the action phase, above the question action'}"
    if key in _ACTIONS and p.action != _ACTIONS[key]:
        yield f"{key} cannot be asked here: the action is {ACTIONS[p.action]}, not {ACTIONS[_ACTIONS[key]]}"
    played = "" if p.played == NOTHING else FAVOURS[p.played]
    if played not in _PLAYED.get(key, ("",)):
        yield f"{key} cannot be asked here: {played or 'no favour'} is being played"
    if key == "exchange" and not 1 <= p.frames[-1][2] <= p.box.exchanges:
        yield f"exchange: {p.frames[-1][2]} swaps are left of {p.box.exchanges}"
    if key in ("inventory", "restore", "store") and not p.discards[seat]:
        yield f"{key} cannot be asked here: the discard of seat {seat} is empty"
    if any(p.layouts) and not over:
        yield "layouts: final layouts are given when the turns are over"
