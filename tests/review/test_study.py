"""The study of planted blunders."""

from pathlib import Path

import pytest
from review.sample import QUICK

from lacrimosa.arena.runners import InProcess
from lacrimosa.bots.evaluator import Evaluator, shipped_network
from lacrimosa.editions import load
from lacrimosa.review.study import BLUNDER, Case, Study, StudyReport, make_case, run_study


def case(is_planted: bool, truth: float, loss: float, reach: float) -> Case:
    return Case(is_planted, 1, 1, None, truth, 0.1, loss, loss - reach, loss + reach, 2.0, 3.0)


def test_cases_are_counted() -> None:
    cases = [
        case(True, 5, 5, 1),
        case(True, 5, 1, 3),
        case(False, 0, 4, 1),
        case(False, 0.1, 0, 1),
        case(False, 2, 2, 1),
    ]
    found = StudyReport(cases, 2).as_json()
    assert {key: found[key] for key in ("planted", "flagged", "equal", "false_alarms", "coverage")} == {
        "planted": 2,
        "flagged": 1,
        "equal": 2,
        "false_alarms": 1,
        "coverage": 0.6,
    }
    assert (found["seconds_per_game"], found["drift"]) == (60.0, 4.0)
    assert len(StudyReport(cases, 2).lines()) == 4


@pytest.mark.parametrize("number", [0, 1])
def test_a_case_is_made_again_as_it_was(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Late turns only: the others take long."""
    monkeypatch.setattr("lacrimosa.review.study.FIRST_LOOK", 4)
    monkeypatch.setattr("lacrimosa.review.study.ROUNDS_STUDIED", (5, 5))
    evaluator = Evaluator(load("koechel").tables, shipped_network())
    study = Study(QUICK, plants=1, truth=6)
    made = make_case(evaluator, study, number)
    again = make_case(evaluator, study, number)
    assert made is not None
    assert again is not None
    assert (made.true_loss, made.loss, made.low) == (again.true_loss, again.loss, again.low)
    assert made.is_planted == (number == 0)
    assert made.sown is None or made.sown >= BLUNDER


def test_a_study_goes_on_after_the_cases_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def give(evaluator: object, study: object, number: int) -> Case | None:
        made.append(number)
        if number == 3:
            raise KeyboardInterrupt
        return None if number == 1 else case(number % 2 == 0, number, 0, 1)

    monkeypatch.setattr("lacrimosa.review.study.make_case", give)
    monkeypatch.setattr("lacrimosa.review.study.lower_priority", lambda: None)
    heard: list[None] = []
    with pytest.raises(KeyboardInterrupt):
        run_study(Study(QUICK, plants=3), InProcess(), 2, tmp_path, lambda: heard.append(None))
    assert (made, len(heard)) == ([0, 1, 2, 3], 3)
    monkeypatch.setattr("lacrimosa.review.study.make_case", lambda *_: case(False, 7, 0, 1))
    report = run_study(Study(QUICK, plants=3), InProcess(), 2, tmp_path, lambda: heard.append(None))
    assert [one.true_loss for one in report.cases] == [0, 2, 7, 7, 7]
    assert len(heard) == 3 + 6
    other = run_study(Study(QUICK, plants=3, truth=9), InProcess(), 2, tmp_path, lambda: None)
    assert {one.true_loss for one in other.cases} == {7}
