"""Records: a whole game as text, for people to read and for programs to replay with every rule checked.

A record carries what chance decided, so it needs no seed and outlives any change of the generator.
"""

import re
from itertools import groupby

from lacrimosa.editions import Edition
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.deals import cards_of, codes_of, deck_words, numbers_of, words_of
from lacrimosa.notation.errors import NotationError, RecordError, quoted
from lacrimosa.notation.game import Game
from lacrimosa.notation.header import (
    Field,
    Header,
    at_line,
    header_lines,
    named_edition,
    read_edition,
    read_game,
    result_text,
)
from lacrimosa.notation.moves import Move
from lacrimosa.notation.names import Names
from lacrimosa.rules.chance import BadOutcome
from lacrimosa.rules.events import PILE_CITIES, PILE_ROW
from lacrimosa.rules.play import to_move
from lacrimosa.rules.state import Deal

_TURN = re.compile(r"(?P<label>[0-9]\.(?:[0-9]|m)) (?P<seat>\S+): ?(?P<choices>.*)")
_FIELD = re.compile(r"(?P<key>[a-z]+(?: [A-D1-5])?): ?(?P<value>.*)")
# A choice, and behind it in brackets what chance decided.
_PIECE = re.compile(r"(?P<choice>[^;\[\]]*)(?P<outcomes>(?:\[[^;\[\]]*\]\s*)*)")
_OUTCOME = re.compile(r"\[(?P<pile>[^:\]]*):(?P<order>[^\]]*)\]")
MAINTENANCE = "m"


# --- writing


def write_record(game: Game) -> str:
    """The record of a game, finished or not; a game entered in its middle has none."""
    if not game.is_whole:
        raise RecordError("a game entered at a position has no record: what was before is not known")
    head = [f"{key}: {value}" for key, value in header_lines(game)]
    # The deal stands apart: nobody reads it for the story of the game.
    at = next(n for n, line in enumerate(head) if line.startswith("bonuses:"))
    lines = [*head[:at], "", *head[at:], "", *turn_lines(game)]
    return "\n".join(lines).rstrip("\n") + "\n"


def turn_lines(game: Game) -> list[str]:
    """One line for every run of choices of one seat within a turn."""
    lines = []
    for (label, seat), run in groupby(game.moves, lambda move: (_label(move.round, move.turn), move.seat)):
        pieces = "; ".join(_piece(game.words, game.state.deal, move) for move in run)
        lines.append(f"{label} {game.words.seats.word(seat)}: {pieces}")
    return lines


def _label(round_: int, turn: int) -> str:
    return f"{round_}.{turn or MAINTENANCE}"


def _piece(names: Names, deal: Deal, move: Move) -> str:
    parts = [choice_text(names, move.choice)]
    for pile, order in move.shuffles:
        word = names.pile(pile, deal.players == 1)
        parts.append(f"[{word}: {_order_text(names, deal, pile, order)}]")
    return " ".join(parts)


def _order_text(names: Names, deal: Deal, pile: int, order: bytes) -> str:
    if pile == PILE_ROW:
        return cards_of(names, order)
    return words_of(names.cities if pile == PILE_CITIES else deck_words(names, deal, pile), order)


# --- reading


def edition_of(text: str) -> tuple[str, str]:
    """Id and digest of the edition a record was made with; the game itself is not looked at."""
    _, name, digest = named_edition(_split(text)[0])
    return name, digest


def read_record(text: str, edition: Edition | None = None) -> Game:
    """The game of a record, replayed with every rule checked. RecordError names the line that is wrong."""
    header, turns = _split(text)
    game = read_game(header, read_edition(header, edition))
    for line, found in turns:
        with at_line(line):
            _read_turn(game, found)
    result = header.fields["result"]
    expected = result_text(game)
    if result.value != expected:
        raise RecordError(
            f"line {result.line}: the record says {quoted(result.value)}; the result is {quoted(expected)}"
        )
    return game


def _split(text: str) -> tuple[Header, list[tuple[int, re.Match[str]]]]:
    """Lines by kind. Empty lines and lines that begin with # mean nothing."""
    fields: dict[str, Field] = {}
    turns: list[tuple[int, re.Match[str]]] = []
    end = 1
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        turn, field = _TURN.fullmatch(line), _FIELD.fullmatch(line)
        if turn is not None:
            end = number if not turns else end
            turns.append((number, turn))
        elif field is None:
            raise RecordError(f'line {number}: {quoted(line)} is neither "key: value" nor a turn')
        elif turns:
            raise RecordError(f"line {number}: {quoted(field['key'])} stands below the first turn")
        elif field["key"] in fields:
            first = fields[field["key"]].line
            raise RecordError(f"line {number}: {quoted(field['key'])} stands in line {first} already")
        else:
            fields[field["key"]] = Field(number, field["value"].strip())
            end = number
    return Header(fields, end), turns


def _read_turn(game: Game, found: re.Match[str]) -> None:
    seat = game.words.seats.number(found["seat"])
    for text in found["choices"].split(";"):
        piece = _PIECE.fullmatch(text.strip())
        if piece is None:
            raise NotationError(f"{quoted(text.strip())} is no choice with outcomes in brackets behind it")
        _read_piece(game, found["label"], seat, piece)


def _read_piece(game: Game, label: str, seat: int, piece: re.Match[str]) -> None:
    text = piece["choice"].strip()
    if game.over:
        raise NotationError(f"{quoted(text)} comes after the end of the game")
    asked = int(to_move(game.state))
    now = _label(int(game.state.round), int(game.state.turn))
    words = game.words
    if (asked, now) != (seat, label):
        raise NotationError(
            f"{quoted(text)} is of {label} seat {words.seats.word(seat)}, "
            f"but {now} seat {words.seats.word(asked)} is asked"
        )
    choice = parse_choice(words, text)
    written = [_read_outcome(game, outcome) for outcome in _OUTCOME.finditer(piece["outcomes"])]
    if len(written) != piece["outcomes"].count("["):
        raise NotationError(f'{quoted(piece["outcomes"])} does not read "[PILE: IDS]"')
    try:
        move = game.make(choice, [order for _, order in written])
    except BadOutcome as problem:
        told = quoted(piece["outcomes"]) if written else "nothing in brackets"
        raise NotationError(
            f"after {quoted(text)}: {told} is not how the piles shuffled here can lie"
        ) from problem
    if [pile for pile, _ in move.shuffles] != [pile for pile, _ in written]:
        needed = ", ".join(words.pile(pile, game.state.is_solo()) for pile, _ in move.shuffles)
        raise NotationError(f"after {quoted(text)} other piles are shuffled: {needed}")


def _read_outcome(game: Game, found: re.Match[str]) -> tuple[int, bytes]:
    """The pile of an outcome and its order."""
    names, deal = game.words, game.state.deal
    piles = {
        names.pile(pile, game.state.is_solo()): pile
        for pile in [*range(len(game.players)), PILE_CITIES, PILE_ROW]
    }
    pile = piles.get(found["pile"].strip())
    if pile is None:
        raise NotationError(f"{quoted(found['pile'])} is no pile; there are {', '.join(piles)}")
    if pile == PILE_ROW:
        return pile, codes_of(names, found["order"])
    return pile, numbers_of(
        names.cities if pile == PILE_CITIES else deck_words(names, deal, pile), found["order"]
    )
