"""Mistakes an author of a title can make, each tried on the sample title, and what the suite says to it.

    python -m tests.conformance.mistakes      # prints the whole list

A mistake is a change of one of the sample's files: the text that stands there, and what an author wrote instead.
"""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.sample import FOLDER
from vernissage.core.conformance import CHECKS, check_title

CODE, TEXT, BOX = "__init__.py", "text/en.ftl", "components.toml"


@dataclass(frozen=True)
class Mistake:
    """What an author wrote, and words of the sentence that must name it."""

    what: str
    file: str
    right: str
    wrong: str
    said: str


MISTAKES = (
    # Texts.
    Mistake(
        "a chapter of the rules with a number nobody gives",
        TEXT,
        "for a coin each",
        "for { $box_scrap } each",
        "the rules cannot be told: text 'rules-1-text' in en: Unknown external: box_scrap",
    ),
    Mistake(
        "a refusal that names no rule",
        TEXT,
        "{ $available } coins. [{ $rule }]",
        "{ $available } coins.",
        "the text refusal-above-purse in en does not name its rule",
    ),
    Mistake("no text for a question", TEXT, "ask-bid = What do you bid?\n", "", "there is no text ask-bid"),
    Mistake("a misspelt text of a question", TEXT, "ask-bid =", "ask-bidd =", "ask-bidd is asked for by nothing"),
    Mistake("no text for a move", TEXT, "move-keep = keep all your pictures\n", "", "there is no text move-keep"),
    Mistake("no text for an event", TEXT, "event-tied =", "events-tied =", "there is no text event-tied"),
    Mistake(
        "no text for a refusal", TEXT, "refusal-keep-one =", "refusal-keep-two =", "there is no text refusal-keep-one"
    ),
    Mistake(
        "no text for the end", TEXT, "reason-last_picture =", "reason-end =", "there is no text reason-last_picture"
    ),
    Mistake("no name for a component", TEXT, "picture-moon = The Moon\n", "", "picture-moon"),
    Mistake("a fact the move does not have", TEXT, "bid { $coins }", "bid { $amount }", "move-bid"),
    Mistake(
        "a fact the event does not have", TEXT, "{ $picture } is turned up", "{ $card } is turned up", "event-turned"
    ),
    Mistake(
        "a text that cannot be read",
        TEXT,
        "move-keep = keep all your pictures",
        "move-keep keep all",
        "what cannot be read: 'move-keep keep all'",
    ),
    Mistake("a text that nothing asks for", TEXT, "event-tied =", "event-wonn = Ah!\nevent-tied =", "event-wonn"),
    Mistake("a misspelt heading", TEXT, "field-coins =", "field-coinss =", "field-coinss"),
    Mistake("a misspelt heading of a chapter", TEXT, "rules-1-title =", "rules-1-titel =", "rules-1-titel"),
    Mistake("no heading of a chapter", TEXT, "rules-1-title = The round\n", "", "lack rules-1-title"),
    Mistake(
        "a chapter is left out",
        TEXT,
        "rules-2-title = The end\nrules-2-text",
        "rules-3-title = The end\nrules-3-text",
        "lack rules-2-title",
    ),
    Mistake("a name of nothing", TEXT, "picture-moon =", "picture-sun = The Sun\npicture-moon =", "picture-sun"),
    Mistake(
        "a text says one that is not there",
        TEXT,
        "{ $picture } is turned up",
        "{ $picture } is { turned }",
        "says { turned }, but there is no such text",
    ),
    Mistake(
        "a misspelt reason by its name",
        CODE,
        '"PS-2", "above-purse"',
        '"PS-2", reason="above-purses"',
        "there is no text refusal-above-purses; refusal-above-purse is asked for by nothing",
    ),
    Mistake(
        "a misspelt reason that is made in play",
        CODE,
        '"PS-2", "above-purse"',
        '"PS-2", "above-purse" * 2',
        "the refusal 'above-purseabove-purse' cannot be told in en",
    ),
    Mistake(
        "a reason that is no refusal",
        CODE,
        'return house.Refusal("PS-2", "above-purse", available=p.purses[seat])',
        'return "above-purse"',
        "refused with 'above-purse', which is no Refusal",
    ),
    # Events.
    Mistake(
        "facts in the wrong order",
        CODE,
        "EVERYONE, winner, p.shown, best)",
        "EVERYONE, best, p.shown, winner)",
        "no seat",
    ),
    Mistake(
        "facts in another order, all of them numbers",
        CODE,
        "EVERYONE, seat, picked, coins)",
        "EVERYONE, coins, picked, seat)",
        "as its seat, which is no seat; its facts are emitted in the order of its fields: seat, pictures, coins",
    ),
    Mistake(
        "facts in another order, one of them a list",
        CODE,
        "EVERYONE, seat, picked, coins)",
        "EVERYONE, seat, coins, picked)",
        "the event 'sold' has",
    ),
    Mistake(
        "a number of no picture",
        CODE,
        "p.emit(Turned, house.EVERYONE, p.shown)",
        "p.emit(Turned, house.EVERYONE, p.shown - 3)",
        "is the number of no picture",
    ),
    Mistake(
        "a fact too few",
        CODE,
        "EVERYONE, winner, p.shown, best)",
        "EVERYONE, winner, p.shown)",
        "Won has the facts seat, picture, coins",
    ),
    Mistake(
        "a fact too many",
        CODE,
        "EVERYONE, p.shown)\n        p.shown",
        "EVERYONE, p.shown, best)\n        p.shown",
        "Tied has the facts picture",
    ),
    Mistake(
        "a number where a name belongs",
        CODE,
        'class Turned(house.Event, frozen=True, tag="turned", kw_only=True):\n    picture: Picture',
        'class Turned(house.Event, frozen=True, tag="turned", kw_only=True):\n    picture: str',
        "'turned' has",
    ),
    Mistake(
        "a sealed bid is told",
        CODE,
        "        if NO_BID in p.bids:\n            p.ask_on",
        "        p.emit(Won, house.EVERYONE, seat, p.shown, code)\n        if NO_BID in p.bids:\n            p.ask_on",
        "a sealed answer",
    ),
    Mistake(
        "an event tells more than the views keep",
        CODE,
        "EVERYONE, winner, p.shown, best)",
        "EVERYONE, winner, p.shown, sum(p.bids))",
        "events depends on what is hidden",
    ),
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
    # Secrets.
    Mistake(
        "the deck stands in the view",
        CODE,
        "shown=name(p.shown),",
        "shown=name(p.deck[0] if p.deck else p.shown),",
        "shown",
    ),
    Mistake(
        "another's bid stands in the view",
        CODE,
        "own_bid=NO_BID if seat is None else p.bids[seat],",
        "own_bid=max(p.bids),",
        "own_bid",
    ),
    Mistake(
        "the size of a view tells a secret",
        CODE,
        "gone=tuple(map(name, p.gone)),",
        "gone=(*map(name, p.gone), *[name(0)] * (p.deck[0] if p.deck else 0)),",
        "gone",
    ),
    Mistake(
        "a picture turned up without a word",
        CODE,
        "    p.reveal()\n    p.emit(Turned",
        "    p.emit(Turned",
        "depends on what is hidden",
    ),
    Mistake(
        "imagining forgets the purses",
        CODE,
        "for wall in view.walls], list(view.coins)",
        "for wall in view.walls], [9] * view.seats",
        "coins",
    ),
    Mistake(
        "imagining forgets the bids",
        CODE,
        "        for seat in view.laid:\n",
        "        for seat in ():\n",
        "decision.seats",
    ),
    Mistake("imagining deals a picture twice", CODE, "if n not in seen), dice))", "), dice))", "other components"),
    Mistake("the view is another seat's", CODE, "**house.common(p, seat),", "**house.common(p, 0),", "where"),
    Mistake(
        "the heuristic looks at the deck",
        CODE,
        "    share = p.box",
        '    if p.deck and p.deck[0] > 3:\n        return p.setup.codebook["coins"].first\n    share = p.box',
        "policy looks at a secret",
    ),
    Mistake(
        "the heuristic answers nonsense",
        CODE,
        "min(p.purses[seat], int(2 * share",
        "max(p.purses[seat] + 1, int(2 * share",
        "which is not legal",
    ),
    Mistake(
        "the heuristic changes the position",
        CODE,
        "    share = p.box",
        "    p.bank += 1\n    share = p.box",
        "policy changes the position",
    ),
    Mistake(
        "the observation looks at a secret",
        CODE,
        "return [p.host, p.shown,",
        "return [p.host, *p.deck[:1], *[0] * (not p.deck), p.shown,",
        "depends on what is hidden",
    ),
    Mistake(
        "the observation has no fixed size",
        CODE,
        "return [p.host, p.shown,",
        "return [p.host, *p.gone, p.shown,",
        "observation",
    ),
    Mistake(
        "an observation_size that is too large",
        CODE,
        "    def policy(self)",
        "    def observation_size(self, setup):\n        return 99\n\n    def policy(self)",
        "`observe` gives 22 numbers for seat 0, but `observation_size` is 99",
    ),
    Mistake(
        "an observation_size that is too small",
        CODE,
        "    def policy(self)",
        "    def observation_size(self, setup):\n        return 5\n\n    def policy(self)",
        "`observe` gives 22 numbers for seat 0, but `observation_size` is 5",
    ),
    Mistake(
        "the heuristic fails",
        CODE,
        "share = p.box.picture[p.shown].value /",
        "share = p.box.picture[p.shown + 1].value /",
        "policy fails at the question 'bid': IndexError: 'tuple index out of range' in `sensible` of petit_salon",
    ),
    Mistake(
        "the view fails",
        CODE,
        "shown=name(p.shown),",
        "shown=name(p.walls[0][0]),",
        "in `PetitSalon.view` of petit_salon:\n    __init__.py, line 218: shown=name(p.walls[0][0]),",
    ),
    Mistake(
        "the observation holds no numbers",
        CODE,
        "return [p.host, p.shown,",
        "return [None, p.shown,",
        "no whole number",
    ),
    Mistake(
        "nothing is hidden, says the title",
        CODE,
        '    matter = "picture"\n',
        '    matter = "picture"\n    hides = False\n',
        "it hides nothing",
    ),
    # The title itself.
    Mistake(
        "an entry of the box that is missing",
        BOX,
        "start = 12     # coins of each player\n",
        "",
        "start must be a whole number from 1 to 99, and is missing",
    ),
    Mistake("an entry of the wrong kind", BOX, "start = 12", 'start = "12"', "start must be a whole number"),
    Mistake(
        "a mark without names",
        CODE,
        'return {"picture": house.Names',
        'return {"painting": house.Names',
        "there are no names for the mark 'picture'; `vocabulary` has painting",
    ),
    Mistake("no one can play it", CODE, "2026, (2, 4), (5, 10)", "2026, (4, 2), (5, 10)", "it is played by 4 to 2"),
    Mistake("no reason to end by", CODE, 'ends = ("last_picture",)', "ends = ()", "it names no reason"),
    Mistake("a key with blanks", CODE, 'key = "petit_salon"', 'key = "Petit Salon"', "its key is no word"),
)


def said_to(mistake: Mistake, folder: Path) -> tuple[str, str]:
    """What the suite says to a mistake, and the check it fails; empty if it finds nothing wrong."""
    name = f"petit_salon_{abs(hash((mistake.what, folder)))}"
    package = folder / name
    shutil.copytree(FOLDER, package, ignore=shutil.ignore_patterns("__pycache__"))
    file = package / mistake.file
    text = file.read_text("utf-8")
    assert text.count(mistake.right) == 1, f"{mistake.what}: {mistake.right!r} stands {text.count(mistake.right)} times"
    file.write_text(text.replace(mistake.right, mistake.wrong), "utf-8")
    sys.path.insert(0, str(folder))
    passed = -1
    try:
        title: Any = importlib.import_module(name).title
        for passed, _ in enumerate(check_title(title)):  # noqa: B007
            pass
    except Exception as error:  # whatever it is, an author reads it
        check = [*CHECKS][passed % len(CHECKS)] if passed >= 0 else ""
        return f"{type(error).__name__}: {error}".replace(name, "petit_salon"), check
    finally:
        sys.path.remove(str(folder))
        for module in [module for module in sys.modules if module.partition(".")[0] == name]:
            del sys.modules[module]
    return "", ""


def main() -> None:
    for number, mistake in enumerate(MISTAKES, 1):
        with tempfile.TemporaryDirectory() as folder:
            said, check = said_to(mistake, Path(folder))
            print(f"{number}. {mistake.what}{f' ({check})' if check else ''}\n   {said}")


if __name__ == "__main__":
    main()
