"""Where a seat's VP come from, in words."""

from dataclasses import dataclass

from lacrimosa.notation.names import Names
from lacrimosa.rules.bits import count_bits
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.play import is_over
from lacrimosa.rules.scoring import FinalCount, final_count, majority
from lacrimosa.rules.state import Seat, State


@dataclass(frozen=True)
class CourtCount:
    """A Royal Court: what it is worth to the seat, and the works or Requiem spaces that serve it."""

    court: str
    vp: int
    served_by: list[str]


@dataclass(frozen=True)
class MovementCount:
    """A movement: own markers by note, the note in the majority (None on a tie), and their VP."""

    movement: str
    eighths: int
    sixteenths: int
    majority: str | None
    vp: int


@dataclass(frozen=True)
class Breakdown:
    """VP by cause, and the last count: given already at the end of the game, as it would be now before."""

    vp: int
    by_cause: dict[str, int]
    courts: list[CourtCount]  # every court tile of the seat; 0 VP if it is not served
    movements: list[MovementCount]
    story: int
    ducats: int
    total: int  # VP with the last count


def breakdown_of(names: Names, state: State, seat: int) -> Breakdown:
    own = state.seats[seat]
    count = final_count(state, own)
    return Breakdown(
        vp=int(own.vp),
        by_cause={names.causes.word(cause): vp for cause, vp in enumerate(own.vp_from) if vp},
        courts=_courts(names, own, count),
        movements=[_movement(names, state, own, movement, vp) for movement, vp in count.requiem],
        story=int(count.story),
        ducats=int(count.ducats),
        total=int(own.vp) + (0 if is_over(state) else int(count.total())),
    )


def _courts(names: Names, own: Seat, count: FinalCount) -> list[CourtCount]:
    vp = dict(count.courts)
    served: dict[int, list[str]] = {}
    for favour in count.favours:
        words = names.opus if favour.is_opus else names.spaces
        served.setdefault(int(favour.court), []).append(words.word(int(favour.item)))
    owned = [court for court in range(len(names.courts)) if own.courts >> court & 1]
    return [CourtCount(names.courts.word(court), vp.get(court, 0), served.get(court, [])) for court in owned]


def _movement(names: Names, state: State, own: Seat, movement: int, vp: int) -> MovementCount:
    mask = state.tables.spaces_of_movement[movement]
    leading = int(majority(state, movement))
    return MovementCount(
        names.movements.word(movement),
        int(count_bits(own.eighths & mask)),
        int(count_bits(own.sixteenths & mask)),
        None if leading == NOBODY else names.notes.word(leading),
        vp,
    )
