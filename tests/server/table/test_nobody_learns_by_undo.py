"""The law of undo as a model: whatever people, bots and clocks do at a table, in any order.

Nobody holds more about a game that is being played than their seat has seen of it, unless everybody whom that
concerns has agreed.
"""

import functools
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from server.tabling import ANNA, BEA, CAI, Log, started

from lacrimosa.notation.moves import Move, make
from lacrimosa.rules.chance import shuffled, stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import BONUS_SHOWN, DREW, MAP_FILLED, ROW_FILLED, SALIERI_CAME
from lacrimosa.rules.play import options
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.socket import AnswerUndo, Redo, Undo
from lacrimosa.server.table.choosing import made
from lacrimosa.server.table.entries import AnyEntry, Chosen, Redone, StoodUp, UndoAsked, Undone
from lacrimosa.server.table.history import game_until, looks_from, record_of
from lacrimosa.server.table.seating import leave
from lacrimosa.server.table.substitutes import come_back, give_back, take_over, time_is_up
from lacrimosa.server.table.undo import answer, redo, undo
from lacrimosa.testkit.playouts import view_bytes

TABLES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    ((ANNA,), ()),
    ((ANNA,), ("random",)),
    ((ANNA, ANNA), ()),
    ((ANNA, BEA), ()),
    ((ANNA, BEA), ("random",)),
    ((ANNA, BEA, CAI), ()),
    ((ANNA, BEA, ANNA), ()),
)
LONG = 5 * 60_000
Line = tuple[tuple[int, tuple[tuple[int, bytes], ...]], ...]


@dataclass
class Known:
    """What the model remembers, without asking the table: who chose what, who saw which line to its end."""

    owners: frozenset[str]
    seats: dict[int, str]  # people only
    makers: list[str | None] = field(default_factory=list)
    agreed: set[str] = field(default_factory=set)
    # Lines of play that a person has seen whole, with nothing hidden.
    open: dict[str, set[Line]] = field(default_factory=dict)


def line_of(moves: list[Move]) -> Line:
    return tuple((move.choice, tuple(move.shuffles)) for move in moves)


def shows_nothing(log: Log, seats: list[int], to: int) -> bool:
    """Whether what a person saw since follows from what their seats had seen at `to` and from the choices.

    The hidden things are dealt anew; where a seat can tell after the same choices, it was shown something.
    """
    game = log.table.playing()
    start = game.state_at(to)
    for salt in range(3):
        other = another_truth(start, seats, salt)
        here = start.clone()
        for move in game.moves[to:]:
            if move.choice not in options(other):
                return False
            make(here, move.choice, [order for _, order in move.shuffles])
            make(other, move.choice)
            if any(seen(log, here, seat) != seen(log, other, seat) for seat in seats):
                return False
    return True


def another_truth(start: State, seats: list[int], salt: int) -> State:
    """A state that whoever holds these seats cannot tell from this one."""
    other = determinize(view(start, seats[0]), stream(salt, 5))
    for seat in seats[1:]:
        own, real = other.seats[seat], start.seats[seat]
        own.hand = real.hand
        own.deck, _ = shuffled(list(real.deck[real.drawn :]), stream(salt, 6 + seat))
    return other


def seen(log: Log, state: State, seat: int) -> bytes:
    return view_bytes(log.table.playing().edition, view(state, seat))


class Undoing:
    """A random table with absences, lending, clocks, undo and redo in any order."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        people, bots = self.rng.choice(TABLES)
        undo = self.rng.choice(["free", "free", "free", "barrier", "none"])
        salieri = self.rng.random() < 0.3
        self.log = started(*people, bots=bots, undo=undo, pace="live", seed=seed, salieri=salieri)
        self.log.rng = self.rng
        self.known = Known(frozenset(people), dict(enumerate(people)))
        self.acts: list[tuple[Callable[[], None], int]] = [
            (self.play_on, 8),
            (self.play_to_the_end, 1),
            (self.lend_a_seat, 3),
            (self.take_a_seat_back, 2),
            (self.run_out_of_time, 1),
            (self.come_back, 1),
            (self.leave, 1),
            (self.undo, 8),
            (self.undo_what_was_shown, 8),
            (self.redo, 3),
            (self.look, 3),
        ]

    def run(self, steps: int) -> None:
        acts = [act for act, _ in self.acts]
        for act in self.rng.choices(acts, [weight for _, weight in self.acts], k=steps):
            act()
            self.check_knowledge()
        again = self.log.read_again()
        assert again.made_by == self.log.table.made_by
        assert again.owners == self.known.owners

    def person(self) -> str:
        return self.rng.choice(sorted(self.known.owners))

    # --- what happens at a table

    def attempt(self, decide: Callable[[], list[AnyEntry]]) -> list[AnyEntry]:
        """What is not refused goes into the log, and the model follows."""
        try:
            entries = decide()
        except Refused:
            return []
        for entry in entries:
            if isinstance(entry, Undone):
                self.check_law(entry)
            elif isinstance(entry, Redone):
                assert self.known.seats.get(self.log.table.playing().to_move or 0) == entry.person
            self.log.add([entry])
            self.follow(entry)
        return entries

    def follow(self, entry: AnyEntry) -> None:
        known = self.known
        if isinstance(entry, Chosen | Redone | Undone | UndoAsked):
            known.agreed = set()
        if isinstance(entry, Chosen | Redone):
            known.makers.append(entry.person)
        elif isinstance(entry, Undone):
            del known.makers[entry.to :]
        elif isinstance(entry, StoodUp):
            del known.seats[entry.seat]

    def play_on(self) -> None:
        self.play(self.rng.choice([1, 1, 2, 3, 8, 30]))

    def play_to_the_end(self) -> None:
        self.play(5_000)

    def play(self, most: int) -> None:
        """Whoever is asked chooses at random, the bot where one plays the seat."""
        table = self.log.table
        while most > 0 and table.asked is not None:
            seat = table.seats[table.asked]
            choice = self.rng.choice(table.playing().options)
            person = None if seat.player else seat.person
            self.attempt(functools.partial(made, table, choice, person=person))
            most -= 1

    def lend_a_seat(self) -> None:
        person, seat = self.person(), self.rng.randrange(3)
        self.attempt(lambda: take_over(self.log.table, person, seat, "random"))
        self.play(self.rng.randrange(4))

    def take_a_seat_back(self) -> None:
        person, seat = self.person(), self.rng.randrange(3)
        self.attempt(lambda: give_back(self.log.table, person, seat))

    def run_out_of_time(self) -> None:
        self.log.now += LONG
        self.attempt(lambda: time_is_up(self.log.table, self.log.now))

    def come_back(self) -> None:
        self.attempt(lambda: come_back(self.log.table, self.person()))

    def leave(self) -> None:
        if self.rng.random() < 0.3:
            self.attempt(lambda: leave(self.log.table, self.person()))

    def undo(self) -> None:
        """A person asks, and some of the others answer."""
        table, person = self.log.table, self.person()
        back = self.rng.choice([None, None, 1, 2, 3, 5, 40, 400])
        to = None if back is None else max(0, len(self.known.makers) - back)
        message = Undo(id=f"u{table.version}", state=table.state_number, to=to)
        self.attempt(lambda: undo(table, person, message))
        for _ in range(self.rng.randrange(5)):
            self.answer(self.person(), agree=self.rng.random() < 0.9)

    def undo_what_was_shown(self) -> None:
        """Somebody sees a card come out by a choice of their own, and would rather have chosen otherwise."""
        table, kind = (
            self.log.table,
            self.rng.choice([DREW, ROW_FILLED, MAP_FILLED, BONUS_SHOWN, SALIERI_CAME]),
        )
        for _ in range(40):
            self.play(1)
            moves = table.playing().moves
            if table.asked is None or any(event.kind == kind for event in moves[-1].events):
                break
        person, last = self.known.makers[-1] if self.known.makers else None, len(self.known.makers) - 1
        if person is not None:
            message = Undo(id=f"s{table.version}", state=table.state_number, to=last)
            self.attempt(lambda: undo(table, person, message))

    def answer(self, person: str, agree: bool) -> None:
        wish, known = self.log.table.pending_undo, self.known
        if wish is None:
            return
        message = AnswerUndo(id=f"a{self.log.table.version}", request=wish.number, agree=agree)
        if agree and person in known.seats.values() and person != wish.person:
            known.agreed.add(person)
        self.attempt(lambda: answer(self.log.table, person, message))

    def redo(self) -> None:
        table, person = self.log.table, self.person()
        message = Redo(id=f"r{table.version}", state=table.state_number)
        self.attempt(lambda: redo(table, person, message))

    def look(self) -> None:
        """Records, open views and going on from a step: everything that hides nothing."""
        table, person = self.log.table, self.person()
        looks: tuple[Callable[[], object], ...] = (
            lambda: record_of(table, person),
            lambda: looks_from(table, person, "open"),
            lambda: game_until(table, person, 0),
        )
        for one in looks:
            try:
                one()
            except Refused:
                continue
            whole = line_of(table.playing().moves)
            self.known.open.setdefault(person, set()).update(whole[:size] for size in range(len(whole) + 1))

    # --- the law

    def check_law(self, entry: Undone) -> None:
        """Right before choices are taken back."""
        known, log, person = self.known, self.log, entry.person
        assert log.table.options.undo != "none"
        agreed = known.agreed | {person}
        if log.table.status == "over":
            assert log.table.options.undo == "free"
            assert known.owners <= agreed, "a finished game is everybody's"
            for lines in known.open.values():
                # Everybody has agreed that what they saw comes back.
                lines.clear()
        elif not self.is_free(person, entry.to):
            assert log.table.options.undo == "free"
            assert set(known.seats.values()) <= agreed, "beyond the barrier all people with a seat agree"

    def is_free(self, person: str, to: int) -> bool:
        """Whether all of it was the person's own, and showed them nothing."""
        if any(maker != person for maker in self.known.makers[to:]):
            return False
        own = [seat for seat, one in self.known.seats.items() if one == person]
        return shows_nothing(self.log, own, to)

    def check_knowledge(self) -> None:
        table = self.log.table
        assert table.made_by[: len(table.playing().moves)] == self.known.makers
        if table.status != "playing" or len(self.known.owners) == 1:
            return
        now = line_of(table.playing().moves)
        for person, lines in self.known.open.items():
            assert now not in lines, f"{person} has seen how this game goes on"


@settings(max_examples=60, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(seed=st.integers(0, 1 << 50))
def test_nobody_learns_by_undo(seed: int) -> None:
    Undoing(seed).run(steps=60)
