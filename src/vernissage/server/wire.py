"""What goes over the wire: every request and every answer, typed and bounded."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from vernissage.core.board import Board
from vernissage.core.events import Event
from vernissage.core.moves import Move
from vernissage.core.preview import Change
from vernissage.core.questions import Kind, Mode
from vernissage.core.views import View

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.\-]+$")]
Language = Literal["en", "fr", "pl"]
SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "playing", "paused", "over", "ended"]
Then = Literal["pass", "ask"]
"""What a standing order does above its amount: it passes, or the player is asked again."""
Remarked = Literal["said", "hint"]
MoveForm = Annotated[dict[str, Any], Move]
MOST_PREVIEWS = 24
"""So many previews may be asked for at once."""
"""A move in its JSON form: its tag under `move`, and its fields."""


# The house: what a client learns before it sits anywhere.


class OptionInfo(Struct, frozen=True):
    """One option of a title, in the visitor's language."""

    key: str
    name: str
    help: str
    choices: tuple[tuple[str, str], ...]
    """Value and name of each choice; a switch has `on` and `off`."""
    default: str
    players: tuple[int, ...]
    """The player counts it can be switched on for; none: all."""


class BotInfo(Struct, frozen=True):
    """A kind of bot, in the visitor's language."""

    key: str
    name: str
    says: str
    """How it plays, in a sentence."""


class TitleInfo(Struct, frozen=True):
    """A title on the shelf, in the visitor's language."""

    key: str
    name: str
    summary: str
    designer: str
    year: int
    players: tuple[int, int]
    minutes: tuple[int, int]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    """The bots that people choose from, weakest first."""
    has_board: bool
    """Whether pictures of its works can be had."""
    work: str
    """One of its works, to be shown beside its name; another one each day. Empty where there are no pictures."""
    has_auctions: bool
    """Whether anybody may speak at some of its questions, so that a countdown can end them."""
    guide: bool
    """Whether it has a guide for a first game."""
    puzzles: int
    """How many puzzles it has."""


class You(Struct, frozen=True):
    """The visitor: a guest with a nickname."""

    guest: str
    nickname: str


class HouseInfo(Struct, frozen=True):
    """What stands at the door."""

    version: str
    build: str
    """The build of the client this server serves; a client of another build reloads itself."""
    languages: tuple[str, ...]
    titles: tuple[TitleInfo, ...]
    bots: tuple[BotInfo, ...]
    """All that may sit at a table, those too that are no longer offered."""
    you: You | None
    address: str
    """An address that friends on the same network can open."""


class GuestRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in under a nickname, or change it."""

    nickname: Nickname


# Tables.


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a new table's seat: the visitor (`me`), somebody on the same device, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    bot: Word | None = None
    name: Nickname | None = None
    """Of somebody on the same device."""


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    title: Word
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    public: bool = True
    """Whether the lobby shows it."""
    shuffle_seats: bool = True
    """Draw the seats at random when the game starts."""
    hammer: Annotated[int, Meta(ge=0, le=120)] = 0
    """Seconds of the hammer countdown in open auctions; 0: none."""
    away: Annotated[int, Meta(ge=0, le=3600)] = 90
    """Seconds, at least 10, after which a seat whose player is gone is played by a bot until he returns; 0: never."""
    components: Annotated[str, Meta(max_length=40_000)] = ""
    """An owner's own components file; empty: the one the title comes with."""
    reserve: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    """Seconds, at least 600, each person has in reserve at a relaxed table; 0: a live one. See `refill`."""
    refill: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    """Seconds, at least 60, that come back whenever a person is asked anew, up to the reserve. A clock runs while its
    person is asked; when it falls a bot answers, until somebody else is asked. `away` says nothing then."""
    hints: bool = True
    """Whether those who play may ask the house what it would do."""


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    """A person's nickname, a bot's name; empty for an open seat."""
    bot: str | None
    """The bot that plays here; also while it stands in for a person."""
    connected: bool
    away: bool
    """A bot stands in for this person until he returns."""
    you: bool
    host: bool
    falls: int | None = None
    """At a relaxed table: when the clock of this seat will fall, in seconds since 1970, while it runs."""
    left: int | None = None
    """What the clock of this seat has left, in seconds, while it stands."""


class StoredInfo(Struct, frozen=True):
    """Why a table cannot be played here, and with what it could be."""

    rules: int
    """The version of its title's rules it was begun with."""
    plays: int | None
    """The version this house plays; None if it has not the title."""
    text: str
    """That in a sentence."""


class Fork(Struct, frozen=True):
    """Which step of which game a table goes on from; `imagined`: what was hidden then is made up."""

    table: str
    step: int
    eyes: str
    imagined: bool


class TableInfo(Struct, frozen=True):
    """A table as its visitors see it."""

    id: str
    title: str
    title_name: str
    status: Status
    options: dict[str, str]
    own_components: bool
    """Whether it is played with an owner's own components file."""
    option_names: tuple[tuple[str, str], ...]
    """The options in words: name and value."""
    seats: tuple[SeatInfo, ...]
    spectators: int
    public: bool
    hammer: int
    away: int
    commitment: str
    seed: str
    """Only once the game is over."""
    created: float
    you_host: bool
    your_seat: int | None
    rematch: str | None
    """The table the players went on to."""
    winners: tuple[int, ...]
    shared: tuple[int, ...] = ()
    """The seats on this device, where it goes from hand to hand; `your_seat` is the one that looks."""
    stored: StoredInfo | None = None
    """Set if the table cannot be played here: it can be looked at as far as it was stored."""
    evening: str | None = None
    """The evening whose deal is played here and at other tables."""
    sealed: bool = False
    """Whether the deal may still be played elsewhere: only those who sit here see the game, and there is no record."""
    fork: Fork | None = None
    reserve: int = 0
    """Seconds each person has in reserve; 0: a live table."""
    refill: int = 0
    """Seconds that come back whenever a person is asked anew."""
    hints: bool = False
    """Whether those who play may ask the house what it would do."""


class Lobby(Struct, frozen=True):
    """The tables one can join, watch or come back to."""

    open: tuple[TableInfo, ...]
    playing: tuple[TableInfo, ...]
    yours: tuple[TableInfo, ...]
    """Those where the game waits for you come first."""
    turns: dict[str, float]
    """The tables of yours where the game waits for you, by id: since when, in seconds since 1970."""
    falls: dict[str, int]
    """Those of them where your clock runs: when it falls."""
    now: float
    """What the house's clock says."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on that seat, or on any open one."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatNumber(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)]


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall play in a seat that nobody took: that bot, or whoever comes."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Word | None


class ClaimRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Bring a seat to this device with its personal link."""

    key: Annotated[str, Meta(min_length=20, max_length=100)]


class Links(Struct, frozen=True):
    """The links of a table."""

    invite: str
    personal: str | None
    """Moves your seat to another device; anyone who has it can play for you."""
    personal_qr: str | None
    """The same as a picture for the other device's camera, an SVG in a data address."""


class RulesChapter(Struct, frozen=True):
    """A chapter of a title's rules, as the client shows them."""

    title: str
    text: str
    rules: tuple[str, ...]
    """The ids of the rules it tells: a refusal cites one of them."""


class Problem(Struct, frozen=True):
    """What went wrong, for a person."""

    code: str
    detail: str


# The live connection: what a client says.


class Say(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of what a client says on the live connection."""


class Play(Say, frozen=True, tag="play"):
    """A move, in its JSON form, as an answer to decision `number`. `id` comes back with the answer."""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    move: MoveForm
    number: Annotated[int, Meta(ge=0, le=2**31)]


class Back(Say, frozen=True, tag="back"):
    """Take back one's own last moves."""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class GiveOrder(Say, frozen=True, tag="order"):
    """Let the table answer this question for the seat; `up_to` None takes the order back."""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    key: Word
    up_to: Annotated[int, Meta(ge=0, le=10**6)] | None
    then: Then = "pass"


class Done(Say, frozen=True, tag="done"):
    """Let the others be asked: nothing will be taken back."""

    id: Annotated[int, Meta(ge=0, le=2**31)]


class Why(Say, frozen=True, tag="why"):
    """Why is this move not allowed?"""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    move: MoveForm


class Advise(Say, frozen=True, tag="advise"):
    """What does the house advise this seat? A title says what its advice is; most have none."""

    id: Annotated[int, Meta(ge=0, le=2**31)]


class Foresee(Say, frozen=True, tag="preview"):
    """What would these moves do, each as an answer to decision `number`?"""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    number: Annotated[int, Meta(ge=0, le=2**31)]
    moves: Annotated[tuple[MoveForm, ...], Meta(min_length=1, max_length=MOST_PREVIEWS)]


class AskHint(Say, frozen=True, tag="hint"):
    """What would the house do in this seat's place at decision `number`, and why? The others are told who asked."""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    number: Annotated[int, Meta(ge=0, le=2**31)]


class Earlier(Say, frozen=True, tag="earlier"):
    """What stands in the log, or in the chat, before line `before`?"""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    of: Literal["events", "chat"]
    before: Annotated[int, Meta(ge=1, le=2**31)]


class Chat(Say, frozen=True, tag="chat"):
    text: Line


class Ping(Say, frozen=True, tag="ping"):
    """Are you there?"""

    id: Annotated[int, Meta(ge=0, le=2**31)]


Said = Play | Back | GiveOrder | Done | Why | Advise | Foresee | AskHint | Earlier | Chat | Ping


# The live connection: what the server tells.


class Tell(Struct, frozen=True, tag_field="type"):
    """The base of what the server tells on the live connection."""


class Hello(Tell, frozen=True, tag="hello"):
    """The first message. A client of another `build` reloads itself."""

    build: str
    now: float
    """What the house's clock says, in seconds since 1970."""


class EventLine(Struct, frozen=True):
    """Something that happened: its number for this audience, the event itself, and a sentence."""

    n: int
    event: Event
    text: str
    at: float
    by: Literal["", "clock", "bot"]
    """Who did it in the player's place: the clock, or the bot that stood in; empty: the player."""


class ChatLine(Struct, frozen=True):
    n: int
    name: str
    seat: int | None
    text: str
    at: float
    kind: Remarked = "said"
    """`hint`: nobody wrote it, the house tells that this person asked for one."""


class MoveChoice(Struct, frozen=True):
    """One of the choices: the move to send, and its label."""

    told_whole: ClassVar = True
    move: Move
    text: str
    works: tuple[str, ...]
    """The works it is about, if any, so that their pictures can be shown."""


class AmountChoice(Struct, frozen=True):
    """An amount from low to high: send `move` with `field` set to it."""

    move: Move
    field: str
    low: int
    high: int
    confirm_above: int
    """An amount above this asks once more before it is sent."""


class SeveralChoice(Struct, frozen=True):
    """Some of a list (or all of it in an order): send `move` with `field` set to the list of chosen values."""

    move: Move
    field: str
    items: tuple[tuple[Any, str], ...]
    least: int
    most: int
    ordered: bool


class Unspoken(Struct, frozen=True):
    """Answers of one kind, of which there are more than anybody would read in a list: a board offers them.

    Each of the `rows` has a value for each of the `fields`; no sentence says what it does.
    """

    move: str
    fields: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]


class Choices(Struct, frozen=True):
    """What is asked of this seat, in its player's words, with all it can answer."""

    number: int
    key: str
    kind: Annotated[str, Kind]
    mode: Annotated[str, Mode]
    prompt: str
    awaited: bool
    """False: the seat may speak, but nobody waits for it."""
    final: bool
    """Whether an answer can no longer be taken back: what shows a work then asks once more."""
    may_order: bool
    """Whether the table can be told to answer from here on: up to an amount, or always no."""
    options: tuple[MoveChoice, ...]
    unspoken: tuple[Unspoken, ...]
    """Further answers, for a client with a board of its own for the title; others have them among the options."""
    amount: AmountChoice | None
    several: SeveralChoice | None


class Clock(Struct, frozen=True):
    """A countdown: `left` seconds at the time of sending, of `of`."""

    kind: Literal["hammer"]
    left: float
    of: int


class OrderInfo(Struct, frozen=True):
    """An order of this seat that stands: only its own player sees it."""

    key: str
    up_to: int
    then: Then


class State(Tell, frozen=True, tag="state"):
    """All that stands on this visitor's screen: the first message, and whenever he gets another seat."""

    table: TableInfo
    view: View | None
    """The title's view for this seat or spectator; None before the game starts."""
    board: Board | None
    """The view as plain tables; None for a client that said it has a board of its own for this title."""
    waiting: str
    """Whom the game waits for, in words."""
    choices: Choices | None
    orders: tuple[OrderInfo, ...]
    undoable: int
    held_by: int | None
    """The seat that may still take back: nobody else is asked until it says done."""
    clock: Clock | None
    events: tuple[EventLine, ...]
    """The events this visitor has not seen yet, by their numbers; of many the last ones (see `Earlier`)."""
    chat: tuple[ChatLine, ...]
    """The chat lines this visitor has not seen yet, of many the last ones."""
    facts: dict[str, int | str] = msgspec.field(default_factory=dict)
    """What every text of the title may say: the options, and the numbers of the box that is played."""


class Changed(Tell, frozen=True, tag="change"):
    """What is new on this visitor's screen since the last message, and what happened."""

    changes: tuple[tuple[tuple[str | int, ...], Any], ...]
    """A path in the `State` and the value that stands there now; a place at the end of a list makes it longer."""
    clock: Clock | None
    events: tuple[EventLine, ...]
    chat: tuple[ChatLine, ...]


class Pages(Tell, frozen=True, tag="pages"):
    """The lines before the one asked about with that id: all of them if the first is number 1."""

    id: int
    events: tuple[EventLine, ...]
    chat: tuple[ChatLine, ...]


class Answered(Tell, frozen=True, tag="answered"):
    """The message with that id was carried out (or, for `why`, nothing forbids the move)."""

    id: int


class Advised(Tell, frozen=True, tag="advised"):
    """The advice that was asked for with that id, in the title's own form; None, if there is none."""

    id: int
    advice: Any


class Foretold(Struct, frozen=True):
    """Something that is certain to happen: the event itself, and a sentence."""

    event: Event
    text: str


class PreviewInfo(Struct, frozen=True):
    """What a move would do, worked out from the seat's view; see `vernissage.core.preview`."""

    changes: tuple[Change, ...]
    """What is certain to change in the view, by path."""
    uncertain: tuple[str, ...]
    """Paths that depend on what is hidden or on chance; with `chance` there may be others."""
    events: tuple[Foretold, ...]
    """What is certain to happen, up to where chance or the hidden comes in."""
    next: str | None
    """The key of the question this seat is asked next, if it is asked again at once."""
    next_text: str
    """That question in words."""
    ends: bool
    chance: bool
    refused: str
    """Why the move is not allowed; empty, if it is."""


class Previews(Tell, frozen=True, tag="previews"):
    """What the moves asked about with that id would do, in their order."""

    id: int
    previews: tuple[PreviewInfo, ...] | msgspec.Raw


class WeighedInfo(Struct, frozen=True):
    """A move the house weighed: the share of a win it can expect, from 0 to 1, and the bounds of that, 95 %."""

    move: Move
    text: str
    share: float
    low: float
    high: float


class HintInfo(Struct, frozen=True):
    """What the house would do in a seat's place, from what that seat may know."""

    weighed: tuple[WeighedInfo, ...]
    """The proposed move first, then a few others."""
    reasons: tuple[str, ...]
    """Why it is proposed, in words and numbers."""


class Hinted(Tell, frozen=True, tag="hinted"):
    """The hint that was asked for with that id."""

    id: int
    hint: HintInfo


class Refused(Tell, frozen=True, tag="refused"):
    """The message with that id was refused: the rule, a sentence in the player's language."""

    id: int | None
    code: str
    rule: str
    text: str


Told = Hello | State | Changed | Pages | Answered | Advised | Previews | Hinted | Refused
