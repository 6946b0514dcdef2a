"""A bot in its seat at a position that is played through the quick door: the arena and the environments have such."""

from __future__ import annotations

from typing import Any

from vernissage.bots import Bot, Budget, PolicyBot, may_hold_the_truth
from vernissage.core.chance import Dice
from vernissage.core.events import Event
from vernissage.core.position import Position
from vernissage.core.titles import Title


class SeatedBot:
    """A bot in its seat, and what it has not been told yet."""

    def __init__(self, bot: Bot, title: Title[Any, Any], seat: int, dice: Dice, budget: Budget) -> None:
        self.bot = bot
        self.seat = seat
        self.dice = dice
        self.budget = budget
        self.policy = bot if isinstance(bot, PolicyBot) and may_hold_the_truth(bot, title) else None
        self.listens = type(bot).watch is not Bot.watch
        self.news: list[Event] = []
        bot.begin(title, seat, dice)

    def hear(self, events: list[Event]) -> None:
        """Keep what the seat may know of what happened, until the bot is asked."""
        self.news += [event for event in events if event.seen_by(self.seat)]

    def answer(self, position: Position) -> tuple[int, ...]:
        """The next code of one of the house's policies; of any other bot the whole move it makes from its view."""
        if self.policy is not None:
            return (self.policy.code(position, self.seat, self.dice),)
        if self.listens:
            news, self.news = self.news, []
            self.bot.watch(news)
        return position.check(self.seat, self.bot.answer(position.view(self.seat), self.budget))
