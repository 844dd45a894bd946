"""No bot can find the cards of its game in the seed it is given, whoever lets it play."""

import itertools
import json
import shutil
from pathlib import Path

import pytest
from bot_processes.cheating_bot import FOUND, NOTHING, finds_game
from typer.testing import CliRunner

from lacrimosa.bot_processes.messages import EditionFiles
from lacrimosa.bot_processes.user_bots import UserBots
from lacrimosa.bots.bot import Bot
from lacrimosa.bots.match import bot_seed, game_seed
from lacrimosa.cli.main import app
from lacrimosa.editions import load
from lacrimosa.env.single import SeatEnv
from lacrimosa.rules.chance import stream
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import new_game
from lacrimosa.rules.setup import RANDOM

SOURCE = Path(__file__).with_name("cheating_bot.py")
PATIENCE = ("--patience", "60")


@pytest.fixture
def cheat(tmp_path: Path) -> str:
    return f"{shutil.copy(SOURCE, tmp_path / 'cheat.py')}:Cheat"


def run(*words: str, typed: str = "") -> None:
    answer = CliRunner().invoke(app, [*words], input=typed)
    assert answer.exit_code == 0, answer.output


def notes_of(cheat: str) -> list[tuple[str, str]]:
    """The seeds the cheat was given and what it made of each, sorted; the notes are gone then."""
    path = Path(cheat.partition(":")[0]).with_suffix(".notes")
    lines = [line.partition(" ") for line in path.read_text(encoding="utf-8").splitlines()]
    path.unlink()
    return sorted((seed, found) for seed, _, found in lines)


def commands(cheat: str) -> list[tuple[str, ...]]:
    """Every way to let a bot from a file play a run of games."""
    return [
        ("simulate", "--players", "2", "--bots", f"{cheat},random", "--games", "4", "--jobs", "1"),
        ("simulate", "--players", "1", "--bots", cheat, "--games", "3", "--jobs", "1", "--level", "easy"),
        ("arena", "--challenger", cheat, "--champion", "random", "--deals", "2", "--jobs", "1"),
        ("arena", "--bots", f"{cheat},random", "--players", "3", "--deals", "1", "--jobs", "1"),
    ]


def test_the_cheat_knows_its_business() -> None:
    """Given what could be turned round, it finds the game in every case."""
    tables = load("koechel").tables
    for number in range(20):
        seed = game_seed(3, number)
        state = new_game(tables, 2, NO_SOLOIST, False, [RANDOM, RANDOM], seed)
        assert finds_game(int(stream(seed, (1 << 10) + number % 4)), state)
        assert finds_game(seed + number % 4, state)


def test_a_bot_cannot_turn_its_seed_round(cheat: str) -> None:
    for words in commands(cheat):
        run(*words, *PATIENCE, "--seed", "7")
        notes = notes_of(cheat)
        assert len(notes) >= 3
        assert {found for _, found in notes} == {NOTHING}, words
        # Nothing of a run's seed is in what bots get: with any other seed they get the same.
        run(*words, *PATIENCE, "--seed", "8888")
        assert notes_of(cheat) == notes


def test_without_a_seed_there_is_none_to_guess(cheat: str) -> None:
    for words in commands(cheat):
        run(*words, *PATIENCE)
        assert {found for _, found in notes_of(cheat)} == {NOTHING}, words
    run(*commands(cheat)[0], *PATIENCE, "--seed", "0")
    assert {found for _, found in notes_of(cheat)} == {FOUND}, "the cheat tries it"


def test_a_run_without_a_seed_can_be_resumed(cheat: str, tmp_path: Path) -> None:
    words = commands(cheat)[2]
    for report in ("one.json", "two.json"):
        run(*words, *PATIENCE, "--resume", str(tmp_path / "run"), "--json", str(tmp_path / report))
    one, two = (json.loads((tmp_path / name).read_text()) for name in ("one.json", "two.json"))
    assert one["seed"] == two["seed"] > 1000
    run(
        "arena", "--bots", "random,random", "--deals", "1", "--jobs", "1", "--json", str(tmp_path / "shipped")
    )
    assert json.loads((tmp_path / "shipped").read_text())["seed"] == 0


def test_a_bot_in_the_terminal_cannot_either(cheat: str) -> None:
    run("play", "--bot", cheat, *PATIENCE, "--seed", "5", typed="1\n" * 400)
    assert [found for _, found in notes_of(cheat)] == [NOTHING]


def test_bots_in_an_environment_learn_only_what_they_see(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    seated = UserBots.seated

    def note(bots: UserBots, files: EditionFiles, sources: list[str], seeds: list[int]) -> list[Bot]:
        given.extend(seeds)
        return seated(bots, files, sources, seeds)

    monkeypatch.setattr(UserBots, "seated", note)
    table = SeatEnv(("random",))
    for deal in range(30):
        table.reset(seed=1, options={"deal": deal})
        assert not finds_game(given[-1], table.episode.table.state)
    assert len(set(given)) == 30


def test_seeds_of_games_and_bots_differ_and_repeat() -> None:
    places = list(itertools.product(range(100), range(4)))
    seeds = [bot_seed(game, place) for game, place in places] + [game_seed(run, game) for run, game in places]
    assert len(set(seeds)) == len(seeds)
    # Every seed deals a game that `lacrimosa play --seed` deals as well.
    assert all(0 <= seed < 1 << 53 for seed in seeds)
    assert seeds[:100] == [bot_seed(game, place) for game, place in places[:100]]
