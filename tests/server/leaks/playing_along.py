"""A whole game at one table, move by move as written, with everything else that people do there.

What is asked for, and when, follows from the real game and the number of the step alone, so that a twin of
the game is treated in the same way.
"""

import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from server.leaks.hearing import PATH, Actor, Hearer, Sitter, person_id
from server.leaks.site import Front, Luck, Site, open_site
from server.leaks.truths import NAMES, Truth

from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text
from lacrimosa.rules.play import options
from lacrimosa.server.messages.tables import Options
from lacrimosa.server.table.entries import AnyEntry, Created, SeatEntry, Started

WATCHER = -1
EVERYBODY = None


@dataclass
class Heard:
    """What was kept of a game: all messages by viewer, and how many there were before each step."""

    kept: dict[int, list[str]] = field(default_factory=dict)
    marks: dict[int, list[int]] = field(default_factory=dict)
    record: str = ""  # of the game that was played

    def until(self, viewer: int, step: int) -> list[str]:
        """What a viewer had got when so many choices had been made."""
        marks = self.marks[viewer]
        return self.kept[viewer][: marks[step]] if step < len(marks) else self.kept[viewer]


def log_of(truth: Truth, level: str | None, bot_seed: int) -> list[AnyEntry]:
    """A table at which this game begins."""
    game = truth.dealt()
    options = Options(
        players=truth.players,
        level=level,  # type: ignore[arg-type]
        salieri=bool(truth.deal.salieri),
        pace="weekly",
        watch="anyone",
        # A seed was chosen, which the people learn; which one it was they do not.
        seed=truth.seed if truth.seed is not None else bot_seed,
    )
    people = range(truth.players)
    seats = [SeatEntry(person=person_id(seat), name=NAMES[seat]) for seat in people]
    created = Created(host=person_id(0), options=options, seats=seats, bot_seed=bot_seed)
    return [created, Started(record=game.record(), digest=game.edition.digest)]


async def listen_in(
    front: Front, folder: Path, luck: Luck, real: Game, truth: Truth, level: str | None, listener: int | None
) -> Heard:
    """Play a truth as far as it goes; `listener` keeps what comes, or everybody does.

    `real` is the whole real game, which says what people ask about.
    """
    seed = 1 if truth.seed is not None else 2
    async with AsyncExitStack() as stack:
        site = await stack.enter_async_context(open_site(front, folder, log_of(truth, level, seed), luck))
        people: list[Actor] = []
        for seat in [*range(truth.players), WATCHER]:
            kind = Hearer if listener in (EVERYBODY, seat) else Sitter
            person = kind(site, seat, person_id(seat if seat != WATCHER else 9))
            stack.push_async_callback(person.leave)
            people.append(person)
        evening = Evening(site, real, truth, people)
        await evening.sit_down()
        await evening.play()
        return evening.heard


class Evening:
    """The people at the table and the game they play."""

    def __init__(self, site: Site, real: Game, truth: Truth, people: list[Actor]) -> None:
        self.site = site
        self.real = real
        self.truth = truth
        self.people = people
        self.hearers = [person for person in people if isinstance(person, Hearer)]
        self.heard = Heard(
            {hearer.seat: hearer.kept for hearer in self.hearers},
            {hearer.seat: [] for hearer in self.hearers},
        )
        self.done = 0
        self.said = 0

    async def sit_down(self) -> None:
        """One after the other; everybody hears of everybody."""
        for place, person in enumerate(self.people):
            await person.sit()
            seats = [other.seat for other in self.people[: place + 1] if other.seat != WATCHER]
            for hearer in self.people[: place + 1]:
                await hearer.hear_presence(seats, int(person.seat == WATCHER))

    async def play(self) -> None:
        for step in range(len(self.truth.choices)):
            for hearer in self.hearers:
                self.heard.marks[hearer.seat].append(len(hearer.kept))
            for hearer in self.hearers:
                await self.ask_about(hearer, step)
            await self.choose(step)
            await self.change_minds(step)
        table = await self.site.table()
        if table.status == "over":
            for hearer in self.hearers:
                for path in ("/update", f"/steps/{len(self.truth.choices)}", "/steps?first=90", ""):
                    await hearer.ask("GET", f"{PATH}{path}")
        self.heard.record = table.playing().record()

    # --- what changes the table

    async def _done(self, actor: Actor, **message: object) -> None:
        """Say something that is to be done, and wait until everybody has heard of it."""
        self.done += 1
        version = await actor.say(id=f"done{self.done}", **message)
        assert version, f"{message} was refused"
        for person in self.people:
            await person.hear_until(version)

    async def choose(self, step: int) -> None:
        table = await self.site.table()
        self.site.luck.orders = list(self.truth.shuffles[step])
        seat = self.real.moves[step].seat
        text = choice_text(self.real.words, self.truth.choices[step])
        await self._done(self.people[seat], type="choose", state=table.state_number, choice=text)

    async def change_minds(self, step: int) -> None:
        """Now and then a choice is taken back, and made again; or a seat is left to a bot for a moment."""
        if step % 23 == 3:
            await self.talk(step)
        if step % 19 == 4:
            await self.take_back(step)
        asked = (await self.site.table()).asked
        if step % 37 == 5 and asked is not None and self.truth.players > 1:
            # Nobody waits for this seat, so the bot has nothing to do.
            seat = (asked + 1) % self.truth.players
            await self._done(self.people[seat], type="take_over", seat=seat, bot="random")
            await self._done(self.people[seat], type="give_back", seat=seat)

    async def talk(self, step: int) -> None:
        """Something is said, and everybody hears it: what a seat is sent of it says nothing of the cards."""
        self.said += 1
        about = {"id": f"said{self.said}", "step": max(0, step - step % 5)}
        person = self.people[step % self.truth.players]
        if self.said % 3:
            await person.say(type="say", text=f"What a move, number {self.said}!", **about)
        else:
            await person.say(type="react", seal="touche", **about)
        for hearer in self.people:
            await hearer.hear_talk(self.said)

    async def take_back(self, step: int) -> None:
        seat = self.real.moves[step].seat
        table = await self.site.table()
        await self._done(self.people[seat], type="undo", state=table.state_number, to=step)
        for other in self.people[: self.truth.players]:
            wish = (await self.site.table()).pending_undo
            if other.seat != seat and wish is not None:
                await self._done(other, type="answer_undo", request=wish.number, agree=step % 3 != 0)
        table = await self.site.table()
        if len(table.playing().moves) > step:
            return
        if step % 2:
            await self._done(self.people[seat], type="redo", state=table.state_number)
        else:
            await self.choose(step)

    # --- what changes nothing

    async def ask_about(self, hearer: Hearer, step: int) -> None:
        """One of many requests, now over HTTP, now over the socket."""
        turn = step + hearer.seat
        if turn % 11 == 0:
            await self.ask_over_http(hearer, step, turn // 11 + 4 * hearer.seat)
        elif turn % 7 == 2:
            await self.ask_over_socket(hearer, step, turn // 7)
        elif turn % 49 == 3:
            await hearer.come_by_again(max(0, hearer.version - 7))

    async def ask_over_http(self, hearer: Hearer, step: int, turn: int) -> None:
        other = (hearer.seat + 1) % self.truth.players
        gets = [
            f"{PATH}/update",
            f"{PATH}/steps/{step}",
            f"{PATH}/steps?first={max(0, step - 40)}",
            "/api/tables",
            f"{PATH}/steps/{step // 2}?look_from=spectator",
            f"{PATH}/record",
            f"{PATH}/update?since={max(0, hearer.version - 5)}",
            f"{PATH}",
            f"{PATH}/steps/{step // 2}",
            f"{PATH}/steps/{step}?look_from=open",
            f"{PATH}/steps/{step // 3}?look_from={other}",
            f"{PATH}/links",
            f"{PATH}/talk",
            f"{PATH}/steps?look_from={other}",
        ]
        turn %= len(gets) + 2
        if turn < len(gets):
            await hearer.ask("GET", gets[turn])
        elif turn == len(gets):
            await hearer.ask("POST", f"{PATH}/branch", step=step // 2)
        else:
            price = {"type": "preview", "id": f"http{step}", "choice": self._any_choice(hearer, step)}
            await hearer.ask("POST", f"{PATH}/messages", **price)

    def _any_choice(self, hearer: Hearer, step: int) -> str:
        rng = random.Random(step * 8 + hearer.seat)
        words = self.real.words
        move = rng.choice(self.real.moves)
        nearby = self.real.moves[min(step + rng.randrange(4), len(self.real.moves) - 1)]
        return choice_text(words, rng.choice([move, nearby]).choice)

    async def ask_over_socket(self, hearer: Hearer, step: int, turn: int) -> None:
        """Prices, and all that is refused: its text must not depend on what is hidden either."""
        state = (await self.site.table()).state_number
        choice = self._any_choice(hearer, step)
        offered = choice_text(self.real.words, self.truth.choices[step])
        not_mine = self.real.moves[step].seat != hearer.seat
        messages: list[dict[str, object]] = [
            {"type": "preview", "choice": choice},
            {"type": "preview", "choice": offered},
            {"type": "choose", "state": state - 1, "choice": choice},
            {"type": "preview", "choice": choice},
            {"type": "choose", "state": state, "choice": offered if not_mine else self._not_offered(step)},
            {"type": "undo", "state": state - 1},
            {"type": "preview", "choice": "travel nowhere"},
            {"type": "redo", "state": state},
            {"type": "choose", "state": state, "choice": "lay nothing"},
            {"type": "undo", "state": state, "to": step + 5},
            {"type": "answer_undo", "request": 1, "agree": True},
            {"type": "take_over", "seat": (hearer.seat + 1) % 4, "bot": "nobody"},
        ]
        await hearer.say(id=f"asked{step}", **messages[turn % len(messages)])

    def _not_offered(self, step: int) -> str:
        """A choice the asked seat has not: of the whole game's, the first one that is not offered."""
        offered = options(self.real.state_at(step))
        return next(choice_text(self.real.words, one) for one in self.real.choices if one not in offered)
