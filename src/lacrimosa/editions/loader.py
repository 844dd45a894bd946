"""Loading an edition: a shipped one by its id, any other by its folder or by the contents of its files."""

import functools
import hashlib
from pathlib import Path

from lacrimosa.editions import checks
from lacrimosa.editions.building import build
from lacrimosa.editions.edition import Edition
from lacrimosa.editions.errors import EditionError, one_of, refuse
from lacrimosa.editions.reading import FILES, parse_files, parse_slots, read_files
from lacrimosa.editions.schema import Data
from lacrimosa.editions.slots import checks as slot_checks
from lacrimosa.editions.slots.making import make as make_slots
from lacrimosa.editions.slots.schema import Slots

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
        return read_files(SHIPPED / source)
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
            refuse(name, "", f"this file is missing; an edition has {one_of(FILES)}")
    data = parse_files(contents)
    checks.check(data)
    slots = parse_slots(contents)
    if slots is not None:
        slot_checks.check(slots, data)
    return _edition(data, slots or _slots_for(data), digest_of(contents))


def _slots_for(data: Data) -> Slots:
    """Of an edition that brings none: those of a shipped edition with the same map, or new ones."""
    for name in shipped_ids():
        shipped = _load_shipped(name)
        if slot_checks.is_same_map(data.board.map, shipped.data.board.map):
            return shipped.slots
    return make_slots(data)


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


def _edition(data: Data, slots: Slots, digest: str) -> Edition:
    places = sorted(data.board.map.place, key=lambda place: place.number)
    return Edition(
        id=data.edition.id,
        title=data.edition.title,
        version=data.edition.version,
        digest=digest,
        tables=build(data),
        data=data,
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
    )
