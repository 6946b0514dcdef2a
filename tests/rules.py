"""The mark of a test that holds a rule: `@rule("MA-12", "MA-R7")`, ids as in the rule index of docs/titles."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
