"""What came of a try at a day's deal, and how it compares with all others. Pure."""

from collections.abc import Sequence
from statistics import median
from typing import Final

import msgspec

from lacrimosa.notation import Game
from lacrimosa.rules.play import scores
from lacrimosa.server.messages.daily import Fared, FaredBot, WhyUnranked
from lacrimosa.server.table.table import Table

ROUNDS: Final = 5
SEAT: Final = 0  # of whoever tries, at every table of a day
# A round so many VP above or below the median of all others is as high or low as the melody goes.
HIGHEST: Final = 4
STEPS: Final = 2  # up and down


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game. Its JSON is kept: fields may be added, with a default."""

    score: int
    rival: int  # the Soloist's score, or the other patron's
    has_won: bool = False
    by_round: list[int]  # VP gained
    why: WhyUnranked | None = None  # it does not count


_decoder = msgspec.json.Decoder(Result)


def encode_result(result: Result) -> bytes:
    return msgspec.json.encode(result)


def decode_result(body: bytes) -> Result:
    return _decoder.decode(body)


def result_of(game: Game, why: WhyUnranked | None = None) -> Result:
    """What the first seat came to."""
    own, rival = game.scores[:2]
    return Result(score=own, rival=rival, has_won=SEAT in game.winners, by_round=_by_round(game), why=why)


def result_at(table: Table, closes: int) -> Result:
    """The same for a person's table. It counts if it was over in time and nobody else chose for them."""
    game = table.playing()
    person = table.seats[SEAT].person
    own = [step for step, move in enumerate(game.moves) if move.seat == SEAT]
    if person != table.host or any(table.made_by[step] != person for step in own):
        return result_of(game, "helped")
    return result_of(game, "late" if table.changed_at >= closes else None)


def _by_round(game: Game) -> list[int]:
    """VP gained in every round; the last count belongs to the last round."""
    gained, before = [], int(scores(game.state_at(0))[SEAT])
    for number in range(1, ROUNDS + 1):
        size = sum(move.round <= number for move in game.moves) if number < ROUNDS else len(game.moves)
        now = int(scores(game.state_at(size))[SEAT])
        gained.append(now - before)
        before = now
    return gained


def melody_of(own: Result, others: Sequence[Result]) -> list[int]:
    """One pitch a round, from -STEPS to STEPS: higher where one did better than the others."""
    if not others:
        return [0] * ROUNDS
    pitches = []
    for number, gained in enumerate(own.by_round):
        above = gained - median(other.by_round[number] for other in others)
        pitches.append(round(max(-HIGHEST, min(HIGHEST, above)) * STEPS / HIGHEST))
    return pitches


def fared_of(
    own: Result | None, people: Sequence[Result], bots: Sequence[tuple[str, Result]], expected: int
) -> Fared:
    """How all fared, for somebody who may know it. `people` are the others whose tries count."""
    others = [*people, *(result for _, result in bots)]
    is_counted = own is not None and own.why is None
    told = Fared(
        scores=sorted(result.score for result in people),
        bots=[FaredBot(bot=bot, score=result.score) for bot, result in bots],
        bots_to_come=max(0, expected - len(bots)),
    )
    if own is None:
        return told
    better = sum(other.score > own.score for other in others)
    ahead = sum(other.score > own.score for other in people)
    return msgspec.structs.replace(
        told,
        score=own.score,
        rival_score=own.rival,
        has_won=own.has_won,
        why=own.why,
        melody=melody_of(own, others),
        place=better + 1 if is_counted else None,
        of=len(others) + 1 if is_counted else None,
        place_of_people=ahead + 1 if is_counted else None,
        people=len(people) + 1 if is_counted else None,
    )
