"""Whether a position is a puzzle, from the view alone; what it is about and for whom."""

import pytest
from puzzles.sample import EDITION, ENTRIES, EVALUATOR, QUICK, examined, late_entry, seen_of, written_down

from lacrimosa.notation.names import names_of
from lacrimosa.puzzles import examining
from lacrimosa.puzzles.examining import FIRST_DECIDING, Dismissed, Settings, pairs_for
from lacrimosa.puzzles.grading import turn_of
from lacrimosa.puzzles.themes import theme_by
from lacrimosa.review.kinds import kind_of_text
from lacrimosa.review.playouts import FIRST_TRUTH, Playouts
from lacrimosa.rules.chance import stream
from lacrimosa.rules.choices import COMMISSION_CARD, PERFORM_CARD, REQUIEM_SPACE, SELL_CARD, TRAVEL_TO
from lacrimosa.rules.determinize import determinize
from lacrimosa.rules.view import view


def test_a_puzzle_does_not_change_when_what_the_seat_cannot_know_is_dealt_anew() -> None:
    seen = seen_of(late_entry())
    first = written_down(seen, QUICK)
    for luck in range(2):
        redealt = view(determinize(seen, stream(luck, 5)), seen.seat)
        assert redealt.state is not seen.state
        assert written_down(redealt, QUICK) == first


def test_a_shipped_puzzle_is_found_again() -> None:
    entry = late_entry()
    found = examined(seen_of(entry), QUICK)
    assert found.kind == kind_of_text(names_of(EDITION), entry.answer)
    assert found.low >= examining.LEAST
    assert [rival.loss.mean for rival in found.rivals] == sorted(rival.loss.mean for rival in found.rivals)


def test_what_is_too_close_is_dismissed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every stage; the later ones see what the earlier let pass."""
    seen = seen_of(late_entry())
    best = examined(seen, QUICK)
    reasons: list[str] = []
    for settings in (
        Settings(**{**vars(QUICK), "sieve": 100.0}),
        Settings(**{**vars(QUICK), "kinds": 2}),
    ):
        with pytest.raises(Dismissed) as dismissed:
            examined(seen, settings)
        reasons.append(str(dismissed.value))
    monkeypatch.setattr(examining, "LEAST", best.gap + 50)
    for is_patient in (False, True):
        with pytest.raises(Dismissed) as dismissed:
            examined(seen, Settings(**{**vars(QUICK), "is_patient": is_patient}))
        reasons.append(str(dismissed.value))
    assert reasons == ["close at first sight", "few kinds", "close in games", "not sure"]


def test_the_games_that_decide_are_not_those_that_chose() -> None:
    found = examined(seen_of(late_entry()), QUICK)
    assert all(QUICK.fewest <= len(rival.games) <= QUICK.pairs for rival in found.rivals)
    assert max(QUICK.screening) < FIRST_DECIDING
    assert FIRST_DECIDING + Settings().pairs < FIRST_TRUTH


def test_the_closer_it_is_the_more_games_it_needs() -> None:
    settings = Settings(fewest=32, pairs=160, power=3.0)
    assert pairs_for(20.0, 8.0, settings) == 32
    assert pairs_for(5.0, 8.0, settings) == 144
    assert pairs_for(3.0, 8.0, settings) == 161


@pytest.mark.parametrize(
    ("sources", "deeds", "theme"),
    [
        ({"sale": 4.0, "rival": 1.0}, [SELL_CARD], "sell"),
        ({"sale": 4.0, "rival": 1.0}, [PERFORM_CARD, TRAVEL_TO], "sell"),
        ({"sale": 4.0, "rival": 1.0}, [COMMISSION_CARD], "cash"),
        ({"sale": 2.0, "rival": 3.0}, [SELL_CARD], "deny"),
        ({"final_requiem": 2.0, "instrument": 1.0, "sale": 2.5}, [REQUIEM_SPACE, SELL_CARD], "majority"),
        ({"final_requiem": 2.0, "court": 1.0, "final_courts": 2.0}, [REQUIEM_SPACE, TRAVEL_TO], "court"),
        ({"city": 2.0, "finance": 2.0, "court": 3.0}, [TRAVEL_TO], "cash"),
        ({}, [], "cash"),
    ],
)
def test_the_theme_is_where_most_of_the_difference_comes_from(
    sources: dict[str, float], deeds: list[int], theme: str
) -> None:
    assert theme_by(sources, frozenset(deeds)) == theme


def test_levels_play_a_whole_turn_and_the_best_find_more() -> None:
    entry = late_entry()
    playouts = Playouts(EVALUATOR, seen_of(entry), 1, 4)

    class First:
        name = "first"

        def choose(self, view: object, options: list[int], budget: object) -> int:
            return options[0]

    line = turn_of(First(), playouts, 0)
    state = playouts.truth(FIRST_TRUTH)
    assert line == turn_of(First(), playouts, 0)
    assert len(line) >= 3
    assert line[0] < 64
    assert state.turn == playouts.seen.state.turn
    total = {level: sum(one.missed[level] for one in ENTRIES) for level in ENTRIES[0].missed}
    assert total["copyist"] > total["concertmaster"] >= 0
