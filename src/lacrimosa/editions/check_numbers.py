"""Counts, ids and numbers: as many pieces as declared, every id once, every series without a gap."""

from collections.abc import Iterable, Iterator, Sequence

from lacrimosa.editions.errors import Problem, one_of
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
        yield Problem(file, "", f"it has {actual} {name}; edition.toml declares {declared} (counts.{name})")


def _check_composer_tiles(data: Data) -> Iterator[Problem]:
    declared = data.edition.counts.composer_tiles
    composers = [composer.id for composer in data.composers.composer]
    for tile in data.composers.tile:
        if tile.composer not in composers:
            problem = f'composer is "{tile.composer}"; it must be one of {one_of(composers)}'
            yield Problem("composers.toml", f'tile "{tile.id}"', problem)
    for name in declared:
        if name not in composers:
            known = f"the composers of composers.toml are {one_of(composers)}"
            yield Problem("edition.toml", "counts", f'composer_tiles names "{name}"; {known}')
    for composer in composers:
        if composer not in declared:
            yield Problem("edition.toml", "counts", f"composer_tiles.{composer} is missing")
            continue
        actual = sum(tile.composer == composer for tile in data.composers.tile)
        yield from _check_count("composers.toml", f"composer_tiles.{composer}", actual, declared[composer])


def _check_bonuses_per_period(data: Data) -> Iterator[Problem]:
    wanted = data.edition.counts.bonuses_per_period
    if wanted < 1:
        yield Problem("edition.toml", "counts", f"bonuses_per_period is {wanted}; it must be 1 or more")
    for period in range(1, ROUNDS + 1):
        actual = sum(bonus.period == period for bonus in data.bonuses.bonus)
        if actual != wanted:
            declared = f"edition.toml declares {wanted} (counts.bonuses_per_period)"
            values = {"period": period, "n": actual, "wanted": wanted}
            text = f"it has {actual} bonuses; {declared}"
            yield Problem("bonuses.toml", f"period {period}", text, "bonus_period", values)


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
                yield Problem(file, f'{kind} "{name}"', "this id stands twice; every id must be used once")
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
            yield Problem("board.toml", item, f'id is "{movement.id}"; it must be "{name}"')
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
        yield Problem(
            "soloist.toml", "level", f"the levels are {one_of(levels)}; they must be {one_of(LEVELS)}"
        )


def _check_row(
    file: str, kind: str, numbers: Sequence[int], first: int, length: int | None = None
) -> Iterator[Problem]:
    """The numbers must go up by one from the first on; `length` is what the rules ask for."""
    if length is not None and len(numbers) != length:
        yield Problem(file, kind, f"there are {len(numbers)}; there must be {length}")
    for expected, number in enumerate(numbers, first):
        if number != expected:
            yield Problem(
                file, f"{kind} {number}", f"the next number must be {expected}; they go up by one in order"
            )


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
            yield Problem(file, kind, f"there are {count}; there must be 1 to {most}")
    if len(data.composers.composer) < 2:
        yield Problem("composers.toml", "composer", "there must be at least 2, as two are in play (SET-5)")
    if len(data.memory.starting) != OWN_MEMORIES:
        found = f"there are {len(data.memory.starting)}; there must be {OWN_MEMORIES} (RND-3)"
        yield Problem("memory.toml", "starting", found)
    personal = board.personal
    if personal.story_track_max > HIGHEST_TRACK:
        yield Problem(
            "board.toml",
            "personal",
            f"story_track_max is {personal.story_track_max}; it must be {HIGHEST_TRACK} or less",
        )
    if personal.story_track_start > personal.story_track_max:
        right = f"it must be {personal.story_track_max} or less, as story_track_max says"
        yield Problem("board.toml", "personal", f"story_track_start is {personal.story_track_start}; {right}")
