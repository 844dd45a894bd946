"""Frames that break the rules of sockets themselves, sent over a raw connection."""

import asyncio
import contextlib
import struct
from collections.abc import Iterator

from server.hostile.hostile_broken import KEY, UPGRADE, VERSION
from server.hostile.hostile_requests import Aim
from server.hostile.hostile_wire import SECONDS
from server.hostile.hostile_world import DUEL

MASK = b"\x00\x00\x00\x00"  # changes nothing, but must be there


def bad_frames() -> Iterator[bytes]:
    """Each must end the conversation."""
    text = b'{"type":"redo"}'
    for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        yield bytes([0x80 | opcode, 0x80 | len(text)]) + MASK + text
    for reserved in (0x40, 0x20, 0x10, 0x70):
        yield bytes([0x81 | reserved, 0x80 | len(text)]) + MASK + text
    yield bytes([0x81, len(text)]) + text  # no mask
    yield bytes([0x80, 0x80 | len(text)]) + MASK + text  # goes on from nothing
    yield bytes([0x01, 0x80 | 1]) + MASK + b"{" + bytes([0x81, 0x80 | 1]) + MASK + b"}"  # begins twice
    yield bytes([0x09, 0x80 | 4]) + MASK + b"ping"  # a control frame in pieces
    yield b"\x89\xfe\x00\x7e" + MASK + b"a" * 126  # a long control frame
    yield b"\x81\xff" + struct.pack("!Q", 2**63) + MASK
    yield b"\x81\xff" + struct.pack("!Q", 2**62) + MASK
    yield b"\x81\xff" + struct.pack("!Q", 2**32) + MASK
    yield b"\x81\xfe" + struct.pack("!H", 20_000) + MASK + b" " * 20_000
    yield (b"\x01\xfe" + struct.pack("!H", 6_000) + MASK + b" " * 6_000) + (
        b"\x00\xfe" + struct.pack("!H", 6_000) + MASK + b" " * 6_000
    ) * 2  # too large only in sum
    for code in (0, 1, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535):
        yield b"\x88\x82" + MASK + struct.pack("!H", code)
    yield b"\x88\x81" + MASK + b"\x03"
    yield b"\x88\x83" + MASK + b"\x03\xe8\xff"
    yield b"\x81\x82" + MASK + b"\xff\xfe"
    yield b"\x01\x81" + MASK + b"\xe2" + b"\x80\x81" + MASK + b"x"  # not UTF-8 only in sum
    yield b"GET / HTTP/1.1\r\n\r\n"


async def end_of_talk(port: int, aim: Aim, frame: bytes) -> bytes:
    """Everything the server says to such a frame until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    who = "".join(f"{name}: {value}\r\n" for name, value in aim.headers(aim.world.anna))
    head = f"GET {aim.path(DUEL, '/socket')} HTTP/1.1\r\nHost: {aim.host}\r\n{who}{UPGRADE}{KEY}{VERSION}\r\n"
    try:
        async with asyncio.timeout(SECONDS):
            writer.write(head.encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(frame)
            with contextlib.suppress(ConnectionError):
                return await reader.read()
            return b""
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
