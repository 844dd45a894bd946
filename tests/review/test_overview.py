"""A game out of its turns: what adds up, turning points, what to take along; JSON and text."""

import json

import msgspec
import pytest
from review.sample import game_of

from lacrimosa.review.overview import SeatReview, overview
from lacrimosa.review.reasons import Reason
from lacrimosa.review.report import as_json, text_of, verdict_in
from lacrimosa.review.reviewing import TurnReview
from lacrimosa.review.verdicts import verdict_of
from lacrimosa.review.words import LESSONS, headline_words, reasons_words


def turn(number: int, seat: int, loss: float, low: float, margin: float, **more: object) -> TurnReview:
    parts = {
        "number": number,
        "seat": seat,
        "round": 1,
        "turn": 1,
        "played": "done",
        "best": "done",
        "other": "done",
        "loss": loss,
        "low": low,
        "high": loss + 1,
        "verdict": verdict_of(loss, low),
        "pairs": 8,
        "margin": margin,
        "margin_low": margin - 1,
        "margin_high": margin + 1,
        "win": 0.5,
        "win_best": 0.6,
        "ahead": 0.7,
        "is_whole": True,
        "deeds": [{"kind": "income", "what": ""}],
        "better": [{"kind": "travel", "what": "paris"}],
        "sources": [],
        "reasons": [],
        "overlooked": [],
    }
    return msgspec.convert({**parts, **more}, TurnReview)


WASTE = [Reason("points_wasted", "", {"played": 3.0, "better": 1.0}, "MNT-1")]
SALE = [Reason("gain", "sale jupiter", {"vp": 2.0, "low": 1.0, "high": 3.0}, "PFS-3")]


def sample() -> tuple[SeatReview, SeatReview]:
    """Two turns each; the game of the record ended 89 : 15."""
    reviews = [
        turn(0, 0, 2.0, 1.0, 4.0, overlooked=msgspec.to_builtins(WASTE)),
        turn(1, 1, 3.0, 1.0, -9.0, reasons=msgspec.to_builtins(SALE)),
        turn(2, 0, 1.0, -1.0, 8.0),
        turn(3, 1, -1.0, -3.0, -10.0, high=-0.2),
    ]
    return overview(game_of(), 0, reviews), overview(game_of(), 1, reviews)


def test_start_luck_slips_and_choices_add_up_to_the_result() -> None:
    for seat in sample():
        assert seat.start is not None
        assert seat.total_luck is not None
        assert seat.start + seat.total_luck + seat.rivals - seat.lost == pytest.approx(seat.result)
    first, second = sample()
    assert (first.start, first.lost, first.rivals, first.result) == (6.0, 2.0, 3.0, 74)
    # 4 to be expected after the turn, 8 before the next one, 3 of that by a slip of the other.
    assert first.luck == [1.0, 66.0]
    assert second.went_well == [1]


def test_an_unfinished_game_has_no_result() -> None:
    game = game_of().copy()
    game.undo()
    found = overview(game, 0, [turn(0, 0, 0.0, 0.0, 1.0)])
    assert (found.result, found.total_luck, found.luck) == (None, None, [None])


def test_the_lesson_is_that_of_the_greatest_loss() -> None:
    first, second = sample()
    assert (first.theme, second.theme) == ("waste", "sales")
    assert {first.theme, second.theme} <= set(LESSONS)


def test_the_shape_of_the_report() -> None:
    seats = sample()
    data = json.loads(json.dumps(as_json(game_of(), seats)))
    assert {"engine", "edition", "seats"} <= set(data)
    assert [seat["seat"] for seat in data["seats"]] == [0, 1]
    wanted = {"round", "turn", "played", "best", "loss", "low", "high", "verdict", "luck"}
    for seat in data["seats"]:
        assert all(wanted <= set(turn) for turn in seat["turns"])
    assert data["seats"][0]["turns"][0]["verdict"] == "turning_point"
    assert verdict_in(seats[0], 1) == "as_good"


def test_the_words() -> None:
    text = text_of(game_of(), sample())
    assert "1.1 turning point 1, margin +4.0, 5 wins of 10; then +1.0 by luck" in text
    assert "Travelling to paris keeps about 2 VP more." in text
    assert "takes 3.0 story points after the turn played, 1.0 after the better one (MNT-1)." in text
    assert "+6.0 at the start, +67.0 by luck, +3.0 by slips of others, -2.0 by own choices: +74." in text
    assert "It gains 2.0 VP from sales, mostly jupiter." in text
    assert "taking income, better than anything found, by 0.2 to 3.0 VP" in text
    assert LESSONS["waste"] in text


@pytest.mark.parametrize(
    ("kind", "what", "words"),
    [
        ("wait", "requiem", "Not writing on the Requiem now keeps"),
        ("order", "", "The same in another order, or paid in another way, keeps"),
        ("story", "lodge", "The same with lodge in Story keeps"),
        ("sell", "jupiter", "Selling jupiter keeps"),
    ],
)
def test_headlines(kind: str, what: str, words: str) -> None:
    review = turn(0, 0, 1.3, 0.6, 0.0, better=[{"kind": kind, "what": what}])
    assert headline_words(review) == f"{words} about 1.3 VP more."
    assert reasons_words(review) == ["No source stands out: it gains a little in many places."]


def test_what_the_rival_makes_is_told_apart() -> None:
    rival = [{"kind": "give_up", "what": "rival", "values": {"vp": -2.0}}]
    review = turn(0, 0, 1.3, 0.6, 0.0, reasons=[*msgspec.to_builtins(SALE), *rival])
    assert reasons_words(review) == [
        "It gains 2.0 VP from sales, mostly jupiter.",
        "The best rival makes 2.0 VP more.",
    ]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("court_out_of_reach", "reached in 8 of 10 games that way, in 2 of 10 games after"),
        ("majority_lost", "have the majority in 8 of 10 games that way"),
        ("card_gone", "it is acted on in 8 of 10 games"),
        ("repeat_unused", "lets you x twice"),
        ("left_to_others", "goes to somebody else in 2 of 10 games"),
        ("bonus_missed", "pays 1.0 VP less (MNT-4)."),
    ],
)
def test_what_was_overlooked_in_words(kind: str, words: str) -> None:
    values = {"played": 0.2, "better": 0.8, "vp": 1.0}
    overlooked = [{"kind": kind, "what": "x", "values": values, "rule": "MNT-4"}]
    review = turn(0, 0, 1.3, 0.6, 0.0, overlooked=overlooked)
    assert words in reasons_words(review)[-1]
