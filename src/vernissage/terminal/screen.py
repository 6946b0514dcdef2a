"""What a person sees: the table, the catalogue, the question and its answers, the rules, the end."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from math import ceil

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.status import Status
from rich.table import Table as Grid
from rich.text import Text

from vernissage.bots import Bot
from vernissage.core.board import Board, Table
from vernissage.core.events import Event
from vernissage.core.moves import Move, field_types, tag_of
from vernissage.core.outcome import Outcome
from vernissage.core.preview import Preview
from vernissage.core.text import Words
from vernissage.terminal.answers import Answers, Pick, place_of
from vernissage.terminal.widths import fitted, natural, parts, pleasant, whole

_GAP = 4
_SQUEEZE = 0.75
"""How much of its natural width a table needs to stay pleasant beside another."""
_FEW = 2
_QUIET = "dim"
_LOUD = "bold"
_OWN = "bold yellow"
_BAD = "red"


class TerminalScreen:
    """Draws on a console in one language for the player of one seat, and reads what they type."""

    def __init__(self, console: Console, words: Words, seat: int) -> None:
        self.console = console
        self.words = words
        self.seat = seat
        self._shown: Board | None = None

    def say(self, message: str, *, style: str = "", **facts: object) -> None:
        """One of the house's sentences."""
        self.line(self.words.say(message, **facts), style)

    def line(self, text: str, style: str = "") -> None:
        """A line of text, never read as markup."""
        self.console.print(Text(text, style))

    def refuse(self, sentence: str) -> None:
        """Why an answer was not taken."""
        self.line(sentence, _BAD)

    def ask(self, prompt: str) -> str:
        """What the person types. EOFError when nothing more comes."""
        typed = self.console.input(Text.assemble((prompt, _LOUD), " › ")).strip()
        if not sys.stdin.isatty():
            self.line(typed)  # a script's answers are part of its transcript
        return typed

    def waiting(self, seats: Sequence[int]) -> Status:
        """A sign that the others are thinking; on a real terminal only."""
        return self.console.status(self.words.say("terminal-thinking", players=self.words.seats(tuple(seats))))

    def welcome(self) -> None:
        """The title, and who the person is."""
        words = self.words
        name, count = words.seat(self.seat), len(words.players)
        self._rule(words.say("terminal-welcome", title=words.say("title-name"), count=count, name=name), "━")
        self.line(words.say("title-summary"))
        self.say("terminal-commands", style=_QUIET)

    def company(self, bots: Mapping[int, Bot]) -> None:
        """Who the bots are, and how they play."""
        words = self.words
        for name in dict.fromkeys(bot.name for bot in bots.values()):
            seats = words.seats(tuple(seat for seat, bot in bots.items() if bot.name == name))
            if words.has(f"bot-{name}"):
                self.line(f"{seats} ({words.say(f'bot-{name}')}): {words.say(f'bot-{name}-says')}", _QUIET)
            else:
                self.line(f"{seats} ({name})", _QUIET)

    def news(self, events: Iterable[Event]) -> None:
        """What has happened since the person was last asked."""
        lines = list(events)
        if lines:
            self.line("")
            self._rule(self.words.say("terminal-meanwhile"))
            self._tell(lines)

    def catalogue(self, events: Iterable[Event]) -> None:
        """All that has happened."""
        lines = list(events)
        self._rule(self.words.say("terminal-catalogue"))
        self._tell(lines)
        if not lines:
            self.say("terminal-empty-catalogue")

    def table(self, board: Board, whole: bool = False) -> None:
        """The board: all of it, or from step to step only the one or two tables that changed."""
        tables = list(board.tables)
        if not whole and self._shown is not None and len(self._shown.tables) == len(tables):
            changed = [table for table in tables if table not in self._shown.tables]
            tables = changed if len(changed) <= _FEW else tables
        self._shown = board
        if tables == list(board.tables):
            self._rule(board.headline)
        for row in self._rows([part for table in tables for part in parts(table, self.console.width)]):
            self.console.print(row)
            self.line("")

    def question(self, sentence: str, answers: Answers) -> None:
        """What is asked, and the answers there are."""
        words = self.words
        self.line(sentence, _LOUD)
        for key, places in answers.places.items():
            self.console.print(Padding(Text.assemble((f"{key:>2}", _OWN), " ", self._anywhere(places)), (0, 0, 0, 1)))
            if not answers.partners:
                self.console.print(Padding(Text("  ".join(places)), (0, 0, 0, 4)))
        if answers.partners:
            self.line("  …")
            hint = list(field_types(type(answers.example)).values())[-1]
            self._numbered({key: str(words.fact(hint, partner)) for key, partner in answers.partners.items()})
        if answers.pick is not None:
            self._list(answers.pick)
        if answers.amount_move is not None:
            self.line(self._range(answers))
        self._numbered({key: words.told("move", move) for key, move in answers.choices.items()})
        if answers.places:
            key, places = next(iter(answers.places.items()))
            message = "terminal-partners" if answers.partners else "terminal-places"
            self.say(message, style=_QUIET, example=f"{key} {next(iter(places))}")
        if not answers.is_all:
            self.say("terminal-more-answers", style=_QUIET, example=str(answers.example))
        if answers.only is not None:
            self.say("terminal-only-answer", style=_QUIET)

    def _list(self, pick: Pick) -> None:
        """What can be picked, each with its number, and how a choice of several is written."""
        hint = field_types(type(pick.nothing))[pick.field]
        self._numbered({number: str(self.words.fact(hint, (item,))) for number, item in pick.items.items()})
        message = "terminal-order" if pick.ordered else "terminal-pick"
        self.say(message, style=_QUIET, least=pick.least, most=pick.most, example=pick.example)

    def _numbered(self, texts: Mapping[str, str]) -> None:
        """A list, each line with the key that is typed for it."""
        lines = [Text.assemble((f"{key:>2}", _OWN), " ", text) for key, text in texts.items()]
        if lines:
            self.console.print(Padding(Columns(lines, column_first=True, padding=(0, 3)), (0, 0, 0, 1)))

    def _anywhere(self, places: dict[str, Move]) -> str:
        """What such answers do, wherever they do it."""
        move = next(iter(places.values()))
        hint = list(field_types(type(move)).values())[-1]
        before, _, after = self.words.told("move", move).rpartition(str(self.words.fact(hint, place_of(move))))
        return f"{before}…{after}"

    def foreseen(self, answer: str, preview: Preview) -> None:
        """What an answer would do."""
        self.line(answer, _LOUD)
        self._tell(preview.events)
        if preview.chance:
            self.say("terminal-preview-chance", style=_QUIET)
        if preview.ends:
            self.say("terminal-preview-ends")
        elif preview.next is not None:
            self.say("terminal-preview-next", style=_QUIET, question=self.words.say(f"ask-{preview.next}"))

    def help(self, example: str) -> None:
        """How to answer, the commands, and the chapters of the rules."""
        words = self.words
        self.say("terminal-help", example=example)
        commands = Grid.grid(padding=(0, 2))
        for key, name in (
            ("=1", "preview"),
            (words.say("terminal-enter"), "table"),
            ("l", "log"),
            ("s", "save"),
            ("u", "back"),
            ("q", "leave"),
            ("?", "rules"),
        ):
            commands.add_row(Text(key, _OWN), Text(words.say(f"terminal-help-{name}")))
        self.console.print(commands)
        self._rule(words.say("terminal-rules"))
        for number in range(1, self.chapters + 1):
            self.line(f"{number:>3}  {words.say(f'rules-{number}-title')}")

    def rules(self, numbers: Iterable[int]) -> None:
        """Chapters of the rules."""
        for number in numbers:
            if not 1 <= number <= self.chapters:
                self.refuse(self.words.say("terminal-no-such-chapter", number=number, most=self.chapters))
                return
            self._rule(f"{number}. " + self.words.say(f"rules-{number}-title"))
            self.line(self.words.say(f"rules-{number}-text"))

    @property
    def chapters(self) -> int:
        """How many chapters the title's rules have."""
        number = 0
        while self.words.has(f"rules-{number + 1}-title"):
            number += 1
        return number

    def end(self, outcome: Outcome) -> None:
        """Scores, winners, and the reason the game ended."""
        words = self.words
        self._rule(words.say("terminal-over", reason=words.say(f"reason-{outcome.reason}")), "━")
        seats = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        columns = (words.say("terminal-player"), words.say("terminal-score"))
        rows = tuple((words.seat(seat), str(outcome.scores[seat])) for seat in seats)
        self.console.print(self._grid(Table("", columns, rows), self.console.width))
        winners = words.seats(outcome.winners)
        self.say("terminal-winner", style=_LOUD, players=winners, count=len(outcome.winners))

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if self.words.has(f"chapter-{tag_of(type(event)).replace('_', '-')}"):
                self._rule(self.words.told("chapter", event))
            self._own_name_shown(Text(self.words.told("event", event)))

    def _own_name_shown(self, text: Text) -> None:
        text.highlight_words([self.words.seat(self.seat)], _OWN)
        self.console.print(text)

    def _range(self, answers: Answers) -> str:
        if answers.amounts is None:
            return self.words.say("terminal-no-range")
        low, high = (getattr(move, move.__struct_fields__[0]) for move in answers.amounts)
        return self.words.say("terminal-range-single" if low == high else "terminal-range", low=low, high=high)

    def _grid(self, table: Table, room: int) -> Grid:
        named = any(table.columns)
        grid = Grid(
            title=Text(table.heading, _LOUD) if table.heading else None,
            title_justify="left",
            box=box.SIMPLE_HEAD if named else None,
            show_header=named,
            show_edge=False,
            pad_edge=False,
            padding=(0, 1),
            header_style=_QUIET,
            min_width=min(room, max(map(cell_len, table.heading.split()), default=0)),
        )
        own = self.words.seat(self.seat)
        for place, (column, width) in enumerate(zip(table.columns, fitted(table, room), strict=True)):
            figures = _are_figures([row[place] for row in table.rows])
            grid.add_column(
                Text(column),
                justify="right" if figures else "left",
                overflow="fold",
                min_width=width,
                max_width=width,
            )
        for row in table.rows:
            grid.add_row(*(Text(cell, _OWN if cell == own else "") for cell in row))
        return grid

    def _rows(self, tables: Sequence[Table]) -> Iterable[RenderableType]:
        """The tables in their order, two side by side where they fit, their longer cells wrapped if need be."""
        rest = list(tables)
        while rest:
            pair = rest[:2]
            widths = self._widths(pair)
            if widths is None:
                yield self._grid(rest.pop(0), self.console.width)
                continue
            outer = Grid.grid(padding=(0, _GAP, 0, 0))
            for width in widths:
                outer.add_column(width=width)
            outer.add_row(*(self._grid(table, width) for table, width in zip(pair, widths, strict=True)))
            del rest[:2]
            yield outer

    def _widths(self, tables: Sequence[Table]) -> list[int] | None:
        """How wide each of two tables is when they share a line; None if they would be too narrow to read."""
        if len(tables) == 1:
            return None
        wanted = [whole(table, natural(table)) for table in tables]
        excess = sum(wanted) + _GAP - self.console.width
        if excess <= 0:
            return wanted
        slack = [
            most - max(whole(table, pleasant(table)), ceil(most * _SQUEEZE))
            for table, most in zip(tables, wanted, strict=True)
        ]
        if sum(slack) < excess:
            return None
        first = min(slack[0], ceil(excess * slack[0] / sum(slack)))
        return [wanted[0] - first, wanted[1] - (excess - first)]

    def _rule(self, heading: str, line: str = "─") -> None:
        if cell_len(heading) > self.console.width - _GAP:  # a rule would cut it
            self.line(heading, _LOUD)
            heading = ""
        self.console.print(Rule(Text(heading, _LOUD), characters=line, align="left", style=_QUIET))


def _are_figures(cells: Sequence[str]) -> bool:
    """Whether a column holds numbers, with or without a unit, so that it is set to the right."""
    return all(cell[:1].isdigit() or cell[:1] in "$–-?" for cell in cells) and any(
        character.isdigit() for cell in cells for character in cell
    )
