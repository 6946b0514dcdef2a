"""One sitting: the person is asked, the bots answer, until the game is over or the person leaves."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vernissage.bots import AT_TABLE, Bot, Budget
from vernissage.core.errors import UnreadableMove
from vernissage.core.events import Event
from vernissage.core.games import Game
from vernissage.core.moves import Move
from vernissage.core.preview import Preview, preview
from vernissage.core.redaction import redacted
from vernissage.terminal.answers import Answers, NoSuchNumber, PlaceNeeded
from vernissage.terminal.screen import TerminalScreen

FINISHED, CUT_OFF, INTERRUPTED = 0, 1, 130


class Left(Exception):
    """The person left the game."""


class Sitting:
    """A person in one seat, bots in the others. Nothing is shown but the view of the person's seat."""

    def __init__(self, game: Game[Any], seat: int, bots: Mapping[int, Bot], screen: TerminalScreen) -> None:
        self.game = game
        self.title = game.title
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.words = screen.words
        self._told = 0
        self._watched = dict.fromkeys(bots, 0)

    def play(self) -> int:
        """Play to the end; the exit code."""
        try:
            self.screen.welcome()
            self.screen.company(self.bots)
            while self.game.outcome is None:
                self._go_on()
            self._end()
        except Left:
            self.screen.say("terminal-left")
        except EOFError:
            self.screen.line("")
            self.screen.say("terminal-end-of-input")
            return CUT_OFF
        except KeyboardInterrupt:
            self.screen.line("")
            self.screen.say("terminal-interrupted")
            return INTERRUPTED
        return FINISHED

    def _go_on(self) -> None:
        decision = self.game.decision
        # Sealed answers commute: the person speaks first, and can take the answer back until the bots have theirs in.
        speaks_first = decision.mode == "sealed" and self.seat in decision.seats
        seat = self.seat if speaks_first else decision.seats[0]
        if seat == self.seat:
            self._answer()
            return
        with self.screen.waiting(decision.seats):
            move = self._bot_answers(seat)
        self.game.play(seat, move)

    def _bot_answers(self, seat: int) -> Move:
        bot, events = self.bots[seat], self.game.events
        bot.watch([event for event in events[self._watched[seat] :] if event.seen_by(seat)])
        self._watched[seat] = len(events)
        return bot.answer(self.game.view(seat), Budget(AT_TABLE))

    def _answer(self) -> None:
        """Ask the person until a move is made; where it could be taken back, nobody acts before they agree."""
        self._show(whole=False)
        while (move := self._read_move()) is None:
            pass
        self.game.play(self.seat, move)
        if self.game.outcome is None and self.game.undoable(self.seat) and self._others_are_next():
            self.screen.line(self.words.told("move", move))
            self._confirm()

    def _confirm(self) -> None:
        """The person goes on, takes the move back, or leaves; who thinks better of leaving is asked again."""
        while (typed := self.screen.ask(self.words.say("terminal-confirm")).lower()) == "q":
            self._leave()
        if typed == "u":
            self._take_back()

    def _others_are_next(self) -> bool:
        return self.seat not in self.game.decision.seats

    def _read_move(self) -> Move | None:
        """A legal move the person typed; None if it was a command, or had to be refused."""
        answers = Answers.of(self.game.position, self.seat)
        typed = self.screen.ask(self.words.say("terminal-prompt"))
        if self._obey(typed, answers):
            return None
        if not typed:
            if answers.only is None:
                self._show(whole=True)
            return answers.only
        if typed.startswith("="):
            self._foresee(typed[1:].strip(), answers)
            return None
        return self._legal(typed, answers)

    def _foresee(self, typed: str, answers: Answers) -> None:
        """Tell what an answer would do, as far as the person's seat can know."""
        move = self._legal(typed, answers)
        if move is not None:
            said = preview(self.title, self.game.view(self.seat), move)
            assert isinstance(said, Preview), "a legal move is not refused"
            self.screen.foreseen(self.words.told("move", move), said)

    def _legal(self, typed: str, answers: Answers) -> Move | None:
        """The legal move that was typed; None if it had to be refused."""
        try:
            move = answers.read(typed, self.title.moveset)
            refusal = self.game.refusal(self.seat, move)
        except NoSuchNumber:
            most = answers.most
            self.screen.refuse(self.words.say("terminal-no-such-number", number=typed[:20], most=most))
        except PlaceNeeded as needed:
            message = "terminal-partners" if answers.partners else "terminal-place-needed"
            self.screen.refuse(self.words.say(message, example=str(needed)))
        except UnreadableMove:
            self.screen.refuse(self.words.say("terminal-not-understood", input=typed[:40]))
        else:
            if refusal is None:
                return move
            self.screen.refuse(self.words.refusal(refusal))
        return None

    def _obey(self, typed: str, answers: Answers) -> bool:
        """Carry out a command; False if it is none."""
        command, _, rest = typed.partition(" ")
        if typed == "?":
            self.screen.help(str(answers.example))
        elif typed == "??":
            self.screen.rules(range(1, self.screen.chapters + 1))
        elif typed[:1] == "?" and typed[1:].strip().isdecimal():
            self.screen.rules([int(typed[1:6])])
        elif typed == "l":
            self.screen.catalogue(self._heard())
        elif command == "s":
            self._save(rest)
        elif typed == "u":
            if self.game.undoable(self.seat):
                self._take_back()
                self._show(whole=True)
            else:
                self.screen.refuse(self.words.say("terminal-nothing-to-take-back"))
        elif typed == "q":
            self._leave()
        else:
            return False
        return True

    def _show(self, whole: bool) -> None:
        """News, board, question."""
        decision = self.game.decision
        heard = self._heard()
        self.screen.news(heard[self._told :])
        self._told = len(heard)
        self.screen.table(self.title.board(self.game.view(self.seat), self.words), whole)
        self.screen.question(self.words.say(f"ask-{decision.key}"), Answers.of(self.game.position, self.seat))

    def _heard(self) -> list[Event]:
        return [event for event in self.game.events if event.seen_by(self.seat)]

    def _take_back(self) -> None:
        self.game.take_back(self.seat)
        self.screen.say("terminal-taken-back")

    def _leave(self) -> None:
        yes = self.words.say("terminal-yes")
        if self.screen.ask(self.words.say("terminal-leave")).lower().startswith(yes):
            raise Left

    def _save(self, name: str) -> None:
        now = datetime.datetime.now()
        path = Path(name.strip() or f"{self.title.key}-{now:%Y%m%d-%H%M%S}.vrec").expanduser()
        path = path if path.suffix else path.with_suffix(".vrec")
        text, is_over = self._saved(path.suffix == ".toml"), self.game.outcome is not None
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            problem = self.words.say("terminal-file-exists")
            self.screen.refuse(self.words.say("terminal-not-saved", path=str(path), problem=problem))
        except OSError as error:
            problem = error.strerror or str(error)
            self.screen.refuse(self.words.say("terminal-not-saved", path=str(path), problem=problem))
        else:
            self.screen.say("terminal-saved" if is_over else "terminal-saved-own", path=str(path))

    def _saved(self, as_table: bool) -> str:
        """What is saved: the seat's own part while the game runs, lest the person look at the deal; then everything."""
        game, is_over = self.game, self.game.outcome is not None
        if as_table:
            text: str = game.position.text() if is_over else game.view(self.seat).text()
            return text
        return (game.record if is_over else redacted(game, self.seat)).dump()

    def _end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        self.screen.news(self._heard()[self._told :])
        self.screen.table(self.title.board(self.game.view(self.seat), self.words), whole=True)
        self.screen.end(outcome)
        self.screen.say("terminal-keep-record")
        try:
            while True:
                typed = self.screen.ask(self.words.say("terminal-prompt"))
                command, _, rest = typed.partition(" ")
                if command != "s":
                    return
                self._save(rest)
        except EOFError:
            self.screen.line("")
