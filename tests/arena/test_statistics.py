"""Known values, from tables and from textbooks."""

from __future__ import annotations

import pytest

from vernissage.arena.statistics import chi_square_tail, evenness, summary, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe (1998), table I, method 3: Wilson's score without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_newcombes_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_stays_within_0_and_1() -> None:
    assert wilson(0, 1)[0] == 0
    assert wilson(1, 1)[1] == 1


def test_wilson_mirrors_successes_and_failures() -> None:
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))


def test_wilson_takes_shared_wins() -> None:
    assert wilson(2, 10)[0] < wilson(2.5, 10)[0] < wilson(3, 10)[0]


@pytest.mark.parametrize(
    ("freedom", "five_percent", "one_percent"),
    [(1, 3.841459, 6.634897), (2, 5.991465, 9.210340), (3, 7.814728, 11.344867), (4, 9.487729, 13.276704)],
)
def test_chi_square_tail_fits_the_printed_tables(freedom: int, five_percent: float, one_percent: float) -> None:
    assert chi_square_tail(five_percent, freedom) == pytest.approx(0.05, abs=1e-7)
    assert chi_square_tail(one_percent, freedom) == pytest.approx(0.01, abs=1e-7)


def test_chi_square_tail_of_nothing_is_certain() -> None:
    assert [chi_square_tail(0, freedom) for freedom in (1, 2, 3, 4)] == [1, 1, 1, 1]


def test_evenness_of_a_die() -> None:
    # 60 throws, chi-square 13.4 with 5 degrees of freedom.
    assert evenness([5, 8, 9, 8, 10, 20]) == pytest.approx(0.0199, abs=5e-5)
    assert evenness([25, 25, 25, 25]) == 1


def test_nothing_to_compare_is_even() -> None:
    assert evenness([7]) == evenness([0, 0, 0]) == 1.0


def test_summary() -> None:
    spread = summary([2, 4, 4, 4, 5, 5, 7, 9])
    assert (spread.mean, spread.least, spread.median, spread.most) == (5, 2, 4.5, 9)
    assert spread.deviation == pytest.approx(2.13809, abs=1e-5)
    assert summary([3]).deviation == 0
