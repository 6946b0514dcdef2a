"""The names of the engine's numbers, by the mark of the fields that hold them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vernissage.core.naming import Mask, Names, Naming, Numbers, Packed, Parts
from vernissage.games.gallerist.codes import (
    ACTIONS,
    CARDS,
    DISPLAYED,
    FACES,
    HUNG,
    ORIGINS,
    SLOTS,
    space_names,
    spot_names,
)
from vernissage.games.gallerist.components import (
    ARTIST_NAMES,
    BONUSES,
    CELLS,
    FORMS,
    LEVELS,
    LOCATIONS,
    REPUTATION,
    TICKETS,
    UPPER,
    VISITORS,
    Box,
)

PHASES = ("playing", "last_rounds", "last_turns")
PIECES = ("gallerist", "assistant")
GALLERIST: Final = 0
ASSISTANT: Final = 1
SOURCES = ("plaza", "bag", "lobby", "gallery", "bonus", "market", "celebrity", "intermediate", "location", "contract")
FROM_PLAZA: Final = 0
FROM_BAG: Final = 1
FROM_LOBBY: Final = 2
FROM_GALLERY: Final = 3
FROM_BONUS: Final = 4
FROM_MARKET: Final = 5
FROM_CELEBRITY: Final = 6
FROM_INTERMEDIATE: Final = 7
FROM_LOCATION: Final = 8
FROM_CONTRACT: Final = 9
HOLDERS = ("contract", "market")
ON_CONTRACT: Final = 0
ON_MARKET: Final = 1
"""What an assistant is put on."""
_SWITCH = Names("switch", ("no", "yes"))


class _Fame(Numbers):
    """Fame, or that nobody has discovered the artist."""

    def write(self, value: int) -> Any:
        return "undiscovered" if value == -1 else super().write(value)

    def read(self, plain: Any) -> int:
        return -1 if plain == "undiscovered" else super().read(plain)


def owners(seats: int) -> tuple[str, ...]:
    """Who can have pieces on the board: the seats, and solo Lacerda behind the last one."""
    return (*(f"seat {seat}" for seat in range(seats)), *(("Lacerda",) if seats == 1 else ()))


def cards(kind: str, count: int) -> tuple[str, ...]:
    """The names of the curator or dealer cards."""
    return tuple(f"{kind}-{number}" for number in range(1, count + 1))


def vocabulary(box: Box, seats: int) -> Mapping[str, Naming]:
    """All marks of fields, frames and events."""
    artist, work, contract = Names("artist", ARTIST_NAMES), Names("work", box.works), Names("contract", box.contracts)
    piece, owner = Names("piece", PIECES), Names("owner", owners(seats), none="nobody")
    visitor, ticket, kind = Names("visitor", VISITORS), Names("ticket", TICKETS), Names("card", CARDS)
    return {
        "phase": Names("phase", PHASES),
        "location": Names("location", LOCATIONS),
        "stand": Names("location", LOCATIONS, none="home"),
        "action": Names("action", ACTIONS),
        "acting": Names("action", ACTIONS, none="nothing"),
        "bonus": Names("bonus", BONUSES, none="nothing"),
        "source": Names("source", SOURCES),
        "origin": Names("place of assistants", ORIGINS),
        "spot": Names("place of visitors", (*spot_names(seats), "gallery")),
        "switch": _SWITCH,
        "form": Names("form", FORMS),
        "artist": artist,
        "artist_tile": Names("artist tile", box.artists),
        "bonus_tile": Names("bonus tile", box.bonus_tiles),
        "fame": _Fame(0, box.celebrity),
        "level": Names("level", [f"level-{level}" for level in range(1, LEVELS + 1)]),
        "work": work,
        "hung": Packed(work=work, artist=artist),
        "sold": Packed(work=work, artist=artist, masterpiece=_SWITCH),
        "prize": Packed(work=work, card=kind),
        "wall_place": HUNG,
        "contract": contract,
        "slot": Packed(contract=contract, face=Names("face", FACES), assistant=_SWITCH),
        "slot_place": SLOTS,
        "display_place": DISPLAYED,
        "piece": piece,
        "standing": Packed(owner=owner, piece=piece),
        "owner": owner,
        "visitor": visitor,
        "visitors": Parts(*VISITORS),
        "visitor_kinds": Mask(visitor),
        "visitor_in_bag": Names("visitor", box.visitor_names),
        "ticket": ticket,
        "tickets": Parts(*TICKETS),
        "colours": Mask(ticket),
        "tile": Names("tile", REPUTATION),
        "space": space_names(box),
        "cell": Names("space of the market", box.cells),
        "tile_cell": Names("space of the market", box.cells[:UPPER]),
        "tile_place": Names("space of the market", box.cells[:UPPER], none="third exhibition space"),
        "holder": Names("holder of an assistant", HOLDERS),
        "holder_place": Numbers(1, CELLS),
        "kind": kind,
        "curator": Names("curator card", cards("curator", len(box.curators))),
        "dealer": Names("dealer card", cards("dealer", len(box.dealers))),
    }


def deal_names(box: Box, seats: int) -> dict[str, tuple[str, ...]]:
    """What a scripted deal can put in order, with the name of each component by its number.

    `reshuffle` is the contract pile when it is made anew.
    """
    return {
        "artists": box.artists,
        "bonuses": box.bonus_tiles,
        **dict.fromkeys((*FORMS, "easels"), box.works),
        "bag": box.visitor_names,
        "contracts": box.contracts,
        "curators": cards("curator", len(box.curators)),
        "dealers": cards("dealer", len(box.dealers)),
        "reputation": REPUTATION,
        "first_player": tuple(str(seat) for seat in range(seats)),
        "reshuffle": box.contracts,
    }
