"""A preview is what really happens: the same price, the same payment, the same purse."""

import pytest
from server.presenters.shown_games import NAMES, TABLES, is_purse, nodes, packed_points, table_id

from lacrimosa.notation.choices import parse_choice
from lacrimosa.rules import play
from lacrimosa.rules.choices import ACT, BUY, DOCUMENT_CARD, NAME
from lacrimosa.rules.events import (
    FROM_EXCHANGE,
    FROM_OVERFLOW,
    GAINED,
    SALIERI_CAME,
    TRACK,
    TURN_ENDED,
    Event,
)
from lacrimosa.rules.explain import pointable
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.preview import acted
from lacrimosa.rules.purse import is_exchange
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.requiem import ChooseMarker, PlaceNeutral
from lacrimosa.rules.tables import POINT, Reward
from lacrimosa.rules.tables import Cost as RulesCost
from lacrimosa.rules.view import SPECTATOR, View, view
from lacrimosa.server.messages.goods import Cost, Points
from lacrimosa.server.messages.question import Outcome, Preview
from lacrimosa.server.presenters.goods import purse_of
from lacrimosa.server.presenters.names import message_names
from lacrimosa.server.presenters.preview import preview_of
from lacrimosa.testkit.playouts import Table
from lacrimosa.testkit.situation import Situation, own_edition, situation


def looked_at(game: Situation, text: str, seat: int = 0) -> Preview:
    return preview_of(game.names, view(game.state, seat), seat, parse_choice(game.names, text))


def only(preview: Preview) -> Outcome:
    assert len(preview.outcomes) == 1
    return preview.outcomes[0]


# --- whole games ---------------------------------------------------------------------------------


def played_out(state: State, seat: int, choices: list[int]) -> tuple[State, list[Event], int]:
    """The real state after choices: the default payment, the neutral marker somewhere, open points talent.

    An exchange is made and no more. The last number tells how many points were named because they were open.
    """
    twin = state.clone()
    trace: list[Event] = []
    twin.trace = trace
    named = 0
    for choice in choices:
        play.apply(twin, choice)
    while not is_exchange(choices[-1]) and twin.pending and twin.pending[-1].seat == seat:
        step = twin.pending[-1]
        if isinstance(step, Pay):
            play.apply(twin, int(step.default(twin)))
        elif isinstance(step, PlaceNeutral):
            play.apply(twin, play.options(twin)[-1])
        elif isinstance(step, NameWild):
            name = int(step.default(twin))
            named += name == NOBODY
            play.apply(twin, NAME if name == NOBODY else name)
        else:
            break
    return twin, trace, named


@pytest.mark.parametrize("table", TABLES[1::2], ids=table_id)
def test_offered_choices_lead_where_the_preview_says(table: Table) -> None:
    compared = 0
    for node in nodes(table, seed=41, every=3):
        seat = int(play.to_move(node.state))
        offered = play.options(node.state)
        for choice in {offered[node.made % len(offered)], offered[-1], offered[len(offered) // 2]}:
            preview = preview_of(NAMES, view(node.state, seat), seat, choice)
            assert preview.offered
            assert preview.before is not None
            assert is_purse(preview.before, node.state.seats[seat])
            for outcome in preview.outcomes:
                compared += compare(node.state, seat, choice, outcome)
    assert compared > 20


def is_doubtful(event: Event) -> bool:
    """A talent step may have gone beyond the end of its track; an exchange may have cashed the talent."""
    return event.a == TRACK or event.cause >> 8 in (FROM_OVERFLOW, FROM_EXCHANGE)


def compare(state: State, seat: int, choice: int, outcome: Outcome) -> int:
    """Play a choice for real and compare, unless the turn ends with it: then cards are drawn."""
    choices = [choice] if outcome.choice is None else [choice, parse_choice(NAMES, outcome.choice)]
    twin, trace, named = played_out(state, seat, choices)
    if state.turn == 0 or any(event.kind in (TURN_ENDED, SALIERI_CAME) for event in trace):
        return 0
    if named and any(event.kind == GAINED and is_doubtful(event) for event in trace):
        return 0
    assert is_exchange(choice) or named == outcome.to_name
    own = twin.seats[seat]
    own.counters -= named * POINT[0]
    assert is_purse(outcome.after, own)
    return 1


@pytest.mark.parametrize("table", TABLES[::4], ids=table_id)
def test_changes_add_up_and_the_plan_is_what_is_paid(table: Table) -> None:
    planned = 0
    for node in nodes(table, seed=42, every=2):
        seat = int(play.to_move(node.state))
        for choice in [n for n in play.options(node.state) if n >= DOCUMENT_CARD][:4]:
            preview = preview_of(NAMES, view(node.state, seat), seat, choice)
            for outcome in preview.outcomes:
                assert preview.before is not None
                assert summed(outcome) == {
                    "ducats": outcome.after.ducats - preview.before.ducats,
                    "vp": outcome.after.vp - preview.before.vp,
                    "finance": outcome.after.finance - preview.before.finance,
                }
                if outcome.choice is None and preview.plan is not None and not preview.gain:
                    planned += 1
                    assert preview.plan.possible
                    assert paid(outcome, "track") == preview.plan.from_track
                    bought = preview.plan.buy
                    assert paid(outcome, "counter") == plus(preview.plan.from_counters, bought)
    assert planned > 10


def summed(outcome: Outcome) -> dict[str, int]:
    found = {"ducats": 0, "vp": 0, "finance": 0}
    for change in outcome.changes:
        if change.goods in found:
            assert change.amount is not None
            found[change.goods] += change.amount if change.kind == "gained" else -change.amount
    return found


def paid(outcome: Outcome, where: str) -> Points:
    """Story points lost from tracks or counters, exchanges left aside."""
    amounts = [0, 0, 0]
    for change in outcome.changes:
        for kind, word in enumerate(("talent", "journey", "composition")):
            if change.kind == "lost" and change.goods == f"{word}_{where}" and change.cause != "exchange":
                amounts[kind] += change.amount or 0
    return Points(*amounts)


def plus(one: Points, other: Points) -> Points:
    return Points(one.talent + other.talent, one.journey + other.journey, one.composition + other.composition)


def test_everything_that_can_be_pointed_at_can_be_previewed_by_everybody() -> None:
    """Asked or not, possible or not: no preview fails, and only one's own seat gets a purse."""
    for table in (TABLES[0], TABLES[9]):
        for node in nodes(table, seed=43, every=40):
            for watcher in node.watchers():
                seen = view(node.state, watcher)
                is_player = 0 <= watcher < table.players
                for choice in pointable(node.state, watcher if is_player else 0):
                    preview = preview_of(NAMES, seen, watcher, choice)
                    assert (preview.before is not None) == is_player
                    assert preview.offered or not is_player or preview.reason is not None
                    if not is_player:
                        assert (preview.reason, preview.plan, preview.outcomes) == (None, None, [])


# --- known positions -----------------------------------------------------------------------------


def rich(**seat: int) -> Situation:
    return situation().seat(0, **{"ducats": 20, "talent": 0, "journey": 0, "composition": 0, **seat})  # type: ignore[arg-type]


def test_a_journey_with_its_parts() -> None:
    game = rich(journey=2).tile("vienna", "types_symphony_chamber").acting("travel")
    preview = looked_at(game, "travel vienna")
    assert preview.offered
    assert preview.cost == Cost(ducats=1, journey=2)
    assert [(part.cause, part.source, part.cost) for part in preview.parts] == [
        ("road", "vienna", Cost(ducats=1)),
        ("court", "types_symphony_chamber", Cost(journey=2)),
    ]
    after = only(preview).after
    # One ducat for the road; the court gives two.
    assert (after.ducats, after.tracks, after.vp) == (21, Points(), 0)
    assert [(change.kind, change.goods, change.amount) for change in only(preview).changes] == [
        ("lost", "ducats", 1),
        ("lost", "journey_track", 2),
        ("gained", "ducats", 2),
    ]


def test_a_missing_point_is_bought() -> None:
    game = rich(journey=1).tile("vienna", "types_symphony_chamber").acting("travel")
    preview = looked_at(game, "travel vienna")
    assert preview.plan is not None
    assert preview.plan.possible
    assert (preview.plan.from_track, preview.plan.buy) == (Points(journey=1), Points(journey=1))
    # A road, a purchase, and the court's gift.
    assert only(preview).after.ducats == 20 - 1 - 3 + 2


def test_track_steps_are_spent_before_counters() -> None:
    game = rich(journey=1).tile("vienna", "types_symphony_chamber")
    game.seat(0, counters=(0, 3, 0)).acting("travel")
    after = only(looked_at(game, "travel vienna")).after
    assert (after.tracks, after.counters) == (Points(), Points(journey=2))


def test_a_commission_counts_its_points_and_not_the_card_that_comes() -> None:
    game = rich(talent=3).row("bastien", None, None, None, None, None, None).acting("commission")
    preview = looked_at(game, "commission bastien")
    assert [part.source for part in preview.parts] == ["bastien", "1"]
    after = only(preview).after
    assert (after.ducats, after.vp, after.tracks) == (15, 4, Points())


def test_salieri_on_top_of_the_deck_is_not_given_away() -> None:
    game = situation(salieri=True, seed=5).row("bastien", None, None, None, None, None, None)
    game.seat(0, ducats=20, talent=3).deck("salieri").acting("commission")
    choice = parse_choice(game.names, "commission bastien")
    truth = preview_of(game.names, View(0, game.state), 0, choice)
    assert truth == preview_of(game.names, view(game.state, 0), 0, choice)
    assert only(truth).to_name == 0
    assert isinstance(play.after(game.state, choice).pending[-1], NameWild)


def test_a_choice_of_markers_has_an_outcome_each() -> None:
    game = rich(composition=2).on_top("eybler_kyrie_1").cover().acting("requiem")
    preview = looked_at(game, "requiem kyrie.4 eighth")
    assert [outcome.choice for outcome in preview.outcomes] == ["marker 5", "marker 6"]
    first, second = (outcome.after for outcome in preview.outcomes)
    # The tile costs three ducats and gives two journey counters; the marker's gift besides.
    assert (first.ducats, first.vp, first.counters) == (17, 2, Points(journey=2))
    assert (second.ducats, second.vp, second.counters) == (17, 0, Points(talent=1, journey=3))
    game.play("requiem kyrie.4 eighth")
    assert isinstance(game.state.pending[-1], ChooseMarker)
    assert only(looked_at(game, "marker 6")).after == second


def test_a_choice_of_routes_has_an_outcome_each() -> None:
    edition = own_edition()
    start, goal = edition.place_ids.index("salzburg"), edition.place_ids.index("vienna")
    edition.tables.routes[start][goal] = [RulesCost(ducats=2), RulesCost(journey=1)]
    game = situation(edition=edition).tile("vienna", None).seat(0, ducats=5, journey=2).acting("travel")
    preview = looked_at(game, "travel vienna")
    assert [outcome.choice for outcome in preview.outcomes] == ["route 1", "route 2"]
    assert [outcome.after.ducats for outcome in preview.outcomes] == [3, 5]
    assert [outcome.after.tracks.journey for outcome in preview.outcomes] == [2, 1]


def test_wild_points_are_left_to_be_named() -> None:
    game = rich(composition=1).on_top("eybler_kyrie_1").cover().acting("requiem")
    outcome = only(looked_at(game, "requiem kyrie.5 eighth"))
    assert outcome.to_name == 1
    assert outcome.after.counters == Points(journey=2)
    assert outcome.after.ducats == 20 - 3 + 1


def test_a_wild_point_the_price_lacks_saves_a_purchase() -> None:
    game = rich().on_top("eybler_kyrie_1").cover().acting("requiem")
    preview = looked_at(game, "requiem kyrie.5 eighth")
    assert preview.plan is not None
    assert (preview.plan.from_counters, preview.plan.buy) == (Points(composition=1), Points())
    outcome = only(preview)
    assert (outcome.to_name, outcome.after.ducats) == (0, 20 - 3 + 1)


def test_a_wild_point_that_makes_it_payable_at_all() -> None:
    game = situation().on_top("eybler_kyrie_1").cover()
    game.seat(0, ducats=2, talent=0, journey=0, composition=0, counters=(0, 0, 0)).acting("requiem")
    preview = looked_at(game, "requiem kyrie.5 eighth")
    assert preview.offered
    assert preview.plan is not None
    assert preview.plan.possible
    assert only(preview).after.ducats == 0


def test_the_neutral_marker_changes_no_purse() -> None:
    game = rich(composition=1).on_top("eybler_kyrie_1").cover().acting("requiem")
    after = only(looked_at(game, "requiem kyrie.1 eighth")).after
    assert (after.ducats, after.counters) == (17, Points(journey=2))


def test_an_exchange_and_no_more() -> None:
    game = rich(composition=1).on_top("eybler_kyrie_1").cover().acting("requiem")
    assert only(looked_at(game, "buy talent")).after.counters == Points(talent=1)
    game.play("requiem kyrie.5 eighth")
    assert play.options(game.state)[0] == BUY
    outcome = only(looked_at(game, "buy talent"))
    assert (outcome.after.ducats, outcome.to_name) == (21 - 3, 0)
    assert only(looked_at(game, "name talent")).after.ducats == 21 - 3


def test_cards_and_small_choices() -> None:
    game = situation(seed=3)
    first = game.options()[0]
    preview = looked_at(game, first)
    assert (preview.cost, preview.plan, preview.gain) == (None, None, None)
    assert only(preview).after == preview.before
    game.play_first(2)
    assert only(looked_at(game, "income")).after.ducats == game.me.ducats + 1
    game.play("income")
    done = looked_at(game, "done")
    assert only(done).after == done.before


def test_what_is_not_offered_says_why_and_what_it_would_be_like() -> None:
    game = rich(journey=2).tile("vienna", "types_symphony_chamber").acting("requiem")
    preview = looked_at(game, "travel vienna")
    assert not preview.offered
    assert preview.reason is not None
    assert (preview.reason.code, preview.reason.action) == ("action_not_offered", "travel")
    assert preview.obstacle is None
    assert only(preview).after.ducats == 21
    waiting = looked_at(game.seat(1, ducats=20), "travel vienna", seat=1)
    assert waiting.reason is not None
    assert (waiting.reason.code, waiting.reason.seat) == ("not_your_turn", 0)
    assert only(waiting).after.ducats == 21
    assert play.to_move(game.state) == 0  # nothing was touched


def test_what_could_not_be_paid_has_no_outcome() -> None:
    game = situation().tile("london", "types_symphony_chamber")
    game.seat(0, ducats=1, talent=0, journey=0, composition=0, counters=(0, 0, 0)).acting("requiem")
    preview = looked_at(game, "travel london")
    assert preview.outcomes == []
    assert preview.obstacle is not None
    assert preview.obstacle.code == "cannot_pay"
    assert preview.obstacle.short is not None
    assert preview.plan is not None
    assert not preview.plan.possible


def test_a_second_document_is_foreseen_before_any_card_is_laid() -> None:
    """No Story card lies there yet, and none is needed to say what it costs."""
    game = rich(talent=2).row("miserere", None, None, None, None, None, None)
    preview = looked_at(game, "document miserere")
    assert preview.cost == Cost(ducats=2, talent=2)
    assert only(preview).after.ducats == 18


def test_a_spectator_is_told_prices_only() -> None:
    game = rich(journey=2).tile("vienna", "types_symphony_chamber").acting("travel")
    preview = preview_of(NAMES, view(game.state, SPECTATOR), SPECTATOR, parse_choice(NAMES, "travel vienna"))
    assert preview == Preview("travel vienna", cost=Cost(ducats=1, journey=2), parts=preview.parts)
    assert len(preview.parts) == 2


def test_purses_are_compared_in_full() -> None:
    game = rich(journey=2)
    before = looked_at(game, game.options()[0]).before
    assert before is not None
    assert is_purse(before, game.me)
    assert packed_points(before.tracks) == game.me.tracks
    game.me.counters += 1
    assert not is_purse(before, game.me)


# --- through acting, to the end of the turn ------------------------------------------------------


def asked_to_act(seed: int, action: str) -> Situation:
    """A first turn with two cards laid, the one in Experiences with the action."""
    game = situation(seed=seed)
    card = next(text for text in game.options() if text.startswith(f"experience start_{action}"))
    game.play(card)
    game.play(next(text for text in game.options() if text.startswith("story ")))
    return game


def test_what_acting_opens_leads_where_acting_and_choosing_lead() -> None:
    game = asked_to_act(11, "commission")
    ahead = play.after(game.state, ACT)
    opened = [choice for choice in play.options(ahead) if choice >= DOCUMENT_CARD]
    assert opened
    for choice in pointable(game.state, 0):
        preview = preview_of(game.names, view(game.state, 0), 0, choice)
        assert (preview.through == "act") == (choice in opened)
        if choice in opened:
            assert not preview.offered
            direct = preview_of(game.names, view(ahead, 0), 0, choice)
            assert [outcome.after for outcome in preview.outcomes] == [o.after for o in direct.outcomes]
            assert preview.plan == direct.plan
            assert preview.before == purse_of(game.me)


def test_the_reward_of_the_card_counts_in_what_acting_opens() -> None:
    """Changes and purse tell of acting, too."""
    game = asked_to_act(11, "requiem")
    state = game.state
    memory = state.seats[0].experience(0)
    reward = Reward()
    reward.ducats = 5
    tables = own_edition().tables
    tables.memories[memory].top = reward
    state.tables = tables
    before = int(state.seats[0].ducats)
    target = next(choice for choice in pointable(state, 0) if choice in acted_targets(state))
    preview = preview_of(game.names, view(state, 0), 0, target)
    gains = [change.amount for change in preview.outcomes[0].changes if change.cause == "top"]
    assert gains == [5]
    assert preview.outcomes[0].after.ducats == before + summed(preview.outcomes[0])["ducats"]


def acted_targets(state: State) -> list[int]:
    ahead = acted(state, 0)
    assert ahead is not None
    return ahead.targets()


def test_the_last_thing_of_a_turn_is_told_with_what_its_end_wastes() -> None:
    game = rich(talent=3).row("bastien", None, None, None, None, None, None).acting("commission")
    outcome = only(looked_at(game, "commission bastien"))
    assert outcome.ends_turn
    assert outcome.waste == []
    game.play("commission bastien")
    assert [text for text in game.options() if not text.startswith(("buy", "cash"))] == ["done"]


def test_a_turn_goes_on_while_an_action_is_open_that_a_new_card_may_serve() -> None:
    game = rich(talent=3).row("bastien", None, None, None, None, None, None).acting("commission", "document")
    assert not only(looked_at(game, "commission bastien")).ends_turn


def test_the_card_that_documenting_takes_out_of_the_game() -> None:
    game = asked_to_act(11, "document")
    story = message_names(game.names).memories[game.me.story_card(0)]
    opened = [choice for choice in acted_targets(game.state) if choice >= DOCUMENT_CARD]
    assert opened
    for choice in opened:
        preview = preview_of(game.names, view(game.state, 0), 0, choice)
        assert only(preview).forgotten == story


def test_a_marker_is_worth_the_high_value_once_it_makes_the_majority() -> None:
    game = rich(composition=2).on_top("eybler_kyrie_1").cover().acting("requiem")
    movement = 0
    high, low = game.state.tables.high[movement], game.state.tables.low[movement]
    marker = looked_at(game, "requiem kyrie.4 eighth").marker
    assert marker is not None
    assert (marker.now, marker.turned, marker.before, marker.after) == (high, low, 0, high)
    # Another's sixteenth note makes it a tie.
    game.state.seats[1].sixteenths |= 1
    game.state.filled |= 1
    tied = looked_at(game, "requiem kyrie.4 eighth").marker
    assert tied is not None
    assert (tied.now, tied.turned, tied.after) == (low, high, low)
    assert looked_at(game, "requiem kyrie.1 eighth").marker is None  # taken
