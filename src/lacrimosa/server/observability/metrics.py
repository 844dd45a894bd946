"""Numbers about a running server, in the form Prometheus reads."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

Chooser = Literal["person", "bot", "forced"]

PREFIX: Final = "lacrimosa"
OTHER: Final = "other"
# Of one label. Every value is a time series that is kept for ever, so no client may invent new ones.
MOST_VALUES: Final = 60
LONGEST_VALUE: Final = 80
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 30.0, 60.0)


class Metrics:
    """One set for one app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(namespace=PREFIX, registry=self.registry)
        self._seen: dict[str, set[str]] = {}
        self._gauges()
        self._counters()
        self._histograms()

    def _gauges(self) -> None:
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables kept in memory.")
        self.sockets = self._gauge("sockets", "Open sockets.")
        self.polls = self._gauge("polls", "Long polls that wait for news.")
        self._bots_waiting = self._gauge("bots_waiting", "Bots' questions that wait for a worker.", "line")

    def _counters(self) -> None:
        self._choices = self._counter("choices", "Choices made, by whom.", "kind")
        self._refusals = self._counter("refusals", "Requests and messages refused, by code.", "code")
        self._errors = self._counter("errors", "Unexpected errors, by where they happened.", "where")
        self._bot_failures = self._counter(
            "bot_failures", "Bots that gave no usable choice, by outcome.", "outcome"
        )
        self._store_errors = self._counter("store_errors", "Failures of the database.")

    def _histograms(self) -> None:
        self.choice_seconds = self._histogram(
            "choice_seconds", "From a choice's receipt to the disk.", _QUICK
        )
        self.push_seconds = self._histogram("push_seconds", "From an entry to everybody told.", _QUICK)
        self.open_table_seconds = self._histogram("open_table_seconds", "Bringing a table to memory.", _QUICK)
        self._bot_seconds = self._histogram("bot_seconds", "A bot's thinking, by bot.", _SLOW, "bot")
        self._bot_wait_seconds = self._histogram(
            "bot_wait_seconds", "A bot's question, from asking to its worker.", _SLOW, "line"
        )
        self._http_seconds = self._histogram(
            "http_seconds", "Answering a request.", _QUICK, "route", "method", "status"
        )

    def choice(self, kind: Chooser) -> None:
        self._choices.labels(kind).inc()

    def refusal(self, code: str) -> None:
        self._refusals.labels(self._bounded("code", code)).inc()

    def error(self, where: str) -> None:
        self._errors.labels(self._bounded("where", where)).inc()

    def bot_failure(self, outcome: str) -> None:
        self._bot_failures.labels(self._bounded("outcome", outcome)).inc()

    def store_error(self) -> None:
        self._store_errors.inc()

    def bot(self, bot: str, seconds: float) -> None:
        self._bot_seconds.labels(self._bounded("bot", bot)).observe(seconds)

    def thought(self, bot: str, seconds: float, outcome: str) -> None:
        """A bot was asked; anything but "answered" is a failure."""
        self.bot(bot, seconds)
        if outcome != "answered":
            self.bot_failure(outcome)

    def waited_for_bot(self, line: str, seconds: float) -> None:
        """A question got its worker: in the foreground, or in the background where nobody looks at."""
        self._bot_wait_seconds.labels(line).observe(seconds)

    def count_waiting(self, waiting: Callable[[], Mapping[str, int]]) -> None:
        """Where to learn how many questions wait, by line."""
        for line in waiting():
            self._bots_waiting.labels(line).set_function(partial(_number_of, waiting, line))

    def http(self, route: str, method: str, status: int, seconds: float) -> None:
        """The route is its template, such as /api/tables/{table}, not the path that was asked for."""
        known = method if method in _METHODS else OTHER
        group = f"{status // 100}xx" if 100 <= status <= 599 else OTHER
        self._http_seconds.labels(self._bounded("route", route), known, group).observe(seconds)

    def render(self) -> tuple[bytes, str]:
        """The page of numbers and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def _bounded(self, label: str, value: str) -> str:
        """The value while there are few of them, else "other"."""
        seen = self._seen.setdefault(label, set())
        if value not in seen:
            if len(seen) >= MOST_VALUES or len(value) > LONGEST_VALUE:
                return OTHER
            seen.add(value)
        return value

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"{PREFIX}_{name}", text, labels, registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"{PREFIX}_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"{PREFIX}_{name}", text, labels, buckets=buckets, registry=self.registry)


def _number_of(counts: Callable[[], Mapping[str, int]], name: str) -> float:
    return counts()[name]
