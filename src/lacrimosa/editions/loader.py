"""Loading an edition: a shipped one by its id, any other by its folder or by the contents of its files."""

import functools
import hashlib
from pathlib import Path

import msgspec

from lacrimosa.editions import checks
from lacrimosa.editions.building import build
from lacrimosa.editions.edition import Edition
from lacrimosa.editions.errors import EditionError, Problem, one_of, refuse
from lacrimosa.editions.names import with_names
from lacrimosa.editions.reading import FILES, parse_files, parse_slots, parse_words, read_files
from lacrimosa.editions.schema import Data
from lacrimosa.editions.slots import checks as slot_checks
from lacrimosa.editions.slots.making import make as make_slots
from lacrimosa.editions.slots.schema import FormSlots, Slots
from lacrimosa.editions.titles import Kind, titles_of, untitled
from lacrimosa.editions.words import Words, check_words, own_pieces
from lacrimosa.rules.tables import Tables

SHIPPED = Path(__file__).resolve().parent


def shipped_ids() -> list[str]:
    """The editions that come with the program."""
    return sorted(path.parent.name for path in SHIPPED.glob("*/edition.toml"))


def load(source: str | Path) -> Edition:
    """A shipped edition by its id, or any edition by its folder. Raises EditionError, and nothing else.

    A text that is the id of a shipped edition means that one, even beside a folder of the same name; write
    `./koechel` for the folder.
    """
    if isinstance(source, str) and source in shipped_ids():
        return _load_shipped(source)
    return from_contents(contents_of(source))


def contents_of(source: str | Path) -> dict[str, bytes]:
    """The files of an edition, named as for `load`; `from_contents` makes the edition of them."""
    if isinstance(source, str) and source in shipped_ids():
        return read_files(SHIPPED / source, may_link=True)
    folder = Path(source)
    if not _is_folder(folder):
        known = ", ".join(shipped_ids())
        raise EditionError(
            f"{folder}: this is neither a folder nor a shipped edition; the shipped editions are {known}"
        )
    return read_files(folder)


def from_contents(contents: dict[str, bytes]) -> Edition:
    """The edition of files kept as `contents_of` gave them. Raises EditionError, and nothing else."""
    for name in FILES:
        if name not in contents:
            refuse(name, "", "file_missing", right=one_of(FILES))
    data = _checked(contents)
    slots = parse_slots(contents)
    if slots is not None:
        slot_checks.check(slots, data)
    words = parse_words(contents)
    check_words(words, data)
    return _edition(data, build(data), slots or _slots_for(data), words, digest_of(contents))


_NOWHERE = FormSlots(box=(10, 10), place=(), road=())
# Of an edition whose map nobody looks at: to work out where things are drawn takes seconds.
_NO_SLOTS = Slots(wide=_NOWHERE, tall=_NOWHERE)


def unmapped(contents: dict[str, bytes]) -> Edition:
    """The same to be looked over: nothing of its map can be drawn."""
    data, words = _checked(contents), parse_words(contents)
    check_words(words, data)
    return _edition(data, build(data), _NO_SLOTS, words, digest_of(contents))


def _checked(contents: dict[str, bytes]) -> Data:
    data = parse_files(contents)
    checks.check(data)
    return data


def unchecked(contents: dict[str, bytes]) -> Edition:
    """An edition of files that may be wrong, to be drawn without its roads and not to be played. Raises
    EditionError."""
    data = without_roads(parse_files(contents))
    return _edition(data, build(data), _NO_SLOTS, parse_words(contents), digest_of(contents))


def without_roads(data: Data) -> Data:
    """Whatever was typed of roads: they may lead anywhere, and in more ways than can be counted."""
    board = msgspec.structs.replace(data.board.map, road=())
    return msgspec.structs.replace(data, board=msgspec.structs.replace(data.board, map=board))


def problems_of(contents: dict[str, bytes]) -> list[Problem]:
    """Everything that keeps files from being an edition; EditionError if they cannot even be read."""
    return list(checks.problems(parse_files(contents)))


def _slots_for(data: Data) -> Slots:
    """Of an edition that brings none: those of a shipped edition with the same map, or new ones."""
    for name in shipped_ids():
        shipped = _load_shipped(name)
        if slot_checks.is_same_map(data.board.map, shipped.data.board.map):
            return shipped.slots
    return _made_slots(_Drawn(data))


class _Drawn:
    """Data by all of it that slots follow from: what else is typed moves nothing on the map."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self._key = data.board.map, data.cities, data.courts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Drawn) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@functools.lru_cache(maxsize=8)
def _made_slots(drawn: _Drawn) -> Slots:
    return make_slots(drawn.data)


@functools.cache
def _load_shipped(name: str) -> Edition:
    return from_contents(contents_of(name))


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        # No name that a folder could have.
        return False


def digest_of(contents: dict[str, bytes]) -> str:
    """Changes with every byte of the files that hold values, and with their names."""
    total = hashlib.sha256()
    for name in FILES:
        total.update(f"{name}\0{len(contents[name])}\0".encode())
        total.update(contents[name])
    return total.hexdigest()


@functools.cache
def _shipped_titles() -> dict[Kind, dict[str, str]]:
    """What the pieces of shipped editions are called, by id."""
    titles: dict[Kind, dict[str, str]] = {}
    for name in shipped_ids():
        for kind, some in titles_of(parse_files(contents_of(name))).items():
            titles.setdefault(kind, {}).update(some)
    return titles


def redrawn(edition: Edition, data: Data, tables: Tables) -> Edition:
    """The same edition with other values that nobody has checked: to be drawn, not to be played."""
    return _edition(data, tables, edition.slots, edition.words, edition.digest)


def _edition(data: Data, tables: Tables, slots: Slots, words: Words, digest: str) -> Edition:
    places = sorted(data.board.map.place, key=lambda place: place.number)
    return Edition(
        id=data.edition.id,
        title=data.edition.title,
        version=data.edition.version,
        digest=digest,
        tables=tables,
        data=with_names(data, tables),
        slots=slots,
        opus_ids=(*(card.id for card in data.opus.opus), data.opus.starting_opus.id),
        memory_ids=tuple(card.id for card in (*data.memory.starting, *data.memory.memory)),
        bonus_ids=tuple(bonus.id for bonus in data.bonuses.bonus),
        place_ids=tuple(place.id for place in places),
        city_ids=tuple(city.id for city in data.cities.city),
        court_ids=tuple(court.id for court in data.courts.court),
        movement_ids=tuple(movement.id for movement in data.board.requiem.movement),
        composer_ids=tuple(composer.id for composer in data.composers.composer),
        tile_ids=tuple(tile.id for tile in data.composers.tile),
        constanze_ids=tuple(card.id for card in data.constanze.constanze),
        untitled=untitled(data),
        own=own_pieces(data, words, _shipped_titles()),
        words=words,
    )
