"""English for the text client: what is asked, what an option does, and why something cannot be done."""

from lacrimosa.editions import Edition
from lacrimosa.editions import phrases as w
from lacrimosa.rules import choices as c
from lacrimosa.rules import reasons as r
from lacrimosa.rules.explain import obstacle, price_of, why_not
from lacrimosa.rules.payment import payment_plan
from lacrimosa.rules.reasons import Reason
from lacrimosa.rules.state import State
from lacrimosa.rules.steps.gain import NameWild
from lacrimosa.rules.steps.menu import ActionMenu
from lacrimosa.rules.steps.pay import Pay
from lacrimosa.rules.steps.requiem import ChooseMarker, PlaceNeutral
from lacrimosa.rules.steps.travel import ChooseRoute, tile_at
from lacrimosa.rules.steps.turn import ActOrIncome, LayCard
from lacrimosa.rules.tables import Cost

POINTS = ("talent", "journey", "composition")
ACTIONS = ("Document Memories", "Commission an Opus", "Perform or Sell", "Travel", "Requiem")
TYPES = ("opera", "religious music", "symphony", "chamber music")
INSTRUMENTS = ("horns", "percussion", "strings", "voice", "organ")
HALVES = ("performed or sold", "performed", "sold")

# A sentence for a reason, and the words its first value picks from; without words the value itself.
BECAUSE: dict[int, tuple[str, tuple[str, ...]]] = {
    r.GAME_OVER: ("The game is over.", ()),
    r.NOT_YOUR_TURN: ("Seat {} is asked now.", tuple("ABCD")),
    r.NOT_IN_HAND: ("That card is not in your hand.", ()),
    r.NOT_IN_ROW: ("That card is not in the row.", ()),
    r.ACTION_NOT_OFFERED: ("Nothing lets you do that now: {}.", ACTIONS),
    r.NO_SUCH_PLACE: ("There is no such place.", ()),
    r.NOTHING_THERE: ("Staying where no tile lies is no travel.", ()),
    r.NO_MARKER: ("You have no {} marker left.", INSTRUMENTS),
    r.NO_COMPOSER: ("Nobody can be hired in the bottom row of a solo game.", ()),
    r.TOO_FEW_DUCATS: ("An exchange costs 3 ducats; you are {} short.", ()),
    r.NO_COUNTER: ("You have no {} counter; track steps cannot be exchanged.", POINTS),
    r.EXCHANGE_CLOSED: ("Exchanges belong to your own turn, before you draw.", ()),
    r.OWED_FIRST: ("You could not pay what you owe after that.", ()),
    r.MARKER_GONE: ("That marker cannot be taken now.", ()),
}


class Phrases:
    """Sentences about one game of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        data = edition.data
        self.opus = [*(card.title for card in data.opus.opus), data.opus.starting_opus.title]
        self.memories = [card.title for card in (*data.memory.starting, *data.memory.memory)]
        self.places = [place.name for place in data.board.map.place]
        self.composers = [composer.name for composer in data.composers.composer]
        self.movements = [name.replace("_", " ").title() for name in edition.movement_ids]

    # --- names -----------------------------------------------------------------------------------

    def space(self, space: int) -> str:
        """A Requiem space: movement, place from the top, instrument."""
        tables = self.edition.tables
        movement = tables.space_movement[space]
        place = space - tables.first_space[movement] + 1
        return f"{self.movements[movement]} {place} ({INSTRUMENTS[tables.space_instrument[space]]})"

    def memory(self, memory: int) -> str:
        """What a Memory card does, without its title."""
        card = self.edition.tables.memories[memory]
        parts = [" + ".join(ACTIONS[action] for action in card.actions)]
        if card.top.ducats or card.top.tracks or card.top.wild_tracks:
            parts.append(f"top {w.describe_reward(card.top)}")
        return f"{', '.join(parts)}; story {w.describe_reward(card.story)}"

    def work(self, opus: int) -> str:
        """What a work is and gives, without title and price."""
        card = self.edition.tables.opus[opus]
        kind = TYPES[card.kind] if card.kind >= 0 else "starting Opus"
        perform = f"perform for {w.describe_performance(self.edition, opus)}"
        sell = f"sell for {w.describe_sale(self.edition, opus)}"
        return f"{kind}, {card.vp} VP; {perform}{_talent(card.perform_cost)}, {sell}{_talent(card.sell_cost)}"

    def tile(self, tile: int) -> str:
        """What a composer tile gives, without its price."""
        repeat = w.describe_repeat(self.edition, tile)
        instant = w.describe_reward(self.edition.tables.composer_tiles[tile].instant)
        if not repeat:
            return instant
        return f"repeating {repeat}" if instant == "nothing" else f"{instant}; repeating {repeat}"

    def composer(self, state: State, note: int) -> str:
        composer = int(state.deal.top if note == 0 else state.deal.bottom)
        return self.composers[composer] if composer >= 0 else "the Soloist's note"

    # --- the question ----------------------------------------------------------------------------

    def question(self, state: State) -> str:
        """One plain sentence: what is asked now."""
        step = state.pending[-1]
        if isinstance(step, LayCard):
            if step.into_story:
                return "Which card goes to your Story? It gives nothing now and pays in maintenance."
            return "Which card goes to your Experiences? You may act on it this turn."
        if isinstance(step, ActOrIncome):
            return f"Act on the card, or take {w.amount(int(state.round), 'ducat')} instead?"
        if isinstance(step, ActionMenu):
            return self._menu_question(step)
        if isinstance(step, NameWild):
            return "A wildcard point: which type?"
        if isinstance(step, Pay):
            return f"You owe {w.describe_cost(step.cost)}. How do you pay?"
        if isinstance(step, ChooseMarker):
            return "Which marker do you take off your board?"
        if isinstance(step, PlaceNeutral):
            return f"Where in the {self.movements[step.movement]} does the neutral marker go?"
        if isinstance(step, ChooseRoute):
            return "Which way does the coach go?"
        return "What now?"

    def _menu_question(self, menu: ActionMenu) -> str:
        names = [ACTIONS[grant.action] for grant in menu.grants]
        if menu.is_repeat:
            return f"Agnus Dei: {names[0]} once more?"
        if not names:
            return "Nothing more to do but exchanges."
        return f"What do you do? Open: {', '.join(names)}."

    # --- an option -------------------------------------------------------------------------------

    def option(self, state: State, seat: int, choice: int) -> str:
        """What a choice means, with its whole price and what it brings."""
        kind = c.kind_of(choice)
        number = choice - kind
        if kind in (c.LAY_EXPERIENCE, c.LAY_STORY):
            return f"{self.memories[number]}: {self.memory(number)}"
        if kind in (
            c.DOCUMENT_CARD,
            c.COMMISSION_CARD,
            c.PERFORM_CARD,
            c.SELL_CARD,
            c.TRAVEL_TO,
            c.REQUIEM_SPACE,
        ):
            return self._target(state, seat, kind, number) + self.cost(state, seat, choice)
        return self._small_choice(state, kind, number)

    def _small_choice(self, state: State, kind: int, number: int) -> str:
        if kind == c.ACT:
            return "Act"
        if kind == c.INCOME:
            return f"Income: {w.amount(int(state.round), 'ducat')}"
        if kind == c.DONE:
            step = state.pending[-1]
            return "End the turn" if isinstance(step, ActionMenu) and step.ends_turn else "No, thank you"
        if kind == c.BUY:
            return f"Exchange: 3 ducats for a {POINTS[number]} counter"
        if kind == c.CASH:
            return f"Exchange: a {POINTS[number]} counter for 1 ducat"
        if kind == c.NAME:
            return POINTS[number].capitalize()
        if kind == c.FROM_TRACK:
            return f"{number} from the track, the rest with counters"
        if kind == c.ROUTE:
            return f"Route {number + 1}"
        if kind == c.MARKER:
            reward = w.describe_reward(self.edition.tables.instrument_reward[number])
            return f"The marker of instrument space {number + 1}: {reward}"
        return f"{self.space(number >> 1)}, {('eighth', 'sixteenth')[number & 1]} note"

    def _target(self, state: State, seat: int, kind: int, number: int) -> str:
        if kind == c.DOCUMENT_CARD:
            return f"Document {self.memories[number]}: {self.memory(number)}"
        if kind == c.COMMISSION_CARD:
            return f"Commission {self.opus[number]}: {self.work(number)}"
        if kind == c.PERFORM_CARD:
            return f"Perform {self.opus[number]}: {w.describe_performance(self.edition, number)}"
        if kind == c.SELL_CARD:
            return f"Sell {self.opus[number]}: {w.describe_sale(self.edition, number)}"
        if kind == c.TRAVEL_TO:
            return self._journey(state, number)
        space, note = number >> 1, number & 1
        tile = int(state.top_tile(note, self.edition.tables.space_movement[space]))
        text = self.tile(tile) if tile >= 0 else "nobody to hire"
        return f"Requiem, {self.space(space)} by {self.composer(state, note)}: {text}"

    def _journey(self, state: State, place: int) -> str:
        where = f"{'Stay in' if place == state.mozart else 'Travel to'} {self.places[place]}"
        if state.map_tiles[place] < 0:
            return f"{where}, where no tile is left"
        tile = tile_at(state, place)
        reward = tile.gilded if state.gilded >> place & 1 else tile.plain
        text = f"{where}: {w.describe_reward(reward)}"
        if self.edition.tables.is_court[place]:
            text += f", {tile.vp} VP at the end for {w.describe_needs(self.edition, tile)}"
        return text

    def cost(self, state: State, seat: int, choice: int) -> str:
        """The whole price in brackets, and what has to be exchanged for it."""
        if not c.DOCUMENT_CARD <= choice < c.NEUTRAL_SPACE:
            return ""
        price = price_of(state, seat, choice)
        if price.total.is_free():
            return " [free]"
        plan = payment_plan(state, seat, price.total, price.gain)
        notes = [f"buy {number} {POINTS[kind]}" for kind, number in enumerate(plan.buy) if number]
        notes += [f"give {number} {POINTS[kind]} counter" for kind, number in enumerate(plan.cash) if number]
        extra = f"; {', '.join(notes)} first" if plan.possible and notes else ""
        return f" [{w.describe_cost(price.total)}{extra}]"

    def why(self, state: State, seat: int, choice: int) -> str:
        """The answer to "why not", and what it would cost."""
        reason = why_not(state, seat, choice)
        if reason is None:
            return f"It can be done now.{self.cost(state, seat, choice)}"
        answer = self.reason(state, reason)
        later = obstacle(state, seat, choice)
        if later is not None and later.code != reason.code:
            answer += f" Besides: {self.reason(state, later)}"
        return answer + self.cost(state, seat, choice)

    # --- why not ---------------------------------------------------------------------------------

    def reason(self, state: State, reason: Reason) -> str:
        """Why something cannot be chosen, with the rule."""
        return f"{self._because(state, reason)} ({reason.rule})"

    def _because(self, state: State, reason: Reason) -> str:
        a, b = int(reason.a), int(reason.b)
        if reason.code == r.CANNOT_PAY and reason.short is not None:
            return f"You are short of {w.describe_cost(reason.short)}."
        if reason.code in (r.NOT_YOURS, r.ALREADY_PERFORMED, r.WRONG_TYPE, r.WRONG_HALF):
            return self._about_work(int(reason.code), self.opus[a], b)
        if reason.code in (r.SPACE_TAKEN, r.SPACE_COVERED, r.WRONG_MOVEMENT):
            return self._about_space(int(reason.code), a)
        if reason.code == r.NOT_ASKED_NOW and state.pending:
            return f"Something else comes first: {self.question(state)}"
        if reason.code == r.STACK_EMPTY:
            return f"{self.composer(state, b)} has no tile left for that movement."
        sentence, words = BECAUSE.get(int(reason.code), ("There is no such choice.", ()))
        return sentence.format(words[a] if words else a)

    def _about_work(self, code: int, title: str, b: int) -> str:
        if code == r.NOT_YOURS:
            return f"{title} does not lie in front of you."
        if code == r.ALREADY_PERFORMED:
            return f"{title} has been performed this round."
        if code == r.WRONG_TYPE:
            return f"{title} is not of the type asked for: {TYPES[b]}."
        return f"A work may only be {HALVES[b]} here."

    def _about_space(self, code: int, space: int) -> str:
        if code == r.SPACE_TAKEN:
            return f"{self.space(space)} is taken."
        if code == r.SPACE_COVERED:
            return f"Constanze covers {self.space(space)}."
        return "The neutral marker stays in the movement of your own."


def _talent(cost: Cost) -> str:
    return "" if cost.is_free() else f" (costs {w.describe_cost(cost)})"
