"""Requests by people who are not who they say, or from pages and names that are not ours."""

import random
import string
from collections.abc import Iterator

from server.hostile.hostile_requests import Aim, Blow
from server.hostile.hostile_wire import Headers
from server.hostile.hostile_world import DUEL, OPEN

SIGNS = string.ascii_letters + string.digits + "_-."
FORGERIES = 500  # of each, the cookie and the token


def all_visitors(aim: Aim, rng: random.Random) -> Iterator[Blow]:
    for headers in forged(aim, rng):
        yield aim.blow("GET", aim.path(DUEL), headers)
    yield from origins(aim)
    yield from hosts(aim)


def forged(aim: Aim, rng: random.Random) -> Iterator[Headers]:
    """Cookies and tokens we did not sign just so."""
    cookie, token = aim.world.anna.cookie, aim.world.program
    mutants = {_mutant(good, rng) for good in (cookie, token) for _ in range(FORGERIES)}
    parts, other = cookie.split("."), aim.world.bea.cookie.split(".")
    for change in ({0: "2"}, {1: other[1]}, {2: "1"}, {2: "00"}, {2: "-0"}, {3: other[3]}, {3: ""}, {1: ""}):
        mutants.add(".".join(change.get(place, part) for place, part in enumerate(parts)))
    for mutant in sorted(mutants - {cookie, token}):
        yield (("Cookie", f"lacrimosa={mutant}"),)
        yield (("Authorization", f"Bearer {mutant}"),)
    own = ("Cookie", aim.cookie(aim.world.anna))
    for text in ("Bearer x", "Bearer", f"Bearer {cookie}", f"bearer {token}x", f"Bearer {token} x"):
        # Who brings a token is not asked for a cookie any more.
        yield (own, ("Authorization", text))
    yield (own, ("Authorization", f"Bearer {token}"), ("Authorization", f"Bearer {token}"))
    yield (("Authorization", f"Basic {token}"),)
    odd = [f"lacrimosa={token}", f"Lacrimosa={cookie}", "a" * 7_000, "lacrimosa=" + "\xff" * 100, ";;;=;="]
    odd += [f"lacrimosa%3D{cookie}", f"x{cookie}", "lacrimosa", "lacrimosa=", f"lacrimosa={cookie * 20}"]
    for text in odd:
        yield (("Cookie", text),)


def _mutant(good: str, rng: random.Random) -> str:
    place = rng.randrange(len(good))
    return rng.choice(
        [
            good[:place] + rng.choice(SIGNS) + good[place + 1 :],
            good[:place] + good[place + 1 :],
            good[:place] + rng.choice(SIGNS) + good[place:],
            good[:place],
            good[:place] + good[place:].swapcase(),
        ]
    )


def origins(aim: Aim) -> Iterator[Blow]:
    """Good requests from the pages of other sites."""
    port, own = aim.host.partition(":")[2], f"http://{aim.host}"
    foreign = ["null", "", "https://evil.example", f"{own}.evil.example", f"https://{aim.host}", f"{own}#"]
    foreign += ["http://127.0.0.1", f"http://127.0.0.1:1{port}", f"http://localhost:{port}", f"{own}/"]
    foreign += [
        f"http://a@{aim.host}",
        "file://",
        f"http://[::1]:{port}",
        f"{own} {own}",
        "\xff",
        "a" * 5_000,
    ]
    for method, path, person, good in [*aim.good(), ("POST", aim.path(OPEN, "/leave"), aim.world.anna, "{}")]:
        cookie = ("Cookie", aim.cookie(person))
        variants: list[Headers] = [(cookie, ("Origin", origin)) for origin in foreign]
        variants += [(cookie,), (cookie, ("Cookie", "a=b")), (cookie, ("Origin", own), ("Origin", own))]
        for site in ("cross-site", "same-site"):
            variants.append((cookie, ("Origin", own), ("Sec-Fetch-Site", site)))
        for headers in variants:
            yield aim.blow(method, path, headers, good)


def hosts(aim: Aim) -> Iterator[Blow]:
    """Names under which this server is not reached."""
    foreign = ["evil.example", "127.0.0.1.evil.example", "", "evil", f"{aim.host}:1", f"a@{aim.host}", "[::1"]
    foreign += ["127.1", "0.0.0.0", "10.0.0.1", "localhost.evil.example", "a" * 300, "127.0.0.1,evil", "\xff"]
    cookie = ("Cookie", aim.cookie(aim.world.anna))
    for host in foreign:
        headers = (("Host", host), cookie, ("Origin", f"http://{host}"))
        yield aim.blow("GET", "/", headers)
        yield aim.blow("GET", "/api/me", headers)
        yield aim.blow("POST", "/api/tables", headers, "{}")
    own = ("Host", aim.host)
    for second in (own, ("Host", "evil.example"), ("Host", "")):
        yield aim.blow("GET", "/api/me", (own, second))
