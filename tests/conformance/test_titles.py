"""Every registered title passes the house's own suite, at every player count and option."""

from __future__ import annotations

from typing import Any

import pytest

import vernissage
from vernissage.core.conformance import CHECKS, Case, cases, check_face, run_check
from vernissage.core.titles import Title

ALL = [case for title in vernissage.titles() for case in cases(title)]


@pytest.mark.parametrize("title", vernissage.titles(), ids=lambda title: title.key)
def test_title_has_a_face(title: Title[Any, Any]) -> None:
    check_face(title)


@pytest.mark.parametrize("check", CHECKS, ids=lambda name: name.replace(" ", "-"))
@pytest.mark.parametrize("case", ALL, ids=str)
def test_title_keeps_the_promises_of_the_house(case: Case, check: str) -> None:
    run_check(check, CHECKS[check], case)
