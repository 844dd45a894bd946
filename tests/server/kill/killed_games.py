"""Games of clients that always choose the same: planning, opening, and what must be true of the records."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
from server.kill.steady_player import Route, SteadyPlayer, Tally, picked
from server.visiting import Person

from lacrimosa.notation import Game
from lacrimosa.notation.choices import choice_text
from lacrimosa.rules.play import options

NAMES = ("Anna", "Bea")


@dataclass(frozen=True)
class Plan:
    """A game to be played: one or two people, and perhaps a bot of the server; the seed settles the rest."""

    seed: int
    people: int = 2
    bot: bool = False

    @property
    def level(self) -> str | None:
        return ("easy", "medium", "hard")[self.seed % 3] if self.people == 1 else None

    def open(self, anna: Person, bea: Person) -> str:
        """Seat everybody and start; the table."""
        seats = [{"kind": "me"}, {"kind": "open"}][: self.people]
        seats += [{"kind": "bot", "bot": "random"}] if self.bot else []
        table = anna.open_table(seats, players=len(seats), seed=self.seed, level=self.level)
        if self.people == 2:
            bea.join(anna.invitation(table))
        anna.post(f"/api/tables/{table}/start")
        return table

    def record(self) -> str:
        """The record the game has to end with; a bot's own luck is nobody's to foresee."""
        assert not self.bot
        names = [f"{name} (person)" for name in NAMES[: self.people]]
        game = Game.new(self.people, level=self.level, seed=self.seed, names=names)
        while not game.over:
            offered = {text: choice for choice, text in game.texts().items()}
            game.make(offered[picked(self.seed, len(game.moves), list(offered))])
        return game.record()


def plans(pairs: int, with_bot: int = 0, solo: int = 0) -> list[Plan]:
    """So many games of each kind, every one with its own seed."""
    kinds = [(2, False)] * pairs + [(2, True)] * with_bot + [(1, False)] * solo
    return [Plan(seed, people, bot) for seed, (people, bot) in enumerate(kinds, 1)]


@dataclass
class KilledGame:
    """A game that is being played, whatever happens."""

    plan: Plan
    table: str
    players: list[SteadyPlayer] = field(default_factory=list)

    def check(self, record: str) -> None:
        """What was acknowledged is in its place, nothing is there twice, and everybody was told all of it."""
        game = Game.from_record(record)
        assert game.over, f"{self.plan} did not end"
        stands = [(move.seat, choice_text(game.words, move.choice)) for move in game.moves]
        acknowledged = set()
        for player in self.players:
            assert [(step.seat, step.choice) for step in player.story] == stands, str(player)
            for place, sent in player.acknowledged.items():
                assert stands[place] == (sent.seat, sent.choice), f"{sent} is not in its place"
                acknowledged.add(place)
        # Whatever else stands for these people was made for them, because it was the only option.
        for place, (seat, choice) in enumerate(stands):
            if seat < self.plan.people and place not in acknowledged:
                assert len(options(game.state_at(place))) == 1, (
                    f"nobody chose {choice}, the {place}th of {self.plan}"
                )
        if not self.plan.bot:
            assert record == self.plan.record(), f"{self.plan} went another way"


def open_games(wanted: Sequence[Plan], urls: Sequence[str], tally: Tally) -> list[KilledGame]:
    """Tables with their players: Anna at the first server, Bea at the last."""
    homes = {"Anna": list(urls), "Bea": list(reversed(urls))}
    games = []
    with Person(urls[0], "Anna") as anna, Person(urls[-1], "Bea") as bea:
        for plan in wanted:
            game = KilledGame(plan, plan.open(anna, bea))
            for name, person in list(zip(NAMES, (anna, bea), strict=True))[: plan.people]:
                cookie = person.cookie
                route = Route(homes[name], random.Random(f"{name} {plan.seed}"))
                game.players.append(SteadyPlayer(name, game.table, cookie, plan.seed, tally, route))
            games.append(game)
    return games


def record_from(url: str, cookie: str, table: str) -> str:
    answer = httpx.get(
        f"{url}/api/tables/{table}/record",
        headers={"Cookie": f"lacrimosa={cookie}"},
        timeout=60,
        trust_env=False,
    )
    assert answer.status_code == 200, answer.text
    return answer.text
