"""What came of puzzles, written with the logs of their tables: the first counts, what was found is found."""

from pathlib import Path

import pytest
from server.store.using import in_store

from lacrimosa.server.admin import operations
from lacrimosa.server.store.rows import PuzzleResult, PuzzleRow
from lacrimosa.server.store.store import Conflict, Store, Summary


def result(outcome: str, puzzle: str = "001", person: str = "anna") -> Summary:
    return Summary("playing", None, (), puzzle=PuzzleResult(person, puzzle, outcome))


def test_the_first_result_stays_but_what_was_missed_may_be_found_later(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, Summary("playing", None, ()))
        assert await store.puzzles_of("anna") == []
        await store.append("t", 1, [b"2"], 5, result("missed"))
        await store.append("t", 2, [b"3"], 6, result("missed"))
        assert await store.puzzles_of("anna") == [PuzzleRow("001", "missed", 5)]
        await store.append("t", 3, [b"4"], 7, result("later"))
        # Again at another table, at once this time, and given up at a third.
        await store.create("u", [b"1"], 8, result("at_once"))
        await store.create("v", [b"1"], 9, result("missed"))
        assert await store.puzzles_of("anna") == [PuzzleRow("001", "later", 5)]
        await store.create("w", [b"1"], 10, result("at_once", "002"))
        await store.create("x", [b"1"], 11, result("missed", "002"))
        assert await store.puzzles_of("anna") == [
            PuzzleRow("001", "later", 5),
            PuzzleRow("002", "at_once", 10),
        ]
        assert await store.puzzles_of("berta") == []

    in_store(url, play)


def test_a_result_is_there_if_and_only_if_its_entry_is(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, Summary("playing", None, ()))
        with pytest.raises(Conflict):
            await store.append("t", 7, [b"2"], 5, result("at_once"))
        assert await store.puzzles_of("anna") == []

    in_store(url, play)


@pytest.mark.parametrize(
    ("here", "there", "both"),
    [
        (("missed", 5), ("at_once", 9), ("later", 5)),
        (("missed", 9), ("at_once", 5), ("at_once", 5)),
        (("at_once", 9), ("missed", 5), ("later", 5)),
        (("at_once", 5), ("missed", 9), ("at_once", 5)),
        (("missed", 5), ("missed", 9), ("missed", 5)),
        (("missed", 9), ("missed", 5), ("missed", 5)),
    ],
)
def test_results_from_two_servers_are_put_together(
    url: str, tmp_path: Path, here: tuple[str, int], there: tuple[str, int], both: tuple[str, int]
) -> None:
    other = f"sqlite:///{tmp_path / 'other.db'}"
    in_store(other, lambda store: store.create("o", [b"1"], there[1], result(there[0])))
    in_store(url, lambda store: store.create("h", [b"1"], here[1], result(here[0])))
    operations.export(other, str(tmp_path / "export"))
    operations.import_(url, str(tmp_path / "export"))
    assert in_store(url, lambda store: store.puzzles_of("anna")) == [PuzzleRow("001", *both)]
