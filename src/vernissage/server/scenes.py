"""A screen of any position: at a live table, in a replay, in a guide. Built from the seat's view and nothing else.

Whoever has a position, the players' names, a seat and a language has a screen: `screen` builds it, `company` says who
sits there where there is no table behind it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from vernissage.core.events import Event
from vernissage.core.position import Position
from vernissage.core.setups import Setup
from vernissage.core.text import Words
from vernissage.core.views import View
from vernissage.server import messages, wire


def words_for(setup: Setup, names: Sequence[str], language: str) -> Words:
    """The texts of a game in a language, with its options, its players' names and its components."""
    components = "" if setup.is_standard else setup.components_text
    return setup.title.words(language, setup.options, tuple(names), components)


def company(
    setup: Setup,
    seat: int | None,
    words: Words,
    *,
    bots: Sequence[str | None] = (),
    id: str = "",
    status: wire.Status = "playing",
    commitment: str = "",
    seed: str = "",
    winners: tuple[int, ...] = (),
) -> wire.TableInfo:
    """Who sits there, where there is no live table: everybody by name, bots by their kind too; `seat` is you."""
    playing = [bots[place] if place < len(bots) else None for place in range(setup.seats)]
    chosen = {key: messages.plain(value) for key, value in setup.options.items()}
    return wire.TableInfo(
        id=id,
        title=setup.title.key,
        title_name=words.say("title-name"),
        status=status,
        options=chosen,
        own_components=not setup.is_standard,
        option_names=messages.option_names(setup.title.key, tuple(chosen.items()), words.language),
        seats=tuple(
            wire.SeatInfo(place, "bot" if bot else "person", words.seat(place), bot, True, False, place == seat, False)
            for place, bot in enumerate(playing)
        ),
        spectators=0,
        public=False,
        hammer=0,
        away=0,
        commitment=commitment,
        seed=seed,
        created=0.0,
        you_host=False,
        your_seat=seat,
        rematch=None,
        winners=winners,
    )


def screen(
    position: Position,
    seat: int | None,
    words: Words,
    table: wire.TableInfo,
    *,
    view: View | None = None,
    waiting: str | None = None,
    asked: bool = True,
    board: bool = False,
    offered: bool = False,
    orders: tuple[wire.OrderInfo, ...] = (),
    undoable: int = 0,
    held_by: int | None = None,
    events: tuple[wire.EventLine, ...] = (),
) -> wire.State:
    """All that stands on the screen of a seat (None: a spectator).

    `view` is the seat's view if it was looked at before, `asked` whether the seat may answer what is asked of it here,
    `board` whether the client needs the view as plain tables, `offered` whether it has a board that offers the answers.
    """
    view = position.view(seat) if view is None else view
    return wire.State(
        table=table,
        view=msgspec.structs.replace(view, own_components="") if view.own_components else view,
        board=position.setup.title.board(view, words) if board else None,
        waiting=awaited(position, words) if waiting is None else waiting,
        choices=messages.choices(position, seat, words, offered) if asked and seat is not None else None,
        orders=orders,
        undoable=undoable,
        held_by=held_by,
        clock=None,
        events=events,
        chat=(),
        facts=words.known,
    )


def file_name(title: str, table: str) -> str:
    """What the record of a table is called when it is downloaded."""
    return f"{title}-{table}.vrec"


def awaited(position: Position, words: Words) -> str:
    """Whom the game waits for, in words."""
    if not position.frames:
        return words.say("table-over")
    return words.say("table-waiting", players=words.seats(position.question.awaited(position)))


def lines(events: Iterable[Event], seat: int | None, words: Words, after: int = 0) -> tuple[wire.EventLine, ...]:
    """Those of some events that a seat, or a spectator, may know, told in words and numbered from `after` on."""
    heard = [event for event in events if event.seen_by(seat)]
    return tuple(
        wire.EventLine(n, event, words.told("event", event), 0.0, "") for n, event in enumerate(heard, after + 1)
    )
