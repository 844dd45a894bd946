"""Loading: names and tables under the same indexes, the digest, and where values come from."""

import re
import shutil
from collections.abc import Sized
from pathlib import Path

import msgspec
import pytest
from editions.box import Box

from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.checks import findings
from lacrimosa.editions.loader import SHIPPED, shipped_ids
from lacrimosa.editions.reading import FILES
from lacrimosa.editions.schema import Data, Section
from lacrimosa.editions.slots.schema import SLOTS_FILE
from lacrimosa.editions.sources import components, source_of, values_of
from lacrimosa.rules.kinds import HORNS, NEED_MOVEMENT, ONLY_SELL, PERFORM_OR_SELL, RELIGIOUS, SYMPHONY
from lacrimosa.rules.tables import Cost, packed


def test_counts_of_the_base_game(koechel: Edition) -> None:
    tables = koechel.tables
    assert (len(tables.opus), tables.starting_opus) == (47, 46)
    assert (len(tables.memories), tables.starting_memories) == (43, 9)
    assert (len(tables.cities), len(tables.courts), len(tables.bonuses)) == (15, 16, 15)
    tiles = [sum(map(len, stacks)) for stacks in tables.stacks]
    assert dict(zip(koechel.composer_ids, tiles, strict=True)) == {
        "eybler": 16,
        "stadler": 15,
        "suessmayr": 16,
        "freystaedtler": 13,
    }
    assert (len(tables.constanze), len(tables.soloist_cards), len(tables.row)) == (5, 11, 7)
    assert (len(tables.high), len(tables.instrument_of), tables.instrument_of.count(HORNS)) == (5, 7, 1)


def test_names_and_tables_have_the_same_indexes(koechel: Edition) -> None:
    tables, data = koechel.tables, koechel.data
    pairs: list[tuple[Sized, Sized]] = [
        (koechel.opus_ids, tables.opus),
        (koechel.memory_ids, tables.memories),
        (koechel.bonus_ids, tables.bonuses),
        (koechel.place_ids, tables.is_court),
        (koechel.city_ids, tables.cities),
        (koechel.court_ids, tables.courts),
        (koechel.movement_ids, tables.high),
        (koechel.tile_ids, tables.composer_tiles),
        (koechel.constanze_ids, tables.constanze),
    ]
    assert [len(ids) for ids, _ in pairs] == [len(values) for _, values in pairs]
    assert len(koechel.composer_ids) == tables.composers
    assert koechel.opus_ids[tables.starting_opus] == "nannerl"
    assert koechel.memory_ids[: tables.starting_memories] == tuple(card.id for card in data.memory.starting)
    lambacher = tables.opus[koechel.opus_ids.index("lambacher")]
    assert (lambacher.period, lambacher.kind, lambacher.vp) == (1, SYMPHONY, 3)
    assert tables.is_court[koechel.place_ids.index("vienna")]
    assert not tables.is_court[koechel.place_ids.index("salzburg")]


def test_requiem_tables(koechel: Edition) -> None:
    tables = koechel.tables
    assert tables.first_space == [0, 5, 13, 19, 24, 30]
    assert len(tables.space_movement) == len(tables.space_instrument) == 30
    two, three, four = tables.constanze[0]
    assert [int(mask).bit_count() for mask in (two, three, four)] == [10, 6, 2]
    assert four == 1 << 4 | 1 << 6
    for composer, stacks in enumerate(tables.stacks):
        for movement, stack in enumerate(stacks):
            tiles = [tables.composer_tiles[tile] for tile in stack]
            assert {(tile.composer, tile.movement) for tile in tiles} == {(composer, movement)}
            orders = [koechel.data.composers.tile[tile].order for tile in stack]
            assert orders == list(range(1, len(stack) + 1))


def test_rewards_and_grants(koechel: Edition) -> None:
    tables = koechel.tables
    sale = tables.cities[koechel.city_ids.index("abbey_sale")]
    (grant,) = sale.plain.grants
    assert (grant.action, grant.half, grant.opus_type) == (PERFORM_OR_SELL, ONLY_SELL, RELIGIOUS)
    assert grant.bonus is not None
    assert tables.grant_bonuses[grant.bonus_index] is grant.bonus
    assert grant.bonus.finance == 2
    court = tables.courts[koechel.court_ids.index("movements_sequentia_sanctus")]
    assert (court.need, court.icons, court.vp) == (NEED_MOVEMENT, [1, 3], 7)
    assert court.plain.counters == packed(0, 0, 1)
    assert tables.finance[6].wild_tracks == 1


def test_routes(koechel: Edition) -> None:
    routes = koechel.tables.routes
    london = koechel.place_ids.index("london")
    assert [cost.code() for cost in routes[0][london]] == [Cost(6).code()]
    assert [cost.code() for cost in routes[0][0]] == [Cost().code()]
    assert routes[london][0][0].ducats == 6


def test_roads_of_mixed_cost_leave_a_choice(box: Box) -> None:
    box.replace(
        "board.toml",
        "between = [5, 6] # Frankfurt - London\ncost = { ducats = 3 }",
        "between = [5, 6]\ncost = { journey = 1 }",
    )
    routes = box.load().tables.routes[4][5]
    assert [cost.code() for cost in routes] == [Cost(0, 0, 1).code(), Cost(4).code()]


def test_the_digest_is_stable(koechel: Edition, box: Box) -> None:
    assert re.fullmatch(r"[0-9a-f]{64}", koechel.digest)
    assert box.load().digest == koechel.digest
    for path in box.folder.glob("*.toml"):
        text = path.read_bytes()
        path.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    assert box.load().digest == koechel.digest
    (box.folder / "notes.txt").write_text("not part of the edition")
    assert box.load().digest == koechel.digest
    box.replace("opus.toml", "vp = 3", "vp = 4")
    assert box.load().digest != koechel.digest


def test_every_value_has_a_source(koechel: Edition) -> None:
    marks = [
        source_of(component, field)
        for _, _, component in components(koechel.data)
        for field in values_of(component)
    ]
    assert set(marks) == {"printed", "designed"}
    assert len(marks) > 1000


def test_no_component_is_left_out(koechel: Edition) -> None:
    """Every table of every file with values is met, but for those that only hold other tables."""
    found = sum(1 for _ in components(koechel.data))
    headings = [
        line
        for name in FILES
        for line in (SHIPPED / "koechel" / name).read_text(encoding="utf-8").splitlines()
        if line.startswith("[")
    ]
    assert found == len(headings)


def test_source_of_refuses_what_is_no_value(koechel: Edition) -> None:
    with pytest.raises(ValueError, match="id is no value"):
        source_of(koechel.data.cities.city[0], "id")


def test_the_shipped_edition_has_no_findings(koechel: Edition) -> None:
    assert findings(koechel) == []


def test_shipped_editions_are_loaded_once() -> None:
    assert shipped_ids() == ["koechel"]
    assert load("koechel") is load("koechel")


def test_an_id_means_the_shipped_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Box(tmp_path).folder.rename(tmp_path / "koechel")
    (tmp_path / "koechel" / "opus.toml").unlink()
    assert load("koechel").id == "koechel"
    with pytest.raises(EditionError, match=r"opus\.toml: this file is missing"):
        load("./koechel")


@pytest.mark.parametrize(
    "source", ["", "no such edition", "a\0b", "x" * 5000, Path("nowhere"), Path(__file__)]
)
def test_no_such_edition(source: str | Path) -> None:
    with pytest.raises(EditionError):
        load(source)


def test_every_table_of_the_schema_is_strict() -> None:
    """The options of the first class must reach all the others."""

    def below(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
        return [kind, *(one for child in kind.__subclasses__() for one in below(child))]

    tables = below(Section)
    assert len(tables) > 40
    assert all(
        kind.__struct_config__.forbid_unknown_fields and kind.__struct_config__.frozen for kind in tables
    )
    assert Data.__struct_config__.frozen


def test_the_shipped_folder_has_nothing_else() -> None:
    assert {path.name for path in (SHIPPED / "koechel").iterdir()} == {*FILES, SLOTS_FILE, "words"}


def test_an_unreadable_file(box: Box) -> None:
    (box.folder / "opus.toml").unlink()
    shutil.copytree(box.folder, box.folder / "opus.toml")
    assert box.problem().startswith("opus.toml: this is no plain file")
