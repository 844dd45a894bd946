"""What the played turn overlooked: facts of the two turns, held against how the games went on.

Each is told only if the games bear it out: what was given away has to be missed there.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from lacrimosa.notation.names import Names
from lacrimosa.review.playouts import Outcome
from lacrimosa.review.reasons import LEAST, LEAST_PART, LEAST_SHARE, Pairs, Reason, tidy, vp_from, vp_of
from lacrimosa.rules import events
from lacrimosa.rules.events import Event
from lacrimosa.rules.kinds import COMMISSION, DOCUMENT, PERFORM_OR_SELL, REQUIEM, TRAVEL

OFTEN: Final = 0.5  # of the games
# The events that tell that an action was carried out.
_DONE_BY: Final[dict[int, tuple[int, ...]]] = {
    DOCUMENT: (events.DOCUMENTED,),
    COMMISSION: (events.COMMISSIONED,),
    PERFORM_OR_SELL: (events.PERFORMED, events.SOLD),
    TRAVEL: (events.TRAVELLED,),
    REQUIEM: (events.MARKER_PLACED,),
}


def overlooked(
    names: Names,
    pairs: Pairs,
    played: Sequence[Event],
    better: Sequence[Event],
    loss: float,
    is_last_round: bool,
) -> list[Reason]:
    """Everything that can be said, the weightiest first; `played` and `better` are the turns' own events."""
    found = [
        *_courts(names, pairs),
        *_majorities(names, pairs),
        *_cards_gone(names, pairs, played, better),
        # After the last round points that are left are counted, not lost (END-4).
        *(() if is_last_round else _waste(pairs, loss)),
        *_repeats(names, played, better),
        *_left_to_others(names, pairs, played, better),
        *_bonus(pairs),
    ]
    told = [one for one in found if one.values.get("vp", loss) >= LEAST_PART * loss]
    return sorted(told, key=lambda one: -one.values.get("vp", 0.0))


def _courts(names: Names, pairs: Pairs) -> Iterator[Reason]:
    """A Royal Court that is reached far less often after the played turn."""
    for court, word in enumerate(names.courts.words):
        played, better = pairs.shares(_did(events.COURT_TAKEN, court))
        causes = (int(events.cause(events.END_COURTS, court)), int(events.cause(events.FROM_COURT, court)))
        more = pairs.more(vp_of(*causes))
        if better - played >= LEAST_SHARE and more.mean >= LEAST and more.is_off_zero():
            values = {"vp": tidy(more.mean), "played": tidy(played), "better": tidy(better)}
            yield Reason("court_out_of_reach", word, values, "TRV-3")


def _majorities(names: Names, pairs: Pairs) -> Iterator[Reason]:
    """A movement in which own markers, as many as otherwise, score low instead of high."""
    for movement, word in enumerate(names.movements.words):
        more = pairs.more(vp_of(int(events.cause(events.END_REQUIEM, movement))))
        markers = pairs.more(_markers(movement))
        played, better = pairs.shares(_leads(movement))
        if (
            better - played >= LEAST_SHARE
            and more.mean >= LEAST
            and more.is_off_zero()
            and abs(markers.mean) <= LEAST_SHARE
        ):
            values = {"vp": tidy(more.mean), "played": tidy(played), "better": tidy(better)}
            yield Reason("majority_lost", word, values, "END-3")


def _cards_gone(
    names: Names, pairs: Pairs, played: Sequence[Event], better: Sequence[Event]
) -> Iterator[Reason]:
    """A card that left the game, and is acted on in most games in which it stays."""
    gone = _about(played, events.FORGOTTEN) - _about(better, events.FORGOTTEN)
    for memory in sorted(gone):
        _, used = pairs.shares(_acts_on(memory))
        if used >= OFTEN:
            yield Reason("card_gone", names.memories.word(memory), {"better": tidy(used)}, "DOC-2")


def _waste(pairs: Pairs, loss: float) -> Iterator[Reason]:
    """Story points that maintenance takes at the end of this round; a point is worth a VP at most."""
    more = pairs.more(lambda one: one.wasted)
    if more.mean <= -max(1.0, loss / 3) and more.is_off_zero():
        played = sum(one.wasted for one in pairs.played) / len(pairs.played)
        values = {"played": tidy(played), "better": tidy(played + more.mean)}
        yield Reason("points_wasted", "", values, "MNT-1")


def _repeats(names: Names, played: Sequence[Event], better: Sequence[Event]) -> Iterator[Reason]:
    """A tile that lets one act twice and was there before the turn, used by the better turn alone."""
    if _about(better, events.TILE_LAID):
        return
    for action in sorted(_about(better, events.REPEAT_OFFERED) - _about(played, events.REPEAT_OFFERED)):
        if sum(int(event.kind) in _DONE_BY[action] for event in better) > 1:
            yield Reason("repeat_unused", names.actions.word(action), {}, "REQ-6")


def _left_to_others(
    names: Names, pairs: Pairs, played: Sequence[Event], better: Sequence[Event]
) -> Iterator[Reason]:
    """What the better turn takes, and somebody else takes in most games if it is left."""
    kinds: list[tuple[int, Callable[[int], str]]] = [
        (events.COMMISSIONED, names.opus.word),
        (events.DOCUMENTED, names.memories.word),
        (events.COURT_TAKEN, names.courts.word),
        (events.CITY_USED, names.cities.word),
        (events.COMPOSER_HIRED, names.tiles.word),
    ]
    for kind, word in kinds:
        for what in sorted(_about(better, kind) - _about(played, kind)):
            taken, _ = pairs.shares(_others_did(kind, what))
            if taken >= OFTEN:
                yield Reason("left_to_others", word(what), {"played": tidy(taken)})


def _bonus(pairs: Pairs) -> Iterator[Reason]:
    """VP of the period bonus, which only icons in Experiences bring."""
    more = pairs.more(vp_from(events.FROM_BONUS))
    if more.mean >= LEAST and more.is_off_zero():
        yield Reason("bonus_missed", "", {"vp": tidy(more.mean)}, "MNT-4")


def _did(kind: int, what: int) -> Callable[[Outcome], bool]:
    return lambda one: (kind, what) in one.did


def _others_did(kind: int, what: int) -> Callable[[Outcome], bool]:
    return lambda one: (kind, what) in one.others_did


def _acts_on(memory: int) -> Callable[[Outcome], bool]:
    return lambda one: memory in one.acted_on


def _leads(movement: int) -> Callable[[Outcome], bool]:
    return lambda one: bool(one.leads >> movement & 1)


def _markers(movement: int) -> Callable[[Outcome], float]:
    return lambda one: one.markers[movement]


def _about(told: Sequence[Event], kind: int) -> set[int]:
    return {int(event.a) for event in told if event.kind == kind}
