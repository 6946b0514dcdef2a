"""What can be counted and timed in this process, in the form Prometheus reads.

Numbers only: no name, no table, no address is in any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from vernissage.server.connections import Connections
    from vernissage.server.house import House

CONTENT_TYPE = "text/plain; version=0.0.4"  # the answer names its own charset
STATUSES = ("open", "playing", "paused", "over", "ended")
_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

MOVES = Counter("vernissage_moves_stored", "Moves stored, by what caused them.", ["cause"], registry=REGISTRY)
STORING = Histogram("vernissage_storing_seconds", "Seconds until a move is stored.", registry=REGISTRY, buckets=_QUICK)
TELLING = Histogram("vernissage_telling_seconds", "Seconds to make a screen.", registry=REGISTRY, buckets=_QUICK)
REFUSALS = Counter("vernissage_refusals", "What was refused, by its code.", ["code"], registry=REGISTRY)
THINKING = Histogram(
    "vernissage_bot_thinking_seconds", "Seconds a bot thought, or advice took.", registry=REGISTRY, buckets=_SLOW
)
BOT_FAILURES = Counter("vernissage_bot_failures", "Bots that gave no good answer, by why.", ["why"], registry=REGISTRY)
NOTICES = Counter(
    "vernissage_notices",
    "Notices to people, by channel and what became of them.",
    ["channel", "what"],
    registry=REGISTRY,
)
for _cause in ("person", "bot", "clock", "order"):
    MOVES.labels(_cause)
for _why in ("late", "lost", "failed", "illegal"):
    BOT_FAILURES.labels(_why)


def refused(answer: object) -> None:
    """Count an answer on a live connection, if it is a refusal."""
    code = getattr(answer, "code", None)
    if code is not None:
        REFUSALS.labels(code).inc()


class _Now(Collector):
    """What there is at this moment."""

    def __init__(self, house: House, connections: Connections) -> None:
        self._house = house
        self._connections = connections

    def collect(self) -> Iterator[Metric]:
        tables = GaugeMetricFamily("vernissage_tables", "Tables in memory, by status.", labels=["status"])
        counted = dict.fromkeys(STATUSES, 0)
        for table in self._house.in_memory():
            counted[table.status] = counted.get(table.status, 0) + 1
        for status, number in counted.items():
            tables.add_metric([status], number)
        yield tables
        aside = len(self._house.set_aside())
        yield GaugeMetricFamily("vernissage_tables_set_aside", "Tables whose log cannot be followed.", value=aside)
        yield GaugeMetricFamily("vernissage_sockets", "Live connections.", value=len(self._connections))
        began = CounterMetricFamily("vernissage_sockets_opened", "Live connections since the start.")
        began.add_metric([], self._connections.opened)
        yield began


def page(house: House, connections: Connections) -> bytes:
    """Everything, in the text form."""
    now = CollectorRegistry()
    now.register(_Now(house, connections))
    return generate_latest(now) + generate_latest(REGISTRY)
