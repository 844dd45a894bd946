"""Hostile messages over sockets: each must be answered with a refusal, or end the conversation."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from server.hostile.hostile_bodies import speeches, wrong_speeches
from server.hostile.hostile_values import written
from server.hostile.hostile_world import (
    DUEL,
    OPEN,
    OVER,
    REVIEW,
    SOLO,
    USED_ID,
    WISH,
    WITH_BOT,
    World,
    choice_texts,
)
from server.visiting import Person

# What nobody can say: nothing to see, or what would steer or cover the text around it.
ODD_LINES = (
    *("\u0000", "a\u0007b", "a\nb", "\u202ea", "a\u2066b", "\u200b", "\u00ad", " ", "\u2800", "a\ufeffb"),
    *("z" + "\u0301" * 9, "\u0301z", "x" * 141, "\ue000", "a\u2028b", "\U000e0041"),
)
TOO_BIG, NOT_UTF8 = 1009, 1007
LIMIT = 16 * 1024  # of one message


@dataclass(frozen=True)
class Word:
    """Something said at a table. `closes` is the code the server hangs up with; 0: it answers and goes on."""

    person: Person
    table: str
    said: str | bytes
    closes: int = 0
    as_text: bool = False  # bytes sent as if they were text


def all_words(world: World, rng: random.Random) -> Iterator[Word]:
    for speech in speeches(world):
        for text in wrong_speeches(speech):
            yield Word(speech.person, speech.table, text)
    yield from no_messages(world)
    yield from out_of_place(world)
    yield from noise(world, rng)


def out_of_place(world: World) -> Iterator[Word]:
    """Messages as they should be, from the wrong person, about the wrong thing, or at the wrong time."""
    yield from wrong_choices(world)
    yield from wrong_deeds(world)
    yield from borrowed_ids(world)


def no_messages(world: World) -> Iterator[Word]:
    """Frames that hold no message at all."""
    person, duel = world.asked(DUEL), world.tables[DUEL]
    for speech in speeches(world):
        good = written(speech.parts)
        data = good.encode()
        texts = [
            "",
            " ",
            good[:-1],
            good + "}",
            good * 2,
            f"[{good}]",
            "\ufeff" + good,
            good.replace('"', "'"),
        ]
        for text in texts:
            yield Word(speech.person, speech.table, text)
        frames = [b"", b"\x00", data[:-1], good.encode("utf-16"), b"\xff" + data, b"\x81" + data]
        frames += [data.replace(b'"', b'"\xed\xa0\x80', 1), bytes(range(256)), b"\x82\xa4type\xa6choose"]
        for frame in frames:
            yield Word(speech.person, speech.table, frame)
        yield Word(speech.person, speech.table, good[:-1] + " " * LIMIT + "}", TOO_BIG)
        yield Word(speech.person, speech.table, data[:-1] + b" " * LIMIT + b"}", TOO_BIG)
        yield Word(speech.person, speech.table, b"\xff" + data, NOT_UTF8, as_text=True)
    yield Word(person, duel, "[" * 100_000, TOO_BIG)
    for text in (
        "null",
        "0",
        '""',
        "[]",
        "{}",
        "true",
        "NaN",
        "[" * 15_000,
        '{"a":' * 3_000,
        '{"id":"a"}',
        "ping",
    ):
        yield Word(person, duel, text)


def _choose(person: Person, table: str, state: int, choice: str, name: str = "n") -> Word:
    said = {"type": "choose", "id": name, "state": state, "choice": choice}
    return Word(person, table, json.dumps(said))


def wrong_choices(world: World) -> Iterator[Word]:
    """Every choice there is: not offered, by the wrong person, too late, too early, where no game goes on."""
    asked = world.asked(DUEL)
    other = world.bea if asked is world.anna else world.anna
    update, duel = world.update(asked, DUEL), world.tables[DUEL]
    state, offered = update["state"], set(update["question"]["options"])
    nowhere = [(kind, world.update(world.anna, kind).get("state", 0)) for kind in (OPEN, OVER, REVIEW)]
    for number, text in enumerate(choice_texts()):
        if text not in offered:
            yield _choose(asked, duel, state, text)
            yield _choose(asked, duel, state, f" {text.upper()} ")
        yield _choose(other, duel, state, text)
        yield _choose(asked, duel, state - 1, text)
        yield _choose(asked, duel, state + 1, text)
        kind, at = nowhere[number % len(nowhere)]
        yield _choose(world.anna, world.tables[kind], at, text)
    for text in offered:
        for late in (0, 1, state - 2, state + 2, 1 << 52):
            yield _choose(asked, duel, late, text)
        yield _choose(asked, duel, state, text + " " + text)
    odd = [
        "\u0000",
        "act\u0000",
        "act; act",
        "\u202eact",
        "act\nact",
        "a" * 120,
        "[city:00]",
        "travel",
        "1",
        "-1",
    ]
    for text in odd:
        yield _choose(asked, duel, state, text)
        yield Word(asked, duel, json.dumps({"type": "preview", "id": "p", "choice": text}))


def wrong_deeds(world: World) -> Iterator[Word]:
    """Taking back, agreeing and standing in where one may not."""

    def word(person: Person, kind: str, **said: Any) -> Word:
        return Word(person, world.tables[kind], json.dumps({"id": "d", **said}))

    seats = {person: world.update(person, DUEL)["seat"] for person in (world.anna, world.bea)}
    for person in (world.anna, world.bea):
        update = world.update(person, DUEL)
        state, made = update["state"], update["step"]
        for late in (state - 1, state + 1, 0, 1 << 52):
            yield word(person, DUEL, type="undo", state=late)
            yield word(person, DUEL, type="redo", state=late)
        yield word(person, DUEL, type="hint", state=state)
        for to in (made, made + 1, 100_000):
            yield word(person, DUEL, type="undo", state=state, to=to)
        yield word(person, DUEL, type="redo", state=state)
        yield word(person, DUEL, type="answer_undo", request=state, agree=True)
        yield word(person, DUEL, type="answer_undo", request=0, agree=False)
        for seat in {0, 1, 2, 3} - {seats[person]}:
            yield word(person, DUEL, type="take_over", seat=seat, bot="random")
            yield word(person, DUEL, type="give_back", seat=seat)
        for bot in ("nobody", "\u0000", "Random", "../random", "random:", "a" * 40, "__import__"):
            yield word(person, DUEL, type="take_over", seat=seats[person], bot=bot)
    for text in ODD_LINES:
        yield word(world.anna, DUEL, type="say", step=0, text=text)
    to_come = int(world.update(world.anna, DUEL)["step"]) + 1
    for step in (to_come, 100_000):
        yield word(world.anna, DUEL, type="say", step=step, text="a move to come")
        yield word(world.anna, DUEL, type="react", step=step, seal="bravo")
    for number in (1, 1_000_000):
        yield word(world.anna, DUEL, type="mute", number=number)
    yield word(world.bea, DUEL, type="set_talk", talk="off")
    yield word(world.anna, REVIEW, type="say", step=0, text="to nobody")
    yield word(world.anna, REVIEW, type="set_talk", talk="everybody")
    for late in (0, 1 << 52):
        yield word(world.anna, SOLO, type="hint", state=late)
    wish = world.update(world.anna, WISH)["table"]["undo_request"]["number"]
    yield word(world.anna, WISH, type="answer_undo", request=wish, agree=True)
    for late in (0, wish - 1, wish + 1):
        for person in (world.anna, world.bea):
            yield word(person, WISH, type="answer_undo", request=late, agree=True)
            yield word(person, WISH, type="answer_undo", request=late, agree=False)
    for kind in (OVER, REVIEW, OPEN):
        yield word(world.anna, kind, type="take_over", seat=0, bot="random")
        yield word(world.anna, kind, type="answer_undo", request=0, agree=True)
        yield word(world.anna, kind, type="preview", choice="act")
        yield word(world.anna, kind, type="redo", state=world.update(world.anna, kind).get("state", 0))
    for kind in (REVIEW, OPEN):
        yield word(world.anna, kind, type="undo", state=world.update(world.anna, kind).get("state", 0))


def borrowed_ids(world: World) -> Iterator[Word]:
    """The id of a message that was done, from somebody else and at other tables."""
    asked = world.asked(DUEL)
    other = world.bea if asked is world.anna else world.anna
    update = world.update(asked, DUEL)
    state, choice = update["state"], update["question"]["options"][0]
    for name in (USED_ID, "wish"):
        yield _choose(other, world.tables[DUEL], state, choice, name)
        for kind in (SOLO, WITH_BOT, OVER):
            at = world.update(world.anna, kind)
            yield _choose(world.anna, world.tables[kind], at["state"] - 1, choice, name)
        for seat in (2, 3):
            said = {"type": "give_back", "id": name, "seat": seat}
            yield Word(other, world.tables[WISH], json.dumps(said | {"id": f"{name}2"}))


def noise(world: World, rng: random.Random) -> Iterator[Word]:
    """Good messages with one byte changed at random, in a way that JSON cannot mean."""
    for speech in speeches(world):
        data = written(speech.parts).encode()
        for _ in range(40):
            place = rng.randrange(1, len(data) - 1)
            broken = data[:place] + bytes([rng.choice(b"\x00\x01\x1f\xff\xc0")]) + data[place + 1 :]
            yield Word(speech.person, speech.table, broken)
