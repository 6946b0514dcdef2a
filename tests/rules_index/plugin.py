"""The rule index as part of a test run: at its end every id must have a test that ran and passed.

Works under pytest-xdist: ids travel with the reports, and the controller judges. The demand for a passing test of
each id is made only of a run of the whole suite; an id that is in no index fails any run.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules_index import index

_carried = pytest.StashKey[set[str]]()
_passed = pytest.StashKey[set[str]]()
_problems = pytest.StashKey[list[str]]()
_PROPERTY = "rule"
_SELECTIONS = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly", "pyargs")

_config: list[pytest.Config] = []
"""The run's configuration: a report, as the hook is handed it, does not know it."""


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_carried] = set()
    config.stash[_passed] = set()
    config.stash[_problems] = []
    _config[:] = [config]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each test's ids travel with its reports."""
    for item in items:
        for mark in item.iter_markers("rule"):
            item.user_properties += [(_PROPERTY, id_) for id_ in mark.args]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    ids = {str(value) for key, value in report.user_properties if key == _PROPERTY}
    stash = _config[0].stash
    stash[_carried] |= ids
    if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
        stash[_passed] |= ids


def is_whole(config: pytest.Config) -> bool:
    """Whether the run takes in every test: nothing selected, nothing left out."""
    option = config.option
    if any(getattr(option, name, None) for name in _SELECTIONS):
        return False
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        return True
    whole = [config.rootpath, *(config.rootpath / path for path in config.getini("testpaths")[:1])]
    return any((config.invocation_params.dir / Path(arg)).resolve() in whole for arg in config.args)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    config = session.config
    if hasattr(config, "workerinput"):
        return
    indexed = {row.id for row in index.read_pages(config.rootpath / "docs" / "titles")}
    carried, passed = config.stash[_carried], config.stash[_passed]
    problems = index.unknown_problems(indexed, carried)
    finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not session.shouldfail
    if finished and not session.shouldstop and is_whole(config):
        problems += index.untested_problems(indexed, passed)
    config.stash[_problems] = problems
    if problems and exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    problems = config.stash[_problems]
    if problems:
        terminalreporter.section("rule index", sep="=", red=True, bold=True)
        for problem in problems:
            terminalreporter.line(f"FAILED rule index: {problem}", red=True)
