"""The numbers: their names, that apps do not share them, and that no client can make them grow for ever."""

from prometheus_client.parser import text_string_to_metric_families

from lacrimosa.server.observability.metrics import LONGEST_VALUE, MOST_VALUES, OTHER, Metrics


def samples(metrics: Metrics) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    text, kind = metrics.render()
    assert kind.startswith("text/plain; version=")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return samples(metrics)[f"lacrimosa_{name}", tuple(sorted(labels.items()))]


def test_everything_is_there_under_its_name() -> None:
    metrics = Metrics()
    metrics.tables_in_memory.set(3)
    metrics.sockets.inc()
    metrics.polls.inc(2)
    metrics.choice("person")
    metrics.choice("forced")
    metrics.choice("forced")
    metrics.refusal("stale")
    metrics.error("socket")
    metrics.bot_failure("timeout")
    metrics.store_error()
    metrics.choice_seconds.observe(0.01)
    metrics.push_seconds.observe(0.02)
    metrics.open_table_seconds.observe(0.03)
    metrics.bot("planner", 1.5)
    metrics.waited_for_bot("background", 2.5)
    metrics.count_waiting(lambda: {"foreground": 1, "background": 4})
    metrics.http("/api/tables/{table}", "GET", 204, 0.5)
    assert value(metrics, "tables_in_memory") == 3
    assert value(metrics, "sockets") == 1
    assert value(metrics, "polls") == 2
    assert value(metrics, "choices_total", kind="person") == 1
    assert value(metrics, "choices_total", kind="forced") == 2
    assert value(metrics, "refusals_total", code="stale") == 1
    assert value(metrics, "errors_total", where="socket") == 1
    assert value(metrics, "bot_failures_total", outcome="timeout") == 1
    assert value(metrics, "store_errors_total") == 1
    assert value(metrics, "choice_seconds_sum") == 0.01
    assert value(metrics, "push_seconds_sum") == 0.02
    assert value(metrics, "open_table_seconds_sum") == 0.03
    assert value(metrics, "bot_seconds_sum", bot="planner") == 1.5
    assert value(metrics, "bot_wait_seconds_sum", line="background") == 2.5
    assert value(metrics, "bots_waiting", line="background") == 4
    assert value(metrics, "bots_waiting", line="foreground") == 1
    route = {"route": "/api/tables/{table}", "method": "GET", "status": "2xx"}
    assert value(metrics, "http_seconds_sum", **route) == 0.5
    assert value(metrics, "http_seconds_bucket", **route, le="0.5") == 1
    assert value(metrics, "http_seconds_bucket", **route, le="0.25") == 0


def test_a_bots_thinking_counts_as_a_failure_unless_it_answered() -> None:
    metrics = Metrics()
    metrics.thought("planner", 1.5, "answered")
    metrics.thought("planner", 0.5, "timeout")
    assert value(metrics, "bot_seconds_sum", bot="planner") == 2
    failures = [labels for name, labels in samples(metrics) if name == "lacrimosa_bot_failures_total"]
    assert failures == [(("outcome", "timeout"),)]


def test_all_names_are_ours_and_apps_share_nothing() -> None:
    first, second = Metrics(), Metrics()
    first.store_error()
    assert value(first, "store_errors_total") == 1
    assert value(second, "store_errors_total") == 0
    assert all(name.startswith("lacrimosa_") for name, _ in samples(first))


def test_values_of_labels_are_bounded() -> None:
    metrics = Metrics()
    for number in range(3 * MOST_VALUES):
        metrics.http(f"/{number}", f"M{number}", number * 100, 0.1)
        metrics.refusal(str(number))
    metrics.refusal("0")
    metrics.error("x" * (LONGEST_VALUE + 1))
    found = samples(metrics)
    for name, label, most in [
        ("http_seconds_count", "route", MOST_VALUES + 1),
        ("http_seconds_count", "method", 1),
        ("http_seconds_count", "status", 6),
        ("refusals_total", "code", MOST_VALUES + 1),
    ]:
        values = {dict(labels)[label] for key, labels in found if key == f"lacrimosa_{name}"}
        assert len(values) == most
        assert OTHER in values
    assert value(metrics, "refusals_total", code=OTHER) == 2 * MOST_VALUES
    assert value(metrics, "refusals_total", code="0") == 2
    assert value(metrics, "errors_total", where=OTHER) == 1


def test_odd_values_do_not_break_the_page() -> None:
    metrics = Metrics()
    metrics.refusal('a"b\\c\nd')
    assert value(metrics, "refusals_total", code='a"b\\c\nd') == 1
