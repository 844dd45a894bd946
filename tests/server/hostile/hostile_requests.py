"""Hostile HTTP requests: well-formed ones that must be refused in our own words."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from server.hostile.hostile_bodies import routes, speeches, wrong_route_bodies, wrong_speeches
from server.hostile.hostile_values import words, written
from server.hostile.hostile_wire import Asked, Headers
from server.hostile.hostile_world import DUEL, OPEN, World
from server.visiting import Person

# How the server may answer: with a Refusal, or with an Answer that holds one; to what is no HTTP with a plain
# 4xx; and if somebody stops in the middle of a request and hangs up, not at all.
REFUSAL, ANSWER, BROKEN, UNFINISHED = "refusal", "answer", "broken", "unfinished"
BIG = 300_000  # more than a body may have
READS = ("", "/update", "/links", "/steps", "/steps/0", "/record", "/review/0")
ACTS = ("/start", "/leave", "/rematch")
METHODS = words("PUT DELETE TRACE PROPFIND LOCK SEARCH REPORT MKCOL PURGE")
MEDIA_TYPES = words("text/plain application/x-www-form-urlencoded multipart/form-data;boundary=x json */*")
MEDIA_TYPES += ["application/json5", "application/x-msgpack", "application/problem+json", "\xff;;=", ""]


@dataclass(frozen=True)
class Blow:
    """Bytes for the server, and the answer that is wanted."""

    what: str
    data: bytes
    want: str = REFUSAL
    has_body: bool = True  # the answer, that is


@dataclass(frozen=True)
class Aim:
    """Where requests go."""

    world: World
    host: str

    def cookie(self, person: Person) -> str:
        return f"lacrimosa={person.cookie}"

    def headers(self, person: Person) -> Headers:
        return (("Cookie", self.cookie(person)), ("Origin", f"http://{self.host}"))

    def blow(
        self, method: str, path: str, headers: Headers, body: str | bytes | None = None, want: str = REFUSAL
    ) -> Blow:
        data = body.encode() if isinstance(body, str) else body
        asked = Asked(method, path, headers, data)
        what = f"{method} {path[:80]} {(data or b'')[:80]!r}"
        return Blow(what, asked.written(self.host), want, has_body=method != "HEAD")

    def path(self, kind: str, rest: str = "") -> str:
        return f"/api/tables/{self.world.tables[kind]}{rest}"

    def good(self) -> list[tuple[str, str, Person, str]]:
        """Requests that would do something."""
        found = [(one.method, one.path, one.person, written(one.parts)) for one in routes(self.world)]
        for one in speeches(self.world):
            found.append(("POST", f"/api/tables/{one.table}/messages", one.person, written(one.parts)))
        return found


def all_requests(aim: Aim, rng: random.Random) -> Iterator[Blow]:
    yield from bodies(aim)
    yield from contents(aim)
    yield from ids(aim, rng)
    yield from parameters(aim)
    yield from paths(aim)


def bodies(aim: Aim) -> Iterator[Blow]:
    """Every field of every body and message, wrong in every way."""
    for route in routes(aim.world):
        for body in wrong_route_bodies(route):
            yield aim.blow(route.method, route.path, aim.headers(route.person), body)
    for speech in speeches(aim.world):
        for body in wrong_speeches(speech):
            path = f"/api/tables/{speech.table}/messages"
            yield aim.blow("POST", path, aim.headers(speech.person), body)


def contents(aim: Aim) -> Iterator[Blow]:
    """Good words in wrong clothes, and clothes without words."""
    for method, path, person, good in aim.good():
        who, data = aim.headers(person), good.encode()
        for kind in [None, *MEDIA_TYPES]:
            headers = who if kind is None else (*who, ("Content-Type", kind))
            asked = Asked(method, path, headers, data, json=False)
            yield Blow(f"{method} {path} as {kind!r}", asked.written(aim.host))
        odd = [b"", b" ", b"\xef\xbb\xbf" + data, good.encode("utf-16"), data[:-1], data + b"}", data * 2]
        odd += [b"[" + data + b"]", b"\xff" + data, data.replace(b'"', b'"\xed\xa0\x80', 1), b"null", b"0"]
        odd += [data.replace(b":", b":\x00", 1), b"[" * 100_000, b'{"a":' * 40_000, b'""', b"<x/>", b"a=b"]
        odd += [data[:-1] + b" " * BIG + b"}", b"\x1f\x8b\x08\x00", bytes(range(256))]
        for body in odd:
            yield aim.blow(method, path, who, body)


def ids(aim: Aim, rng: random.Random) -> Iterator[Blow]:
    """Tables that are somebody else's, that are not there, and that cannot be."""
    known = list(aim.world.tables.values())
    strange = ["".join(rng.choices("abcXYZ019_-", k=22)) for _ in range(3)]
    for table in known:
        strange += [table[:-1], table + "A", table[::-1], table.swapcase(), table + "%00", table + "%0A"]
    strange += ["%2e%2e", "..%2f..%2fetc", "%00", "%ff%fe", "null", "0", "-1", "*", "a" * 7_000, "%20"]
    strange += ["{table}", "'%20OR%201=1--", "%F0%9F%8E%B5", "x" * 21 + "%C3%A9", "x" * 22]
    for table in strange:
        for path in READS:
            yield aim.blow("GET", f"/api/tables/{table}{path}", aim.headers(aim.world.anna))
    eve = aim.headers(aim.world.eve)
    good = [(method, path.split("/"), body) for method, path, _, body in aim.good()]
    for table in [*known, *strange]:
        for path in READS:
            yield aim.blow("GET", f"/api/tables/{table}{path}", eve)
        for path in ACTS:
            yield aim.blow("POST", f"/api/tables/{table}{path}", eve, "{}")
        for method, steps, body in good:
            # With an invitation one may come to a table one did not know.
            if steps[2:3] == ["tables"] and len(steps) > 3 and steps[-1] not in ("look", "join", "watch"):
                yield aim.blow(method, "/".join(["/api/tables", table, *steps[4:]]), eve, body)


def parameters(aim: Aim) -> Iterator[Blow]:
    anna = aim.headers(aim.world.anna)

    def asked(path: str) -> Blow:
        return aim.blow("GET", path, anna)

    numbers = words("-1 1.5 1e3 +1 0x1 1_0 nan inf null true %00 %ff %D9%A3 [] 1,2 %201 1%0A 1;2")
    numbers += ["9" * 20, "9" * 5_000]
    for text in numbers:
        yield asked(f"{aim.path(DUEL, '/update')}?since={text}")
        yield asked(f"{aim.path(DUEL, '/steps')}?first={text}")
        yield asked(aim.path(DUEL, f"/steps/{text}"))
    for text in ["", *words("-1 nan NaN inf -inf 1e999 50.1 null 1_0 %00 0x1 1%201 1&wait=1")]:
        yield asked(f"{aim.path(DUEL, '/update')}?wait={text}")
    for text in ["", *words("4 -1 open OPEN null spectator%00 0%0A 00 me 0&look_from=0")]:
        yield asked(f"{aim.path(DUEL, '/steps')}?look_from={text}")
        yield asked(f"{aim.path(DUEL, '/steps/0')}?look_from={text}")
    table = "x" * 22
    for text in ["", "null", ".", "1.", f".{table}", f"-1.{table}", f"{'9' * 16}.{table}", "1.%00"]:
        yield asked(f"/api/tables?after={text}")
    for text in ["KOECHEL", "..%2fkoechel", "%00", "a" * 41, "0" * 64, "g" * 64, "koechel%00", "koechel%0A"]:
        yield asked(f"/api/editions/{text}")
    days = words("2026-02-30 9999-12-31 0000-01-01 1999-01-01 2026-1-1 20260101 today -1 %00 2026-01-01%00")
    for text in [*days, "2026-01-01%0A", "%D9%A2026-01-01"]:
        yield asked(f"/api/daily/{text}")
        yield aim.blow("POST", f"/api/daily/{text}/solo", anna)
    for text in words("2026-13 2026-00 9999-12 0000-01 26-1 2026-01%00 now"):
        yield asked(f"/api/daily/calendar/solo/{text}")
    for text in words("trio Solo solo%00 .. null"):
        yield asked(f"/api/daily/calendar/{text}/2026-01")
        yield aim.blow("POST", f"/api/daily/2026-01-01/{text}", anna)


def paths(aim: Aim) -> Iterator[Blow]:
    """Addresses that are none, and methods nobody offers."""
    anna = aim.headers(aim.world.anna)
    known = words("/assets/index.js /healthz /metrics /api/me /api/bots /api/openapi.json")
    known += words("/api/tables /api/records")
    known += [aim.path(DUEL), aim.path(DUEL, "/update"), aim.path(OPEN, "/join"), "/"]
    tails = words(r"x /x /.. /%2e%2e /../.. %00 /%00 /.git/config ~ .bak %0d%0aX:1 ;x /%252e%252e /* \..\..")
    tails += ["/" + "a" * 5_000, "/%F0%9F%8E%B5"]
    for path in known:
        for tail in tails:
            yield aim.blow("GET", path.rstrip("/") + "/" * (path == "/") + tail, anna)
        for method in METHODS:
            yield aim.blow(method, path, anna)
    for path in words("/admin /.env /schema /docs /api /api/ /static/../key /wp-login.php /key"):
        for method in ("GET", "POST", "DELETE"):
            yield aim.blow(method, path, anna)
