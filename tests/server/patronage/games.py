"""Whole games for the tests of patronage, and what happened in them, told by comparing states."""

from collections.abc import Iterator

from server.tabling import Log, started

from lacrimosa.bots.bot import Budget
from lacrimosa.bots.registry import make_bots
from lacrimosa.notation import Game
from lacrimosa.rules.bits import members
from lacrimosa.rules.state import State
from lacrimosa.rules.view import view
from lacrimosa.server.table.choosing import made


def finished(*people: str, bots: tuple[str, ...] = (), seed: int = 7, **options: object) -> Log:
    """A game played by chance to its end; every choice takes a second."""
    log = started(*people, bots=bots, seed=seed, **options)
    play_on(log, seed)
    return log


def play_on(log: Log, seed: int, level: str = "random") -> None:
    """To the end, all seats by bots of a level, though not as bots: as whoever has the seat."""
    table = log.table
    bots = make_bots([level] * 4, range(seed, seed + 4))
    while table.asked is not None:
        log.now += 1_000
        game, seat = table.playing(), table.asked
        choice = bots[seat].choose(view(game.state, seat), game.options, Budget())
        person = table.seats[seat].person if table.seats[seat].player is None else None
        log.add(made(table, choice, person=person))


Told = tuple[str, str, int]


def deeds_by_states(game: Game, seat: int) -> list[Told]:
    """What a seat did, each with its round: from what changed from state to state, not from events."""
    twin = Game.from_record(game.record(), game.edition)
    states = [twin.state_at(step) for step in range(len(twin.moves) + 1)]
    found: list[Told] = []
    for move, before, after in zip(twin.moves, states, states[1:], strict=False):
        if move.seat == seat:
            found += [(kind, name, move.round) for kind, name in _changed(twin, before, after, seat)]
    return found


def _changed(game: Game, before: State, after: State, seat: int) -> Iterator[tuple[str, str]]:
    words, tables = game.words, game.edition.tables
    was, now = before.seats[seat], after.seats[seat]
    first = 1 << int(tables.starting_opus)
    # A work may be bought and sold by one choice; the starting one was nobody's commission.
    pairs = (
        ("commissioned", words.opus, (was.opus | was.sold) & ~first, (now.opus | now.sold) & ~first),
        ("sold", words.opus, was.sold & ~first, now.sold & ~first),
        # At the end of a round performed works stand up again; no choice does both.
        ("performed", words.opus, was.performed & ~first, now.performed & ~first),
        ("visited", words.courts, was.courts, now.courts),
    )
    for kind, vocabulary, old, new in pairs:
        yield from ((kind, vocabulary.word(number)) for number in members(new & ~old))
    for tile in range(len(tables.composer_tiles)):
        if now.tiles >> tile & 1 and not was.tiles >> tile & 1:
            yield "hired", words.composers.word(int(tables.composer_tiles[tile].composer))
    for movement, spaces in enumerate(tables.spaces_of_movement):
        full = [(one.filled | one.covered) & spaces == spaces for one in (before, after)]
        # The Soloist follows at once, within the same choice.
        theirs = [
            [(one.eighths | one.sixteenths) & spaces for one in state.seats if one.index != seat]
            for state in (before, after)
        ]
        if full == [False, True] and theirs[0] == theirs[1]:
            yield "completed", words.movements.word(movement)
