"""What is to be seen in one game: who won from which place, by what, and who took which component."""

from collections.abc import Sequence
from dataclasses import dataclass

from lacrimosa.bots.bot import Bot, Budget
from lacrimosa.bots.match import play_on, shares_of, vp_by_source
from lacrimosa.editions import Edition
from lacrimosa.rules.events import CITY_USED, TRAVELLED, Event
from lacrimosa.rules.kinds import NO_SOLOIST, NOBODY
from lacrimosa.rules.play import new_game
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.state import State


@dataclass(frozen=True)
class StudiedGame:
    """One game. Lists go by turn order, not by seat."""

    deal: int
    shares: list[float]  # of the victory
    scores: list[int]
    sources: list[dict[str, int]]
    composers: str
    constanze: str
    components: dict[str, int]  # everything that could be taken, and the place that did, or NOBODY
    decisions: int


def play_studied_game(
    edition: Edition, bots: Sequence[Bot], seed: int, deal: int, budget: Budget
) -> StudiedGame:
    """Play a game among bots and look."""
    players = len(bots)
    state = new_game(edition.tables, players, NO_SOLOIST, False, [RANDOM, RANDOM], seed)
    events: list[Event] = []
    state.trace = events
    counts = play_on(state, bots, budget, seed)
    shares = shares_of(state)
    order = [(int(state.deal.first) + place) % players for place in range(players)]
    place_of = {seat: place for place, seat in enumerate(order)}
    named = sorted(edition.composer_ids[n] for n in (int(state.deal.top), int(state.deal.bottom)))
    takers = fates(edition, state, events)
    return StudiedGame(
        deal=deal,
        shares=[shares[seat] for seat in order],
        scores=[int(state.seats[seat].vp) for seat in order],
        sources=[vp_by_source(state.seats[seat].vp_from) for seat in order],
        composers=" and ".join(named),
        constanze=edition.constanze_ids[state.deal.constanze],
        components={name: place_of.get(seat, NOBODY) for name, seat in takers.items()},
        decisions=sum(counts.asked),
    )


def fates(edition: Edition, state: State, events: list[Event]) -> dict[str, int]:
    """Every component offered in a game, and the seat that took it."""
    found: dict[str, int] = {}
    seats = state.seats
    courts_seen = ~_mask(state.court_stack[state.courts_drawn :])
    for kind, ids, shown, owned in (
        ("opus", edition.opus_ids, int(state.seen_opus), [seat.opus | seat.sold for seat in seats]),
        ("memory", edition.memory_ids, int(state.seen_memories), [_memories(state, n) for n in _all(state)]),
        ("court", edition.court_ids, courts_seen, [seat.courts for seat in seats]),
        ("composer tile", edition.tile_ids, _tiles_seen(state), [seat.tiles for seat in seats]),
    ):
        for number, name in enumerate(ids):
            if shown >> number & 1:
                takers = [seat for seat, mask in enumerate(owned) if mask >> number & 1]
                found[f"{kind} {name}"] = takers[0] if takers else NOBODY
    used = _cities_used(events)
    waiting = _mask(state.city_stack[state.cities_drawn :])
    for number, name in enumerate(edition.city_ids):
        # The stack is made anew of used tiles when it runs out.
        if number in used or not waiting >> number & 1:
            found[f"city {name}"] = used.get(number, NOBODY)
    return found


def _cities_used(events: list[Event]) -> dict[int, int]:
    """City tiles, and the seat whose travel first used each up."""
    used: dict[int, int] = {}
    traveller = NOBODY
    for event in events:
        if event.kind == TRAVELLED:
            traveller = int(event.seat)
        elif event.kind == CITY_USED:
            used.setdefault(int(event.a), traveller)
    return used


def _all(state: State) -> range:
    return range(len(state.seats))


def _memories(state: State, seat: int) -> int:
    own = state.seats[seat]
    return int(own.hand | own.forgotten) | _mask(own.deck[own.drawn :])


def _mask(numbers: bytes) -> int:
    return sum(1 << number for number in numbers)


def _tiles_seen(state: State) -> int:
    """Composer tiles that were taken or lay on top at the end."""
    return sum(_mask(bytes(stack[: state.stack_taken[at] + 1])) for at, stack in enumerate(state.stacks))
