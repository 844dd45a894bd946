"""The question: its kind, the rule, and the values its sentence needs."""

import pytest
from server.presenters.shown_games import NAMES, TABLES, nodes

from lacrimosa.rules import play
from lacrimosa.rules.choices import FROM_TRACK, ROUTE
from lacrimosa.rules.kinds import ONLY_SELL, PERFORM_OR_SELL, RELIGIOUS
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.tables import Cost as RulesCost
from lacrimosa.rules.tables import Grant as RulesGrant
from lacrimosa.rules.tables import Reward as RulesReward
from lacrimosa.rules.view import view
from lacrimosa.server.messages.goods import Cost, Grant, Reward
from lacrimosa.server.messages.question import Question
from lacrimosa.server.presenters.question import question_of
from lacrimosa.testkit.situation import Situation, own_edition, situation


def asked(game: Situation) -> Question:
    return question_of(game.names, view(game.state, game.asked))


def test_laying_cards() -> None:
    game = situation()
    first = asked(game)
    assert (first.kind, first.seat, first.rule, first.into_story) == ("lay_card", 0, "TRN-1", False)
    assert [text for text in first.options if text.startswith("experience")] == game.options()[:4]
    game.play(first.options[0])
    assert asked(game).into_story


def test_acting_or_taking_income() -> None:
    game = situation().at_round(3)
    card = game.options()[0].split()[1]
    game.play_first(2)
    question = asked(game)
    assert (question.kind, question.rule) == ("act_or_income", "TRN-2")
    assert (question.card, question.income) == (card, 3)
    before = int(game.me.ducats)
    game.play("income")
    assert game.me.ducats == before + 3


def test_a_menu_names_its_actions() -> None:
    bonus = RulesReward()
    bonus.finance = 2
    narrow = RulesGrant(PERFORM_OR_SELL, ONLY_SELL, RELIGIOUS, bonus)
    question = asked(situation().with_menu([narrow]))
    assert (question.kind, question.rule, question.ends_turn) == ("action_menu", "TRN-3", True)
    assert question.grants == [Grant("perform_or_sell", "sell", "religious", Reward(finance=2))]
    assert asked(situation().acting("travel", "requiem")).grants == [Grant("travel"), Grant("requiem")]


def test_a_repeat_is_told_apart() -> None:
    game = situation().hired(0, "eybler_agnus_dei_1")
    tile = game.edition.tables.composer_tiles[game.edition.tile_ids.index("eybler_agnus_dei_1")]
    action = NAMES.actions.word(int(tile.repeat_what))
    verb = {
        "commission": "commission",
        "travel": "travel",
        "perform_or_sell": "perform",
        "requiem": "requiem",
    }
    game.seat(0, ducats=40, counters=(9, 9, 9)).acting(action)
    game.play(next(text for text in game.options() if text.startswith(verb.get(action, "document"))))
    while asked(game).kind != "action_menu":
        game.play_first()
    assert asked(game).is_repeat
    assert asked(game).rule == "REQ-6"
    assert [grant.action for grant in asked(game).grants] == [action]


def owing(game: Situation, cost: RulesCost) -> Situation:
    """Let the player of seat 0 owe a cost on the way to Vienna."""
    game.acting("travel").state.pending.append(Pay(0, cost, 11 << 8 | 1))
    return game


def test_a_payment_names_the_debt_and_the_type_to_split() -> None:
    game = situation().seat(0, ducats=9, talent=2, journey=2, composition=0, counters=(2, 0, 0))
    question = asked(owing(game, RulesCost(ducats=1, talent=3, journey=1)))
    assert (question.kind, question.rule) == ("pay", "PAY-1")
    assert question.owed == Cost(ducats=1, talent=3, journey=1)
    assert (question.point, question.default) == ("talent", "track 2")
    assert (question.cause, question.source) == ("road", "vienna")
    assert question.options[-2:] == ["track 1", "track 2"]


def test_a_payment_that_needs_an_exchange_splits_nothing_yet() -> None:
    game = situation().seat(0, ducats=9, talent=1, journey=0, composition=0, counters=(0, 0, 0))
    question = asked(owing(game, RulesCost(talent=2)))
    assert (question.point, question.default) == (None, "buy talent")
    poor = situation().seat(0, ducats=1, talent=0, journey=0, composition=0, counters=(0, 1, 3))
    question = asked(owing(poor, RulesCost(ducats=2)))
    assert (question.point, question.default) == (None, "cash composition")
    # The talent could be split in two ways, but first a ducat is missing.
    split = situation().seat(0, ducats=0, talent=1, journey=0, composition=0, counters=(1, 1, 0))
    question = asked(owing(split, RulesCost(ducats=1, talent=1)))
    assert (question.point, question.default) == (None, "cash talent")


def test_a_wild_cost_is_named_by_the_fullest_supply() -> None:
    game = situation().seat(0, ducats=9, talent=0, journey=1, composition=2, counters=(5, 0, 0))
    question = asked(owing(game, RulesCost(wild=1)))
    assert (question.rule, question.default) == ("PAY-4", "name composition")


def test_the_type_to_split_is_told_exactly_when_a_split_is_offered() -> None:
    payments = 0
    for seed in range(3):
        for node in nodes(TABLES[6], seed):
            seat = int(play.to_move(node.state))
            question = question_of(NAMES, view(node.state, seat))
            if question.kind == "pay":
                payments += 1
                splits = [n for n in play.options(node.state) if FROM_TRACK <= n < ROUTE]
                assert (question.point is not None) == bool(splits)
                assert question.default in question.options
    assert payments > 5


def test_wild_points_to_be_named() -> None:
    game = situation().on_top("eybler_kyrie_1").cover().acting("requiem")
    game.seat(0, ducats=9, composition=2, counters=(0, 0, 0)).play("requiem kyrie.5 eighth")
    question = asked(game)
    assert (question.kind, question.rule) == ("name_wild", "PAY-4")
    assert (question.wild_tracks, question.wild_counters) == (0, 1)
    assert question.owed == Cost(ducats=3, composition=1)
    assert (question.cause, question.source) == ("instrument", "7")
    assert question.default is None  # the payment lacks nothing


def test_a_wild_point_that_the_payment_lacks_is_the_default() -> None:
    game = situation().on_top("eybler_kyrie_1").cover().acting("requiem")
    game.seat(0, ducats=9, talent=0, journey=0, composition=0, counters=(0, 0, 0))
    assert asked(game.play("requiem kyrie.5 eighth")).default == "name composition"


def test_the_only_type_that_lets_the_payment_be_made_is_the_default_beside_open_exchanges() -> None:
    game = situation().on_top("eybler_kyrie_1").cover().acting("requiem")
    game.seat(0, ducats=2, talent=0, journey=0, composition=0, counters=(1, 0, 0))
    question = asked(game.play("requiem kyrie.5 eighth"))
    # Whoever plays with the default payment is not asked.
    assert question.options == ["cash talent", "name composition"]
    assert question.default == "name composition"


def test_which_marker() -> None:
    game = situation().on_top("eybler_kyrie_1").cover().seat(0, ducats=9, composition=2).acting("requiem")
    question = asked(game.play("requiem kyrie.4 eighth"))
    assert (question.kind, question.rule) == ("choose_marker", "REQ-2")
    assert (question.space, question.note) == ("kyrie.4", "eighth")
    assert question.owed == Cost(ducats=3, composition=1)
    assert [text for text in question.options if text.startswith("marker")] == ["marker 5", "marker 6"]


def test_where_the_neutral_marker_goes() -> None:
    game = situation().on_top("eybler_kyrie_1").cover().seat(0, ducats=9, composition=2).acting("requiem")
    question = asked(game.play("requiem kyrie.1 eighth"))
    assert (question.kind, question.rule, question.movement) == ("place_neutral", "REQ-3", "kyrie")
    assert question.owed == Cost(ducats=3, composition=1)


def test_which_route() -> None:
    edition = own_edition()
    start, goal = edition.place_ids.index("salzburg"), edition.place_ids.index("vienna")
    edition.tables.routes[start][goal] = [RulesCost(ducats=2), RulesCost(journey=1)]
    game = situation(edition=edition).tile("vienna", None).seat(0, ducats=5, journey=2).acting("travel")
    question = asked(game.play("travel vienna"))
    assert (question.kind, question.rule, question.place) == ("choose_route", "TRV-1", "vienna")
    assert question.routes == [Cost(ducats=2), Cost(journey=1)]
    assert question.options[-2:] == ["route 1", "route 2"]


@pytest.mark.parametrize("watcher", [-1, 0, 1])
def test_at_the_end_nobody_is_asked(watcher: int) -> None:
    game = situation()
    game.state.pending.clear()
    assert question_of(NAMES, view(game.state, watcher)) == Question("over")
