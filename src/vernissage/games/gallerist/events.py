"""What happens in a game of The Gallerist, as named values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from vernissage.core.events import Event, Seat
from vernissage.games.gallerist.codes import ACTIONS, CARDS, DESK, FACES, PLACE
from vernissage.games.gallerist.codes import KICKED as FROM_KICKED
from vernissage.games.gallerist.components import (
    BONUSES,
    COLOURS,
    COLUMNS,
    FORMS,
    LOCATIONS,
    REPUTATION,
    ROWS,
    TICKETS,
    VISITORS,
    Box,
)

(
    DEALT,
    SET_UP,
    STARTED,
    TURN_BEGAN,
    WENT,
    LEFT_BEHIND,
    KICKED,
    NOTHING_TO_DO,
    WALKED,
    ENTERED,
    SENT,
    ASSISTANT_PLACED,
    HIRED,
    RETIRED,
    DISCOVERED,
    BOUGHT,
    PAID,
    FAME_RAISED,
    CELEBRITY,
    TICKET_TAKEN,
    EXCHANGED,
    HUNG,
    WORK_SHOWN,
    TILE_TAKEN,
    TILE_PUT_AWAY,
    SIGNED,
    SIGNED_NONE,
    REFRESHED,
    RESHUFFLED,
    CONTRACT_SHOWN,
    SOLD,
    TURNED_OVER,
    PROMOTED,
    BID_MADE,
    INFLUENCE_GAINED,
    EARNED,
    LOST,
    DECLINED,
    CAME_BACK,
    INTERMEDIATE_SCORING,
    END_IN_SIGHT,
    LAST_TURNS,
    LACERDA_WENT,
    LACERDA_PLACED,
    LACERDA_KICKED,
    KICKED_BY_LACERDA,
    TOSSED,
    LACERDA_TOOK,
    EASEL_TAKEN,
    CARDS_SHOWN,
    SCORED,
    SOLO_RESULT,
    GAME_ENDED,
) = range(53)

SOURCES = ("plaza", "bag", "lobby", "gallery", "bonus", "market", "celebrity", "intermediate")
(
    FROM_PLAZA,
    FROM_BAG,
    FROM_LOBBY,
    FROM_GALLERY,
    FROM_BONUS,
    FROM_MARKET,
    FROM_CELEBRITY,
    FROM_INTERMEDIATE,
) = range(len(SOURCES))
PIECES = ("gallerist", "assistant")

Artist = Annotated[str, "artist"]
Work = Annotated[str, "work"]
Contract = Annotated[str, "contract"]
Tile = Annotated[str, "tile"]
Location = Annotated[str, "location"]
Visitor = Annotated[str, "visitor"]
Ticket = Annotated[str, "ticket"]
Bonus = Annotated[str, "bonus"]
Action = Annotated[str, "action"]
Piece = Annotated[str, "piece"]
Card = Annotated[str, "card"]
Cell = Annotated[str, "cell"]
Origin = Annotated[str, "origin"]
"""Where an assistant comes from."""
Spot = Annotated[str, "spot"]
"""Where a visitor stands: plaza, gallery, or the lobby of a seat: lobby-0 and so on."""


def artist_name(artist: int) -> str:
    """The name of one of the eight artists.

    >>> artist_name(3)
    'photography-red'
    """
    return f"{FORMS[artist // 2]}-{COLOURS[artist % 2]}"


def cell_name(box: Box, cell: int) -> str:
    """The name of a space of the market: its form or bid, then its column."""
    row, column = divmod(cell, COLUMNS)
    head = FORMS[box.market_forms[row]] if row < ROWS else box.bids[row - ROWS]
    return f"{head}-{column + 1}"


def spot_name(source: int) -> str:
    """Where a visitor stands that a ticket moves."""
    return f"lobby-{source - 1}" if source else "plaza"


def origin_name(code: int) -> str:
    """Where an assistant comes from, by its code."""
    return "desk" if code == DESK else "kicked_out" if code == FROM_KICKED else LOCATIONS[code - PLACE]


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """A seat's own curator and dealer card."""

    seat: Seat
    curator: Card
    dealer: Card


class SetUp(Event, frozen=True, tag="set_up", kw_only=True):
    """The board is laid out; `seat` will be the first player."""

    seat: Seat


class Started(Event, frozen=True, tag="started", kw_only=True):
    seat: Seat
    location: Location
    tile: Tile


class TurnBegan(Event, frozen=True, tag="turn_began", kw_only=True):
    seat: Seat
    round: int


class Went(Event, frozen=True, tag="went", kw_only=True):
    seat: Seat
    location: Location


class LeftBehind(Event, frozen=True, tag="left_behind", kw_only=True):
    """An assistant stays where the gallerist was."""

    seat: Seat
    location: Location
    origin: Origin


class Kicked(Event, frozen=True, tag="kicked", kw_only=True):
    """`seat` kicks a piece of `owner` out; it may be an assistant of its own."""

    seat: Seat
    owner: Seat
    piece: Piece
    location: Location


class NothingToDo(Event, frozen=True, tag="nothing_to_do", kw_only=True):
    seat: Seat
    location: Location


class Walked(Event, frozen=True, tag="walked", kw_only=True):
    """A ticket moved a visitor one space towards the seat's gallery."""

    seat: Seat
    visitor: Visitor
    spot: Spot
    to: Spot


class Entered(Event, frozen=True, tag="entered", kw_only=True):
    """A bonus brought a visitor into the gallery, from the plaza or from the bag."""

    seat: Seat
    visitor: Visitor
    source: Annotated[str, "source"]


class Sent(Event, frozen=True, tag="sent", kw_only=True):
    """A visitor left the gallery or the lobby for the plaza."""

    seat: Seat
    visitor: Visitor
    source: Annotated[str, "source"]


class AssistantPlaced(Event, frozen=True, tag="assistant_placed", kw_only=True):
    """An assistant was put on a contract or on a space of the market."""

    seat: Seat
    on: str
    """`contract` or `market`."""
    cell: str
    """The space of the market, or the number of the contract space."""
    origin: Origin


class Hired(Event, frozen=True, tag="hired", kw_only=True):
    seat: Seat


class Retired(Event, frozen=True, tag="retired", kw_only=True):
    """An assistant found no free desk and left the game."""

    seat: Seat


class Discovered(Event, frozen=True, tag="discovered", kw_only=True):
    seat: Seat
    artist: Artist
    bonus: Bonus


class Bought(Event, frozen=True, tag="bought", kw_only=True):
    seat: Seat
    work: Work
    artist: Artist
    amount: int
    by: str
    """`commission` or `signature`."""


class Paid(Event, frozen=True, tag="paid", kw_only=True):
    """What was paid, how much of it by influence, and how many spaces that was."""

    seat: Seat
    amount: int
    steps: int
    influence: int


class FameRaised(Event, frozen=True, tag="fame_raised", kw_only=True):
    """An artist's fame, what a work of it is worth now, and the influence that was spent on it."""

    seat: Seat
    artist: Artist
    amount: int
    fame: int
    influence: int
    value: int


class Celebrity(Event, frozen=True, tag="celebrity", kw_only=True):
    seat: Seat
    artist: Artist


class TicketTaken(Event, frozen=True, tag="ticket_taken", kw_only=True):
    seat: Seat
    ticket: Ticket


class Exchanged(Event, frozen=True, tag="exchanged", kw_only=True):
    """A ticket of the box office was discarded for one of a colour that has run out."""

    seat: Seat
    given: Ticket
    ticket: Ticket


class Hung(Event, frozen=True, tag="hung", kw_only=True):
    seat: Seat
    work: Work
    artist: Artist
    value: int


class WorkShown(Event, frozen=True, tag="work_shown", kw_only=True):
    """The next work of a pile, and the visitors that came to it."""

    work: Work
    visitors: tuple[Visitor, ...]


class TileTaken(Event, frozen=True, tag="tile_taken", kw_only=True):
    """A reputation tile came on a space of the player's board, which brings its bonus."""

    seat: Seat
    tile: Tile
    bonus: Bonus


class TilePutAway(Event, frozen=True, tag="tile_put_away", kw_only=True):
    seat: Seat
    tile: Tile


class Signed(Event, frozen=True, tag="signed", kw_only=True):
    seat: Seat
    contract: Contract
    slot: int


class SignedNone(Event, frozen=True, tag="signed_none", kw_only=True):
    seat: Seat


class Refreshed(Event, frozen=True, tag="refreshed", kw_only=True):
    """Four new contracts are laid over those on display."""

    seat: Seat


class Reshuffled(Event, frozen=True, tag="reshuffled", kw_only=True):
    """Discarded contracts and those on display make a new pile."""


class ContractShown(Event, frozen=True, tag="contract_shown", kw_only=True):
    contract: Contract


class Sold(Event, frozen=True, tag="sold", kw_only=True):
    seat: Seat
    work: Work
    artist: Artist
    amount: int


class TurnedOver(Event, frozen=True, tag="turned_over", kw_only=True):
    """A contract was used for a sale; its back shows this bonus."""

    seat: Seat
    contract: Contract
    bonus: Bonus


class Promoted(Event, frozen=True, tag="promoted", kw_only=True):
    seat: Seat
    artist: Artist
    level: int


class BidMade(Event, frozen=True, tag="bid_made", kw_only=True):
    seat: Seat
    amount: int
    column: int


class InfluenceGained(Event, frozen=True, tag="influence_gained", kw_only=True):
    seat: Seat
    amount: int
    source: Annotated[str, "source"]


class Earned(Event, frozen=True, tag="earned", kw_only=True):
    seat: Seat
    amount: int
    source: Annotated[str, "source"]


class Lost(Event, frozen=True, tag="lost", kw_only=True):
    """A bonus that could not be given."""

    seat: Seat
    bonus: Bonus


class Declined(Event, frozen=True, tag="declined", kw_only=True):
    """No kicked-out action was taken."""

    seat: Seat


class CameBack(Event, frozen=True, tag="came_back", kw_only=True):
    """A kicked-out location action, paid by influence."""

    seat: Seat
    action: Action
    influence: int


class IntermediateScoring(Event, frozen=True, tag="intermediate_scoring", kw_only=True):
    """The first colour of tickets has run out in the box office."""


class EndInSight(Event, frozen=True, tag="end_in_sight", kw_only=True):
    """The game will end: this round is finished, then comes a last one."""


class LastTurns(Event, frozen=True, tag="last_turns", kw_only=True):
    """Everyone has one more turn."""


class LacerdaWent(Event, frozen=True, tag="lacerda_went", kw_only=True):
    location: Location


class LacerdaPlaced(Event, frozen=True, tag="lacerda_placed", kw_only=True):
    """Lacerda has an assistant on the market; a tile that was there is put away."""

    cell: Cell
    tile: str
    """The tile that was there, or `none`."""


class LacerdaKicked(Event, frozen=True, tag="lacerda_kicked", kw_only=True):
    seat: Seat
    piece: Piece
    location: Location


class KickedByLacerda(Event, frozen=True, tag="kicked_by_lacerda", kw_only=True):
    seat: Seat
    piece: Piece
    location: Location


class Tossed(Event, frozen=True, tag="tossed", kw_only=True):
    """A ticket went from the box office to the discards."""

    ticket: Ticket


class LacerdaTook(Event, frozen=True, tag="lacerda_took", kw_only=True):
    """Lacerda's bids were the highest: the work on the easel is his."""


class EaselTaken(Event, frozen=True, tag="easel_taken", kw_only=True):
    seat: Seat
    work: Work
    card: Annotated[str, "kind"]
    amount: int


class CardsShown(Event, frozen=True, tag="cards_shown", kw_only=True):
    seat: Seat
    curator: Card
    dealer: Card


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """A seat's last count in its order."""

    seat: Seat
    cash: int
    majorities: int
    reputation: int
    works: int
    easel: int
    curator: int
    dealer: int
    influence: int
    total: int


class SoloResult(Event, frozen=True, tag="solo_result", kw_only=True):
    """The hardest level of the solo game that was reached, or `none`."""

    level: str


class GameEnded(Event, frozen=True, tag="game_ended", kw_only=True):
    scores: tuple[int, ...]
    reason: Annotated[str, "reason"]


_NAMED: dict[int, Callable[..., Event]] = {
    DEALT: lambda box, seat, one, two: Dealt(seat=seat, curator=f"curator-{one + 1}", dealer=f"dealer-{two + 1}"),
    SET_UP: lambda box, seat: SetUp(seat=seat),
    STARTED: lambda box, seat, place, tile: Started(seat=seat, location=LOCATIONS[place], tile=REPUTATION[tile]),
    TURN_BEGAN: lambda box, seat, number: TurnBegan(seat=seat, round=number),
    WENT: lambda box, seat, place: Went(seat=seat, location=LOCATIONS[place]),
    LEFT_BEHIND: lambda box, seat, place, code: LeftBehind(
        seat=seat, location=LOCATIONS[place], origin=origin_name(code)
    ),
    KICKED: lambda box, seat, owner, piece, place: Kicked(
        seat=seat, owner=owner, piece=PIECES[piece], location=LOCATIONS[place]
    ),
    NOTHING_TO_DO: lambda box, seat, place: NothingToDo(seat=seat, location=LOCATIONS[place]),
    WALKED: lambda box, seat, kind, source: Walked(
        seat=seat, visitor=VISITORS[kind], spot=spot_name(source), to=_towards(seat, source)
    ),
    ENTERED: lambda box, seat, kind, source: Entered(seat=seat, visitor=VISITORS[kind], source=SOURCES[source]),
    SENT: lambda box, seat, kind, source: Sent(seat=seat, visitor=VISITORS[kind], source=SOURCES[source]),
    ASSISTANT_PLACED: lambda box, seat, where, at, code: AssistantPlaced(
        seat=seat,
        on="market" if where else "contract",
        cell=cell_name(box, at) if where else str(at + 1),
        origin=origin_name(code),
    ),
    HIRED: lambda box, seat: Hired(seat=seat),
    RETIRED: lambda box, seat: Retired(seat=seat),
    DISCOVERED: lambda box, seat, artist, bonus: Discovered(
        seat=seat, artist=artist_name(artist), bonus=BONUSES[bonus]
    ),
    BOUGHT: lambda box, seat, work, artist, cost, commission: Bought(
        seat=seat,
        work=box.works[work],
        artist=artist_name(artist),
        amount=cost,
        by="commission" if commission else "signature",
    ),
    PAID: lambda box, seat, amount, steps, spaces: Paid(seat=seat, amount=amount, steps=steps, influence=spaces),
    FAME_RAISED: lambda box, seat, artist, by, fame, spaces, value: FameRaised(
        seat=seat, artist=artist_name(artist), amount=by, fame=fame, influence=spaces, value=value
    ),
    CELEBRITY: lambda box, seat, artist: Celebrity(seat=seat, artist=artist_name(artist)),
    TICKET_TAKEN: lambda box, seat, kind: TicketTaken(seat=seat, ticket=TICKETS[kind]),
    EXCHANGED: lambda box, seat, given, kind: Exchanged(seat=seat, given=TICKETS[given], ticket=TICKETS[kind]),
    HUNG: lambda box, seat, work, artist, value: Hung(
        seat=seat, work=box.works[work], artist=artist_name(artist), value=value
    ),
    WORK_SHOWN: lambda box, work, counts: WorkShown(
        work=box.works[work], visitors=tuple(VISITORS[kind] for kind in range(3) for _ in range(counts[kind]))
    ),
    TILE_TAKEN: lambda box, seat, tile, space: TileTaken(
        seat=seat, tile=REPUTATION[tile], bonus=BONUSES[box.reputation_bonuses[space]]
    ),
    TILE_PUT_AWAY: lambda box, seat, tile: TilePutAway(seat=seat, tile=REPUTATION[tile]),
    SIGNED: lambda box, seat, card, slot: Signed(seat=seat, contract=box.contracts[card], slot=slot + 1),
    SIGNED_NONE: lambda box, seat: SignedNone(seat=seat),
    REFRESHED: lambda box, seat: Refreshed(seat=seat),
    RESHUFFLED: lambda box: Reshuffled(),
    CONTRACT_SHOWN: lambda box, card: ContractShown(contract=box.contracts[card]),
    SOLD: lambda box, seat, work, artist, value: Sold(
        seat=seat, work=box.works[work], artist=artist_name(artist), amount=value
    ),
    TURNED_OVER: lambda box, seat, card, face: TurnedOver(seat=seat, contract=box.contracts[card], bonus=FACES[face]),
    PROMOTED: lambda box, seat, artist, level: Promoted(seat=seat, artist=artist_name(artist), level=level),
    BID_MADE: lambda box, seat, amount, column: BidMade(seat=seat, amount=amount, column=column + 1),
    INFLUENCE_GAINED: lambda box, seat, amount, source: InfluenceGained(
        seat=seat, amount=amount, source=SOURCES[source]
    ),
    EARNED: lambda box, seat, amount, source: Earned(seat=seat, amount=amount, source=SOURCES[source]),
    LOST: lambda box, seat, bonus: Lost(seat=seat, bonus=BONUSES[bonus]),
    DECLINED: lambda box, seat: Declined(seat=seat),
    CAME_BACK: lambda box, seat, action, spaces: CameBack(seat=seat, action=ACTIONS[action], influence=spaces),
    INTERMEDIATE_SCORING: lambda box: IntermediateScoring(),
    END_IN_SIGHT: lambda box: EndInSight(),
    LAST_TURNS: lambda box: LastTurns(),
    LACERDA_WENT: lambda box, place: LacerdaWent(location=LOCATIONS[place]),
    LACERDA_PLACED: lambda box, cell, tile: LacerdaPlaced(
        cell=cell_name(box, cell), tile="none" if tile < 0 else REPUTATION[tile]
    ),
    LACERDA_KICKED: lambda box, seat, piece, place: LacerdaKicked(
        seat=seat, piece=PIECES[piece], location=LOCATIONS[place]
    ),
    KICKED_BY_LACERDA: lambda box, seat, piece, place: KickedByLacerda(
        seat=seat, piece=PIECES[piece], location=LOCATIONS[place]
    ),
    TOSSED: lambda box, kind: Tossed(ticket=TICKETS[kind]),
    LACERDA_TOOK: lambda box: LacerdaTook(),
    EASEL_TAKEN: lambda box, seat, work, card, value: EaselTaken(
        seat=seat, work=box.works[work], card=CARDS[card], amount=value
    ),
    CARDS_SHOWN: lambda box, seat, one, two: CardsShown(
        seat=seat, curator=f"curator-{one + 1}", dealer=f"dealer-{two + 1}"
    ),
    SCORED: lambda box, seat, *lines: Scored(
        seat=seat,
        cash=lines[0],
        majorities=lines[1],
        reputation=lines[2],
        works=lines[3],
        easel=lines[4],
        curator=lines[5],
        dealer=lines[6],
        influence=lines[7],
        total=lines[8],
    ),
    SOLO_RESULT: lambda box, level: SoloResult(level=level),
    GAME_ENDED: lambda box, scores, reason: GameEnded(scores=scores, reason=reason),
}


def _towards(seat: int, source: int) -> str:
    """The next space on the way to a seat's gallery."""
    if not source:
        return spot_name(seat + 1)
    return "gallery" if source - 1 == seat else "plaza"


def named(box: Box, event: int, audience: tuple[int, ...] | None, facts: tuple[Any, ...]) -> Event:
    """The named form of what the engine noted."""
    value = _NAMED[event](box, *facts)
    return value if audience is None else msgspec.structs.replace(value, audience=audience)
