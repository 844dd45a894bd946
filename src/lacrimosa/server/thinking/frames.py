"""What the server and its workers say to each other: msgpack behind four bytes of length."""

from msgspec import Struct, msgpack

from lacrimosa.bots.bot import DEFAULT_BUDGET, Budget

HEAD = 4
# An answer is a number or a sentence; a worker that announces more is out of its mind.
MOST_REPLY = 1 << 16
MOST_TEXT = 2000


class Ask(Struct, array_like=True, tag="ask"):
    """What would this bot choose within its budget? `seed` is of this question alone, `view` is packed."""

    number: int
    bot: str
    seed: int
    edition: str
    digest: str
    view: bytes
    seconds: float = DEFAULT_BUDGET.seconds
    nodes: int | None = DEFAULT_BUDGET.nodes

    @property
    def budget(self) -> Budget:
        return Budget(self.seconds, self.nodes)


class Files(Struct, array_like=True, tag="files"):
    """The files of an edition a worker said it needs. They are not answered."""

    digest: str
    contents: dict[str, bytes]


class Answer(Struct, array_like=True, tag="answer"):
    """A choice; with a kind of bots.forfeits it was made for the bot, because of what the text says."""

    number: int
    choice: int
    kind: str = ""
    text: str = ""


class Need(Struct, array_like=True, tag="need"):
    """The worker does not have the edition; it has forgotten the question and waits for the files, if any."""


class Failed(Struct, array_like=True, tag="failed"):
    """Something went wrong; these are the worker's last words."""

    text: str


Request = Ask | Files
Reply = Answer | Need | Failed

_encoder = msgpack.Encoder()
_requests = msgpack.Decoder(Request)
_replies = msgpack.Decoder(Reply)


def frame(message: Request | Reply) -> bytes:
    body = _encoder.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def size_of(head: bytes) -> int:
    """How many bytes follow the head."""
    return int.from_bytes(head, "big")


def request_of(body: bytes) -> Request:
    """Raises msgspec.DecodeError."""
    request: Request = _requests.decode(body)
    return request


def reply_of(body: bytes) -> Reply:
    """Raises msgspec.DecodeError."""
    reply: Reply = _replies.decode(body)
    return reply
