"""The names of everything the engine counts, and which codes stand for which answers: said once, for a box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vernissage.core.codes import WORD, Codebook
from vernissage.core.naming import Names, Naming, Numbers, Packed


class Steps(Naming):
    """The steps of a draft: codes, written in words as records write moves."""

    def __init__(self, codebook: Codebook) -> None:
        self.codebook = codebook
        self.size = codebook.size

    def write(self, value: int) -> str:
        return self.codebook.word(value)

    def read(self, plain: Any) -> int:
        return self.codebook.read_word(plain)


def codebook(words: Mapping[str, Names], bid_cards: int) -> Codebook:
    """The codes of a game. All hangings come first, so that a code of theirs is a hanging itself."""
    square = words["square"]
    return Codebook(
        hang=Packed(painting=words["painting"], square=square),
        decor=Packed(decor=words["decor"], square=square),
        hang_decor=square,
        trade=Packed(pattern=words["pattern"], square=square),
        take=words["painting"],
        lot=words["pile"],
        bid=Numbers(1, bid_cards),
        keep=WORD,
        keep_decor=words["decor"],
        superfluous=WORD,
        done=WORD,
    )


def words(**names: Sequence[str]) -> dict[str, Names]:
    """The names of each kind of thing, by the mark of the fields that hold one."""
    return {what: Names(what, listed) for what, listed in names.items()}


def vocabulary(words: Mapping[str, Names], codes: Codebook) -> dict[str, Naming]:
    """Those names, and those of what is made of several things."""
    return {
        **words,
        "hanging": codes["hang"].names,
        "decorating": codes["decor"].names,
        "tile": Names("tile", words["painting"].names + words["decor"].names),
        "step": Steps(codes),
    }
