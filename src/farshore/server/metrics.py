"""Numbers for Prometheus (`/metrics`): what is asked, how long it takes, what waits."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LAG_EVERY: Final = 0.1
"""Seconds between two looks at how late the event loop is."""

MESSAGES: Final = ("move", "undo", "why", "chat", "looking")
"""Messages that a page sends."""
OTHER: Final = "other"

Gauges = Callable[[], dict[tuple[str, str, str], float]]
"""(name, label, value of the label) -> number, asked for when somebody looks."""


class Levels(Collector):
    """What is counted when somebody looks: open sockets, loaded tables, queues."""

    def __init__(self, read: Gauges) -> None:
        self._read: Final = read

    def collect(self) -> Iterable[Metric]:
        families: dict[str, GaugeMetricFamily] = {}
        for (name, label, value), number in self._read().items():
            if name not in families:
                about = name.removeprefix("farshore_").replace("_", " ")
                families[name] = GaugeMetricFamily(name, about, labels=[label] if label else [])
            families[name].add_metric([value] if label else [], number)
        return families.values()


class Times:
    """How long something took, counted at every move by the one thread of the event loop.

    The library's own histogram takes a lock for each number, which was two percent of a move.
    """

    def __init__(self) -> None:
        self._counts: Final = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def add_to(self, family: HistogramMetricFamily, labels: list[str]) -> None:
        ends = [*map(str, SECONDS), "+Inf"]
        family.add_metric(labels, [*zip(ends, accumulate(self._counts), strict=True)], self._sum)


class MoveMetrics(Collector):
    """What every move is counted in."""

    def __init__(self) -> None:
        self.messages: Final = {kind: Times() for kind in (*MESSAGES, OTHER)}
        self.stores: Final = Times()
        self.by_people = 0
        self.by_server = 0

    def collect(self) -> Iterable[Metric]:
        messages = HistogramMetricFamily(
            "farshore_message_seconds",
            "Time until a message of a socket was answered",
            labels=["kind"],
        )
        for kind, times in self.messages.items():
            times.add_to(messages, [kind])
        stores = HistogramMetricFamily(
            "farshore_commit_seconds", "Time until moves were on the disk"
        )
        self.stores.add_to(stores, [])
        moves = CounterMetricFamily("farshore_moves", "Moves that were stored", labels=["by"])
        moves.add_metric(["person"], self.by_people)
        moves.add_metric(["server"], self.by_server)
        return [messages, stores, moves]


class Metrics:
    """Everything that one server counts."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry: Final = registry
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._requests: Final = Histogram(
            "farshore_request_seconds",
            "Time until a request was answered",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self._moves: Final = MoveMetrics()
        registry.register(self._moves)
        self._jobs: Final = Counter(
            "farshore_jobs",
            "Questions to worker processes",
            ["kind", "outcome"],
            registry=registry,
        )
        self._refusals: Final = Counter(
            "farshore_refusals", "What was refused", ["key"], registry=registry
        )
        self._lag: Final = Histogram(
            "farshore_loop_lag_seconds",
            "How late the event loop was",
            buckets=SECONDS,
            registry=registry,
        )

    def watch(self, read: Gauges) -> None:
        self._registry.register(Levels(read))

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)

    def answered(self, kind: str, seconds: float) -> None:
        """A message of a socket."""
        self._moves.messages[kind].observe(seconds)

    def stored(self, moves: int, person: bool, seconds: float) -> None:
        if person:
            self._moves.by_people += moves
        else:
            self._moves.by_server += moves
        self._moves.stores.observe(seconds)

    def job(self, kind: str, done: bool) -> None:
        self._jobs.labels(kind, "done" if done else "failed").inc()

    def refusal(self, key: str) -> None:
        self._refusals.labels(key).inc()

    def refusals(self) -> dict[str, int]:
        """How often each was refused."""
        samples = (each for metric in self._refusals.collect() for each in metric.samples)
        return {
            each.labels["key"]: int(each.value) for each in samples if each.name.endswith("_total")
        }

    async def watch_loop(self) -> None:
        """Measures how late the event loop is, again and again."""
        while True:
            due = time.monotonic() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self._lag.observe(max(0.0, time.monotonic() - due))
