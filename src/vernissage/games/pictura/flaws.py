"""What can be wrong with a table that was set up by hand, beside components that are lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

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
    return [*_numbers(p), *_cards(p), *_known(p), *_goals(p), *_seats(p), *_end(p), *_asked(p)]


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
    for name, count, pile in (("under", p.under, p.market), ("patrons_known", p.patrons_known, p.patron_deck)):
        if not 0 <= count <= len(pile):
            yield f"{name}: {count} of {len(pile)}"


def _cards(p: P) -> Iterator[str]:
    """Where there are cards, there is no lack of one; hands are in order, walls have all their places."""
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
    if not p.fashions:
        yield "fashions: there is no public trend"
    for seat in range(p.seats):
        for name, cards in (("hands", p.hands[seat]), ("favours", p.favours[seat])):
            if list(cards) != sorted(cards):
                yield f"{name}[{seat}]: they stand in the order of their numbers"
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
    looking = p.frames and p.question.key == "look"
    looked = looked_at(p) if looking else ()
    for card in p.market[: max(0, len(p.market) - p.under)]:
        allowed = 1 << p.seat if card in looked else 0
        if p.seen[card] != allowed:
            yield f"seen.{PAINTING_NAMES[card]}: it lies face down in the market"


def _goals(p: P) -> Iterator[str]:
    """PI-10: a goal is one of the trends that were offered, and from the first round on everybody has one."""
    for seat, goal in enumerate(p.goals):
        if goal == NOTHING and p.round:
            yield f"goals[{seat}]: none is chosen, but it is round {p.round}"
        if goal != NOTHING and goal not in p.offers[seat]:
            yield f"goals[{seat}]: {TREND_NAMES[goal]} was not offered"


def _seats(p: P) -> Iterator[str]:
    """What each seat has reached goes with how it got there."""
    box = p.box
    for seat in range(p.seats):
        reached = sum(mark <= p.score[seat] for mark in box.marks)
        if not reached <= p.marks[seat] <= len(box.marks):
            yield f"marks[{seat}]: {p.score[seat]} prestige has reached {reached}, not {p.marks[seat]}"
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
    if p.lasts and not p.closing:
        yield "lasts: there are no last turns yet"
    if len(set(p.lasts)) != len(p.lasts) or NOTHING in p.lasts or (p.lasts and p.ender in p.lasts):
        yield "lasts: each seat has one last turn, but for the one that took the end token"
    if p.reason not in ("", *p.setup.title.ends):
        yield f"reason: there are {', '.join(p.setup.title.ends)}"
    if p.first == NOTHING:
        yield "first: somebody plays first"


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
        yield f"{key} cannot be asked here: it is {'nobody' if p.active == NOTHING else 'somebody'}'s turn"
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
