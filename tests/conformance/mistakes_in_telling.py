"""Mistakes in what is told: texts, events and reasons."""

from __future__ import annotations

from tests.conformance.mistake import CODE, TEXT, Mistake

POLICY = "    def policy(self) -> house.Policy:\n"


def reasons(told: str) -> str:
    """What stands before the policy where an author says why it answers as it does."""
    return f"    def reasons(self, position, seat, move):\n        return {told}\n\n{POLICY}"


TELLING = (
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
    # Reasons.
    Mistake(
        "a reason without a text",
        CODE,
        POLICY,
        reasons('[house.Reason(f"why-{position.question.key}")]'),
        "cannot be told in en",
    ),
    Mistake("no reason for a move", CODE, POLICY, reasons("[]"), "no reason is given for"),
    Mistake(
        "a reason by what is hidden",
        CODE,
        POLICY,
        reasons('[house.Reason("title-name", {"next": sum(position.deck[:2])})]'),
        "depend on what seat",
    ),
    Mistake(
        "a reason that fails",
        CODE,
        POLICY,
        reasons('[house.Reason("title-name", {"next": position.purse})]'),
        "there is no reason for",
    ),
)
