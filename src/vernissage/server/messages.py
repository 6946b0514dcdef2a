"""What each visitor is told, built from the view of his seat and nothing else."""

from __future__ import annotations

import functools
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from vernissage.bots import BOTS, offered
from vernissage.bots.levels import LEVELS
from vernissage.core.asking import may_speak
from vernissage.core.errors import LessonError
from vernissage.core.facts import Option
from vernissage.core.lessons import FIRST_GAME, lessons_of, puzzles_of
from vernissage.core.moves import Move, amount_field, field_types, tag_of
from vernissage.core.position import Position
from vernissage.core.questions import Mode, Several
from vernissage.core.registry import title as find_title
from vernissage.core.text import Words
from vernissage.core.titles import Title
from vernissage.server import orders, wire
from vernissage.server.refusals import TableError
from vernissage.server.stored import SetAside, StoredTable
from vernissage.server.wording import worded

if TYPE_CHECKING:
    from vernissage.server.house import House
    from vernissage.server.table import LiveTable


DAY = 24 * 60 * 60
STRIDE = 7
"""The works of a title are listed by artist: so many further on each day there is another hand to see."""


def words_of(table: LiveTable, language: str) -> Words:
    """The texts of a table's title, with its options, its players' names and the components it is played with."""
    options = table.title.facts.read_options(len(table.seats), table.options)
    return table.title.words(language, options, table.seating.names, table.components)


def title_info(title: Title[Any, Any], language: str) -> wire.TitleInfo:
    words, works = title.words(language), title.works()
    today = int(time.time() // DAY)
    return wire.TitleInfo(
        key=title.key,
        name=words.say("title-name"),
        summary=words.say("title-summary"),
        designer=title.facts.designer,
        year=title.facts.year,
        players=title.facts.players,
        minutes=title.facts.minutes,
        options=tuple(_option_info(title, option, words) for option in title.facts.options),
        bots=tuple(offered(title)),
        has_board=bool(works),
        work=works[today * STRIDE % len(works)] if works else "",
        has_auctions=any(question.mode is Mode.FLOOR for question in title.position_type.QUESTIONS),
        guide=_has_guide(title),
        puzzles=_puzzles(title),
    )


def bot_infos(language: str) -> tuple[wire.BotInfo, ...]:
    """The bots in words."""
    return tuple(
        wire.BotInfo(name, worded(f"bot-{name}", language), worded(f"bot-{name}-says", language))
        for name in (*LEVELS, *BOTS)
    )


def _has_guide(title: Title[Any, Any]) -> bool:
    """Whether there is a guide; one that cannot be read is its author's to mend, and keeps nobody from the shelf."""
    try:
        return FIRST_GAME in lessons_of(title)
    except LessonError:
        return False


def _puzzles(title: Title[Any, Any]) -> int:
    """How many puzzles there are; where one cannot be read, none."""
    try:
        return len(puzzles_of(title))
    except LessonError:
        return 0


def _option_info(title: Title[Any, Any], option: Option, words: Words) -> wire.OptionInfo:
    values = ("on", "off") if option.is_switch else option.choices
    default = title.facts.read_options(title.facts.players[0], {})[option.key]
    return wire.OptionInfo(
        key=option.key,
        name=words.say(f"option-{option.key}"),
        help=words.say(f"option-{option.key}-help"),
        choices=tuple((value, _value_name(option, value, words)) for value in values),
        default=plain(default),
        players=option.players,
    )


def _value_name(option: Option, value: str, words: Words) -> str:
    return words.say(f"switch-{value}" if option.is_switch else f"option-{option.key}-{value}")


@functools.lru_cache(maxsize=64)
def _words(title_key: str, language: str) -> Words:
    """A title's words for what depends on no game."""
    return find_title(title_key).words(language)


@functools.lru_cache(maxsize=4096)
def option_names(title_key: str, chosen: tuple[tuple[str, str], ...], language: str) -> tuple[tuple[str, str], ...]:
    """The options of a table in words: name and value."""
    words = _words(title_key, language)
    options = {option.key: option for option in find_title(title_key).facts.options}
    return tuple(
        (words.say(f"option-{key}"), _value_name(options[key], value, words)) for key, value in chosen if key in options
    )


def plain(value: str | bool) -> str:
    """The value of an option as a word."""
    return ("on" if value else "off") if isinstance(value, bool) else value


def table_info(
    table: LiveTable, your_seat: int | None, hosts: bool, words: Words, shared: tuple[int, ...] = ()
) -> wire.TableInfo:
    """A table as those in a seat (None: the spectators) see it."""
    chosen = table.title.facts.read_options(len(table.seats), table.options)
    position = table.position
    outcome = position.outcome if position is not None else None
    return wire.TableInfo(
        id=table.id,
        title=table.title.key,
        title_name=words.say("title-name"),
        status=table.status,  # type: ignore[arg-type]
        options={key: plain(value) for key, value in chosen.items()},
        own_components=bool(table.components),
        option_names=option_names(table.title.key, tuple((key, plain(chosen[key])) for key in chosen), words.language),
        seats=tuple(_seat_info(table, seat, seat == your_seat) for seat in range(len(table.seats))),
        spectators=len(table.present) - len(table.people),
        public=table.public,
        hammer=table.hammer,
        away=table.away,
        commitment=table.commitment,
        seed=table.seed if outcome is not None and not table.sealed else "",
        created=table.created,
        you_host=hosts,
        your_seat=your_seat,
        shared=shared,
        rematch=table.rematch,
        winners=() if outcome is None or table.is_closed_to(your_seat) else outcome.winners,
        evening=table.evening,
        sealed=table.sealed,
        fork=None if table.fork is None else msgspec.convert(table.fork, wire.Fork),
        reserve=table.reserve,
        refill=table.refill,
        hints=table.offers_hints,
    )


def kept_info(table: LiveTable | StoredTable, guest: str | None, language: str) -> wire.TableInfo:
    """A table as a guest sees it, also one that cannot be played here."""
    if isinstance(table, StoredTable):
        return _stored_info(table, guest, language, SetAside(table))
    return live_info(table, guest, language)


def listed_info(house: House, table: LiveTable | StoredTable, guest: str | None, language: str) -> wire.TableInfo:
    """A table in a list of many: nothing is opened or replayed for it."""
    if isinstance(table, StoredTable):
        return _stored_info(table, guest, language, house.why_set_aside(table))
    return live_info(table, guest, language)


def your_turn(house: House, table: LiveTable | StoredTable, guest: str | None) -> float | None:
    """Since when a game waits for a guest; None if it does not, or cannot be played."""
    if table.status != "playing" or (isinstance(table, StoredTable) and house.why_set_aside(table) is not None):
        return None
    asked = [table.awaited[seat] for seat in table.seats_of(guest) if seat in table.awaited]
    return min(asked, default=None) if not any(place.left and place.guest == guest for place in table.seats) else None


def your_clock(table: LiveTable | StoredTable, guest: str | None) -> int | None:
    """When the first of a guest's clocks falls that run at a table."""
    falls = {} if table.reserves is None else table.reserves.falls
    return min((round(falls[seat]) for seat in table.seats_of(guest) if seat in falls), default=None)


def _clock(table: LiveTable | StoredTable, seat: int) -> dict[str, int | None]:
    """The clock of a seat: when it falls, or what it has left."""
    if table.reserves is None or table.seats[seat].kind != "person":
        return {}
    falls, left = table.reserves.falls.get(seat), table.reserves.left.get(seat)
    return {"falls": None if falls is None else round(falls), "left": None if left is None else round(left)}


def live_info(table: LiveTable, guest: str | None, language: str) -> wire.TableInfo:
    """A live table as a guest sees it."""
    hosts = guest is not None and guest == table.host
    return table_info(table, table.seat_of(guest), hosts, table.screens.words(language))


def _stored_info(table: StoredTable, guest: str | None, language: str, why: SetAside | None) -> wire.TableInfo:
    options = {key: plain(value) for key, value in table.options.items()}
    known = why is None and table.title is not None
    return wire.TableInfo(
        id=table.id,
        title=table.key,
        title_name=_words(table.key, language).say("title-name") if known else table.name,
        status=table.status,  # type: ignore[arg-type]
        options=options,
        own_components=bool(table.components),
        option_names=option_names(table.key, tuple(options.items()), language) if known else tuple(options.items()),
        seats=tuple(
            wire.SeatInfo(
                seat=place.seat,
                kind=place.kind,  # type: ignore[arg-type]
                name=place.name,
                bot=place.bot,
                connected=False,
                away=False,
                you=guest is not None and place.guest == guest,
                host=place.guest is not None and place.guest == table.host,
                **_clock(table, place.seat),
            )
            for place in table.seats
        ),
        spectators=0,
        public=table.public,
        hammer=table.hammer,
        away=table.away,
        commitment=table.commitment,
        seed=table.seed if table.status == "over" and not table.sealed else "",
        created=table.created,
        you_host=guest is not None and guest == table.host,
        your_seat=table.seat_of(guest),
        rematch=table.rematch,
        winners=() if table.sealed and table.seat_of(guest) is None else table.winners,
        evening=table.evening,
        sealed=table.sealed,
        fork=None if table.fork is None else msgspec.convert(table.fork, wire.Fork),
        reserve=table.reserve,
        refill=table.refill,
        hints=table.hints,
        stored=None if why is None else wire.StoredInfo(table.rules, table.plays, table_sentence(why, language)),
    )


def table_sentence(error: TableError, language: str) -> str:
    """The sentence for a TableError in a language."""
    return worded(f"table-refusal-{error.code}", language, **error.facts)


def _seat_info(table: LiveTable, seat: int, you: bool) -> wire.SeatInfo:
    place = table.seats[seat]
    return wire.SeatInfo(
        seat=seat,
        kind=place.kind,  # type: ignore[arg-type]
        name=place.name,
        bot=table.bot_name(seat) if table.status != "open" or place.kind == "bot" else None,
        connected=place.kind == "person" and table.is_connected(place.guest),
        away=place.kind == "person" and (place.left or seat in table.standing_in),
        you=you,
        host=place.guest is not None and place.guest == table.host,
        **_clock(table, seat),
    )


LISTED = 30
"""How many answers of one kind are put into words for a client that has a board to offer them on."""


def choices(position: Position, seat: int, words: Words, board: bool = False) -> wire.Choices | None:
    """What is asked of a seat, with everything it can answer; `board` says whether there is one to answer on."""
    if not may_speak(position, seat):
        return None
    question = position.question
    several = _several(position, seat, words) if isinstance(question, Several) else None
    moves = position.moves(seat)
    options = moves.options
    many = _many(options) if board else ()
    return wire.Choices(
        number=position.number,
        key=question.key,
        kind=question.kind.value,
        mode=question.mode.value,
        prompt=words.say(f"ask-{question.key}"),
        awaited=seat in question.awaited(position),
        final=not question.draft,
        may_order=orders.may_order(position, seat),
        options=tuple(_choice(position.setup.title, move, words) for move in options if type(move) not in many),
        unspoken=tuple(_unspoken(kind, options) for kind in many),
        amount=_amount(moves.amounts),
        several=several,
    )


def _many(options: Sequence[Move]) -> tuple[type[Move], ...]:
    """The kinds of answers that are too many for a list."""
    if len(options) <= LISTED:
        return ()
    return tuple(kind for kind, count in Counter(map(type, options)).items() if count > LISTED)


def _unspoken(kind: type[Move], options: Sequence[Move]) -> wire.Unspoken:
    rows = tuple(msgspec.structs.astuple(move) for move in options if type(move) is kind)
    return wire.Unspoken(tag_of(kind), kind.__struct_fields__, rows)


@functools.lru_cache(maxsize=16384)  # a seat is offered the same again and again
def _choice(title: Title[Any, Any], move: Move, words: Words) -> wire.MoveChoice:
    return wire.MoveChoice(move=move, text=words.told("move", move), works=_works(title, move))


def _works(title: Title[Any, Any], move: Move) -> tuple[str, ...]:
    """The works a move names, of which there are pictures."""
    named = (getattr(move, name) for name in move.__struct_fields__)
    return tuple(value for value in named if isinstance(value, str) and value in title.works())


def _amount(span: tuple[Move, Move] | None) -> wire.AmountChoice | None:
    if span is None:
        return None
    low, high = span
    field = amount_field(low)
    least, most = getattr(low, field), getattr(high, field)
    return wire.AmountChoice(move=low, field=field, low=least, high=most, confirm_above=most // 2)


def _several(position: Position, seat: int, words: Words) -> wire.SeveralChoice | None:
    """A choice of several: what one pick alone would be called names each item; None where nothing can be picked."""
    question = position.question
    assert isinstance(question, Several)
    codes, end = question.items(position, seat), question.end(position)
    least, most = question.bounds(position, seat)
    if len(codes) < least:
        return None
    # Which move it is, is seen in one with a pick: a move without any may not be allowed.
    move = question.move_of(position, seat, (*codes[:1], end))
    field = move.__struct_fields__[-1]
    hint = field_types(type(move))[field]
    items: list[tuple[Any, str]] = []
    for code in codes:
        value = getattr(question.move_of(position, seat, (code, end)), field)[0]
        items.append((value, str(words.fact(hint, (value,)))))
    empty = msgspec.structs.replace(move, **{field: ()})
    return wire.SeveralChoice(empty, field, tuple(items), least, most, ordered=question.kind.value == "order")
