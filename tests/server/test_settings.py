"""Settings: defaults, the file, what the command line changes, and what is said about mistakes."""

import os
from pathlib import Path

import msgspec
import pytest

from lacrimosa.server.settings import (
    FILE,
    MOST_BYTES,
    BadSettings,
    Limits,
    Settings,
    default_workers,
    read_settings,
)


def write(folder: Path, text: str | bytes) -> None:
    (folder / FILE).write_bytes(text.encode() if isinstance(text, str) else text)


def complaint(folder: Path, **overrides: object) -> str:
    with pytest.raises(BadSettings) as caught:
        read_settings(folder, **overrides)
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_without_a_file_everything_has_a_default(tmp_path: Path) -> None:
    settings = read_settings(tmp_path / "not yet there")
    assert settings == Settings(data=tmp_path / "not yet there")
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", 1791, "")
    assert settings.open_browser
    assert settings.limits == Limits(enabled=True)
    assert (settings.limits.body_bytes, settings.limits.message_bytes) == (262144, 16384)


def test_defaults_keep_their_own_rules() -> None:
    settings = Settings(data=Path("x"))
    again = msgspec.convert({**msgspec.structs.asdict(settings), "limits": {}}, Settings)
    assert again == settings
    assert msgspec.convert(msgspec.to_builtins(Limits()), Limits) == Limits()


@pytest.mark.parametrize(("cores", "workers"), [(None, 2), (1, 2), (2, 2), (3, 2), (5, 4), (64, 4)])
def test_workers_leave_a_core_free_but_are_two_at_least(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, workers: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert default_workers() == workers
    assert Settings(data=Path("x")).bot_workers == workers


def test_the_file_counts_and_options_count_more(tmp_path: Path) -> None:
    write(tmp_path, 'port = 80\nhost = "0.0.0.0"\nbot_seconds = 5\n[limits]\nsockets = 7\nopen_tables = 3\n')
    settings = read_settings(tmp_path, port=8080, host=None, limits={"open_tables": 4})
    assert (settings.host, settings.port, settings.bot_seconds) == ("0.0.0.0", 8080, 5.0)
    assert (settings.limits.sockets, settings.limits.open_tables) == (7, 4)
    assert settings.limits.watchers_per_table == Limits().watchers_per_table


def test_a_lease_lasts_as_long_as_two_thoughts_unless_set(tmp_path: Path) -> None:
    assert read_settings(tmp_path).bot_lease == 60.0
    write(tmp_path, "bot_seconds = 5\n")
    assert read_settings(tmp_path).bot_lease == 10.0
    assert read_settings(tmp_path, bot_lease_seconds=2.5).bot_lease == 2.5


def test_limits_may_be_given_whole(tmp_path: Path) -> None:
    write(tmp_path, "[limits]\nsockets = 7\n")
    assert read_settings(tmp_path, limits=Limits(enabled=False)).limits == Limits(enabled=False)


def test_a_byte_order_mark_and_a_last_slash_do_no_harm(tmp_path: Path) -> None:
    write(tmp_path, b'\xef\xbb\xbfpublic_url = "https://game.example.org/"\nbehind_proxy = true\n')
    assert read_settings(tmp_path).public_url == "https://game.example.org"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("prot = 80", '"prot" is no setting; did you mean port?'),
        ("[limits]\nsocket = 80", '"socket" is no setting of limits; did you mean sockets'),
        ('port = "x"', 'port is "x"; it must be a whole number from 0 to 65535'),
        ("port = 70000", "port is 70000; it must be a whole number from 0 to 65535"),
        ("port = 99999999999999999999", "port is a huge number; it must be a whole number"),
        ("open_browser = 1", "open_browser is 1; it must be true or false"),
        ("bot_workers = false", "bot_workers is false; it must be a whole number from 1 to 64"),
        ("bot_lease_seconds = -1", "bot_lease_seconds is -1; it must be a number up to 3600, or 0 for twice"),
        ('log_format = "xml"', 'log_format is "xml"; it must be "text" or "json"'),
        ('log_level = "loud"', 'log_level is "loud"; it must be "debug", "info", "warning" or "error"'),
        ("limits = 3", "limits is 3; it must be a table of limits, [limits]"),
        ("[limits]\nsockets = 0", "limits.sockets is 0; it must be a whole number from 1 to 1000000"),
        ("[limits]\nrequests_per_second = nan", "limits.requests_per_second is nan; it must be a number"),
        ("[limits]\nbody_bytes = 1", "limits.body_bytes is 1; it must be a whole number from 1024"),
        ('host = "a b"', 'host is "a b"; it must be an address or a name'),
        ("host = 1979-05-27", "host is 1979-05-27; it must be an address"),
        ('public_url = "game.example.org"', "public_url is"),
        ('public_url = "https://game.example.org/lacrimosa"', "without a path"),
        ('public_url = "https://a:99999"', "public_url is"),
        ('allowed_origins = ["https://a/"]', 'allowed_origins is ["https://a/"]; it must be a list'),
        ('allowed_origins = ["https://a:0"]', "allowed_origins is"),
        ('allowed_origins = "https://a"', 'allowed_origins is "https://a"; it must be a list'),
        ("behind_proxy = true", "behind_proxy needs public_url"),
        ('trusted_proxies = ["::1"]', "trusted_proxies needs public_url"),
        ('trusted_proxies = "::1"', 'trusted_proxies is "::1"; it must be a list of addresses and networks'),
        ('trusted_proxies = ["*"]', 'trusted_proxies is ["*"]; it must be a list of addresses'),
        ('trusted_proxies = ["proxy"]', 'trusted_proxies is ["proxy"]; it must be'),
        ('trusted_proxies = ["127.0.0.1", "10.0.0.1/8"]', 'trusted_proxies is ["127.0.0.1", "10.0.0.1/8"]'),
        ('trusted_proxies = ["0.0.0.0/0"]', "trusted_proxies is"),
        ('trusted_proxies = ["::/0"]', "trusted_proxies is"),
        ("trusted_proxies = [1]", "trusted_proxies is"),
        (
            'trusted_proxies = ["::1"]\nbehind_proxy = false\npublic_url = "https://a"',
            "trusted_proxies does not go with behind_proxy = false",
        ),
        ('data = "elsewhere"', "data cannot be set here"),
        ("port =", "this is not TOML"),
        (b"host = '\xff'", "this is not UTF-8"),
    ],
)
def test_mistakes_in_the_file_are_explained(tmp_path: Path, text: str | bytes, expected: str) -> None:
    write(tmp_path, text)
    found = complaint(tmp_path)
    assert found.startswith(f"{tmp_path / FILE}: ")
    assert expected in found


def test_proxies_are_named_or_on_this_computer(tmp_path: Path) -> None:
    assert read_settings(tmp_path).proxies == ()
    write(tmp_path, 'public_url = "https://game.example.org"\nbehind_proxy = true\n')
    assert read_settings(tmp_path).proxies == ("127.0.0.1", "::1")
    named = ["10.1.2.3", "fd00::/8"]
    assert read_settings(tmp_path, trusted_proxies=named).proxies == ("10.1.2.3", "fd00::/8")
    write(tmp_path, 'public_url = "https://game.example.org"\ntrusted_proxies = ["10.1.2.3", "fd00::/8"]\n')
    assert read_settings(tmp_path).proxies == ("10.1.2.3", "fd00::/8")
    assert complaint(tmp_path, trusted_proxies=["x"]).startswith(
        'option trusted_proxies is ["x"]; it must be'
    )


def test_files_without_end(tmp_path: Path) -> None:
    write(tmp_path, "x = " + "[" * 5000)
    assert "this is not TOML" in complaint(tmp_path)
    write(tmp_path, "#" * (MOST_BYTES + 1))
    assert "this file is too large" in complaint(tmp_path)


def test_mistakes_in_options_are_told_apart_from_the_file(tmp_path: Path) -> None:
    write(tmp_path, "port = 80\n")
    assert complaint(tmp_path, port=-1).startswith("option port is -1; it must be a whole number")
    assert complaint(tmp_path, prt=1).startswith('option "prt" is no setting; did you mean port')
    assert complaint(tmp_path, limits={"sockets": 0}).startswith("option limits.sockets is 0")
    assert complaint(tmp_path, behind_proxy=True).startswith("option behind_proxy needs public_url")


def test_a_password_is_not_repeated(tmp_path: Path) -> None:
    write(tmp_path, 'database = "mysql://anna:sesame@host/db"')
    text = complaint(tmp_path)
    assert "sesame" not in text
    assert "postgresql://" in text


@pytest.mark.parametrize("address", ["", "sqlite:////tmp/x.db", "postgresql://anna:sesame@host/db"])
def test_databases(tmp_path: Path, address: str) -> None:
    assert read_settings(tmp_path, database=address).database == address


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert "cannot be read" in complaint(tmp_path)


def test_every_field_says_what_it_must_be(tmp_path: Path) -> None:
    fields = [name for name in Settings.__struct_fields__ if name != "data"]
    for name in fields:
        assert f"option {name} is" in complaint(tmp_path, **{name: object()})
    for name in Limits.__struct_fields__:
        text = complaint(tmp_path, limits={name: object()})
        assert "; it must be " in text
        assert not text.endswith("it must be ")
