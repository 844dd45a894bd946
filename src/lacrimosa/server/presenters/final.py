"""The end of a game: who won, and where every point comes from. At the end all of this is public."""

from lacrimosa.notation.breakdown import Breakdown, breakdown_of
from lacrimosa.notation.names import Names
from lacrimosa.rules.scoring import ranks, standing, winners
from lacrimosa.rules.state import State
from lacrimosa.rules.vocabulary import CAUSES, MOVEMENTS, NOTES
from lacrimosa.server.messages.steps import CourtScore, FinalScore, MovementScore, SeatScore


def final_of(names: Names, state: State) -> FinalScore:
    """The last count of a finished game."""
    places = ranks(state)
    return FinalScore(winners(state), [_seat(names, state, seat, rank) for seat, rank in enumerate(places)])


def _seat(names: Names, state: State, seat: int, rank: int) -> SeatScore:
    own = state.seats[seat]
    count = breakdown_of(names, state, seat)
    score, markers, opus = standing(own)
    return SeatScore(
        seat=seat,
        score=score,
        rank=rank,
        markers=markers,
        opus=opus,
        by_cause={CAUSES[cause]: int(vp) for cause, vp in enumerate(own.vp_from) if vp},
        courts=[CourtScore(court.court, court.vp, court.served_by) for court in count.courts],
        movements=_movements(count),
        story=count.story,
        ducats=count.ducats,
    )


def _movements(count: Breakdown) -> list[MovementScore]:
    return [
        MovementScore(
            MOVEMENTS[number],
            movement.eighths,
            movement.sixteenths,
            next((note for note in NOTES if note == movement.majority), None),
            movement.vp,
        )
        for number, movement in enumerate(count.movements)
    ]
