"""What can be pointed at is what the rules say: every choice once, offered or with the reason."""

import pytest
from server.presenters.shown_games import NAMES, TABLES, nodes, table_id

from lacrimosa.notation.choices import parse_choice
from lacrimosa.rules import play
from lacrimosa.rules.choices import ACT
from lacrimosa.rules.explain import pointable, price_of, why_not
from lacrimosa.rules.view import SPECTATOR, view
from lacrimosa.server.messages.question import Priced, Target
from lacrimosa.server.presenters.goods import cost_of
from lacrimosa.server.presenters.names import message_names
from lacrimosa.server.presenters.question import question_of
from lacrimosa.server.presenters.reasons import reason_of
from lacrimosa.server.presenters.targets import targets_of
from lacrimosa.testkit.playouts import Table
from lacrimosa.testkit.situation import Situation, situation

WORDS = message_names(NAMES)


def by_choice(targets: list[Target]) -> dict[str, tuple[Target, Priced]]:
    """Every target by its choice; a choice that comes twice fails."""
    found: dict[str, tuple[Target, Priced]] = {}
    for target in targets:
        for thing in target.things:
            for choice in thing.choices:
                assert choice not in found
                found[choice] = (target, thing)
    return found


def asked_targets(game: Situation) -> dict[str, tuple[Target, Priced]]:
    seat = game.asked
    return by_choice(targets_of(game.names, view(game.state, seat), seat))


@pytest.mark.parametrize("table", TABLES[::2], ids=table_id)
def test_the_asked_seat_gets_every_choice_with_its_answer(table: Table) -> None:
    for node in nodes(table, seed=21, every=4):
        seat = int(play.to_move(node.state))
        seen = view(node.state, seat)
        offered = play.options(node.state)
        options = question_of(NAMES, seen).options
        assert [parse_choice(NAMES, text) for text in options] == offered
        found = by_choice(targets_of(NAMES, seen, seat))
        assert sorted(parse_choice(NAMES, text) for text in found) == pointable(node.state, seat)
        for text, (target, _) in found.items():
            reason = why_not(node.state, seat, parse_choice(NAMES, text))
            assert target.offered == (text in options)
            assert target.offered == (target.reason is None) == (reason is None)
            if target.reason is not None and reason is not None:
                whole = reason_of(WORDS, reason)
                assert (target.reason.code, target.reason.rule) == (whole.code, whole.rule)
                assert (target.reason.short, target.reason.action) == (whole.short, whole.action)
                assert (target.reason.movement, target.reason.note) == (whole.movement, whole.note)


@pytest.mark.parametrize("table", TABLES[1::4], ids=table_id)
def test_the_others_get_prices_and_neither_options_nor_reasons(table: Table) -> None:
    for node in nodes(table, seed=22, every=11):
        asked = int(play.to_move(node.state))
        for watcher in node.watchers():
            if watcher == asked:
                continue
            seen = view(node.state, watcher)
            question = question_of(NAMES, seen)
            assert (question.seat, question.options, question.default) == (asked, [], None)
            targets = targets_of(NAMES, seen, watcher)
            assert not any(target.offered or target.reason for target in targets)
            own = watcher if 0 <= watcher < table.players else 0
            found = by_choice(targets)
            public = [choice for choice in pointable(node.state, own) if own == watcher or choice >= ACT]
            assert sorted(parse_choice(NAMES, text) for text in found) == public


def test_prices_are_those_of_the_rules() -> None:
    priced = 0
    for node in nodes(TABLES[6], seed=23, every=10):
        seat = int(play.to_move(node.state))
        for text, (_, thing) in by_choice(targets_of(NAMES, view(node.state, seat), seat)).items():
            if thing.cost is not None:
                priced += 1
                assert thing.cost == cost_of(price_of(node.state, seat, parse_choice(NAMES, text)).total)
    assert priced > 500


def test_a_spectator_without_a_hand_looks_from_the_first_seat() -> None:
    state = situation(players=2).state
    seen = view(state, SPECTATOR)
    assert targets_of(NAMES, seen, SPECTATOR) == targets_of(NAMES, seen, 0)
    assert not any(text.startswith(("experience", "story")) for text in by_choice(targets_of(NAMES, seen, 0)))


def test_somebody_elses_seat_shows_no_hand() -> None:
    """A view belongs to its seat: asked about another, it answers as to a spectator."""
    state = situation(players=2).state
    assert targets_of(NAMES, view(state, 1), 0) == targets_of(NAMES, view(state, SPECTATOR), 0)


def test_nothing_can_be_pointed_at_when_the_game_is_over() -> None:
    game = situation(players=2)
    game.state.pending.clear()
    assert targets_of(NAMES, view(game.state, 0), 0) == []


# --- known positions -----------------------------------------------------------------------------


def test_the_price_of_a_card_is_that_of_the_card_and_of_the_space() -> None:
    # Bastien costs 3 ducats and 2 talent; space 1 asks for 2 ducats and 1 talent more.
    game = situation().row("bastien", None, None, None, None, None, None).acting("commission")
    _, thing = asked_targets(game)["commission bastien"]
    assert thing.cost is not None
    assert (thing.cost.ducats, thing.cost.talent) == (5, 3)
    assert thing.gain is None


def test_what_is_gained_before_paying_is_told() -> None:
    # Space 7 gives a ducat.
    game = situation().row(None, None, None, None, None, None, "bastien").acting("commission")
    _, thing = asked_targets(game)["commission bastien"]
    assert thing.gain is not None
    assert thing.gain.ducats == 1


def test_a_reason_says_what_is_missing() -> None:
    game = situation().row("bastien", None, None, None, None, None, None)
    game.seat(0, ducats=1, talent=1, journey=0, composition=0, counters=(0, 0, 0)).acting("commission")
    target, _ = asked_targets(game)["commission bastien"]
    assert target.reason is not None
    assert (target.reason.code, target.reason.rule) == ("cannot_pay", "COM-1")
    assert target.reason.short is not None
    assert (target.reason.short.ducats, target.reason.short.talent) == (4, 2)


def test_an_action_that_is_not_open_is_named() -> None:
    target, _ = asked_targets(situation().acting("travel"))["requiem kyrie.1 eighth"]
    assert target.reason is not None
    assert (target.reason.code, target.reason.action) == ("action_not_offered", "requiem")


def test_reasons_leave_out_what_the_choice_names() -> None:
    game = situation().cover("kyrie.2").acting("requiem")
    target, thing = asked_targets(game)["requiem kyrie.2 eighth"]
    assert target.reason is not None
    assert (target.reason.code, target.reason.space) == ("space_covered", None)
    assert thing.choices == ["requiem kyrie.2 eighth", "requiem kyrie.2 sixteenth"]
    assert thing.cost is None  # nothing can be had there
    whole = why_not(game.state, 0, parse_choice(NAMES, "requiem kyrie.2 eighth"))
    assert whole is not None
    assert reason_of(WORDS, whole).space == "kyrie.2"


def test_choices_that_stand_alike_share_a_target() -> None:
    found = asked_targets(situation().acting("travel"))
    assert found["buy talent"][0] is found["buy journey"][0]
    assert found["buy talent"][0].offered
    assert found["cash talent"][0].reason is not None
    assert found["cash talent"][0] is not found["cash journey"][0]


def test_what_acting_would_open_is_told_while_act_or_income_is_asked() -> None:
    game = situation(seed=11)
    game.play(next(text for text in game.options() if text.startswith("experience start_commission")))
    game.play(next(text for text in game.options() if text.startswith("story ")))
    told = targets_of(game.names, view(game.state, 0), 0)
    through = {
        choice
        for target in told
        if target.through == "act"
        for priced in target.things
        for choice in priced.choices
    }
    game.play("act")
    assert through == {text for text in game.options() if text.startswith("commission ")}
    assert through
    assert not any(target.through for target in targets_of(game.names, view(game.state, 0), 0))
    # Nobody else is told: it would give away whether the card can be paid for.
    assert not any(target.through for target in targets_of(game.names, view(game.state, 1), 1))


def test_whoever_could_act_is_told_what_acting_would_not_change() -> None:
    game = situation(seed=11)
    game.play(next(text for text in game.options() if text.startswith("experience start_commission")))
    game.play(next(text for text in game.options() if text.startswith("story ")))
    reasons = {
        priced.choices[0].split()[0]: target.reason.code
        for target in targets_of(game.names, view(game.state, 0), 0)
        if target.reason is not None
        for priced in target.things
    }
    assert reasons["travel"] == "action_not_offered"
