"""Whether what came back was a clear refusal that tells nothing of our insides."""

from pathlib import Path
from typing import TypeVar

import msgspec
from server.hostile.hostile_requests import ANSWER, BROKEN, UNFINISHED, Blow
from server.hostile.hostile_talk import Word
from server.hostile.hostile_wire import Reply

from lacrimosa.server.messages.refusals import STATUS, Refusal
from lacrimosa.server.messages.socket import Answer

LEAKS = (
    b"Traceback",
    b'File "',
    b"site-packages",
    b"/src/",
    b".py",
    b"lacrimosa.server",
    b" at 0x",
    b"sqlite",
)
# Who is still writing when the server hangs up may lose the refusal with the connection: that is TCP's way.
UNHEARD = 64 * 1024
Kind = TypeVar("Kind")


class Judge:
    """Counts what was answered rightly, and keeps what was not."""

    def __init__(self, data: Path) -> None:
        self.leaks = (*LEAKS, str(data).encode())
        self.count = 0
        self.faults: list[str] = []

    def http(self, blow: Blow, reply: Reply) -> None:
        self._note(blow.what, reply.body, _fault(blow, reply), f"{reply.status} ")

    def socket(self, word: Word, answer: bytes, code: int) -> None:
        """What came to a word: an answer, or the code the server hung up with."""
        if word.closes:
            fault = "" if code == word.closes else f"closed with {code}, not {word.closes}"
        else:
            fault = f"closed with {code}" if code else _unrefused(answer)
        self._note(f"socket: {word.said[:120]!r}", answer, fault)

    def frame(self, frame: bytes, said: bytes) -> None:
        self._note(f"frame: {frame[:40]!r}", said, "" if b"\x88" in said else "not closed")

    def _note(self, what: str, said: bytes, fault: str, before: str = "") -> None:
        self.count += 1
        found = [leak.decode() for leak in self.leaks if leak in said]
        if found:
            fault += f" it tells of {found}"
        if fault:
            self.faults.append(f"{what}\n    -> {before}{said[:200]!r}: {fault}")


def _fault(blow: Blow, reply: Reply) -> str:
    if blow.want == ANSWER:
        return _unrefused(reply.body) if reply.status == 200 else "no answer"
    if reply.status == 0 and (blow.want == UNFINISHED or len(blow.data) > UNHEARD):
        return ""
    if not 400 <= reply.status < 500:
        return "not refused"
    if blow.want in (BROKEN, UNFINISHED) or not blow.has_body:
        return ""
    refusal = _decoded(reply.body, Refusal)
    if refusal is None or not refusal.text:
        return "not a refusal of ours"
    return "" if STATUS[refusal.code] == reply.status else "wrong status"


def _unrefused(body: bytes) -> str:
    answer = _decoded(body, Answer)
    if answer is None or answer.refusal is None:
        return "not refused"
    return "an error of ours" if STATUS[answer.refusal.code] >= 500 else ""


def _decoded(body: bytes, kind: type[Kind]) -> Kind | None:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError:
        return None
