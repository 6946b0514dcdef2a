"""Several facts in one number: how each is put together and taken apart. Their names are in `names`.

An *artist* is one of eight places, a *work* a tile. A work on a wall is signed by an artist; a contract in a slot lies
on one of its faces, with or without an assistant; a piece on a location is a gallerist or an assistant of an owner.
"""

from __future__ import annotations

from typing import Final

from vernissage.games.gallerist.components import ARTISTS, COLOURS, COLUMNS, LOCATIONS

_COLOURS: Final[int] = len(COLOURS)
_KINDS: Final = 2
_FACES: Final = 3


# Artists: form, colour.


def artist_at(form: int, colour: int) -> int:
    return form * _COLOURS + colour


def form_of(artist: int) -> int:
    return artist // _COLOURS


def colour_of(artist: int) -> int:
    return artist % _COLOURS


# Works on a wall: work, artist; works that were sold: also whether as a masterpiece.


def hung(work: int, artist: int) -> int:
    return work * ARTISTS + artist


def work_of(signed: int) -> int:
    return signed // ARTISTS


def artist_of(signed: int) -> int:
    return signed % ARTISTS


def sold_as(signed: int, masterpiece: bool) -> int:
    return signed * 2 + masterpiece


def signed_of(sold: int) -> int:
    return sold // 2


def sold_work(sold: int) -> int:
    return sold // (2 * ARTISTS)


def sold_as_masterpiece(sold: int) -> bool:
    return sold % 2 == 1


# The works taken from the easels at the end: work, card.


def prize(work: int, card: int) -> int:
    return work * 2 + card


def prize_work(taken: int) -> int:
    return taken // 2


def prize_card(taken: int) -> int:
    return taken % 2


# Contracts in a slot: contract, face, assistant.


def slotted(contract: int, face: int, assistant: bool) -> int:
    return (contract * _FACES + face) * 2 + assistant


def contract_of(slot: int) -> int:
    return slot // (2 * _FACES)


def face_of(slot: int) -> int:
    return slot // 2 % _FACES


def has_assistant(slot: int) -> bool:
    return slot % 2 == 1


# Pieces on locations: owner, kind. In a solo game the owner after the last seat is Lacerda.


def gallerist(owner: int) -> int:
    return owner * _KINDS


def assistant(owner: int) -> int:
    return owner * _KINDS + 1


def owner_of(piece: int) -> int:
    return piece // _KINDS


def is_assistant(piece: int) -> bool:
    return piece % _KINDS == 1


# Spaces of the market: row, column; actions: location, and which of its two.


def row_of(cell: int) -> int:
    return cell // COLUMNS


def column_of(cell: int) -> int:
    return cell % COLUMNS


def location_of(action: int) -> int:
    return action // 2


ACTIONS_OF: Final[tuple[tuple[int, int], ...]] = tuple((2 * at, 2 * at + 1) for at in range(len(LOCATIONS)))
"""The two actions of each location."""
