"""Webhooks: a small JSON to an address of one's own (docs/notifications.md)."""

from typing import Final
from urllib.parse import quote

import msgspec

from lacrimosa.server.notifications.addresses import BadTarget, Target, read_target
from lacrimosa.server.notifications.sender import Letter, Message, details_of
from lacrimosa.server.store.rows import SubscriptionRow

_HEADERS: Final = {"Content-Type": "application/json"}


class WebhookSender:
    """Sends what ntfy, Discord, Matrix bridges and programs of one's own can read."""

    gone = frozenset({410})

    def letter(self, row: SubscriptionRow, message: Message, now: int) -> Letter:
        target = read_target(row.address)
        if details_of(row).form == "ntfy":
            return self._to_ntfy(target, message)
        text = f"{message.title}: {message.names}" if message.names else message.title
        body: dict[str, object] = {
            "event": message.event,
            "title": message.title,
            "text": f"{text}\n{message.link}\n{message.stop_words}: {message.stop}",
            "table": message.names,
            "asked": message.asked,
            "link": message.link,
            "stop": message.stop,
        }
        # Discord reads `content`; it shall call nobody who happens to be named as a person here.
        body |= {"content": body["text"], "allowed_mentions": {"parse": []}}
        return Letter(target, _HEADERS, msgspec.json.encode(body))

    def _to_ntfy(self, target: Target, message: Message) -> Letter:
        """ntfy takes JSON at its root alone, with the topic in it."""
        body = {
            "topic": ntfy_topic(target),
            "title": message.title,
            "message": message.names or message.title,
            "click": message.link,
            "actions": [{"action": "view", "label": message.stop_words, "url": message.stop}],
        }
        root = Target(target.scheme, target.host, target.port, "/")
        return Letter(root, _HEADERS, msgspec.json.encode(body))


def ntfy_topic(target: Target) -> str:
    topic = target.path.removeprefix("/")
    if not topic or quote(topic, safe="") != topic:
        raise BadTarget("form", "an address of ntfy ends in its topic: https://ntfy.sh/my-topic")
    return topic
