"""Files of tables that were entered: what was written is read, and whatever is wrong is told at its place."""

import random
from typing import Any

import msgspec
import pytest
from companion.entering import crowded, entered_end, entered_table, random_game

from lacrimosa.companion.files import read_entered
from lacrimosa.companion.problems import BadEntry
from lacrimosa.companion.shapes import EnteredEnd, EnteredTable
from lacrimosa.companion.table import entry_problems
from lacrimosa.editions import load
from lacrimosa.rules.view import view
from lacrimosa.testkit.playouts import EVERY_TABLE

KOECHEL = load("koechel")
END = entered_end(KOECHEL, crowded(KOECHEL, 8))
TABLE = entered_table(KOECHEL, view(next(random_game(KOECHEL, EVERY_TABLE[6], 1)), 0))


NAMED = msgspec.structs.replace(TABLE, names=["Anna", "<b>Boris</b>"])


@pytest.mark.parametrize("entered", [END, TABLE, NAMED], ids=["end", "table", "named"])
def test_what_was_written_is_read(entered: EnteredEnd | EnteredTable) -> None:
    written: dict[str, Any] = {"format": entered.format, **msgspec.to_builtins(entered)}
    assert read_entered(msgspec.json.encode(written).decode()) == entered


def refused(text: str) -> tuple[str, str, dict[str, str | int]]:
    with pytest.raises(BadEntry) as found:
        read_entered(text)
    (only,) = found.value.problems
    assert only.text
    return only.code, only.at, {key: value for key, value in only.values.items() if key != "text"}


def changed(entered: EnteredEnd | EnteredTable, **more: object) -> str:
    return msgspec.json.encode({"format": entered.format, **msgspec.to_builtins(entered), **more}).decode()


def test_every_fault_is_told_at_its_place() -> None:
    marker = {"space": "kyrie.1", "note": "half"}
    formats: dict[str, str | int] = {"right": "lacrimosa end 1, lacrimosa table 1"}
    gilded = {"id": "x", "gilded": 1}
    notes: dict[str, str | int] = {"kind": "word", "right": "eighth, sixteenth"}
    levels: dict[str, str | int] = {"kind": "word", "right": "easy, medium, hard"}
    wrong = "wrong_value"
    cases: list[tuple[str, tuple[str, str, dict[str, str | int]]]] = [
        ("", ("no_json", "", {})),
        ("{", ("no_json", "", {})),
        ('{"a":' * 100_000, ("no_json", "", {})),
        ("[]", ("no_position", "format", formats)),
        ('{"format": 3}', ("no_position", "format", formats)),
        (changed(END, format="lacrimosa end 2"), ("no_position", "format", formats)),
        ('{"format": "lacrimosa end 1", "players": 2}', ("missing", "", {"field": "seats"})),
        (changed(END, hand=[]), ("needless", "", {"field": "hand"})),
        (changed(END, players=5), (wrong, "players", {"kind": "number_most", "most": 4})),
        (changed(END, seats=[{"vp": -1}]), (wrong, "seats[0].vp", {"kind": "number_least", "least": 0})),
        (changed(END, seats=[{"vp": "3"}]), (wrong, "seats[0].vp", {"kind": "number"})),
        (changed(END, seats=3), (wrong, "seats", {"kind": "list"})),
        (changed(END, names=["a" * 41]), (wrong, "names[0]", {"kind": "text_most", "most": 40})),
        (changed(END, seats=[{}] * 5), (wrong, "seats", {"kind": "list_most", "most": 4})),
        (changed(END, seats=[3]), (wrong, "seats[0]", {"kind": "object"})),
        (changed(END, level="none"), (wrong, "level", levels)),
        (changed(END, markers=[marker]), (wrong, "markers[0].note", notes)),
        (changed(END, constanze="x" * 61), (wrong, "constanze", {"kind": "text_most", "most": 60})),
        (changed(TABLE, row=[None] * 6), (wrong, "row", {"kind": "list_least", "least": 7})),
        (changed(TABLE, map={"vienna": gilded}), (wrong, "map[...].gilded", {"kind": "flag"})),
    ]
    for text, right in cases:
        assert refused(text) == right


def test_no_damaged_file_does_more_than_be_refused() -> None:
    rng = random.Random(4)
    whole = changed(TABLE).encode()
    opened = 0
    for _ in range(3000):
        damaged = bytearray(whole)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(damaged))
            damaged[at : at + rng.randrange(3)] = rng.choice([b"", b"0", b"-1", b'"', b"}", b"null", b"\xff"])
        try:
            entered = read_entered(damaged.decode(errors="replace"))
        except BadEntry:
            continue
        assert isinstance(entered, EnteredTable)
        entry_problems(KOECHEL, entered)
        opened += 1
    assert opened > 50
