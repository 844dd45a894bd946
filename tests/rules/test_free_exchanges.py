"""TRN-7: exchanges at any time of the own turn, as long as what is owed can still be paid."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from rules.composing import AGNUS, composing, edition_paying, edition_with, space
from rules.paying import given, owing, play_every_way, poor, reward

from lacrimosa.editions import load
from lacrimosa.rules import reasons
from lacrimosa.rules.choices import BUY as BUY_TALENT
from lacrimosa.rules.choices import CASH
from lacrimosa.rules.kinds import HORNS, ORGAN, STORY_POINTS, TALENT, TRAVEL, VOICE
from lacrimosa.rules.state import IllegalChoice
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.question import OwingQuestion, Question
from lacrimosa.rules.tables import Cost
from lacrimosa.testkit.exchanges import Purse, more
from lacrimosa.testkit.situation import Situation, own_edition, situation

pytestmark = pytest.mark.both
TABLES = load("koechel").tables
HAND = ("start_travel_a", "start_document", "start_requiem_a", "start_commission_a")
WORKS = ("lambacher", "sinfonie_1", "sinfonie_20", "bastien", "mitridate", "waisenhaus", "dominicus")
MENU = 3  # steps that are pending when the card's menu stands again
BUY = ["buy talent", "buy journey", "buy composition"]


def homes(instrument: int) -> list[int]:
    return [at for at, kind in enumerate(TABLES.instrument_of) if kind == instrument]


def exchanges(game: Situation) -> list[str]:
    return [text for text in game.options() if text.startswith(("buy", "cash"))]


# --- nothing is owed -------------------------------------------------------------------------------


def turn(choices: str = "") -> Situation:
    game = situation().hand(0, *HAND).tile("munich", None).seat(0, ducats=9, counters=(0, 1, 0))
    return game.play(choices) if choices else game


def offered_again() -> Situation:
    """A Travel has been made, and an Agnus Dei tile offers it once more."""
    game = composing(edition_with((AGNUS, TRAVEL, ()))).tile("munich", None).hired(0, AGNUS)
    return game.acting("travel").seat(0, ducats=9, counters=(0, 1, 0)).play("travel munich")


def salieri_comes() -> Situation:
    game = next(game for seed in range(9) if "salieri" not in (game := _promo(seed)).row_ids())
    game.row(*WORKS).deck("salieri", "lodi", "bologna").seat(0, ducats=60, talent=4, counters=(0, 1, 0))
    return game.acting("commission").play("commission bastien")


def _promo(seed: int) -> Situation:
    return situation(salieri=True, seed=seed)


UNOWED: dict[str, Callable[[], Situation]] = {
    "the first card": turn,
    "the second card": lambda: turn("experience start_travel_a"),
    "act or income": lambda: turn("experience start_travel_a; story start_document"),
    "the menu of the card": lambda: turn("experience start_travel_a; story start_document; act"),
    "after the actions": lambda: turn("experience start_travel_a; story start_document; act; travel munich"),
    "after the income": lambda: turn("experience start_travel_a; story start_document; income"),
    "an action that a reward grants": lambda: given(turn(), reward(TRAVEL)),
    "an action once more": offered_again,
    "a wild point of a reward": lambda: given(turn(), reward(wild_counters=1)),
    "the counter that Salieri gives": salieri_comes,
}


@pytest.mark.rule("TRN-7")
@pytest.mark.parametrize("question", UNOWED)
def test_where_nothing_is_owed_every_exchange_is_open(question: str) -> None:
    game = UNOWED[question]()
    assert game.asked == 0
    assert exchanges(game) == [*BUY, "cash journey"]
    before = type(game.state.pending[-1])
    game.play("cash journey")
    # The same question stands again.
    assert type(game.state.pending[-1]) is before
    assert exchanges(game) == BUY


# --- something is owed -----------------------------------------------------------------------------


def naming(cost: Cost, ducats: int, counters: tuple[int, int, int]) -> Situation:
    """The wild counter of the organ space is to be named; then the tile is paid."""
    edition = edition_paying({homes(ORGAN)[0]: reward(wild_counters=1)}, cost)
    game = composing(edition).seat(0, ducats=ducats, counters=counters)
    return game.play(f"requiem {space('kyrie', ORGAN)} eighth")


def choosing(cost: Cost, ducats: int, counters: tuple[int, int, int]) -> Situation:
    """One of two voices is to be taken; the second gives a ducat, and then the tile is paid."""
    first, second = homes(VOICE)
    edition = edition_paying({first: reward(vp=1), second: reward(ducats=1)}, cost)
    game = composing(edition).seat(0, ducats=ducats, counters=counters)
    return game.play(f"requiem {space('kyrie', VOICE)} eighth")


def placing(cost: Cost, ducats: int, counters: tuple[int, int, int]) -> Situation:
    """The neutral marker is to be placed; then the tile is paid."""
    game = composing(edition_paying({}, cost)).seat(0, ducats=ducats, counters=counters)
    return game.play(f"requiem {space('kyrie', HORNS)} eighth")


def on_the_way(ducats: int, counters: tuple[int, int, int]) -> Situation:
    """A route is to be chosen: five ducats or two journey points."""
    edition = own_edition()
    home, vienna = (edition.place_ids.index(name) for name in ("salzburg", "vienna"))
    edition.tables.routes[home][vienna] = [Cost(ducats=5), Cost(journey=2)]
    game = situation(edition=edition).tile("vienna", None).acting("travel")
    game.seat(0, ducats=ducats, talent=0, journey=0, composition=0, counters=counters)
    return game.play("travel vienna")


def paying(cost: Cost, ducats: int, counters: tuple[int, int, int], talent: int = 0) -> Situation:
    return owing(poor().seat(0, ducats=ducats, talent=talent, counters=counters), cost)


# Beside each question what is open, and an exchange for which the goods are there but which is not.
OWED: dict[str, tuple[Callable[[], Situation], list[str], str]] = {
    "a wild point: payable with it only": (
        lambda: naming(Cost(ducats=1, composition=1), 2, (1, 0, 0)),
        ["cash talent"],
        "",
    ),
    "a wild point: payable without it, not after the exchange": (
        lambda: naming(Cost(ducats=2, composition=1), 5, (0, 0, 0)),
        BUY,
        "",
    ),
    "a wild point: not even with it": (
        lambda: naming(Cost(ducats=3, composition=1), 3, (0, 1, 0)),
        ["cash journey"],
        "buy talent",
    ),
    "a marker: payable with the reward of one only": (
        lambda: choosing(Cost(ducats=3), 3, (0, 1, 0)),
        [*BUY, "cash journey"],
        "",
    ),
    "a marker: not even with its reward": (
        lambda: choosing(Cost(ducats=3), 3, (0, 0, 0)),
        [],
        "buy talent",
    ),
    "the neutral marker": (
        lambda: placing(Cost(ducats=3, composition=1), 3, (1, 0, 1)),
        ["cash talent"],
        "cash composition",
    ),
    "a route: payable on the second only": (
        lambda: on_the_way(4, (0, 2, 0)),
        [*BUY, "cash journey"],
        "",
    ),
    "a route: not every counter leads there": (
        lambda: on_the_way(6, (0, 0, 0)),
        ["buy journey"],
        "buy talent",
    ),
    "a payment that lacks a ducat": (
        lambda: paying(Cost(ducats=5, composition=1), 4, (1, 0, 1)),
        ["cash talent"],
        "buy talent",
    ),
    "a payment whose type is to be named": (
        lambda: paying(Cost(ducats=1, wild=1), 2, (0, 1, 0)),
        [],
        "cash journey",
    ),
    "a payment by track or counter": (
        lambda: paying(Cost(talent=1), 3, (1, 0, 0), talent=1),
        [*BUY, "cash talent"],
        "",
    ),
}


@pytest.mark.rule("TRN-7", "PAY-6")
@pytest.mark.parametrize("question", OWED)
def test_amid_an_action_the_exchanges_are_open_after_which_it_can_be_paid(question: str) -> None:
    make, expected, refused = OWED[question]
    game = make()
    assert isinstance(game.state.pending[-1], OwingQuestion)
    assert exchanges(game) == expected
    if refused:
        assert game.refusal(refused) == (reasons.OWED_FIRST, 0, 0, "PAY-6")


def kinds(of: type[Question]) -> Iterator[type[Question]]:
    below = of.__subclasses__()
    if not below:
        yield of
    for each in below:
        yield from kinds(each)


@pytest.mark.rule("TRN-7")
def test_no_question_of_a_turn_is_left_out_here() -> None:
    met = {type(make().state.pending[-1]) for make in UNOWED.values()}
    met |= {type(make().state.pending[-1]) for make, _, _ in OWED.values()}
    assert met == set(kinds(Question))


@pytest.mark.rule("TRN-7", "PAY-6")
@pytest.mark.parametrize("start", [naming, choosing, placing])
def test_no_exchange_on_the_way_is_a_dead_end(
    start: Callable[[Cost, int, tuple[int, int, int]], Situation],
) -> None:
    tried = 0
    for cost in (Cost(ducats=2), Cost(composition=1), Cost(ducats=1, composition=1), Cost(wild=2)):
        for ducats, one, three in product((0, 1, 2, 3, 4), (0, 1), (0, 1)):
            try:
                game = start(cost, ducats, (one, 0, three))
            except IllegalChoice:
                continue  # it cannot be paid at all
            tried += 1
            play_every_way(game.state, MENU)
    assert tried > 20


@pytest.mark.rule("TRN-7", "PAY-6", "TRV-1")
def test_no_exchange_before_a_route_is_a_dead_end() -> None:
    for ducats, counters in ((6, (0, 0, 0)), (4, (0, 2, 0)), (2, (1, 2, 0)), (5, (1, 1, 0))):
        play_every_way(on_the_way(ducats, counters).state, MENU)


# --- a payment that is made at once ----------------------------------------------------------------


def reach(purse: Purse) -> set[Purse]:
    """Every purse that exchanges make of this one."""
    found, new = {purse}, [purse]
    while new:
        after = [new[-1].exchanged(choice) for choice in range(BUY_TALENT, CASH + STORY_POINTS)]
        new.pop()
        fresh = {each for each in after if each is not None} - found
        found |= fresh
        new += fresh
    return found


def paid_from(purse: Purse, ducats: int, talent: int) -> Iterator[Purse]:
    """The purse after paying, by every split of track steps and counters."""
    for steps in range(min(talent, purse.tracks[TALENT]) + 1):
        tracks, counters = more(purse.tracks, TALENT, -steps), more(purse.counters, TALENT, steps - talent)
        if purse.ducats >= ducats and counters[TALENT] >= 0:
            yield Purse(purse.ducats - ducats, tracks, counters, purse.finance)


def is_no_worse(one: Purse, other: Purse) -> bool:
    """Whether a purse has all the other has, or a counter for a track step: it keeps and can be cashed."""
    points = [tracks + loose for tracks, loose in zip(one.tracks, one.counters, strict=True)]
    others = [tracks + loose for tracks, loose in zip(other.tracks, other.counters, strict=True)]
    return (
        one.ducats >= other.ducats
        and all(map(int.__ge__, one.counters, other.counters))
        and all(map(int.__ge__, points, others))
    )


@pytest.mark.rule("TRN-7")
def test_what_an_exchange_before_a_payment_made_at_once_could_do_one_after_it_does_as_well() -> None:
    tried = 0
    for have, steps, one, two in product((0, 1, 3, 4, 6), (0, 1, 2), (0, 1, 2), (0, 1)):
        for ducats, talent in product((0, 1), (0, 1, 2)):
            cost = Cost(ducats=ducats, talent=talent)
            game = poor().seat(0, ducats=have, talent=steps, counters=(one, two, 0)).acting()
            if cost.is_free() or not Pay(0, cost, 0).automatic(game.state):
                continue
            before = Purse.of(game.me)
            after = reach(Purse.of(owing(game, cost).me))
            for purse in reach(before):
                for paid in paid_from(purse, ducats, talent):
                    tried += 1
                    assert any(is_no_worse(own, paid) for own in after), (before, cost.code(), paid)
    assert tried > 1000
