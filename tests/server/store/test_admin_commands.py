"""`lacrimosa admin` as people type it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.store.using import in_store, log_of, playing
from typer.testing import CliRunner, Result

from lacrimosa.cli.admin import app
from lacrimosa.server.data_dir import database_url, default_data_dir
from lacrimosa.server.store.store import Store


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with one table in its database."""
    folder = tmp_path / "data"
    in_store(database_url(folder), lambda store: store.create("t", [b"1", b"2"], 1, playing("anna")))
    return folder


def test_backup_and_restore(data: Path, tmp_path: Path) -> None:
    done = run("backup", tmp_path / "backup", "--data", data)
    assert done.exit_code == 0, done.output
    assert "keep that too" in done.output
    assert run("restore", tmp_path / "backup", "--data", data).exit_code == 2
    done = run("restore", tmp_path / "backup", "--data", data, "--force")
    assert done.exit_code == 0, done.output
    assert "lacrimosa.db.before-restore" in done.output.replace("\n", "")
    assert run("restore", tmp_path / "backup", "--data", tmp_path / "new").exit_code == 0
    assert in_store(database_url(tmp_path / "new"), lambda store: log_of(store, "t")) == [b"1", b"2"]


def test_export_and_import(data: Path, url: str, tmp_path: Path) -> None:
    assert run("export", tmp_path / "export", "--data", data).exit_code == 0
    done = run("import", tmp_path / "export", "--database", url)
    assert (done.exit_code, done.output) == (0, "1 tables and 0 people are taken over.\n")
    assert "1 tables were here already" in run("import", tmp_path / "export", "--database", url).output
    assert run("export", tmp_path / "one", "--database", url, "--table", "t").exit_code == 0


def test_export_and_import_through_a_pipe(data: Path, tmp_path: Path) -> None:
    code = "from lacrimosa.cli.admin import app; app()"
    command = [sys.executable, "-c", code]
    out = subprocess.run(
        [*command, "export", "-", "--data", str(data)], capture_output=True, check=True
    ).stdout
    assert json.loads(out.splitlines()[0])["kind"] == "lacrimosa"
    again = [*command, "import", "-", "--data", str(tmp_path / "new")]
    subprocess.run(again, input=out, capture_output=True, check=True)
    cut = subprocess.run(again, input=out[:-20], capture_output=True, check=False)
    assert (cut.returncode, cut.stderr.count(b"\n")) == (2, 1)
    assert cut.stderr.startswith(b"lacrimosa: line ")
    assert in_store(database_url(tmp_path / "new"), lambda store: log_of(store, "t")) == [b"1", b"2"]


def test_an_export_that_is_not_read_to_the_end_ends_quietly(data: Path) -> None:
    async def fill(store: Store) -> None:
        for number in range(100):
            await store.create(f"u{number}", [b"x" * 10_000], 1, playing())

    in_store(database_url(data), fill)
    code = "from lacrimosa.cli.admin import app; app()"
    command = [sys.executable, "-c", code, "export", "-", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert child.stdout.read(10) == b'{"kind":"l'
        child.stdout.close()
        assert (child.stderr.read(), child.wait(30)) == (b"", 1)


def test_stats(data: Path, tmp_path: Path) -> None:
    shown = run("stats", "--data", data)
    assert shown.exit_code == 0
    assert "tables, playing" in shown.output
    printed = run("stats", "--data", data, "--json", "-")
    counts = json.loads(printed.output)
    assert counts["bytes"] > 10_000
    assert counts == {"tables": {"playing": 1}, "people": 0, "entries": 2, "bytes": counts["bytes"]}
    assert run("stats", "--data", data, "--json", tmp_path / "counts").output == shown.output
    assert json.loads((tmp_path / "counts").read_text()) == counts


def test_the_settings_of_the_data_folder_name_the_database(data: Path, pg_url: str) -> None:
    in_store(pg_url, lambda store: store.create("other", [b"1"], 1, playing(status="over")))
    (data / "settings.toml").write_text(f'database = "{pg_url}"\n')
    assert json.loads(run("stats", "--data", data, "--json", "-").output)["tables"] == {"over": 1}


def test_mistakes_get_one_clear_line_and_code_2(data: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    text = tmp_path / "text"
    text.write_text("dies irae\n")
    (empty / "lacrimosa.db").touch()
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / "settings.toml").write_text("nonsense")
    cases: list[tuple[str, list[str | Path]]] = [
        ("there is no database", ["stats", "--data", tmp_path / "nowhere"]),
        ("no server has used it", ["stats", "--data", empty]),
        ("no server has used it", ["backup", tmp_path / "x", "--data", empty]),
        ("there is no database x", ["stats", "--data", data, "--database", "sqlite:///x"]),
        ("no kind of database", ["stats", "--database", "mysql://x"]),
        ("names no file", ["stats", "--database", "sqlite:"]),
        ("not a database", ["stats", "--database", f"sqlite:///{text}"]),
        ("not TOML", ["stats", "--data", bad]),
        ("no table", ["export", "-", "--table", "unknown", "--data", data]),
        ("exists", ["export", text, "--data", data]),
        ("No such file", ["export", tmp_path / "no" / "folder", "--data", data]),
        ("No such file", ["import", tmp_path / "missing", "--data", data]),
        ("line 1: this is no export", ["import", text, "--data", data]),
        ("no backup of SQLite", ["restore", text, "--data", data]),
        ("there is no file", ["restore", tmp_path / "missing", "--data", data]),
        ("cannot open", ["stats", "--database", "postgresql://nobody@127.0.0.1:1/x"]),
        ("No such file", ["stats", "--data", data, "--json", tmp_path / "no" / "folder"]),
    ]
    for reason, arguments in cases:
        done = run(*arguments)
        assert done.exit_code == 2, arguments
        assert reason in done.output, arguments
        assert (done.output[:11], done.output.count("\n")) == ("lacrimosa: ", 1), done.output


def test_the_usual_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("LACRIMOSA_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_data_dir() == tmp_path / ".local" / "share" / "lacrimosa"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert default_data_dir() == tmp_path / "xdg" / "lacrimosa"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_data_dir() == tmp_path / "Library" / "Application Support" / "lacrimosa"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert default_data_dir() == tmp_path / "local" / "lacrimosa"
    monkeypatch.setenv("LACRIMOSA_DATA", str(tmp_path / "mine"))
    assert default_data_dir() == tmp_path / "mine"
    assert database_url(Path("relative")) == f"sqlite:///{os.getcwd()}/relative/lacrimosa.db"
