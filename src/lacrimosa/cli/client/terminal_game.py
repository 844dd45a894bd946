"""One game at the terminal: people answer, bots and the Soloist play, until the end or `quit`."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lacrimosa.bots.bot import Bot, Budget, Ranked, RankingBot
from lacrimosa.bots.forfeits import MoveLost, choice_instead
from lacrimosa.cli.client.hints import HintTable
from lacrimosa.cli.client.phrases import Phrases
from lacrimosa.cli.client.scores import final_screen, score_table
from lacrimosa.cli.client.screen import Screen
from lacrimosa.cli.client.titles import Titles
from lacrimosa.notation import Game, NotationError
from lacrimosa.notation.choices import choice_text, parse_choice
from lacrimosa.notation.log import event_line
from lacrimosa.review.hints import find_hints
from lacrimosa.review.judging import Settings
from lacrimosa.review.reviewing import evaluator_for
from lacrimosa.rules import events as e
from lacrimosa.rules.events import Event
from lacrimosa.rules.steps.turn import LayCard
from lacrimosa.rules.view import seen_events, view

HELP = """Type the number of an option, or its words: travel vienna; done
  why TEXT   why something cannot be done (why travel paris) and what it costs
  all        every option, exchanges too       board    the board again
  undo redo  until something hidden was shown  log N    the last N events
  score      VP by source                      save F   write the record to F
  hint       up to three good turns: VP behind the best, and what each brings
  help       this                              quit     leave"""

EXCHANGES = ("buy", "cash")
MOST_HINTS = 5
# What the board shows anyway; `log` tells it too.
UNTOLD = (e.ROW_SLID, e.CARDS_GATHERED, e.SHUFFLED, e.TURN_ENDED, e.GILDED)


class Quit(Exception):
    """The person wants to leave."""


class TerminalGame:
    """A game, who sits where, and the terminal."""

    def __init__(
        self, game: Game, bots: dict[int, Bot], console: Console, quick: bool, adviser: Bot | None
    ) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.adviser = adviser  # answers `hint` choice by choice, instead of whole turns
        self.quick = quick  # forced single choices are made at once
        self.phrases = Phrases(game.edition)
        self.names = [player.name for player in game.players]
        self.titles = Titles(game.edition, self.names)
        self.screen = Screen(self.phrases, self.names)
        self.hints = HintTable(self.phrases, game.words)
        self.shown = 0  # choices whose events the person has read

    def run(self) -> None:
        """Play to the end."""
        while not self.game.over:
            seat = self.game.to_move
            assert seat is not None
            if seat in self.bots:
                self._bot_plays(seat)
            else:
                self._person_plays(seat)
        self._tell_news(self._person())
        self.console.print(final_screen(self.game, self.names))

    def _person(self) -> int:
        """The seat whose eyes the terminal has when nobody in particular is asked."""
        people = [seat for seat in range(int(self.game.state.deal.players)) if seat not in self.bots]
        return people[0] if len(people) == 1 else -1

    def _bot_plays(self, seat: int) -> None:
        forced = self.game.forced()
        if forced is None:
            forced = self._ask_bot(seat)
        self.game.play(forced)

    def _ask_bot(self, seat: int) -> int:
        offered = self.game.options
        try:
            return self.bots[seat].choose(view(self.game.state, seat), offered, Budget())
        except MoveLost as lost:
            choice = choice_instead(offered)
            told = f"{self.names[seat]} lost its move ({lost.kind}): {lost}"
            self.console.print(escape(f"{told}. Chosen for it: {choice_text(self.game.words, choice)}"))
            return choice

    def _person_plays(self, seat: int) -> None:
        forced = self.game.forced()
        if self.quick and forced is not None:
            self.game.play(forced)
            self.console.print(f"[dim]Only one choice: {choice_text(self.game.words, forced)}[/]")
            return
        news = self._tell_news(seat)
        if news or self._turn_begins():
            self.console.print(self.screen.draw(self.game.view(seat)))
        shown = self._ask(seat, everything=False)
        while True:
            line = self._read()
            if self._obey(seat, line, shown):
                return
            if line.strip() == "all":
                shown = self._ask(seat, everything=True)

    def _turn_begins(self) -> bool:
        step = self.game.state.pending[-1]
        return isinstance(step, LayCard) and not step.into_story

    def _ask(self, seat: int, everything: bool) -> list[int]:
        """Print the question and its numbered options; the options as numbered."""
        state = self.game.view(seat).state
        self.console.print(f"\n[bold]{self.names[seat]}[/]: {self.phrases.question(state)}")
        texts = self.game.texts()
        shown = [n for n, text in texts.items() if everything or text.split()[0] not in EXCHANGES]
        if not shown:
            shown = list(texts)
        listed = Table.grid(padding=(0, 1))
        listed.add_column(justify="right", width=4, style="bold")
        listed.add_column()
        for number, choice in enumerate(shown, 1):
            listed.add_row(str(number), escape(self.phrases.option(state, seat, choice)))
        self.console.print(listed, highlight=False)
        if len(shown) < len(texts):
            self.console.print("[dim]     exchanges are open too: buy/cash talent, journey, composition[/]")
        return shown

    def _read(self) -> str:
        try:
            return self.console.input("[bold]> [/]").strip()
        except EOFError:
            raise Quit from None

    def _obey(self, seat: int, line: str, shown: list[int]) -> bool:
        """Carry out what was typed; whether a choice was made or taken back."""
        word, _, rest = line.partition(" ")
        if not line or word == "all":
            return False
        if word.isdigit() and not rest:
            return self._choose_number(int(word), shown)
        if word in ("undo", "redo"):
            return self._take_back(seat, word)
        told = self._tell_about(seat, word, rest)
        return False if told else self._choose_words(line)

    def _tell_about(self, seat: int, word: str, rest: str) -> bool:
        """Commands that only tell something; whether it was one."""
        if word == "quit":
            raise Quit
        if word == "why":
            self._why(seat, rest)
        elif word == "hint":
            self._hint(seat)
        elif word == "board":
            self.console.print(self.screen.draw(self.game.view(seat)))
        elif word == "log":
            self._log(seat, int(rest) if rest.isdigit() else 20)
        elif word == "score":
            self.console.print(score_table(self.game, self.names))
        elif word == "save":
            self._save(rest)
        elif word == "help":
            self.console.print(HELP, highlight=False)
        else:
            return False
        return True

    def _choose_number(self, number: int, shown: list[int]) -> bool:
        if not 1 <= number <= len(shown):
            self.console.print(f"There is no option {number}; 1 to {len(shown)}, or [bold]help[/].")
            return False
        self.game.play(shown[number - 1])
        return True

    def _choose_words(self, line: str) -> bool:
        try:
            self.game.play(line)
        except NotationError as problem:
            self.console.print(f"{problem}\nType [bold]help[/] for what can be typed.", highlight=False)
            return False
        return True

    def _take_back(self, seat: int, word: str) -> bool:
        if word == "undo" and not self.game.can_undo(seat):
            self.console.print("Not further back: something hidden has been shown, or another has chosen.")
            return False
        try:
            if word == "undo":
                self.game.undo()
            else:
                self.game.redo()
        except NotationError as problem:
            self.console.print(str(problem))
            return False
        self.shown = min(self.shown, len(self.game.moves))
        return True

    def _why(self, seat: int, text: str) -> None:
        try:
            choice = parse_choice(self.game.words, text)
        except NotationError as problem:
            self.console.print(str(problem), highlight=False)
            return
        self.console.print(escape(self.phrases.why(self.game.view(seat).state, seat, choice)))

    def _hint(self, seat: int) -> None:
        """Good turns from here on, by the view of this seat."""
        if self.adviser is not None:
            self._advice(self.adviser, seat)
            return
        game = self.game
        found = find_hints(evaluator_for(game.edition), game.words, game.view(seat), Settings())
        if not found:
            self.console.print("Hints are about turns; this is asked between them.")
            return
        self.console.print(self.hints.draw(found), highlight=False)

    def _advice(self, adviser: Bot, seat: int) -> None:
        """What a bot thinks of the choices there are."""
        offered, seen = self.game.options, self.game.view(seat)
        if len(offered) == 1:
            self.console.print("There is only one choice.")
            return
        try:
            if isinstance(adviser, RankingBot):
                ranked = adviser.rank(seen, offered, Budget())
            else:
                ranked = [Ranked(adviser.choose(seen, offered, Budget()), 0.0)]
        except MoveLost as lost:
            self.console.print(escape(f"{adviser.name} has no answer ({lost.kind}): {lost}"))
            return
        self.console.print(f"{escape(adviser.name)} would choose:", highlight=False)
        best = ranked[0].value
        for choice, value in ranked[:MOST_HINTS]:
            behind = "" if value == best else f"  [dim]{value - best:+.1f} VP[/]"
            text = escape(self.phrases.option(seen.state, seat, choice))
            self.console.print(f"  {text}{behind}", highlight=False)

    def _log(self, seat: int, count: int) -> None:
        events = [event for move in self.game.moves for event in move.events]
        for event in seen_events(events, seat)[-count:]:
            self.console.print(event_line(self.titles, event), highlight=False)

    def _tell_news(self, seat: int) -> bool:
        """Print what happened since the person last looked; whether others chose meanwhile."""
        news = self.game.moves[self.shown :]
        self.shown = len(self.game.moves)
        for move in news:
            self._tell(move.events, seat)
        return any(move.seat != seat for move in news)

    def _tell(self, events: Sequence[Event], seat: int) -> None:
        for event in seen_events(list(events), seat):
            own = event.seat == seat and event.kind in (e.LAID, e.ACTED)
            if event.kind not in UNTOLD and not own:
                line = event_line(self.titles, event)
                self.console.print(f"[dim]{escape(line)}[/]", highlight=False)

    def _save(self, name: str) -> None:
        if not name:
            self.console.print("Where to? save FILE")
            return
        try:
            Path(name).write_text(self.game.record(), encoding="utf-8")
        except (OSError, NotationError) as problem:
            self.console.print(f"Could not write {name}: {problem}")
            return
        self.console.print(f"Written to {name}.")
