"""Every claim of a review, counted again from the two lines it compares."""

from collections.abc import Sequence

import pytest
from review.sample import LAST, QUICK, game_of, judged

from lacrimosa.bots.fast.lookahead import Lookahead
from lacrimosa.review.judging import Judgement
from lacrimosa.review.overlooked import overlooked
from lacrimosa.review.playouts import HORIZON, TO_THE_END, Outcome, Playouts
from lacrimosa.review.reasons import LUCK, RIVAL, Pairs, sources_of
from lacrimosa.review.reviewing import evaluator_for, review_of
from lacrimosa.review.turns import turns_of, view_at
from lacrimosa.rules import events
from lacrimosa.rules.events import Event
from lacrimosa.rules.vocabulary import CAUSES

NUMBERS = [24, 26, 33, 35, 37, LAST]  # turns of the patron that played at random: there is much to say


def played_on(number: int, line: Sequence[int], games: range) -> list[list[int]]:
    """By game: VP by kind of cause as the engine keeps them, and the best other's score at the end."""
    game = game_of()
    turn = turns_of(game)[number]
    evaluator = evaluator_for(game.edition)
    playouts = Playouts(evaluator, view_at(game, turn), QUICK.seed, QUICK.width)
    ahead = Lookahead(evaluator.featurer, turn.seat, QUICK.width, evaluator.evaluate)
    found = []
    for luck in games:
        state = playouts.truth(luck)
        playouts.carry_out(state, line)
        ahead.simulate(state, [], HORIZON)
        ahead.simulate(state, [], TO_THE_END)
        own = state.seats[turn.seat]
        found.append([*map(int, own.vp_from), max(int(s.vp) for s in state.seats if s.index != turn.seat)])
    return found


@pytest.mark.parametrize("number", NUMBERS)
def test_sources_are_what_the_two_lines_score_and_add_up_to_the_loss(number: int) -> None:
    game, one = game_of(), judged(number)
    review = review_of(game, turns_of(game)[number], one, QUICK)
    assert review.sources
    played, better = (played_on(number, line, one.numbers) for line in (one.played, one.best))
    count = len(one.numbers)
    more = [
        sum(b[at] - a[at] for a, b in zip(played, better, strict=True)) / count
        for at in range(len(CAUSES) + 1)
    ]
    for source in review.sources:
        if source.source == RIVAL:
            assert source.vp == pytest.approx(-more[-1], abs=0.006)
        elif source.source != LUCK:
            assert source.vp == pytest.approx(more[CAUSES.index(source.source)], abs=0.006)
    assert sum(source.vp for source in review.sources) == pytest.approx(review.loss, abs=0.02)
    told = {source.source: source for source in review.sources}
    for reason in review.reasons:
        source = told[reason.what.split()[0]]
        assert (reason.values["vp"], reason.values["low"]) == (source.vp, source.low)
        assert (reason.kind == "gain") == (source.vp > 0)
        assert source.low > 0 or source.high < 0


def test_something_was_said_of_these_turns() -> None:
    game = game_of()
    reviews = [review_of(game, turns_of(game)[number], judged(number), QUICK) for number in NUMBERS]
    assert sum(bool(review.reasons) for review in reviews) >= 3


def outcome(**parts: object) -> Outcome:
    return Outcome(**{"own": 0, "rival": 0, "share": 0.0, "markers": (0,) * 5, **parts})  # type: ignore[arg-type]


def event(kind: int, a: int) -> Event:
    return Event(kind, 0, a, 0, 0, 0, b"")


def said(
    played: list[Outcome], better: list[Outcome], told: list[Event], other: list[Event], loss: float = 3.0
) -> list[str]:
    found = overlooked(game_of().words, Pairs(played, better), told, other, loss, is_last_round=False)
    return [reason.kind for reason in found]


def test_what_was_overlooked_is_told_only_if_the_games_bear_it_out() -> None:
    plain = [outcome() for _ in range(8)]
    court = int(events.cause(events.END_COURTS, 3))
    reached = [outcome(did={(events.COURT_TAKEN, 3)}, vp={court: 7}) for _ in range(7)] + [outcome()]
    assert said(plain, reached, [], []) == ["court_out_of_reach"]
    assert said(plain, [*reached[:1], *plain[1:]], [], []) == []
    gone, used = [event(events.FORGOTTEN, 2)], [outcome(acted_on={2}) for _ in range(8)]
    assert said(plain, used, gone, []) == ["card_gone"]
    assert said(plain, plain, gone, []) == []
    assert said(plain, used, gone, gone) == []
    assert said([outcome(wasted=3) for _ in range(8)], plain, [], []) == ["points_wasted"]
    assert said([outcome(wasted=3) for _ in range(8)], plain, [], [], loss=12.0) == []
    high = int(events.cause(events.END_REQUIEM, 1))
    lead = [outcome(leads=2, vp={high: 4}, markers=(0, 2, 0, 0, 0)) for _ in range(8)]
    trail = [outcome(vp={high: 2}, markers=(0, 2, 0, 0, 0)) for _ in range(8)]
    assert said(trail, lead, [], []) == ["majority_lost"]
    assert said([outcome() for _ in range(8)], lead, [], []) == []
    others = [outcome(others_did={(events.COMMISSIONED, 5)}) for _ in range(8)]
    assert said(others, plain, [], [event(events.COMMISSIONED, 5)]) == ["left_to_others"]
    assert said(plain, plain, [], [event(events.COMMISSIONED, 5)]) == []
    twice = [event(events.REPEAT_OFFERED, 3), event(events.TRAVELLED, 1), event(events.TRAVELLED, 2)]
    assert said(plain, plain, [], twice) == ["repeat_unused"]
    assert said(plain, plain, [], twice[:2]) == []
    assert said(plain, plain, [], [*twice, event(events.TILE_LAID, 1)]) == []
    bonus = [outcome(vp={int(events.cause(events.FROM_BONUS, 0)): 2}) for _ in range(8)]
    assert said(plain, bonus, [], []) == ["bonus_missed"]
    assert said(plain, bonus, [], [], loss=20.0) == []  # true, but not what was lost by


def test_small_or_unsure_differences_are_no_sources_to_speak_of() -> None:
    one: Judgement = judged(LAST)
    pairs = Pairs(one.games_played, one.games_played)
    assert sources_of(pairs, 0.0) == []
