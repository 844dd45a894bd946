"""A user's bot in a process of its own: asked like any other, and harmless whatever it does."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from bot_processes.asking import gone, wait_for
from bot_processes.moods import moody

from lacrimosa.bot_processes import user_bots
from lacrimosa.bot_processes.line_up import contestant, contestants
from lacrimosa.bot_processes.messages import Ask, Make
from lacrimosa.bot_processes.sync_process import SyncBotProcess
from lacrimosa.bot_processes.user_bots import UserBots, files_of, patience_for
from lacrimosa.bots.bot import Budget, Ranked
from lacrimosa.bots.forfeits import (
    DIED,
    GIVEN_UP,
    HUNG,
    ILLEGAL,
    RAISED,
    WRONG_TYPE,
    MoveLost,
    choice_instead,
)
from lacrimosa.bots.match import Setup, play_game
from lacrimosa.bots.network import load_network
from lacrimosa.bots.registry import ALIASES, UnknownBot
from lacrimosa.bots.user_bots import BadUserBot
from lacrimosa.editions import load
from lacrimosa.notation.views import pack_view
from lacrimosa.rules.choices import DONE
from lacrimosa.rules.kinds import NO_SOLOIST
from lacrimosa.rules.play import new_game, options, to_move
from lacrimosa.rules.setup import RANDOM
from lacrimosa.rules.view import View, view

TABLES = load("koechel").tables
FILES = files_of("koechel")


def question() -> tuple[View, list[int], Budget]:
    state = new_game(TABLES, 2, NO_SOLOIST, False, [RANDOM, RANDOM], 4)
    return view(state, to_move(state)), options(state), Budget()


@pytest.fixture
def closing() -> Iterator[list[UserBots]]:
    """Those put into the list are closed when the test is over."""
    made: list[UserBots] = []
    yield made
    for one in made:
        one.close()


def test_a_lost_move_is_done_or_the_first() -> None:
    assert choice_instead([3, DONE, 400]) == DONE
    assert choice_instead([3, 400]) == 3


def test_patience_is_well_above_the_budget() -> None:
    assert patience_for(Budget(seconds=0.5)) == 3.5


def test_games_come_out_the_same_again_and_each_bot_has_its_own_dice(
    tmp_path: Path, closing: list[UserBots]
) -> None:
    source = moody(tmp_path, "Greeter")
    bots = UserBots({source: "greeter"})
    closing.append(bots)

    def play(*seeds: int) -> list[int]:
        seated = bots.seated(FILES, [source, "random"], seeds)
        result = play_game(TABLES, Setup(2), seated, 9)
        assert result.forfeits == []
        assert result.bots == ["greeter", "random"]
        return result.scores

    first = play(1, 2)
    assert play(3, 2) != first
    assert play(1, 2) == first


def test_after_twenty_failures_it_is_not_asked_any_more(
    tmp_path: Path, closing: list[UserBots], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(user_bots, "MOST_FAILURES", 2)
    source = moody(tmp_path, "Hopeless")
    bots = UserBots({source: "Hopeless"}, patience=0.05)
    closing.append(bots)
    kinds: list[str] = []
    for seed in range(4):
        with pytest.raises(MoveLost) as lost:
            bots.bot(FILES, source, seed).choose(*question())
        kinds.append(lost.value.kind)
    assert kinds == [HUNG, HUNG, GIVEN_UP, GIVEN_UP]


def test_a_bot_that_cannot_be_made_loses_its_moves_one_by_one(
    tmp_path: Path, closing: list[UserBots]
) -> None:
    source = moody(tmp_path, "Seeded")
    bots = UserBots({source: "Seeded"})
    closing.append(bots)
    bot = bots.bot(FILES, source, 5)
    for _ in range(2):
        with pytest.raises(
            MoveLost, match=r"Seeded\(seed\) failed: ValueError: no luck with 5 \(line "
        ) as lost:
            bot.choose(*question())
        assert lost.value.kind == RAISED
    seen, offered, budget = question()
    assert bots.bot(FILES, source, 0).choose(seen, offered, budget) == offered[0]


def test_a_bot_that_hangs_ends_by_the_clock_if_nobody_is_left_to_kill_it(tmp_path: Path) -> None:
    process = SyncBotProcess()
    try:
        process.exchange([Make(moody(tmp_path, "Hopeless"), 0)], 30)
        seen, offered, _ = question()
        ask = Ask(1, FILES.digest, pack_view(seen), offered, 0.5, None, patience=0.01)
        with pytest.raises(MoveLost, match="its process ended by SIGALRM") as lost:
            process.exchange([FILES, ask], 30)
        assert lost.value.kind == DIED
    finally:
        process.end()


def test_a_file_that_goes_away_in_mid_run_is_told_of(tmp_path: Path, closing: list[UserBots]) -> None:
    source = moody(tmp_path, "Hopeless")
    bots = UserBots({source: "Hopeless"})
    closing.append(bots)
    os.unlink(source.rpartition(":")[0])
    with pytest.raises(MoveLost, match="it cannot be imported: FileNotFoundError") as lost:
        bots.bot(FILES, source, 5).choose(*question())
    assert lost.value.kind == RAISED


def test_an_answer_that_a_bot_forges_in_the_name_of_its_process_is_not_believed(
    tmp_path: Path, closing: list[UserBots]
) -> None:
    source = moody(tmp_path, "Forger")
    bots = UserBots({source: "Forger"})
    closing.append(bots)
    with pytest.raises(MoveLost, match="it answered 719, which was not offered") as lost:
        bots.bot(FILES, source, 0).choose(*question())
    assert lost.value.kind == ILLEGAL
    # An answer to a question that nobody has put; the process that forged the one before is gone.
    with pytest.raises(MoveLost, match="its process answered another question") as lost:
        bots.bot(FILES, source, 7).choose(*question())
    assert lost.value.kind == DIED


def test_what_a_bot_has_started_ends_with_it(tmp_path: Path) -> None:
    source = moody(tmp_path, "Forker")
    bots = UserBots({source: "Forker"})
    try:
        assert bots.bot(FILES, source, 0).choose(*question()) == question()[1][0]
        copy = int((tmp_path / "moody.pid").read_text())
        assert not gone(copy)
    finally:
        bots.close()
    assert wait_for(lambda: gone(copy))


RANKS = """
class MyBot:
    def __init__(self, seed): pass
    def choose(self, view, options, budget): return options[0]
    def rank(self, view, options, budget): return ANSWER
"""


def ranked(tmp_path: Path, closing: list[UserBots], answer: str | None) -> list[Ranked]:
    """What a bot ranks that answers so; one without `rank` for None."""
    text = RANKS.replace("ANSWER", answer) if answer is not None else RANKS.replace("rank", "order")
    (tmp_path / "my.py").write_text(text, encoding="utf-8")
    source = f"{tmp_path / 'my.py'}:MyBot"
    closing.append(UserBots({source: "MyBot"}))
    return closing[-1].bot(FILES, source, 5).rank(*question())


def test_a_bot_may_be_asked_what_it_thinks_of_its_choices(tmp_path: Path, closing: list[UserBots]) -> None:
    _, offered, _ = question()
    answer = "[(options[1], 2.5), (options[0], 1)]"
    assert ranked(tmp_path, closing, answer) == [Ranked(offered[1], 2.5), Ranked(offered[0], 1.0)]
    assert ranked(tmp_path, closing, None) == [Ranked(offered[0], 0.0)]


@pytest.mark.parametrize(
    ("answer", "kind", "words"),
    [
        ("[(719, 1.0)]", ILLEGAL, "it ranked 719, which was not offered"),
        ("[options[0]]", WRONG_TYPE, "not a list of choices with their values"),
        ("None", WRONG_TYPE, "it ranked None, not a list"),
        ("[]", WRONG_TYPE, "not a list of choices"),
        ("1 / 0", RAISED, "ZeroDivisionError"),
    ],
)
def test_a_wrong_ranking_is_told_of(
    tmp_path: Path, closing: list[UserBots], answer: str, kind: str, words: str
) -> None:
    with pytest.raises(MoveLost, match=words) as lost:
        ranked(tmp_path, closing, answer)
    assert lost.value.kind == kind


def test_other_weights_are_another_bot(tmp_path: Path) -> None:
    weights = tmp_path / "own.npz"
    network = load_network()
    network.save(weights)
    before = contestant(f"kapellmeister@{weights}").fingerprint()
    network.layers[0][0][0] += 1
    network.save(weights)
    assert contestant(f"kapellmeister@{weights}").fingerprint() != before
    assert contestant("kapellmeister").fingerprint() == "kapellmeister"


@pytest.mark.parametrize(
    ("content", "name", "message"),
    [
        (None, "gone.py:MyBot", "gone.py: there is no such file"),
        ("", "my.py", "my.py: name the file and the class in it: my_bot.py:MyBot"),
        ("", "my.py:", "my.py:: name the file and the class in it"),
        (
            "class Other:\n    def choose(self): ...\n",
            "my.py:MyBot",
            "there is no class MyBot; bots in it: Other",
        ),
        ("class MyBot: ...\n", "my.py:MyBot", "class MyBot has no method choose(view, options, budget)"),
        ("import nowhere\n", "my.py:MyBot", "it cannot be imported: ModuleNotFoundError: No module named"),
        ("def x(:\n", "my.py:MyBot", "it cannot be imported: SyntaxError: invalid syntax (line 1)"),
        ("import sys\nsys.exit(0)\n", "my.py:MyBot", "it cannot be imported: SystemExit: 0 (line 2)"),
        ("import os\nos._exit(5)\n", "my.py:MyBot", "my.py:MyBot: its process ended with exit code 5"),
        (
            "class MyBot:\n    def choose(self): ...\n",
            "my.py:MyBot",
            "MyBot(seed) failed: TypeError: MyBot() takes no arguments",
        ),
    ],
)
def test_a_bot_that_cannot_play_is_refused_in_one_line(
    tmp_path: Path, content: str | None, name: str, message: str
) -> None:
    if content is not None:
        (tmp_path / "my.py").write_text(content, encoding="utf-8")
    with pytest.raises(BadUserBot) as problem:
        contestant(str(tmp_path / name))
    assert message in str(problem.value)
    assert "\n" not in str(problem.value)


def test_names_in_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = "class MyBot:\n    def __init__(self, seed): ...\n    def choose(self, *given): return 0\n"
    monkeypatch.chdir(tmp_path)
    for folder, name in (("a", ""), ("b", ""), ("c", "planner"), ("d", "own name"), ("e", "\x1b[2J")):
        (tmp_path / folder).mkdir()
        called = f"MyBot.name = {name!r}\n" if name else ""
        (tmp_path / folder / "my.py").write_text(plain + called, encoding="utf-8")
    listed = [
        "strongest",
        "a/my.py:MyBot",
        "a/my.py:MyBot",
        "b/my.py:MyBot",
        "c/my.py:MyBot",
        "d/my.py:MyBot",
    ]
    assert [one.name for one in contestants(listed)] == [
        "strongest",
        "MyBot (a/my.py:MyBot)",
        "MyBot (a/my.py:MyBot)",
        "MyBot (b/my.py:MyBot)",
        "planner (c/my.py:MyBot)",
        "own name",
    ]
    assert contestant("strongest").source == ALIASES["strongest"]
    assert [contestant(f"{folder}/my.py:MyBot").name for folder in "ae"] == ["MyBot", "MyBot"]
    with pytest.raises(UnknownBot, match="there is no bot 'mozart'"):
        contestants(["random", "mozart"])


def test_on_windows_it_is_said_that_bots_from_files_do_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    with pytest.raises(BadUserBot, match="bots from files need Linux, macOS or WSL"):
        contestant("my_bot.py:MyBot")
    assert contestant("random").name == "random"
