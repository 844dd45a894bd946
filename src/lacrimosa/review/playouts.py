"""Games played on to their end from a turn, as its seat could imagine them.

Every playout has a number, and the number decides everything hidden: the cards to come, the hands of others,
the shuffles of later rounds. Two lines with the same numbers meet the same luck, so what both have in common
falls out of their difference. Everybody plays as `kapellmeister` does, with a narrower beam.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lacrimosa.bots.evaluator import Evaluator
from lacrimosa.bots.fast.beam import best_end
from lacrimosa.bots.fast.lookahead import Lookahead
from lacrimosa.bots.fast.turns import at_end, ends_turn, is_elsewhere
from lacrimosa.bots.match import shares_of
from lacrimosa.rules import events
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.events import Event
from lacrimosa.rules.play import advance_game, options
from lacrimosa.rules.scoring import majority
from lacrimosa.rules.sense import sensible
from lacrimosa.rules.state import State
from lacrimosa.rules.view import View

# Truths of the search have numbers of their own: the playouts that judge must not have seen them.
FIRST_TRUTH = 1_000_000
HORIZON = 3  # own turns after which the network is asked what margin to expect
TO_THE_END = 1000  # own turns: more than a game has
# What seats do that a reason may speak of.
DEEDS = frozenset(
    {
        *(events.COURT_TAKEN, events.CITY_USED, events.COMMISSIONED, events.SOLD, events.DOCUMENTED),
        *(events.COMPOSER_HIRED, events.FORGOTTEN),
    }
)


@dataclass
class Outcome:
    """How one playout ended for the seat."""

    own: int
    rival: int  # the best other seat; in a solo game the Soloist
    share: float  # of the victory
    vp: dict[int, int] = field(default_factory=dict)  # own VP from the turn on, by cause
    did: set[tuple[int, int]] = field(default_factory=set)  # deeds (kind of event, what) of the seat
    others_did: set[tuple[int, int]] = field(default_factory=set)
    acted_on: set[int] = field(default_factory=set)  # memories, after the turn
    wasted: int = 0  # story points that the next maintenance took
    leads: int = 0  # mask of movements in which an own marker scores high
    markers: tuple[int, ...] = ()  # own markers by movement
    expected: float | None = None  # the margin the network expected at the horizon; None if that is the end

    @property
    def margin(self) -> int:
        return self.own - self.rival


class Playouts:
    """Playouts from one view, for the seat whose turn begins there."""

    def __init__(self, evaluator: Evaluator, seen: View, seed: int, width: int) -> None:
        state = seen.state
        self.evaluator = evaluator
        self.seen = seen
        self.seat = int(seen.seat)
        self.width = width
        self.ahead = Lookahead(evaluator.featurer, self.seat, width, evaluator.evaluate)
        self.played = 0
        # Turns must not share their luck, or an odd truth would speak in several of them.
        self._seed = seed * 1009 + (int(state.round) * 8 + int(state.turn)) * 8 + self.seat

    def truth(self, number: int) -> State:
        """What may be behind the view: the same for the same number."""
        return determinize(self.seen, stream(self._seed, number))

    def play(self, line: Sequence[int], number: int) -> Outcome:
        """Play a line and the rest of the game in the truth of a number."""
        state = self.truth(number)
        self.played += 1
        told: list[Event] = []
        state.trace = told
        self.carry_out(state, line)
        within = len(told)
        margin = margin_of(self.ahead.simulate(state, [], HORIZON), self.seat)
        is_expected = bool(state.pending) and not state.is_solo()
        self.ahead.simulate(state, [], TO_THE_END)
        found = _outcome(state, self.seat, told, within)
        found.expected = margin if is_expected else None
        return found

    def expected(self, line: Sequence[int], number: int, turns: int) -> list[float]:
        """What each patron may expect after the line and so many own turns more."""
        state = self.truth(number)
        self.carry_out(state, line)
        return list(self.ahead.simulate(state, [], turns))

    def deeds(self, line: Sequence[int]) -> list[Event]:
        """What the seat itself does and gets in the turn, as far as the line could be foreseen."""
        state = self.truth(0)
        told: list[Event] = []
        state.trace = told
        for choice in line:
            if is_elsewhere(state, self.seat) or choice not in options(state):
                break
            if choice == DONE and ends_turn(state):
                break
            advance_game(state, choice)
        return [event for event in told if event.seat == self.seat]

    def key_after(self, path: Sequence[int]) -> bytes:
        """The same for two ways through the turn that come to the same."""
        state = at_end(self.truth(FIRST_TRUTH), list(path), self.seat)
        return self.evaluator.position_key(state, self.seat)

    def completed(self, path: Sequence[int]) -> tuple[int, ...]:
        """A way through the turn with the choice that ends it."""
        state = self.truth(FIRST_TRUTH)
        for choice in path:
            if is_elsewhere(state, self.seat) or choice not in options(state):
                return tuple(path)
            advance_game(state, choice)
        is_open = (
            not is_elsewhere(state, self.seat) and state.turn == self.seen.state.turn and ends_turn(state)
        )
        return (*path, DONE) if is_open else tuple(path)

    def carry_out(self, state: State, line: Sequence[int]) -> None:
        """Play a line, and what is left of the turn where the line ends before it or cannot be played."""
        round_, turn = state.round, state.turn
        for choice in line:
            if is_elsewhere(state, self.seat) or choice not in options(state):
                break
            advance_game(state, choice)
        while state.round == round_ and state.turn == turn and not is_elsewhere(state, self.seat):
            ends, _ = self.evaluator.turn_ends(state, self.seat, sensible(state), self.width)
            best = best_end(ends)
            for choice in best.path if best is not None else sensible(state)[:1]:
                if is_elsewhere(state, self.seat) or choice not in options(state):
                    break
                advance_game(state, choice)


def margin_of(expected: Sequence[float], seat: int) -> float:
    """The own score against the best other's; alone the own."""
    others = [score for place, score in enumerate(expected) if place != seat]
    return expected[seat] - max(others, default=0.0)


def _outcome(state: State, seat: int, told: list[Event], within: int) -> Outcome:
    """Read off the end of a game; the first `within` events are those of the turn itself."""
    own = state.seats[seat]
    rival = max(int(other.vp) for other in state.seats if other.index != seat)
    found = Outcome(int(own.vp), rival, shares_of(state)[seat])
    is_before_upkeep = True
    for at, event in enumerate(told):
        kind = int(event.kind)
        if event.seat != seat:
            if kind in DEEDS:
                found.others_did.add((kind, int(event.a)))
            continue
        if kind == events.GAINED or kind == events.LOST:
            if event.a == events.VP:
                amount = int(event.b) if kind == events.GAINED else -int(event.b)
                found.vp[int(event.cause)] = found.vp.get(int(event.cause), 0) + amount
            elif kind == events.LOST and events.cause_kind(event.cause) == events.FROM_UPKEEP:
                if is_before_upkeep:
                    found.wasted += int(event.b)
        elif kind in DEEDS:
            found.did.add((kind, int(event.a)))
        elif kind == events.ACTED and at >= within:
            found.acted_on.add(int(event.a))
        elif kind == events.TURN_BEGAN and event.a == 1:
            is_before_upkeep = False
    _read_requiem(state, seat, found)
    return found


def _read_requiem(state: State, seat: int, found: Outcome) -> None:
    own = state.seats[seat]
    counts: list[int] = []
    for movement, mask in enumerate(state.tables.spaces_of_movement):
        leading = int(majority(state, movement))
        notes = (own.eighths & mask, own.sixteenths & mask)
        if leading >= 0 and notes[leading]:
            found.leads |= 1 << movement
        counts.append(int(own.eighths & mask).bit_count() + int(own.sixteenths & mask).bit_count())
    found.markers = tuple(counts)
