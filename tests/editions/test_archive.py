"""An edition as one file: it comes out as it went in, and what is hostile stays out."""

import io
import stat
import struct
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from editions.box import Box
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from lacrimosa.cli.edition import app
from lacrimosa.editions import EditionError, load
from lacrimosa.editions.archive import (
    MOST_ARCHIVE_BYTES,
    MOST_WHOLE_BYTES,
    archive_of,
    files_of,
    import_edition,
    write_folder,
)
from lacrimosa.editions.loader import contents_of
from lacrimosa.editions.reading import ALL_FILES, MOST_BYTES

runner = CliRunner()
GOOD = contents_of("koechel")


def zipped(*entries: tuple[str, bytes], change: Callable[[zipfile.ZipInfo], None] | None = None) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            if change is not None:
                change(entry)
            with warnings.catch_warnings():
                # That a name stands twice is just what is wanted.
                warnings.simplefilter("ignore")
                archive.writestr(entry, content)
    return out.getvalue()


def problem(archive: bytes) -> str:
    with pytest.raises(EditionError) as caught:
        files_of(archive)
    text = str(caught.value)
    assert text.endswith("nothing was changed"), text
    return text


FILES = st.dictionaries(st.sampled_from(ALL_FILES), st.binary(max_size=200), min_size=1)


@settings(deadline=None)
@given(files=FILES, folder=st.sampled_from(["", "my_box", "Моя коробка"]))
def test_what_goes_in_comes_out(files: dict[str, bytes], folder: str) -> None:
    plain = {
        name: content.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n") for name, content in files.items()
    }
    assert files_of(archive_of(files, folder)) == plain
    assert archive_of(files, folder) == archive_of(dict(reversed(files.items())), folder)


ARCHIVE = archive_of(GOOD, "koechel")


@settings(deadline=None, max_examples=300)
@given(at=st.integers(0, len(ARCHIVE) - 1), new=st.binary(max_size=6), cut=st.integers(0, 40))
def test_a_damaged_archive_is_read_or_refused(at: int, new: bytes, cut: int) -> None:
    damaged = ARCHIVE[:at] + new + ARCHIVE[at + cut :]
    try:
        files = files_of(damaged)
    except EditionError:
        return
    assert files.keys() <= set(ALL_FILES)
    assert sum(map(len, files.values())) <= MOST_WHOLE_BYTES


@settings(deadline=None, max_examples=300)
@given(st.binary(max_size=400))
def test_no_archive_at_all(content: bytes) -> None:
    assert "no zip, or it is damaged" in problem(content)


def linked(entry: zipfile.ZipInfo) -> None:
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16


def squeezed_otherwise(entry: zipfile.ZipInfo) -> None:
    entry.compress_type = zipfile.ZIP_LZMA


ONE = ("edition.toml", b"id")
HOSTILE = [
    (zipped(("../edition.toml", b"")), '"../edition.toml": its path is not allowed'),
    (zipped(("/edition.toml", b"")), '"/edition.toml": its path is not allowed'),
    (zipped(("a/b/edition.toml", b"")), "its path is not allowed"),
    (zipped(("a/../edition.toml", b"")), "its path is not allowed"),
    (zipped(("./edition.toml", b"")), "its path is not allowed"),
    (zipped(("C:edition.toml", b"")), "this name is not allowed"),
    (zipped(("C:/edition.toml", b"")), "this name is not allowed"),
    (zipped(("a\\edition.toml", b"")), "this name is not allowed"),
    (zipped(("edition.toml\x1b[2J", b"")), "this name is not allowed"),
    (zipped(("..", b"")), '"..": an edition has no such file'),
    (zipped(ONE, ("draft.jsonl", b"")), '"draft.jsonl": an edition has no such file; its files are edition'),
    (zipped(ONE, ("key", b"")), "an edition has no such file"),
    (zipped(ONE, ("EDITION.TOML", b"")), "an edition has no such file"),
    (zipped(("a/edition.toml", b""), ("b/opus.toml", b"")), "the files lie in different folders"),
    (zipped(("a/edition.toml", b""), ("opus.toml", b"")), "the files lie in different folders"),
    (zipped(ONE, ONE), '"edition.toml": this file is there twice'),
    (zipped(ONE, change=linked), "it is a link"),
    (zipped(ONE, change=squeezed_otherwise), "it is squeezed in a way that is not supported"),
    (zipped(), "it is empty"),
    (zipped(("folder/", b"")), "it is empty"),
    (zipped(*((f"{n}", b"") for n in range(14))), "it has 14 entries"),
    (zipped(("edition.toml", bytes(MOST_BYTES + 1))), '"edition.toml": it is too large'),
    (zipped(*((name, bytes(MOST_BYTES)) for name in ALL_FILES)), "its files are too large"),
    (bytes(MOST_ARCHIVE_BYTES + 1), "it is too large"),
]


@pytest.mark.parametrize(("archive", "message"), HOSTILE)
def test_hostile_archives_are_refused(archive: bytes, message: str) -> None:
    assert message in problem(archive)


def changed(archive: bytes, local: int, central: int, value: bytes) -> bytes:
    """The first entry with another field, in its own header and in the directory."""
    data = bytearray(archive)
    for mark, offset in ((b"PK\x03\x04", local), (b"PK\x01\x02", central)):
        at = data.index(mark) + offset
        data[at : at + len(value)] = value
    return bytes(data)


def test_an_encrypted_one() -> None:
    assert "it is encrypted" in problem(changed(zipped(ONE), 6, 8, b"\x01\x00"))


def test_a_bomb_that_lies_about_its_size() -> None:
    bomb = zipped(("edition.toml", bytes(50_000_000)))
    assert len(bomb) < 100_000
    assert "it is too large" in problem(bomb)
    lying = changed(bomb, 22, 24, struct.pack("<L", 100))
    assert problem(lying)


def test_a_name_that_goes_on_behind_a_nul() -> None:
    archive = zipped(("edition.toml_hidden", b""))
    assert "this name is not allowed" in problem(
        archive.replace(b"edition.toml_hidden", b"edition.toml\0hidden")
    )


# Files and folders.


def test_export_and_import(tmp_path: Path, box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    box.replace("edition.toml", 'id = "koechel"', 'id = "my_box"')
    box.write("words.toml", '[ru.opus]\nfigaro = "Свадьба"\n'.encode())
    done = runner.invoke(app, ["export", str(box.folder), "box.zip"])
    assert (done.exit_code, done.stdout.startswith("box.zip is ready.")) == (0, True)
    assert "share the file only with people who own the box" in done.stdout
    # What is there is not overwritten.
    again = runner.invoke(app, ["export", str(box.folder), "box.zip"])
    assert (again.exit_code, again.stderr) == (1, "box.zip is there already; nothing was changed\n")
    done = runner.invoke(app, ["import", "box.zip"])
    assert (done.exit_code, done.stdout) == (
        0,
        "my_box is ready. Play with it:  lacrimosa serve --edition my_box\n",
    )
    assert load("./my_box").digest == box.load().digest
    assert load("./my_box").words == box.load().words
    again = runner.invoke(app, ["import", "box.zip"])
    assert (again.exit_code, again.stderr) == (1, "my_box is there already; nothing was changed\n")
    assert runner.invoke(app, ["import", "box.zip", "--to", "elsewhere"]).exit_code == 0
    assert load(tmp_path / "elsewhere").id == "my_box"


def test_import_of_what_is_no_edition_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.zip").write_bytes(archive_of({**GOOD, "opus.toml": b"x = 1\n"}))
    done = runner.invoke(app, ["import", "bad.zip"])
    assert done.exit_code == 1
    assert done.stderr.startswith("opus.toml: x is unknown")
    assert done.stderr.endswith("nothing was changed\n")
    (tmp_path / "half.zip").write_bytes(archive_of({"edition.toml": GOOD["edition.toml"]}))
    assert "this file is missing" in runner.invoke(app, ["import", "half.zip"]).stderr
    assert "cannot be read" in runner.invoke(app, ["import", "nowhere.zip"]).stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.zip", "half.zip"]


def test_a_folder_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="nothing was changed"):
        write_folder({"edition.toml": b"x", "no/such/place": b"y"}, tmp_path / "box")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "box").symlink_to(tmp_path / "nowhere")
    with pytest.raises(EditionError, match="is there already"):
        write_folder({"edition.toml": b"x"}, tmp_path / "box")


def test_an_archive_may_be_so_large_and_no_larger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = archive_of(contents_of("koechel"), "koechel")
    filled = bytes(MOST_ARCHIVE_BYTES - len(archive)) + archive  # a zip may stand behind anything
    assert files_of(filled) == contents_of("koechel")
    with pytest.raises(EditionError, match="too large"):
        files_of(b"x" + filled)

    class Counted(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            assert size == MOST_ARCHIVE_BYTES + 1, "no more is read than is needed to know"
            return super().read(size)

    monkeypatch.setattr(Path, "open", lambda *_args, **_more: Counted(bytes(3 * MOST_ARCHIVE_BYTES)))
    with pytest.raises(EditionError, match="too large"):
        import_edition(tmp_path / "large.zip")


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "huge.zip").open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(EditionError, match="too large"):
        import_edition(tmp_path / "huge.zip")
