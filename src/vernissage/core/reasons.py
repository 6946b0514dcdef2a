"""Why a sensible player would make a move: sentences of the title's own texts, with their facts.

A title writes them in `Authored.reasons`; a hint and the review of a game say them.

>>> Reason("why-worth", {"artist": Named("artist", "nex"), "amount": 38}).facts["amount"]
38
"""

from __future__ import annotations

from typing import Any

import msgspec

from vernissage.core.text import Words


class Named(msgspec.Struct, frozen=True, array_like=True):
    """A fact that is said by its name: the mark and the word of a thing (`"artist", "nex"`), or `"seat"` and its place.

    Several words are told one after the other, with commas.
    """

    mark: str
    word: int | str | tuple[int | str, ...]


Fact = int | str | Named


class Reason(msgspec.Struct, frozen=True):
    """One sentence: the id of a text of the title, beginning with `why-`, and the facts it tells."""

    text: str
    facts: dict[str, Fact] = {}

    def say(self, words: Words) -> str:
        """The sentence in the language of these words."""
        return words.say(self.text, **{name: _told(fact, words) for name, fact in self.facts.items()})


def _told(fact: Fact, words: Words) -> Any:
    if not isinstance(fact, Named):
        return fact
    several = fact.word if isinstance(fact.word, tuple) else (fact.word,)
    return ", ".join(words.seat(int(word)) if fact.mark == "seat" else words.named(fact.mark, word) for word in several)
