"""What is sent, and what every way of sending makes of it."""

from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from lacrimosa.server.messages.notifications import Language, WebhookForm
from lacrimosa.server.notifications.addresses import Target
from lacrimosa.server.store.rows import SubscriptionRow


@dataclass(frozen=True)
class Message:
    """All that ever leaves the server about a table: its name, who is asked, and links."""

    event: str
    title: str
    table: str
    """Its id; empty in a test."""
    names: str
    """What the table is called: by the people who play there."""
    asked: tuple[str, ...]
    link: str
    stop: str
    """A link that stops what this message comes by."""
    stop_words: str
    waiting: int
    """How many tables wait for the person."""


class Details(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept of a subscription besides its address."""

    name: str
    language: Language
    form: WebhookForm = "json"
    p256dh: str = ""
    auth: str = ""


_decoder = msgspec.json.Decoder(Details)


def details_of(row: SubscriptionRow) -> Details:
    return _decoder.decode(row.brief)


def brief_of(details: Details) -> str:
    return msgspec.json.encode(details).decode()


@dataclass(frozen=True)
class Letter:
    """One POST."""

    target: Target
    headers: dict[str, str]
    body: bytes


Kind = Literal["push", "webhook"]


class Sender(Protocol):
    """A way to send."""

    gone: frozenset[int]
    """Answers by which an address says that it is none any more."""

    def letter(self, row: SubscriptionRow, message: Message, now: int) -> Letter:
        """The POST that carries a message. BadTarget if it may lead there no more."""
