"""What an edition plays like: planners against each other, and what they take of what they are offered.

python tools/study_edition.py [--players 2 3 4] [--games 200] [--edition koechel]
The figures of docs/edition.md come from this command.
"""

import argparse
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import mean, median

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.match import game_seed
from lacrimosa.bots.registry import make_bot
from lacrimosa.bots.sources import vp_by_source
from lacrimosa.editions import Edition, load
from lacrimosa.rules.events import CITY_USED, Event
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import advance_game, new_game, options, to_move
from lacrimosa.rules.scoring import winners
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view

SHARES = {
    "works": ("commission", "sale", "offertorium"),
    "Requiem": ("requiem_tiles", "instrument_spaces", "end_requiem"),
    "courts and cities": ("cities", "courts_instant", "end_courts"),
    "memories, finance, rest": (
        "story",
        "finance",
        "bonus",
        "start",
        "row",
        "end_story",
        "end_ducats",
        "other",
    ),
}


@dataclass
class Study:
    """What was seen over many games of one number of players."""

    by_turn_order: list[list[float]] = field(default_factory=list)  # victory shares by turn order
    winning: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    sources: Counter[str] = field(default_factory=Counter)
    pairs: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    constanze: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    offered: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="koechel")
    chosen = parser.parse_args()
    edition = load(chosen.edition)
    for players in chosen.players:
        jobs = [(chosen.edition, players, game_seed(chosen.seed, game)) for game in range(chosen.games)]
        study = Study()
        with ProcessPoolExecutor() as pool:
            for seen in pool.map(play_one, jobs, chunksize=4):
                add(study, *seen)
        report(study, players, edition)


def play_one(
    job: tuple[str, int, int],
) -> tuple[list[float], list[int], Counter[str], str, str, dict[str, int]]:
    """One game: shares and scores by turn order, sources, set-up, and every component with who took it."""
    name, players, seed = job
    edition = load(name)
    state = new_game(edition.tables, players, NO_SOLOIST, False, [-1, -1], seed)
    events: list[Event] = []
    state.trace = events
    bots = [make_bot("planner", seed + seat) for seat in range(players)]
    while state.pending:
        seat, offered = int(to_move(state)), options(state)
        advance_game(
            state,
            offered[0] if len(offered) == 1 else bots[seat].choose(view(state, seat), offered, Budget()),
        )
    won = winners(state)
    order = [(int(state.deal.first) + place) % players for place in range(players)]
    shares = [1 / len(won) if seat in won else 0.0 for seat in order]
    sources: Counter[str] = Counter()
    for own in state.seats:
        sources.update(vp_by_source(own.vp_from))
    pair = "+".join(sorted(edition.composer_ids[n] for n in (int(state.deal.top), int(state.deal.bottom))))
    constanze = edition.constanze_ids[state.deal.constanze]
    scores = [int(state.seats[seat].vp) for seat in order]
    return shares, scores, sources, pair, constanze, fates(edition, state, events)


def fates(edition: Edition, state: State, events: list[Event]) -> dict[str, int]:
    """Every component offered in a game, and the seat that took it: -1 nobody, -2 somebody unnamed."""
    found: dict[str, int] = {}
    for kind, ids, shown, owned in (
        ("opus", edition.opus_ids, int(state.seen_opus), [s.opus | s.sold for s in state.seats]),
        (
            "memory",
            edition.memory_ids,
            int(state.seen_memories),
            [owned_memories(state, n) for n in range(len(state.seats))],
        ),
        (
            "court",
            edition.court_ids,
            ~remaining(state.court_stack[state.courts_drawn :]),
            [s.courts for s in state.seats],
        ),
        ("tile", edition.tile_ids, tiles_on_top(state), [s.tiles for s in state.seats]),
    ):
        for number, name in enumerate(ids):
            if shown >> number & 1:
                takers = [seat for seat, mask in enumerate(owned) if mask >> number & 1]
                found[f"{kind} {name}"] = takers[0] if takers else -1
    used = {int(event.a) for event in events if event.kind == CITY_USED}
    for number, name in enumerate(edition.city_ids):
        found[f"city {name}"] = -2 if number in used else -1
    return found


def owned_memories(state: State, seat: int) -> int:
    own = state.seats[seat]
    mask = int(own.hand | own.forgotten)
    for memory in own.deck[own.drawn :]:
        mask |= 1 << memory
    return mask


def remaining(stack: bytes) -> int:
    return sum(1 << tile for tile in stack)


def tiles_on_top(state: State) -> int:
    """Composer tiles that were taken or lay on top at the end."""
    mask = 0
    for at, stack in enumerate(state.stacks):
        mask |= sum(1 << tile for tile in stack[: state.stack_taken[at] + 1])
    return mask


def add(
    study: Study,
    shares: list[float],
    scores: list[int],
    sources: Counter[str],
    pair: str,
    constanze: str,
    components: dict[str, int],
) -> None:
    ranked = sorted(scores, reverse=True)
    study.by_turn_order.append(shares)
    study.winning.append(ranked[0])
    study.margins.append(ranked[0] - ranked[1])
    study.sources.update(sources)
    study.pairs[pair].append(mean(scores))
    study.constanze[constanze].append(mean(scores))
    for name, taker in components.items():
        study.offered[name] += 1
        study.taken[name] += taker != -1


def report(study: Study, players: int, edition: Edition) -> None:
    games = len(study.winning)
    print(f"\n== {players} players, {games} games, edition {edition.id} {edition.digest[:8]}")
    print(
        "win % by turn order:",
        *[f"{100 * mean(place):.1f}" for place in zip(*study.by_turn_order, strict=True)],
    )
    print(f"winning score: mean {mean(study.winning):.1f}, best {max(study.winning)}; ", end="")
    print(f"median margin {median(study.margins)}")
    total = sum(study.sources.values())
    shares = {name: 100 * sum(study.sources[s] for s in sources) / total for name, sources in SHARES.items()}
    print("VP %:", ", ".join(f"{name} {share:.0f}" for name, share in shares.items()))
    print(
        "VP a seat:", ", ".join(f"{s} {n / games / players:.1f}" for s, n in study.sources.most_common() if n)
    )
    for title, groups in (("composers", study.pairs), ("Constanze", study.constanze)):
        print(f"mean score by {title}:", ", ".join(f"{k} {mean(v):.1f}" for k, v in sorted(groups.items())))
    rates = sorted((study.taken[name] / count, name, count) for name, count in study.offered.items())
    for title, chosen in (("least", rates[:25]), ("most", rates[-15:])):
        print(f"{title} taken:", ", ".join(f"{name} {100 * rate:.0f}% of {n}" for rate, name, n in chosen))


if __name__ == "__main__":
    main()
