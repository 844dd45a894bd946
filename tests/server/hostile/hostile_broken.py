"""Bytes that are hardly HTTP: heads without end, lengths and chunks that lie, half handshakes, noise."""

import random
from collections.abc import Iterator

from server.hostile.hostile_requests import BROKEN, UNFINISHED, Aim, Blow
from server.hostile.hostile_world import DUEL

UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION = "Sec-WebSocket-Version: 13\r\n"
BODY = b'{"name":"Anton"}'  # would be good


def all_broken(aim: Aim, rng: random.Random) -> Iterator[Blow]:
    for data in (*_heads(aim), *_lengths(aim), *_chunks(aim), *_handshakes(aim), *_noise(aim, rng)):
        yield Blow(repr(data[:120]), data, BROKEN)
    for data in _unfinished(aim):
        yield Blow(repr(data[-120:]), data, UNFINISHED)


def _heads(aim: Aim) -> Iterator[bytes]:
    host = f"Host: {aim.host}\r\n"
    firsts = ["GET", " GET /api/me HTTP/1.1", "GET /api/me HTTP/9.9", "GET api/me HTTP/1.1", "FOO / HTTP/1.1"]
    firsts += [
        "get /api/me HTTP/1.1",
        "GET /api/me FTP/1.1",
        "GET /api/m\u00e9 HTTP/1.1",
        "GET /a b HTTP/1.1",
    ]
    firsts += [
        "GET /api/me HTTP/1.1 x",
        "GET\t/ HTTP/1.1",
        "CONNECT evil.example:443 HTTP/1.1",
        "PRI * HTTP/2.0",
    ]
    firsts += ["GET http:// HTTP/1.1", "G" * 100_000, f"GET /{'a' * 100_000} HTTP/1.1"]
    firsts += [f"GET /?{'a' * 9_000} HTTP/1.1"]
    for first in firsts:
        yield f"{first}\r\n{host}\r\n".encode("latin-1")
    lines = ["X y: 1", "X", ": x", "X:\x00", "X: a\r\n b", " X: 1", "X\x01: 1", "X: \x7f\x0b", "X : 1"]
    lines += ["\xff: 1", "X: a\rY: b", "X: a\nY: b", "Host: evil.example", "Host:", host.strip()]
    lines += [f"X: {'a' * 9_000}", f"X: {'a' * 2_000_000}", f"{'x' * 9_000}: 1", f"Cookie: {'a=b; ' * 3_000}"]
    lines += ["\r\n".join(["X: a"] * 5_000)]
    for line in lines:
        yield f"GET /api/me HTTP/1.1\r\n{host}{line}\r\n\r\n".encode("latin-1")
    yield b"GET /api/me HTTP/1.0\r\n\r\n"
    yield b"GET /api/me HTTP/1.1\r\n\r\n"
    yield b"GET /api/me HTTP/1.1\nHost: a\n\n"


def _rename(aim: Aim) -> str:
    who = "".join(f"{name}: {value}\r\n" for name, value in aim.headers(aim.world.anna))
    return f"PATCH /api/me HTTP/1.1\r\nHost: {aim.host}\r\n{who}Content-Type: application/json\r\n"


def _chunked(aim: Aim) -> bytes:
    return f"{_rename(aim)}Transfer-Encoding: chunked\r\n\r\n".encode()


def _lengths(aim: Aim) -> Iterator[bytes]:
    """A good body, said to be shorter or otherwise than it is."""
    size = len(BODY)
    lengths = ["-1", "abc", "", "9" * 30, "1e3", "0x10", f"{size}, {size}", f"+{size}", str(size - 1), "1 6"]
    lengths += [str(2**63), str(2**64), "10000000", "16.0", f"{size}\r\nContent-Length: {size + 1}"]
    lengths += [f"{size}\r\nTransfer-Encoding: chunked", f"{size}\r\nContent-Length: {size}"]
    for length in lengths:
        yield f"{_rename(aim)}Content-Length: {length}\r\n\r\n".encode() + BODY


def _chunks(aim: Aim) -> Iterator[bytes]:
    chunks = [b"zz", b"-10", b"0x10", b"f" * 17, b"1", b" 10", b"10 ", b"", b"10\n"]
    for chunk in chunks:
        yield _chunked(aim) + chunk + b"\r\n" + BODY + b"\r\n0\r\n\r\n"
    yield _chunked(aim) + b"10\r\n" + BODY + b"\r\n0\r\nX" * 10
    yield _chunked(aim) + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 100 + b"0\r\n\r\n"
    codings = ["gzip", "chunked, chunked", "identity", "xchunked", "\x0b"]
    codings += ["chunked\r\nTransfer-Encoding: identity"]
    for coding in codings:
        head = f"{_rename(aim)}Transfer-Encoding: {coding}\r\n\r\n".encode()
        yield head + b"10\r\n" + BODY + b"\r\n0\r\n\r\n"


def _unfinished(aim: Aim) -> Iterator[bytes]:
    """The rest never comes."""
    yield b"GET /api/me HTTP/1.1\r\nHost: "
    yield f"{_rename(aim)}Content-Length: {len(BODY) + 1}\r\n\r\n".encode() + BODY
    for chunk in (b"8fffffffffffffff", b"7fffffff", b"11", b"10;" + b"x" * 100_000, b"10"):
        yield _chunked(aim) + chunk + b"\r\n" + BODY
    yield _chunked(aim) + b"10\r\n" + BODY + b"\r\n"


def _handshakes(aim: Aim) -> Iterator[bytes]:
    """Sockets that cannot be opened so."""
    host = f"Host: {aim.host}\r\n"
    cookie = f"Cookie: {aim.cookie(aim.world.anna)}\r\n"
    own = f"Origin: http://{aim.host}\r\n"
    path = aim.path(DUEL, "/socket")
    good = UPGRADE + KEY + VERSION
    heads = [UPGRADE, UPGRADE + KEY, UPGRADE + VERSION, UPGRADE + VERSION + "Sec-WebSocket-Key: x\r\n"]
    heads += [UPGRADE + KEY + "Sec-WebSocket-Version: 1\r\n", good + KEY, UPGRADE + good]
    heads += [
        f"{good}Sec-WebSocket-Protocol: ,,,\r\n",
        f"{good}X: {'a' * 9_000}\r\n",
        good + "X: a\r\n" * 200,
    ]
    heads += ["Connection: Upgrade\r\nUpgrade: h2c\r\n" + KEY + VERSION]
    heads += ["Connection: close\r\nUpgrade: websocket\r\n" + KEY + VERSION]
    for head in heads:
        yield f"GET {path} HTTP/1.1\r\n{host}{cookie}{own}{head}\r\n".encode()
    for first in (f"POST {path}", f"PUT {path}", "GET /api/me", "GET /", "GET /%ff", f"GET {path[:-1]}"):
        yield f"{first} HTTP/1.1\r\n{host}{cookie}{own}{good}\r\n".encode()
    for origin in ("", "Origin: null\r\n", "Origin: https://evil.example\r\n", own.strip() + ".evil\r\n"):
        yield f"GET {path} HTTP/1.1\r\n{host}{cookie}{origin}{good}\r\n".encode()
    for wrong in ("Host: evil.example\r\n", "", host + host):
        yield f"GET {path} HTTP/1.1\r\n{wrong}{cookie}{own}{good}\r\n".encode()


def _noise(aim: Aim, rng: random.Random) -> Iterator[bytes]:
    """Random bytes, and a good request with one byte changed."""
    yield b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(300)
    yield b"\x00" * 1_000
    yield b"\r\n" * 1_000 + b"x\r\n\r\n"
    for _ in range(150):
        yield rng.randbytes(rng.randrange(4, 400)) + b"\r\n\r\n"
    good = f"GET /api/me HTTP/1.1\r\nHost: {aim.host}\r\nAccept: */*\r\n\r\n".encode()
    for _ in range(150):
        place = rng.randrange(13, 20)  # within "HTTP/1.", which leaves nothing to understand
        yield good[:place] + bytes([rng.choice(b"\x00\x01\x7f\xff(){}@")]) + good[place + 1 :]
