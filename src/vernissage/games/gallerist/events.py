"""What happens in a game of The Gallerist, as named values."""

from __future__ import annotations

from typing import Annotated

from vernissage.core.events import Event, Seat
from vernissage.games.gallerist.codes import ACTIONS, CARDS
from vernissage.games.gallerist.components import BONUSES, LOCATIONS, TICKETS, VISITORS
from vernissage.games.gallerist.names import HOLDERS, PIECES

Artist = Annotated[str, "artist"]
Work = Annotated[str, "work"]
Contract = Annotated[str, "contract"]
Tile = Annotated[str, "tile"]
Location = Annotated[str, "location", LOCATIONS]
Visitor = Annotated[str, "visitor", VISITORS]
Ticket = Annotated[str, "ticket", TICKETS]
Bonus = Annotated[str, "bonus", BONUSES]
Action = Annotated[str, "action", ACTIONS]
Piece = Annotated[str, "piece", PIECES]
Curator = Annotated[str, "curator"]
Dealer = Annotated[str, "dealer"]
Kind = Annotated[str, "kind", CARDS]
"""What kind of card it is."""
Source = Annotated[str, "source"]
Cell = Annotated[str, "cell"]
Place = Annotated[str, "place"]
"""Where an assistant is put, by its name: a space of the market, or a contract space."""
Origin = Annotated[str, "origin"]
"""Where an assistant comes from."""
Spot = Annotated[str, "spot"]
"""Where a visitor stands: plaza, gallery, or the lobby of a seat: lobby-0 and so on."""
Holder = Annotated[str, HOLDERS]
"""What an assistant is put on."""


class Dealt(Event, frozen=True, tag="dealt", kw_only=True):
    """A seat's own curator and dealer card."""

    seat: Seat
    curator: Curator
    dealer: Dealer


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
    source: Source


class Sent(Event, frozen=True, tag="sent", kw_only=True):
    """A visitor left the gallery or the lobby for the plaza."""

    seat: Seat
    visitor: Visitor
    source: Source


class AssistantPlaced(Event, frozen=True, tag="assistant_placed", kw_only=True):
    """An assistant was put on a contract or on a space of the market."""

    seat: Seat
    on: Holder
    cell: Place
    """The space of the market, or the number of the contract space."""
    origin: Origin


class Hired(Event, frozen=True, tag="hired", kw_only=True):
    seat: Seat


class WentHome(Event, frozen=True, tag="went_home", kw_only=True):
    """A piece that was kicked out, or an assistant whose contract was used, went home: to the gallery, or to a desk."""

    seat: Seat
    piece: Piece
    source: Source


class Retired(Event, frozen=True, tag="retired", kw_only=True):
    """An assistant found no free desk and left the game."""

    seat: Seat
    source: Source


class CommissionGivenUp(Event, frozen=True, tag="commission_given_up", kw_only=True):
    """The works of a commission have run out; its signature is back beside the artist."""

    seat: Seat
    artist: Artist


class Discovered(Event, frozen=True, tag="discovered", kw_only=True):
    seat: Seat
    artist: Artist
    bonus: Bonus


class CollectorCame(Event, frozen=True, tag="collector_came", kw_only=True):
    """The collector who stood on an artist came to the plaza."""

    artist: Artist


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
    """A contract was laid on one of the four spaces of the display, over what lies there."""

    contract: Contract
    place: int
    """1 to 4."""


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
    source: Source


class Earned(Event, frozen=True, tag="earned", kw_only=True):
    seat: Seat
    amount: int
    source: Source


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


class LacerdaLeftBehind(Event, frozen=True, tag="lacerda_left_behind", kw_only=True):
    """An assistant of Lacerda's stays where his gallerist was."""

    location: Location


class LacerdaWent(Event, frozen=True, tag="lacerda_went", kw_only=True):
    location: Location


class LacerdaWentHome(Event, frozen=True, tag="lacerda_went_home", kw_only=True):
    """An assistant of Lacerda's left a location and is beside the board again."""

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
    card: Kind
    amount: int


class CardsShown(Event, frozen=True, tag="cards_shown", kw_only=True):
    seat: Seat
    curator: Curator
    dealer: Dealer


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
