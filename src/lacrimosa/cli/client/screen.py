"""The board in a terminal, drawn from a view and nothing else."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lacrimosa.cli.client.phrases import INSTRUMENTS, POINTS, TYPES, Phrases
from lacrimosa.editions import phrases as w
from lacrimosa.rules import choices as c
from lacrimosa.rules.bits import count_bits, members
from lacrimosa.rules.explain import price_of
from lacrimosa.rules.kinds import MEMORY_CARD, NO_CARD, ROW_SPACES, SALIERI_CARD
from lacrimosa.rules.scoring import majority
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.steps.travel import tile_at
from lacrimosa.rules.view import View, cards_to_come

COLOURS = ("red", "blue", "green", "yellow")
NOTES = ("♪", "♬")


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))


class Screen:
    """Draws views of one game."""

    def __init__(self, phrases: Phrases, seat_names: list[str]) -> None:
        self.phrases = phrases
        self.edition = phrases.edition
        self.seat_names = seat_names

    def draw(self, view: View) -> RenderableType:
        """Everything a seat sees, top to bottom."""
        state = view.state
        own = view.seat if 0 <= view.seat < state.deal.players else 0
        parts: list[RenderableType] = [self._head(state), self._row(state, own)]
        parts += [self._map(state), self._requiem(state), self._seats(state)]
        if view.sees_hand(own):
            parts.append(self._own_board(state, state.seats[own]))
        return Group(*parts)

    def seat_name(self, seat: int) -> Text:
        return Text(self.seat_names[seat], style=COLOURS[seat % 4])

    def _head(self, state: State) -> Text:
        turn = f"turn {state.turn}" if state.turn else "maintenance"
        bonus = w.describe_bonus(self.edition, int(state.bonus))
        return Text(f"Round {state.round} of 5, {turn}.  Period bonus: {bonus}", style="bold")

    def _row(self, state: State, seat: int) -> Table:
        table = _table(f"Card row ({cards_to_come(state)} cards to come; × leaves after the round)")
        for heading in ("", "card", "what", "price here"):
            table.add_column(heading)
        for at in range(ROW_SPACES):
            card = state.row[at]
            if card == NO_CARD:
                continue
            leaves = " ×" if at >= 3 else ""
            if card == SALIERI_CARD:
                table.add_row(f"{at + 1}{leaves}", "Salieri", "", "")
            elif card < MEMORY_CARD:
                text = self.phrases.work(card)
                price = self._price(state, seat, c.COMMISSION_CARD + card)
                table.add_row(f"{at + 1}{leaves}", f"[bold]{self.phrases.opus[card]}[/]", text, price)
            else:
                memory = card - MEMORY_CARD
                price = self._price(state, seat, c.DOCUMENT_CARD + memory)
                title = f"[italic]{self.phrases.memories[memory]}[/]"
                table.add_row(f"{at + 1}{leaves}", title, self.phrases.memory(memory), price)
        return table

    def _price(self, state: State, seat: int, choice: int) -> str:
        price = price_of(state, seat, choice)
        cost = w.describe_cost(price.total)
        gain = w.describe_reward(price.gain)
        return cost if gain == "nothing" else f"{cost}, gain {gain}"

    def _map(self, state: State) -> Table:
        table = _table("Map")
        for heading in ("", "place", "roads", "tile"):
            table.add_column(heading)
        for place, name in enumerate(self.phrases.places):
            here = "●" if state.mozart == place else ""
            text = ""
            if state.map_tiles[place] >= 0:
                tile = tile_at(state, place)
                gilded = state.gilded >> place & 1
                reward = w.describe_reward(tile.gilded if gilded else tile.plain)
                text = f"{w.describe_cost(tile.cost)} → {reward}{' (gilded)' if gilded else ''}"
                if self.edition.tables.is_court[place]:
                    text += f"; {tile.vp} VP: {w.describe_needs(self.edition, tile)}"
            route = self.edition.tables.routes[state.mozart][place][0]
            table.add_row(here, name, "" if here else w.describe_cost(route), text)
        return table

    def _requiem(self, state: State) -> Table:
        table = _table("Requiem")
        notes = range(1 if state.is_solo() else 2)
        composers = ", ".join(f"{NOTES[n]} {self.phrases.composer(state, n).split()[-1]}" for n in notes)
        for heading in ("movement", "VP", "spaces", f"top tiles: {composers}"):
            table.add_column(heading)
        tables = self.edition.tables
        for movement, name in enumerate(self.phrases.movements):
            spaces = range(tables.first_space[movement], tables.first_space[movement + 1])
            marks = Text(" ").join(self._space(state, space) for space in spaces)
            tops = []
            for note in range(2):
                tile = int(state.top_tile(note, movement))
                if tile >= 0:
                    cost = w.describe_cost(tables.composer_tiles[tile].cost)
                    tops.append(f"{NOTES[note]} {cost} → {self.phrases.tile(tile)}")
            leads = int(majority(state, movement))
            vp = f"{tables.high[movement]}/{tables.low[movement]}{'' if leads < 0 else ' ' + NOTES[leads]}"
            table.add_row(name, vp, marks, "\n".join(tops))
        return table

    def _space(self, state: State, space: int) -> Text:
        letter = INSTRUMENTS[self.edition.tables.space_instrument[space]][0].upper()
        if state.covered >> space & 1:
            return Text("█", style="dim")
        for seat in state.seats:
            for note, mask in enumerate((seat.eighths, seat.sixteenths)):
                if mask >> space & 1:
                    return Text(NOTES[note], style=COLOURS[int(seat.index) % 4])
        for note, mask in enumerate((state.neutral_eighths, state.neutral_sixteenths)):
            if mask >> space & 1:
                return Text(NOTES[note])
        return Text(letter)

    def _seats(self, state: State) -> Group:
        """Two lines for each patron: numbers, then works and courts."""
        lines: list[RenderableType] = [Text("Patrons", style="italic")]
        for seat in state.seats:
            index = int(seat.index)
            head = Text("▶ " if index == state.active else "  ") + self.seat_name(index)
            lines.append(head + Text(": " + ", ".join(self._numbers(state, seat))))
            works = "; ".join(self._work(seat, opus) for opus in members(seat.opus))
            courts = "; ".join(self._court(court) for court in members(seat.courts))
            if works:
                lines.append(Text(f"    works: {works}"))
            if courts:
                lines.append(Text(f"    courts: {courts}"))
        return Group(*lines)

    def _numbers(self, state: State, seat: Seat) -> list[str]:
        finance = w.describe_reward(self.edition.tables.finance[seat.finance])
        markers = f"{count_bits(seat.markers)} markers left"
        if seat.index == state.soloist():
            return [f"{seat.vp} VP", f"finance {seat.finance}", markers]
        points = [f"{seat.track(kind)}+{seat.counter(kind)} {POINTS[kind]}" for kind in range(3)]
        hand = f"{seat.hand_size()} in hand"
        return [
            f"{seat.vp} VP",
            w.amount(int(seat.ducats), "ducat"),
            *points,
            f"finance pays {finance}",
            hand,
            markers,
        ]

    def _work(self, seat: Seat, opus: int) -> str:
        kind = int(self.edition.tables.opus[opus].kind)
        turned = ", performed" if seat.performed >> opus & 1 else ""
        return f"{self.phrases.opus[opus]} ({TYPES[kind] if kind >= 0 else 'no type'}{turned})"

    def _court(self, court: int) -> str:
        tile = self.edition.tables.courts[court]
        return f"{tile.vp} VP: {w.describe_needs(self.edition, tile)}"

    def _own_board(self, state: State, seat: Seat) -> Panel:
        lines = []
        for column in range(4):
            above, below = int(seat.experience(column)), int(seat.story_card(column))
            if above >= 0:
                story = self.phrases.memories[below] if below >= 0 else "–"
                lines.append(f"{column + 1}. {self.phrases.memories[above]} / story: {story}")
        tables = self.edition.tables
        left = [
            f"{INSTRUMENTS[tables.instrument_of[at]]}: {w.describe_reward(tables.instrument_reward[at])}"
            for at in members(seat.markers)
        ]
        lines.append(f"Markers left: {'; '.join(left) or 'none'}")
        at_work = [w.describe_repeat(self.edition, tile) for tile in members(seat.tiles)]
        lines.append(f"Composers at work: {'; '.join(text for text in at_work if text) or 'none'}")
        return Panel("\n".join(lines), title="Your board", title_align="left")
