"""What cannot be done at a table, as errors with a sentence each."""

from __future__ import annotations

from vernissage.core.errors import VernissageError
from vernissage.server.wording import worded


class Worded(VernissageError):
    """Something the house refuses in the visitor's own language; `text` is the id of the sentence."""

    def __init__(self, text: str, **facts: str | int) -> None:
        super().__init__(worded(text, "en", **facts))
        self.text = text
        self.facts = facts


def sentence(error: Exception, language: str) -> str:
    """What an error says, in the visitor's language where the house has words for it."""
    return worded(error.text, language, **error.facts) if isinstance(error, Worded) else str(error)


class NoSuchTable(VernissageError, LookupError):
    """There is no table of that id."""


class TableError(VernissageError):
    """Something that cannot be done at this table now; `code` names the sentence `table-refusal-<code>`."""

    def __init__(self, code: str) -> None:
        super().__init__(code.replace("-", " "))
        self.code = code
        self.facts: dict[str, str | int] = {}


class Trouble(TableError):
    """The title's own rules failed at this. Nothing was stored and nothing was changed; the log says what failed."""

    def __init__(self) -> None:
        super().__init__("trouble")


class NoCard(Worded, LookupError):
    """There is no member card."""


class CardWanted(NoCard):
    """Only somebody with a member card can do this."""
