"""REQ-6: Agnus Dei tiles, which let their owner take an action once more."""

import pytest
from rules.composing import (
    AGNUS,
    DEEDS,
    KOECHEL,
    KYRIE,
    NONE,
    SANCTUS,
    SECOND_AGNUS,
    TABLES,
    answer,
    composing,
    contribute,
    edition_with,
    offered_repeats,
    space,
)
from rules.paying import verbs

from lacrimosa.rules import events, reasons
from lacrimosa.rules.bits import members
from lacrimosa.rules.events import FROM_CITY
from lacrimosa.rules.kinds import PERCUSSION, PERFORM_OR_SELL, REQUIEM, STRINGS, TRAVEL, VOICE
from lacrimosa.testkit.situation import Situation

pytestmark = pytest.mark.both


def repeating(named: int, *more: str) -> Situation:
    """A rich player with one Agnus Dei tile at work, naming an action."""
    game = composing(edition_with((AGNUS, named, ()), (KYRIE, NONE, ()))).works(0, "lodron_2")
    game.tile("munich", None).acting(DEEDS[named][0], *more)
    return game.hired(0, AGNUS)


@pytest.mark.rule("REQ-6")
@pytest.mark.parametrize("named", list(DEEDS))
def test_the_named_action_may_be_taken_once_more_at_once_and_only_once(named: int) -> None:
    verb, first, second = DEEDS[named]
    game = repeating(named, "travel" if named == PERFORM_OR_SELL else "perform_or_sell")
    assert offered_repeats(game) == []
    answer(game.play(first))
    assert offered_repeats(game) == [named]
    # Nothing else may come between.
    assert verbs(game) == ({"done", "perform", "sell"} if named == PERFORM_OR_SELL else {"done", verb})
    game.play(second or f"requiem {space('sequentia', STRINGS)} sixteenth")
    answer(game)
    # A repeat sets off no repeat: the rest of the card is open again.
    assert offered_repeats(game) == [named]
    left = "travel vienna" if named == PERFORM_OR_SELL else "perform nannerl"
    assert game.offers(left)
    assert game.refusal(first)[0] == reasons.ACTION_NOT_OFFERED


@pytest.mark.rule("REQ-6")
@pytest.mark.parametrize("named", list(DEEDS))
def test_other_actions_are_not_repeated(named: int) -> None:
    other = (named + 1) % 5
    game = repeating(named).acting(DEEDS[other][0])
    answer(game.play(DEEDS[other][1]))
    assert offered_repeats(game) == []
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_the_tile_of_another_player_repeats_nothing() -> None:
    game = repeating(TRAVEL)
    game.me.tiles = 0
    game.hired(1, AGNUS).play("travel munich")
    assert offered_repeats(game) == []


@pytest.mark.rule("REQ-6", "PAY-6")
def test_a_repeat_is_paid_like_the_action_itself() -> None:
    road = TABLES.routes[KOECHEL.place_ids.index("salzburg")][KOECHEL.place_ids.index("munich")][0].ducats
    game = repeating(TRAVEL).tile("salzburg", None).seat(0, ducats=2 * road, counters=(0, 0, 0))
    game.play("travel munich; travel salzburg")
    assert game.me.ducats == 0
    # With money for one journey only there is nothing to ask.
    game = repeating(TRAVEL).tile("salzburg", None).seat(0, ducats=road, counters=(0, 0, 0))
    game.play("travel munich")
    assert verbs(game) == {"done"}
    assert game.refusal("travel salzburg")[0] == reasons.ACTION_NOT_OFFERED
    assert not game.happened(events.DECLINED)


@pytest.mark.rule("REQ-6")
def test_a_repeat_may_be_declined() -> None:
    game = repeating(TRAVEL, "perform_or_sell").play("travel munich; done")
    assert len(game.happened(events.TRAVELLED)) == 1
    assert len(game.happened(events.DECLINED)) == 1
    assert game.offers("perform nannerl")
    assert game.state.active == 0


@pytest.mark.rule("REQ-6")
def test_an_action_left_out_sets_off_no_repeat() -> None:
    game = repeating(TRAVEL).play("done")
    assert offered_repeats(game) == []
    assert game.state.active == 1


@pytest.mark.rule("REQ-6")
@pytest.mark.parametrize("first", ["perform nannerl", "sell nannerl"])
@pytest.mark.parametrize("second", ["perform lodron_2", "sell lodron_2"])
def test_either_half_of_perform_or_sell_may_repeat_either_half(first: str, second: str) -> None:
    game = repeating(PERFORM_OR_SELL).play(first)
    assert verbs(game) == {"done", "perform", "sell"}
    game.play(second)
    halves = [event.kind for event in game.events if event.kind in (events.PERFORMED, events.SOLD)]
    kinds = {"perform": events.PERFORMED, "sell": events.SOLD}
    assert halves == [kinds[deed.split(maxsplit=1)[0]] for deed in (first, second)]
    assert verbs(game) == {"done"}


def at_the_abbey() -> Situation:
    """In a city that grants the sale of a religious work with a bonus, Perform or Sell being repeated."""
    game = repeating(PERFORM_OR_SELL).acting("travel").works(0, "waisenhaus", "dominicus")
    return game.tile("munich", "abbey_sale").play("travel munich")


@pytest.mark.rule("REQ-6", "TRV-6")
def test_the_repeat_of_an_action_granted_by_a_city_has_neither_its_restriction_nor_its_bonus() -> None:
    game = at_the_abbey()
    assert not game.offers("perform nannerl")
    game.play("sell waisenhaus")
    bonus = [event for event in game.happened(events.GAINED) if event.cause >> 8 == FROM_CITY]
    assert bonus
    assert game.offers("perform nannerl")
    assert game.offers("sell lodron_2")
    game.play("sell dominicus")
    again = [event for event in game.happened(events.GAINED) if event.cause >> 8 == FROM_CITY]
    assert len(again) == len(bonus)
    assert offered_repeats(game) == [PERFORM_OR_SELL]


@pytest.mark.rule("REQ-6")
def test_a_granted_action_that_is_declined_or_impossible_sets_off_nothing() -> None:
    game = at_the_abbey().play("done")
    assert offered_repeats(game) == []
    assert verbs(game) == {"done"}
    game = repeating(PERFORM_OR_SELL).acting("travel").tile("munich", "abbey_sale").play("travel munich")
    assert offered_repeats(game) == []
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6", "REQ-7")
def test_an_action_granted_by_a_composer_tile_is_repeated() -> None:
    edition = edition_with((AGNUS, TRAVEL, ()), (KYRIE, NONE, (TRAVEL,)))
    game = composing(edition).hired(0, AGNUS).tile("munich", None).tile("vienna", None)
    contribute(game, space("kyrie", PERCUSSION)).play("travel munich")
    assert offered_repeats(game) == [TRAVEL]
    game.play("travel vienna")
    assert offered_repeats(game) == [TRAVEL]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_the_repeat_comes_when_the_action_is_finished_with_all_it_granted() -> None:
    # The city's document belongs to the journey, so it comes before the second journey.
    game = repeating(TRAVEL).tile("munich", "diary").play("travel munich")
    assert offered_repeats(game) == []
    assert verbs(game) == {"done", "document"}
    game.play("document versailles")
    assert offered_repeats(game) == [TRAVEL]
    assert verbs(game) == {"done", "travel"}


def with_two_tiles(named: int) -> Situation:
    game = composing(edition_with((AGNUS, named, ()), (SECOND_AGNUS, named, ())))
    return game.tile("munich", None).tile("vienna", None).hired(0, AGNUS, SECOND_AGNUS)


@pytest.mark.rule("REQ-6")
def test_two_tiles_naming_one_action_give_two_repeats() -> None:
    game = with_two_tiles(TRAVEL).tile("salzburg", None).acting("travel").play("travel munich")
    assert offered_repeats(game) == [TRAVEL, TRAVEL]
    game.play("travel vienna; travel salzburg")
    assert len(game.happened(events.TRAVELLED)) == 3
    assert offered_repeats(game) == [TRAVEL, TRAVEL]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_declining_one_repeat_leaves_the_other() -> None:
    game = with_two_tiles(TRAVEL).acting("travel").play("travel munich; done")
    assert game.offers("travel vienna")
    game.play("travel vienna")
    assert verbs(game) == {"done"}
    assert len(game.happened(events.TRAVELLED)) == 2


@pytest.mark.rule("REQ-6")
def test_the_number_of_repeats_is_fixed_when_the_action_is_finished() -> None:
    # The repeat takes a second tile naming Requiem; it adds no repeat to the action before it.
    game = composing(edition_with((AGNUS, REQUIEM, ()), (SECOND_AGNUS, REQUIEM, ()), (KYRIE, NONE, ())))
    contribute(game.hired(0, AGNUS), space("kyrie", PERCUSSION))
    assert offered_repeats(game) == [REQUIEM]
    contribute(game, space("agnus_dei", STRINGS))
    assert [KOECHEL.tile_ids[n] for n in members(game.me.tiles)] == [KYRIE, AGNUS, SECOND_AGNUS]
    assert offered_repeats(game) == [REQUIEM]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6", "REQ-8")
def test_the_requiem_that_gains_a_tile_naming_requiem_may_itself_be_repeated() -> None:
    game = composing(edition_with((AGNUS, REQUIEM, ()), (KYRIE, NONE, ())))
    contribute(game, space("agnus_dei", PERCUSSION))
    assert offered_repeats(game) == [REQUIEM]
    assert verbs(game) == {"done", "requiem"}
    contribute(game, space("kyrie", STRINGS))
    assert offered_repeats(game) == [REQUIEM]
    assert verbs(game) == {"done"}


@pytest.mark.rule("REQ-6")
def test_an_action_granted_by_a_tile_gained_in_a_repeat_is_a_new_action() -> None:
    edition = edition_with((AGNUS, REQUIEM, ()), (KYRIE, NONE, ()), (SANCTUS, NONE, (REQUIEM,)))
    game = composing(edition).hired(0, AGNUS)
    contribute(game, space("kyrie", PERCUSSION))
    contribute(game, space("sanctus", STRINGS))  # the repeat; its tile grants a Requiem
    assert offered_repeats(game) == [REQUIEM]
    contribute(game, space("sequentia", VOICE))  # the granted one
    assert offered_repeats(game) == [REQUIEM, REQUIEM]
    contribute(game, space("sequentia", STRINGS))  # its repeat
    assert offered_repeats(game) == [REQUIEM, REQUIEM]
    assert verbs(game) == {"done"}
    assert len(game.happened(events.TILE_LAID)) == 4
