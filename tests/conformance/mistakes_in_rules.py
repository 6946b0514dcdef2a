"""Mistakes in the rules: codes, legality, matter."""

from __future__ import annotations

from tests.conformance.mistake import CODE, Mistake

RULES = (
    # Codes and moves.
    Mistake(
        "a span that is not in the codebook",
        CODE,
        '{Bid: "coins"}',
        '{Bid: "coin"}',
        "'coin', which the codebook lacks",
    ),
    Mistake(
        "a move that answers nothing",
        CODE,
        '{Sell: "picture", Keep: "keep"}',
        '{Sell: "picture"}',
        "the move 'keep' (Keep) answers no question",
    ),
    Mistake(
        "a move with the span of another",
        CODE,
        'Keep: "keep"}',
        'Keep: "picture"}',
        "code 8 of 'sell' is in no span",
    ),
    Mistake(
        "no moves at all", CODE, '    answers: ClassVar[house.Answers] = {Bid: "coins"}\n', "", "'bid' names no moves"
    ),
    Mistake("no code that ends a list", CODE, "done=house.WORD, keep", "keep", "the list has no code that ends it"),
    Mistake(
        "too few codes",
        CODE,
        "house.Numbers(0, setup.seats * (",
        "house.Numbers(0, setup.seats + 0 * (",
        "is in no span",
    ),
    Mistake(
        "an amount that is off by one",
        CODE,
        "return range(zero, zero + p.purses[seat] + 1)",
        "return range(zero, zero + p.purses[seat] + 2)",
        "holds less than nothing",
    ),
    Mistake(
        "a question that is not enrolled",
        CODE,
        "SELL = SalonPosition.enrol(SellSome())",
        "SELL = 0",
        "the question 'sell' (SellSome) is not enrolled",
    ),
    Mistake(
        "two questions with one key", CODE, '    key = "sell"\n', '    key = "bid"\n', "two questions have one key"
    ),
    Mistake(
        "a frame with an undeclared number",
        CODE,
        "p.ask_instead((BID, 0))",
        "p.ask_instead((BID, 0, 7))",
        "what is not declared",
    ),
    # Legality.
    Mistake(
        "a question without an answer", CODE, "return range(zero, zero +", "return range(zero + 1, zero +", "a dead end"
    ),
    Mistake(
        "an answer listed twice",
        CODE,
        'return (p.setup.codebook["keep"].first,)',
        'return (p.setup.codebook["keep"].first,) * 2',
        "'sell' lists code 8 (keep) twice",
    ),
    Mistake(
        "an answer beside a list that is not taken",
        CODE,
        "    def take(self, p: SalonPosition, seat: int, code: int) -> None:\n        turn_up(p)\n\n",
        "",
        "does not take it",
    ),
    Mistake(
        "an answer that changes nothing",
        CODE,
        "    def take(self, p: SalonPosition, seat: int, code: int) -> None:\n        turn_up(p)",
        "    def take(self, p: SalonPosition, seat: int, code: int) -> None:\n        pass",
        "could be given for ever",
    ),
    Mistake(
        "a game that never ends", CODE, "    if p.deck:\n", "    if True:\n", "p.shown, p.deck = p.deck[0], p.deck[1:]"
    ),
    Mistake(
        "a winner who sits nowhere",
        CODE,
        'house.Outcome.by_score(scores, "last_picture")',
        'house.Outcome(scores, (7,), "last_picture")',
        "the outcome's winners are (7,)",
    ),
    Mistake(
        "scores for fewer than all seats",
        CODE,
        'house.Outcome.by_score(scores, "last_picture")',
        'house.Outcome.by_score(scores[:-1], "last_picture")',
        "the outcome has 1 scores for 2 seats",
    ),
    Mistake(
        "it ends for a reason nobody knows",
        CODE,
        'by_score(scores, "last_picture")',
        'by_score(scores, "last")',
        "it ended by 'last'",
    ),
    Mistake(
        "an outcome while something is asked",
        CODE,
        "return None if position.frames else house",
        "return None if position.deck else house",
        "outcome while something is asked",
    ),
    Mistake(
        "the wrong seat is awaited",
        CODE,
        "if bid == NO_BID)\n\n    def apply",
        "if bid != NO_BID)\n\n    def apply",
        "a dead end",
    ),
    Mistake(
        "chance of the author's own",
        CODE,
        'position.shuffled("deck", range(len(position.box.picture)))',
        '__import__("random").sample(range(7), 7)',
        "one seed deals two games: it differs in deck",
    ),
    Mistake(
        "an answer is called forced that is not",
        CODE,
        "    mode = house.Mode.SEALED\n",
        "    mode = house.Mode.SEALED\n\n    def openly_forced(self, p, seat):\n        return True\n",
        "is called openly forced",
    ),
    Mistake(
        "a space that is too small",
        CODE,
        "    def policy(self)",
        "    def space(self, setup):\n        return 5\n\n    def policy(self)",
        "`space` is 5, but the codebook has",
    ),
    # Matter.
    Mistake("money from nowhere", CODE, "            p.bank += best\n", "", "money from nowhere"),
    Mistake("a picture vanishes", CODE, "        p.gone += picked\n", "", "in no place"),
    Mistake(
        "a picture is in two places",
        CODE,
        "p.shown, p.deck = p.deck[0], p.deck[1:]",
        "p.shown = p.deck[0]",
        "self-portrait is there",
    ),
    Mistake(
        "a list within a tuple",
        CODE,
        "    gone: tuple[PictureNumber, ...]\n",
        "    gone: tuple[list[int], ...]\n",
        "a list only outermost",
    ),
    Mistake(
        "a field that holds no plain data",
        CODE,
        "    bank: int\n",
        "    bank: dict[str, int]\n",
        "the field bank holds",
    ),
    Mistake(
        "an attribute that is not declared",
        CODE,
        "        self.shown, self.bids = NOTHING",
        "        self.luck = 3\n        self.shown, self.bids = NOTHING",
        "the attribute 'luck' of SalonPosition is not declared",
    ),
    Mistake(
        "something fixed that is never set",
        CODE,
        "    bank: int\n",
        "    bank: house.Fixed[int]\n",
        "the field 'bank' is fixed by the set-up, but `prepare` does not set it",
    ),
    Mistake(
        "something fixed that changes",
        CODE,
        "    bank: int\n",
        "    bank: house.Fixed[int] = 0\n",
        "'bank' is said to be fixed by the set-up or derived, but it changes",
    ),
)
