"""Folders of editions: what is offered, what is not and why, and what an attacker may have put there."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from editions.own_box import OwnBox, changed_box
from server.hall.sitting import ANNA, created, open_hall
from structlog.testing import capture_logs

from lacrimosa.editions.drafts import DRAFT_FILE
from lacrimosa.server.hall import edition_store as edition_store_module
from lacrimosa.server.hall import own_editions
from lacrimosa.server.hall.edition_store import EditionStore, UnknownEdition
from lacrimosa.server.hall.own_editions import MOST_FOLDERS, OwnEditions, Stamp, stamp_of
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.settings import Limits
from lacrimosa.server.store.store import Store
from lacrimosa.server.table import seating


@pytest.fixture
def said() -> Iterator[list[Any]]:
    with capture_logs() as logs:
        yield logs


def problems(said: list[Any]) -> list[str]:
    return [str(line["problem"]) for line in said if line["event"] == "edition not offered"]


def looked(parent: Path, *named: Path) -> OwnEditions:
    own = OwnEditions(parent, named)
    own.look()
    return own


def test_editions_are_offered_by_their_ids_and_not_by_their_folders(tmp_path: Path) -> None:
    box = OwnBox(tmp_path / "editions")
    box.folder.rename(tmp_path / "editions" / "Some Folder")
    far = OwnBox(tmp_path / "elsewhere", "far_box")
    own = looked(tmp_path / "editions", far.folder)
    assert sorted(own.offered) == ["far_box", "my_box"]


def test_without_a_folder_there_is_nothing(tmp_path: Path, said: list[Any]) -> None:
    assert looked(tmp_path / "nowhere").offered == {}
    assert problems(said) == []


def test_what_changes_is_read_again_and_nothing_else_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box, still = OwnBox(tmp_path), OwnBox(tmp_path, "still_box")
    own = looked(tmp_path)
    first = own.offered["my_box"]
    read: list[Path] = []
    really = own_editions.read_folder

    def watched(folder: Path, stamp: Stamp) -> object:
        read.append(folder)
        return really(folder, stamp)

    monkeypatch.setattr(own_editions, "read_folder", watched)
    own.look()
    assert read == []
    box.raise_version()
    own.look()
    assert read == [box.folder]
    assert own.offered["my_box"].edition.digest != first.edition.digest
    box.write_words()
    own.look()
    assert own.offered["my_box"].edition.words.ru.title == "Моя коробка"
    shutil.rmtree(still.folder)
    own.look()
    assert list(own.offered) == ["my_box"]


def test_a_broken_edition_is_told_once_and_comes_back_when_it_is_mended(
    tmp_path: Path, said: list[Any]
) -> None:
    box = OwnBox(tmp_path)
    box.change("opus.toml", "vp = 3", "vp = -3")
    own = looked(tmp_path)
    own.look()
    assert own.offered == {}
    assert problems(said) == ['opus.toml: opus "lambacher": vp is -3; it must be 0 or more']
    assert said[0]["folder"] == str(box.folder)
    box.change("opus.toml", "vp = -3", "vp = 3")
    own.look()
    assert list(own.offered) == ["my_box"]
    box.change("opus.toml", "vp = 3", "vp = -3")
    own.look()
    assert len(problems(said)) == 2


def test_ids_are_given_once(tmp_path: Path, said: list[Any]) -> None:
    for name in ("a_box", "b_box", "c_box"):
        OwnBox(tmp_path, name)
    (tmp_path / "b_box" / "edition.toml").write_bytes((tmp_path / "a_box" / "edition.toml").read_bytes())
    text = (tmp_path / "c_box" / "edition.toml").read_text(encoding="utf-8")
    (tmp_path / "c_box" / "edition.toml").write_text(text.replace('"c_box"', '"koechel"'), encoding="utf-8")
    own = looked(tmp_path)
    assert list(own.offered) == ["a_box"]
    second, third = problems(said)
    assert second.startswith("its id, a_box, is that of the edition in ")
    assert third.startswith("its id, koechel, is that of a shipped edition; give it an id of its own")
    # The one that was named goes first.
    assert looked(tmp_path, tmp_path / "b_box").offered["a_box"].contents == own.offered["a_box"].contents


def test_a_draft_is_never_offered(tmp_path: Path, said: list[Any]) -> None:
    box = OwnBox(tmp_path)
    (box.folder / DRAFT_FILE).write_text("", encoding="utf-8")
    own = looked(tmp_path)
    assert (own.offered, problems(said)) == ({}, [])
    (box.folder / DRAFT_FILE).write_text('{"kind":"seal"}\n{"kind":"done"', encoding="utf-8")
    own.look()
    assert own.offered == {}


# What an attacker, or a torn copy, may have left there.


def test_links_are_not_followed(tmp_path: Path, said: list[Any]) -> None:
    secret = tmp_path / "secret"
    secret.write_text("the key of the server", encoding="utf-8")
    parent = tmp_path / "editions"
    box = OwnBox(parent)
    (box.folder / "opus.toml").unlink()
    (box.folder / "opus.toml").symlink_to(secret)
    far = OwnBox(tmp_path / "elsewhere", "far_box")
    (parent / "far").symlink_to(far.folder)
    assert looked(parent).offered == {}
    assert sorted(problems(said)) == [
        "opus.toml: this is a link; the files of an edition must be plain files",
        "this is a link; name the folder it leads to with --edition",
    ]
    assert "the key" not in str(said)


@pytest.mark.parametrize("kind", ["huge", "pipe", "folder", "gone"])
def test_odd_files(tmp_path: Path, said: list[Any], kind: str) -> None:
    path = OwnBox(tmp_path).folder / "opus.toml"
    path.unlink()
    if kind == "huge":
        with path.open("wb") as file:
            file.truncate(10**12)
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    assert looked(tmp_path).offered == {}
    reason = {"huge": "too large", "gone": "missing"}.get(kind, "no plain file")
    assert reason in problems(said)[0]


def test_other_things_in_the_folder_do_no_harm(tmp_path: Path, said: list[Any]) -> None:
    OwnBox(tmp_path)
    OwnBox(tmp_path, "hidden").folder.rename(tmp_path / ".hidden")
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\x1b[2J\n")).mkdir()
    assert list(looked(tmp_path).offered) == ["my_box"]
    # A folder without an edition is told of, a file is somebody's own business.
    assert len(problems(said)) == 1
    assert all(str(line["folder"]).isprintable() for line in said)


def test_of_thousands_of_folders_only_the_first_are_looked_at(
    tmp_path: Path, said: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3 * MOST_FOLDERS):
        (tmp_path / f"f{number:04}").mkdir()
    OwnBox(tmp_path, "a_box")
    looks: list[Path] = []

    def watched(folder: Path) -> Stamp:
        looks.append(folder)
        return stamp_of(folder)

    monkeypatch.setattr(own_editions, "stamp_of", watched)
    own = looked(tmp_path)
    assert list(own.offered) == ["a_box"]
    assert len(set(looks)) == MOST_FOLDERS
    assert f"it has {3 * MOST_FOLDERS + 1} entries; only the first {MOST_FOLDERS} are looked at" in problems(
        said
    )


def test_a_folder_that_is_written_while_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = OwnBox(tmp_path)
    times = 0
    really = own_editions.read_folder

    def interrupted(folder: Path, stamp: Stamp) -> object:
        nonlocal times
        times += 1
        found = really(folder, stamp)
        if times == 1:
            box.raise_version()
        return found

    monkeypatch.setattr(own_editions, "read_folder", interrupted)
    own = looked(tmp_path)
    assert (times, own.offered["my_box"].edition.version) == (2, 2)


def test_a_folder_that_vanishes_while_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: list[Any]
) -> None:
    box = OwnBox(tmp_path)

    def vanishing(folder: Path) -> Stamp:
        found = stamp_of(folder)
        shutil.rmtree(box.folder, ignore_errors=True)
        return found

    monkeypatch.setattr(own_editions, "stamp_of", vanishing)
    own = looked(tmp_path)
    assert own.offered == {}
    assert len(problems(said)) == 1


# In the hall.


async def edition_store(url: str, parent: Path) -> tuple[Store, EditionStore]:
    store = await Store.open(url)
    editions = EditionStore(store, OwnEditions(parent))
    await editions.look()
    return store, editions


def test_whoever_comes_while_somebody_looks_shares_the_next_look(tmp_path: Path) -> None:
    async def play() -> int:
        store, editions = await edition_store(f"sqlite:///{tmp_path / 'a.db'}", tmp_path)
        looks = 0
        look = editions._own.look

        def counted() -> None:
            nonlocal looks
            looks += 1
            look()

        editions._own.look = counted  # type: ignore[method-assign]
        await asyncio.gather(*(editions.look() for _ in range(50)))
        await store.close()
        return looks

    assert asyncio.run(play()) == 2


def test_versions_that_nobody_played_with_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edition_store_module, "MOST_UNPLAYED", 2)
    box = OwnBox(tmp_path / "editions")

    async def play() -> None:
        store, editions = await edition_store(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "editions")
        played = editions.named("my_box").digest
        await editions.keep(played)
        unplayed = []
        for _ in range(4):
            box.raise_version()
            await editions.look()
            unplayed.append(editions.named("my_box").digest)
        assert editions.at_hand(played).version == 1
        assert editions.at_hand(unplayed[-2]).version == 4
        with pytest.raises(UnknownEdition):
            await editions.fetch(unplayed[0])
        await store.close()

    asyncio.run(play())


def test_a_game_keeps_its_edition_though_the_folder_changes_before_it_is_stored(tmp_path: Path) -> None:
    box = changed_box(tmp_path / "editions")

    async def play() -> None:
        async with open_hall(tmp_path, Limits()) as hall:
            hall.editions = EditionStore(hall.store, OwnEditions(tmp_path / "editions"))
            await hall.editions.look()
            agreed = hall.editions.named("my_box")
            shutil.rmtree(box.folder)
            await hall.editions.look()
            table = await created(hall, ANNA, start=False, edition="my_box")
            with pytest.raises(Refused, match="there is no edition 'my_box'"):
                await hall.act(table, lambda now: seating.start(now, ANNA, hall.editions.named))
            await hall.act(table, lambda now: seating.start(now, ANNA, lambda _: agreed))
            # Another process, which has never seen the folder, reads it out of the store.
            fresh = EditionStore(hall.store, OwnEditions())
            again = await fresh.fetch(agreed.digest)
            assert (again.digest, again.words) == (agreed.digest, agreed.words)
            assert (await fresh.files(agreed.digest) or {}).keys() >= {"edition.toml", "words.toml"}

    asyncio.run(play())
