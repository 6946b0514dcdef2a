"""What is asked: the question in its terms, what is refused and why, and all that is still to come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from vernissage.core.errors import Refusal
from vernissage.core.naming import Seat
from vernissage.core.writing import named_frame
from vernissage.games.gallerist import components as c
from vernissage.games.gallerist import packed
from vernissage.games.gallerist.codes import ACTIONS, ARTIST, ZERO
from vernissage.games.gallerist.decisions import colony, turns
from vernissage.games.gallerist.events import Action, Artist, Cell, Contract, Holder, Location, Ticket, Tile, Work
from vernissage.games.gallerist.names import HOLDERS, ON_MARKET
from vernissage.games.gallerist.position import HOME, NOTHING, GalleristPosition


class StepView(msgspec.Struct, frozen=True):
    """A question or a step still to come, the next one last."""

    key: str
    seat: Seat
    facts: dict[str, Any]
    """What it is about, by name, as in the text of a position: `price`, `artist`, `bonus`."""
    idle: bool
    """Whether it will bring nothing: an empty bonus, an artist no collector leaves."""


class RefusedView(msgspec.Struct, frozen=True):
    """An action that cannot be taken now, and the refusal it would meet."""

    action: Action
    rule: str
    reason: str
    needed: int | str
    available: int | str


class AskView(msgspec.Struct, frozen=True):
    """What the question asked now is about, as far as it has such a thing."""

    location: Location | None = None
    """Where one acts, where one was kicked out, where one goes."""
    action: Action | None = None
    """The location action under way, or just taken."""
    kicked: bool = False
    """Whether it is all about a piece that was kicked out."""
    left: Location | None = None
    """The location that was left."""
    price: int | None = None
    influence: tuple[int, ...] = ()
    """For each amount from the lowest on: where the influence marker would stand."""
    artist: Artist | None = None
    gain: int | None = None
    """The fame an artist gains anyway."""
    contract: Contract | None = None
    work: Work | None = None
    tile: Tile | None = None
    on: Holder | None = None
    cell: Cell | None = None
    ticket: Ticket | None = None
    """The colour that has run out."""
    refreshed: bool | None = None
    prices: tuple[int, ...] = ()
    """For each artist or number in the order of the options: what it costs."""
    executive: bool = False
    """Whether the executive action of the turn is still to be had."""
    refused: tuple[RefusedView, ...] = ()
    """Where a location or an action is chosen: the actions that are not to be had."""


def step(p: GalleristPosition, frame: tuple[int, ...]) -> StepView:
    """A question or step that is still to come."""
    number, seat, *facts = frame
    key = p.QUESTIONS[number].key
    named = {name: value for name, value in named_frame(p, frame).items() if name not in ("question", "step", "seat")}
    empty = key == "bonus" and facts[0] == c.NO_BONUS
    return StepView(key, seat, named, idle=empty or (key == "collector_leaves" and not p.collectors[facts[0]]))


def ask(p: GalleristPosition) -> AskView:
    """What the question asked now is about, and where in the turn it comes."""
    terms = _terms(p)
    return msgspec.structs.replace(
        terms,
        location=terms.location or _location(p),
        action=None if p.acting == NOTHING else ACTIONS[p.acting],
        kicked=any(frame[0] == turns.GO_HOME for frame in p.frames),
    )


def _location(p: GalleristPosition) -> str | None:
    """Where the gallerist whose turn it is has gone, or where a piece was kicked out; None before and after."""
    asked = {frame[0] for frame in p.frames}
    if turns.GO_HOME in asked:
        return c.LOCATIONS[p.waiting_at]
    place = p.stands[p.turn]
    return None if place == HOME or asked & {turns.START, turns.TURN, turns.EASEL} else c.LOCATIONS[place]


def _terms(p: GalleristPosition) -> AskView:
    box = p.box
    number, seat, *facts = p.frames[-1]
    question = p.QUESTIONS[number]
    key = question.key
    executive_left = key in ("turn", "action", "after") and not p.executed
    if key == "turn":
        return AskView(executive=executive_left, refused=_refused(turns.refusals_from_afar(p, seat)))
    if key in ("action", "kicked_out"):
        refused = _refused(turns.refusals_here(p, seat))
        return AskView(location=c.LOCATIONS[facts[0]], executive=executive_left, refused=refused)
    if key == "leave":
        return AskView(left=c.LOCATIONS[facts[0]], location=c.LOCATIONS[facts[1]])
    if key == "pay":
        return AskView(price=facts[0], influence=_markers(p, seat, box.money_step))
    if key == "fame":
        return AskView(artist=c.ARTIST_NAMES[facts[0]], gain=facts[1], influence=_markers(p, seat, box.star_step))
    if key == "buy":
        artists = [code - ARTIST for code in question.options(p, seat)]
        return AskView(prices=tuple(colony.price(p, seat, artist) for artist in artists))
    if key == "promote":
        return AskView(prices=tuple(p.promotion[code - ARTIST] + 1 for code in question.options(p, seat)))
    if key == "sign":
        return AskView(refreshed=bool(facts[0]))
    if key == "slot":
        return AskView(contract=box.contracts[p.display[facts[0]][-1]])
    if key == "fulfil":
        return AskView(work=box.works[packed.work_of(p.walls[seat][facts[0]])])
    if key in ("send", "face"):
        return AskView(contract=box.contracts[packed.contract_of(p.slots[seat][facts[0]])])
    if key == "space":
        tile = p.third[seat] if facts[0] == colony.THIRD else p.tiles[facts[0]]
        return AskView(tile=c.REPUTATION[tile], cell=None if facts[0] == colony.THIRD else box.cells[facts[0]])
    if key == "assistant":
        on_market = facts[0] == ON_MARKET
        return AskView(
            on=HOLDERS[facts[0]],
            cell=box.cells[facts[1]] if on_market else None,
            contract=None if on_market else box.contracts[packed.contract_of(p.slots[seat][facts[1]])],
        )
    if key == "exchange":
        return AskView(ticket=c.TICKETS[facts[0]])
    return AskView(executive=executive_left)


def _refused(refusals: Iterable[tuple[int, Refusal]]) -> tuple[RefusedView, ...]:
    return tuple(
        RefusedView(ACTIONS[action], why.rule, why.reason, why.needed, why.available) for action, why in refusals
    )


def _markers(p: GalleristPosition, seat: int, back: Sequence[int]) -> tuple[int, ...]:
    """Where the influence marker would stand after each amount that can be answered."""
    amounts = p.question.amounts(p, seat)
    space = p.influence[seat]
    spaces = [space]
    while (space := back[space]) >= 0:
        spaces.append(space)
    low = amounts[0] - ZERO
    return tuple(spaces[low : low + len(amounts)])
