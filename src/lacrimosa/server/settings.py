"""What whoever runs the server may decide: defaults, settings.toml in the data folder, the command line."""

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NoReturn, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from lacrimosa.notation.errors import near, quoted

FILE: Final = "settings.toml"
# A file that people type; nothing honest comes near this size.
MOST_BYTES: Final = 100_000
MOST_WORKERS: Final = 4

# The description is the end of the sentence "it must be ...", so it says all that the check does.
Switch = Annotated[bool, Meta(description="true or false")]
Port = Annotated[int, Meta(ge=0, le=65535, description="a whole number from 0 to 65535")]
Amount = Annotated[int, Meta(ge=1, le=10**6, description="a whole number from 1 to 1000000")]
Bytes = Annotated[int, Meta(ge=1024, le=2**27, description="a whole number from 1024 to 134217728")]
Rate = Annotated[float, Meta(gt=0, le=10**6, description="a number above 0, at most 1000000")]
Seconds = Annotated[float, Meta(ge=1, le=3600, description="a number from 1 to 3600")]
LeaseSeconds = Annotated[
    float, Meta(ge=0, le=3600, description="a number up to 3600, or 0 for twice bot_seconds")
]
Effort = Annotated[float, Meta(ge=0.05, le=20, description="a number from 0.05 to 20")]
Workers = Annotated[int, Meta(ge=1, le=64, description="a whole number from 1 to 64")]
Host = Annotated[
    str, Meta(pattern=r"\A[0-9A-Za-z.:_-]{1,253}\Z", description='an address or a name, such as "127.0.0.1"')
]
Database = Annotated[
    str,
    Meta(
        pattern=r"\A(?:|sqlite:///.+|postgresql://.+)\Z",
        description='"" for a file in the data folder, or an address that begins with sqlite:/// or postgresql://',
    ),
]
PuzzleFile = Annotated[
    str, Meta(max_length=1000, description='"" for the shipped ones, or the path of a file')
]
Workshop = Annotated[Literal["", "on", "off"], Meta(description='"on", "off", or "" for on at home only')]
SharedSeed = Annotated[
    str,
    Meta(
        pattern=r"\A(?:|\S{16,200})\Z",
        description='"" or 16 to 200 signs without spaces that nobody can guess',
    ),
]
Folders = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=1000)], ...],
    Meta(max_length=100, description='a list of at most 100 folders, such as ["/srv/my_box"]'),
]
LogFormat = Annotated[Literal["text", "json"], Meta(description='"text" or "json"')]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    Meta(description='"debug", "info", "warning" or "error"'),
]
_BASE = r"https?://(?:[0-9A-Za-z._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?"
PublicUrl = Annotated[
    str,
    Meta(
        pattern=rf"\A(?:|{_BASE}/?)\Z",
        description='scheme and host without a path, such as "https://game.example.org"',
    ),
]
Origin = Annotated[str, Meta(pattern=rf"\A{_BASE}\Z")]
Origins = Annotated[
    tuple[Origin, ...],
    Meta(description='a list of schemes and hosts, such as ["https://game.example.org"]'),
]


Proxies = Annotated[
    tuple[str, ...],
    Meta(description='a list of addresses and networks, such as ["127.0.0.1", "::1", "10.0.0.0/8"]'),
]
Networks = Annotated[
    tuple[str, ...],
    Meta(description='a list of addresses and networks, such as ["192.168.1.7", "fd00::/8"]'),
]
_SERVICE = r"(?:\*\.)?(?:[a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}(?::[0-9]{1,5})?"
Services = Annotated[
    tuple[Annotated[str, Meta(pattern=rf"\A{_SERVICE}\Z")], ...],
    Meta(max_length=100, description='a list of hosts, such as ["push.example.org", "*.push.example.org"]'),
]
Contact = Annotated[
    str,
    Meta(
        pattern=r"\A(?:|mailto:[^\s@]{1,100}@[^\s@]{1,100}|https://\S{1,200})\Z",
        description='"" for public_url, or an address such as "mailto:me@example.org" or "https://example.org"',
    ),
]
# Chrome and what is made of it, Firefox, Edge, Safari.
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
LOOPBACK: Final = ("127.0.0.1", "::1")


class BadSettings(ValueError):
    """One line: which file and field, what is wrong, and what would be right."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is allowed per time and at once. `enabled = false` lifts all of it but the sizes in bytes."""

    enabled: Switch = True
    # HTTP requests: per_second in the long run, burst at once; ten files of the page count as one. One
    # address may be a whole school.
    requests_per_second: Rate = 20.0
    requests_burst: Amount = 80
    address_requests_per_second: Rate = 60.0
    address_requests_burst: Amount = 240
    # Messages of one socket, choices among them.
    messages_per_second: Rate = 10.0
    messages_burst: Amount = 40
    sockets_per_identity: Amount = 12
    sockets_per_address: Amount = 60
    sockets: Amount = 2000
    # Without this one, whoever wants no limit per identity would take a new identity every time.
    people_per_address_per_hour: Amount = 60
    tables_per_hour: Amount = 30
    # Created and not yet started.
    open_tables: Amount = 10
    # Running games in which no person has a seat; those that everybody left count for their host.
    bot_tables: Amount = 3
    tables_in_memory: Amount = 500
    watchers_per_table: Amount = 50
    # Browsers and webhooks that tell a person of their tables.
    subscriptions_per_person: Amount = 10
    # What a table's log holds besides the choices that stand: taken back, lent, arranged. Its people share it
    # evenly; whoever has used up their part can still choose.
    table_entries: Amount = 20_000
    table_changes_per_second: Rate = 2.0
    table_changes_burst: Amount = 120
    # Lines and seals of one person, at all tables together.
    talk_per_minute: Amount = 20
    talk_burst: Amount = 10
    # At one table: a fifth of them for each seat, and for all who only look on.
    talk_per_table: Amount = 2000
    # Open tables of one person that strangers may find.
    listed_tables: Amount = 3
    body_bytes: Bytes = 256 * 1024
    message_bytes: Bytes = 16 * 1024


def default_workers() -> int:
    """One core stays free for the server itself; but with one alone people would wait for each other."""
    return min(MOST_WORKERS, max(2, (os.cpu_count() or 1) - 1))


def default_reviewers() -> int:
    return min(2, os.cpu_count() or 1)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a server is started with."""

    data: Path
    host: Host = "127.0.0.1"
    port: Port = 1791
    database: Database = ""
    open_browser: Switch = True
    # What links begin with when people reach the server by another name than its own, as behind a proxy.
    public_url: PublicUrl = ""
    # The proxies that are believed about who is asking and whether it was over https; nobody else is.
    trusted_proxies: Proxies = ()
    # The same in short, for a proxy on this computer.
    behind_proxy: Switch = False
    allowed_origins: Origins = ()
    log_format: LogFormat = "text"
    log_level: LogLevel = "info"
    bot_workers: Workers = msgspec.field(default_factory=default_workers)
    # For one try at one choice; after that the worker is replaced and the question asked again. After three
    # tries the choice is made at random.
    bot_seconds: Seconds = 30.0
    # The same for a bot from a file (serve --bot); after that its move is forfeited.
    user_bot_seconds: Seconds = 3.5
    # Where processes share a database: so long one has a table's bots for itself before another may come in,
    # if it does not say that it goes on. What was shorter than a thought would be thought twice.
    bot_lease_seconds: LeaseSeconds = 0.0
    # Processes that review finished games, at low priority and only while somebody waits.
    review_workers: Workers = msgspec.field(default_factory=default_reviewers)
    # How many games are played out for a review, by what is usual; fewer are quicker and less sure.
    review_effort: Effort = 1.0
    # A review is worked on for so long after somebody has asked for it. Browsers let pages in the background
    # ask once a minute.
    review_patience_seconds: Seconds = 90.0
    # Whether people may type in editions of their own, kept in the data folder. "" is "on" where only this
    # computer can ask.
    workshop: Workshop = ""
    # Servers with the same seed have the same daily commissions; whoever knows it can know those to come. ""
    # is a seed of this server's own.
    daily_seed: SharedSeed = ""
    # Whether the ladder's bots play each day's commission too, in the background.
    daily_bots: Switch = True
    # A file of puzzles in the place of the shipped ones.
    puzzles: PuzzleFile = ""
    # Folders of editions to offer, besides those in editions/ in the data folder.
    editions: Folders = ()
    # Whether people may be told that a table waits for them, by their browser's push service and at addresses
    # of their own. Both need public_url. Until then nothing leaves this computer.
    push: Switch = False
    webhooks: Switch = False
    push_services: Services = PUSH_SERVICES
    # Whom a push service turns to if something is wrong with the messages.
    push_contact: Contact = ""
    # Where they may lead besides the internet: without this nobody reaches the computers around the server.
    # Addresses in there may be http, and have any port.
    inside_networks: Networks = ()
    limits: Limits = Limits()

    @property
    def edition_folders(self) -> tuple[Path, ...]:
        """The folders of `editions`, seen from the data folder."""
        return tuple(self.data / folder for folder in self.editions)

    @property
    def proxies(self) -> tuple[str, ...]:
        """The proxies of `trusted_proxies` and `behind_proxy`."""
        return self.trusted_proxies or (LOOPBACK if self.behind_proxy else ())

    @property
    def contact(self) -> str:
        """The setting `push_contact`, decided; "" if there is none."""
        return self.push_contact or (self.public_url if self.public_url.startswith("https:") else "")

    @property
    def has_workshop(self) -> bool:
        """The setting `workshop`, decided."""
        if self.workshop:
            return self.workshop == "on"
        return self.host in (*LOOPBACK, "localhost") and not (self.public_url or self.proxies)

    @property
    def bot_lease(self) -> float:
        """The seconds of `bot_lease_seconds`, decided."""
        return self.bot_lease_seconds or 2 * self.bot_seconds


def read_settings(data: Path, **overrides: object) -> Settings:
    """The file in the data folder if there is one, then every override that is not None.

    `limits` may be a mapping; it then changes only the limits it names.
    """
    path = data / FILE
    written = _read_file(path)
    if "data" in written:
        raise BadSettings(f"{path}: data cannot be set here; it is the folder of this file")
    _checked(f"{path}: ", written, data)
    given = {name: value for name, value in overrides.items() if value is not None}
    merged = written | given
    limits = given.get("limits")
    if isinstance(limits, Mapping):
        merged["limits"] = {**written.get("limits", {}), **limits}
    # The file alone was right, so what is wrong now is an option.
    settings = _checked("option ", merged, data)
    name = "trusted_proxies" if settings.trusted_proxies else "behind_proxy"
    source = "option " if name in given else f"{path}: "
    if settings.proxies and not settings.public_url:
        raise BadSettings(f"{source}{name} needs public_url; it must be {_right('public_url')}")
    if settings.trusted_proxies and merged.get("behind_proxy") is False:
        raise BadSettings(f"{source}{name} does not go with behind_proxy = false; leave that out")
    _check_senders(
        settings, {name: "option " if name in given else f"{path}: " for name in Settings.__struct_fields__}
    )
    return msgspec.structs.replace(settings, public_url=settings.public_url.rstrip("/"))


def _check_senders(settings: Settings, source: Mapping[str, str]) -> None:
    for name in ("push", "webhooks"):
        if getattr(settings, name) and not settings.public_url:
            raise BadSettings(f"{source[name]}{name} needs public_url; it must be {_right('public_url')}")
    if settings.push and not settings.contact:
        raise BadSettings(f"{source['push']}push needs push_contact; it must be {_right('push_contact')}")


def is_set(data: Path, name: str) -> bool:
    """Whether the file in the data folder says something about a setting."""
    return name in _read_file(data / FILE)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return {}
    except OSError as problem:
        raise BadSettings(f"{path}: this file cannot be read: {problem.strerror}") from None
    if len(content) > MOST_BYTES:
        raise BadSettings(f"{path}: this file is too large; it may have {MOST_BYTES} bytes")
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadSettings(f"{path}: this is not UTF-8 text; save the file as UTF-8") from None
    except tomllib.TOMLDecodeError as problem:
        raise BadSettings(f"{path}: this is not TOML: {problem}") from None
    except (ValueError, RecursionError):
        # Digits or brackets without end.
        raise BadSettings(f"{path}: this is not TOML: a number is too long or nested too deeply") from None


def _checked(source: str, values: Mapping[str, Any], data: Path) -> Settings:
    try:
        settings = msgspec.convert({**values, "data": data}, Settings)
    except msgspec.ValidationError as problem:
        _explain(source, values, str(problem))
    for name in ("public_url", "allowed_origins"):
        addresses = getattr(settings, name)
        for address in [addresses] if isinstance(addresses, str) else addresses:
            if not _port_ok(address):
                _refuse(source, name, addresses)
    if not all(map(_is_network, settings.trusted_proxies)):
        _refuse(source, "trusted_proxies", settings.trusted_proxies)
    if not all(map(_is_network, settings.inside_networks)):
        _refuse(source, "inside_networks", settings.inside_networks)
    return settings


def _is_network(text: str) -> bool:
    """An address or a network; but not the network of everybody."""
    try:
        return ipaddress.ip_network(text).prefixlen > 0
    except ValueError:
        return False


def _port_ok(address: str) -> bool:
    try:
        return urlsplit(address).port != 0
    except ValueError:
        return False


def _explain(source: str, values: Mapping[str, Any], message: str) -> NoReturn:
    """From msgspec's words, such as "Expected `int`, got `str` - at `$.limits.sockets`"."""
    problem, _, path = message.rpartition(" - at `$")
    steps = re.findall(r"\.(\w+)", path)
    unknown = re.match(r"Object contains unknown field `(.*)`", problem or message, re.DOTALL)
    if unknown:
        name = unknown[1]
        known = _fields(Limits if steps else Settings)
        inside = " of limits" if steps else ""
        raise BadSettings(f"{source}{quoted(name)} is no setting{inside}{near(name, known)}")
    value: Any = values
    for step in steps:
        value = value[step]
    _refuse(source, ".".join(steps), value)


def _refuse(source: str, field: str, value: object) -> NoReturn:
    # An address of a database may hold a password, and a seed is one.
    shown = "not right" if field in ("database", "daily_seed") else _shown(value)
    raise BadSettings(f"{source}{field} is {shown}; it must be {_right(field)}")


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_shown(item) for item in value[:5])}]"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
    return quoted(str(value)).strip('"')


def _fields(kind: type[msgspec.Struct]) -> list[str]:
    return [name for name in kind.__struct_fields__ if name != "data"]


def _right(field: str) -> str:
    """What a field must be, out of its type."""
    outer, _, inner = field.partition(".")
    if outer == "limits" and not inner:
        return "a table of limits, [limits]"
    hints = get_type_hints(Limits if inner else Settings, include_extras=True)
    meta = hints[inner or outer].__metadata__[0]
    assert isinstance(meta, Meta)
    return meta.description or ""
