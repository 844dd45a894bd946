"""What is drawn for a set-up, and the steps: as the rules say, for every number of players."""

import pytest

from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.setting_up import setup_of
from lacrimosa.companion.shapes import EnteredSetup, Setup
from lacrimosa.editions import load
from lacrimosa.rulebook import rules

KOECHEL = load("koechel")
RULES = {rule.id for rule in rules()}


def drawn(players: int, seed: int = 3, **more: object) -> Setup:
    level = "medium" if players == 1 else None
    return setup_of(KOECHEL, EnteredSetup(players=players, level=level, **more), seed)  # type: ignore[arg-type]


def step(setup: Setup, name: str) -> dict[str, int]:
    return next(one.values for one in setup.steps if one.id == name)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_step_has_its_rule_and_stands_once(players: int) -> None:
    setup = drawn(players, salieri=True)
    assert {one.rule for one in setup.steps} <= RULES
    names = [one.id for one in setup.steps]
    assert len(set(names)) == len(names)
    assert "salieri" in names
    assert "salieri" not in [one.id for one in drawn(players).steps]


@pytest.mark.rule("SET-2")
@pytest.mark.parametrize(("players", "out"), [(1, 2), (2, 2), (3, 1)])
def test_cards_to_remove(players: int, out: int) -> None:
    assert step(drawn(players), "remove_cards") == {"opus": out, "memories": out}


@pytest.mark.rule("SET-6")
def test_tiles_to_remove_are_those_with_more_dots_than_players() -> None:
    dots = {tile: int(KOECHEL.tables.composer_tiles[at].dots) for at, tile in enumerate(KOECHEL.tile_ids)}
    for players in (2, 3, 4):
        setup = drawn(players)
        removed = [tile for one in setup.steps if one.id == "remove_tiles" for tile in one.things]
        assert {dots[tile] for tile in removed} == {2: {3, 4}, 3: {4}, 4: set()}[players]
        assert all(tile.split("_")[0] in setup.composers for tile in removed)
        # And none of them stays.
        of_composers = [tile for tile in dots if tile.split("_")[0] in setup.composers]
        assert sorted(tile for tile in of_composers if dots[tile] > players) == sorted(removed)
    assert "remove_tiles" not in [one.id for one in drawn(1).steps]


@pytest.mark.rule("SET-10")
def test_money_goes_by_turn_order() -> None:
    setup = drawn(4)
    assert [one.seat for one in setup.money] == [(setup.first + place) % 4 for place in range(4)]
    assert [(one.ducats, one.vp) for one in setup.money] == [(10, 0), (11, 0), (10, 1), (11, 1)]


@pytest.mark.rule("SOL-3")
@pytest.mark.parametrize(
    ("level", "cards"),
    [("easy", [*range(1, 10)]), ("medium", [*range(1, 8), 9, 10]), ("hard", [*range(1, 8), 10, 11])],
)
def test_the_soloists_deck_goes_by_level(level: str, cards: list[int]) -> None:
    setup = setup_of(KOECHEL, EnteredSetup(players=1, level=level), 1)  # type: ignore[arg-type]
    deck = next(one for one in setup.steps if one.id == "soloist_deck")
    assert deck.things == [str(card) for card in cards]
    assert len(setup.composers) == 1
    assert setup.first == 0


@pytest.mark.rule("SET-7")
def test_covered_spaces_are_those_of_the_card() -> None:
    for players in (1, 2, 3, 4):
        setup = drawn(players)
        assert len(setup.covered) == {1: 10, 2: 10, 3: 6, 4: 2}[players]


def test_a_seed_draws_the_same_and_composers_can_be_chosen() -> None:
    assert drawn(3, 8) == drawn(3, 8)
    assert len({drawn(3, seed).constanze for seed in range(40)}) == len(KOECHEL.constanze_ids)
    assert len({drawn(3, seed).first for seed in range(40)}) == 3
    assert drawn(2, composers=["stadler", "eybler"]).composers == ["stadler", "eybler"]


@pytest.mark.parametrize(
    ("entered", "code"),
    [
        (EnteredSetup(players=1), "wrong_level"),
        (EnteredSetup(players=2, level="easy"), "wrong_level"),
        (EnteredSetup(players=2, composers=["eybler"]), "wrong_composers"),
        (EnteredSetup(players=2, composers=["eybler", "eybler"]), "twice"),
        (EnteredSetup(players=2, composers=["eybler", "haydn"]), "unknown"),
    ],
)
def test_what_makes_no_game_is_named(entered: EnteredSetup, code: str) -> None:
    with pytest.raises(BadEntry) as refused:
        setup_of(KOECHEL, entered, 1)
    assert [one.code for one in refused.value.problems] == [code]
