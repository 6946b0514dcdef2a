"""Playing by a net: a bot that looks once, and answers; and a guide for a search, which looks further."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from vernissage.bots import Bot, Budget
from vernissage.bots.learned import weights
from vernissage.bots.learned.inputs import Inputs
from vernissage.bots.learned.net import Net, Outlook, softmax
from vernissage.bots.learned.outputs import Choices, Outputs
from vernissage.core.authored import Policy
from vernissage.core.chance import Dice
from vernissage.core.moves import Move
from vernissage.core.position import Position
from vernissage.core.questions import Mode
from vernissage.core.setups import Setup
from vernissage.core.views import View

_FOREMOST = 3
"""Answers of a net that a search weighs, whatever else comes to its mind."""


class Reader:
    """A net and what is needed to ask it about positions of one set-up."""

    def __init__(self, net: Net, setup: Setup) -> None:
        rule = setup.title.instinct() or setup.title.policy()
        assert rule is not None, f"{setup.title.key} has neither an instinct nor a policy to learn from"
        self.net, self.inputs, self.outputs = net, Inputs(setup), Outputs(setup)
        self.rule: Policy = rule

    def look(self, position: Position, seat: int, dice: Dice) -> tuple[Choices, list[float]]:
        """What can be answered, and by output how likely the net would."""
        choices = self.outputs.choices(position, seat, self.rule(position, seat, dice))
        judged: Outlook = self.net.judge(self.inputs.row(position, seat))
        logits = np.full(self.outputs.size, -np.inf, np.float32)
        legal = list(choices)
        logits[legal] = judged.logits[0, legal]
        logits[legal[0]] += self.net.trust
        return choices, softmax(logits).tolist()


class WeightsFile:
    """A file of weights, read when it is known what is played."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._reader: Reader | None = None

    def check(self, setup: Setup) -> None:
        """Raise a WeightsError unless they were learned for such games."""
        self.reader(setup)

    def reader(self, setup: Setup) -> Reader:
        if self._reader is None:
            self._reader = Reader(weights.from_file(self.file, setup), setup)
        return self._reader


class NetGuide(WeightsFile):
    """What a net tells a search (`bots.trials.SearchGuide`): what comes to mind first, and what a position is worth."""

    def foremost(self, position: Position, seat: int, dice: Dice) -> list[int]:
        reader = self.reader(position.setup)
        return reader.outputs.likeliest(*reader.look(position, seat, dice), _FOREMOST)

    def share(self, position: Position, seat: int) -> float:
        reader = self.reader(position.setup)
        return float(reader.net.judge(reader.inputs.row(position, seat)).shares[0, 0])


class LearnedBot(WeightsFile, Bot):
    """Answers by a net: with what it would most likely do, and where bids are sealed by its chances, so that nobody
    can read it."""

    name = "learned"

    def answer(self, view: View, budget: Budget) -> Move:
        position: Position = self.title.imagine(view, self.dice)
        question = position.question
        reader = self.reader(position.setup)
        asked, codes = position.clone(), list(position.partial)
        while True:
            code = self._code(reader, asked)
            codes.append(code)
            asked.push_as(self.seat, code)
            if not asked.partial:
                return question.move_of(position, self.seat, tuple(codes))

    def _code(self, reader: Reader, position: Position) -> int:
        question = position.question
        if question.count(position, self.seat) == 1:
            return question.nth(position, self.seat, 0)
        choices, chances = reader.look(position, self.seat, self.dice)
        if question.mode is Mode.SEALED:
            roll = self.dice.random()
            for output, code in choices.items():
                roll -= chances[output]
                if roll < 0:
                    return code
        return reader.outputs.likeliest(choices, chances, 1)[0]
