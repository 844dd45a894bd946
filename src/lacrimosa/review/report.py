"""A reviewed game as JSON, and as text for the terminal."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from lacrimosa.notation import Game
from lacrimosa.review.kept import engine
from lacrimosa.review.overview import SeatReview, counted, overview
from lacrimosa.review.reviewing import TurnReview
from lacrimosa.review.verdicts import Verdict
from lacrimosa.review.words import (
    LESSONS,
    VERDICTS,
    deeds_words,
    headline_words,
    reasons_words,
    verdict_words,
)


def seats_of(game: Game, seats: Sequence[int], reviews: Sequence[TurnReview]) -> list[SeatReview]:
    return [overview(game, seat, reviews) for seat in seats]


def as_json(game: Game, seats: Sequence[SeatReview]) -> dict[str, Any]:
    """The fixed shape: engine, edition, and every seat with its turns."""
    return {
        "engine": engine(),
        "edition": f"{game.edition.id} {game.edition.digest}",
        "seats": [_seat_json(game, one) for one in seats],
    }


def _seat_json(game: Game, seat: SeatReview) -> dict[str, Any]:
    found = cast("dict[str, Any]", msgspec.to_builtins(seat))
    found["name"] = str(game.players[seat.seat])
    for at, turn in enumerate(found["turns"]):
        turn["verdict"] = verdict_in(seat, at)
        turn["luck"] = seat.luck[at]
    del found["luck"]
    return found


def verdict_in(seat: SeatReview, at: int) -> Verdict:
    """A turn's verdict within its game: the most costly ones are turning points."""
    return "turning_point" if at in seat.turning_points else seat.turns[at].verdict


def text_of(game: Game, seats: Sequence[SeatReview]) -> str:
    """The whole review in plain English."""
    return "\n".join(line for seat in seats for line in _seat_lines(game, seat))


def _seat_lines(game: Game, seat: SeatReview) -> Iterator[str]:
    yield f"Seat {game.words.seats.word(seat.seat)}: {game.players[seat.seat]}"
    yield ""
    for at, one in enumerate(seat.turns):
        yield from _turn_lines(seat, at, one)
    yield ""
    if seat.result is not None and seat.start is not None and seat.total_luck is not None:
        yield (
            f"{seat.start:+.1f} at the start, {seat.total_luck:+.1f} by luck, {seat.rivals:+.1f} by slips of "
            f"others, {-seat.lost:+.1f} by own choices: {seat.result:+d}."
        )
    yield from _closing_lines(seat)
    yield ""


def _turn_lines(seat: SeatReview, at: int, one: TurnReview) -> Iterator[str]:
    verdict = verdict_in(seat, at)
    sign = f" {seat.turning_points.index(at) + 1}" if verdict == "turning_point" else ""
    luck = seat.luck[at]
    after = f"; then {luck:+.1f} by luck" if luck is not None else ""
    wins = f"margin {one.margin:+.1f}, {wins_of(one.win)}"
    yield f"{one.round}.{one.turn} {VERDICTS[verdict]}{sign}, {wins}{after}"
    yield f"    played: {one.played}{'' if one.is_whole else ' ...'}"
    if counted(one):
        yield f"    better: {one.best}"
        yield f"    {headline_words(one)} ({verdict_words(one)}; {one.pairs} pairs of games)"
        for sentence in reasons_words(one):
            yield f"    {sentence}"
    else:
        yield f"    {verdict_words(one)}"


def wins_of(share: float) -> str:
    wins = round(10 * share)
    return f"{wins} win{'' if wins == 1 else 's'} of 10"


def _closing_lines(seat: SeatReview) -> Iterator[str]:
    if seat.turning_points:
        yield "Turning points:"
        for place, at in enumerate(seat.turning_points, 1):
            one = seat.turns[at]
            yield f"  {place}. Round {one.round}, turn {one.turn}: {headline_words(one)}"
    if seat.went_well:
        yield "What went well:"
        for at in seat.went_well:
            one = seat.turns[at]
            yield f"  Round {one.round}, turn {one.turn}: {deeds_words(one.deeds)}, {verdict_words(one)}."
    good = [one for one in seat.turns if one.verdict == "best"]
    near = [one for one in seat.turns if one.verdict == "as_good"]
    yield f"{len(good)} of {len(seat.turns)} turns were the best found, {len(near)} more as good."
    if seat.theme is not None:
        yield f"To take along: {LESSONS[seat.theme]}"
