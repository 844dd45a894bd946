"""`lacrimosa serve --bot`: a bot from a file is offered by its plain name and plays at tables."""

from pathlib import Path

import pytest
from bot_processes.moods import moody
from bot_processes.moody_bot import MOODS
from server.conftest import NO_LIMITS
from server.serving import ServerProcess
from server.visiting import Person
from typer.testing import CliRunner

from lacrimosa.cli.main import app

SETTINGS = "user_bot_seconds = 1.0\n" + NO_LIMITS


def test_a_game_with_a_bot_that_does_everything_wrong(own_data: Path, tmp_path: Path) -> None:
    source = moody(tmp_path)
    server = ServerProcess(own_data, settings=SETTINGS, more=["--bot", source])
    server.start()
    try:
        with Person(server.url, "Anna") as anna:
            assert [bot["name"] for bot in anna.get("/api/bots")][-1] == "moody"
            for wrong in (source, source.rpartition(":")[0], "Moody"):
                seats = [{"kind": "me"}, {"kind": "bot", "bot": wrong[-40:]}]
                body = {"options": {"players": 2}, "seats": seats}
                assert anna.refused("POST", "/api/tables", **body) == "unknown_bot"
            table = anna.open_table([{"kind": "me"}, {"kind": "bot", "bot": "moody"}], start=True, players=2)
            count = tmp_path / "moody.count"
            with anna.sit(table) as socket:
                socket.hear_update()
                # It has gone through all its moods, and the game goes on.
                while not socket.options or not count.exists() or int(count.read_text()) < len(MOODS):
                    if socket.options:
                        answer = socket.choose(socket.options[-1], press_on="always")
                        socket.hear_update(answer["version"])
                    else:
                        socket.hear()
                assert socket.update["table"]["status"] == "playing"
        said = server.said()
    finally:
        server.kill()
    for kind in ("raised", "'wrong type'", "illegal", "died", "hung"):
        assert f"bot=moody kind={kind} problem=" in said
    assert "bot gave no answer" not in said


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("import nowhere\n", "it cannot be imported: ModuleNotFoundError"),
        (
            "class MyBot:\n name = 'random'\n def __init__(self, seed): ...\n def choose(self): ...\n",
            "the name 'random' is taken; give the class another `name`",
        ),
    ],
)
def test_a_bot_that_cannot_be_offered_is_told_at_the_start(
    tmp_path: Path, content: str, message: str
) -> None:
    (tmp_path / "my.py").write_text(content, encoding="utf-8")
    answer = CliRunner().invoke(app, ["serve", "--bot", f"{tmp_path / 'my.py'}:MyBot"])
    assert answer.exit_code == 2
    assert message in answer.stderr
    assert answer.stderr.count("\n") == 1
