"""Game as an object of Python: printed, shown in a notebook, copied, compared."""

import copy
import json
import pickle
import random
from pathlib import Path

import pytest
from editions.box import Box
from notation.playing import TABLES, new_game, pick, played, steps

from lacrimosa.editions import load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.board import WIDTH
from lacrimosa.rules.bits import members
from lacrimosa.rules.chance import BadOutcome
from lacrimosa.rules.play import advance_game, options
from lacrimosa.rules.view import SPECTATOR
from lacrimosa.testkit.playouts import view_bytes

Options = tuple[int, str | None, bool]


def hand_words(game: Game, seat: int) -> list[str]:
    return [game.words.memories.word(memory) for memory in members(game.state.seats[seat].hand)]


@pytest.mark.both
def test_copies_and_pickles_compiled_and_interpreted_alike() -> None:
    game = played(TABLES[6], 8, most=70)
    assert pickle.loads(pickle.dumps(game)) == game
    before, seen = game.position(), game.view(int(game.to_move or 0))
    for twin in (
        copy.copy(game.state),
        copy.deepcopy(game.state),
        copy.copy(seen).state,
        copy.deepcopy(seen).state,
    ):
        advance_game(twin, options(twin)[0])
    assert game.position() == before, "copies go their own way"
    assert view_bytes(game.edition, seen) == view_bytes(game.edition, game.view(seen.seat))
    for thing in (game.state, game.view(0), Game.from_position(game.position())):
        with pytest.raises(TypeError, match="cannot be pickled; send"):
            pickle.dumps(thing)


def test_a_game_with_an_own_edition_is_not_pickled_without_it(tmp_path: Path) -> None:
    own = Box(tmp_path).replace("edition.toml", "version = ", "version = 1").load()
    with pytest.raises(TypeError, match="own edition cannot be pickled"):
        pickle.dumps(Game.new(2, edition=own))


def test_a_game_says_what_it_is_in_one_line() -> None:
    game = Game.new(2, seed=1791, names=["Anna", "Ben"])
    assert repr(game) == "<Game: koechel, 2 players, round 1, turn 1, seat 1 is asked, 0 choices>"
    game.play(game.options[0])
    assert repr(game).endswith("1 choice>")
    assert repr(played(TABLES[6], 1)).startswith("<Game: koechel, 2 players, the game is over, ")
    assert "1791" not in repr(game)  # whoever knows the seed knows every card
    assert repr(game.moves[0]) == "<Move: seat 1 in round 1, turn 1: choice 0, 1 event>"


@pytest.mark.parametrize("table", TABLES[::3])
def test_print_draws_the_board_with_every_hand(table: Options) -> None:
    game = played(table, 8, most=70)
    text = str(game)
    assert max(map(len, text.splitlines())) <= WIDTH
    assert "Requiem" in text
    for seat in range(table[0]):
        for word in hand_words(game, seat):
            assert word in text
    assert "The game is over" in str(played(table, 8))


def test_a_seats_board_shows_what_the_seat_may_know() -> None:
    game = played(TABLES[6], 8, most=70)
    own, other = hand_words(game, 0), hand_words(game, 1)
    lines = str(game.board(0)).splitlines()
    assert [line for line in lines if line.startswith("Hand")] == [f"Hand         {', '.join(own)}"]
    assert own != other
    assert "Hand" not in str(game.board(SPECTATOR))
    assert repr(game.board(1)) == f"<Board of {game.view(1)!r}>"
    for board in (game.board(), game.board(0), game.board(SPECTATOR), game):
        assert board._repr_svg_().startswith("<svg")
    assert game.board(1).svg() != game.board(0).svg()


def test_a_board_stays_as_it_is() -> None:
    game = played(TABLES[6], 8, most=70)
    boards = [game.board(), game.board(0)]
    texts = [str(board) for board in boards]
    game.play(game.options[0])
    assert [str(board) for board in boards] == texts


@pytest.mark.parametrize("table", TABLES[1::4])
def test_a_copy_goes_its_own_way(table: Options) -> None:
    game = new_game(table, 9)
    for made in steps(game, 9):
        if made in (0, 30, 77):
            twin = game.copy()
            assert type(twin) is type(game)
            assert twin == game
            position = game.position()
            twin.play(twin.options[-1])
            if made:
                twin.undo_to(made - 3)
            assert twin != game
            assert game.position() == position
            assert len(game.moves) == made


def test_a_copy_can_take_back_and_redo_what_the_game_can() -> None:
    game = played(TABLES[6], 2, most=60)
    record = game.record()
    game.undo_to(40)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        while twin.can_redo:
            twin.redo()
        assert twin.record() == record
        twin.undo_to(0)
        assert twin == new_game(TABLES[6], 2)
    assert len(game.moves) == 40
    middle = Game.from_position(game.position())
    twin = middle.copy()
    twin.play(twin.options[0])
    twin.undo()
    assert twin == middle


def test_games_are_equal_if_deal_choices_and_luck_are() -> None:
    game = played(TABLES[6], 2, most=60)
    assert game == Game.from_record(game.record())
    assert game == played(TABLES[6], 2, most=60)
    assert game != played(TABLES[6], 2, most=59)
    assert game != played(TABLES[6], 3, most=60)
    assert game != played(TABLES[7], 2, most=60)
    assert Game.new(2, seed=5, names=["Anna", "Ben"]) == Game.new(2, seed=5)
    assert game != Game.from_position(game.position())  # it knows nothing of what was before
    assert Game.from_position(game.position()) == Game.from_position(game.position())
    assert game != game.record()
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_another_edition_is_another_game(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("own")
    for file in (SHIPPED / "koechel").glob("*.toml"):
        (folder / file.name).write_bytes(file.read_bytes())
    about = folder / "edition.toml"
    about.write_text(about.read_text(encoding="utf-8") + "\n# another\n", encoding="utf-8")
    own = load(folder)
    assert Game.new(2, seed=5, edition=own) != Game.new(2, seed=5)
    assert Game.new(2, seed=5, edition=own) == Game.new(2, seed=5, edition=load(folder))


@pytest.mark.both
def test_outcomes_that_cannot_be_leave_the_game_as_it_was() -> None:
    whole = played(TABLES[6], 2)
    at = next(n for n, move in enumerate(whole.moves) if move.shuffles)
    whole.undo_to(at)
    choice = whole._undone[-1].choice
    before = whole.copy()
    wrong: list[list[bytes]] = [[], [b""], [b"\xff\xfe"], [b"\0" * 9], [b"\0" * 9] * 9]
    for outcomes in wrong:
        with pytest.raises(BadOutcome):
            whole.make(choice, outcomes)
        assert whole == before
        assert whole.can_redo
    with pytest.raises(TypeError):
        whole.make(choice, [7, None])  # type: ignore[list-item]
    assert whole == before


def test_a_whole_game_goes_through_json() -> None:
    game = played(TABLES[6], 4)
    choices = json.loads(json.dumps(game.choices))
    again = new_game(TABLES[6], 4)
    for choice in choices:
        again.play(choice)
    assert again == game


def test_own_editions_are_asked_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("mybox")
    for file in (SHIPPED / "koechel").glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        (folder / file.name).write_text(text.replace('id = "koechel"', 'id = "mybox"'), encoding="utf-8")
    game = Game.new(2, seed=5, edition=str(folder))
    assert game.edition.id == "mybox"
    told = r'"mybox" is no shipped edition \(an own one has to be given too, as edition="path/to/its/folder"'
    for read, text in ((Game.from_record, game.record()), (Game.from_position, game.position())):
        with pytest.raises(NotationError, match=told):
            read(text)
        assert read(text, edition=str(folder)).edition.digest == game.edition.digest
        assert read(text, edition=folder).edition.digest == game.edition.digest
        assert read(text, edition=game.edition).edition is game.edition
        with pytest.raises(NotationError, match=r"nowhere: this is neither a folder"):
            read(text, edition="nowhere")


def test_the_luck_of_a_copy_is_the_same() -> None:
    game = new_game(TABLES[10], 7)
    twin = game.copy()
    luck = random.Random(1)
    while not game.over:
        choice = pick(game, luck)
        game.play(choice)
        twin.play(choice)
    assert twin == game
