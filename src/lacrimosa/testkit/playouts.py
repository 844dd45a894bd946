"""Random games that check what must hold at every node, for any edition and any options.

`check_game` plays one game and raises `Broken` at the first node where something does not hold; the
message names the seed, the number of the choice and what is wrong.
"""

from dataclasses import dataclass

from lacrimosa.editions import Edition
from lacrimosa.notation.position import position_json, read_position
from lacrimosa.rules import play
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import Event
from lacrimosa.rules.explain import reasons
from lacrimosa.rules.invariants import problems
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.scoring import final_count
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.state import State
from lacrimosa.rules.view import SPECTATOR, View, view
from lacrimosa.testkit.exchanges import open_exchanges
from lacrimosa.testkit.ledger import Ledger


class Broken(AssertionError):
    """Something that must hold did not."""


@dataclass(frozen=True)
class Table:
    """The options of a game to check."""

    players: int
    level: int = NO_SOLOIST
    salieri: bool = False

    def new(self, edition: Edition, seed: int) -> State:
        composers = [-1] if self.players == 1 else [-1, -1]
        return play.new_game(edition.tables, self.players, self.level, self.salieri, composers, seed)


EVERY_TABLE = [
    Table(players, level, salieri)
    for players, level in ((1, 0), (1, 1), (1, 2), (2, -1), (3, -1), (4, -1))
    for salieri in (False, True)
]


def check_game(edition: Edition, table: Table, seed: int, deep: int = 1) -> int:
    """Play a game at random and check every node, every `deep`-th in full; the number of choices made."""
    state = table.new(edition, seed)
    rng = stream(seed, 77)
    made = 0
    while state.pending:
        _check_options(state, made)
        if made % deep == 0:
            check_node(edition, state, seed + made)
        rng = advance(rng)
        offered = play.options(state)
        _step(state, offered[below(rng, len(offered))], made)
        made += 1
    _expect(not problems(state), made, f"at the end: {problems(state)}")
    _expect(not play.options(state), made, "a finished game offers choices")
    return made


def _expect(holds: bool, made: int, what: str) -> None:
    if not holds:
        raise Broken(f"after {made} choices: {what}")


def _check_options(state: State, made: int) -> None:
    offered = play.options(state)
    _expect(bool(offered), made, "a game that is not over offers nothing")
    _expect(offered == sorted(set(offered)), made, f"options {offered} are not sorted and unique")
    wise = sensible(state)
    _expect(bool(wise) and set(wise) <= set(offered), made, f"sensible {wise} is not a part of {offered}")
    exchanges, due = [choice for choice in offered if is_exchange(choice)], open_exchanges(state)
    _expect(exchanges == due, made, f"exchanges {exchanges} are offered where {due} could be made")


def _step(state: State, choice: int, made: int) -> None:
    """Make a choice and have the ledger follow it by its events alone."""
    ledger = Ledger.of(state)
    events: list[Event] = []
    state.trace = events
    play.apply(state, choice)
    state.trace = None
    for event in events:
        ledger.hear(event)
    wrong = ledger.differences(state)
    _expect(not wrong, made, f"events do not tell the whole story of {wrong}")


def check_node(edition: Edition, state: State, salt: int) -> None:
    """Everything that must hold of one state."""
    found = problems(state)
    _expect(not found, salt, f"{found}")
    text = position_json(edition, state)
    _check_clone(edition, state, text, salt)
    _expect(
        position_json(edition, read_position(text, edition)) == text, salt, "the position does not round-trip"
    )
    for seat in state.seats:
        final_count(state, seat)
    for watcher in range(SPECTATOR, len(state.seats)):
        check_view(edition, state, watcher, salt)


def _check_clone(edition: Edition, state: State, text: str, salt: int) -> None:
    """A copy is equal, and what happens to it leaves the original alone."""
    twin = state.clone()
    _expect(position_json(edition, twin) == text, salt, "a clone differs")
    offered = play.options(twin)
    play.apply(twin, offered[salt % len(offered)])
    _expect(position_json(edition, state) == text, salt, "a choice on a clone changed the original")


def check_view(edition: Edition, state: State, watcher: int, salt: int) -> None:
    """Two states that differ only in what a seat cannot see look, offer and explain the same."""
    seen = view(state, watcher)
    other = determinize(seen, stream(salt, 5))
    _expect(not problems(other), salt, f"a re-dealt state is unsound: {problems(other)}")
    _expect(
        view_bytes(edition, view(other, watcher)) == view_bytes(edition, seen),
        salt,
        f"seat {watcher} can tell apart what it cannot see",
    )


def view_bytes(edition: Edition, seen: View) -> bytes:
    """Everything a seat is told, as bytes: the view, its options, the reasons."""
    state = seen.state
    parts = [position_json(edition, state)]
    if 0 <= seen.seat < state.deal.players:
        if play.to_move(state) == seen.seat:
            parts.append(str(play.options(state)))
        for choice, reason in reasons(state, seen.seat):
            short = reason.short.code() if reason.short is not None else []
            parts.append(f"{choice} {reason.code} {reason.rule} {reason.a} {reason.b} {short}")
    return "\n".join(parts).encode()
