"""The key file: how it is made, when it is refused, and what is derived from it."""

import hmac
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from server.security.guarding import KEYS, OTHER_KEYS

from lacrimosa.server.security.keys import FILE, SIZE, BadKey, Keys, same_text, url_text

POSIX = pytest.mark.skipif(os.name != "posix", reason="file modes are of POSIX")
LOADER = (
    "import sys, pathlib; from lacrimosa.server.security.keys import Keys; "
    "print('ready', flush=True); sys.stdin.read(1); print(Keys.load(pathlib.Path(sys.argv[1])).secret.hex())"
)


def refused(folder: Path) -> str:
    with pytest.raises(BadKey) as caught:
        Keys.load(folder)
    return str(caught.value)


def test_a_key_is_made_once_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    first = Keys.load(folder)
    assert len(first.secret) == SIZE
    assert Keys.load(folder) == first
    assert [path.name for path in folder.iterdir()] == [FILE]
    assert Keys.load(tmp_path / "other") != first


@POSIX
def test_nobody_else_may_read_it_at_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    real = os.fsync

    def looking(handle: int) -> None:
        synced.append(stat.filemode(os.fstat(handle).st_mode))
        real(handle)

    monkeypatch.setattr(os, "fsync", looking)
    old = os.umask(0)
    try:
        Keys.load(tmp_path / "data")
    finally:
        os.umask(old)
    # Whole and closed to others before it gets its name; then the name itself is made durable.
    assert synced == ["-rw-------", "drwx------"]
    assert stat.filemode((tmp_path / "data" / FILE).stat().st_mode) == "-rw-------"


@POSIX
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o666, 0o601])
def test_a_key_open_to_others_is_refused(tmp_path: Path, mode: int) -> None:
    Keys.load(tmp_path)
    (tmp_path / FILE).chmod(mode)
    assert f"chmod 600 {tmp_path / FILE}" in refused(tmp_path)
    (tmp_path / FILE).chmod(0o600)
    Keys.load(tmp_path)


@pytest.mark.parametrize("content", [b"", b"x" * 31, b"x" * 33, b"x" * 1000, bytes(32)])
def test_a_damaged_key_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / FILE
    path.write_bytes(content)
    path.chmod(0o600)
    assert "is damaged" in refused(tmp_path)
    assert path.read_bytes() == content


@POSIX
def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a" / FILE).mkdir(parents=True)
    assert str(tmp_path / "a" / FILE) in refused(tmp_path / "a")
    (tmp_path / "b").mkdir()
    os.mkfifo(tmp_path / "b" / FILE, 0o600)
    assert "is no file" in refused(tmp_path / "b")
    (tmp_path / "c").write_text("no folder")
    assert "cannot be read or made" in refused(tmp_path / "c")


def test_processes_that_start_at_once_get_the_same_key(tmp_path: Path) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", LOADER, str(tmp_path / "data")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("g")
        process.stdin.flush()
    found = {process.communicate(timeout=60)[0].strip() for process in started}
    assert found == {Keys.load(tmp_path / "data").secret.hex()}
    assert [path.name for path in (tmp_path / "data").iterdir()] == [FILE]


def test_whoever_comes_second_takes_the_first_ones_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.link

    def overtaken(draft: Path, path: Path) -> None:
        path.write_bytes(KEYS.secret)
        path.chmod(0o600)
        real(draft, path)

    monkeypatch.setattr(os, "link", overtaken)
    assert Keys.load(tmp_path) == KEYS
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_purposes_have_different_keys() -> None:
    derived = {keys.derive(purpose) for keys in (KEYS, OTHER_KEYS) for purpose in ("a", "b", "fingerprint")}
    assert len(derived) == 6
    assert KEYS.secret not in derived


def test_parts_are_told_apart() -> None:
    signed = [KEYS.sign("a", *parts) for parts in ([], [""], ["", ""], ["ab", "c"], ["a", "bc"], ["abc"])]
    assert len(set(signed)) == 6
    assert KEYS.sign("a", "\ud800") != KEYS.sign("a", "?")


def test_the_fingerprint_compares_and_the_key_is_not_shown(tmp_path: Path) -> None:
    assert KEYS.fingerprint() == Keys(KEYS.secret).fingerprint() != OTHER_KEYS.fingerprint()
    for shown in (repr(KEYS), KEYS.fingerprint()):
        assert KEYS.secret.hex()[:8] not in shown
        assert repr(KEYS.secret)[2:10] not in shown


def test_texts_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[bytes, bytes]] = []

    def compare(first: bytes, second: bytes) -> bool:
        calls.append((first, second))
        return True

    monkeypatch.setattr(hmac, "compare_digest", compare)
    assert same_text("abc", "abd")
    assert calls == [(b"abc", b"abd")]


@pytest.mark.parametrize("given", ["", "ab", "abcd", "abd", "abé", "\ud800bc", "abc\n"])
def test_other_texts_are_not_the_same(given: str) -> None:
    assert same_text("abc", "abc")
    assert not same_text("abc", given)


def test_texts_for_addresses_have_no_padding() -> None:
    assert url_text(b"\xff\xfe\xfd\xfc") == "__79_A"
