"""Hints in the terminal: up to three turns, what is done in them, and what they bring."""

from collections.abc import Sequence
from typing import Final

from rich.markup import escape
from rich.table import Table

from lacrimosa.cli.client.phrases import Phrases
from lacrimosa.editions.phrases import joined
from lacrimosa.notation.log import good_text
from lacrimosa.notation.names import Names
from lacrimosa.review.deeds import Deed
from lacrimosa.review.hints import Hint

_SAID: Final = {
    "experience": "{what} into Experiences",
    "story": "{what} into Story",
    "income": "income",
    "document": "document {what}",
    "commission": "commission {what}",
    "perform": "perform {what}",
    "sell": "sell {what}",
    "travel": "travel to {what}",
    "requiem": "Requiem, {what}",
}


class HintTable:
    """Puts hints about one game into words."""

    def __init__(self, phrases: Phrases, names: Names) -> None:
        self.phrases = phrases
        self.names = names

    def draw(self, hints: Sequence[Hint]) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", width=4, style="bold")
        table.add_column(justify="right", width=8)
        table.add_column()
        for number, hint in enumerate(hints, 1):
            behind = "best" if number == 1 else f"{-hint.behind:+.1f} VP"
            table.add_row(str(number), behind, escape(self._done(hint)))
            table.add_row("", "", f"[dim]{escape(self._balance(hint))}[/]")
        return table

    def _done(self, hint: Hint) -> str:
        said = ", ".join(self._deed(deed) for deed in [*hint.cards, *hint.deeds])
        return said[:1].upper() + said[1:] if said else "Nothing more: end the turn"

    def _deed(self, deed: Deed) -> str:
        return _SAID[deed.kind].format(what=self._what(deed))

    def _what(self, deed: Deed) -> str:
        phrases, names = self.phrases, self.names
        if deed.kind in ("experience", "story", "document"):
            return phrases.memories[names.memories.number(deed.what)]
        if deed.kind in ("commission", "perform", "sell"):
            return phrases.opus[names.opus.number(deed.what)]
        if deed.kind == "travel":
            return phrases.places[names.places.number(deed.what)]
        if deed.kind == "requiem":
            space, note = deed.what.split(" ")
            return f"{phrases.space(names.spaces.number(space))}, {note} note"
        return deed.what

    def _balance(self, hint: Hint) -> str:
        """What the turn itself brings and costs."""
        number = self.names.goods.number
        brings = [good_text(self.names, number(good), n) for good, n in hint.gains.items() if n > 0]
        costs = [good_text(self.names, number(good), -n) for good, n in hint.gains.items() if n < 0]
        parts = [f"brings {joined(brings)}"] if brings else []
        parts += [f"costs {joined(costs)}"] if costs else []
        return "; ".join(parts) or "brings nothing at once"
