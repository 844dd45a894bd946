"""Payments and rewards for the tests of the rules: put before an empty menu, and what they left."""

from lacrimosa.rules import play
from lacrimosa.rules.events import FROM_ROAD, cause
from lacrimosa.rules.kinds import STORY_POINTS
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.gain import gain
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.tables import Cost, Grant, Reward
from lacrimosa.testkit.exchanges import Purse, open_exchanges
from lacrimosa.testkit.situation import Situation, situation

WHY = cause(FROM_ROAD, 0)


def owing(game: Situation, cost: Cost) -> Situation:
    """The game in an empty menu, with a payment before it."""
    game.acting()
    game.state.pending.append(Pay(0, cost, WHY))
    play.settle(game.state)
    return game


def is_paid(game: Situation) -> bool:
    return "done" in game.options()


def play_every_way(state: State, depth: int) -> None:
    """Follow every choice until no more than so many steps are pending: the payment is done.

    Each question on the way must have an option and the exchanges it should, and no number goes below 0.
    """
    met = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        seat = state.seats[0]
        assert min(seat.ducats, seat.finance, seat.tracks, seat.counters) >= 0
        assert max(seat.tracks, seat.counters) >> 48 == 0
        todo = tuple((type(step), *step.code()) for step in state.pending)
        if len(state.pending) > depth and (todo, Purse.of(seat)) not in met:
            met.add((todo, Purse.of(seat)))
            offered = play.options(state)
            assert offered
            assert [choice for choice in offered if is_exchange(choice)] == open_exchanges(state)
            waiting += [play.after(state, choice) for choice in offered]


def reward(*actions: int, **goods: int) -> Reward:
    made = Reward()
    for name, amount in goods.items():
        setattr(made, name, amount)
    made.grants = [Grant(action) for action in actions]
    return made


def given(game: Situation, gift: Reward) -> Situation:
    """The game in an empty menu, with a reward gained before it."""
    game.acting()
    gain(game.state, game.me, gift, WHY)
    play.settle(game.state)
    return game


def poor() -> Situation:
    return situation().seat(0, ducats=0, talent=0, journey=0, composition=0, counters=(0, 0, 0))


def tracks(game: Situation) -> list[int]:
    return [int(game.me.track(kind)) for kind in range(STORY_POINTS)]


def counters(game: Situation) -> list[int]:
    return [int(game.me.counter(kind)) for kind in range(STORY_POINTS)]


def verbs(game: Situation) -> set[str]:
    return {text.split()[0] for text in game.options()} - {"buy", "cash"}
