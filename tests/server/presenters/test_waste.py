"""What ending the turn would throw away: told to the asked seat, and only where it is true."""

import pytest

from lacrimosa.rules.kinds import TURNS
from lacrimosa.rules.view import view
from lacrimosa.server.messages.goods import Points
from lacrimosa.server.messages.question import Waste
from lacrimosa.server.presenters.question import question_of
from lacrimosa.testkit.situation import Situation, situation


def waste(game: Situation, viewer: int | None = None) -> dict[str, Waste]:
    seat = game.asked if viewer is None else viewer
    return {one.kind: one for one in question_of(game.names, view(game.state, seat)).waste}


@pytest.mark.rule("MNT-1")
def test_track_steps_are_lost_after_the_last_turn_only() -> None:
    last = situation().acting("travel", turn=TURNS).seat(0, talent=2, journey=0, composition=1)
    assert waste(last)["points_unspent"].points == Points(talent=2, composition=1)
    earlier = situation().acting("travel", turn=TURNS - 1).seat(0, talent=2)
    assert "points_unspent" not in waste(earlier)


def test_only_actions_that_can_be_carried_out_are_unused() -> None:
    rich = situation().seat(0, ducats=40, counters=(9, 9, 9)).acting("travel", "requiem")
    assert set(waste(rich)["action_unused"].actions) == {"travel", "requiem"}
    poor = situation().seat(0, ducats=0, composition=0, counters=(0, 0, 0)).acting("requiem")
    assert "action_unused" not in waste(poor)


@pytest.mark.rule("MNT-4")
@pytest.mark.parametrize(("experience", "story", "missed"), [("b", "a", 1), ("a", "b", 0)])
def test_a_bonus_icon_in_the_story_instead_of_experiences(experience: str, story: str, missed: int) -> None:
    cards = {"a": "start_travel_a", "b": "start_document"}
    game = situation().bonus("bonus_1_travel").hand(0, *cards.values(), "start_requiem_a", "start_requiem_b")
    game.play(f"experience {cards[experience]}; story {cards[story]}; income")
    told = waste(game).get("bonus_missed")
    assert (told.icons if told else 0) == missed
    assert waste(game, viewer=1) == {}
