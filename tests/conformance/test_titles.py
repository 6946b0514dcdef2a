"""Every registered title passes the house's own suite, at every player count and option."""

from __future__ import annotations

import pytest

import vernissage
from vernissage.core.conformance import CHECKS, Case, cases

ALL = [case for title in vernissage.titles() for case in cases(title)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda name: name.replace(" ", "-"))
@pytest.mark.parametrize("case", ALL, ids=str)
def test_title_keeps_the_promises_of_the_house(case: Case, check: str) -> None:
    CHECKS[check](case)
