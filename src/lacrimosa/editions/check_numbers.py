"""Counts, ids and numbers: as many pieces as declared, every id once, every series without a gap."""

from collections.abc import Iterable, Iterator, Sequence

from lacrimosa.editions.errors import Problem, one_of, problem, quoted
from lacrimosa.editions.schema import Data
from lacrimosa.rules.choices import HIGHEST_TRACK, MOST_INSTRUMENT_SPACES, MOST_PLACES
from lacrimosa.rules.kinds import OWN_MEMORIES, ROUNDS, ROW_SPACES
from lacrimosa.rules.tables import MOST_OF_A_KIND
from lacrimosa.rules.vocabulary import LEVELS, MOVEMENTS

# Start money and VP are needed for each place in turn order (SET-10).
SEATS = 4


def check_numbers(data: Data) -> Iterator[Problem]:
    yield from _check_counts(data)
    yield from _check_composer_tiles(data)
    yield from _check_bonuses_per_period(data)
    yield from _check_ids(data)
    yield from _check_series(data)
    yield from _check_limits(data)


def _check_counts(data: Data) -> Iterator[Problem]:
    board = data.board
    instruments = [space.instrument for space in board.personal.instrument]
    found = {
        "opus": ("opus.toml", len(data.opus.opus)),
        "memories": ("memory.toml", len(data.memory.memory)),
        "starting_memories": ("memory.toml", len(data.memory.starting)),
        "cities": ("cities.toml", len(data.cities.city)),
        "courts": ("courts.toml", len(data.courts.court)),
        "bonuses": ("bonuses.toml", len(data.bonuses.bonus)),
        "constanze": ("constanze.toml", len(data.constanze.constanze)),
        "soloist_cards": ("soloist.toml", len(data.soloist.card)),
        "row_spaces": ("board.toml", len(board.row.space)),
        "movements": ("board.toml", len(board.requiem.movement)),
        "instruments": ("board.toml", len(set(instruments))),
        "markers": ("board.toml", len(instruments)),
        "horns": ("board.toml", instruments.count("horns")),
    }
    for name, (file, actual) in found.items():
        yield from _check_count(file, name, actual, getattr(data.edition.counts, name))


def _check_count(file: str, name: str, actual: int, declared: int) -> Iterator[Problem]:
    if actual != declared:
        yield problem(file, "", "declared", n=actual, count=name, said=declared)


def _check_composer_tiles(data: Data) -> Iterator[Problem]:
    declared = data.edition.counts.composer_tiles
    composers = [composer.id for composer in data.composers.composer]
    for tile in data.composers.tile:
        if tile.composer not in composers:
            values = {"field": "composer", "value": quoted(tile.composer), "right": one_of(composers)}
            yield problem("composers.toml", f'tile "{tile.id}"', "one_of", **values)
    for name in declared:
        if name not in composers:
            yield problem("edition.toml", "counts", "counted_nobody", id=name, right=one_of(composers))
    for composer in composers:
        if composer not in declared:
            yield problem("edition.toml", "counts", "missing", field=f"composer_tiles.{composer}")
            continue
        actual = sum(tile.composer == composer for tile in data.composers.tile)
        yield from _check_count("composers.toml", f"composer_tiles.{composer}", actual, declared[composer])


def _check_bonuses_per_period(data: Data) -> Iterator[Problem]:
    wanted = data.edition.counts.bonuses_per_period
    if wanted < 1:
        values: dict[str, str | int] = {"field": "bonuses_per_period", "value": wanted, "least": 1}
        yield problem("edition.toml", "counts", "at_least", **values)
    for period in range(1, ROUNDS + 1):
        actual = sum(bonus.period == period for bonus in data.bonuses.bonus)
        if actual != wanted:
            values = {"period": period, "n": actual, "wanted": wanted}
            yield problem("bonuses.toml", f"period {period}", "bonus_period", **values)


def _check_ids(data: Data) -> Iterator[Problem]:
    """Ids must be unique in their kind, as positions and replays name components by them."""
    kinds: list[tuple[str, str, Iterable[str]]] = [
        ("opus.toml", "opus", (data.opus.starting_opus.id, *(card.id for card in data.opus.opus))),
        ("memory.toml", "memory", (card.id for card in (*data.memory.starting, *data.memory.memory))),
        ("board.toml", "map.place", (place.id for place in data.board.map.place)),
        ("composers.toml", "composer", (composer.id for composer in data.composers.composer)),
        ("composers.toml", "tile", (tile.id for tile in data.composers.tile)),
        ("cities.toml", "city", (city.id for city in data.cities.city)),
        ("courts.toml", "court", (court.id for court in data.courts.court)),
        ("bonuses.toml", "bonus", (bonus.id for bonus in data.bonuses.bonus)),
        ("constanze.toml", "constanze", (card.id for card in data.constanze.constanze)),
    ]
    for file, kind, ids in kinds:
        seen: set[str] = set()
        for name in ids:
            if name in seen:
                yield problem(file, f'{kind} "{name}"', "id_twice")
            seen.add(name)


def _check_series(data: Data) -> Iterator[Problem]:
    board = data.board
    yield from _check_row("board.toml", "map.place", sorted(place.number for place in board.map.place), 1)
    yield from _check_row(
        "board.toml", "row.space", [space.space for space in board.row.space], 1, ROW_SPACES
    )
    movements = [movement.number for movement in board.requiem.movement]
    yield from _check_row("board.toml", "requiem.movement", movements, 1, len(MOVEMENTS))
    for movement, name in zip(board.requiem.movement, MOVEMENTS, strict=False):
        if movement.id != name:
            item = f"requiem.movement {movement.number}"
            values = {"field": "id", "value": quoted(movement.id), "right": quoted(name)}
            yield problem("board.toml", item, "must_be", **values)
    yield from _check_row(
        "board.toml", "personal.instrument", [space.space for space in board.personal.instrument], 1
    )
    yield from _check_row(
        "board.toml", "personal.finance", [space.space for space in board.personal.finance], 0
    )
    yield from _check_row("board.toml", "start", [start.place for start in board.start], 1, SEATS)
    yield from _check_row("opus.toml", "period", [period.number for period in data.opus.period], 1, ROUNDS)
    yield from _check_row("soloist.toml", "card", [card.number for card in data.soloist.card], 1)
    levels = [level.id for level in data.soloist.level]
    if sorted(levels) != sorted(LEVELS):
        yield problem("soloist.toml", "level", "levels", found=one_of(levels), right=one_of(LEVELS))


def _check_row(
    file: str, kind: str, numbers: Sequence[int], first: int, length: int | None = None
) -> Iterator[Problem]:
    """The numbers must go up by one from the first on; `length` is what the rules ask for."""
    if length is not None and len(numbers) != length:
        yield problem(file, kind, "how_many", n=len(numbers), right=length)
    for expected, number in enumerate(numbers, first):
        if number != expected:
            yield problem(file, f"{kind} {number}", "next_number", right=expected)


def _check_limits(data: Data) -> Iterator[Problem]:
    board = data.board
    spaces = sum(len(movement.spaces) for movement in board.requiem.movement)
    kinds = [
        ("opus.toml", "opus", len(data.opus.opus) + 1, MOST_OF_A_KIND),
        ("memory.toml", "memory", len(data.memory.starting) + len(data.memory.memory), MOST_OF_A_KIND),
        ("composers.toml", "composer", len(data.composers.composer), MOST_OF_A_KIND),
        ("composers.toml", "tile", len(data.composers.tile), MOST_OF_A_KIND),
        ("cities.toml", "city", len(data.cities.city), MOST_OF_A_KIND),
        ("courts.toml", "court", len(data.courts.court), MOST_OF_A_KIND),
        ("bonuses.toml", "bonus", len(data.bonuses.bonus), MOST_OF_A_KIND),
        ("constanze.toml", "constanze", len(data.constanze.constanze), MOST_OF_A_KIND),
        ("soloist.toml", "card", len(data.soloist.card), MOST_OF_A_KIND),
        ("board.toml", "requiem.movement spaces", spaces, MOST_OF_A_KIND),
        ("board.toml", "personal.finance", len(board.personal.finance), MOST_OF_A_KIND),
        ("board.toml", "map.place", len(board.map.place), MOST_PLACES),
        ("board.toml", "personal.instrument", len(board.personal.instrument), MOST_INSTRUMENT_SPACES),
    ]
    for file, kind, count, most in kinds:
        if not 1 <= count <= most:
            yield problem(file, kind, "how_many_between", n=count, least=1, most=most)
    if len(data.composers.composer) < 2:
        yield problem("composers.toml", "composer", "composers_few")
    if len(data.memory.starting) != OWN_MEMORIES:
        numbers = {"n": len(data.memory.starting), "right": OWN_MEMORIES}
        yield problem("memory.toml", "starting", "starting_count", **numbers)
    personal = board.personal
    if personal.story_track_max > HIGHEST_TRACK:
        field, value = "story_track_max", personal.story_track_max
        yield problem("board.toml", "personal", "at_most", field=field, value=value, most=HIGHEST_TRACK)
    if personal.story_track_start > personal.story_track_max:
        field, value = "story_track_start", personal.story_track_start
        yield problem(
            "board.toml", "personal", "track_start", field=field, n=value, most=personal.story_track_max
        )
