"""The few sentences that are sent to people who are away, in four languages. The page has all others."""

from dataclasses import dataclass
from typing import Final

from lacrimosa.server.messages.notifications import Language

TEST: Final = "test"


@dataclass(frozen=True)
class Sentences:
    """What is said of each event; `asked_other` where it is told to a whole table."""

    events: dict[str, str]
    asked_other: str
    stop: str


SENTENCES: Final[dict[Language, Sentences]] = {
    "en": Sentences(
        {
            "turn": "It is your turn",
            "start": "The game has started",
            "end": "The game is over",
            "undo": "Somebody asks to undo",
            TEST: "This is a test: messages arrive here",
        },
        "It is {name}’s turn",
        "Stop these messages",
    ),
    "fr": Sentences(
        {
            "turn": "C’est à vous de jouer",
            "start": "La partie a commencé",
            "end": "La partie est terminée",
            "undo": "On demande à annuler un coup",
            TEST: "Ceci est un essai\u00a0: les messages arrivent ici",
        },
        "Au tour de {name}",
        "Arrêter ces messages",
    ),
    "es": Sentences(
        {
            "turn": "Es tu turno",
            "start": "La partida ha empezado",
            "end": "La partida ha terminado",
            "undo": "Alguien pide deshacer una jugada",
            TEST: "Esto es una prueba: los mensajes llegan aquí",
        },
        "Es el turno de {name}",
        "Detener estos mensajes",
    ),
    "ru": Sentences(
        {
            "turn": "Ваш ход",
            "start": "Партия началась",
            "end": "Партия окончена",
            "undo": "Просят отменить ход",
            TEST: "Это проверка: сообщения приходят сюда",
        },
        "Ходит {name}",
        "Отключить эти сообщения",
    ),
}

# Chat programs read these as markup, as mentions of people, or as links: a name shall be nothing but a name.
_MARKUP: Final = str.maketrans("", "", "*_~`|<>[](){}@#\\/:&")


def plain(name: str) -> str:
    """A name as every program shows it."""
    return name.translate(_MARKUP).strip() or "?"
