"""ROW: the card row."""

import pytest

from lacrimosa.rules import events, play
from lacrimosa.rules.chance import advance, below, stream
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD
from lacrimosa.testkit.situation import Situation, situation

pytestmark = pytest.mark.both
WORKS = ("lambacher", "sinfonie_1", "sinfonie_20", "bastien", "mitridate", "waisenhaus", "dominicus")


def buying(game: Situation, *actions: str) -> Situation:
    """Seat 0 may commission, and has the money; a full track pays without a question."""
    return game.seat(0, ducats=90, talent=4).acting("commission", *actions)


@pytest.mark.rule("ROW-1")
@pytest.mark.parametrize("space", [1, 4, 7])
def test_cards_left_of_the_taken_one_slide_right_and_the_deck_fills_the_gap(space: int) -> None:
    game = buying(situation().row(*WORKS).deck("lodi", "divertimento_136"))
    game.play(f"commission {WORKS[space - 1]}")
    left, right = WORKS[: space - 1], WORKS[space:]
    assert game.row_ids() == ["lodi", *left, *right]


@pytest.mark.rule("ROW-1")
def test_several_empty_spaces_are_filled_one_by_one_rightmost_first() -> None:
    game = situation().row(None, None, *WORKS[:5]).deck("lodi", "bologna", "miserere", "versailles")
    buying(game).play(f"commission {WORKS[4]}")
    assert game.row_ids() == ["miserere", "bologna", "lodi", *WORKS[:4]]
    assert [int(event.b) for event in game.happened(events.ROW_FILLED)] == [2, 1, 0]


@pytest.mark.rule("ROW-1")
def test_the_row_is_refilled_after_every_single_action_before_the_next() -> None:
    game = buying(situation().row(*WORKS).deck("bologna", "miserere"), "document")
    assert not game.offers("document bologna")
    game.play("commission mitridate")
    assert game.row_ids()[0] == "bologna"
    assert game.offers("document bologna")


@pytest.mark.rule("ROW-1")
def test_other_actions_leave_the_row_alone() -> None:
    game = situation().row(*WORKS).seat(0, ducats=90, talent=4, journey=4).acting("perform_or_sell", "travel")
    game.play("perform nannerl; travel munich")
    assert game.row_ids() == list(WORKS)


@pytest.mark.rule("ROW-2")
def test_filling_stops_at_the_next_period_until_maintenance() -> None:
    game = buying(situation().row(*WORKS).deck("lodi")).play("commission dominicus")
    assert game.row_ids() == ["lodi", *WORKS[:6]]
    buying(game).play("commission waisenhaus")
    buying(game).play("commission bastien")
    assert game.row_ids() == ["", "", "lodi", *WORKS[:3], "mitridate"]
    game.in_maintenance()
    while game.state.round == 1:
        game.play_first()
    # Only the card of spaces 1 to 3 is left; six come from the next period.
    assert game.row_ids()[6] == "lodi"
    assert game.state.row[:6] == list(reversed(game.deal.periods[1][:6]))


@pytest.mark.rule("ROW-2")
def test_in_period_five_filling_stops_when_the_deck_is_empty() -> None:
    game = buying(situation().at_round(5).row(*WORKS).deck("lodi")).play("commission dominicus")
    buying(game).play("commission waisenhaus")
    assert game.row_ids() == ["", "lodi", *WORKS[:5]]


@pytest.mark.rule("ROW-2")
def test_in_a_whole_game_no_card_comes_before_its_period_and_only_an_empty_deck_leaves_a_gap() -> None:
    game = situation(4, seed=3)
    state, tables, rng = game.state, game.edition.tables, stream(3, 1)
    gaps = 0
    while state.pending:
        cards = [card for card in state.row if card != NO_CARD]
        periods = [
            tables.opus[card].period if card < MEMORY_CARD else tables.memories[card - MEMORY_CARD].period
            for card in cards
        ]
        assert max(periods) <= tables.bonuses[state.bonus].period
        if len(cards) < 7:
            gaps += 1
            assert state.deck_drawn == len(state.deck)
            assert state.row[7 - len(cards) :] == cards
        # Taking cards whenever possible empties the decks; the lowest Memory cards are those that take.
        words = game.options()
        if words[0].startswith("experience"):
            game.seat(game.asked, ducats=30, talent=4)
        rng = advance(rng)
        takes = [n for n, text in enumerate(words) if text.split()[0] in ("document", "commission", "act")]
        story = [n for n, text in enumerate(words) if text.startswith("story")]
        pick = takes[below(rng, len(takes))] if takes else (story or [0])[-1]
        play.apply(state, play.options(state)[pick])
    assert gaps > 0
