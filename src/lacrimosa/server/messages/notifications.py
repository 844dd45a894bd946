"""What somebody wishes to be told of their tables while they are away, and where."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from lacrimosa.server.messages.tables import TableId, TableSummary

# Each has a name in the description of the protocol.
Event = Literal["turn", "start", "end", "undo"]
Language = Literal["en", "fr", "es", "ru"]
WebhookForm = Literal["json", "ntfy"]
SubscriptionKind = Literal["push", "webhook"]
SubscriptionState = Literal["on", "failing", "given_up"]

Events = Annotated[
    list[Event],
    Meta(
        max_length=4,
        description="turn: you are asked; start: a table of yours starts; end: a game is over; "
        "undo: somebody asks to take back.",
    ),
]
SubscriptionId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="A subscription's id.")]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="A minute of the day.")]
PUSH_EVENTS: Final[list[Event]] = ["turn", "undo"]
WEBHOOK_EVENTS: Final[list[Event]] = ["turn", "start", "end", "undo"]


class Quiet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When nothing is sent: it waits until the end, and is sent only if it still holds."""

    begins: Minute
    ends: Minute
    zone: Annotated[
        str, Meta(max_length=64, description='Where the clock stands, such as "Europe/Vienna".')
    ] = "UTC"


class Wishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is told where. Send all of it."""

    push: Events = msgspec.field(default_factory=lambda: list(PUSH_EVENTS))
    webhook: Events = msgspec.field(default_factory=lambda: list(WEBHOOK_EVENTS))
    quiet: Quiet | None = None


class Subscription(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A browser or a webhook that you are told by."""

    id: SubscriptionId
    kind: Annotated[SubscriptionKind, Meta(description="push: a browser; webhook: an address.")]
    name: Annotated[str, Meta(description="Of the device, or the host of the webhook.")]
    state: Annotated[
        SubscriptionState,
        Meta(description="failing: it is tried again; given_up: not any more, until it is tested."),
    ]
    key: Annotated[
        str | None, Meta(description="Of a browser: its public key, by which it knows itself.")
    ] = None
    table: Annotated[
        TableId | None, Meta(description="What happens at this table only, whomever it concerns.")
    ] = None
    failing_since: Annotated[int | None, Meta(description="Milliseconds since 1970.")] = None
    next_try: Annotated[int | None, Meta(description="Milliseconds since 1970.")] = None


class Notifications(msgspec.Struct, frozen=True, kw_only=True):
    """What you wish to be told, and where."""

    push_key: Annotated[
        str | None,
        Meta(description="The server's key for `PushManager.subscribe`; null where push is switched off."),
    ]
    has_webhooks: Annotated[bool, Meta(description="Whether webhooks are switched on here.")]
    wishes: Wishes
    subscriptions: list[Subscription]


class NewPush(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="push", tag_field="kind"
):
    """A browser that agreed, with what `PushSubscription.toJSON` says."""

    endpoint: Annotated[str, Meta(max_length=1000, description="An address of the browser's push service.")]
    p256dh: Annotated[str, Meta(max_length=100, description="The browser's public key.")]
    auth: Annotated[str, Meta(max_length=50, description="The browser's secret.")]
    name: Annotated[str, Meta(max_length=60, description="What you call the device.")]
    language: Annotated[Language, Meta(description="Of what is sent there.")]


class NewWebhook(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="webhook", tag_field="kind"
):
    """An address that is sent a small JSON with POST."""

    url: Annotated[
        str, Meta(max_length=1000, description="https, and no address inside the server's network.")
    ]
    language: Annotated[Language, Meta(description="Of what is sent there.")]
    form: Annotated[
        WebhookForm,
        Meta(description="json: for Discord, Matrix bridges and programs; ntfy: a topic of ntfy."),
    ] = "json"
    table: Annotated[
        TableId | None, Meta(description="Only what happens at this table of yours, whomever it concerns.")
    ] = None


class Stop(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Stop what a message came by."""

    code: Annotated[str, Meta(max_length=100, description="What its link to stop has behind `#stop=`.")]


class Stopped(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing is sent there any more."""

    was_there: Annotated[bool, Meta(description="False if it was stopped before.")]


class Tested(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a test."""

    was_taken: Annotated[bool, Meta(description="Whether the other side took it.")]


class TableMute(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether you are told nothing of a table."""

    muted: Annotated[bool, Meta(description="True: nothing.")]


class WaitingTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables that wait for you, the latest first."""

    tables: list[TableSummary]
