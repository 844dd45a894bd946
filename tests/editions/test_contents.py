"""An edition kept as the contents of its files comes back as it was."""

import shutil

import msgspec
import pytest
from editions.box import Box

from lacrimosa.editions import Edition, EditionError, load
from lacrimosa.editions.loader import contents_of, from_contents
from lacrimosa.editions.reading import FILES
from lacrimosa.editions.slots.schema import SLOTS_FILE


def test_a_shipped_edition_by_its_contents(koechel: Edition) -> None:
    kept = contents_of("koechel")
    assert tuple(kept) == (*FILES, SLOTS_FILE)
    again = from_contents(kept)
    assert again is not koechel
    assert (again.id, again.digest) == (koechel.id, koechel.digest)
    assert msgspec.json.encode(again.data) == msgspec.json.encode(koechel.data)


def test_an_edition_outlives_its_folder(box: Box, koechel: Edition) -> None:
    box.replace("edition.toml", "version = ", "version = 1")
    loaded, kept = box.load(), contents_of(box.folder)
    shutil.rmtree(box.folder)
    again = from_contents(kept)
    assert again.digest == loaded.digest != koechel.digest
    assert again.version == loaded.version != koechel.version


def test_what_is_wrong_with_contents_is_told() -> None:
    kept = contents_of("koechel")
    with pytest.raises(EditionError, match=r"opus\.toml: this file is missing; an edition has edition\.toml"):
        from_contents({name: content for name, content in kept.items() if name != "opus.toml"})
    with pytest.raises(EditionError, match="not TOML"):
        from_contents({**kept, "opus.toml": b"= ="})


@pytest.mark.parametrize("source", ["nowhere", "\0", "./koechel"])
def test_contents_of_nothing_are_refused_as_loading_it_is(source: str) -> None:
    with pytest.raises(EditionError, match="neither a folder nor a shipped edition") as told:
        contents_of(source)
    with pytest.raises(EditionError) as loading:
        load(source)
    assert str(told.value) == str(loading.value)
