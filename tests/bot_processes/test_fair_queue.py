"""Whose question goes next, in simulated time: fair between people, whatever they start, cancel or hold."""

import heapq
import itertools
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lacrimosa.bot_processes.fair_queue import HALF_LIFE, LINGER, FairQueue, Ticket

GAP = 0.01  # from an answer to the table's next question
MOMENT = 1e-6
SECONDS = 300.0


@dataclass
class Table:
    """A table of bots that asks its next question as soon as it may."""

    name: str
    people: tuple[str, ...]
    cost: float  # seconds of a worker for one question
    pause: float = GAP


@dataclass
class Simulation:
    """Workers and tables in simulated time."""

    workers: int
    used: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # seconds by person
    answers: Counter[str] = field(default_factory=Counter)  # by table
    longest: dict[str, float] = field(default_factory=dict)  # wait by table
    now: float = 0.0

    def __post_init__(self) -> None:
        self.queue: FairQueue[Ticket] = FairQueue(self.workers)
        self._events: list[tuple[float, int, Table | None, Ticket | None]] = []
        self._tables: dict[Ticket, tuple[Table, float]] = {}
        self._count = itertools.count()
        self._looks_again = False

    def open(self, table: Table) -> None:
        self._later(0.0, table, None)

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self._events and self._events[0][0] <= end:
            self.now, _, table, ticket = heapq.heappop(self._events)
            if table is None:
                self._looks_again = False
            elif ticket is None:
                ticket = Ticket(table.name, table.people)
                self._tables[ticket] = table, self.now
                self.queue.put(ticket, self.now)
            else:
                self._answered(ticket)
            self._serve()
        self.now = end

    def _answered(self, ticket: Ticket) -> None:
        table, _ = self._tables.pop(ticket)
        self.used[ticket.payer] += table.cost
        self.answers[table.name] += 1
        self.queue.done(ticket, self.now)
        self._later(table.pause, table, None)

    def _serve(self) -> None:
        while (ticket := self.queue.take(self.now)) is not None:
            table, asked = self._tables[ticket]
            self.longest[table.name] = max(self.longest.get(table.name, 0.0), self.now - asked)
            self._later(table.cost, table, ticket)
        again = self.queue.again_at()
        if len(self.queue) and again is not None and not self._looks_again:
            self._looks_again = True
            self._later(again - self.now + MOMENT, None, None)

    def _later(self, seconds: float, table: Table | None, ticket: Ticket | None) -> None:
        heapq.heappush(self._events, (self.now + seconds, next(self._count), table, ticket))


costs = st.floats(0.05, 2.0)


@st.composite
def crowds(draw: st.DrawFn) -> tuple[int, dict[str, list[float]]]:
    """Some workers, and more people than workers: each with the costs of their tables' questions."""
    workers = draw(st.integers(1, 3))
    people = draw(st.integers(workers + 1, workers + 4))
    tables = st.lists(costs, min_size=1, max_size=12)
    return workers, {f"person {number}": draw(tables) for number in range(people)}


def simulated(workers: int, crowd: dict[str, list[float]]) -> Simulation:
    simulation = Simulation(workers)
    for person, tables in crowd.items():
        for number, cost in enumerate(tables):
            simulation.open(Table(f"{person}, table {number}", (person,), cost))
    return simulation


@settings(deadline=None, max_examples=15)
@given(crowds())
def test_people_get_equal_shares_whatever_the_number_of_their_tables(
    crowd: tuple[int, dict[str, list[float]]],
) -> None:
    simulation = simulated(*crowd)
    simulation.run(SECONDS)
    used = [simulation.used[person] for person in crowd[1]]
    # A worker that waits a moment for somebody's next question does nothing meanwhile.
    assert sum(used) > 0.5 * SECONDS * crowd[0]
    assert max(used) - min(used) < 0.25 * max(used), simulation.used


@settings(deadline=None, max_examples=15)
@given(crowds())
def test_nobody_starves(crowd: tuple[int, dict[str, list[float]]]) -> None:
    simulation = simulated(*crowd)
    simulation.run(SECONDS)
    for person, tables in crowd[1].items():
        # Everybody is served for a fair share, and the own tables take turns.
        answers = [simulation.answers[f"{person}, table {number}"] for number in range(len(tables))]
        assert min(answers) > 0
        assert max(answers) - min(answers) <= 1 or len(tables) == 1


@pytest.mark.parametrize("workers", [2, 3, 4])
@pytest.mark.parametrize("tables", [1, 30])
def test_one_person_alone_never_keeps_another_waiting(workers: int, tables: int) -> None:
    simulation = simulated(workers, {"eve": [0.5] * tables})
    simulation.run(60.0)
    simulation.open(Table("anna's", ("anna",), 0.02, pause=3.0))
    simulation.run(60.0)
    assert simulation.answers["anna's"] > 15
    assert simulation.longest["anna's"] == 0.0


def test_a_turn_of_many_questions_waits_for_one_thought_of_another_at_most() -> None:
    """With a single worker, which is with somebody else when the turn begins."""
    simulation = simulated(1, {"eve": [0.5] * 30})
    simulation.run(60.0)
    simulation.open(Table("anna's", ("anna",), 0.02))
    simulation.run(0.5 + 12 * (0.02 + GAP))
    assert simulation.answers["anna's"] >= 11


@pytest.mark.parametrize("gap", [0.01, 0.02, 0.045])
@pytest.mark.parametrize("others", [2, 3])
def test_quick_questions_keep_no_worker_from_long_ones(others: int, gap: float) -> None:
    """Waiting for the next question of a table takes a worker's time as thinking does."""
    simulation = Simulation(2)
    for number in range(others):
        simulation.open(Table(f"quick {number}", (f"person {number}",), 0.002, pause=gap))
    simulation.open(Table("anna's", ("anna",), 0.5))
    simulation.run(SECONDS)
    # Everybody's share of two workers, as long as she can use it.
    share = min(1.0, 2 / (others + 1))
    assert simulation.answers["anna's"] > 0.95 * share * SECONDS / (0.5 + GAP)


def test_a_table_is_not_waited_for_longer_than_a_moment() -> None:
    queue: FairQueue[Ticket] = FairQueue(1)
    anna, eve = Ticket("anna's", ("anna",)), Ticket("eve's", ("eve",))
    queue.put(eve, 0.0)
    assert queue.take(0.0) is eve
    queue.done(eve, 5.0)
    queue.put(anna, 5.0)
    assert queue.take(5.0) is anna
    queue.done(anna, 5.1)
    queue.put(eve, 5.1)
    assert queue.take(5.1) is None, "anna used less, and may be about to ask again"
    assert queue.again_at() == 5.1 + LINGER
    assert queue.take(5.1 + LINGER) is eve


@pytest.mark.parametrize("before", [60.0, 3_600.0])
def test_a_newcomer_goes_first_for_a_half_life_at_most(before: float) -> None:
    """However long others worked before, and with as many tables as the newcomer likes."""
    simulation = simulated(1, {"old": [0.5]})
    simulation.run(before)
    for number in range(12):
        simulation.open(Table(f"new {number}", ("new",), 0.5))
    simulation.run(HALF_LIFE + 1.0)
    old, new = simulation.used["old"], simulation.used["new"]
    assert new > 0.8 * HALF_LIFE
    simulation.run(100.0)
    assert abs(simulation.used["old"] - old - 50.0) < 5.0
    assert abs(simulation.used["new"] - new - 50.0) < 5.0


def test_the_least_burdened_of_several_people_pays() -> None:
    queue: FairQueue[Ticket] = FairQueue(1)
    first = Ticket("eve's", ("eve",))
    queue.put(first, 0.0)
    assert queue.take(0.0) is first
    queue.done(first, 3.0)
    shared = Ticket("theirs", ("eve", "anna"))
    queue.put(shared, 3.0)
    assert shared.payer == "anna"


operations = st.lists(
    st.tuples(
        st.sampled_from(["put", "put", "remove", "take", "take", "done", "wait"]),
        st.integers(0, 4),
        st.integers(0, 3),
    ),
    max_size=120,
)


class Model:
    """A queue beside plain sets of what waits and what is held."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.queue: FairQueue[Ticket] = FairQueue(workers)
        self.now = 0.0
        self.waiting: list[Ticket] = []
        self.held: list[Ticket] = []

    def do(self, name: str, one: int, other: int) -> None:
        if name == "put":
            people = tuple(dict.fromkeys((f"p{one}", f"p{other}")))
            self.waiting.append(Ticket(f"t{len(self.waiting)}", people))
            self.queue.put(self.waiting[-1], self.now)
        elif name == "remove" and self.waiting:
            ticket = self.waiting.pop(one % len(self.waiting))
            assert self.queue.remove(ticket)
            assert not self.queue.remove(ticket)
        elif name == "take":
            self.take()
        elif name == "done" and self.held:
            self.queue.done(self.held.pop(one % len(self.held)), self.now)
        else:
            self.now += one * 0.1
        self.check()

    def take(self) -> None:
        ticket = self.queue.take(self.now)
        if ticket is not None:
            self.waiting.remove(ticket)
            assert ticket.payer in ticket.people
            # A person's questions in their order.
            assert all(ticket.since >= other.since for other in self.of(ticket.payer, self.waiting))
            self.held.append(ticket)

    @staticmethod
    def of(person: str, tickets: Sequence[Ticket]) -> list[Ticket]:
        return [ticket for ticket in tickets if ticket.payer == person]

    def check(self) -> None:
        assert len(self.held) <= self.workers
        assert len(self.queue) == len(self.waiting)
        assert set(self.queue.waiting()) == set(self.waiting)
        for ticket in self.held:
            assert not self.queue.remove(ticket)
        if self.workers > 1:
            assert len(self.held) < self.workers or len({ticket.payer for ticket in self.held}) > 1

    def finish(self) -> None:
        """Everything that waits gets its turn once workers come free."""
        for _ in range(len(self.waiting) + len(self.held)):
            self.now += 2 * LINGER
            for ticket in self.held:
                self.queue.done(ticket, self.now)
            self.held.clear()
            self.now += 2 * LINGER
            self.take()
            self.check()
        for ticket in self.held:
            self.queue.done(ticket, self.now)
        assert not self.waiting
        assert self.queue.take(self.now) is None


@settings(deadline=None, max_examples=300)
@given(st.integers(1, 4), operations)
def test_whatever_is_asked_and_cancelled_the_queue_stays_sound(
    workers: int, done: list[tuple[str, int, int]]
) -> None:
    model = Model(workers)
    for operation in done:
        model.do(*operation)
    model.finish()
