"""What a seat can answer, as named values."""

from __future__ import annotations

from vernissage.core.moves import Move
from vernissage.games.gallerist.events import (
    Action,
    Artist,
    Bonus,
    Cell,
    Contract,
    Kind,
    Location,
    Origin,
    Spot,
    Ticket,
    Visitor,
    Work,
)


class Start(Move, frozen=True, tag="start"):
    """Put the gallerist on a location and take the tile there."""

    location: Location


class Go(Move, frozen=True, tag="go"):
    """Move the gallerist to a location."""

    location: Location


class Leave(Move, frozen=True, tag="leave"):
    """Leave an assistant behind: `desk`, or the location it stands on."""

    origin: Origin


class Nobody(Move, frozen=True, tag="nobody"):
    """Leave nobody behind."""


class Act(Move, frozen=True, tag="act"):
    """Take one of the actions of the location."""

    action: Action


class Idle(Move, frozen=True, tag="idle"):
    """Do nothing, where no action is possible."""


class Walk(Move, frozen=True, tag="walk"):
    """Spend a ticket: move a visitor from the plaza or a lobby one space towards one's own gallery."""

    visitor: Visitor
    spot: Spot


class Stop(Move, frozen=True, tag="stop"):
    """Spend no more tickets."""


class Use(Move, frozen=True, tag="use"):
    """Put an assistant on the contract of a space, 1 to 3, and take its bonus."""

    slot: int


class Done(Move, frozen=True, tag="done"):
    """End the turn without an executive action."""


class Decline(Move, frozen=True, tag="decline"):
    """Take no kicked-out action."""


class Assistant(Move, frozen=True, tag="assistant"):
    """Take the assistant from `desk`, from a location, or the one that was `kicked_out`."""

    origin: Origin


class Discover(Move, frozen=True, tag="discover"):
    artist: Artist


class Buy(Move, frozen=True, tag="buy"):
    artist: Artist


class Acclaim(Move, frozen=True, tag="acclaim"):
    """Give the fame of a bonus to an artist."""

    artist: Artist


class Promote(Move, frozen=True, tag="promote"):
    artist: Artist


class Sign(Move, frozen=True, tag="sign"):
    """Take a contract on display."""

    contract: Contract


class Refresh(Move, frozen=True, tag="refresh"):
    """Lay four new contracts over those on display."""


class SignNone(Move, frozen=True, tag="sign_none"):
    """Take none of the new contracts."""


class Slot(Move, frozen=True, tag="slot"):
    """Put the contract on a space, 1 to 3."""

    slot: int


class Sell(Move, frozen=True, tag="sell"):
    work: Work


class Fulfil(Move, frozen=True, tag="fulfil"):
    """Use a contract for the sale."""

    contract: Contract


class Send(Move, frozen=True, tag="send"):
    """Send a visitor from one's gallery to the plaza."""

    visitor: Visitor


class Usher(Move, frozen=True, tag="usher"):
    """Send a visitor from one's lobby to the plaza."""

    visitor: Visitor


class Face(Move, frozen=True, tag="face"):
    """Turn the contract so that `money` or `influence` is on top."""

    bonus: Bonus


class Hire(Move, frozen=True, tag="hire"):
    count: int


class Reputation(Move, frozen=True, tag="reputation"):
    """Take the reputation tile of a space of the market: form and column."""

    cell: Cell


class Space(Move, frozen=True, tag="space"):
    """Put the tile on the reputation space with this bonus."""

    bonus: Bonus


class Bid(Move, frozen=True, tag="bid"):
    """Bid on a space of the market: amount and column."""

    cell: Cell


class Pay(Move, frozen=True, tag="pay"):
    """Pay so much of the price by influence, the rest in money."""

    steps: int


class Fame(Move, frozen=True, tag="fame"):
    """Add so much fame by influence."""

    steps: int


class TakeTicket(Move, frozen=True, tag="ticket"):
    ticket: Ticket


class TakeTickets(Move, frozen=True, tag="tickets"):
    """Take two tickets of different colours."""

    tickets: tuple[Ticket, ...]


class Exchange(Move, frozen=True, tag="exchange"):
    """Discard this ticket of the box office for one of the colour that has run out."""

    ticket: Ticket


class Admit(Move, frozen=True, tag="admit"):
    """Let a visitor in from the plaza."""

    visitor: Visitor


class Call(Move, frozen=True, tag="call"):
    """Let a visitor in from the bag."""

    visitor: Visitor


class Toss(Move, frozen=True, tag="toss"):
    """Discard a ticket of a largest pile of the box office."""

    ticket: Ticket


class Easel(Move, frozen=True, tag="easel"):
    """Take a work from the easels onto one's `curator` or `dealer` card."""

    work: Work
    card: Kind
