"""What a turn is about, as data: the deeds of its line in order, and the one by which two turns differ."""

from collections.abc import Sequence

import msgspec

from lacrimosa.notation.names import Names
from lacrimosa.rules import events
from lacrimosa.rules.events import Event


class Deed(msgspec.Struct, frozen=True):
    """Something done in a turn: `commission`, `travel` and so on, and what it was done to."""

    kind: str
    what: str = ""


def deeds_of(names: Names, told: Sequence[Event]) -> list[Deed]:
    """The deeds among a turn's own events."""
    found: list[Deed] = []
    for event in told:
        kind, a = int(event.kind), int(event.a)
        if kind == events.TOOK_INCOME:
            found.append(Deed("income"))
        elif kind == events.DOCUMENTED:
            found.append(Deed("document", names.memories.word(a)))
        elif kind == events.COMMISSIONED:
            found.append(Deed("commission", names.opus.word(a)))
        elif kind == events.PERFORMED:
            found.append(Deed("perform", names.opus.word(a)))
        elif kind == events.SOLD:
            found.append(Deed("sell", names.opus.word(a)))
        elif kind == events.TRAVELLED:
            found.append(Deed("travel", names.places.word(int(event.b))))
        elif kind == events.MARKER_PLACED:
            found.append(Deed("requiem", f"{names.spaces.word(a)} {names.notes.word(int(event.b))}"))
    return found


def cards_of(names: Names, told: Sequence[Event]) -> list[Deed]:
    """Which card the turn lays into Experiences, and which into Story."""
    return [
        Deed("story" if event.b else "experience", names.memories.word(int(event.a)))
        for event in told
        if event.kind == events.LAID
    ]


def headline(names: Names, played: Sequence[Event], better: Sequence[Event]) -> list[Deed]:
    """What the better turn does that the played one does not; `wait` with what it leaves undone.

    If both do the same, the cards they lay; if these are the same too, `order`: the order, or how it is paid.
    """
    own, other = deeds_of(names, played), deeds_of(names, better)
    new = [deed for deed in other if deed not in own]
    if new:
        return new
    left = [deed for deed in own if deed not in other]
    if left:
        return [Deed("wait", left[0].kind)]
    laid = cards_of(names, played)
    return [deed for deed in cards_of(names, better) if deed not in laid] or [Deed("order")]
