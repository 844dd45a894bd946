"""The frozen levels are yardsticks: they choose as the levels they are copies of did, and always will."""

import hashlib
from pathlib import Path

import pytest
from bots.frozen_choices import NODES, choices_of, recorded

import lacrimosa.bots
from lacrimosa.bots.registry import FROZEN, UnknownBot, bot_names, make_bot, opponent_names, shipped_name

WEIGHTS = Path(lacrimosa.bots.__file__).parent / "weights" / "patron-1.npz"


def assert_as_recorded(level: str, every: int) -> None:
    expected = recorded()[level]
    found = choices_of(level, f"{level}-1", every)
    assert found.keys() == expected.keys()
    for budget, answers in found.items():
        assert len(answers) >= 105 // every
        differing = {
            where: (answer, expected[budget][where])
            for where, answer in answers.items()
            # Values may differ in the last digits: another processor adds up in another order.
            if answer[0] != expected[budget][where][0]
            or answer[1] != pytest.approx(expected[budget][where][1], abs=2e-3)
        }
        assert differing == {}


@pytest.mark.parametrize("level", NODES)
def test_a_frozen_level_chooses_as_it_did(level: str) -> None:
    assert_as_recorded(level, 1)


@pytest.mark.both
def test_compiled_and_interpreted_it_is_the_same_player() -> None:
    assert_as_recorded("kapellmeister", 7)


def test_its_weights_are_those_it_was_frozen_with() -> None:
    assert hashlib.sha256(WEIGHTS.read_bytes()).hexdigest() == (
        "44fbae95ae454d2404c14eb36a1a0d794de9938f8bca62503b2e04b543f24b22"
    )


def test_it_shares_nothing_with_the_levels_that_go_on_learning() -> None:
    package = Path(lacrimosa.bots.__file__).parent
    files = [*(package / "frozen_1").glob("*.py"), *(package / "fast" / "frozen_1").glob("*.py")]
    assert len(files) > 12
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("from lacrimosa.bots"):
                assert "frozen_1" in line or line.startswith("from lacrimosa.bots.bot import "), file
            assert "lacrimosa.rules.sense" not in line, file


def test_it_is_a_name_wherever_a_bot_is_named_but_no_level_for_people() -> None:
    assert list(FROZEN) == ["kapellmeister-1", "virtuoso-1"]
    for name in FROZEN:
        assert name in bot_names()
        assert name not in opponent_names()
        assert shipped_name(name) == name
        assert make_bot(name, 1).name == name
        with pytest.raises(UnknownBot, match="has no weights"):
            shipped_name(f"{name}@{WEIGHTS}")
