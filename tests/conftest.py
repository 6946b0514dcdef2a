"""What every test gets: the engine checks each code, and the rule index is kept."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

import vernissage
from tests.rules_index.plugin import (
    pytest_collection_modifyitems,
    pytest_runtest_logreport,
    pytest_sessionfinish,
    pytest_terminal_summary,
)
from tests.rules_index.plugin import pytest_configure as configure_rules_index
from vernissage.core.position import Checking

__all__ = [
    "pytest_collection_modifyitems",
    "pytest_configure",
    "pytest_runtest_logreport",
    "pytest_sessionfinish",
    "pytest_terminal_summary",
]


def pytest_configure(config: pytest.Config) -> None:
    """Switch checking on before anything is collected, the examples in docstrings included."""
    wanted = os.environ.get("VERNISSAGE_MUTANT")
    if wanted and Path(wanted) not in Path(vernissage.__file__).parents:
        pytest.exit(f"the mutant in {wanted} is not the package under test: {vernissage.__file__}", returncode=4)
    Checking.on = True
    if importlib.util.find_spec("pyspiel") is None:  # its examples cannot run; tests/env says so
        config.option.ignore = [*(config.option.ignore or ()), "src/vernissage/env/openspiel.py"]
    configure_rules_index(config)
