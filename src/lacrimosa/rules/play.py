"""The verbs of the game: new_game, options, apply, is_over, and what goes with them.

`apply` edits the state in place; search and tests use `after`. Nothing else in the code changes a State.
"""

from mypy_extensions import i64

from lacrimosa.rules.chance import advance, below, need_generator
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.setup import deal_cards, set_up
from lacrimosa.rules.state import IllegalChoice, State
from lacrimosa.rules.tables import Tables


def new_game(
    tables: Tables, players: int, level: int, salieri: bool, composers: list[int], seed: int
) -> State:
    """A game at its first question."""
    state = set_up(tables, deal_cards(tables, players, level, salieri, composers, seed))
    settle(state)
    return state


def settle(state: State) -> None:
    """Run what is automatic until somebody is asked or the game is over."""
    pending = state.pending
    while pending:
        step = pending[-1]
        if not step.automatic(state):
            return
        pending.pop()
        step.run(state)


def is_over(state: State) -> bool:
    """Whether the last choice was made and the game counted."""
    return not state.pending


def to_move(state: State) -> i64:
    """The seat that is asked, or -1 when the game is over."""
    return state.pending[-1].seat if state.pending else NOBODY


def options(state: State) -> list[int]:
    """Every legal choice, sorted; empty only when the game is over."""
    if not state.pending:
        return []
    return state.pending[-1].options(state)


def apply(state: State, choice: int) -> None:
    """Make a choice. One that is not offered raises IllegalChoice and leaves the state as it was.

    What is no integer raises TypeError: compiled the call does so by itself.
    """
    if not isinstance(choice, int):
        raise TypeError(f"a choice is an int, not a {type(choice).__name__}")
    offered = options(state)
    if choice not in offered:
        if not offered:
            raise IllegalChoice("the game is over: no choice can be made")
        raise IllegalChoice(f"choice {choice} is not offered to seat {to_move(state)}; offered: {offered}")
    advance_game(state, choice)


def advance_game(state: State, choice: i64) -> None:
    """The unchecked twin of `apply`: the choice must come from `options` of this very state."""
    state.pending.pop().take(state, choice)
    settle(state)


def after(state: State, choice: int) -> State:
    """A copy of the state with the choice made."""
    twin = state.clone()
    apply(twin, choice)
    return twin


def scores(state: State) -> list[int]:
    """VP by seat as they stand."""
    return [int(seat.vp) for seat in state.seats]


def play_randomly(state: State, rng: i64, limit: i64 = 1 << 30) -> tuple[i64, i64]:
    """Play uniformly random choices to the end; the number of choices made, and the generator after it."""
    need_generator(rng)
    made: i64 = 0
    while state.pending and made < limit:
        offered = state.pending[-1].options(state)
        rng = advance(rng)
        advance_game(state, offered[below(rng, len(offered))])
        made += 1
    return made, rng
